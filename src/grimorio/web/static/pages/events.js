// /events: the tournaments of this browser, the way in by a code, and the making of a new one.
import { Select } from "../ui/select.js";
import { bookOf, DRAFTED } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { formatIn, isOwn, ownFormats, ownName, titleOf } from "../ui/deck-formats.js";
import { CardFile } from "../ui/card-file.js";
import { FileButton } from "../ui/file.js";
import { ACCEPTED, addFormat } from "../ui/format-field.js";
import { useSending } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { events, keepEvent } from "./event-kept.js";

await style(new URL("./event.css", import.meta.url));

const STRUCTURES = ["swiss", "knockout", "round-robin", "league", "together"];
// Those that a knockout of the best may follow.
const CUT = ["swiss", "round-robin", "league"];

export function EventsPage() {
  const { t } = useShell();
  const known = events().slice(0, 12);
  useTitle(t("events-tournaments"));
  return html`<${Top} title=${t("events-tournaments")} game=${DRAFTED} />
  <main id="main" class="page event-page" tabindex="-1">
    <header class="event-head"><h1>${t("events-tournaments")}</h1>
      <p class="quiet">${t("events-what")}</p></header>
    <div class="event-columns">
      <${Making} />
      <div>
        <${ByCode} />
        ${known.length > 0 && html`<section class="panel" aria-labelledby="events-mine">
          <h2 id="events-mine">${t("events-yours")}</h2>
          <ul class="rows">${known.map(({ id, name, role = "spectator" }) => html`<li key=${id}>
            <a class="row-link" href=${`/event/${id}`}>
              <strong>${name}</strong>
              <span class="quiet">${t(`events-role-${role}`)}</span>
              <span class="go">${t("table-continue")}</span>
            </a>
          </li>`)}</ul>
          <p><a class="link" href="/season">${t("events-season-link")}</a></p>
        </section>`}
      </div>
    </div>
  </main>`;
}

function ByCode() {
  const { t, go } = useShell();
  const [code, setCode] = useState("");
  const [find, problem] = useSending(async () => {
    const { id, invite } = await ask("/api/events/code", { code: code.trim().toUpperCase() });
    go(`/event/${id}?invite=${encodeURIComponent(invite)}`);
  });
  return html`<form class="panel event-now" onSubmit=${find}>
    <h2>${t("events-by-code")}</h2>
    <label class="field"><span>${t("events-code")}</span>
      <input data-event="code" maxlength="8" autocapitalize="characters" autocomplete="off" value=${code}
        onInput=${({ target }) => setCode(target.value)} />
    </label>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row"><button class="button" disabled=${!code.trim()}>${t("events-enter-event")}</button></div>
  </form>`;
}

function Making() {
  const { t, go } = useShell();
  const [games, setGames] = useState([]);
  const [formats, setFormats] = useState([]);
  const [made, setMade] = useState({ name: "", game: DRAFTED, structure: "swiss", rounds: 0, cut: 0, best_of: 3,
    limit: 0, pods: 0, pod_rounds: 0, format: "", rules: null, cards: null, minutes: 50, online: false,
    ready_minutes: 5 });
  const [missing, setMissing] = useState(null);
  useEffect(() => {
    let here = true;
    Promise.all([ask("/api/catalogue"), ask("/api/events/formats")]).then(
      ([catalogue, known]) => { if (here) { setGames(catalogue.games); setFormats(known); } },
      (failed) => { if (here) setMissing(problemText(t, failed)); });
    return () => { here = false; };
  }, []);
  const [create, refused] = useSending(async () => {
    const name = made.name.trim() || t("events-unnamed");
    const { id, token } = await ask("/api/events", bodyOf(made, name, games));
    keepEvent(id, { name, token, role: "organiser" });
    go(`/event/${id}`);
  });
  const problem = refused ?? missing;
  return html`<form class="panel event-now" onSubmit=${create}>
    <h2>${t("events-new")}</h2>
    <${Fields} made=${made} set=${(facts) => setMade((now) => ({ ...now, ...facts }))} games=${games}
      formats=${formats} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row"><button class="button primary big" data-event="create">${t("events-create")}</button></div>
  </form>`;
}

// Whether the server has tables for matches of two players of this game.
const playsHere = (games, { game, structure }) =>
  structure !== "together" && Boolean(games.find(({ name }) => name === game)?.matches);

// The request for a tournament: what its structure does not have is left out. An own format is sent whole.
export function bodyOf(made, name, games) {
  const { rules = null, cards = null, ...rest } = made;
  const { structure, format, rounds, cut, limit, pods, pod_rounds: podRounds, ready_minutes: ready, minutes } = made;
  const online = made.online && playsHere(games, made);
  const [swiss, league] = [structure === "swiss", structure === "league"];
  const cuts = CUT.includes(structure);
  return {
    ...rest, name, online, ...(cards && { cards }),
    ...(isOwn(format) ? { format: null, rules } : { format: format || null }),
    rounds: swiss ? rounds : 0, cut: cuts ? cut : 0, pods: structure === "together" ? 0 : pods,
    pod_rounds: swiss && pods ? podRounds : 0, limit: league ? limit : 0,
    minutes: league ? 0 : minutes, ready_minutes: online && !league ? ready : 0,
  };
}

// The usual lengths of a round, and this one.
const minutesWith = (minutes) => [...new Set([0, 20, 30, 40, 50, 60, 90, minutes])].sort((a, b) => a - b);

// The formats of the game, and the organiser's own ones, which a file brings; a format brings its length and minutes.
function FormatChoice({ made, set, formats }) {
  const { t, lang } = useShell();
  const [problem, setProblem] = useState("");
  const own = ownFormats(made.game).map((rules) => ({ ...rules, name: ownName(rules.name), rules }));
  const known = [...formats.filter(({ game }) => game === made.game), ...own];
  const take = (format) => set({ format: format?.name ?? "", rules: format?.rules ?? null, cards: null,
    ...(format && { best_of: format.best_of ?? 3, minutes: format.minutes ?? 50 }) });
  const open = async (file, text) => {
    const data = formatIn(text);
    if (!data) {
      setProblem(t("decks-format-broken", { file }));
      return;
    }
    try {
      const rules = await addFormat(made.game, data);
      setProblem("");
      take({ ...rules, name: ownName(rules.name), rules });
    } catch (error) {
      setProblem(t("decks-format-wrong", { problem: problemText(t, error) }));
    }
  };
  if (!known.length) return null;
  const chosen = known.find(({ name }) => name === made.format);
  const wanting = Boolean((chosen?.rules ?? chosen)?.own_cards);
  return html`<label class="field"><span>${t("events-format")}</span>
      <select data-event="format" value=${made.format}
        onChange=${({ target }) => take(known.find(({ name }) => name === target.value))}>
        <option value="" selected=${!made.format}>${t("events-format-none")}</option>
        ${known.map((one) => html`<option key=${one.name} value=${one.name} selected=${one.name === made.format}>
          ${titleOf(one.rules ?? one, lang)}</option>`)}
      </select></label>
    <div class="row"><${FileButton} label=${t("decks-format-open")} accept=${ACCEPTED} open=${open} /></div>
    ${wanting && html`<div class="event-own-cards" data-event="cards">
      ${!made.cards && html`<p class="quiet">${t("events-cards-missing")}</p>`}
      <${CardFile} key=${made.format} game=${made.game} cards=${made.cards} set=${(cards) => set({ cards })}
        drop=${t("events-cards-drop")} /></div>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}

function Fields({ made, set, games, formats }) {
  const { t } = useShell();
  const choose = (name, label, values, words) => html`<${Select} data-event=${name} ...${{ label, values, words }}
    value=${made[name]} set=${(value) => set({ [name]: value })} />`;
  return html`<label class="field"><span>${t("events-name")}</span>
      <input data-event="name" maxlength="32" autocomplete="off" value=${made.name}
        placeholder=${t("events-unnamed")} onInput=${({ target }) => set({ name: target.value })} />
    </label>
    ${games.length > 0 && html`<label class="field"><span>${t("events-game")}</span>
      <select data-event="game" value=${made.game} onChange=${({ target }) =>
        set({ game: target.value, format: "", rules: null, cards: null })}>
        ${games.map(({ name }) => html`<option key=${name} value=${name} selected=${name === made.game}>
          ${t.game(name)}</option>`)}
      </select></label>`}
    <${FormatChoice} made=${made} set=${set} formats=${formats} />
    ${choose("structure", t("events-structure"), STRUCTURES, (name) => t(`events-structure-${name}`))}
    <p class="quiet">${t(`events-structure-${made.structure}-text`)}</p>
    <div class="row event-fields">
      ${made.structure !== "together" && choose("best_of", t("events-best-of"), [1, 3, 5], (count) =>
        t("events-best-of-games", { count }))}
      ${made.structure === "swiss" && html`
        ${choose("rounds", t("events-rounds"), [0, 2, 3, 4, 5, 6, 7, 8], (count) =>
          (count ? String(count) : t("events-rounds-usual")))}`}
      ${CUT.includes(made.structure) && choose("cut", t("events-cut"), [0, 2, 4, 8], (count) =>
        t("events-cut-to", { count }))}
      ${made.structure !== "together" && bookOf(made.game).DRAFTS && html`
        ${choose("pods", t("events-pods"), [0, 4, 6, 8], (count) => t("events-pods-of", { count }))}
        ${made.structure === "swiss" && made.pods > 0
          && choose("pod_rounds", t("events-pod-rounds"), [0, 1, 2, 3], String)}`}
      ${made.structure === "league" ? choose("limit", t("events-limit"), [0, 1, 2, 3, 4], (count) =>
          t("events-limit-of", { count }))
        : choose("minutes", t("events-minutes"), minutesWith(made.minutes), (count) =>
          t("events-minutes-of", { count }))}
    </div>
    ${!playsHere(games, made) && games.length > 0 && html`<p class="quiet" data-event="not-online">
      ${t(made.structure === "together" ? "events-online-together" : "events-online-two")}</p>`}
    ${playsHere(games, made) && html`<label class="event-check">
        <input type="checkbox" data-event="online" checked=${made.online}
          onChange=${({ target }) => set({ online: target.checked })} />
        <span>${t("events-online")}<br /><small class="quiet">${t("events-online-text")}</small></span>
      </label>
      ${made.online && made.structure !== "league" && html`<div class="row event-fields">
        ${choose("ready_minutes", t("events-ready-minutes"), [0, 2, 5, 10, 15, 30],
          (count) => t("events-minutes-of", { count }))}
      </div>`}`}`;
}
