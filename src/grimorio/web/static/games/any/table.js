// The table of a game that brings none of its own: what its view holds, name by name; answers are the prompt's buttons.
import { html } from "../../lib.js";
import { style } from "../../ui/style.js";
import { label } from "./words.js";

export { askText, describeOption, logText } from "./words.js";

await style(new URL("./table.css", import.meta.url));

const plain = (value) => value === null || typeof value !== "object";
const words = (value) => (value === null || value === "" ? "–" : String(value));

function Value({ value }) {
  if (plain(value)) return html`<span>${words(value)}</span>`;
  if (!Array.isArray(value)) return html`<${Fields} fields=${value} />`;
  if (!value.length) return html`<span>–</span>`;
  if (value.every(plain)) return html`<span>${value.map(words).join(", ")}</span>`;
  return html`<ol>${value.map((item, index) => html`<li key=${index}><${Value} value=${item} /></li>`)}</ol>`;
}

function Fields({ fields }) {
  return html`<dl class="any-fields">${Object.entries(fields).map(([name, value]) => html`
    <div key=${name} data-field=${name}><dt>${label(name)}</dt><dd><${Value} value=${value} /></dd></div>`)}</dl>`;
}

export function Table({ view }) {
  return html`<div class="any-table panel"><${Value} value=${view.table} /></div>`;
}
