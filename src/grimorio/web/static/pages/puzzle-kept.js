// What this browser keeps of puzzles, and which comes next.

// The puzzles noted at most, the newest.
const KEPT = 2000;

// notes: {id: whether the first answer was right}. Only the first answer counts.
export function notedAs(notes, id, right) {
  if (id in notes) return notes;
  return Object.fromEntries([...Object.entries(notes), [id, right]].slice(-KEPT));
}

export function tally(notes) {
  const all = Object.values(notes);
  return { right: all.filter(Boolean).length, all: all.length };
}

// The puzzles of the game, theme and rule wanted.
export const fitting = (list, { game = "", theme = "", rule = "" }) => list.filter((one) =>
  (!game || one.game === game) && (!theme || one.theme === theme) && (!rule || one.rules.includes(rule)));

// The id of the next puzzle of those wanted: the first after this one that was never answered, else that was answered
// wrongly; null where all are done.
export function nextOf(list, wanted, notes, id) {
  const fits = fitting(list, wanted);
  const here = fits.findIndex((one) => one.id === id);
  const turned = [...fits.slice(here + 1), ...fits.slice(0, here + 1)].filter((one) => one.id !== id);
  const open = turned.find((one) => !(one.id in notes)) || turned.find((one) => !notes[one.id]);
  return open?.id ?? null;
}

const QUIET = ["pass", "done", "auto"];

// The answers that are told: passes and payments between them go without saying.
export const shownSteps = (steps) => steps.filter(({ option }) => !(option.length === 1 && QUIET.includes(option[0])));
