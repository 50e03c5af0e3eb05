// The words of a game, explained where they stand: by hovering, by focus, by a long press; a click opens the rule
// behind them.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { bookOf } from "../games/index.js";
import { useShell } from "./shell.js";

const WAIT = { hover: 350, press: 450, leave: 200 };

const NONE = {};
export const termsOf = (game) => bookOf(game).TERMS || NONE;
export const termName = (t, game, term) => t(`${game}-term-${term}`);
export const termText = (t, game, term) => t(`${game}-term-${term}-text`);
const formsOf = (say, game, term) => say(`${game}-term-${term}-words`).split("|");

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const known = new WeakMap();

// Any of these words, the longest first, or null.
function anyOf(words, flags) {
  const longest = words.sort((a, b) => b.length - a.length).map(escaped);
  return longest.length
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}])`, `${flags}u`)
    : null;
}

// The names of cards in a language as a pattern: what stands within one is no word of the game.
const named = new WeakMap();
export function namesOf(cards, lang) {
  if (!cards) return null;
  if (!named.has(cards)) named.set(cards, new Map());
  const byLanguage = named.get(cards);
  if (!byLanguage.has(lang))
    byLanguage.set(lang, anyOf(cards.map((card) => card.names?.[lang] || card.name).filter(Boolean), "g"));
  return byLanguage.get(lang);
}

// A text in which both apostrophes are one: cards have one of them, messages the other.
const alike = (text) => text.replaceAll("’", "'");

// All forms of all terms of a language: {pattern, term by form}.
function finder(say, game) {
  if (!known.has(say)) known.set(say, new Map());
  const games = known.get(say);
  if (!games.has(game)) {
    const terms = new Map();
    for (const term of Object.keys(termsOf(game))) {
      for (const form of formsOf(say, game, term).map((one) => alike(one.toLowerCase())))
        if (!terms.has(form)) terms.set(form, term);
    }
    games.set(game, { pattern: anyOf([...terms.keys()], "gi"), terms });
  }
  return games.get(game);
}

// A text in pieces: strings, and {word, term} for the first time each term stands in it. say: t, or t.english for
// English texts; names: those of cards, which stay whole.
export function pieces(say, game, text, names = null) {
  const { pattern, terms } = finder(say, game);
  const whole = names ? [...text.matchAll(names)].map((name) => [name.index, name.index + name[0].length]) : [];
  const found = [];
  const seen = new Set();
  let from = 0;
  for (const match of pattern ? alike(text).matchAll(pattern) : []) {
    const term = terms.get(match[0].toLowerCase());
    const to = match.index + match[0].length;
    if (!term || seen.has(term) || whole.some(([start, end]) => match.index < end && start < to)) continue;
    seen.add(term);
    found.push(text.slice(from, match.index), { word: text.slice(match.index, to), term });
    from = to;
  }
  return [...found, text.slice(from)];
}

// A word that explains itself. plain: underlined only when pointed at. tab: whether the Tab key stops here. open: what
// a click does; else the word's popup.
export function Term({ game, term, children, tab = true, plain = false, open = null }) {
  const shell = useShell();
  if (!shell || !(term in termsOf(game))) return html`<span>${children}</span>`;
  const click = (event) => {
    event.stopPropagation();
    if (open) open(term);
    else shell.show(termPopup(shell.t, game, term));
  };
  return html`
    <button type="button" class=${plain ? "term plain" : "term"} data-term=${`${game}/${term}`}
        tabindex=${tab ? undefined : -1} onClick=${click}>
      ${children}
    </button>`;
}

/* The pieces of a text, each word that explains itself with what no new line may part from it: [before, word, after].
   all: texts and words in turn. */
export function bound(all) {
  const parts = all.map((piece) => (typeof piece === "string" ? piece : ["", piece, ""]));
  return parts.map((part, at) => {
    if (typeof part !== "string") return part;
    const [, head, rest] = at > 0 ? part.match(/^([^ \n]*)([^]*)$/) : ["", "", part];
    const [, text, tail] = at + 1 < parts.length ? rest.match(/^([^]*?)([^ \n]*)$/) : ["", rest, ""];
    if (head) parts[at - 1][2] = head;
    if (tail) parts[at + 1][0] = tail;
    return text;
  });
}

// A sentence whose words of the game explain themselves, but not within the names of cards.
export function Said({ game, text, tab = true, names = null }) {
  const { t } = useShell();
  if (typeof text !== "string" || !termsOf(game)) return text;
  return bound(pieces(t, game, text, names)).map((part) => {
    if (typeof part === "string") return part;
    const [before, { term, word }, after] = part;
    const said = html`<${Term} key=${term} game=${game} term=${term} tab=${tab}>${word}</${Term}>`;
    return before || after ? html`<span class="term-bound" key=${term}>${before}${said}${after}</span>` : said;
  });
}

// Set by rules popups, which need this file themselves.
/** @type {(game: string, rule: string) => any} */
let rulePart = () => null;
export const explainRulesBy = (part) => { rulePart = part; };

function termPopup(t, game, term) {
  const rule = termsOf(game)[term];
  return { title: termName(t, game, term), body: html`<p class="term-text">${termText(t, game, term)}</p>
  ${rulePart(game, rule)}` };
}

// What is explained at a place of the page: data-term="GAME/WORD".
function termAt(target) {
  const marked = target?.closest?.("[data-term]");
  if (!marked) return null;
  const [game, term] = marked.dataset.term.split("/");
  return term in termsOf(game) ? { game, term, marked } : null;
}

// The one bubble of the page.
export function Glossary() {
  const { t } = useShell();
  const [shown, setShown] = useState(null);
  const bubble = useRef(null);
  useEffect(() => {
    let timer = 0;
    let pressed = false;
    const later = (wait, what) => { clearTimeout(timer); timer = setTimeout(what, wait); };
    const hide = () => { clearTimeout(timer); setShown(null); };
    // What has the focus is often scrolled into sight: its bubble goes along.
    const moved = () => setShown((now) => (now && now.marked === document.activeElement ? { ...now } : null));
    const over = ({ target, pointerType }) => {
      if (pointerType === "touch") return;
      if (bubble.current?.contains(target)) { clearTimeout(timer); return; }
      const found = termAt(target);
      if (found) later(WAIT.hover, () => setShown(found));
      else later(WAIT.leave, () => setShown((now) => (now?.marked === document.activeElement ? now : null)));
    };
    const focused = ({ target }) => {
      const found = target.dataset?.term && target.matches(":focus-visible") ? termAt(target) : null;
      clearTimeout(timer);
      setShown(found);
    };
    const down = ({ target, pointerType }) => {
      pressed = false;
      const found = termAt(target);
      if (pointerType === "touch" && found) later(WAIT.press, () => { pressed = true; setShown(found); });
      else hide();
    };
    const up = ({ pointerType }) => { if (pointerType === "touch" && !pressed) hide(); };
    // The end of a long press is no click.
    const click = (event) => { if (pressed) { pressed = false; event.preventDefault(); event.stopPropagation(); } };
    const menu = (event) => { if (pressed) event.preventDefault(); };
    const key = (event) => { if (event.key === "Escape") hide(); };
    /** @type {Record<string, (event: any) => void>} */
    const heard = {
      pointerover: over, focusin: focused, focusout: hide, pointerdown: down, pointerup: up, pointercancel: up, click,
      contextmenu: menu, keydown: key, scroll: moved,
    };
    for (const [kind, hear] of Object.entries(heard)) document.addEventListener(kind, hear, true);
    return () => {
      clearTimeout(timer);
      for (const [kind, hear] of Object.entries(heard)) document.removeEventListener(kind, hear, true);
    };
  }, []);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box || !shown) return undefined;
    box.showPopover?.();
    const at = shown.marked.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2))}px`;
    const above = at.top - height - 8;
    box.style.top = `${above >= 4 ? above : Math.min(innerHeight - height - 4, at.bottom + 8)}px`;
    shown.marked.setAttribute("aria-describedby", "term-bubble");
    return () => shown.marked.removeAttribute("aria-describedby");
  }, [shown, t]);
  if (!shown) return null;
  const { game, term } = shown;
  return html`<aside aria-label=${t("learn-rules-words")}>
    <div key=${`${game}/${term}`} ref=${bubble} id="term-bubble" class="bubble" role="tooltip" popover="manual">
      <strong>${termName(t, game, term)}</strong> <span class="bubble-rule">${termsOf(game)[term]}</span>
      <p>${termText(t, game, term)}</p>
    </div>
  </aside>`;
}
