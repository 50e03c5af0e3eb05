// A deck tried by games of bots: against what, one request after another, with patience, stopped at any time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { played, rowsOf, trials, verdictOf } = await part("ui/deck-trial.js");

const deck = (name, count) => ({ name, main: [[count, "Shock"]], sideboard: [], more: "dropped" });
const bare = (name, count) => ({ name, main: [[count, "Shock"]], sideboard: [] });

test("a deck is tried against its kept version, the ready decks and others, by both versions where they differ", () => {
  const ready = Array.from({ length: 12 }, (_, at) => deck(`Ready ${at}`, at + 1));
  const all = trials({ deck: deck("Mine", 4), kept: deck("Mine", 3), ready, others: [deck("Other", 9)] });
  assert.deepEqual(all.map(({ key }) => key), ["kept", "ready", "deck:Other"]);
  assert.deepEqual(all[0].versions, [bare("Mine", 4)]);
  assert.deepEqual(all[0].field, [bare("Mine", 3)]);
  assert.deepEqual(all[1].versions, [bare("Mine", 3), bare("Mine", 4)]);
  assert.equal(all[1].field.length, 8);
  assert.deepEqual(all[2].field, [bare("Other", 9)]);
  const alone = trials({ deck: deck("Mine", 4), kept: deck("Mine", 4), ready, others: [] });
  assert.deepEqual(alone.map(({ key, versions }) => [key, versions.length]), [["ready", 1]]);
  assert.deepEqual(trials({ deck: deck("Mine", 4), kept: null, ready: [], others: [] }), []);
});

const refusal = (reason, seconds) => Object.assign(new Error(reason), { reason, args: { seconds } });

async function run(answers, { stopAt = Infinity } = {}) {
  const [bodies, waits, got] = [[], [], []];
  const ask = async (body) => {
    bodies.push(body.results);
    const answer = answers[bodies.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const how = { wait: async (seconds) => { waits.push(seconds); }, stopped: () => bodies.length >= stopAt };
  for await (const answer of played(ask, { game: "magic" }, how)) got.push(answer);
  return { bodies, waits, got };
}

test("games go on from the results so far, and a server that has much to do is waited for", async () => {
  const results = ["won", "lost", "won", "drawn"];
  const answer = (count) => ({ results: results.slice(0, count), games: 4, report: {} });
  const { bodies, waits, got } = await run([answer(1), refusal("table-refused-pace", 7), answer(3), answer(4)]);
  assert.deepEqual(bodies.map(({ length }) => length), [0, 1, 1, 3]);
  assert.deepEqual(waits, [7]);
  assert.deepEqual(got.map((one) => one.wait || one.results.length), [1, 7, 3, 4]);
});

test("another refusal ends it, and so does a server that is busy for ever", async () => {
  await assert.rejects(run([refusal("table-refused-deck")]), /table-refused-deck/);
  await assert.rejects(run(Array(50).fill(refusal("table-refused-busy"))), /table-refused-busy/);
});

test("what comes after it was stopped is not shown", async () => {
  const answer = { results: ["won"], games: 4, report: {} };
  const { bodies, got } = await run([answer, answer, answer], { stopAt: 2 });
  assert.equal(bodies.length, 2);
  assert.equal(got.length, 1);
});

test("the verdict waits until the interval leaves no doubt", () => {
  const of = (low, high) => ({ new: { interval: [low, high] } });
  assert.deepEqual([of(0.51, 0.9), of(0.1, 0.49), of(0.4, 0.6)].map(verdictOf), ["better", "worse", "open"]);
  const versions = (low, high) => ({ old: {}, new: {}, interval: [low, high] });
  assert.deepEqual([versions(0.01, 0.2), versions(-0.3, -0.1), versions(-0.1, 0.1)].map(verdictOf),
    ["better", "worse", "open"]);
});

test("the whole stands first where there are several opponents", () => {
  const row = (name) => ({ deck: name, new: { rate: 1 } });
  const report = { deck: "x", new: { deck: "Mine", rate: 0.5 }, field: [row("A"), row("B")] };
  assert.deepEqual(rowsOf(report, "All").map((one) => one.deck), ["All", "A", "B"]);
  assert.deepEqual(rowsOf({ ...report, field: [row("A")] }, "All").map((one) => one.deck), ["A"]);
});
