// The guided first game: the position it begins with, and what the coach says, in this order, each thing once.
export const FIRST = {
  seed: 7,
  situation: {
    phase: "shield", active: "A", first: "A", round: 1,
    A: { character: "Ember", hand: "F3 W1 E1 L1", shield: "L1", bag: "W2 E2 L1" },
    B: { character: "Nerea", hp: "F2 W2 E2 L2", shield: "W1 E1", bag: "F3 W2 E2 L3" },
  },
};

const asked = (id) => ({ id, when: ({ choice }) => choice?.ask === id, act: true });

// when: whether it can be said now, by view and refusals. act: it waits for the player's move; else for "next".
// mark: what is framed on the page meanwhile, as a selector.
export const STEPS = [
  { id: "goal", mark: ".place-points, .place-hp", when: () => true },
  { id: "table", mark: ".board-mine", when: () => true },
  { ...asked("shield-phase"), mark: ".board-mine .place-shield" },
  asked("magic"), asked("pay"), asked("icons"), asked("attack"), asked("heal"), asked("shield"), asked("vanish"),
  asked("next-spell"), asked("study"), asked("grimoire"), asked("gold"),
  { id: "rest", mark: ".board-mine .place-hand", when: ({ table, seat }) => table.active !== seat || table.round > 1 },
  { id: "why", mark: ".prompt .why", when: ({ choice }, refused) => Boolean(choice) && refused.length > 0 },
  { id: "review", act: true, when: ({ choice }) => Boolean(choice?.options.some(([kind]) => kind === "review")) },
  { id: "end", when: ({ result }) => Boolean(result) },
];
