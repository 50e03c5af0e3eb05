// A search and filters over the cards of a game; filters: those of its catalogue.js.
import { html } from "../lib.js";
import { style } from "./style.js";

await style(new URL("./card-filters.css", import.meta.url));

// typed, type(words): what is looked for; chosen, choose(chosen): the value of each filter; box: a ref to the field.
export function Filters({ filters, chosen, choose, typed, type, t, box = null }) {
  return html`<div class="builder-filters">
    <label class="field builder-search">
      <span>${t("decks-build-search")}</span>
      <input type="search" autocomplete="off" data-builder="search" ref=${box} value=${typed}
        onInput=${({ target }) => type(target.value)} />
    </label>
    ${filters.map(({ key, label, options }) => html`<label class="field" key=${key}>
      <span>${label}</span>
      <select data-builder=${key} value=${chosen[key] || ""}
          onChange=${({ target }) => choose({ ...chosen, [key]: target.value })}>
        <option value="">${t("decks-build-any")}</option>
        ${options.map(([value, words]) => html`<option value=${value} selected=${value === chosen[key]}>
          ${words}
        </option>`)}
      </select>
    </label>`)}
  </div>`;
}
