// Small pictures of 24 by 24: Special Actions and marks of the table, line work in the current colour.
import { kept } from "../../art/kept.js";
import { html } from "../../vendor/htm-preact.js";
import strokes from "./strokes.json" with { type: "json" };

export const ACTIONS = Object.keys(strokes.actions);
export const ICONS = { ...strokes.actions, ...strokes.icons };

// name: a Special Action or a mark of strokes.json. Purely a picture: the words beside it or on its button say what it
// is.
export const Icon = kept(({ name, size = "s" }) => html`
  <svg class="icon icon-${size}" viewBox="0 0 24 24" aria-hidden="true">
    ${ICONS[name].map((d) => html`<path d=${d} />`)}
  </svg>`);

// Every word in the effects of a card.
function* wordsIn(data) {
  if (typeof data === "string") yield data;
  else if (Array.isArray(data)) for (const one of data) yield* wordsIn(one);
  else if (data) for (const [word, fields] of Object.entries(data)) { yield word; yield* wordsIn(fields); }
}

const NAMED = new Map(ACTIONS.map((action) => [action.charAt(0).toUpperCase() + action.slice(1), action]));

// The Special Actions that a card's words speak of doing.
export const actionsOf = (card) => [
  ...new Set([...wordsIn(card.words || [])].map((word) => NAMED.get(word)).filter(Boolean)),
];
