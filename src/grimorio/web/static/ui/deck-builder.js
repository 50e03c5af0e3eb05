// A deck built card by card, in three panes: all cards with filters, the deck, and what is known of it with the card
// that was pointed at last. A click, Enter or dragging moves a card; on a narrow page one pane is in sight.
import { html, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { Filters } from "./card-filters.js";
import { added, countOf, found, more, removed, swapped, usable } from "./deck-edit.js";
import { SampleHand } from "./deck-hand.js";
import { total } from "./deck-shelf.js";
import { useDragging } from "./drag.js";
import { useFreeKeys } from "./prompt.js";
import { style } from "./style.js";

await style(new URL("./deck-builder.css", import.meta.url));

// Cards shown at first of those that fit.
const SHOWN = 60;

// One card in a list: pressed, it goes to the other side.
function Row({ count, name, label, press, disabled = false, kit, about }) {
  const { lang, t, cards } = about;
  const card = kit.cardOf(cards, name);
  return html`<li>
    <button type="button" class="card-line" data-look=${name} disabled=${disabled} onClick=${press}>
      <${kit.CardLine} count=${count || ""} card=${card} lang=${lang} t=${t} />
      <span class="unseen">${label}</span>
    </button>
  </li>`;
}

// All cards, or those of a pool, that fit the filters.
function Catalogue({ deck, add, limits, part, setPart, kit, about }) {
  const { cards, lang, t } = about;
  const { pool } = limits;
  const [typed, type] = useState("");
  const [chosen, choose] = useState({});
  const [shown, setShown] = useState(SHOWN);
  const [lax, setLax] = useState(false);
  const [all, barred] = useMemo(() => usable(cards, limits, !lax), [cards, pool, limits.legal, lax]);
  const filters = kit.filters(t);
  // There are thousands of cards: they are not searched and sorted again with each change of the deck.
  const rows = useMemo(() => {
    const fitting = found(all, { typed, chosen }, filters, (card) => kit.wordsOf(card, lang));
    return kit.inOrder(fitting.map(({ name }) => [1, name]), about);
  }, [kit, all, typed, chosen, lang]);
  useLayoutEffect(() => setShown(SHOWN), [typed, JSON.stringify(chosen)]);
  return html`<section class="builder-part" data-part="catalogue" aria-labelledby="builder-catalogue">
    <h3 id="builder-catalogue">${t(pool ? "decks-build-pool" : "decks-build-catalogue")}
      <span class="quiet">${t("decks-build-found", { count: rows.length })}</span></h3>
    <${Filters} filters=${filters} chosen=${chosen} choose=${choose} typed=${typed} type=${type} t=${t} />
    ${limits.legal && html`<label class="builder-legal">
      <input type="checkbox" data-builder="legal" checked=${!lax}
        onChange=${({ target }) => setLax(!target.checked)} />
      <span>${t("decks-build-legal", { count: barred })}</span>
    </label>`}
    ${!pool && html`<label class="builder-into">
      <span>${t("decks-build-into")}</span>
      <select data-builder="into" value=${part} onChange=${({ target }) => setPart(target.value)}>
        ${["main", "sideboard"].map((one) => html`<option value=${one} selected=${one === part}>
          ${t((one === "sideboard" && kit.INTO_SIDE) || `decks-build-into-${one}`)}
        </option>`)}
      </select>
    </label>`}
    <ul class="builder-list">${rows.slice(0, shown).map(([, name]) => {
      const left = more(deck, name, limits);
      const used = countOf(deck.main, name) + countOf(deck.sideboard, name);
      const count = pool && !limits.free.includes(name) ? left : used;
      return html`<${Row} key=${name} count=${count} name=${name} kit=${kit} about=${about} disabled=${left < 1}
        label=${t(pool ? "decks-build-left" : "decks-build-has", { count })}
        press=${({ shiftKey }) => add(name, shiftKey)} />`;
    })}</ul>
    ${rows.length > shown && html`<button type="button" class="link" onClick=${() => setShown(shown + SHOWN)}>
      ${t("decks-build-more", { count: rows.length - shown })}
    </button>`}
    ${!rows.length && html`<p class="quiet">${t("decks-build-none")}</p>`}
  </section>`;
}

function DeckPart({ part, entries, take, by, kit, about }) {
  const { t } = about;
  const title = t((part === "sideboard" && kit.SIDE) || `decks-build-${part}`);
  return html`<section class="builder-part" data-part=${part} aria-label=${title}>
    <h3>${title} <span class="quiet" data-count=${total(entries)}>${total(entries)}</span></h3>
    <div class="builder-groups">${kit.groupsOf(entries, by, about).map(([group, title, rows]) => html`
      <section key=${group} data-group=${group}>
        <h4>${title} <span class="quiet">${total(rows)}</span></h4>
        <ul>${kit.inOrder(rows, about).map(([count, name]) => html`
          <${Row} key=${name} count=${count} name=${name} kit=${kit} about=${about} label=${t("decks-build-take-out")}
            press=${() => take(name)} />`)}</ul>
      </section>`)}</div>
    ${!entries.length && html`<p class="quiet">${t("decks-build-empty")}</p>`}
  </section>`;
}

// What can be done with the whole deck.
function Deeds({ deck, set, undo, redo, limits, by, setBy, kit, about, build }) {
  const { t } = about;
  const lands = kit.landsFor && (() => set(kit.landsFor(deck, limits, about)));
  return html`<div class="row builder-deeds">
    <label class="builder-into">
      <span>${t("draft-sort")}</span>
      <select value=${by} onChange=${({ target }) => setBy(target.value)}>${kit.SORTS.map((one) => html`
        <option value=${one} selected=${one === by}>${t(`draft-sort-${one}`)}</option>`)}</select>
    </label>
    ${build && html`<button type="button" class="button small" data-builder="build" onClick=${build}>
      ${t("decks-build-bot")}
    </button>`}
    ${lands && html`<button type="button" class="button small" data-builder="lands" onClick=${lands}>
      ${t("decks-build-lands")}
    </button>`}
    <button type="button" class="button small" data-builder="undo" disabled=${!undo} aria-keyshortcuts="U"
        onClick=${undo}>
      ${t("decks-build-undo")} <kbd aria-hidden="true">U</kbd>
    </button>
    <button type="button" class="button small" data-builder="redo" disabled=${!redo} aria-keyshortcuts="R"
        onClick=${redo}>
      ${t("decks-build-redo")} <kbd aria-hidden="true">R</kbd>
    </button>
  </div>`;
}

// Arrow keys within a list and from side to side; + puts one more in, Delete and - take one out.
function keysIn(box, { take, add }) {
  const rows = (part) => [...box.current.querySelectorAll(`[data-part=${part}] .card-line:enabled`)];
  return (event) => {
    const part = event.target.closest?.("[data-part]")?.dataset.part;
    if (!part || !event.target.matches(".card-line")) return;
    const { look: name } = event.target.dataset;
    if (["Delete", "Backspace", "-"].includes(event.key)) take(name, part === "catalogue" ? "main" : part);
    if (event.key === "+") add(name, part === "sideboard");
    const side = part === "catalogue" ? "main" : "catalogue";
    const lists = { ArrowUp: [part, -1], ArrowDown: [part, 1], ArrowLeft: ["catalogue", 0], ArrowRight: [side, 0] };
    if (!(event.key in lists)) return;
    event.preventDefault();
    const [to, step] = lists[event.key];
    const there = rows(to);
    there[Math.max(0, Math.min(there.length - 1, rows(part).indexOf(event.target) + step))]?.focus();
  };
}

// A card that is dragged to another part goes there.
function useMoves(box, { deck, set, limits }) {
  useDragging(box, {
    hand: (target) => {
      const row = target.closest?.(".card-line");
      const from = row?.closest("[data-part]")?.dataset.part;
      return from ? { name: row.dataset.look, from, row } : null;
    },
    move: ({ row }, { dx, dy }) => { row.style.transform = `translate(${dx}px, ${dy}px)`; },
    end: ({ row }) => { row.style.transform = ""; },
    drop: ({ name, from }, { x, y }) => {
      const to = document.elementFromPoint(x, y)?.closest("[data-part]")?.getAttribute("data-part");
      if (!to || to === from) return;
      if (from === "catalogue") set(added(deck, name, limits, to));
      else set(to === "catalogue" ? removed(deck, name, limits, from) : swapped(deck, name, from, limits));
    },
  });
}

// What is known of the deck: the card pointed at last, curve and colours, and a sample hand.
function Details({ deck, looked, kit, about }) {
  const { cards, lang, t } = about;
  return html`<section class="builder-details" aria-label=${t("decks-picture")}>
    ${looked && html`<div class="builder-looked" aria-hidden="true">
      <${kit.Leaf} card=${kit.cardOf(cards, looked)} lang=${lang} t=${t} />
    </div>`}
    ${deck.main.length > 0 ? html`<${kit.Figures} entries=${deck.main} about=${about} />`
      : html`<p class="quiet">${t("decks-empty")}</p>`}
    <${SampleHand} main=${deck.main} kit=${kit} about=${about} />
  </section>`;
}

const TABS = ["catalogue", "deck", "details"];

// deck: {main, sideboard}; set(deck) lays another; undo, redo: take the last change back and make it again, null where
// there is none; limits: {pool, free, legal}; kit: the game's catalogue.js; build: lets a bot build, optional.
export function Builder({ deck, set, undo, redo, limits, kit, about, build = null }) {
  const { t } = about;
  const box = useRef(null);
  const stood = useRef(null);
  const [part, setPart] = useState("main");
  const [by, setBy] = useState(!limits.pool && kit.SORTS.includes("cost") ? "cost" : kit.SORTS[0]);
  const [tab, setTab] = useState("catalogue");
  const [looked, setLooked] = useState(null);
  const take = (name, from) => { stood.current = { from, name }; set(removed(deck, name, limits, from)); };
  const add = (name, aside = false) => set(added(deck, name, limits, aside ? "sideboard" : part));
  const look = ({ target }) => {
    const name = target.closest?.(".card-line")?.dataset.look;
    if (name) setLooked(name);
  };
  useMoves(box, { deck, set, limits });
  useFreeKeys(({ key }) => ({ u: undo, r: redo })[key.toLowerCase()]);
  // The row of a last copy is gone: the keyboard stays in its list.
  useLayoutEffect(() => {
    const { from } = stood.current || {};
    stood.current = null;
    if (from && document.activeElement === document.body)
      box.current?.querySelector(`[data-part=${from}] .card-line`)?.focus({ preventScroll: true });
  });
  const side = total(deck.sideboard) > 0 && !limits.pool;
  return html`<${kit.Close} about=${about} kind="builder">
    <div class="builder-tabs" role="group" aria-label=${t("decks-build-tabs")}>
      ${TABS.map((one) => html`<button type="button" class="button small" key=${one} data-builder=${`tab-${one}`}
          aria-pressed=${one === tab} onClick=${() => setTab(one)}>
        ${t(`decks-build-tab-${one}`, { count: total(deck.main) })}
      </button>`)}
    </div>
    <div class="builder-panes" data-tab=${tab} ref=${box} onKeyDown=${keysIn(box, { take, add })}
        onPointerOver=${look} onFocusIn=${look}>
      <${Catalogue} deck=${deck} add=${add} limits=${limits} part=${part} setPart=${setPart} kit=${kit}
        about=${about} />
      <div class="builder-deck" data-by=${by}>
        <${Deeds} deck=${deck} set=${set} undo=${undo} redo=${redo} limits=${limits} by=${by} setBy=${setBy}
          kit=${kit} about=${about} build=${build} />
        <${DeckPart} part="main" entries=${deck.main} take=${(name) => take(name, "main")} by=${by} kit=${kit}
          about=${about} />
        ${side && html`<${DeckPart} part="sideboard" entries=${deck.sideboard} by=${by} kit=${kit} about=${about}
          take=${(name) => take(name, "sideboard")} />`}
      </div>
      <${Details} deck=${deck} looked=${looked} kit=${kit} about=${about} />
    </div>
  </${kit.Close}>`;
}
