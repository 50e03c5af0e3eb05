// The picture of Magic Live in the lobby: a market table with packs, and the three hands that are thrown for them.
import { html } from "../../vendor/htm-preact.js";
import { Hand, HANDS } from "./icons.js";

const Pack = ({ x, y, turn }) => html`<g transform=${`translate(${x} ${y}) rotate(${turn} 20 28)`}>
  <path class="picture-fill" d="M0 6 4 0 8 6 12 0 16 6 20 0 24 6 28 0 32 6 36 0 40 6V52L36 58 32 52 28 58 24 52 20
    58 16 52 12 58 8 52 4 58 0 52Z" />
  <path class="picture-star" d="M20 16 23.200 24 31 24.600 25 30 27 38 20 33.600 13 38 15 30 9 24.600 16.800 24Z" />
</g>`;

export const Picture = () => html`<svg class="game-picture" viewBox="0 0 320 192" aria-hidden="true">
  ${HANDS.map((hand, at) => html`<svg key=${hand} x=${58 + at * 76} y="8" width="62" height="56" viewBox="0 0 66 46">
    <${Hand} hand=${hand} />
  </svg>`)}
  ${[[50, -8], [110, 4], [170, -3], [230, 8]].map(([x, turn]) => html`<${Pack} key=${x} x=${x} y=${80} turn=${turn}
    />`)}
  <path class="picture-leaf" d="M20 136H300L312 156H8Z" /><path class="picture-leaf" d="M30 156H44V190H30ZM276
    156H290V190H276Z" />
  <path class="picture-ink" d="M8 156H312M60 146H120M200 146H260" />
</svg>`;
