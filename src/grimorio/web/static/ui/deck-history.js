// Changes of a deck that are taken back and made again.

// Changes kept at most.
const MOST = 100;

export const NOTHING = { before: [], after: [] };

// After a change: text is the list before it.
export const changedFrom = ({ before }, text) => ({ before: [...before.slice(1 - MOST), text], after: [] });

// The list before the last change and what is then known, null where there is none; text is the list now.
export function undone({ before, after }, text) {
  if (!before.length) return null;
  return [before[before.length - 1], { before: before.slice(0, -1), after: [text, ...after] }];
}

// The list that was taken back last, in the same way.
export function redone({ before, after }, text) {
  if (!after.length) return null;
  return [after[0], { before: [...before, text], after: after.slice(1) }];
}
