// A match of a league that is called off: both players agree, or the organiser ends it; it has no result.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { Sure } from "../ui/sure.js";

// off: the players who want it, or nothing.
export function CallOff({ now, other, off = [], deed }) {
  const { t } = useShell();
  const say = (wanted) => deed("/call-off", { opponent: other, off: wanted });
  const title = `${t("events-off")}${t.colon}${other}`;
  if (off.includes(now.you.player)) return html`<span class="row">
    <span role="status">${t("events-off-mine", { name: other })}</span>
    <button type="button" class="link" onClick=${() => say(false)}>${t("events-off-on")}</button></span>`;
  if (off.includes(other)) return html`<span class="row">
    <span role="status">${t("events-off-asked", { name: other })}</span>
    <button type="button" class="button small" data-league="off" onClick=${() => say(true)}>
      ${t("events-off-agree")}</button></span>`;
  return html`<${Sure} label=${t("events-off")} title=${title} ask=${t("events-off-sure")} act=${() => say(true)} />`;
}

// The organiser's way.
export function EndMatch({ match: { first, second }, deed }) {
  const { t } = useShell();
  const end = () => deed("/call-off", { player: first, opponent: second });
  return html`<${Sure} label=${t("events-off")} title=${`${t("events-off")}${t.colon}${first} – ${second}`}
    ask=${t("events-off-sure")} act=${end} />`;
}
