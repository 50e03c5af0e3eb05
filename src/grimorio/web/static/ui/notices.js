// What everybody should know of this game. Where there is a column beside the table it stands there.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

export function Notices({ notices, beside = false }) {
  const { t } = useShell();
  if (!notices.length) return null;
  return html`<ul class=${beside ? "notes beside" : "notes notices"}>${notices.map((one) => html`<li key=${one.message}>
    ${t(one.message, one.args)}
  </li>`)}</ul>`;
}
