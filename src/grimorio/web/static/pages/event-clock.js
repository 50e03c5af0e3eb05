// The clock of the round: counted down on every page, started, stopped and lengthened by the organiser.
import { html, useEffect, useState } from "../lib.js";
import { useShell } from "../ui/shell.js";

const LONGER = 5;
const EXTRAS = [2, 5, 10];

// The seconds that are left now; extra: minutes of one match beyond those of the round.
export function useLeft({ clock, ahead }, extra = 0) {
  const [, tick] = useState(0);
  const runs = clock && clock.left === null;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clock) return null;
  const left = runs ? clock.ends - (Date.now() / 1000 + ahead) : clock.left;
  return Math.max(0, Math.ceil(left + 60 * extra));
}

const written = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

// extra: of the reader's own match.
export function RoundClock({ now, extra = 0 }) {
  const { t } = useShell();
  const left = useLeft(now, extra);
  const open = now.rounds.at(-1)?.tables.some(({ second, result }) => second !== null && !result);
  if (left === null || !open || now.over) return null;
  return html`<p class=${`event-clock${left ? "" : " over"}`}>
    <b role="timer" aria-label=${t("events-clock-left")}>${written(left)}</b>
    ${now.clock.left !== null && html` <span class="badge">${t("events-clock-paused")}</span>`}
    ${left === 0 && html` <span role="status">${t("events-clock-over", { last: now.lastTurns })}</span>`}
  </p>`;
}

// The minutes that a match has beyond those of the round, or nothing.
export function Extra({ minutes }) {
  const { t } = useShell();
  return minutes ? html`<span class="badge event-extra">${t("events-extra-of", { minutes })}</span>` : null;
}

// The time of each match that is on with extra time, once that of the round is over.
export function LongerTables({ now }) {
  const { t } = useShell();
  const left = useLeft(now);
  const tables = (now.rounds.at(-1)?.tables || []).map((table, at) => ({ ...table, number: at + 1 }))
    .filter(({ extra, second, result }) => extra && second !== null && !result);
  if (left !== 0 || now.over || !tables.length) return null;
  return html`<ul class="event-longer">${tables.map((table) => html`<li key=${table.number}>
    ${t("events-table", { number: table.number })} <${TableLeft} now=${now} extra=${table.extra} /></li>`)}</ul>`;
}

function TableLeft({ now, extra }) {
  return html`<b class="event-score">${written(useLeft(now, extra))}</b>`;
}

// More time for one match, after a judge was there or because it began late.
export function ExtraTime({ number, table: { first, second }, deed }) {
  const { t } = useShell();
  const [open, setOpen] = useState(false);
  const give = async (minutes) => {
    setOpen(false);
    const fact = { kind: "extra", round: number, first, second, minutes, reason: t("events-extra-reason") };
    await deed("/facts", { facts: [fact] });
  };
  const names = { first, second };
  if (!open) return html`<button type="button" class="link event-more" data-event="extra" aria-expanded="false"
    aria-label=${t("events-extra-for", names)} onClick=${() => setOpen(true)}>${t("events-extra")}</button>`;
  return html`<div class="row event-more" role="group" aria-label=${t("events-extra-for", names)}>
    ${EXTRAS.map((minutes) => html`<button type="button" class="button small" key=${minutes} data-extra=${minutes}
      onClick=${() => give(minutes)}>${t("events-extra-of", { minutes })}</button>`)}
    <button type="button" class="link" onClick=${() => setOpen(false)}>${t("events-cancel")}</button>
  </div>`;
}

// What the organiser does with it.
export function ClockButtons({ now, deed }) {
  const { t } = useShell();
  const act = (what, minutes = 0) => () => deed("/clock", { act: what, minutes });
  const button = (what, text, minutes) => html`
    <button type="button" class="button small" data-clock=${what} onClick=${act(what, minutes)}>${text}</button>`;
  return html`<div class="row" role="group" aria-label=${t("events-clock")}>
    ${!now.clock ? button("start", t("events-clock-start")) : html`
      ${now.clock.left === null ? button("pause", t("events-clock-pause")) : button("on", t("events-clock-on"))}
      ${button("add", t("events-clock-add", { minutes: LONGER }), LONGER)}`}
  </div>`;
}
