// The words for choices at Magic's table, what can be done with each thing, and what is declared together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { event } from "./dom.mjs";
import { part } from "./setup.mjs";

const { askText, called, dealer, describeOption, heldBy, holderOf, labelOf, wordRefusal } =
  await part("games/magic/options.js");
const { declares, useDeclaring } = await part("games/magic/declare.js");
const { linedUp, stateOf } = await part("games/magic/permanents.js");
const { reasonOf } = await part("games/magic/table.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const t = await translatorFor("en");

const CARDS = ["Hill Giant", "Grizzly Bears", "Shock", "Forest", "Craw Wurm"].map((name) => ({
  name,
  names: { en: name, it: name, fr: name },
  text: {},
}));
const creature = (id, name, controller, more = {}) => ({
  id, name, controller, power: 2, toughness: 2, tapped: false, attacking: null,
  ...more,
});

function about(choice, table = {}) {
  const players = [0, 1].map((seat) => ({ seat, hand: [], graveyard: [], removed: [], pool: "", mulligans: 0 }));
  const usual = {
    step: "main1",
    active: 0,
    turn: 3,
    playing: [0, 1],
    play: [],
    stack: [],
    effects: [],
    waiting: [],
    players,
    mana: {},
    doing: null,
  };
  const view = { seat: 0, choice: choice && { number: 7, ...choice }, table: { ...usual, ...table } };
  return { view, cards: CARDS, t, lang: "en", name: (seat) => ["Ada", "Bob"][seat], players: [] };
}

test("what is called alike is told apart by whose it is, its size and whether it is tapped", () => {
  const play = [
    creature(1, "Grizzly Bears", 0),
    creature(2, "Grizzly Bears", 1, { power: 4, tapped: true }),
    creature(3, "Hill Giant", 1),
  ];
  const here = about(null, { play });
  assert.equal(called(here, 1), "Grizzly Bears (2/2)");
  assert.equal(called(here, 2), "Grizzly Bears (Bob, 4/2, tapped)");
  assert.equal(called(here, 3), "Hill Giant");
  assert.equal(called(here, 99), t("magic-thing-gone"));
});

test("a removed card and the permanent that may return it name each other", () => {
  const here = about(null, {
    play: [creature(1, "Hill Giant", 0), creature(2, "Craw Wurm", 1)],
    effects: [{ id: 8, effect: "linked", source: 1, cards: [5] }, { id: 9, effect: "linked", source: 7, cards: [6] }],
  });
  here.view.table.players[1].removed = [{ id: 5, name: "Shock" }, { id: 6, name: "Forest" }];
  assert.deepEqual(heldBy(here.view.table, 1).map(({ name }) => name), ["Shock"]);
  assert.deepEqual(heldBy(here.view.table, 2), []);
  assert.equal(holderOf(here.view.table, 5).name, "Hill Giant");
  assert.equal(holderOf(here.view.table, 6), null);
});

test("options are said in words", () => {
  const here = about(
    { ask: "priority", options: [] },
    { play: [creature(1, "Hill Giant", 0), creature(2, "Craw Wurm", 1)] },
  );
  assert.match(labelOf(["cast", "Shock"], here), /Shock/);
  assert.match(labelOf(["attack", 1, 1], here), /Hill Giant.*Bob/);
  assert.match(labelOf(["block", 1, 2], here), /Hill Giant.*Craw Wurm/);
  assert.equal(labelOf(["player", 1], here), "Bob");
  assert.equal(labelOf(["x", 3], here), "X = 3");
  for (const option of [["pass"], ["done"], ["keep"], ["mulligan"], ["color", "red"]]) {
    const label = labelOf(option, here);
    assert.ok(label && !label.includes("magic-"), `${option}: ${label}`);
  }
});

test("passing says what it means at each moment", () => {
  const moment = (table) => labelOf(["pass"], about({ ask: "priority", options: [["pass"]] }, table));
  const stack = (controller) => [{ id: 5, name: "Shock", kind: "spell", controller }];
  const said = [
    moment({}),
    moment({ step: "main2" }),
    moment({ step: "upkeep" }),
    moment({ active: 1 }),
    moment({ stack: stack(0) }),
    moment({ stack: stack(1) }),
    moment({ stack: [{ id: 5, kind: "combat damage" }] }),
  ];
  assert.ok(said.every((words) => words && !words.includes("magic-")), said.join(" | "));
  assert.ok(new Set(said).size >= 5, said.join(" | "));
});

test("mana that would burn is told in the prompt", () => {
  const players = [
    { seat: 0, hand: [], graveyard: [], removed: [], pool: "GG", mulligans: 0 },
    { seat: 1, graveyard: [], removed: [] },
  ];
  const choice = { ask: "priority", options: [["pass"]] };
  assert.notEqual(askText(choice, about(choice, { players })), askText(choice, about(choice)));
});

test("of sources that are alike one button is enough", () => {
  const options = [["mana", 1, 0], ["mana", 2, 0]];
  const play = [creature(1, "Forest", 0, { power: null }), creature(2, "Forest", 0, { power: null })];
  const here = about({ ask: "mana", options }, { play, mana: { 1: ["G"], 2: ["G"] } });
  assert.doesNotMatch(describeOption(options[0], here).kind, /twin/);
  assert.match(describeOption(options[1], here).kind, /twin/);
});

test("a thing is lit, quiet, or only looked at", () => {
  const here = about(
    { ask: "target", options: [["object", 1]] },
    { play: [creature(1, "Hill Giant", 1), creature(2, "Craw Wurm", 1)] },
  );
  const refusal = { option: ["object", 2], reason: "magic-refused-target", args: {} };
  const given = [];
  const why = [];
  const looks = [];
  const deal = dealer(here, {
    refused: [refusal],
    answer: (options) => given.push(options),
    why: (one) => why.push(one),
    look: (seen) => looks.push(seen),
  });
  const [lit, quiet, look] = ["id:1", "id:2", "id:3"].map((place) => deal(place, "it", {}));
  assert.deepEqual([lit.kind, quiet.kind, look.kind], ["lit", "quiet", "look"]);
  lit.run();
  quiet.run();
  look.run();
  assert.deepEqual(given, [[["object", 1]]]);
  assert.deepEqual(why.map(({ option }) => option), [["object", 2]]);
  assert.equal(looks[0].place, "id:3");
  assert.equal(wordRefusal(refusal, here).label, "Craw Wurm");
});

// A page that declares, drawn for one view after another: what it would send, and what it shows.
function declaring() {
  const box = document.body.appendChild(document.createElement("div"));
  const sent = [];
  let shown = null;
  const Page = ({ here }) => {
    shown = useDeclaring(here, { answer: (options) => sent.push(...options), readOnly: false });
    return html`<div>${shown?.bar}</div>`;
  };
  const draw = (here) => { render(html`<${Page} here=${here} />`, box); return shown; };
  const settled = () => new Promise((done) => { setTimeout(done, 5); });
  return { sent, draw, settled, now: () => shown, box, end: () => { render(null, box); box.remove(); } };
}

const fighters = [creature(1, "Hill Giant", 0), creature(2, "Grizzly Bears", 0), creature(3, "Craw Wurm", 0)];
const attacks = (ids, number = 7) =>
  about(
    { ask: "attack", number, options: [...ids.map((id) => ["attack", id, 1]), ["done"]] },
    { play: fighters, step: "attackers" },
  );

test("attackers are clicked in any order and sent in that of the rules, then done", async () => {
  const page = declaring();
  page.draw(attacks([1, 2, 3]));
  for (const id of [3, 1]) {
    page.now().marks[id].deed.run();
    await page.settled();
  }
  assert.deepEqual(page.now().pairs.map(({ from }) => from.id), [1, 3]);
  page.box.querySelector("[data-declare=send]").dispatchEvent(event("click"));
  assert.deepEqual(page.sent, [["attack", 1, 1]]);
  page.draw(attacks([2, 3], 8));
  assert.deepEqual(page.sent.at(-1), ["attack", 3, 1]);
  page.draw(attacks([2], 9));
  assert.deepEqual(page.sent.at(-1), ["done"]);
  page.end();
});

test("what is no longer offered ends the sending", async () => {
  const page = declaring();
  page.draw(attacks([1, 2, 3]));
  for (const id of [1, 2]) {
    page.now().marks[id].deed.run();
    await page.settled();
  }
  page.box.querySelector("[data-declare=send]").dispatchEvent(event("click"));
  page.draw(attacks([3], 8));
  assert.deepEqual(page.sent, [["attack", 1, 1]]);
  await page.settled();
  assert.deepEqual(page.now().pairs, []);
  page.end();
});

test("a click takes back what a click declared, and all are declared at once", async () => {
  const page = declaring();
  page.draw(attacks([1, 2, 3]));
  page.now().marks[1].deed.run();
  await page.settled();
  page.now().marks[1].deed.run();
  await page.settled();
  assert.equal(page.now().pairs.length, 0);
  page.box.querySelector("[data-declare=all]").dispatchEvent(event("click"));
  await page.settled();
  assert.equal(page.now().pairs.length, 3);
  page.box.querySelector("[data-declare=none]").dispatchEvent(event("click"));
  await page.settled();
  assert.equal(page.now().pairs.length, 0);
  page.end();
});

test("a blocker goes from attacker to attacker, or to the one it is dragged onto", async () => {
  const play = [creature(1, "Hill Giant", 0), creature(8, "Craw Wurm", 1), creature(9, "Grizzly Bears", 1)];
  const here = about(
    { ask: "block", options: [["block", 1, 8], ["block", 1, 9], ["done"]] },
    { play, active: 1, step: "blockers" },
  );
  assert.ok(declares(here.view));
  const page = declaring();
  page.draw(here);
  const target = () => page.now().pairs[0]?.to.id;
  for (const wanted of [8, 9, undefined]) {
    page.now().marks[1].deed.run();
    await page.settled();
    assert.equal(target(), wanted);
  }
  assert.equal(page.now().drop(1, { id: 9 }), true);
  await page.settled();
  assert.equal(target(), 9);
  assert.equal(page.now().drop(1, { id: 77 }), false);
  page.end();
});

test("nothing is declared where one option is picked", () => {
  assert.equal(declares(about({ ask: "priority", options: [["pass"]] }).view), false);
  assert.equal(declares(about(null).view), false);
});

test("an explanation names types that no card is called", async () => {
  const { Explained } = await part("games/magic/explain.js");
  const { Shell } = await part("ui/shell.js");
  const box = document.createElement("div");
  document.body.append(box);
  const line = { kind: "printed", types: ["Goblin"], words: [["red", "Forest"]] };
  render(html`<${Shell.Provider} value=${{ t, lang: "en", show: () => 0 }}>
    <${Explained} it=${{ power: 1, toughness: 1, explained: [line] }} about=${about(null)} />
  </${Shell.Provider}>`, box);
  assert.match(box.textContent, /Goblin/);
  assert.match(box.textContent, /Forest/);
});

test("blockers stand opposite the attackers they block, and the others keep their place", () => {
  const fighter = (id, controller, more = {}) => creature(id, "Hill Giant", controller, {
    kinds: ["creature"], types: [], colors: [], keywords: [], counters: {}, changes: [], blocks: [], on: null, ...more,
  });
  const attackers = [1, 2, 3, 4].map((id) => fighter(id, 0, { attacking: 1 }));
  const row = [
    fighter(5, 1, { blocking: true, blocks: [4] }), fighter(6, 1), fighter(7, 1, { blocking: true, blocks: [1] }),
    fighter(8, 1, { blocking: true, blocks: [3] }),
  ];
  const table = { playing: [0, 1], play: [...attackers, ...row] };
  const order = (creatures) => linedUp(creatures.map((it) => [it]), table).map(([it]) => it.id);
  assert.deepEqual(order(row), [7, 6, 8, 5]);
  assert.deepEqual(order(row.filter((it) => !it.blocking)), [6], "nothing moves where nothing blocks");
  assert.deepEqual(order([fighter(9, 1, { blocking: true, blocks: [] }), row[1]]), [9, 6], "its attacker left");
});

test("the end of a duel says what its loser lacked, or that it was given up", () => {
  const over = (loser, result = {}) => reasonOf({
    result: { reason: "last", winners: [0], ...result }, seats: 2, table: { players: [{}, loser] },
  });
  assert.equal(over({ life: -2, poison: 0, library: 9 }), "life");
  assert.equal(over({ life: 3, poison: 10, library: 9 }), "poison");
  assert.equal(over({ life: 3, poison: 0, library: 9 }), "conceded");
  assert.equal(over({ life: 3, poison: 0, library: 0 }), "last", "perhaps no card could be drawn");
  assert.equal(over({ life: 0 }, { reason: "loop", winners: [] }), "loop");
});

test("what was paid for a permanent is told in the reader's language, as what was chosen is", async () => {
  const full = { owner: 0, ready: true, blocked: false, blocking: false, blocks: [], damage: 0, counters: {},
    keywords: [], changes: [], on: null, token: false };
  const words = {
    en: ["kicker paid", "both kickers paid", "echo due", "chosen: Red"],
    it: ["potenziamento pagato", "entrambi i potenziamenti pagati", "eco da pagare", null],
    fr: ["kick payé", "les deux kicks payés", "écho à payer", null],
  };
  for (const [lang, told] of Object.entries(words)) {
    const now = { ...about(null), t: await translatorFor(lang), lang };
    ["kicked", "kicked both", "echo", "red"].forEach((chosen, at) => {
      const said = stateOf(creature(1, "Hill Giant", 0, { ...full, chosen }), now);
      if (told[at]) assert.ok(said.map((one) => one.toLowerCase()).includes(told[at].toLowerCase()), String(said));
    });
  }
});

test("what is phased out lies in a pile of its own, which opens, and is not there without any", async () => {
  const { Side } = await part("games/magic/sides.js");
  const here = about(null);
  const opened = [];
  const shown = (more) => {
    const at = document.createElement("div");
    const player = { ...here.view.table.players[0], life: 20, poison: 0, library: 40, known: [], ...more };
    here.view.table.players[0] = player;
    render(html`<${Side} player=${player} about=${here} deal=${() => ({ kind: "look" })} marks=${{}} hits=${{}}
      open=${(zone) => opened.push(zone)} near=${true} mine=${true} shown=${true} />`, at);
    return [...at.querySelectorAll("button")].filter((one) => one.textContent.includes(t("magic-zone-phased")));
  };
  assert.equal(shown({}).length, 0);
  const [pile] = shown({ phased: [{ id: 5, name: "Hill Giant" }, { id: 6, name: "Craw Wurm" }] });
  assert.match(pile.textContent, /2/);
  pile.dispatchEvent(event("click"));
  assert.deepEqual(opened, ["phased"]);
});
