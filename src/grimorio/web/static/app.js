// The page: which address shows what, and what every page shares (language, theme, popup, spoken news).
import { html, render, useCallback, useEffect, useMemo, useRef, useState } from "./lib.js";
import { chosenLanguage, keepLanguage, translatorFor } from "./i18n.js";
import { prefer, preference, showPreferences } from "./preferences.js";
import { Shell } from "./ui/shell.js";
import { Dialog } from "./ui/dialog.js";
import { Glossary } from "./ui/glossary.js";
import { CampaignPage } from "./pages/campaign.js";
import { CampaignsPage } from "./pages/campaigns.js";
import { CompanionPage } from "./pages/companion.js";
import { DeckPage } from "./pages/deck.js";
import { LearnPage } from "./pages/learn.js";
import { LobbyPage } from "./pages/lobby.js";
import { TablePage } from "./pages/table.js";
import { RecordPage } from "./pages/record.js";
import { ReplayPage } from "./pages/replay.js";
import { SituationPage } from "./pages/situation.js";

// Lines of news kept for those who listen.
const HEARD = 5;

const ROUTES = [
  [/^\/$/, LobbyPage],
  [/^\/learn$/, LearnPage],
  [/^\/deck$/, DeckPage],
  [/^\/campaigns$/, CampaignsPage],
  [/^\/campaign\/([\w-]+)$/, CampaignPage],
  [/^\/companion(?:\/(\w+))?$/, CompanionPage],
  [/^\/game\/([\w-]+)$/, TablePage],
  [/^\/replay$/, RecordPage],
  [/^\/replay\/([\w-]+)$/, ReplayPage],
  [/^\/situation$/, SituationPage],
];

function pageAt(path) {
  for (const [pattern, page] of ROUTES) {
    const found = path.match(pattern);
    if (found) return [page, found[1] || ""];
  }
  return [LobbyPage, ""];
}

function App({ first }) {
  const [say, setSay] = useState(first);
  const [theme, setTheme] = useState(preference("theme"));
  const [path, setPath] = useState(location.pathname);
  const [popup, setPopup] = useState(null);
  const [news, setNews] = useState([]);
  const told = useRef(0);

  useEffect(() => {
    const moved = () => { setPopup(null); setPath(location.pathname); };
    addEventListener("popstate", moved);
    return () => removeEventListener("popstate", moved);
  }, []);

  const setLang = useCallback(async (lang) => {
    const t = await translatorFor(lang);
    keepLanguage(lang);
    setSay({ lang, t });
  }, []);
  const go = useCallback((to, instead = false) => {
    history[instead ? "replaceState" : "pushState"](null, "", to);
    setPopup(null);
    setPath(location.pathname);
    scrollTo(0, 0);
  }, []);
  // Each piece of news is a line of its own: what comes twice is heard twice, and nothing takes the place of what came just before.
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
  const [Page, id] = pageAt(path);
  return html`<${Shell.Provider} value=${shell}>
    <a class="skip" href="#main">${say.t("table-skip")}</a>
    <${Page} key=${path} id=${id} />
    ${popup && html`<${Dialog} ...${popup} close=${() => setPopup(null)} />`}
    <${Glossary} />
    <div class="unseen" role="status" aria-live="polite" aria-atomic="false">${news.map(({ number, words }) => html`<p key=${number}>${words}</p>`)}</div>
  </${Shell.Provider}>`;
}

async function start() {
  showPreferences();
  const lang = chosenLanguage();
  document.documentElement.lang = lang;
  const root = document.getElementById("app");
  try {
    const t = await translatorFor(lang);
    render(html`<${App} first=${{ lang, t }} />`, root);
  } catch (problem) {
    root.textContent = `Grimorio: ${problem.message}`;
  }
}

start();
