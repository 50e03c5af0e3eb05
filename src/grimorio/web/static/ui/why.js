// Rules and reasons: the chip with a rule's id, the rule's words, and why something cannot be done.
import { html } from "../lib.js";
import { useBook } from "../rules.js";
import { explainRulesBy, Said } from "./glossary.js";
import { rulebookPopup } from "./rulebook.js";
import { RuleText, RulingsOf } from "./rulings.js";
import { useShell } from "./shell.js";

function Rule({ game, rule }) {
  const { t, show } = useShell();
  const found = useBook(game).rules.get(rule);
  return html`<section class="rule">
    <h3 class="rule-id">${rule}</h3>
    ${found ? html`<p><${RuleText} game=${game} text=${found.statement} /></p>`
      : html`<p>${t("table-rule-unknown")}</p>`}
    <${RulingsOf} game=${game} rule=${rule} />
    <button type="button" class="link rule-lookup" onClick=${() => show(rulebookPopup(t, game, rule))}>
      ${t("learn-rules-all")}
    </button>
  </section>`;
}

// A word's popup shows the rule behind it.
explainRulesBy((game, rule) => html`<${Rule} game=${game} rule=${rule} />`);

// A small button with a rule's id; its words show on hover and in a popup.
// more: what else the popup holds, as a function.
export function RuleChip({ game, rule, more = null }) {
  const { t, show } = useShell();
  const found = useBook(game).rules.get(rule);
  if (!rule) return null;
  const open = (event) => {
    event.stopPropagation();
    show({ title: t("table-rule"), body: html`<${Rule} game=${game} rule=${rule} />${more?.()}` });
  };
  return html`<button type="button" class="chip" title=${found?.statement || rule}
    aria-label=${t("table-rule-of", { rule })} onClick=${open}>${rule}</button>`;
}

const reasonText = (t, entry) => t(entry.reason, entry.args);

// More things with one reason than this are not named one by one.
const NAMED = 2;

// Reasons that say the same are said once: [{labels, text, rule}].
function gathered(t, entries) {
  const reasons = new Map();
  for (const entry of entries) {
    const text = reasonText(t, entry);
    const key = `${text}|${entry.rule}`;
    if (!reasons.has(key)) reasons.set(key, { labels: [], text, rule: entry.rule });
    if (entry.label) reasons.get(key).labels.push(entry.label);
  }
  return [...reasons.values()];
}

// The popup for things not possible now. entries: [{label, reason, args, rule}]; names: of cards, as a pattern.
export function whyPopup(t, game, entries, names = null) {
  const body = html`<ul class="reasons">${gathered(t, entries).map(({ labels, text, rule }) => html`<li>
    ${labels.length <= NAMED && labels.map((label, at) => html`<strong>
      ${label}${at < labels.length - 1 && ", "}
    </strong>`)}
    <p><${Said} game=${game} text=${text} names=${names} /></p>
    ${rule && html`<${Rule} game=${game} rule=${rule} />`}
  </li>`)}</ul>`;
  return { title: t("table-why-title"), body };
}
