// Who passes to whom, and the picks of a seat in order, as the view of a draft tells them.

// The seat to which packs go from a seat, and the one from which they come.
export function neighbours({ seats, direction }, seat) {
  const step = direction === "left" ? 1 : -1;
  const at = (place) => (place + seats.length) % seats.length;
  return { to: at(seat + step), from: at(seat - step) };
}

// How many times a pack had been passed when a seat took this card from it: the seats sit in a ring.
function passes(pack, seat, place, seats) {
  const step = pack.direction === "left" ? 1 : -1;
  const away = ((seat - pack.opener) * step + seats) % seats;
  const before = pack.takes.slice(0, place).filter(([taker]) => taker === seat).length;
  return away + before * seats;
}

/**
 * The picks of a seat from the packs that lie open, in the order in which it made them.
 * @returns {{round: number, number: number, card: string, left: string[], taken: [number, string][],
 *   opener: number}[]} left: what the pack held then; taken: who took which card of it later.
 */
export function picksOf({ kind, packs, seats }, seat) {
  const found = packs.flatMap((pack, at) =>
    pack.takes.flatMap(([taker, card], place) => {
      if (taker !== seat || kind === "sealed") return [];
      const when = kind === "booster" ? passes(pack, seat, place, seats.length) : at * pack.cards.length + place;
      const left = pack.takes.slice(place).map(([, name]) => name);
      const untaken = without(pack.cards, pack.takes.map(([, name]) => name));
      return [{ round: pack.round, when, card, opener: pack.opener,
        left: inOrderOf([...left, ...untaken], pack.cards), taken: pack.takes.slice(place + 1) }];
    }),
  );
  found.sort((one, other) => one.round - other.round || one.when - other.when);
  const counts = {};
  return found.map(({ when, ...pick }) => ({ ...pick, number: (counts[pick.round] = (counts[pick.round] || 0) + 1) }));
}

// The names that are left of some when others, each once for each copy, are gone.
function without(names, gone) {
  const left = [...names];
  for (const name of gone) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const inOrderOf = (names, order) => [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other));

// Names, one for each copy, as entries [count, name].
export function counted(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) || 0) + 1);
  return [...counts].map(([name, count]) => [count, name]);
}

// The card that an arrow key leads to from the marked one; the first where none is marked.
export function next(names, marked, step) {
  const at = names.indexOf(marked);
  return at < 0 ? names[step > 0 ? 0 : names.length - 1] : names[(at + step + names.length) % names.length];
}
