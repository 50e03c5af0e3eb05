// The rulebook's search: typing errors and questions, on the real checklists.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { part, STATIC } from "./setup.mjs";

const { meant, nearest } = await part("ui/rule-search.js");

function checklist(game) {
  const file = new URL(`../../rulebooks/${game}.csv`, STATIC);
  return readFileSync(file, "utf8").split("\n").slice(1).filter((line) => line.includes(","))
    .map((line, at) => ({ key: `${line.split(",")[0]} ${at}`, name: line.split(",")[0], text: line }));
}
const magic = checklist("magic");
const magecraft = checklist("magecraft");
const found = (documents, query) => nearest(documents, query).map((key) => key.split(" ")[0]);

test("questions are understood in three languages", () => {
  for (const query of ["how do I win?", "come si vince?", "comment gagner ?"]) {
    assert.ok(found(magecraft, query).slice(0, 4).some((id) => id.startsWith("MAGE-OBJ")), query);
    assert.ok(found(magic, query).slice(0, 6).includes("MTG8-1.OBJ-1"), query);
  }
});

test("typing errors are forgiven", () => {
  const right = found(magic, "mulligan")[0];
  for (const query of ["muligan", "mulligna", "mullligan"]) assert.ok(found(magic, query).includes(right), query);
});

test("words of questions alone are looked for as they are", () => {
  assert.equal(meant("what is it"), "what is it");
  assert.match(meant("How do I lose"), /^lose lose loses$/);
  assert.deepEqual(nearest(magic, ""), []);
});
