// A position of Magic that is set up by hand, as data: what lies where, what it is like, what becomes of it. A
// situation is the one of docs/judge.md in full: every entry of a zone is an object, "Mountain*3" stands for three that
// are alike.
import { counted as split, put, times as many } from "../../ui/entries.js";
import { cardOf, nameOf } from "./cards.js";
import { typeName } from "./words.js";

export const SEATS = [..."ABCDEFGH"];
export const seatsOf = (situation) => SEATS.filter((seat) => seat in situation);

// What an entry is called, how many it stands for, and the entry for so many; a token is always alone.
export const counted = (entry) => (entry.token ? [entry.token, 1] : split(entry.card));
export const times = (entry, count) => (entry.token ? entry : { ...entry, card: many(entry.card, count) });
export const sizeOf = (list) => (list || []).reduce((sum, one) => sum + counted(one)[1], 0);

export const called = ({ cards, lang, t }, entry) =>
  entry.token ? typeName(t, entry.token) : nameOf(cardOf(cards, counted(entry)[0]), lang);

export const zoneName = (t, zone) => t(`magic-situation-zone-${zone.replace("_", "-")}`);

// The card types of an entry, in small letters: its type line before the dash.
export const kindsOf = ({ cards }, entry) => {
  if (entry.face_down) return "creature";
  const line = entry.token
    ? entry.types.join(" ")
    : (cardOf(cards, counted(entry)[0]).types?.en || "").replace(/^Enchant \w+/, "Enchantment").split(" — ")[0];
  return line.toLowerCase();
};
export const isA = (about, entry, kind) => kind === "permanent" || kindsOf(about, entry).includes(kind);

// Everything in play: [{seat, at, entry}].
export const inPlay = (situation) =>
  seatsOf(situation).flatMap((seat) => (situation[seat].battlefield || []).map((entry, at) => ({ seat, at, entry })));
export const hostOf = (situation, entry) =>
  entry.on && inPlay(situation).find((one) => one.entry.as === entry.on);

// What an enchantment may be put on: [{seat, at, entry}].
export function hostsFor(situation, entry, limits, about) {
  const kind = !entry.token && limits.enchants[counted(entry)[0]];
  return kind ? inPlay(situation).filter((one) => one.entry !== entry && isA(about, one.entry, kind)) : [];
}

// Whether something in play may lie face down, and the same turned over; what lies face down has nothing chosen.
export const canLieDown = (entry, limits) =>
  !entry.token && (Boolean(entry.face_down) || limits.morphs.includes(counted(entry)[0]));
export const turned = ({ face_down, chosen, ...entry }) =>
  face_down ? entry : { ...entry, face_down: true };

/* Something in play phased out or in. What is phased out has no damage. */
export const phased = ({ phased_out, damage, ...entry }) =>
  phased_out ? entry : { ...entry, phased_out: true };

// Whether something in play is phased out, or enchants what is.
export function isAway(situation, entry) {
  const host = entry.phased_out ? null : hostOf(situation, entry);
  return Boolean(entry.phased_out) || Boolean(host && isAway(situation, host.entry));
}

// Steps that begin with attackers declared; and the one that begins with blockers declared, too.
const ATTACKED = ["blockers", "damage"];
const BLOCKED = "damage";
export const mayAttack = ({ at, active }, seat) => ATTACKED.includes(at) && seat === active;
export const mayBlock = ({ at, active }, seat) => at === BLOCKED && seat !== active;

// What attacks a player: [{seat, at, entry}].
export const attackersOf = (situation, seat) => inPlay(situation).filter(({ entry }) => entry.attacking === seat);

// The situation without attacks and blocks that its step, its players and other attacks do not allow any more.
export function atPeace(situation) {
  const withoutAttacks = eachInPlay(situation, (seat, { attacking, ...entry }) => {
    const stays = attacking !== seat && attacking in situation && mayAttack(situation, seat) && !entry.phased_out;
    return attacking && stays ? { ...entry, attacking } : entry;
  });
  return eachInPlay(withoutAttacks, (seat, { blocking, ...entry }) => {
    const met = attackersOf(withoutAttacks, seat).some((one) => one.entry.as === blocking);
    const stays = met && mayBlock(situation, seat);
    return blocking && stays ? { ...entry, blocking } : entry;
  });
}

// The situation with what update(seat, entry) makes of everything in play.
function eachInPlay(situation, update) {
  const sides = seatsOf(situation).filter((seat) => situation[seat].battlefield).map((seat) =>
    [seat, { ...situation[seat], battlefield: situation[seat].battlefield.map((entry) => update(seat, entry)) }]);
  return { ...situation, ...Object.fromEntries(sides) };
}

// Something in play set to attack a player, for which it is tapped; or none. And set to block an attacker, or none.
export const attacked = (situation, { seat, at }, whom) => {
  const list = situation[seat].battlefield;
  const { attacking, ...entry } = list[at];
  return atPeace(laid(situation, seat, "battlefield", put(list, at,
    whom ? { ...entry, attacking: whom, tapped: true } : entry)));
};
export function blocked(situation, { seat, entry }, attacker) {
  const [beside, label] = attacker ? named(situation, attacker) : [situation, null];
  const { blocking, ...free } = entry;
  const list = beside[seat].battlefield;
  return laid(beside, seat, "battlefield", put(list, list.indexOf(entry), label ? { ...free, blocking: label } : free));
}

// The situation with another list in a zone.
export const laid = (situation, seat, zone, list) => ({ ...situation, [seat]: { ...situation[seat], [zone]: list } });
export const listOf = (situation, { seat, zone }) => situation[seat][zone] || [];

// An entry without the fields that say nothing.
const bare = (entry) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value));
const keyOf = (entry) => JSON.stringify(Object.entries(bare({ ...entry, card: counted(entry)[0] })).sort());
const joins = (entry, apart) => !entry.token && !entry.as && !entry.on && !(counted(entry)[0] in apart);

/* A list in which what is alike is counted together: where the order says nothing (in play, in hand) wherever it lies,
   else where it follows each other. apart: {name: …}, cards in play that stay alone, for each is put on something. */
function joined(list, zone, apart = {}) {
  const anywhere = zone === "battlefield" || zone === "hand";
  const next = [];
  for (const entry of list) {
    const free = joins(entry, zone === "battlefield" ? apart : {});
    const key = keyOf(entry);
    const like = next.findIndex((one, at) => free && (anywhere || at === next.length - 1) && keyOf(one) === key);
    if (like < 0) next.push(entry);
    else next[like] = times(next[like], counted(next[like])[1] + counted(entry)[1]);
  }
  return next;
}

/* One thing changed, or all that its entry stands for: update(entry) is given a single one and returns what becomes of
   it, or null where it is taken away. apart as above. */
export function changed(situation, { seat, zone, at }, update, { all = false, apart = {} } = {}) {
  const list = listOf(situation, { seat, zone });
  const entry = list[at];
  const count = counted(entry)[1];
  const single = update(times(entry, 1));
  const several = all ? count : 1;
  const next = [
    ...(single ? [times(bare(single), single.as || single.on ? 1 : several)] : []),
    ...(count > several ? [times(entry, count - several)] : []),
  ];
  return laid(situation, seat, zone, joined([...list.slice(0, at), ...next, ...list.slice(at + 1)], zone, apart));
}

// So many cards added to a zone.
export const added = (situation, { seat, zone }, entry, { count = 1, apart = {} } = {}) => {
  const alone = entry.token || (zone === "battlefield" && counted(entry)[0] in apart);
  const more = alone ? Array.from({ length: count }, () => ({ ...entry })) : [times(entry, count)];
  return laid(situation, seat, zone, joined([...listOf(situation, { seat, zone }), ...more], zone, apart));
};

/* One thing moved to another zone, or all that its entry stands for. What is in play keeps its state when it goes to
   another side of the table, and loses it when it leaves play. */
export function moved(situation, from, to, { all = false, apart = {} } = {}) {
  if (from.seat === to.seat && from.zone === to.zone) return situation;
  const entry = listOf(situation, from)[from.at];
  const count = all ? counted(entry)[1] : 1;
  const single = times(entry, 1);
  const { owner, attacking, blocking, ...state } = single;
  const stays = from.zone === "battlefield" && to.zone === "battlefield";
  if (single.token && !stays) return situation;
  const kept = stays ? { ...state, ...(owner && owner !== to.seat ? { owner } : {}) } : { card: counted(entry)[0] };
  return added(changed(situation, from, () => null, { all }), to, kept, { count, apart });
}

/* What is enchanted needs a name that nothing else has; of several alike one is set apart. Gives the situation and the
   name. */
export function named(situation, { seat, at, entry }) {
  if (entry.as) return [situation, entry.as];
  const taken = new Set(
    seatsOf(situation).flatMap((one) => Object.values(situation[one]).flat().map((card) => card?.as)),
  );
  const [name, count] = counted(entry);
  let label = name.toLowerCase();
  for (let number = 2; taken.has(label); number += 1) label = `${name.toLowerCase()} ${number}`;
  const list = situation[seat].battlefield;
  const apart = [{ ...times(entry, 1), as: label }, ...(count > 1 ? [times(entry, count - 1)] : [])];
  return [laid(situation, seat, "battlefield", [...list.slice(0, at), ...apart, ...list.slice(at + 1)]), label];
}

// An enchantment put on something in play: both as {seat, at, entry}.
export function enchanted(situation, { seat, entry }, host) {
  const [beside, label] = named(situation, host);
  const list = beside[seat].battlefield;
  return laid(beside, seat, "battlefield", put(list, list.indexOf(entry), { ...entry, on: label }));
}
