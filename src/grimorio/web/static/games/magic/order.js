// Triggered abilities that wait together, and cards put back on a library, are put in order: dragged, by arrow keys or
// by buttons, then given one by one as the rules ask for them.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { idle } from "./assign.js";
import { LitButton } from "../../ui/prompt.js";
import { labelOf } from "./options.js";
import { Line } from "./line.js";

const PRINTED = { number: null, order: [] };
const FAR = 5; // pixels a row moves before it is dragged

/* What is put in order: cards, or triggers, which are shown as they will happen: what is put onto the stack last is
   first. Where triggers that are alike are offered as one, one is chosen after the other at the prompt. */
function optionsOf({ choice, table, seat }) {
  if (!(choice?.options.length > 1)) return null;
  if (choice.ask === "order") return table.doing?.cards?.map((name) => ["card", name]) || null;
  if (choice.ask !== "trigger") return null;
  return table.waiting?.filter((one) => one.controller === seat).length === choice.options.length
    ? choice.options
    : null;
}

export const isOrdered = (view) => optionsOf(view) !== null;

// The places of triggers close up as those before them are put: what is asked for next, of the places at first.
const placeNow = (place, given) => place - given.filter((other) => other < place).length;

// The rows in their order.
function orderBar({ about, rows, order, box, move, keyed, lift, follow, release }) {
  const { t } = about;
  const { choice } = about.view;
  const tool = (at, by, sign) => html`
    <button type="button" class="button small order-tool" disabled=${at + by < 0 || at + by >= order.length}
        onClick=${() => move(at, at + by)}
        aria-label=${t(by < 0 ? "magic-order-up" : "magic-order-down", { card: rows[order[at]].label })}>
      ${sign}
    </button>`;
  return html`
    <section class="order" ref=${box} aria-label=${t(`magic-order-${choice.ask}`)} onPointerMove=${follow}
        onPointerUp=${release} onPointerCancel=${release}>
      <h3>${t(`magic-order-${choice.ask}`)}</h3>
      <ol>${order.map((row, at) => html`<li key=${rows[row].key} onPointerDown=${(event) => lift(event, row)}>
        <b>${at + 1}</b>
        <span class="order-what" role="button" tabindex="0" data-row=${row} data-arranged
            onKeyDown=${(event) => keyed(event, at)}
            aria-label=${t("magic-order-place", { card: rows[row].label, place: at + 1 })}>
          <${Line} text=${rows[row].label} t=${t} />
        </span>
        ${tool(at, -1, "▲")}${tool(at, 1, "▼")}
      </li>`)}</ol>
      <footer><span class="quiet">${t("magic-order-help")}</span></footer>
    </section>`;
}

// What sends the rows in their order.
const orderSend = ({ t }, send, cancel) => html`
  <${LitButton} data-order="send" cancel=${cancel} onClick=${send}>
    ${t("magic-order-send")}
  </${LitButton}>`;

export function useOrdering(about, { answer, readOnly }) {
  const { view } = about;
  const { choice } = view;
  const options = readOnly ? null : optionsOf(view);
  const rows =
    options?.map((option, at) => ({ key: `${option.join(":")}:${at}`, label: labelOf(option, about), option }));
  const [kept, setKept] = useState(PRINTED);
  const plan = useRef(null);
  const box = useRef(null);
  const drag = useRef(null);
  const moved = kept.number === choice?.number;
  const order = rows && (moved ? kept.order : rows.map((_, at) => at));

  // What was put in order is given as it is asked for; targets may be chosen in between.
  useLayoutEffect(() => {
    const line = plan.current;
    if (!line || choice?.number === line.sent) return;
    if (!choice || !line.left.length) { plan.current = null; return; }
    if (choice.ask !== line.ask) return;
    give(line);
  }, [view]);
  const give = ({ ask, left, given }) => {
    const [next, ...rest] = left;
    const option = ask === "trigger" ? ["trigger", placeNow(next, given)] : next;
    const offered = choice.options.some((one) => one.join(":") === option.join(":"));
    plan.current = offered ? { ask, left: rest, given: [...given, next], sent: choice.number } : null;
    if (offered) answer([option]);
  };
  const followed = useRef(null);
  useLayoutEffect(() => {
    if (followed.current !== null) box.current?.querySelector(`[data-row="${followed.current}"]`)?.focus();
    else if (box.current && idle()) box.current.querySelector("[data-row]")?.focus({ preventScroll: true });
    followed.current = null;
  }, [choice?.number, order?.join()]);
  const send = () => {
    const wished = order.map((at) => rows[at].option);
    const left = choice.ask === "trigger" ? wished.map(([, place]) => place).reverse() : wished;
    give({ ask: choice.ask, left, given: [] });
  };
  if (!rows || plan.current?.sent === choice.number) return null;

  const move = (from, to) => {
    if (to < 0 || to >= order.length || from === to) return;
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    setKept({ number: choice.number, order: next });
  };
  const keyed = (event, at) => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    followed.current = order[at];
    move(at, at + by);
  };
  const lift = (event, row) => {
    if (event.button || event.target.closest(".order-tool")) return;
    drag.current = { row, y: event.clientY, live: false };
    box.current.setPointerCapture(event.pointerId);
  };
  const follow = ({ clientY }) => {
    const one = drag.current;
    if (!one || (!one.live && Math.abs(clientY - one.y) < FAR)) return;
    one.live = true;
    const middles = [...box.current.querySelectorAll("li")].map((li) => {
      const { top, height } = li.getBoundingClientRect();
      return top + height / 2;
    });
    const at = order.indexOf(one.row);
    if (at > 0 && clientY < middles[at - 1]) move(at, at - 1);
    else if (at < order.length - 1 && clientY > middles[at + 1]) move(at, at + 1);
  };
  const release = () => { drag.current = null; };
  return {
    bar: orderBar({ about, rows, order, box, move, keyed, lift, follow, release }),
    confirm: orderSend(about, send, moved ? () => setKept(PRINTED) : null),
  };
}
