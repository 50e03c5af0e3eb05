// The cards of an online draft that come as a file: a set in JSON, or a cube as a list with a count on each line.

const LINE = /^(\d{1,4})\s*[x×]?\s+(\S.*)$/;

// The file's text as the cards of a draft, {set} or {cube}; null if it is neither.
export function cardsOf(text) {
  try {
    const read = JSON.parse(text);
    return read?.code ? { set: read } : null;
  } catch { /* not JSON: a list */ }
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line && !line.startsWith("//"));
  const cards = lines.map((line) => LINE.exec(line)).map((found) => found && [Number(found[1]), found[2].trim()]);
  return cards.length && cards.every(Boolean) ? { cube: { cards } } : null;
}

// What is asked of the server: one set for all boosters, or one for each.
export function setsOf(codes) {
  const same = codes.every((code) => code === codes[0]);
  return same ? { set: codes[0] } : { packs: codes.map((code) => ({ set: code })) };
}
