// The cards from which a position is set up: those of the game, and others that the game's editor knows of or that the
// server has told of.
import { useEffect, useMemo, useState } from "../lib.js";

// module: the game's editor, whose moreCards() loads others, null before there is time for it; own: the game's cards.
export function usePositionCards(module, own = []) {
  const [more, setMore] = useState([]);
  const add = (cards) => {
    if (!cards?.length) return;
    setMore((before) => {
      const known = new Set(cards.map(({ name }) => name));
      return [...before.filter(({ name }) => !known.has(name)), ...cards];
    });
  };
  useEffect(() => {
    // Without them the game's own cards are there all the same.
    module?.moreCards?.().then(add, () => {});
  }, [module]);
  const cards = useMemo(() => {
    const taken = new Set(own.map(({ name }) => name));
    return [...own, ...more.filter(({ name }) => !taken.has(name))];
  }, [own, more]);
  return { cards, add };
}
