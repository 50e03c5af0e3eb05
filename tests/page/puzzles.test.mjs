// Which puzzle comes next, what is kept of those that were answered, and the lessons a guided game did not come to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { fitting, nextOf, notedAs, shownSteps, tally } = await part("pages/puzzle-kept.js");
const { missed, plain } = await part("ui/end-lesson.js");
const { keepGame } = await part("memory.js");

const list = [["a", "magic", "combat"], ["b", "magic", "stack"], ["c", "mickey", "power"], ["d", "magic", "combat"]]
  .map(([id, game, theme]) => ({ id, game, theme }));
const ALL = { game: "", theme: "" };

test("only the first answer to a puzzle counts", () => {
  const notes = notedAs(notedAs(notedAs({}, "a", false), "a", true), "b", true);
  assert.deepEqual(notes, { a: false, b: true });
  assert.deepEqual(tally(notes), { right: 1, all: 2 });
});

test("the next puzzle was never answered, else answered wrongly, and is of the game and theme wanted", () => {
  assert.equal(nextOf(list, ALL, {}, "a"), "b");
  assert.equal(nextOf(list, { game: "magic", theme: "combat" }, {}, "a"), "d");
  assert.equal(nextOf(list, { game: "mickey", theme: "" }, {}, "a"), "c");
  assert.equal(nextOf(list, ALL, { a: true, b: true, c: false, d: true }, "a"), "c");
  assert.equal(nextOf(list, ALL, { a: true, b: true, c: true, d: true }, "a"), null);
});

test("puzzles of a rule are gone through from the first, whatever puzzle is here", () => {
  const ruled = [["a", []], ["b", ["R1"]], ["c", ["R2", "R1"]], ["d", ["R2"]]]
    .map(([id, rules]) => ({ id, game: "magic", theme: "combat", rules }));
  const wanted = { game: "magic", theme: "", rule: "R1" };
  assert.deepEqual(fitting(ruled, wanted).map(({ id }) => id), ["b", "c"]);
  assert.equal(nextOf(ruled, wanted, {}, "a"), "b");
  assert.equal(nextOf(ruled, wanted, {}, "b"), "c");
  assert.equal(nextOf(ruled, wanted, { c: true }, "b"), null);
});

test("passes are not told among what is done", () => {
  const steps = [["cast", "Shock"], ["pass"], ["player", 1], ["done"]].map((option) => ({ option }));
  assert.deepEqual(shownSteps(steps).map(({ option }) => option[0]), ["cast", "player"]);
});

test("lessons that a guided game did not come to are told at its end, and a game of no coach tells none", () => {
  const steps = ["goal", "attack", "heal", "end"].map((id) => ({ id }));
  keepGame("guided", { game: "magecraft", learn: { done: ["goal", "heal"], away: true } });
  keepGame("other", { game: "magecraft" });
  assert.deepEqual(missed("guided", steps).map(({ id }) => id), ["attack"]);
  assert.equal(missed("other", steps), null);
  const body = { game: "magecraft", name: "Ada", seats: [{ kind: "person" }], seed: 7, situation: {} };
  assert.deepEqual(plain(body), { game: "magecraft", name: "Ada", seats: [{ kind: "person" }], options: {} });
});

test("a short lesson is gone on with apart from the guided first game, with steps of its own", async () => {
  const { learning, shortLesson, stepsOf } = await part("ui/coach.js");
  keepGame("first", { game: "magic", learn: { done: [], away: false } });
  keepGame("short", { game: "magic", learn: { done: [], away: false, lesson: "storm" } });
  assert.equal(learning("magic").id, "first");
  assert.equal(learning("magic", "storm").id, "short");
  assert.equal(learning("magic", "kicker"), null);
  assert.deepEqual(stepsOf("magic", "storm").map(({ id }) => id), ["short-storm", "short-end"]);
  assert.equal(stepsOf("magic")[0].id, "goal");
  assert.equal(shortLesson("magecraft", "storm"), undefined);
});

test("the coach of a game that is over tells nobody to play on", async () => {
  const { Coach, stepsOf } = await part("ui/coach.js");
  const { html, render } = await part("lib.js");
  const { Shell } = await part("ui/shell.js");
  const told = (result) => {
    const box = document.createElement("div");
    const done = stepsOf("mickey").map(({ id }) => id).filter((id) => id !== "castle");
    keepGame("ended", { game: "mickey", learn: { done, away: false } });
    const view = { seat: 0, choice: null, result, table: { sides: [], phase: "over", doing: null, mages: [] } };
    const shell = { t: (id) => id, lang: "en", show: () => 0 };
    render(html`<${Shell.Provider} value=${shell}>
      <${Coach} id="ended" game="mickey" view=${view} refused=${[]} /></${Shell.Provider}>`, box);
    return box.textContent;
  };
  assert.match(told(null), /learn-quiet/);
  assert.equal(told({ winners: [1] }).trim(), "");
});
