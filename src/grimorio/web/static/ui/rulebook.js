// The rulebook at the table: the words of the game in the reader's language, and the checklist with its rulings, searched together.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { useRules } from "../rules.js";
import { pieces, Term, termName, termsOf, termText } from "./glossary.js";
import { useShell } from "./shell.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// An English statement; beside each word of the table its name in the reader's language.
export function Statement({ game, text, pick = null }) {
  const { t, lang } = useShell();
  return html`<span lang="en">${pieces(t.english, game, text).map((piece) => {
    if (typeof piece === "string") return piece;
    const name = termName(t, game, piece.term);
    return html`<${Term} game=${game} term=${piece.term} tab=${false} open=${pick && (() => pick(name))}>${piece.word}</${Term}>${
      lang !== "en" && html` <span class="gloss" lang=${lang}>(${name})</span>`}`;
  })}</span>`;
}

function Rulebook({ game, first }) {
  const { t, lang } = useShell();
  const rules = useRules(game);
  const [wanted, setWanted] = useState(first);
  const box = useRef(null);
  useEffect(() => box.current?.focus(), []);
  const words = useMemo(() => Object.entries(termsOf(game)).map(([term, rule]) => {
    const [name, text] = [termName(t, game, term), termText(t, game, term)];
    const forms = [t, t.english].map((say) => say(`${game}-term-${term}-words`));
    return { term, rule, name, text, found: plain([name, text, rule, ...forms].join(" ")) };
  }), [t, game]);
  const rows = useMemo(() => [...rules.values()].map((row) => {
    const names = pieces(t.english, game, row.statement).filter((piece) => piece.term).map(({ term }) => termName(t, game, term));
    return { ...row, found: plain([row.id, row.section, row.statement, row.ruling, ...names].join(" ")) };
  }), [rules, t, game]);
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = ({ found }) => parts.every((part) => found.includes(part));
  // Words that are called so come before those that only mention it.
  const called = ({ name }) => (plain(name).includes(parts.join(" ")) ? 0 : 1);
  const [someWords, someRows] = [words.filter(fits).sort((a, b) => called(a) - called(b)), rows.filter(fits)];
  const pick = (word) => { setWanted(word); box.current?.focus(); };
  return html`<div class="rulebook">
    <label class="field"><span>${t("learn-rules-search")}</span>
      <input ref=${box} autofocus type="search" name="rules" value=${wanted} autocomplete="off" onInput=${(event) => setWanted(event.target.value)} /></label>
    <p class="quiet" role="status">${t("learn-rules-found", { count: someWords.length + someRows.length })}</p>
    ${someWords.length > 0 && html`<h3>${t("learn-rules-words")}</h3>
      <dl class="rulebook-words">${someWords.map((one) => html`<div key=${one.term} data-word=${one.term}>
        <dt>${one.name}</dt><dd>${one.text} <button type="button" class="link small" onClick=${() => pick(one.rule)}>${one.rule}</button></dd></div>`)}</dl>`}
    ${someRows.length > 0 && html`<h3>${t("learn-rules-checklist")}</h3>
      ${lang !== "en" && html`<p class="quiet">${t("learn-rules-english")}</p>`}
      <ul class="rulebook-rows">${someRows.map((row) => html`<li key=${row.id} class="rule" data-rule=${row.id}>
        <h4 class="rule-id">${row.id}</h4><p><${Statement} game=${game} text=${row.statement} pick=${pick} /></p>
        ${row.ruling && html`<details class="rulebook-ruling"><summary>${t("learn-rules-ruling")}</summary>
          <p><${Statement} game=${game} text=${row.ruling} pick=${pick} /></p></details>`}</li>`)}</ul>`}
  </div>`;
}

// The popup; wanted: what is searched for at first, such as a rule's id.
export function rulebookPopup(t, game, wanted = "") {
  return { title: t("learn-rules"), body: html`<${Rulebook} key=${wanted} game=${game} first=${wanted} />`, kind: "wide rulebook-popup" };
}
