// Cards of Wizards of Mickey are put in two steps: the card, then its place; by click, by key, by dragging.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { event } from "./dom.mjs";
import { part } from "./setup.mjs";

const { isPlaced, sourceOf, usePlacing } = await part("games/mickey/play.js");
const { dealer } = await part("games/mickey/options.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");
const t = await translatorFor("en");

const mages = ["Ann", "Ben", "Cid"].map((card, place) => ({ card, place, done: place === 2, diamagics: [] }));
const side = (seat, cards) => ({ seat, hand: { cards }, mages, spells: [] });
const HAND = ["Bolt", "Wave", "Stone"];
const PLAY = [["cast", "Bolt", 0], ["cast", "Bolt", 1], ["hide", "Bolt", 0], ["cast", "Stone", 1], ["pass"]];
const REFUSED = [
  { option: ["cast", "Wave", 0], reason: "mickey-why-cannot-cast", args: { mage: "Ann" } },
  { option: ["cast", "Bolt", 2], reason: "mickey-why-cannot-cast", args: { mage: "Cid" } },
];

function about(options, ask = "play", number = 7) {
  const table = { sides: [side(0, HAND), side(1, [])], stake: [], turn: 1, doing: null };
  const view = { seat: 0, choice: options && { ask, number, options }, table };
  return { view, cards: [], t, lang: "en", name: (seat) => ["Ada", "Bob"][seat], players: [] };
}

// A page that puts cards: what it sends, asks and looks at, and what the hook gives.
const open = [];
function placing() {
  const box = document.body.appendChild(document.createElement("div"));
  const page = { box, sent: [], asked: [], looked: [], now: null };
  const Page = ({ here, readOnly }) => {
    page.now = usePlacing(here, {
      answer: (options) => page.sent.push(...options),
      readOnly,
      refused: REFUSED,
      why: (one) => page.asked.push(one.reason),
      look: (seen) => page.looked.push(seen),
    });
    return html`<div>${page.now?.bar}</div>`;
  };
  const settled = () => new Promise((done) => { setTimeout(done, 5); });
  page.draw = async (here, readOnly = false) => {
    const shell = { t, lang: "en", show: () => 0 };
    render(html`<${Shell.Provider} value=${shell}><${Page} here=${here} readOnly=${readOnly} /></${Shell.Provider}>`,
      box);
    await settled();
  };
  page.run = async (deed) => { deed(); await settled(); };
  page.key = (key) => page.run(() => dispatchEvent(event("keydown", { key, target: box })));
  page.offered = () => box.querySelectorAll("[data-option]").map((one) => one.getAttribute("data-option"));
  open.push(() => { render(null, box); box.remove(); });
  return page;
}
afterEach(() => open.splice(0).forEach((end) => end()));

test("a card that can be put is lit, one that cannot says why", async () => {
  const page = placing();
  await page.draw(about(PLAY));
  const [bolt, wave, stone] = [0, 1, 2].map((at) => page.now.cards(at));
  assert.deepEqual([bolt.deed.kind, wave.deed.kind, stone.deed.kind], ["lit", "quiet", "lit"]);
  assert.deepEqual([bolt.number, wave.number, stone.number], [1, "", 2], "keys go by what can be put");
  assert.deepEqual([0, 1, 2].map(page.now.can), [true, false, true]);
  await page.run(wave.deed.run);
  assert.deepEqual(page.looked.map(({ name, reasons }) => [name, reasons.length]), [["Wave", 1]]);
  assert.equal(page.now.areas("cast", 0), null, "no place is lit before a card is chosen");
  assert.deepEqual(page.offered(), ["pass"]);
});

test("a chosen card lights its places, and a click on one puts it there", async () => {
  const page = placing();
  await page.draw(about(PLAY));
  await page.run(page.now.cards(0).deed.run);
  assert.equal(page.now.step, 0);
  assert.ok(page.now.cards(0).chosen);
  assert.deepEqual(page.offered(), ["cast:Bolt:0", "cast:Bolt:1", "hide:Bolt:0", "put-back"]);
  assert.deepEqual([page.now.areas("cast", 1).deed.answer, page.now.areas("cast", 1).number], ["cast:Bolt:1", 2]);
  assert.equal(page.now.areas("hide", 0).deed.answer, "hide:Bolt:0");
  assert.equal(page.now.areas("hide", 2), null);
  const quiet = page.now.areas("cast", 2);
  assert.equal(quiet.deed.kind, "quiet");
  await page.run(quiet.deed.run);
  assert.equal(page.asked.length, 1);
  await page.run(page.now.areas("cast", 1).deed.run);
  assert.deepEqual(page.sent, [["cast", "Bolt", 1]]);
  assert.equal(page.now.step, null);
});

test("keys choose a card, its place, another card, or pass", async () => {
  const page = placing();
  await page.draw(about(PLAY));
  await page.key("2");
  assert.equal(page.now.step, 2, "the second card that can be put");
  await page.key("Escape");
  assert.equal(page.now.step, null);
  await page.key("3");
  assert.equal(page.now.step, null, "there is no third");
  await page.key("1");
  await page.key("Enter");
  assert.deepEqual(page.sent, [], "with a card in hand nobody passes");
  await page.key("3");
  await page.key("Enter");
  assert.deepEqual(page.sent, [["hide", "Bolt", 0], ["pass"]]);
});

test("a dragged card goes where it is dropped, if it can", async () => {
  const page = placing();
  await page.draw(about(PLAY));
  await page.run(() => page.now.drop(0, "cast", 2));
  await page.run(() => page.now.drop(1, "cast", 0));
  assert.deepEqual(page.sent, []);
  await page.run(() => page.now.drop(2, "hide", 1));
  assert.deepEqual(page.sent, [["cast", "Stone", 1]], "the only way to put it there");
  await page.run(() => page.now.drop(0, "hide", 0));
  assert.deepEqual(page.sent.at(-1), ["hide", "Bolt", 0]);
});

test("a chosen card is put back by the next question", async () => {
  const page = placing();
  await page.draw(about(PLAY));
  await page.key("1");
  await page.draw(about(PLAY, "play", 8));
  assert.equal(page.now.step, null);
});

test("Mages are deployed as cards are played; who looks on puts nothing", async () => {
  const here = about([["deploy", "Ann", 0], ["deploy", "Ann", 1]], "deploy");
  assert.ok(isPlaced(here.view.choice));
  assert.ok(!isPlaced({ ask: "castle" }));
  here.view.table.sides[0].mages = mages.map((mage, at) => ({ ...mage, place: at ? at : -1 }));
  assert.deepEqual(sourceOf(here.view), ["Ann"]);
  const page = placing();
  await page.draw(here);
  await page.key("1");
  await page.key("2");
  assert.deepEqual(page.sent, [["deploy", "Ann", 1]]);
  await page.draw(about(PLAY), true);
  assert.equal(page.now, null);
  await page.draw(about(null));
  assert.equal(page.now, null);
});

test("things that give one answer are clicked, those that give several are looked at", () => {
  const sent = [];
  const looked = [];
  const options = [["mage", 1, 0], ["diamagic", 1, 2, "red"], ["diamagic", 1, 2, "blue"], ["yes"]];
  const calls = { answer: (all) => sent.push(...all), look: (one) => looked.push(one) };
  const deal = dealer(about(options, "target"), calls);
  const [one, several, none] = ["mage:1:0", "mage:1:2", "mage:0:0"].map((place) => deal(place, "it", {}));
  assert.deepEqual([one.kind, several.kind, none.kind], ["lit", "lit", "look"]);
  for (const deed of [one, several, none]) deed.run();
  assert.deepEqual(sent, [["mage", 1, 0]]);
  assert.deepEqual(looked.map(({ place }) => place), ["mage:1:2", "mage:0:0"]);
  assert.deepEqual(several.deeds.map(({ answer }) => answer), ["diamagic:1:2:red", "diamagic:1:2:blue"]);
});
