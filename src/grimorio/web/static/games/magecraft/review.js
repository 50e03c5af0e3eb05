// What a review of a game shows of Magecraft: the places a log line is about, and the numbers that tell who is ahead.

// [name in the standing, message id of its label].
export const MEASURES = [["hp", "magecraft-area-hp"], ["points", "magecraft-area-points"]];

const BY_EVENT = {
  draw: () => ["bag", "hand"],
  refill: () => ["discard", "bag"],
  "put-aside": () => ["hand", "discard"],
  "lower-shield": () => ["shield", "discard"],
  cast: ({ grimoire }) => [`grimoire:${grimoire}`],
  gold: ({ grimoire }) => [`grimoire:${grimoire}`],
  "gold-lost": ({ grimoire }) => [`grimoire:${grimoire}`],
  study: ({ grimoire }) => [`grimoire:${grimoire}`],
  master: ({ grimoire }) => [`grimoire:${grimoire}`],
  heal: ({ to }) => [to],
  "gain-shield": ({ source }) => (source === "academy" ? ["shield"] : [source, "shield"]),
  vanish: ({ source }) => [source],
};

// The names (data-zone) of the places an event is about; the last one is where it ends.
export function placesOf(event) {
  if (event.event === "attack") return [`${event.target}:${event.hit}`];
  if (event.event === "academy") return ["academy"];
  if (typeof event.seat !== "number") return [];
  const places = BY_EVENT[event.event]?.(event) || ["board"];
  return [
    ...(event.source === "academy" || event.event === "heal" ? ["academy"] : []),
    ...places.map((one) => `${event.seat}:${one}`),
  ];
}

// What counts in the totals of a game: [message id, event → [seat, amount]].
const each = (kind) => (event) => (event.event === kind ? [event.seat, 1] : null);
export const TOTALS = [
  ["magecraft-total-cast", each("cast")],
  ["magecraft-total-attack", (event) => (event.event === "attack" && event.hit === "hp" ? [event.seat, 1] : null)],
  ["magecraft-total-heal", each("heal")],
  ["magecraft-total-draw", each("draw")],
  ["magecraft-total-study", each("study")],
  ["magecraft-total-master", each("master")],
];
