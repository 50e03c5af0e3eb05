// The guided first game: a Mini match whose squad can hide Spells, and what the coach says, each thing once.
const some = (list) => list.split(", ").map((one) => [Number(one[0]), one.slice(2)]);
const MINE =
  "1 Orsa, 1 Vesper, 1 Quill, 3 Watchman's Word, 3 Amber Shield, 3 Noon Blade, 3 Dawn Chorus, " +
  "3 Oak Heart, 3 Elder Bark, 2 Gentle Rain, 2 Lantern Flash, 1 Dazzling Dust, 2 Creeping Ivy, " +
  "1 Hall of Lamps, 1 Bell Tower, 1 Gallery of Oaths, 1 Sundial Court, 1 Masked Theatre";
const TITLES = {
  Orsa: "Orsa, Keeper of the First Lantern",
  Vesper: "Vesper, the Smiling",
  Quill: "Quill, Reader of Maps",
};

export const FIRST = {
  seed: 5,
  options: { match: "mini" },
  cards: {
    decks: [{ name: "", main: some(MINE).map(([count, name]) => [count, TITLES[name] || name]) }, "Ember Forge"],
  },
};

const asked = (id, ...asks) => ({ id, when: ({ choice }) => [id, ...asks].includes(choice?.ask), act: true });
// What needs no move is told when the viewer is asked something, so that nothing changes while they read.
const told = (what) => (view, refused) => Boolean(view.choice) && what(view, refused);

const own = ({ table, seat }) => table.sides[seat];
const playing = (view) => view.choice?.ask === "play";
const offers = (view, kind) => view.choice?.options.some(([one]) => one === kind);

// when, act, mark: as for every game, see games/magecraft/lessons.js.
export const STEPS = [
  { id: "goal", mark: ".wom-track", when: () => true },
  { ...asked("line-up"), mark: ".wom-near .wom-mage" },
  { id: "castle", mark: ".wom-keystone", when: told(({ table }) => Boolean(table.castle)) },
  {
    id: "cast",
    act: true,
    mark: ".wom-hand .wom-lit",
    when: (view) => playing(view) && !own(view).mages.some(({ done }) => done),
  },
  { id: "power", mark: ".wom-pan", when: told(({ table }) => table.power.lines.length > 0) },
  {
    id: "facing",
    mark: ".wom-played",
    when: told((view) => playing(view) && own(view).mages.some(({ done }) => done)),
  },
  {
    id: "hide",
    act: true,
    mark: ".wom-hand .wom-lit",
    when: (view) => playing(view) && offers(view, "hide") && own(view).mages.some(({ done }) => done),
  },
  { ...asked("pay", "may", "corrode", "corrupt"), mark: ".wom-offer" },
  { ...asked("assign"), mark: ".wom-near .wom-mage" },
  { id: "after", mark: ".wom-last", when: told(({ table }) => table.turn > 1) },
  { id: "tie", mark: ".wom-stake", when: told(({ table }) => table.turn > 1 && table.stake.length > 1) },
  { ...asked("hand-limit", "discard", "pay-discard"), mark: ".wom-hand .wom-lit" },
  { id: "piles", mark: ".wom-piles", when: told(({ table }) => table.sides.some(({ discard }) => discard.length > 0)) },
  { id: "why", mark: ".prompt .why", when: told((view, refused) => view.table.turn > 1 && refused.length > 0) },
  {
    id: "near",
    mark: ".wom-track",
    when: told(({ table }) => table.sides.some(({ diamagics }) => diamagics === table.needed - 1)),
  },
  { id: "end", when: ({ result }) => Boolean(result) },
];
