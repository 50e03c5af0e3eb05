// What every page knows of drafts, before their table is drawn: their short rules, their picture.
export { Bring } from "./bring.js";
export { Picture } from "./picture.js";

// Seats of a draft started in one click: a pod.
export const QUICK = 8;

// Minutes that may be chosen for building the decks, 0 for no limit; USUAL with other people.
export const BUILD_MINUTES = { USUAL: 30, ALL: [0, 20, 30, 45, 60, 1440] };

export const HELP = ["goal", "booster", "rochester", "sealed", "colours", "deck"].map((part) => ({ part, More: null }));
