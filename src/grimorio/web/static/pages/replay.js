// The replay: a record stepped forwards and backwards, by answer or by turn, through any seat.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { game as remembered } from "../memory.js";
import { ask, problemText } from "../net.js";
import { eventText, LogPanel, LogToggle } from "../ui/log.js";
import { LuckButton } from "../ui/luck.js";
import { nameOf, Players } from "../ui/players.js";
import { reporter } from "../ui/report.js";
import { useShell } from "../ui/shell.js";
import { Sign } from "../ui/signs.js";
import { Top } from "../ui/top.js";
import { useGame } from "./table.js";

const WATCHER = -2;
const PAGE = 100;
const PACE = 1100;

// All steps seen from a seat, page by page; total is known from the first page on.
function useSteps(id, seat) {
  const { t } = useShell();
  const [got, setGot] = useState({ seat: null, steps: [], total: 0, problem: null });
  useEffect(() => {
    let here = true;
    const token = remembered(id)?.token;
    const load = async () => {
      let steps = [];
      let total = 1;
      while (here && steps.length < total) {
        const page = await ask(`/api/games/${id}/replay?seat=${seat}&from=${steps.length}&count=${PAGE}`, undefined, token);
        if (!page.steps.length) break;
        steps = [...steps, ...page.steps];
        total = page.total;
        if (here) setGot({ seat, steps, total, problem: null });
      }
    };
    load().catch((error) => { if (here) setGot((before) => ({ ...before, problem: problemText(t, error) })); });
    return () => { here = false; };
  }, [id, seat]);
  return got;
}

// The steps at which a turn begins.
function turnsOf(steps) {
  const found = [];
  let last = null;
  steps.forEach(({ view }, index) => {
    const turn = `${view.table.round}:${view.table.active}`;
    if (turn !== last) found.push(index);
    last = turn;
  });
  return found;
}

export function ReplayPage({ id }) {
  const { t, lang, announce } = useShell();
  const [facts, setFacts] = useState(null);
  const [problem, setProblem] = useState(null);
  const [seat, setSeat] = useState(WATCHER);
  const [at, setAt] = useState(0);
  const [plays, setPlays] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const got = useSteps(id, seat);
  const { steps, total } = got;
  const play = useGame(facts?.game);
  useEffect(() => {
    ask(`/api/games/${id}`).then((found) => {
      setFacts(found);
      const mine = remembered(id)?.seat;
      if (mine !== null && mine !== undefined) setSeat(mine);
    }, (error) => setProblem(problemText(t, error)));
  }, [id]);

  const turns = useMemo(() => turnsOf(steps), [steps]);
  const last = Math.max(0, steps.length - 1);
  const here = Math.min(at, last);
  const log = useMemo(() => steps.slice(0, here + 1).flatMap((step) => step.log), [steps, here]);
  const to = (index) => setAt(Math.max(0, Math.min(last, index)));
  const turnBefore = () => to(turns.filter((one) => one < here).pop() ?? 0);
  const turnAfter = () => to(turns.find((one) => one > here) ?? last);
  const moves = {
    ArrowLeft: () => to(here - 1), ArrowRight: () => to(here + 1), PageUp: turnBefore, PageDown: turnAfter,
    Home: () => to(0), End: () => to(last), " ": () => setPlays(!plays),
  };
  const bound = useRef(moves);
  bound.current = moves;
  useEffect(() => {
    const down = (event) => {
      const used = event.target.matches?.("input, select") || (event.key === " " && event.target.matches?.("button, a"));
      if (used || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const move = bound.current[event.key];
      if (!move) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, []);
  useEffect(() => {
    if (!plays) return undefined;
    if (here >= last && steps.length >= total) { setPlays(false); return undefined; }
    const timer = setTimeout(() => to(here + 1), PACE);
    return () => clearTimeout(timer);
  }, [plays, here, last]);

  const step = steps[here];
  const ready = Boolean(step && facts && play);
  const players = (facts?.seats || []).map((one) => ({ ...one, connected: true }));
  const name = (one) => nameOf(t, players, one, got.seat);
  const about = { game: facts?.game, play: play?.module, view: step?.view, cards: play?.cards, t, lang, players, name };
  about.report = reporter({ id, token: remembered(id)?.token, view: step?.view, over: facts?.state === "over" });
  useEffect(() => {
    if (ready && !plays) announce(step.log.map((event) => eventText(event, about)).filter((one) => typeof one === "string").join(" "));
  }, [here, ready]);

  const trouble = problem || got.problem;
  if (trouble) return html`<${Top} /><main id="main" class="page narrow"><section class="panel"><h2>${t("table-replay")}</h2><p>${trouble}</p></section></main>`;
  if (!ready) return html`<${Top} title=${t("table-replay")} /><main id="main" class="page narrow"><p class="quiet">${t("table-opening")}</p></main>`;
  const TableOf = play.module.Table;
  const nothing = () => {};
  return html`<div class=${`table-page replay-page ${drawer ? "log-open" : ""}`}>
    <${Top} title=${t(`${facts.game}-title`)} game=${facts.game}><${LogToggle} open=${drawer} set=${setDrawer} /></${Top}>
    <section class="table-people" aria-label=${t("table-players")}><${Players} players=${players} waiting=${step.view.waiting.map((one) => one.seat)} mine=${got.seat}
      over=${Boolean(step.view.result)} />
      <label class="through"><span>${t("table-replay-through")}</span>
        <select value=${String(seat)} onChange=${(event) => setSeat(Number(event.target.value))}>
          <option value=${String(WATCHER)} selected=${seat === WATCHER}>${t("table-replay-public")}</option>
          ${players.map((one) => html`<option value=${String(one.seat)} selected=${seat === one.seat}>${nameOf(t, players, one.seat, WATCHER)}</option>`)}
        </select></label>
      <${LuckButton} id=${id} over=${facts.state === "over"} name=${name} />
    </section>
    <main id="main" class="table-main" tabindex="-1">
      <h2 class="unseen">${t("table-table")}</h2>
      <${TableOf} ...${about} choice=${null} refused=${[]} answer=${nothing} why=${nothing} log=${step.log} readOnly=${true} busy=${false} />
    </main>
    <${LogPanel} events=${log} about=${about} current=${step.log[0]?.i ?? Infinity} close=${() => setDrawer(false)} />
    <section class="prompt replay-bar" aria-label=${t("table-replay")}>
      <p class="replay-answer">${answerText(about, steps, here)}</p>
      <div class="replay-buttons">
        <${Move} id="first" on=${moves.Home} off=${here === 0} />
        <${Move} id="turn-back" on=${turnBefore} off=${here === 0} />
        <${Move} id="back" on=${moves.ArrowLeft} off=${here === 0} />
        <${Move} id=${plays ? "pause" : "play"} on=${moves[" "]} />
        <${Move} id="forward" on=${moves.ArrowRight} off=${here === last} />
        <${Move} id="turn-forward" on=${turnAfter} off=${here === last} />
        <${Move} id="last" on=${moves.End} off=${here === last} />
      </div>
      <label class="scrubber"><span class="replay-place">${t("table-replay-place", { step: here + 1, total, round: step.view.table.round })}</span>
        <input type="range" min="0" max=${last} value=${here} aria-label=${t("table-replay-scrub")}
          onInput=${(event) => to(Number(event.target.value))} /></label>
    </section>
  </div>`;
}

function Move({ id, on, off }) {
  const { t } = useShell();
  const label = t(`table-replay-${id}`);
  return html`<button type="button" class="icon-button" data-move=${id} aria-label=${label} title=${label} disabled=${off} onClick=${on}><${Sign} name=${id} /></button>`;
}

// Who answered what to come here.
function answerText(about, steps, here) {
  const { t, name, play } = about;
  const { answer } = steps[here];
  if (!answer) return t("table-replay-begins");
  const before = steps[here - 1]?.view;
  const asked = before?.waiting.find((one) => one.seat === answer.seat);
  const choice = { ...asked, options: [answer.option] };
  const { label } = play.describeOption(answer.option, { ...about, view: { ...before, choice }, choice });
  return t("table-replay-answer", { name: name(answer.seat), answer: label });
}
