// Who plays at this browser: the key goes with new games, games of other devices come along, nothing kept is lost.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { answers, part } from "./setup.mjs";

const memory = await part("memory.js");
const you = await part("you.js");
const { startGame } = await part("ui/start.js");
const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");
const { translatorFor } = await part("i18n.js");

beforeEach(() => { localStorage.clear(); answers.clear(); });

const told = { name: "Ada", picture: "eye.fire" };
const going = { games: [{ id: "g2", game: "magic", seat: 1 }] };

test("whoever begins sends the games of this browser, and finds those of the person", async () => {
  memory.keepGame("g1", { token: "t1", game: "magecraft" });
  memory.keepGame("watched", { game: "magecraft" });
  const asked = [];
  const before = globalThis.fetch;
  globalThis.fetch = (path, body) => { asked.push([path, body]); return before(path); };
  answers.set("/api/people", JSON.stringify({ ...told, key: "k" }));
  answers.set("/api/people/me/games", JSON.stringify(going));
  await you.begin("Ada", "eye.fire");
  globalThis.fetch = before;
  assert.deepEqual(JSON.parse(asked[0][1].body).games, [{ id: "g1", token: "t1" }]);
  assert.equal(asked[1][1].headers.authorization, "Bearer k");
  assert.deepEqual([you.key(), you.picture(), memory.recall("name")], ["k", "eye.fire", "Ada"]);
  assert.deepEqual([memory.game("g2").token, memory.game("g2").seat], ["k", 1]);
});

test("a new game is made with the key, where there is one", async () => {
  const keys = [];
  const before = globalThis.fetch;
  globalThis.fetch = (path, { headers }) => { keys.push(headers.authorization); return before(path); };
  answers.set("/api/games", JSON.stringify({ id: "x", token: "k", seat: 0, seats: [] }));
  await startGame({ game: "magecraft" });
  memory.remember("you", { key: "k" });
  await startGame({ game: "magecraft" });
  globalThis.fetch = before;
  assert.deepEqual(keys, [undefined, "Bearer k"]);
});

test("what another browser kept joins what is here; its key does not lie among it", () => {
  memory.remember("you", { key: "secret" });
  memory.remember("decks", [{ name: "Mine", text: "1" }, { name: "Both", text: "old" }]);
  memory.keepGame("here", { token: "t" });
  const kept = memory.takenAlong(["you"]);
  assert.ok(!JSON.stringify(kept).includes("secret"));
  memory.takeOver({ decks: [{ name: "Both", text: "new" }], theme: "light", games: [{ id: "there", token: "u" }] });
  assert.deepEqual(memory.recall("decks").map(({ name, text }) => [name, text]), [["Both", "new"], ["Mine", "1"]]);
  assert.deepEqual(memory.games().map(({ id }) => id), ["there", "here"]);
  assert.equal(memory.recall("theme"), "light");
});

test("the page offers to begin or to take over, and knows the code of a link", async () => {
  const t = await translatorFor("en");
  const { YouPage } = await part("pages/you.js");
  const before = globalThis.location;
  globalThis.location = new URL("http://table.test/you#move=BCDFG");
  const box = document.body.appendChild(document.createElement("div"));
  const shell = { t, lang: "en", show() {}, go() {}, announce() {}, theme: "dark" };
  globalThis.history = { replaceState() {} };
  render(html`<${Shell.Provider} value=${shell}><${YouPage} /></${Shell.Provider}>`, box);
  await new Promise((done) => { setTimeout(done, 5); });
  assert.ok(box.querySelector("[data-you=begin]"));
  assert.equal(box.querySelector("[data-you=code]").getAttribute("value"), "BCDFG");
  globalThis.location = before;
});
