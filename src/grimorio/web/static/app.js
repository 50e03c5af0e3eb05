// The page: which address shows what, and what every page shares (language, theme, popup, spoken news).
import { html, render, useCallback, useEffect, useMemo, useRef, useState } from "./lib.js";
import { chosenLanguage, keepLanguage, translatorFor } from "./i18n.js";
import { prefer, preference, showPreferences } from "./preferences.js";
import { Shell } from "./ui/shell.js";
import { Dialog } from "./ui/dialog.js";
import { Glossary } from "./ui/glossary.js";
import { LearnPage } from "./pages/learn.js";
import { LobbyPage } from "./pages/lobby.js";
import { TablePage } from "./pages/table.js";
import { RecordPage } from "./pages/record.js";
import { ReplayPage } from "./pages/replay.js";
import { SituationPage } from "./pages/situation.js";

const ROUTES = [
  [/^\/$/, LobbyPage],
  [/^\/learn$/, LearnPage],
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
  const [news, setNews] = useState("");
  const parity = useRef(false);

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
  // The same news twice must be heard twice: a trailing space makes them differ.
  const announce = useCallback((words) => {
    parity.current = !parity.current;
    setNews(words + (parity.current ? "" : " "));
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
    <div class="unseen" role="status" aria-live="polite">${news}</div>
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
