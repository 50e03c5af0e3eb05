// Changes of a deck or a position that are taken back and made again.

export const NOTHING = { before: [], after: [] };

// After a change: value is what stood before it, most: how many changes are kept.
export const changedFrom = ({ before }, value, most = 100) => (
  { before: [...before.slice(1 - most), value], after: [] });

// What stood before the last change and what is then known, null where there is none; value is what stands now.
export function undone({ before, after }, value) {
  if (!before.length) return null;
  return [before[before.length - 1], { before: before.slice(0, -1), after: [value, ...after] }];
}

// What was taken back last, in the same way.
export function redone({ before, after }, value) {
  if (!after.length) return null;
  return [after[0], { before: [...before, value], after: after.slice(1) }];
}
