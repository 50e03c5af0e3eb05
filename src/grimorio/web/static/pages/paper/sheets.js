// The cards of a draft with printed cards, tapped in on a phone: first all that were received, then the deck.
import { html, useState } from "../../lib.js";
import { useShell } from "../../ui/shell.js";
import { COLORS, counted, rarities, shown, total, typed } from "./marks.js";
import { useSheet } from "./marking.js";

const LEAST = 40;
const MOST_ROWS = 400;

// One card with its number of copies and the buttons for more and fewer.
function Row({ name, note, count, more, fewer, most = Infinity }) {
  const { t } = useShell();
  return html`<li class=${count ? "some" : ""}>
    <span class="paper-name">${name} ${note && html`<small class="quiet">${note}</small>`}</span>
    <button type="button" class="button small" aria-label=${t("paperdraft-fewer", { card: name })}
      disabled=${!count} onClick=${fewer}>−</button>
    <output aria-label=${name}>${count}</output>
    <button type="button" class="button small" aria-label=${t("paperdraft-more", { card: name })}
      disabled=${count >= most} onClick=${more}>+</button>
  </li>`;
}

// How far a sheet is, whether the server has it, and the way back.
function Head({ title, text, sheet, label, finish }) {
  const { t } = useShell();
  const { marks, set, kept } = sheet;
  return html`<header class="paper-head">
    <h2>${title}</h2>
    <p><b role="status" data-paper="count">${text}</b>
      <span class="quiet" data-paper="kept">${t(kept ? "paperdraft-kept" : "paperdraft-keeping")}</span></p>
    <div class="row">
      <button type="button" class="button small" data-paper="undo" disabled=${!marks.length}
        onClick=${() => set(marks.slice(0, -1))}>${t("paperdraft-undo")}</button>
      <button type="button" class="button small primary" data-paper="done" onClick=${finish}>${label}</button>
    </div>
  </header>`;
}

// player: for whom the organiser taps, else null.
export function PoolSheet({ now, token, leaflet, deed, player = null, done = () => {} }) {
  const { t, lang, announce } = useShell();
  const sheet = useSheet(now, token, "pool", player, lang);
  const [look, setLook] = useState({ search: "", color: "", sort: "color" });
  const { marks, set } = sheet;
  if (!marks) return null;
  const cards = counted(marks);
  const finish = async () => {
    await sheet.flush();
    if (await deed("/sheet/done", { of: "pool", lang, ...(player && { player }) })) {
      announce(t("paperdraft-registered"));
      done();
    }
  };
  const add = (name) => set([...marks, `+${name}`]);
  const less = (name) => set([...marks, `-${name}`]);
  const colors = COLORS.filter((color) => leaflet.cards.some((card) => card.color === color));
  const known = new Set(leaflet.cards.map(({ name }) => name));
  const other = Object.keys(cards).filter((name) => !known.has(name));
  const rows = shown(leaflet.cards, { ...look, lang }).slice(0, MOST_ROWS);
  const note = ({ number, rarity }) => [number, rarity && t("draft-rarity", { rarity })].filter(Boolean).join(" · ");
  return html`<section class="panel paper-sheet" data-sheet="pool">
    <${Head} title=${player || t("paperdraft-your-cards")} sheet=${sheet} finish=${finish}
      text=${t("paperdraft-count", { count: total(cards), wanted: leaflet.total })}
      label=${t("paperdraft-pool-done")} />
    <${Rarities} cards=${cards} leaflet=${leaflet} way=${now.draft.way} />
    ${leaflet.cards.length > 0 && html`
      <${Filter} look=${look} set=${setLook} colors=${colors} numbers=${leaflet.cards.some(({ number }) => number)} />
      <ul class="paper-cards">${rows.map((card) => html`<${Row} key=${card.name} name=${card.names[lang] || card.name}
        note=${note(card)} count=${cards[card.name] || 0} more=${() => add(card.name)}
        fewer=${() => less(card.name)} />`)}</ul>`}
    ${other.length > 0 && html`<h3>${t("paperdraft-other-cards")}</h3>
      <p class="quiet">${t("paperdraft-unchecked")}</p>
      <ul class="paper-cards">${other.map((name) => html`<${Row} key=${name} name=${name} count=${cards[name]}
        more=${() => add(name)} fewer=${() => less(name)} />`)}</ul>`}
    <${Typed} open=${!leaflet.cards.length} add=${(more) => set([...marks, ...more])} cards=${leaflet.cards} />
  </section>`;
}

// What was counted of each rarity beside what the boosters held.
function Rarities({ cards, leaflet, way }) {
  const { t } = useShell();
  const wanted = Object.entries(leaflet.expected);
  if (!wanted.length) return html`<p class="quiet">${t("paperdraft-rarities-unknown")}</p>`;
  const found = rarities(cards, leaflet.cards);
  const text = wanted.map(([rarity, count]) =>
    `${t("draft-rarity", { rarity })} ${found[rarity] || 0}/${count}`).join(" · ");
  return html`<p class="quiet">${text}${way === "sealed" ? "" : html` – ${t("paperdraft-rarities-hint")}`}</p>`;
}

function Filter({ look, set, colors, numbers }) {
  const { t } = useShell();
  const button = (color, text) => html`<button type="button" class="button small" data-color=${color || "all"}
    aria-pressed=${look.color === color} onClick=${() => set({ ...look, color })}>${text}</button>`;
  return html`<div class="paper-filter">
    <label class="field"><span>${t("paperdraft-search")}</span>
      <input type="search" data-paper="search" autocomplete="off" value=${look.search}
        onInput=${({ target }) => set({ ...look, search: target.value })} /></label>
    ${colors.length > 0 && html`<div class="row" role="group" aria-label=${t("paperdraft-colors")}>
      ${button("", t("paperdraft-all"))}
      ${colors.map((color) => button(color, t(`paperdraft-color-${color.toLowerCase()}`)))}</div>`}
    ${numbers && html`<div class="row" role="group" aria-label=${t("paperdraft-order")}>
      ${["color", "number"].map((sort) => html`<button type="button" class="button small" key=${sort}
        aria-pressed=${look.sort === sort} onClick=${() => set({ ...look, sort })}>
        ${t(`paperdraft-by-${sort}`)}</button>`)}</div>`}
  </div>`;
}

// Cards by lines of text, also such as no list has.
function Typed({ open, add, cards }) {
  const { t } = useShell();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState([]);
  const names = new Map(cards.flatMap((card) =>
    Object.values(card.names).map((name) => [name.toLowerCase(), card.name])));
  const send = (event) => {
    event.preventDefault();
    const read = typed(text);
    add(read.marks.map((mark) => `+${names.get(mark.slice(1).toLowerCase()) || mark.slice(1)}`));
    setWrong(read.wrong);
    setText(read.wrong.join("\n"));
  };
  return html`<details class="paper-typed" open=${open}><summary>${t("paperdraft-typed")}</summary>
    <form onSubmit=${send}>
      <label class="field"><span>${t("paperdraft-typed-text")}</span>
        <textarea rows="4" data-paper="typed" spellcheck="false" value=${text}
          aria-invalid=${wrong.length > 0} onInput=${({ target }) => setText(target.value)}></textarea></label>
      ${wrong.length > 0 && html`<p class="problem" role="alert">${t("paperdraft-typed-wrong")}</p>`}
      <div class="row">
        <button class="button" data-paper="add" disabled=${!text.trim()}>${t("events-add")}</button></div>
    </form>
  </details>`;
}

export function DeckSheet({ now, token, leaflet, deed, player = null, done = () => {} }) {
  const { t, lang, announce } = useShell();
  const sheet = useSheet(now, token, "deck", player, lang);
  const [wrong, setWrong] = useState([]);
  const [open, setOpen] = useState(!now.you.handed);
  const { marks } = sheet;
  if (!marks || !sheet.sheet.registered) return null;
  const set = (next) => { sheet.set(next); setWrong([]); };
  const [pool, deck] = [sheet.sheet.registered, counted(marks)];
  const finish = async () => {
    await sheet.flush();
    const said = await deed("/sheet/done", { of: "deck", lang, ...(player && { player }) });
    setWrong(said?.wrong || []);
    if (!said || said.wrong) return;
    announce(t("events-deck-handed"));
    setOpen(false);
    done();
  };
  const names = new Map([...leaflet.cards, ...leaflet.lands].map((card) => [card.name, card.names[lang] || card.name]));
  const lands = new Set(leaflet.lands.map(({ name }) => name));
  const colors = new Map(leaflet.cards.map(({ name, color }) => [name, color]));
  const rank = (name) => COLORS.indexOf(colors.get(name)) + 1 || COLORS.length + 1;
  const own = Object.keys(pool).filter((name) => !lands.has(name))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const row = (name, most, note) => html`<${Row} key=${name} name=${names.get(name) || name} note=${note} most=${most}
    count=${deck[name] || 0} more=${() => set([...marks, `+${name}`])} fewer=${() => set([...marks, `-${name}`])} />`;
  const size = total(deck);
  return html`<details class="panel paper-sheet" data-sheet="deck" open=${open}
      onToggle=${({ currentTarget }) => setOpen(currentTarget.open)}>
    <summary><h2>${player || t("events-your-deck")}</h2>
      ${now.you.handed && html` <span class="badge">${t("paperdraft-handed")}</span>`}</summary>
    <${Head} title=${t("paperdraft-main")} sheet=${{ ...sheet, set }} finish=${finish} label=${t("events-deck-hand-in")}
      text=${t("paperdraft-deck-count", { count: size, wanted: LEAST, side: total(pool) - size
        + [...lands].reduce((sum, name) => sum + Math.max(0, (deck[name] || 0) - (pool[name] || 0)), 0) })} />
    <${Hints} sheet=${sheet.sheet} />
    ${wrong.length > 0 && html`<div role="alert" class="problem"><p>${t("events-deck-wrong")}</p>
      <ul class="event-faults">${wrong.map((fault, at) => html`<li key=${at}>${fault.text}</li>`)}</ul></div>`}
    <h3>${t("paperdraft-lands")}</h3>
    <ul class="paper-cards">${leaflet.lands.map(({ name }) => row(name))}</ul>
    <h3>${t("paperdraft-your-cards")}</h3>
    <ul class="paper-cards">${own.map((name) => row(name, pool[name], t("paperdraft-of", { count: pool[name] })))}</ul>
  </details>`;
}

// What is odd about the cards, and what nobody here can check.
export function Hints({ sheet: { hints, unchecked } }) {
  const { t } = useShell();
  return html`
    ${hints.length > 0 && html`<details class="paper-hints"><summary>${t("paperdraft-look-again")}</summary>
      <ul class="event-faults">${hints.map((hint) => html`<li key=${hint}>${hint}</li>`)}</ul></details>`}
    ${unchecked.length > 0 && html`<p class="quiet">${t("paperdraft-unchecked")}</p>`}`;
}
