// Small pictures of 24 by 24: the five effects of Magecraft and the marks of its table. Line work in the current
// colour.
import { kept } from "../../art/kept.js";
import { html } from "../../vendor/htm-preact.js";
import strokes from "./strokes.json" with { type: "json" };

export const EFFECTS = strokes.effects;
export const ICONS = strokes.icons;

// name: one of the icons in strokes.json. Purely a picture: the words beside it or on its button say what it is.
export const Icon = kept(({ name, size = "m" }) => html`
  <svg class="icon icon-${size} icon-${name}" viewBox="0 0 24 24" aria-hidden="true">
    ${ICONS[name].map((d) => html`<path d=${d} />`)}
  </svg>`);

// The effects of a card: each icon once, with its number when there are several.
export function Effects({ icons, size = "s" }) {
  return html`<span class="effects">${EFFECTS.filter((name) => icons[name]).map((name) => html`<span class="effect">
    <${Icon} name=${name} size=${size} />
    ${icons[name] > 1 && html`<b>${icons[name]}</b>`}
  </span>`)}</span>`;
}

// A cloth bag that fills: `size` gems of about `full`.
export function Bag({ size, full = 12 }) {
  const level = 43 - 27 * Math.min(1, size / full);
  return html`<svg class="bag" viewBox="0 0 48 48" aria-hidden="true">
    <clipPath id="bag-cloth">
      <path d="M17 15C9 20 5 28 7 36 8.4 42 13 45 24 45S39.6 42 41 36C43 28 39 20 31 15Z" />
    </clipPath>
    <path class="bag-body" d="M17 15C9 20 5 28 7 36 8.4 42 13 45 24 45S39.6 42 41 36C43 28 39 20 31 15Z" />
    ${size > 0 && html`<path class="bag-fill" clip-path="url(#bag-cloth)" d=${`M6 ${level}H42V46H6Z`} />`}
    <path class="bag-line" d="M17 15C9 20 5 28 7 36 8.4 42 13 45 24 45S39.6 42 41 36C43 28 39 20 31 15Z" />
    <path class="bag-line"
      d="M16 15H32M17 15C15 11 14 8 13 4.6 16 7 18 5 20.4 3.4 22 6 26 6 27.6 3.4 30 5 32 7 35 4.6 34 8 33 11 31 15" />
    <text class="bag-count" x="24" y="35">${size}</text>
  </svg>`;
}
