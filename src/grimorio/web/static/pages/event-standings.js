// The standings of a tournament, with each opponent's share on a click, and the picture of a knockout.
import { html, useEffect, useState } from "../lib.js";
import { ask } from "../net.js";
import { useShell } from "../ui/shell.js";
import { gamesText } from "./event-results.js";

// Each line opens: why its player stands there.
export function EventStandings({ now, mine = null }) {
  const { t } = useShell();
  const [open, setOpen] = useState(null);
  const titles = ["place", "player", "points", "record", "omw", "gw", "ogw"];
  const row = (line) => {
    const [omw, gw, ogw] = line.shares;
    const shown = open === line.player;
    return html`<tr key=${line.player} class=${`${line.player === mine ? "mine" : ""} ${line.left ? "left" : ""}`}>
      <td><span class=${`standing standing-${line.place}`}>${line.place}</span></td>
      <th scope="row"><button type="button" class="link" aria-expanded=${shown}
        onClick=${() => setOpen(shown ? null : line.player)}>${line.player}</button></th>
      <td><b>${line.points}</b></td><td>${line.won}–${line.lost}–${line.drawn}</td>
      ${[omw, gw, ogw].map((share, at) => html`<td key=${at} class="share">${t.fixed(100 * share, 1)}</td>`)}
    </tr>
    ${shown && html`<tr class="shares"><td colspan="7"><${Shares} now=${now} player=${line.player} /></td></tr>`}`;
  };
  const title = t("events-standings");
  return html`<div class="table-scroll" tabindex="0">
    <table class="standings event-standings">
    <caption class="unseen">${title}</caption>
    <thead><tr>${titles.map((title, at) => html`
      <th key=${title} scope="col" class=${at > 3 ? "share" : ""} title=${t(`events-head-${title}-text`)}>
        ${t(`events-head-${title}`)}
      </th>`)}</tr></thead>
    <tbody>${now.standings.map(row)}</tbody>
  </table></div>`;
}

function Shares({ now, player }) {
  const { t } = useShell();
  const [opponents, setOpponents] = useState(null);
  useEffect(() => {
    let here = true;
    ask(`/api/events/${now.id}/opponents?player=${encodeURIComponent(player)}`).then(
      (found) => { if (here) setOpponents(found); }, () => { if (here) setOpponents([]); });
    return () => { here = false; };
  }, [now.id, player, now.standings]);
  if (!opponents) return html`<p class="quiet" role="status">${t("table-opening")}</p>`;
  if (!opponents.length) return html`<p class="quiet">${t("events-no-opponents")}</p>`;
  return html`<ul class="opponents">${opponents.map((opponent, at) => html`<li key=${at}>
    <b>${opponent.name}</b>
    <span>${t("events-share", {
      match: t.fixed(100 * opponent.matchWin, 1), game: t.fixed(100 * opponent.gameWin, 1),
    })}</span>
    ${opponent.floored && html`<span class="quiet">${t("events-floored")}</span>`}
  </li>`)}</ul>`;
}

const matchText = ({ first, second, result }) =>
  `${first} ${result ? gamesText(result.games) : "–"} ${second || "–"}`;

const BOX = { width: 190, height: 46, gap: 14, across: 40 };

// A knockout as a picture: a column a round, lines from each match to the next one.
export function Bracket({ now }) {
  const { t } = useShell();
  const rounds = now.rounds.filter(({ stage }) => stage === "knockout");
  if (!rounds.length) return null;
  const first = rounds[0].tables.length;
  const columns = Math.ceil(Math.log2(first)) + 1;
  const [width, height] = [columns * (BOX.width + BOX.across), first * (BOX.height + BOX.gap)];
  const top = (column, at) => {
    const step = height / (first / 2 ** column);
    return at * step + (step - BOX.height) / 2;
  };
  const cells = [...Array(columns).keys()].flatMap((column) =>
    [...Array(Math.max(1, Math.round(first / 2 ** column))).keys()].map((at) => ({ column, at })));
  return html`<section class="panel" aria-labelledby="event-bracket">
    <h2 id="event-bracket">${t("events-bracket")}</h2>
    <div class="table-scroll" tabindex="0"><svg class="bracket" viewBox=${`0 0 ${width} ${height}`} width=${width}
        height=${height} role="img" aria-label=${t.list(rounds.flatMap(({ tables }) => tables.map(matchText)))}>
      ${cells.map(({ column, at }) => html`<${Match} key=${`${column}-${at}`} table=${rounds[column]?.tables[at]}
        x=${column * (BOX.width + BOX.across)} y=${top(column, at)}
        next=${column + 1 < columns ? top(column + 1, Math.floor(at / 2)) : null} />`)}
    </svg></div>
  </section>`;
}

function Match({ table, x, y, next }) {
  const middle = y + BOX.height / 2;
  const right = x + BOX.width;
  const won = table?.second === null ? "first" : table?.result?.outcome;
  const games = table?.result?.games;
  const line = (name, at, mine) => html`
    <text x=${x + 10} y=${y + 18 + 20 * at} class=${won === mine ? "winner" : ""}>${(name || "").slice(0, 20)}</text>
    ${games && html`<text x=${right - 10} y=${y + 18 + 20 * at} text-anchor="end">${games[at]}</text>`}`;
  return html`<g>
    ${next !== null && html`<path class="bracket-line"
      d=${`M${right} ${middle} H${right + BOX.across / 2} V${next + BOX.height / 2} H${right + BOX.across}`} />`}
    <rect x=${x} y=${y} width=${BOX.width} height=${BOX.height} rx="4" />
    ${table && line(table.first, 0, "first")}${table && line(table.second || "–", 1, "second")}
    ${games && html`<title>${table.first} ${gamesText(games)} ${table.second}</title>`}
  </g>`;
}
