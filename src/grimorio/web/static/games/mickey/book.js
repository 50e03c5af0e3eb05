// What every page knows of Wizards of Mickey, before its table is drawn: its words, its short rules, its first game,
// its picture, the decks for the lobby.
import { html } from "../../vendor/htm-preact.js";
import { ACTIONS, Icon } from "./icons.js";
import { FIRST, STEPS } from "./lessons.js";

export { Picture } from "./picture.js";
export { Bring } from "./decks.js";
// The options that Bring asks for.
export const BROUGHT = ["match"];
// Whether its cards are shown on a page of their own, /cards.
export const CARDS = true;
// Its bots have characters.
export const CHARACTERS = true;
// Whether decks are made on a page of their own, /deck.
export const DECKS = true;
export { TERMS } from "./terms.js";
export const LESSONS = { first: FIRST, steps: STEPS };

const Actions = ({ t }) => html`<ul class="help-icons">${ACTIONS.map((action) => html`<li key=${action}>
  <${Icon} name=${action} size="m" />
  <span><strong>${t(`mickey-term-${action}`)}</strong> ${t(`mickey-term-${action}-text`)}</span>
</li>`)}</ul>`;

export const HELP = ["goal", "turn", "casting", "hiding", "power", "winning", "actions", "squad", "table"].map(
  (part) => ({ part, More: part === "actions" ? Actions : null }),
);
