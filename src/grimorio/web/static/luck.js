// This person's share of the luck: 16 random bytes as text. Together with the server's secret it makes the seed.
export function secret() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
