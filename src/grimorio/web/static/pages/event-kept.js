// The tournaments of this browser, newest first: {id, name, token, role, when}.
import { recall, remember, tabToken } from "../memory.js";

export const events = () => recall("events", []);
export const event = (id) => events().find((known) => known.id === id) || null;
export const tokenOf = (id) => tabToken(id) ?? event(id)?.token ?? null;

export function keepEvent(id, facts) {
  const before = event(id) || { id, when: Date.now() };
  remember("events", [{ ...before, ...facts }, ...events().filter((known) => known.id !== id)].slice(0, 50));
}
