// /event/ID: a tournament as its organiser, a player or a spectator sees it; ?room is the page for the room.
import { bookOf, DRAFTED } from "../games/index.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask, problemText, UNREACHED } from "../net.js";
import { useSending } from "../ui/sending.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { event as kept, keepEvent, tokenOf } from "./event-kept.js";
import { LeagueMatches } from "./event-league.js";
import { Log } from "./event-log.js";
import { Organiser, Past, Players, overText } from "./event-organise.js";
import { OwnDeck } from "./event-deck.js";
import { OnlineMatch } from "./event-online.js";
import { RoundClock } from "./event-clock.js";
import { Player, tableOf } from "./event-player.js";
import { outcomeText } from "./event-results.js";
import { Print, printable } from "./event-print.js";
import { Room } from "./event-room.js";
import { merged } from "./event-state.js";
import { LeadDraft } from "./paper/lead.js";
import { formText } from "./campaign-rules.js";
import { DraftPlayer } from "./paper/player.js";
import { RoomDraft } from "./paper/room.js";
import { LeadPods } from "./pods/lead.js";
import { PodPlayer } from "./pods/player.js";
import { RoomPods } from "./pods/room.js";
import { Steering } from "./event-steer.js";
import { Bracket, EventStandings } from "./event-standings.js";

await style(new URL("./event.css", import.meta.url));
await style(new URL("./paper/paper.css", import.meta.url));

// How often the page asks whether something has changed, in milliseconds.
const PACE = 3000;
const DRAFT_PACE = 1200;

// The tournament as it stands, asked for again while the page is looked at; set() takes a newer state,
// again() asks at once.
function useTournament(id, token) {
  const [now, setNow] = useState(null);
  const [problem, setProblem] = useState(null);
  const seen = useRef(-1);
  const again = useRef(() => {});
  const code = useRef("");
  const usual = useRef(PACE);
  // An answer that was on its way while something newer came is passed over.
  const set = (state) => {
    if (state.changes < seen.current) return;
    if (state.since !== undefined && state.since > seen.current) {
      again.current();
      return;
    }
    seen.current = state.changes;
    code.current = state.you.code ?? code.current;
    usual.current = state.draft && !state.rounds.length ? DRAFT_PACE : PACE;
    setNow((before) => merged(before, state, Date.now()));
  };
  useEffect(() => {
    let timer;
    let gone = false;
    seen.current = -1;
    const look = async () => {
      clearTimeout(timer);
      let pace = usual.current * (1 + Math.random() / 2);
      try {
        const state = await ask(`/api/events/${id}?seen=${seen.current}`, undefined, token);
        if (gone) return;
        if (state.name) set(state);
        else if (state.code && state.code !== code.current) {
          seen.current = -1;
          pace = 0;
        } else if (state.you) setNow((before) => ({ ...before, you: { ...before.you, ...state.you } }));
        setProblem(null);
      } catch (error) {
        if (gone) return;
        setProblem(error);
        pace *= 3;
      }
      timer = setTimeout(() => { if (!document.hidden) look(); }, pace);
    };
    const shown = () => { if (!document.hidden) look(); };
    document.addEventListener("visibilitychange", shown);
    again.current = look;
    look();
    return () => { gone = true; clearTimeout(timer); document.removeEventListener("visibilitychange", shown); };
  }, [id, token]);
  return [now, problem, set, () => again.current(), seen];
}

export function EventPage({ id }) {
  const { t } = useShell();
  const query = new URLSearchParams(location.search);
  const invite = query.get("invite");
  const [token, setToken] = useState(() => tokenOf(id));
  const [now, problem, set, again, seen] = useTournament(id, token);
  useTitle(now?.name || t("events-title"));
  useLayoutEffect(() => {
    if (token && (invite || location.hash)) history.replaceState(null, "", `/event/${id}`);
    if (now && token && [undefined, token].includes(kept(id)?.token)) {
      keepEvent(id, { name: now.name, token, role: now.you.role });
    }
  }, [token, now?.id]);
  // Another phone has this player's place now: this one looks on. Its token stays kept, in case the server was wrong.
  useLayoutEffect(() => {
    if (problem?.status === 403 && token) setToken(null);
  }, [problem]);
  if (now && query.has("room")) return html`<main id="main" class="page event-page" tabindex="-1">
    <${Room} now=${now} />
  </main>`;
  if (now && query.has("print")) return html`<main id="main" class="page event-page" tabindex="-1">
    <${Print} now=${now} what=${query.get("print")} />
  </main>`;
  return html`<${Top} title=${t("events-title")} game=${now?.game || DRAFTED} />
  <main id="main" class="page event-page" tabindex="-1">
    ${problem && html`<p class="problem" role="alert">${problemText(t, problem)}</p>`}
    ${!now && !problem && html`<p class="quiet" role="status">${t("table-opening")}</p>`}
    ${now && (invite && !token ? html`<${Joining} now=${now} invite=${invite} joined=${setToken} />`
      : html`<${Tournament} now=${now} token=${token} set=${set} again=${again} seen=${seen} />`)}
  </main>`;
}

// A tournament within another page; foot(now): what stands below it.
export function EventPart({ id, token, foot }) {
  const { t } = useShell();
  const [now, problem, set, again, seen] = useTournament(id, token);
  return html`<div class="event-page event-part">
    ${problem && html`<p class="problem" role="alert">${problemText(t, problem)}</p>`}
    ${!now && !problem && html`<p class="quiet" role="status">${t("table-opening")}</p>`}
    ${now && html`
      <${Tournament} now=${now} token=${token} set=${set} again=${again} seen=${seen} foot=${foot(now)} />`}
  </div>`;
}

// The way in by link, code or picture: a name is enough.
function Joining({ now, invite, joined }) {
  const { t } = useShell();
  const [name, setName] = useState(recall("name", ""));
  const [join, problem] = useSending(async () => {
    const { token } = await ask(`/api/events/${now.id}/join`, { invite, name });
    remember("name", name.trim().slice(0, 24));
    keepEvent(now.id, { name: now.name, token, role: "player" });
    joined(token);
  });
  const watch = html`<a class="link" href=${`/event/${now.id}`}>${t("table-watch")}</a>`;
  if (!now.joining || now.over) return html`<section class="panel event-now">
    <h1>${now.name}</h1>
    <p role="status">${t("table-refused-closed")}</p>
    <p>${watch}</p>
  </section>`;
  return html`<form class="panel event-now" onSubmit=${join}>
    <h1>${now.name}</h1>
    <p>${t("events-join-text", { game: t.game(now.game), count: now.players.length })}</p>
    <label class="field"><span>${t("table-name")}</span>
      <input name="name" maxlength="32" required autocomplete="nickname" value=${name}
        onInput=${({ target }) => setName(target.value)} />
    </label>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row"><button class="button primary big" data-event="join">${t("events-enter-event")}</button>
      ${watch}</div>
  </form>`;
}

// What a tournament is about: its game, how it is played, how many rounds.
function About({ now }) {
  const { t } = useShell();
  return html`<p class="quiet">${now.session ? formText(t, { form: now.session.form, best_of: now.bestOf })
    : t("events-about", {
      game: t.game(now.game), structure: now.structure, games: now.bestOf,
      count: now.structure === "league" && !now.rounds.length ? 0 : now.planned,
      number: now.rounds.length,
    })}</p>`;
}

function Tournament({ now, token, set, again, seen, foot = null }) {
  const { t, announce } = useShell();
  const [problem, setProblem] = useState(null);
  const { role, player = null } = now.you;
  // Ask for one thing after another; a newer state comes back with it. What is asked for already, as by a double click,
  // is not asked for again.
  const asked = useRef(new Set());
  const last = useRef(Promise.resolve());
  const deed = async (path, body) => {
    const same = JSON.stringify([path, body]);
    if (asked.current.has(same)) return null;
    asked.current.add(same);
    const before = last.current;
    let done;
    last.current = new Promise((resolve) => { done = resolve; });
    await before;
    try {
      const said = await ask(`/api/events/${now.id}${path}?seen=${seen.current}`, body, token);
      setProblem(null);
      if (said.name) set(said);
      return said;
    } catch (error) {
      setProblem(error.reason === UNREACHED ? t("events-not-sent") : problemText(t, error));
      again();
      return null;
    } finally {
      asked.current.delete(same);
      done();
    }
  };
  const before = !now.rounds.length && !now.matches.length;
  const count = useRef(now.rounds.length);
  useEffect(() => {
    if (now.rounds.length > count.current) announce(t("events-round", { number: now.rounds.length }));
    count.current = now.rounds.length;
  }, [now.rounds.length]);
  return html`<header class="event-head">
      <h1>${now.name}</h1>
      <${About} now=${now} />
      ${role === "organiser" && printable(now).length > 0 && html`
        <a class="link" href=${`/event/${now.id}?print`} target="_blank" rel="noopener">${t("events-print")}</a>`}
      <a class="link" href=${`/event/${now.id}?room`} target="_blank" rel="noopener">${t("events-room")}</a>
    </header>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${now.message && html`<p class="event-message" role="status">${now.message}</p>`}
    <${RoundClock} now=${now} extra=${player ? tableOf(now, player)?.table.extra : 0} />
    <div class="event-columns">
      <div>
        ${role === "player" && now.draft && !now.rounds.length && html`
          <${DraftPlayer} now=${now} token=${token} deed=${deed} />`}
        ${role === "player" && now.onlineDraft && before && html`<${PodPlayer} ...${{ now, token, deed }} />`}
        ${role === "organiser" ? html`
          ${!now.session && (now.onlineDraft || (now.mayDraft && before)) && html`
            <${LeadPods} now=${now} deed=${deed} />`}
          ${bookOf(now.game).DRAFTS && !now.session && (now.draft || (!now.mayDraft && !now.rounds.length)) && html`
            <${LeadDraft} now=${now} token=${token} deed=${deed} />`}
          <${Organiser} now=${now} token=${token} deed=${deed} />
          ${foot}
          <${Steering} now=${now} token=${token} deed=${deed} />`
          : role === "player" ? html`<${Player} now=${now} token=${token} deed=${deed} />`
          : html`<${DraftsOn} now=${now} before=${before} />
            <${Looking} now=${now} />`}
        ${role === "player" && now.decks && html`<${OwnDeck} now=${now} token=${token} deed=${deed} />`}
      </div>
      <div>
        ${(now.rounds.length > 0 || now.matches.length > 0 || now.winners) && html`
          <section class="panel" aria-labelledby="event-standings">
          <h2 id="event-standings">${t("events-standings")}</h2>
          <${EventStandings} now=${now} mine=${player} />
        </section>`}
        <${LeagueMatches} now=${now} token=${token} deed=${role === "organiser" ? deed : null} />
        <${Players} now=${now} token=${token} deed=${deed} />
      </div>
    </div>
    <${Bracket} now=${now} />
    <${Past} now=${now} deed=${deed} />
    ${role === "organiser" && html`<${Log} now=${now} token=${token} deed=${deed} />`}
    <p class="quiet event-seal">${now.seed ? t("events-seed", { seed: now.seed })
      : t("events-seal", { seal: now.commitment.slice(0, 16) })}</p>`;
}

// The drafts before the first round for those who only look on.
function DraftsOn({ now, before }) {
  return html`${now.draft && !now.rounds.length && html`
    <section class="panel"><${RoomDraft} now=${now} /></section>`}
  ${now.onlineDraft && before && html`<section class="panel"><${RoomPods} now=${now} /></section>`}`;
}

// The present round for those who only look on.
function Looking({ now }) {
  const { t } = useShell();
  const round = now.rounds.at(-1);
  return html`<section class="panel event-now">
    <h2>${now.over ? overText(t, now) : round ? t("events-round", { number: now.rounds.length })
      : now.structure === "league" ? t("events-league-looking-on")
      : now.structure === "together" ? t("events-together-on") : t("events-wait-first")}</h2>
    ${round && html`<ol class="event-tables">${round.tables.map((table, at) => html`<li key=${table.first}>
      <b class="event-number">${at + 1}</b>
      <span class="event-pair"><b>${table.first}</b> – <b>${table.second ?? t("events-bye")}</b></span>
      <${OnlineMatch} table=${table} shown=${!now.decks || now.over} />
      ${table.result && html`<span class="event-result">${outcomeText(t, table.result)}</span>`}
    </li>`)}</ol>`}
  </section>`;
}
