// What a finished game tells: its totals, and the turn in which it turned.

// The seat of a log line for which a total counts, and how much; each game names its own: [[message id, of(event)]].
const zero = (seats) => Array.from({ length: seats }, () => 0);

/**
 * How much each seat did: [{label, of: [number for each seat]}], without what nobody did.
 * @param {any[]} log
 * @param {[string, (event: any) => [number, number] | null][]} totals of the game: what counts, as [seat, amount]
 * @param {number} seats
 */
export function totalsOf(log, totals, seats) {
  return totals
    .map(([label, of]) => {
      const sums = zero(seats);
      for (const event of log) {
        const counted = of(event);
        if (counted && counted[0] >= 0 && counted[0] < seats) sums[counted[0]] += counted[1];
      }
      return { label, of: sums };
    })
    .filter(({ of }) => of.some((sum) => sum));
}

// How far a seat stands before the best of the others, by one of the game's public numbers.
const lead = ({ standing }, seat, measure) =>
  (standing[seat][measure] ?? 0) -
  Math.max(...standing.filter((_, at) => at !== seat).map((one) => one[measure] ?? 0));

/* The turn after which the winner was ahead for good, by the measures of the game, the first that says so: {turn, step,
   measure, before, after}, before and after: the winner's lead. Null where nobody ever was behind or level. */
export function turningPoint(turns, measures, winner) {
  for (const [measure] of measures) {
    const leads = turns.map((turn) => lead(turn, winner, measure));
    if (!(leads[leads.length - 1] > 0)) continue;
    const last = leads.reduce((found, one, at) => (one <= 0 ? at : found), -1);
    if (last >= 0 && last + 1 < turns.length && last > 0)
      return { turn: turns[last], step: turns[last].step, measure, before: leads[last], after: leads[last + 1] };
  }
  return null;
}
