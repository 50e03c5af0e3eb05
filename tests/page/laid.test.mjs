// Positions of Magic on the board that is edited: what was typed, what becomes of entries, what the table draws.
import assert from "node:assert/strict";
import { test } from "node:test";
import { part } from "./setup.mjs";

const { searched, wanted } = await part("ui/entries.js");
const laidModule = await part("games/magic/laid.js");
const { added, canLieDown, changed, enchanted, hostsFor, moved, phased, turned } = laidModule;
const { attacked, attackersOf, atPeace, blocked, mayAttack, mayBlock } = laidModule;
const { cardsFor, namesIn } = await part("games/magic/laid-cards.js");
const { viewOf } = await part("games/magic/laid-view.js");
const { isShared, linkTo, sharedIn } = await part("ui/share-position.js");
const { translatorFor } = await part("i18n.js");
const t = await translatorFor("en");

const card = (name, types, size = null) => ({ name, types: { en: types }, names: { en: name }, size, cost: "" });
const cards = [
  card("Grizzly Bears", "Creature — Bear", [2, 2]),
  card("Forest", "Basic Land — Forest"),
  card("Holy Strength", "Enchant Creature"),
];
const about = { cards, lang: "en", t };
const limits = { enchants: { "Holy Strength": "creature" } };
const apart = limits.enchants;
const side = (battlefield, more = {}) => (
  { life: 20, poison: 0, mana: "", battlefield, hand: [], graveyard: [], library_top: [], ...more });
const laid = (mine, theirs = [], more = {}) => (
  { at: "main1", active: "A", turn: 3, A: side(mine, more), B: side(theirs) });
const play = (at, seat = "A") => ({ seat, zone: "battlefield", at });

test("what is typed says how many of which card", () => {
  assert.deepEqual(wanted("3 forest"), { name: "forest", count: 3 });
  assert.deepEqual(wanted("forest x3"), { name: "forest", count: 3 });
  assert.deepEqual(wanted("2x grizzly"), { name: "grizzly", count: 2 });
  assert.deepEqual(wanted("0 shock"), { name: "shock", count: 1 });
  assert.deepEqual(wanted("  "), { name: "", count: 1 });
  assert.deepEqual(wanted("Phyrexian Arena"), { name: "Phyrexian Arena", count: 1 });
});

test("a card is found by its whole name first, then by how it begins, then by a word, then by any part", () => {
  const names = ["Reforestation", "Deep Forest", "Forestwalker", "Forest", "Élan"].map((name) => ({ name }));
  assert.deepEqual(
    searched(names, "forest", 9).map(({ name }) => name),
    ["Forest", "Forestwalker", "Deep Forest", "Reforestation"],
  );
  assert.deepEqual(searched(names, "elan", 9).map(({ name }) => name), ["Élan"]);
  assert.deepEqual(searched(names, " ", 9), []);
  const known = [{ name: "Foresta", also: "Forest" }, { name: "Grande Foresta" }, { name: "Choc", also: "Shock" }];
  assert.deepEqual(searched(known, "forest", 9).map(({ name }) => name), ["Foresta", "Grande Foresta"]);
  assert.deepEqual(searched(known, "shock", 9).map(({ name }) => name), ["Choc"]);
});

test("cards that are added are counted with those alike, enchantments that go on something stay alone", () => {
  const forests = added(laid([{ card: "Forest*2" }]), play(), { card: "Forest" }, { count: 3, apart });
  assert.deepEqual(forests.A.battlefield, [{ card: "Forest*5" }]);
  const tapped = added(laid([{ card: "Forest", tapped: true }]), play(), { card: "Forest" }, { apart });
  assert.deepEqual(tapped.A.battlefield, [{ card: "Forest", tapped: true }, { card: "Forest" }]);
  const two = added(laid([]), play(), { card: "Holy Strength" }, { count: 2, apart });
  assert.deepEqual(two.A.battlefield, [{ card: "Holy Strength" }, { card: "Holy Strength" }]);
  const top = { seat: "A", zone: "library_top" };
  const first = added(laid([], [], { library_top: [{ card: "Forest" }, { card: "Shock" }] }), top, { card: "Forest" });
  assert.deepEqual(first.A.library_top, [{ card: "Forest" }, { card: "Shock" }, { card: "Forest" }]);
});

test("one of several is changed alone and counted with them again when it is like them", () => {
  const tap = (one) => ({ ...one, tapped: !one.tapped });
  const once = changed(laid([{ card: "Forest*3" }]), play(0), tap, { apart });
  assert.deepEqual(once.A.battlefield, [{ card: "Forest", tapped: true }, { card: "Forest*2" }]);
  const twice = changed(once, play(1), tap, { apart });
  assert.deepEqual(twice.A.battlefield, [{ card: "Forest*2", tapped: true }, { card: "Forest" }]);
  const back = changed(twice, play(0), tap, { all: true, apart });
  assert.deepEqual(back.A.battlefield, [{ card: "Forest*3" }]);
  assert.deepEqual(changed(back, play(0), () => null, { apart }).A.battlefield, [{ card: "Forest*2" }]);
  assert.deepEqual(changed(back, play(0), () => null, { all: true, apart }).A.battlefield, []);
});

test("what goes to another side keeps its state, what leaves play loses it, a token only changes sides", () => {
  const token = { token: "Goblin", types: ["Creature", "Goblin"], size: "1/1" };
  const here = laid([{ card: "Grizzly Bears", tapped: true, as: "bear", owner: "B" }, token]);
  const over = moved(here, play(0), play(0, "B"), { apart });
  assert.deepEqual(over.A.battlefield, [token]);
  assert.deepEqual(over.B.battlefield, [{ card: "Grizzly Bears", tapped: true, as: "bear" }]);
  const hand = moved(here, play(0), { seat: "A", zone: "hand" }, { apart });
  assert.deepEqual(hand.A.hand, [{ card: "Grizzly Bears" }]);
  assert.equal(moved(here, play(1), { seat: "A", zone: "hand" }, { apart }), here);
  assert.deepEqual(moved(here, play(1), play(0, "B"), { apart }).B.battlefield, [token]);
  const several = moved(laid([{ card: "Forest*3" }]), play(0), { seat: "B", zone: "hand" }, { all: true, apart });
  assert.deepEqual(several.B.hand, [{ card: "Forest*3" }]);
});

test("an enchantment is put on one of several, which the table draws as the rules give it", () => {
  const here = laid([{ card: "Grizzly Bears*2" }, { card: "Forest" }], [{ card: "Holy Strength" }]);
  const hosts = hostsFor(here, here.B.battlefield[0], limits, about);
  assert.deepEqual(hosts.map(({ entry }) => entry.card), ["Grizzly Bears*2"]);
  const on = enchanted(here, { seat: "B", entry: here.B.battlefield[0] }, hosts[0]);
  assert.deepEqual(on.A.battlefield.slice(0, 2), [
    { card: "Grizzly Bears", as: "grizzly bears" }, { card: "Grizzly Bears" },
  ]);
  assert.equal(on.B.battlefield[0].on, "grizzly bears");
  const drawn = viewOf(on, about);
  const [bear, , , strength] = drawn.view.table.play;
  assert.equal(strength.on, bear.id);
  assert.deepEqual([bear.power, bear.toughness], [2, 2]);
  const told = drawn.view.table.play.map((one) => ({ ...one, keywords: ["flying"], power: 3, toughness: 4 }));
  const [known] = viewOf(on, about, { table: { play: told } }).view.table.play;
  assert.deepEqual([known.power, known.toughness, known.keywords], [3, 4, ["flying"]]);
});

test("what lies face down is drawn as such, and may be enchanted and turned over", () => {
  const known = { enchants: apart, morphs: ["Grizzly Bears"] };
  const bear = { card: "Grizzly Bears", chosen: "red", tapped: true };
  const three = [bear, { card: "Forest" }, { token: "Elf" }];
  assert.deepEqual(three.map((one) => canLieDown(one, known)), [true, false, false]);
  const down = turned(bear);
  assert.deepEqual(down, { card: "Grizzly Bears", tapped: true, face_down: true });
  assert.equal(canLieDown(down, { morphs: [] }), true);
  assert.deepEqual(turned(down), { card: "Grizzly Bears", tapped: true });
  const here = laid([{ ...down, card: "Forest", counters: { "+1/+1": 1 } }, { card: "Holy Strength" }]);
  assert.equal(hostsFor(here, here.A.battlefield[1], limits, about).length, 1);
  const [drawn] = viewOf(here, about).view.table.play;
  assert.deepEqual(
    [drawn.name, drawn.down, drawn.secret, drawn.kinds, drawn.power, drawn.toughness],
    ["face-down creature", true, "Forest", ["creature"], 3, 3],
  );
});

test("what is phased out is drawn apart with what enchants it, and the server tells of the others", () => {
  const wounded = { card: "Grizzly Bears", damage: 1, as: "bear" };
  const away = phased(wounded);
  assert.deepEqual(away, { card: "Grizzly Bears", as: "bear", phased_out: true });
  assert.deepEqual(phased(away), { card: "Grizzly Bears", as: "bear" });
  const here = laid([away, { card: "Holy Strength", on: "bear" }, { card: "Grizzly Bears" }]);
  const told = [{ name: "Grizzly Bears", counters: {}, power: 7, toughness: 7 }];
  const { play } = viewOf(here, about, { table: { play: told } }).view.table;
  assert.deepEqual(play.map((one) => Boolean(one.phased)), [true, true, false]);
  assert.deepEqual(play.map((one) => one.power), [2, null, 7]);
});

test("attacks and blocks are laid in their steps, and end with them", () => {
  const bears = { card: "Grizzly Bears*2" };
  const start = { ...laid([bears], [{ card: "Grizzly Bears" }]), at: "damage" };
  assert.deepEqual([mayAttack(start, "A"), mayBlock(start, "A"), mayBlock(start, "B")], [true, false, true]);
  const alone = { ...start, A: side([{ card: "Grizzly Bears" }, { card: "Grizzly Bears" }]) };
  const fight = attacked(alone, play(0), "B");
  assert.deepEqual(fight.A.battlefield[0], { card: "Grizzly Bears", attacking: "B", tapped: true });
  const [attacker] = attackersOf(fight, "B");
  const met = blocked(fight, { seat: "B", entry: fight.B.battlefield[0] }, attacker);
  assert.deepEqual(met.B.battlefield, [{ card: "Grizzly Bears", blocking: "grizzly bears" }]);
  const { play: drawn } = viewOf(met, about).view.table;
  assert.deepEqual(drawn.map((one) => [one.attacking, one.blocked, one.blocking]),
    [[1, true, false], [null, false, false], [null, false, true]]);
  assert.deepEqual(drawn[2].blocks, [drawn[0].id]);
  const early = atPeace({ ...met, at: "blockers" });
  assert.deepEqual([early.A.battlefield[0].attacking, early.B.battlefield[0].blocking], ["B", undefined]);
  const over = atPeace({ ...met, active: "B" });
  assert.deepEqual([over.A.battlefield[0].attacking, over.B.battlefield[0].blocking], [undefined, undefined]);
  const calm = attacked(met, play(0), "");
  assert.deepEqual([calm.A.battlefield[0].attacking, calm.B.battlefield[0].blocking], [undefined, undefined]);
  const taken = moved(met, play(0), play(0, "B"), { apart });
  assert.equal(taken.B.battlefield.some((one) => one.attacking), false);
  assert.deepEqual(blocked(met, { seat: "B", entry: met.B.battlefield[0] }, null).B.battlefield[0].blocking, undefined);
});

test("a position keeps the rows of the cards that lie in it, and no others", () => {
  const moth = { name: "Grey Moth" };
  const kept = { cards: [moth, { name: "White Moth" }] };
  const here = laid([{ token: "White Moth" }, { card: "Forest" }], [], { hand: [{ card: "Grey Moth*2" }] });
  assert.deepEqual([...namesIn(here)], ["Forest", "Grey Moth"]);
  assert.deepEqual(cardsFor(here, kept), { cards: [moth] });
  assert.equal(cardsFor(laid([]), kept), null);
  assert.equal(cardsFor(here, null), null);
});

test("counters change the size that is drawn before the server has answered", () => {
  const here = laid([{ card: "Grizzly Bears", counters: { "+1/+1": 2, "-0/-1": 1, charge: 4 } }]);
  const [bear] = viewOf(here, about).view.table.play;
  assert.deepEqual([bear.power, bear.toughness], [4, 3]);
  const old = [{ ...bear, counters: {}, power: 9, toughness: 9 }];
  const [still] = viewOf(here, about, { table: { play: old } }).view.table.play;
  assert.deepEqual([still.power, still.toughness], [4, 3]);
});

test("an address holds the whole position, and one that cannot be read opens nothing", async () => {
  globalThis.location ??= { origin: "http://table" };
  const situation = laid([{ card: "Forest" }]);
  const file = { game: "magic", title: "Élan", seats: 2, options: {}, seed: "7", situation };
  const { hash } = new URL(await linkTo(file));
  assert.deepEqual(await sharedIn(hash), { ...file, cards: null, source: [], steps: [] });
  const cards = { cards: [{ name: "Grey Moth", text: [{ Keywords: { keywords: ["flying"] } }] }] };
  const own = await sharedIn(new URL(await linkTo({ ...file, cards })).hash);
  assert.deepEqual(own.cards, cards);
  assert.equal(await sharedIn("#position=nothing"), null);
  assert.equal(await sharedIn("#main"), null);
  assert.deepEqual([hash, "#position=", "#main", ""].map(isShared), [true, true, false, false]);
  const code = hash.slice("#position=".length);
  for (const broken of [code.slice(0, -6), `x${code}`, "%3Cb%3E", "<b>", "AAAA", code + "A".repeat(30_000)]) {
    assert.equal(await sharedIn(`#position=${broken}`), null, broken.slice(0, 40));
  }
});

test("what an address leaves out is filled in, and its title stays text", async () => {
  globalThis.location ??= { origin: "http://table" };
  const { hash } = new URL(await linkTo({ game: "magic", title: 1, seats: 2 }));
  const file = await sharedIn(hash);
  assert.deepEqual([file.title, file.options, file.seed, file.situation], ["1", {}, "1", {}]);
});
