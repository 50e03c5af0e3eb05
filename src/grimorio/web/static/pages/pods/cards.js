// The cards of an online draft that come as a file: a set in JSON, or a cube as a list with a count on each line.
import { jsonLine } from "../../ui/json-line.js";

const LINE = /^(\d{1,4})\s*[x×]?\s+(\S.*)$/;

// The file's text as the cards of a draft: {cards}, which are {set} or {cube}, or what is wrong: {id} of the message
// about it, {line} and {text} of the line.
export function cardsOf(text) {
  const wrong = jsonLine(text);
  if (wrong) return { id: "onlinedraft-file-json", line: wrong, text: text.split("\n")[wrong - 1].trim() };
  if (/^\s*[{[]/.test(text)) {
    const read = JSON.parse(text);
    const cards = read.code ? { set: read } : read.cube ? { cube: read.cube } : null;
    return cards ? { cards } : { id: "onlinedraft-file-bad", line: 1, text: "" };
  }
  const lines = text.split("\n").map((line, at) => ({ text: line.trim(), line: at + 1 }))
    .filter(({ text: line }) => line && !line.startsWith("//"));
  const bad = lines.find(({ text: line }) => !LINE.test(line));
  if (bad) return { id: "onlinedraft-file-line", ...bad };
  const cards = lines.map(({ text: line }) => LINE.exec(line)).map(([, count, name]) => [Number(count), name.trim()]);
  return cards.length ? { cards: { cube: { cards } } } : { id: "onlinedraft-file-bad", line: 1, text: "" };
}

// What is asked of the server: one set for all boosters, or one for each.
export function setsOf(codes) {
  const same = codes.every((code) => code === codes[0]);
  return same ? { set: codes[0] } : { packs: codes.map((code) => ({ set: code })) };
}
