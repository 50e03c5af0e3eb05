// /season?of=ID&of=ID: several tournaments together: points, each player's matches, how decks fared against decks.
import { DRAFTED } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { events } from "./event-kept.js";
import { gamesText } from "./event-results.js";

await style(new URL("./event.css", import.meta.url));

const MOST = 30;
const addressOf = (ids) => `/season?${ids.map((id) => `of=${encodeURIComponent(id)}`).join("&")}`;

// The decks against each other as rows and columns: {names, cell(deck, other)}.
export function matrixOf(pairs) {
  const names = [...new Set(pairs.flatMap(({ deck, against }) => [deck, against]))].sort();
  const known = new Map(pairs.map((pair) => [JSON.stringify([pair.deck, pair.against]), pair]));
  return { names, cell: (deck, other) => known.get(JSON.stringify([deck, other])) || null };
}

export function SeasonPage() {
  const { t, go } = useShell();
  const query = new URLSearchParams(location.search);
  const asked = query.getAll("of").slice(0, MOST);
  const [whole, setWhole] = useState(null);
  const [problem, setProblem] = useState(null);
  useTitle(t("events-season-title"));
  useEffect(() => {
    let here = true;
    if (asked.length) ask(`/api/events/season?${asked.map((id) => `event=${encodeURIComponent(id)}`).join("&")}`).then(
      (found) => { if (here) { setWhole(found); setProblem(null); } },
      (failed) => { if (here) setProblem(problemText(t, failed)); });
    return () => { here = false; };
  }, [asked.join()]);
  return html`<${Top} title=${t("events-season-title")} game=${DRAFTED} />
  <main id="main" class="page event-page" tabindex="-1">
    <header class="event-head"><h1>${t("events-season-title")}</h1>
      ${whole && asked.length > 0 && html`<p class="quiet">${t.list(whole.events)}</p>`}</header>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${whole && asked.length > 0 && html`<${Season} whole=${whole} />`}
    <${Choosing} asked=${asked} go=${go} />
  </main>`;
}

// Which tournaments of this browser count.
function Choosing({ asked, go }) {
  const { t, lang } = useShell();
  const known = events();
  const [chosen, setChosen] = useState(asked.length ? asked : known.slice(0, MOST).map(({ id }) => id));
  const toggle = (id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  if (!known.length) return asked.length ? null : html`<p class="quiet">${t("events-season-none")}</p>`;
  return html`<section class="panel event-now"><h2>${t("events-season-choose")}</h2>
    <ul>${known.map(({ id, name, when }) => html`<li key=${id}><label class="event-check">
      <input type="checkbox" data-season=${id} checked=${chosen.includes(id)} onChange=${() => toggle(id)} />
      <span>${name} ${when && html`<small class="quiet">${new Date(when).toLocaleDateString(lang)}</small>`}</span>
    </label></li>`)}</ul>
    <div class="row"><button type="button" class="button primary" data-season="show"
      disabled=${!chosen.length || chosen.length > MOST} onClick=${() => go(addressOf(chosen))}>
      ${t("events-season-show")}</button></div>
  </section>`;
}

// Points of everybody, decks against decks; a name opens its player's matches.
export function Season({ whole }) {
  const { t } = useShell();
  const [open, setOpen] = useState(null);
  const heads = ["place", "player", "points", "events", "record", "best", "decks"];
  const row = (player, place) => {
    const decks = [...new Set(player.events.map(({ deck }) => deck).filter(Boolean))];
    const shown = open === player.player;
    return html`<tr key=${player.player}><td>${place + 1}</td>
      <th scope="row"><button type="button" class="link" aria-expanded=${shown}
        onClick=${() => setOpen(shown ? null : player.player)}>${player.player}</button></th>
      <td><b>${player.points}</b></td><td>${player.events.length}</td>
      <td>${player.won}–${player.lost}–${player.drawn}</td><td>${player.best}</td><td>${t.list(decks)}</td></tr>
    ${shown && html`<tr class="shares"><td colspan=${heads.length}><${Matches} player=${player} /></td></tr>`}`;
  };
  return html`<section class="panel" aria-labelledby="season-players">
      <h2 id="season-players">${t("events-season-players")}</h2>
      <div class="table-scroll" tabindex="0"><table class="standings event-standings">
        <thead><tr>${heads.map((head) => html`<th key=${head} scope="col">
          ${t("events-season-head", { head })}</th>`)}</tr></thead>
        <tbody>${whole.players.map(row)}</tbody></table></div>
    </section>
    ${whole.decks.length > 0 && html`<${Decks} pairs=${whole.decks} />`}`;
}

function Matches({ player }) {
  const { t } = useShell();
  return player.events.map((event, at) => html`<div key=${at}>
    <h3>${t("events-season-event", { name: event.event, place: event.place, points: event.points })}
      ${event.deck && html` <span class="quiet">${event.deck}</span>`}</h3>
    <ul class="opponents">${event.matches.map((match, number) => html`<li key=${number}>
      <span>${t("events-round", { number: match.round })}</span> <b>${match.opponent ?? t("events-bye")}</b>
      <span>${match.opponent && gamesText(match.result.split("-").map(Number))}</span>
      <span class="quiet">${t("events-season-outcome", { outcome: match.outcome })}
        ${match.deck && ` · ${match.deck}`}</span>
    </li>`)}</ul></div>`);
}

function Decks({ pairs }) {
  const { t } = useShell();
  const { names, cell } = matrixOf(pairs);
  const told = (pair) => `${pair.won}–${pair.lost}–${pair.drawn}`;
  return html`<section class="panel" aria-labelledby="season-decks">
    <h2 id="season-decks">${t("events-season-decks")}</h2>
    <div class="table-scroll" tabindex="0"><table class="standings event-standings season-decks">
      <thead><tr><td></td>${names.map((name) => html`<th key=${name} scope="col">${name}</th>`)}</tr></thead>
      <tbody>${names.map((deck) => html`<tr key=${deck}><th scope="row">${deck}</th>${names.map((other) => {
        const pair = cell(deck, other);
        return html`<td key=${other}>${pair ? html`${told(pair)} <small class="quiet">
          ${(100 * pair.rate).toFixed(0)} %</small>` : "–"}</td>`;
      })}</tr>`)}</tbody></table></div>
  </section>`;
}
