// What a draft is of: Eighth Edition, another set that the server knows, the sets of a block one after another, or a
// list or set of one's own, which this browser keeps.
import { recall, remember } from "../../memory.js";

const KEY = "cubes";
// Lists kept at most, and the most characters of a file with one.
const MOST = 10;
const LONGEST = 200000;
// Cards that a seat receives of a cube, in boosters or as a Sealed deck, and sets of a block.
const [DRAFTED, SEALED] = [45, 75];
export const ROUNDS = 3;

export const keptCubes = () => recall(KEY, []);
const others = (name) => keptCubes().filter((one) => one.name !== name);
export const dropCube = (name) => remember(KEY, others(name));
export const keepCube = (one) => remember(KEY, [one, ...others(one.name)].slice(0, MOST));

export const sizeOf = ({ cards: { cube } }) => (cube ? cube.cards.reduce((sum, [count]) => sum + count, 0) : null);
export const needed = (seats, sealed = false) => (sealed ? SEALED : DRAFTED) * seats;

// A file as what a draft is of, {set} or {cube}; {text} where it is a list that the server reads; null for neither.
export function cardsIn(text) {
  if (text.length > LONGEST || !text.trim()) return null;
  if (!/^\s*[{[]/.test(text)) return { text };
  try {
    const data = JSON.parse(text);
    if (data.set || data.cube || data.packs) return { cards: data };
    if (Array.isArray(data.cards) && data.booster) return { cards: { set: data } };
    if (Array.isArray(data.cards)) return { cards: { cube: data } };
    return null;
  } catch {
    return null;
  }
}

// A deck as a cube: the sideboard belongs to it.
export function cubeOf({ main, sideboard = [] }, name) {
  const counts = new Map();
  for (const [count, card] of [...main, ...sideboard]) counts.set(card, (counts.get(card) || 0) + count);
  return { cube: { name, cards: [...counts].map(([card, count]) => [count, card]) } };
}

// The sets of one block after another, in threes, as the server lists them.
export const blocksOf = (sets) =>
  Array.from({ length: Math.floor(sets.length / ROUNDS) }, (_, at) => sets.slice(ROUNDS * at, ROUNDS * (at + 1)));

// The `cards` of a draft for a chosen value: "" (usual), "set:ODY", "block:ODY,TOR,JUD", "own:NAME", "deck:NAME".
export function cardsFor(value, { decks = [] } = {}) {
  const [kind, ...rest] = value.split(":");
  const name = rest.join(":");
  if (kind === "set") return { set: name };
  if (kind === "block") return { packs: name.split(",").map((set) => ({ set })) };
  if (kind === "own") return keptCubes().find((one) => one.name === name)?.cards || null;
  const deck = decks.find((one) => one.name === name);
  return deck ? cubeOf(deck.deck, name) : null;
}
