// What happened, in words: one line for each event that tells a player something, null for the others. Everybody is
// named, as in the terminal.
import { player, textOf } from "../../ui/log-you.js";
import { capital, cardName, shortName, teamName } from "./options.js";

const SILENT = new Set(["shuffle", "hand", "play-used", "mix", "phase"]);
// Lines that a review need not stop at.
const SMALL = new Set(["token", "unconfuse", "discard-castles", "pool", "swap"]);

const gemsText = ({ t }, colours) => {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) || 0) + 1);
  return t.list(
    [...counts].map(([colour, count]) => t("mickey-diamagics", { count, colour: t(`mickey-diamagic-${colour}`) })),
  );
};
const cardsText = (about, keys) =>
  about.t.list(keys.map((key) => (key ? cardName(about, key) : about.t("mickey-hidden-spell"))));
const magesText = (about, keys) =>
  about.t.list(keys.map((key) => (key ? shortName(about, key) : about.t("mickey-hidden-spell"))));
const yes = (said) => (said ? "yes" : "no");

const MORE = {
  team: (event, about) => ({ team: teamName(about, event.team) }),
  code: (event) => ({ used: yes(event.card) }),
  deploy: (event, about) => ({ mage: shortName(about, event.card), place: about.t(`mickey-place-${event.place}`) }),
  swap: (event, about) => ({ into: cardName(about, event.into) }),
  cast: (event, about) => ({ mage: shortName(about, event.mage) }),
  hide: (event, about) => ({ mage: shortName(about, event.mage), known: yes(event.card), besides: yes(event.besides) }),
  pass: (event) => ({ again: yes(event.again) }),
  draw: (event, about) => ({
    known: yes(event.cards?.length),
    cards: event.cards ? cardsText(about, event.cards) : "",
  }),
  token: (event, about) => ({
    known: event.colour ? "yes" : event.seat < 0 ? "nobody" : "no",
    colour: event.colour ? about.t(`mickey-diamagic-${event.colour}`) : "",
  }),
  "uncover-stake": (event, about) => ({
    gems: gemsText(
      about,
      event.colours.map((at) => ["blue", "yellow", "red", "green"][at]),
    ),
  }),
  assign: (event, about) => ({
    mage: shortName(about, event.mage),
    gems: gemsText(about, event.colours),
    count: event.colours.length,
  }),
  exchange: (event, about) => ({
    mage: shortName(about, event.mages[0]),
    other: shortName(about, event.mages[1]),
    colour: about.t(`mickey-diamagic-${event.colours[0]}`),
    "other-colour": about.t(`mickey-diamagic-${event.colours[1]}`),
  }),
  reckoned: ({ totals }, about) => {
    const [best, other] = totals[0] >= totals[1] ? [0, 1] : [1, 0];
    return {
      tie: yes(totals[0] === totals[1]),
      winner: player(about, best),
      loser: player(about, other),
      power: totals[best],
      less: totals[other],
    };
  },
  "change-places": (event, about) => ({
    mage: shortName(about, event.cards[0]),
    other: shortName(about, event.cards[1]),
  }),
  confuse: (event, about) => ({ cards: magesText(about, event.cards), count: event.cards.length }),
  ends: (event, about) => ({
    winners: about.t.list(event.winners.map((seat) => player(about, seat))),
    count: event.winners.length,
  }),
};
for (const kind of ["give", "possess", "lose"])
  MORE[kind] = (event, about) => ({
    mage: shortName(about, event.mage),
    colour: about.t(`mickey-diamagic-${event.colour}`),
  });
for (const kind of ["annul", "block", "for-now"])
  MORE[kind] = (event, about) => {
    const others = event.targets.filter((name) => name !== event.source);
    return { source: cardName(about, event.source), targets: magesText(about, others), count: others.length };
  };

// Whether an event has a line of its own.
const told = ({ event, cards }) => !SILENT.has(event) && !(event === "discard-played" && !cards.length);

// Whether a log line is a moment of the review.
export const tells = (event) => told(event) && !SMALL.has(event.event);

// The seat that does what a line tells.
function doer({ event, seat, totals, winners }) {
  if (event === "reckoned") return totals[0] === totals[1] ? null : Number(totals[1] > totals[0]);
  return event === "ends" ? winners.length === 1 && winners[0] : seat;
}

// One line of the log in words, or null.
export function logText(event, about) {
  if (!told(event)) return null;
  const said = {};
  for (const [key, value] of Object.entries(event)) if (["string", "number"].includes(typeof value)) said[key] = value;
  said.seat = typeof event.seat === "number" && event.seat >= 0 ? player(about, event.seat) : "";
  if (typeof event.card === "string") said.card = event.card ? cardName(about, event.card) : "";
  if (Array.isArray(event.cards))
    Object.assign(said, { cards: cardsText(about, event.cards), count: event.cards.length });
  Object.assign(said, MORE[event.event]?.(event, about));
  return capital(textOf(about, `mickey-log-${event.event}`, doer(event), said));
}

const SOUNDS = {
  paper: ["draw", "cast", "hide", "discard", "castle", "deploy", "swap"],
  wood: ["turn", "reckoned", "discard-from-play", "annul", "block", "confuse", "teleport"],
  glass: ["token", "assign", "give", "lose", "possess", "exchange", "uncover", "reveal", "ends"],
};
export const soundOf = ({ event }) => Object.keys(SOUNDS).find((material) => SOUNDS[material].includes(event)) || null;

// [name in the standing, message id of its label].
export const MEASURES = [["diamagics", "mickey-diamagics-name"]];

// What counts in the totals of a game: [message id, event → [seat, amount]].
const each = (kind) => (event) => (event.event === kind ? [event.seat, 1] : null);
export const TOTALS = [
  ["mickey-total-cast", each("cast")],
  ["mickey-total-hide", each("hide")],
  ["mickey-total-challenges", ({ event, totals }) =>
    (event === "reckoned" && totals[0] !== totals[1] ? [totals[0] > totals[1] ? 0 : 1, 1] : null)],
  ["mickey-total-drawn", ({ event, seat, count }) => (event === "draw" ? [seat, count] : null)],
];

// The names (data-zone) of the places an event is about.
export function placesOf(event) {
  const { event: kind, seat, place } = event;
  if (kind === "cast" || kind === "hide") return [`${seat}:${kind}:${place}`];
  if (kind === "deploy") return [`${seat}:mage:${place}`];
  if (["castle", "token", "uncover-stake", "discard-castles"].includes(kind)) return ["castle"];
  if (kind === "reckoned") return ["0:power", "1:power"];
  return typeof seat === "number" && seat >= 0 ? [`${seat}:strip`] : [];
}
