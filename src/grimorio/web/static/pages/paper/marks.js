// Cards that are tapped in: a list of marks, each + or - and a name, so that the last tap can be taken back.

// The cards that marks make: {name: copies}.
export function counted(marks) {
  const cards = {};
  for (const mark of marks) {
    const name = mark.slice(1);
    cards[name] = (cards[name] || 0) + (mark[0] === "+" ? 1 : -1);
  }
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
}

export const total = (cards) => Object.values(cards).reduce((sum, count) => sum + count, 0);

// How many marks two lists share from their beginning.
export function shared(one, other) {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

// The marks of lines such as "2 Shock" or "Shock", and the lines that are none.
export function typed(text) {
  const [marks, wrong] = [[], []];
  for (const line of text.split("\n").map((row) => row.replace(/\s+/g, " ").trim()).filter(Boolean)) {
    const [, count = "1", name = ""] = line.match(/^(?:(\d{1,2})x? )?(\S.{0,99})$/) || [];
    if (!name || /^\d+$/.test(name) || Number(count) < 1) wrong.push(line);
    else marks.push(...Array.from({ length: Number(count) }, () => `+${name}`));
  }
  return { marks, wrong };
}

export const COLORS = ["W", "U", "B", "R", "G", "M", "C", "L"];
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// The cards to show: those of a colour ("" for all) whose name in any language has the searched words, in the order
// of colours and names, or of numbers.
export function shown(cards, { search = "", color = "", sort = "color", lang = "en" }) {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = ({ names, number }) => words.every((word) =>
    number === word || Object.values(names).some((name) => plain(name).includes(word)));
  const rank = (card) => (COLORS.includes(card.color) ? COLORS.indexOf(card.color) : COLORS.length);
  const byName = (a, b) => (a.names[lang] || a.name).localeCompare(b.names[lang] || b.name, lang);
  const order = sort === "number" ? (a, b) => Number(a.number) - Number(b.number) || byName(a, b)
    : (a, b) => rank(a) - rank(b) || byName(a, b);
  return cards.filter((card) => (words.length > 0 || !color || (card.color || "") === color) && fits(card)).sort(order);
}

// How many cards of each rarity there are.
export function rarities(cards, known) {
  const of = new Map(known.map(({ name, rarity }) => [name, rarity]));
  const found = {};
  for (const [name, count] of Object.entries(cards)) {
    const rarity = of.get(name);
    if (rarity) found[rarity] = (found[rarity] || 0) + count;
  }
  return found;
}
