// The cards of packs: Magic draws them; their rarity the draft's own set tells.
import { ask } from "../../net.js";
import { cardOf } from "../magic/cards.js";

const { cards: MAGIC } = await ask("/api/games/magic/cards");
const BARE = { cost: "", size: null, types: {} };
// From the rarest to the commonest; a rarity of a set of the players' own stands between.
const RANKS = ["rare", "uncommon", "common", "cube", "land"];

// The cards of a draft as Magic knows them. A card that Magic does not know has a name and a rarity.
export const named = (cards) => {
  const known = new Set(MAGIC.map(({ name }) => name));
  return cards.map((card) => ({ ...BARE, ...card, ...(known.has(card.name) && cardOf(MAGIC, card.name)) }));
};

const rank = ({ rarity }) => (RANKS.includes(rarity) ? RANKS.indexOf(rarity) : 2);

// The names of a pack as they are laid out: rare cards first, basic lands last, else in the order given.
export const laidOut = (names, cards) =>
  [...names].sort((one, other) => rank(cardOf(cards, one)) - rank(cardOf(cards, other)));
