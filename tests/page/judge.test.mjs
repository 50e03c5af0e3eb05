// The judge's seat on the page: what the log says of it, what a judge is offered, what everybody is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, part } from "./setup.mjs";

const { decisionsFor, JudgeBar, JudgeTools, stoppedText } = await part("ui/judge.js");
const { judgeText } = await part("ui/judge-text.js");
const { eventText } = await part("ui/log.js");
const { heard, NOTHING, rewound } = await part("pages/table.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");

const t = await translatorFor("en");
const NAMES = ["Ada", "Bob"];
const about = {
  t, view: { seat: 0 }, name: (seat) => (seat === 0 ? "You" : NAMES[seat]), play: { logText: () => "no" },
};
const judge = (more) => ({
  name: "Clara", here: true, official: false, called: null, agreed: [], asked: [0, 1], sees: "public", stopped: false,
  invited: false, draws: true, ...more,
});

function drawn(Part, props) {
  const sent = [];
  const shown = [];
  const shell = { t, lang: "en", show: (popup) => shown.push(popup), announce: () => {}, go: () => {} };
  const box = document.createElement("div");
  document.body.append(box);
  const name = (seat) => NAMES[seat];
  render(html`<${Shell.Provider} value=${shell}>
    <${Part} name=${name} send=${(message) => sent.push(message)} ...${props} /></${Shell.Provider}>`, box);
  return { box, sent, shown };
}

const buttons = (box) => [...box.querySelectorAll("[data-judge]")].map((one) => one.getAttribute("data-judge"));

test("the log says who did what to whom, with the reason", () => {
  const said = (event) => judgeText({ event: "judge", by: "Clara", ...event }, about);
  assert.equal(said({ act: "warning", seat: 1, reason: "Slow play" }),
    "Judge Clara gives a warning to Bob. Reason: Slow play");
  assert.equal(said({ act: "award", seat: 0 }), "Judge Clara awards the game to you.");
  assert.equal(said({ act: "time", seat: 1, seconds: 180 }), "Judge Clara gives 3 more minutes to Bob.");
  assert.equal(said({ act: "back", seat: 1, count: 1 }),
    "Judge Clara takes the game back by one answer, to a decision of Bob.");
  assert.equal(eventText({ event: "judge", act: "call", by: "", seat: 1 }, about), "A judge is called by Bob.");
});

test("a judge is offered what the table has: a clock, a third player, draws", () => {
  const acts = (table) => decisionsFor(table).map(({ act }) => act);
  assert.deepEqual(acts({ clock: true, seats: 3, draws: true }), ["warning", "time", "loss", "drop", "award", "draw"]);
  assert.deepEqual(acts({ clock: false, seats: 2, draws: false }), ["warning", "loss", "award"]);
  assert.deepEqual(acts({ clock: true, seats: 8, draws: false, drafted: true }), ["warning", "time", "drop"]);
});

test("players see who judges, what is seen, and whose word is missing", () => {
  const { box, sent, shown } = drawn(JudgeBar, { judge: judge({ agreed: [1] }), mine: 0 });
  assert.match(box.textContent, /Clara is the judge\..*Still to accept: you\./s);
  assert.deepEqual(buttons(box), ["accept"]);
  box.querySelector("[data-judge=accept]").dispatchEvent({ type: "click" });
  assert.equal(shown[0].title, "Accept Clara as the judge?");
  assert.deepEqual(sent, [], "nothing is accepted before it was confirmed");
  const all = drawn(JudgeBar, { judge: judge({ agreed: [0, 1], sees: "all" }), mine: 0 });
  assert.match(all.box.textContent, /sees all hands/);
  all.box.querySelector("[data-judge=refuse]").dispatchEvent({ type: "click" });
  assert.deepEqual(all.sent, [{ kind: "judge", act: "refuse" }]);
  const watcher = drawn(JudgeBar, { judge: judge({ agreed: [0, 1], sees: "all" }), mine: -2 });
  assert.match(watcher.box.textContent, /sees all hands/);
  assert.deepEqual(buttons(watcher.box), []);
});

test("a call is shown to all, and taken back by who called", () => {
  const called = judge({ name: null, here: false, called: 1, stopped: true });
  const other = drawn(JudgeBar, { judge: called, mine: 0 });
  assert.match(other.box.textContent, /Bob has called a judge\. The game is stopped\./);
  assert.deepEqual(buttons(other.box), []);
  const own = drawn(JudgeBar, { judge: called, mine: 1 });
  own.box.querySelector("[data-judge=withdraw]").dispatchEvent({ type: "click" });
  assert.deepEqual(own.sent, [{ kind: "judge", act: "withdraw" }]);
  assert.match(drawn(JudgeBar, { judge: { ...called, stopped: false }, mine: 0 }).box.textContent, /The game goes on/);
  assert.equal(drawn(JudgeBar, { judge: null, mine: 0 }).box.textContent, "");
  assert.equal(stoppedText(t, called), "The game is stopped until a judge comes.");
  assert.equal(stoppedText(t, { ...called, stopped: false }), null);
});

test("a judge decides once all have accepted, one sent by the organiser at once", () => {
  const tools = (more) => drawn(JudgeTools, { judge: judge(more), players: [{ seat: 0 }, { seat: 1 }] });
  assert.deepEqual(buttons(tools({}).box), ["leave"]);
  assert.deepEqual(buttons(tools({ official: true }).box), ["stop", "decide", "leave"]);
  const { box, sent } = tools({ agreed: [0, 1], sees: "all", stopped: true });
  assert.deepEqual(buttons(box), ["go", "decide", "leave"]);
  box.querySelector("[data-judge=go]").dispatchEvent({ type: "click" });
  assert.deepEqual(sent, [{ kind: "judge", act: "go" }]);
});

test("only what ends the game, or a player's, is asked once more", async () => {
  const settled = () => new Promise((done) => { setTimeout(done, 5); });
  const { box, sent, shown } = drawn(JudgeTools, {
    judge: judge({ official: true }), players: [{ seat: 0 }, { seat: 1 }], clock: true, event: null,
  });
  box.querySelector("[data-judge=decide]").dispatchEvent({ type: "click" });
  const popup = document.body.appendChild(document.createElement("div"));
  const shell = { t, lang: "en", show: () => {}, announce: () => {}, go: () => {} };
  const decide = async (act) => {
    render(null, popup);
    render(html`<${Shell.Provider} value=${shell}>${shown[0].body}</${Shell.Provider}>`, popup);
    const choice = popup.querySelector("[name=act]");
    choice.value = act;
    choice.dispatchEvent({ type: "change" });
    await settled();
    popup.querySelector("form").dispatchEvent({ type: "submit", preventDefault: () => {} });
    await settled();
  };
  await decide("time");
  assert.deepEqual(sent, [{ kind: "judge", act: "time", seat: 0, seconds: 180 }]);
  await decide("award");
  assert.equal(sent.length, 1, "the game is not awarded before it was confirmed");
  assert.match(popup.textContent, /The game is won by Ada/);
  popup.querySelector("[data-judge=confirm]").dispatchEvent({ type: "click", detail: 1 });
  assert.deepEqual(sent[1], { kind: "judge", act: "award", seat: 0 });
});

test("the page keeps what it is told of the judge, and from where the log was cut", () => {
  const now = heard(NOTHING, { kind: "players", players: [], notices: [], state: "playing", judge: judge({}) });
  assert.equal(now.judge.name, "Clara");
  assert.equal(heard(now, { kind: "players", players: [], notices: [], state: "playing" }).judge, null);
  assert.equal(rewound(NOTHING, { log: 4 }).cut, 4);
});

test("no game's table stumbles over a line of the judge's", async () => {
  const { GAMES, tableOf } = await part("games/index.js");
  answers.set("/api/games/magic/cards", '{"cards": []}');
  const line = { i: 3, event: "judge", rule: null, act: "warning", by: "Clara", seat: 1, reason: "Slow play" };
  for (const game of GAMES) {
    const play = await tableOf(game);
    play.tells?.(line);
    assert.ok((play.placesOf?.(line) ?? []).every((place) => typeof place === "string"), game);
    assert.ok(!play.soundOf?.(line), game);
  }
});
