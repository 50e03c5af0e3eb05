// What a draft is of: files of people as lists and sets, and what each choice asks of the server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const cubes = await part("games/draft/cubes.js");
const { blocksOf, cardsFor, cardsIn, cubeOf, dropCube, keepCube, keptCubes, needed, sizeOf } = cubes;

test("a file is a set, a cube or a list, and broken data is nothing", () => {
  const own = { code: "OWN", cards: [], booster: [["common", 15]] };
  assert.deepEqual(cardsIn(JSON.stringify(own)), { cards: { set: own } });
  assert.deepEqual(cardsIn(JSON.stringify({ set: own })), { cards: { set: own } });
  assert.deepEqual(cardsIn('{"cards": [[1, "Shock"]]}'), { cards: { cube: { cards: [[1, "Shock"]] } } });
  assert.deepEqual(cardsIn("8 Shock\n60 Raging Goblin"), { text: "8 Shock\n60 Raging Goblin" });
  for (const text of ["", "  \n", "{", "[1]", '{"name": "x"}', " ".repeat(200001)]) assert.equal(cardsIn(text), null);
});

test("a deck is a cube with its sideboard, whose size is told beside what the seats need", () => {
  const cards = cubeOf({ main: [[4, "Shock"], [2, "Boil"]], sideboard: [[3, "Shock"]] }, "Ours");
  assert.deepEqual(cards, { cube: { name: "Ours", cards: [[7, "Shock"], [2, "Boil"]] } });
  assert.equal(sizeOf({ cards }), 9);
  assert.equal(sizeOf({ cards: { set: "ODY" } }), null);
  assert.deepEqual([needed(8), needed(8, true)], [360, 600]);
});

test("each choice asks for its cards", () => {
  const decks = [{ name: "Ours: two", deck: { main: [[1, "Shock"]], sideboard: [] } }];
  assert.deepEqual(cardsFor("set:ODY"), { set: "ODY" });
  assert.deepEqual(cardsFor("block:ODY,TOR,JUD"), { packs: [{ set: "ODY" }, { set: "TOR" }, { set: "JUD" }] });
  assert.deepEqual(cardsFor("deck:Ours: two", { decks }), { cube: { name: "Ours: two", cards: [[1, "Shock"]] } });
  keepCube({ name: "a:b", cards: { set: "ONS" } });
  keepCube({ name: "a:b", cards: { set: "LGN" } });
  assert.equal(keptCubes().length, 1);
  assert.deepEqual(cardsFor("own:a:b"), { set: "LGN" });
  dropCube("a:b");
  assert.equal(cardsFor("own:a:b"), null);
  for (let number = 0; number < 30; number += 1) keepCube({ name: `${number}`, cards: { set: "ODY" } });
  assert.equal(keptCubes().length, 10);
});

test("blocks are the sets in threes", () => {
  const sets = ["INV", "PLS", "APC", "ODY", "TOR", "JUD", "ONS"].map((set) => ({ set }));
  assert.deepEqual(blocksOf(sets).map((block) => block.map(({ set }) => set).join()), ["INV,PLS,APC", "ODY,TOR,JUD"]);
  assert.deepEqual(blocksOf([]), []);
});

test("what is wrong in a file is told with its line", async () => {
  const { cardsOf } = await part("pages/pods/cards.js");
  const { jsonLine } = await part("ui/json-line.js");
  assert.deepEqual(cardsOf("// mine\n4 Shock\n\n2 Fog"), { cards: { cube: { cards: [[4, "Shock"], [2, "Fog"]] } } });
  assert.deepEqual(cardsOf("4 Shock\nFog"), { id: "onlinedraft-file-line", line: 2, text: "Fog" });
  assert.deepEqual(cardsOf("{\n \"code\": 1,\n}").line, 3);
  assert.deepEqual(cardsOf("{\"code\": \"X\"}"), { cards: { set: { code: "X" } } });
  assert.equal(cardsOf("{}").id, "onlinedraft-file-bad");
  assert.equal(cardsOf("// nothing").id, "onlinedraft-file-bad");
  assert.deepEqual([jsonLine("4 Shock"), jsonLine("{\n\n"), jsonLine("[1]"), jsonLine("[1,\n2,\n,3]")], [0, 3, 0, 3]);
});
