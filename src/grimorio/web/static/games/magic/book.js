// What every page knows of Magic, before its table is drawn: its words, its short rules, its picture, the decks for the
// lobby.
import { style } from "../../ui/style.js";
import { SHORT } from "./keywords.js";
import { FIRST, STEPS } from "./lessons.js";

export { Picture } from "./picture.js";
export { Bring } from "./decks.js";
// Whether its cards are shown on a page of their own, /cards.
export const CARDS = true;
// Its bots have characters.
export const CHARACTERS = true;
// Whether decks are made on a page of their own, /deck.
export const DECKS = true;
// Whether its cards are drafted, and tournaments have pods.
export const DRAFTS = true;
// Whether cards are typed on a page of their own, /card.
export const TYPED = true;
export { cardsFor } from "./own.js";
// What a bot plays against a deck that is tried out.
export const RIVAL = "Life Boost";
export const LESSONS = { first: FIRST, steps: STEPS, short: SHORT };

// The words that are explained where they stand, each with the rule behind it.
export const TERMS = {
  life: "MTG8-1.OBJ-1", mana: "MTG8-1.TERM-1", pool: "MTG8-1.TERM-2", library: "MTG8-1.ZONE-LIB-1",
  graveyard: "MTG8-1.ZONE-GY-1", stack: "MTG8-2.STACK-1", priority: "MTG8-2.PLAY-2", tap: "MTG8-1.TERM-7",
  target: "MTG8-1.TERM-9", permanent: "MTG8-1.TERM-5", spell: "MTG8-2.PLAY-1",
  "counter-spell": "MTG8-GLOSS-Neutralizzare", counter: "MTG8-GLOSS-Segnalino", creature: "MTG8-1.CRE-1",
  enchantment: "MTG8-1.ENC-1", artifact: "MTG8-1.ART-1", instant: "MTG8-1.INS-1", sorcery: "MTG8-1.SOR-1",
  land: "MTG8-1.LAND-1", flying: "MTG8-4.FLY-1", "first-strike": "MTG8-4.FS-1", trample: "MTG8-4.TRAMPLE-1",
  haste: "MTG8-4.HASTE-1", fear: "MTG8-4.FEAR-1", landwalk: "MTG8-4.LW-1", protection: "MTG8-4.PRO-1",
  regenerate: "MTG8-4.REG-1", upkeep: "MTG8-3.1b-1", mulligan: "MTG8-1.START-6", attack: "MTG8-GLOSS-Attacco-1",
  block: "MTG8-GLOSS-Bloccare-1", unblockable: "MTG8-GLOSS-Imbloccabile",
  "combat-damage": "MTG8-GLOSS-Danno_da_combattimento", combat: "MTG8-GLOSS-Combattimento",
  damage: "MTG8-GLOSS-Danno-1", power: "MTG8-GLOSS-Forza", toughness: "MTG8-GLOSS-Costituzione-1",
  destroy: "MTG8-GLOSS-Distruggere-1", sacrifice: "MTG8-GLOSS-Sacrificare", discard: "MTG8-GLOSS-Scartare",
  draw: "MTG8-GLOSS-Pescare-1", hand: "MTG8-GLOSS-Mano", token: "MTG8-GLOSS-Pedina_creatura-1",
  untap: "MTG8-GLOSS-STAPpare", prevent: "MTG8-GLOSS-Effetto_di_prevenzione", control: "MTG8-GLOSS-Controllo-1",
  owner: "MTG8-GLOSS-Proprietario", sick: "MTG8-1.CRE-4", burn: "MTG8-GLOSS-Danno_da_eccesso_di_mana",
  "double-strike": "MTG8-GLOSS-Doppio_attacco", triggered: "MTG8-GLOSS-Abilita_innescata-1",
  ability: "MTG8-GLOSS-Abilita-2", instead: "MTG8-GLOSS-Invece", enchanted: "MTG8-GLOSS-Incantato",
  poison: "MTG8-GLOSS-Segnalino", "main-phase": "MTG8-GLOSS-Fase_principale",
  "end-of-turn": "MTG8-GLOSS-Interfase_di_fine_del_turno", wall: "MTG8-GLOSS-Muro", legend: "MTG8-GLOSS-Leggenda",
  "basic-land": "MTG8-1.LAND-4", shuffle: "MTG8-GLOSS-Mescolare", reveal: "MTG8-GLOSS-Rivelare",
  removed: "MTG8-GLOSS-Rimuovere_dal_gioco", colorless: "MTG8-GLOSS-Incolore",
  cycling: "MTG8-CR-CYCLE-1", flashback: "MTG8-CR-FLASH-1", threshold: "MTG8-CR-THRESH-1",
  morph: "MTG8-CR-MORPH-1", storm: "MTG8-CR-STORM-1", madness: "MTG8-CR-MADNESS-1",
  provoke: "MTG8-CR-PROVOKE-1", amplify: "MTG8-CR-AMPLIFY-1", kicker: "MTG8-CR-KICK-1",
  shadow: "MTG8-CR-SHADOW-1", echo: "MTG8-CR-ECHO-1", buyback: "MTG8-CR-BUYBACK-1", fading: "MTG8-CR-FADING-1",
  "cumulative-upkeep": "MTG8-CR-AGE-1", flanking: "MTG8-CR-FLANK-1", rampage: "MTG8-CR-RAMPAGE-1",
  phasing: "MTG8-CR-PHASE-1",
};

await style(new URL("./mana.css", import.meta.url));

export const HELP = ["goal", "mana", "turn", "cards", "stack", "combat", "stops", "look"].map((part) => ({
  part,
  More: null,
}));
