// Positions of Wizards of Mickey on the board that is edited: cards added and moved, Spells found again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { added, faultOf, listOf, moved, spellAt } = await part("games/mickey/laid-board.js");
const cards = [["Roknar", "spell"], ["Rising Tide", "spell"], ["Bell Tower", "castle"]].map(
  ([name, kind]) => ({ name, kind, names: { en: name }, colours: [], text: {}, words: [] }));
const about = { cards, lang: "en" };
const post = (more = {}) => ({ mage: "Orsa", diamagics: {}, cast: [], hidden: [], uncovered: [], ...more });
const side = (more = {}) => (
  { hand: [], deck: [], discard: [], castles: [], left: post(), centre: post(), right: post(), ...more });
const situation = (more = {}) => ({ phase: "challenge", A: side(more), B: side() });
const limits = { places: ["left", "centre", "right"] };
const at = (zone, seat = "A") => ({ seat, zone });

test("cards are counted in a hand wherever they lie, in a pile only on top of each other", () => {
  const hand = added(situation({ hand: ["Roknar", "Rising Tide"] }), at("hand"), "Roknar", 2);
  assert.deepEqual(hand.A.hand, ["Roknar*3", "Rising Tide"]);
  const deck = added(situation({ deck: ["Roknar", "Rising Tide"] }), at("deck"), "Roknar");
  assert.deepEqual(deck.A.deck, ["Roknar", "Rising Tide", "Roknar"]);
  assert.deepEqual(added(deck, at("deck"), "Roknar").A.deck, ["Roknar", "Rising Tide", "Roknar*2"]);
});

test("a Spell moves before a Mage and on, a Castle only among Castles", () => {
  const here = situation({ hand: ["Roknar*2"], castles: ["Bell Tower"] });
  const cast = moved(here, { ...at("hand"), at: 0 }, at("left cast"), about);
  assert.deepEqual([cast.A.hand, listOf(cast, at("left cast"))], [["Roknar"], ["Roknar"]]);
  const over = moved(cast, { ...at("left cast"), at: 0 }, at("discard", "B"), about);
  assert.deepEqual([listOf(over, at("left cast")), over.B.discard], [[], ["Roknar"]]);
  assert.equal(moved(here, { ...at("castles"), at: 0 }, at("hand"), about), here);
  assert.equal(moved(here, { ...at("hand"), at: 0 }, at("hand"), about), here);
});

test("a Spell of the drawn table is found in the position by its place and area", () => {
  const here = situation({ centre: post({ cast: ["Rising Tide", "Roknar"], uncovered: ["Roknar"] }) });
  const spells = [
    { ref: 4, card: "Roknar", place: 1, hidden: false, up: true },
    { ref: 7, card: "Roknar", place: 1, hidden: true, up: true },
    { ref: 9, card: "Roknar", place: 2, hidden: false, up: true },
  ];
  const table = { sides: [{ spells }, { spells: [] }] };
  assert.deepEqual(spellAt(here, limits, table, 4), { ...at("centre cast"), at: 1 });
  assert.deepEqual(spellAt(here, limits, table, 7), { ...at("centre uncovered"), at: 0 });
  assert.equal(spellAt(here, limits, table, 9), null);
});

test("what is wrong is told at its place: a pile, a player, or between the squads", () => {
  const here = { ...situation(), out: {}, stake: [] };
  const told = (field, now = here) => faultOf({
    situation: now, limits: { ...limits, piles: ["hand", "deck"] }, about: { ...about, t: (id) => id },
    wrong: field && { field, text: "no" },
  })?.place;
  const fields = ["A.deck[3]", "B.left.cast[0]", "B.team", "covered[0].card", "castle", null];
  assert.deepEqual(fields.map((field) => told(field)), ["A:deck", "B", "B", "middle", "middle", undefined]);
  assert.equal(told("A.deck", { ...here, out: { red: 4 } }), "middle");
});
