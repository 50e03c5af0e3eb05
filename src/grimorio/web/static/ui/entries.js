// Lists of cards in a position that is set up by hand: an entry may stand for several, "Mountain*3".

// What an entry is called, and how many it stands for.
/** @returns {[string, number]} */
export function counted(entry) {
  const [, name, count = "1"] = /^(.*?)(?:\*(\d+))?$/.exec(entry);
  return [name, Number(count)];
}
export const times = (entry, count) => (count > 1 ? `${counted(entry)[0]}*${count}` : counted(entry)[0]);
// A number that was typed: whole, from 1 to most.
export const whole = (text, most) => Math.min(most, Math.max(1, Math.trunc(Number(text)) || 1));
export const put = (list, at, entry) => list.map((one, place) => (place === at ? entry : one));
export const without = (list, at) => list.filter((_, place) => place !== at);

// What was typed to find a card, and how many are wanted: "3 forest", "forest x3".
export function wanted(typed, most = 99) {
  const text = typed.trim();
  const [, before, name, after] = /^(?:(\d{1,2})\s*[x×*]?\s+)?(.*?)(?:\s*[x×*]\s*(\d{1,2}))?$/i.exec(text);
  const count = Number(before || after || 1);
  return { name, count: Math.min(most, Math.max(1, count)) };
}

const NO_MATCH = 9;
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/* The cards, [{name, also?, …}], one of whose two names has this part: first those that begin with it, so that "forest"
   finds Forest. */
export function searched(cards, part, most) {
  const sought = plain(part.trim());
  if (!sought) return [];
  const rankOf = (text) => {
    const called = plain(text);
    if (!called.includes(sought)) return NO_MATCH;
    return called === sought ? 0 : called.startsWith(sought) ? 1 : called.includes(` ${sought}`) ? 2 : 3;
  };
  const ranks = new Map(cards.map((card) => [card, Math.min(rankOf(card.name), rankOf(card.also || ""))]));
  return cards
    .filter((card) => ranks.get(card) < NO_MATCH)
    .sort((a, b) => ranks.get(a) - ranks.get(b) || a.name.localeCompare(b.name))
    .slice(0, most);
}

// The list with so many cards more: with those alike where its order says nothing, else with the last one.
export function laidInto(list, name, count = 1, ordered = false) {
  const at = list.findIndex((entry, place) => counted(entry)[0] === name && (!ordered || place === list.length - 1));
  return at < 0 ? [...list, times(name, count)] : put(list, at, times(name, counted(list[at])[1] + count));
}

// The list with so many of an entry less.
export function takenFrom(list, at, count = 1) {
  const [name, held] = counted(list[at]);
  return held > count ? put(list, at, times(name, held - count)) : without(list, at);
}
