// Diamagics and the colours of cards: a shape and a mark for each, and a letter when the reader asks for letters.
import { ClosedGem, CUTS, CutGem } from "../../art/gem.js";
import { kept } from "../../art/kept.js";
import { html } from "../../vendor/htm-preact.js";
import { style } from "../../ui/style.js";
import strokes from "./strokes.json" with { type: "json" };

await style(new URL("./gems.css", import.meta.url));

export const DIAMAGICS = ["blue", "yellow", "red", "green"];
// Those of cards.
export const COLOURS = ["blue", "yellow", "black", "red", "green"];

export const tinctureOf = (colour) => strokes.tinctures[colour] || "any";

// A Diamagic; without a colour one that lies face down.
export const Diamagic = ({ colour, size = "s", t }) => (colour
  ? html`
    <${CutGem} tincture=${tinctureOf(colour)} letter=${t(`mickey-letter-${colour}`)} size=${size} mark
      of=${colour} />` : html`<${ClosedGem} size=${size} />`);

// The colour of a card.
export const Badge = kept(({ colour, t }) => {
  const { outline, at, mark } = CUTS[tinctureOf(colour)];
  return html`<svg class="wom-badge c-${tinctureOf(colour)}" viewBox="-1 -1 26 26" aria-hidden="true">
    <path class="wom-badge-edge" d=${outline} />
    <path class="wom-badge-mark mark-${tinctureOf(colour)}" d=${mark} transform="translate(${at[0]} ${at[1]})" />
    <text class="gem-letter" x=${at[0]} y=${at[1]}>${t(`mickey-letter-${colour}`)}</text>
  </svg>`;
});

// Diamagics by colour, one by one.
export const listed = (gems) => DIAMAGICS.flatMap((colour) => Array(gems?.[colour] || 0).fill(colour));
