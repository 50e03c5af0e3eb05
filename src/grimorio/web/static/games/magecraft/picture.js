// The picture of Magecraft in the lobby: an open grimoire, and the gems that rise from it.
import { CUTS, TINCTURES } from "../../art/gem.js";
import { html } from "../../vendor/htm-preact.js";

const PLACES = [[34, 66, -14], [84, 34, -7], [138, 20, 0], [192, 34, 7], [242, 66, 14]];

const Stone = ({ tincture, at: [x, y, turn] }) => {
  const { outline, facets, table } = CUTS[tincture];
  return html`<g class=${`gem c-${tincture}`} transform=${`translate(${x} ${y}) rotate(${turn} 22 22) scale(1.85)`}>
    <path class="gem-edge" d=${outline} />
    ${facets.map(({ tone, d }) => html`<path class=${`tone-${tone}`} d=${d} />`)}
    <path class="gem-table" d=${table} />
  </g>`;
};

export const Picture = () => html`<svg class="game-picture" viewBox="0 0 320 192" aria-hidden="true">
  ${TINCTURES.slice(0, 5).map((tincture, at) => html`<${Stone} key=${tincture} tincture=${tincture} at=${PLACES[at]}
    />`)}
  <path class="picture-leaf" d="M160 136C136 118 96 114 52 122V176C96 168 136 172 160 188 184 172 224 168 268
    176V122C224 114 184 118 160 136Z" />
  <path class="picture-ink" d="M160 136V188M72 136C100 132 124 136 144 146M72 150C100 146 124 150 144 160M248
    136C220 132 196 136 176 146M248 150C220 146 196 150 176 160" />
</svg>`;
