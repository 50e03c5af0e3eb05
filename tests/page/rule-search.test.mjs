// The rulebook's search: typing errors and questions, on the real checklists.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { part, STATIC } from "./setup.mjs";

const { nearest } = await part("ui/rule-search.js");
const { meant } = await part("ui/rule-find.js");

const rows = (path) => readFileSync(new URL(`../../rulebooks/${path}.csv`, STATIC), "utf8").split("\n").slice(1)
  .map((line) => [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, field]) => field))
  .filter((fields) => fields.length > 2);

// The rules of a game as the page has them in a language.
function checklist(game, lang = "en") {
  const column = { it: 1, fr: 2 }[lang];
  return rows(column ? `told/${game}` : game).map((fields, at) => {
    const [id] = fields;
    return { key: `${id} ${at}`, name: id, text: column ? fields[column] : fields.join() };
  });
}
const magic = checklist("magic");
const found = (documents, query, lang = "en") => nearest(documents, query, lang).map((key) => key.split(" ")[0]);

test("questions are understood in three languages, whatever the reader's", () => {
  for (const lang of ["en", "it", "fr"]) {
    const [magecraft, all] = [checklist("magecraft", lang), checklist("magic", lang)];
    for (const query of ["how do I win?", "come si vince?", "comment gagner ?"]) {
      assert.ok(found(magecraft, query, lang).slice(0, 4).some((id) => id.startsWith("MAGE-OBJ")), `${lang}: ${query}`);
      const answers = found(all, query, lang).slice(0, 8);
      assert.ok(answers.some((id) => /^MTG8-(1\.OBJ-1|GLOSS-Vincere_la_partita-1)$/.test(id)), `${lang}: ${query}`);
    }
  }
});

test("each language asks about its own rules", () => {
  const asked = [
    ["it", "quando perdo?", /MTG8-(1\.OBJ|GLOSS-(Punti_vita|Perdere|Vincere|Parita)|CR-LOSE)/],
    ["it", "posso bloccare con creature tappate?", /MTG8-(3\.3c-2|GLOSS-Bloccare-1)/],
    ["fr", "qui commence ?", /MTG8-1\.START/],
    ["fr", "combien de cartes dans un deck ?", /MTG8-(6\.CON|GLOSS-(Mazzo|Costruire)|6\.LIM)/],
  ];
  for (const [lang, query, ids] of asked)
    assert.ok(found(checklist("magic", lang), query, lang).slice(0, 5).some((id) => ids.test(id)), query);
});

test("typing errors are forgiven", () => {
  const right = found(magic, "mulligan")[0];
  for (const query of ["muligan", "mulligna", "mullligan"]) assert.ok(found(magic, query).includes(right), query);
});

test("words of questions alone are looked for as they are", () => {
  assert.equal(meant("what is it", "en"), "what is it");
  assert.match(meant("How do I lose", "en"), /^lose lose loses$/);
  assert.equal(meant("Come si perde", "it"), "perde perde perso");
  assert.deepEqual(nearest(magic, "", "en"), []);
});
