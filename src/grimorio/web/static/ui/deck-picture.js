// The figures of a deck as a picture: columns of two parts, a band of colours, and its cards in groups, line by line.
import { html } from "../vendor/htm-preact.js";
import { total } from "./deck-shelf.js";
import { useShell } from "./shell.js";
import { style } from "./style.js";

await style(new URL("./deck-picture.css", import.meta.url));

// columns: [{label, low, high}]; parts: what low and high are called; note: a word beside the title; said: all of it
// for those who listen.
export function Columns({ title, note, columns, parts, said }) {
  const { t } = useShell();
  const most = Math.max(4, ...columns.map(({ low, high }) => low + high));
  const tall = (count) => (count / most) * 96;
  const step = 320 / columns.length;
  return html`<figure class="deck-curve"><figcaption>${title} <span class="quiet">${note}</span></figcaption>
    <svg viewBox="0 0 320 132" role="img" aria-label=${`${title}${t.colon}${said}`}>
      <path class="curve-ground" d="M0 112.500H320" />
      ${columns.map(({ label, low, high }, at) => {
        const middle = (at + 0.5) * step;
        const top = 112 - tall(low + high);
        return html`<g>
          <rect class="curve-low" x=${middle - 14} y=${112 - tall(low)} width="28" height=${tall(low)} />
          <rect class="curve-high" x=${middle - 14} y=${top} width="28" height=${tall(high)} />
          ${low + high > 0 && html`<text class="curve-number" x=${middle} y=${top - 6}>${low + high}</text>`}
          <text class="curve-value" x=${middle} y="128">${label}</text></g>`;
      })}
    </svg>
    <p class="curve-key" aria-hidden="true"><i class="key-low"></i>${parts[0]} <i class="key-high"></i>${parts[1]}</p>
  </figure>`;
}

// parts: [{count, kind, sign}]: the class of a part's colour and its drawn sign; nothing where all are empty.
export function Band({ title, parts, said }) {
  const { t } = useShell();
  const there = parts.filter(({ count }) => count);
  const all = there.reduce((sum, { count }) => sum + count, 0);
  if (!all) return null;
  let x = 0;
  return html`<figure class="deck-colours">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 320 18" role="img" aria-label=${`${title}${t.colon}${said}`}>${there.map(({ count, kind }) => {
      const from = x;
      const width = (count / all) * 320;
      x += width;
      return html`<rect class=${kind} x=${from + 1} y="1" width=${Math.max(2, width - 2)} height="16" rx="2" />`;
    })}</svg>
    <p class="colour-counts" aria-hidden="true">${there.map(({ count, sign }) => html`<span>
      ${sign} ${count}
    </span>`)}</p>
  </figure>`;
}

// groups: [[title, entries]]; line(count, name) is what stands in a line, look(name) holds its card closer.
export const Groups = ({ groups, line, look }) => html`<div class="deck-groups">
  ${groups.filter(([, entries]) => entries.length).map(([title, entries]) => html`
    <section class="deck-group" key=${title}>
      <h3>${title} <span class="quiet">${total(entries)}</span></h3>
      <ul>${entries.map(([count, name]) => html`<li key=${name}>
        <button type="button" class="card-line" data-look=${name} onClick=${() => look(name)}>
          ${line(count, name)}
        </button>
      </li>`)}</ul>
    </section>`)}
</div>`;
