// The lobby: start in one click, set up a table, go on with a game, look at one that is over.
import { bookOf, GAMES } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { forgetGame, games as remembered, keepGame, recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { learning } from "../ui/coach.js";
import { startGame } from "../ui/start.js";
import { NameField, rememberedName } from "../ui/invite.js";
import { helpPopup } from "../ui/help.js";
import { Mark } from "../ui/mark.js";
import { OptionField } from "../ui/option-field.js";
import { botName, levelName } from "../ui/players.js";
import { useShell } from "../ui/shell.js";
import { Sign } from "../ui/signs.js";
import { TimeFields } from "../ui/time-fields.js";
import { Top } from "../ui/top.js";
import { CampaignRows, useCampaigns } from "./campaigns.js";
import { MatchFields } from "./match-fields.js";

const ROMAN = [
  "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
];

function useFetched(path) {
  const { t } = useShell();
  const [data, setData] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => { ask(path).then(setData, (error) => setProblem(problemText(t, error))); }, [path]);
  return [data, problem];
}

const toSeat = (kind) =>
  kind === "you" || kind === "friend" ? { kind: "person" } : { kind: "bot", level: kind.slice(4) };
const middle = (levels) => levels[Math.floor((levels.length - 1) / 2)];

export function LobbyPage() {
  const { t, go, show } = useShell();
  const [catalogue, problem] = useFetched("/api/catalogue");
  const [wanted, setWanted] = useState(recall("game"));
  const game = catalogue && (catalogue.games.find((one) => one.name === wanted) || catalogue.games[0]);
  const name = game?.name ?? (GAMES.includes(wanted) ? wanted : GAMES[0]);
  const setGame = (one) => { setWanted(one); remember("game", one); };
  const [called, setCalled] = useState(rememberedName());
  const [trouble, setTrouble] = useState(null);
  const [busy, setBusy] = useState(false);
  const start = async (body) => {
    setBusy(true);
    try {
      go(`/game/${await startGame({ ...body, name: called.trim() || t("table-name-default") })}`);
    } catch (error) {
      setTrouble(problemText(t, error));
      setBusy(false);
    }
  };
  const link = (to, words, kind = "link") => html`
    <a class=${kind} href=${to} onClick=${(event) => { event.preventDefault(); go(to); }}>${words}</a>`;
  const { Emblem, LESSONS, MORE } = bookOf(name);
  const begun = learning(name);
  return html`<${Top} game=${name} />
  <main id="main" class="page lobby" tabindex="-1">
    <section class="hero">
      <${Mark} />
      <h1>Grimorio</h1>
      <p class="emblem" aria-hidden="true"><${Emblem} t=${t} /></p>
      <p class="tagline">${t("table-tagline")}</p>
      ${(problem || trouble) && html`<p class="problem" role="alert">${problem || trouble}</p>`}
      ${game && html`<${Games} games=${catalogue.games} chosen=${name} choose=${setGame} />`}
      ${game && html`
        <${Quick} key=${name} game=${name} levels=${catalogue.levels} matches=${game.matches} start=${start}
          busy=${busy} name=${called} setName=${setCalled} />`}
      ${LESSONS && link(`/learn?game=${name}`, t(begun ? "learn-start-again" : "learn-start"), "button learn-link")}
      ${MORE && link(MORE.to, t(MORE.words), "button learn-link")}
      <div class="hero-links">
        <button type="button" class="link" onClick=${() => show(helpPopup(t, name))}>${t("table-how")}</button>
        ${bookOf(name).DECKS && link(`/deck?game=${name}`, t("decks-link"))}
        ${game?.situations && link(`/situation?game=${name}`, t("table-situation-link"))}
        ${link("/events", t("events-tournaments"))}
        ${link("/campaigns", t("campaign-campaigns"))}
        ${link("/companion", t("companion-link"))}
        ${link("/replay", t("table-record-open"))}
      </div>
    </section>
    <${Campaigns} />
    <${Continue} />
    ${game && html`<${Setup} key=${name} catalogue=${catalogue} game=${game} start=${start} busy=${busy} />`}
    <${Recent} />
  </main>`;
}

function Quick({ game, levels, matches, start, busy, name, setName }) {
  const { t } = useShell();
  const kept = recall("level");
  const [level, setLevel] = useState(levels.includes(kept) ? kept : middle(levels));
  const pick = (one) => { setLevel(one); remember("level", one); };
  const { Bring, QUICK = 2 } = bookOf(game);
  const [cards, setCards] = useState(null);
  const [options, setOptions] = useState({});
  const [match, setMatch] = useState(null);
  return html`<form class="quick"
      onSubmit=${(event) => {
        event.preventDefault();
        start({
          game,
          seats: [toSeat("you"), ...Array(QUICK - 1).fill(toSeat(`bot:${level}`))],
          options,
          ...(cards && { cards }),
          ...(match && { match }),
        });
      }}>
    <${NameField} name=${name} setName=${setName} />
    <fieldset class="levels">
      <legend>${t("table-level")}</legend>
      <div class="segments">${levels.map((one) => html`<label key=${one}>
        <input type="radio" name="level" value=${one} checked=${one === level} onChange=${() => pick(one)} />
        <span>${levelName(t, one)}</span></label>`)}</div>
    </fieldset>
    ${matches && QUICK === 2 && html`<${MatchFields} name="quick" game=${game} match=${match} set=${setMatch} />`}
    ${Bring && html`
      <${Bring} seats=${QUICK} set=${setCards} t=${t} label=${(seat) => (seat ? t("table-bot") : t("table-you"))}
        format=${match?.format} options=${options} setOptions=${setOptions} />`}
    <button class="button primary big" disabled=${busy || cards === undefined} data-start="bot">
      ${t(t.has(`${game}-play-bot`) ? `${game}-play-bot` : "table-play-bot")}
    </button>
  </form>`;
}

// What is played, here and at the table that is set up.
function Games({ games, chosen, choose }) {
  const { t } = useShell();
  return html`<fieldset class="games">
    <legend class="unseen">${t("table-game")}</legend>
    ${games.map(({ name }) => html`<label class="game-card" key=${name}>
      <input type="radio" name="game" value=${name} checked=${name === chosen} onChange=${() => choose(name)} />
      <span class="game-card-in">
        <strong>${t.game(name)}</strong>
        ${t.has(`${name}-tagline`) && html`<span>${t(`${name}-tagline`)}</span>`}
      </span>
    </label>`)}
  </fieldset>`;
}

function Setup({ catalogue, game, start, busy }) {
  const { t } = useShell();
  const [seats, setSeats] = useState(["you", "friend"]);
  const [options, setOptions] = useState({});
  const [more, setMore] = useState({});
  const [listed, setListed] = useState(false);
  const { Bring } = bookOf(game.name);
  const [cards, setCards] = useState(null);
  const [wanted, setMatch] = useState(null);
  const matches = game.matches && seats.length === 2;
  const match = matches ? wanted : null;
  const fewest = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  const seatKinds = [["friend", t("table-friend")],
    ...catalogue.levels.map((level) => [`bot:${level}`, t("table-bot-named", { level: levelName(t, level) })])];
  const setSeat = (index, kind) => setSeats(seats.map((one, at) => (at === index ? kind : one)));
  const send = (event) => {
    event.preventDefault();
    start({
      game: game.name,
      seats: seats.map(toSeat),
      options,
      ...(cards && { cards }),
      ...(match && { match }),
      ...(listed && { listed }),
      ...more,
    });
  };
  return html`<form class="panel setup" onSubmit=${send} aria-labelledby="setup-title">
    <h2 id="setup-title">${t("table-setup-title")} <span class="quiet">· ${t.game(game.name)}</span></h2>
    <fieldset class="seats">
      <legend>${t("table-seats")}</legend>
      <ol>${seats.map((kind, index) => html`<li key=${index} class="seat">
        <span class="seat-number" aria-hidden="true">${ROMAN[index]}</span>
        ${index === 0 ? html`<span class="seat-you">${t("table-you")}</span>`
          : html`
            <select aria-label=${t("table-seat", { number: index + 1 })} value=${kind}
                onChange=${(event) => setSeat(index, event.target.value)}>${seatKinds.map(([value, label]) => html`
              <option value=${value} selected=${value === kind}>${label}</option>`)}</select>`}
        ${index > 0 && index >= fewest && index === seats.length - 1 && html`
          <button type="button" class="icon-button" aria-label=${t("table-seat-remove")} title=${t("table-seat-remove")}
              onClick=${() => setSeats(seats.slice(0, -1))}>
            <${Sign} name="close" />
          </button>`}
      </li>`)}</ol>
      ${seats.length < most && html`
        <button type="button" class="link" onClick=${() => setSeats([...seats, `bot:${middle(catalogue.levels)}`])}>
          + ${t("table-seat-add")}
        </button>`}
    </fieldset>
    ${game.options.length > 0 && html`<details class="options">
      <summary>${t("table-options")}</summary>
      <div class="options-list">${game.options.map((option) => html`
        <${OptionField} key=${option.name} game=${game.name} option=${option}
          value=${options[option.name] ?? option.default}
          set=${(value) => setOptions({ ...options, [option.name]: value })} />`)}</div>
    </details>`}
    ${matches && html`
      <${MatchFields} name="setup" game=${game.name} match=${match} set=${setMatch} formats=${game.formats} />`}
    ${Bring && html`<${Bring} seats=${seats.length} friends=${seats.map((kind) => kind === "friend")}
      format=${match?.format} options=${options} setOptions=${setOptions} set=${setCards} t=${t}
      label=${(seat) => (seat ? t("table-seat", { number: seat + 1 }) : t("table-you"))} />`}
    <${TimeFields} set=${setMore} />
    <label class="listed">
      <input type="checkbox" name="listed" checked=${listed} onChange=${(event) => setListed(event.target.checked)} />
      <span>${t("table-listed")}</span>
    </label>
    <button class="button primary" disabled=${busy || cards === undefined} data-start="table">
      ${t("table-open-table")}
    </button>
  </form>`;
}

const since = (lang, when) => {
  const minutes = Math.round((new Date(when).getTime() - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  return minutes > -1440
    ? format.format(Math.round(minutes / 60), "hour")
    : format.format(Math.round(minutes / 1440), "day");
};

function people(t, seats) {
  return t.list(seats.map((seat) => (seat.kind === "bot" ? botName(t, seat) : seat.name || t("table-seat-free"))));
}

// A game as it stands, or the one after it in its match; null when there is nothing to go on with.
async function stands(one) {
  try {
    const facts = await ask(`/api/games/${one.id}`);
    const { between, next } = facts.match || {};
    if (facts.state === "over" && !between) keepGame(one.id, { over: true });
    if (next) {
      if (!remembered().some(({ id }) => id === next))
        keepGame(next, { game: one.game, token: one.token, seat: one.seat, invites: [], over: false });
      return stands(remembered().find(({ id }) => id === next));
    }
    return between || !["over", "broken"].includes(facts.state) ? { ...one, facts } : null;
  } catch (error) {
    if (error.status === 404) forgetGame(one.id);
    return null;
  }
}

// The games this browser plays, asked one by one; what the server no longer has is forgotten.
function Continue() {
  const { t, lang, go } = useShell();
  const [rows, setRows] = useState([]);
  useEffect(() => {
    const mine = remembered().filter((one) => !one.over && one.token).slice(0, 8);
    Promise.all(mine.map(stands)).then((found) => setRows(found.filter(Boolean)));
  }, []);
  if (!rows.length) return null;
  const open = (event, id) => { event.preventDefault(); go(`/game/${id}`); };
  return html`<section class="panel continue" aria-labelledby="continue-title">
    <h2 id="continue-title">${t("table-continue-title")}</h2>
    <ul class="rows">${rows.map((one) => html`<li key=${one.id}>
      <a class="row-link" href=${`/game/${one.id}`} onClick=${(event) => open(event, one.id)}>
        <span>${people(t, one.facts.seats)}</span>
        <span class="quiet">
          ${t.game(one.game)} · ${one.round ? t("table-round", { round: one.round }) : since(lang, one.when)}
        </span>
        <span class="go">${t("table-continue")}</span>
      </a>
    </li>`)}</ul>
  </section>`;
}

function Campaigns() {
  const { t } = useShell();
  const rows = useCampaigns();
  return rows.length > 0 && html`<section class="panel continue" aria-labelledby="campaigns-title">
    <h2 id="campaigns-title">${t("campaign-yours")}</h2>
    <${CampaignRows} rows=${rows} />
  </section>`;
}

// The tables that their makers show to everybody, while they are waited at or played.
function Open({ games }) {
  const { t, lang, go } = useShell();
  const mine = new Set(remembered().map(({ id }) => id));
  const rows = games.filter((one) => ["open", "playing"].includes(one.state) && !mine.has(one.id)).slice(0, 6);
  if (!rows.length) return null;
  const open = (event, id) => { event.preventDefault(); go(`/game/${id}`); };
  return html`<section class="panel open-tables" aria-labelledby="open-title">
    <h2 id="open-title">${t("table-listed-title")}</h2>
    <ul class="rows">${rows.map((one) => html`<li key=${one.id}>
      <a class="row-link" href=${`/game/${one.id}`} onClick=${(event) => open(event, one.id)}>
        <span>${people(t, one.seats)}</span>
        <span class="quiet">${t.game(one.game)} · ${since(lang, one.updated)}</span>
        <span class="go">${t("table-watch")}</span>
      </a>
    </li>`)}</ul>
  </section>`;
}

// What was played last: by this browser, and at tables that are shown to everybody.
function Recent() {
  const { t, lang, go } = useShell();
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
  const open = (event, id) => { event.preventDefault(); go(`/replay/${id}`); };
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
      <a class="row-link" href=${`/replay/${one.id}`} onClick=${(event) => open(event, one.id)}>
        <span>${people(t, one.seats)}</span>
        <span class="quiet">${t.game(one.game)} · ${winner(one)} · ${since(lang, one.updated)}</span>
        <span class="go">${t("table-replay")}</span>
      </a>
    </li>`)}</ul>
  </section>`;
}
