// What a deck of Magic is built from: filters, words to search in, groups, lands by the symbols of the costs.
import { html } from "../../vendor/htm-preact.js";
import { ask } from "../../net.js";
import { shares, withLands } from "../../ui/deck-edit.js";
import { total } from "../../ui/deck-shelf.js";
import { cardOf, linesOf, nameOf, typesOf } from "./cards.js";
import { BASICS } from "./decklist.js";
import { Line } from "./line.js";
import { hearOf, ownCards } from "./own.js";
import { coloursOf, KINDS, RARITIES, valueOf } from "./sorting.js";
import { LETTERS, signName, signsOf } from "./symbols.js";

export { cardOf, Leaf, linesOf, nameOf, typesOf as lineOf } from "./cards.js";
export { CardLine, Close, Figures, inOrder } from "./decklist.js";
export { keepUsed } from "./own.js";
export { groupsOf, SORTS } from "./sorting.js";

export const HAND = 7;
// Whether a hand may be drawn anew, with one card fewer.
export const REDRAWS = true;
// The cards of a deck that are shuffled and drawn from.
export const dealt = (main) => main;
// Cards of which any number may be used with a pool.
export const FREE = BASICS;
// Cards of a deck that is filled with lands, and the share of lands in it.
const SIZES = { limited: 40, constructed: 60, free: 60 };
const LANDS = 0.425;
const DEAR = 6;
const WORDS = [
  "flying", "first-strike", "trample", "haste", "fear", "landwalk", "protection", "regenerate", "unblockable",
];

// The sets of the blocks, once they are asked for.
let sets = [];
const CORE = "8ED";
const OWN = "own";

// The cards of Eighth Edition and of the blocks, and those that were typed, with rarity and sets.
export async function prepared(cards) {
  const [{ cards: core }, blocks] = await Promise.all([ask("/api/games/draft/cards"), ask("/api/sets?game=magic")]);
  const rarities = new Map(core.map(({ name, rarity }) => [name, rarity]));
  sets = blocks.sets;
  hearOf(blocks.cards.filter(({ row }) => row).map(({ row, ...shown }) => ({ row, shown })));
  const own = ownCards().map(({ shown }) => ({ ...shown, rarity: "", sets: [OWN] }));
  const taken = new Set(own.map(({ name }) => name));
  const earlier = (name) => (blocks.printed[name] || []).map(([set]) => set);
  return [
    ...cards.map((card) => ({ ...card, rarity: rarities.get(card.name) || "", sets: [CORE, ...earlier(card.name)] })),
    ...blocks.cards
      .filter(({ name }) => !taken.has(name))
      .map((card) => ({ ...card, rarity: card.printed[0][1], sets: card.printed.map(([set]) => set) })),
    ...own,
  ];
}

const spelled = (card) => (card.text?.en || "").toLowerCase().replaceAll(" ", "-");

const fitsColour = (card, value) => {
  const colours = coloursOf(card);
  if (value === "none") return !colours;
  return value === "many" ? colours.length > 1 : colours.includes(value);
};

// A set as it is chosen, with how many of its cards can be played where that is not all.
function setName(t, { set, name, cards, playable, imported }) {
  if (imported) return t("decks-build-set-imported", { set, cards });
  return playable < cards ? t("decks-build-set-part", { name, set, cards, playable }) : `${name} (${set})`;
}

export const filters = (t) => [
  {
    key: "set",
    label: t("decks-build-set"),
    options: [[CORE, `Eighth Edition (${CORE})`], ...sets.map((one) => [one.set, setName(t, one)]),
      [OWN, t("typing-mine")]],
    fits: (card, value) => (card.sets || []).includes(value),
  },
  {
    key: "colour",
    label: t("decks-build-colour"),
    options: [...Object.values(LETTERS).map((letter) => [letter, signName(letter, t)]),
      ["many", t("draft-group-many")], ["none", t("draft-group-none")]],
    fits: fitsColour,
  },
  {
    key: "cost",
    label: t("decks-build-cost"),
    options: Array.from({ length: DEAR + 1 }, (_, cost) => [String(cost), cost === DEAR ? `${DEAR}+` : String(cost)]),
    fits: (card, value) => card.kind !== "land" && Math.min(DEAR, valueOf(card.cost)) === Number(value),
  },
  {
    key: "type",
    label: t("decks-build-type"),
    options: KINDS.map((kind) => [kind, t(`decks-group-${kind}`)]),
    fits: (card, value) => card.kind === value,
  },
  {
    key: "rarity",
    label: t("decks-build-rarity"),
    options: RARITIES.filter((one) => one !== "cube").map((rarity) => [rarity, t("draft-rarity", { rarity })]),
    fits: (card, value) => card.rarity === value,
  },
  {
    key: "keyword",
    label: t("decks-build-keyword"),
    options: WORDS.map((word) => [word, t(`magic-term-${word}`)]),
    fits: (card, value) => spelled(card).includes(value === "landwalk" ? "walk" : value),
  },
];

// All that a search looks through: name, type line and text in the reader's language.
export const wordsOf = (card, lang) => [nameOf(card, lang), typesOf(card, lang), ...linesOf(card, lang)].join(" ");

// What is known of a card besides what it says: [what, fact].
export function factsOf(card, t) {
  const titles = [{ set: CORE, name: "Eighth Edition" }, ...sets];
  const names = new Map(titles.map(({ set, name }) => [set, `${name} (${set})`]));
  const printed = (card.sets || []).filter((set) => names.has(set)).map((set) => names.get(set));
  return [
    [t("decks-build-rarity"), card.rarity && t("draft-rarity", { rarity: card.rarity })],
    [t("decks-build-set"), t.list(printed)],
  ].filter(([, fact]) => fact);
}

export const Text = ({ text, t, explained }) => html`<${Line} text=${text} t=${t} explained=${explained} />`;

// The deck filled with basic lands, by the symbols of its costs.
export function landsFor(deck, limits, { cards }) {
  const spells = deck.main.filter(([, name]) => !BASICS.includes(name));
  const size = SIZES[limits.pool ? "limited" : limits.format] || SIZES.free;
  const own = total(spells.filter(([, name]) => cardOf(cards, name).kind === "land"));
  const missing = size - total(spells);
  const least = Math.round(size * LANDS) - own;
  const signs = spells.flatMap(([count, name]) => Array(count).fill(signsOf(cardOf(cards, name).cost)).flat());
  const often = (letter) => signs.filter((sign) => sign === letter).length;
  /** @type {[string, number][]} */
  const symbols = Object.values(LETTERS).map((letter, at) => [BASICS[at], often(letter)]);
  return withLands(deck, shares(symbols, Math.max(least, Math.min(missing, size))), { ...limits, free: BASICS });
}
