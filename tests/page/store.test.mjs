// What a table's page keeps of what the line tells it: the log, what is new of it, the people, what is taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { heard, NOTHING, rewound } = await part("pages/table.js");
const { takingsBack } = await part("ui/take-back.js");

const events = (...numbers) => numbers.map((i) => ({ i, event: `e${i}` }));
const about = { players: [{ seat: 0 }], notices: [], state: "playing", luck: null, seals: null };
const update = (from, log, more = {}) => ({ kind: "update", from, log, view: { seat: 0 }, ...about, ...more });
const told = (...messages) => messages.reduce(heard, NOTHING);
const numbers = (log) => log.map(({ i }) => i);

test("the first update brings the whole log, of which nothing is new", () => {
  const now = told(update(0, events(0, 1, 2)));
  assert.deepEqual(numbers(now.log), [0, 1, 2]);
  assert.deepEqual(now.fresh, []);
  assert.equal(now.update.view.seat, 0);
});

test("later updates add their lines, which are new", () => {
  const now = told(update(0, events(0, 1)), update(3, events(2, 3)));
  assert.deepEqual([numbers(now.log), numbers(now.fresh)], [[0, 1, 2, 3], [2, 3]]);
});

test("lines that come twice are kept once", () => {
  const now = told(update(0, events(0, 1, 2)), update(3, events(1, 2, 3)));
  assert.deepEqual([numbers(now.log), numbers(now.fresh)], [[0, 1, 2, 3], [3]]);
});

test("an update from the beginning replaces the log, and nothing of it is new", () => {
  const now = told(update(0, events(0, 1, 2)), update(4, events(3)), update(0, events(0, 1)));
  assert.deepEqual([numbers(now.log), numbers(now.fresh)], [[0, 1], []]);
});

test("several updates heard before anything is drawn lose no line", () => {
  const now = told(update(0, events(0)), update(1, events(1, 2)), update(2, events(3)), update(3, []));
  assert.deepEqual(numbers(now.log), [0, 1, 2, 3]);
});

test("news of the people leaves table, log and clock as they were", () => {
  const before = told(update(0, events(0, 1)), update(2, events(2)));
  const people = { ...about, kind: "players", players: [{ seat: 0 }, { seat: 1 }], spectators: 2 };
  const now = heard(before, { ...people, offers: { rematch: [1] } });
  assert.deepEqual([now.players.length, now.spectators, now.agreed], [2, 2, [1]]);
  for (const key of ["log", "fresh", "update", "clockAt"]) assert.equal(now[key], before[key], key);
});

test("offers and spectators that are no longer told are gone", () => {
  const one = heard(NOTHING, { ...about, kind: "players", spectators: 3, offers: { rematch: [0] } });
  const now = heard(one, { ...about, kind: "players" });
  assert.deepEqual([now.spectators, now.agreed], [null, []]);
});

test("what other messages told stays", () => {
  const kept = { who: "me", seat: 1, settings: { auto: [] }, chat: [{ text: "hello" }], match: { number: 2 } };
  const now = heard({ ...NOTHING, ...kept }, update(0, events(0)));
  for (const [key, value] of Object.entries(kept)) assert.equal(now[key], value, key);
});

test("taken back lines leave the log, and each taking back is counted", () => {
  const before = told(update(0, events(0, 1)), update(2, events(2, 3)));
  const now = rewound(before, { log: 2 });
  assert.deepEqual([numbers(now.log), now.fresh, now.rewound], [[0, 1], [], 1]);
  const again = heard(rewound(now, { log: 1 }), update(5, events(1)));
  assert.deepEqual([numbers(again.log), numbers(again.fresh), again.rewound], [[0, 1], [1], 2]);
});

test("what may be taken back has one button and one key: cancel, undo, or a take-back that the others agree to", () => {
  const can = (more) => ({ can_cancel: false, can_undo: false, take_back: null, ...more });
  const kinds = (more, asked = false) => takingsBack(can(more), asked).map(({ kind, words }) => [kind, words]);
  assert.deepEqual(kinds({}), []);
  assert.deepEqual(kinds({ can_cancel: true, can_undo: true, take_back: "free" }),
    [["cancel", "table-cancel"], ["undo", "table-undo"]]);
  assert.deepEqual(kinds({ take_back: "free" }), [["take-back", "table-undo"]]);
  assert.deepEqual(kinds({ take_back: "asks" }), [["take-back", "table-take-back-ask"]]);
  assert.deepEqual(kinds({ can_undo: true, take_back: "asks" }, true), [["undo", "table-undo"]]);
  assert.deepEqual(kinds({ take_back: "asks" }, true), []);
});

test("a request to take back comes with any message about the people, and goes with the next", () => {
  const request = { seat: 1, agreed: [] };
  const now = told({ kind: "players", ...about, offers: { rematch: [], take_back: request } });
  assert.deepEqual(now.request, request);
  assert.equal(heard(now, { kind: "players", ...about, offers: { rematch: [], take_back: null } }).request, null);
});
