// The levels of bots, from easy to hard, and the one when nobody chose.
export const LEVELS = ["apprentice", "adept", "master", "archmage"];
export const USUAL = "adept";
