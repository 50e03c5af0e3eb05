// Cards of a position besides the game's own: those of the blocks and of imported sets, those that were typed in this
// browser, those of a file. The rows of all that do not come with the program are kept with a position that has them.
import { useState } from "../../lib.js";
import { ask } from "../../net.js";
import { CardFile } from "../../ui/card-file.js";
import { useShell } from "../../ui/shell.js";
import { html } from "../../vendor/htm-preact.js";
import { counted, seatsOf } from "./laid.js";
import { ownCards } from "./own.js";

// The rows of cards that the server does not have, by name.
const rows = new Map();
const hear = (all) => { for (const row of all) rows.set(row.name, row); };

// All cards besides the game's own that this server and this browser have, as they are shown.
export async function moreCards() {
  const { cards } = await ask("/api/sets?game=magic");
  const typed = ownCards();
  hear([...cards.map(({ row }) => row).filter(Boolean), ...typed.map(({ row }) => row)]);
  return [...typed.map(({ shown }) => shown), ...cards];
}

// The cards of a set that was read from a file, as they are shown.
async function cardsOf(set) {
  const { shown } = await ask("/api/situations", { game: "magic", seats: 2, cards: set, situation: {} });
  hear(set.cards);
  return shown;
}

const known = new WeakMap();

// What the cards themselves say of where they go: {enchants, morphs}, as limits do.
function toldBy(cards) {
  if (!known.has(cards)) {
    const kindOf = ({ types }) => /^Enchant (?!World)(\w+)/.exec(types?.en || "")?.[1].toLowerCase();
    const lines = cards.map((card) => [card.name, kindOf(card)]);
    const morphs = cards.filter((card) => /^Morph\b/m.test(card.text?.en || "")).map(({ name }) => name);
    known.set(cards, { enchants: Object.fromEntries(lines.filter(([, kind]) => kind)), morphs });
  }
  return known.get(cards);
}

// The limits of a position with what is known of cards that the server has not yet been asked about.
export function limitsWith(limits, cards) {
  const { enchants, morphs } = toldBy(cards);
  return { ...limits, enchants: { ...enchants, ...limits.enchants }, morphs: [...limits.morphs, ...morphs] };
}

// The names of all cards that lie somewhere in a position.
export function namesIn(situation) {
  const entries = seatsOf(situation).flatMap((seat) => Object.values(situation[seat]).filter(Array.isArray).flat());
  return new Set(entries.filter((entry) => !entry.token).map((entry) => counted(entry)[0]));
}

/* What a position keeps of its cards, as a setup has them: {cards: […]}, or null. kept: the same of the position before
   its last change. */
export function cardsFor(situation, kept) {
  const before = new Map((kept?.cards || []).map((row) => [row.name, row]));
  const needed = [...namesIn(situation)].map((name) => before.get(name) || rows.get(name)).filter(Boolean);
  return needed.length ? { cards: needed } : null;
}

// How many cards can be searched, and a file of one's own besides. add(cards) is given those of a file.
export function MoreCards({ count, add }) {
  const { t } = useShell();
  const [file, setFile] = useState(null);
  const set = async (cards) => {
    setFile(cards);
    if (cards) add(await cardsOf(cards));
  };
  return html`<details class="laid-more-cards">
    <summary>${t("magic-board-cards", { count })}</summary>
    <${CardFile} game="magic" cards=${file} set=${set} hint=${t("magic-board-cards-hint")}
      drop=${t("magic-board-cards-drop")} />
  </details>`;
}
