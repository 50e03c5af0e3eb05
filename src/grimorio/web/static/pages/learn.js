// /learn?game=NAME: goes on with the guided first game, or lays it out, and leads to its table.
import { html, useEffect, useState } from "../lib.js";
import { problemText } from "../net.js";
import { GAMES } from "../games/index.js";
import { learnGame } from "../ui/coach.js";
import { rememberedName } from "../ui/invite.js";
import { useShell } from "../ui/shell.js";
import { Top } from "../ui/top.js";

export function LearnPage() {
  const { t, go } = useShell();
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    let here = true;
    const wanted = new URLSearchParams(location.search).get("game");
    learnGame(GAMES.includes(wanted) ? wanted : GAMES[0], rememberedName() || t("table-name-default")).then(
      (id) => { if (here) go(`/game/${id}`, true); },
      (error) => setProblem(problemText(t, error)),
    );
    return () => { here = false; };
  }, []);
  return html`<${Top} />
  <main id="main" class="page narrow" tabindex="-1">
    <h1 class="unseen">Grimorio</h1>
    <section class="panel">
      <h2>${t("learn-start")}</h2>
      ${problem ? html`<p class="problem" role="alert">${t("learn-failed")} ${problem}</p>`
        : html`<p role="status">${t("table-opening")}</p>`}
    </section>
  </main>`;
}
