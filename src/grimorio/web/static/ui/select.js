// A choice among values under its label: words(value) is what is read, set() is given the value that was chosen.
import { html } from "../lib.js";

export function Select({ label, value, values, words = String, set, ...more }) {
  const chosen = (text) => set(values.find((one) => String(one) === text));
  return html`<label class="field">
    <span>${label}</span>
    <select ...${more} value=${String(value)} onChange=${({ target }) => chosen(target.value)}>
      ${values.map((one) => html`<option key=${one} value=${String(one)} selected=${one === value}>
        ${words(one)}
      </option>`)}
    </select>
  </label>`;
}
