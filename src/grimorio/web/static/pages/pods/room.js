// An online draft on the screen in the room: who sits where, how far each table is.
import { html } from "../../lib.js";
import { useShell } from "../../ui/shell.js";
import { Ring } from "../paper/table.js";
import { Seats, namesOf, phaseText, useLive } from "./seats.js";

export function RoomPods({ now }) {
  const { t } = useShell();
  const live = useLive(now);
  return html`<div class="paper-tables room-draft">${now.onlineDraft.pods.map((pod, number) => {
    const told = live[pod.game];
    const way = told?.phase === "draft" && now.onlineDraft.way === "booster" ? told.direction : "none";
    return html`<section class="paper-table" key=${pod.game} aria-labelledby=${`pod-${number}`}>
      <h2 id=${`pod-${number}`}>${t("paperdraft-table", { number: number + 1 })}</h2>
      <p class="paper-step" role="status">${phaseText(t, now, pod, told)}</p>
      <${Ring} players=${namesOf(t, pod)} way=${way} />
      <${Seats} now=${now} pod=${pod} told=${told} />
    </section>`;
  })}</div>`;
}
