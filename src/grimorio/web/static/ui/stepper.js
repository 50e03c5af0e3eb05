// A number that arrow keys, two small buttons and typing change.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

const clamp = (text, most) => Math.min(most, Math.max(0, Math.trunc(Number(text)) || 0));

export function Stepper({ count, most, set, label, children }) {
  const { t } = useShell();
  return html`<span class="stepper ${count ? "" : "stepper-none"}">
    ${children}
    <input type="number" inputmode="numeric" min="0" max=${most} value=${count} aria-label=${label}
      onInput=${(event) => set(clamp(event.target.value, most))} onFocus=${(event) => event.target.select()} />
    <button type="button" tabindex="-1" class="step" disabled=${count <= 0}
        aria-label=${t("table-situation-less", { what: label })} onClick=${() => set(count - 1)}>
      −
    </button>
    <button type="button" tabindex="-1" class="step" disabled=${count >= most}
        aria-label=${t("table-situation-more", { what: label })} onClick=${() => set(count + 1)}>
      +
    </button>
  </span>`;
}
