// Cards that the reader typed and this browser keeps: {typed, row, shown}. A table or a deck is sent the rows it needs.
import { recall, remember } from "../../memory.js";
import { BASICS } from "./basics.js";

const KEY = "own-cards";
// Cards kept at most.
const MOST = 60;
// Copies of a card that a deck is given.
const COPIES = 4;

export const ownCards = () => recall(KEY, []);
const others = (name) => ownCards().filter(({ row }) => row.name !== name);
export const keepCard = (one) => remember(KEY, [one, ...others(one.row.name)].slice(0, MOST));
export const dropCard = (name) => remember(KEY, others(name));

// Cards of sets that were imported on the server's machine: those that a deck of this browser has, which are kept like
// typed ones, and all that the server has told of, {row, shown}, by name.
const IMPORTED = "imported-cards";
// Imported cards kept at most.
const MOST_IMPORTED = 200;
const told = new Map();
const importedCards = () => recall(IMPORTED, []);
export const hearOf = (cards) => { for (const one of cards) told.set(one.row.name, one); };

// Imported cards that stand in a deck are kept.
export function keepUsed({ main, sideboard = [] }) {
  const kept = new Set(importedCards().map(({ row }) => row.name));
  const used = [...main, ...sideboard].map(([, name]) => name).filter((name) => told.has(name) && !kept.has(name));
  const fresh = [...new Set(used)].map((name) => told.get(name));
  if (fresh.length) remember(IMPORTED, [...fresh, ...importedCards()].slice(0, MOST_IMPORTED));
}

// The rows that the server needs besides its own cards, typed ones first.
const rowsKept = () => [...ownCards(), ...importedCards()].map(({ row }) => row);

// All rows with which the server reads a list: those kept, and imported ones that the list names.
export const allRows = (text = "") => {
  const rows = rowsKept();
  const names = new Set(rows.map(({ name }) => name));
  const lower = text.toLowerCase();
  const named = [...told.values()].map(({ row }) => row)
    .filter(({ name }) => !names.has(name) && lower.includes(name.toLowerCase()));
  return rows.length + named.length ? { cards: [...rows, ...named] } : null;
};

// What a table needs besides these decks: the rows of one's own and of imported cards in them.
export function cardsFor(decks) {
  const names = new Set(
    decks.flatMap((deck) => [...(deck?.main || []), ...(deck?.sideboard || [])].map(([, name]) => name)),
  );
  const rows = rowsKept().filter(({ name }) => names.has(name));
  return rows.length ? { cards: rows } : {};
}

// A ready deck with four copies of a card in the place of others: those that come last, and no basic lands.
export function deckWith(deck, name) {
  let left = COPIES;
  const main = [...deck.main]
    .reverse()
    .map(([count, card]) => {
      const out = BASICS.includes(card) ? 0 : Math.min(left, count);
      left -= out;
      return [count - out, card];
    })
    .reverse()
    .filter(([count]) => count > 0);
  return { name, main: [[COPIES, name], ...main], sideboard: [] };
}

// The ready deck in which a card of this cost can be paid for best: that with most of its colours.
export function deckFor(decks, cost) {
  const letters = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
  const fits = ({ colors }) => {
    const wanted = new Set(cost.match(/[WUBRG]/g) || []);
    const has = colors.map((color) => letters[color]);
    return [...wanted].filter((letter) => has.includes(letter)).length;
  };
  return decks.reduce((best, one) => (fits(one) > fits(best) ? one : best), decks[0]);
}
