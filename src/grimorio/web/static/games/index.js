// The games this page has a table for; others are shown by `any`, as their views and options stand.
// A game's book is small and always there; its table and its editor come when they are wanted.
// What they export: docs/page.md.
import * as any from "./any/book.js";
import * as draft from "./draft/book.js";
import * as live from "./live/book.js";
import * as magecraft from "./magecraft/book.js";
import * as magic from "./magic/book.js";
import * as mickey from "./mickey/book.js";

const BOOKS = { magecraft, mickey, magic, live, draft };

export const GAMES = Object.keys(BOOKS);
export const bookOf = (game) => BOOKS[game] || any;
// The game whose cards are drafted; what a new tournament is of.
export const DRAFTED = GAMES.find((game) => bookOf(game).DRAFTS);

async function part(game, file) {
  return import(`./${game in BOOKS ? game : "any"}/${file}.js`);
}
// A part of a game that is loaded when it is wanted: "decklist", "exchange".
export const partOf = part;
export const tableOf = (game) => part(game, "table");
export const editorOf = (game) => part(game, "editor");
