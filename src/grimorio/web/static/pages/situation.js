// A position set up by hand: edited, checked by the server, played, saved as a scenario of the judge, opened again.
import { editorOf, GAMES } from "../games/index.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { classes } from "../ui/classes.js";
import { download, FileButton } from "../ui/file.js";
import { changedFrom, NOTHING, redone, undone } from "../ui/history.js";
import { PlayIt } from "../ui/play-it.js";
import { usePositionCards } from "../ui/position-cards.js";
import { useShell } from "../ui/shell.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { wear } from "../ui/style.js";
import { isShared, linkTo, sharedIn } from "../ui/share-position.js";

const PAUSE = 150;
const SAME = 900;
const MOST_UNDO = 200;
const fresh = (module, game) => (
  { game, title: "", seats: 2, options: {}, seed: "1", source: [], steps: [], cards: null,
    situation: module.beginning(2) });

// What the server is asked about a position.
const question = ({ game, seats, options, seed, cards = null, situation }) => (
  { game, seats, options, seed, cards, situation });

// The file with another position, and with the cards that this one needs.
const withSituation = (module, file, situation) => (
  { ...file, situation, cards: module.cardsFor?.(situation, file.cards) ?? null });

// The file in the editor with what came before and after it. Changes of the same thing in quick succession are one.
function useHistory() {
  const [now, setNow] = useState(null);
  const held = useRef({ file: null, history: NOTHING, key: null, when: 0 });
  const to = (file, key) => {
    Object.assign(held.current, { file, key, when: Date.now() });
    remember("situation", file);
    setNow(file);
  };
  const change = (key, file) => {
    const one = held.current;
    const again = key && key === one.key && Date.now() - one.when < SAME;
    if (one.file && !again) one.history = changedFrom(one.history, one.file, MOST_UNDO);
    else one.history = { ...one.history, after: [] };
    to(file, key);
  };
  const step = (back) => () => {
    const one = held.current;
    const taken = back(one.history, one.file);
    if (!taken) return;
    const [file, history] = taken;
    one.history = history;
    to(file, null);
  };
  const { before, after } = held.current.history;
  return {
    now,
    change,
    undo: step(undone),
    redo: step(redone),
    canUndo: before.length > 0,
    canRedo: after.length > 0,
  };
}

/* The server's word, a moment after the last change, on what looks right here: {good, text, field, view}, or null.
   heard(answer) is told all that it says. */
function useCheck(now, problems, heard) {
  const { t, lang } = useShell();
  const [said, setSaid] = useState(null);
  useLayoutEffect(() => {
    if (!now || problems.length) return undefined;
    let here = true;
    setSaid(null);
    const timer = setTimeout(() => {
      ask("/api/situations", question(now)).then(
        (answer) => {
          if (!here) return;
          heard(answer);
          setSaid({ good: true, view: answer.view });
        },
        (error) => {
          if (here) setSaid({ good: false, text: problemText(t, error), field: error.field });
        },
      );
    }, PAUSE);
    return () => { here = false; clearTimeout(timer); };
  }, [now, lang, problems.length]);
  return said;
}

// Undo and redo by Ctrl and a letter; where something is written they are the field's own.
const WRITTEN = "textarea, input:not([type=number]):not([type=checkbox])";
function useUndoKeys(moves) {
  const keys = useRef({});
  keys.current = moves;
  useLayoutEffect(() => {
    const down = (event) => {
      const move =
        (event.ctrlKey || event.metaKey) &&
        keys.current[event.shiftKey && event.key.toLowerCase() === "z" ? "y" : event.key.toLowerCase()];
      if (!move || (event.target.matches?.(WRITTEN) && event.target.value)) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, []);
}

// What the position is called and how many play, and what is done with it as a whole.
function Head({ file, tools: { module, game }, parts, good, history, settle, reseat, setTrouble }) {
  const { t, announce } = useShell();
  const { undo, redo, canUndo, canRedo, change } = history;
  const [choices, setChoices] = useState([]);
  const [shared, setShared] = useState(false);
  useEffect(() => setShared(false), [file]);
  const open = async (name, text) => {
    try {
      const { scenarios } = await ask("/api/situations/read", { name, text });
      setChoices(scenarios.length > 1 ? scenarios : []);
      if (await settle(null, scenarios[0])) announce(t("table-situation-opened", { title: scenarios[0].title }));
    } catch (error) {
      setTrouble(problemText(t, error));
    }
  };
  const save = async () => {
    try {
      const made = await ask("/api/situations/file", file);
      download(made.name, made.text, "application/yaml");
      setTrouble(null);
    } catch (error) {
      setTrouble(problemText(t, error));
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await linkTo(file));
      announce(t("table-board-shared"));
      setShared(true);
    } catch { setTrouble(t("table-board-unshared")); }
  };
  const board = Boolean(module.Board);
  return html`<section class=${classes("panel situation-head", { "situation-head-board": board })}
      aria-labelledby="situation-title">
    <h1 id="situation-title">${t("table-situation-title")}</h1>
    <p>${t("table-situation-text")} ${!board && t(`${game.name}-situation-text`)}</p>
    <div class="row">
      <button type="button" class="button" disabled=${!canUndo} onClick=${undo}>${t("table-situation-undo")}</button>
      <button type="button" class="button" disabled=${!canRedo} onClick=${redo}>${t("table-situation-redo")}</button>
      <button type="button" class="button"
          onClick=${() => { setChoices([]); settle(null, fresh(module, game.name)); }}>
        ${t("table-situation-fresh")}
      </button>
      <${FileButton} label=${t("table-situation-open")} accept=".yaml,.yml,.json" open=${open} />
      <button type="button" class="button" disabled=${!good} onClick=${save}>${t("table-situation-save")}</button>
      <button type="button" class="button" disabled=${!good} onClick=${copy}>
        ${t(shared ? "table-board-copied" : "table-board-share")}
      </button>
    </div>
    ${choices.length > 0 && html`<label class="field">
      <span>${t("table-situation-choose")}</span>
      <select onChange=${(event) => settle(null, choices[event.target.value])}>${choices.map((one, index) => html`
        <option value=${index}>${one.title}</option>`)}</select>
    </label>`}
    ${file.steps.length > 0 && html`<p class="quiet">${t("table-situation-steps", { count: file.steps.length })}</p>`}
    ${!board && html`<${Naming} file=${file} tools=${{ module, game }} parts=${parts} change=${change}
      reseat=${reseat} />`}
  </section>`;
}

// What the position is called, how many play, and how far the game is.
function Naming({ file, tools: { module, game }, parts, change, reseat }) {
  const { t } = useShell();
  return html`<div class="situation-fields">
    <label class="field wide">
      <span>${t("table-situation-name")}</span>
      <input name="title" maxlength="120" value=${file.title}
        onInput=${(event) => change("title", { ...file, title: event.target.value })} />
    </label>
    <label class="field">
      <span>${t("table-situation-players")}</span>
      <select value=${file.seats} onChange=${({ target }) => reseat(Number(target.value))}>
        ${game.seats.map((one) => html`<option value=${one} selected=${one === file.seats}>${one}</option>`)}
      </select>
    </label>
    <${module.Fields} ...${parts} />
  </div>`;
}

// Whether the position is one, and why not.
function State({ module, parts, bad, good, trouble }) {
  const { t } = useShell();
  return html`<div class="situation-state ${bad.length ? "bad" : good ? "good" : ""}"
      data-state=${bad.length ? "bad" : good ? "good" : "asking"}>
    ${!module.Board && html`<${module.Summary} ...${parts} />`}
    <div role="status">
      ${bad.map((text) => html`<p class="problem" key=${text}>${text}</p>`)}
      ${good && html`<p>${t("table-situation-good")}</p>`}
    </div>
    ${trouble && html`<p class="problem" role="alert">${trouble}</p>`}
  </div>`;
}

// The styles of a game's table are on while a board of it is edited.
function useWorn(game) {
  useLayoutEffect(() => {
    if (!game) return undefined;
    wear(game);
    return () => wear(null);
  }, [game]);
}

// What the editor needs: the game, its cards, its editor.
async function toolsOf() {
  const catalogue = await ask("/api/catalogue");
  const all = catalogue.games.filter((one) => one.situations && GAMES.includes(one.name));
  const wanted = new URLSearchParams(location.search).get("game");
  const game = all.find((one) => one.name === wanted) || all[0];
  const [module, { cards }] = await Promise.all([editorOf(game.name), ask(`/api/games/${game.name}/cards`)]);
  return { module, cards, catalogue, game };
}

// All fields of the position as lists, folded up under a board.
function Fields({ file, tools, parts, change, reseat }) {
  const { t } = useShell();
  const { module, game } = tools;
  if (!module.Board) return html`<${module.Boards} ...${parts} />`;
  return html`<details class="panel situation-all">
    <summary>${t("table-board-more")}</summary>
    <p>${t(`${game.name}-situation-text`)}</p>
    <${module.Summary} ...${parts} />
    <${Naming} file=${file} tools=${tools} parts=${parts} change=${change} reseat=${reseat} />
    <${module.Boards} ...${parts} />
  </details>`;
}

export function SituationPage() {
  const { t, lang } = useShell();
  const [tools, setTools] = useState(null);
  const [told, setLimits] = useState(null);
  const [trouble, setTrouble] = useState(null);
  const answered = useRef(null);
  const history = useHistory();
  const { now, change, undo, redo } = history;
  const answers = useRef(0);
  const pool = usePositionCards(answers.current > 1 ? tools.module : null, tools?.cards);
  const limits = told && (tools.module.limitsWith?.(told, pool.cards) ?? told);
  const heard = (answer) => { answers.current += 1; setLimits(answer.limits); pool.add(answer.shown); };

  // Everything a file leaves out is filled in by the server; what cannot be stays as it was, and is said.
  const settle = async (key, file) => {
    try {
      const found = await ask("/api/situations", question(file));
      heard(found);
      answered.current = found.view;
      setTrouble(null);
      change(key, { ...file, situation: found.situation, cards: found.cards });
      return true;
    } catch (error) {
      setTrouble(problemText(t, error));
      return false;
    }
  };
  useTitle(t("table-situation-title"));
  useEffect(() => {
    const load = async () => {
      const found = await toolsOf();
      const { name } = found.game;
      setTools(found);
      const opens = async (file) => file?.game === name && await settle("open", file);
      if (await opens(await sharedIn(location.hash))) return;
      if (!await opens(recall("situation"))) await settle("open", fresh(found.module, name));
      if (isShared(location.hash)) setTrouble(t("table-board-unread"));
    };
    load().catch((error) => setTrouble(problemText(t, error)));
  }, []);

  const about = { t, lang, cards: pool.cards };
  const found = tools && now && limits ? tools.module.problems(now.situation, limits, about) : [];
  const said = useCheck(now, found, heard);
  if (said?.good) answered.current = said.view;
  useWorn(tools?.module.Board ? tools.game.name : null);
  useUndoKeys({ z: undo, y: redo });

  const top = html`<${Top} game=${tools?.game.name} />`;
  if (!tools || !now || !limits) {
    return html`${top}
    <main id="main" class="page" tabindex="-1">${trouble ? html`<p class="problem" role="alert">${trouble}</p>`
      : html`<p>${t("table-opening")}</p>`}</main>`;
  }
  const { situation } = now;
  const { module, game, catalogue } = tools;
  const edit = (key, next) => { setTrouble(null); change(key, withSituation(module, now, next)); };
  const bad = found.length || !said || said.good ? found : [said.text];
  const good = !bad.length && said?.good;
  const names = module.seatsOf(situation);
  const fill = (next) => settle(null, { ...now, situation: next });
  const wrong = said && !said.good ? said : null;
  const parts = {
    situation, limits, names, change: edit, fill, about, answered: answered.current, wrong, addCards: pool.add,
  };
  const reseat = (seats) => settle("seats", { ...now, seats, situation: module.reseated(situation, seats) });

  return html`${top}
  <main id="main" class="page situation" tabindex="-1">
    <${Head} file=${now} tools=${tools} parts=${parts} good=${good} history=${history} settle=${settle}
      reseat=${reseat} setTrouble=${setTrouble} />
    <${State} module=${module} parts=${parts} bad=${bad} good=${good} trouble=${trouble} />
    ${module.Board && html`<section class="situation-table" aria-label=${t("table-board-title")}>
      <p class="quiet situation-hint">
        ${t("table-board-hint")}
        <span class="situation-keys"> ${t("table-board-keys")} ${t(`${game.name}-board-hint`)}</span>
      </p>
      <${module.Board} ...${parts} />
    </section>`}
    <${PlayIt} game=${game} catalogue=${catalogue} file=${now} names=${names}
      out=${(one) => module.isOut(situation, one)} good=${good}
      set=${(options) => change("options", { ...now, options })} />
    <${Fields} file=${now} tools=${tools} parts=${parts} change=${change} reseat=${reseat} />
  </main>`;
}
