// Signs of mana and of tapping, our own drawings. Colour is never alone: each has a shape and a letter.
import { html } from "../../vendor/htm-preact.js";

// The tincture of each colour of mana; C is colourless.
export const TINCTURES = { W: "light", U: "water", B: "dark", R: "fire", G: "earth", C: "any" };
export const LETTERS = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
const COLOURS = Object.fromEntries(Object.entries(LETTERS).map(([colour, letter]) => [letter, colour]));

const MARKS = {
  W: [
    "M12 8.4A3.6 3.6 0 1 1 11.9 8.4Z",
    "M12 3.6V6M12 18V20.4M3.6 12H6M18 12H20.4M6.1 6.1 7.8 7.8M16.2 16.2 17.9 17.9M17.9 6.1 16.2 7.8M7.8 16.2 6.1 17.9",
  ],
  U: ["M12 4C15.6 8.8 17.4 11.6 17.4 14.4A5.4 5.4 0 0 1 6.6 14.4C6.6 11.6 8.4 8.8 12 4Z"],
  B: ["M15.6 4.8A7.6 7.6 0 1 0 19.4 15 6.4 6.4 0 0 1 15.6 4.8Z"],
  R: [
    "M12.4 3.8C13 7.4 17.2 9.4 17.2 14A5.2 5.2 0 0 1 6.8 14C6.8 11.6 8.2 10.4 9 8.6 9.8 9.8 10.4 10.4 11 10.6 12 8.4 12.2 6.2 12.4 3.8Z",
  ],
  G: ["M12 3.8 17 11H14.6L18.2 16.2H13.2V20H10.8V16.2H5.8L9.4 11H7Z"],
  C: ["M12 5 19 12 12 19 5 12Z"],
};
const TAP = "M7.2 16A6 6 0 1 1 17 16.4M17.4 10.8V16.8H11.6";

// What a screen reader says of a sign.
export function signName(sign, t) {
  if (sign in COLOURS) return t(`magic-color-${COLOURS[sign]}`);
  return { T: t("magic-sign-tap"), C: t("magic-color-colorless") }[sign] || sign;
}

// One sign: "W", "3", "X", "T".
export function Sign({ sign }) {
  if (sign === "T") return html`<svg class="mana mana-tap" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" /><path d=${TAP} />
  </svg>`;
  if (!(sign in MARKS)) {
    return html`<svg class="mana mana-number" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" /><text x="12" y="17">${sign}</text>
    </svg>`;
  }
  return html`<svg class=${`mana c-${TINCTURES[sign]}`} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" />
    <g class="mana-mark">${MARKS[sign].map((d, i) => html`<path class=${i ? "mana-rays" : ""} d=${d} />`)}</g>
    <text class="mana-letter" x="12" y="17">${sign}</text>
  </svg>`;
}

export const signsOf = (cost) => [...(cost || "").matchAll(/\{([^}]+)\}/g)].map(([, sign]) => sign);
export const spoken = (text, t) =>
  text
    .replace(/\{([^}]+)\}/g, (_, sign) => ` ${signName(sign, t)} `)
    .replace(/ +/g, " ")
    .replace(/ (?=[,.;:)\s])/g, "")
    .trim();

// A cost in signs. t: to say it, where nothing else does.
export function Cost({ cost, t = null }) {
  const signs = signsOf(cost);
  if (!signs.length) return null;
  return html`<span class="cost" role=${t ? "img" : undefined} aria-label=${t ? spoken(cost, t) : undefined}>
    ${signs.map((sign) => html`<${Sign} sign=${sign} />`)}
  </span>`;
}

// The kinds of mana in a pool such as "RGG" or "RG*300", with how much there is of each.
export function manaOf(pool) {
  const counts = new Map();
  for (const [, sign, times] of (pool || "").matchAll(/([WUBRGC])(?:\*(\d+))?/g))
    counts.set(sign, (counts.get(sign) || 0) + Number(times || 1));
  return [...counts].filter(([, count]) => count > 0);
}

const SHOWN = 9; // signs of a kind that are drawn one by one

// Mana in a line of text: "{R}{G}{G}" or "{R} {G} × 300".
export const manaText = (pool) =>
  manaOf(pool)
    .map(([sign, count]) => (count > SHOWN ? ` {${sign}} × ${count}` : `{${sign}}`.repeat(count)))
    .join("")
    .trim();

// A mana pool.
export function Pool({ pool, t }) {
  if (!pool) return null;
  const mana = manaOf(pool);
  const names = mana.map(([sign, count]) => (count > 1 ? `${signName(sign, t)} × ${count}` : signName(sign, t)));
  return html`
    <span class="pool" role="img" aria-label=${`${t("magic-pool")}${t.colon}${names.join(", ")}`}
        data-term="magic/pool">
      ${mana.map(([sign, count]) => (count > SHOWN ? html`<span class="pool-many">
        <${Sign} sign=${sign} /> × ${count}
      </span>` : Array.from({ length: count }, () => html`<${Sign} sign=${sign} />`)))}
    </span>`;
}
