// The matches of a tournament that are played here: the way to one's own, the scores of others, their records.
import { html, useState } from "../lib.js";
import { keepGame } from "../memory.js";
import { ask, problemText } from "../net.js";
import { rememberedName } from "../ui/invite.js";
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

// A name, and the organiser sits down as the judge of a game in progress.
function SitDown({ now, token, game }) {
  const { t, go, show } = useShell();
  const [name, setName] = useState(rememberedName());
  const [problem, setProblem] = useState(null);
  const sit = async (event) => {
    event.preventDefault();
    try {
      const place = await ask(`/api/events/${now.id}/judge`, { game, name: name.trim() }, token);
      keepGame(game, { game: now.game, token: place.token, seat: place.seat, when: Date.now(), over: false });
      show(null);
      go(`/game/${game}`);
    } catch (failed) {
      setProblem(problemText(t, failed));
    }
  };
  return html`<form class="judge-form" onSubmit=${sit}>
    <label class="field"><span>${t("judge-event-name")}</span>
      <input type="text" name="judge" maxlength="24" required autofocus value=${name}
        onInput=${({ target }) => setName(target.value)} /></label>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row"><button class="button primary" data-judge="sit">${t("judge-event-sit")}</button></div>
  </form>`;
}

// Who calls a judge at a table, and the organiser's way there. organise: {now, token} of the organiser, else null.
function Judged({ online, organise, names }) {
  const { t, show } = useShell();
  const sit = () => show({
    title: t("judge-event-sit"),
    body: html`<${SitDown} ...${organise} game=${online.games.at(-1)} />`,
  });
  return html`${online.called && html`
    <b class="event-called" role="status">${t("judge-event-called", { name: online.called })}</b>`}
    ${organise && html`<button type="button" class="link" data-event="judge" aria-haspopup="dialog"
        aria-label=${`${t("judge-event-sit")}${t.colon}${names}`} onClick=${sit}>${t("judge-event-sit")}</button>`}`;
}

// The score of a match in progress with the way to watch it, or the records of its games. shown: whether records are
// open to everybody; organise: {now, token} of the organiser, who can sit down as the judge.
export function OnlineMatch({ table, shown, organise = null }) {
  const { t } = useShell();
  const { online, first, second } = table;
  if (!online) return null;
  const way = (to, text) => html`<a class="link" href=${to} key=${to}
    aria-label=${`${text}${t.colon}${first} – ${second}`}>${text}</a>`;
  if (online.on) return html`<span class="event-live row">
    <b class="event-score">${online.score.join("–")}</b>
    ${way(`/game/${online.games.at(-1)}`, t("events-watch"))}
    <${Judged} online=${online} organise=${organise} names=${`${first} – ${second}`} />
  </span>`;
  if (!shown) return null;
  return html`<span class="event-live row">${online.games.map((game, at) =>
    way(`/replay/${game}`, t("events-game-number", { number: at + 1 })))}</span>`;
}
