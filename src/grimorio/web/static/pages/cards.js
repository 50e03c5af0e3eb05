// /cards/GAME: all cards of a game with filters, which stand in the address (?q=bird&colour=W). /cards/GAME/NAME: one
// of them, in three languages.
import { bookOf, GAMES, partOf } from "../games/index.js";
import { LANGUAGES } from "../i18n.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { recall } from "../memory.js";
import { ask, problemText } from "../net.js";
import { Filters } from "../ui/card-filters.js";
import { found } from "../ui/deck-edit.js";
import { nearest } from "../ui/rule-search.js";
import { useFreeKeys } from "../ui/prompt.js";
import { useFollow, useShell } from "../ui/shell.js";
import { style, wear } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";

await style(new URL("./cards.css", import.meta.url));

const SHOWN_GAMES = GAMES.filter((game) => bookOf(game).CARDS);
// Cards shown at first of those that fit, and how many more each time.
const SHOWN = 60;
// Cards that come near what was typed, where none has its words.
const NEAR = 24;

const loaded = new Map();
// Where one was among the cards: {address, shown, name}.
let left = {};

async function fetched(game) {
  const [{ cards }, kit] = await Promise.all([ask(`/api/games/${game}/cards`), partOf(game, "catalogue")]);
  return { kit, cards: await kit.prepared(cards) };
}

// {kit, cards} of a game, once both are here.
function useCards(game) {
  const { t } = useShell();
  const [parts, setParts] = useState(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let here = true;
    if (!loaded.has(game)) loaded.set(game, fetched(game).catch((failed) => { loaded.delete(game); throw failed; }));
    loaded.get(game).then(
      (made) => { if (here) { wear(game); setParts(made); } },
      (failed) => { if (here) setProblem(problemText(t, failed)); },
    );
    return () => { here = false; wear(null); };
  }, [game]);
  return { parts, problem };
}

const addressOf = (game, name = "") =>
  `/cards/${game}${name && `/${encodeURIComponent(name)}`}${location.search}`;

export function CardsPage({ id }) {
  const { t } = useShell();
  const [named, ...rest] = id.split("/");
  const last = recall("game");
  const game = [named, last].find((one) => SHOWN_GAMES.includes(one)) || SHOWN_GAMES[0];
  const wanted = decodeURIComponent(rest.join("/"));
  const { parts, problem } = useCards(game);
  const follow = useFollow();
  const page = parts && (wanted ? html`<${One} game=${game} name=${wanted} ...${parts} />`
    : html`<${All} game=${game} ...${parts} />`);
  return html`<${Top} title=${t("cards-title")} game=${game} />
  <main id="main" class="page cards-page" data-game=${game} tabindex="-1">
    <nav class="row" aria-label=${t("table-game")}>${SHOWN_GAMES.map((one) => html`
      <a key=${one} class=${`button small ${one === game ? "primary" : ""}`} href=${`/cards/${one}`} onClick=${follow}
        aria-current=${one === game ? "page" : null}>${t.game(one)}</a>`)}</nav>
    ${page || html`<p class=${problem ? "problem" : "quiet"} role="status">${problem || t("cards-opening")}</p>`}
  </main>`;
}

// What the address asks for: words and filters.
function asked(filters) {
  const query = new URLSearchParams(location.search);
  const chosen = filters.map(({ key, options }) => [key, options.find(([value]) => value === query.get(key))?.[0]]);
  return { typed: query.get("q") || "", chosen: Object.fromEntries(chosen.filter(([, value]) => value)) };
}

// The cards that fit, in their order; where none has the words typed, those that come near.
function fitting({ kit, cards, lang, filters, typed, chosen }) {
  const wordsOf = (card) => kit.wordsOf(card, lang);
  const exact = found(cards, { typed, chosen }, filters, wordsOf);
  if (exact.length || !typed.trim()) {
    const order = kit.inOrder(exact.map(({ name }) => [1, name]), { cards, lang });
    return { rows: order.map(([, name]) => kit.cardOf(cards, name)), near: false };
  }
  const others = found(cards, { chosen }, filters, wordsOf);
  const texts = others.map((card) => ({ key: card.name, name: kit.nameOf(card, lang), text: wordsOf(card) }));
  const rows = nearest(texts, typed, lang, NEAR).map((name) => kit.cardOf(cards, name));
  return { rows, near: rows.length > 0 };
}

// Arrow keys go from card to card as they lie.
function among(event) {
  const { key, currentTarget: list, target } = event;
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(target);
  const topOf = (link) => link.parentElement.offsetTop;
  const row = links.filter((link) => topOf(link) === topOf(links[0])).length || 1;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }[key];
  if (at < 0 || !step) return;
  event.preventDefault();
  links[Math.max(0, Math.min(links.length - 1, at + step))].focus();
}

function All({ game, kit, cards }) {
  const { t, lang } = useShell();
  const follow = useFollow();
  const filters = useMemo(() => kit.filters(t), [kit, t]);
  const [{ typed, chosen }, setAsked] = useState(() => asked(filters));
  const before = left.address === location.pathname + location.search ? left : null;
  const [shown, setShown] = useState(before?.shown ?? SHOWN);
  const list = useRef(null);
  const search = useRef(null);
  const { rows, near } = useMemo(() => fitting({ kit, cards, lang, filters, typed, chosen }),
    [kit, cards, lang, typed, chosen]);
  useTitle(`${t("cards-title")} · ${t.game(game)}`);
  const change = (part) => {
    const next = { typed, chosen, ...part };
    const query = new URLSearchParams(Object.entries({ q: next.typed, ...next.chosen }).filter(([, value]) => value));
    history.replaceState(null, "", `/cards/${game}${query.size ? `?${query}` : ""}`);
    setAsked(next);
    setShown(SHOWN);
  };
  // Back from a card, one is where one was.
  useEffect(() => {
    if (!before?.name) return undefined;
    const timer = setTimeout(() => {
      const link = list.current?.querySelector(`[data-card="${CSS.escape(before.name)}"]`);
      link?.scrollIntoView({ block: "center" });
      link?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, []);
  useFreeKeys(({ key }) => (key === "/" ? () => search.current?.focus() : null));
  const open = (name) => (event) => {
    left = { address: location.pathname + location.search, shown, name };
    follow(event);
  };
  return html`<h1 class="unseen">${t("cards-of", { game: t.game(game) })}</h1>
  ${kit.PACKS && html`<p class="cards-packs">
    <a href=${`/cards/${kit.PACKS}`} onClick=${follow}>${t(`${game}-cards-packs`)}</a></p>`}
  <section class="panel cards-filters" aria-label=${t("cards-filters")}>
    <${Filters} filters=${filters} chosen=${chosen} choose=${(one) => change({ chosen: one })} typed=${typed}
      type=${(words) => change({ typed: words })} t=${t} box=${search} />
  </section>
  <p class="cards-found" role="status">${near ? t("learn-rules-near")
    : rows.length ? t("decks-build-found", { count: rows.length }) : t("decks-build-none")}</p>
  <ul class="cards-grid" ref=${list} onKeyDown=${among}>${rows.slice(0, shown).map((card) => html`<li key=${card.name}>
    <span class="cards-leaf" aria-hidden="true"><${kit.Leaf} card=${card} lang=${lang} t=${t} /></span>
    <a class="cards-tile" data-card=${card.name} href=${addressOf(game, card.name)} onClick=${open(card.name)}
      aria-label=${[kit.nameOf(card, lang), kit.lineOf(card, lang, t)].join(". ")}></a></li>`)}</ul>
  ${rows.length > shown && html`<button type="button" class="button" data-cards="more"
      onClick=${() => setShown(shown + SHOWN)}>${t("decks-build-more", { count: rows.length - shown })}</button>`}`;
}

// The cards before and after one, among those that the address asks for.
function neighbours({ kit, cards, lang, t, name }) {
  const filters = kit.filters(t);
  const { rows } = fitting({ kit, cards, lang, filters, ...asked(filters) });
  const at = rows.findIndex((card) => card.name === name);
  return at < 0 ? [] : [rows[at - 1]?.name, rows[at + 1]?.name];
}

function One({ game, name, kit, cards }) {
  const { t, lang, go } = useShell();
  const follow = useFollow();
  const heading = useRef(null);
  const card = cards.find((one) => one.name === name);
  const [before, after] = useMemo(() => (card ? neighbours({ kit, cards, lang, t, name }) : []), [card, lang]);
  useTitle(card ? `${kit.nameOf(card, lang)} · ${t.game(game)}` : t("cards-title"));
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const to = (one) => one && (() => go(addressOf(game, one), true));
  useFreeKeys(({ key }) => ({
    ArrowLeft: to(before), ArrowRight: to(after), Escape: () => go(addressOf(game)),
  })[key]);
  const way = (one, words, key) => one && html`<a class="button small" href=${addressOf(game, one)} data-cards=${words}
      aria-keyshortcuts=${key} onClick=${(event) => { event.preventDefault(); to(one)(); }}>${t(`cards-${words}`)}</a>`;
  const ways = html`<nav class="row cards-ways" aria-label=${t("cards-title")}>
    <a class="button small" href=${addressOf(game)} data-cards="all" onClick=${follow}>
      ${t("cards-of", { game: t.game(game) })}
    </a>
    ${way(before, "before", "ArrowLeft")}${way(after, "after", "ArrowRight")}
  </nav>`;
  if (!card) return html`${ways}<p class="problem" role="alert">${t("cards-nowhere", { card: name })}</p>`;
  const languages = [lang, ...Object.keys(LANGUAGES).filter((one) => one !== lang)];
  return html`${ways}<article class="cards-one">
    <div class="cards-picture leaf-big" aria-hidden="true"><${kit.Leaf} card=${card} lang=${lang} t=${t} /></div>
    <div class="cards-told">
      <h1 ref=${heading} tabindex="-1">${kit.nameOf(card, lang)}</h1>
      ${languages.map((code) => html`<section class="panel" key=${code} lang=${code} data-language=${code}>
        <h2>${code === lang ? kit.lineOf(card, lang, t) : kit.nameOf(card, code)}
          ${code !== lang && html` <span class="badge">${LANGUAGES[code]}</span>`}</h2>
        ${kit.linesOf(card, code).map((line) => html`<p>
          <${kit.Text} text=${line} t=${t} explained=${code === lang} /></p>`)}
      </section>`)}
      <${Facts} facts=${kit.factsOf(card, t)} />
      <p class="row"><a href=${`/rules/${game}`} onClick=${follow}>${t("learn-rules")}</a></p>
    </div>
  </article>`;
}

const Facts = ({ facts }) => (facts.length ? html`<dl class="cards-facts">${facts.map(([what, fact]) => html`
  <div key=${what}><dt>${what}</dt><dd>${fact}</dd></div>`)}</dl>` : null);
