// What the lobby lists: games to go on with, tables open to everybody, and games that are over.
import { html, useEffect, useState } from "../lib.js";
import { games as remembered, recall } from "../memory.js";
import { ask } from "../net.js";
import { useShell } from "../ui/shell.js";
import { CampaignRows, useCampaigns } from "./campaigns.js";
import { useFetched } from "./fetched.js";
import { people, since, stands } from "./game-rows.js";

// The games this browser plays, asked one by one; what the server no longer has is forgotten.
export function Continue() {
  const { t, lang } = useShell();
  const [rows, setRows] = useState([]);
  useEffect(() => {
    const away = new Set(recall("hidden", []));
    const mine = remembered().filter((one) => !one.over && one.token && !away.has(one.id)).slice(0, 8);
    Promise.all(mine.map(stands)).then((found) => setRows(found.filter(Boolean)));
  }, []);
  if (!rows.length) return null;
  return html`<section class="panel continue" aria-labelledby="continue-title">
    <h2 id="continue-title">${t("table-continue-title")}</h2>
    <ul class="rows">${rows.map((one) => html`<li key=${one.id}>
      <a class="row-link" href=${`/game/${one.id}`}>
        <span>${people(t, one.facts.seats)}</span>
        <span class="quiet">
          ${t.game(one.game)} · ${one.round ? t("table-round", { round: one.round }) : since(lang, one.when)}
        </span>
        <span class="go">${t(one.facts.yours ? "games-yours" : "table-continue")}</span>
      </a>
    </li>`)}</ul>
    <a class="link" href="/games">${t("games-all")}</a>
  </section>`;
}

export function Campaigns() {
  const { t } = useShell();
  const rows = useCampaigns();
  return rows.length > 0 && html`<section class="panel continue" aria-labelledby="campaigns-title">
    <h2 id="campaigns-title">${t("campaign-yours")}</h2>
    <${CampaignRows} rows=${rows} />
  </section>`;
}

// The tables that their makers show to everybody, while they are waited at or played.
function Open({ games }) {
  const { t, lang } = useShell();
  const mine = new Set(remembered().map(({ id }) => id));
  const rows = games.filter((one) => ["open", "playing"].includes(one.state) && !mine.has(one.id)).slice(0, 6);
  if (!rows.length) return null;
  return html`<section class="panel open-tables" aria-labelledby="open-title">
    <h2 id="open-title">${t("table-listed-title")}</h2>
    <ul class="rows">${rows.map((one) => html`<li key=${one.id}>
      <a class="row-link" href=${`/game/${one.id}`}>
        <span>${people(t, one.seats)}</span>
        <span class="quiet">${t.game(one.game)} · ${since(lang, one.updated)}</span>
        <span class="go">${t("table-watch")}</span>
      </a>
    </li>`)}</ul>
  </section>`;
}

// What was played last: by this browser, and at tables that are shown to everybody.
export function Recent() {
  const { t, lang } = useShell();
  const [data] = useFetched("/api/games");
  const [own, setOwn] = useState([]);
  useEffect(() => {
    const mine = remembered().filter((one) => one.over).slice(0, 6);
    Promise.all(mine.map((one) => ask(`/api/games/${one.id}`).catch(() => null))).then((found) =>
      setOwn(found.filter(Boolean)),
    );
  }, []);
  const games = data?.games || [];
  const known = new Map([...own, ...games].map((one) => [one.id, one]));
  const over = [...known.values()]
    .filter((one) => one.state === "over")
    .sort((one, other) => other.updated.localeCompare(one.updated))
    .slice(0, 6);
  if (!over.length) return html`<${Open} games=${games} />`;
  const winner = (one) => {
    const own = `${one.game}-end-${one.result.reason}`;
    if (t.has(own)) return t(own);
    const names = one.result.winners.map((seat) => one.seats[seat]);
    return names.length === one.seats.length || !names.length
      ? t("table-end-draw")
      : t("table-won-by", { name: people(t, names) });
  };
  return html`<${Open} games=${games} />
  <section class="panel recent" aria-labelledby="recent-title">
    <h2 id="recent-title">${t("table-recent-title")}</h2>
    <ul class="rows">${over.map((one) => html`<li key=${one.id}>
      <a class="row-link" href=${`/replay/${one.id}`}>
        <span>${people(t, one.seats)}</span>
        <span class="quiet">${t.game(one.game)} · ${winner(one)} · ${since(lang, one.updated)}</span>
        <span class="go">${t("table-replay")}</span>
      </a>
    </li>`)}</ul>
  </section>`;
}
