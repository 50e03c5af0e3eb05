// Several gems of Magecraft are marked in any order and sent together; the opening shows what is certain.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { event } from "./dom.mjs";
import { part } from "./setup.mjs";

const { picksSeveral, usePicking } = await part("games/magecraft/pick.js");
const { askText } = await part("games/magecraft/options.js");
const { Opening } = await part("games/magecraft/opening.js");
const { Words } = await part("games/magecraft/gems.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const t = await translatorFor("en");

// Two gems to discard of Fire, Water, Water and Earth.
const HAND = { fire: 1, water: 2, earth: 1, light: 0, dark: 0 };
function about(left = 2, gems = HAND, number = 7, ask = "opening-discard", offered = ["fire", "water"]) {
  const choice = { ask, number, options: offered.map((colour) => ["gem", colour]) };
  const table = { picking: { left, gems }, casting: null, studying: null, direct: [], boards: [] };
  return { view: { seat: 0, choice, table }, cards: [], t, lang: "en", name: () => "Ada" };
}

// A page on which gems are picked: what it sends, and what the hook gives.
const open = [];
function picking() {
  const box = document.body.appendChild(document.createElement("div"));
  const page = { box, sent: [], now: null };
  const Page = ({ here, readOnly }) => {
    page.now = usePicking(here, { answer: (options) => page.sent.push(...options), readOnly });
    return html`<div>${page.now?.bar}</div>`;
  };
  const settled = () => new Promise((done) => { setTimeout(done, 5); });
  page.draw = async (here, readOnly = false) => {
    render(html`<${Page} here=${here} readOnly=${readOnly} />`, box);
    await settled();
  };
  page.run = async (deed) => { deed(); await settled(); };
  page.key = (key) => page.run(() => dispatchEvent(event("keydown", { key, target: box })));
  page.mark = (colour, at) => page.run(page.now.gem(colour, at).run);
  page.chosen = () => ["fire", "water", "earth"].flatMap((colour) =>
    [0, 1].filter((at) => page.now.gem(colour, at)?.chosen).map((at) => `${colour}:${at}`));
  page.ready = () => box.querySelector(".gem-confirm button").getAttribute("disabled") === null;
  open.push(() => { render(null, box); box.remove(); });
  return page;
}
afterEach(() => open.splice(0).forEach((end) => end()));

test("gems are marked in any order, and sent in that of the rules", async () => {
  const page = picking();
  await page.draw(about());
  await page.mark("earth", 0);
  assert.ok(!page.ready(), "one of two is not enough");
  await page.mark("fire", 0);
  assert.ok(page.ready());
  await page.run(() => page.box.querySelector(".gem-confirm button").dispatchEvent(event("click")));
  assert.deepEqual(page.sent, [["gem", "fire"], ["gem", "earth"]]);
});

test("a second click takes the mark away, and no more can be marked than are to be picked", async () => {
  const page = picking();
  await page.draw(about());
  for (const [colour, at] of [["water", 1], ["fire", 0], ["earth", 0]]) await page.mark(colour, at);
  assert.deepEqual(page.chosen(), ["fire:0", "water:1"]);
  await page.mark("water", 1);
  await page.mark("earth", 0);
  assert.deepEqual(page.chosen(), ["fire:0", "earth:0"]);
});

test("digits mark, Enter confirms when all are marked", async () => {
  const page = picking();
  await page.draw(about());
  const said = [["fire", 0], ["water", 1], ["earth", 0]].map((gem) => page.now.gem(...gem));
  assert.deepEqual(said.map(({ number }) => number), ["1", "3", "4"]);
  assert.equal(said[2].label, "Discard an Earth gem");
  await page.key("3");
  await page.key("Enter");
  assert.deepEqual(page.sent, [], "one is still missing");
  await page.key("2");
  await page.key("Enter");
  assert.deepEqual(page.sent, [["gem", "water"], ["gem", "water"]]);
});

test("the next payment is not made by what was marked for the one before", async () => {
  const page = picking();
  await page.draw(about(2, HAND, 7, "pay"));
  for (const [colour, at] of [["fire", 0], ["water", 0]]) await page.mark(colour, at);
  await page.key("Enter");
  assert.deepEqual(page.sent, [["gem", "fire"], ["gem", "water"]]);
  await page.draw(about(2, HAND, 9, "pay"));
  assert.equal(page.sent.length, 2);
  assert.deepEqual(page.chosen(), []);
});

test("gems that are all alike are marked from the beginning, and those that may not pay are no buttons", async () => {
  const page = picking();
  await page.draw(about(2, { fire: 0, water: 3, earth: 0, light: 0, dark: 0 }, 7, "pay", ["water"]));
  assert.ok(page.ready());
  assert.equal(page.now.gem("water", 3), null);
  assert.equal(page.now.gem("fire", 0), null);
});

test("one gem, or another's, is picked as before", async () => {
  const page = picking();
  assert.ok(picksSeveral(about().view));
  assert.ok(!picksSeveral(about(1).view) && !picksSeveral({ ...about().view, choice: null }));
  await page.draw(about(1));
  assert.equal(page.now, null);
  await page.draw(about(), true);
  assert.equal(page.now, null, "a replay picks nothing");
});

test("the prompt says how many", () => {
  assert.match(askText(about().view.choice, about()), /discard 2 gems/);
  assert.match(askText(about(1).view.choice, about(1)), /discard a gem/);
});

test("the opening shows the spells of all players, and those of every Academy", () => {
  const box = document.body.appendChild(document.createElement("div"));
  const spell = (name, availability) => ({ kind: "spell", name, availability, cost: ["fire"], study: [], icons: {} });
  const cards = [spell("Dawn", "start"), spell("Noon", "always"), spell("Dusk", "random")];
  const here = { ...about(), cards };
  const drawn = html`<${Opening} about=${here} look=${() => () => 0} />`;
  render(html`<${Words.Provider} value=${t}>${drawn}</${Words.Provider}>`, box);
  const names = box.querySelectorAll(".card-name").map((one) => one.textContent);
  assert.deepEqual(names, ["Noon", "Dawn"]);
  assert.match(box.textContent, /9 more spells are drawn/);
  render(null, box);
  box.remove();
});
