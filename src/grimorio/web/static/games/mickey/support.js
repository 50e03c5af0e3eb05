// Exchanging cards with the Support: a Support card is chosen, then the card of the deck that makes room for it.
import { html, useState } from "../../vendor/htm-preact.js";
import { Confirm, LitButton } from "../../ui/prompt.js";
import { cardOf, nameOf, Tile } from "./cards.js";
import { cardName } from "./options.js";

const START = { number: null, index: null };

export function Exchange({ about, answer }) {
  const { view, cards, lang, t } = about;
  const { choice } = view;
  const [kept, setKept] = useState(START);
  const index = kept.number === choice.number ? kept.index : null;
  const swaps = choice.options.filter(([kind]) => kind === "swap");
  const offered = [...new Map(swaps.map((option) => [option[3], option[2]]))];
  const mine = index === null ? [] : swaps.filter((option) => option[3] === index);
  const [end] = choice.options.filter(([kind]) => kind !== "swap");
  const tile = (name, deed) => html`
    <${Tile} key=${`${name}:${deed.answer}`} card=${cardOf(cards, name)} lang=${lang} t=${t} deed=${deed} />`;
  const into = index === null ? "" : cardName(about, offered.find(([at]) => at === index)[1]);
  return html`<section class="wom-exchange" aria-label=${t("mickey-support")}>
    <div class="wom-exchange-part">
      <h3>${t("mickey-support")}</h3>
      ${offered.length === 0 && html`<p class="quiet">${t("mickey-support-none")}</p>`}
      <div class="wom-tiles">
        ${offered.map(([at, name]) => tile(name, {
          kind: "lit",
          pressed: at === index,
          answer: `support:${at}`,
          label: t("mickey-support-take"),
          run: () => setKept({ number: choice.number, index: at === index ? null : at }),
        }))}
      </div>
    </div>
    <div class="wom-exchange-part">
      <h3>${t("mickey-support-for")}</h3>
      ${index === null ? html`<p class="quiet">${t("mickey-support-first")}</p>`
        : html`<div class="wom-tiles">
          ${mine.map((option) => tile(option[1], {
            kind: "lit",
            answer: option.join(":"),
            label: t("mickey-pick-swap", { out: nameOf(cardOf(cards, option[1]), lang), into }),
            run: () => answer([option]),
          }))}
        </div>`}
    </div>
    <${Confirm}>
      <div class="wom-bar" role="group" aria-label=${t("mickey-bar")}>
        <p>${t(end[0] === "done" ? "mickey-support-good" : "mickey-support-bad")}</p>
        <${LitButton} data-option=${end[0]} onClick=${() => answer([end])}
            cancel=${index === null ? null : () => setKept(START)}>
          ${t(end[0] === "done" ? "mickey-support-done" : `mickey-pick-${end[0]}`)}
        </${LitButton}>
      </div>
    </${Confirm}>
  </section>`;
}
