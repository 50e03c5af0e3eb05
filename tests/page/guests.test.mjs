// People without a name at one table: each reader's page says them in its own language, and tells them apart.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { part, STATIC } from "./setup.mjs";

const { nameOf, Players } = await part("ui/players.js");
const { invitesText } = await part("ui/invite.js");
const { people } = await part("pages/game-rows.js");
const { Shell } = await part("ui/shell.js");
const { html, render } = await part("vendor/htm-preact.js");
const { translatorFor } = await part("i18n.js");
const magic = await part("games/magic/log.js");
const mickey = await part("games/mickey/log.js");
const draft = await part("games/draft/words.js");

const person = (seat, name = "") => ({ seat, kind: "person", name, free: false, connected: true });
const GUESTS = { en: "Guest", it: "Ospite", fr: "Invité" };
const TWO = [person(0), person(1)];

async function bar(lang, mine, players) {
  const box = document.body.appendChild(document.createElement("div"));
  const shell = { t: await translatorFor(lang), lang, show() {} };
  render(html`<${Shell.Provider} value=${shell}>
    <${Players} players=${players} waiting=${[]} mine=${mine} game="magic" />
  </${Shell.Provider}>`, box);
  const rows = [...box.querySelectorAll(".player")].map((row) => row.textContent.replace(/\s+/g, " ").trim());
  render(null, box);
  box.remove();
  return rows;
}

test("two nameless people at one table read each other in their own languages", async () => {
  const [english, italian] = [await bar("en", 0, TWO), await bar("it", 1, TWO)];
  assert.match(english[0], /^You/);
  assert.doesNotMatch(english[0], /Guest/);
  assert.match(english[1], /^Guest/);
  assert.match(italian[0], /^Ospite/);
  assert.match(italian[1], /^Tu/);
  assert.doesNotMatch(italian.join(), /Guest/);
  assert.match((await bar("en", 0, [person(0, "Ada"), person(1)]))[0], /^You.*Ada/);
});

test("several guests are told apart, for a player, a spectator and in lists", async () => {
  for (const [lang, guest] of Object.entries(GUESTS)) {
    const t = await translatorFor(lang);
    const said = (players, mine) => players.map(({ seat }) => nameOf(t, players, seat, mine));
    assert.deepEqual(said(TWO), [`${guest} 1`, `${guest} 2`]);
    assert.deepEqual(said([...TWO, person(2)], 0).slice(1), [`${guest} 2`, `${guest} 3`]);
    assert.equal(people(t, [person(0), person(1, "Bea")]), t.list([guest, "Bea"]));
    const free = { ...person(1), free: true };
    assert.equal(people(t, [person(0), free]), t.list([guest, t("table-seat-free")]));
    const invited = (name) => invitesText(t, { game: "magic", seats: [person(0, name), free] });
    assert.ok(!invited("").includes(guest) && invited("Ada").startsWith("Ada"));
  }
});

const CARDS = [{ name: "Shock", names: { en: "Shock", it: "Shock", fr: "Choc" } }];
const about = (t, lang, mine, players) => ({
  t, lang, cards: CARDS, players, view: { seat: mine, table: { play: [], stack: [] } },
  name: (seat) => nameOf(t, players, seat, mine),
});

test("the log says you to a reader without a name, and names the others", async () => {
  const SAID = {
    en: [/^You shuffle /, /^Guest shuffles /],
    it: [/^Mescoli /, /^Ospite mescola /],
    fr: [/^Vous mélangez /, /^Invité mélange /],
  };
  for (const [lang, [own, other]] of Object.entries(SAID)) {
    const t = await translatorFor(lang);
    assert.match(magic.logText({ event: "shuffle", seat: 0 }, about(t, lang, 0, TWO)), own);
    assert.match(magic.logText({ event: "shuffle", seat: 0 }, about(t, lang, 1, TWO)), other);
    const named = about(t, lang, 0, [person(0, "Ada"), person(1)]);
    assert.match(magic.logText({ event: "shuffle", seat: 0 }, named), /^Ada /);
  }
});

// The ids of messages that tell what the reader does, and those to others that they stand for.
const file = new URL("../../language/messages/en/log-you.ftl", STATIC);
const ids = readFileSync(file, "utf8").match(/^[a-z-]+-you(?= =)/gm);
const ANY = {
  turn: 3, amount: 2, left: 18, count: 1, x: 0, by: 0, viewer: 0, under: 0, targets: [], faces: [], cards: ["Shock"],
  winners: [0], totals: [9, 4], to: -2, why: "library", kind: "spell", zone: "library", reason: "last", colours: [],
  mage: "Shock", name: "Shock", card: "Shock", team: "Shock", word: "Shock", place: 1,
  heads: true, used: true, bottom: true,
};
const OTHER = { seat: 1, by: 1, viewer: 1, under: 1, winners: [1], totals: [4, 9] };

test("every line that can say you does so without naming the reader", async () => {
  assert.ok(ids.length > 50);
  for (const [lang, guest] of Object.entries(GUESTS)) {
    const t = await translatorFor(lang);
    for (const id of ids.filter((one) => one.includes("-log-"))) {
      const [game, event] = id.match(/^([a-z]+)-log-(.+)-you$/).slice(1);
      const { logText } = { magic, mickey, draft }[game];
      const looks = event === "look";
      const line = logText({ ...ANY, event, seat: 0, ...looks && { viewer: 1 } }, about(t, lang, 0, TWO));
      assert.ok(line && !/[{}]|undefined/.test(line), `${lang} ${id}: ${line}`);
      assert.ok(looks || !line.includes(guest), `${lang} ${id}: ${line}`);
      const other = logText({ ...ANY, event, ...OTHER, ...looks && { viewer: -1 } }, about(t, lang, 0, TWO));
      assert.notEqual(line, other, `${lang} ${id}`);
    }
  }
});
