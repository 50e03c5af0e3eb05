// Gems drawn flat in five tinctures, each with its own outline and mark: every facet takes one of four tones by the
// side it faces. A letter stands in place of the mark when the reader asks for letters (data-letters="on" on the root
// element).
import { style } from "../ui/style.js";
import { html } from "../vendor/htm-preact.js";
import { kept } from "./kept.js";
import strokes from "./strokes.json" with { type: "json" };

await style(new URL("./gem.css", import.meta.url));

const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

function cut({ outline, middle, table: share, mark }) {
  const [mx, my] = middle;
  const table = outline.map(([x, y]) => [mx + (x - mx) * share, my + (y - my) * share]);
  const facets = outline.map(([x, y], i) => {
    const next = (i + 1) % outline.length;
    const [nx, ny] = outline[next];
    const away = Math.atan2((y + ny) / 2 - my, (x + nx) / 2 - mx);
    const light = Math.cos(away - (-2.2)); // the candle stands up and to the left
    const tone = light > 0.6 ? 0 : light > 0 ? 1 : light > -0.6 ? 2 : 3;
    return { tone, d: path([[x, y], [nx, ny], table[next], table[i]]) };
  });
  return { outline: path(outline), facets, table: path(table), at: middle, mark };
}

export const TINCTURES = Object.keys(strokes.gems);
export const CUTS = Object.fromEntries(TINCTURES.map((tincture) => [tincture, cut(strokes.gems[tincture])]));

// One gem. size: "xs", "s", "m", "l". mark: draw its mark (default for m and l). of: the word by which motion and tests
// know it; term: what it explains.
export const CutGem = kept((gem) => {
  const { tincture, letter, size = "s", mark = size === "m" || size === "l", gold = false, of = tincture, term } = gem;
  const { outline, facets, table, at, mark: sign } = CUTS[tincture];
  return html`
    <svg class="gem gem-${size} c-${tincture} ${gold ? "gem-gold" : ""}" viewBox="-1 -1 26 26" aria-hidden="true"
        data-gem=${of} data-term=${term}>
      ${gold && html`<path class="gem-ring" d=${outline} />`}
      <path class="gem-edge" d=${outline} />
      ${facets.map((facet) => html`<path class="tone-${facet.tone}" d=${facet.d} />`)}
      <path class="gem-table" d=${table} />
      ${mark && html`<path class="gem-mark mark-${tincture}" d=${sign} transform="translate(${at[0]} ${at[1]})" />`}
      <text class="gem-letter" x=${at[0]} y=${at[1]}>${letter}</text>
    </svg>`;
});

// A gem nobody here may know: the same round back for all.
export const ClosedGem = kept(({ size = "s" }) => html`
  <svg class="gem gem-closed gem-${size}" viewBox="-1 -1 26 26" aria-hidden="true" data-gem="?">
    <circle class="gem-edge" cx="12" cy="12" r="10.6" />
    <path class="closed-mark" d="M12 4.6 14 10 19.4 12 14 14 12 19.4 10 14 4.6 12 10 10Z" />
  </svg>`);
