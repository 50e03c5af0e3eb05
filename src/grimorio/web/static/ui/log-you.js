// The reader in lines of a log that names everybody: by name, and without one as "you".

const own = ({ players, view }, seat) =>
  (seat === view?.seat && players?.find((one) => one.seat === seat)) || null;

// Whether a seat is the reader's, who gave no name.
export const isYou = (about, seat) => own(about, seat)?.name === "";

// A player by name, the reader too, as in the terminal; a reader without one as after a verb or a preposition.
export const player = (about, seat) =>
  isYou(about, seat) ? about.t("table-you-after") : own(about, seat)?.name || about.name(seat);

// A text about a seat: where it is the reader's, who gave no name, the message that ends in "-you", if there is one.
export const textOf = (about, id, seat, args) =>
  about.t(isYou(about, seat) && about.t.has(`${id}-you`) ? `${id}-you` : id, args);
