// The five gems: five silhouettes, five tinctures, five symbols; a letter too when the reader asks for letters.
import { ClosedGem, CUTS, CutGem, TINCTURES } from "../../art/gem.js";
import { kept } from "../../art/kept.js";
import { createContext, html, useContext } from "../../vendor/htm-preact.js";

export { ClosedGem };
export const COLOURS = TINCTURES;

// The reader's translator, for whatever is drawn below a table.
export const Words = createContext((id) => id);

// One gem. size: "xs" (on cards), "s" (tracks), "m", "l" (hand). mark: draw the symbol (default for m and l).
export const Gem = kept(({ colour, size = "s", mark = size === "m" || size === "l", gold = false }) => {
  const t = useContext(Words);
  return html`
    <${CutGem} tincture=${colour} letter=${t(`magecraft-letter-${colour}`)} size=${size} mark=${mark} gold=${gold}
      term=${`magecraft/${colour}`} />`;
});

// An empty place for a gem of one colour, or of any ("any"): what a cost asks for and nobody has paid yet.
export const Slot = kept(({ colour = null, size = "s", gold = false }) => {
  const t = useContext(Words);
  if (colour === "any") {
    return html`
      <svg class="gem slot slot-any gem-${size}" viewBox="-1 -1 26 26" aria-hidden="true" data-term="magecraft/any">
        <circle class="slot-edge" cx="12" cy="12" r="10" />
        <path class="slot-mark" d="M12 5.5V18.5M5.5 12H18.5M7.4 7.4 16.6 16.6M16.6 7.4 7.4 16.6" />
      </svg>`;
  }
  if (colour === null) {
    return html`<svg class="gem slot slot-empty gem-${size}" viewBox="-1 -1 26 26" aria-hidden="true">
      <path class="slot-edge" d="M12 5 19 12 12 19 5 12Z" /></svg>`;
  }
  const { outline, at, mark } = CUTS[colour];
  return html`<svg class="gem slot gem-${size} c-${colour}" viewBox="-1 -1 26 26" aria-hidden="true">
    ${gold && html`<path class="gem-ring" d=${outline} />`}
    <path class="slot-edge" d=${outline} />
    <path class="slot-mark mark-${colour}" d=${mark} transform="translate(${at[0]} ${at[1]})" />
    <text class="gem-letter" x=${at[0]} y=${at[1]}>${t(`magecraft-letter-${colour}`)}</text>
  </svg>`;
});

// A cost in words: "Fire, Fire, any".
export const costWords = (cost, t) => cost.map((colour) => t(`magecraft-colour-${colour}`)).join(", ");

// A cost as a row of places; `paid` gems (a list of colours) fill the places they pay for, left to right.
// gold: the leftmost gem is gilt, as on a mastered spell.
export function Cost({ cost, paid = [], size = "xs", gold = false }) {
  const t = useContext(Words);
  const left = [...paid];
  const filled = cost.map((wanted) => {
    const at = left.indexOf(wanted);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  return html`<span class="gem-cost" role="img" aria-label=${costWords(cost, t)}>
    ${cost.map((wanted, i) => {
      const colour = filled[i] || (wanted === "any" && left.length ? left.shift() : null);
      const gilt = i === 0 && gold;
      return colour
        ? html`<${Gem} colour=${colour} size=${size} gold=${gilt} />`
        : html`<${Slot} colour=${wanted} size=${size} gold=${gilt} />`;
    })}
    ${left.map((colour) => html`<${Gem} colour=${colour} size=${size} />`)}
  </span>`;
}
