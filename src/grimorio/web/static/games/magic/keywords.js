// Short lessons: for each keyword of the blocks a position that it wins in this turn or the next. The coach says what
// the glossary says of the keyword, and what to do. `blocks` names the cards of the blocks in the position, which the
// game has only where a deck names them.
const library = ["Plains*20"];
const foe = (life, battlefield = []) => ({ life, battlefield, library });

const HAND = ".hand .card-lit";
const PLAY = ".side-mine .tile-lit";

function lesson(id, blocks, mine, other, mark = HAND, title = `magic-term-${id}`, text = `magic-term-${id}-text`) {
  return {
    id,
    title,
    body: {
      seed: 1,
      options: {},
      cards: { decks: [{ name: id, main: blocks.map((name) => [1, name]) }, null] },
      situation: { active: "A", at: "main1", A: { library, ...mine }, B: other },
    },
    steps: [
      { id: `short-${id}`, title, text, act: true, stays: true, mark, when: ({ result }) => !result },
      { id: "short-end", when: ({ result }) => Boolean(result) },
    ],
  };
}

export const SHORT = [
  lesson("cycling", ["Barkhide Mauler", "Lightning Rift"],
    { hand: ["Barkhide Mauler"], battlefield: ["Lightning Rift", "Forest*2", "Mountain"] }, foe(2)),
  lesson("landcycling", ["Chartooth Cougar"],
    { hand: ["Chartooth Cougar", "Shock"], battlefield: ["Forest*2"], library: ["Mountain", ...library] }, foe(2),
    HAND, "magic-lesson-landcycling-title", "magic-term-cycling-text"),
  lesson("morph", ["Battering Craghorn"],
    { hand: ["Battering Craghorn"], battlefield: ["Mountain*3"] }, foe(3)),
  lesson("madness", ["Fiery Temper", "Wild Mongrel"],
    { hand: ["Fiery Temper"], battlefield: ["Wild Mongrel", "Mountain"] }, foe(3), PLAY),
  lesson("flashback", ["Firebolt"],
    { graveyard: ["Firebolt"], battlefield: ["Mountain*5"] }, foe(2), ".pile-lit"),
  lesson("threshold", ["Springing Tiger"],
    { hand: ["Shock"], graveyard: ["Forest*3", "Mountain*3"], battlefield: ["Springing Tiger", "Mountain"] }, foe(7)),
  lesson("kicker", ["Breath of Darigaaz"],
    { hand: ["Breath of Darigaaz"], battlefield: ["Mountain*4"] }, foe(4)),
  lesson("storm", ["Tendrils of Agony"],
    { hand: ["Shock", "Tendrils of Agony"], battlefield: ["Mountain", "Swamp*4"] }, foe(6)),
  lesson("amplify", ["Glowering Rogon", "Barkhide Mauler", "Spined Basher"],
    { hand: ["Glowering Rogon", "Barkhide Mauler", "Spined Basher"], battlefield: ["Forest*6"] }, foe(6)),
  lesson("double-strike", ["Ridgetop Raptor"],
    { hand: ["Giant Growth"], battlefield: ["Ridgetop Raptor", "Forest"] }, foe(10), PLAY),
  lesson("provoke", ["Deftblade Elite"],
    { battlefield: ["Deftblade Elite", "Hill Giant"] }, foe(3, ["Wall of Stone"]), PLAY),
];
