// Drafts: who passes to whom, the picks of a seat in order, how cards are laid out, and the words of the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, part } from "./setup.mjs";

const card = (name, kind, cost, rarity) => ({
  name, kind, cost, rarity, names: { en: name, it: `${name} it`, fr: name }, text: {}, types: {}, size: null,
});
const MAGIC = [
  card("Shock", "instant", "{R}"),
  card("Craw Wurm", "creature", "{4}{G}{G}"),
  card("Forest", "land", ""),
  card("Ornithopter", "artifact", "{0}"),
];
answers.set("/api/games/magic/cards", JSON.stringify({ cards: MAGIC }));

const { counted, neighbours, next, picksOf } = await part("games/draft/picks.js");
const { laidOut, named } = await part("games/draft/cards.js");
const { askText, describeOption, logText, tells } = await part("games/draft/words.js");
const { groupsOf, SORTS } = await part("games/magic/sorting.js");
const { translatorFor } = await part("i18n.js");
const t = await translatorFor("en");

const seats = (count) => Array.from({ length: count }, (_, seat) => ({ seat }));

test("packs go to the next seat to the left, and to the one before to the right", () => {
  assert.deepEqual(neighbours({ seats: seats(8), direction: "left" }, 7), { to: 0, from: 6 });
  assert.deepEqual(neighbours({ seats: seats(8), direction: "right" }, 0), { to: 7, from: 1 });
  assert.deepEqual(neighbours({ seats: seats(2), direction: "left" }, 1), { to: 0, from: 0 });
});

// A draft of boosters whose cards are numbered: whoever holds a pack takes its first card.
function drafted(count, size, gone = []) {
  const packs = [];
  for (const round of [1, 2, 3]) {
    const direction = round % 2 ? "left" : "right";
    const open = seats(count)
      .filter(({ seat }) => !gone.includes(seat))
      .map(({ seat }) => ({
        opener: seat, round, direction, holder: seat, takes: [],
        cards: Array.from({ length: size }, (_, number) => `${round}.${seat}.${number}`),
      }));
    const step = direction === "left" ? 1 : -1;
    let when = 0;
    while (open.some(({ takes, cards }) => takes.length < cards.length) && when < 200) {
      for (const pack of open)
        if (!gone.includes(pack.holder) && pack.takes.length < size)
          pack.takes.push([pack.holder, pack.cards[pack.takes.length], when]);
      for (const pack of open) pack.holder = (pack.holder + step + count) % count;
      when += 1;
    }
    packs.push(...open);
  }
  return { kind: "booster", seats: seats(count), packs };
}

test("the picks of a seat come in the order in which it made them, also around empty seats", () => {
  for (const [count, gone] of [[2, []], [3, []], [8, []], [5, [2]], [6, [1, 2]]]) {
    const table = drafted(count, 15, gone);
    const times = new Map(
      table.packs.flatMap(({ round, takes }) => takes.map(([, name, when]) => [name, round * 1000 + when])),
    );
    for (const { seat } of table.seats.filter((one) => !gone.includes(one.seat))) {
      const picks = picksOf(table, seat);
      const made = picks.map(({ card: name }) => times.get(name));
      assert.deepEqual(made, [...made].sort((a, b) => a - b), `seat ${seat} of ${count}`);
      assert.equal(new Set(picks.map(({ round, number }) => `${round}.${number}`)).size, picks.length);
      for (const { card: name, left, taken } of picks) {
        assert.ok(left.includes(name));
        assert.equal(left.length, taken.length + 1, "all that was left was taken later");
      }
    }
    const all = table.seats.flatMap(({ seat }) => picksOf(table, seat));
    assert.equal(all.length, table.packs.length * 15);
  }
});

test("nothing was picked of a sealed deck", () => {
  const packs = [{ opener: 0, round: 1, direction: "left", cards: ["a"], takes: [[0, "a"]] }];
  assert.deepEqual(picksOf({ kind: "sealed", packs, seats: seats(2) }, 0), []);
});

test("copies are counted, and the arrow keys go around", () => {
  assert.deepEqual(counted(["b", "a", "b"]), [[2, "b"], [1, "a"]]);
  assert.equal(next(["a", "b", "c"], null, 1), "a");
  assert.equal(next(["a", "b", "c"], null, -1), "c");
  assert.equal(next(["a", "b", "c"], "c", 1), "a");
  assert.equal(next(["a", "b", "c"], "a", -1), "c");
});

test("cards have Magic's data and the set's rarity, and rare ones are laid out first", () => {
  const listed = [["Shock", "common"], ["Forest", "land"], ["Craw Wurm", "rare"], ["Our Own", "mythic"]];
  const cards = named(listed.map(([name, rarity]) => ({ kind: "card", name, names: { en: name }, rarity, text: {} })));
  assert.deepEqual(cards.map(({ rarity }) => rarity), ["common", "land", "rare", "mythic"]);
  assert.equal(cards[2].cost, "{4}{G}{G}");
  assert.equal(cards[3].cost, "");
  const packed = ["Forest", "Shock", "Our Own", "Craw Wurm", "Shock"];
  assert.deepEqual(laidOut(packed, cards), ["Craw Wurm", "Shock", "Our Own", "Shock", "Forest"]);
});

test("entries fall into groups by each way of sorting, none is lost", () => {
  const about = { cards: MAGIC, t };
  const entries = [[2, "Shock"], [1, "Craw Wurm"], [17, "Forest"], [1, "Ornithopter"]];
  for (const by of SORTS) {
    const groups = groupsOf(entries, by, about);
    assert.deepEqual(groups.flatMap(([, , rows]) => rows).length, entries.length, by);
    for (const [key, title] of groups) assert.ok(title && !title.startsWith("draft-"), `${by} ${key}: ${title}`);
  }
  assert.deepEqual(groupsOf(entries, "colour", about).map(([key]) => key), ["R", "G", "none", "land"]);
  assert.deepEqual(groupsOf(entries, "cost", about).map(([key]) => key), ["0", "1", "6", "land"]);
});

test("what is secret has no line, all else has words in every language", async () => {
  const players = [{ seat: 0, name: "Ada" }, { seat: 1, name: "Bob" }];
  const view = { seat: 0, table: { round: 1, rounds: 3, pick: 2 } };
  for (const lang of ["en", "it", "fr"]) {
    const say = await translatorFor(lang);
    const about = { view, cards: MAGIC, t: say, lang, players, name: (seat) => (seat ? "Bob" : say("table-you")) };
    const line = (event) => logText({ i: 1, rule: "", ...event }, about);
    for (const event of ["open", "receive", "take"]) assert.equal(line({ event, seat: 1, count: 3 }), null);
    assert.equal(line({ event: "pool", seat: 1, cards: ["Shock"] }), null);
    const told = [
      { event: "round", round: 1, direction: 1, seats: [0, 1], kind: "booster" },
      { event: "take", seat: 0, card: "Shock" },
      { event: "open", seat: 0, count: 2, cards: ["Shock", "Forest"] },
      { event: "pass", direction: -1 },
      { event: "leave", seat: 1 },
      { event: "building" },
      { event: "end", reason: "ready" },
    ].map(line);
    for (const words of told) assert.ok(words && !words.includes("draft-") && !words.includes("{"), words);
    assert.match(told[1], /Ada.*Shock/);
    assert.ok(askText({ ask: "pick" }, about) && describeOption(["pick", "Shock"], about).label.includes("Shock"));
    assert.notEqual(askText({ ask: "ready" }, about), "draft-ask-ready");
  }
  assert.equal(tells({ event: "take" }), false);
  assert.equal(tells({ event: "take", card: "Shock" }), true);
});
