// Answers that are decided together and given one by one: damage that is split, triggers and cards put in order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { event } from "./dom.mjs";
import { part } from "./setup.mjs";

const { splits, useSplitting } = await part("games/magic/assign.js");
const { isOrdered, useOrdering } = await part("games/magic/order.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");
const t = await translatorFor("en");

const creature = (id, name, controller) =>
  ({ id, name, controller, power: 2, toughness: 2, tapped: false, attacking: null });
const play = [creature(1, "Craw Wurm", 0), creature(2, "Hill Giant", 1), creature(3, "Grizzly Bears", 1)];

function about(choice, table) {
  const players = [0, 1].map((seat) => ({ seat, hand: [], graveyard: [], removed: [], pool: "", mulligans: 0 }));
  const usual = { step: "damage", active: 0, turn: 3, playing: [0, 1], play, stack: [], effects: [], waiting: [] };
  const view = { seat: 0, choice, table: { ...usual, players, mana: {}, doing: null, ...table } };
  return { view, cards: [], t, lang: "en", name: (seat) => ["Ada", "Bob"][seat], players: [] };
}

// A page that uses one of the hooks, drawn for one view after another: what it sends, and what it shows.
function using(hook) {
  const box = document.body.appendChild(document.createElement("div"));
  const page = { box, sent: [], now: null };
  const shell = { t, lang: "en", show: () => 0 };
  const Page = ({ here, readOnly }) => {
    page.now = hook(here, { answer: (options) => page.sent.push(...options), readOnly });
    return html`<div>${page.now?.bar}${page.now?.confirm}</div>`;
  };
  page.draw = async (here, readOnly = false) => {
    render(html`<${Shell.Provider} value=${shell}><${Page} here=${here} readOnly=${readOnly} /></${Shell.Provider}>`,
      box);
    await page.settled();
  };
  page.settled = () => new Promise((done) => { setTimeout(done, 5); });
  page.on = async (what, kind, more) => {
    (typeof what === "string" ? box.querySelector(what) : what).dispatchEvent(event(kind, more));
    await page.settled();
  };
  page.end = () => { render(null, box); box.remove(); };
  return page;
}

// Seven damage of the Craw Wurm to two blockers, and past them where it tramples: shares that are given already.
function split(number, shares = [], tramples = true) {
  const to = [{ id: 2 }, { id: 3 }, ...(tramples ? [{ player: 1 }] : [])];
  const left = 7 - shares.reduce((sum, one) => sum + one, 0);
  const key = [2, 3, -2][shares.length];
  const options = Array.from({ length: left + 1 }, (_, amount) => ["assign", key, amount]);
  const doing = { by: { id: 1 }, to, lethal: [3, 2, 0].slice(0, to.length), left, shares };
  return about({ ask: "assign", number, options }, { doing });
}
const amounts = (page) => page.box.querySelectorAll("[role=spinbutton]").map((one) => Number(one.textContent));
const field = (page, at) => page.box.querySelectorAll("[role=spinbutton]")[at];

test("damage is split at first by what destroys each, the rest to the last, and given one by one", async () => {
  const page = using(useSplitting);
  assert.ok(splits(split(7).view));
  await page.draw(split(7));
  assert.deepEqual(amounts(page), [3, 2, 2]);
  assert.deepEqual(page.now.amounts, { 2: 3, 3: 2, "-2": 2 });
  assert.deepEqual(page.now.pairs.map(({ share }) => share), [3, 2, 2]);
  await page.on("[data-assign=send]", "click");
  assert.deepEqual(page.sent, [["assign", 2, 3]]);
  await page.draw(split(8, [3]));
  assert.equal(page.now.bar, null, "what was sent is not asked for again");
  await page.draw(split(9, [3, 2]));
  assert.deepEqual(page.sent, [["assign", 2, 3], ["assign", 3, 2], ["assign", -2, 2]]);
  await page.draw(about({ ask: "priority", number: 10, options: [["pass"]] }));
  assert.equal(page.now, null);
  page.end();
});

test("shares are set by keys, and sent only when all is dealt and blockers have what destroys them", async () => {
  const page = using(useSplitting);
  await page.draw(split(7));
  const ready = () => !page.box.querySelector("[data-assign=send]").hasAttribute("disabled");
  await page.on(field(page, 2), "keydown", { key: "ArrowUp" });
  assert.deepEqual([amounts(page), ready()], [[3, 2, 3], false], "more than there is");
  await page.on(field(page, 1), "keydown", { key: "1" });
  assert.deepEqual([amounts(page), ready()], [[3, 1, 3], false], "past a blocker that is not destroyed");
  await page.on(field(page, 2), "keydown", { key: "0" });
  assert.deepEqual([amounts(page), ready()], [[3, 1, 0], false], "three are left");
  await page.on(page.box.querySelectorAll(".assign-rest")[1], "click");
  assert.deepEqual([amounts(page), ready()], [[3, 4, 0], true]);
  await page.on(field(page, 0), "keydown", { key: "ArrowLeft" });
  await page.on(field(page, 0), "keydown", { key: "x" });
  assert.deepEqual(amounts(page), [2, 4, 0]);
  await page.on(page.box.querySelectorAll("footer button")[0], "click");
  assert.deepEqual(amounts(page), [3, 2, 2], "as at first");
  assert.deepEqual(page.sent, []);
  page.end();
});

test("a share that is no longer offered ends the giving", async () => {
  const page = using(useSplitting);
  await page.draw(split(7, [], false));
  assert.deepEqual(amounts(page), [3, 4]);
  await page.on("[data-assign=send]", "click");
  const other = split(8, [3], false);
  other.view.choice.options = [["assign", 3, 1]];
  await page.draw(other);
  await page.draw(split(9, [3], false));
  assert.deepEqual(page.sent, [["assign", 2, 3]]);
  page.end();
});

test("targets of a spell share at least one each", async () => {
  const share = (number, given, most) =>
    about(
      { ask: "share", number, options: Array.from({ length: most }, (_, at) => ["share", at + 1]) },
      { doing: { picked: [{ id: 2 }, { id: 3 }], shares: given }, stack: [{ id: 5, name: "Pyrotechnics" }] },
    );
  const page = using(useSplitting);
  await page.draw(share(7, [], 3));
  assert.deepEqual(amounts(page), [1, 3]);
  await page.on(field(page, 0), "keydown", { key: "0" });
  assert.deepEqual(amounts(page), [1, 3], "none gets nothing");
  await page.on(field(page, 1), "keydown", { key: "-" });
  await page.on(field(page, 0), "keydown", { key: "+" });
  await page.on("[data-assign=send]", "click");
  await page.draw(share(8, [2], 2));
  assert.deepEqual(page.sent, [["share", 2], ["share", 2]]);
  page.end();
});

test("who only looks on splits and orders nothing", async () => {
  const page = using(useSplitting);
  await page.draw(split(7), true);
  assert.equal(page.now, null);
  page.end();
});

const cards = (number, names) =>
  about({ ask: "order", number, options: names.map((name) => ["card", name]) }, { doing: { cards: names } });
const rows = (page) => page.box.querySelectorAll("[data-row]").map((one) => one.textContent.trim());
const row = (page, at) => page.box.querySelectorAll("[data-row]")[at];

test("cards are put in order by keys and buttons, and given one by one", async () => {
  const page = using(useOrdering);
  await page.draw(cards(7, ["Shock", "Forest", "Craw Wurm"]));
  await page.on(row(page, 2), "keydown", { key: "ArrowUp" });
  assert.deepEqual(rows(page), ["Shock", "Craw Wurm", "Forest"]);
  assert.equal(document.activeElement.textContent.trim(), "Craw Wurm", "the focus goes along");
  await page.on(page.box.querySelectorAll("li")[0].querySelectorAll("button")[1], "click");
  assert.deepEqual(rows(page), ["Craw Wurm", "Shock", "Forest"]);
  await page.on(row(page, 0), "keydown", { key: "ArrowUp" });
  assert.deepEqual(rows(page), ["Craw Wurm", "Shock", "Forest"], "nothing lies above the first");
  await page.on("[data-order=send]", "click");
  assert.deepEqual(page.sent, [["card", "Craw Wurm"]]);
  await page.draw(cards(8, ["Shock", "Forest"]));
  assert.deepEqual(page.sent, [["card", "Craw Wurm"], ["card", "Shock"]]);
  page.end();
});

test("an order lasts for its question alone", async () => {
  const page = using(useOrdering);
  await page.draw(cards(7, ["Shock", "Forest"]));
  await page.on(row(page, 0), "keydown", { key: "ArrowDown" });
  assert.deepEqual(rows(page), ["Forest", "Shock"]);
  await page.draw(cards(9, ["Shock", "Forest"]));
  assert.deepEqual(rows(page), ["Shock", "Forest"]);
  assert.deepEqual(page.sent, []);
  page.end();
});

test("triggers are given from the last to the first, and their places close up", async () => {
  const waiting = (count) => Array.from({ length: count }, (_, at) => ({ id: 10 + at, controller: 0, source: 1 }));
  const triggers = (number, count) =>
    about(
      { ask: "trigger", number, options: Array.from({ length: count }, (_, at) => ["trigger", at]) },
      { waiting: waiting(count) },
    );
  assert.ok(isOrdered(triggers(7, 3).view));
  assert.ok(!isOrdered(about({ ask: "trigger", number: 7, options: [["trigger", 0]] }, { waiting: waiting(2) }).view));
  const page = using(useOrdering);
  await page.draw(triggers(7, 3));
  await page.on(row(page, 0), "keydown", { key: "ArrowDown" });
  await page.on("[data-order=send]", "click");
  await page.draw(about({ ask: "target", number: 8, options: [["player", 1]] }));
  await page.draw(triggers(9, 2));
  await page.draw(about({ ask: "trigger", number: 10, options: [["trigger", 0]] }, { waiting: waiting(1) }));
  // In order: the second, the first, the third. The third is put first, then the first, then the only one left.
  assert.deepEqual(page.sent, [["trigger", 2], ["trigger", 0], ["trigger", 0]]);
  page.end();
});
