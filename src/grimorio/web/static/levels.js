// The levels of bots, from easy to hard, and the one when nobody chose.
export const LEVELS = ["apprentice", "adept", "master", "archmage"];
export const USUAL = "adept";
// The characters of bots, in games whose bots have them (`CHARACTERS` of a book); "any" lets the seed choose.
export const ANY = "any";
export const CHARACTERS = [ANY, "plain", "cautious", "fierce", "tricky"];
