// What is shown of a card that is held closer.
import { html } from "../../vendor/htm-preact.js";
import { Peek as Held } from "../../ui/peek.js";
import { cardOf, cardOfPermanent, Leaf } from "./cards.js";
import { Explained } from "./explain.js";
import { permanentOf } from "./options.js";
import { tapsText } from "./pay.js";
import { stateOf } from "./permanents.js";

// look(element) opens the close view.
export function Peek({ root, about, look }) {
  return html`
    <${Held} root=${root} look=${look} draw=${(there) => html`<${Shown} there=${there} about=${about} />`} />`;
}

function Shown({ there, about }) {
  const it = there.dataset.id ? permanentOf(about.view.table, Number(there.dataset.id)) : null;
  const card = it ? cardOfPermanent(about.cards, it, about.t, about.lang) : cardOf(about.cards, there.dataset.look);
  const now = it && it.power !== null ? [it.power, it.toughness] : null;
  const more = [...(it ? stateOf(it, about) : []), tapsText(about, there.dataset.answer)].filter(Boolean);
  return html`<${Leaf} card=${card} lang=${about.lang} t=${about.t} now=${now} />
    ${more.length > 0 && html`<ul class="leaf-more">${more.map((line) => html`<li>${line}</li>`)}</ul>`}
    <${Explained} it=${it} about=${about} />`;
}
