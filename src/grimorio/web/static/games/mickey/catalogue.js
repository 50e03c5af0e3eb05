// What a deck of Wizards of Mickey is built from: filters, words to search in, groups.
import { html, useRef, useState } from "../../vendor/htm-preact.js";
import { textOf } from "../../ui/catalogue.js";
import { Peek } from "../../ui/peek.js";
import { cardOf, CloseView, Leaf, nameOf } from "./cards.js";
import { GROUPS, inOrder as ordered } from "./decklist.js";
import { COLOURS } from "./gems.js";

export { cardOf, kindOf as lineOf, Leaf, nameOf } from "./cards.js";
export { asTheyAre as prepared } from "../../ui/catalogue.js";
export { Figures, Line as CardLine } from "./decklist.js";

export const SORTS = ["type", "power", "colour"];
// No card is free.
export const FREE = [];
// The opening hand: the top Spells of the Spell deck (WOM-IT-6.8-1), which nobody draws anew.
export const HAND = 5;
export const REDRAWS = false;
export const dealt = (main, { cards }) => main.filter(([, name]) => cardOf(cards, name).kind === "spell");
// What the sideboard is called, and where a card goes that is put into it.
export const SIDE = "mickey-pile-support";
export const INTO_SIDE = "mickey-deck-into-support";
// A Spell with this much Magic Power or more.
const MIGHTY = 5;

const POWERS = Array.from({ length: MIGHTY + 1 }, (_, power) => String(power));
const powerText = (power) => `${power}${Number(power) === MIGHTY ? "+" : ""}`;

// The sets: cards that were printed have a number, the others are those of this page.
const SETS = ["printed", "own"];
const setOf = (card) => (card.code ? "printed" : "own");

export const filters = (t) => [
  {
    key: "colour",
    label: t("decks-build-colour"),
    options: COLOURS.map((colour) => [colour, t(`mickey-colour-${colour}`)]),
    fits: (card, value) => card.colours.includes(value),
  },
  {
    key: "type",
    label: t("decks-build-type"),
    options: GROUPS.map((kind) => [kind, t(`mickey-deck-group-${kind}`)]),
    fits: (card, value) => card.kind === value,
  },
  {
    key: "power",
    label: t("decks-build-power"),
    options: POWERS.map((power) => [power, powerText(power)]),
    fits: (card, value) => card.power !== undefined && Math.min(MIGHTY, card.power) === Number(value),
  },
  {
    key: "set",
    label: t("decks-build-set"),
    options: SETS.map((set) => [set, t(`mickey-set-${set}`)]),
    fits: (card, value) => setOf(card) === value,
  },
];

// What is known of a card besides what it says: [what, fact].
export const factsOf = (card, t) => [
  [t("decks-build-set"), t(`mickey-set-${setOf(card)}`)],
  [t("mickey-number"), card.code],
].filter(([, fact]) => fact);

export const linesOf = (card, lang) => (card.text[lang] || "").split("\n").filter(Boolean);

export const Text = textOf("mickey");

export const wordsOf = (card, lang) => [nameOf(card, lang), card.text[lang] || "", card.teams?.[lang] || ""].join(" ");

export const inOrder = (entries, { cards, lang }) => ordered(entries, cards, lang);

// By what cards are grouped: the groups in their order, the group of a card, and what it is called.
const GROUPED = {
  type: [GROUPS, ({ kind }) => kind, (kind, t) => t(`mickey-deck-group-${kind}`)],
  power: [POWERS, ({ power }) => power !== undefined && String(Math.min(MIGHTY, power)),
    (power, t) => t("draft-power", { value: powerText(power) })],
  colour: [COLOURS, ({ colours }) => colours[0], (colour, t) => t(`mickey-colour-${colour}`)],
};

// Entries in groups [key, title, entries]: by kind, by Magic Power, or by the first of their colours.
export function groupsOf(entries, by, { cards, t }) {
  const [keys, keyOf, title] = GROUPED[by];
  const of = (name) => keyOf(cardOf(cards, name));
  const others = entries.filter(([, name]) => !keys.includes(of(name)));
  const groups = keys.map((key) => [key, title(key, t), entries.filter(([, name]) => of(name) === key)]);
  return [...groups, ["other", t("draft-group-other"), others]].filter(([, , rows]) => rows.length);
}

// Around lines with data-look: what is pointed at is held closer, and a long press opens it.
export function Close({ about, children, kind }) {
  const { cards, lang, t } = about;
  const root = useRef(null);
  const [seen, setSeen] = useState(null);
  return html`<div class=${kind} ref=${root}>
    ${children}
    <${Peek} root=${root} look=${({ dataset }) => setSeen(cardOf(cards, dataset.look))}
      draw=${({ dataset }) => html`<${Leaf} card=${cardOf(cards, dataset.look)} lang=${lang} t=${t} />`} />
    ${seen && html`<${CloseView} card=${seen} lang=${lang} t=${t} close=${() => setSeen(null)} />`}
  </div>`;
}
