// What a review of an auction shows: the places a log line is about, how it sounds, and the numbers of each Magus.

// [name in the standing, message id of its label].
export const MEASURES = [["life", "live-term-life"], ["traits", "live-term-trait"], ["packs", "live-term-pack"]];

const each = (...names) => ({ event, seat }) => (names.includes(event) ? [seat, 1] : null);

// What the end of an auction adds up, as [message id, of(event)].
export const TOTALS = [
  ["live-total-packs", each("take", "take-secretly")],
  ["live-total-contests", each("contest")],
  ["live-total-won", ({ event, winner }) => (event === "throws" ? [winner, 1] : null)],
  ["live-total-traits", each("lose-trait")],
  ["live-total-powers", each("power")],
  ["live-total-life", ({ event, seat, by }) => (event === "life" && by < 0 ? [seat, -by] : null)],
];

const SOUNDS = {
  paper: ["lay-out", "put-away", "take", "take-secretly", "return", "look"],
  wood: ["challenge", "contest", "throws", "claim", "declare"],
  glass: ["power", "life", "lose-trait", "retest", "session-ready"],
};
export const soundOf = ({ event }) => Object.keys(SOUNDS).find((material) => SOUNDS[material].includes(event)) || null;

// Lands are told one by one: the check after them is the moment.
export const tells = ({ event }) => event !== "lands";

const STAGED = new Set(["claim", "contest", "challenge", "throws", "power", "annulled", "retest", "bid", "yield"]);

// The names (data-zone) of the places an event is about; the last one is where it ends.
export function placesOf(event) {
  const own = typeof event.seat === "number" ? [`magus:${event.seat}`] : [];
  if (["lay-out", "put-away", "order"].includes(event.event)) return ["market"];
  if (STAGED.has(event.event)) return [...own, "stage"];
  if (event.event === "take") return ["market", ...own];
  return own;
}
