// A picture of a finished game to share: who won how, the course of the game, and the totals. It is drawn here as SVG
// that needs no style sheet, so that the file looks the same everywhere, and becomes PNG on this device.
import { html } from "../lib.js";
import { highest } from "./chart.js";

export const WIDTH = 1200;
export const HEIGHT = 630;
const LINES = ["#e8b64c", "#78b4ff", "#8fd493", "#f0928a"];
const DASHES = ["", "18 10", "4 10", "24 8 4 8"];
const SERIF = "Alegreya, Georgia, serif";
const SANS = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif";
const CHART = { x: 96, y: 262, width: 610, height: 246 };
const TABLE = { x: 770, y: 250, row: 40, most: 6 };
const NAME = 20;

// A text of at most so many characters; what is left out begins at a word, unless the first word alone is too long.
export function short(text, most) {
  if (text.length <= most) return text;
  const kept = text.slice(0, most);
  const end = kept.lastIndexOf(" ");
  return `${(end > 0 ? kept.slice(0, end) : kept.slice(0, most - 1)).replace(/[\s,;:(–—-]+$/u, "")}…`;
}

// The course of one measure: a line for each player.
function Curve({ turns, measure, at }) {
  const most = highest(turns, measure, 1);
  const x = (index) => CHART.x + (index * CHART.width) / Math.max(1, turns.length - 1);
  const y = (value) => CHART.y + CHART.height * (1 - value / most);
  const seats = turns[0].standing.map((_, seat) => seat);
  return html`<g>
    ${[0, 0.5, 1].map((part) => html`<path d=${`M${CHART.x} ${CHART.y + CHART.height * part}h${CHART.width}`}
      stroke="#3b4a5c" stroke-width="1.5" fill="none" />`)}
    ${[[most, 0], [0, 1]].map(([value, part]) => html`<text x=${CHART.x - 10} y=${CHART.y + CHART.height * part + 7}
      text-anchor="end" fill="#8a97a8" font-family=${SANS} font-size="19">${value}</text>`)}
    ${at >= 0 && html`<path d=${`M${x(at)} ${CHART.y - 12}v${CHART.height + 12}`} stroke="#f4e6c4" stroke-width="2.5"
      stroke-dasharray="6 7" fill="none" />`}
    ${seats.map((seat) => html`<polyline fill="none" stroke=${LINES[seat % 4]} stroke-width="5" stroke-linejoin="round"
      stroke-dasharray=${DASHES[seat % 4]}
      points=${turns.map(({ standing }, index) => [x(index), standing[seat][measure]])
        .filter(([, value]) => value !== undefined)
        .map(([at, value]) => `${at.toFixed(1)},${y(value).toFixed(1)}`).join(" ")} />`)}
  </g>`;
}

/**
 * story: {game, title, reason, names, turns, measure, measureLabel, totals, turning, turningText, brand}; turning: the
 * index of the turn in which the game turned, -1 without one. The words are in the reader's language.
 */
export function EndPicture({ story }) {
  const { game, title, reason, names, turns, measure, measureLabel, totals, turning, turningText, brand } = story;
  const column = (seat) => TABLE.x + 205 + seat * Math.min(90, 180 / Math.max(1, names.length - 1));
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="end-picture" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img"
      width=${WIDTH} height=${HEIGHT} aria-label=${[game, title, reason, turningText].filter(Boolean).join(". ")}>
    <rect width=${WIDTH} height=${HEIGHT} fill="#121a26" />
    ${[[14, 3], [24, 1]].map(([edge, line]) => html`<rect x=${edge} y=${edge} width=${WIDTH - 2 * edge} rx="14"
      height=${HEIGHT - 2 * edge} fill="none" stroke="#c8a04a" stroke-width=${line} />`)}
    <text x="70" y="84" fill="#c8a04a" font-family=${SERIF} font-size="28">${game}</text>
    <text x="70" y="148" fill="#f4e6c4" font-family=${SERIF} font-size="58" font-weight="700">${short(title, 40)}</text>
    <text x="70" y="190" fill="#c5cfdb" font-family=${SANS} font-size="25">${short(reason, 90)}</text>
    ${measure && turns.length > 1 && html`
      <text x=${CHART.x} y=${CHART.y - 20} fill="#c5cfdb" font-family=${SANS} font-size="20">${measureLabel}</text>
      <${Curve} turns=${turns} measure=${measure} at=${turning} />`}
    <text x="70" y="552" fill="#f4e6c4" font-family=${SANS} font-size="22">${short(turningText, 66)}</text>
    ${names.map((name, seat) => html`<g>
      <path d=${`M${TABLE.x} ${TABLE.y - 66 + seat * 30}h40`} stroke=${LINES[seat % 4]} stroke-width="5"
        stroke-dasharray=${DASHES[seat % 4]} />
      <text x=${TABLE.x + 54} y=${TABLE.y - 59 + seat * 30} fill="#f4e6c4" font-family=${SANS} font-size="22"
        font-weight="600">${short(name, NAME)}</text>
    </g>`)}
    ${totals.slice(0, TABLE.most).map(({ text, of }, row) => {
      const y = TABLE.y + 30 + Math.max(0, names.length - 2) * 30 + row * TABLE.row;
      return html`<g>
        <text x=${TABLE.x} y=${y} fill="#c5cfdb" font-family=${SANS} font-size="20">${short(text, 24)}</text>
        ${of.map((sum, seat) => html`<text x=${column(seat)} y=${y} fill=${LINES[seat % 4]} font-family=${SANS}
          text-anchor="end" font-size="24" font-weight="700">${sum}</text>`)}
      </g>`;
    })}
    <text x=${WIDTH - 70} y="584" text-anchor="end" fill="#8a97a8" font-family=${SANS} font-size="20">${brand}</text>
  </svg>`;
}

// The picture as a file of its own.
export const svgOf = (drawn) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(drawn)}`;

// The picture as PNG, drawn by this device; at twice its size, so that it stays sharp.
export async function pngOf(drawn) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(drawn))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * WIDTH;
  canvas.height = 2 * HEIGHT;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}
