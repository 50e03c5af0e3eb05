// Procedural emblems, drawn from our own library of strokes. Every game chooses by its cards' data: a motif for the
// middle, small signs around it, two tinctures (the classes c-NAME), a frame. The letters of a name give the ring of
// runes, which alone tells 3^13 names apart, so two cards do not share an emblem. Every motif is drawn as its right
// half, mirrored. printing/emblems.py draws the same on paper.

/* strokes.json: motifs are right halves, from the axis x = 50; "f" is filled with the tincture, "s" is line only. words
   are patterns of English names and their motif, the more particular first, and a pattern that it is not. runes stand
   at the top, to be turned. bands: into how many parts a ring is cut, where the first is, how wide each is, in degrees.
   gems, by tincture: corners in a field of 24 by 24; how large the face is; a mark around (0, 0), 8 by 8. Those of the
   games choose: motifs by kind, or by strongest effect, and first colour; signs around (0, 0), pointing out; icons are
   lines of 24 by 24. */
import { html } from "../vendor/htm-preact.js";
import strokes from "./strokes.json" with { type: "json" };

/** @type {[RegExp, string, RegExp?][]} */
const WORDS = strokes.words.map(([pattern, motif, but]) => [new RegExp(pattern), motif, but && new RegExp(but)]);

// The motif that an English name suggests, or null.
export function motifNamed(name) {
  const words = name.toLowerCase();
  return WORDS.find(([pattern, , but]) => pattern.test(words) && !(but && but.test(words)))?.[1] || null;
}

export const SHIELD_FRAME = strokes.shield;
// FNV-1a with a last mixing, so that names one letter apart have nothing in common.
export function seedOf(name) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const at = (radius, degrees) => {
  const angle = degrees * Math.PI / 180;
  return [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)].map((place) => place.toFixed(1)).join(" ");
};
// The part of the ring of runes between two angles, in degrees from the top.
function sector(from, to) {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(37.5, from)}A37.5 37.5 0 ${large} 1 ${at(37.5, to)}`
    + `L${at(43.5, to)}A43.5 43.5 0 ${large} 0 ${at(43.5, from)}Z`;
}
/** A ring of so many parts, the first at an angle, each so wide. @param {number[]} band */
const bandOf = ([count, first, width]) => Array.from({ length: count }, (_, i) => {
  const middle = first + i * 360 / count;
  return sector(middle - width / 2, middle + width / 2);
}).join("");

// What a name gives: its frame, how its field is divided, and its runes (0 to 2, thirteen of them). Names that would
// look like another one of their pool are turned on: strokes.json says how often, tools/emblems.py finds them. Cards of
// other sets than the game's own bring how often themselves (turn), and have a band behind the runes besides.
export function lettersOf(name, turn) {
  const seed = seedOf(name + "'".repeat(turn ?? (strokes.turns[name] || 0)));
  let left = seed % 1594323;
  const runes = Array.from({ length: 13 }, () => { const rune = left % 3; left = Math.floor(left / 3); return rune; });
  return {
    frame: strokes.frames[(seed >>> 21) % strokes.frames.length],
    field: strokes.fields[(seed >>> 25) % strokes.fields.length],
    band: turn === undefined ? "" : bandOf(strokes.bands[(seed >>> 13) % strokes.bands.length]),
    runes,
  };
}

const Rune = ({ rune, angle }) => html`<path d=${strokes.runes[rune]} transform=${`rotate(${angle} 50 50)`} />`;

// signs: [{d, angle}], drawn in pairs; first, second: tinctures. A picture of the name that stands beside it, so it is
// silent to screen readers.
export function Emblem({ motif, frame, field = "", band = "", runes, signs = [], first, second = first }) {
  const halves = [undefined, "matrix(-1 0 0 1 100 0)"];
  const scale = signs.length ? 0.66 : 0.8;
  const centre = `translate(${50 - 50 * scale} ${50 - 50 * scale}) scale(${scale})`;
  return html`<svg class="sigil c-${first}" viewBox="0 0 100 100" aria-hidden="true">
    <path class="sigil-frame" d=${frame} />
    ${[band, field].map((d) => d && html`<path class="sigil-field" d=${d} />`)}
    <g class="sigil-runes">${runes.map((rune, i) => {
      const angle = (i * 180) / 12;
      const pair = i > 0 && i < 12;
      return html`<${Rune} rune=${rune} angle=${angle} />${pair && html`<${Rune} rune=${rune} angle=${-angle} />`}`;
    })}</g>
    <circle class="sigil-inner" cx="50" cy="50" r="37.5" />
    <g class="sigil-signs c-${second}">${signs.flatMap(({ d, angle }) => [angle, -angle].map((turn) => html`
      <path d=${d} transform=${`rotate(${turn} 50 50) translate(50 18.6) scale(.78)`} />`))}</g>
    <g transform=${centre}>${halves.map((half) => html`<g transform=${half}>
      ${strokes.motifs[motif].f.map((d) => html`<path class="sigil-body" d=${d} />`)}
      ${strokes.motifs[motif].s.map((d) => html`<path class="sigil-line" d=${d} />`)}</g>`)}</g>
  </svg>`;
}
