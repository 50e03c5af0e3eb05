// What the page knows of a tournament, put together from what the server says has changed.

// A list of which only the changed entries were sent.
const entries = (before, sent) => (sent && !Array.isArray(sent)
  ? Array.from({ length: sent.count }, (_, at) => sent.changed[at] ?? before[at]) : sent ?? before);

// A state after another one: lists that have not changed are left out, such rounds are null. now: in milliseconds.
export function merged(before, state, now) {
  const ahead = state.time - now / 1000;
  if (state.since === undefined || !before) return { ...state, ahead };
  const lists = ["players", "matches", "standings"].map((name) => [name, entries(before[name], state[name])]);
  const rounds = state.rounds.map((round, at) =>
    (round ? { ...round, tables: entries(before.rounds[at]?.tables, round.tables) } : before.rounds[at]));
  return { ...before, ...state, ...Object.fromEntries(lists), you: { ...before.you, ...state.you }, rounds, ahead };
}

// The name of a round: those of a knockout by how many matches are left.
export function roundText(t, now, number) {
  const { stage, tables } = now.rounds[number - 1];
  return stage === "knockout" && tables.length <= 4 ? t("events-stage", { count: tables.length })
    : t("events-round", { number });
}

// What is paired next: a round of Swiss, or by how many matches it has one of the knockout.
export function nextText(t, now) {
  const round = now.rounds.at(-1);
  const matches = round?.stage === "knockout" ? Math.ceil(round.tables.length / 2)
    : now.cut && round && now.rounds.length + Math.log2(now.cut) >= now.planned ? now.cut / 2 : 0;
  return matches && matches <= 4 ? t("events-pair-stage", { count: matches })
    : t("events-pair", { number: now.rounds.length + 1 });
}

// Everybody in a round once, in the order of names: table and opponent; the score of a match here from their side.
export function seatsOf(round, lang) {
  const mirrored = (online) => online && { ...online, score: [...online.score].reverse() };
  const seats = round.tables.flatMap(({ first, second, online, extra, result }, at) => {
    const about = { number: at + 1, extra: !result && extra };
    return [{ ...about, name: first, opponent: second, online },
      ...(second === null ? [] : [{ ...about, name: second, opponent: first, online: mirrored(online) }])];
  });
  return seats.sort((one, other) => one.name.localeCompare(other.name, lang));
}

export const playerOf = (now, name) => now.players.find((player) => player.name === name);

// How often two players of a league have met.
export const met = ({ matches }, one, other) => matches.filter(({ first, second }) =>
  (first === one && second === other) || (first === other && second === one)).length;

// What a player of a league can do: matches to go on with, whom to answer, whom to play.
export function choices(now) {
  const { player } = now.you;
  const mine = ({ first, second }) => [first, second].includes(player);
  const on = (now.live || []).filter(mine).map((match) => {
    const other = match.first === player ? match.second : match.first;
    const score = match.first === player ? match.online.score : [...match.online.score].reverse();
    return { ...match, other, score };
  });
  const busy = new Set(on.map(({ other }) => other));
  const left = (name) => !now.limit || met(now, player, name) < now.limit;
  const ready = ({ phone, bot, handed }) => !now.online || ((phone || bot) && (handed || !now.decks));
  const others = now.players.filter((other) => other.name !== player && !other.left && left(other.name));
  const wishes = (now.wishes || []).filter(({ by }) => by === player || (left(by) && !busy.has(by)));
  const challenges = wishes.filter(({ to }) => to === player);
  const challengers = new Set(challenges.map(({ by }) => by));
  const looking = wishes.filter(({ by, to }) => to === null && by !== player && !challengers.has(by));
  return {
    on,
    waiting: [...challenges, ...looking],
    mine: wishes.filter(({ by }) => by === player),
    others: others.filter((other) => ready(other) && !busy.has(other.name)),
  };
}

// The pairs of a round robin that is played in any order and have not met: [[NAME, NAME], …].
export function openPairs(now) {
  const names = now.players.filter(({ left }) => !left).map(({ name }) => name);
  return names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]))
    .filter(([one, other]) => !met(now, one, other));
}

// Whether everybody meets everybody once, in any order.
export const meetsOnce = (now) => now.structure === "league" && now.limit === 1 && !now.rounds.length;
