// A line of the chat is reported to whoever runs the server; it is hidden from who reported it, and from nobody else.
import { html, useState } from "../lib.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

const NOTE = 300;
const REASONS = {
  insult: "table-chat-reason-insult",
  hate: "table-chat-reason-hate",
  threat: "table-chat-reason-threat",
  obscene: "table-chat-reason-obscene",
  spam: "table-chat-reason-spam",
  other: "table-chat-reason-other",
};

// The lines known, once line i is reported.
export const withReported = (lines, i) => lines.map((line) => (line.i === i ? { ...line, reported: true } : line));

function Reporting({ line, name, send }) {
  const { t, show } = useShell();
  const [reason, setReason] = useState("insult");
  const [note, setNote] = useState("");
  const report = (event) => {
    event.preventDefault();
    show(null);
    send({ kind: "report", i: line.i, reason, note: note.trim() });
  };
  return html`<form class="chat-reporting" onSubmit=${report}>
    <blockquote dir="auto">${line.text}</blockquote>
    <label class="field"><span>${t("table-chat-report-why")}</span>
      <select name="reason" autofocus value=${reason} onChange=${(event) => setReason(event.target.value)}>
        ${Object.entries(REASONS).map(([key, text]) => html`<option key=${key} value=${key}>${t(text)}</option>`)}
      </select></label>
    <label class="field"><span>${t("table-chat-report-note")}</span>
      <input name="note" class="chat-text" value=${note} maxlength=${NOTE} autocomplete="off" dir="auto"
        onInput=${(event) => setNote(event.target.value)} /></label>
    <p class="quiet">${t("table-chat-report-about", { name })}</p>
    <div class="row giving">
      <button type="button" class="button" onClick=${() => show(null)}>${t("table-cancel")}</button>
      <button class="button primary">${t("table-chat-report-send")}</button>
    </div>
  </form>`;
}

// The small sign on somebody else's line. name: the speaker's.
export function ReportButton({ line, name, send }) {
  const { t, show } = useShell();
  const label = t("table-chat-report", { name });
  const open = () => show({
    title: t("table-chat-report-title", { name }),
    body: html`<${Reporting} line=${line} name=${name} send=${send} />`,
  });
  return html`<button type="button" class="icon-button chat-report" aria-haspopup="dialog" aria-label=${label}
      title=${label} onClick=${open}>
    <${Sign} name="report" />
  </button>`;
}
