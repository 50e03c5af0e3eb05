// A league: free matches found by a click or two, results that two players report, the matches so far.
import { html, useState } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { OnlineMatch, ownGame } from "./event-online.js";
import { Ahead, ResultButtons, gamesText, outcomeText, played, turned, withAhead } from "./event-results.js";
import { CallOff, EndMatch } from "./event-off.js";
import { LifeOf, OwnLife } from "./event-session.js";
import { choices, meetsOnce, met, openPairs, playerOf } from "./event-state.js";

const NEWEST = 8;

// What a player does in a league.
export function LeaguePlayer({ now, token, deed }) {
  const { t, go } = useShell();
  const can = choices(now);
  const open = async (path, body) => {
    const said = await deed(path, body);
    const opened = said?.opened || (said?.game && said.seat !== undefined ? said : null);
    if (opened?.game) go(ownGame(now, token, opened));
  };
  const want = (opponent) => open("/want", { opponent });
  const withdraw = (by, to) => deed("/withdraw", { by, to });
  const needsDeck = now.decks && !playerOf(now, now.you.player)?.handed;
  const all = meetsOnce(now) && !can.others.length;
  if (!now.online) return html`<h2>${t(all ? "events-league-you-met" : "events-league-report")}</h2>
    <${Reporting} now=${now} can=${can} deed=${deed} />`;
  return html`<h2>${t(can.on.length ? "events-league-on" : "events-league-free")}</h2>
    ${can.on.length > 0 && html`<ul class="event-wishes">${can.on.map(({ other, score, online, off }) => html`
      <li key=${other}>
      <span><b>${other}</b> <b class="event-score">${score.join("–")}</b>
        ${!online.came.includes(now.you.player) && html` <span class="badge">${t("events-league-new")}</span>`}</span>
      <button type="button" class="button primary" data-league="play"
        aria-label=${t("events-league-play-with", { name: other })}
        onClick=${() => open("/play", { opponent: other })}>${t("events-league-play")}</button>
      <${CallOff} now=${now} other=${other} off=${off} deed=${deed} />
    </li>`)}</ul>`}
    ${needsDeck ? html`<p>${t("events-league-deck")}</p>` : html`
      <ul class="event-wishes">
        ${can.waiting.map(({ by, to }) => html`<li key=${`${by}-${to}`}>
          <span>${t(to ? "events-league-challenged" : "events-league-looks", { name: by })}</span>
          <span class="row">
            <button type="button" class="button primary" data-league="accept" onClick=${() => want(by)}
              aria-label=${t("events-league-play-with", { name: by })}>${t("events-league-play")}</button>
            ${to && html`<button type="button" class="link" onClick=${() => withdraw(by, to)}
              aria-label=${`${t("events-league-decline")}${t.colon}${by}`}>${t("events-league-decline")}</button>`}
          </span>
        </li>`)}
        ${can.mine.map(({ to }) => html`<li key=${`mine-${to}`}>
          <span role="status">${to ? t("events-league-asked", { name: to }) : t("events-league-looking")}</span>
          <button type="button" class="link" onClick=${() => withdraw(now.you.player, to)}
            aria-label=${`${t("events-league-take-back")}${t.colon}${to ?? t("events-league-anybody")}`}>
            ${t("events-league-take-back")}</button>
        </li>`)}
      </ul>
      ${!can.waiting.length && !can.mine.some(({ to }) => to === null) && html`<div class="row">
        <button type="button" data-league="find" class=${`button big${can.on.length ? "" : " primary"}`}
          disabled=${!can.others.length} onClick=${() => want(null)}>${t("events-league-find")}</button></div>`}
      <${Opponents} now=${now} can=${can} want=${want} />`}`;
}

// Everybody who can be challenged, with how often the two have met.
function Opponents({ now, can, want }) {
  const { t } = useShell();
  const asked = new Set([...can.mine.map(({ to }) => to), ...can.waiting.map(({ by }) => by)]);
  const free = can.others.filter(({ name }) => !asked.has(name));
  if (!free.length) return asked.size ? null : html`<p class="quiet">${t("events-league-nobody")}</p>`;
  return html`<details class="event-opponents" open=${free.length <= NEWEST}>
    <summary>${t("events-league-opponents", { count: free.length })}</summary>
    <ul class="event-wishes">${free.map(({ name, bot }) => html`<li key=${name}>
      <span>${name} ${bot && html`<span class="badge">${t("events-is-bot")}</span>`}
        <${Met} now=${now} name=${name} /></span>
      <button type="button" class="button small" data-league=${bot ? "bot" : "challenge"} onClick=${() => want(name)}
        aria-label=${t(bot ? "events-league-play-with" : "events-league-challenge-to", { name })}>
        ${t(bot ? "events-league-play" : "events-league-challenge")}</button>
    </li>`)}</ul>
  </details>`;
}

function Met({ now, name }) {
  const { t } = useShell();
  const count = met(now, now.you.player, name);
  if (!now.limit && !count) return null;
  return html`<small class="quiet">${t("events-league-met", { count, limit: now.limit })}</small>`;
}

// The games that penalties give each of two players in their next match; nothing where there are none.
const aheadOf = (now, first, second) => {
  const owed = [second, first].map((name) => playerOf(now, name)?.owed ?? 0);
  return owed.some(Boolean) ? owed : undefined;
};

// Buttons for the result of the next match of two players, with what penalties have cost them; pick(games, outcome):
// takes the games that were played, and chosen are such games.
function NextResult({ now, names, chosen = null, pick }) {
  const ahead = aheadOf(now, names.first, names.second);
  return html`<${Ahead} ahead=${ahead} names=${names} />
    <${ResultButtons} bestOf=${now.bestOf} names=${names} chosen=${withAhead(chosen, ahead)} ahead=${ahead}
      pick=${(games, outcome) => pick(played(games, ahead), outcome)} />`;
}

// At real tables: what the others say, what was said, and the report of a match.
function Reporting({ now, can, deed }) {
  const { t } = useShell();
  const [opponent, setOpponent] = useState("");
  const { player, reports } = now.you;
  const send = (name, games) => deed("/free", { opponent: name, games });
  const otherOf = ({ table }) => (table[0] === player ? table[1] : table[0]);
  const ownSide = ({ table, games }) => (table[0] === player ? games : turned(games));
  const score = (one) => gamesText(withAhead(ownSide(one), aheadOf(now, player, otherOf(one))));
  const own = (name) => reports.find((one) => one.by === player && otherOf(one) === name);
  const theirs = reports.filter(({ by }) => by !== player);
  const report = async (games) => { if (await send(opponent, games)) setOpponent(""); };
  return html`
    <ul class="event-wishes">
      ${theirs.map((one) => html`<li key=${one.by}>
        <span>${t(own(one.by) ? "events-differ" : "events-confirm",
          { name: one.by, result: score(one) })}</span>
        <button type="button" class="button primary" data-league="agree" onClick=${() => send(one.by, ownSide(one))}>
          ${t("events-agree", { result: score(one) })}</button>
      </li>`)}
      ${reports.filter(({ by }) => by === player).map((one) => html`<li key=${`own-${otherOf(one)}`}>
        <span role="status">${t("events-league-said", { name: otherOf(one), result: score(one) })}</span>
        <button type="button" class="link" onClick=${() => send(otherOf(one), null)}
          aria-label=${`${t("events-league-take-back")}${t.colon}${otherOf(one)}`}>
          ${t("events-league-take-back")}
        </button>
      </li>`)}
    </ul>
    ${meetsOnce(now) && can.others.length <= NEWEST ? html`
      <${ToMeet} now=${now} can=${can} own=${own} send=${send} />`
      : can.others.length === 0 ? html`<p class="quiet">${t("events-league-nobody")}</p>` : html`
    <label class="field"><span>${t("events-league-against")}</span>
      <select data-league="opponent" value=${opponent} onChange=${({ target }) => setOpponent(target.value)}>
        <option value="">–</option>
        ${can.others.map(({ name }) => html`<option key=${name} value=${name} selected=${name === opponent}>
          ${name}</option>`)}
      </select></label>`}
    ${opponent && (playerOf(now, opponent)?.phone ? html`
      <p class="quiet">${t("events-report")}</p>
      <${NextResult} now=${now} pick=${report} names=${{ first: player, second: opponent }} />`
      : html`<p>${t("events-tell", { name: opponent })}</p>`)}`;
}

// Who is still to be met in a round robin, each with the results to choose from.
function ToMeet({ now, can, own, send }) {
  const { t } = useShell();
  const { player } = now.you;
  if (!can.others.length) return null;
  return html`<${OwnLife} now=${now} />
  <p class="quiet">${t("events-report")}</p>
  <ul class="event-tables event-free">${can.others.map(({ name, phone }) => html`
    <li key=${name} data-meets=${name}>
      <span class="event-pair"><b>${name}</b> <${LifeOf} now=${now} name=${name} /></span>
      ${phone ? html`<${NextResult} now=${now} names=${{ first: player, second: name }}
        chosen=${own(name) && (own(name).table[0] === player ? own(name).games : turned(own(name).games))}
        pick=${(games) => send(name, games)} />`
        : html`<span class="results quiet">${t("events-tell", { name })}</span>`}
    </li>`)}</ul>`;
}

// What is still to be played in a round robin: the organiser enters a result, or decides between two reports.
function ToPlay({ now, enter }) {
  const { t } = useShell();
  const pairs = openPairs(now);
  const says = (pair) => now.you.reports.filter(({ table }) => pair.every((name) => table.includes(name)));
  const ofFirst = ({ table, games }, first) => (table[0] === first ? games : turned(games));
  if (!pairs.length) return html`<p role="status">${t("events-league-all-met")}</p>`;
  return html`<ul class="event-tables event-free" data-event="pairs">${pairs.map((pair) => {
    const [first, second] = pair;
    const reports = says(pair);
    return html`<li key=${pair.join()} data-pair=${pair.join()}>
      <span class="event-pair"><b>${first}</b> <${LifeOf} now=${now} name=${first} /> –
        ${" "}<b>${second}</b> <${LifeOf} now=${now} name=${second} /></span>
      ${reports.length > 0 && html`<span class=${`badge${reports.length > 1 ? " badge-alarm" : ""}`}>
        ${t.list(reports.map((one) =>
          `${one.by}${t.colon}${gamesText(withAhead(ofFirst(one, first), aheadOf(now, first, second)))}`))}</span>`}
      <${NextResult} now=${now} names=${{ first, second }}
        chosen=${reports.length === 1 ? ofFirst(reports[0], first) : null}
        pick=${(games, outcome) => enter(first, second, games, outcome)} />
    </li>`;
  })}</ul>`;
}

// The organiser enters a match of any two players; what players have said stands above.
export function LeagueEntry({ now, deed }) {
  const { t } = useShell();
  const [pair, setPair] = useState(["", ""]);
  const names = now.players.filter(({ left }) => !left).map(({ name }) => name);
  const choose = (at) => html`<select aria-label=${t("events-head-player")} data-league=${`player-${at}`}
      value=${pair[at]} onChange=${({ target }) => setPair(pair.map((name, i) => (i === at ? target.value : name)))}>
    <option value="" selected=${!pair[at]}>–</option>
    ${names.map((name) => html`<option key=${name} value=${name} selected=${pair[at] === name}>${name}</option>`)}
  </select>`;
  const enter = async (first, second, games, outcome) => {
    const fact = { kind: "result", round: 1, first, second, games, ...(outcome && { outcome }) };
    if (await deed("/facts", { facts: [fact] })) setPair(["", ""]);
  };
  const [first, second] = pair;
  if (meetsOnce(now) && names.length <= NEWEST) return html`<${ToPlay} now=${now} enter=${enter} />`;
  return html`
    ${now.you.reports.length > 0 && html`<ul class="event-wishes">${now.you.reports.map(({ by, table, games }) => html`
      <li key=${`${by}-${table}`}>
        <span>${t("events-league-claims",
          { name: by, first: table[0], second: table[1],
            result: gamesText(withAhead(games, aheadOf(now, ...table))) })}</span>
        <button type="button" class="button small" onClick=${() => enter(...table, games)}>${t("events-enter")}</button>
      </li>`)}</ul>`}
    ${names.length > 1 && html`<div class="event-entry">
      <p>${t("events-league-enter")}</p>
      <div class="row">${choose(0)} ${choose(1)}</div>
      ${first && second && first !== second && html`<${NextResult} now=${now} names=${{ first, second }}
        pick=${(games, outcome) => enter(first, second, games, outcome)} />`}
    </div>`}`;
}

// The matches in progress, and those played, the newest first.
export function LeagueMatches({ now, links = true, token = null, deed = null }) {
  const { t } = useShell();
  const [all, setAll] = useState(false);
  const [correcting, setCorrecting] = useState(null);
  const correct = ({ fact, first, second, records }, games, outcome) => {
    setCorrecting(null);
    deed("/facts", { facts: [
      { kind: "undo", fact, reason: t("events-corrected") },
      { kind: "result", round: 1, first, second, games, ...(outcome && { outcome }),
        ...(records && { records }) },
    ] });
  };
  const ended = [...now.matches].reverse();
  const live = now.live || [];
  if (!ended.length && !live.length) return null;
  const open = links && (!now.decks || now.over);
  const row = (match, key, online) => html`<li key=${key} class=${match.games ? "done" : ""}>
    <span class="event-pair"><b>${match.first}</b> – <b>${match.second}</b></span>
    ${match.games && html`<span class="event-result">${outcomeText(t, match)}
      ${deed && !now.rounds.length && !now.over && html`
        <button type="button" class="link" aria-expanded=${correcting === match.fact}
            aria-label=${`${t("events-correct")}${t.colon}${match.first} – ${match.second}`}
            onClick=${() => setCorrecting(correcting === match.fact ? null : match.fact)}>
          ${t("events-correct")}</button>`}</span>`}
    ${match.games && correcting === match.fact && html`
      <${ResultButtons} bestOf=${now.bestOf} names=${match} chosen=${match.games} ahead=${match.ahead}
        pick=${(games, outcome) => correct(match, played(games, match.ahead), outcome)} />`}
    ${online && html`<${OnlineMatch} table=${{ ...match, online }} shown=${open}
      organise=${deed && token && { now, token }} />`}
    ${online?.on && deed && html`<${EndMatch} match=${match} deed=${deed} />`}
  </li>`;
  return html`<section class="panel" aria-labelledby="event-matches">
    <h2 id="event-matches">${t("events-league-matches", { count: ended.length })}</h2>
    <ol class="event-tables event-free">
      ${live.map((match) => row(match, `${match.first}-${match.second}-on`, match.online))}
      ${(all ? ended : ended.slice(0, NEWEST)).map((match, at) => row(match, ended.length - at,
        match.records && { games: match.records, on: false }))}
    </ol>
    ${!all && ended.length > NEWEST && html`
      <button type="button" class="link" onClick=${() => setAll(true)}>${t("events-league-all")}</button>`}
  </section>`;
}
