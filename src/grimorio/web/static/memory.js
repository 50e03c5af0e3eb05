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
