// Deck lists that people write: read by the server as they are written, and what is wrong with them, line by line.
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { useShell } from "./shell.js";
import { style } from "./style.js";

await style(new URL("./reading.css", import.meta.url));

// How long after the last key a list is read.
const PAUSE = 350;

// A list read as it is written: {deck, read, wrong} of this body ({game, text, format, …}), or null while it is not
// read yet, or the body is null; {problem} when it cannot be.
export function useReading(body) {
  const { t } = useShell();
  const [said, setSaid] = useState({ of: null });
  const of = JSON.stringify(body);
  useEffect(() => {
    if (!body?.text.trim()) return undefined;
    let here = true;
    const timer = setTimeout(() => {
      ask("/api/decks", body).then(
        (answer) => {
          if (here) setSaid({ of, answer });
        },
        (problem) => {
          if (here) setSaid({ of, answer: { deck: null, read: null, wrong: [], problem: problemText(t, problem) } });
        },
      );
    }, PAUSE);
    return () => { here = false; clearTimeout(timer); };
  }, [of]);
  return body && said.of === of ? said.answer : null;
}

const ready = {};

// The decks that come with a game, [] until they are there.
export function useReadyDecks(game) {
  const [decks, setDecks] = useState([]);
  useEffect(() => {
    ready[game] ||= ask(`/api/decks?game=${game}`);
    ready[game].then(({ decks: found }) => setDecks(found), () => { delete ready[game]; });
  }, [game]);
  return decks;
}

// Ready decks by format, as groups [title, decks]: first those of none, whose title is null.
export function groupsOf(decks, lang) {
  const titles = [...new Set(decks.map(({ title }) => title?.[lang] || title?.en || null))];
  return titles.map((title) => [title, decks.filter((one) => (one.title?.[lang] || one.title?.en || null) === title)]);
}

// What came of reading a list: good(deck) in words, why it could not be read, or what is wrong with it, as in Wrong.
export const Read = ({ game, said, good, t, go }) => said && html`
  ${said.deck && html`<p class="deck-good" role="status">${good(said.deck)}</p>`}
  ${said.problem && html`<p class="problem" role="alert">${t("decks-failed", { problem: said.problem })}</p>`}
  ${said.wrong.length > 0 && html`<${Wrong} game=${game} wrong=${said.wrong} t=${t} go=${go} />`}`;

// What is wrong with a list, line by line, in the words of its game; go(line), where there is one, leads there.
export function Wrong({ game, wrong, t, go = null }) {
  const where = (line) => t("decks-at", { line });
  const messageOf = (kind) =>
    [`${game}-deck-${kind}`, `faults-deck-${kind}`].find((name) => t.has(name)) || "faults-deck-other";
  const wordsFor = ({ kind, text = "", near, card = "", found = 0, wanted = 0 }) =>
    t(messageOf(kind), { kind, text: text || "", near: t.list(near || []), card: card || "", found, wanted });
  return html`<div role="alert">
    <ul class="deck-wrong">
      ${wrong.map((one) => html`<li>
        ${one.line > 0 && (go
          ? html`<button type="button" class="link" onClick=${() => go(one.line)}>${where(one.line)}</button> `
          : html`<b>${where(one.line)}</b> `)}
        ${wordsFor(one)}
      </li>`)}
    </ul>
  </div>`;
}
