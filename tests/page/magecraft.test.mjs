// Magecraft's table: what a click on a thing of it answers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { askText, askedFor, dealer, describeOption } = await part("games/magecraft/options.js");
const { translatorFor } = await part("i18n.js");
const t = await translatorFor("en");

const direct = [
  { gem: ["attack", 1, "fire"], answers: [["icon", "attack"], ["attack", 1, "fire"]] },
  { gem: ["gem", "water"], answers: [["icon", "heal"]] },
];

function about(choice, table = {}) {
  const boards = [0, 1].map((seat) => ({ seat, shield: {}, grimoires: [[], [{ spell: "Bolt" }], []] }));
  const view = { seat: 0, choice, table: { boards, casting: null, studying: null, direct: [], ...table } };
  return { view, cards: [], t, lang: "en", name: (seat) => ["You", "Bob"][seat], players: [] };
}

const icons = { number: 7, ask: "icons", options: [["icon", "attack"], ["icon", "heal"], ["done"]] };

function dealt(here) {
  const sent = [];
  const deal = dealer(here, { refused: [], answer: (options) => sent.push(options), why: () => 0 });
  return { deal, sent };
}

test("a gem that an effect is for is clicked at once, and both are answered together", () => {
  const { deal, sent } = dealt(about(icons, { direct }));
  const deed = deal(["attack", 1, "fire"]);
  assert.equal(deed.kind, "lit");
  assert.match(deed.label, /Fire.*Attack/);
  deed.run();
  deal(["gem", "water"]).run();
  deal(["icon", "heal"]).run();
  assert.deepEqual(sent, [direct[0].answers, direct[1].answers, [["icon", "heal"]]]);
});

test("what no effect reaches only lies there, and nothing is clicked ahead for who only watches", () => {
  assert.equal(dealt(about(icons, { direct })).deal(["attack", 1, "dark"]), null);
  assert.equal(dealt(about(null, { direct })).deal(["attack", 1, "fire"]), null);
  assert.ok(askedFor("icons", ["attack"]) && askedFor("attack", ["attack"]));
  assert.ok(!askedFor("icons", ["pay"]) && !askedFor("heal", ["attack"]));
});

test("the prompt says that a gem may be clicked, where one may", () => {
  assert.notEqual(askText(icons, about(icons, { direct })), askText(icons, about(icons)));
});

test("a grimoire to cast is named by its next spell, one to study into by the spell that moves on", () => {
  const label = (ask, number) => {
    const choice = { ask, options: [] };
    return describeOption(["grimoire", number], { ...about(choice), choice }).label;
  };
  assert.equal(label("magic", 1), "Cast Bolt (II)");
  assert.match(label("grimoire", 1), /2.*before Bolt/);
  assert.match(label("grimoire", 0), /Grimoire 1$/);
});
