// What is meant by words that are nowhere in the rulebook: typing errors, and questions in the reader's language.
import MiniSearch from "../vendor/minisearch.js";

// Words of questions, which say nothing of what is asked.
const ASKING = new Set(`how do does did can could may must will would should what when which who where why is are was
  be am i me my you we they it the a an of to in on at if for with happens there
  come faccio fare fa si posso puo possono devo deve cosa che chi quando dove perche qual quale e sono ho ha un uno una
  il lo la i gli le l di da del della in nel su con per se mi succede
  comment faire fait je on puis peut peuvent dois doit quoi que qui quand ou pourquoi quel quelle est ce sont un une
  le les des de du la l dans sur avec pour si passe arrive`.split(/\s+/));

// How readers of each language begin a word, and what the rulebook says for it in English, Italian and French.
/** @type {[RegExp, {en: string, it: string, fr: string}][]} */
const MEANT = [
  [/^(win|won|vin[ct]|vittor|gagn|victoi)/, { en: "win wins", it: "vince vincere", fr: "gagne gagner" }],
  [/^(los[et]|perd|sconf|defait)/, { en: "lose loses", it: "perde perso", fr: "perd perdu" }],
  [/^(drew|draw|pesc|pioch)/, { en: "draw draws", it: "pesca pescare", fr: "pioche piocher" }],
  [/^(start|begin|began|inizi|cominc|commenc|debut)/,
    { en: "begin begins start first", it: "comincia inizio primo", fr: "commence debut premier" }],
  [/^(attac|attaq)/, { en: "attack attacks attackers", it: "attacca attaccanti", fr: "attaque attaquants" }],
  [/^(block|blocc|bloqu)/, { en: "block blocks blockers", it: "blocca bloccanti", fr: "bloque bloqueurs" }],
  [/^(pay|paid|cost|pag|cout|pai|pay)/, { en: "pay cost", it: "paga costo", fr: "paie cout" }],
  [/^(die|dead|kill|muo|mor[it]|mour|meur|tue)/,
    { en: "dies destroyed", it: "distrutta distrugge", fr: "detruite detruit" }],
  [/^(discard|scart|defauss)/, { en: "discard discards", it: "scarta scarti", fr: "defausse defausser" }],
  [/^(cast|play|gioc|lanci|jou|lanc)/, { en: "play cast", it: "gioca lancia", fr: "joue lance" }],
  [/^(hand|mano|main)/, { en: "hand", it: "mano", fr: "main" }],
  [/^(deck|mazz|paquet)/, { en: "deck library", it: "mazzo grimorio", fr: "deck bibliotheque" }],
  [/^(turn|turno|tour)/, { en: "turn", it: "turno", fr: "tour" }],
  [/^(tie|draw|patt|paregg|nul|egal)/, { en: "draw drawn", it: "pareggio parita", fr: "nulle egalite" }],
  [/^(redraw|mulligan|mano iniz)/, { en: "mulligan", it: "mulligan", fr: "mulligan" }],
];

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

// What is looked for: the words of a query that say something, and the rulebook's words for them in a language.
export function meant(query, lang) {
  const words = wordsOf(query);
  const telling = words.filter((word) => !ASKING.has(word));
  return (telling.length ? telling : words)
    .flatMap((word) => [word, ...MEANT.filter(([start]) => start.test(word)).map(([, said]) => said[lang])]).join(" ");
}

// The keys of what fits a query best, the best first. documents: [{key, name, text}] in a language; a name counts
// more.
export function nearest(documents, query, lang, most = 12) {
  const index = new MiniSearch({ idField: "key", fields: ["name", "text"], tokenize: wordsOf });
  index.addAll(documents);
  const fuzzy = (word) => (word.length > 3 ? 0.25 : false);
  const weighed = { prefix: true, fuzzy, boost: { name: 3 }, weights: { fuzzy: 0.6, prefix: 0.8 } };
  return index.search(meant(query, lang), weighed).slice(0, most).map(({ id }) => id);
}
