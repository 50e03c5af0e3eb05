// Attackers, blockers and cards to discard are declared together: clicked in any order, by mouse or by digit, then sent one by one as the rules ask for them.
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { freeKey } from "../../ui/prompt.js";
import { called, labelOf } from "./options.js";
import { nameOf, cardOf } from "./cards.js";

const DIGITS = "123456789";

// Whether several cards of the own hand are to be discarded.
function discards({ choice, table, seat }) {
  const { doing } = table;
  return choice.ask === "discard" && doing?.most > 1 && doing.picked.length === 0 && choice.options.every(([, name]) => table.players[seat].hand.includes(name));
}

export const declares = (view) => Boolean(view.choice) && (["attack", "block"].includes(view.choice.ask) || discards(view));

// What can be declared: {key: [option, …]}: a creature with each player or attacker it may be set against, a card by its place in the hand.
function candidates({ choice, table, seat }) {
  const found = new Map();
  if (choice.ask === "discard") {
    table.players[seat].hand.forEach((name, at) => found.set(at, [["card", name]]));
    return found;
  }
  for (const option of choice.options) {
    if (option.length === 3) found.set(option[1], [...(found.get(option[1]) || []), option]);
  }
  return found;
}

const NONE = { number: null, at: new Map(), picked: null };

/* Gives {marks, bar, pairs} for what is declared now, or null where nothing is. marks: {id or place in the hand: {chosen, number, deed}};
   pairs: lines to draw. */
export function useDeclaring(about, { answer, readOnly }) {
  const { view, t } = about;
  const { choice, table } = view;
  const active = !readOnly && declares(view);
  const [kept, setKept] = useState(NONE);
  const queue = useRef(null);
  const stage = active ? `${choice.ask}:${table.turn}:${table.step}:${choice.number}` : null;
  const fresh = (one) => (one.number === stage ? one : { ...NONE, number: stage });
  const now = fresh(kept);

  useEffect(() => {
    const line = queue.current;
    if (!line || !choice || choice.ask !== line.ask) { queue.current = null; return; }
    if (choice.number === line.sent) return;
    const next = line.options.shift() || (choice.options.some(([kind]) => kind === "done") ? ["done"] : null);
    if (!next || !choice.options.some((option) => option.join(":") === next.join(":"))) {
      queue.current = null;
      setKept(NONE);
      return;
    }
    line.sent = choice.number;
    if (next[0] === "done") queue.current = null;
    answer([next]);
  }, [view]);

  const sending = active && queue.current?.ask === choice.ask && queue.current.sent !== choice.number;
  const able = active ? candidates(view) : new Map();
  const keys = [...able.keys()];
  const most = active && choice.ask === "discard" ? table.doing.most : Infinity;
  const set = (key, placed) => setKept((before) => {
    const at = new Map(fresh(before).at);
    const place = placed(at.get(key));
    if (place === undefined) at.delete(key);
    else at.set(key, place);
    return at.size <= most ? { number: stage, at, picked: key } : before;
  });
  // Again and again: the first it may be set against, the next one, none.
  const toggle = (key) => set(key, (place = -1) => (place + 1 < able.get(key).length ? place + 1 : undefined));
  const send = () => {
    const chosen = keys.filter((key) => now.at.has(key)).map((key) => able.get(key)[now.at.get(key)]);
    const [first, ...options] = chosen.length ? chosen : [["done"]];
    if (first[0] === "done" && !choice.options.some(([kind]) => kind === "done")) return;
    queue.current = chosen.length ? { ask: choice.ask, options, sent: choice.number } : null;
    answer([first]);
  };
  const ready = choice?.ask === "discard" ? now.at.size === most : now.at.size > 0 || (active && choice.options.some(([kind]) => kind === "done"));
  const all = () => setKept({ number: stage, at: new Map(keys.map((key) => [key, 0])), picked: null });

  useEffect(() => {
    if (!active || sending) return undefined;
    const down = (event) => {
      if (!freeKey(event)) return;
      const key = keys[DIGITS.indexOf(event.key)];
      const pressing = event.target.matches?.("button, a, summary, input");
      if (key !== undefined && event.key.length === 1) toggle(key);
      else if (event.key === "Enter" && !pressing && ready) send();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  });

  if (!active) return null;
  if (sending) return { marks: {}, pairs: [], bar: null };
  const marks = {};
  const pairs = [];
  keys.forEach((key, index) => {
    const place = now.at.get(key);
    const option = able.get(key)[place ?? 0];
    const name = choice.ask === "discard" ? nameOf(cardOf(about.cards, able.get(key)[0][1]), about.lang) : called(about, key);
    const label = choice.ask === "discard" ? name : place === undefined ? t(`magic-declare-${choice.ask}-one`, { card: name }) : labelOf(option, about);
    marks[key] = { chosen: place === undefined ? false : choice.ask, number: DIGITS[index], deed: { kind: "lit", run: () => toggle(key), label, pressed: place !== undefined, answer: option.join(":"), deeds: [] } };
    if (place !== undefined && choice.ask !== "discard") pairs.push({ from: { id: key }, to: choice.ask === "attack" ? { seat: option[2] } : { id: option[2] }, kind: choice.ask });
  });
  // The blocker clicked last is set against an attacker that is clicked.
  if (choice.ask === "block" && now.picked !== null) {
    able.get(now.picked).forEach((option, at) => {
      const label = labelOf(option, about);
      marks[option[2]] = { deed: { kind: "lit", run: () => set(now.picked, () => at), label, answer: option.join(":"), deeds: [] } };
    });
  }
  for (const [key, at] of table.doing?.pairs || []) {
    marks[key] = { ...marks[key], chosen: choice.ask };
    pairs.push({ from: { id: key }, to: choice.ask === "attack" ? { seat: at } : { id: at }, kind: choice.ask });
  }
  const bar = html`<section class="declare" aria-label=${t(`magic-ask-${choice.ask}`, { card: "", most: table.doing?.most ?? 0, picked: 0 })}>
    <button type="button" class="button primary" data-declare="send" disabled=${!ready} aria-keyshortcuts="Enter" onClick=${send}>${t(`magic-declare-${choice.ask}`, { count: now.at.size, most: most === Infinity ? 0 : most })} <kbd aria-hidden="true">⏎</kbd></button>
    ${choice.ask === "attack" && keys.length > 1 && html`<button type="button" class="button" data-declare="all" onClick=${all}>${t("magic-declare-all", { count: keys.length })}</button>`}
    ${now.at.size > 0 && html`<button type="button" class="button" data-declare="none" onClick=${() => setKept({ ...NONE, number: stage })}>${t("magic-declare-none")}</button>`}
  </section>`;
  return { marks, bar, pairs };
}
