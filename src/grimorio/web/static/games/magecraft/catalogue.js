// The cards of Magecraft as they are looked through: filters, words to search in, their order.
import { byName as cardOf, textOf } from "../../ui/catalogue.js";
import { ordered } from "../../ui/deck-shelf.js";
import { style } from "../../ui/style.js";
import { nameOf, said, typeOf } from "./cards.js";
import { COLOURS } from "./gems.js";
import { EFFECTS } from "./icons.js";

export { Leaf, nameOf } from "./cards.js";
export { asTheyAre as prepared, byName as cardOf } from "../../ui/catalogue.js";

await style(new URL("./cards.css", import.meta.url), ["magecraft"]);

// Gems of the highest casting cost.
const DEAREST = 3;
// The kinds of cards, in their order: what everybody begins with, what every Academy has, the others, the characters.
const KINDS = ["start", "always", "random", "character"];
const kindOf = (card) => (card.kind === "character" ? card.kind : card.availability);

export const filters = (t) => [
  {
    key: "colour",
    label: t("decks-build-colour"),
    options: COLOURS.map((colour) => [colour, t(`magecraft-colour-${colour}`)]),
    fits: (card, value) => card.cost.includes(value),
  },
  {
    key: "type",
    label: t("decks-build-type"),
    options: KINDS.map((kind) => [kind, typeOf({ kind, availability: kind }, t)]),
    fits: (card, value) => kindOf(card) === value,
  },
  {
    key: "cost",
    label: t("magecraft-cast-cost"),
    options: Array.from({ length: DEAREST }, (_, at) => [String(at + 1), String(at + 1)]),
    fits: (card, value) => card.cost.length === Number(value),
  },
  {
    key: "effect",
    label: t("cards-effect"),
    options: EFFECTS.map((effect) => [effect, t(`magecraft-icon-${effect}`)]),
    fits: (card, value) => card.icons[value] > 0,
  },
];

export const wordsOf = (card, lang) => `${nameOf(card, lang)} ${said(card.text, lang)}`;
export const linesOf = (card, lang) => [said(card.text, lang)];
export const lineOf = (card, lang, t) => typeOf(card, t);
export const factsOf = () => [];

export const inOrder = (entries, { cards, lang }) =>
  ordered(entries, lang, ([, name]) => {
    const card = cardOf(cards, name);
    return [KINDS.indexOf(kindOf(card)), card.cost.length, nameOf(card, lang)];
  });

export const Text = textOf("magecraft");
