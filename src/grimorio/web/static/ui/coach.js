// The guided first game: a game like any other with a coach beside it, who explains what comes up for the first time.
import { html, useEffect, useRef, useState } from "../lib.js";
import * as magecraft from "../games/magecraft/lessons.js";
import { game as remembered, games, keepGame } from "../memory.js";
import { ask } from "../net.js";
import { startGame } from "./end.js";
import { Said } from "./glossary.js";
import { useShell } from "./shell.js";

const LESSONS = { magecraft };

// The game this browser learns by, when it is not over yet.
export const learning = () => games().find((one) => one.learn && !one.over) || null;

// Go on with it, or lay out a new one; its id.
export async function learnGame(name) {
  const begun = learning();
  if (begun) {
    const facts = await ask(`/api/games/${begun.id}`).catch(() => null);
    if (facts?.state === "playing") return begun.id;
    keepGame(begun.id, { over: true });
  }
  const { levels } = await ask("/api/catalogue");
  const id = await startGame({
    game: "magecraft", name, seats: [{ kind: "person" }, { kind: "bot", level: levels[0] }], options: {}, ...magecraft.FIRST,
  });
  keepGame(id, { learn: { done: [], away: false } });
  return id;
}

// view: the table now. Nothing here keeps anybody from any move: a step is over when the player moved, whatever it was.
export function Coach({ id, game, view, refused }) {
  const { t } = useShell();
  const [kept, setKept] = useState(() => remembered(id)?.learn);
  const last = useRef({ number: undefined, step: null });
  const steps = LESSONS[game]?.STEPS || [];
  const done = new Set(kept?.done);
  const step = kept && view ? steps.find((one) => !done.has(one.id) && one.when(view, refused)) : null;
  const number = view?.choice?.number;
  const keep = (change) => {
    const learn = { ...kept, ...change };
    setKept(learn);
    keepGame(id, { learn });
  };
  const over = (one) => keep({ done: [...done, one] });
  useEffect(() => {
    const before = last.current;
    last.current = { number, step: kept?.away ? null : step?.id };
    if (before.step && before.number !== undefined && before.number !== number && !done.has(before.step)) over(before.step);
  }, [number, step?.id, kept?.away]);
  if (!kept || !view) return null;
  if (kept.away) {
    return html`<section class="coach coach-away" aria-label=${t("learn-coach")}>
      <button type="button" class="link" onClick=${() => keep({ away: false })}>${t("learn-back")}</button></section>`;
  }
  const said = step && `learn-${game}-step-${step.id}`;
  const quiet = steps.every((one) => done.has(one.id)) ? "learn-finished" : "learn-quiet";
  return html`<section class="coach" aria-label=${t("learn-coach")} data-step=${step?.id} data-mark=${step?.mark}>
    <div class="coach-said" aria-live="polite" aria-atomic="true">
      ${step ? html`<h2>${t(`${said}-title`)}</h2>
        <p><${Said} game=${game} text=${t(said)} /></p>
        ${step.act && html`<p class="coach-do">${t(`${said}-do`)}</p>`}` : html`<p>${t(quiet)}</p>`}
    </div>
    <div class="coach-more">
      <span class="quiet">${t("learn-progress", { done: done.size, total: steps.length })}</span>
      ${step && !step.act && html`<button type="button" class="button small primary" onClick=${() => over(step.id)}>${t("learn-next")}</button>`}
      <button type="button" class="link" onClick=${() => keep({ away: true })}>${t("learn-leave")}</button>
    </div>
  </section>`;
}
