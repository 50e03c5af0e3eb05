// After the time of a match at a real table: a tap at the end of each turn counts those that are still played.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { useLeft } from "./event-clock.js";

// How many turns are still played, the present one included.
export const turnsLeft = (now, table) => Math.max(0, now.lastTurns + 1 - (now.you.turns?.[table.first] || 0));

// table: of the present round, open; player: whom the organiser counts for, else null.
export function Turns({ now, table, deed, player = null }) {
  const { t } = useShell();
  const left = useLeft(now, table.extra);
  if (left !== 0 || table.online?.on) return null;
  const turns = turnsLeft(now, table);
  const count = () => deed("/turn", { turns: now.lastTurns + 1 - turns, ...(player && { player }) });
  return html`<span class="row event-more">
    <b role="status">${turns > now.lastTurns ? t("events-clock-over", { last: now.lastTurns })
      : t("events-turns", { count: turns })}</b>
    ${turns > 0 && html`<button type="button" class="button small" data-event="turn" onClick=${count}
      aria-label=${`${t("events-turn-over")}${t.colon}${table.first} – ${table.second}`}>
      ${t("events-turn-over")}
    </button>`}
  </span>`;
}
