// The formats a deck can be checked for: the game's ways to build decks, dated formats, the reader's own ones from
// files, and that of a tournament. A deck says which by `named`: "standard-2003", "own:NAME" or "event:ID"; without it
// the way to build (`format`) alone counts.
import { recall, remember } from "../memory.js";

const KEY = "formats";
const OWN = "own:";
const EVENT = "event:";
const NAMED = "named:";
// Own formats kept at most, and the most characters of a file with one.
const MOST = 40;
const LONGEST = 100000;

export const ownFormats = (game) => recall(KEY, []).filter((one) => one.game === game);

export function keepFormat(format) {
  const others = recall(KEY, []).filter(({ game, name }) => game !== format.game || name !== format.name);
  remember(KEY, [format, ...others].slice(0, MOST));
}

export const dropFormat = (game, name) =>
  remember(KEY, recall(KEY, []).filter((one) => one.game !== game || one.name !== name));

export const ownName = (name) => OWN + name;
export const isOwn = (named) => Boolean(named?.startsWith(OWN));
export const eventName = (id) => EVENT + id;
export const eventOf = (named) => (named?.startsWith(EVENT) ? named.slice(EVENT.length) : null);

// What the server is asked for a format and its cards; null for an own one that is kept no more.
export function askedFor(game, named) {
  if (eventOf(named)) return { game, event: eventOf(named) };
  if (!isOwn(named)) return { game, format: named };
  const own = ownFormats(game).find(({ name }) => ownName(name) === named);
  return own ? { game, rules: own } : null;
}

export const titleOf = ({ title, name }, lang) => title?.[lang] || title?.en || name;

// The value of the select for a deck, and what it says about the deck when it is chosen.
export const valueFor = ({ format, named }) => (named ? NAMED + named : format);

/**
 * The formats to choose from, as groups [kind, [value, words][]] of which none is empty.
 * @param {{builds: [string, string][], known: any[], own: any[], event: any, lang: string}} all event: {id, title}
 */
export function groupsFor({ builds, known, own, event, lang }) {
  const dated = known.filter(({ pools }) => !pools).map((one) => [NAMED + one.name, titleOf(one, lang)]);
  const limited = known.filter(({ pools }) => pools).map((one) => [NAMED + one.name, titleOf(one, lang)]);
  return [
    ["event", event ? [[NAMED + eventName(event.id), event.title]] : []],
    ["build", builds],
    ["dated", [...dated, ...limited]],
    ["own", own.map((one) => [NAMED + ownName(one.name), titleOf(one, lang)])],
  ].filter(([, rows]) => rows.length);
}

// What a chosen value says of the deck: {format, named}. buildOf: the way to build of the format so named, if known.
export function chosenBy(value, before, buildOf) {
  if (!value.startsWith(NAMED)) return { format: value, named: null };
  const named = value.slice(NAMED.length);
  return { format: buildOf(named) || before.format, named };
}

// A file as a format, or null if it is none: data with a name and a game, and no list of cards.
export function formatIn(text) {
  if (text.length > LONGEST || !text.trimStart().startsWith("{")) return null;
  try {
    const data = JSON.parse(text);
    return typeof data.name === "string" && typeof data.game === "string" && !data.main ? data : null;
  } catch {
    return null;
  }
}
