// Ready decks in groups: those that were sold, then those of each format under its title.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { groupsOf } = await part("ui/reading.js");

test("ready decks stand below the title of their format, in the reader's language or else in English", () => {
  const sold = { name: "Sky Slam" };
  const grove = { name: "The Deep Grove", title: { en: "Standard", it: "Standard, agosto" } };
  const ledger = { name: "The Black Ledger", title: { en: "Standard", it: "Standard, agosto" } };
  const own = { name: "Ours", title: { en: "House rules" } };
  assert.deepEqual(groupsOf([sold, grove, ledger, own], "it"), [
    [null, [sold]],
    ["Standard, agosto", [grove, ledger]],
    ["House rules", [own]],
  ]);
  assert.deepEqual(groupsOf([], "it"), []);
});
