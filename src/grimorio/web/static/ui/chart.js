// The course of a game: who stood how at each turn, as lines and as a table. A turn chosen is gone to.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

// On a phone the lines are as high as elsewhere, and their words as large.
const WIDTHS = { wide: 600, narrow: 320 };
const NARROW = 620;
const HEIGHT = 190;
const LEFT = 42;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
// Colour is never alone: each seat has its own stroke and mark too.
const DASHES = ["", "9 5", "2 5", "12 4 2 4"];
const MARKS = [
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`,
  (x, y) => `M${x - 4} ${y - 4}h8v8h-8Z`,
  (x, y) => `M${x} ${y - 5}l5 9h-10Z`,
  (x, y) => `M${x} ${y - 5}l5 5-5 5-5-5Z`,
];

// Which turns are written below: some, as there is room, and each round once.
export function ticksOf(turns, width) {
  const every = Math.max(1, Math.ceil(turns.length / (width / 75)));
  const some = turns.map((turn, index) => [turn, index]).filter(([, index]) => index % every === 0);
  return some.filter(([turn], at) => turn.round !== some[at + 1]?.[0].round);
}

// The highest value of a measure in some turns, at least `top`; seats that are out of the game may have none.
export const highest = (turns, measure, top) =>
  Math.max(top, ...turns.flatMap(({ standing }) => standing.map((one) => one[measure] ?? 0)));

// One measure of all seats as lines, each as long as its seat has a value, from 0 to the highest value or to `top`;
// pick(turn), where there is one, is called when a turn is pressed.
export function Lines({ turns, measure, label, here, names, pick = null, top = 1 }) {
  const { t } = useShell();
  const width = innerWidth < NARROW ? WIDTHS.narrow : WIDTHS.wide;
  const most = highest(turns, measure, top);
  const x = (index) => LEFT + (index * (width - LEFT - RIGHT)) / Math.max(1, turns.length - 1);
  const y = (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);
  const at = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const wanted = ((event.clientX - box.left) / box.width) * width - LEFT;
    const index = Math.round((wanted / (width - LEFT - RIGHT)) * (turns.length - 1));
    pick(turns[Math.max(0, Math.min(turns.length - 1, index))]);
  };
  const ticks = ticksOf(turns, width);
  const gap = Math.max(1, Math.ceil(turns.length / 14));
  const marked = (index) => index % gap === 0 || index === turns.length - 1;
  const placesOf = (seat) => turns
    .map(({ standing }, index) => ({ index, value: standing[seat][measure] }))
    .filter(({ value }) => value !== undefined)
    .map(({ index, value }) => ({ index, at: x(index), height: y(value) }));
  return html`<figure class="chart">
    <figcaption>${label}</figcaption>
    <svg viewBox=${`0 0 ${width} ${HEIGHT}`} role="img"
        aria-label=${t("table-replay-course-of", { what: label, names: t.list(names) })}
        onClick=${pick ? at : undefined}>
      ${[0, Math.round(most / 2), most].map((value) => html`<g key=${value}>
        <path class="chart-grid" d=${`M${LEFT} ${y(value)}H${width - RIGHT}`} />
        <text class="chart-tick" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${value}</text>
      </g>`)}
      ${ticks.map(([turn, index]) => html`
        <text key=${index} class="chart-tick" x=${x(index)} y=${HEIGHT - 8} text-anchor="middle">${turn.round}</text>`)}
      <path class="chart-here" d=${`M${x(here)} ${TOP}V${HEIGHT - BOTTOM}`} />
      ${names.map((_, seat) => html`<g key=${seat} class=${`chart-seat chart-seat-${seat}`}>
        <polyline
          points=${placesOf(seat).map(({ at, height }) => `${at.toFixed(1)},${height.toFixed(1)}`).join(" ")}
          stroke-dasharray=${DASHES[seat % 4]} />
        <path class="chart-mark" d=${placesOf(seat).filter(({ index }) => marked(index))
          .map(({ at, height }) => MARKS[seat % 4](at, height)).join("")} />
      </g>`)}
    </svg>
  </figure>`;
}

// The stroke and mark of a seat, beside its name.
export const Key = ({ seat, name }) => html`<li>
  <svg class=${`chart-key chart-seat chart-seat-${seat}`} viewBox="0 0 44 12" aria-hidden="true">
    <polyline points="1,6 43,6" stroke-dasharray=${DASHES[seat % 4]} />
    <path class="chart-mark" d=${MARKS[seat % 4](22, 6)} />
  </svg>
  ${name}
</li>`;

// turns: of the outline; measures: [[name, label, top]], top where the scale is given; step: where the reader is;
// go(step) goes to the beginning of a turn.
export function Course({ turns, measures, names, step, go }) {
  const { t } = useShell();
  const here = Math.max(0, turns.reduce((found, turn, index) => (turn.step <= step ? index : found), 0));
  const pick = (turn) => go(turn.step);
  const whose = (turn, index) => {
    if (index === turns.length - 1) return t("table-replay-course-end");
    return turn.active === null ? t("table-replay-course-begin") : names[turn.active];
  };
  return html`<div class="course">
    <p class="quiet">${t("table-replay-course-text")}</p>
    <ul class="chart-keys">${names.map((name, seat) => html`<${Key} key=${seat} seat=${seat} name=${name} />`)}</ul>
    ${measures.map(([measure, label, top]) => html`
      <${Lines} key=${measure} turns=${turns} measure=${measure} label=${label} here=${here} names=${names}
        pick=${pick} top=${top} />`)}
    <details class="course-table">
      <summary>${t("table-replay-course-table")}</summary>
      <div class="course-scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col" rowspan="2">${t("table-replay-course-turn")}</th>
              ${measures.map(([measure, label]) => html`<th key=${measure} scope="colgroup" colspan=${names.length}>
                ${label}
              </th>`)}
            </tr>
            <tr>${measures.map(([measure]) => names.map((name, seat) => html`<th key=${`${measure}${seat}`} scope="col">
              ${name}
            </th>`))}</tr>
          </thead>
          <tbody>${turns.map((turn, index) => html`
            <tr key=${turn.step} aria-current=${index === here ? "true" : undefined}>
              <th scope="row">
                <button type="button" class="link" onClick=${() => pick(turn)}>
                  ${t("table-round", { round: turn.round })} · ${whose(turn, index)}
                </button>
              </th>
              ${measures.map(([measure]) => turn.standing.map((one, seat) => html`<td key=${`${measure}${seat}`}>
                ${one[measure] ?? "–"}
              </td>`))}
            </tr>`)}</tbody>
        </table>
      </div>
    </details>
  </div>`;
}
