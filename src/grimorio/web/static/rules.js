// The rulebook of a game, fetched once a language: its checklist, id → {statement, ruling}, and the pages of its
// rulings, in the reader's language.
import { useEffect, useState } from "./lib.js";
import { typeset } from "./i18n.js";
import { ask } from "./net.js";
import { useShell } from "./ui/shell.js";

const books = new Map();

async function fetched(game, lang) {
  const of = `game=${game}&lang=${lang}`;
  const all = await Promise.all([ask(`/api/rules?${of}`), ask(`/api/rulings?${of}`)]);
  const own = (text) => typeset(lang, text);
  const [rows, pages] = all;
  const rules = rows.map((row) => [row.id, { ...row, statement: own(row.statement), ruling: own(row.ruling) }]);
  const part = (one) => ({ ...one, lead: own(one.lead), text: own(one.text), items: one.items.map(own) });
  const rulings = pages.map((page) => ({ ...page, title: own(page.title), parts: page.parts.map(part) }));
  return { rules: new Map(rules), rulings };
}

const puzzles = {};

// How many puzzles are about each rule of a game, by id; empty until that is known.
export function usePuzzles(game) {
  const [counts, setCounts] = useState(new Map());
  useEffect(() => {
    let here = true;
    puzzles.all ??= ask("/api/puzzles").catch(() => { delete puzzles.all; return { puzzles: [] }; });
    puzzles.all.then((all) => {
      const ids = all.puzzles.filter((one) => one.game === game).flatMap(({ rules }) => rules);
      const found = new Map();
      for (const id of ids) found.set(id, (found.get(id) || 0) + 1);
      if (here) setCounts(found);
    });
    return () => { here = false; };
  }, [game]);
  return counts;
}

const EMPTY = { rules: new Map(), rulings: [] };

function book(game, lang) {
  const key = `${game} ${lang}`;
  if (!books.has(key)) books.set(key, fetched(game, lang).catch(() => { books.delete(key); return EMPTY; }));
  return books.get(key);
}

// {rules, rulings}; the rulings about one rule are those whose `rules` name it.
export function useBook(game) {
  const { lang } = useShell();
  const [found, setFound] = useState(EMPTY);
  useEffect(() => {
    let here = true;
    if (game) book(game, lang).then((one) => { if (here) setFound(one); });
    return () => { here = false; };
  }, [game, lang]);
  return found;
}
