// What in a rulebook answers a query: words of questions are dropped, all others are found as whole words, the last as
// a beginning; what is called so comes first, then texts, then what is ruled.
import { TOPICS } from "./rule-topics.js";

// Words of questions, which say nothing of what is asked.
const ASKING = new Set(`how do does did can could may must will would should what when which who where why is are was
  be am i me my you we they it the a an of to in on at if for with happens there many much get
  come faccio fare fa si posso puo possono devo deve cosa che chi quando dove perche qual quale e sono ho ha un uno una
  il lo la i gli le l di da del della in nel su con per se mi succede quante quanti va vuol dire
  comment faire fait je on puis peut peuvent dois doit quoi que qui quand ou pourquoi quel quelle est ce sont un une
  le les des de du la l dans sur avec pour si passe arrive qu combien a t il en faut`.split(/\s+/));

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
  [/^(hand|mano|main)$/, { en: "hand", it: "mano", fr: "main" }],
  [/^(deck|mazz|paquet)/, { en: "deck library", it: "mazzo grimorio", fr: "deck bibliotheque" }],
  [/^(turn|turno|tour)$/, { en: "turn", it: "turno", fr: "tour" }],
  [/^(tie|draw|patt|paregg|nul|egal)/, { en: "draw drawn", it: "pareggio parita", fr: "nulle egalite" }],
  [/^(redraw|mulligan|mano iniz)/, { en: "mulligan", it: "mulligan", fr: "mulligan" }],
];

export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
export const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

// The words of a query that say something; all of them where none does.
function telling(query) {
  const words = wordsOf(query);
  const some = words.filter((word) => !ASKING.has(word));
  return some.length ? some : words;
}

const alike = (word, lang) => MEANT.filter(([start]) => start.test(word)).flatMap(([, said]) => said[lang].split(" "));

// What is looked for: the words of a query that say something, and the rulebook's words for them in a language.
export const meant = (query, lang) => telling(query).flatMap((word) => [word, ...alike(word, lang)]).join(" ");

// The parts of a query: ids and the like as they are written, other words each with those that mean the same.
function parts(query, lang) {
  const ids = plain(query).split(/\s+/).filter((word) => /\d/.test(word) && /[-.]/.test(word));
  const rest = plain(query).split(/\s+/).filter((word) => !ids.includes(word)).join(" ");
  const words = telling(rest);
  return { ids, words: words.map((word, at) => ({ word, last: at === words.length - 1, others: alike(word, lang) })) };
}

// Whether a text has all that a query asks for.
function holds({ ids, words }, { text, known }) {
  const has = ({ word, last, others }) => known.has(word) || others.some((other) => known.has(other)) ||
    (last && text.includes(` ${word}`));
  return ids.every((id) => text.includes(id)) && words.every(has);
}

// The rules of a game on a subject such as "win", when a query speaks of nothing else.
export function onTopic(game, query) {
  const words = telling(query);
  const topic = Object.entries(TOPICS.words).find(([, is]) =>
    words.some((word) => is.test(word)) && words.every((word) => is.test(word) || TOPICS.beside.test(word)));
  return (topic && TOPICS.rules[game]?.[topic[0]]) || [];
}

// An entry as it is searched. texts: of what it is called first, then of what counts less and less.
export function entry(key, ...texts) {
  const searched = texts.map((text) => ` ${wordsOf(text).join(" ")} ${plain(text)}`);
  const upto = searched.map((_, at) => searched.slice(0, at + 1).join(" "));
  return { key, texts: searched, upto: upto.map((text) => ({ text, known: new Set(text.split(" ")) })) };
}

// The keys of the entries that have all of a query, the best first; those of `first` before all others.
export function found(entries, query, lang, first = []) {
  const asked = parts(query, lang);
  const whole = telling(query).join(" ");
  const known = new Set(entries.map(({ key }) => key));
  const rank = ({ texts, upto }) => {
    if (!whole || texts[0].startsWith(` ${whole} `)) return 0;
    const at = upto.findIndex((texts) => holds(asked, texts));
    return at < 0 ? Infinity : at + 1;
  };
  const ranked = entries.map((one, at) => ({ key: one.key, rank: rank(one), at }))
    .filter((one) => one.rank < Infinity && !first.includes(one.key))
    .sort((one, other) => one.rank - other.rank || one.at - other.at);
  return [...first.filter((key) => known.has(key)), ...ranked.map(({ key }) => key)];
}

// What a rulebook has for a query, the best first: keys of its words, rules and rulings. book: {words, rules, pages},
// each a list of entries in the language lang.
export function searched(game, book, query, lang) {
  const rules = onTopic(game, query);
  return {
    words: found(book.words, query, lang),
    rules: found(book.rules, query, lang, rules),
    pages: found(book.pages, query, lang),
  };
}
