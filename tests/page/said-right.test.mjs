// What the page says of its reader, and where its lines may end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { bound } = await part("ui/glossary.js");
const { endTitle } = await part("ui/end-title.js");
const { logText } = await part("games/mickey/log.js");
const { Players } = await part("ui/players.js");
const { Shell } = await part("ui/shell.js");
const { html, render } = await part("vendor/htm-preact.js");
const { translatorFor } = await part("i18n.js");

const flat = (parts) => parts.map((one) => (typeof one === "string" ? one : [one[0], one[1].word, one[2]]));
const word = (text) => ({ word: text, term: text });

test("no line ends between a word that explains itself and the marks beside it", () => {
  assert.deepEqual(flat(bound(["Une gemme de ", word("Feu"), ". Fin"])), ["Une gemme de ", ["", "Feu", "."], " Fin"]);
  assert.deepEqual(flat(bound(["(l’", word("eau"), "\u00a0; ", word("terre"), ")"])),
    ["", ["(l’", "eau", "\u00a0;"], " ", ["", "terre", ")"], ""]);
  assert.deepEqual(flat(bound(["", word("Feu"), "/", word("Eau"), ""])),
    ["", ["", "Feu", "/"], "", ["", "Eau", ""], ""]);
  assert.deepEqual(bound(["nothing"]), ["nothing"]);
});

const ENDS = { en: ["You win!", "Ludo wins"], it: ["Hai vinto!", "Vince Ludo"], fr: ["Victoire !", "Ludo gagne"] };

test("whoever won reads so in each language, on the table as in the prompt", async () => {
  for (const [lang, ends] of Object.entries(ENDS)) {
    const t = await translatorFor(lang);
    const name = (seat) => (seat === 0 ? t("table-you") : "Ludo");
    for (const game of ["magic", "mickey", "magecraft"]) {
      const said = [0, 1].map((winner) => {
        const view = { game, seat: 0, seats: 2, result: { winners: [winner], reason: "conceded" } };
        return endTitle({ t, name, view }).replace(/\s/g, " ");
      });
      assert.deepEqual(said, ends);
    }
  }
});

test("a bot thinks at the table, and is to play where a game is looked at again", async () => {
  const shell = { t: await translatorFor("en"), lang: "en", show() {} };
  const players = [{ seat: 0, kind: "bot", name: "", bot: "adept" }];
  const box = document.body.appendChild(document.createElement("div"));
  for (const [past, words] of [[false, "thinking"], [true, "to play"]]) {
    render(html`<${Shell.Provider} value=${shell}>
      <${Players} players=${players} waiting=${[0]} mine=${-1} game="magecraft" past=${past} />
    </${Shell.Provider}>`, box);
    assert.match(box.querySelector(".player-plays").textContent, new RegExp(words));
  }
  render(null, box);
  box.remove();
});

test("a Spell with an effect on itself alone is named once", async () => {
  const cards = [{ name: "Ash", names: { en: "Ash" } }, { name: "Oak", names: { en: "Oak" } }];
  const about = { t: await translatorFor("en"), lang: "en", cards, view: { seat: 0 }, name: String, players: [] };
  const line = (targets) => logText({ event: "for-now", source: "Ash", targets }, about);
  assert.equal(line(["Ash"]), "Ash: an effect until the end of the turn.");
  assert.equal(line(["Oak"]), "Ash: an effect until the end of the turn on Oak.");
});
