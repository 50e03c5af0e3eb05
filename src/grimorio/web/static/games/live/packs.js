// Packs as they lie on the table: four equal cards of Magic, one above the other; and the dialogs in which they are
// looked at.
import { Modal } from "../../ui/dialog.js";
import { html } from "../../vendor/htm-preact.js";
import { Confirm, keysFor, LitButton, useFreeKeys } from "../../ui/prompt.js";
import { Leaf, nameOf, spokenCard } from "../magic/cards.js";
import { packCard } from "./cards.js";
import { DeckSign } from "./icons.js";
import { deckName, keyOf } from "./words.js";

// The letters of the colours in which a pack is drawn where it is small.
export function tinctureOf(name) {
  const signs = packCard(name).cost?.match(/[WUBRG]/);
  return signs ? { W: "light", U: "water", B: "dark", R: "fire", G: "earth" }[signs[0]] : "any";
}

// One pack. deed: {kind, run, label, answer} or null; look(name) opens its close view; note: what stands on it; number:
// its key.
export function Pack({ name, about, deed = null, look, note = null, number = "", marked = false }) {
  const { t, lang } = about;
  const card = packCard(name);
  const lit = deed?.kind === "lit";
  return html`<article class=${`pack ${lit ? "pack-lit" : ""} ${marked ? "pack-marked" : ""}`} data-look=${name}
      data-pack=${name} data-answer=${deed?.answer}>
    <${Leaf} card=${card} lang=${lang} t=${t} />
    <button type="button" class="hit" data-option=${lit ? deed.answer : undefined}
        aria-keyshortcuts=${number || undefined}
        aria-label=${`${lit ? deed.label : t("live-look", { pack: nameOf(card, lang) })}. ${spokenCard(card, lang, t)}`}
        onClick=${lit ? deed.run : () => look(name)}></button>
    ${note && html`<span class="pack-note">${note}</span>`}
    ${number && html`<kbd class="pack-key" aria-hidden="true">${number.toUpperCase()}</kbd>`}
  </article>`;
}

// A pack so small that only its colour is seen; pointed at, it is shown.
export const Mini = ({ name, about }) => html`
  <span class=${`mini c-${tinctureOf(name)}`} data-look=${name} title=${nameOf(packCard(name), about.lang)}></span>`;

// A choice that is answered on packs has the same keys as one at the prompt.
function keyed(event, keys, deal) {
  const found = event.key.length === 1 && [...keys].find(([, key]) => key === event.key.toLowerCase());
  return found && (() => deal(JSON.parse(found[0]))?.run());
}

// The packs that can be taken now, or that lie open. The keys of a choice that is answered here stand on its packs.
export function Market({ about, deal, look }) {
  const { view, t } = about;
  const { table, choice } = view;
  const asked = ["pack", "take", "second-pack", "give-back"].includes(choice?.ask) ? choice : null;
  const own = ["take", "give-back"].includes(asked?.ask);
  const names = own ? asked.options.filter(([kind]) => kind === "pack").map(([, name]) => name) : table.packs;
  const keys = new Map(asked ? asked.options.map((option, at) => [keyOf(option), keysFor(asked.options)[at]]) : []);
  useFreeKeys((event) => keyed(event, keys, deal));
  const done = asked && deal(["done"]);
  const claimed = table.picks?.pack || table.challenge?.pack;
  const deck = table.auction || table.completion?.decks[view.seat] || null;
  if (!names.length) return null;
  const title = t(own ? `live-market-${asked.ask}` : "live-market", {
    deck: deck ? deckName(t, deck) : "",
    count: names.length,
  });
  return html`<section class=${`market ${asked ? "market-asked" : ""}`} data-zone="market" aria-label=${title}>
    <h3 class="market-title">
      ${deck && html`<${DeckSign} deck=${deck} />`}
      <span>${title}</span>
    </h3>
    ${done && html`<${Confirm}>
      <${LitButton} data-option="done" data-answer="done" onClick=${done.run}>${done.label}</${LitButton}>
    </${Confirm}>`}
    <div class="market-packs">${names.map((name) => html`
      <${Pack} key=${name} name=${name} about=${about} look=${look} deed=${asked ? deal(["pack", name]) : null}
        number=${keys.get(keyOf(["pack", name])) || ""} marked=${name === claimed}
        note=${name === claimed ? t("live-market-wanted") : null} />`)}</div>
  </section>`;
}

// Packs in a dialog, all of each card to read.
export function PacksDialog({ title, groups, about, close }) {
  const { t, lang } = about;
  return html`<${Modal} title=${title} kind="magic-zone live-packs" close=${close}>${(shut) => html`
    <header>
      <h3>${title}</h3>
      <button type="button" class="button small" onClick=${shut}>${t("live-close")}</button>
    </header>
    ${groups.map(({ label, names, hidden = 0 }) => html`<section>
      ${label && html`<h4>${label}</h4>`}
      ${hidden > 0 && html`<p class="quiet">${t("live-packs-hidden", { count: hidden })}</p>`}
      <ul class="live-leaves">${names.map((name) => html`<li key=${name}>
        <${Leaf} card=${packCard(name)} lang=${lang} t=${t} />
      </li>`)}</ul>
    </section>`)}`}</${Modal}>`;
}
