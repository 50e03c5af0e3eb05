// Experience spent: what there is to buy, a basket, and the sheet as it would be. The server reckons.
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { useOnce } from "../ui/sending.js";
import { RuleChip } from "../ui/why.js";

const KINDS = ["power", "attribute", "life", "style"];

// about: {t, lang, cards, now, sheet}; number: the member; done() once it is kept.
export function Spending({ about, token, number, done }) {
  const { t, now, sheet } = about;
  const before = now.members[number].sheet;
  const [basket, setBasket] = useState([]);
  const [tried, setTried] = useState({ sheet: before, shop: now.shop });
  const [problem, setProblem] = useState(null);
  const fail = (error) => setProblem({ words: problemText(t, error), rule: error.args?.rule });
  const send = (buy, keep) => ask(`/api/campaigns/${now.id}/spend`, { buy, keep }, token);
  useEffect(() => {
    let here = true;
    send(basket, false).then((said) => { if (here) { setTried(said); setProblem(null); } }, (error) => {
      if (here) fail(error);
    });
    return () => { here = false; };
  }, [basket]);
  const keep = useOnce(async () => {
    await send(basket, true);
    done();
  }, fail);
  const offer = (one) => html`<li key=${`${one.on}${one.what}`} class="campaign-offer">
    <button type="button" class="button small" data-buy=${`${one.on}:${one.what}`} disabled=${Boolean(one.why)}
        onClick=${() => setBasket([...basket, { on: one.on, what: one.what }])}>
      <span>${sheet.boughtText(one, about)}</span>
      <b>${one.price}</b>
    </button>
    ${one.on === "power" && html`<span class="quiet">${sheet.powerText(about, one.what)}</span>`}
    ${one.why && html`<span class="campaign-why">
      ${t(`campaign-why-${one.why}`, { price: one.price, available: tried.sheet.available })}
    </span>`}
  </li>`;
  return html`<div class="spending">
    <div class="shop">
      <p>${t("campaign-spend-text", { count: tried.sheet.available })}</p>
      ${KINDS.map((kind) => html`<section key=${kind}>
        <h3>
          ${t(`campaign-shop-${kind}`)} <${RuleChip} game="live"
            rule=${tried.shop.find((one) => one.on === kind).rule} />
        </h3>
        <ul class="campaign-offers">${tried.shop.filter((one) => one.on === kind).map(offer)}</ul>
      </section>`)}
    </div>
    <div class="spending-after">
      <${sheet.MagusSheet} sheet=${tried.sheet} before=${before} about=${about} open />
      ${basket.length > 0 && html`<ul class="basket" aria-label=${t("campaign-basket")}>${basket.map((one, at) => html`
        <li key=${at}>
          <span>${sheet.boughtText(one, about)}</span>
          <button type="button" class="link" onClick=${() => setBasket(basket.filter((_, place) => place !== at))}>
            ${t("campaign-put-back")}
          </button>
        </li>`)}</ul>`}
      ${problem && html`<p class="problem" role="alert">
        ${problem.words} ${problem.rule && html`<${RuleChip} game="live" rule=${problem.rule} />`}
      </p>`}
    </div>
    <div class="row spending-foot">
      <button type="button" class="button primary" data-campaign="buy" disabled=${!basket.length || Boolean(problem)}
          onClick=${keep}>
        ${t("campaign-buy", { count: before.available - tried.sheet.available })}
      </button>
    </div>
  </div>`;
}
