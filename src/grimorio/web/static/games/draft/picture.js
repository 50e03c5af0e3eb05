// The picture of a draft in the lobby: boosters that go round a table.
import { html } from "../../vendor/htm-preact.js";

const CARDS = [[160, 12, 0], [246, 62, 60], [246, 110, 120], [160, 158, 180], [74, 110, 240], [74, 62, 300]];

export const Picture = () => html`<svg class="game-picture" viewBox="0 0 320 192" aria-hidden="true">
  <ellipse class="picture-ink faint" cx="160" cy="96" rx="118" ry="70" />
  ${CARDS.map(([x, y, turn]) => html`<g key=${turn} transform=${`translate(${x - 17} ${y - 10}) rotate(${turn} 17 23)`}>
    <rect class="picture-leaf" width="34" height="46" rx="4" />
    <rect class="picture-fill" x="5" y="9" width="24" height="18" rx="2" />
    <path class="picture-ink" d="M5 33H28M5 39H22" />
  </g>`)}
  <path class="picture-arrow" d="M126 96A34 34 0 1 1 148 127M148 127 138 119M148 127 142 138" />
</svg>`;
