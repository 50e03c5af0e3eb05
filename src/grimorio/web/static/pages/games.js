// /games: what one plays and what one has hidden, whose turn it is. /tables: what is open to everybody.
import { html, useEffect, useState } from "../lib.js";
import { forgetGame, games as remembered, keepGame, recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { useShell } from "../ui/shell.js";
import { Sure } from "../ui/sure.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { follow, key } from "../you.js";
import { style } from "../ui/style.js";
import { people, since, stands } from "./game-rows.js";

await style(new URL("./games.css", import.meta.url));

const hiddenGames = () => recall("hidden", []);
const hide = (id, away) =>
  remember("hidden", away ? [...hiddenGames(), id].slice(-500) : hiddenGames().filter((one) => one !== id));

// The games in progress of this browser, and of its person on other devices; those that wait for one's answer first.
async function going() {
  if (key()) await follow().catch(() => []);
  const mine = remembered().filter((one) => !one.over && one.token);
  const rows = (await Promise.all(mine.map(stands))).filter(Boolean);
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  return unique.sort((one, other) => Number(other.facts.yours ?? false) - Number(one.facts.yours ?? false));
}

function Row({ one, away, changed }) {
  const { t, lang } = useShell();
  const [problem, setProblem] = useState(null);
  const end = async () => {
    try {
      await ask(`/api/games/${one.id}/end`, {}, one.token);
      if (one.facts.state === "open") forgetGame(one.id);
      else keepGame(one.id, { over: true });
      changed();
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  const waits = one.facts.state === "open";
  return html`<li class="game-row" data-yours=${String(Boolean(one.facts.yours))}>
    <a class="row-link" href=${`/game/${one.id}`}>
      <span>${people(t, one.facts.seats)}</span>
      <span class="quiet">${t.game(one.game || one.facts.game)} · ${since(lang, one.facts.updated)}</span>
      <span class="go">${waits ? t("games-waits") : one.facts.yours ? t("games-yours") : t("table-continue")}</span>
    </a>
    <span class="row">
      <button type="button" class="link" data-game="hide" onClick=${() => { hide(one.id, !away); changed(); }}>
        ${t(away ? "games-show" : "games-hide")}</button>
      <${Sure} label=${t(waits ? "games-leave" : "games-end")} ask=${t(waits ? "games-leave-sure" : "games-end-sure")}
        act=${end} mark="end-game" />
    </span>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </li>`;
}

export function GamesPage() {
  const { t } = useShell();
  const [rows, setRows] = useState(null);
  const [, again] = useState(0);
  useTitle(t("games-title"));
  const load = () => { going().then(setRows); };
  useEffect(load, []);
  const changed = () => { again((count) => count + 1); load(); };
  const away = new Set(hiddenGames());
  const shown = (rows || []).filter((one) => !away.has(one.id));
  const hidden = (rows || []).filter((one) => away.has(one.id));
  return html`<${Top} title=${t("games-title")} />
  <main id="main" class="page games-page" tabindex="-1">
    <h1>${t("games-title")}</h1>
    <section class="panel" aria-label=${t("games-title")}>
      ${rows && !shown.length && html`<p class="quiet">${t("games-none")}</p>`}
      <ul class="rows">${shown.map((one) => html`
        <${Row} key=${one.id} one=${one} away=${false} changed=${changed} />`)}</ul>
    </section>
    ${hidden.length > 0 && html`<details class="panel"><summary>${t("games-hidden", { count: hidden.length })}</summary>
      <ul class="rows">${hidden.map((one) => html`
        <${Row} key=${one.id} one=${one} away=${true} changed=${changed} />`)}</ul></details>`}
    <p><a class="link" href="/you">${t("games-over")}</a></p>
  </main>`;
}

function Tables({ title, none, rows, words, lead }) {
  const { t, lang } = useShell();
  return html`<section class="panel"><h2>${title}</h2>
    ${!rows.length && html`<p class="quiet">${none}</p>`}
    <ul class="rows">${rows.map((one) => html`<li key=${one.id}>
      <a class="row-link" href=${lead(one)}>
        <span>${people(t, one.seats)}</span>
        <span class="quiet">${t.game(one.game)} · ${since(lang, one.updated)}</span>
        <span class="go">${words}</span>
      </a></li>`)}</ul>
  </section>`;
}

const EVERY = 15000;

export function TablesPage() {
  const { t } = useShell();
  const [games, setGames] = useState(null);
  const [problem, setProblem] = useState(null);
  useTitle(t("games-tables"));
  useEffect(() => {
    const load = () => {
      if (!document.hidden)
        ask("/api/games").then((data) => { setGames(data.games); setProblem(null); },
          (error) => setProblem(problemText(t, error)));
    };
    load();
    const timer = setInterval(load, EVERY);
    return () => clearInterval(timer);
  }, []);
  const of = (state) => (games || []).filter((one) => one.state === state);
  const game = ({ id }) => `/game/${id}`;
  return html`<${Top} title=${t("games-tables")} />
  <main id="main" class="page games-page" tabindex="-1">
    <h1>${t("games-tables")}</h1>
    <p class="quiet">${t("games-tables-text")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${games && html`
      <${Tables} title=${t("games-open")} none=${t("games-open-none")} rows=${of("open")} words=${t("games-sit")}
        lead=${(one) => `${game(one)}?invite=`} />
      <${Tables} title=${t("games-watch")} none=${t("games-watch-none")} rows=${of("playing")} words=${t("table-watch")}
        lead=${game} />
      <${Tables} title=${t("table-recent-title")} none=${t("games-recent-none")} rows=${of("over")}
        words=${t("table-replay")} lead=${({ id }) => `/replay/${id}`} />`}
  </main>`;
}
