// The words of the table that are explained where they stand, each with the rule behind it. The gems' colours are terms
// too. Their words: learn.ftl, learn-magecraft-term-NAME, -text (what it is) and -words (its forms in sentences, the
// longest first).
export const TERMS = {
  hp: "MAGE-END-1", shield: "MAGE-SHIELD-1", discard: "MAGE-REST-3", points: "MAGE-END-4", bag: "MAGE-REST-3",
  hand: "MAGE-REST-2", academy: "MAGE-ACAD-1", box: "MAGE-END-2", grimoire: "MAGE-MAGIC-1", spell: "MAGE-MAGIC-2",
  character: "MAGE-SETUP-2", ability: "MAGE-ABIL-3", gem: "MAGE-COMP-3", any: "MAGE-STUDY-2", fire: "MAGE-COMP-3",
  water: "MAGE-COMP-3", earth: "MAGE-COMP-3", light: "MAGE-COMP-3", dark: "MAGE-SETUP-2", opening: "MAGE-SETUP-4",
  "phase-shield": "MAGE-SHIELD-1", "phase-magic": "MAGE-TURN-1", "phase-study": "MAGE-TURN-1",
  "phase-rest": "MAGE-REST-1", effect: "MAGE-MAGIC-4", draw: "MAGE-ICON-DRAW", attack: "MAGE-ICON-ATTACK-1",
  heal: "MAGE-ICON-HEAL-1", "icon-shield": "MAGE-ICON-SHIELD-1", vanish: "MAGE-ICON-VANISH", cast: "MAGE-MAGIC-3",
  "cast-cost": "MAGE-MAGIC-3", study: "MAGE-STUDY-3", "study-cost": "MAGE-STUDY-2", review: "MAGE-REVIEW-1",
  mastered: "MAGE-MASTER-1", gold: "MAGE-MASTER-3", round: "MAGE-REST-4", first: "MAGE-SETUP-1",
};

// The term of an effect, and of a phase.
export const effectTerm = (effect) => (effect === "shield" ? "icon-shield" : effect);
export const phaseTerm = (phase) => (phase === "opening" ? phase : `phase-${phase}`);
