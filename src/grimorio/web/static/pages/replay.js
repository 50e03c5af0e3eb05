// The replay: a game stepped through event by event or turn by turn, through any seat, or with all hands once it is
// over.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { game as remembered, recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { ALL, momentNamed, nameOfMoment, useOutline, useStep, WATCHER } from "../review.js";
import { Course } from "../ui/chart.js";
import { eventText, LogPanel, LogToggle } from "../ui/log.js";
import { Foresee } from "../ui/foresee.js";
import { LuckButton } from "../ui/luck.js";
import { Notices } from "../ui/notices.js";
import { optionText } from "../ui/option-text.js";
import { PlayOn } from "../ui/play-on.js";
import { nameOf, Players, playing } from "../ui/players.js";
import { ReplayBar, SPEEDS } from "../ui/replay-bar.js";
import { reporter } from "../ui/report.js";
import { useShell } from "../ui/shell.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { MatchGames } from "./match.js";
import { useGame } from "./game.js";

const PACE = 1000;
const SETTLED = 400;
const NOTHING = [];
const nothing = () => {};
const WORDS = { all: ALL, public: WATCHER };

// The seat of the address (?seat=), else one's own, else all hands where they may be seen.
function seatAtFirst(id, facts) {
  const word = new URLSearchParams(location.search).get("seat");
  const wanted = word in WORDS ? WORDS[word] : word !== null && facts.seats[Number(word)] ? Number(word) : null;
  if (wanted !== null && (wanted !== ALL || facts.shown)) return wanted;
  return remembered(id)?.seat ?? (facts.shown ? ALL : WATCHER);
}

const wordOf = (seat) => Object.keys(WORDS).find((word) => WORDS[word] === seat) ?? String(seat);

function useKeys(moves) {
  const bound = useRef(moves);
  bound.current = moves;
  useLayoutEffect(() => {
    const down = (event) => {
      const field =
        event.target.matches?.("input, select, textarea") &&
        !(event.target.type === "range" && event.key.toLowerCase() === "t");
      const used = field || (event.key === " " && event.target.matches?.("button, a, summary"));
      if (used || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const move = bound.current[event.key];
      if (!move) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, []);
}

// The places the event is about are marked, and the last of them is brought into sight.
function useMarks(root, places) {
  const wanted = places.join(" ");
  useLayoutEffect(() => {
    const found = wanted
      ? wanted
          .split(" ")
          .map((zone) => root.current?.querySelector(`[data-zone="${zone}"]`))
          .filter(Boolean)
      : [];
    for (const one of found) one.dataset.about = "";
    found[found.length - 1]?.scrollIntoView({ block: "nearest" });
    return () => { for (const one of found) delete one.dataset.about; };
  });
}

export function ReplayPage({ id }) {
  const { t } = useShell();
  const [facts, setFacts] = useState(null);
  const [problem, setProblem] = useState(null);
  const [cards, setCards] = useState(null);
  useEffect(() => {
    const wrong = (error) => setProblem(problemText(t, error));
    ask(`/api/games/${id}`).then(setFacts, wrong);
    ask(`/api/games/${id}/cards`).then((found) => setCards(found.cards), wrong);
  }, [id]);
  const play = useGame(facts?.game);
  if (problem) return html`<${Failed} problem=${problem} />`;
  if (!facts || !play || !cards) return html`<${Closed}>
    <p class="quiet" role="status">${t("table-opening")}</p>
  </${Closed}>`;
  return html`<${Replay} id=${id} facts=${facts} play=${play} cards=${play.module.named?.(cards) ?? cards} />`;
}

const Failed = ({ problem }) => html`<${Closed}>
  <h2>${useShell().t("table-replay")}</h2>
  <p class="problem" role="alert">${problem}</p>
</${Closed}>`;

function Closed({ children }) {
  const { t } = useShell();
  return html`<${Top} title=${t("table-replay")} />
  <main id="main" class="page narrow" tabindex="-1"><section class="panel">${children}</section></main>`;
}

// The address says where one is; whoever comes by it begins there. The event says which address was asked for: the
// present one may have been written over since, by the timer below.
export function useAddress({ id, seat, at, setAt, moments, moment, outline }) {
  useLayoutEffect(() => {
    if (!outline) return undefined;
    const jump = (hash) => setAt((now) => momentNamed(moments, hash) ?? now ?? 0);
    const moved = ({ newURL }) => jump(new URL(newURL).hash);
    if (at === null) jump(location.hash);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, [outline]);
  const address = `/replay/${id}?seat=${wordOf(seat)}#${nameOfMoment(moment)}`;
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => history.replaceState(null, "", address), SETTLED);
    return () => clearTimeout(timer);
  }, [address, at === null]);
  return address;
}

// Going from moment to moment: by keys, by the bar, or by itself at a speed.
function useMoves({ setAt, here, last, turns, fresh }) {
  const [plays, setPlays] = useState(false);
  const [speed, setSpeedNow] = useState(() => (SPEEDS.includes(recall("replay-speed")) ? recall("replay-speed") : 1));
  const to = (index) => setAt(Math.max(0, Math.min(last, index)));
  const turnBefore = () => to(turns.filter((one) => one < here).pop() ?? 0);
  const turnAfter = () => to(turns.find((one) => one > here) ?? last);
  const moves = {
    to,
    ArrowLeft: () => to(here - 1),
    ArrowRight: () => to(here + 1),
    Home: () => to(0),
    End: () => to(last),
    PageUp: turnBefore, PageDown: turnAfter, T: turnBefore, t: turnAfter,
    " ": () => {
      if (here === last) to(0);
      setPlays(!plays);
    },
  };
  useKeys(moves);
  useEffect(() => {
    if (!plays || !fresh) return undefined;
    if (here >= last) { setPlays(false); return undefined; }
    const timer = setTimeout(() => to(here + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [plays, here, last, speed, fresh]);
  const setSpeed = (one) => { setSpeedNow(one); remember("replay-speed", one); };
  return { plays, moves, speed, setSpeed };
}

const seatNames = ({ t, players }) => players.map((one) => nameOf(t, players, one.seat, WATCHER));

// The people, and through whose eyes one looks.
function People({ id, facts, view, about, seat, setSeat }) {
  const { t, play, players, name } = about;
  const over = facts.shown;
  const names = seatNames(about);
  return html`<section class="table-people" aria-label=${t("table-players")}>
    <${Players} players=${players} game=${about.game} past waiting=${view.waiting.map((one) => one.seat)} mine=${seat}
      over=${Boolean(view.result)} mark=${play.SeatMark && ((one) => html`
        <${play.SeatMark} view=${view} seat=${one} t=${t} />`)} />
    <label class="through">
      <span>${t("table-replay-through")}</span>
      <select value=${String(seat)} onChange=${(event) => setSeat(Number(event.target.value))}>
        ${over && html`<option value=${String(ALL)} selected=${seat === ALL}>${t("table-replay-all")}</option>`}
        <option value=${String(WATCHER)} selected=${seat === WATCHER}>${t("table-replay-public")}</option>
        ${players.filter((one) => over || one.seat === remembered(id)?.seat).map((one) => html`
          <option value=${String(one.seat)} selected=${seat === one.seat}>${names[one.seat]}</option>`)}
      </select>
    </label>
    <${MatchGames} id=${id} match=${facts.match} />
    <${LuckButton} id=${id} game=${facts.game} over=${over} name=${name} />
  </section>`;
}

// What the bar offers: the course of the game, the link, playing on from here, the record; null what is not to be had.
function barActions({ id, facts, view, about, seat, outline, moment, to, show, address }) {
  const { t, play, players } = about;
  const over = facts.shown;
  const names = seatNames(about);
  const course = () => show({
    title: t("table-replay-course"), kind: "wide",
    body: html`
      <${Course} turns=${outline.turns} names=${names} step=${moment.step}
        measures=${play.MEASURES.map(([key, label]) => [key, t(label)])}
        go=${(one) => { to(outline.moments.findIndex((each) => each.step === one)); show(null); }} />`,
  });
  const proposed = seat >= 0 ? seat : view.waiting[0]?.seat ?? 0;
  const playOn = (answer, mine) => show({
    title: t("table-replay-play-on"),
    body: html`
      <${PlayOn} from=${{ game: id, answer }} game=${facts.game} mine=${mine}
        seats=${players.map((one) => ({ seat: one.seat, name: names[one.seat] }))} />`,
  });
  const jump = (one) => { to(outline.moments.findIndex((each) => each.step >= one)); show(null); };
  const foresee = () => show({
    title: t("table-foresee"), kind: "wide",
    body: html`
      <${Foresee} id=${id} turns=${outline.turns} names=${names} step=${moment.step} about=${about}
        go=${jump} again=${playOn} />`,
  });
  return {
    course: play.MEASURES ? course : null,
    foresee: outline.analysis ? foresee : null,
    blind: over && !outline.analysis,
    link: `${location.origin}${address}`,
    playOn: over && moment.step < outline.total - 1 ? () => playOn(moment.step, proposed) : null,
    record: over ? `/api/games/${id}/record` : null,
  };
}

// Where one is, in words.
function placeText(t, game, table, count) {
  const own = `${game}-replay-place`;
  return t(t.has(own) ? own : "table-replay-place", { ...count, round: table.round ?? table.turn });
}

function Replay({ id, facts, play, cards }) {
  const { t, lang, announce, show } = useShell();
  const over = facts.shown;
  const [seat, setSeat] = useState(() => seatAtFirst(id, facts));
  const [at, setAt] = useState(null);
  const [drawer, setDrawer] = useState(false);
  const root = useRef(null);
  const { outline, problem } = useOutline(id, seat, t, play.module.tells);
  const moments = outline?.moments || [];
  const last = Math.max(0, moments.length - 1);
  const here = Math.min(at ?? 0, last);
  const moment = moments[here] || { step: 0, upto: 0, event: null };
  const shown = useStep(id, seat, moment.step, outline?.total, t);
  const turns = useMemo(
    () => (outline ? outline.turns.map((turn) => moments.findIndex((one) => one.step >= turn.step)) : []),
    [outline],
  );

  const address = useAddress({ id, seat, at, setAt, moments, moment, outline });
  useTitle(`${t("table-replay")} · ${t.game(facts.game)}`);
  const { plays, moves, speed, setSpeed } = useMoves({ setAt, here, last, turns, fresh: shown.fresh });
  const { step } = shown;
  const view = step?.view;
  const players = useMemo(
    () =>
      playing(
        facts.seats.map((one) => ({ ...one, connected: true })),
        view,
        play.module.called,
      ),
    [facts, Boolean(view)],
  );
  const name = (one) => nameOf(t, players, one, seat);
  const about = { game: facts.game, play: play.module, view, cards, t, lang, players, name };
  about.report = reporter({
    id,
    token: remembered(id)?.token,
    view: view && { ...view, seat: Math.max(seat, WATCHER) },
    over,
  });
  const log = useMemo(() => outline?.log.slice(0, moment.upto) || [], [outline, moment.upto]);
  const text = step && momentText(moment, shown, about);
  useMarks(root, (shown.fresh && moment.event && play.module.placesOf?.(moment.event)) || []);
  useLayoutEffect(() => {
    if (text && shown.fresh && !plays && at !== null) announce(text);
  }, [here, seat, lang, shown.fresh]);

  const trouble = problem || shown.problem;
  if (trouble) return html`<${Failed} problem=${trouble} />`;
  if (!outline || !step) return html`<${Closed}><p class="quiet" role="status">${t("table-opening")}</p></${Closed}>`;

  const doing = barActions({ id, facts, view, about, seat, outline, moment, to: moves.to, show, address });
  const count = { step: here + 1, total: last + 1 };
  const TableOf = play.module.Table;
  return html`
    <div class=${`table-page replay-page ${drawer ? "log-open" : ""}`} data-fresh=${shown.fresh}
        data-step=${moment.step}>
      <${Top} title=${t.game(facts.game)} game=${facts.game}><${LogToggle} open=${drawer} set=${setDrawer} /></${Top}>
      <${People} id=${id} facts=${facts} view=${view} about=${about} seat=${seat} setSeat=${setSeat} />
      <main id="main" class="table-main" tabindex="-1" ref=${root}>
        <h2 class="unseen">${t("table-table")}</h2>
        <${Notices} notices=${outline.notices} players=${players} />
        <${TableOf} ...${about} log=${log} refused=${NOTHING} answer=${nothing} why=${nothing} readOnly=${true} />
      </main>
      <div class="table-side">
        <${LogPanel} events=${log} about=${about} current=${moment.event?.i ?? Infinity} notices=${outline.notices}
          close=${() => setDrawer(false)} />
      </div>
      <${ReplayBar} text=${text} place=${placeText(t, facts.game, view.table, count)} moves=${moves} here=${here}
        last=${last} plays=${plays} speed=${speed} setSpeed=${setSpeed} doing=${doing} />
    </div>`;
}

// What happened: the line of the log; for an answer that nothing followed, the answer.
function momentText({ event }, { step, before }, about) {
  if (event) return eventText(event, about) ?? "";
  const { t, name } = about;
  const { answer } = step;
  if (!answer) return t("table-replay-begins");
  const choice = { ask: answer.ask, seat: answer.seat, options: [answer.option] };
  if (answer.option[0] === "concede") return t("table-replay-conceded", { name: name(answer.seat) });
  const said = optionText(answer.option, choice, (before || step).view, about);
  return t("table-replay-answer", { name: name(answer.seat), answer: said });
}
