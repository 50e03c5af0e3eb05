// The dialog that shows a finished game with the bots' eyes: the chances along the game, the largest swings, what the
// strongest bot would have answered there, and the way to try it again.
import { html, useEffect, useRef, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { curveOf, GAMES, looked, mendedBy, pointsOf, stepsOf, swingsOf, TRIALS } from "./foresight.js";
import { Course } from "./chart.js";
import { optionText } from "./option-text.js";
import { levelName } from "./players.js";
import { useShell } from "./shell.js";

// What was looked at already, by game: opened again, it is there at once.
const known = new Map();
const seconds = (count) => new Promise((done) => { setTimeout(done, 1000 * count); });

// Lets bots look at moments: {moments, wait, done, problem, all}; nothing is asked while steps is null.
function useLooked(id, key, steps, more) {
  const { t } = useShell();
  const [, come] = useState(0);
  const kept = useRef(null);
  kept.current = known.get(`${id}:${key}`) || { moments: [], wait: 0, done: false, problem: null };
  useEffect(() => {
    const name = `${id}:${key}`;
    if (!steps || known.get(name)?.done) return undefined;
    let gone = false;
    const tell = (change) => {
      known.set(name, { ...(known.get(name) || kept.current), problem: null, ...change });
      if (!gone) come((count) => count + 1);
    };
    const run = async () => {
      const left = steps.filter((step) => !known.get(name)?.moments.some((one) => one.step === step));
      const how = { wait: seconds, stopped: () => gone };
      try {
        for await (const { moments, wait = 0, level } of looked(
          (body) => ask(`/api/games/${id}/analysis`, body), { ...more, steps: left }, how,
        )) tell({ moments: [...(known.get(name)?.moments || []), ...moments], wait, ...(level && { level }) });
        if (!gone) tell({ done: true, wait: 0 });
      } catch (error) {
        tell({ problem: problemText(t, error), wait: 0 });
      }
    };
    run();
    return () => { gone = true; };
  }, [id, key, Boolean(steps)]);
  return kept.current;
}

function Progress({ label, now, most, wait }) {
  const { t } = useShell();
  return html`<p class="foresee-progress" role="status">
    <span>${wait ? t("table-foresee-wait", { seconds: wait }) : label}</span>
    <progress value=${now} max=${most} aria-label=${label}></progress>
  </p>`;
}

// An answer beside that of the bot: what was played, what the bot would have played, the chance after each.
function Mended({ moment, level, about, look, again }) {
  const { t, name } = about;
  const { ask: asked, seat, played, best, view, won, other } = moment;
  const choice = { ask: asked, seat, options: [played, best] };
  const said = (option) => optionText(option, choice, view, about);
  return html`<li class="foresee-mended">
    <p>${t("table-foresee-played", { name: name(seat), answer: said(played), chance: won })}</p>
    <p><strong>${t("table-foresee-best", { level, answer: said(best), chance: other })}</strong></p>
    <div class="row">
      <button type="button" class="button small" onClick=${() => look(moment.step)}>${t("table-foresee-look")}</button>
      <button type="button" class="button small" data-do="again" onClick=${() => again(moment.step, seat)}>
        ${t("table-foresee-again")}
      </button>
    </div>
  </li>`;
}

// One swing: who lost how much and when, and on demand, or at once, what the strongest bot would have done.
function Swing({ id, swing, atOnce, about, look, again }) {
  const { t, name } = about;
  const { from, to, seat, loss } = swing;
  const [pressed, setPressed] = useState(false);
  const wanted = pressed || atOnce;
  const steps = stepsOf(swing);
  const { moments, wait, done, problem, level } = useLooked(
    id, `${from.step}-${to.step}`, wanted ? steps : null, { games: TRIALS, advice: true },
  );
  const mended = mendedBy(moments, seat);
  const called = level ? levelName(t, level) : "";
  const before = from.standing[seat].chance;
  return html`<li class="foresee-swing" data-step=${from.step}>
    <h3>${t("table-foresee-swing", { name: name(seat), before, after: to.standing[seat].chance, loss })}</h3>
    <p class="quiet">${t("table-round", { round: from.round })}</p>
    ${!wanted && html`<div class="row">
      <button type="button" class="button small" onClick=${() => look(from.step)}>${t("table-foresee-look")}</button>
      <button type="button" class="button small" data-do="ask" onClick=${() => setPressed(true)}>
        ${t("table-foresee-ask")}
      </button>
    </div>`}
    ${wanted && !done && !problem && html`
      <${Progress} label=${t("table-foresee-asking")} now=${moments.length} most=${steps.length} wait=${wait} />`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${mended.length > 0 && html`<ol>${mended.slice(0, 3).map((moment) => html`
      <${Mended} key=${moment.step} moment=${moment} level=${called} about=${about} look=${look} again=${again} />`)}
    </ol>`}
    ${done && mended.length === 0 && html`<p>${t("table-foresee-same", { level: called, name: name(seat) })}</p>
      <button type="button" class="button small" onClick=${() => look(from.step)}>${t("table-foresee-look")}</button>`}
  </li>`;
}

// turns: of the outline; step: where the reader is; go(step), again(step, seat): to a moment, and to play on from it.
export function Foresee({ id, turns, names, step, about, go, again }) {
  const { t } = about;
  const points = pointsOf(turns);
  const { moments, wait, done, problem } = useLooked(id, "curve", points.map((turn) => turn.step), { games: GAMES });
  const curve = curveOf(points, moments);
  // Moments are looked at in their order: what is named before the curve is whole stays.
  const swings = swingsOf(curve);
  const head = done && !swings.length ? "table-foresee-quiet" : done ? "table-foresee-swings" : "table-foresee-so-far";
  return html`<div class="foresee">
    <p>${t("table-foresee-text", { games: GAMES })}</p>
    ${!done && !problem && html`
      <${Progress} label=${t("table-foresee-working")} now=${moments.length} most=${points.length} wait=${wait} />`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${curve.length > 1 && html`
      <${Course} turns=${curve} names=${names} step=${step} go=${go}
        measures=${[["chance", t("table-foresee-chance"), 100]]} />`}
    ${(done || swings.length > 0) && html`<h3 class="foresee-head">${t(head)}</h3>`}
    ${swings.length > 0 && html`<ol class="foresee-swings">${swings.map((swing, at) => html`
      <${Swing} key=${swing.from.step} id=${id} swing=${swing} atOnce=${done && at === 0} about=${about} look=${go}
        again=${again} />`)}</ol>`}
  </div>`;
}
