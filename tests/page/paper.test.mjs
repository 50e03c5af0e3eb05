// Drafts with printed cards: which step is on, who sits where, and cards that are tapped in.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { around, neighbours, placeOf, upcoming, warning, written } = await part("pages/paper/countdown.js");
const { counted, rarities, shared, shown, total, typed } = await part("pages/paper/marks.js");
const { stepText, wayOf } = await part("pages/paper/table.js");
const { translatorFor } = await part("i18n.js");
const t = await translatorFor("en");

const pick = (number, left, seconds, way = 1, opener = -1, seat = -1) =>
  ["pick", 1, number, left, seconds, way, opener, seat];
const STEPS = [pick(1, 3, 40), pick(2, 2, 30), pick(3, 1, 5), ["register", 0, 0, 0, 0, 0, -1, -1]];
const countdown = (facts) => ({ step: 0, began: 1000, paused: 0, extra: 0, ...facts });

test("steps go over into the next ones as their time runs out, and one without a limit stays", () => {
  const at = (now, facts) => placeOf(STEPS, countdown(facts), now);
  assert.deepEqual([at(1000).at, at(1000).left, at(1000).cards], [0, 40, 3]);
  assert.deepEqual([at(1040).at, at(1040).left], [1, 30]);
  assert.deepEqual([at(1074.5).at, at(1074.5).left], [2, 0.5]);
  assert.deepEqual([at(9999).at, at(9999).left, at(9999).kind], [3, null, "register"]);
  assert.deepEqual([at(990).at, at(990).left], [0, 40]);
  assert.deepEqual([at(5000, { began: 0 }).at, at(5000, { began: 0 }).left], [0, 40]);
  assert.deepEqual([at(5000, { paused: 1010, extra: 20 }).at, at(5000, { paused: 1010, extra: 20 }).left], [0, 50]);
});

test("a pick of a Rochester draft waits for a tap", () => {
  const steps = [pick(1, 3, 5, 1, 0, 0), pick(2, 2, 5, 1, 0, 1), pick(3, 1, 5, 1, 0, 1)];
  const place = placeOf(steps, countdown({}), 2000);
  assert.deepEqual([place.at, place.left, place.seat], [0, 0, 0]);
  assert.deepEqual(upcoming(steps, 0, ["Ada", "Bea"]), ["Bea", "Bea"]);
});

test("the end is announced as judges do, and seconds are written as minutes", () => {
  assert.deepEqual([40, 20, 10].map(warning), [10, 5, 0]);
  assert.deepEqual([65, 5, 0.2].map(written), ["1:05", "0:05", "0:01"]);
});

test("who sits to the left gets packs in the first booster, and stands clockwise", () => {
  const players = ["Ada", "Bea", "Cid", "Dan"];
  assert.deepEqual(neighbours(players, 0), { left: "Bea", right: "Dan" });
  assert.deepEqual(neighbours(players, 3), { left: "Ada", right: "Cid" });
  const places = around(4, 2);
  assert.ok(places[2].y > 0.8 && Math.abs(places[2].x - 0.5) < 0.01, "one's own seat is at the bottom");
  assert.ok(places[3].x < 0.2 && places[1].x > 0.8, "the left neighbour stands to the left");
});

test("each step says what is done, to oneself and to others", () => {
  const products = [{ set: "ONS" }, { set: "LGN" }];
  const players = ["Ada", "Bea"];
  const say = (step, seat) => stepText(t, { ...placeOf([step], countdown({}), 1000) }, players, products, seat);
  assert.match(say(pick(1, 15, 40), 0), /^Open booster 1 \(ONS\)/);
  assert.match(say(pick(2, 14, 40), 0), /one of 14 cards/);
  assert.match(say(pick(15, 1, 5), 0), /last card/);
  assert.match(say(pick(2, 14, 5, 1, 0, 1), 1), /^Your turn/);
  assert.match(say(pick(2, 14, 5, 1, 0, 1), 0), /^Bea takes/);
  assert.match(say(["look", 1, 0, 15, 20, 1, 0, -1], 1), /^Ada opens booster 1/);
  assert.match(say(["review", 1, 0, 0, 60, 1, -1, -1], 0), /booster 2, to the right/);
  assert.equal(wayOf({ way: -1 }), "right");
});

test("marks are counted, and what two lists share is found, whatever was taken back", () => {
  const marks = ["+Shock", "+Shock", "-Shock", "+Blorb"];
  assert.deepEqual(counted(marks), { Shock: 1, Blorb: 1 });
  assert.equal(total(counted(marks)), 2);
  assert.equal(shared(marks, marks.slice(0, 2)), 2);
  assert.equal(shared(marks, ["+Shock", "+Lava Axe"]), 1);
});

test("lines of text are cards with their number, others are given back", () => {
  const { marks, wrong } = typed("2 Shock\n3x Lava  Axe\nBlorb\n\n0 Shock\n12\n");
  assert.deepEqual(marks, ["+Shock", "+Shock", "+Lava Axe", "+Lava Axe", "+Lava Axe", "+Blorb"]);
  assert.deepEqual(wrong, ["0 Shock", "12"]);
});

test("cards are found by colour, by a word of any language, or by number", () => {
  const card = (name, color, number, it) => ({ name, color, number, rarity: "common", names: { en: name, it } });
  const cards = [card("Shock", "R", "222", "Folgore"), card("Angel", "W", "1", "Angelo della Pietà")];
  const names = (look) => shown(cards, look).map(({ name }) => name);
  assert.deepEqual(names({}), ["Angel", "Shock"]);
  assert.deepEqual(names({ color: "R" }), ["Shock"]);
  assert.deepEqual(names({ search: "pieta", color: "R" }), ["Angel"], "a search looks through all colours");
  assert.deepEqual(names({ search: "222" }), ["Shock"]);
  assert.deepEqual(names({ sort: "number" }), ["Angel", "Shock"]);
  assert.deepEqual(rarities({ Shock: 3, Blorb: 1 }, cards), { common: 3 });
});
