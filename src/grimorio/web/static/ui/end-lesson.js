// After a guided game: what it did not come to is told now, and where one goes on.
import { html, useState } from "../lib.js";
import { stepsOf } from "./coach.js";
import { game as remembered } from "../memory.js";
import { problemText } from "../net.js";
import { Said } from "./glossary.js";
import { ShortLessons } from "./short-lessons.js";
import { useShell } from "./shell.js";
import { startGame } from "./start.js";

// The lessons that a guided game did not come to, but for that of its end; null if no game was guided.
export function missed(id, steps) {
  const done = remembered(id)?.learn?.done;
  return done ? steps.filter((step) => step.id !== "end" && !done.includes(step.id)) : null;
}

// The same game without the coach, dealt as usual.
export const plain = ({ game, name, seats }) => ({ game, name, seats, options: {} });

export function EndLesson({ id, game }) {
  const { t, go } = useShell();
  const [problem, setProblem] = useState(null);
  const lesson = remembered(id)?.learn?.lesson;
  const left = missed(id, stepsOf(game, lesson));
  if (!left) return null;
  if (lesson) return html`<section class="end-lesson"><${ShortLessons} game=${game} but=${lesson} /></section>`;
  const play = async () => {
    try { go(`/game/${await startGame(plain(remembered(id).body))}`); } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  return html`<section class="end-lesson">
    <h3>${t("learn-then")}</h3>
    <div class="row">
      <button type="button" class="button primary" data-lesson="play" onClick=${play}>${t("learn-then-play")}</button>
      <a class="button" href="/puzzles">${t("learn-then-puzzles")}</a>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${left.length > 0 && html`<details>
      <summary>${t("learn-missed", { count: left.length })}</summary>
      <dl>${left.map((step) => html`
        <dt>${t(`${game}-lesson-${step.id}-title`)}</dt>
        <dd><${Said} game=${game} text=${t(`${game}-lesson-${step.id}`)} /></dd>`)}</dl>
    </details>`}
  </section>`;
}
