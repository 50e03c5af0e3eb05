// Procedural emblems, drawn from our own library of strokes. Every game chooses by its cards' data: a motif for the middle, small
// signs around it, two tinctures (the classes c-NAME), a frame. The letters of a name give the ring of runes, which alone tells
// 3^13 names apart, so two cards do not share an emblem. Every motif is drawn as its right half, mirrored.
import { html } from "../vendor/htm-preact.js";

// Right halves, from the axis x = 50, in a field of 100 by 100. "f" is filled with the tincture, "s" is line only.
const MOTIFS = {
  flame: { f: ["M50 12C55 28 73 36 73 58 73 74 63 84 50 84"], s: ["M50 46C53 54 61 58 61 68 61 76 57 80 50 80", "M66 30C76 38 82 48 81 60"] },
  orb: { f: ["M50 36A25 25 0 0 1 50 86"], s: ["M50 56C53 61 60 63 60 71 60 77 56 80 50 80", "M56 36C57 28 55 22 50 12", "M65 42C69 34 68 27 64 20", "M74 54C80 47 81 40 79 33"] },
  wave: { f: ["M50 34C58 16 80 20 83 42 76 32 66 34 65 44 64 56 76 60 86 54 80 70 64 72 50 64"], s: ["M50 76C57 70 63 79 70 79 76 79 80 76 84 73", "M50 88C56 83 62 88 68 88"] },
  tower: { f: ["M50 18H55V25H61V18H70V35L65 40V78H72V86H50"], s: ["M50 40H65", "M50 62C56 62 58 66 58 71V86", "M50 46 53 51 50 56"] },
  wall: { f: ["M50 30H56V22H66V30H72V22H82V82H50"], s: ["M50 42H82M50 56H82M50 69H82", "M60 42V56M72 42V56M66 56V69M78 56V69M58 69V82M72 69V82M62 30V42M76 30V42"] },
  eye: { f: ["M50 30C66 30 78 42 86 52 78 62 66 74 50 74"], s: ["M50 38A14 14 0 0 1 50 66", "M50 46A6 6 0 0 1 50 58", "M50 22V12M64 25 69 16M77 34 84 26M50 82V90M64 79 68 86"] },
  hand: { f: ["M50 14C54 14 56 17 56 21V42 22C56 17 64 17 64 22V46C65 46 65 34 65 34 65 29 72 29 72 34V58C76 51 84 52 83 58 79 74 68 88 50 88"], s: ["M56 42V50M64 46V52", "M50 58C56 58 60 62 62 66 60 70 56 74 50 74", "M50 63A3 3 0 0 1 50 69"] },
  beast: { f: ["M50 40H58C66 46 67 54 64 62 61 72 58 80 55 86H50", "M60 41C72 38 79 28 75 12 90 30 84 50 66 54"], s: ["M54 54 63 51 60 57Z", "M51 78 56 76", "M50 46 54 49"] },
  stag: { f: ["M50 48H57C61 52 61 58 59 64 57 74 55 82 53 88H50", "M59 52C66 50 70 50 74 54 70 58 65 59 60 58"], s: ["M54 48C58 38 66 34 66 12M65 32C72 30 76 26 78 18M60 40C68 42 78 40 84 32M66 22C63 20 60 18 59 13", "M54 60 58 58"] },
  sword: { f: ["M50 8 56 18V58H50"], s: ["M50 16V52", "M50 58H69L72 66 66 65H50", "M54 65V80H50", "M50 80A5 5 0 0 1 50 92"] },
  lance: { f: ["M50 6 60 28 54 32V92H50", "M54 36C64 30 70 44 86 36 78 54 66 48 54 58"], s: ["M50 14V26", "M54 64H60M54 70H60"] },
  bolt: { f: ["M50 8 66 34 57 32 63 56 55 53 50 92"], s: ["M72 22 80 14M74 36 86 32M70 52 82 54M66 68 76 74"] },
  sun: { f: ["M50 34A16 16 0 0 1 50 66", "M50 8 54 28H50", "M80 20 68 38 62 32Z", "M92 50 72 54V46Z", "M80 80 62 68 68 62Z", "M50 92 54 72H50"], s: ["M66 14 59 30M86 34 70 41M86 66 70 59M66 86 59 70", "M50 42A8 8 0 0 1 50 58"] },
  eclipse: { f: ["M50 26A24 24 0 0 1 50 74"], s: ["M50 33A17 17 0 0 1 50 67", "M50 18C58 18 60 10 66 12M72 26C78 22 76 14 84 18M82 44C88 44 88 36 94 40M81 60C88 64 90 58 92 66M70 76C74 84 80 80 80 88M50 82C58 82 60 90 65 88", "M50 40 56 50 50 60"] },
  moon: { f: ["M50 88C72 88 86 70 80 42 76 62 64 70 50 70"], s: ["M50 78C60 78 68 75 73 69", "M50 24 53 33 62 36 53 39 50 48", "M66 26 68 30M74 18 75 22"] },
  crystal: { f: ["M50 8 62 26V64L50 92", "M62 40 70 30 80 46V64L70 82 62 64"], s: ["M62 26 50 34V84", "M70 44V72M70 44 80 46M70 44 62 40"] },
  comet: { f: ["M50 54A17 17 0 0 1 50 88"], s: ["M50 46V10M57 47C59 34 63 24 70 12M65 53C69 40 76 30 84 22M69 62C75 52 80 46 88 42", "M50 62 56 71 50 80"] },
  ring: { f: ["M50 26A31 31 0 0 1 50 88M50 36A21 21 0 0 1 50 78"], s: ["M50 8 59 17 50 30", "M59 17H50", "M70 32 76 22M82 52 92 48M76 76 84 84"] },
  spiral: { f: ["M50 84C78 84 92 58 80 38 70 20 50 28 54 46 57 58 72 56 70 46 69 40 63 41 63 45"], s: ["M50 92C64 92 76 88 84 78", "M50 22C56 12 68 10 78 16", "M50 70C60 72 70 70 76 60"] },
  chalice: { f: ["M50 36H74C74 56 64 66 54 67V78C62 79 66 82 67 88H50"], s: ["M50 46H72", "M50 8C56 17 58 20 58 24 58 28 55 30 50 30", "M54 72H50", "M68 26C68 22 72 19 74 14 77 20 78 23 76 26"] },
  caduceus: { f: ["M50 84C68 78 68 64 50 58 64 52 64 42 50 38 62 32 70 26 70 18"], s: ["M50 14V92", "M50 8A5 5 0 0 1 50 18", "M58 30C66 22 76 22 88 26 84 32 80 34 74 34 76 38 72 41 64 40"] },
  heart: { f: ["M50 86C72 68 88 54 84 36 80 18 58 18 50 38"], s: ["M50 48V72M50 60H60", "M62 30C70 26 77 32 76 42"] },
  mountain: { f: ["M50 14 68 44 74 36 92 82H50"], s: ["M50 34 55 42 59 37 63 36", "M74 36 70 56 76 66", "M50 82V62L58 72", "M50 90H80"] },
  stones: { f: ["M50 12 64 18 66 34 58 42H50", "M56 46 74 40 86 54 80 70 62 68Z", "M50 72 66 74 74 88H50"], s: ["M50 24 58 28M66 52 74 56 72 62M58 80 62 84", "M76 24 84 18M82 32 92 30"] },
  tree: { f: ["M50 10C64 10 68 20 66 26 80 26 86 40 78 50 72 58 60 58 54 52L50 56"], s: ["M54 52V72C58 80 68 80 80 80M54 72C58 86 64 88 70 92M50 76V92", "M54 50C58 44 62 42 68 42M50 40 57 32"] },
  lotus: { f: ["M50 18C62 34 62 54 50 66", "M54 60C68 54 74 42 73 28 64 32 60 36 58 42", "M54 66C72 68 84 58 90 44 80 42 74 44 70 50"], s: ["M50 76C66 78 78 72 86 64", "M50 86H68", "M50 36V56"] },
  triangle: { f: ["M50 12 88 78H50"], s: ["M50 36 66 64H50", "M50 44A10 10 0 0 1 50 64", "M50 86H80", "M69 45 78 40"] },
  wings: { f: ["M53 40C60 18 78 12 94 18 91 28 84 33 78 35 84 40 80 47 73 49 76 55 70 60 56 60"], s: ["M62 44C66 34 74 28 84 24M62 52C66 46 70 43 75 41", "M50 26C56 26 58 34 56 42 55 52 58 70 50 86", "M50 10A5 5 0 0 1 50 20"] },
  spark: { f: ["M50 6 56 38 74 26 62 44 94 50 62 56 74 74 56 62 50 94"], s: ["M50 40A10 10 0 0 1 50 60", "M78 18 84 12M78 82 84 88"] },
};

// Words of names, the more particular first.
const WORDS = [
  [/absorb|root|grow/, "tree"], [/meditat|trance|lotus|bloom/, "lotus"], [/missile|arrow|dart/, "bolt"], [/trick|sight|vision|eye/, "eye"],
  [/lance|spear/, "lance"], [/ring|circle/, "ring", /spring|string/], [/ball|orb|globe/, "orb"], [/meteor|comet/, "comet"],
  [/spring|fountain|cup|greater/, "chalice"], [/tid|wave|flood|flow/, "wave"], [/ice|shard|frost|crystal/, "crystal"],
  [/maelstrom|whirl|vortex|spiral/, "spiral"], [/rock|slide|boulder/, "stones"], [/bulwark|tower|keep|castle/, "tower"],
  [/wall|rampart/, "wall"], [/golem|troll|giant|stone|dragon/, "beast"], [/stag|elk|forest|wild/, "stag"], [/bless|hand|touch|gift/, "hand"],
  [/radian|angel|wing|halo/, "wings"], [/eclipse/, "eclipse"], [/sun|dawn|day|luci|light/, "sun"], [/shadow|moon|night|umbra/, "moon"],
  [/transmut|alchem|change/, "triangle"], [/spark|flash|star/, "spark"],
  [/cure|heal|mend/, "caduceus"], [/heart|love|life/, "heart"], [/flame|fire|burn|ember/, "flame"],
  [/mount|peak|earth/, "mountain"], [/sword|blade|knight/, "sword"],
];

// The motif that an English name suggests, or null.
export function motifNamed(name) {
  const words = name.toLowerCase();
  return WORDS.find(([pattern, , but]) => pattern.test(words) && !(but && but.test(words)))?.[1] || null;
}

const FRAMES = [
  "M50 3A47 47 0 1 1 49.9 3Z",
  "M50 2 84 16 98 50 84 84 50 98 16 84 2 50 16 16Z",
  "M50 1C62 9 91 9 91 9 91 9 91 38 99 50 91 62 91 91 91 91 91 91 62 91 50 99 38 91 9 91 9 91 9 91 9 62 1 50 9 38 9 9 9 9 9 9 38 9 50 1Z",
  "M50 2C58 10 66 8 76 11 78 21 90 24 90 34 98 42 98 58 90 66 90 76 78 79 76 89 66 92 58 90 50 98 42 90 34 92 24 89 22 79 10 76 10 66 2 58 2 42 10 34 10 24 22 21 24 11 34 8 42 10 50 2Z",
];
export const SHIELD_FRAME = "M50 2 90 8C92 44 88 78 50 98 12 78 8 44 10 8Z";
// FNV-1a with a last mixing, so that names one letter apart have nothing in common.
export function seedOf(name) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

// What a name gives: its frame, and its runes (0 to 2, thirteen of them).
export function lettersOf(name) {
  const seed = seedOf(name);
  let left = seed % 1594323;
  const runes = Array.from({ length: 13 }, () => { const rune = left % 3; left = Math.floor(left / 3); return rune; });
  return { frame: FRAMES[(seed >>> 21) % FRAMES.length], runes };
}

function Rune({ rune, angle }) {
  if (rune === 0) return html`<path d="M50 6.4V9.6" transform=${`rotate(${angle} 50 50)`} />`;
  if (rune === 1) return html`<circle cx="50" cy="8" r="1.3" transform=${`rotate(${angle} 50 50)`} />`;
  return html`<path d="M47.6 9.8 50 6.4 52.4 9.8" transform=${`rotate(${angle} 50 50)`} />`;
}

// signs: [{d, angle}], drawn in pairs; first, second: tinctures. A picture of the name that stands beside it, so it is silent to screen readers.
export function Emblem({ motif, frame, runes, signs = [], first, second = first }) {
  const halves = [undefined, "matrix(-1 0 0 1 100 0)"];
  const scale = signs.length ? 0.66 : 0.8;
  const centre = `translate(${50 - 50 * scale} ${50 - 50 * scale}) scale(${scale})`;
  return html`<svg class="sigil c-${first}" viewBox="0 0 100 100" aria-hidden="true">
    <path class="sigil-frame" d=${frame} />
    <g class="sigil-runes">${runes.map((rune, i) => {
      const angle = (i * 180) / 12;
      const pair = i > 0 && i < 12;
      return html`<${Rune} rune=${rune} angle=${angle} />${pair && html`<${Rune} rune=${rune} angle=${-angle} />`}`;
    })}</g>
    <circle class="sigil-inner" cx="50" cy="50" r="37.5" />
    <g class="sigil-signs c-${second}">${signs.flatMap(({ d, angle }) => [angle, -angle].map((turn) => html`
      <path d=${d} transform=${`rotate(${turn} 50 50) translate(50 18.6) scale(.78)`} />`))}</g>
    <g transform=${centre}>${halves.map((half) => html`<g transform=${half}>
      ${MOTIFS[motif].f.map((d) => html`<path class="sigil-body" d=${d} />`)}
      ${MOTIFS[motif].s.map((d) => html`<path class="sigil-line" d=${d} />`)}</g>`)}</g>
  </svg>`;
}
