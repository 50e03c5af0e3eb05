// What the page for typing a card asks of Magic: how a card is drawn, examples to begin with, and the cards kept.
import { style } from "../../ui/style.js";

export { Leaf, nameOf } from "./cards.js";
export { cardsFor, deckFor, deckWith, dropCard, keepCard, ownCards } from "./own.js";
export { shelf } from "./decks.js";

await style(new URL("./cards.css", import.meta.url), ["magic", "live", "draft"]);

// Cards of nobody, to begin with.
export const EXAMPLES = [
  {
    name: "Lamp Moth", cost: "{1}{W}", type: "Creature — Bird", size: "1/1",
    text: "Flying\nWhen Lamp Moth enters, you gain 2 life.",
  },
  {
    name: "Dark Errand", cost: "{2}{B}", type: "Instant", size: "",
    text: "Destroy target creature. You lose 2 life.",
  },
  {
    name: "Ember Toll", cost: "{1}{R}", type: "Sorcery", size: "",
    text: "Ember Toll deals 3 damage to any target.",
  },
  {
    name: "Moss Warden", cost: "{2}{G}", type: "Creature — Elf", size: "2/3",
    text: "{T}: Add {G}.\n{1}{G}: Regenerate Moss Warden.",
  },
  {
    name: "Quiet Tide", cost: "{3}{U}", type: "Enchantment", size: "",
    text: "At the beginning of your upkeep, you may draw a card.",
  },
  {
    name: "Tin Horn", cost: "{2}", type: "Artifact", size: "",
    text: "{2}, {T}: Target creature gets +1/+1 until end of turn.",
  },
];
