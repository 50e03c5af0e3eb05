// The sigil of a Magic card comes from its own data: its name, else its creature type, else its kind, chooses the
// motif; its cost the tinctures, its size and kind the small signs around it.
import { html } from "../../vendor/htm-preact.js";
import { Emblem, lettersOf, motifNamed, SHIELD_FRAME } from "../../art/emblems.js";
import { signsOf, TINCTURES } from "./symbols.js";

const BASIC = {
  Plains: ["sun", "W"],
  Island: ["wave", "U"],
  Swamp: ["moon", "B"],
  Mountain: ["mountain", "R"],
  Forest: ["tree", "G"],
};
/** @type {[RegExp, string][]} */
const BY_TYPE = [
  [/Angel|Bird|Drake|Faerie|Pegasus|Griffin|Insect|Bat/, "wings"],
  [/Dragon|Beast|Ogre|Cat|Wolf|Bear|Minotaur|Rhino|Hound/, "beast"], [/Knight|Soldier|Samurai/, "sword"],
  [/Wall/, "wall"], [/Cleric|Druid|Monk/, "caduceus"], [/Wizard|Shaman|Sorcerer/, "orb"],
  [/Elf|Treefolk|Fungus|Plant/, "tree"], [/Goblin|Orc|Barbarian/, "flame"],
  [/Merfolk|Fish|Serpent|Leviathan|Crab|Octopus|Squid|Whale/, "wave"],
  [/Zombie|Skeleton|Vampire|Horror|Spirit|Specter|Demon|Minion|Imp/, "eclipse"], [/Giant|Golem|Juggernaut/, "mountain"],
  [/Wurm|Snake|Lizard|Spider/, "spiral"], [/Elemental/, "comet"], [/Scout|Archer|Mercenary|Rebel|Assassin/, "lance"],
];
const BY_KIND = {
  land: "stones", instant: "bolt", sorcery: "spark", enchantment: "ring", artifact: "crystal", creature: "stag",
};
const BY_COLOUR = {
  W: { instant: "hand", sorcery: "sun", enchantment: "lotus" },
  U: { instant: "eye", sorcery: "spiral", enchantment: "ring" },
  B: { instant: "moon", sorcery: "eclipse", enchantment: "moon" },
  R: { instant: "bolt", sorcery: "flame", enchantment: "flame" },
  G: { instant: "heart", sorcery: "lotus", enchantment: "tree" },
};
const SIGNS = {
  creature: "M0-5.4 2.2 2 0 5.4-2.2 2Z", land: "M-5 3 0-4.6 5 3Z", instant: "M1.4-6-3 .8H0L-1.4 6 3-.8H0Z",
  sorcery: "M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z", enchantment: "M0-4.6A4.6 4.6 0 1 1-.1-4.6Z",
  artifact: "M-4-4H4V4H-4Z",
};

// The letters of the colours in a cost, each once, in the order of the cost.
const coloursOf = (card) => [...new Set(signsOf(card.cost).filter((sign) => "WUBRG".includes(sign)))];

export function tincturesOf(card) {
  const letters = card.name in BASIC ? [BASIC[card.name][1]] : card.colours || coloursOf(card);
  return letters.length ? letters.map((letter) => TINCTURES[letter]) : ["any"];
}

function motifOf(card) {
  if (card.name in BASIC) return BASIC[card.name][0];
  const named = motifNamed(card.name);
  if (named) return named;
  const types = card.types?.en || "";
  const typed = BY_TYPE.find(([pattern]) => pattern.test(types));
  if (typed) return typed[1];
  return BY_COLOUR[coloursOf(card)[0]]?.[card.kind] || BY_KIND[card.kind] || "ring";
}

// What is drawn, as data for an Emblem.
export function sigilOf(card) {
  const [first, second = first] = tincturesOf(card);
  const { frame, ...letters } = lettersOf(card.name, card.turn);
  const count = Math.min(6, signsOf(card.cost).reduce((sum, sign) => sum + (Number(sign) || 1), 0));
  const signs = Array.from({ length: count }, (_, i) => ({
    d: SIGNS[card.kind] || SIGNS.enchantment,
    angle: (180 * (i + 0.5)) / count,
  }));
  const outline = card.kind === "land" ? SHIELD_FRAME : frame;
  return { motif: motifOf(card), frame: outline, ...letters, signs, first, second };
}

const drawn = new Map();

// The same card is drawn once: a table shows many of it.
export function Sigil({ card }) {
  const key = `${card.name}|${card.cost}|${card.kind}|${card.turn}`;
  if (!drawn.has(key)) drawn.set(key, sigilOf(card));
  return html`<${Emblem} ...${drawn.get(key)} />`;
}
