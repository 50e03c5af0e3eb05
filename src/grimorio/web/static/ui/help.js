// Help: the rules of the game in short, and the keys.
import { EFFECTS, Icon } from "../art/icons.js";
import { html } from "../lib.js";

const SECTIONS = {
  magecraft: ["goal", "turn", "shield", "magic", "icons", "ability", "study", "review", "rest", "end"],
};
const KEYS = [
  ["1 – 9", "table-keys-answer"],
  ["⏎", "table-keys-done"],
  ["U", "table-keys-undo"],
  ["Tab", "table-keys-tab"],
  ["Esc", "table-keys-close"],
  ["?", "table-keys-help"],
  ["← →", "table-keys-replay-step"],
  ["T", "table-keys-replay-turn"],
  ["␣", "table-keys-replay-play"],
];

function Keys({ t }) {
  return html`<dl class="keys">${KEYS.map(([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(id)}</dd></div>`)}</dl>`;
}

export function helpPopup(t, game = "magecraft") {
  const parts = SECTIONS[game] || [];
  const body = html`<div class="help">
    ${parts.map((part) => html`<section><h3>${t(`table-help-${game}-${part}-title`)}</h3><p>${t(`table-help-${game}-${part}`)}</p>
      ${part === "icons" && html`<ul class="help-icons">${EFFECTS.map((effect) => html`<li><${Icon} name=${effect} />
        <span><strong>${t(`${game}-icon-${effect}`)}</strong> ${t(`${game}-icon-help-${effect}`)}</span></li>`)}</ul>`}</section>`)}
    <section><h3>${t("table-keys")}</h3><${Keys} t=${t} /></section>
  </div>`;
  return { title: t("table-help-title"), body, kind: "wide" };
}
