// The picture in the lobby of a game that brings none: a fan of cards.
import { html } from "../../vendor/htm-preact.js";

export const Picture = () => html`<svg class="game-picture" viewBox="0 0 320 192" aria-hidden="true">
  ${[-24, -8, 8, 24].map((turn) => html`<g key=${turn} transform=${`translate(124 36) rotate(${turn} 36 180)`}>
    <rect class="picture-leaf" width="72" height="104" rx="7" />
    <rect class="picture-fill" x="9" y="20" width="54" height="42" rx="3" />
    <path class="picture-ink" d="M10 12H44M10 74H62M10 84H52M10 94H40" />
  </g>`)}
</svg>`;
