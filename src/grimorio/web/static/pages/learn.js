// /learn?game=NAME: goes on with the guided first game, or lays it out, and leads to its table. With &lesson=ID it does
// so with a short lesson, and with &lesson= it lists them.
import { html, useEffect, useState } from "../lib.js";
import { problemText } from "../net.js";
import { bookOf, GAMES } from "../games/index.js";
import { learnGame, shortLesson } from "../ui/coach.js";
import { rememberedName } from "../ui/invite.js";
import { useShell } from "../ui/shell.js";
import { ShortLessons } from "../ui/short-lessons.js";
import { Top } from "../ui/top.js";

export function LearnPage() {
  const { t, go } = useShell();
  const [problem, setProblem] = useState(null);
  const query = new URLSearchParams(location.search);
  const game = GAMES.includes(query.get("game")) ? query.get("game") : GAMES[0];
  const lesson = query.get("lesson") ?? undefined;
  const listed = lesson !== undefined && bookOf(game).LESSONS.short && !shortLesson(game, lesson);
  useEffect(() => {
    if (listed) return undefined;
    let here = true;
    learnGame(game, rememberedName(), shortLesson(game, lesson)?.id).then(
      (id) => { if (here) go(`/game/${id}`, true); },
      (error) => setProblem(problemText(t, error)),
    );
    return () => { here = false; };
  }, [game, lesson]);
  return html`<${Top} />
  <main id="main" class="page narrow" tabindex="-1">
    <h1 class="unseen">Grimorio</h1>
    <section class="panel">
      ${listed ? html`<${ShortLessons} game=${game} heading="h2" />` : html`<h2>${t("learn-start")}</h2>
        ${problem ? html`<p class="problem" role="alert">${t("learn-failed")} ${problem}</p>`
          : html`<p role="status">${t("table-opening")}</p>`}`}
    </section>
  </main>`;
}
