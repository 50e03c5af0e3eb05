// Cards that the reader typed: kept, sent with the decks that name them, put into a ready deck.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { allRows, cardsFor, deckFor, deckWith, dropCard, keepCard, ownCards } = await part("games/magic/own.js");

const total = (entries) => entries.reduce((sum, [count]) => sum + count, 0);
const typed = (name) => ({ typed: { name }, row: { name, cost: "{B}" }, shown: { name } });
const deck = (...main) => ({ main, sideboard: [] });

test("a card is kept once, the newest first, and dropped by name", () => {
  for (const name of ["Moth", "Errand", "Moth"]) keepCard(typed(name));
  assert.deepEqual(ownCards().map(({ row }) => row.name), ["Moth", "Errand"]);
  dropCard("Moth");
  assert.deepEqual(allRows(), { cards: [{ name: "Errand", cost: "{B}" }] });
});

test("a table is sent the rows of those cards alone that its decks name", () => {
  keepCard(typed("Moth"));
  assert.deepEqual(cardsFor([deck([4, "Shock"]), "Life Boost", null]), {});
  const rows = cardsFor([{ main: [[4, "Shock"]], sideboard: [[1, "Moth"]] }]).cards;
  assert.deepEqual(rows.map(({ name }) => name), ["Moth"]);
  ["Moth", "Errand"].forEach(dropCard);
  assert.equal(allRows(), null);
});

test("a ready deck takes four of a card in the place of others and keeps its lands and its size", () => {
  const ready = deck([17, "Swamp"], [2, "Shock"], [1, "Boil"], [20, "Hill Giant"], [1, "Bog Wraith"]);
  const made = deckWith(ready, "Moth");
  assert.equal(total(made.main), 41);
  assert.deepEqual(made.main, [[4, "Moth"], [17, "Swamp"], [2, "Shock"], [1, "Boil"], [17, "Hill Giant"]]);
});

test("the deck that can pay for a card best is taken, and any for a card without colours", () => {
  const decks = [{ name: "a", colors: ["red"] }, { name: "b", colors: ["black", "white"] }];
  assert.equal(deckFor(decks, "{2}{B}").name, "b");
  assert.equal(deckFor(decks, "{W}{R}").name, "a");
  assert.equal(deckFor(decks, "").name, "a");
});
