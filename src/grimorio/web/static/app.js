// The page: which address shows what, and what every page shares (language, theme, popup, spoken news).
import { html, render, useCallback, useEffect, useMemo, useRef, useState } from "./lib.js";
import { chosenLanguage, completed, keepLanguage, translatorFor } from "./i18n.js";
import { prefer, preference, showPreferences } from "./preferences.js";
import { leadOf, Shell } from "./ui/shell.js";
import { Dialog } from "./ui/dialog.js";
import { Glossary } from "./ui/glossary.js";
import { LobbyPage } from "./pages/lobby.js";

// What an address may bring along behind its #, for a page to open: a position, a deck, a card, the way to a device.
const BROUGHT = /^#(position|deck|card|move)=/;
// Lines of news kept for those who listen.
const HEARD = 5;

// Each address with its page; all but the lobby are loaded when they are wanted.
/** @type {[RegExp, () => any][]} */
const ROUTES = [
  [/^\/$/, () => LobbyPage],
  [/^\/learn$/, async () => (await import("./pages/learn.js")).LearnPage],
  [/^\/deck$/, async () => (await import("./pages/deck.js")).DeckPage],
  [/^\/games$/, async () => (await import("./pages/games.js")).GamesPage],
  [/^\/tables$/, async () => (await import("./pages/games.js")).TablesPage],
  [/^\/rules\/(\w+(?:\/[^?#]+)?)$/, async () => (await import("./pages/rules.js")).RulesPage],
  [/^\/you$/, async () => (await import("./pages/you.js")).YouPage],
  [/^\/card$/, async () => (await import("./pages/card.js")).CardPage],
  [/^\/cards(?:\/(\w+(?:\/[^?#]+)?))?$/, async () => (await import("./pages/cards.js")).CardsPage],
  [/^\/campaigns$/, async () => (await import("./pages/campaigns.js")).CampaignsPage],
  [/^\/campaign\/([\w-]+)$/, async () => (await import("./pages/campaign.js")).CampaignPage],
  [/^\/events$/, async () => (await import("./pages/events.js")).EventsPage],
  [/^\/season$/, async () => (await import("./pages/season.js")).SeasonPage],
  [/^\/event\/([\w-]+)$/, async () => (await import("./pages/event.js")).EventPage],
  [/^\/companion(?:\/(\w+))?$/, async () => (await import("./pages/companion.js")).CompanionPage],
  [/^\/game\/([\w-]+)$/, async () => (await import("./pages/table.js")).TablePage],
  [/^\/replay$/, async () => (await import("./pages/record.js")).RecordPage],
  [/^\/replay\/([\w-]+)$/, async () => (await import("./pages/replay.js")).ReplayPage],
  [/^\/showcase\/(\w+)$/, async () => (await import("./pages/showcase.js")).ShowcasePage],
  [/^\/puzzles(?:\/(\w+))?$/, async () => (await import("./pages/puzzles.js")).PuzzlesPage],
  [/^\/situation$/, async () => (await import("./pages/situation.js")).SituationPage],
];

async function pageAt(path) {
  for (const [pattern, load] of ROUTES) {
    const found = path.match(pattern);
    if (!found) continue;
    const [Page] = await Promise.all([load(), path === "/" || completed(document.documentElement.lang)]);
    return { path, Page, id: found[1] || "" };
  }
  return { path, Page: LobbyPage, id: "" };
}

function App({ first }) {
  const [say, setSay] = useState(first.say);
  const [theme, setTheme] = useState(preference("theme"));
  const [page, setPage] = useState(first.page);
  const [brought, setBrought] = useState(0);
  const [popup, setPopup] = useState(null);
  const [news, setNews] = useState([]);
  const told = useRef(0);

  // Shows the page of the address; one that cannot be loaded is the browser's to ask for, and to tell of.
  const turn = useCallback(async () => {
    setPopup(null);
    try {
      const next = await pageAt(location.pathname);
      if (next.path === location.pathname) setPage(next);
    } catch {
      location.reload();
    }
  }, []);
  useEffect(() => {
    const moved = () => { turn(); };
    // What is brought by an address that was changed by hand is opened as if the page were.
    const changed = () => { if (BROUGHT.test(location.hash)) setBrought((before) => before + 1); };
    addEventListener("popstate", moved);
    addEventListener("hashchange", changed);
    return () => { removeEventListener("popstate", moved); removeEventListener("hashchange", changed); };
  }, []);

  const setLang = useCallback(async (lang) => {
    const t = await translatorFor(lang);
    keepLanguage(lang);
    setSay({ lang, t });
  }, []);
  const go = useCallback((to, instead = false) => {
    history[instead ? "replaceState" : "pushState"](null, "", to);
    turn().then(() => scrollTo(0, 0));
  }, []);
  useEffect(() => {
    const clicked = (event) => {
      const to = leadOf(event, location);
      if (to === null) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("click", clicked);
    return () => removeEventListener("click", clicked);
  }, []);
  // Each piece of news is a line of its own: what comes twice is heard twice, and nothing takes the place of what came
  // just before.
  const announce = useCallback((words) => {
    if (!words) return;
    told.current += 1;
    const line = { number: told.current, words };
    setNews((before) => [...before.slice(1 - HEARD), line]);
  }, []);

  const shell = useMemo(() => ({
    ...say, theme, go, announce, setLang, show: setPopup,
    setTheme: (one) => { prefer("theme", one); setTheme(one); },
  }), [say, theme, go, announce, setLang]);
  const { path, Page, id } = page;
  return html`<${Shell.Provider} value=${shell}>
    <a class="skip" href="#main">${say.t("table-skip")}</a>
    <${Page} key=${`${path}:${brought}`} id=${id} />
    ${popup && html`<${Dialog} ...${popup} close=${() => setPopup(null)} />`}
    <${Glossary} />
    <div class="unseen" role="status" aria-live="polite" aria-atomic="false">${news.map(({ number, words }) => html`
      <p key=${number}>${words}</p>`)}</div>
  </${Shell.Provider}>`;
}

async function start() {
  showPreferences();
  const lang = chosenLanguage();
  document.documentElement.lang = lang;
  const root = document.getElementById("app");
  try {
    const lobby = location.pathname === "/";
    const [t, page] = await Promise.all([translatorFor(lang, lobby), pageAt(location.pathname)]);
    render(html`<${App} first=${{ say: { lang, t }, page }} />`, root);
  } catch (problem) {
    root.textContent = `Grimorio: ${problem.message}`;
  }
}

// How long after its first picture the lobby asks for the messages of the other pages.
const REST = 700;

start().then(() => setTimeout(() => completed(document.documentElement.lang).catch(() => {}), REST));
// Once the page can be used. Browsers have service workers with HTTPS and on this machine only.
if ("serviceWorker" in navigator) addEventListener("load", () => { navigator.serviceWorker.register("/sw.js"); });
