// A game with the bots' eyes: the points of its curve, requests that go on, swings, and the answers compared.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { curveOf, looked, mendedBy, pointsOf, stepsOf, swingsOf } = await part("ui/foresight.js");

const turn = (step) => ({ step, round: step, active: 0 });
const how = { wait: async () => {}, stopped: () => false };

async function all(stream) {
  const said = [];
  for await (const one of stream) said.push(one);
  return said;
}

test("the curve has the first turn, the last and some between them", () => {
  const turns = Array.from({ length: 100 }, (_, at) => turn(at));
  const points = pointsOf(turns, 5);
  assert.deepEqual(points.map(({ step }) => step), [0, 25, 50, 74, 99]);
  assert.deepEqual(pointsOf(turns.slice(0, 3), 5).length, 3);
});

test("moments are asked for until all are known, and a busy server is waited for", async () => {
  const asked = [];
  const ask = async ({ steps }) => {
    asked.push(steps);
    if (asked.length === 2) throw Object.assign(new Error(), { reason: "table-refused-pace", args: { seconds: 3 } });
    return { moments: steps.slice(0, 2).map((step) => ({ step })), seconds: 1 };
  };
  const said = await all(looked(ask, { steps: [1, 2, 3], games: 4 }, how));
  assert.deepEqual(asked, [[1, 2, 3], [3], [3]]);
  assert.deepEqual(said.flatMap(({ moments }) => moments.map(({ step }) => step)), [1, 2, 3]);
  assert.equal(said[1].wait, 3);
  await assert.rejects(all(looked(async () => { throw new Error("no"); }, { steps: [1] }, how)));
});

test("what takes too long for one request is asked for with fewer games, the rest with all", async () => {
  const asked = [];
  const ask = async ({ steps, games }) => {
    asked.push([steps[0], games]);
    if (steps[0] === 1 && games > 4) throw Object.assign(new Error(), { reason: "table-refused-costly" });
    return { moments: [{ step: steps[0] }], seconds: 1 };
  };
  await all(looked(ask, { steps: [1, 2], games: 16 }, how));
  assert.deepEqual(asked, [[1, 16], [1, 8], [1, 4], [2, 16]]);
  const never = async () => { throw Object.assign(new Error(), { reason: "table-refused-costly" }); };
  await assert.rejects(all(looked(never, { steps: [1], games: 16 }, how)));
});

test("a swing is told of who lost most, the largest first, and small changes are none", () => {
  const points = [0, 10, 20, 30].map(turn);
  const chances = [[0.5, 0.5], [0.9, 0.1], [0.8, 0.2], [0.2, 0.8]];
  const curve = curveOf(points, points.map(({ step }, at) => ({ step, chances: chances[at] })));
  const swings = swingsOf(curve);
  assert.deepEqual(swings.map(({ seat, loss }) => [seat, loss]), [[0, 60], [1, 40]]);
  assert.deepEqual(stepsOf(swings[0]), [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
});

test("of the answers compared, those of the seat where the bot's won more come first", () => {
  const moment = (step, seat, ...chances) => ({ step, seat, chances, games: 10 });
  const mended = mendedBy([moment(1, 0, 0.5, 0.6), moment(2, 0, 0.1, 0.9), moment(3, 1, 0, 1), moment(4, 0)], 0);
  assert.deepEqual(mended.map(({ step, won, other }) => [step, won, other]), [[2, 10, 90], [1, 50, 60]]);
});

test("a curve is written below with each round once, with fewer on a phone", async () => {
  const { ticksOf } = await part("ui/chart.js");
  const turns = [0, 0, 1, 1, 2, 2, 3, 3].map((round) => ({ round }));
  const rounds = (width) => ticksOf(turns, width).map(([turn]) => turn.round);
  assert.deepEqual(rounds(600), [0, 1, 2, 3]);
  assert.deepEqual(rounds(200), [0, 1, 3]);
});

test("chances stand on a scale from 0 to 100, whatever they are", async () => {
  const { Lines } = await part("ui/chart.js");
  const { html, render } = await part("vendor/htm-preact.js");
  const { Shell } = await part("ui/shell.js");
  const { translatorFor } = await part("i18n.js");
  const t = await translatorFor("en");
  const turns = [20, 30].map((chance, round) => ({ round, standing: [{ chance }, { chance: 50 - chance }] }));
  const said = (top) => {
    const box = document.createElement("div");
    render(html`<${Shell.Provider} value=${{ t }}><${Lines} turns=${turns} measure="chance" label="Chance" here=${0}
      names=${["A", "B"]} top=${top} /></${Shell.Provider}>`, box);
    return [...box.querySelectorAll("text")].map((one) => one.textContent).slice(0, 3);
  };
  assert.deepEqual(said(100), ["0", "50", "100"]);
  assert.deepEqual(said(undefined), ["0", "15", "30"]);
});

test("swings are named as soon as their moments are known, and the strongest bot is asked when all are", async () => {
  const { Foresee } = await part("ui/foresee.js");
  const { html, render } = await part("vendor/htm-preact.js");
  const { Shell } = await part("ui/shell.js");
  const { translatorFor } = await part("i18n.js");
  const t = await translatorFor("en");
  const chances = { 0: [0.5, 0.5], 4: [0.9, 0.1], 8: [0.2, 0.8] };
  const [bodies, waiting, before] = [[], [], globalThis.fetch];
  const said = (data) => ({ ok: true, status: 200, text: async () => JSON.stringify(data), json: async () => data });
  globalThis.fetch = async (address, { body } = {}) => {
    if (!String(address).endsWith("/analysis")) return before(address);
    bodies.push(JSON.parse(body));
    return new Promise((done) => {
      waiting.push((moments) => done(said({ moments, seconds: 0, level: "archmage" })));
    });
  };
  const until = async (there) => {
    for (let tries = 0; !there() && tries < 500; tries += 1) await new Promise((done) => { setTimeout(done, 10); });
  };
  // The answer has been heard when the next request waits.
  const answered = async (step) => {
    await until(() => waiting.length);
    waiting.shift()([{ step, games: 16, chances: chances[step] }]);
    await until(() => waiting.length);
    await until(() => box.querySelectorAll(".foresee-swing").length >= step / 4);
  };
  const box = document.body.appendChild(document.createElement("div"));
  const about = { t, game: "magic", play: {}, name: (seat) => ["A", "B"][seat] };
  const turns = [0, 4, 8].map((step) => ({ ...turn(step), standing: [] }));
  render(html`<${Shell.Provider} value=${{ t, lang: "en" }}><${Foresee} id="swings" turns=${turns} names=${["A", "B"]}
    step=${0} about=${about} go=${() => 0} again=${() => 0} /></${Shell.Provider}>`, box);
  const steps = () => [...box.querySelectorAll(".foresee-swing")].map((one) => one.dataset.step);
  await answered(0);
  assert.deepEqual(steps(), []);
  await answered(4);
  assert.deepEqual(steps(), ["0"]);
  assert.match(box.querySelector(".foresee-head").textContent, /so far/);
  assert.ok(box.querySelector("progress"));
  assert.ok(bodies.every(({ advice }) => !advice));
  await answered(8);
  assert.deepEqual(steps(), ["4", "0"]);
  assert.doesNotMatch(box.querySelector(".foresee-head").textContent, /so far/);
  assert.deepEqual(bodies.at(-1).steps, [4, 5, 6, 7]);
  assert.ok(bodies.at(-1).advice);
  render(null, box);
  box.remove();
  globalThis.fetch = before;
});

test("a game whose bots do not look ahead says so, and offers no button for it", async () => {
  const { ReplayBar } = await part("ui/replay-bar.js");
  const { html, render } = await part("vendor/htm-preact.js");
  const { Shell } = await part("ui/shell.js");
  const { translatorFor } = await part("i18n.js");
  for (const lang of ["en", "it", "fr"]) {
    const t = await translatorFor(lang);
    const box = document.body.appendChild(document.createElement("div"));
    const bar = (doing) => render(html`<${Shell.Provider} value=${{ t, lang, announce() {}, show() {} }}>
      <${ReplayBar} text="" place="" moves=${{}} here=${0} last=${1} plays=${false} speed=${1} setSpeed=${() => 0}
        doing=${{ link: "http://table.test/", ...doing }} />
    </${Shell.Provider}>`, box);
    bar({ blind: true });
    assert.equal(box.querySelector("[data-replay=blind]").textContent, t("table-foresee-none"));
    assert.equal(box.querySelector("[data-do=foresee]"), null);
    bar({ foresee: () => 0 });
    assert.equal(box.querySelector("[data-replay=blind]"), null);
    render(null, box);
    box.remove();
  }
});
