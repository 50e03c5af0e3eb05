// What a player sees on a phone: the next table, the opponent, the result to report, and the way out.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { Sure } from "../ui/sure.js";
import { Chances } from "./event-chances.js";
import { Extra } from "./event-clock.js";
import { AuctionDeck, Begins, OwnExperience } from "./event-session.js";
import { LeaguePlayer } from "./event-league.js";
import { PlayMatch } from "./event-online.js";
import { Turns } from "./event-turns.js";
import { playerOf } from "./event-state.js";
import { Ahead, ResultButtons, gamesText, outcomeText, played, turned, withAhead } from "./event-results.js";

// The table of a player in the present round: {number, table, first}, or null.
export function tableOf(now, player) {
  const tables = now.rounds.at(-1)?.tables || [];
  const at = tables.findIndex(({ first, second }) => [first, second].includes(player));
  return at < 0 ? null : { number: at + 1, table: tables[at], first: tables[at].first === player };
}

export function Player({ now, token, deed }) {
  const { t } = useShell();
  const { player } = now.you;
  const left = playerOf(now, player)?.left;
  const place = tableOf(now, player);
  const open = place && place.table.second !== null && !place.table.result;
  if (left && !open) return html`<section class="panel event-now"><h2>${t("events-you-left")}</h2></section>`;
  return html`<section class="panel event-now">
    <p class="quiet">${t("events-you-are", { name: player })}</p>
    ${left && html`<p class="badge">${t("events-you-left")}</p>`}
    ${now.over ? html`<${Ended} now=${now} />`
      : now.structure === "league" && !now.rounds.length ? html`
        <${LeaguePlayer} now=${now} token=${token} deed=${deed} />`
      : now.structure === "together" ? html`<h2>${t("events-together-on")}</h2>`
      : !now.rounds.length ? html`<h2>${t("events-wait-first")}</h2>`
      : !place ? html`<h2>${t("events-not-paired")}</h2>`
      : place.table.second === null ? html`<h2>${t("events-your-bye")}</h2>`
      : html`<${Seat} now=${now} token=${token} place=${place} deed=${deed} />`}
    <${AuctionDeck} now=${now} />
    ${!now.over && !left && now.rounds.length > 0 && html`<${Chances} now=${now} />`}
    ${!now.over && !left && html`<${Leaving} deed=${deed} />`}
  </section>`;
}

function Ended({ now }) {
  const { t } = useShell();
  const line = now.standings.find(({ player }) => player === now.you.player);
  return html`<h2>${t("events-ended", { place: line?.place ?? 0, count: now.standings.length })}</h2>
    <${OwnExperience} now=${now} />`;
}

// Opponent and table, and what was reported so far.
function Seat({ now, token, place, deed }) {
  const { t } = useShell();
  const { table, number, first } = place;
  const opponent = first ? table.second : table.first;
  const mine = (games) => (games && !first ? turned(games) : games);
  const ahead = table.ahead && (first ? table.ahead : [...table.ahead].reverse());
  const report = (by) => withAhead(mine(now.you.reports.find((one) => one.by === by)?.games), ahead);
  const [own, theirs] = [report(now.you.player), report(opponent)];
  const gone = playerOf(now, opponent)?.left;
  const send = (games) => deed("/report", { round: now.rounds.length, games: mine(played(games, ahead)) });
  const names = { first: now.you.player, second: opponent };
  const result = table.result && { ...table.result, games: mine(table.result.games) };
  return html`<h2 class="event-table"><span>${t("events-table", { number })}</span> ${opponent}</h2>
    ${!result && html`<${Begins} now=${now} other=${opponent} />
      <${Extra} minutes=${table.extra} /> <${Turns} now=${now} table=${table} deed=${deed} />`}
    ${result ? html`<p>${t("events-your-result", { result: outcomeText(t, result) })}</p>`
      : now.you.playsHere ? html`
        <${PlayMatch} now=${now} token=${token} table=${table} opponent=${opponent} deed=${deed} />`
      : html`
        <p aria-live="polite">${!now.you.reported ? t("events-tell", { name: opponent })
          : !own && !theirs ? t("events-report")
          : own && !theirs ? t(gone ? "events-reported-left" : "events-reported",
            { result: gamesText(own), name: opponent })
          : !own ? t("events-confirm", { result: gamesText(theirs), name: opponent })
          : t("events-differ", { result: gamesText(theirs), name: opponent })}</p>
        ${theirs && !own && html`<button type="button" class="button primary big" data-event="confirm"
          onClick=${() => send(theirs)}>${t("events-agree", { result: gamesText(theirs) })}</button>`}
        <${Ahead} ahead=${ahead} names=${names} />
        <${ResultButtons} bestOf=${now.bestOf} chosen=${own} pick=${send} ahead=${ahead} names=${names}
          knockout=${now.rounds.at(-1).stage === "knockout"} />`}`;
}

function Leaving({ deed }) {
  const { t } = useShell();
  const leave = () => deed("/drop", {});
  return html`<p><${Sure} label=${t("events-leave")} ask=${t("events-leave-sure")} act=${leave} /></p>`;
}
