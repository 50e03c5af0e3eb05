// One game of all players: the organiser says who has won it, or corrects it.
import { html, useState } from "../lib.js";
import { useShell } from "../ui/shell.js";

export function Winners({ now, deed }) {
  const { t } = useShell();
  const [chosen, setChosen] = useState(null);
  const players = now.winners ? now.standings.map(({ player }) => player)
    : now.players.filter(({ left }) => !left).map(({ name }) => name);
  if (now.winners && !chosen) return html`<p>
    <button type="button" class="link" data-event="correct" onClick=${() => setChosen(now.winners)}>
      ${t("events-correct")}</button></p>`;
  const marked = chosen || [];
  const toggle = (name) => setChosen(marked.includes(name) ? marked.filter((one) => one !== name) : [...marked, name]);
  const enter = async () => {
    const reason = now.winners ? t("events-corrected") : "";
    if (await deed("/facts", { facts: [{ kind: "together", winners: marked, reason }] })) setChosen(null);
  };
  if (players.length < 2) return null;
  return html`<fieldset class="event-winners"><legend>${t("events-together-who")}</legend>
    <div class="row">${players.map((name) => html`<button type="button" key=${name}
      aria-pressed=${marked.includes(name)} class=${`button${marked.includes(name) ? " chosen" : ""}`}
      onClick=${() => toggle(name)}>${name}</button>`)}</div>
    <div class="row"><button type="button" data-event="winners" onClick=${enter}
        class=${`button${marked.length ? " primary" : ""}`} disabled=${marked.length === players.length}>
      ${t(marked.length ? "events-enter" : "events-together-draw")}</button></div>
  </fieldset>`;
}
