// Attackers, blockers, several targets and cards to discard are declared together: clicked in any order, dragged, or by
// digit, then sent one by one in the order in which the rules ask for them.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { freeKey } from "../../ui/prompt.js";
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

/* Gives {marks, bar, pairs, drop} for what is declared now, or null where nothing is. marks: {id, player:SEAT or
   place in the hand: {chosen, number, deed}}; pairs: lines to draw; drop(key, {id, seat}): sets something against
   what it was dragged to. */
export function useDeclaring(about, { answer, readOnly }) {
  const { view, t } = about;
  const { choice, table } = view;
  const kind = readOnly ? null : kindOf(view);
  const active = kind !== null;
  const [kept, setKept] = useState(NONE);
  const queue = useRef(null);
  const stage = active ? `${choice.ask}:${table.turn}:${table.step}:${choice.number}` : null;
  const fresh = (one) => (one.number === stage ? one : { ...NONE, number: stage });
  const now = fresh(kept);

  useLayoutEffect(() => {
    const line = queue.current;
    if (!line || !choice || choice.ask !== line.ask) { queue.current = null; return; }
    if (choice.number === line.sent) return;
    const next = line.options.shift() || (choice.options.some(([one]) => one === "done") ? ["done"] : null);
    if (!next || !choice.options.some((option) => option.join(":") === next.join(":"))) {
      queue.current = null;
      setKept(NONE);
      return;
    }
    line.sent = choice.number;
    if (next[0] === "done") queue.current = null;
    answer([next]);
  }, [view]);

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

  useLayoutEffect(() => {
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
  if (sending) return { marks: {}, pairs: [], bar: null, drop: null };
  const paired = PAIRED.includes(kind);
  const against = (option) => (kind === "attack" ? { seat: option[2] } : { id: option[2] });
  const marks = {};
  const pairs = [];
  keys.forEach((key, index) => {
    const place = now.at.get(key);
    const option = able.get(key)[place ?? 0];
    const name = nameOfOption(kind, option, about);
    const label = !paired
      ? name
      : place === undefined
        ? t(`magic-declare-${kind}-one`, { card: name })
        : labelOf(option, about);
    marks[key] = {
      chosen: place === undefined ? false : kind,
      whom: place === undefined || kind !== "attack" ? undefined : option[2],
      number: DIGITS[index],
      deed: {
        kind: "lit",
        run: () => toggle(key),
        label,
        pressed: place !== undefined,
        answer: option.join(":"),
        deeds: [],
        reasons: [],
      },
    };
    if (place !== undefined && paired) pairs.push({ from: { id: key }, to: against(option), kind });
    if (place !== undefined && kind === "pick" && table.stack.length)
      pairs.push({
        from: { id: table.stack[0].id },
        to: option[0] === "player" ? { seat: option[1] } : { id: option[1] },
        kind: "target",
      });
  });
  // The blocker clicked last is set against an attacker that is clicked.
  if (kind === "block" && now.picked !== null) {
    able.get(now.picked).forEach((option, at) => {
      const label = labelOf(option, about);
      marks[option[2]] = {
        deed: {
          kind: "lit",
          run: () => set(now.picked, () => at),
          label,
          answer: option.join(":"),
          deeds: [],
          reasons: [],
        },
      };
    });
  }
  // A player who is clicked is attacked by the creature clicked last, or by all that are chosen.
  if (kind === "attack") {
    const moved = now.picked !== null && now.at.has(now.picked) ? [now.picked] : [...now.at.keys()];
    for (const seat of new Set(
      moved.flatMap((key) => (able.get(key).length > 1 ? able.get(key).map((option) => option[2]) : [])),
    )) {
      const run = () =>
        moved.forEach((key) =>
          set(key, (place) => {
            const found = able.get(key).findIndex((option) => option[2] === seat);
            return found < 0 ? place : found;
          }),
        );
      marks[`player:${seat}`] = {
        deed: {
          kind: "lit",
          run,
          label: t("magic-declare-attack-whom", { player: about.name(seat) }),
          answer: `attack:player:${seat}`,
          deeds: [],
          reasons: [],
        },
      };
    }
  }
  for (const [key, at] of (paired && table.doing?.pairs) || []) {
    marks[key] = { ...marks[key], chosen: kind, whom: kind === "attack" ? at : undefined };
    pairs.push({ from: { id: key }, to: kind === "attack" ? { seat: at } : { id: at }, kind });
  }
  // Dragged from a creature to what it fights.
  const drop = paired ? (key, onto) => {
    const options = able.get(key) || [];
    const place = options.findIndex((option) => (kind === "attack" ? onto.seat === option[2] : onto.id === option[2]));
    if (place >= 0) set(key, () => place);
    return place >= 0;
  } : null;
  const words = { count: now.at.size, most: limited ? most : 0 };
  const bar = html`<section class="declare" aria-label=${t(`magic-declare-${kind}`, words)}>
    <button type="button" class="button primary" data-declare="send" disabled=${!ready} aria-keyshortcuts="Enter"
        onClick=${send}>
      ${t(`magic-declare-${kind}`, words)} <kbd aria-hidden="true">⏎</kbd>
    </button>
    ${kind === "attack" && keys.length > 1 && html`
      <button type="button" class="button" data-declare="all" onClick=${all}>
        ${t("magic-declare-all", { count: keys.length })}
      </button>`}
    ${now.at.size > 0 && html`
      <button type="button" class="button" data-declare="none" onClick=${() => setKept({ ...NONE, number: stage })}>
        ${t("magic-declare-none")}
      </button>`}
    ${kind === "pick" && now.at.size > 0 && html`<p class="declare-picked">
      ${t.list(keys.filter((key) => now.at.has(key)).map((key) => nameOfOption(kind, able.get(key)[0], about)))}
    </p>`}
  </section>`;
  return { marks, bar, pairs, drop, can: (key) => able.has(key) };
}
