// The middle of the auction's table tells what a challenge was about, once it is over.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, part } from "./setup.mjs";

for (const game of ["magic", "live"]) answers.set(`/api/games/${game}/cards`, JSON.stringify({ cards: [] }));
const { Stage } = await part("games/live/stage.js");
const { storiesOf } = await part("games/live/story.js");
const { html, render } = await part("vendor/htm-preact.js");
const { translatorFor } = await part("i18n.js");

const magus = (name, style) => ({
  name, style, life: 20, traits: { physical: 3, social: 5, mental: 7 }, packs: [], powers: [],
});
const LOG = [
  { i: 0, event: "challenge", seat: 0, rival: 1, trait: "mental", rule: "LIVE-3-CHAL-4" },
  { i: 1, event: "place", seat: 1, what: "green", rule: "LIVE-3-COMP-4" },
];

test("whoever won a place in the order of a deck is told with that deck", async () => {
  for (const [lang, told] of [["en", "You win: green"], ["it", "Vinci: verde"], ["fr", "Vous gagnez : vert"]]) {
    const t = await translatorFor(lang);
    const magi = [magus("Alba", "white"), magus("Gelo", "blue")];
    const table = { magi, challenge: null, completion: { place: null } };
    const view = { seat: 1, table, waiting: [], result: null };
    const about = { t, lang, view, players: [], name: (seat) => magi[seat].name };
    const box = document.body.appendChild(document.createElement("div"));
    render(html`<${Stage} about=${about} story=${storiesOf(LOG)[0]} look=${() => 0} last=${null} />`, box);
    assert.equal(box.querySelector(".arena-said").textContent.replace(/\s/g, " "), told);
    render(null, box);
    box.remove();
  }
});
