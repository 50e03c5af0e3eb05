// The decks this browser keeps for a game: [{name, text, format, deck}]; deck is null while its list has mistakes.
import { recall, remember } from "../memory.js";

const MINE = "mine:";

// key: what they are remembered by; Magic's are remembered by none.
export function shelfOf(key = "") {
  const kept = () => recall(`${key}decks`, []);
  return {
    kept,
    keep: (one) => remember(`${key}decks`, [one, ...kept().filter(({ name }) => name !== one.name)]),
    drop: (name) => remember(`${key}decks`, kept().filter((one) => one.name !== name)),
    // What is written on the deck page and not kept yet.
    draft: () => recall(`${key}draft`),
    setDraft: (one) => remember(`${key}draft`, one),
    // The deck the reader plays with unless they choose another.
    choose: (name) => remember(`${key}deck`, MINE + name),
    chosen: () => recall(`${key}deck`),
    setChosen: (value) => remember(`${key}deck`, value.startsWith(MINE) ? value : null),
  };
}

// A kept deck as one of the values that can be chosen, and the deck of such a value.
export const valueOf = ({ name }) => MINE + name;
export const isMine = (value) => value.startsWith(MINE);
export const ofValue = (decks, value) => decks.find((one) => valueOf(one) === value);

export const total = (entries) => entries.reduce((sum, [count]) => sum + count, 0);

// Entries in the order of their keys [number, number, name], each of which keyOf tells once: catalogues are long.
export function ordered(entries, lang, keyOf) {
  const names = new Intl.Collator(lang);
  return entries.map((entry) => [keyOf(entry), entry])
    .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || names.compare(a[2], b[2]))
    .map(([, entry]) => entry);
}

const rows = (entries) => entries.map((one) => one.join(" "));
// A deck as a list, its cards by the names the server knows.
export const written = ({ main, sideboard }) =>
  [...rows(main), ...(sideboard.length ? ["", "Sideboard", ...rows(sideboard)] : [])].join("\n");
