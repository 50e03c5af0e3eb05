// Attackers, blockers, several targets and cards to discard are declared together: clicked in any order, dragged, or by
// digit, then sent one by one in the order in which the rules ask for them.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { LitButton, useFreeKeys } from "../../ui/prompt.js";
import { called, labelOf } from "./options.js";
import { nameOf, cardOf } from "./cards.js";

const DIGITS = "123456789";
const PAIRED = ["attack", "block"];

// Whether several cards of the own hand are to be discarded.
function discards({ choice, table, seat }) {
  const { doing } = table;
  return (
    choice.ask === "discard" &&
    doing?.most > 1 &&
    doing.picked.length === 0 &&
    choice.options.every(([, name]) => table.players[seat].hand.includes(name))
  );
}

// Whether several things of the table are picked, none of them yet.
function picks({ choice, table }) {
  const { doing } = table;
  return (
    doing?.legal?.length > 1 &&
    doing.most > 1 &&
    choice.options.every(([kind]) => ["object", "player", "done"].includes(kind)) &&
    isFresh(doing)
  );
}

// Targets for an earlier word "target" may have been picked already: those of this word are picked in the order of
// "legal".
function isFresh({ picked, legal }) {
  const last = picked[picked.length - 1];
  return !last || !legal.some((one) => same(one, last));
}

const same = (one, other) => one.id === other.id && one.player === other.player;
const optionOf = (target) => ("player" in target ? ["player", target.player] : ["object", target.id]);
const keyOf = ([kind, first]) => (kind === "player" ? `player:${first}` : first);

// What is declared of a choice: "attack", "block", "discard", "pick", or null.
function kindOf(view) {
  if (!view.choice) return null;
  if (PAIRED.includes(view.choice.ask)) return view.choice.ask;
  return discards(view) ? "discard" : picks(view) ? "pick" : null;
}

export const declares = (view) => kindOf(view) !== null;

// What can be declared: {key: [option, …]}: a creature with each player or attacker it may be set against, a thing to
// pick, a card by its place in the hand.
function candidates({ choice, table, seat }, kind) {
  if (kind === "discard") return new Map(table.players[seat].hand.map((name, at) => [at, [["card", name]]]));
  if (kind === "pick") return new Map(table.doing.legal.map(optionOf).map((option) => [keyOf(option), [option]]));
  const found = new Map();
  for (const option of choice.options)
    if (option.length === 3) found.set(option[1], [...(found.get(option[1]) || []), option]);
  return found;
}

const NONE = { number: null, at: new Map(), picked: null };

// What an option is called where it lies.
function nameOfOption(kind, [what, first, ...rest], about) {
  if (kind === "discard") return nameOf(cardOf(about.cards, first), about.lang);
  if (kind === "pick") return labelOf([what, first, ...rest], about);
  return called(about, first);
}

// The mark of something that is pressed to declare it.
const lit = (run, label, answer, more = {}) => ({ kind: "lit", run, label, answer, deeds: [], reasons: [], ...more });

// What can be declared, each with what a click on it does.
function ownMarks({ about, kind, able, now, toggle }) {
  const marks = {};
  [...able.keys()].forEach((key, index) => {
    const place = now.at.get(key);
    const chosen = place !== undefined;
    const option = able.get(key)[place ?? 0];
    const name = nameOfOption(kind, option, about);
    const paired = chosen ? () => labelOf(option, about) : () => about.t(`magic-declare-${kind}-one`, { card: name });
    const label = PAIRED.includes(kind) ? paired() : name;
    marks[key] = {
      chosen: chosen && kind,
      whom: chosen && kind === "attack" ? option[2] : undefined,
      against: chosen && kind === "block" ? option[2] : undefined,
      number: DIGITS[index],
      deed: lit(() => toggle(key), label, option.join(":"), { pressed: chosen }),
    };
  });
  return marks;
}

// Whom it is declared against: attackers for the blocker clicked last, players for the creature clicked last or, if
// none was, for all that are chosen.
function whomMarks({ about, kind, able, now, set }) {
  const marks = {};
  if (kind === "block" && now.picked !== null) {
    able.get(now.picked).forEach((option, at) => {
      marks[option[2]] = { deed: lit(() => set(now.picked, () => at), labelOf(option, about), option.join(":")) };
    });
  }
  if (kind === "attack") {
    const moved = now.picked !== null && now.at.has(now.picked) ? [now.picked] : [...now.at.keys()];
    const free = moved.filter((key) => able.get(key).length > 1);
    for (const seat of new Set(free.flatMap((key) => able.get(key).map((option) => option[2])))) {
      const against = (key, place) => {
        const found = able.get(key).findIndex((option) => option[2] === seat);
        return found < 0 ? place : found;
      };
      const run = () => moved.forEach((key) => set(key, (place) => against(key, place)));
      const label = about.t("magic-declare-attack-whom", { player: about.name(seat) });
      marks[`player:${seat}`] = { deed: lit(run, label, `attack:player:${seat}`) };
    }
  }
  return marks;
}

// The lines from what is declared to what it is set against.
function pairsOf({ about, kind, able, now }) {
  const { stack } = about.view.table;
  const pairs = [];
  for (const [key, options] of able) {
    if (!now.at.has(key)) continue;
    const [what, first, whom] = options[now.at.get(key)];
    if (kind === "attack") pairs.push({ from: { id: key }, to: { seat: whom }, kind });
    if (kind === "block") pairs.push({ from: { id: key }, to: { id: whom }, kind });
    const picked = what === "player" ? { seat: first } : { id: first };
    if (kind === "pick" && stack.length) pairs.push({ from: { id: stack[0].id }, to: picked, kind: "target" });
  }
  return pairs;
}

// The buttons that change and confirm what is declared, in the prompt.
function declareBar({ about, kind, able, now, most, ready, send, all, none }) {
  const { t } = about;
  const keys = [...able.keys()];
  const words = { count: now.at.size, most };
  // While targets are picked, Escape takes back the spell.
  const cancels = kind !== "pick" && now.at.size > 0;
  return html`<div class="declare" role="group" aria-label=${t(`magic-declare-${kind}`, words)}>
    ${kind === "pick" && now.at.size > 0 && html`<p class="declare-picked">
      ${t.list(keys.filter((key) => now.at.has(key)).map((key) => nameOfOption(kind, able.get(key)[0], about)))}
    </p>`}
    ${now.at.size > 0 && html`
      <button type="button" class="button" data-declare="none" onClick=${none}>
        ${t("magic-declare-none")}
      </button>`}
    ${kind === "attack" && keys.length > 1 && html`
      <button type="button" class="button" data-declare="all" onClick=${all}>
        ${t("magic-declare-all", { count: keys.length })}
      </button>`}
    <${LitButton} data-declare="send" ready=${ready} cancel=${cancels ? none : null} onClick=${send}>
      ${t(`magic-declare-${kind}`, words)}
    </${LitButton}>
  </div>`;
}

// What was chosen is sent one by one, as long as it is asked for and offered.
function useQueue(view, answer, stop) {
  const queue = useRef(null);
  const { choice } = view;
  useLayoutEffect(() => {
    const line = queue.current;
    if (!line || !choice || choice.ask !== line.ask) { queue.current = null; return; }
    if (choice.number === line.sent) return;
    const next = line.options.shift() || (choice.options.some(([one]) => one === "done") ? ["done"] : null);
    if (!next || !choice.options.some((option) => option.join(":") === next.join(":"))) {
      queue.current = null;
      stop();
      return;
    }
    line.sent = choice.number;
    if (next[0] === "done") queue.current = null;
    answer([next]);
  }, [view]);
  return queue;
}

/* Gives {marks, bar, pairs, drop} for what is declared now, or null where nothing is. marks: {id, player:SEAT or
   place in the hand: {chosen, number, deed}}; pairs: lines to draw; drop(key, {id, seat}): sets something against
   what it was dragged to. */
export function useDeclaring(about, { answer, readOnly }) {
  const { view } = about;
  const { choice, table } = view;
  const kind = readOnly ? null : kindOf(view);
  const active = kind !== null;
  const [kept, setKept] = useState(NONE);
  const queue = useQueue(view, answer, () => setKept(NONE));
  const stage = active ? `${choice.ask}:${table.turn}:${table.step}:${choice.number}` : null;
  const fresh = (one) => (one.number === stage ? one : { ...NONE, number: stage });
  const now = fresh(kept);

  const sending = queue.current && queue.current.ask === choice?.ask && queue.current.sent !== choice.number;
  const able = active ? candidates(view, kind) : new Map();
  const keys = [...able.keys()];
  const limited = kind === "discard" || kind === "pick";
  const most = limited ? table.doing.most : Infinity;
  const least = kind === "pick" ? table.doing.least : kind === "discard" ? most : 0;
  const doneOffered = active && choice.options.some(([one]) => one === "done");
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
    if (first[0] === "done" && !doneOffered) return;
    queue.current = chosen.length ? { ask: choice.ask, options, sent: choice.number } : null;
    answer([first]);
  };
  const ready = limited ? now.at.size >= least && (now.at.size > 0 || doneOffered) : now.at.size > 0 || doneOffered;
  const all = () => setKept({ number: stage, at: new Map(keys.map((key) => [key, 0])), picked: null });

  useFreeKeys((event) => {
    if (!active || sending) return null;
    const key = keys[DIGITS.indexOf(event.key)];
    return key !== undefined && event.key.length === 1 && (() => toggle(key));
  });

  if (!active) return null;
  if (sending) return { marks: {}, pairs: [], bar: null, drop: null };
  const paired = PAIRED.includes(kind);
  const declared = { about, kind, able, now, set, toggle };
  const marks = { ...ownMarks(declared), ...whomMarks(declared) };
  const pairs = pairsOf(declared);
  for (const [key, at] of (paired && table.doing?.pairs) || []) {
    marks[key] = { ...marks[key], chosen: kind, [kind === "attack" ? "whom" : "against"]: at };
    pairs.push({ from: { id: key }, to: kind === "attack" ? { seat: at } : { id: at }, kind });
  }
  // Dragged from a creature to what it fights.
  const drop = paired ? (key, onto) => {
    const options = able.get(key) || [];
    const place = options.findIndex((option) => (kind === "attack" ? onto.seat === option[2] : onto.id === option[2]));
    if (place >= 0) set(key, () => place);
    return place >= 0;
  } : null;
  const none = () => setKept({ ...NONE, number: stage });
  const bar = declareBar({ ...declared, most: limited ? most : 0, ready, send, all, none });
  return { marks, bar, pairs, drop, can: (key) => able.has(key) };
}
