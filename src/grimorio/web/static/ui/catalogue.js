// What the catalogues of games whose cards are looked through have in common.
import { html } from "../lib.js";
import { Said } from "./glossary.js";

// Cards that need nothing added before they are shown.
export const asTheyAre = async (cards) => cards;

export const byName = (cards, name) => cards.find((card) => card.name === name);

// The words of a card of a game, each of which explains itself where that is wanted.
export const textOf = (game) =>
  function Text({ text, explained }) { return explained ? html`<${Said} game=${game} text=${text} />` : text; };
