// Messages in the reader's language, from the same Fluent files as the server's.
import { FluentBundle, FluentResource } from "./lib.js";
import { recall, remember } from "./memory.js";

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français" };
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

// The messages of a language in a file: all of them, "it", or those with which the lobby begins, "it-first".
async function text(name) {
  const address = new URL(`./messages/${name}.ftl`, import.meta.url);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

const bundles = new Map();
function bundleOf(lang) {
  if (!bundles.has(lang)) bundles.set(lang, new FluentBundle(lang, { useIsolating: false }));
  return bundles.get(lang);
}

async function added(lang, name) {
  bundleOf(lang).addResource(await text(name), { allowOverrides: true });
}

function once(lang, name) {
  if (!loading.has(name)) loading.set(name, added(lang, name).catch((error) => { loading.delete(name); throw error; }));
  return loading.get(name);
}

// Lets a language have all its messages; what was made of it by translatorFor has them too then.
export const completed = (lang) => once(lang, lang);

// What French and Italian change before a name that begins with a vowel: "de Ada" becomes "d’Ada", "a Alba" "ad Alba".
const ELIDED = /(?<!\p{L})([Dd]|(?:[Jj]us|[Ll]ors|[Pp]uis)?qu|Qu)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒ][a-zß-öø-ÿœ])/gu;
// The hyphens of "a-t-il" and "répondez-vous", at which a line must not break.
const HYPHEN = /(?<=\p{L})-(?=(?:t-)?(?:ils?|elles?|on|je|vous|nous|ce|les?|la|moi|lui|leur)(?!\p{L}))/gu;
const SOUNDED = /(?<!\p{L})(?:(a) (?=A(?!d)[a-zß-öø-ÿ])|(e) (?=E(?!d)[a-zß-öø-ÿ]))/gu;

// A text with the protected spaces and the elisions of its language, as the server sets them (language/messages.py).
export function typeset(lang, text) {
  if (lang === "it") return text.replace(SOUNDED, "$1$2d ");
  if (lang !== "fr") return text;
  const spaced = text.replace(/ (?=[;!?»])/g, "\u202f").replaceAll(" :", "\u00a0:").replaceAll("« ", "«\u00a0");
  return spaced.replace(ELIDED, "$1’").replace(HYPHEN, "-\u2060");
}

// first: the messages that the lobby begins with are enough.
// t(id, args) for a language; an unknown message is said by its id, t.has(id) asks first.
// t.english(id) is the English forms of a word, t.game(name) what a game is called, t.colon what stands between a name
// and its value, t.fixed(number, digits) a number with so many decimals.
export async function translatorFor(lang, first = false) {
  await (first && !loading.has(lang) ? once(lang, `${lang}-first`) : completed(lang));
  const said = bundleOf(lang);
  const t = (id, args) => {
    const message = said.getMessage(id);
    return message?.value ? typeset(lang, said.formatPattern(message.value, args, [])) : id;
  };
  t.english = (id) => t(`english-${id}`);
  t.colon = lang === "fr" ? "\u00a0: " : ": ";
  t.game = (name) => (t.has(`${name}-title`) ? t(`${name}-title`) : name.charAt(0).toUpperCase() + name.slice(1));
  t.has = (id) => said.hasMessage(id);
  t.fixed = (number, digits) => new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits, maximumFractionDigits: digits,
  }).format(number);
  t.list = (words) => new Intl.ListFormat(lang, { type: "conjunction" }).format(words);
  return t;
}

export function keepLanguage(lang) {
  remember("language", lang);
  document.documentElement.lang = lang;
}
