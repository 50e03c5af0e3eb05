// The picture of Wizards of Mickey in the lobby: a castle between two squads of three.
import { html } from "../../vendor/htm-preact.js";

// A wizard: a pointed hat above a cloak.
const Wizard = ({ at: [x, y], side }) => html`<g class=${`picture-${side}`} transform=${`translate(${x} ${y})`}>
  <path class="picture-fill" d="M18 0 29 26H7Z" /><path class="picture-fill" d="M2 26H34L32 31H4Z" />
  <circle class="picture-leaf" cx="18" cy="38" r="8" />
  <path class="picture-fill" d="M6 76C6 58 11 48 18 48S30 58 30 76Z" />
  <path class="picture-star" d="M18 9 19.600 13 23.500 13.300 20.600 16 21.500 20 18 17.800 14.500 20 15.400 16
    12.500 13.300 16.400 13Z" />
</g>`;

export const Picture = () => html`<svg class="game-picture" viewBox="0 0 320 192" aria-hidden="true">
  <path class="picture-leaf" d="M112 184V76H104V58H116V66H126V58H138V66H146V40H140V24H150V31H155V24H165V31H170V24
    H180V40H174V66H182V58H194V66H204V58H216V76H208V184H178V150A18 18 0 0 0 142 150V184Z" />
  <path class="picture-ink" d="M124 96V110M196 96V110M160 54V66M132 128H138M182 128H188M150 90H170" />
  <path class="picture-fill" d="M160 24V4L178 10 160 16Z" />
  ${[[8, 104], [40, 92], [72, 104]].map((at) => html`<${Wizard} key=${at[0]} at=${at} side="ours" />`)}
  ${[[212, 104], [244, 92], [276, 104]].map((at) => html`<${Wizard} key=${at[0]} at=${at} side="theirs" />`)}
</svg>`;
