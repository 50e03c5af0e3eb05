// What an organiser hangs up or hands out, on sheets of A4: pairings, slips for results, standings, the bracket.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { gamesText, outcomeText } from "./event-results.js";
import { roundText, seatsOf } from "./event-state.js";
import { Bracket } from "./event-standings.js";

const KINDS = ["tables", "names", "slips", "standings", "bracket"];

// What there is to print now.
export function printable(now) {
  const round = now.rounds.at(-1);
  const open = round?.tables.some(({ second, result }) => second !== null && !result);
  const there = { tables: round, names: round, slips: open, standings: now.standings.length,
    bracket: now.rounds.some(({ stage }) => stage === "knockout") };
  return KINDS.filter((kind) => there[kind]);
}

export function Print({ now, what }) {
  const { t } = useShell();
  const kinds = printable(now);
  const kind = kinds.includes(what) ? what : kinds[0];
  return html`<nav class="print-choice row" aria-label=${t("events-print")}>
      <a class="link" href=${`/event/${now.id}`}>${t("events-back-to")}</a>
      ${kinds.map((one) => html`<a key=${one} class=${`button small${one === kind ? " chosen" : ""}`}
        href=${`/event/${now.id}?print=${one}`} aria-current=${one === kind ? "page" : null}>
        ${t("events-print-what", { what: one })}</a>`)}
      ${kind && html`<button type="button" class="button primary" data-event="print" onClick=${() => window.print()}>
        ${t("events-print")}</button>`}
    </nav>
    ${!kind ? html`<p class="quiet">${t("events-print-nothing")}</p>`
      : html`<div class=${`print-sheet sheet-${kind}`}>
        ${kind === "slips" ? html`<${Slips} now=${now} />` : html`
          <header><h1>${now.name}</h1><p>${kind === "standings" ? t("events-standings")
            : kind === "bracket" ? t("events-bracket") : roundText(t, now, now.rounds.length)}</p></header>
          ${kind === "tables" ? html`<${ByTable} now=${now} />` : kind === "names" ? html`<${ByName} now=${now} />`
            : kind === "standings" ? html`<${Places} now=${now} />` : html`<${Bracket} now=${now} />`}`}
      </div>`}`;
}

function ByTable({ now }) {
  const { t } = useShell();
  return html`<table><thead><tr><th>${t("events-head-table")}</th><th>${t("events-head-player")}</th>
      <th>${t("events-head-opponent")}</th><th>${t("events-head-result")}</th></tr></thead>
    <tbody>${now.rounds.at(-1).tables.map(({ first, second, result }, at) => html`<tr key=${first}>
      <td>${second === null ? "–" : at + 1}</td><th scope="row">${first}</th><td>${second ?? t("events-bye")}</td>
      <td>${result ? outcomeText(t, result) : second === null ? "" : "____ : ____"}</td></tr>`)}</tbody></table>`;
}

function ByName({ now }) {
  const { t, lang } = useShell();
  return html`<ul class="sheet-columns">${seatsOf(now.rounds.at(-1), lang).map(({ name, number, opponent }) => html`
    <li key=${name}><b>${opponent === null ? "–" : number}</b> <span><b>${name}</b> – ${
      opponent ?? t("events-bye")}</span></li>`)}</ul>`;
}

// A slip for each match that is on: games won, drawn games, both signatures, who leaves.
function Slips({ now }) {
  const { t } = useShell();
  const line = (name) => html`<tr><th scope="row">${name}</th><td class="slip-box"></td>
    <td class="slip-line"></td><td class="slip-box"></td></tr>`;
  return now.rounds.at(-1).tables.map(({ first, second, result }, at) => second !== null && !result && html`
    <section class="slip" key=${first}>
      <header><b>${now.name}</b> <span>${roundText(t, now, now.rounds.length)}</span>
        <b>${t("events-table", { number: at + 1 })}</b></header>
      <table><thead><tr><td></td><th>${t("events-slip-won")}</th><th>${t("events-slip-signed")}</th>
        <th>${t("events-slip-leaves")}</th></tr></thead>
        <tbody>${line(first)}${line(second)}</tbody></table>
      <p>${t("events-drawn")}: <span class="slip-short"></span></p>
    </section>`);
}

function Places({ now }) {
  const { t } = useShell();
  const titles = ["place", "player", "points", "record", "omw", "gw", "ogw"];
  return html`<table><thead><tr>${titles.map((title) => html`
      <th key=${title}>${t(`events-head-${title}`)}</th>`)}</tr></thead>
    <tbody>${now.standings.map((line) => html`<tr key=${line.player}>
      <td>${line.place}</td><th scope="row">${line.player}${line.left && ` (${t("events-left")})`}</th>
      <td>${line.points}</td><td>${gamesText([line.won, line.lost])}–${line.drawn}</td>
      ${line.shares.map((share, at) => html`<td key=${at}>${t.fixed(100 * share, 1)}</td>`)}</tr>`)}</tbody></table>`;
}
