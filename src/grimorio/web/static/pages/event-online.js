// The matches of a tournament that are played here: the way to one's own, the scores of others, their records.
import { html } from "../lib.js";
import { keepGame } from "../memory.js";
import { useShell } from "../ui/shell.js";
import { event as kept } from "./event-kept.js";

// A moment in seconds since 1970, as the time of the day.
export const timeOf = (lang, seconds) =>
  new Date(1000 * seconds).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });

// The address of one's own game; a tab with a token of its own takes it along. kind: the name of its rules.
export function ownGame(now, token, { game, seat }, kind = now.game) {
  if (kept(now.id)?.token !== token) return `/game/${game}#token=${token}`;
  keepGame(game, { game: kind, token, seat, invites: [], when: Date.now(), over: false });
  return `/game/${game}`;
}

// The one click that opens the player's match. table: of the present round; opponent: a name.
export function PlayMatch({ now, token, table, opponent, deed }) {
  const { t, go, lang } = useShell();
  const online = table.online?.on ? table.online : null;
  const here = online?.came.includes(now.you.player);
  const play = async () => {
    const opened = await deed("/play", {});
    if (opened) go(ownGame(now, token, opened));
  };
  return html`<div class="event-play">
    <button type="button" class="button primary big" data-event="play" onClick=${play}>${t("events-play")}</button>
    <p class="quiet" role="status">
      ${t(online?.came.includes(opponent) ? "events-opponent-there" : "events-opponent-missing", { name: opponent })}
      ${online && ` ${t("events-score-now", { score: online.score.join("–") })}`}
    </p>
    ${now.readyUntil && !here && html`<p>${t("events-ready-until", { time: timeOf(lang, now.readyUntil) })}</p>`}
  </div>`;
}

// The score of a match in progress with the way to watch it, or the records of its games. shown: whether records are
// open to everybody.
export function OnlineMatch({ table, shown }) {
  const { t } = useShell();
  const { online, first, second } = table;
  if (!online) return null;
  const way = (to, text) => html`<a class="link" href=${to} key=${to}
    aria-label=${`${text}${t.colon}${first} – ${second}`}>${text}</a>`;
  if (online.on) return html`<span class="event-live row">
    <b class="event-score">${online.score.join("–")}</b>
    ${way(`/game/${online.games.at(-1)}`, t("events-watch"))}
  </span>`;
  if (!shown) return null;
  return html`<span class="event-live row">${online.games.map((game, at) =>
    way(`/replay/${game}`, t("events-game-number", { number: at + 1 })))}</span>`;
}
