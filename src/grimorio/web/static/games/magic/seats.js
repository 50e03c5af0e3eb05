// A table of more than two: whose turn follows whose, who is out, and, where there is no room for all sides, which one
// is shown.
import { html, useState } from "../../vendor/htm-preact.js";
import { classes } from "../../ui/classes.js";
import { Icon } from "./icons.js";

const inTurn = ({ table, seats }, seat) =>
  Array.from({ length: seats }, (_, at) => (seat + at) % seats).filter((one) => table.playing.includes(one));

// Who has the turn after this one, or null before the game and after it.
export function nextSeat(view) {
  const order = inTurn(view, view.table.active).filter((one) => one !== view.table.active);
  return view.table.turn > 0 && !view.result && view.seats > 2 && order.length > 1 ? order[0] : null;
}

export const isOut = ({ table, result }, seat) => table.turn > 0 && !table.playing.includes(seat) && !result;

// Whose side is worth seeing: who attacks the viewer, whom the viewer attacks, whose turn it is, who comes next.
function facing({ table, seat, seats }, own, pairs) {
  const attacker = table.play.find((it) => it.attacking === own);
  const last = pairs.findLast(({ kind, to }) => kind === "attack" && to.seat !== undefined);
  if (last) return last.to.seat;
  if (attacker) return attacker.controller;
  const attacked = table.play.find((it) => it.attacking !== null && it.controller === own);
  if (attacked) return attacked.attacking;
  if (table.active !== own) return table.active;
  return inTurn({ table, seats }, (seat >= 0 ? seat : 0)).find((one) => one !== own) ?? (own + 1) % seats;
}

// The opponent that is shown: the one chosen, until somebody else is worth seeing. pairs: what is being declared.
export function useShown(view, own, pairs) {
  const [kept, setKept] = useState({ seat: null, when: null });
  const auto = facing(view, own, pairs);
  const when = `${view.table.active}:${auto}`;
  return [kept.when === when ? kept.seat : auto, (seat) => setKept({ seat, when })];
}

// The players in turn order: a tab for each opponent, which shows their side. lit(seat): whether something of theirs
// can be chosen now.
export function Round({ about, own, shown, show, lit }) {
  const { t, name, view } = about;
  const { table } = view;
  const next = nextSeat(view);
  return html`<nav class="round" aria-label=${t("magic-round")}>
    <ol>
      ${Array.from({ length: view.seats }, (_, at) => (own + at) % view.seats).map((seat) => {
        const out = isOut(view, seat);
        const active = table.active === seat && table.turn > 0;
        const words = html`<span class="round-name">${name(seat)}</span>
        <span class="round-life">
          <${Icon} name="life" size="xs" />${table.players[seat].life}
          <span class="unseen"> ${t("magic-life")}</span>
        </span>
        ${active && html`<span class="unseen">${t("magic-round-active")}</span>`}
        ${seat === next && html`<span class="round-next">${t("magic-next")}</span>`}
        ${out && html`<span class="round-next">${t("magic-out")}</span>`}`;
        const kind = classes("round-seat", { "round-active": active, "round-out": out, "round-lit": lit(seat) });
        return html`<li key=${seat} class=${kind} data-tab=${seat}>${seat === own ? html`<span>${words}</span>`
          : html`<button type="button" aria-pressed=${seat === shown} onClick=${() => show(seat)}>
            ${words}
            ${lit(seat) && html`<span class="unseen">${t("magic-round-lit")}</span>`}
          </button>`}</li>`;
      })}
    </ol>
  </nav>`;
}
