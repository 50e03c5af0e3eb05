// Sealed answers: decided here, shown once all have sealed theirs, checked here. See docs/decisions/sealed-throws.md.
import { toHex } from "./luck.js";
import { recall, remember } from "./memory.js";
import { sha256 } from "./sha256.js";

const KEPT = 8;

const answerSealOf = (id, number, seat, option, salt) => toHex(
  sha256(new TextEncoder().encode(`${id}:${number}:${seat}:${JSON.stringify(option)}:${salt}`)));

// What this browser sealed in a game, newest last: {number, era, option, salt, hash, seen: {number: hash}}.
const kept = new Map();
const notesOf = (id) => kept.get(id) || recall(`seals.${id}`, []);
const noteOf = (id, number) => notesOf(id).find((one) => one.number === number) || null;

function keep(id, note) {
  const notes = [...notesOf(id).filter((one) => one.number !== note.number), note].slice(-KEPT);
  kept.set(id, notes);
  remember(`seals.${id}`, notes);
  return note;
}

const ownSeal = (note, seals) => seals.answers.find((one) => one.number === note.number && one.hash === note.hash);

// Decide an answer and seal it; its salt stays here.
export function seal(id, choice, seat, era, option, send) {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const note = keep(id, {
    number: choice.number, era, option, salt,
    hash: answerSealOf(id, choice.number, seat, option, salt),
    seen: {},
  });
  send({ kind: "seal", number: note.number, hash: note.hash });
}

// Open what was sealed once all have sealed, or seal it again where that was lost on the way.
export function bringSeal(id, choice, era, seals, send) {
  const note = choice && seals && noteOf(id, choice.number);
  if (!note) return;
  const own = ownSeal(note, seals);
  if (!own) {
    if (note.era === era && !seals.answers.some((one) => one.number === note.number))
      send({ kind: "seal", number: note.number, hash: note.hash });
  } else if (seals.ready && !own.done) {
    const seen = Object.fromEntries(seals.answers.map((one) => [one.number, one.hash]));
    keep(id, { ...note, seen: { ...seen, ...note.seen } });
    send({ kind: "answer", choice: note.number, options: [note.option], salt: note.salt });
  }
}

// Of the newest answer of each seat that is shown: "proven", "plain" (never sealed, or not opened) or "broken".
function proofs(id, { answers }) {
  const seen = Object.assign({}, ...notesOf(id).map((one) => one.seen));
  const found = {};
  for (const { number, seat, hash, option, salt, done } of answers) {
    if (!done) continue;
    const fits =
      hash &&
      option &&
      answerSealOf(id, number, seat, option, salt) === hash &&
      [undefined, hash].includes(seen[number]);
    found[seat] = { what: !option ? "plain" : fits ? "proven" : "broken", option };
  }
  return found;
}

// The view as the page draws it: who sealed has answered, as far as anybody sees.
export function withSeals(view, seals, id) {
  if (!view || !seals) return view;
  const note = view.choice && noteOf(id, view.choice.number);
  const own = note && ownSeal(note, seals);
  const sealed = seals.sealed.filter((seat) => seat !== view.seat || own);
  const waiting = view.waiting.filter(({ seat }) => !sealed.includes(seat));
  return {
    ...view, sealed, proofs: proofs(id, seals), waiting: waiting.length ? waiting : view.waiting,
    ...(own && { choice: null, table: { ...view.table, given: note.option } }),
  };
}
