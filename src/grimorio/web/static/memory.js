// What this browser remembers: name, language, theme, and the token of every game it plays.
const PREFIX = "grimorio.";

export function recall(key, otherwise = null) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays; it only cannot resume.
  }
}

export function removed(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}

// All that is kept here, by its key, but what is named; texts that are no JSON stay behind.
export function takenAlong(but = []) {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
      .filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    return Object.fromEntries(keys.filter((key) => !but.includes(key)).map((key) => [key, recall(key)]));
  } catch {
    return {};
  }
}

// What another browser kept joins what is here: lists of things with a name or an id grow, all else is replaced.
export function takeOver(kept) {
  for (const [key, value] of Object.entries(kept)) remember(key, joined(recall(key), value));
}

function joined(here, there) {
  if (!Array.isArray(here) || !Array.isArray(there)) return there ?? here;
  const mark = (one) => one?.id ?? one?.name ?? JSON.stringify(one);
  const known = new Set(there.map(mark));
  return [...there, ...here.filter((one) => !known.has(mark(one)))];
}

// The token of this tab alone, when one browser holds several seats of a game: it came with the address.
export function tabToken(id) {
  const key = `${PREFIX}token.${id}`;
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  try {
    if (given) sessionStorage.setItem(key, given);
    return given ?? sessionStorage.getItem(key);
  } catch {
    return given;
  }
}

// Games of this browser, newest first: {id, game, token, seat, invites, when, over}.
export const games = () => recall("games", []);
export const game = (id) => games().find((one) => one.id === id) || null;

export function keepGame(id, facts) {
  const before = game(id) || { id, when: Date.now() };
  const rest = games().filter((one) => one.id !== id);
  remember("games", [{ ...before, ...facts }, ...rest].slice(0, 50));
}

export function forgetGame(id) {
  remember("games", games().filter((one) => one.id !== id));
}
