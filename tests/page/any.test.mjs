// The table of a game that brings no page of its own: its view, name by name, and its options in its own words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { bookOf, GAMES, tableOf } = await part("games/index.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const t = await translatorFor("en");
const name = (seat) => ["Ada", "Bob"][seat];

function drawn(module, view) {
  const box = document.createElement("div");
  document.body.append(box);
  render(html`<${module.Table} view=${view} />`, box);
  return box;
}

test("a game without a page has the plain table, and those with one have theirs", async () => {
  assert.ok(bookOf("nim").Picture);
  assert.notEqual(bookOf("nim"), bookOf("magic"));
  assert.notEqual(await tableOf("nim"), await tableOf("magecraft"));
  assert.ok(!GAMES.includes("nim"));
  assert.equal(t.game("nim"), "Nim");
  assert.equal(t.game("mickey"), "Wizards of Mickey");
});

test("everything of its view is shown", async () => {
  const module = await tableOf("nim");
  const box = drawn(module, {
    table: {
      matches: 12,
      last_taken: null,
      piles: [3, 4],
      players: [
        { seat: 0, hand: [] },
        { seat: 1, hand: ["ace"] },
      ],
    },
  });
  const field = (key) => box.querySelector(`[data-field="${key}"]`).textContent;
  assert.equal(field("matches").trim(), "Matches12");
  assert.match(field("last_taken"), /Last taken–/);
  assert.match(field("piles"), /3, 4/);
  assert.match(field("players"), /ace/);
});

test("its options, questions and events are said in its own names", async () => {
  const { askText, describeOption, logText } = await tableOf("nim");
  const about = { game: "nim", t, name };
  assert.equal(describeOption(["matches", 2]).label, "Matches 2");
  assert.equal(describeOption(["give-up"]).label, "Give up");
  assert.equal(askText({ ask: "take" }, about), "Take?");
  assert.equal(logText({ i: 3, event: "take", rule: "NIM-1", seat: 1, count: 2 }, about), "Bob: take, count 2");
  assert.equal(logText({ i: 4, event: "end", rule: "NIM-2", winner: 1, cards: [1] }, about), "End, winner 1");
});
