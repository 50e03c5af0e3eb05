// The rulebook checklist of a game: id → {statement, ruling}, fetched once.
import { useEffect, useState } from "./lib.js";
import { ask } from "./net.js";

const books = new Map();

function book(game) {
  if (!books.has(game)) {
    const fetched = ask(`/api/rules?game=${game}`)
      .then((rows) => new Map(rows.map((row) => [row.id, row])))
      .catch(() => { books.delete(game); return new Map(); });
    books.set(game, fetched);
  }
  return books.get(game);
}

export function useRules(game) {
  const [rules, setRules] = useState(new Map());
  useEffect(() => {
    let here = true;
    if (game) book(game).then((found) => { if (here) setRules(found); });
    return () => { here = false; };
  }, [game]);
  return rules;
}
