// SHA-256 (FIPS 180-4) in plain JavaScript: the browser's own works over HTTPS only, and tables on a local network have
// none.
function firstPrimes(count) {
  const found = [];
  for (let one = 2; found.length < count; one += 1) if (found.every((prime) => one % prime)) found.push(one);
  return found;
}

// The first 32 bits behind the point of a root.
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const START = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

function padded(bytes) {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const end = new DataView(whole.buffer);
  end.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  end.setUint32(whole.length - 4, bytes.length << 3);
  return end;
}

function block(state, data, at) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = data.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [near, far] = [words[i - 2], words[i - 15]];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => { state[i] += word; });
}

// The 32 bytes of the hash of bytes (Uint8Array in, Uint8Array out).
export function sha256(bytes) {
  const data = padded(bytes);
  const state = START.slice();
  for (let at = 0; at < data.byteLength; at += 64) block(state, data, at);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setInt32(4 * i, word));
  return new Uint8Array(hash.buffer);
}
