// The guided first game: two small decks in the order in which they are drawn, and what the coach says, each thing
// once.
const deck = (...lines) => lines.join(", ").split(", ");

// Lands are used by hand, so that mana is seen before the table pays.
export const FIRST = {
  seed: 6, // with this one the bot attacks early into the Bears, which a spell saves
  options: { mana: "any-time" },
  situation: {
    at: "mulligan",
    active: "A",
    A: {
      library: deck(
        "Forest, Forest, Mountain, Grizzly Bears, Giant Growth, Hill Giant, Forest, Shock, Mountain",
        "Spined Wurm, Forest, Volcanic Hammer, Mountain, Enormous Baloth, Forest, Lava Axe, Hill Giant",
        "Forest, Spined Wurm, Mountain, Shock, Enormous Baloth, Giant Growth, Forest, Lava Axe",
        "Trained Armodon, Mountain, Spined Wurm, Forest, Lava Axe, Enormous Baloth, Forest, Hill Giant",
        "Mountain",
      ),
    },
    B: {
      library: deck(
        "Plains, Island, Plains, Coral Eel, Holy Strength, Fugitive Wizard, Sacred Nectar, Island",
        "Savannah Lions, Plains, Coral Eel, Island, Island, Plains, Wind Drake, Island, Glory Seeker, Plains",
        "Fugitive Wizard, Island, Plains, Fugitive Wizard, Island, Sacred Nectar, Plains, Coral Eel, Island",
        "Plains, Fugitive Wizard, Island, Fugitive Wizard, Plains, Glory Seeker, Island",
      ),
    },
  },
};

const asked = (id) => ({ id, when: ({ choice }) => choice?.ask === id, act: true });

// The viewer has priority: what(view, kinds of what may be played).
const able = (what) => (view) =>
  view.choice?.ask === "priority" && what(view, new Set(view.choice.options.map(([kind]) => kind)));

// What needs no move is told when the viewer is asked something, so that nothing changes while they read.
const told = (what) => (view, refused) => Boolean(view.choice) && what(view, refused);

const mine = ({ table, seat }) => table.players[seat];
const others = ({ table, seat }) => table.players.filter((one) => one.seat !== seat);
const main = ({ table, seat }) => table.active === seat && table.step.startsWith("main") && !table.stack.length;
const attacked = ({ table, seat }) => table.play.some((it) => it.attacking === seat);
const fighting = ({ table }) => table.play.some((it) => it.blocking);

// when, act, mark: as for every game, see games/magecraft/lessons.js.
export const STEPS = [
  { id: "goal", mark: ".head .life", when: () => true },
  { ...asked("mulligan"), mark: ".hand" },
  { id: "land", act: true, mark: ".hand .card-lit", when: able((view, kinds) => main(view) && kinds.has("land")) },
  {
    id: "tap",
    act: true,
    mark: ".side-mine .row-lands",
    when: able((view, kinds) => main(view) && kinds.has("mana") && !kinds.has("cast") && !mine(view).pool),
  },
  {
    id: "pool",
    act: true,
    mark: ".head-mine .pool",
    when: able((view, kinds) => !kinds.has("cast") && mine(view).pool),
  },
  { id: "burn", mark: ".head-mine .life", when: told((view) => view.table.turn === 1 && mine(view).life < 20) },
  { id: "main2", act: true, mark: ".step-main2", when: able((view) => main(view) && view.table.step === "main2") },
  {
    id: "stack",
    act: true,
    mark: ".stack",
    when: able(({ table, seat }) => table.stack.some((it) => it.kind === "spell" && it.controller !== seat)),
  },
  { id: "cast", act: true, mark: ".hand .card-lit", when: able((view, kinds) => main(view) && kinds.has("cast")) },
  { ...asked("pay"), mark: ".prompt .answers" },
  {
    id: "sick",
    mark: ".side-mine .tile-new",
    when: told(
      ({ table, seat }) =>
        table.active === seat && table.play.some((it) => it.controller === seat && it.power !== null && !it.ready),
    ),
  },
  {
    id: "attacked",
    act: true,
    mark: ".tile-attacks",
    when: able((view) => view.table.step === "attackers" && attacked(view)),
  },
  { ...asked("block"), mark: ".tile-attacks" },
  {
    id: "answer",
    act: true,
    mark: ".hand .card-lit",
    when: able(
      (view, kinds) =>
        fighting(view) && kinds.has("cast") && !view.table.stack.length && view.table.step === "blockers",
    ),
  },
  asked("target"),
  { id: "damage", act: true, mark: ".waits-damage", when: able(({ table }) => table.stack[0]?.dealt) },
  {
    id: "graveyard",
    mark: ".head .pile:enabled",
    when: told(({ table }) => table.play.length > 2 && table.players.some((one) => one.graveyard.length)),
  },
  { ...asked("attack"), mark: ".side-mine .row-creatures .tile-lit" },
  { id: "cycle", mark: ".hand .card-lit", when: able((view, kinds) => kinds.has("cycle")) },
  { id: "morph", mark: ".hand .card-lit", when: able((view, kinds) => kinds.has("morph")) },
  { id: "flashback", mark: ".pile-lit", when: able((view, kinds) => kinds.has("flashback")) },
  { id: "madness", mark: ".pile-lit", when: able((view, kinds) => kinds.has("madness")) },
  { id: "storm", mark: ".stack", when: told(({ table }) => table.stack.some((it) => it.copy)) },
  { id: "threshold", mark: ".tab", when: told(({ table }) => table.play.some((it) => "threshold" in it)) },
  { id: "aura", mark: ".tab", when: told(({ table }) => table.play.some((it) => it.on)) },
  {
    id: "flying",
    mark: ".side-other .tile-attacks",
    when: told(({ table, seat }) => table.play.some((it) => it.attacking === seat && it.keywords.includes("flying"))),
  },
  asked("assign"),
  asked("discard"),
  { id: "why", mark: ".prompt .why", when: told(({ table }, refused) => table.turn > 1 && refused.length > 0) },
  {
    id: "near",
    mark: ".side-other .life",
    when: told((view) => others(view).some((one) => one.life > 0 && one.life <= 8)),
  },
  { id: "end", when: ({ result }) => Boolean(result) },
];
