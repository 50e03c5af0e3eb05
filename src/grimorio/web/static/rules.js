// The rulebook of a game, fetched once: its checklist, id → {statement, ruling}, and the pages of its rulings.
import { useEffect, useState } from "./lib.js";
import { ask } from "./net.js";

const books = new Map();

async function fetched(game) {
  const [rows, pages] = await Promise.all([ask(`/api/rules?game=${game}`), ask(`/api/rulings?game=${game}`)]);
  return { rules: new Map(rows.map((row) => [row.id, row])), rulings: pages };
}

const EMPTY = { rules: new Map(), rulings: [] };

function book(game) {
  if (!books.has(game)) books.set(game, fetched(game).catch(() => { books.delete(game); return EMPTY; }));
  return books.get(game);
}

// {rules, rulings}; the rulings about one rule are those whose `rules` name it.
export function useBook(game) {
  const [found, setFound] = useState(EMPTY);
  useEffect(() => {
    let here = true;
    if (game) book(game).then((one) => { if (here) setFound(one); });
    return () => { here = false; };
  }, [game]);
  return found;
}
