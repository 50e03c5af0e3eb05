// A new table.
import { keepGame } from "../memory.js";
import { ask } from "../net.js";
import { key } from "../you.js";

// Make a table and remember how to come back to it. body: {game, name, seats, options}.
export async function startGame(body) {
  const made = await ask("/api/games", { ...body, luck: true }, key());
  keepGame(made.id, {
    game: body.game, token: made.token, seat: made.seat, body,
    invites: made.seats.filter((seat) => seat.invite), when: Date.now(), over: false,
  });
  return made.id;
}
