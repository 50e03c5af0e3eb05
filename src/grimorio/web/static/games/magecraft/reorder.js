// Review: arrange all spells of the three grimoires here, then send the whole arrangement at once.
import { html, useContext, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Confirm, LitButton } from "../../ui/prompt.js";
import { nameOf } from "./cards.js";
import { Cost, Words } from "./gems.js";
import { Effects, Icon } from "./icons.js";
import { Sigil } from "./sigils.js";
import { boardOf, cardOf } from "./options.js";

const ROMAN = ["I", "II", "III"];

/* The picks that make `rows` (three lists of items). An item's `order` is its turn to be placed, -1 for one that
   lies there already; each is inserted among those placed before it, so that an arrangement is exactly one sequence. */
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
  const rows = boardOf(view.table, view.seat).grimoires.map((row, grimoire) => [
    ...placed[grimoire].map((spell) => ({ ...spell, order: -1 })),
    ...row.flatMap((spell) => {
      const at = left.findIndex((one) => one.spell === spell.spell && one.mastered === spell.mastered);
      return at < 0 ? [] : left.splice(at, 1);
    }),
  ]);
  left.forEach((item, i) => rows[i % 3].push(item));
  return rows;
}

const without = (rows, order) => rows.map((row) => row.filter((item) => item.order !== order));
const insert = (rows, item, grimoire, at) =>
  rows.map((row, i) => (i === grimoire ? [...row.slice(0, at), item, ...row.slice(at)] : row));
const find = (rows, order) => {
  for (let grimoire = 0; grimoire < rows.length; grimoire += 1) {
    const at = rows[grimoire].findIndex((item) => item.order === order);
    if (at >= 0) return { grimoire, at, item: rows[grimoire][at] };
  }
  return null;
};

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const BUTTONS = [["ArrowLeft", "left"], ["ArrowRight", "right"], ["ArrowUp", "up"], ["ArrowDown", "down"]];

const FAR = 6; // pixels a mouse moves before it drags
const HOLD = 220; // milliseconds a finger rests before it drags: one that moves at once scrolls

// Where a card held over a point of the page would be placed: {grimoire, at}, `at` counted without it; null beside the
// rows.
function spotAt(box, order, x, y) {
  for (const [grimoire, row] of [...box.querySelectorAll(".reorder-row")].entries()) {
    const { top, bottom } = row.getBoundingClientRect();
    if (y < top || y > bottom) continue;
    const cards = [...row.querySelectorAll(".reorder-card")].filter((card) => card.dataset.order !== String(order));
    const before = cards.filter((card) => {
      const place = card.getBoundingClientRect();
      return y > place.bottom || (y >= place.top && x > place.left + place.width / 2);
    });
    return { grimoire, at: before.length };
  }
  return null;
}

// Dragging with mouse, pen or finger: the card follows, a mark shows its place, letting go puts it there.
function useDrag(box, place) {
  const [drag, setDrag] = useState(null); // {order, spot}
  const one = useRef(null);
  useEffect(() => {
    const node = box.current;
    const still = (event) => { if (one.current?.live) event.preventDefault(); };
    node.addEventListener("touchmove", still, { passive: false });
    return () => { node.removeEventListener("touchmove", still); clearTimeout(one.current?.timer); };
  }, []);
  const end = () => {
    clearTimeout(one.current?.timer);
    if (one.current?.card) one.current.card.style.transform = "";
    one.current = null;
    setDrag(null);
  };
  const lift = (pointer) => {
    one.current.live = true;
    box.current.setPointerCapture(pointer);
    setDrag({ order: one.current.order, spot: null });
  };
  const down = (event, order) => {
    if (event.button || one.current) return;
    const { clientX: x, clientY: y, pointerId, pointerType, currentTarget: card } = event;
    one.current = {
      order, card, x, y, live: false,
      timer: pointerType === "touch" ? setTimeout(() => lift(pointerId), HOLD) : 0,
    };
  };
  const move = ({ clientX: x, clientY: y, pointerId, pointerType }) => {
    const now = one.current;
    if (!now) return;
    if (!now.live) {
      if (Math.hypot(x - now.x, y - now.y) < FAR) return;
      if (pointerType === "touch") { end(); return; }
      lift(pointerId);
    }
    now.card.style.transform = `translate(${x - now.x}px, ${y - now.y}px)`;
    setDrag({ order: now.order, spot: spotAt(box.current, now.order, x, y) });
  };
  const up = ({ clientX: x, clientY: y }) => {
    const now = one.current;
    const spot = now?.live && spotAt(box.current, now.order, x, y);
    end();
    if (spot) place(now.order, spot.grimoire, spot.at);
  };
  return { drag, down, box: { onPointerMove: move, onPointerUp: up, onPointerCancel: end } };
}

// A Spell that is put in order, or one that lies fixed.
function Spell({ item, card, name, place, state, held, fixed, hold, keyed, lift }) {
  const t = useContext(Words);
  return html`
    <button type="button" class="reorder-card ${state}" disabled=${fixed} data-order=${item.order} aria-pressed=${held}
        data-arranged onClick=${hold} onKeyDown=${(event) => keyed(event, item.order)}
        onPointerDown=${(event) => { hold(); lift(event, item.order); }}>
      <span class="reorder-picture"><${Sigil} card=${card} /></span>
      <span class="unseen">
        ${t("magecraft-reorder-card", { spell: name, ...place })}
      </span>
      <span class="reorder-name" aria-hidden="true">${name}</span>
      <span class="reorder-facts" aria-hidden="true">
        <${Cost} cost=${card.cost} />
        <${Effects} icons=${card.icons} size="xs" />
      </span>
    </button>`;
}

// The focus in the editor `box`: whoever was at the prompt goes on at its first card, and a card moved by its keys
// takes the focus along once `rows` are drawn again: its order stands in the reference that is returned.
function useCardFocus(box, rows) {
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement.closest(".prompt"))
      box.current.querySelector(".reorder-card:enabled")?.focus({ preventScroll: true });
  }, []);
  const followed = useRef(null);
  useLayoutEffect(() => {
    if (followed.current !== null) box.current.querySelector(`[data-order="${followed.current}"]`).focus();
    followed.current = null;
  }, [rows]);
  return followed;
}

// The editor, in place of the grimoires. view, cards, t, lang as for the table; answer(options) sends all picks in one
// go.
export function ReorderEditor({ view, cards, t, lang, answer }) {
  const first = useRef(null);
  if (!first.current) first.current = opening(view);
  const box = useRef(null);
  const [rows, setRows] = useState(first.current);
  const [held, setHeld] = useState(view.table.reorder.cards.length ? 0 : null);
  const place = (order, grimoire, at) => {
    const from = find(rows, order);
    if (from) setRows(insert(without(rows, order), from.item, grimoire, at));
  };
  const { drag, down, box: dragging } = useDrag(box, place);
  const followed = useCardFocus(box, rows);
  const step = (order, [down, along]) => {
    const from = find(rows, order);
    if (!from) return;
    const grimoire = Math.min(2, Math.max(0, from.grimoire + down));
    const rest = without(rows, order);
    place(order, grimoire, Math.min(rest[grimoire].length, Math.max(0, from.at + along)));
  };
  const keyed = (event, order) => {
    if (!(event.key in STEPS)) return;
    event.preventDefault();
    setHeld(order);
    followed.current = order;
    step(order, STEPS[event.key]);
  };
  const send = () => answer(picksFor(rows));
  return html`<${Words.Provider} value=${t}>
    <div class="reorder" role="group" aria-label=${t("magecraft-reorder-title")} ref=${box} ...${dragging}>
      <p class="reorder-help">${t("magecraft-reorder-help")}</p>
      ${rows.map((row, grimoire) => {
        const others = row.filter((item) => item.order !== drag?.order);
        const spot = drag?.spot?.grimoire === grimoire ? drag.spot.at : null;
        return html`<div class="reorder-row" key=${grimoire}>
          <h4 class="grimoire-number" title=${t("magecraft-grimoire", { number: grimoire + 1 })}>${ROMAN[grimoire]}</h4>
          <div class="reorder-cards ${spot === 0 && !others.length ? "drop-here" : ""}">
            ${row.map((item, at) => {
              const card = cardOf(cards, item.spell);
              const fixed = item.order < 0;
              const other = others.indexOf(item);
              const state = [
                held === item.order && !fixed && "held",
                item.mastered && "card-mastered",
                drag?.order === item.order && "dragged",
                spot !== null && other === spot && "drop-before",
                spot === others.length && other === spot - 1 && "drop-after",
              ];
              return html`
                <${Spell} key=${`${item.order}:${item.spell}`} item=${item} card=${card} name=${nameOf(card, lang)}
                  place=${{ number: grimoire + 1, place: at + 1 }} state=${state.filter(Boolean).join(" ")}
                  held=${held === item.order} fixed=${fixed} hold=${() => setHeld(item.order)} keyed=${keyed}
                  lift=${down} />`;
            })}
          </div>
        </div>`;
      })}
      <div class="reorder-tools">
        ${BUTTONS.map(([key, icon]) => html`
          <button type="button" key=${key} class="button small" disabled=${held === null}
              title=${t(`magecraft-reorder-${icon}`)} aria-label=${t(`magecraft-reorder-${icon}`)}
              onClick=${() => step(held, STEPS[key])}>
            <${Icon} name=${icon} size="s" />
          </button>`)}
        <button type="button" class="button small" onClick=${() => setRows(first.current)}>
          ${t("magecraft-reorder-reset")}
        </button>
        <${Confirm}>
          <${LitButton} data-reorder="send" cancel=${() => setRows(first.current)} onClick=${send}>
            ${t("magecraft-reorder-send")}
          </${LitButton}>
        </${Confirm}>
      </div>
    </div>
  </${Words.Provider}>`;
}
