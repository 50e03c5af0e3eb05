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

// All rows, for the server to read a list with.
export const allRows = () => {
  const rows = ownCards().map(({ row }) => row);
  return rows.length ? { cards: rows } : null;
};

// What a table needs besides these decks: the rows of one's own cards in them.
export function cardsFor(decks) {
  const names = new Set(
    decks.flatMap((deck) => [...(deck?.main || []), ...(deck?.sideboard || [])].map(([, name]) => name)),
  );
  const rows = ownCards()
    .map(({ row }) => row)
    .filter(({ name }) => names.has(name));
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
