// How far a draft is, and where the packs go; what each seat holds stands beside its player's name.
import { html } from "../../vendor/htm-preact.js";
import { neighbours } from "./picks.js";

// Where packs go next from the viewer, in words; null where none do.
function passText({ view, t, name }) {
  const { table, seat } = view;
  if (table.phase !== "draft" || table.kind !== "booster" || seat < 0) return null;
  const { to, from } = neighbours(table, seat);
  return t("draft-passes", { to: name(to), from: name(from) });
}

// How many cards a seat has, and how many are in the pack in its hand.
export function SeatMark({ view, seat, t }) {
  const { table } = view;
  const { cards, pack, playing } = table.seats[seat];
  const words = t("draft-seat-cards", { cards, pack });
  return html`<span class=${`draft-mark ${playing ? "" : "gone"}`} title=${words}>
    <span aria-hidden="true">
      <b>${cards}</b>${table.phase === "draft" && table.kind === "booster" && html`<i>${pack}</i>`}
    </span>
    <span class="unseen">${words}${playing ? "" : `, ${t("draft-seat-left")}`}</span>
  </span>`;
}

// The horseshoe of a Rochester draft: who takes the cards that are left, in order.
function Order({ order, about }) {
  const { t, name } = about;
  if (!order.length) return null;
  return html`<div class="draft-order">
    <h3>${t("draft-order")}</h3>
    <ol>${order.map((seat, at) => html`<li key=${at} class=${seat === about.view.seat ? "own" : ""}
        aria-current=${at === 0 ? "true" : undefined}>${name(seat)}</li>`)}</ol>
  </div>`;
}

export function Round({ about }) {
  const { view, t } = about;
  const { table } = view;
  const phase = t("draft-phase", { phase: table.phase, round: table.round, rounds: table.rounds, pick: table.pick });
  const words = passText(about);
  return html`<section class="draft-round" aria-label=${t("draft-title")}
      data-way=${table.phase === "draft" && table.kind === "booster" ? table.direction : "none"}>
    <p class="draft-phase">
      <strong>${t("draft-kind", { kind: table.kind })}</strong> <span>${phase}</span>
      ${words && html`<span class="quiet">${words}</span>`}
    </p>
    <${Order} order=${table.order} about=${about} />
  </section>`;
}
