// The rulebook of a game, fetched once a language: its checklist, id → {statement, told, ruling}, and the pages of its
// rulings. told: in the reader's language, null where it is in English alone.
import { useEffect, useState } from "./lib.js";
import { typeset } from "./i18n.js";
import { ask } from "./net.js";
import { useShell } from "./ui/shell.js";

const books = new Map();

async function fetched(game, lang) {
  const of = `game=${game}&lang=${lang}`;
  const all = await Promise.all([ask(`/api/rules?${of}`), ask(`/api/rulings?${of}`)]);
  const own = (text) => text && typeset(lang, text);
  const [rows, pages] = all.map((list) =>
    list.map((one) => ({ ...one, told: own(one.told), decision: own(one.decision) })));
  return { rules: new Map(rows.map((row) => [row.id, row])), rulings: pages };
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
