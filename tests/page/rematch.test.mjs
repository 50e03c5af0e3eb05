// The rematch after a game: who wants one is said where the end is told, and spectators are led on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { useEnd, useRematch } = await part("pages/ending.js");
const { translatorFor } = await part("i18n.js");
const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");
const t = await translatorFor("en");
const settled = () => new Promise((resolve) => { setTimeout(resolve, 10); });

// A table whose game is over, and the popup that it shows.
function table(seat) {
  const page = { popup: null, went: [], rematch: null };
  const show = (next) => { page.popup = typeof next === "function" ? next(page.popup) : next; };
  const shell = { t, lang: "en", show, go: (to) => page.went.push(to) };
  const result = { winners: [0], reason: "eliminated", rule: "MAGE-END-3" };
  const view = { game: "magecraft", seat, seats: 2, result };
  const about = { t, view, play: {}, players: [], name: (one) => ["Ada", "Bea"][one] };
  const box = document.body.appendChild(document.createElement("div"));
  const Page = ({ line }) => {
    page.rematch = useRematch({ id: "g", line, offered: seat >= 0, seats: 2, mine: seat });
    useEnd({ id: "g", line, about, rematch: page.rematch, ends: true, goesOn: false });
    return null;
  };
  page.draw = async (line) => {
    const now = { game: "magecraft", match: null, agreed: [], rematch: null, send: () => 0, ...line };
    render(html`<${Shell.Provider} value=${shell}><${Page} line=${now} /></${Shell.Provider}>`, box);
    await settled();
  };
  page.told = () => {
    const drawn = document.body.appendChild(document.createElement("div"));
    render(html`<${Shell.Provider} value=${shell}>${page.popup.body}</${Shell.Provider}>`, drawn);
    return drawn.textContent;
  };
  return page;
}

test("the end that stands open says who wants a rematch by now", async () => {
  const page = table(1);
  await page.draw({});
  assert.doesNotMatch(page.told(), /Ada wants/);
  await page.draw({ agreed: [0] });
  assert.match(page.told(), /Ada wants/);
});

test("an end that was closed stays closed, and another popup is left alone", async () => {
  const page = table(1);
  await page.draw({});
  page.popup = null;
  await page.draw({ agreed: [0] });
  assert.equal(page.popup, null);
});

test("spectators are led to the rematch once it is made, and not before", async () => {
  const page = table(-1);
  await page.draw({ agreed: [0] });
  assert.equal(page.rematch, null);
  await page.draw({ rematch: { id: "h", seat: -1, token: null } });
  assert.equal(page.rematch.next, "/game/h");
  assert.match(page.told(), /rematch/i);
  assert.deepEqual(page.went, []);
});
