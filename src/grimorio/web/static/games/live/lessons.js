// The guided first auction: three Magi, two of whom want the same deck, and what the coach says, each thing once.
const BOT = { kind: "bot", level: "apprentice" };
const magus = (name, style, [physical, social, mental], power, price) => ({
  name,
  begins: { style, attributes: { physical, social, mental } },
  history: [
    { earned: 9, reason: "earlier sessions" },
    { spent: price, on: "power", what: power },
  ],
});

export const FIRST = {
  seed: 11,
  seats: [{ kind: "person" }, BOT, BOT],
  cards: {
    sheets: [
      magus("Alba", "white", [5, 3, 7], "Determination", 3),
      magus("Gelo", "white", [7, 5, 3], "Sacrum Fecere", 3),
      magus("Aureo", "gold", [3, 7, 5], "Regeneration", 6),
    ],
  },
};

const asked = (id, mark = null) => ({ id, when: ({ choice }) => choice?.ask === id, act: true, mark });
// What needs no move is told when the viewer is asked something, so that nothing changes while they read.
const told = (what) => (view, refused) => Boolean(view.choice) && what(view, refused);
const mine = ({ table, seat }) => table.magi[seat];

// when, act, mark: as for every game, see games/magecraft/lessons.js.
export const STEPS = [
  { id: "goal", mark: ".market", when: () => true },
  { id: "magus", mark: ".magus-mine", when: () => true },
  { id: "order", mark: ".rows-list", when: told(({ table }) => table.rows) },
  { ...asked("declare", ".row-now") },
  { ...asked("pack", ".market") },
  { ...asked("contest", ".stage") },
  { ...asked("challenge", ".stage") },
  { ...asked("power", ".magus-mine .magus-powers") },
  { ...asked("throw", ".stage") },
  { ...asked("retest", ".stage") },
  { id: "why", mark: ".prompt .why", when: told((view, refused) => refused.length > 0) },
  { id: "lost", mark: ".magus-mine .magus-head", when: told((view) => mine(view).life < mine(view).all_life) },
  { id: "deck", mark: ".own-deck", when: told((view) => view.choice.ask !== "deck" && mine(view).packs.length > 3) },
  { id: "artifacts", mark: ".row-now", when: told(({ table }) => table.auction === "artifact") },
  { ...asked("completion", ".track"), when: ({ choice }) => choice?.ask === "deck" },
  { ...asked("take", ".market") },
  { ...asked("lands", ".lands-form") },
  { id: "end", when: ({ result }) => Boolean(result) },
];
