// What the organiser does: invite, add names, pair, enter and correct results, let players go, take back.
import { html, useState } from "../lib.js";
import { Copy } from "../ui/invite.js";
import { useShell } from "../ui/shell.js";
import { ResultButtons, gamesText, outcomeText } from "./event-results.js";

export function Organiser({ now, deed }) {
  const { t } = useShell();
  const round = now.rounds.at(-1);
  const open = round ? round.tables.filter(({ second, result }) => second !== null && !result).length : 0;
  const there = now.players.filter(({ left }) => !left).length;
  const pair = () => deed("/pair", { changes: now.changes });
  const league = now.structure === "league";
  return html`<section class="panel event-now">
      <h2>${now.over ? t("events-over", { name: now.standings[0].player })
        : league ? t("events-league")
        : !round ? t("events-before", { count: there })
        : open ? t("events-open", { count: open })
        : t("events-all-in", { number: now.rounds.length })}</h2>
      ${!now.over && !league && !open && html`<div class="row">
        <button type="button" class="button primary big" data-event="pair" disabled=${there < 2} onClick=${pair}>
          ${t("events-pair", { number: now.rounds.length + 1 })}
        </button>
      </div>`}
      ${round && html`<${Tables} now=${now} deed=${deed} />`}
      ${league && html`<${LeagueResult} now=${now} deed=${deed} />`}
    </section>
    ${!now.over && html`<${Inviting} key="invite" now=${now} deed=${deed} />`}`;
}

// The link, code and picture by which people join, and a field for names.
function Inviting({ now, deed }) {
  const { t } = useShell();
  const { link, code, invite } = now.you;
  const [names, setNames] = useState("");
  const add = async (event) => {
    event.preventDefault();
    const players = names.split(/[\n,;]/).map((name) => name.trim()).filter(Boolean);
    const facts = players.map((player) => ({ kind: "entry", player }));
    if (facts.length && (await deed("/facts", { facts }))) setNames("");
  };
  return html`<details class="panel event-invite" open=${!now.rounds.length}>
    <summary><h2>${t("events-join")}</h2></summary>
    ${now.joining && html`<div class="event-join">
      <img class="qr" width="148" height="148" alt=${t("table-invite-qr")}
        src=${`/api/events/${now.id}/invite.svg?invite=${encodeURIComponent(invite)}`} />
      <div>
        <p class="event-code"><span class="quiet">${t("events-code")}</span> <b>${code}</b></p>
        <div class="row">
          <input readonly value=${link} aria-label=${t("table-invite-link")}
            onFocus=${(event) => event.target.select()} />
          <${Copy} text=${link} />
        </div>
      </div>
    </div>`}
    <form class="event-names" onSubmit=${add}>
      <label class="field"><span>${t("events-names")}</span>
        <textarea rows="3" data-event="names" value=${names} placeholder=${"Ada\nBea\nCid"}
          onInput=${({ target }) => setNames(target.value)}></textarea>
      </label>
      <div class="row">
        <button class="button" data-event="add" disabled=${!names.trim()}>${t("events-add")}</button>
        <button type="button" class="link" onClick=${() => deed("/joining", { joining: !now.joining })}>
          ${t(now.joining ? "events-close" : "events-reopen")}
        </button>
      </div>
    </form>
  </details>`;
}

// The tables of the present round, each with its result or the buttons that enter one.
function Tables({ now, deed }) {
  const { t } = useShell();
  const round = now.rounds.at(-1);
  const reports = (table) =>
    now.you.reports.filter((one) => one.table[0] === table.first && one.table[1] === table.second);
  return html`<ol class="event-tables">${round.tables.map((table, at) => html`
    <li key=${`${table.first}-${table.second}`} class=${table.result || table.second === null ? "done" : ""}>
      <b class="event-number">${at + 1}</b>
      <span class="event-pair"><b>${table.first}</b> – <b>${table.second ?? t("events-bye")}</b></span>
      ${table.second !== null && html`<${Entry} now=${now} table=${table} reports=${reports(table)} deed=${deed} />`}
    </li>`)}</ol>`;
}

function Entry({ now, table, reports, deed }) {
  const { t } = useShell();
  const [correcting, setCorrecting] = useState(false);
  const { first, second, result } = table;
  const enter = (games, reason = "") => {
    setCorrecting(false);
    const fact = { kind: "result", round: now.rounds.length, first, second, games, reason };
    return deed("/facts", { facts: [fact] });
  };
  if (result && !correcting) {
    return html`<span class="event-result">${outcomeText(t, result)}</span>
      <button type="button" class="link" onClick=${() => setCorrecting(true)}>${t("events-correct")}</button>`;
  }
  const pick = (games) => enter(games, result ? t("events-corrected") : "");
  return html`
    ${reports.length > 0 && html`<span class=${`badge${reports.length > 1 ? " badge-alarm" : ""}`}>
      ${t.list(reports.map((one) => `${one.by}: ${gamesText(one.games)}`))}
    </span>`}
    <${ResultButtons} bestOf=${now.bestOf} chosen=${reports.length === 1 ? reports[0].games : result?.games}
      pick=${pick} names=${{ first, second }} />`;
}

// In a league players meet as they like: who has played whom, and how it ended.
function LeagueResult({ now, deed }) {
  const { t } = useShell();
  const names = now.players.filter(({ left }) => !left).map(({ name }) => name);
  const [pair, setPair] = useState(["", ""]);
  const [first, second] = pair;
  const choose = (at) => html`<select aria-label=${t("events-head-player")} value=${pair[at]}
      onChange=${({ target }) => setPair(pair.map((name, i) => (i === at ? target.value : name)))}>
    <option value="">–</option>${names.map((name) => html`<option key=${name}>${name}</option>`)}
  </select>`;
  const enter = async (games) => {
    const fact = { kind: "result", round: 1, first, second, games };
    if (await deed("/facts", { facts: [fact] })) setPair(["", ""]);
  };
  return html`<div class="row">${choose(0)} – ${choose(1)}</div>
    ${first && second && first !== second && html`
      <${ResultButtons} bestOf=${now.bestOf} chosen=${null} pick=${enter} names=${{ first, second }} />`}`;
}

// Everybody who entered: let somebody go or come back, or give them a new link.
export function Players({ now, deed }) {
  const { t, show } = useShell();
  const act = (kind, player) => deed("/facts", { facts: [{ kind, player }] });
  const phone = async (player) => {
    const given = await deed("/phone", { player });
    if (given) show({ title: player, body: html`<p>${t("events-phone-text")}</p>
      <div class="row"><input readonly value=${given.link} /><${Copy} text=${given.link} /></div>` });
  };
  return html`<section class="panel" aria-labelledby="event-players">
    <h2 id="event-players">${t("events-players", { count: now.players.length })}</h2>
    <ul class="event-players">${now.players.map(({ name, left, disqualified }) => html`<li key=${name}>
      <span class=${left ? "quiet" : ""}>${name}${left && ` · ${t("events-left")}`}</span>
      ${now.you.role === "organiser" && html`<span class="row">
        <button type="button" class="link" onClick=${() => phone(name)}>${t("events-phone")}</button>
        ${!disqualified && html`<button type="button" class="link" onClick=${() => act(left ? "entry" : "drop", name)}>
          ${t(left ? "events-back" : "events-drop")}
        </button>`}
      </span>`}
    </li>`)}</ul>
  </section>`;
}

const factText = (t, fact) => {
  const { kind, player, first, second, games, text, round, reason } = fact;
  const what = player || text || (first && `${first} ${games ? gamesText(games) : "–"} ${second}`)
    || (round && t("events-round", { number: round })) || (kind === "undo" && fact.fact + 1) || "";
  return `${t(`events-fact-${kind}`)}: ${what}${reason ? ` (${reason})` : ""}`;
};

// The log, newest first; each fact can be taken back with a reason, an undo too.
export function Log({ now, deed }) {
  const { t, lang } = useShell();
  const time = (at) => new Date(at * 1000).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  const undo = (fact) => {
    const facts = [{ kind: "undo", fact, reason: t("events-undone") }];
    return deed("/facts", { facts });
  };
  return html`<details class="panel event-log">
    <summary><h2>${t("events-log")}</h2></summary>
    <ol reversed start=${now.you.log.at(-1)?.number + 1}>${[...now.you.log].reverse().map((fact) => html`
      <li key=${fact.number} class=${fact.undone ? "undone" : ""}>
        <time>${time(fact.at)}</time> <span>${factText(t, fact)}</span>
        ${!fact.undone && html`<button type="button" class="link" onClick=${() => undo(fact.number)}>
          ${t("events-undo")}
        </button>`}
      </li>`)}</ol>
  </details>`;
}
