// Decks built card by card: what a pool allows, lands by symbols, searching in three languages, sample hands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, part } from "./setup.mjs";

answers.set("/api/games/draft/cards", JSON.stringify({ cards: [{ name: "Shock", rarity: "common" }] }));
answers.set("/api/sets?game=magic", JSON.stringify({ sets: [], cards: [], printed: {} }));

const edit = await part("ui/deck-edit.js");
const { added, changed, drawn, found, more, removed, rest, shares, swapped, withLands } = edit;
const kit = await part("games/magic/catalogue.js");
const { translatorFor } = await part("i18n.js");
const t = await translatorFor("en");

const total = (entries) => entries.reduce((sum, [count]) => sum + count, 0);
const FREE = ["Forest"];

test("cards come and go one by one, and entries without copies are gone", () => {
  const limits = { pool: null, free: FREE };
  let deck = edit.emptyDeck();
  for (const name of ["Shock", "Shock", "Boil"]) deck = added(deck, name, limits);
  deck = added(deck, "Boil", limits, "sideboard");
  assert.deepEqual(deck, { main: [[2, "Shock"], [1, "Boil"]], sideboard: [[1, "Boil"]] });
  assert.deepEqual(removed(deck, "Boil", limits).main, [[2, "Shock"]]);
  assert.equal(removed(deck, "Nothing", limits), deck);
  assert.deepEqual(swapped(deck, "Boil", "main", limits), { main: [[2, "Shock"]], sideboard: [[2, "Boil"]] });
  assert.deepEqual(changed([], "Shock", 1), [[1, "Shock"]]);
});

test("of a pool no more is used than it has, the rest is the sideboard, and basic lands are free", () => {
  const pool = [[2, "Shock"], [1, "Boil"]];
  const limits = { pool, free: FREE };
  let deck = { main: [], sideboard: rest(pool, []) };
  for (let times = 0; times < 5; times += 1) deck = added(deck, "Shock", limits);
  assert.deepEqual(deck, { main: [[2, "Shock"]], sideboard: [[1, "Boil"]] });
  assert.equal(more(deck, "Shock", limits), 0);
  assert.equal(more(deck, "Nothing", limits), 0);
  for (let times = 0; times < 9; times += 1) deck = added(deck, "Forest", limits);
  assert.deepEqual(deck.main, [[2, "Shock"], [9, "Forest"]]);
  deck = removed(deck, "Shock", limits);
  assert.deepEqual(deck.sideboard, [[1, "Shock"], [1, "Boil"]]);
  assert.deepEqual(withLands(deck, [[3, "Forest"]], limits).main, [[1, "Shock"], [3, "Forest"]]);
});

test("cards lie in the order of their keys, each told once, and of their names in the reader's language", async () => {
  const { ordered } = await part("ui/deck-shelf.js");
  const told = [];
  const keys = {
    Zap: [0, 1, "zap"], Eclair: [0, 1, "éclair"], Feu: [0, 1, "feu"], Terre: [1, 0, "terre"], Air: [0, 0, "air"],
  };
  const key = ([, name]) => { told.push(name); return keys[name]; };
  const entries = Object.keys(keys).map((name) => [1, name]);
  const names = ordered(entries, "fr", key).map(([, name]) => name);
  assert.deepEqual(names, ["Air", "Eclair", "Feu", "Zap", "Terre"]);
  assert.deepEqual(told, Object.keys(keys));
  assert.deepEqual(entries[0], [1, "Zap"], "what is ordered stays as it is");
});

test("lands are shared by the symbols, each colour that is there has one", () => {
  const many = shares([["Plains", 20], ["Island", 1], ["Swamp", 0]], 17);
  assert.equal(total(many), 17);
  const given = Object.fromEntries(many.map(([count, land]) => [land, count]));
  assert.ok(given.Island >= 1 && given.Plains > given.Island && !("Swamp" in given));
  assert.deepEqual(shares([["Plains", 9], ["Island", 9]], 16), [[8, "Plains"], [8, "Island"]]);
  assert.deepEqual(shares([["Plains", 0]], 17), []);
  assert.deepEqual(shares([["Plains", 3]], 0), []);
});

const card = (name, kind, cost, text = {}, called = {}) => ({ name, kind, cost, names: called, text });
const CARDS = [
  card("Shock", "instant", "{R}", { en: "Two damage", fr: "Deux blessures" }, { fr: "Choc" }),
  card("Air Elemental", "creature", "{3}{U}{U}", { en: "Flying", fr: "Vol" }, { fr: "Élémental d'air" }),
  card("Shanodin Dryads", "creature", "{G}", { en: "Forestwalk" }),
  card("Ornithopter", "artifact", "{0}", { en: "Flying" }),
  card("Forest", "land", ""),
];
const names = (typed, chosen, lang = "en") =>
  found(CARDS, { typed, chosen }, kit.filters(t), (card) => kit.wordsOf(card, lang)).map(({ name }) => name);

test("a search reads names and texts in the reader's language, without accents", () => {
  assert.deepEqual(names("elemental", {}, "fr"), ["Air Elemental"]);
  assert.deepEqual(names("vol ELEM", {}, "fr"), ["Air Elemental"]);
  assert.deepEqual(names("flying", {}), ["Air Elemental", "Ornithopter"]);
  assert.deepEqual(names("flying nothing", {}), []);
  assert.equal(names("", {}).length, CARDS.length);
});

test("filters hold together", () => {
  assert.deepEqual(names("", { colour: "U" }), ["Air Elemental"]);
  assert.deepEqual(names("", { colour: "none" }), ["Ornithopter", "Forest"]);
  assert.deepEqual(names("", { cost: "0" }), ["Ornithopter"]);
  assert.deepEqual(names("", { keyword: "flying", type: "creature" }), ["Air Elemental"]);
  assert.deepEqual(names("", { keyword: "landwalk" }), ["Shanodin Dryads"]);
  for (const { key, label, options } of kit.filters(t)) {
    const words = [label, ...options.map(([, said]) => said)];
    assert.ok(words.every((said) => said && !/-(build|term|group)-/.test(said)), key);
  }
});

test("a deck is filled with the lands that its costs ask for", () => {
  const spells = { main: [[12, "Shock"], [11, "Air Elemental"]], sideboard: [] };
  const { main } = kit.landsFor(spells, { pool: spells.main, free: kit.FREE }, { cards: CARDS });
  assert.equal(total(main), 40);
  const lands = Object.fromEntries(main.map(([count, name]) => [name, count]));
  assert.ok(lands.Island > lands.Mountain && !lands.Forest);
  const again = kit.landsFor({ main, sideboard: [] }, { pool: spells.main, free: kit.FREE }, { cards: CARDS });
  assert.deepEqual(again.main, main);
});

test("a hand and its library are the whole deck", () => {
  const main = [[20, "Forest"], [4, "Shock"]];
  let number = 0;
  const { hand, library } = drawn(main, 7, () => ((number += 0.37) % 1));
  assert.equal(hand.length, 7);
  assert.deepEqual([...hand, ...library].sort(), main.flatMap(([count, name]) => Array(count).fill(name)).sort());
});
