// The steps of a draft with printed cards: which is on now, how long it still lasts, who passes to whom.

// A step as the server sends it: [kind, booster, pick, left, seconds, way, opener, seat].
function named([kind, booster, pick, cards, seconds, way, opener, seat]) {
  return { kind, booster, pick, cards, seconds, way, opener, seat };
}

// Where a countdown {step, began, paused, extra} stands at a time in seconds: the step with its number `at`, and the
// seconds left, which are null without a limit. The same as Paper.place of the server.
export function placeOf(steps, { step: first, began, paused, extra: more }, now) {
  const shown = (at, left) => ({ at, ...named(steps[at]), left });
  if (!began) return shown(0, steps[0][4] || null);
  let passed = Math.max(0, (paused || now) - began);
  let [at, extra] = [first, more];
  for (;;) {
    const seconds = steps[at][4];
    if (!seconds) return shown(at, null);
    const left = seconds + extra - passed;
    if (left > 0 || at === steps.length - 1 || steps[at][6] >= 0) return shown(at, Math.max(0, left));
    [at, passed, extra] = [at + 1, -left, 0];
  }
}

// The second at which a pick's end is announced, as a judge does: ten before it, five for short picks, else none.
export const warning = (seconds) => (seconds > 20 ? 10 : seconds > 10 ? 5 : 0);

export const written = (seconds) => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

// The neighbours of a seat: packs that go to the left go to the next one.
export const neighbours = (players, seat) => ({
  left: players[(seat + 1) % players.length],
  right: players[(seat - 1 + players.length) % players.length],
});

// The players who pick next in a Rochester draft, after the one who picks now: at most `count`.
export const upcoming = (steps, at, players, count = 3) => steps.slice(at + 1)
  .filter(([kind]) => kind === "pick").slice(0, count).map((step) => players[step[7]]);

// Where seats stand around a table seen from above, the given one at the bottom, in shares of width and height:
// who sits to the left stands clockwise.
export const around = (count, mine = 0) => Array.from({ length: count }, (_, seat) => {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - mine)) / count;
  return { x: 0.5 + 0.36 * Math.cos(angle), y: 0.5 + 0.4 * Math.sin(angle) };
});
