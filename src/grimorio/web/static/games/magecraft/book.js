// What every page knows of Magecraft, before its table is drawn: its words, its short rules, its first game, its
// picture.
import { html } from "../../vendor/htm-preact.js";
import { style } from "../../ui/style.js";
import { EFFECTS, Icon } from "./icons.js";
import { FIRST, STEPS } from "./lessons.js";

export { Picture } from "./picture.js";
// Whether its cards are shown on a page of their own, /cards.
export const CARDS = true;
// Its bots have characters.
export const CHARACTERS = true;
export { TERMS } from "./terms.js";
export const LESSONS = { first: FIRST, steps: STEPS };

await style(new URL("./gems.css", import.meta.url));

const Icons = ({ t }) => html`<ul class="help-icons">${EFFECTS.map((effect) => html`<li key=${effect}>
  <${Icon} name=${effect} />
  <span><strong>${t(`magecraft-icon-${effect}`)}</strong> ${t(`magecraft-icon-help-${effect}`)}</span>
</li>`)}</ul>`;

export const HELP = ["goal", "turn", "shield", "magic", "icons", "ability", "study", "review", "rest", "end"]
  .map((part) => ({ part, More: part === "icons" ? Icons : null }));
