// The sheet of a Magus as a leaf one owns: emblem, Style, life, attributes, Powers, experience and its ledger; and the
// making of one.
import { html, useState } from "../../lib.js";
import { Emblem, lettersOf, seedOf } from "../../art/emblems.js";
import { FileButton } from "../../ui/file.js";
import { style } from "../../ui/style.js";
import { ask, problemText } from "../../net.js";
import { RuleChip } from "../../ui/why.js";
import { powerName, powerOf, powerText } from "./cards.js";
import { DeckSign, Icon } from "./icons.js";
import { TRAITS, deckName } from "./words.js";

export { powerText };

await style(new URL("./sheet.css", import.meta.url));

export const STYLES = ["white", "blue", "black", "red", "green", "gold"];
const TINCTURES = { white: "light", blue: "water", black: "dark", red: "fire", green: "earth", gold: "light" };
const MOTIFS = {
  white: ["sun", "wings", "tower", "lance"],
  blue: ["wave", "eye", "spiral", "moon"],
  black: ["eclipse", "ring", "chalice", "hand"],
  red: ["flame", "bolt", "sword", "comet"],
  green: ["tree", "stag", "beast", "mountain"],
  gold: ["crystal", "heart", "lotus", "spark"],
};
const GEMS = ["light", "water", "dark", "fire", "earth"];
const TIERS = { basic: "I", intermediate: "II", advanced: "III" };

// A small sign for each Power.
const SIGN = "M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z";

let used = 0;
const useNumber = () => useState(() => { used += 1; return used; })[0];

// The arms of a Magus: the name gives frame, runes and motif, the Style the tinctures, each Power a pair of signs.
function Arms({ name, of, powers = 0 }) {
  const seed = seedOf(name);
  const first = TINCTURES[of] || "any";
  const second = of === "gold" ? GEMS[(seed >>> 4) % GEMS.length] : first;
  const motifs = MOTIFS[of] || MOTIFS.gold;
  return html`<${Emblem} motif=${motifs[seed % motifs.length]} ...${lettersOf(name)} first=${first} second=${second}
    signs=${Array.from({ length: powers }, (_, at) => ({ d: SIGN, angle: (180 * (at + 0.5)) / powers }))} />`;
}

function Attribute({ trait, count, before, t }) {
  return html`<li class="sheet-attribute" data-attribute=${trait}>
    <${Icon} name=${trait} size="m" />
    <span class="sheet-attribute-name">${t("campaign-attribute", { trait })}</span>
    <span class="sheet-pips" aria-hidden="true">${Array.from({ length: count }, (_, at) => html`
      <i class=${at >= before ? "new" : ""}></i>`)}</span>
    <b>${count}</b>
  </li>`;
}

// What was earned in sessions, and what was bought with it, oldest first.
function entryText(entry, about) {
  const { t } = about;
  if (entry.earned !== undefined) {
    const session = /^session (\d+)$/.exec(entry.reason);
    return session ? t("campaign-session", { number: Number(session[1]) }) : entry.reason;
  }
  return boughtText(entry, about);
}

// What experience bought, or can buy.
export function boughtText({ on, what }, about) {
  const { t } = about;
  if (on === "power") return powerName(about, what);
  if (on === "style") return t("campaign-buy-style", { style: deckName(t, what) });
  return on === "life" ? t("campaign-buy-life") : t("campaign-buy-attribute", { trait: what });
}

function Ledger({ sheet, about }) {
  const { t } = about;
  if (!sheet.history.length) return html`<p class="sheet-none">${t("campaign-ledger-empty")}</p>`;
  let left = 0;
  return html`<table class="sheet-ledger">
    <thead>
      <tr>
        <th scope="col">${t("campaign-ledger-what")}</th>
        <th scope="col">${t("campaign-ledger-xp")}</th>
        <th scope="col">${t("campaign-ledger-left")}</th>
      </tr>
    </thead>
    <tbody>${sheet.history.map((entry, at) => {
      const by = entry.earned ?? -entry.spent;
      left += by;
      return html`<tr key=${at} class=${by > 0 ? "earned" : "spent"}>
        <td>${entryText(entry, about)}</td>
        <td>${by > 0 ? `+${by}` : `−${-by}`}</td>
        <td>${left}</td>
      </tr>`;
    })}</tbody>
    <tfoot><tr><th scope="row">${t("campaign-available")}</th><td colspan="2">${sheet.available}</td></tr></tfoot>
  </table>`;
}

// Experience as a bar: what was spent, and what is left of all that was earned.
function Experience({ sheet, t }) {
  const all = sheet.spent + sheet.available;
  return html`<div class="sheet-xp">
    <div class="sheet-xp-words">
      <span>${t("campaign-spent")} <b>${sheet.spent}</b></span>
      <span>${t("campaign-available")} <b class="sheet-available">${sheet.available}</b></span>
    </div>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="xp-all" width="100" height="6" />
      ${all > 0 && html`<rect class="xp-spent" width=${(100 * sheet.spent) / all} height="6" />
        <rect class="xp-free" x=${(100 * sheet.spent) / all} width=${(100 * sheet.available) / all} height="6" />`}
    </svg>
  </div>`;
}

// sheet: as the server tells it; before: the sheet it grew from, whose news is marked; mark: what stands beside the
// name; about: {t, lang, cards}.
export function MagusSheet({ sheet, about, before = sheet, mark = null, mine = false, open = false, children }) {
  const { t } = about;
  const id = `magus-${useNumber()}`;
  return html`<article class=${`magus-sheet c-${TINCTURES[sheet.style] || "any"} ${mine ? "sheet-mine" : ""}`}
      aria-labelledby=${id} data-magus=${sheet.name}>
    <header class="sheet-head">
      <div class="sheet-arms">
        <${Arms} name=${sheet.name || "?"} of=${sheet.style} powers=${sheet.powers.length} />
      </div>
      <div class="sheet-title">
        <h3 id=${id}>${sheet.name || t("campaign-nameless")}</h3>
        <p class=${sheet.style === before.style ? "" : "new"}>
          <${DeckSign} deck=${sheet.style} /> ${t("live-style-of", { style: deckName(t, sheet.style) })}
        </p>
        ${mark}
      </div>
      <p class=${`sheet-life ${sheet.life > before.life ? "new" : ""}`} title=${t("campaign-life")}>
        <svg viewBox="0 0 48 44" aria-hidden="true">
          <path
            d="M24 42C11 33 3 25 3 15 3 8 8 3 14 3 19 3 22 6 24 10 26 6 29 3 34 3 40 3 45 8 45 15 45 25 37 33 24 42Z" />
        </svg>
        <b>${sheet.life}</b>
        <span class="unseen">${t("campaign-life")}</span>
      </p>
    </header>
    <ul class="sheet-attributes" aria-label=${t("campaign-attributes")}>${TRAITS.map((trait) => html`
      <${Attribute} key=${trait} trait=${trait} count=${sheet.attributes[trait]} before=${before.attributes[trait]}
        t=${t} />`)}</ul>
    <div class="sheet-powers">${sheet.powers.length ? html`<ul aria-label=${t("campaign-powers")}>
      ${sheet.powers.map((power) => html`<li key=${power} class=${before.powers.includes(power) ? "" : "new"}>
        <span class="sheet-tier" title=${t("live-tier", { tier: powerOf(about.cards, power).tier || "basic" })}>
          ${TIERS[powerOf(about.cards, power).tier] || "★"}
        </span>
        <p><strong>${powerName(about, power)}</strong> <span>${powerText(about, power)}</span></p>
      </li>`)}
    </ul>`
      : html`<p class="sheet-none">${t("campaign-no-powers")}</p>`}</div>
    <${Experience} sheet=${sheet} t=${t} />
    ${sheet.history.length > 0 && html`<details class="sheet-history" open=${open}>
      <summary>${t("campaign-ledger")}</summary>
      <${Ledger} sheet=${sheet} about=${about} />
    </details>`}
    ${children}
  </article>`;
}

// -- making one ------------------------------------------------------------------------------------

export const NEW = { name: "", style: "red", attributes: { physical: 3, social: 5, mental: 7 } };

// What a request takes of a Magus that is made, or of one that a file held.
export const requestOf = (made) =>
  made.file ? { file: made.file } : { name: made.name.trim(), style: made.style, attributes: made.attributes };

const drawn = (made) =>
  made.file || { ...made, name: made.name.trim(), powers: [], life: 20, spent: 0, available: 0, history: [] };

// A value moved to an attribute: the one that had it takes the other.
function swapped(attributes, trait, value) {
  const other = TRAITS.find((one) => attributes[one] === value);
  return { ...attributes, [other]: attributes[trait], [trait]: value };
}

// made: NEW or changed; set(made); about: {t, lang, cards, own}, own: the Powers that players proposed.
export function MagusMaker({ made, set, about }) {
  const { t } = about;
  const name = `maker-${useNumber()}`;
  const [problem, setProblem] = useState(null);
  const change = (part) => set({ ...made, ...part });
  const open = async (_, text) => {
    try {
      set({ ...made, file: (await ask("/api/sheets", { text, powers: about.own || [] })).sheet });
      setProblem(null);
    } catch (error) {
      setProblem({ words: problemText(t, error), rule: error.args?.rule });
    }
  };
  const fields = html`<label class="field">
    <span>${t("campaign-magus-name")}</span>
    <input name="name" data-magus-name maxlength="32" autocomplete="off" value=${made.name}
      placeholder=${t("campaign-magus-hint")} onInput=${({ target }) => change({ name: target.value })} />
  </label>
  <fieldset class="maker-style">
    <legend>${t("live-term-style")} <${RuleChip} game="live" rule="LIVE-1-SHEET-2" /></legend>
    <div class="segments">${STYLES.map((one) => html`<label key=${one}>
      <input type="radio" name=${`${name}-style`} value=${one} checked=${one === made.style}
        onChange=${() => change({ style: one })} />
      <span><${DeckSign} deck=${one} />${deckName(t, one)}</span>
    </label>`)}</div>
  </fieldset>
  <fieldset class="maker-attributes">
    <legend>${t("campaign-attributes")} <${RuleChip} game="live" rule="LIVE-1-SHEET-3" /></legend>
    ${TRAITS.map((trait) => html`
      <div class="maker-attribute" key=${trait} role="radiogroup" aria-label=${t("campaign-attribute", { trait })}>
        <span><${Icon} name=${trait} /> ${t("campaign-attribute", { trait })}</span>
        <div class="segments">${[3, 5, 7].map((value) => html`<label key=${value}>
          <input type="radio" name=${`${name}-${trait}`} value=${value} checked=${made.attributes[trait] === value}
            onChange=${() => change({ attributes: swapped(made.attributes, trait, value) })} />
          <span>${value}</span>
        </label>`)}</div>
      </div>`)}
    <p class="quiet">${t("campaign-attributes-text")}</p>
  </fieldset>`;
  return html`<div class="magus-maker">
    <div class="maker-fields">
      ${made.file ? html`<p>${t("campaign-from-file", { name: made.file.name })}</p>` : fields}
      <div class="row">${made.file ? html`
        <button type="button" class="button small" onClick=${() => set({ ...made, file: null })}>
          ${t("campaign-new-magus")}
        </button>`
        : html`<${FileButton} label=${t("campaign-open-magus")} accept=".json,application/json" open=${open} />`}</div>
      ${problem && html`<p class="problem" role="alert" data-sheet-problem>
        ${problem.words} ${problem.rule && html`<${RuleChip} game="live" rule=${problem.rule} />`}
      </p>`}
    </div>
    <${MagusSheet} sheet=${drawn(made)} about=${about} />
  </div>`;
}
