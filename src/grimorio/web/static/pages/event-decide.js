// Decisions of the organiser beside results: byes, pairs that do not meet, notes; and the event as files.
import { html, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { download } from "../ui/file.js";
import { useShell } from "../ui/shell.js";

const KINDS = ["bye", "forbid", "allow", "note"];
const PAIRS = ["forbid", "allow"];

// The fact of a decision; null while something is missing.
export function factOf({ kind, first, second, reason }) {
  const why = reason.trim();
  if (!why) return null;
  if (kind === "note") return { kind, text: why };
  if (!first || (PAIRS.includes(kind) && (!second || first === second))) return null;
  return kind === "bye" ? { kind, player: first, reason: why }
    : { kind: "override", what: kind, first, second, reason: why };
}

export function Decide({ now, deed }) {
  const { t } = useShell();
  const none = { kind: now.structure === "swiss" ? "bye" : "note", first: "", second: "", reason: "" };
  const [made, setMade] = useState(none);
  const kinds = now.structure === "swiss" ? KINDS : ["note"];
  const set = (name) => ({ target }) => setMade({ ...made, [name]: target.value });
  const fact = factOf(made);
  const send = async (event) => {
    event.preventDefault();
    if (await deed("/facts", { facts: [fact] })) setMade(none);
  };
  const choose = (name) => html`<label class="field"><span>${t("events-head-player")}</span>
    <select data-decide=${name} value=${made[name]} onChange=${set(name)}><option value="">–</option>
      ${now.players.filter(({ left }) => !left).map(({ name: one }) => html`
        <option key=${one} value=${one}>${one}</option>`)}</select></label>`;
  return html`<details><summary>${t("events-decide")}</summary>
    <form class="event-penalty" onSubmit=${send}>
      <label class="field"><span>${t("events-decide-what")}</span>
        <select data-decide="kind" value=${made.kind} onChange=${set("kind")}>${kinds.map((kind) => html`
          <option key=${kind} value=${kind}>${t("events-decide-kind", { kind })}</option>`)}</select></label>
      ${made.kind !== "note" && choose("first")}${PAIRS.includes(made.kind) && choose("second")}
      <label class="field"><span>${t("events-penalty-reason")}</span>
        <input data-decide="reason" maxlength="200" value=${made.reason} onInput=${set("reason")} /></label>
      <div class="row"><button class="button" data-decide="send" disabled=${!fact}>${t("events-enter")}</button></div>
    </form>
  </details>`;
}

// The event for other programs; its whole log once it is over, for until then the seed of its lot is secret.
export function Files({ now, token }) {
  const { t } = useShell();
  const [problem, setProblem] = useState(null);
  const save = async (as) => {
    try {
      const { name, text } = await ask(`/api/events/${now.id}/file?as=${as}`, undefined, token);
      download(name, text, as === "csv" ? "text/csv" : "application/json");
      setProblem(null);
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  return html`<details><summary>${t("events-files")}</summary>
    <div class="row">${["csv", "open", ...(now.over ? ["log"] : [])].map((as) => html`
      <button type="button" key=${as} class="button small" data-file=${as} onClick=${() => save(as)}>
        ${t("events-file", { as })}</button>`)}</div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </details>`;
}
