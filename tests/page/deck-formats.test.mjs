// The formats of the deck page, the cards that they leave, and changes that are taken back and made again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const formats = await part("ui/deck-formats.js");
const { changedFrom, NOTHING, redone, undone } = await part("ui/history.js");
const { usable } = await part("ui/deck-edit.js");

const KNOWN = [
  { name: "limited", game: "magic", title: { en: "Limited, Eighth Edition" }, build: "limited", pools: true },
  { name: "standard-2003", game: "magic", title: { en: "Standard", it: "Standard, agosto" }, build: "constructed" },
];
const BUILDS = [["free", "Any deck"], ["limited", "Limited"]];
const all = (more = {}) => ({ builds: BUILDS, known: KNOWN, own: [], event: null, lang: "it", ...more });

test("all formats stand in groups, dated ones by their title and those of pools last", () => {
  assert.deepEqual(formats.groupsFor(all()), [
    ["build", BUILDS],
    ["dated", [["named:standard-2003", "Standard, agosto"], ["named:limited", "Limited, Eighth Edition"]]],
  ]);
  const own = [{ name: "ours", game: "magic" }];
  const event = { id: "E1", title: "Cup" };
  const groups = formats.groupsFor(all({ own, event }));
  assert.deepEqual(groups[0], ["event", [["named:event:E1", "Cup"]]]);
  assert.deepEqual(groups[3], ["own", [["named:own:ours", "ours"]]]);
  const values = groups.flatMap(([, rows]) => rows.map(([value]) => value));
  assert.equal(new Set(values).size, values.length);
});

test("what is chosen is what is shown as chosen, with the way in which it is built", () => {
  const buildOf = (named) => KNOWN.find(({ name }) => name === named)?.build;
  for (const [, rows] of formats.groupsFor(all({ event: { id: "E1", title: "Cup" } })))
    for (const [value] of rows) {
      const chosen = formats.chosenBy(value, { format: "free" }, buildOf);
      assert.equal(formats.valueFor(chosen), value);
    }
  assert.deepEqual(formats.chosenBy("named:standard-2003", { format: "free" }, buildOf),
    { format: "constructed", named: "standard-2003" });
  assert.deepEqual(formats.chosenBy("limited", { format: "free", named: "standard-2003" }, buildOf),
    { format: "limited", named: null });
});

test("own formats are kept by name and game, and the server is asked for each in its way", () => {
  formats.keepFormat({ name: "ours", game: "magic", banned: ["Shock"] });
  formats.keepFormat({ name: "ours", game: "mickey" });
  formats.keepFormat({ name: "ours", game: "magic", banned: ["Boil"] });
  assert.deepEqual(formats.ownFormats("magic"), [{ name: "ours", game: "magic", banned: ["Boil"] }]);
  const named = formats.ownName("ours");
  assert.ok(formats.isOwn(named) && !formats.isOwn(null) && !formats.isOwn("standard-2003"));
  assert.deepEqual(formats.askedFor("magic", named), { game: "magic", rules: formats.ownFormats("magic")[0] });
  formats.dropFormat("magic", "ours");
  assert.deepEqual(formats.ownFormats("magic"), []);
  assert.equal(formats.ownFormats("mickey").length, 1);
  assert.equal(formats.askedFor("magic", named), null);
  assert.deepEqual(formats.askedFor("magic", "standard-2003"), { game: "magic", format: "standard-2003" });
  assert.deepEqual(formats.askedFor("magic", formats.eventName("E1")), { game: "magic", event: "E1" });
});

test("a file is a format when it names itself and a game, and no deck or broken text is", () => {
  assert.deepEqual(formats.formatIn('{"name": "ours", "game": "magic"}'), { name: "ours", game: "magic" });
  for (const text of ["4 Shock", "", "{", "[]", '{"name": "x"}', '{"name": "x", "game": "magic", "main": []}', "{}"])
    assert.equal(formats.formatIn(text), null, text);
});

test("a format leaves its cards, unless all are wanted; a pool leaves its own in any case", () => {
  const cards = ["Shock", "Boil", "Forest"].map((name) => ({ name }));
  const names = (limits, strict) => {
    const [found, others] = usable(cards, limits, strict);
    return [found.map(({ name }) => name), others];
  };
  const legal = new Set(["Shock", "Forest"]);
  assert.deepEqual(names({ legal }, true), [["Shock", "Forest"], 1]);
  assert.deepEqual(names({ legal }, false), [["Shock", "Boil", "Forest"], 1]);
  assert.deepEqual(names({}, true), [["Shock", "Boil", "Forest"], 0]);
  assert.deepEqual(names({ pool: [[1, "Boil"]], free: ["Forest"] }, false), [["Boil", "Forest"], 1]);
});

test("changes go back and forth, and a new one forgets what was taken back", () => {
  let history = NOTHING;
  let text = "";
  const write = (next) => { history = changedFrom(history, text); text = next; };
  const go = (step) => { [text, history] = step(history, text); };
  assert.equal(undone(history, text), null);
  for (const next of ["a", "b", "c"]) write(next);
  const seen = [];
  while (undone(history, text)) { go(undone); seen.push(text); }
  while (redone(history, text)) { go(redone); seen.push(text); }
  assert.deepEqual(seen, ["b", "a", "", "a", "b", "c"]);
  go(undone);
  write("d");
  assert.equal(redone(history, text), null);
  for (let times = 0; times < 300; times += 1) write(String(times));
  assert.equal(history.before.length, 100);
});

test("a deck is locked for its player by the server's word, for others from the first round on", async () => {
  const { lockOf } = await part("pages/deck-event.js");
  const you = { player: "Ada", locked: false };
  assert.equal(lockOf({ rounds: [] }), "open");
  assert.equal(lockOf({ rounds: [], you }), "mine");
  assert.equal(lockOf({ rounds: [{}], you }), "mine");
  assert.equal(lockOf({ rounds: [], you: { ...you, locked: true } }), "locked");
  assert.equal(lockOf({ rounds: [{}], you: { role: "organiser" } }), "locked");
  assert.equal(lockOf({ rounds: [], matches: [{}] }), "locked");
  assert.equal(lockOf({ over: true, rounds: [{}], you }), "over");
});
