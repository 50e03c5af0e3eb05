// The address of a position that was set up by hand: the position itself, packed, behind the # that no server sees.

const START = "#position=";
const MOST = 30_000; // characters: longer addresses are cut by programs that pass them on

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

// The address that opens this file in the editor. Throws an Error where it would be too long.
export async function linkTo({ game, title, seats, options, seed, cards, situation }) {
  const file = { game, title, seats, options, seed, ...(cards ? { cards } : {}), situation };
  const text = new TextEncoder().encode(JSON.stringify(file));
  const packed = await through(text, new CompressionStream("deflate-raw"));
  const code = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  if (code.length > MOST) throw new Error("too long");
  return `${location.origin}/situation?game=${encodeURIComponent(game)}${START}${code}`;
}

// Whether an address is meant to hold a position.
export const isShared = (hash) => hash.startsWith(START);

// The file in an address, or null: none, or what cannot be read. The server checks what it says.
export async function sharedIn(hash) {
  if (!isShared(hash) || hash.length > START.length + MOST) return null;
  try {
    const bytes = atob(hash.slice(START.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    const file = JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw"))));
    const { game, title, seats, options, seed, cards, situation } = file;
    const filled = { options: options ?? {}, seed: seed ?? "1", cards: cards ?? null, situation: situation ?? {} };
    return { game, title: String(title ?? "").slice(0, 120), seats, ...filled, source: [], steps: [] };
  } catch {
    return null;
  }
}
