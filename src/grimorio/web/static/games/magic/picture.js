// The picture of Magic in the lobby: the five signs of mana above a battlefield, and two creatures that fight.
import { html } from "../../vendor/htm-preact.js";
import { Sign } from "./symbols.js";

const Card = ({ x, y, turn = 0, kind = "" }) => html`<g transform=${`translate(${x} ${y}) rotate(${turn} 26 36)`}>
  <rect class="picture-leaf" width="52" height="72" rx="5" />
  <rect class=${`picture-fill ${kind}`} x="6" y="14" width="40" height="30" rx="2" />
  <path class="picture-ink" d="M7 8H32M7 52H45M7 59H38M7 66H30" />
</g>`;

export const Picture = () => html`<svg class="game-picture" viewBox="0 0 320 192" aria-hidden="true">
  ${[..."WUBRG"].map((sign, at) => html`<svg key=${sign} x=${40 + at * 50} y="10" width="40" height="40" viewBox="0
    0 24 24">
    <${Sign} sign=${sign} />
  </svg>`)}
  <path class="picture-ink faint" d="M8 122H312" />
  <${Card} x=${52} y=${108} turn=${-6} kind="picture-theirs" /><${Card} x=${116} y=${74} turn=${4} />
  <${Card} x=${152} y=${112} turn=${-4} kind="picture-theirs" /><${Card} x=${222} y=${96} turn=${90} />
</svg>`;
