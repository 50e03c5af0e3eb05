// Positions of Magecraft on the board that is edited: gems and spells that are added and moved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { faultOf, gemsAt, moved, played, poured, written } = await part("games/magecraft/laid-board.js");
const gems = (more = {}) => ({ fire: 0, water: 0, earth: 0, light: 0, dark: 0, ...more });
const limits = { gems: gems({ fire: 3, water: 3, earth: 3, light: 3, dark: 3 }), places: ["hand", "hp"], copies: 2 };
const side = (more = {}) => (
  { character: "Ember", hand: gems(), hp: gems({ fire: 1 }), grimoires: [["Spark"], [], []], ...more });
const situation = (more = {}, academy = {}) => (
  { A: side(more), B: side({ character: "Nerea" }), academy: { gems: gems(academy), spells: { Spark: 1 } } });
const at = (zone, seat = "A") => ({ seat, zone });

test("a gem more comes from the box, then from the Academy, and never beyond what the game has", () => {
  const here = situation({}, { fire: 1 });
  const one = poured(here, limits, at("hand"), "fire", 1);
  assert.deepEqual([one.A.hand.fire, one.academy.gems.fire], [1, 0]);
  assert.equal(poured(here, limits, at("hp"), "water", -1), here);
  assert.equal(poured(here, limits, at("hp"), "fire", 9).A.hp.fire, 3);
});

test("a gem moves to where gems lie, a spell to a grimoire", () => {
  const here = situation();
  const fire = moved(here, limits, { from: at("hp"), colour: "fire" }, at("hand", "B"));
  assert.deepEqual([fire.A.hp.fire, fire.B.hand.fire], [0, 1]);
  assert.equal(moved(here, limits, { from: at("hp"), colour: "fire" }, at("grimoire 0")), here);
  assert.equal(moved(here, limits, { from: at("hp"), colour: "fire" }, at("hp")), here);
  const spell = moved(here, limits, { from: at("grimoire 0"), at: 0 }, at("grimoire 2", "B"));
  assert.deepEqual([spell.A.grimoires[0], spell.B.grimoires[2]], [[], ["Spark"]]);
  assert.equal(moved(here, limits, { from: at("grimoire 0"), at: 0 }, at("hand")), here);
  assert.equal(moved(here, limits, { from: at("grimoire 0"), at: 0 }, at("academy", "")), here);
});

test("a spell too many for the game leaves the Academy", () => {
  const more = written(situation(), limits, at("grimoire 1"), ["Spark"]);
  assert.deepEqual(more.A.grimoires[1], ["Spark"]);
  assert.equal(more.academy.spells.Spark, 0);
});

test("who takes another's character gives their own for it", () => {
  const next = played(situation(), "A", "Nerea");
  assert.deepEqual([next.A.character, next.B.character], ["Nerea", "Ember"]);
  assert.equal(gemsAt(next, at("grimoire 0")), null);
});

test("what is wrong is told at its place, by the page or by the server", () => {
  const about = { t: (id) => id, cards: [], lang: "en" };
  const bounds = { ...limits, hp: 12, points: 20, copies: 9 };
  const good = situation({ points: gems() });
  good.B.points = gems();
  const placed = (field, now = good) =>
    faultOf({ situation: now, limits: bounds, about, wrong: field && { field, text: "no" } })?.place;
  const fields = ["A.hp", "B.hand.fire", "A.grimoires[2][1]", "B.character", "academy.gems", "A", "round", null];
  assert.deepEqual(fields.map((field) => placed(field)),
    ["A:hp", "B:hand", "A:grimoire 2", "B", ":academy", "A", undefined, undefined]);
  const wrong = { field: "A.grimoires[2][1]", text: "" };
  assert.equal(faultOf({ situation: good, limits: bounds, about, wrong }).at, 1);
  assert.equal(placed("B.hand", { ...good, A: { ...good.A, hp: gems() } }), "A:hp");
});
