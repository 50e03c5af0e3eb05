// Rows of games in lists: who plays, since when, and how a game of this browser stands.
import { forgetGame, games as remembered, keepGame } from "../memory.js";
import { ask } from "../net.js";
import { botName, nameOf } from "../ui/players.js";

export const since = (lang, when) => {
  const minutes = Math.round((new Date(when).getTime() - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  return minutes > -1440
    ? format.format(Math.round(minutes / 60), "hour")
    : format.format(Math.round(minutes / 1440), "day");
};

export function people(t, seats) {
  return t.list(seats.map((seat) => {
    if (seat.kind === "bot") return botName(t, seat);
    return seat.free ? t("table-seat-free") : nameOf(t, seats, seat.seat);
  }));
}

// A game as it stands, or the one after it in its match; null when there is nothing to go on with.
export async function stands(one) {
  try {
    const facts = await ask(`/api/games/${one.id}`, undefined, one.token);
    const { between, next } = facts.match || {};
    if (facts.state === "over" && !between) keepGame(one.id, { over: true });
    if (next) {
      if (!remembered().some(({ id }) => id === next))
        keepGame(next, { game: one.game, token: one.token, seat: one.seat, invites: [], over: false });
      return stands(remembered().find(({ id }) => id === next));
    }
    return between || !["over", "broken"].includes(facts.state) ? { ...one, facts } : null;
  } catch (error) {
    if (error.status === 404) forgetGame(one.id);
    return null;
  }
}
