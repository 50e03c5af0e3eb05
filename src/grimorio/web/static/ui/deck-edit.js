// Decks that are built card by card: {main, sideboard}, each of entries [count, card]. A pool, where there is one, is
// all that may be used besides free cards; what is not in the deck is then its sideboard.

const MOST = 99;
const EMPTY = { main: [], sideboard: [] };
export const emptyDeck = () => ({ ...EMPTY });

export const countOf = (entries, name) => entries.find(([, one]) => one === name)?.[0] || 0;

// The entries with so many more of a card.
export function changed(entries, name, more) {
  const known = entries.some(([, one]) => one === name) ? entries : [...entries, [0, name]];
  return known
    .map(([count, one]) => (one === name ? [count + more, one] : [count, one]))
    .filter(([count]) => count > 0);
}

// What of a pool is not in the main deck.
export const rest = (pool, main) =>
  pool.map(([count, name]) => [count - countOf(main, name), name]).filter(([count]) => count > 0);

const withPool = (deck, pool) => (pool ? { ...deck, sideboard: rest(pool, deck.main) } : deck);

// How many more of a card the deck may take: without a pool any number, of a free card too.
export function more(deck, name, { pool = null, free = [] }) {
  if (!pool || free.includes(name)) return MOST - countOf(deck.main, name);
  return countOf(pool, name) - countOf(deck.main, name);
}

// The cards that can be used, and how many others there are: those of a pool with free ones, or of all that a format
// allows where strict asks for that. limits: {pool, free, legal}, legal a Set of names or null.
export function usable(cards, { pool = null, free = [], legal = null }, strict) {
  const fits = ({ name }) => (pool ? countOf(pool, name) > 0 || free.includes(name) : !legal || legal.has(name));
  const fitting = cards.filter(fits);
  return [pool || strict ? fitting : cards, cards.length - fitting.length];
}

// The deck with a card more in a part; the same deck where there is none left.
export function added(deck, name, limits, part = "main") {
  if (more(deck, name, limits) < 1) return deck;
  const to = limits.pool ? "main" : part;
  return withPool({ ...deck, [to]: changed(deck[to], name, 1) }, limits.pool);
}

export function removed(deck, name, limits, part = "main") {
  const from = limits.pool ? "main" : part;
  if (!countOf(deck[from], name)) return deck;
  return withPool({ ...deck, [from]: changed(deck[from], name, -1) }, limits.pool);
}

// A card moved from one part to the other.
export function swapped(deck, name, from, limits) {
  if (limits.pool) return from === "main" ? removed(deck, name, limits) : added(deck, name, limits);
  const to = from === "main" ? "sideboard" : "main";
  if (!countOf(deck[from], name)) return deck;
  return { ...deck, [from]: changed(deck[from], name, -1), [to]: changed(deck[to], name, 1) };
}

// The deck with these basic lands instead of those that it has. free: the names of basic lands.
export function withLands(deck, lands, { pool = null, free = [] }) {
  const main = [...deck.main.filter(([, name]) => !free.includes(name)), ...lands.filter(([count]) => count > 0)];
  return withPool({ ...deck, main }, pool);
}

/**
 * How many of each land a deck gets: in proportion to the symbols, at least one of each colour that has any.
 * @param {[string, number][]} symbols the land of each colour, with how often its symbol stands in the costs.
 * @param {number} count how many lands there are to be.
 */
export function shares(symbols, count) {
  const wanted = symbols.filter(([, number]) => number > 0);
  const given = new Map(wanted.map(([land]) => [land, 0]));
  for (let left = count; left > 0 && wanted.length; left -= 1) {
    const need = ([land, number]) => number / (given.get(land) + 0.5);
    const short = wanted.filter(([land]) => given.get(land) === 0);
    const [land] = (short.length ? short : wanted).reduce((one, other) => (need(other) > need(one) ? other : one));
    given.set(land, given.get(land) + 1);
  }
  return [...given].filter(([, number]) => number > 0).map(([land, number]) => [number, land]);
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// The cards that fit: every typed word stands in what a card says (wordsOf), and every chosen filter holds.
export function found(cards, { typed = "", chosen = {} }, filters, wordsOf) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const tests = filters.filter(({ key }) => chosen[key]);
  return cards.filter((card) => {
    if (!tests.every(({ key, fits }) => fits(card, chosen[key]))) return false;
    const said = words.length ? plain(wordsOf(card)) : "";
    return words.every((word) => said.includes(word));
  });
}

// A hand drawn from a deck, and what is left of it. luck() is a number from 0 up to 1.
export function drawn(main, count, luck = Math.random) {
  const library = main.flatMap(([number, name]) => Array(number).fill(name));
  for (let at = library.length - 1; at > 0; at -= 1) {
    const other = Math.floor(luck() * (at + 1));
    [library[at], library[other]] = [library[other], library[at]];
  }
  return { hand: library.slice(0, count), library: library.slice(count) };
}
