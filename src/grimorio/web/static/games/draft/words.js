// The words of a draft's table: what is asked, what an answer says, a line of the log.
import { player, textOf } from "../../ui/log-you.js";
import { cardOf, nameOf } from "../magic/cards.js";

export const cardName = ({ cards, lang }, name) => nameOf(cardOf(cards, name), lang);

export { player as called };

// Whose cards they are.
export const poolTitle = (about, seat) =>
  seat === about.view.seat ? about.t("draft-pool") : about.t("draft-pool-of", { name: about.name(seat) });

export const describeOption = ([kind, name], about) => ({
  label: kind === "ready" ? about.t("draft-ready") : about.t("draft-take", { card: cardName(about, name) }),
});

export function askText({ ask }, { t, view }) {
  if (ask === "ready") return t("draft-ask-ready");
  const { round, rounds, pick } = view.table;
  return t("draft-ask-pick", { round, rounds, pick });
}

// A line has the words of the terminal. What others take and are passed in secret is no news, and the pools of the end
// stand on the table.
export function logText(event, about) {
  const { t } = about;
  const secret = ["open", "receive", "take"].includes(event.event) && !event.card && !event.cards;
  if (secret || event.event === "pool") return null;
  const said = { known: "no" };
  for (const [key, value] of Object.entries(event)) {
    if (key === "seats") said.seats = t.list(value.map((seat) => player(about, seat)));
    else if (key === "direction") said.way = t("draft-way", { way: value === 1 ? "left" : "right" });
    else if (key === "card") Object.assign(said, { card: cardName(about, value), known: "yes" });
    else if (key === "cards") {
      Object.assign(said, { cards: t.list(value.map((one) => cardName(about, one))), known: "yes" });
    } else if (["string", "number"].includes(typeof value)) said[key] = value;
  }
  if (typeof event.seat === "number") said.seat = player(about, event.seat);
  return textOf(about, `draft-log-${event.event}`, event.seat, said);
}

const SOUNDS = { take: "paper", receive: "paper", open: "wood", building: "glass", end: "glass" };
export const soundOf = ({ event }) => SOUNDS[event] || null;
export const tells = ({ event, card }) =>
  event === "take" ? Boolean(card) : !["receive", "pass", "pool"].includes(event);
