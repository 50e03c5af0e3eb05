// The parts of a position of Magecraft that is set up by hand: gems and spells, as data and as fields. A situation is
// the one of docs/protocol.md in full: gems by colour, spells by their English names.
import { Stepper } from "../../ui/stepper.js";
import { style } from "../../ui/style.js";
import { html } from "../../vendor/htm-preact.js";
import { nameOf } from "./cards.js";
import { COLOURS, Gem } from "./gems.js";

// The style of the editor comes with it, before its first drawing.
await style(new URL("./editor.css", import.meta.url));

export const SEATS = ["A", "B", "C", "D"];
export const SEATED = { hand: "F1 W1 E1 L1" }; // a seat as it comes in: the rest is as usual
export const ACADEMY = "academy";
const MASTERED = " (mastered)";
export const spellOf = (word) => word.replace(MASTERED, "");
export const sum = (gems) => COLOURS.reduce((all, colour) => all + gems[colour], 0);
export const boardsOf = (situation) => SEATS.filter((seat) => seat in situation).map((seat) => [seat, situation[seat]]);
// Whether a spell of a grimoire is mastered, and the same spell with that changed.
export const mastery = (word) => word.endsWith(MASTERED);
export const taking = (word) => spellOf(word) + (mastery(word) ? "" : MASTERED);

export const swapped = (list, from, to) => {
  const next = [...list];
  [next[from], next[to]] = [next[to], next[from]];
  return next;
};

export const inGame = (situation) => boardsOf(situation).filter(([, board]) => board !== "out");

// Gems left for the box, by colour: below zero there are too many on the table.
export function leftInBox(situation, limits) {
  const left = { ...limits.gems };
  const piles = [
    situation.academy.gems,
    ...inGame(situation).flatMap(([, board]) => limits.places.map((place) => board[place])),
  ];
  for (const pile of piles) for (const colour of COLOURS) left[colour] -= pile[colour];
  return left;
}

// A pile changed: what the box lacks comes from the Academy, as far as it has any.
export function supplied(situation, limits, colour) {
  const { gems } = situation.academy;
  const taken = Math.min(gems[colour], Math.max(0, -leftInBox(situation, limits)[colour]));
  return taken
    ? { ...situation, academy: { ...situation.academy, gems: { ...gems, [colour]: gems[colour] - taken } } }
    : situation;
}

// Copies of each spell in grimoires and in the Academy.
export function copiesOf(situation) {
  const copies = { ...situation.academy.spells };
  for (const [, board] of inGame(situation)) {
    for (const word of board.grimoires.flat()) copies[spellOf(word)] = (copies[spellOf(word)] || 0) + 1;
  }
  return copies;
}

// Spells moved: copies the game has not come from the Academy.
export function studied(situation, limits) {
  const copies = copiesOf(situation);
  const spells = Object.entries(situation.academy.spells).map(([name, left]) => [
    name,
    Math.max(0, left - Math.max(0, copies[name] - limits.copies)),
  ]);
  return { ...situation, academy: { ...situation.academy, spells: Object.fromEntries(spells) } };
}

export function Gems({ title, owner, gems, set, limits, bound, t }) {
  return html`<fieldset class="gem-row">
    <legend>${title} <b>${sum(gems)}${bound ? `/${bound}` : ""}</b></legend>
    <div class="piles">${COLOURS.map((colour) => html`
      <${Stepper} key=${colour} count=${gems[colour]} most=${limits.gems[colour]}
          label=${[t(`magecraft-colour-${colour}`), title, owner].filter(Boolean).join(", ")}
          set=${(count) => set({ ...gems, [colour]: count }, colour)}>
        <${Gem} colour=${colour} size="s" />
      </${Stepper}>`)}</div>
  </fieldset>`;
}

// How many copies of a spell lie in the Academy, which may also have none of it.
export function SpellCopies({ spell, situation, limits, change, about: { t, lang, cards } }) {
  const { academy } = situation;
  const name = nameOf(cards.find((one) => one.name === spell) || { name: spell }, lang);
  return html`<${Stepper} count=${academy.spells[spell] ?? 0} most=${limits.copies}
      label=${t("magecraft-situation-copies-of", { spell: name })}
      set=${(count) => change(`spells.${spell}`, {
        ...situation, academy: { ...academy, spells: { ...academy.spells, [spell]: count } },
      })}>
    <span class="zone-word">${t("table-board-copies")}</span>
  </${Stepper}>`;
}

// What is wrong, as [{place, text}]; place: the key of a place of the board.
export function faults(situation, limits, { t, cards, lang }) {
  const found = [];
  const fault = (place, id, args) => found.push({ place, text: t(id, args) });
  for (const [colour, left] of Object.entries(leftInBox(situation, limits))) {
    const args = { colour: t(`magecraft-colour-${colour}`), count: -left, most: limits.gems[colour] };
    if (left < 0) fault(`:${ACADEMY}`, "magecraft-situation-many", args);
  }
  for (const [seat, board] of inGame(situation)) {
    const [life, points] = [sum(board.hp), sum(board.points)];
    if (life < 1 || life > limits.hp)
      fault(`${seat}:hp`, "magecraft-situation-life", { seat, most: limits.hp, count: life });
    if (points > limits.points)
      fault(`${seat}:points`, "magecraft-situation-points", { seat, most: limits.points, count: points });
  }
  for (const [name, count] of Object.entries(copiesOf(situation))) {
    const card = cards.find((one) => one.name === name);
    const args = { spell: card ? nameOf(card, lang) : name, most: limits.copies, count };
    if (count > limits.copies) fault(`:${ACADEMY}`, "magecraft-situation-copies", args);
  }
  if (situation[situation.active] === "out")
    fault(situation.active, "magecraft-situation-active-out", { seat: situation.active });
  return found;
}
