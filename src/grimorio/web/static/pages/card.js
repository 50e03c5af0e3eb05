// /card: a card is typed, read by the server as it is written, drawn as the table draws it, kept, played with.
import { USUAL } from "../levels.js";
import { bookOf, GAMES, partOf } from "../games/index.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { LANGUAGES } from "../i18n.js";
import { recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { copyText } from "../ui/file.js";
import { rememberedName } from "../ui/invite.js";
import { useReadyDecks } from "../ui/reading.js";
import { useShell } from "../ui/shell.js";
import { startGame } from "../ui/start.js";
import { style } from "../ui/style.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";

await style(new URL("./card.css", import.meta.url));

// The game whose cards are typed.
const GAME = GAMES.find((game) => bookOf(game).TYPED);
const DRAFT = "own-card";
// How long after the last key a card is read.
const PAUSE = 350;
// The most characters of each field; the server reads no more.
const MOST = { name: 60, cost: 40, type: 100, size: 9, text: 1500 };
const FIELDS = Object.keys(MOST);
const EMPTY = { name: "", cost: "", type: "", size: "", text: "" };

const bounded = (data) => Object.fromEntries(FIELDS.map((key) => [key, String(data?.[key] ?? "").slice(0, MOST[key])]));

// A card that came with the address: it stands behind #, so no server hears of it.
function linked() {
  const said = new URLSearchParams(location.hash.slice(1)).get("card");
  if (!said) return null;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    return bounded(JSON.parse(said));
  } catch {
    return null;
  }
}
const linkTo = (typed) => `${location.origin}/card#card=${encodeURIComponent(JSON.stringify(typed))}`;

// What the server reads in the fields: null while it is not known; {problem} when it cannot be asked.
function useTyped(typed) {
  const { t } = useShell();
  const [said, setSaid] = useState({ of: "", answer: null });
  const of = JSON.stringify(typed);
  const empty = !typed.name.trim() || !typed.type.trim();
  useEffect(() => {
    if (empty) return undefined;
    let here = true;
    const show = (answer) => { if (here) setSaid({ of, answer }); };
    const timer = setTimeout(() => {
      ask("/api/cards/read", { game: GAME, ...typed, name: typed.name.trim() })
        .then(show, (problem) => show({ problem: problemText(t, problem) }));
    }, PAUSE);
    return () => { here = false; clearTimeout(timer); };
  }, [of]);
  return { said: empty ? null : said.answer, fresh: !empty && said.of === of };
}

// The place that cannot be read: its line with the place underlined, what could stand there, the nearest word first.
function Refused({ refused }) {
  const { t } = useShell();
  const { problem, line, at, phrase, text, expected, needs } = refused;
  const word = text.slice(at).match(/^\S*/)?.[0] || " ";
  const [near, ...more] = expected;
  return html`<div class="card-refused" data-card="refused">
    <p class="problem">${t("typing-refused", { problem, line })}</p>
    ${text && problem !== "rules" && html`<p class="card-place">
      ${text.slice(0, at)}<mark>${word}</mark>${text.slice(at + word.length)}
    </p>`}
    ${problem === "size" && html`<p class="card-place"><mark>${phrase}</mark></p>`}
    ${near && html`<p>${t(problem === "told" ? "typing-told" : "typing-near")} <strong>${near}</strong></p>`}
    ${more.length > 0 && html`<p class="quiet">${t("typing-expected", { names: more.join(" · ") })}</p>`}
    ${needs && html`<p>${t("typing-needs", { needs })}</p>`}
  </div>`;
}

// What the card says in each language, what was rewritten, and its words as data.
function Told({ said }) {
  const { t } = useShell();
  const { shown, card, rewritten, read_as: text } = said;
  return html`<div class="card-told">
    ${rewritten.length > 0 && html`<p data-card="rewritten">${t("typing-rewritten", { names: rewritten.join(", ") })}
      <span class="card-read">${text}</span></p>`}
    ${Object.entries(LANGUAGES).map(([code, language]) => html`<section key=${code} lang=${code}>
      <h3 lang=${document.documentElement.lang}>${language}</h3>
      ${(shown.text[code] || "").split("\n").map((line) => html`<p>${line}</p>`)}
    </section>`)}
    <details>
      <summary>${t("typing-words")}</summary>
      <pre tabindex="0" data-card="words">${JSON.stringify(card, null, 1)}</pre>
    </details>
  </div>`;
}

function Fields({ typed, change, examples }) {
  const { t } = useShell();
  const field = (key, hint) => html`<label class=${`field card-${key}`}>
    <span>${t(`typing-${key}`)}</span>
    <input name=${key} value=${typed[key]} maxlength=${MOST[key]} autocomplete="off" placeholder=${hint}
      onInput=${({ target }) => change({ [key]: target.value })} />
  </label>`;
  return html`<label class="field">
      <span>${t("typing-example")}</span>
      <select name="example" value=""
          onChange=${({ target }) => { if (target.value) change(examples[Number(target.value)]); }}>
        <option value="">${t("decks-pick")}</option>
        ${examples.map(({ name }, at) => html`<option value=${String(at)}>${name}</option>`)}
      </select>
    </label>
    <div class="card-fields">
      ${field("name", "Lamp Moth")}
      ${field("cost", "{1}{W}")}
      ${field("type", "Creature — Bird")}
      ${field("size", "2/2")}
    </div>
    <label class="field">
      <span>${t("typing-text")}</span>
      <textarea name="text" rows="6" maxlength=${MOST.text} value=${typed.text} lang="en"
        onInput=${({ target }) => change({ text: target.value })}></textarea>
    </label>`;
}

// What can be done with a card that was read.
function Deeds({ typed, said, kit, kept, tell }) {
  const { t, go } = useShell();
  const [busy, setBusy] = useState(false);
  const link = useRef(null);
  const decks = useReadyDecks(GAME);
  const { card, shown } = said || {};
  const keep = () => { kit.keepCard({ typed, row: card, shown }); kept(); };
  const play = async () => {
    setBusy(true);
    keep();
    try {
      const deck = kit.deckWith(kit.deckFor(decks, card.cost), card.name);
      const bot = { kind: "bot", level: recall("level") || USUAL };
      const name = rememberedName().trim();
      const cards = { decks: [deck, bookOf(GAME).RIVAL], ...kit.cardsFor([deck]) };
      go(`/game/${await startGame({ game: GAME, name, seats: [{ kind: "person" }, bot], cards })}`);
    } catch (error) {
      tell(problemText(t, error));
      setBusy(false);
    }
  };
  const intoDeck = () => {
    keep();
    const now = kit.shelf.draft() || { name: "", format: "free", text: "" };
    const rows = now.text.split(/\n(?=\s*Sideboard)/i);
    const text = [[rows[0].trimEnd(), `4 ${card.name}`].filter(Boolean).join("\n"), ...rows.slice(1)].join("\n\n");
    kit.shelf.setDraft({ ...now, text, built: null, touched: true });
    go(`/deck?game=${GAME}`);
  };
  const share = async () => {
    await copyText(linkTo(typed), link.current);
    tell(t("typing-copied"));
  };
  const ready = Boolean(card) && !said.taken;
  return html`<div class="row">
    <button type="button" class="button primary" data-card="play" disabled=${!ready || busy || !decks.length}
        onClick=${play}>${t("typing-play")}</button>
    <button type="button" class="button" data-card="deck" disabled=${!ready} onClick=${intoDeck}>
      ${t("typing-deck")}
    </button>
    <button type="button" class="button" data-card="keep" disabled=${!ready}
        onClick=${() => { keep(); tell(t("typing-kept", { name: card.name })); }}>${t("typing-keep")}</button>
    <button type="button" class="button" data-card="share" disabled=${!typed.name.trim()} onClick=${share}>
      ${t("typing-share")}
    </button>
    <input class="unseen" ref=${link} readonly tabindex="-1" aria-hidden="true" value=${linkTo(typed)} />
  </div>`;
}

// The cards that this browser keeps.
function Shelf({ cards, open, drop, lang, kit }) {
  const { t } = useShell();
  return html`<section class="panel card-shelf" aria-labelledby="card-mine">
    <h2 id="card-mine">${t("typing-mine")}</h2>
    ${cards.length ? html`<ul>${cards.map(({ typed, shown }) => html`<li key=${shown.name} class="row">
      <button type="button" class="button small" onClick=${() => open(typed)}>${kit.nameOf(shown, lang)}</button>
      <button type="button" class="link" onClick=${() => drop(shown.name)}>
        ${t("typing-drop")}<span class="unseen"> ${shown.name}</span>
      </button>
    </li>`)}</ul>` : html`<p class="quiet">${t("typing-none")}</p>`}
  </section>`;
}

function Editor({ kit }) {
  const { t, lang, announce } = useShell();
  const [typed, setTyped] = useState(() => linked() || bounded(recall(DRAFT) || EMPTY));
  const [cards, setCards] = useState(kit.ownCards());
  const [news, setNews] = useState("");
  const { said, fresh } = useTyped(typed);
  const refresh = () => setCards(kit.ownCards());
  const tell = (words) => { setNews(words); announce(words); };
  const change = (part) => {
    const next = { ...typed, ...part };
    remember(DRAFT, next);
    setTyped(next);
    setNews("");
  };
  const drop = (name) => { kit.dropCard(name); refresh(); };
  const known = fresh ? said : null;
  return html`<section class="panel card-write" aria-label=${t("typing-title")}>
      <p>${t("typing-intro")}</p>
      <${Fields} typed=${typed} change=${change} examples=${kit.EXAMPLES} />
      <${Deeds} typed=${typed} said=${known?.card ? known : null} kit=${kit} kept=${refresh} tell=${tell} />
      <p class="card-news" role="status">${news}</p>
    </section>
    <section class="panel card-seen" aria-labelledby="card-seen">
      <h2 id="card-seen">${t("typing-seen")}</h2>
      <div role="status" data-card="state" data-fresh=${String(fresh)}>
        ${!said && html`<p class="quiet">${t("typing-begin")}</p>`}
        ${said?.problem && html`<p class="problem">${said.problem}</p>`}
        ${said?.refused && html`<${Refused} refused=${said.refused} />`}
        ${said?.taken && html`<p class="problem">${t("typing-taken", { name: typed.name })}</p>`}
        ${known?.card && html`<p class="deck-good">${t("typing-good")}</p>`}
      </div>
      ${said?.shown && html`<div class="leaf-big"><${kit.Leaf} card=${said.shown} lang=${lang} t=${t} /></div>
        <${Told} said=${said} />`}
    </section>
    <${Shelf} cards=${cards} open=${(one) => change(bounded(one))} drop=${drop} lang=${lang} kit=${kit} />`;
}

export function CardPage() {
  const { t } = useShell();
  const [kit, setKit] = useState(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let here = true;
    partOf(GAME, "typed").then(
      (found) => { if (here) setKit(found); },
      (failed) => { if (here) setProblem(problemText(t, failed)); },
    );
    return () => { here = false; };
  }, []);
  useTitle(t("typing-title"));
  return html`<${Top} title=${t("typing-title")} game=${GAME} />
  <main id="main" class="page card-page" tabindex="-1">${kit ? html`<${Editor} kit=${kit} />`
    : html`<p class=${problem ? "problem" : "quiet"} role="status">${problem || t("table-opening")}</p>`}</main>`;
}
