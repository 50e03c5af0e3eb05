// The subjects that readers ask a rulebook for in words that its rules do not have, as in the index of a book: how each
// language says them, and the rules of each game on them, the one that answers first.

export const TOPICS = {
  words: {
    win: /^(win|won|vin[ct]|vittor|gagn|victoi|rempor)/,
    lose: /^(los[et]|perd|sconf|defait)/,
    tie: /^(tie|tied|ties|drawn|patt|paregg|parita|null|nul|egalit)/,
    begin: /^(start|begin|began|first|inizi|cominc|prim[oa]$|commenc|debut|premier)/,
    concede: /^(conced|resign|giv(e|ing)$|arrend|abbandon|abandon|renonc)/,
  },
  // What may stand beside them.
  beside: /^(up|game|games|player|players|play|plays|go|goes|partit|gioc|partie|jou|match|round|ends?|fini)/,
  rules: {
    magecraft: {
      win: ["MAGE-OBJ-1", "MAGE-OBJ-2", "MAGE-END-3", "MAGE-END-4"],
      lose: ["MAGE-END-1", "MAGE-END-2"],
      begin: ["MAGE-SETUP-1", "MAGE-SETUP-4"],
      concede: ["MAGE-END-5"],
    },
    magic: {
      win: ["MTG8-1.OBJ-1", "MTG8-1.OBJ-2", "MTG8-CR-WIN-1"],
      lose: ["MTG8-GLOSS-Punti_vita", "MTG8-1.OBJ-1", "MTG8-1.OBJ-2", "MTG8-CR-LOSE-1"],
      tie: ["MTG8-GLOSS-Parita", "MTG8-GLOSS-Punti_vita"],
      begin: ["MTG8-1.START-2", "MTG8-1.START-3", "MTG8-1.START-4"],
      concede: ["MTG8-GLOSS-Concedere"],
    },
    mickey: {
      win: ["WOM-IT-2.1-3", "WOM-IT-3.1-1"],
      lose: ["WOM-IT-3.1-1", "WOM-IT-2.1-3"],
      tie: ["WOM-IT-7.9-2"],
      begin: ["WOM-IT-6.6-1", "WOM-IT-7.3-1", "WOM-FR-6.1.3", "WOM-FR-6.2.3", "WOM-FR-6.3.5"],
      concede: ["WOM-IT-3.1-3"],
    },
    live: {
      win: ["LIVE-3-TOUR-1", "LIVE-3-CHAL-7", "LIVE-5-XP-E2"],
      lose: ["LIVE-3-TOUR-2", "LIVE-3-CHAL-8", "LIVE-3-PHY-1"],
      tie: ["LIVE-3-CHAL-8"],
      begin: ["LIVE-3-CHAL-1", "LIVE-3-TABLE1-1"],
    },
  },
};
