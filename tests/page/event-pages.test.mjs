// The pages of a tournament: sheets of paper, the last turns, matches called off, names of rounds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, part } from "./setup.mjs";

answers.set("/api/catalogue", JSON.stringify({ games: [], levels: [] }));
const { html, render } = await part("vendor/htm-preact.js");
const { Shell } = await part("ui/shell.js");
const { translatorFor } = await part("i18n.js");
const { Print, printable } = await part("pages/event-print.js");
const { LeagueEntry, LeagueMatches } = await part("pages/event-league.js");
const { Turns, turnsLeft } = await part("pages/event-turns.js");
const { Season, matrixOf } = await part("pages/season.js");
const { EventsPage } = await part("pages/events.js");
const { Organiser } = await part("pages/event-organise.js");
const { Player } = await part("pages/event-player.js");
const { Sure } = await part("ui/sure.js");
const { factOf } = await part("pages/event-decide.js");
const { CallOff, EndMatch } = await part("pages/event-off.js");
const { beside, paired, rowsOf, swapped, tablesOf, withBye } = await part("pages/event-places.js");
const { nextText, roundText, seatsOf } = await part("pages/event-state.js");
const t = await translatorFor("en");

// A component in a page of its own: what it shows, and the buttons to press.
function drawn(part_, props, language = "en", say = t, shell = {}) {
  const box = document.createElement("div");
  document.body.append(box);
  render(html`<${Shell.Provider} value=${{ t: say, lang: language, show: () => 0, announce: () => 0, ...shell }}>
    <${part_} ...${props} /></${Shell.Provider}>`, box);
  const press = async (selector) => {
    box.querySelector(selector).dispatchEvent({ type: "click" });
    await new Promise((resolve) => { setTimeout(resolve, 5); });
  };
  return { box, press, text: () => box.textContent.replace(/\s+/g, " "),
    end: () => { render(null, box); box.remove(); } };
}

const table = (first, second, games = null) =>
  ({ first, second, result: games && { games, outcome: games[0] > games[1] ? "first" : "second" } });
const swiss = (...tables) => ({ stage: "swiss", tables });
const NOW = {
  id: "x", name: "Thursday", planned: 4, cut: 2, lastTurns: 5, clock: null, ahead: 0, over: false, you: {},
  rounds: [swiss(table("Dan", "Ada"), table("Bea", "Eva", [2, 1, 0]), table("Cid", null))],
  standings: [{ place: 1, player: "Bea", points: 3, won: 1, lost: 0, drawn: 0, shares: [0.5, 2 / 3, 0.25] },
    { place: 2, player: "Eva", points: 0, won: 0, lost: 1, drawn: 0, shares: [1, 1 / 3, 0.5], left: true }],
};

test("there is to print what there is: slips only of open matches, a bracket only of a knockout", () => {
  assert.deepEqual(printable(NOW), ["tables", "names", "slips", "standings"]);
  const done = { ...NOW, rounds: [swiss(table("Bea", "Eva", [2, 1, 0]))] };
  assert.deepEqual(printable(done), ["tables", "names", "standings"]);
  const cup = { ...NOW, rounds: [{ stage: "knockout", tables: [table("Bea", "Eva")] }] };
  assert.deepEqual(printable(cup), ["tables", "names", "slips", "standings", "bracket"]);
  assert.deepEqual(printable({ ...NOW, rounds: [], standings: [] }), []);
});

test("each sheet has what belongs on it, and a kind that is not there gives the first", () => {
  const sheet = (what, now = NOW) => {
    const page = drawn(Print, { now, what });
    const text = page.box.querySelector(".print-sheet")?.textContent.replace(/\s+/g, " ") ?? page.text();
    page.end();
    return text;
  };
  assert.match(sheet("tables"), /Thursday ?Round 1.*1 ?Dan ?Ada ?____ : ____ ?2 ?Bea ?Eva ?2–1 ?– ?Cid ?bye/);
  assert.match(sheet("names"), /1 Ada – Dan ?2 Bea – Eva ?– Cid – bye ?1 Dan – Ada ?2 Eva – Bea/);
  const slips = sheet("slips");
  assert.match(slips, /Round 1 ?Table 1.*Games won ?Signature ?Leaves ?Dan ?Ada ?Drawn games/);
  assert.doesNotMatch(slips, /Bea|Cid/);
  assert.match(sheet("standings"), /1 ?Bea ?3 ?1–0–0 ?50\.0 ?66\.7 ?25\.0 ?2 ?Eva \(has left\)/);
  assert.equal(sheet("nothing of the kind"), sheet("tables"));
  assert.match(sheet("tables", { ...NOW, rounds: [], standings: [] }), /nothing to print/);
});

test("rounds of a knockout have their names, and the button says what it pairs", () => {
  const cup = (count) => ({ stage: "knockout", tables: Array.from({ length: count }, () => table("Ada", "Bea")) });
  const rounds = [swiss(), swiss(), cup(8), cup(4), cup(2), cup(1)];
  assert.deepEqual(rounds.map((_, at) => roundText(t, { rounds }, at + 1)),
    ["Round 1", "Round 2", "Round 3", "Quarter-finals", "Semi-finals", "Final"]);
  const next = (count, cutTo, planned) => nextText(t, { rounds: rounds.slice(0, count), cut: cutTo, planned });
  assert.deepEqual([next(0, 4, 4), next(1, 4, 4), next(2, 4, 4), next(2, 0, 3), next(4, 0, 6)],
    ["Pair round 1", "Pair round 2", "Pair the semi-finals", "Pair round 3", "Pair the semi-finals"]);
});

test("everybody in a round stands once, by name, with the score from the own side", () => {
  const round = { tables: [{ ...table("Dan", "Ada"), online: { score: [1, 0] }, extra: 5 }, table("Cid", null)] };
  const seats = seatsOf(round, "en");
  assert.deepEqual(seats.map(({ name, opponent, online, extra }) => [name, opponent, online?.score, extra || 0]),
    [["Ada", "Dan", [0, 1], 5], ["Cid", null, undefined, 0], ["Dan", "Ada", [1, 0], 5]]);
});

test("after time each tap counts a turn as the sender saw it, until the last has been played", async () => {
  const over = { ...NOW, clock: { ends: 0, left: 0 } };
  const asked = [];
  const at = (turns, facts = {}) => drawn(Turns, { now: { ...over, you: { turns: { Dan: turns } }, ...facts },
    table: NOW.rounds[0].tables[0], deed: (path, body) => asked.push([path, body]), player: facts.player ?? null });
  const first = at(0);
  assert.match(first.text(), /finish this turn, then five more/);
  await first.press("[data-event=turn]");
  assert.deepEqual(asked, [["/turn", { turns: 0 }]]);
  assert.match(at(1).text(), /5 more turns/);
  assert.match(at(5).text(), /This is the last turn/);
  const last = at(6);
  assert.match(last.text(), /The last turn has been played/);
  assert.equal(last.box.querySelector("[data-event=turn]"), null);
  assert.match(at(0, { lastTurns: 1 }).text(), /one more if it was the first player’s/);
  assert.equal(at(0, { clock: { ends: 0, left: 30 } }).text(), "", "there is time");
  assert.equal(at(0, { clock: null }).text(), "");
  assert.equal(turnsLeft({ lastTurns: 5, you: {} }, table("Dan", "Ada")), 6);
  const led = at(2, { player: "Dan" });
  await led.press("[data-event=turn]");
  assert.deepEqual(asked.at(-1), ["/turn", { turns: 2, player: "Dan" }]);
});

test("a match is called off after a second question, agreed to, or played on", async () => {
  const asked = [];
  const deed = (path, body) => asked.push(body);
  const at = (off) => drawn(CallOff, { now: { you: { player: "Ada" } }, other: "Bea", off, deed });
  const fresh = at(undefined);
  await fresh.press("button");
  assert.deepEqual(asked, []);
  await fresh.press("button.danger");
  await at(["Bea"]).press("[data-league=off]");
  const mine = at(["Ada"]);
  assert.match(mine.text(), /Bea has not agreed yet/);
  await mine.press("button");
  assert.deepEqual(asked, [true, true, false].map((off) => ({ opponent: "Bea", off })));
  const led = drawn(EndMatch, { match: { first: "Ada", second: "Bea" }, deed });
  await led.press("button");
  await led.press("button.danger");
  assert.deepEqual(asked.at(-1), { player: "Ada", opponent: "Bea" });
});

test("sheets are in the reader's language", async () => {
  for (const [language, words] of [["it", /Partite vinte.*Firma/], ["fr", /Parties gagnées.*Signature/]]) {
    const page = drawn(Print, { now: NOW, what: "slips" }, language, await translatorFor(language));
    assert.match(page.text(), words);
    page.end();
  }
});

test("a decision is sent once it is whole, with its reason", () => {
  const made = { kind: "bye", first: "Ada", second: "", reason: " came late " };
  assert.deepEqual(factOf(made), { kind: "bye", player: "Ada", reason: "came late" });
  assert.deepEqual(factOf({ ...made, kind: "forbid", second: "Bea" }),
    { kind: "override", what: "forbid", first: "Ada", second: "Bea", reason: "came late" });
  assert.deepEqual(factOf({ ...made, kind: "note", first: "" }), { kind: "note", text: "came late" });
  for (const wrong of [{ first: "" }, { reason: "  " }, { kind: "allow", second: "Ada" }, { kind: "forbid" }])
    assert.equal(factOf({ ...made, ...wrong }), null);
});

const pair = (deck, against, won, lost) => ({ deck, against, won, lost, drawn: 0, rate: won / (won + lost) });
const SEASON = {
  events: ["First", "Second"],
  players: [{ player: "Ada", points: 6, won: 2, lost: 0, drawn: 0, best: 1, events: [
    { event: "First", place: 1, points: 3, deck: "Burn", matches: [
      { round: 1, opponent: "Bea", result: "2-1-0", outcome: "won", deck: "Elves" },
      { round: 2, opponent: null, result: "2-0-0", outcome: "won", deck: null }] },
    { event: "Second", place: 2, points: 3, deck: "Burn", matches: [] }] }],
  decks: [pair("Burn", "Elves", 3, 1), pair("Elves", "Burn", 1, 3), pair("Elves", "Elves", 1, 1)],
};

test("a season has a line for each player, their matches on a click, and decks against decks", async () => {
  const page = drawn(Season, { whole: SEASON });
  assert.match(page.text(), /1 ?Ada ?6 ?2 ?2–0–0 ?1 ?Burn/);
  assert.match(page.text(), /Burn ?–3–1–0 75 % ?Elves ?1–3–0 25 % ?1–1–0 50 %/);
  await page.press("[aria-expanded]");
  assert.match(page.text(), /First: place 1, 3 points Burn ?Round 1 Bea ?2–1 ?won · Elves ?Round 2 bye ?won/);
  page.end();
  const { names, cell } = matrixOf(SEASON.decks);
  assert.deepEqual([names, cell("Burn", "Burn"), cell("Burn", "Elves").won], [["Burn", "Elves"], null, 3]);
});

test("places of a round: players change, one has the bye, late ones sit apart, kept tables stay where they are", () => {
  const names = ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay"].map((name) => ({ name, left: name === "Dan" }));
  const round = swiss(table("Ada", "Bea", [2, 0, 0]), table("Cid", "Dan"), table("Eva", null));
  const rows = rowsOf(round, names);
  assert.deepEqual(rows.map(({ first, second, done = false, late = false }) => [first, second, done, late]),
    [["Ada", "Bea", true, false], ["Cid", null, false, false], ["Eva", null, false, false],
      ["Fay", null, false, true]]);
  assert.deepEqual(tablesOf(rows), [["Ada", "Bea"], ["Cid", null], ["Eva", null]], "who came late need not play");
  const sits = swapped(rows, [3, 0], [1, 1]);
  assert.deepEqual(tablesOf(sits), [["Ada", "Bea"], ["Cid", "Fay"], ["Eva", null]]);
  assert.deepEqual(tablesOf(sits, true), [["Ada", "Bea"], ["Cid", "Fay"]], "what was moved is kept");
  const bye = withBye(sits, [1, 0]);
  assert.deepEqual(tablesOf(bye), [["Ada", "Bea"], ["Fay", "Eva"], ["Cid", null]], "who had it plays the opponent");
  assert.deepEqual(tablesOf(withBye([{ first: "Ada", second: "Bea" }], [0, 1])), [["Ada", null], ["Bea", null]]);
  assert.deepEqual(tablesOf(swapped(rows, [1, 1], [2, 0])), [["Ada", "Bea"], ["Cid", "Eva"]], "two byes are a match");
  const again = paired(sits, [["Ada", "Bea"], ["Cid", "Fay"], ["Eva", null]]);
  assert.deepEqual(tablesOf(again), [["Ada", "Bea"], ["Cid", "Fay"], ["Eva", null]]);
  const four = [["Ada", "Bea"], ["Cid", "Dan"]].map(([first, second], at) => ({ first, second, kept: at === 1 }));
  assert.deepEqual(tablesOf(paired(four, [["Cid", "Dan"], ["Bea", "Ada"]])), [["Bea", "Ada"], ["Cid", "Dan"]]);
  assert.deepEqual([beside(rows, [0, 0], "ArrowDown"), beside(rows, [0, 0], "ArrowUp"), beside(rows, [0, 0], "Tab")],
    [[1, 0], null, null]);
});

test("what is pressed twice is sent once, and again only where it failed", async () => {
  const asked = [];
  const real = globalThis.fetch;
  let fails = true;
  globalThis.fetch = async (path, init) => {
    if (init?.method !== "POST") return real(path, init);
    asked.push(path);
    await new Promise((resolve) => { setTimeout(resolve, 2); });
    return { ok: !fails, status: fails ? 500 : 201, statusText: "no", json: async () => ({ id: "e1", token: "s" }) };
  };
  const gone = [];
  const page = drawn(EventsPage, {}, "en", t, { go: (to) => gone.push(to) });
  const twice = async () => {
    const form = page.box.querySelector("[data-event=create]").closest("form");
    form.dispatchEvent({ type: "submit", preventDefault() {} });
    form.dispatchEvent({ type: "submit", preventDefault() {} });
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  };
  await twice();
  assert.match(page.text(), /no/);
  fails = false;
  await twice();
  await twice();
  globalThis.fetch = real;
  page.end();
  assert.deepEqual(asked, ["/api/events", "/api/events"]);
  assert.deepEqual(gone, ["/event/e1"]);
});

test("the second press of a double click does not answer the question of the first", async () => {
  let done = 0;
  const page = drawn(Sure, { label: "Drop", ask: "Let Ada go?", act: () => { done += 1; } });
  await page.press("button");
  page.box.querySelector(".danger").dispatchEvent({ type: "click", detail: 2 });
  assert.equal(done, 0);
  page.box.querySelector(".danger").dispatchEvent({ type: "click", detail: 1 });
  assert.equal(done, 1);
  page.end();
});

test("a name that is too long is named, and nobody of the list is entered", async () => {
  const asked = [];
  const now = { ...NOW, structure: "swiss", rounds: [], players: [], joining: false, online: false, unfinished: [],
    mayEnter: true, you: { role: "organiser", link: "http://table.test/event/x?invite=i", code: "ABCD", invite: "i" } };
  const page = drawn(Organiser, { now, token: "s", deed: async (...what) => asked.push(what) });
  const shut = drawn(Organiser, { now: { ...now, mayEnter: false, online: true }, token: "s", deed: () => 0 });
  assert.equal(shut.box.querySelector("[data-event=names], [data-event=bot]"), null, "adding would be refused");
  shut.end();
  const field = page.box.querySelector("[data-event=names]");
  field.value = `Ada\n${"y".repeat(200)}`;
  field.dispatchEvent({ type: "input" });
  await new Promise((resolve) => { setTimeout(resolve, 5); });
  page.box.querySelector(".event-names").dispatchEvent({ type: "submit", preventDefault() {} });
  await new Promise((resolve) => { setTimeout(resolve, 5); });
  assert.match(page.text(), /A name has at most 32 characters: y{32} …/);
  assert.deepEqual(asked, []);
  page.end();
});

test("who left with a match open is told so, and the opponent that the organiser decides", () => {
  const at = (player, reports, gone) => {
    const page = drawn(Player, { token: "s", deed: () => null, now: { ...NOW, structure: "swiss", bestOf: 3,
      players: [{ name: "Dan" }, { name: "Ada", left: gone }], you: { player, reported: true, reports } } });
    const text = page.text();
    page.end();
    return text;
  };
  const report = { by: "Dan", games: [2, 0, 0] };
  assert.match(at("Ada", [], true), /You have left the tournament.*Table 1.*Dan/);
  assert.match(at("Dan", [report], true), /You said 2–0\. Ada has left: the organiser decides\./);
  assert.match(at("Dan", [report], false), /It counts once Ada says the same/);
});

test("a game lost by a penalty is counted in the results to choose, and not sent again", async () => {
  const ada = { ...table("Dan", "Ada"), ahead: [1, 0] };
  const sent = [];
  const deed = (path, body) => { sent.push([path, body.games ?? body.facts[0].games]); return null; };
  const now = { ...NOW, structure: "swiss", bestOf: 3, rounds: [swiss(ada)], matches: [], live: [],
    players: [{ name: "Dan" }, { name: "Ada" }] };
  const chosen = (page) => page.box.querySelectorAll("[data-result]").map((one) => one.textContent.trim());
  const reports = [{ by: "Dan", round: 1, table: ["Dan", "Ada"], games: [1, 0, 0] }];
  const desk = drawn(Organiser, { token: "s", deed, now: { ...now, you: { role: "organiser", reports, turns: {} } } });
  assert.deepEqual(chosen(desk), ["2–0", "2–1", "1–1–1", "1–2"]);
  assert.match(desk.text(), /Dan: 2–0.*Ada has lost a game by a penalty/);
  await desk.press("[data-result=2-1-0]");
  desk.end();
  const phone = drawn(Player, { token: "s", deed, now: { ...now, you: { player: "Ada", reported: true, reports } } });
  assert.match(phone.text(), /Dan says 0–2 from your side/);
  assert.deepEqual(chosen(phone), ["2–1", "1–1–1", "1–2", "0–2"]);
  await phone.press("[data-event=confirm]");
  await phone.press("[data-result=2-1-0]");
  phone.end();
  assert.deepEqual(sent, [["/facts", [1, 1, 0]], ["/report", [1, 0, 0]], ["/report", [0, 2, 0]]]);
});

test("a tournament takes a format that this browser keeps, whole, with its length and minutes", async () => {
  const { keepFormat } = await part("ui/deck-formats.js");
  const rules = { name: "club", game: "magic", title: { en: "Our club" }, best_of: 1, minutes: 30 };
  keepFormat(rules);
  const real = globalThis.fetch;
  const sent = [];
  globalThis.fetch = async (path, init) => {
    if (init?.method === "POST") sent.push(JSON.parse(init.body));
    return { ok: true, status: 200, json: async () => (init?.method === "POST" ? { id: "e1", token: "s" }
      : path.endsWith("formats") ? [] : { games: [{ name: "magic", matches: true }], levels: [] }) };
  };
  const page = drawn(EventsPage, {}, "en", t, { go: () => null });
  const later = () => new Promise((resolve) => { setTimeout(resolve, 20); });
  await later();
  const select = page.box.querySelector("[data-event=format]");
  assert.match(select.textContent, /Our club/);
  select.value = "own:club";
  select.dispatchEvent({ type: "change", target: select });
  await later();
  page.box.querySelector("[data-event=create]").closest("form").dispatchEvent({ type: "submit", preventDefault() {} });
  await later();
  globalThis.fetch = real;
  page.end();
  const [{ format, minutes, best_of: games, rules: told }] = sent;
  assert.deepEqual({ format, minutes, games, told }, { format: null, minutes: 30, games: 1, told: rules });
});

test("a format with cards of one's own asks for their file, and says what is wrong in it", async () => {
  const real = globalThis.fetch;
  const sent = [];
  const files = { "bad.yaml": { cards: null, count: 0, wrong: [{ line: 3, field: "", detail: "no cost" }] },
    "good.yaml": { cards: { spells: [] }, count: 19, wrong: [] } };
  globalThis.fetch = async (path, init) => {
    const body = init?.method === "POST" ? JSON.parse(init.body) : null;
    if (path === "/api/events") sent.push(body);
    return { ok: true, status: 200, json: async () => (path === "/api/cards" ? files[body.name]
      : body ? { id: "e1", token: "s" } : path.endsWith("formats")
        ? [{ name: "own-spells", game: "magic", title: { en: "Own" }, own_cards: true }]
        : { games: [{ name: "magic", matches: true }], levels: [] }) };
  };
  const page = drawn(EventsPage, {}, "en", t, { go: () => null });
  const later = () => new Promise((resolve) => { setTimeout(resolve, 20); });
  const field = () => page.box.querySelector("[data-event=cards] input");
  const opened = async (name) => {
    Object.assign(field(), { files: [{ name, text: async () => "spells:" }] });
    field().dispatchEvent({ type: "change", currentTarget: field() });
    await later();
  };
  await later();
  assert.equal(field(), null, "the game as it is has its own cards");
  const select = page.box.querySelector("[data-event=format]");
  select.value = "own-spells";
  select.dispatchEvent({ type: "change", target: select });
  await later();
  assert.match(page.text(), /with cards of your own: open their file/);
  await opened("bad.yaml");
  assert.match(page.text(), /3.*no cost/);
  await opened("good.yaml");
  assert.match(page.text(), /good\.yaml: good, cards: 19/);
  page.box.querySelector("[data-event=create]").closest("form").dispatchEvent({ type: "submit", preventDefault() {} });
  await later();
  globalThis.fetch = real;
  page.end();
  assert.deepEqual(sent.map(({ format, cards }) => [format, cards]), [["own-spells", { spells: [] }]]);
});

test("a game that is owed counts in the results of a league's next match, and in its correction", async () => {
  const sent = [];
  const deed = (path, body) => { sent.push(body.games ?? body.facts.at(-1).games); return null; };
  const now = { ...NOW, structure: "league", bestOf: 3, rounds: [], live: [], limit: 0, wishes: [],
    players: [{ name: "Ada" }, { name: "Bea", owed: 1 }],
    matches: [{ first: "Ada", second: "Bea", games: [2, 1, 0], outcome: "first", fact: 4, ahead: [1, 0] }],
    you: { role: "organiser", reports: [{ by: "Ada", table: ["Ada", "Bea"], games: [1, 0, 0] }] } };
  const desk = drawn(LeagueEntry, { now, deed });
  assert.match(desk.text(), /Ada.*2–0/);
  desk.end();
  const list = drawn(LeagueMatches, { now, deed });
  await list.press("[aria-expanded=false]");
  assert.deepEqual(list.box.querySelectorAll("[data-result]").map((one) => one.textContent.trim()),
    ["2–0", "2–1", "1–1–1", "1–2"]);
  await list.press("[data-result=1-2-0]");
  list.end();
  assert.deepEqual(sent, [[0, 2, 0]]);
});
