// Fair luck: this seat's share, its seal, and the check of a finished record. The protocol: docs/fair-luck.md.
import { game as remembered, keepGame } from "./memory.js";
import { sha256 } from "./sha256.js";

const HEX = /^[0-9a-f]{64}$/;
const text = (string) => new TextEncoder().encode(string);
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));

// SHA-256 of a tag and parts, each with its length before it in four bytes.
export function hashed(tag, ...parts) {
  const all = [text(tag), ...parts];
  const whole = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
  const lengths = new DataView(whole.buffer);
  let at = 0;
  for (const part of all) {
    lengths.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return sha256(whole);
}

export const commitmentOf = (id, secret) => toHex(hashed("grimorio luck 1: server", text(id), fromHex(secret)));
export const sealOf = (id, commitment, seat, share) => toHex(
  hashed("grimorio luck 1: share", text(id), fromHex(commitment), text(String(seat)), fromHex(share)));
export const seedOf = (id, secret, shares) => BigInt(
  `0x${toHex(hashed("grimorio luck 1: seed", text(id), fromHex(secret), ...shares.map(fromHex)))}`).toString();

// What this browser noted of a game's luck before it began: {id, seat, commitment, share, seal, seals, opened, draw,
// again}; draw: how often it had been drawn anew; again: the draw that the person agreed to, after this one.
const notes = new Map();
export const noteOf = (id) => notes.get(id) || remembered(id)?.luck || null;

function keep(note) {
  notes.set(note.id, note);
  if (remembered(note.id)) keepGame(note.id, { luck: note });
  return note;
}

function newNote(id, seat, { commitment, draw = 0 }) {
  const share = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return keep({
    id, seat, commitment, share,
    seal: sealOf(id, commitment, seat, share),
    seals: null, opened: false, draw, again: 0,
  });
}

// Whether the luck was drawn anew since it was noted.
const anew = (note, luck) => Boolean(note) && (luck.draw || 0) > (note.draw || 0);

// Whether this page goes along with a new draw: its share was not sent yet, so nobody knows what would have come; or
// its person agreed.
const follows = (note, luck) => anew(note, luck) && (!note.seals || note.again === luck.draw);

// What the person may be asked about a new draw: "again" (somebody withholds a share), "go" (others have agreed
// already), or null.
export function drawOffer(id, seat, luck) {
  const note = noteOf(id);
  if (!note || note.seat !== seat || !luck) return null;
  if (anew(note, luck)) return follows(note, luck) || luck.stage === "fixed" ? null : "go";
  return luck.late?.length && luck.seats[seat].share === "opened" && !luck.agreed.includes(seat) ? "again" : null;
}

// The person agrees: with the draw that is to come, or with the one that has come.
export function agreeToDraw(id, seat, luck, send) {
  const note = noteOf(id);
  if (anew(note, luck)) {
    keep({ ...note, again: luck.draw });
    bringShare(id, seat, luck, send);
  } else {
    keep({ ...note, again: (luck.draw || 0) + 1 });
    send({ kind: "luck", again: true });
  }
}

const same = (some, others) => JSON.stringify(some) === JSON.stringify(others);

// Whether the server says of the luck what it said before.
export function agrees(note, luck) {
  if (!note || anew(note, luck)) return !note || follows(note, luck);
  const own = luck.seats[note.seat];
  const sealed = own && (own.share === "sealed" || own.share === "opened");
  return note.commitment === luck.commitment && (!sealed || own.seal === note.seal)
    && (!note.seals || same(note.seals, luck.seats.map((one) => one.seal)));
}

// Seal this seat's share when it is awaited; open it when all are sealed and nothing was exchanged since.
export function bringShare(id, seat, luck, send) {
  const own = luck?.seats[seat];
  if (!own) return;
  if (own.share === "awaited") {
    const before = noteOf(id);
    const note = !before || follows(before, luck) ? newNote(id, seat, luck) : before;
    if (agrees(note, luck)) send({ kind: "luck", seal: note.seal });
  } else if (own.share === "sealed" && luck.stage === "opening") {
    const note = noteOf(id);
    if (!note || !agrees(note, luck)) return;
    if (!note.seals) keep({ ...note, seals: luck.seats.map((one) => one.seal) });
    send({ kind: "luck", share: note.share });
  } else if (own.share === "opened" && noteOf(id)?.opened === false) {
    keep({ ...noteOf(id), opened: true });
  }
}

function standing({ kind, share, seal }) {
  if (kind === "bot") return "bot";
  if (share) return "proven";
  return seal ? "withheld" : "none";
}

function shapeless(luck, seats) {
  const good = typeof luck.id === "string" && HEX.test(luck.commitment) && HEX.test(luck.secret)
    && Array.isArray(luck.seats) && luck.seats.length === seats;
  const fine = (one, index) => one?.seat === index && ["person", "bot"].includes(one.kind)
    && [one.seal, one.share].every((hex) => hex === null || (HEX.test(hex) && one.kind === "person"));
  return !good || !luck.seats.every(fine);
}

// Whether a record says what was noted. A share that the server did not take in time may be left out, one that it took
// may not.
function asNoted({ id, commitment, seats }, note) {
  const own = seats[note.seat];
  const taken = own?.share === note.share || (own?.share === null && !note.opened);
  return note.id === id && note.commitment === commitment && (own?.seal === note.seal || !note.seals)
    && (!note.seals || (taken && same(note.seals, seats.map((one) => one.seal))));
}

// The chain of hashes of a finished record, recomputed: {basis, faults: [{kind, seat}], seats: ["proven", …]}.
export function checkRecord(record, note) {
  const { luck, setup } = record;
  if (!luck || luck.seeded) return { basis: luck ? "seeded" : "none", faults: [], seats: [] };
  const faults = [];
  if (shapeless(luck, setup.seats)) return { basis: "shared", faults: [{ kind: "shape" }], seats: [] };
  const { id, commitment, secret, seats } = luck;
  if (commitmentOf(id, secret) !== commitment) faults.push({ kind: "secret" });
  seats.forEach(({ seat, seal, share }) => {
    if (share && (!seal || sealOf(id, commitment, seat, share) !== seal)) faults.push({ kind: "seal", seat });
  });
  if (seedOf(id, secret, seats.map((one) => one.share || "")) !== setup.seed) faults.push({ kind: "seed" });
  if (note && !asNoted(luck, note)) faults.push({ kind: "receipt" });
  return { basis: "shared", faults, seats: seats.map(standing), elsewhere: Boolean(setup.situation || setup.base) };
}
