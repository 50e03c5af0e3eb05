// What is near to words that are nowhere in the rulebook: typing errors, and words of other forms.
import MiniSearch from "../vendor/minisearch.js";
import { meant, wordsOf } from "./rule-find.js";

// The keys of what fits a query best, the best first. documents: [{key, name, text}] in a language; a name counts
// more.
export function nearest(documents, query, lang, most = 12) {
  const index = new MiniSearch({ idField: "key", fields: ["name", "text"], tokenize: wordsOf });
  index.addAll(documents);
  const fuzzy = (word) => (word.length > 3 ? 0.25 : false);
  const weighed = { prefix: true, fuzzy, boost: { name: 3 }, weights: { fuzzy: 0.6, prefix: 0.8 } };
  return index.search(meant(query, lang), weighed).slice(0, most).map(({ id }) => id);
}
