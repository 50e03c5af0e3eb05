// What the end of a game tells: totals, the turn in which it turned, the picture to share; and the faces of bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { totalsOf, turningPoint } = await part("ui/end-story.js");
const { EndPicture, short, svgOf } = await part("ui/end-picture.js");
const { storyOf } = await part("ui/end-told.js");
const { personaOf } = await part("art/faces.js");
const { nameOf } = await part("ui/players.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");

const LEVELS = ["apprentice", "adept", "master", "archmage"];
const turn = (step, ...life) => ({ step, round: step, active: 0, standing: life.map((one) => ({ life: one })) });

test("totals count by seat, and what nobody did is left out", async () => {
  for (const game of ["magecraft", "magic", "mickey"]) {
    const { TOTALS } = await part(`games/${game}/table.js`);
    assert.ok(TOTALS.length >= 4, game);
    assert.deepEqual(totalsOf([], TOTALS, 2), []);
  }
  const { TOTALS } = await part("games/magic/table.js");
  const log = [
    { event: "played", seat: 1 }, { event: "played", seat: 1 }, { event: "damage", to: -1, amount: 3 },
    { event: "damage", to: 7, amount: 5 }, { event: "life", seat: 0, amount: -3 },
    { event: "life", seat: 0, amount: 4 },
  ];
  assert.deepEqual(totalsOf(log, TOTALS, 2), [
    { label: "magic-total-played", of: [0, 2] },
    { label: "magic-total-damage", of: [3, 0] },
    { label: "magic-total-gained", of: [4, 0] },
  ]);
});

test("an auction adds up packs, throws won and life spent, and nobody wins a tie", async () => {
  const { TOTALS } = await part("games/live/review.js");
  const log = [
    { event: "take", seat: 0, pack: "x" }, { event: "take-secretly", seat: 1, pack: null },
    { event: "throws", seat: 0, rival: 1, winner: 1 }, { event: "throws", seat: 0, rival: 1, winner: -1 },
    { event: "life", seat: 1, by: -3 }, { event: "life", seat: 0, by: 2 },
  ];
  assert.deepEqual(totalsOf(log, TOTALS, 2), [
    { label: "live-total-packs", of: [1, 1] },
    { label: "live-total-won", of: [0, 1] },
    { label: "live-total-life", of: [0, 3] },
  ]);
});

test("a game turned at the last turn after which the winner was ahead for good", () => {
  const turns = [turn(0, 20, 20), turn(5, 18, 20), turn(9, 18, 16), turn(14, 12, 13), turn(20, 12, 4), turn(25, 12, 0)];
  const { step, before, after } = turningPoint(turns, [["life", "x"]], 0);
  assert.deepEqual([step, before, after], [14, -1, 8]);
  assert.equal(turningPoint([turn(0, 20, 20), turn(1, 20, 0)], [["life", "x"]], 0), null);
  assert.equal(turningPoint(turns, [["life", "x"]], 1), null);
});

test("a text of the picture that is too long ends after a word", () => {
  assert.equal(short("Turn 12 of Ada", 14), "Turn 12 of Ada");
  assert.equal(short("Tour 12 d’Ada : à partir d’ici vous menez", 20), "Tour 12 d’Ada : à…");
  assert.equal(short("Turn 12: from here on", 9), "Turn 12…");
  assert.equal(short("Donaudampfschiff", 8), "Donauda…");
  for (let most = 3; most < 40; most += 1)
    assert.ok(short("Il tuo turno 9: da qui in poi in vantaggio tu", most).length <= most);
});

test("Magic tells where a game turned by its turn and whose it was, other games by the round", async () => {
  const about = (game, seat) => ({
    view: { game, seats: 2, seat, result: { winners: [0], reason: "life" } }, players: [], name: (at) => "AB"[at],
  });
  const turns = [[20, 20], [18, 20], [18, 16], [18, 0]].map(([a, b], at) => ({
    step: at, round: at + 1, active: at % 2, standing: [a, b].map((one) => ({ life: one, hp: one })),
  }));
  const told = async (lang, game, measure, seat) => {
    const t = await translatorFor(lang);
    const play = { MEASURES: [[measure, "magic-life"]] };
    const outline = { turns, log: [] };
    return storyOf({ about: { ...about(game, seat), t, play }, outline, reason: "" });
  };
  assert.match((await told("en", "magic", "life", 0)).turningHere, /^Turn 2 of B: from here on you were ahead/);
  assert.match((await told("en", "magic", "life", 1)).turningHere, /^Your turn 2: from here on A was ahead/);
  assert.match((await told("it", "magic", "life", -1)).turningHere, /^Turno 2 di B: da qui in poi in vantaggio A/);
  assert.match((await told("fr", "magic", "life", 0)).turningHere, /^Tour 2 de B\u00a0: à partir d’ici vous menez/);
  assert.match((await told("en", "magic", "life", 0)).brand, /4 turns$/);
  assert.match((await told("en", "magecraft", "hp", 0)).turningHere, /^Round 2: from here on you were ahead/);
});

test("the picture stands alone: no classes but its own, no style sheet, every word of it escaped", () => {
  const story = {
    game: "Magic", title: "Ada & <Bob> win", reason: "No life left", names: ["Ada", "Bob", "Cid"],
    turns: [turn(0, 20, 20, 20), turn(5, 9, 0, 3)], measure: "life", measureLabel: "Life", turning: 1,
    totals: [{ text: "Spells played", of: [4, 2, 1] }], turningText: "Turn 3", brand: "Grimorio",
  };
  const box = document.body.appendChild(document.createElement("div"));
  render(html`<${EndPicture} story=${story} />`, box);
  const [drawn] = box.querySelectorAll("svg");
  assert.equal(drawn.querySelectorAll("polyline").length, 3);
  assert.match(drawn.textContent, /Ada & <Bob> win/);
  for (const one of drawn.querySelectorAll("*")) assert.equal(one.getAttribute("class") ?? null, null);
  globalThis.XMLSerializer = class { serializeToString() { return "<svg/>"; } };
  assert.ok(svgOf(drawn).startsWith("<?xml"));
  render(null, box);
});

test("every bot of a level at a table has a name and a face of its own, the same for everybody", async () => {
  const t = await translatorFor("en");
  for (const bot of LEVELS) {
    const players = Array.from({ length: 16 }, (_, seat) => ({ seat, kind: "bot", bot, name: bot }));
    const names = players.map(({ seat }) => nameOf(t, players, seat, -1));
    assert.equal(new Set(names).size, 16);
    assert.deepEqual(names, players.map((one) => personaOf(one).name));
  }
  assert.equal(new Set(LEVELS.map((bot) => personaOf({ bot, seat: 1 }).name)).size, 4);
  assert.equal(personaOf({ bot: "greedy", seat: 1 }), null);
  const bots = [["adept", "Brina"], ["greedy", "greedy"]];
  const named = bots.map(([bot, name], seat) => ({ seat, kind: "bot", bot, name }));
  assert.deepEqual([0, 1].map((seat) => nameOf(t, named, seat, -1)), ["Brina", "Bot 2"]);
});
