// The pages that say how we rule where a rulebook is silent or says two things.
import { html } from "../lib.js";
import { useBook } from "../rules.js";
import { pieces, Term, termName } from "./glossary.js";
import { useShell } from "./shell.js";

// A text of the rulebook, whose words of the table explain themselves. `Code` stands between backquotes.
export function RuleText({ game, text, pick = null }) {
  const { t } = useShell();
  const said = (words) => pieces(t, game, words).map((piece) => (typeof piece === "string" ? piece : html`
    <${Term} game=${game} term=${piece.term} tab=${false} open=${pick && (() => pick(termName(t, game, piece.term)))}>
      ${piece.word}
    </${Term}>`));
  return text.split("`").map((words, at) => (at % 2 ? html`<code>${words}</code>` : said(words)));
}

// The headings that many pages share, each with the message that says it in the reader's language.
export const LEADS = {
  "The rulebook": "table-ruling-rulebook",
  "The rulebooks": "table-ruling-rulebooks",
  "The sources": "table-ruling-sources",
  Readings: "table-ruling-readings",
  "We rule": "table-ruling-rule",
  Why: "table-ruling-why",
  "Both are played": "table-ruling-both",
  "All are played": "table-ruling-all",
};

function Lead({ lead }) {
  const { t } = useShell();
  const words = lead.replace(/[.:]$/, "");
  return html`<p class="ruling-lead">${words in LEADS ? t(LEADS[words]) : words}</p>`;
}

function Part({ game, part, pick }) {
  const List = part.numbered ? "ol" : "ul";
  return html`<div class="ruling-part">
    ${part.lead && html`<${Lead} lead=${part.lead} />`}
    ${part.text && html`<p><${RuleText} game=${game} text=${part.text} pick=${pick} /></p>`}
    ${part.items.length > 0 && html`<${List} class="ruling-list">${part.items.map((item) => html`<li key=${item}>
      <${RuleText} game=${game} text=${item} pick=${pick} />
    </li>`)}</${List}>`}
  </div>`;
}

// One page, folded unless open. rule: the id beside which it stands; the others it is about are named. Its address is
// that of the rulebook with its name.
export function Ruling({ game, page, rule = null, pick = null, open = false }) {
  const { t } = useShell();
  const others = page.rules.filter((id) => id !== rule);
  return html`<details class="ruling-page" data-ruling=${page.name} open=${open}>
    <summary>${page.title}</summary>
    ${others.length > 0 && html`<p class="ruling-rules">${others.map((id) => (pick
      ? html`<button type="button" key=${id} class="chip" onClick=${() => pick(id)}>${id}</button>`
      : html`<span key=${id} class="chip">${id}</span>`))}</p>`}
    ${page.parts.map((part, at) => html`<${Part} key=${at} game=${game} part=${part} pick=${pick} />`)}
    <p class="ruling-link"><a href=${`/rules/${game}/${page.name}`} target=${pick ? null : "_blank"}>
      ${t("learn-rules-link")}</a></p>
  </details>`;
}

// The pages about one rule; without any, what the checklist says of it.
export function RulingsOf({ game, rule, pick = null }) {
  const { t } = useShell();
  const { rules, rulings } = useBook(game);
  const pages = rulings.filter((page) => page.rules.includes(rule));
  const short = rules.get(rule)?.ruling;
  if (!pages.length && !short) return null;
  return html`<div class="ruling">
    <strong>${t("table-ruling")}</strong>
    ${pages.length ? pages.map((page) => html`
      <${Ruling} key=${page.name} game=${game} page=${page} rule=${rule} pick=${pick} />`)
      : html` <${RuleText} game=${game} text=${short} pick=${pick} />`}
  </div>`;
}
