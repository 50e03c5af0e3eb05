// What a player needs to be among the best: the chance after each result of the next match, by simulating the rest.
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { useShell } from "../ui/shell.js";

export function Chances({ now }) {
  const { t } = useShell();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState(null);
  const round = now.rounds.at(-1);
  const { player } = now.you;
  const results = round?.tables.filter(({ result }) => result).length;
  useEffect(() => {
    let here = true;
    setFound(null);
    if (open) ask(`/api/events/${now.id}/chances?player=${encodeURIComponent(player)}`).then(
      (said) => { if (here) setFound(said); },
      (failed) => { if (here) setFound({ problem: problemText(t, failed) }); });
    return () => { here = false; };
  }, [open, now.id, player, now.rounds.length, results]);
  if (round?.stage !== "swiss" || now.over) return null;
  return html`<details onToggle=${({ currentTarget }) => setOpen(currentTarget.open)}>
    <summary>${t("events-chances")}</summary>
    ${open && (!found ? html`<p class="quiet" role="status">${t("events-chances-wait")}</p>`
      : found.problem ? html`<p class="problem" role="alert">${found.problem}</p>`
        : html`<p>${t("events-chances-best", { count: found.best })}</p>
          <ul class="opponents">${found.endings.map(({ ending, rate, low, high }) => html`<li key=${ending}>
            <b>${t("events-chances-ending", { ending })}</b> <span>${(100 * rate).toFixed(0)} %</span>
            <span class="quiet">${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)} %</span></li>`)}</ul>`)}
  </details>`;
}
