// What the organiser does: invite, add names, pair, enter and correct results, let players go, take back.
import { html, useEffect, useState } from "../lib.js";
import { ask } from "../net.js";
import { Copy, OnlyHere } from "../ui/invite.js";
import { useShell } from "../ui/shell.js";
import { Sure } from "../ui/sure.js";
import { ClockButtons, Extra, ExtraTime } from "./event-clock.js";
import { DeckButton } from "./event-deck.js";
import { OnlineMatch } from "./event-online.js";
import { LifeOf } from "./event-session.js";
import { LeagueEntry } from "./event-league.js";
import { Ahead, ResultButtons, gamesText, outcomeText, played, withAhead } from "./event-results.js";
import { Seating } from "./event-seating.js";
import { Turns } from "./event-turns.js";
import { nextText, playerOf, roundText } from "./event-state.js";
import { Winners } from "./event-together.js";

// How many characters a player's name has at most, as on the phones.
const LONGEST = 32;

export function Organiser({ now, token, deed }) {
  const { t } = useShell();
  const round = now.rounds.at(-1);
  const open = round ? round.tables.filter(({ second, result }) => second !== null && !result).length : 0;
  const there = now.players.filter(({ left }) => !left).length;
  const pair = (anyway = false) => deed("/pair", { changes: now.changes, ...(anyway && { anyway }) });
  const free = now.structure === "league" && !round;
  const paired = now.structure !== "together" && (!free || now.cut > 0);
  return html`<section class="panel event-now">
      <h2>${now.over ? overText(t, now)
        : now.session && !round ? t("companion-games")
        : !round ? t("events-before", { count: there })
        : open ? t("events-open", { count: open })
        : t("events-all-in", { number: now.rounds.length })}</h2>
      ${free && !now.over && html`<${LeagueEntry} now=${now} deed=${deed} />`}
      ${now.structure === "together" && html`<${Winners} now=${now} deed=${deed} />`}
      ${paired && !now.over && !open && html`<div class="row">
        <${PairButton} now=${now} free=${free} few=${there < 2} pair=${pair} />
      </div>`}
      ${round && open > 0 && !now.over && html`<${ClockButtons} now=${now} deed=${deed} />`}
      ${round && html`<${Tables} now=${now} number=${now.rounds.length} token=${token} deed=${deed} />`}
      ${paired && !now.over && (open > 0 || (!free && there > 1)) && html`
        <${Seating} now=${now} token=${token} number=${now.rounds.length + (open ? 0 : 1)} deed=${deed} />`}
    </section>
    ${!now.over && !now.session && html`<${Inviting} key="invite" now=${now} token=${token} deed=${deed} />`}`;
}

// The next round; while cards or decks are unfinished, it is asked whether it shall be paired anyway.
function PairButton({ now, free, few, pair }) {
  const { t } = useShell();
  const { unfinished } = now;
  const label = free ? t("events-league-cut", { count: now.cut }) : nextText(t, now);
  const drafts = now.mayDraft && !now.rounds.length && now.players.some(({ left, handed }) => !left && !handed);
  const kind = free || drafts ? "button" : "button primary big";
  if (unfinished.length && !few) return html`<${Sure} label=${label} kind=${kind} mark="pair"
    ask=${t("onlinedraft-pair-sure", { count: unfinished.length, names: t.list(unfinished.slice(0, 5)) })}
    act=${() => pair(true)} />`;
  return html`<button type="button" class=${kind} data-event="pair" disabled=${few} onClick=${() => pair()}>
    ${label}</button>`;
}

export const overText = (t, now) => (now.winners && now.winners.length !== 1
  ? t("events-over-together", { count: now.winners.length, names: t.list(now.winners) })
  : t("events-over", { name: now.standings[0]?.player ?? "–" }));

// The link, code and picture by which people join, and a field for names.
function Inviting({ now, token, deed }) {
  const { t } = useShell();
  const { link, code, invite } = now.you;
  const [names, setNames] = useState("");
  const [long, setLong] = useState(null);
  const add = async (event) => {
    event.preventDefault();
    const players = names.split("\n").map((name) => name.trim()).filter(Boolean);
    const tooLong = players.find((name) => name.length > LONGEST) ?? null;
    setLong(tooLong);
    if (tooLong) return;
    const facts = players.map((player) => ({ kind: "entry", player }));
    if (facts.length && (await deed("/facts", { facts }))) setNames("");
  };
  return html`<details class="panel event-invite" open=${!now.rounds.length}>
    <summary><h2>${t("events-join")}</h2></summary>
    ${now.mayEnter ? html`<${OnlyHere} links=${[link]} />` : html`<p>${t("events-entries-over")}</p>`}
    ${now.joining && now.mayEnter && html`<div class="event-join">
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
    <div><p class="quiet">${t("events-own-link")}</p>
      <${Copy} text=${`${location.origin}/event/${now.id}#token=${token}`} /></div>
    ${now.mayEnter && html`<form class="event-names" onSubmit=${add}>
      <label class="field"><span>${t("events-names")}</span>
        <textarea rows="3" data-event="names" value=${names} placeholder=${"Ada\nBea\nCid"}
          onInput=${({ target }) => setNames(target.value)}></textarea>
      </label>
      ${long && html`<p class="problem" role="alert">
        ${t("events-name-long", { most: LONGEST, name: `${long.slice(0, LONGEST)} …` })}</p>`}
      <div class="row">
        <button class="button" data-event="add" disabled=${!names.trim()}>${t("events-add")}</button>
        <button type="button" class="link" onClick=${() => deed("/joining", { joining: !now.joining })}>
          ${t(now.joining ? "events-close" : "events-reopen")}
        </button>
      </div>
    </form>`}
    ${now.mayEnter && now.online && html`<${AddBot} now=${now} deed=${deed} />`}
  </details>`;
}

// A bot as a player, of one of the levels.
function AddBot({ now, deed }) {
  const { t } = useShell();
  const [levels, setLevels] = useState([]);
  const [level, setLevel] = useState("");
  useEffect(() => {
    let here = true;
    ask("/api/catalogue").then(({ levels: known }) => {
      if (here) { setLevels(known); setLevel(known[Math.floor((known.length - 1) / 2)]); }
    }, () => {});
    return () => { here = false; };
  }, []);
  const add = (event) => {
    event.preventDefault();
    const names = new Set(now.players.map(({ name }) => name));
    let number = 1;
    while (names.has(t("events-bot-name", { number }))) number += 1;
    deed("/bot", { name: t("events-bot-name", { number }), bot: level });
  };
  return html`<form class="row event-bot" onSubmit=${add}>
    <label class="field"><span>${t("table-level")}</span>
      <select data-event="level" value=${level} onChange=${({ target }) => setLevel(target.value)}>
        ${levels.map((one) => html`<option key=${one} value=${one} selected=${one === level}>
          ${t(`table-level-${one}`)}</option>`)}
      </select></label>
    <button class="button" data-event="bot" disabled=${!level}>${t("events-bot-add")}</button>
  </form>`;
}

// The tables of a round, each with its result or the buttons that enter one.
function Tables({ now, number, token = null, deed }) {
  const { t } = useShell();
  const round = now.rounds[number - 1];
  const reports = (table) => (now.you.reports || []).filter((one) =>
    one.round === number && one.table[0] === table.first && one.table[1] === table.second);
  const left = (name) => playerOf(now, name)?.left;
  const here = (name) => playerOf(now, name)?.phone || isBot(name);
  const isBot = (name) => playerOf(now, name)?.bot;
  const organises = now.you.role === "organiser" && number === now.rounds.length;
  const missing = ({ first, second, result, online }) => (now.online && organises
    && second !== null && !result && here(first) && here(second)
    ? [first, second].filter((name) => !isBot(name) && !(online?.on && online.came.includes(name))) : []);
  const who = (name) => html`<b class=${left(name) ? "left" : ""}>${name}</b> <${LifeOf} now=${now} name=${name} />`;
  return html`<ol class="event-tables" data-round=${number}>${round.tables.map((table, at) => html`
    <li key=${`${table.first}-${table.second}`} class=${table.result || table.second === null ? "done" : ""}>
      <b class="event-number">${at + 1}</b>
      <span class="event-pair">
        ${who(table.first)} – ${table.second === null ? t("events-bye") : who(table.second)}
      </span>
      <${OnlineMatch} table=${table} shown=${!now.decks || now.over} organise=${organises && token && { now, token }} />
      ${missing(table).length > 0 && html`<span class="badge">
        ${t("events-missing", { names: t.list(missing(table)) })}</span>`}
      ${!table.result && html`<${Extra} minutes=${table.extra} />`}
      ${organises && !table.result && table.second !== null && html`
        <${Turns} now=${now} table=${table} deed=${deed} player=${table.first} />`}
      ${table.second !== null && html`
        <${Entry} now=${now} number=${number} table=${table} reports=${reports(table)} deed=${deed} />`}
    </li>`)}</ol>`;
}

// After a result the buttons are gone: the focus goes on to the next open table, or else to the heading.
function nextEntry(number) {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const list = document.querySelector(`.event-tables[data-round="${number}"]`);
    const next = list?.querySelector(".results button") || document.querySelector("[data-event=pair]")
      || document.querySelector(".event-now h2");
    if (!(next instanceof HTMLElement)) return;
    if (next.tagName === "H2") next.tabIndex = -1;
    next.focus();
  });
}

function Entry({ now, number, table, reports, deed }) {
  const { t } = useShell();
  const [correcting, setCorrecting] = useState(false);
  const { first, second, result, ahead } = table;
  const organises = now.you.role === "organiser";
  const said = reports.map(({ by, games }) => ({ by, games: withAhead(games, ahead) }));
  const enter = async (total, outcome) => {
    setCorrecting(false);
    const games = played(total, ahead);
    const reason = result ? t("events-corrected") : "";
    const fact = { kind: "result", round: number, first, second, games, reason, ...(outcome && { outcome }) };
    if (await deed("/facts", { facts: [fact] })) nextEntry(number);
  };
  if (result && !correcting) {
    return html`<span class="event-result">${outcomeText(t, result)}</span>
      ${organises && html`<button type="button" class="link"
        aria-label=${`${t("events-correct")}${t.colon}${first} – ${second}`}
          onClick=${() => setCorrecting(true)}>${t("events-correct")}</button>`}`;
  }
  if (!organises) return null;
  return html`
    ${reports.length > 0 && html`<span class=${`badge${reports.length > 1 ? " badge-alarm" : ""}`}>
      ${t.list(said.map((one) => `${one.by}${t.colon}${gamesText(one.games)}`))}
    </span>`}
    <${Ahead} ahead=${ahead} names=${{ first, second }} />
    <${ResultButtons} bestOf=${now.bestOf} chosen=${said.length === 1 ? said[0].games : result?.games} ahead=${ahead}
      pick=${enter} names=${{ first, second }} knockout=${now.rounds[number - 1].stage === "knockout"} />
    ${!result && now.clock && number === now.rounds.length && !now.over && html`
      <${ExtraTime} number=${number} table=${table} deed=${deed} />`}`;
}

// The rounds before the present one, the last first; the organiser corrects their results too.
export function Past({ now, deed }) {
  const { t } = useShell();
  const numbers = [...now.rounds.keys()].slice(1).reverse();
  return numbers.map((number) => html`<details class="panel" key=${number}>
    <summary><h2>${roundText(t, now, number)}</h2></summary>
    <${Tables} now=${now} number=${number} deed=${deed} />
  </details>`);
}

// Everybody who entered: let somebody go or come back, or give them a new link.
export function Players({ now, token, deed }) {
  const { t, show } = useShell();
  const act = (kind, player) => deed("/facts", { facts: [{ kind, player }] });
  const phone = async (player) => {
    const given = await deed("/phone", { player });
    if (given) show({ title: player, body: html`<p>${t("events-phone-text")}</p>
      <div class="row"><input readonly value=${given.link} /><${Copy} text=${given.link} /></div>` });
  };
  return html`<section class="panel" aria-labelledby="event-players">
    <h2 id="event-players">${t("events-players", { count: now.players.length })}</h2>
    <ul class="event-players">${now.players.map(({ name, left, disqualified, bot, phone: has, handed }) => html`
      <li key=${name}>
      <span class=${left ? "quiet" : ""}>${name}${left && ` · ${t("events-left")}`}
        ${" "}<${LifeOf} now=${now} name=${name} /></span>
      ${now.you.role === "organiser" && html`<span class="row">
        ${has && html`<span class="badge">${t("events-has-phone")}</span>`}
        ${bot && html`<span class="badge">${t("events-is-bot")}</span>`}
        ${now.decks && !handed && !left && html`<span class="badge badge-alarm">${t("events-deck-none")}</span>`}
        ${now.decks && html`<${DeckButton} now=${now} token=${token} name=${name} deed=${deed} />`}
        ${!bot && !now.over && (has ? html`<${Sure} label=${t("events-phone")}
            title=${`${t("events-phone")}${t.colon}${name}`}
          ask=${t("events-phone-sure")} act=${() => phone(name)} />`
          : html`<button type="button" class="link" aria-label=${`${t("events-phone")}${t.colon}${name}`}
            onClick=${() => phone(name)}>${t("events-phone")}</button>`)}
        ${!left ? !now.over && html`<${Sure} label=${t("events-drop")} title=${`${t("events-drop")}${t.colon}${name}`}
            ask=${t("events-drop-sure", { name })} act=${() => act("drop", name)} />`
          : !disqualified && (now.structure === "swiss" || !now.rounds.length) && !now.over && html`
            <button type="button" class="link" aria-label=${`${t("events-back")}${t.colon}${name}`}
              onClick=${() => act("entry", name)}>${t("events-back")}</button>`}
      </span>`}
    </li>`)}</ul>
  </section>`;
}
