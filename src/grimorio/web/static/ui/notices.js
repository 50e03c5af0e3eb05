// What everybody should know of this game. Where there is a column beside the table it stands there.
import { html } from "../lib.js";
import { nameOf } from "./players.js";
import { useShell } from "./shell.js";

// What a notice tells, with the names of those seats whose people gave none as this reader says them.
function argsOf(t, { seat, seats, ...args }, players) {
  const called = (one) => nameOf(t, players, one);
  if (seat !== undefined && !args.name) return { ...args, name: called(seat) };
  return seats ? { ...args, names: t.list(seats.map(called)) } : args;
}

// players: who sits at the table.
export function Notices({ notices, players, beside = false }) {
  const { t } = useShell();
  if (!notices.length) return null;
  return html`<ul class=${beside ? "notes beside" : "notes notices"}>${notices.map((one) => html`<li key=${one.message}>
    ${t(one.message, argsOf(t, one.args, players))}
  </li>`)}</ul>`;
}
