// The rulebook at the table: the words of the game in the reader's language, the checklist, the rulings, searched
// together.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { useBook } from "../rules.js";
import { termName, termsOf, termText } from "./glossary.js";
import { RuleText, Ruling, RulingsOf } from "./rulings.js";
import { useShell } from "./shell.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

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
  const { t } = useShell();
  const { rules, rulings } = useBook(game);
  const [wanted, setWanted] = useState(first);
  const box = useRef(null);
  useEffect(() => box.current?.focus(), []);
  const words = useMemo(() => Object.entries(termsOf(game)).map(([term, rule]) => {
    const [name, text] = [termName(t, game, term), termText(t, game, term)];
    const forms = [t, t.english].map((say) => say(`${game}-term-${term}-words`));
    return { term, rule, name, text, found: plain([name, text, rule, ...forms].join(" ")) };
  }), [t, game]);
  const rows = useMemo(
    () => [...rules.values()].map((row) => ({
      ...row, found: plain([row.id, row.section, row.statement, row.ruling].join(" ")),
    })),
    [rules],
  );
  const pages = useMemo(() => rulings.map((page) => {
    const text = page.parts.flatMap((part) => [part.lead, part.text, ...part.items]).join(" ");
    return { ...page, found: plain([page.name, ...page.rules, page.title, text].join(" ")) };
  }), [rulings]);
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const has = ({ found }) => parts.every((part) => found.includes(part));
  const documents = useMemo(() => [
    ...words.map(({ term, name, found }) => ({ key: `word ${term}`, name, text: found })),
    ...rows.map(({ id, section, found }) => ({ key: `rule ${id}`, name: `${id} ${section}`, text: found })),
    ...pages.map(({ name, title, found }) => ({ key: `page ${name}`, name: title, text: found })),
  ], [words, rows, pages]);
  const nowhere = parts.length > 0 && ![...words, ...rows, ...pages].some(has);
  const near = useNearest(documents, wanted, nowhere);
  const keyOf = (one) => (one.term ? `word ${one.term}` : one.id ? `rule ${one.id}` : `page ${one.name}`);
  const place = (one) => near?.indexOf(keyOf(one)) ?? -1;
  const fits = (one) => (nowhere ? place(one) >= 0 : has(one));
  const best = (list) => (nowhere ? list.sort((one, other) => place(one) - place(other)) : list);
  // Words that are called so come before those that only mention it.
  const called = ({ name }) => (plain(name).includes(parts.join(" ")) ? 0 : 1);
  const [someWords, someRows, somePages] = [
    nowhere ? best(words.filter(fits)) : words.filter(fits).sort((a, b) => called(a) - called(b)),
    best(rows.filter(fits)),
    best(pages.filter(fits)),
  ];
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
