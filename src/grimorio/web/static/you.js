// Who plays at this browser: the key by which a server knows the games of one person on all their devices. Whoever
// keeps no games has none, and each seat has a token of its own.
import { games, keepGame, recall, remember, removed, takeOver, takenAlong } from "./memory.js";
import { ask } from "./net.js";

export const key = () => recall("you")?.key ?? null;
export const picture = () => recall("you")?.picture ?? "";

// What the server told of the person is shown again before it is asked; the key stays.
export function keepYou(told) {
  remember("you", { key: told.key ?? key(), picture: told.picture });
  if (told.name) remember("name", told.name);
  return told;
}

export const mine = (what = "", body = undefined) => ask(`/api/people/me${what}`, body, key());

// Begin: the games that this browser has become the person's, wherever they are opened later.
export async function begin(name, chosen) {
  const held = games().filter((one) => one.token).map(({ id, token }) => ({ id, token }));
  const told = keepYou(await ask("/api/people", { name, picture: chosen, games: held }));
  await follow();
  return told;
}

// The games of the person as this browser keeps them: those from other devices too, all with the one key.
export async function follow() {
  const { games: going } = await mine("/games");
  for (const one of going) {
    const { id, game, seat } = one;
    const invites = games().find((own) => own.id === id)?.invites ?? [];
    keepGame(id, { game, seat, token: key(), over: false, invites });
  }
  return going;
}

export const leave = () => removed("you");

// What another device takes along: all that this browser keeps but the person's key, which the code stands for.
export const move = () => mine("/move", { kept: takenAlong(["you"]) });

export async function arrive(code) {
  const { kept, ...told } = await ask("/api/people/arrive", { code });
  takeOver(kept);
  keepYou(told);
  await follow();
  return told;
}

export async function enter(name, passphrase) {
  const told = keepYou(await ask("/api/people/enter", { name, passphrase }));
  await follow();
  return told;
}
