// Small pictures of the auction: line work of 24 by 24 in the current colour, and the three hands that are thrown.
import { html } from "../../vendor/htm-preact.js";
import { LETTERS, Sign } from "../magic/symbols.js";

export const ICONS = {
  life: [
    "M12 20.6C6.6 16.8 3.2 13.4 3.2 9.2 3.2 6 5.4 4 7.8 4 9.8 4 11.2 5 12 6.8 12.8 5 14.2 4 16.2 4 18.6 4 20.8 6 20.8 9.2 20.8 13.4 17.4 16.8 12 20.6Z",
  ],
  physical: [
    "M5 19.6V12.4C5 8.6 6.6 5.6 9.4 3.6L13 5 12.2 8.4 10.6 8.2V11.4C12.2 10 14 9.6 15.8 10.4 18.6 11.6 19.6 14.4 18.4 16.8 17 19.4 14.2 19.6 12 19.6Z",
  ],
  social: [
    "M11.4 8.200A3.200 3.200 0 1 1 5 8.200 3.200 3.200 0 1 1 11.4 8.200ZM19 8.200A3.200 3.200 0 1 1 12.6 8.200 3.200 3.200 0 1 1 19 8.200Z",
    "M2.6 19.6C2.6 13.2 13.4 13.2 13.4 19.6M13.6 14.800C17 13.6 21.4 15.400 21.4 19.6",
  ],
  mental: [
    "M2.6 12C5.2 7.8 8.4 5.8 12 5.8S18.8 7.8 21.4 12C18.8 16.2 15.6 18.2 12 18.2S5.2 16.2 2.6 12Z",
    "M15 12A3 3 0 1 1 9 12 3 3 0 1 1 15 12Z",
  ],
  power: ["M12 2.8 14.2 9.2 21 9.4 15.6 13.4 17.6 20 12 16 6.4 20 8.4 13.4 3 9.4 9.8 9.2Z"],
  pack: ["M4.4 7.4H15V20.4H4.4Z", "M7 7.4V4.600H17.6V17.6H15", "M9.600 4.600V2.800H20.200V15.800H17.6"],
  yes: ["M4.8 12.6 9.6 17.6 19.2 6.6"],
  no: ["M6 6 18 18M18 6 6 18"],
  contest: ["M2.4 12H10M6.400 7.600 10.600 12 6.400 16.400M21.6 12H14M17.6 7.600 13.400 12 17.6 16.400M12 3V6.600M12 17.400V21"],
  overbid: ["M12 20V5M5.6 11.400 12 5 18.4 11.400M5.600 20H18.400"],
  again: ["M19.400 8.400A8 8 0 1 0 20 12", "M20 3.600V8.600H15"],
  secret: ["M4.400 11H19.600V20.400H4.400Z", "M8 11V8A4 4 0 0 1 16 8V11"],
  mono: ["M12 4.400A7.600 7.600 0 1 1 11.900 4.400Z"],
  "two-colour": ["M9 6A6 6 0 1 1 8.900 6Z", "M15 6A6 6 0 1 1 14.900 6Z"],
  gold: ["M3.600 18.400 5 7.600 9 12.400 12 5.600 15 12.400 19 7.600 20.400 18.400Z"],
};

// name: a key of ICONS. Purely a picture: the words beside it or on its button say what it is.
export const Icon = ({ name, size = "s" }) => html`
  <svg class="icon icon-${size}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name].map((d) => html`
    <path d=${d} />`)}</svg>`;

const LAND = ["M3 19 9 8.600 12.600 14 15 10.600 21 19Z"];

// A deck of the pool, or a Style, as its sign: the five of mana, gold's crown, a stone for artifacts, hills for lands.
export function DeckSign({ deck }) {
  if (deck in LETTERS) return html`<${Sign} sign=${LETTERS[deck]} />`;
  if (deck === "artifact") return html`<${Sign} sign="C" />`;
  return html`<svg class=${`mana mana-${deck}`} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" />
    <g class="mana-line" transform="translate(4.200 4.200) scale(.65)">
      ${(deck === "gold" ? ICONS.gold : LAND).map((d) => html`<path d=${d} />`)}
    </g>
  </svg>`;
}

// Fingers as strokes, from the knuckle to the tip; the hand points to the right.
const FINGERS = {
  rock: ["M40 15.400H44", "M41.400 22H45.400", "M41.400 28.600H45.400", "M40 35H43", "M26 12.600 37 18.600"],
  paper: [
    "M38 15.400 59 11.400", "M40 22 62 20.600", "M40 28.600 61.400 29.600", "M38 34.800 57 38.400",
    "M25 13 35.400 3.800",
  ],
  scissors: [
    "M39 17 60 8.400", "M40 24 61.400 29.400", "M39.600 30.400H43", "M38 36.200H41", "M26 36.600 37.400 31.600",
  ],
};
const PALM = "M2 17H20L26 11H36C40 11 42 14 42 18V34C42 37.600 40 39.600 36 39.600H26L20 33H2Z";

// A hand that is thrown.
export const Hand = ({ hand }) => html`<svg class="hand-picture" viewBox="0 0 66 46" aria-hidden="true">
  <g class="hand-edge"><path d=${PALM} />${FINGERS[hand].map((d) => html`<path class="finger" d=${d} />`)}</g>
  <g class="hand-skin"><path d=${PALM} />${FINGERS[hand].map((d) => html`<path class="finger" d=${d} />`)}</g>
  <g class="hand-cuff"><path d="M2 14H11V36H2Z" /></g>
</svg>`;
export const HANDS = ["rock", "paper", "scissors"];
