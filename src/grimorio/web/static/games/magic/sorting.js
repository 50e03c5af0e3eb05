// Cards in groups, as people lay out what they have: by colour, cost, type or rarity.
import { cardOf } from "./cards.js";
import { LETTERS, signName, signsOf } from "./symbols.js";

export const SORTS = ["colour", "cost", "type", "rarity"];
export const KINDS = ["creature", "instant", "sorcery", "enchantment", "artifact", "land"];
export const RARITIES = ["rare", "uncommon", "common", "cube", "land"];
// Mana values from this one on stand in one group.
const DEAR = 6;

// The mana value of a cost; X counts nothing.
export const valueOf = (cost) =>
  signsOf(cost).reduce((sum, sign) => sum + (/^\d+$/.test(sign) ? Number(sign) : sign === "X" ? 0 : 1), 0);

// The letters of a card's colours: "W", "RG"; empty for one without.
export const coloursOf = (card) =>
  Object.values(LETTERS)
    .filter((letter) => signsOf(card.cost).includes(letter))
    .join("");

const keyOf = {
  colour: (card) => {
    const colours = coloursOf(card);
    return colours.length > 1 ? "many" : colours || (card.kind === "land" ? "land" : "none");
  },
  cost: (card) => (card.kind === "land" ? "land" : String(Math.min(DEAR, valueOf(card.cost)))),
  type: (card) => (KINDS.includes(card.kind) ? card.kind : "other"),
  rarity: (card) => card.rarity || "other",
};
const ORDER = {
  colour: [...Object.values(LETTERS), "many", "none", "land"],
  cost: [...Array.from({ length: DEAR + 1 }, (_, cost) => String(cost)), "land"],
  type: [...KINDS, "other"],
  rarity: RARITIES,
};

function titleOf(by, key, t) {
  if (by === "colour" && key.length === 1) return signName(key, t);
  if (by === "cost" && key !== "land") return t("draft-cost", { value: Number(key) === DEAR ? `${DEAR}+` : key });
  if (by === "rarity") return RARITIES.includes(key) ? t("draft-rarity", { rarity: key }) : key;
  return KINDS.includes(key) ? t(`decks-group-${key}`) : t(`draft-group-${key}`);
}

// Entries [count, name] in groups [key, title, entries]; groups without cards are left out.
export function groupsOf(entries, by, { cards, t }) {
  const groups = new Map();
  for (const entry of entries) {
    const key = keyOf[by](cardOf(cards, entry[1]));
    groups.set(key, [...(groups.get(key) || []), entry]);
  }
  const place = (key) => (ORDER[by].includes(key) ? ORDER[by].indexOf(key) : ORDER[by].length);
  return [...groups].sort(([one], [other]) => place(one) - place(other))
    .map(([key, rows]) => [key, titleOf(by, key, t), rows]);
}
