// What every page knows of Magecraft, before its table is drawn: its words, its short rules, its first game, its
// emblem.
import { html } from "../../vendor/htm-preact.js";
import { style } from "../../ui/style.js";
import { COLOURS, Gem, Words } from "./gems.js";
import { EFFECTS, Icon } from "./icons.js";
import { FIRST, STEPS } from "./lessons.js";

export { TERMS } from "./terms.js";
export const LESSONS = { first: FIRST, steps: STEPS };

await style(new URL("./gems.css", import.meta.url));

export const Emblem = ({ t }) => html`<${Words.Provider} value=${t}>${COLOURS.map((colour) => html`
  <${Gem} key=${colour} colour=${colour} size="m" />`)}</${Words.Provider}>`;

const Icons = ({ t }) => html`<ul class="help-icons">${EFFECTS.map((effect) => html`<li key=${effect}>
  <${Icon} name=${effect} />
  <span><strong>${t(`magecraft-icon-${effect}`)}</strong> ${t(`magecraft-icon-help-${effect}`)}</span>
</li>`)}</ul>`;

export const HELP = ["goal", "turn", "shield", "magic", "icons", "ability", "study", "review", "rest", "end"]
  .map((part) => ({ part, More: part === "icons" ? Icons : null }));
