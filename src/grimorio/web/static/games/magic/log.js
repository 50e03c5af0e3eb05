// What happened, in words: one line for each event that tells a player something, null for the others. Everybody is
// named, as in the terminal.
import { isYou, player } from "../../ui/log-you.js";
import { cardName, colourName } from "./options.js";
import { LETTERS } from "./symbols.js";

const SILENT = new Set([
  "step",
  "mana",
  "effect",
  "effect-ends",
  "damage-wears-off",
  "leave-combat",
  "unblocked",
  "more-phases",
]);

// Events of which other lines tell the most.
const TELLING = {
  tap: ({ why }) => why === "effect",
  enter: ({ zone }) => ["graveyard", "library", "nowhere", "set-aside"].includes(zone),
  "onto-stack": ({ kind }) => kind === "triggered",
  "off-stack": ({ why, name }) => Boolean(name) && why !== "resolved",
  mill: ({ name }) => Boolean(name),
  look: ({ seat, viewer }) => seat !== viewer,
};

const seatOf = (target) => -1 - target;
const yes = (said) => (said ? "yes" : "no");

const called = (about, name) => (name ? cardName(about, name) : "");

// Targets that are gone have no name any more.
function targetOf(about, key, name) {
  if (key < 0) return player(about, seatOf(key));
  const { table } = about.view;
  const found = name || table.play.find((it) => it.id === key)?.name || table.stack.find((one) => one.id === key)?.name;
  return found ? called(about, found) : about.t("magic-thing-gone");
}

const MORE = {
  draw: (event) => ({ known: event.name === null ? "no" : event.name ? "yes" : "none" }),
  "see-secret": (event) => ({ known: yes(event.name !== null) }),
  "to-hand": (event) => ({ known: yes(event.name !== null) }),
  "from-outside": (event) => ({ known: yes(event.name !== null) }),
  look: (event, about) => ({
    open: yes(event.viewer < 0),
    viewer: event.viewer < 0 ? "" : player(about, event.viewer),
    own: yes(event.viewer === event.seat),
    known: yes(event.faces?.length),
    cards: about.t.list((event.faces || []).map((name) => called(about, name))),
  }),
  shows: (event, about) => ({ cards: about.t.list((event.faces || []).map((name) => called(about, name))) }),
  "on-top": (event, about) => ({
    known: yes(event.faces?.length),
    cards: about.t.list((event.faces || []).map((name) => called(about, name))),
  }),
  arrange: (event, about) => ({ by: player(about, event.by), own: yes(event.by === event.seat) }),
  enter: (event, about) => ({ seat: player(about, event.under) }),
  played: (event, about) => ({
    aimed: yes(event.targets.length),
    targets: about.t.list(event.targets.filter((key) => key).map((key, at) => targetOf(about, key, event.onto?.[at]))),
  }),
  damage: (event, about) => ({
    target: targetOf(about, event.to, event.onto),
    hit: event.to < 0 ? "player" : "creature",
  }),
  block: (event, about) => ({ target: called(about, event.onto) }),
  life: (event) => ({
    amount: Math.abs(event.amount),
    why: event.why === "effect" ? (event.amount > 0 ? "gain" : "lose") : event.why,
  }),
  counters: (event) => ({ way: event.count > 0 ? "on" : "off", count: Math.abs(event.count) }),
  says: (event, about) => ({
    word: event.word in LETTERS ? colourName(about.t, event.word) : called(about, event.word),
  }),
  over: (event, about) => ({ winners: about.t.list(event.winners.map((seat) => player(about, seat))) }),
};

// Whether an event has a line of its own.
export const tells = (event) => !SILENT.has(event.event) && (TELLING[event.event]?.(event) ?? true);

// The seats that a line is about, first the one that does it.
const SEATS = {
  enter: ({ under }) => [under],
  arrange: ({ by, seat }) => [by, seat],
  look: ({ viewer, seat }) => [viewer, seat],
  over: ({ winners }) => (winners.length === 1 ? winners : []),
};

// Which of its seats are the reader's: "both", "by", "seat"; null where the line does not say "you".
function mine(about, event) {
  const [by, of = by] = (SEATS[event.event]?.(event) ?? [event.seat]).map((seat) => isYou(about, seat));
  return by && of ? "both" : by ? "by" : of ? "seat" : null;
}

// One line of the log in words, or null.
export function logText(event, about) {
  if (!tells(event)) return null;
  const kind = event.event;
  const said = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "boolean") said[key] = yes(value);
    else if (["string", "number"].includes(typeof value)) said[key] = value;
  }
  said.card = called(about, event.name);
  said.seat = typeof event.seat === "number" ? player(about, event.seat) : "";
  if (said.why?.endsWith(" left")) said.why = "left";
  Object.assign(said, MORE[kind]?.(event, about), { mine: mine(about, event) });
  const toYou = said.mine && about.t.has(`magic-log-${kind}-you`);
  return about.t(toYou ? `magic-log-${kind}-you` : `magic-log-${kind}`, said);
}

const SOUNDS = {
  paper: ["draw", "played", "land-played", "discard", "cycled", "mill", "shuffle"],
  wood: ["turn", "attack", "block", "damage", "loses"],
  glass: ["life", "counters", "off-stack", "over"],
};
export const soundOf = ({ event }) => Object.keys(SOUNDS).find((material) => SOUNDS[material].includes(event)) || null;

// [name in the standing, message id of its label].
export const MEASURES = [["life", "magic-life"]];

// What counts in the totals of a game: [message id, event → [seat, amount]].
const each = (kind) => (event) => (event.event === kind ? [event.seat, 1] : null);
export const TOTALS = [
  ["magic-total-played", each("played")],
  ["magic-total-lands", each("land-played")],
  ["magic-total-draw", each("draw")],
  ["magic-total-damage", ({ event, to, amount }) => (event === "damage" && to < 0 ? [seatOf(to), amount] : null)],
  ["magic-total-gained", ({ event, seat, amount }) => (event === "life" && amount > 0 ? [seat, amount] : null)],
];

// The names (data-zone) of the places an event is about.
export function placesOf(event) {
  if (event.event === "damage" && event.to < 0) return [`${seatOf(event.to)}:head`];
  if (["played", "onto-stack", "off-stack"].includes(event.event)) return ["stack"];
  if (["enter", "land-played"].includes(event.event)) return [`${event.under ?? event.seat}:play`];
  if (["draw", "discard", "cycled", "to-hand", "from-outside"].includes(event.event)) return [`${event.seat}:hand`];
  return typeof event.seat === "number" ? [`${event.seat}:head`] : [];
}
