// What every page knows of drafts, before their table is drawn: their short rules, their picture.
export { Picture } from "./picture.js";

// Seats of a draft started in one click: a pod.
export const QUICK = 8;

export const HELP = ["goal", "booster", "rochester", "sealed", "colours", "deck"].map((part) => ({ part, More: null }));
