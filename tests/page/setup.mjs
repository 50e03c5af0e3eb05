// The page's modules under Node: the globals of a browser that they use, and the server's answers that they ask for.
import { readdirSync, readFileSync } from "node:fs";
import { Document } from "./dom.mjs";

export const STATIC = new URL("../../src/grimorio/web/static/", import.meta.url);
const MESSAGES = new URL("../../src/grimorio/language/messages/", import.meta.url);

// What the server answers, by path.
export const answers = new Map();

function messages(language) {
  const folder = new URL(`${language}/`, MESSAGES);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
}

class Shelf {
  constructor() { this.kept = new Map(); }
  getItem(key) { return this.kept.get(key) ?? null; }
  setItem(key, value) { this.kept.set(key, String(value)); }
  removeItem(key) { this.kept.delete(key); }
  clear() { this.kept.clear(); }
}

const listeners = new Document();
Object.assign(globalThis, {
  document: new Document(),
  localStorage: new Shelf(),
  sessionStorage: new Shelf(),
  location: new URL("http://table.test/"),
  getComputedStyle: () => ({ position: "static" }),
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  CSSStyleSheet: class { replaceSync() {} },
  ResizeObserver: class { observe() {} unobserve() {} disconnect() {} },
  IntersectionObserver: class { observe() {} disconnect() {} },
  requestAnimationFrame: (run) => setTimeout(run, 0),
  cancelAnimationFrame: clearTimeout,
  innerWidth: 1280,
  innerHeight: 900,
  scrollTo() {},
  addEventListener: listeners.addEventListener.bind(listeners),
  removeEventListener: listeners.removeEventListener.bind(listeners),
  dispatchEvent: listeners.dispatchEvent.bind(listeners),
  fetch: async (address) => {
    const said = String(address).match(/messages\/(\w+)\.ftl$/);
    const text = said ? messages(said[1]) : answers.get(String(address));
    if (text === undefined) throw new TypeError(`nothing answers ${address}`);
    return { ok: true, status: 200, statusText: "OK", text: async () => text, json: async () => JSON.parse(text) };
  },
});
// Style sheets that modules bring along are there at once, and empty.
globalThis.window = globalThis;
globalThis.grimorio = { sheets: { get: () => "" } };

// What the console was told of: a page that is well says nothing there.
export const complaints = [];
for (const kind of ["error", "warn"]) console[kind] = (...words) => complaints.push(words.join(" "));

// A module of the page: part("ui/glossary.js").
export const part = (path) => import(new URL(path, STATIC));
