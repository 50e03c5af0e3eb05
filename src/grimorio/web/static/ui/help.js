// Help: the rules of the game in short, and the keys.
import { bookOf } from "../games/index.js";
import { html } from "../lib.js";

const KEYS = [
  ["1 – 9", "table-keys-answer"],
  ["⏎", "table-keys-done"],
  ["U", "table-keys-undo"],
  ["Esc", "table-keys-cancel"],
  ["H", "table-keys-hold"],
  ["N", "table-keys-again"],
  ["Tab", "table-keys-tab"],
  ["Esc", "table-keys-close"],
  ["?", "table-keys-help"],
  ["← →", "table-keys-replay-step"],
  ["T", "table-keys-replay-turn"],
  ["␣", "table-keys-replay-play"],
];

function Keys({ t }) {
  return html`<dl class="keys">${KEYS.map(([key, id]) => html`<div>
    <dt><kbd>${key}</kbd></dt><dd>${t(id)}</dd>
  </div>`)}</dl>`;
}

export function helpPopup(t, game) {
  const body = html`<div class="help">
    ${(bookOf(game).HELP || []).map(({ part, More }) => html`<section key=${part}>
      <h3>${t(`${game}-help-${part}-title`)}</h3>
      <p>${t(`${game}-help-${part}`)}</p>${More && html`<${More} t=${t} />`}
    </section>`)}
    <section><h3>${t("table-keys")}</h3><${Keys} t=${t} /></section>
  </div>`;
  return { title: t("table-help-title"), body, kind: "wide" };
}
