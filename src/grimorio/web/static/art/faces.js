// The faces of bots: heads of beasts, drawn as their right halves from the axis x = 50 and mirrored, as emblems are.
// faces.json: "f" is filled with the tincture, "s" is line only, "e" are eyes: middle, size of the eye, of the pupil;
// "bots": name, beast and tincture.
import { LEVELS } from "../levels.js";
import { html } from "../vendor/htm-preact.js";
import faces from "./faces.json" with { type: "json" };

const HALVES = [undefined, "matrix(-1 0 0 1 100 0)"];

/**
 * Who a bot is: {name, beast, tincture}, by its level and its seat, so that everybody sees the same, and no two bots of
 * one level at a table are called alike; null for a bot without a level.
 * @param {{bot?: string | null, seat: number}} bot
 */
export function personaOf({ bot, seat }) {
  const level = LEVELS.indexOf(bot || "");
  if (level < 0) return null;
  const [name, beast, tincture] = faces.bots[(4 * level + seat) % faces.bots.length];
  return { name, beast, tincture };
}

// A head in a round frame; silent to screen readers, for the name stands beside it.
export function Face({ persona }) {
  const { f, s, e } = faces.beasts[persona.beast];
  return html`<svg class=${`sigil face c-${persona.tincture}`} viewBox="0 0 100 100" aria-hidden="true">
    <circle class="sigil-frame" cx="50" cy="50" r="48" />
    <g transform="translate(12 12) scale(.76)">${HALVES.map((half) => html`<g transform=${half}>
      ${f.map((d) => html`<path class="sigil-body" d=${d} />`)}
      ${s.map((d) => html`<path class="sigil-line" d=${d} />`)}
      ${e.map(([x, y, eye, pupil]) => html`<circle class="face-eye" cx=${x} cy=${y} r=${eye} />
        <circle class="face-pupil" cx=${x - 1} cy=${y} r=${pupil} />`)}
    </g>`)}</g>
  </svg>`;
}
