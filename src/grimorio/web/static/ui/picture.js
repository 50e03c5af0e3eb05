// A person's picture: one of the emblems' motifs in one of the colours, "eye.fire". Everything is drawn, nothing sent.
import { Emblem, lettersOf } from "../art/emblems.js";
import strokes from "../art/strokes.json" with { type: "json" };
import { html } from "../lib.js";

export const MOTIFS = Object.keys(strokes.motifs);
export const COLOURS = ["fire", "water", "earth", "light", "dark", "any"];

export function Picture({ of }) {
  const [motif, colour] = (of || "").split(".");
  if (!strokes.motifs[motif]) return null;
  const { frame, runes } = lettersOf(of);
  return html`<span class="picture"><${Emblem} motif=${motif} frame=${frame} runes=${runes}
    first=${COLOURS.includes(colour) ? colour : "any"} /></span>`;
}
