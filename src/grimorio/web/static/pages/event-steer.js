// What an organiser needs now and then: a message to everybody, penalties, the end of the tournament.
import { html, useState } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { Sure } from "../ui/sure.js";
import { Decide, Files } from "./event-decide.js";

const PENALTIES = ["warning", "game loss", "match loss", "disqualification"];

export function Steering({ now, token, deed }) {
  const { t } = useShell();
  const end = () => deed("/facts", { facts: [{ kind: "end", reason: t("events-ended-early") }] });
  return html`<section class="panel event-steer">
    <${Say} now=${now} deed=${deed} />
    ${!now.over && now.players.length > 0 && html`
      <${GivePenalty} now=${now} deed=${deed} /><${Decide} now=${now} deed=${deed} />`}
    ${(now.rounds.length > 0 || now.matches.length > 0) && html`<${Files} now=${now} token=${token} />`}
    ${!now.over && (now.rounds.length > 0 || now.matches.length > 0) && html`
      <p><${Sure} label=${t("events-end")} ask=${t("events-end-sure")} act=${end} /></p>`}
  </section>`;
}

function Say({ now, deed }) {
  const { t } = useShell();
  const [text, setText] = useState(now.message);
  const send = (event) => { event.preventDefault(); deed("/say", { text: text.trim() }); };
  const clear = async () => { if (await deed("/say", { text: "" })) setText(""); };
  return html`<form class="event-say" onSubmit=${send}>
    <label class="field"><span>${t("events-say")}</span>
      <input data-event="say" maxlength="500" value=${text} onInput=${({ target }) => setText(target.value)} /></label>
    <div class="row">
      <button class="button" disabled=${!text.trim() || text.trim() === now.message}>${t("events-say-send")}</button>
      ${now.message && html`<button type="button" class="link" onClick=${clear}>${t("events-say-clear")}</button>`}
    </div>
  </form>`;
}

function GivePenalty({ now, deed }) {
  const { t } = useShell();
  const none = { player: "", penalty: PENALTIES[0], offence: "", reason: "" };
  const [given, setGiven] = useState(none);
  const set = (name) => ({ target }) => setGiven({ ...given, [name]: target.value });
  const give = async (event) => {
    event.preventDefault();
    const fact = { kind: "penalty", ...given, offence: Number(given.offence) || 0, reason: given.reason.trim() };
    if (await deed("/facts", { facts: [fact] })) setGiven(none);
  };
  const players = now.players.filter(({ left }) => !left);
  return html`<details><summary>${t("events-penalty")}</summary>
    <form class="event-penalty" onSubmit=${give}>
      <label class="field"><span>${t("events-head-player")}</span>
        <select data-penalty="player" value=${given.player} onChange=${set("player")}>
          <option value="">–</option>
          ${players.map(({ name }) => html`<option key=${name} value=${name}>${name}</option>`)}
        </select></label>
      <label class="field"><span>${t("events-penalty-what")}</span>
        <select data-penalty="kind" value=${given.penalty} onChange=${set("penalty")}>
          ${PENALTIES.map((kind) => html`<option key=${kind} value=${kind}>
            ${t("events-penalty-kind", { kind: kind.replace(" ", "-") })}</option>`)}
        </select></label>
      <label class="field"><span>${t("events-penalty-offence")}</span>
        <input inputmode="numeric" maxlength="3" value=${given.offence} onInput=${set("offence")} /></label>
      <label class="field"><span>${t("events-penalty-reason")}</span>
        <input data-penalty="reason" maxlength="200" value=${given.reason} onInput=${set("reason")} /></label>
      <div class="row"><button class="button" data-penalty="give" disabled=${!given.player || !given.reason.trim()}>
        ${t("events-penalty-give")}</button></div>
    </form>
  </details>`;
}
