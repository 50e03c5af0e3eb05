// Cards besides the server's own: typed ones, and imported ones that a deck has.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { allRows, cardsFor, hearOf, keepCard, keepUsed } = await part("games/magic/own.js");
const card = (name) => ({ row: { name }, shown: { name } });
const names = (told) => told?.cards?.map(({ name }) => name) ?? null;

test("an imported card is sent with a list that names it, and kept once a deck has it", () => {
  assert.equal(allRows("4 Grey Moth"), null);
  hearOf([card("Grey Moth"), card("White Moth")]);
  assert.equal(allRows("4 Shock"), null);
  assert.deepEqual(names(allRows("4 grey moth\n2 Shock")), ["Grey Moth"]);
  const deck = { main: [[4, "Grey Moth"], [2, "Shock"]], sideboard: [[1, "Grey Moth"]] };
  assert.deepEqual(cardsFor([deck]), {});
  keepUsed(deck);
  keepUsed(deck);
  assert.deepEqual(names(cardsFor([deck])), ["Grey Moth"]);
  assert.deepEqual(names(allRows("")), ["Grey Moth"]);
  keepCard(card("Typed"));
  assert.deepEqual(names(allRows("1 White Moth")), ["Typed", "Grey Moth", "White Moth"]);
  assert.deepEqual(cardsFor([{ main: [[1, "Shock"]], sideboard: [] }]), {});
});
