// A deck tried against others by games between bots: what is asked of the server, and the games played one request
// after another until all are.

// The games of a trial to choose from.
export const LENGTHS = [40, 100, 200, 400];
// Opponents at most, as the server has it.
const FIELD = 8;
// Requests that may fail in a row because the server has much to do.
const PATIENCE = 20;

const AGAIN = ["table-refused-pace", "table-refused-busy"];
const bare = ({ name, main, sideboard }) => ({ name, main, sideboard: sideboard || [] });
const cardsOf = ({ main, sideboard }) => JSON.stringify([main, sideboard]);

/**
 * Against what a deck can be tried, as [{key, name, versions, field}]: the version of it that is kept, the ready decks
 * of its format, by both versions where they differ, and each other deck that is kept.
 * @param {{deck: any, kept: any, ready: any[], others: any[]}} all decks as data; kept is null where there is none
 */
export function trials({ deck, kept, ready, others }) {
  const mine = bare(deck);
  const before = kept && cardsOf(kept) !== cardsOf(deck) ? bare(kept) : null;
  const versions = before ? [before, mine] : [mine];
  return [
    ...(before ? [{ key: "kept", name: deck.name, versions: [mine], field: [before] }] : []),
    ...(ready.length ? [{ key: "ready", name: "", versions, field: ready.slice(0, FIELD).map(bare) }] : []),
    ...others.map((one) => ({ key: `deck:${one.name}`, name: one.name, versions, field: [bare(one)] })),
  ];
}

/**
 * The answers of the server one after another: {results, games, report}, and {wait} in seconds while it is busy.
 * @param {(body: any) => Promise<any>} ask
 * @param {any} body the request, without results
 * @param {{wait: (seconds: number) => Promise<void>, stopped: () => boolean}} how
 */
export async function* played(ask, body, { wait, stopped }) {
  let results = [];
  let failures = 0;
  while (!stopped()) {
    let answer;
    try {
      answer = await ask({ ...body, results });
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!AGAIN.includes(error.reason) || failures > PATIENCE) throw error;
      const seconds = error.args?.seconds || 1;
      yield { wait: seconds };
      await wait(seconds);
      continue;
    }
    if (stopped()) return;
    ({ results } = answer);
    yield answer;
    if (results.length >= answer.games) return;
  }
}

// The rows of the picture: [{name, new, old, difference, interval}], the whole first where there are several opponents.
export function rowsOf(report, whole) {
  const { field } = report;
  const all = field.length > 1 ? [{ ...report, deck: whole, whole: true }] : [];
  return [...all.map((one) => ({ ...one, new: report.new, old: report.old })), ...field];
}

// What came of it: "better" or "worse" where the interval leaves no doubt, else "open". Of one version: against a half.
export function verdictOf(report) {
  const middle = report.old ? 0 : 0.5;
  const [low, high] = report.old ? report.interval : report.new.interval;
  return low > middle ? "better" : high < middle ? "worse" : "open";
}
