// The sigil of a card comes from its own data and nothing else, so it is the same everywhere: its words (or else its
// strongest effect and first colour) choose the motif, its effects stand around it, one pair of small signs for each,
// its cost gives the tinctures.
import { html } from "../../vendor/htm-preact.js";
import { Emblem, lettersOf, motifNamed, SHIELD_FRAME } from "../../art/emblems.js";
import { kept } from "../../art/kept.js";
import { EFFECTS } from "./icons.js";
import strokes from "./strokes.json" with { type: "json" };

// Of equals, the last: what a card does besides drawing says more of it.
const strongest = (card, effects) => [...effects].reverse().sort((a, b) => card.icons[b] - card.icons[a])[0] || "draw";

// What is drawn, as data for an Emblem.
export function sigilOf(card) {
  const icons = card.icons || {};
  const effects = EFFECTS.filter((kind) => icons[kind]);
  const kinds = effects.flatMap((kind) => Array(icons[kind]).fill(kind));
  const signs = kinds.map((kind, i) => ({ d: strokes.signs[kind], angle: (180 * (i + 0.5)) / kinds.length }));
  const cost = card.cost || [];
  const first = cost.find((colour) => colour !== "any") || strokes.tincture[strongest(card, effects)];
  const second =
    cost.find((colour) => colour !== first) ||
    (card.study || []).find((colour) => colour !== first && colour !== "any") ||
    first;
  const { frame, field, runes } = lettersOf(card.name);
  const motif = motifNamed(card.name) || strokes.motifs[strongest(card, effects)][card.cost?.[0] || "any"];
  return { motif, frame: card.kind === "character" ? SHIELD_FRAME : frame, field, signs, runes, first, second };
}

export const Sigil = kept(({ card }) => html`<${Emblem} ...${sigilOf(card)} />`);
