// What the browser keeps: games, campaigns, decks, preferences; and what happens where it keeps nothing.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { part } from "./setup.mjs";

const memory = await part("memory.js");
const { shelfOf, written, total, valueOf, isMine, ofValue } = await part("ui/deck-shelf.js");
const { preference, prefer } = await part("preferences.js");
const kept = await part("pages/campaign-kept.js");

beforeEach(() => { localStorage.clear(); sessionStorage.clear(); });

test("a game is kept once, the newest first, with all that is known of it", () => {
  memory.keepGame("a", { token: "1", game: "magic" });
  memory.keepGame("b", { token: "2" });
  memory.keepGame("a", { over: true });
  assert.deepEqual(memory.games().map(({ id }) => id), ["a", "b"]);
  assert.equal(memory.game("a").token, "1");
  assert.equal(memory.game("a").over, true);
  memory.forgetGame("a");
  assert.equal(memory.game("a"), null);
});

test("only the last fifty games are kept", () => {
  for (let number = 0; number < 60; number += 1) memory.keepGame(`g${number}`, {});
  assert.equal(memory.games().length, 50);
  assert.equal(memory.games()[0].id, "g59");
  assert.equal(memory.game("g9"), null);
});

test("what cannot be read is as if it were not there", () => {
  localStorage.setItem("grimorio.games", "{");
  assert.deepEqual(memory.games(), []);
  assert.equal(memory.recall("games", "otherwise"), "otherwise");
});

test("a browser that keeps nothing still plays", () => {
  const before = globalThis.localStorage;
  globalThis.localStorage = {
    getItem() {
      throw new Error("forbidden");
    },
    setItem() {
      throw new Error("forbidden");
    },
  };
  memory.remember("name", "Ada");
  assert.equal(memory.recall("name", "nobody"), "nobody");
  globalThis.localStorage = before;
});

test("the token of the address is this tab's alone", () => {
  const before = globalThis.location;
  globalThis.location = new URL("http://table.test/game/x#token=abc");
  assert.equal(memory.tabToken("x"), "abc");
  globalThis.location = new URL("http://table.test/game/x");
  assert.equal(memory.tabToken("x"), "abc");
  assert.equal(memory.tabToken("y"), null);
  globalThis.location = before;
});

test("preferences that do not fit are not taken over", () => {
  prefer("theme", "light");
  assert.equal(preference("theme"), "light");
  memory.remember("theme", "pink");
  memory.remember("volume", 7);
  assert.deepEqual([preference("theme"), preference("volume")], ["dark", 0.5]);
});

test("a deck replaces the one of its name, and is chosen as one's own", () => {
  const shelf = shelfOf("mickey-");
  shelf.keep({ name: "A", text: "1" });
  shelf.keep({ name: "B", text: "2" });
  shelf.keep({ name: "A", text: "3" });
  assert.deepEqual(shelf.kept().map(({ name, text }) => [name, text]), [["A", "3"], ["B", "2"]]);
  assert.deepEqual(shelfOf().kept(), [], "each game has a shelf of its own");
  shelf.choose("A");
  assert.ok(isMine(shelf.chosen()));
  assert.equal(ofValue(shelf.kept(), shelf.chosen()).text, "3");
  shelf.setChosen("Sky Slam");
  assert.equal(shelf.chosen(), null);
  shelf.drop("A");
  assert.equal(ofValue(shelf.kept(), valueOf({ name: "A" })), undefined);
});

test("a deck is written as its list", () => {
  const deck = { main: [[20, "Mountain"], [4, "Shock"]], sideboard: [[1, "Lava Axe"]] };
  assert.equal(written(deck), "20 Mountain\n4 Shock\n\nSideboard\n1 Lava Axe");
  assert.equal(written({ ...deck, sideboard: [] }), "20 Mountain\n4 Shock");
  assert.equal(total(deck.main), 24);
});

test("campaigns are kept as games are", () => {
  kept.keepCampaign("c", { token: "1" });
  kept.keepCampaign("c", { name: "Thursdays" });
  assert.deepEqual([kept.tokenOf("c"), kept.campaign("c").name, kept.campaigns().length], ["1", "Thursdays", 1]);
  kept.forgetCampaign("c");
  assert.equal(kept.tokenOf("c"), null);
});
