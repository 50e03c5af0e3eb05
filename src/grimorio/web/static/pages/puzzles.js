// /puzzles: what happens? Positions of the judge with what is done there, and four answers. One of the day; by game and
// theme. After an answer what happened is shown step by step, with its rules, and the position may be played on.
import { html, useEffect, useLayoutEffect, useMemo, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { recall, remember } from "../memory.js";
import { ALL } from "../review.js";
import { useBook } from "../rules.js";
import { eventText } from "../ui/log.js";
import { optionText } from "../ui/option-text.js";
import { RuleChip } from "../ui/why.js";
import { useShell } from "../ui/shell.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { useGame } from "./game.js";
import { fitting, nextOf, notedAs, shownSteps, tally } from "./puzzle-kept.js";

const NOTHING = [];
const nothing = () => {};
const SEATS = ["A", "B"];

function useAsked(path) {
  const { t } = useShell();
  const [got, setGot] = useState({ data: null, problem: null });
  useEffect(() => {
    let here = true;
    setGot({ data: null, problem: null });
    ask(path).then(
      (data) => { if (here) setGot({ data, problem: null }); },
      (error) => { if (here) setGot({ data: null, problem: problemText(t, error) }); },
    );
    return () => { here = false; };
  }, [path]);
  return got;
}

export function PuzzlesPage({ id }) {
  const { t } = useShell();
  const { data, problem } = useAsked("/api/puzzles");
  useTitle(t("puzzle-title"));
  const asked = new URLSearchParams(location.search);
  const [game, rule] = [asked.get("game") || "", asked.get("rule") || ""];
  const of = data && rule && fitting(data.puzzles, { game, rule })[0];
  const page = data && html`<${Puzzles} key=${rule} list=${data.puzzles} day=${data.day}
    id=${id || of?.id || data.day} rule=${of ? { game: of.game, theme: "", rule } : null} />`;
  return html`<${Top} title=${t("puzzle-title")} />
    <main id="main" class="page puzzle-page" tabindex="-1">
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${page || (!problem && html`<p class="quiet" role="status">${t("table-opening")}</p>`)}
    </main>`;
}

// A rule in a list: its id and how it begins.
const LONGEST = 60;
function ruleText(id, statement = "") {
  const begins = statement.length > LONGEST ? `${statement.slice(0, LONGEST).replace(/\s+\S*$/, "")}…` : statement;
  return begins ? `${id} · ${begins}` : id;
}

// Which puzzles go on after this one: of all games, themes and rules, or of one.
function Choice({ list, wanted, setWanted }) {
  const { t } = useShell();
  const { rules } = useBook(wanted.game);
  const ofTheme = wanted.game ? fitting(list, { ...wanted, rule: "" }) : [];
  const asked = [...new Set(ofTheme.flatMap((one) => one.rules))].sort();
  const games = [...new Set(list.map(({ game }) => game))];
  const themes = [...new Set(list.filter(({ game }) => game === wanted.game).map(({ theme }) => theme))].sort();
  const options = (values, chosen, label) => html`
    <option value="" selected=${!chosen}>${t("puzzle-any")}</option>
    ${values.map((one) => html`<option value=${one} selected=${one === chosen}>${label(one)}</option>`)}`;
  return html`<div class="row puzzle-choice">
    <label class="field"><span>${t("puzzle-game")}</span>
      <select data-puzzle="game" onChange=${(event) => setWanted({ game: event.target.value, theme: "", rule: "" })}>
        ${options(games, wanted.game, t.game)}
      </select>
    </label>
    ${wanted.game && html`<label class="field"><span>${t("puzzle-theme")}</span>
      <select data-puzzle="theme" onChange=${(event) => setWanted({ ...wanted, theme: event.target.value, rule: "" })}>
        ${options(themes, wanted.theme, (one) => t(`puzzle-theme-${one}`))}
      </select>
    </label>
    <label class="field"><span>${t("puzzle-rule")}</span>
      <select data-puzzle="rule" onChange=${(event) => setWanted({ ...wanted, rule: event.target.value })}>
        ${options(asked, wanted.rule, (one) => ruleText(one, rules.get(one)?.statement))}
      </select>
    </label>`}
  </div>`;
}

// rule: the game and rule that the address asks for, or null.
function Puzzles({ list, day, id, rule }) {
  const { t, go } = useShell();
  const [wanted, setWanted] = useState(() => rule || recall("puzzle-wanted") || { game: "", theme: "", rule: "" });
  useLayoutEffect(() => { if (rule) remember("puzzle-wanted", rule); }, []);
  const choose = (one) => { setWanted(one); remember("puzzle-wanted", one); };
  const [notes, setNotes] = useState(() => recall("puzzle-notes") || {});
  const note = (right) => {
    const next = notedAs(notes, id, right);
    setNotes(next);
    remember("puzzle-notes", next);
  };
  const { right, all } = tally(notes);
  const next = nextOf(list, wanted, notes, id);
  const ahead = next ? () => go(`/puzzles/${next}`) : null;
  return html`<section class="panel puzzle-head">
      <h2>${t(id === day ? "puzzle-of-day" : "puzzle-title")}</h2>
      <p class="quiet">${t("puzzle-text")}</p>
      <${Choice} list=${list} wanted=${wanted} setWanted=${choose} />
      <p class="row">
        ${all > 0 && html`<span role="status">${t("puzzle-tally", { right, all })}</span>`}
        ${id !== day && html`<a href="/puzzles" class="link">${t("puzzle-of-day")}</a>`}
        ${ahead && html`<button type="button" class="link" data-puzzle="other" onClick=${ahead}>
          ${t("puzzle-other")}
        </button>`}
      </p>
    </section>
    <${Puzzle} key=${id} id=${id} note=${note} next=${ahead} />`;
}

function Puzzle({ id, note, next }) {
  const { t } = useShell();
  const { data, problem } = useAsked(`/api/puzzles/${id}`);
  const play = useGame(data?.game);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!data || !play) return html`<p class="quiet" role="status">${t("table-opening")}</p>`;
  return html`<${Asked} puzzle=${data} play=${play} note=${note} next=${next} />`;
}

export function aboutOf({ puzzle, play, view, t, lang }) {
  const players = SEATS.map((name, seat) => ({ seat, name, kind: "person", connected: true }));
  const shown = puzzle.cards || play.cards;
  const cards = play.module.named?.(shown) ?? shown;
  const name = (seat) => SEATS[seat];
  const still = { ...view, seat: ALL, choice: null };
  return { game: puzzle.game, play: play.module, view: still, cards, t, lang, players, name };
}

const labelOf = ({ option, seat, asked, view, about }) =>
  optionText(option, { ask: asked, seat, options: [option] }, { ...view, seat }, about);

// What an answer was, by who gave it.
export function stepText({ step, about }) {
  const { seat, ask: asked, option, view } = step;
  return about.t("table-replay-answer", { name: SEATS[seat], answer: labelOf({ option, seat, asked, view, about }) });
}

// The answers to choose from, as buttons with their digits.
function Answers({ puzzle, about, given, answer }) {
  const { t } = about;
  const { about: what, choices, right, seat } = puzzle.question;
  const words = (choice) => {
    const asked = puzzle.steps[0].ask;
    if (what === "win") return labelOf({ option: choice, seat, asked, view: puzzle.moments[0].view, about });
    return what === "place" ? t(`puzzle-place-${choice}`) : String(choice);
  };
  useLayoutEffect(() => {
    const down = ({ key, target }) => {
      const at = Number(key) - 1;
      if (given === null && at >= 0 && at < choices.length && !target.matches?.("input, select, textarea")) answer(at);
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  });
  return html`<div class="row puzzle-answers" role="group" aria-label=${questionText({ puzzle, about })}>
    ${choices.map((choice, at) => html`
      <button type="button" key=${at} class=${`button ${given === null ? "" : at === right ? "primary" : "off"}`}
          data-answer-at=${at} disabled=${given !== null} aria-pressed=${given === at} aria-keyshortcuts=${at + 1}
          onClick=${() => answer(at)}>
        ${words(choice)} <kbd aria-hidden="true">${at + 1}</kbd>
      </button>`)}
  </div>`;
}

function questionText({ puzzle, about }) {
  const { t, play, cards, lang } = about;
  const { about: what, seat, card } = puzzle.question;
  if (what === "win") return t("puzzle-ask-win", { player: SEATS[seat] });
  if (what === "place") {
    const known = cards.find?.((one) => one.name === card);
    return t("puzzle-ask-place", { card: known?.names?.[lang] || card });
  }
  const label = (play.MEASURES || []).find(([key]) => key === what)?.[1];
  return t("puzzle-ask-number", { what: t(label), player: SEATS[seat] });
}

function Asked({ puzzle, play, note, next }) {
  const { t, lang, announce } = useShell();
  const [given, setGiven] = useState(null);
  const [at, setAt] = useState(0);
  const { moments, steps, question } = puzzle;
  const view = moments[at].view;
  const about = useMemo(() => aboutOf({ puzzle, play, view, t, lang }), [puzzle, play, view, lang]);
  const log = useMemo(() => moments.slice(0, at + 1).flatMap((one) => one.log), [at]);
  const answer = (one) => {
    setGiven(one);
    note(one === question.right);
    setAt(moments.length - 1);
    announce(t(one === question.right ? "puzzle-right" : "puzzle-wrong"));
  };
  const lines = log.map((event) => ({ event, text: eventText(event, about) })).filter(({ text }) => text);
  const last = moments.length - 1;
  return html`<section class="panel puzzle-asked">
      ${(question.about !== "win" || given !== null) && html`<h3>${t("puzzle-done")}</h3>
        <ol class="puzzle-steps">${shownSteps(steps).map((step, index) => html`<li key=${index}>
          ${stepText({ step, about })}
        </li>`)}</ol>`}
      <h3 class="puzzle-question">${questionText({ puzzle, about })}</h3>
      <${Answers} puzzle=${puzzle} about=${about} given=${given} answer=${answer} />
      ${given !== null && html`<div class="puzzle-told">
        <p class=${given === question.right ? "puzzle-right" : "puzzle-wrong"}>
          ${t(given === question.right ? "puzzle-right" : "puzzle-wrong")}
        </p>
        <p class="row">${puzzle.rules.map((rule) => html`
          <${RuleChip} key=${rule} game=${puzzle.game} rule=${rule} />`)}</p>
        <label class="field"><span>${t("puzzle-watch")}</span>
          <input type="range" min="0" max=${last} value=${at} onInput=${(event) => setAt(Number(event.target.value))} />
        </label>
        <ol class="log puzzle-log">${lines.map(({ event, text }) => html`<li class="log-line" key=${event.i}>
          <span class="log-text">${text}</span> <${RuleChip} game=${puzzle.game} rule=${event.rule} />
        </li>`)}</ol>
        ${next && html`<button type="button" class="button primary" data-puzzle="next" onClick=${next}>
          ${t("puzzle-next")}
        </button>`}
      </div>`}
    </section>
    <div class="puzzle-table table-main">
      <${play.module.Table} ...${about} log=${log} refused=${NOTHING} answer=${nothing} why=${nothing}
        readOnly=${true} />
    </div>`;
}
