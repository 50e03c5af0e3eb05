// The page for the room: pairings by name in large letters, the standings between rounds, and how to join.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { Extra, LongerTables, RoundClock } from "./event-clock.js";
import { LeagueMatches } from "./event-league.js";
import { overText } from "./event-organise.js";
import { Bracket, EventStandings } from "./event-standings.js";
import { roundText, seatsOf } from "./event-state.js";
import { useTurning } from "./event-turning.js";
import { RoomDraft } from "./paper/room.js";
import { RoomPods } from "./pods/room.js";

// Up to so many names are written larger, and from so many on closer together.
const [FEW, MANY] = [16, 40];

export function Room({ now }) {
  const { t, lang } = useShell();
  useTurning();
  const round = now.rounds.at(-1);
  const open = round?.tables.some(({ second, result }) => second !== null && !result);
  const { role, code, invite } = now.you;
  const count = now.players.length;
  const many = `room-names${count > MANY ? " many" : count <= FEW ? " few" : ""}`;
  return html`<div class="room">
    <div class="room-top">
      <header class="event-head">
        <h1>${now.name}</h1>
        ${round && html`<p>${round.stage === "knockout" ? roundText(t, now, now.rounds.length)
          : t("events-round-of", { number: now.rounds.length, count: now.planned })}</p>`}
      </header>
      <${RoundClock} now=${now} />
    </div>
    ${now.over && html`<p class="room-over">${overText(t, now)}</p>`}
    ${now.message && html`<p class="event-message" role="status">${now.message}</p>`}
    <${LongerTables} now=${now} />
    ${open ? html`<${ByName} round=${round} lang=${lang} many=${many} />`
      : now.standings.length > 0 && round && html`<${EventStandings} now=${now} />`}
    <${Bracket} now=${now} />
    ${now.structure === "league" && !round && now.matches.length > 0 && html`
      <${EventStandings} now=${now} /><${LeagueMatches} now=${now} links=${false} />`}
    ${!round && now.draft && html`<${RoomDraft} now=${now} />`}
    ${!round && now.onlineDraft && !now.matches.length && html`<${RoomPods} now=${now} />`}
    ${!round && !now.draft && !now.onlineDraft && !now.matches.length && html`
      <ul class=${many}>${now.players.map(({ name }) => html`<li key=${name}>${name}</li>`)}</ul>`}
    ${role === "organiser" && now.joining && !now.over && html`<footer class="event-join">
      <img class="qr" width="180" height="180" alt=${t("table-invite-qr")}
        src=${`/api/events/${now.id}/invite.svg?invite=${encodeURIComponent(invite)}`} />
      <p class="event-code"><span class="quiet">${t("events-code")}</span> <b>${code}</b></p>
    </footer>`}
  </div>`;
}

// Everybody once, in the order of names: table and opponent.
function ByName({ round, lang, many }) {
  const { t } = useShell();
  return html`<ul class=${many}>${seatsOf(round, lang).map(({ name, number, opponent, online, extra }) => html`
  <li key=${name}>
    <b class="event-number">${opponent === null ? "–" : number}</b>
    <span><b>${name}</b> <span class="quiet">${opponent ?? t("events-bye")}</span></span>
    <${Extra} minutes=${extra} />
    ${online && html`<b class="event-score">${online.score.join("–")}</b>`}
  </li>`)}</ul>`;
}
