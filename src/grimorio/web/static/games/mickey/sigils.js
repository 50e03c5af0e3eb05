// The sigil of a card: its English name, else its kind and colour, chooses the motif; printing/mickey.py draws the same
// on paper.
import { html } from "../../vendor/htm-preact.js";
import { Emblem, lettersOf, motifNamed, seedOf, SHIELD_FRAME } from "../../art/emblems.js";
import { tinctureOf } from "./gems.js";
import strokes from "./strokes.json" with { type: "json" };

export function sigilOf(card) {
  const colours = card.colours.length ? card.colours : ["any"];
  const named = card.names.en;
  const motifs = strokes.motifs[card.kind][colours[0]];
  const count = card.kind === "spell" ? 1 + (card.power % 6) : 3;
  const signs = Array.from({ length: count }, (_, i) => ({
    d: strokes.signs[card.kind],
    angle: (180 * (i + 0.5)) / count,
  }));
  const { frame, field, runes } = lettersOf(card.name);
  return {
    motif: motifNamed(named) || motifs[seedOf(named) % motifs.length],
    frame: card.kind === "mage" ? SHIELD_FRAME : frame,
    field,
    runes,
    signs,
    first: tinctureOf(colours[0]),
    second: tinctureOf(colours[colours.length - 1]),
  };
}

const drawn = new WeakMap();

// The same card is drawn once: a table shows many of it.
export function Sigil({ card }) {
  if (!drawn.has(card)) drawn.set(card, sigilOf(card));
  return html`<${Emblem} ...${drawn.get(card)} />`;
}
