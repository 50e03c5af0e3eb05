// What is meant by words that are nowhere in the rulebook: typing errors, and questions in the reader's language.
import MiniSearch from "../vendor/minisearch.js";

// Words of questions, which say nothing of what is asked.
const ASKING = new Set(`how do does did can could may must will would should what when which who where why is are was
  be am i me my you we they it the a an of to in on at if for with happens there
  come faccio fare fa si posso puo possono devo deve cosa che chi quando dove perche qual quale e sono ho ha un uno una
  il lo la i gli le l di da del della in nel su con per se mi succede
  comment faire fait je on puis peut peuvent dois doit quoi que qui quand ou pourquoi quel quelle est ce sont un une
  le les des de du la l dans sur avec pour si passe arrive`.split(/\s+/));

// How readers of each language begin a word, and what the English checklists say for it.
/** @type {[RegExp, string][]} */
const MEANT = [
  [/^(win|won|vin[ct]|vittor|gagn|victoi)/, "win wins"],
  [/^(los[et]|perd|sconf|defait)/, "lose loses"],
  [/^(drew|draw|pesc|pioch)/, "draw draws"],
  [/^(start|begin|began|inizi|cominc|commenc|debut)/, "begin begins start first"],
  [/^(attac|attaq)/, "attack attacks attackers"],
  [/^(block|blocc|bloqu)/, "block blocks blockers"],
  [/^(pay|paid|cost|pag|cout|pai|pay)/, "pay cost"],
  [/^(die|dead|kill|muo|mor[it]|mour|meur|tue)/, "dies destroyed"],
  [/^(discard|scart|defauss)/, "discard discards"],
  [/^(cast|play|gioc|lanci|jou|lanc)/, "play cast"],
  [/^(hand|mano|main)/, "hand"],
  [/^(deck|mazz|paquet)/, "deck library"],
  [/^(turn|turno|tour)/, "turn"],
  [/^(tie|draw|patt|paregg|nul|egal)/, "draw drawn"],
  [/^(redraw|mulligan|mano iniz)/, "mulligan"],
];

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

// What is looked for: the words of a query that say something, and the checklists' words for them.
export function meant(query) {
  const words = wordsOf(query);
  const telling = words.filter((word) => !ASKING.has(word));
  return (telling.length ? telling : words)
    .flatMap((word) => [word, ...MEANT.filter(([start]) => start.test(word)).map(([, said]) => said)]).join(" ");
}

// The keys of what fits a query best, the best first. documents: [{key, name, text}]; a name counts more.
export function nearest(documents, query, most = 12) {
  const index = new MiniSearch({ idField: "key", fields: ["name", "text"], tokenize: wordsOf });
  index.addAll(documents);
  const fuzzy = (word) => (word.length > 3 ? 0.25 : false);
  return index.search(meant(query), { prefix: true, fuzzy, boost: { name: 3 }, weights: { fuzzy: 0.6, prefix: 0.8 } })
    .slice(0, most).map(({ id }) => id);
}
