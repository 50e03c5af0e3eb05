// Messages in the reader's language, from the same Fluent files as the server's.
import { FluentBundle, FluentResource } from "./lib.js";
import { MESSAGES } from "./games/index.js";
import { recall, remember } from "./memory.js";

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français" };
const FILES = ["table", "campaign", "companion", "match", "decks", "learn", ...MESSAGES];
const loading = new Map();

// The language chosen before, else the first of the browser's that we speak, else English.
export function chosenLanguage() {
  const wanted = [recall("language"), ...(navigator.languages || [navigator.language])];
  for (const tag of wanted) {
    const code = (tag || "").slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code;
  }
  return "en";
}

function bundle(lang) {
  if (!loading.has(lang)) {
    const all = FILES.map(async (file) => {
      const answer = await fetch(`/messages/${lang}/${file}.ftl`);
      if (!answer.ok) throw new Error(`/messages/${lang}/${file}.ftl: ${answer.status}`);
      return new FluentResource(await answer.text());
    });
    loading.set(lang, Promise.all(all).then((resources) => {
      const made = new FluentBundle(lang, { useIsolating: false });
      for (const resource of resources) made.addResource(resource);
      return made;
    }).catch((problem) => { loading.delete(lang); throw problem; }));
  }
  return loading.get(lang);
}

// t(id, args) for a language. A missing message is said in English, then by its id; t.has(id) asks first; t.english says it in English.
export async function translatorFor(lang) {
  const bundles = await Promise.all(lang === "en" ? [bundle("en")] : [bundle(lang), bundle("en")]);
  const sayer = (from) => (id, args) => {
    for (const one of from) {
      const message = one.getMessage(id);
      if (message?.value) return one.formatPattern(message.value, args, []);
    }
    return id;
  };
  const t = sayer(bundles);
  t.english = sayer(bundles.slice(-1));
  t.has = (id) => bundles.some((one) => one.hasMessage(id));
  t.list = (words) => new Intl.ListFormat(lang, { type: "conjunction" }).format(words);
  return t;
}

export function keepLanguage(lang) {
  remember("language", lang);
  document.documentElement.lang = lang;
}
