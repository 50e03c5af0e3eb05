// The words of the table that are explained where they stand, each with the rule behind it. Their words:
// mickey-learn.ftl, mickey-term-NAME, -text (what it is) and -words (its forms in sentences, the longest first).
export const TERMS = {
  diamagic: "WOM-IT-2.1-1", castle: "WOM-IT-1.4-1", code: "WOM-IT-1.1-4", squad: "WOM-IT-10.23-1",
  team: "WOM-IT-10.24-2", legendary: "WOM-IT-10.24-3", power: "WOM-IT-10.15-1", modified: "WOM-IT-10.17-1",
  final: "WOM-IT-10.16-1", "cast-area": "WOM-IT-5.3-2", hidden: "WOM-IT-8.3-1", simple: "WOM-IT-10.20-2",
  "no-effect": "WOM-IT-8.3-5", opposite: "WOM-IT-10.11-1", adjacent: "WOM-IT-10.1-1", challenge: "WOM-IT-10.21-1",
  pool: "WOM-IT-6.1-1", stake: "WOM-IT-7.9-2", support: "WOM-IT-6.4-1", immune: "WOM-IT-10.8-1",
  possess: "WOM-IT-10.13-1", "special-action": "WOM-IT-8.5-1", "phase-opening": "WOM-IT-6.7-1",
  "phase-castle": "WOM-IT-7.2-1", "phase-challenge": "WOM-IT-7.3-1", "phase-diamagic": "WOM-IT-7.10-1",
  "phase-discard": "WOM-IT-7.11-1", "phase-draw": "WOM-IT-7.13-1", annul: "WOM-IT-9.2-2", block: "WOM-IT-9.3-1",
  confuse: "WOM-IT-9.4-1", continuous: "WOM-IT-9.5-1", corrode: "WOM-IT-9.6-1", corrupt: "WOM-IT-9.7-1",
  untouchable: "WOM-IT-9.8-1", recover: "WOM-IT-9.9-1", reveal: "WOM-IT-9.10-1", exchange: "WOM-IT-9.11-1",
  solitary: "WOM-IT-9.12-1", subterfuge: "WOM-IT-9.13-1", shatter: "WOM-IT-9.14-1", static: "WOM-IT-9.15-1",
  teleport: "WOM-IT-9.16-1",
};
