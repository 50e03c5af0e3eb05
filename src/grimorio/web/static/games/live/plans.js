// How many of each land a deck shall have, kept by game and seat until the last question for them is answered: the
// rules ask for one land of each deck after another, and meanwhile the page may be left or the device passed on.
import { recall, remember } from "../../memory.js";

const MOST = 16;

const isOf = (id, seat) => (kept) => kept.id === id && kept.seat === seat;

export const planOf = (id, seat) => (id && recall("lands", []).find(isOf(id, seat))?.plan) || null;

// plan: counts by the name of a land; null to forget.
export function keepPlan(id, seat, plan) {
  if (!id) return;
  const others = recall("lands", []).filter((kept) => kept.id !== id || kept.seat !== seat);
  remember("lands", plan ? [{ id, seat, plan }, ...others].slice(0, MOST) : others);
}
