// A finished game with the bots' eyes: which moments are looked at, what the server says of them, and where it turned.

// The most moments of the curve, and the games that bots play on from each; the games compared for an answer.
export const POINTS = 20;
export const GAMES = 16;
export const TRIALS = 24;
// The least that a chance must change, in percent, before it is called a swing: with so few games less may be luck.
export const SWING = 20;
const MOST_SWINGS = 5;
const PATIENCE = 40;
const AGAIN = ["table-refused-pace", "table-refused-busy"];
const COSTLY = "table-refused-costly";
// Processor seconds after which a page makes pauses, so that replays are still shown at once; how long a pause is, in
// parts of the time before it.
const EAGER = 12;
const REST = 0.5;

// The turns at which the curve has points, spread evenly, with the first and the last.
export function pointsOf(turns, most = POINTS) {
  if (turns.length <= most) return turns;
  const places = Array.from({ length: most }, (_, at) => Math.round((at * (turns.length - 1)) / (most - 1)));
  return places.map((at) => turns[at]);
}

/**
 * What the server says of moments, one request after another: yields {moments} and, while it is busy, {wait}, in
 * seconds.
 * @param {(body: any) => Promise<any>} ask
 * @param {{steps: number[], games: number, advice?: boolean}} body
 * @param {{wait: (seconds: number) => Promise<void>, stopped: () => boolean}} how
 */
export async function* looked(ask, body, { wait, stopped }) {
  let { steps, games } = body;
  let failures = 0;
  let spent = 0;
  while (steps.length && !stopped()) {
    let answer;
    try {
      answer = await ask({ ...body, steps, games });
      failures = 0;
    } catch (error) {
      failures += 1;
      // What takes longer than one request may is asked for with fewer games.
      if (error.reason === COSTLY && games > 1) {
        games = Math.floor(games / 2);
        continue;
      }
      if (!AGAIN.includes(error.reason) || failures > PATIENCE) throw error;
      const seconds = error.args?.seconds || 1;
      yield { wait: seconds, moments: [] };
      await wait(seconds);
      continue;
    }
    if (stopped()) return;
    spent += answer.seconds;
    steps = steps.slice(answer.moments.length);
    yield answer;
    ({ games } = body);
    if (spent > EAGER && steps.length) await wait(answer.seconds * REST);
  }
}

// The points of the curve as turns of a course: chances in percent.
export const curveOf = (points, moments) =>
  points
    .map((turn) => ({ turn, moment: moments.find(({ step }) => step === turn.step) }))
    .filter(({ moment }) => moment)
    .map(({ turn, moment }) => ({
      ...turn,
      standing: moment.chances.map((chance) => ({ chance: Math.round(100 * chance) })),
    }));

/* Between which neighbouring points the chances changed most, the largest first: [{from, to, seat, loss}], seat: who
   lost most by it, loss: how much, in percent. */
export function swingsOf(curve) {
  const swings = curve.slice(1).map((to, at) => {
    const from = curve[at];
    const losses = to.standing.map((one, seat) => from.standing[seat].chance - one.chance);
    const loss = Math.max(...losses);
    return { from, to, seat: losses.indexOf(loss), loss };
  });
  return swings.filter(({ loss }) => loss >= SWING).sort((a, b) => b.loss - a.loss).slice(0, MOST_SWINGS);
}

// The answers within a swing, as steps.
export const stepsOf = ({ from, to }) => Array.from({ length: to.step - from.step }, (_, at) => from.step + at);

// The answers by which bots would rather have given another one, the one with the largest gain first: with won and
// other, the chances in percent after the answer given and after the bot's.
export function mendedBy(moments, seat) {
  return moments
    .filter((one) => one.seat === seat && one.chances.length === 2)
    .map((one) => {
      const [won, other] = one.chances.map((chance) => Math.round(100 * chance));
      return { ...one, won, other };
    })
    .sort((a, b) => (b.other - b.won) - (a.other - a.won));
}
