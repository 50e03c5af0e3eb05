// What one has played: ratings, how often one won by game, opponent and deck, and the games one by one.
import { html, useEffect, useState } from "../lib.js";
import { problemText } from "../net.js";
import { botName } from "../ui/players.js";
import { useDoing } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";
import * as you from "../you.js";

function useMine(what) {
  const { t } = useShell();
  const [data, setData] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => { you.mine(what).then(setData, (error) => setProblem(problemText(t, error))); }, [what]);
  return [data, problem];
}

export function Ratings({ person, set }) {
  const { t } = useShell();
  const [turn, problem] = useDoing(async () => set(you.keepYou(await you.mine("", { rated: !person.rated }))));
  return html`<section class="panel" aria-labelledby="ratings-title">
    <h2 id="ratings-title">${t("you-ratings")}</h2>
    <label class="listed"><input type="checkbox" name="rated" checked=${person.rated} onChange=${turn} />
      <span>${t("you-rated")}</span></label>
    <p class="quiet">${t("you-rated-text")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${person.ratings.length > 0 && html`<table>
      <thead><tr><th>${t("table-game")}</th><th>${t("you-rating")}</th><th>${t("you-games")}</th></tr></thead>
      <tbody>${person.ratings.map((one) => html`<tr key=${one.game + one.kind}>
        <td>${t.game(one.game)} <span class="quiet">${t(`you-rating-${one.kind}`)}</span></td>
        <td title=${t("you-rating-deviation", { deviation: one.deviation })}>
          ${one.value}${!one.firm && html`<span aria-label=${t("you-rating-provisional")}>?</span>`}</td>
        <td>${one.games}</td></tr>`)}</tbody></table>`}
  </section>`;
}

const SHOWN = 10;

function Sums({ caption, rows, words }) {
  const { t } = useShell();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, SHOWN);
  if (!rows.length) return null;
  return html`<table>
    <thead><tr><th>${caption}</th>${[t("you-won"), t("you-drawn"), t("you-lost")].map((how) => html`
      <th key=${how}>${how}</th>`)}</tr></thead>
    <tbody>${shown.map((row, at) => html`<tr key=${at}>
      <td>${words(row)}</td><td>${row.won}</td><td>${row.drawn}</td><td>${row.lost}</td></tr>`)}</tbody></table>
  ${shown.length < rows.length && html`<button type="button" class="link" onClick=${() => setAll(true)}>
    ${t("you-all", { count: rows.length })}</button>`}`;
}

const called = (t, player) => (player.kind === "bot" ? botName(t, player) : player.name || t("you-nobody"));

export function Figures() {
  const { t } = useShell();
  const [data, problem] = useMine("/figures");
  return html`<section class="panel" aria-labelledby="figures-title" data-you="figures">
    <h2 id="figures-title">${t("you-figures")}</h2>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${data && !data.games.length && html`<p class="quiet">${t("you-none")}</p>`}
    ${data && html`
      <${Sums} caption=${t("table-game")} rows=${data.games} words=${({ game }) => t.game(game)} />
      <${Sums} caption=${t("you-opponents")} rows=${data.opponents} words=${(row) => called(t, row)} />
      <${Sums} caption=${t("you-decks")} rows=${data.decks}
        words=${({ game, deck }) => html`${deck} <span class="quiet">${t.game(game)}</span>`} />`}
  </section>`;
}

export function History() {
  const { t, lang } = useShell();
  const [rows, setRows] = useState([]);
  const [more, setMore] = useState(true);
  const [load, problem] = useDoing(async () => {
    const last = rows[rows.length - 1];
    const page = await you.mine(`/results${last ? `?before=${last.ended}` : ""}`);
    setRows([...rows, ...page.results]);
    setMore(page.more);
  });
  useEffect(() => { load(); }, []);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  return html`<section class="panel you-history" aria-labelledby="history-title" data-you="history">
    <h2 id="history-title">${t("you-history")}</h2>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${!rows.length && !more && html`<p class="quiet">${t("you-none")}</p>`}
    <ul class="rows">${rows.map((row) => html`<li key=${row.id}>
      <a class="row-link" href=${`/replay/${row.id}`}>
        <span class="you-outcome" data-outcome=${row.outcome}>${t(`you-outcome-${row.outcome}`)}</span>
        <span>${t.list(row.others.map((other) => called(t, other)))}</span>
        <span class="quiet">${t.game(row.game)}${row.deck && html` · ${row.deck}`} · ${date.format(row.ended)}
          ${row.rated && html` · ${row.rated.before} → ${row.rated.after}`}</span>
        <span class="go">${t("table-replay")}</span>
      </a>
    </li>`)}</ul>
    ${more && rows.length > 0 && html`<div>
      <button type="button" class="button" onClick=${load}>${t("you-more")}</button></div>`}
  </section>`;
}
