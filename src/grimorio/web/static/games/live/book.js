// What every page knows of Magic Live, before its table is drawn: its words, its short rules, its picture.
import { style } from "../../ui/style.js";
import { FIRST, STEPS } from "./lessons.js";

export { Picture } from "./picture.js";
// Whether its cards are shown on a page of their own, /cards.
export const CARDS = true;

// The words that are explained where they stand, each with the rule behind it.
export const TERMS = {
  pack: "LIVE-2-POOL-3", pool: "LIVE-2-POOL-1", magus: "LIVE-1-SHEET-1", style: "LIVE-3-CHAL-1",
  declaration: "LIVE-3-DECL-1", mono: "LIVE-3-TABLE1-1", "two-colour": "LIVE-3-TABLE1-2", gold: "LIVE-3-TABLE1-3",
  contest: "LIVE-3-CHAL-2", challenge: "LIVE-3-CHAL-5", physical: "LIVE-3-PHY-1", social: "LIVE-3-SOC-1",
  mental: "LIVE-3-MEN-1", trait: "LIVE-3-CHAL-8", overbid: "LIVE-3-CHAL-9", retest: "LIVE-3-SOC-3",
  power: "LIVE-3-MEN-1", life: "LIVE-3-TOUR-2", completion: "LIVE-3-COMP-3", forty: "LIVE-3-COMP-2",
  dominant: "LIVE-3-COMP-7",
};

// Seats of a game started in one click: with two, nobody ever wants the same pack.
export const QUICK = 4;
export { Bring } from "./bring.js";
export const LESSONS = { first: FIRST, steps: STEPS };

await Promise.all([
  style(new URL("../magic/mana.css", import.meta.url)),
  style(new URL("./hands.css", import.meta.url)),
]);

export const HELP = [
  "goal", "magus", "auction", "contest", "challenge", "kinds", "powers", "completion", "lands", "tournament",
].map((part) => ({ part, More: null }));

// Beside a single auction: where its sessions are played.
export const MORE = { to: "/campaigns", words: "campaign-play-one" };
