// /deck?game=NAME: a deck built card by card or as a list, checked for a format as it grows, kept in this browser,
// compared and played; ?event=ID builds it for a tournament, ?ready=DECK opens a ready one.
import { bookOf, GAMES, partOf } from "../games/index.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { Builder } from "../ui/deck-builder.js";
import { Compare } from "../ui/deck-compare.js";
import { emptyDeck, rest } from "../ui/deck-edit.js";
import { eventName, eventOf, formatIn, isOwn } from "../ui/deck-formats.js";
import { changedFrom, NOTHING, redone, undone } from "../ui/history.js";
import { written } from "../ui/deck-shelf.js";
import { Files, PlayNow } from "../ui/deck-files.js";
import { Drafted, useDrafted } from "../ui/drafted.js";
import { FormatField, useFormats } from "../ui/format-field.js";
import { groupsOf, Read } from "../ui/reading.js";
import { copyText } from "../ui/file.js";
import { jsonLine } from "../ui/json-line.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { EventLine, useEvent } from "./deck-event.js";

await style(new URL("./deck.css", import.meta.url));

// The most characters of a deck that comes with a link.
const NAME = 60;
const TEXT = 20000;
const MADE = GAMES.filter((game) => bookOf(game).DECKS);
// The game that is asked for, else the one last played.
function wanted() {
  const named = [new URLSearchParams(location.search).get("game"), recall("game")].find((game) => MADE.includes(game));
  return named || MADE[MADE.length - 1];
}

export function DeckPage() {
  const { t } = useShell();
  const [game] = useState(wanted);
  const [parts, setParts] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    let here = true;
    const loaded = [partOf(game, "decks"), partOf(game, "catalogue")];
    Promise.all([ask(`/api/games/${game}/cards`), ...loaded]).then(
      async ([{ cards }, decks, kit]) => {
        const prepared = await kit.prepared(cards);
        if (here) setParts({ decks, kit, cards: prepared });
      },
      (failed) => { if (here) setProblem(problemText(t, failed)); },
    );
    return () => { here = false; };
  }, []);
  useTitle(t("decks-title"));
  return html`<${Top} title=${t("decks-title")} game=${game} />
  <main id="main" class="page deck-page" tabindex="-1">${parts ? html`<${Decks} game=${game} ...${parts} />`
    : html`<p class=${problem ? "problem" : "quiet"} role="status">${problem || t("table-opening")}</p>`}</main>`;
}

// A name that no kept deck has.
function unnamed(t, mine) {
  const taken = new Set(mine.map(({ name }) => name));
  const first = t("decks-unnamed");
  let number = 1;
  while (taken.has(number > 1 ? `${first} ${number}` : first)) number += 1;
  return number > 1 ? `${first} ${number}` : first;
}

// A line of the list, selected: the one that is wrong.
function select(field, rows, line) {
  const from = rows.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(from, from + rows[line - 1].length);
}

// A deck that came with the address, which may be shared: it stands behind #, so no server hears of it.
const linkTo = (game, deck) => `${location.origin}/deck?game=${game}#deck=${encodeURIComponent(JSON.stringify(deck))}`;

function linked(decks) {
  const said = new URLSearchParams(location.hash.slice(1)).get("deck");
  if (!said) return null;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const { name, format = decks.FIRST, named = null, text } = JSON.parse(said);
    return {
      name: String(name).slice(0, NAME), format: String(format), text: String(text).slice(0, TEXT),
      named: named && !isOwn(named) ? String(named).slice(0, NAME) : null,
    };
  } catch {
    return null;
  }
}

// The decks kept in this browser.
function Shelf({ mine, name, open, empty }) {
  const { t } = useShell();
  return html`<section class="panel deck-shelf" aria-labelledby="deck-mine">
    <h2 id="deck-mine">${t("decks-mine")}</h2>
    <div class="row">
      ${mine.length ? mine.map((one) => html`
        <button type="button" class="button small" key=${one.name} aria-pressed=${one.name === name}
            onClick=${() => open(one)}>
          ${one.name}
        </button>`)
        : html`<span class="quiet">${t("decks-none")}</span>`}
      <button type="button" class="link" onClick=${() => open(empty)}>+ ${t("decks-new")}</button>
    </div>
  </section>`;
}

// A ready deck has an address, ?game=NAME&ready=DECK, as long as nothing of it is changed.
const readyNamed = () => new URLSearchParams(location.search).get("ready");
function nameReady(name, format) {
  const query = new URLSearchParams(location.search);
  query.set("game", wanted());
  for (const [key, value] of Object.entries({ ready: name, format })) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  history.replaceState(null, "", `/deck?${query}`);
}

// The deck's name and format, and the decks that there are to begin with.
function Fields({ now, change, decks, open, formats, opened }) {
  const { t, lang } = useShell();
  const words = decks.deckWords(t);
  const wished = useRef(readyNamed());
  const asked = new URLSearchParams(location.search).get("format");
  const ready = decks.useReady((wished.current && asked) || now.format);
  const pick = (wanted) => {
    const one = ready.find(({ name }) => name === wanted);
    if (!one) return;
    const { named, format } = now.named ? now : one;
    open({ name: one.label, text: written(one), format, ...(named ? { named } : {}) });
    nameReady(one.name, one.format);
  };
  useLayoutEffect(() => {
    if (!wished.current || !ready.length) return;
    pick(wished.current);
    wished.current = null;
  }, [ready.length]);
  useLayoutEffect(() => { if (now.touched && !wished.current && readyNamed()) nameReady(null, null); }, [now.touched]);
  return html`<div class="deck-fields">
    <label class="field">
      <span>${t("decks-name")}</span>
      <input name="deck-name" maxlength="60" value=${now.name} placeholder=${t("decks-unnamed")}
        onInput=${({ target }) => change({ name: target.value })} />
    </label>
    <${FormatField} now=${now} formats=${formats} label=${decks.BUILDS.label(t)} opened=${opened} />
    <label class="field">
      <span>${words.ready}</span>
      <select data-deck="sold" value=""
          onChange=${({ target }) => pick(target.value)}>
        <option value="">${t("decks-pick")}</option>
        ${groupsOf(ready, lang).map(([title, group]) => {
          const options = group.map(({ name, label }) => html`<option value=${name}>${label}</option>`);
          return title ? html`<optgroup label=${title}>${options}</optgroup>` : options;
        })}
      </select>
    </label>
  </div>`;
}

// What can be done with the deck.
function Deeds({ game, now, said, called, kept, deeds: { play, save, askForget } }) {
  const { t } = useShell();
  return html`<div class="row deck-deeds">
    <button type="button" class=${`button ${now.table ? "" : "primary"}`} data-deck="play" disabled=${!said?.deck}
        title=${said?.deck ? undefined : t("decks-play-first")} onClick=${play}>
      ${t("decks-play")}
    </button>
    <button type="button" class="button" data-deck="keep" disabled=${!now.text.trim()} onClick=${save}>
      ${t("decks-save")}
    </button>
    ${kept && html`<button type="button" class="button" onClick=${askForget}>
      ${t("decks-delete")}
    </button>`}
    ${said?.deck && html`<${PlayNow} game=${game} now=${now} deck=${{ ...said.deck, name: called }} save=${save} />`}
  </div>`;
}

// What is built by clicks is the deck at once; a list that is written is the deck when it has been read.
function useBuilt({ now, said, change, kit, legal }) {
  const [history, setHistory] = useState(NOTHING);
  const last = useRef(null);
  const built = now.built && now.built.text === now.text ? now.built.deck : null;
  if (built) last.current = built;
  else if (said?.read) last.current = said.read;
  else if (!now.text.trim()) last.current = null;
  const set = (deck) => {
    if (deck === last.current) return;
    setHistory(changedFrom(history, now.text));
    const text = written(deck);
    change({ text, built: { text, deck } });
  };
  const step = (to) => {
    const there = to(history, now.text);
    return there && (() => { setHistory(there[1]); change({ text: there[0], built: null }); });
  };
  const limits = { pool: now.pool || null, free: kit.FREE, format: now.format, legal };
  const begin = () => setHistory(NOTHING);
  // What a table needs of the cards in it is kept before it is left.
  useLayoutEffect(() => { if (last.current) kit.keepUsed?.(last.current); }, [last.current]);
  return { shown: last.current, set, undo: step(undone), redo: step(redone), begin, limits };
}

// Whether a deck is to be deleted.
function Forget({ forget }) {
  const { t, show } = useShell();
  return html`<div class="row">
    <button type="button" class="button" autofocus onClick=${() => show(null)}>${t("decks-delete-no")}</button>
    <button type="button" class="button danger" data-deck="delete" onClick=${forget}>${t("decks-delete")}</button>
  </div>`;
}

// The panel in which the deck is built card by card.
function Build({ game, now, built, kit, about, tell, status }) {
  const { t } = about;
  const { shown, set, undo, redo, limits } = built;
  const deck = shown || { ...emptyDeck(), sideboard: now.pool ? rest(now.pool, []) : [] };
  const build = async () => {
    try {
      set((await ask("/api/decks/build", { game, pool: now.pool })).deck);
    } catch (error) {
      tell(problemText(t, error));
    }
  };
  return html`<section class="panel deck-build" aria-labelledby="deck-build">
    <h2 id="deck-build">${t(now.pool ? "decks-build-title-pool" : "decks-build-title")}</h2>
    ${status}
    <${Builder} deck=${deck} set=${set} undo=${undo} redo=${redo} limits=${limits} kit=${kit} about=${about}
      build=${now.pool && build} />
  </section>`;
}

// A deck as it is shown where the address names a tournament: in the format of that.
function forEvent(deck) {
  const event = new URLSearchParams(location.search).get("event");
  return event && !deck.pool && eventOf(deck.named) !== event ? { ...deck, named: eventName(event) } : deck;
}

const first = (decks, mine, empty) => forEvent(linked(decks) || decks.shelf.draft() || mine[0] || empty);

// The deck compared with what is kept and with the ready decks of the way it is built, or all where none is so.
function Tried({ game, now, called, said, mine, decks, rules }) {
  const ready = decks.useReady(now.format);
  const named = ready.filter((one) => one.named && one.named === now.named);
  const alike = named.length ? named : ready.filter((one) => !one.named);
  const kept = mine.find(({ name }) => name === called)?.deck || null;
  const others = mine.filter(({ name, deck, format }) => deck && name !== called && format === now.format);
  const against = alike.map((one) => ({ ...one, name: one.label }));
  const deck = said?.deck && { ...said.deck, name: called };
  const asked = rules ? { rules } : decks.trialOf(now.format);
  return html`<${Compare} game=${game} deck=${deck} kept=${kept} ready=${against} asked=${asked}
    others=${others.map((one) => ({ ...one.deck, name: one.name }))} cardsFor=${bookOf(game).cardsFor} />`;
}

// The formats to choose from, the chosen one, and the cards that it allows.
function useChosenFormat({ game, now, change, decks }) {
  const { t } = useShell();
  const event = useEvent(eventOf(now.named) || new URLSearchParams(location.search).get("event"));
  const formats = useFormats({ game, now, change, event, builds: decks.BUILDS.of(t) });
  const { described } = formats;
  const cards = described?.cards;
  const legal = useMemo(() => (cards ? new Set(cards) : null), [cards]);
  // A format says how decks are built; a deck that was made for one before it was known is told now.
  const build = described?.format?.build;
  useLayoutEffect(() => { if (build && build !== "free" && build !== now.format) change({ format: build }); }, [build]);
  const rules = now.named && !described?.problem ? described && described.format : null;
  return { formats, event, legal, rules };
}

// The decks of this browser, and what is done with the one that is shown.
function useKept({ game, now, setNow, said, shelf, empty, begin }) {
  const { t, go, announce, show } = useShell();
  const [mine, setMine] = useState(shelf.kept());
  const [news, setNews] = useState("");
  const tell = (words) => { setNews(words); announce(words); };
  const called = now.name.trim() || unnamed(t, mine);
  const save = () => {
    shelf.keep({
      name: called,
      text: now.text,
      format: now.format,
      ...(now.named && { named: now.named }),
      ...(now.pool && { pool: now.pool, rivals: now.rivals, table: now.table }),
      deck: said?.deck ? { ...said.deck, name: called } : null,
    });
    setMine(shelf.kept());
    setNow({ ...now, name: called, touched: false });
    tell(t("decks-kept", { name: called }));
  };
  // Kept before its list was read: the deck it is follows.
  useLayoutEffect(() => {
    const kept = mine.find(({ name, text, deck }) => name === now.name && text === now.text && !deck);
    if (!kept || !said?.deck) return;
    shelf.keep({ ...kept, deck: { ...said.deck, name: kept.name } });
    setMine(shelf.kept());
  }, [said, mine]);
  // What was written is not lost by looking at another deck.
  const open = (one) => {
    if (now.touched && now.text.trim()) save();
    setNow(forEvent(one));
    setNews("");
    begin();
  };
  const play = () => {
    save();
    shelf.choose(called);
    remember("game", game);
    go("/");
  };
  const forget = () => {
    show(null);
    shelf.drop(now.name);
    setMine(shelf.kept());
    setNow(forEvent(empty));
    begin();
  };
  const askForget = () =>
    show({ title: t("decks-delete-sure", { name: now.name }), body: html`<${Forget} forget=${forget} />` });
  return { mine, news, setNews, tell, called, save, open, play, askForget };
}

// The list, read for its format, and the deck built of it.
function useDeck({ game, decks, kit }) {
  const { shelf } = decks;
  const empty = { name: "", text: "", format: decks.FIRST };
  const [now, setShown] = useState(() => first(decks, shelf.kept(), empty));
  // Kept at once, not after the next picture: the page may be left before that.
  const setNow = (next) => { shelf.setDraft(next); setShown(next); };
  const heard = useRef(() => {});
  const change = (part) => { setNow({ ...now, ...part, touched: true }); heard.current(""); };
  const { formats, event, legal, rules } = useChosenFormat({ game, now, change, decks });
  const said = decks.useReading(now.text, now.format, rules);
  const built = useBuilt({ now, said, change, kit, legal });
  const kept = useKept({ game, now, setNow, said, shelf, empty, begin: built.begin });
  heard.current = kept.setNews;
  return { now, empty, change, formats, event, rules, said, built, kept };
}

function Decks({ game, decks, kit, cards }) {
  const { t, lang } = useShell();
  const words = decks.deckWords(t);
  const list = useRef(null);
  const { now, empty, change, formats, event, rules, said, built, kept } = useDeck({ game, decks, kit });
  const { mine, news, tell, called, save, open, play, askForget } = kept;
  const drafted = useDrafted(now.table, said, now.text);
  const copied = async (text) => {
    await copyText(text, list.current);
    tell(t("decks-copied"));
  };
  const copy = () => copied(now.text);
  const link = () => copied(linkTo(game, { name: called, format: now.format, named: now.named, text: now.text }));
  const opened = (name, text) => {
    const format = formatIn(text);
    if (format) formats.open(format);
    else formats.setProblem(jsonLine(text) ? t("decks-format-json", { file: name, line: jsonLine(text) })
      : t("decks-format-broken", { file: name }));
  };
  const about = { cards, lang, t };
  const goTo = (line) => select(list.current, now.text.split("\n"), line);
  const status = !now.text.trim() ? null : !said ? html`<p class="quiet">${t("decks-reading")}</p>`
    : html`<${Read} game=${game} said=${said} good=${words.good} t=${t} go=${goTo} />`;
  return html`<${Shelf} mine=${mine} name=${now.name} open=${open} empty=${empty} />
  ${drafted && html`<${Drafted} drafted=${drafted} legal=${Boolean(said?.deck)} />`}
  <section class="panel deck-head" aria-label=${t("decks-title")}>
    <${Fields} now=${now} change=${change} decks=${decks} open=${open} formats=${formats} opened=${opened} />
    <${EventLine} event=${event} text=${now.text} legal=${Boolean(said?.deck)} tell=${tell} />
    ${formats.problem && html`<p class="problem" role="alert">${formats.problem}</p>`}
    <${Deeds} game=${game} now=${now} said=${said} called=${called} kept=${mine.some(({ name }) => name === now.name)}
      deeds=${{ play, save, askForget }} />
    <p class="deck-news" role="status">${news}</p>
  </section>
  <${Build} game=${game} now=${now} built=${built} kit=${kit} about=${about} tell=${tell}
    status=${html`<div class="deck-status">${status}</div>`} />
  <section class="panel deck-write" aria-labelledby="deck-write">
    <h2 id="deck-write">${t("decks-write")}</h2>
    <label class="field">
      <span>${words.list}</span>
      <textarea ref=${list} data-deck="list" rows="12" spellcheck="false" value=${now.text}
          placeholder=${decks.EXAMPLE} onInput=${({ target }) => change({ text: target.value })}></textarea>
    </label>
    <${Files} game=${game} now=${now} called=${called} open=${open} openFormat=${formats.open} copy=${copy}
      link=${link} />
  </section>
  <${Tried} game=${game} now=${now} called=${called} said=${said} mine=${mine} decks=${decks} rules=${rules} />`;
}
