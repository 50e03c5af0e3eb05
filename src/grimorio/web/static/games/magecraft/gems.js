// The five gems: five silhouettes, five tinctures, five symbols; a letter too when the reader asks for letters
// (data-letters="on" on the root element). Drawn flat: each facet takes one of four tones by the side it faces.
import { kept } from "../../art/kept.js";
import { createContext, html, useContext } from "../../vendor/htm-preact.js";
import strokes from "./strokes.js";

export const COLOURS = Object.keys(strokes.gems);

// The reader's translator, for whatever is drawn below a table.
export const Words = createContext((id) => id);

const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

function cut(colour) {
  const { outline, middle, table: share } = strokes.gems[colour];
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
  return { outline: path(outline), facets, table: path(table), at: middle };
}

const CUTS = Object.fromEntries(COLOURS.map((colour) => [colour, cut(colour)]));

export const outlineOf = (colour) => CUTS[colour].outline;
export const markOf = (colour) => strokes.gems[colour].mark;

// One gem. size: "xs" (on cards), "s" (tracks), "m", "l" (hand). mark: draw the symbol (default for m and l).
export const Gem = kept(({ colour, size = "s", mark = size === "m" || size === "l", gold = false }) => {
  const t = useContext(Words);
  const { outline, facets, table, at } = CUTS[colour];
  return html`<svg class="gem gem-${size} c-${colour} ${gold ? "gem-gold" : ""}" viewBox="-1 -1 26 26" aria-hidden="true" data-gem=${colour} data-term=${`magecraft/${colour}`}>
    ${gold && html`<path class="gem-ring" d=${outline} />`}
    <path class="gem-edge" d=${outline} />
    ${facets.map((facet) => html`<path class="tone-${facet.tone}" d=${facet.d} />`)}
    <path class="gem-table" d=${table} />
    ${mark && html`<path class="gem-mark mark-${colour}" d=${markOf(colour)} transform="translate(${at[0]} ${at[1]})" />`}
    <text class="gem-letter" x=${at[0]} y=${at[1]}>${t(`magecraft-letter-${colour}`)}</text>
  </svg>`;
});

// An empty place for a gem of one colour, or of any ("any"): what a cost asks for and nobody has paid yet.
export const Slot = kept(({ colour = null, size = "s", gold = false }) => {
  const t = useContext(Words);
  if (colour === "any") {
    return html`<svg class="gem slot slot-any gem-${size}" viewBox="-1 -1 26 26" aria-hidden="true" data-term="magecraft/any">
      <circle class="slot-edge" cx="12" cy="12" r="10" />
      <path class="slot-mark" d="M12 5.5V18.5M5.5 12H18.5M7.4 7.4 16.6 16.6M16.6 7.4 7.4 16.6" />
    </svg>`;
  }
  if (colour === null) {
    return html`<svg class="gem slot slot-empty gem-${size}" viewBox="-1 -1 26 26" aria-hidden="true">
      <path class="slot-edge" d="M12 5 19 12 12 19 5 12Z" /></svg>`;
  }
  const { outline, at } = CUTS[colour];
  return html`<svg class="gem slot gem-${size} c-${colour}" viewBox="-1 -1 26 26" aria-hidden="true">
    ${gold && html`<path class="gem-ring" d=${outline} />`}
    <path class="slot-edge" d=${outline} />
    <path class="slot-mark mark-${colour}" d=${markOf(colour)} transform="translate(${at[0]} ${at[1]})" />
    <text class="gem-letter" x=${at[0]} y=${at[1]}>${t(`magecraft-letter-${colour}`)}</text>
  </svg>`;
});

// A gem nobody here may know: the same round back for all five.
export const ClosedGem = kept(({ size = "s" }) => html`<svg class="gem gem-closed gem-${size}" viewBox="-1 -1 26 26" aria-hidden="true" data-gem="?">
    <circle class="gem-edge" cx="12" cy="12" r="10.6" />
    <path class="closed-mark" d="M12 4.6 14 10 19.4 12 14 14 12 19.4 10 14 4.6 12 10 10Z" />
  </svg>`);

// A cost as a row of places; `paid` gems (a list of colours) fill the places they pay for, left to right.
// gold: the leftmost gem is gilt, as on a mastered spell.
export function Cost({ cost, paid = [], size = "xs", gold = false }) {
  const left = [...paid];
  const filled = cost.map((wanted) => {
    const at = left.indexOf(wanted);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  return html`<span class="cost">${cost.map((wanted, i) => {
    const colour = filled[i] || (wanted === "any" && left.length ? left.shift() : null);
    return colour ? html`<${Gem} colour=${colour} size=${size} gold=${i === 0 && gold} />` : html`<${Slot} colour=${wanted} size=${size} gold=${i === 0 && gold} />`;
  })}${left.map((colour) => html`<${Gem} colour=${colour} size=${size} />`)}</span>`;
}
