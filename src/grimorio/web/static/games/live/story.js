// Challenges, as the log tells them: who met whom, what was thrown, used, lost and won.

const BEGINS = ["challenge", "yield"];
const ENDS = ["take", "place"];
// Each takes one of two packs.
const fate = (event) => event.event === "take" && event.rule === "LIVE-4-FATE-1";

/* {key, events, throws, over, last, …} from the line it begins with: over when somebody has what it was about, last
   when nothing came after it. */
function storyFrom(log, begin) {
  const events = [];
  let over = false;
  let last = true;
  for (const event of log.slice(begin)) {
    if ((over && !fate(event)) || (events.length && BEGINS.includes(event.event))) { last = false; break; }
    events.push(event);
    over ||= ENDS.includes(event.event);
  }
  const [first] = events;
  const takes = events.filter(({ event }) => ENDS.includes(event));
  return {
    key: first.i, events, over, last,
    throws: events.filter(({ event }) => event === "throws"),
    yielded: first.event === "yield",
    holder: first.seat,
    rival: first.rival ?? null,
    trait: first.trait || null,
    pack: first.pack || null,
    winner: over ? takes[0].seat : null,
    both: takes.length > 1,
    takes,
  };
}

// The newest challenge and the one before it, in this order; fewer at the beginning.
export function storiesOf(log) {
  const found = [];
  for (let at = log.length - 1; at >= 0 && found.length < 2; at -= 1)
    if (BEGINS.includes(log[at].event)) found.push(storyFrom(log, at));
  return found;
}

// What a challenge cost a seat so far, or gave it: the events.
export const costOf = (story, seat) =>
  story.events.filter((one) => one.seat === seat && ["lose-trait", "life"].includes(one.event));
// The Powers and retests of a seat.
export const usedBy = (story, seat) =>
  story.events.filter((one) => one.seat === seat && ["power", "retest"].includes(one.event));
// The Power of a seat that the other's cancels, or undefined.
export const annulledOf = (story, seat) =>
  story.events.find((one) => one.seat === seat && one.event === "annulled")?.what;
