// A position of Magic that is set up by hand, as the table sees it: drawn at once, before the server has answered.
import { cardOf, FACE_DOWN } from "./cards.js";
import { counted, hostOf, inPlay, isA, isAway, kindsOf, seatsOf } from "./laid.js";

const KINDS = ["artifact", "creature", "enchantment", "instant", "land", "sorcery"];
const DOWN = [2, 2]; // the size of what lies face down
const FIRST = 1000; // the ids of permanents on the board that is edited

// Everything in play card by card: [{id, seat, zone, at, entry}].
export function piecesOf(situation) {
  const pieces = [];
  for (const { seat, at, entry } of inPlay(situation)) {
    for (let copy = 0; copy < counted(entry)[1]; copy += 1)
      pieces.push({ id: FIRST + pieces.length, seat, zone: "battlefield", at, entry });
  }
  return pieces;
}

// Power and toughness as printed, with the counters that say so.
function sizeOf(card, entry) {
  const printed = entry.token ? entry.size.split("/").map(Number) : entry.face_down ? DOWN : card.size;
  const [power, toughness] = printed || [0, 0];
  return Object.entries(entry.counters || {}).reduce(
    ([first, second], [kind, count]) => {
      const [, more, tougher] = /^([+-]\d+)\/([+-]\d+)$/.exec(kind) || [null, 0, 0];
      return [first + Number(more) * count, second + Number(tougher) * count];
    },
    [power, toughness],
  );
}

/* A permanent. told: what the server said of it last, by which its size and abilities are those that the rules give it;
   where it has changed since, what is printed stands. */
function permanent(piece, situation, about, told) {
  const { entry, seat, id } = piece;
  const seats = seatsOf(situation);
  const [printed] = counted(entry);
  const name = entry.face_down ? FACE_DOWN : printed;
  const card = cardOf(about.cards, printed);
  const kinds = KINDS.filter((kind) => kindsOf(about, entry).includes(kind));
  const counters = entry.counters || {};
  const like = told?.name === name && JSON.stringify(told.counters) === JSON.stringify(counters) ? told : null;
  const [power, toughness] = isA(about, entry, "creature") ? sizeOf(card, entry) : [null, null];
  return {
    id,
    name,
    token: Boolean(entry.token),
    owner: seats.indexOf(entry.owner || seat),
    controller: seats.indexOf(seat),
    kinds: like?.kinds || kinds,
    types: like?.types || (entry.token ? entry.types.filter((one) => !KINDS.includes(one.toLowerCase())) : []),
    colors: like?.colors || entry.colors || [],
    keywords: like?.keywords || entry.keywords || [],
    changes: [],
    power: like ? like.power : power,
    toughness: like ? like.toughness : toughness,
    tapped: Boolean(entry.tapped),
    damage: entry.damage || 0,
    counters,
    ready: !entry.new,
    on: null,
    chosen: entry.chosen || null,
    attacking: entry.attacking ? seats.indexOf(entry.attacking) : null,
    blocked: Boolean(entry.attacking && inPlay(situation).some((one) => entry.as && one.entry.blocking === entry.as)),
    blocking: Boolean(entry.blocking),
    blocks: [],
    ...(entry.face_down ? { down: true, secret: printed } : {}),
    ...(isAway(situation, entry) ? { phased: true } : {}),
  };
}

/* The view that the table's parts draw, and the pieces behind its permanents. answered: the server's view of the last
   position that it called possible, or null. */
export function viewOf(situation, about, answered = null) {
  const seats = seatsOf(situation);
  const pieces = piecesOf(situation);
  // What is phased out is not in play for the server.
  const told = new Map();
  for (const { id, entry } of pieces) if (!isAway(situation, entry)) told.set(id, answered?.table.play[told.size]);
  const ids = new Map(pieces.map(({ entry, id }) => [entry, id]));
  const play = pieces.map((piece) => {
    const host = hostOf(situation, piece.entry);
    const met = piece.entry.blocking && inPlay(situation).find((one) => one.entry.as === piece.entry.blocking);
    return {
      ...permanent(piece, situation, about, told.get(piece.id)),
      on: host ? ids.get(host.entry) : null,
      blocks: met ? [ids.get(met.entry)] : [],
    };
  });
  const players = seats.map((name, seat) => ({
    seat, life: situation[name].life, poison: situation[name].poison, pool: situation[name].mana,
    hand: [], graveyard: [], removed: [], known: [], library: 0, mulligans: 0,
  }));
  const table = {
    turn: situation.turn, active: seats.indexOf(situation.active), step: situation.at, first: 0,
    playing: seats.map((_, seat) => seat), players, play, stack: [], waiting: [], effects: [], doing: null,
  };
  const view = { game: "magic", seat: -1, seats: seats.length, waiting: [], choice: null, result: null, table };
  return { view, pieces };
}
