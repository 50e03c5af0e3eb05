// Review: arrange all spells of the three grimoires here, then send the whole arrangement at once.
import { html, useRef, useState } from "../../vendor/htm-preact.js";
import { nameOf } from "./cards.js";
import { Cost, Words } from "./gems.js";
import { Effects, Icon } from "./icons.js";
import { Sigil } from "./sigils.js";
import { boardOf, cardOf } from "./options.js";

const ROMAN = ["I", "II", "III"];

/* The picks that make `rows` (three lists of items). An item's `order` is its turn to be placed, -1 for one that lies there
   already; each is inserted among those placed before it, so that an arrangement is exactly one sequence. */
export function picksFor(rows) {
  const all = rows.flatMap((row, grimoire) => row.map((item, at) => ({ ...item, grimoire, at })));
  return all.filter((item) => item.order >= 0).sort((a, b) => a.order - b.order).map((item) => {
    const before = rows[item.grimoire].slice(0, item.at).filter((other) => other.order < item.order).length;
    return ["place", item.grimoire, before];
  });
}

// Where the cards start: what is placed already, then the others where they lie on the board.
function opening(view) {
  const { cards, placed } = view.table.reorder;
  const waiting = cards.map((spell, order) => ({ ...spell, order }));
  const left = [...waiting];
  const rows = boardOf(view.table, view.seat).grimoires.map((row, grimoire) => [...placed[grimoire].map((spell) => ({ ...spell, order: -1 })), ...row.flatMap((spell) => {
    const at = left.findIndex((one) => one.spell === spell.spell && one.mastered === spell.mastered);
    return at < 0 ? [] : left.splice(at, 1);
  })]);
  left.forEach((item, i) => rows[i % 3].push(item));
  return rows;
}

const without = (rows, order) => rows.map((row) => row.filter((item) => item.order !== order));
const insert = (rows, item, grimoire, at) => rows.map((row, i) => (i === grimoire ? [...row.slice(0, at), item, ...row.slice(at)] : row));
const find = (rows, order) => {
  for (let grimoire = 0; grimoire < rows.length; grimoire += 1) {
    const at = rows[grimoire].findIndex((item) => item.order === order);
    if (at >= 0) return { grimoire, at, item: rows[grimoire][at] };
  }
  return null;
};

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const BUTTONS = [["ArrowLeft", "left"], ["ArrowRight", "right"], ["ArrowUp", "up"], ["ArrowDown", "down"]];

// The editor. view, cards, t, lang as for the table; answer(options) sends all picks in one go; busy: they are on their way.
export function ReorderEditor({ view, cards, t, lang, answer, busy = false }) {
  const first = useRef(null);
  if (!first.current) first.current = opening(view);
  const [rows, setRows] = useState(first.current);
  const [held, setHeld] = useState(view.table.reorder.cards.length ? 0 : null);
  const place = (order, grimoire, at) => {
    const from = find(rows, order);
    if (!from) return;
    const shift = from.grimoire === grimoire && from.at < at ? 1 : 0;
    setRows(insert(without(rows, order), from.item, grimoire, at - shift));
  };
  const step = (order, [down, along]) => {
    const from = find(rows, order);
    if (!from) return;
    const grimoire = Math.min(2, Math.max(0, from.grimoire + down));
    const rest = without(rows, order);
    const at = Math.min(rest[grimoire].length, Math.max(0, from.at + along));
    setRows(insert(rest, from.item, grimoire, at));
  };
  const keyed = (event, order) => {
    if (!(event.key in STEPS)) return;
    event.preventDefault();
    setHeld(order);
    step(order, STEPS[event.key]);
  };
  const drop = (event, grimoire, at) => {
    event.preventDefault();
    event.stopPropagation();
    place(Number(event.dataTransfer.getData("text/plain")), grimoire, at);
  };
  const allow = (event) => event.preventDefault();
  const name = (item) => nameOf(cardOf(cards, item.spell), lang);
  return html`<${Words.Provider} value=${t}><div class="reorder" role="group" aria-label=${t("magecraft-reorder-title")}>
    <p class="reorder-help">${t("magecraft-reorder-help")}</p>
    ${rows.map((row, grimoire) => html`<div class="reorder-row" key=${grimoire} onDragOver=${allow} onDrop=${(event) => drop(event, grimoire, row.length)}>
      <h4 class="grimoire-number" title=${t("magecraft-grimoire", { number: grimoire + 1 })}>${ROMAN[grimoire]}</h4>
      <div class="reorder-cards">${row.map((item, at) => {
        const card = cardOf(cards, item.spell);
        const fixed = item.order < 0;
        return html`<button type="button" key=${`${item.order}:${item.spell}`} class="reorder-card ${held === item.order && !fixed ? "held" : ""} ${item.mastered ? "card-mastered" : ""}"
            disabled=${fixed} draggable=${!fixed} aria-pressed=${held === item.order}
            aria-label=${t("magecraft-reorder-card", { spell: name(item), number: grimoire + 1, place: at + 1 })}
            onClick=${() => setHeld(item.order)} onKeyDown=${(event) => keyed(event, item.order)}
            onDragStart=${(event) => { setHeld(item.order); event.dataTransfer.setData("text/plain", String(item.order)); }}
            onDragOver=${allow} onDrop=${(event) => drop(event, grimoire, at)}>
          <span class="reorder-picture"><${Sigil} card=${card} /></span><span class="reorder-name">${name(item)}</span>
          <span class="reorder-facts"><${Cost} cost=${card.cost} /><${Effects} icons=${card.icons} size="xs" /></span>
        </button>`;
      })}</div>
    </div>`)}
    <div class="reorder-tools">
      ${BUTTONS.map(([key, icon]) => html`<button type="button" key=${key} class="button small" disabled=${held === null} title=${t(`magecraft-reorder-${icon}`)}
        aria-label=${t(`magecraft-reorder-${icon}`)} onClick=${() => step(held, STEPS[key])}><${Icon} name=${icon} size="s" /></button>`)}
      <button type="button" class="button small" onClick=${() => setRows(first.current)}>${t("magecraft-reorder-reset")}</button>
      <button type="button" class="button primary" disabled=${busy} onClick=${() => answer(picksFor(rows))}>${t("magecraft-reorder-send")}</button>
    </div>
  </div></${Words.Provider}>`;
}
