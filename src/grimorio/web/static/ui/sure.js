// A button that asks once more before it acts; the second press of a double click is no answer.
import { html, useState } from "../lib.js";
import { useShell } from "./shell.js";

export function Sure({ label, title, ask, act, kind = "link", mark = null }) {
  const { t } = useShell();
  const [asked, setAsked] = useState(false);
  return asked ? html`<span class="row">
      <button type="button" class="button small danger" data-event=${mark && `${mark}-sure`}
        onClick=${({ detail }) => { if (!(detail > 1)) { setAsked(false); act(); } }}>${ask}</button>
      <button type="button" class="link" onClick=${() => setAsked(false)}>${t("events-cancel")}</button>
    </span>`
    : html`<button type="button" class=${kind} data-event=${mark} aria-label=${title}
        onClick=${() => setAsked(true)}>${label}</button>`;
}
