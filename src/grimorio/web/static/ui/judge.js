// The judge at a table: players call and accept one, who decides from a bar of their own.
import { html, useState } from "../lib.js";
import { forgetGame, game as remembered } from "../memory.js";
import { ask, problemText } from "../net.js";
import { Copy, NameField, OnlyHere, rememberedName } from "./invite.js";
import { judgeText } from "./judge-text.js";
import { nameOf } from "./players.js";
import { useShell } from "./shell.js";
import { style } from "./style.js";

await style(new URL("./judge.css", import.meta.url));

// A balance.
const Balance = () => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 4v16M8 20h8M5 7h14M5 7 2 14h6ZM19 7l-3 7h6ZM2 14a3 2 0 0 0 6 0M16 14a3 2 0 0 0 6 0" />
</svg>`;

// What a judge decides in words and by choice; the first is the mildest. final: it ends the game, or a player's.
const DECISIONS = [
  { act: "warning", seat: true, reason: true },
  { act: "time", seat: true, minutes: true },
  { act: "loss", seat: true, reason: true, final: true },
  { act: "drop", seat: true, reason: true, final: true },
  { act: "award", seat: true, reason: true, final: true },
  { act: "draw", reason: true, final: true },
];
const NEEDS_REASON = new Set(["warning", "loss"]);

// The decisions that fit a table. clock: whether it has one; seats: how many; draws: whether its game knows draws;
// drafted: nobody wins or loses it.
export const decisionsFor = ({ clock, seats, draws, drafted = false }) => DECISIONS.filter(({ act }) =>
  (act !== "time" || clock) && (act !== "drop" || seats > 2) && (act !== "draw" || draws)
  && !(drafted && ["loss", "award"].includes(act)));

// Two buttons that ask once more: no, and what is done.
function Answers({ no, yes, act, kind = "primary", mark }) {
  const { t, show } = useShell();
  return html`<div class="row giving">
    <button type="button" class="button" autofocus onClick=${() => show(null)}>${t(no)}</button>
    <button type="button" class=${`button ${kind}`} data-judge=${mark} onClick=${() => { show(null); act(); }}>
      ${t(yes)}</button>
  </div>`;
}

// A link for a judge, made when it is asked for. text: what it is good for.
function JudgeLink({ id, token, label, text }) {
  const { t } = useShell();
  const [made, setMade] = useState(null);
  const [problem, setProblem] = useState(null);
  const make = () => ask(`/api/games/${id}/judge/invite`, {}, token).then(setMade, (failed) => setProblem(failed));
  return html`<section class="judge-link">
    <p>${t(text)}</p>
    ${made ? html`<${OnlyHere} links=${[made.link]} />
      <img class="qr" width="148" height="148" alt=${t("judge-invite-qr")}
        src=${`/api/games/${id}/judge.svg?invite=${encodeURIComponent(made.invite)}`} />
      <div class="row">
        <input readonly value=${made.link} aria-label=${t("judge-invite-link")}
          onFocus=${(event) => event.target.select()} />
        <${Copy} text=${made.link} />
      </div>`
    : html`<button type="button" class="button" data-judge="invite" onClick=${make}>${t(label)}</button>`}
    ${problem && html`<p class="problem" role="alert">${problemText(t, problem)}</p>`}
  </section>`;
}

function Calling({ id, token, judge, event, send }) {
  const { t, show } = useShell();
  const call = () => { show(null); send({ kind: "judge", act: "call" }); };
  return html`
    ${!judge?.called && judge?.called !== 0 && html`
      <p>${t("judge-call-text")}${event && html` ${t("judge-call-event")}`}</p>
      <div class="row"><button type="button" class="button primary" data-judge="call" onClick=${call}>
        ${t("judge-call")}</button></div>`}
    ${!event && html`<${JudgeLink} id=${id} token=${token} label="judge-invite" text="judge-invite-text" />`}`;
}

// The way to a judge, for who plays. event: the tournament of the table, or null.
export function JudgeButton({ id, token, judge, event, send }) {
  const { t, show } = useShell();
  const open = () => show({
    title: t("judge-title"), kind: "judge-popup",
    body: html`<${Calling} id=${id} token=${token} judge=${judge} event=${event} send=${send} />`,
  });
  return html`<button type="button" class="icon-button judge-button" aria-haspopup="dialog"
      aria-label=${t("judge-button")} title=${t("judge-button")} onClick=${open}>
    <${Balance} />
  </button>`;
}

// What a call says that nobody has answered yet.
function calledText(t, judge, mine, name) {
  const own = judge.called === mine;
  const how = `${judge.stopped ? "called" : "called-waits"}${own ? "-mine" : judge.stopped ? "-by" : ""}`;
  return t(`judge-${how}`, { name: name(judge.called) });
}

// What the judge may see now, and whose word is missing.
function Seeing({ judge, mine = null, name }) {
  const { t } = useShell();
  const missing = judge.asked.filter((seat) => !judge.agreed.includes(seat));
  const public_ = judge.official ? "judge-sees-public-official" : "judge-sees-public";
  return html`<span class="quiet">
    ${t(judge.sees === "all" ? "judge-sees-all" : public_)}
    ${missing.length > 0 && html` ${t("judge-waiting-for", { names: t.list(missing.map((seat) =>
      seat === mine ? t("table-you-after") : name(seat))) })}`}
  </span>`;
}

// What stands with the people while a judge is called or there, for players and spectators.
export function JudgeBar({ judge, mine, name, send }) {
  const { t, show } = useShell();
  if (!judge?.name && (judge?.called ?? null) === null) return null;
  const act = (one) => () => send({ kind: "judge", act: one });
  const own = judge.called === mine;
  if (!judge.name) return html`<p class="yielding judge-bar" role="status" data-judge-bar="called">
    ${calledText(t, judge, mine, name)}
    ${own && html`<button type="button" class="button small" data-judge="withdraw" onClick=${act("withdraw")}>
      ${t("judge-withdraw")}</button>`}
  </p>`;
  const accepts = judge.agreed.includes(mine);
  const accept = () => show({
    title: t("judge-accept-title", { judge: judge.name }),
    body: html`<p>${t("judge-accept-text")}</p>
      <${Answers} no="judge-accept-no" yes="judge-accept" mark="accept-sure" act=${act("agree")} />`,
  });
  return html`<p class="yielding judge-bar" role="status" data-judge-bar=${judge.sees}>
    <${Balance} />
    <span>${t(judge.stopped ? "judge-there-stopped" : "judge-there", { judge: judge.name })}
      ${!judge.here && html` <span class="player-away">${t("judge-away")}</span>`}
      ${judge.official && html` <span class="player-level">${t("judge-official")}</span>`}</span>
    <${Seeing} judge=${judge} mine=${mine} name=${name} />
    ${judge.asked.includes(mine) && !accepts && html`
      <button type="button" class="button small primary" data-judge="accept" onClick=${accept}>
        ${t("judge-accept")}</button>`}
    ${judge.asked.includes(mine) && accepts && html`
      <button type="button" class="button small" data-judge="refuse" onClick=${act("refuse")}>
        ${t("judge-refuse")}</button>`}
    ${own && html`<button type="button" class="button small" data-judge="withdraw" onClick=${act("withdraw")}>
      ${t("judge-withdraw")}</button>`}
  </p>`;
}

const fieldOf = (label, control) => html`<label class="field"><span>${label}</span>${control}</label>`;

function Choice({ options, value, set, name }) {
  return html`<select name=${name} value=${value} onChange=${({ target }) => set(target.value)}>
    ${options.map(([key, label]) => html`<option key=${key} value=${key} selected=${String(key) === String(value)}>
      ${label}</option>`)}
  </select>`;
}

// A decision, put together in a form. One that ends the game, or a player's, is confirmed in a second step.
function Deciding({ decisions, seats, name, event, send }) {
  const { t, show } = useShell();
  const [act, setAct] = useState(decisions[0].act);
  const [seat, setSeat] = useState(seats[0]);
  const [minutes, setMinutes] = useState(3);
  const [reason, setReason] = useState("");
  const [sure, setSure] = useState(false);
  const wanted = decisions.find((one) => one.act === act);
  const needs = NEEDS_REASON.has(act);
  const decide = () => {
    show(null);
    send({
      kind: "judge", act, ...(wanted.seat && { seat: Number(seat) }), ...(wanted.minutes && { seconds: 60 * minutes }),
      ...(wanted.reason && reason.trim() && { reason: reason.trim() }),
    });
  };
  if (sure) return html`<div class="judge-sure">
    <p class="judge-what">${t(`judge-sure-${act}`, { name: name(Number(seat)), minutes: Number(minutes) })}</p>
    ${wanted.reason && reason.trim() && html`<blockquote dir="auto">${reason.trim()}</blockquote>`}
    ${event && needs && html`<p class="quiet">${t("judge-sure-event")}</p>`}
    <p class="quiet">${t("judge-sure-final")}</p>
    <div class="row giving">
      <button type="button" class="button" onClick=${() => setSure(false)}>${t("judge-back-to")}</button>
      <button type="button" class="button danger" data-judge="confirm"
          onClick=${({ detail }) => { if (!(detail > 1)) decide(); }}>${t("judge-confirm")}</button>
    </div>
  </div>`;
  const entered = (submit) => {
    submit.preventDefault();
    if (wanted.final) setSure(true);
    else decide();
  };
  return html`<form class="judge-form" onSubmit=${entered}>
    ${fieldOf(t("judge-what"), html`<${Choice} name="act" value=${act} set=${setAct}
      options=${decisions.map((one) => [one.act, t(`judge-act-${one.act}`)])} />`)}
    ${wanted.seat && fieldOf(t("judge-player"), html`<${Choice} name="seat" value=${seat} set=${setSeat}
      options=${seats.map((one) => [one, name(one)])} />`)}
    ${wanted.minutes && fieldOf(t("judge-minutes"), html`<input type="number" name="minutes" min="1" max="60" required
      value=${minutes} onInput=${({ target }) => setMinutes(Number(target.value))} />`)}
    ${wanted.reason && html`<label class="field"><span>${t("judge-reason")}</span>
      <input type="text" name="reason" maxlength="300" dir="auto" autocomplete="off" required=${needs} value=${reason}
        aria-describedby="judge-reason-hint" onInput=${({ target }) => setReason(target.value)} />
      <small id="judge-reason-hint" class="quiet">${t("judge-reason-hint")}</small></label>`}
    ${event && needs && !wanted.final && html`<p class="quiet">${t("judge-sure-event")}</p>`}
    <div class="row giving"><button class="button primary" data-judge=${wanted.final ? "next" : "confirm"}>
      ${t(wanted.final ? "judge-next" : "judge-confirm")}</button></div>
  </form>`;
}

// The judge's own bar. clock: whether the table has one; event: the tournament of the table, or null; drafted: whether
// it is a draft.
export function JudgeTools({ id, token, judge, players, name, clock, event, drafted, send }) {
  const { t, show, go } = useShell();
  if (!judge?.name) return null;
  const decides = judge.official || judge.sees === "all";
  const act = (one) => send({ kind: "judge", act: one });
  const seats = players.map((one) => one.seat);
  const decide = () => show({
    title: t("judge-button"), kind: "judge-popup",
    body: html`<${Deciding} name=${name} event=${event} send=${send}
      seats=${seats} decisions=${decisionsFor({ clock, seats: seats.length, draws: judge.draws, drafted })} />`,
  });
  const left = () => { forgetGame(id); act("leave"); go("/"); };
  const leave = () => show({
    title: t("judge-leave-title"),
    body: html`<p>${t("judge-leave-text")}</p>
      <${JudgeLink} id=${id} token=${token} label="judge-device" text="judge-invite-move" />
      <${Answers} no="table-cancel" yes="judge-leave" kind="danger" mark="leave-sure" act=${left} />`,
  });
  return html`<section class="yielding judge-bar judge-tools" aria-label=${t("judge-button")}>
    <${Balance} />
    <span role="status">
      <strong>${t(judge.stopped ? "judge-mine-stopped" : "judge-mine")}</strong>
      ${(judge.called ?? null) !== null && html` ${t("judge-log-call", { name: name(judge.called) })}`}
      ${" "}<${Seeing} judge=${judge} name=${name} />
    </span>
    <span class="judge-acts">
      ${decides && html`
        <button type="button" class="button small" data-judge=${judge.stopped ? "go" : "stop"}
            onClick=${() => act(judge.stopped ? "go" : "stop")}>${t(judge.stopped ? "judge-go" : "judge-stop")}</button>
        <button type="button" class="button small primary" data-judge="decide" aria-haspopup="dialog" onClick=${decide}>
          ${t("judge-rule")}</button>`}
      <button type="button" class="button small" data-judge="leave" aria-haspopup="dialog" onClick=${leave}>
        ${t("judge-leave")}</button>
    </span>
  </section>`;
}

// Asks before the game is taken back to before a line of the log, which says with which update it came.
export function takeBackTo(event, line, { t, show, send }) {
  show({
    title: t("judge-back-title"),
    body: html`<p>${t("judge-back-text", { line })}</p>
      <${Answers} no="table-cancel" yes="judge-back" kind="danger" mark="back-sure"
        act=${() => send({ kind: "judge", act: "back", n: event.n - 1 })} />`,
  });
}

// What the prompt says while the game is stopped; null while it goes on.
export const stoppedText = (t, judge) =>
  judge?.stopped ? t(judge.name ? "judge-stopped" : "judge-stopped-called") : null;

// Whoever opens a link for a judge sits down there. facts: of the game, with "judging"; sit(name).
export function JudgeJoin({ facts, sit, watch, problem }) {
  const { t } = useShell();
  const [name, setName] = useState(rememberedName());
  if (!facts) return null;
  const people = facts.seats.filter(({ free }) => !free).map(({ seat }) => nameOf(t, facts.seats, seat));
  if (!facts.judging) return html`<section class="panel join" data-judge="spent">
    <h2>${t("judge-join-spent")}</h2>
    <p>${t("judge-join-spent-text")}</p>
    <div class="row"><button type="button" class="button primary" onClick=${watch}>${t("table-watch")}</button></div>
  </section>`;
  return html`<form class="panel join" onSubmit=${(event) => { event.preventDefault(); sit(name.trim()); }}>
    <h2>${t("judge-join-title")}</h2>
    <p>${t("judge-join-text", { game: t.game(facts.game), names: t.list(people) })}</p>
    <${NameField} name=${name} setName=${setName} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row">
      <button class="button primary" disabled=${!name.trim()}>${t("judge-join")}</button>
      <button type="button" class="button" onClick=${watch}>${t("table-watch")}</button>
    </div>
  </form>`;
}

// The token by which this browser has a seat at the table, which keeps it from judging there.
export const seatToken = (id) => (remembered(id)?.seat >= 0 ? remembered(id).token : null);
export { judgeText };
