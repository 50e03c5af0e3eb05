// The rulebook at the table: the words of the game in the reader's language, the checklist, the rulings, searched
// together.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { useBook, usePuzzles } from "../rules.js";
import { termName, termsOf, termText } from "./glossary.js";
import { entry, searched } from "./rule-find.js";
import { RuleText, Ruling, RulingsOf } from "./rulings.js";
import { useShell } from "./shell.js";

// The rulebook as it is searched: its words, rules and rulings in the reader's language.
export const bookOf = ({ game, words, rows, pages, t }) => ({
  words: words.map(({ key, term, rule, name, text }) =>
    entry(key, [name, ...[t, t.english].map((say) => say(`${game}-term-${term}-words`))].join(" "), text, rule)),
  rules: rows.map(({ key, id, section, statement, ruling }) => entry(key, `${id} ${section}`, statement, ruling || "")),
  pages: pages.map(({ key, name, title, rules, parts }) => entry(key, `${title} ${name}`, rules.join(" "),
    parts.flatMap((part) => [part.lead, part.text, ...part.items]).join(" "))),
});

// Keys of what is near the wanted words where nothing has them all; null while that is not known.
function useNearest(documents, wanted, needed) {
  const { lang } = useShell();
  const [near, setNear] = useState(null);
  useEffect(() => {
    let here = true;
    setNear(null);
    if (needed && documents.length)
      import("./rule-search.js").then(({ nearest }) => { if (here) setNear(nearest(documents, wanted, lang)); });
    return () => { here = false; };
  }, [documents, wanted, needed, lang]);
  return near;
}

// look(words): told of what is looked for, where the page keeps that in its address.
export function Rulebook({ game, first, look = null }) {
  const { t, lang } = useShell();
  const { rules, rulings } = useBook(game);
  const puzzles = usePuzzles(game);
  const [wanted, setWanted] = useState(first);
  const box = useRef(null);
  useEffect(() => box.current?.focus(), []);
  const words = useMemo(() => Object.entries(termsOf(game)).map(([term, rule]) =>
    ({ key: `word ${term}`, term, rule, name: termName(t, game, term), text: termText(t, game, term) })), [t, game]);
  const rows = useMemo(() => [...rules.values()].map((row) => ({ ...row, key: row.id })), [rules]);
  const pages = useMemo(() => rulings.map((page) => ({ ...page, key: page.name })), [rulings]);
  const book = useMemo(() => bookOf({ game, words, rows, pages, t }), [words, rows, pages]);
  const asked = wanted.trim();
  const hits = useMemo(() => searched(game, book, asked, lang), [book, asked]);
  const nowhere = Boolean(asked) && !hits.words.length && !hits.rules.length && !hits.pages.length;
  const documents = useMemo(() => Object.values(book).flat().map(({ key, texts }) =>
    ({ key, name: texts[0], text: texts.slice(1).join(" ") })), [book]);
  const near = useNearest(documents, asked, nowhere);
  const keys = (found) => (nowhere ? near || [] : found);
  const listed = (list, found) => keys(found).map((key) => list.find((one) => one.key === key)).filter(Boolean);
  const [someWords, someRows, somePages] =
    [listed(words, hits.words), listed(rows, hits.rules), listed(pages, hits.pages)];
  const seek = (word) => { setWanted(word); look?.(word); };
  const pick = (word) => { seek(word); box.current?.focus(); };
  return html`<div class="rulebook">
    <label class="field">
      <span>${t("learn-rules-search")}</span>
      <input ref=${box} autofocus type="search" name="rules" value=${wanted} autocomplete="off"
        onInput=${(event) => seek(event.target.value)} />
    </label>
    <p class="quiet" role="status">
      ${nowhere && near?.length > 0 ? t("learn-rules-near")
        : t("learn-rules-found", { count: someWords.length + someRows.length + somePages.length })}
    </p>
    ${someWords.length > 0 && html`<h3>${t("learn-rules-words")}</h3>
    <dl class="rulebook-words">${someWords.map((one) => html`<div key=${one.term} data-word=${one.term}>
      <dt>${one.name}</dt>
      <dd>${one.text} <button type="button" class="link small" onClick=${() => pick(one.rule)}>${one.rule}</button></dd>
    </div>`)}</dl>`}
    ${someRows.length > 0 && html`<h3>${t("learn-rules-checklist")}</h3>
      <ul class="rulebook-rows">${someRows.map((row) => html`<li key=${row.id} class="rule" data-rule=${row.id}>
        <h4 class="rule-id"><a href=${`/rules/${game}/${encodeURIComponent(row.id)}`}
          target=${look ? null : "_blank"}>${row.id}</a></h4>
        <p><${RuleText} game=${game} text=${row.statement} pick=${pick} /></p>
        ${puzzles.has(row.id) && html`<p><a href=${`/puzzles?game=${game}&rule=${encodeURIComponent(row.id)}`}
          data-puzzles=${row.id} target=${look ? null : "_blank"}>
          ${t("puzzle-of-rule", { count: puzzles.get(row.id) })}</a></p>`}
        <${RulingsOf} game=${game} rule=${row.id} pick=${pick} /></li>`)}</ul>`}
    ${somePages.length > 0 && html`<h3>${t("learn-rules-rulings")}</h3>
    <p class="quiet">${t("learn-rules-rulings-text")}</p>
    <div class="rulebook-pages">${somePages.map((page) => html`
      <${Ruling} key=${page.name} game=${game} page=${page} pick=${pick} open=${page.name === wanted.trim()} />`)}
    </div>`}
  </div>`;
}

// The popup; wanted: what is searched for at first, such as a rule's id.
export function rulebookPopup(t, game, wanted = "") {
  const body = html`<${Rulebook} key=${wanted} game=${game} first=${wanted} />`;
  return { title: t("learn-rules"), body, kind: "wide rulebook-popup" };
}
