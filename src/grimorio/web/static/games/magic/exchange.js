// Cards exchanged between the deck and its sideboard, one by one, by click or keys. What may be played with, the server
// says.
import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { changed, countOf } from "../../ui/deck-edit.js";
import { total } from "../../ui/deck-shelf.js";
import { cardOf, nameOf } from "./cards.js";
import { BASICS, CardLine, Close, inOrder } from "./decklist.js";

// deck, entered: {main, sideboard}; set(deck) lays another; lands: basic lands are free; done: nothing moves any more.
export function Exchange({ deck, entered, set, lands, done, about }) {
  const { cards, lang, t } = about;
  const box = useRef(null);
  const stood = useRef(null);
  const move = (from, name) => {
    const to = from === "main" ? "sideboard" : "main";
    set({ [from]: changed(deck[from], name, -1), [to]: changed(deck[to], name, 1) });
  };
  const rows = (part) => [...(box.current?.querySelectorAll(`[data-part=${part}] .card-line`) || [])];
  // The row of a last copy is gone: the keyboard stays where it was.
  useLayoutEffect(() => {
    if (!stood.current) return;
    const { part, at, name } = stood.current;
    stood.current = null;
    const left = rows(part);
    (
      left.find((one) => one.dataset.look === name) ||
      left[Math.min(at, left.length - 1)] ||
      rows(part === "main" ? "sideboard" : "main")[0]
    )?.focus({ preventScroll: true });
  });
  const press = (part, name) => ({ currentTarget }) => {
    stood.current = { part, at: rows(part).indexOf(currentTarget), name };
    move(part, name);
  };
  const keys = (event) => {
    const part = event.target.closest("[data-part]")?.dataset.part;
    const lists = { ArrowUp: [part, -1], ArrowDown: [part, 1], ArrowLeft: ["main", 0], ArrowRight: ["sideboard", 0] };
    if (!part || !(event.key in lists)) return;
    event.preventDefault();
    const [to, step] = lists[event.key];
    const at = rows(part).indexOf(event.target);
    const there = rows(to);
    there[Math.max(0, Math.min(there.length - 1, at + step))]?.focus();
  };
  const list = (part) => html`<section class="exchange-part" data-part=${part} aria-labelledby=${`exchange-${part}`}>
    <h3 id=${`exchange-${part}`}>
      ${t(part === "main" ? "match-main" : "match-side")} <span class="quiet" data-count=${total(deck[part])}>
        ${total(deck[part])}
      </span>
    </h3>
    <ul>${inOrder(deck[part], about).map(([count, name]) => {
      const card = cardOf(cards, name);
      const more = count - countOf(entered[part], name);
      return html`<li key=${name}>
        <button type="button" class=${`card-line ${more ? "moved" : ""}`} data-look=${name} disabled=${done}
            onClick=${press(part, name)}>
          <${CardLine} count=${count} card=${card} lang=${lang} t=${t} />
          <span class="line-more">${more > 0 ? `+${more}` : more < 0 ? `−${-more}` : ""}</span>
          <span class="unseen">
            ${t(part === "main" ? "match-move-out" : "match-move-in", { card: nameOf(card, lang) })}
          </span>
          <span class="line-arrow" aria-hidden="true">${part === "main" ? "→" : "←"}</span>
        </button>
      </li>`;
    })}</ul>
  </section>`;
  return html`<${Close} about=${about} kind="exchange">
    <div class="exchange-parts" ref=${box} onKeyDown=${keys}>${list("main")}${list("sideboard")}</div>
    ${lands && html`<div class="exchange-lands" role="group" aria-label=${t("match-lands")}>
      <span>${t("match-lands")}</span>
      ${BASICS.map((name) => html`
        <button type="button" key=${name} class="button small" disabled=${done}
            aria-label=${t("match-land-add", { card: nameOf(cardOf(cards, name), lang) })}
            onClick=${() => set({ main: changed(deck.main, name, 1), sideboard: deck.sideboard })}>
          + ${nameOf(cardOf(cards, name), lang)}
        </button>`)}
    </div>`}
  </${Close}>`;
}
