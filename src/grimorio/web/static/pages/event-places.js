// The places of a round that is seated by hand, as values. A row is {first, second, kept, late}: kept tables are not
// paired again; in a late row sits somebody who came after the pairing and need not play.

const SIDES = ["first", "second"];

// A table with its first player first, or null where nobody sits.
const tidy = (row) => (row.first !== null ? row : row.second === null ? null
  : { ...row, first: row.second, second: null });

const tidied = (rows) => rows.map(tidy).filter(Boolean);

// The rows of a round as it stands: who has left an open table is gone, and who came late sits apart.
export function rowsOf(round, players) {
  const here = new Set(players.filter(({ left }) => !left).map(({ name }) => name));
  const rows = round.tables.map(({ first, second, result }) => (result ? { first, second, kept: true, done: true }
    : { first: here.has(first) ? first : null, second: here.has(second) ? second : null, kept: false }));
  const seated = new Set(rows.flatMap(({ first, second }) => [first, second]));
  const late = round.stage === "swiss" ? [...here].filter((name) => !seated.has(name)) : [];
  return [...tidied(rows), ...late.map((first) => ({ first, second: null, kept: false, late: true }))];
}

// Two places ([row, side], side 0 or 1) change what is in them; both tables are kept from then on.
export function swapped(rows, one, other) {
  const at = ([row, side]) => rows[row][SIDES[side]];
  const [mine, theirs] = [at(one), at(other)];
  if (mine === theirs) return rows;
  const changed = rows.map((row) => ({ ...row }));
  changed[one[0]][SIDES[one[1]]] = theirs;
  changed[other[0]][SIDES[other[1]]] = mine;
  for (const [row] of [one, other]) if (!changed[row].late) changed[row].kept = true;
  return tidied(changed);
}

// The player of a place has the bye: who had it plays the opponent, else the opponent has one too.
export function withBye(rows, [at, side]) {
  const { first, second } = rows[at];
  const [name, opponent] = side ? [second, first] : [first, second];
  const bye = rows.findIndex((row) => row.second === null && !row.late);
  if (opponent === null) return rows;
  if (bye >= 0) return rows.map((row, number) => (number === bye ? { first: name, second: null, kept: true }
    : number === at ? { first: opponent, second: rows[bye].first, kept: true } : row));
  const rest = rows.map((row, number) => (number === at ? { first: opponent, second: null, kept: false } : row));
  return [...rest, { first: name, second: null, kept: true }];
}

// The tables of rows as the server reads them; only: those that are kept.
export const tablesOf = (rows, only = false) => rows.filter(({ late, kept }) => !late && (kept || !only))
  .map(({ first, second }) => [first, second]);

// The rows for tables that the server has paired: those that were kept stay where they are.
export function paired(rows, tables) {
  const kept = new Set(tablesOf(rows, true).map(String));
  const fresh = tables.filter((table) => !kept.has(String(table)))
    .map(([first, second]) => ({ first, second, kept: false }));
  const seated = new Set(tables.flat());
  const places = rows.filter(({ late }) => !late).map((row) => (row.kept ? row : fresh.shift())).filter(Boolean);
  return [...places, ...fresh, ...rows.filter(({ late, first }) => late && !seated.has(first))];
}

// The place beside another one that an arrow key leads to, or null.
export function beside(rows, [row, side], key) {
  const [down, across] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] || [];
  const next = [row + down, side + across];
  return down !== undefined && rows[next[0]] && SIDES[next[1]] ? next : null;
}
