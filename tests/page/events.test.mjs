// Tournaments: states put together from what has changed, and what a player of a league can do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, part } from "./setup.mjs";

answers.set("/api/catalogue", JSON.stringify({ games: [] }));
const { choices, merged, met } = await part("pages/event-state.js");
const { bodyOf } = await part("pages/events.js");

const line = (player, points) => ({ player, points });
const table = (first, second, result = null) => ({ first, second, result });

test("a state is put together from the lists' changed entries, also where they grow or shrink", () => {
  const before = {
    changes: 3, players: [{ name: "Ada" }, { name: "Bea" }], matches: [], standings: [line("Ada", 0), line("Bea", 0)],
    rounds: [{ stage: "swiss", tables: [table("Ada", "Bea")] }], you: { role: "organiser", link: "L", code: "C" },
  };
  const sent = {
    since: 3, changes: 5, time: 20, players: { count: 3, changed: { 2: { name: "Cid" } } },
    standings: { count: 1, changed: {} }, you: { role: "organiser", reports: [] },
    rounds: [{ stage: "swiss", tables: { count: 1, changed: {} } }, { stage: "swiss", tables: [table("Cid", null)] }],
  };
  const now = merged(before, sent, 19000);
  assert.deepEqual(now.players.map(({ name }) => name), ["Ada", "Bea", "Cid"]);
  assert.deepEqual(now.standings, [line("Ada", 0)]);
  assert.equal(now.matches, before.matches);
  assert.deepEqual(now.rounds, [before.rounds[0], { stage: "swiss", tables: [table("Cid", null)] }]);
  assert.deepEqual(now.you, { role: "organiser", link: "L", code: "C", reports: [] });
  assert.equal(now.ahead, 1);
  assert.equal(merged(now, { since: 5, time: 1, rounds: [null, null], you: {} }, 0).rounds[0], now.rounds[0]);
  assert.deepEqual(merged(now, { ...before, time: 1 }, 0).players, before.players);
});

const league = (facts = {}) => ({
  you: { player: "Ada" }, online: true, limit: 0, decks: false, matches: [], live: [], wishes: [],
  players: [{ name: "Ada", phone: true }, { name: "Bea", phone: true }, { name: "Cid", phone: true },
    { name: "Bot", bot: "apprentice" }, { name: "Dan" }, { name: "Eva", phone: true, left: true }],
  ...facts,
});
const names = (list) => list.map(({ name }) => name);

test("opponents are those who can be met: there, with a phone or a bot, within the limit, not at a table yet", () => {
  assert.deepEqual(names(choices(league()).others), ["Bea", "Cid", "Bot"]);
  assert.deepEqual(names(choices(league({ online: false })).others), ["Bea", "Cid", "Bot", "Dan"]);
  const matches = [{ first: "Bea", second: "Ada" }, { first: "Bea", second: "Cid" }];
  assert.equal(met({ matches }, "Ada", "Bea"), 1);
  assert.deepEqual(names(choices(league({ matches, limit: 1 })).others), ["Cid", "Bot"]);
  const live = [{ first: "Cid", second: "Ada", online: { score: [1, 0], came: ["Cid"] } }];
  const can = choices(league({ live }));
  assert.deepEqual(names(can.others), ["Bea", "Bot"]);
  assert.deepEqual(can.on.map(({ other, score }) => [other, score]), [["Cid", [0, 1]]]);
  assert.deepEqual(names(choices(league({ decks: true })).others), []);
});

test("challenges come first, who looks for anybody once, and nobody whom the limit forbids", () => {
  const wish = (by, to) => ({ by, to, at: 1 });
  const wishes = [wish("Bea", null), wish("Cid", null), wish("Cid", "Ada"), wish("Ada", "Bea"), wish("Bea", "Cid")];
  const can = choices(league({ wishes }));
  assert.deepEqual(can.waiting.map(({ by, to }) => [by, to]), [["Cid", "Ada"], ["Bea", null]]);
  assert.deepEqual(can.mine.map(({ to }) => to), ["Bea"]);
  const matches = [{ first: "Bea", second: "Ada" }];
  assert.deepEqual(choices(league({ wishes, matches, limit: 1 })).waiting.map(({ by }) => by), ["Cid"]);
});

test("a tournament is asked for with what its structure has, and nothing else", () => {
  const made = { game: "magic", structure: "swiss", rounds: 4, cut: 8, pods: 0,
    pod_rounds: 0, best_of: 3, limit: 2, format: "", minutes: 50,
    online: true, ready_minutes: 5 };
  const games = [{ name: "magic", matches: true }, { name: "live", matches: false }];
  const body = (facts) => bodyOf({ ...made, ...facts }, "Cup", games);
  assert.deepEqual(body({}), { ...made, name: "Cup", format: null, limit: 0 });
  const bare = { rounds: 0, cut: 0, format: null, name: "Cup" };
  assert.deepEqual(body({ structure: "league", pods: 8, pod_rounds: 2 }),
    { ...made, ...bare, cut: 8, structure: "league", pods: 8, minutes: 0, ready_minutes: 0 });
  assert.deepEqual([0, 8].map((pods) => body({ pods, pod_rounds: 2 }).pod_rounds), [0, 2]);
  assert.deepEqual(body({ structure: "together" }),
    { ...made, ...bare, structure: "together", online: false, ready_minutes: 0, limit: 0 });
  const others = ["knockout", "round-robin", "together"];
  assert.deepEqual(others.map((structure) => body({ structure, pods: 4 }).pods), [4, 4, 0]);
  assert.equal(body({ game: "live" }).online, false);
  const rules = { name: "club", game: "magic" };
  assert.deepEqual(body({ format: "own:club", rules }), { ...body({}), format: null, rules });
  assert.equal("rules" in body({ format: "limited", rules: null }), false);
});

test("the page for the room turns window by window, past what stays at its top, and begins again", async () => {
  const { nextTop } = await part("pages/event-turning.js");
  const tops = [0];
  for (let turn = 0; turn < 4; turn += 1) tops.push(nextTop({ top: tops.at(-1), height: 900, all: 2400, head: 100 }));
  assert.deepEqual(tops, [0, 680, 1360, 1500, 0]);
  for (const [at, next] of tops.slice(1, -1).entries()) assert.ok(next - tops[at] <= 900 - 100, "no line is left out");
  assert.equal(nextTop({ top: 0, height: 900, all: 904 }), 0, "everything fits");
  assert.equal(nextTop({ top: 500, height: 900, all: 900 }), 0, "the list has become shorter");
});
