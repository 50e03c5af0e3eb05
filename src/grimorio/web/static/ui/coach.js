// The guided first game, and short lessons: games like any other with a coach beside them, who explains what comes up
// for the first time.
import { bookOf } from "../games/index.js";
import { html, useLayoutEffect, useRef, useState } from "../lib.js";
import { game as remembered, games, keepGame } from "../memory.js";
import { ask } from "../net.js";
import { startGame } from "./start.js";
import { Said } from "./glossary.js";
import { useShell } from "./shell.js";

// The game this browser learns by, when it is not over yet; with `lesson`, that of the short lesson of this name.
export const learning = (game, lesson) =>
  games().find((one) => one.game === game && one.learn && one.learn.lesson === lesson && !one.over) || null;

export const shortLesson = (game, lesson) => bookOf(game).LESSONS?.short?.find(({ id }) => id === lesson);

// What the coach says in the guided first game, or in a short lesson.
export const stepsOf = (game, lesson) => (shortLesson(game, lesson) || bookOf(game).LESSONS)?.steps || [];

// Go on with it, or lay out a new one; its id.
export async function learnGame(game, name, lesson) {
  const begun = learning(game, lesson);
  if (begun) {
    const facts = await ask(`/api/games/${begun.id}`).catch(() => null);
    if (facts?.state === "playing") return begun.id;
    keepGame(begun.id, { over: true });
  }
  const { levels } = await ask("/api/catalogue");
  const id = await startGame({
    game,
    name,
    seats: [{ kind: "person" }, { kind: "bot", level: levels[0], character: "plain" }],
    options: {},
    ...(shortLesson(game, lesson)?.body || bookOf(game).LESSONS.first),
  });
  keepGame(id, { learn: { done: [], away: false, lesson } });
  return id;
}

// What the coach speaks of is framed on the page.
function useMark(selector, view) {
  useLayoutEffect(() => {
    const marked = selector ? [...document.querySelectorAll(selector)] : [];
    for (const one of marked) one.dataset.coach = "";
    return () => { for (const one of marked) delete one.dataset.coach; };
  }, [selector, view]);
}

// view: the table now. Nothing here keeps anybody from any move: a step is over when the player moved, whatever it was.
export function Coach({ id, game, view, refused }) {
  const { t } = useShell();
  const [kept, setKept] = useState(() => remembered(id)?.learn);
  const last = useRef({ number: undefined, step: null });
  const steps = stepsOf(game, kept?.lesson);
  const done = new Set(kept?.done);
  const step = kept && view ? steps.find((one) => !done.has(one.id) && one.when(view, refused)) : null;
  const number = view?.choice?.number;
  const keep = (change) => {
    const learn = { ...kept, ...change };
    setKept(learn);
    keepGame(id, { learn });
  };
  const over = (one) => keep({ done: [...done, one] });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { number, step: kept?.away || step?.stays ? null : step?.id };
    if (before.step && before.number !== undefined && before.number !== number && !done.has(before.step))
      over(before.step);
  }, [number, step?.id, kept?.away]);
  useMark(kept && !kept.away ? step?.mark : null, view);
  // When the game is over there is nothing more to play on.
  if (!kept || !view || (view.result && !step)) return null;
  if (kept.away) {
    return html`<section class="coach coach-away" aria-label=${t("learn-coach")}>
      <button type="button" class="link" onClick=${() => keep({ away: false })}>${t("learn-back")}</button></section>`;
  }
  const said = step && `${game}-lesson-${step.id}`;
  const quiet = steps.every((one) => done.has(one.id)) ? "learn-finished" : "learn-quiet";
  return html`<section class="coach" aria-label=${t("learn-coach")} data-step=${step?.id}>
    <div class="coach-said" aria-live="polite" aria-atomic="true">${step ? html`
      <h2>${t(step.title || `${said}-title`)}</h2>
      <p><${Said} game=${game} text=${t(step.text || said)} /></p>
      ${step.act && html`<p class="coach-do">${t(`${said}-do`)}</p>`}` : html`<p>${t(quiet)}</p>`}</div>
    <div class="coach-more">
      <span class="quiet">${t("learn-progress", { done: done.size, total: steps.length })}</span>
      ${step && !step.act && html`<button type="button" class="button small primary" onClick=${() => over(step.id)}>
        ${t("learn-next")}
      </button>`}
      <button type="button" class="link" onClick=${() => keep({ away: true })}>${t("learn-leave")}</button>
    </div>
  </section>`;
}
