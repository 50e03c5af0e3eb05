// The sigil of a card comes from its own data and nothing else, so it is the same everywhere: its words (or else its strongest effect
// and first colour) choose the motif, its effects stand around it, one pair of small signs for each, its cost gives the tinctures.
import { html } from "../../vendor/htm-preact.js";
import { Emblem, lettersOf, motifNamed, SHIELD_FRAME } from "../../art/emblems.js";
import { kept } from "../../art/kept.js";
import { EFFECTS } from "./icons.js";

const BY_EFFECT = {
  attack: { fire: "flame", water: "crystal", earth: "beast", light: "sword", dark: "moon", any: "sword" },
  draw: { fire: "spark", water: "wave", earth: "stag", light: "eye", dark: "eye", any: "eye" },
  heal: { fire: "heart", water: "chalice", earth: "tree", light: "caduceus", dark: "heart", any: "heart" },
  shield: { fire: "ring", water: "spiral", earth: "tower", light: "wings", dark: "wall", any: "tower" },
  vanish: { fire: "comet", water: "spiral", earth: "triangle", light: "eclipse", dark: "eclipse", any: "moon" },
};
// The tincture of a card whose cost names no colour.
const TINCTURE = { attack: "fire", draw: "water", heal: "light", shield: "earth", vanish: "dark" };
// Small signs of the effects, around (0, 0), pointing up and out.
const SIGNS = {
  draw: "M0-5C3-1.6 3.6.4 3.6 1.8 3.6 4 2 5.4 0 5.4S-3.6 4-3.6 1.8C-3.6.4-3-1.6 0-5Z",
  attack: "M0-6 2.6 2 0 5.6-2.6 2Z",
  heal: "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
  shield: "M-4.6-4.2H4.6V.4C4.6 3.4 2.6 5 0 6-2.6 5-4.6 3.4-4.6.4Z",
  vanish: "M-5-3C-5 2.6-2.6 5 0 5S5 2.6 5-3C3.2.2 1.6 1.2 0 1.2S-3.2.2-5-3Z",
};

// Of equals, the last: what a card does besides drawing says more of it.
const strongest = (card, effects) => [...effects].reverse().sort((a, b) => card.icons[b] - card.icons[a])[0] || "draw";

// What is drawn, as data for an Emblem.
export function sigilOf(card) {
  const icons = card.icons || {};
  const effects = EFFECTS.filter((kind) => icons[kind]);
  const kinds = effects.flatMap((kind) => Array(icons[kind]).fill(kind));
  const signs = kinds.map((kind, i) => ({ d: SIGNS[kind], angle: (180 * (i + 0.5)) / kinds.length }));
  const cost = card.cost || [];
  const first = cost.find((colour) => colour !== "any") || TINCTURE[strongest(card, effects)];
  const second = cost.find((colour) => colour !== first) || (card.study || []).find((colour) => colour !== first && colour !== "any") || first;
  const { frame, runes } = lettersOf(card.name);
  const motif = motifNamed(card.name) || BY_EFFECT[strongest(card, effects)][card.cost?.[0] || "any"];
  return { motif, frame: card.kind === "character" ? SHIELD_FRAME : frame, signs, runes, first, second };
}

export const Sigil = kept(({ card }) => html`<${Emblem} ...${sigilOf(card)} />`);
