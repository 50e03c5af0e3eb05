// The pages that say how we rule where a rulebook is silent or says two things.
import { html } from "../lib.js";
import { useBook } from "../rules.js";
import { pieces, Term, termName } from "./glossary.js";
import { useShell } from "./shell.js";

// What a rule says in the reader's language, as far as it is told there.
export function RuleText({ game, rule, pick = null }) {
  const { t } = useShell();
  if (!rule.told) return html`<${Statement} game=${game} text=${rule.statement} pick=${pick} />`;
  return pieces(t, game, rule.told).map((piece) => (typeof piece === "string" ? piece : html`
    <${Term} game=${game} term=${piece.term} tab=${false} open=${pick && (() => pick(termName(t, game, piece.term)))}>
      ${piece.word}
    </${Term}>`));
}

// An English statement; beside each word of the table its name in the reader's language. `Code` stands between
// backquotes.
export function Statement({ game, text, pick = null }) {
  const { t, lang } = useShell();
  const said = (words) => pieces(t.english, game, words).map((piece) => {
    if (typeof piece === "string") return piece;
    const name = termName(t, game, piece.term);
    return html`<${Term} game=${game} term=${piece.term} tab=${false} open=${pick && (() => pick(name))}>
      ${piece.word}
    </${Term}>
    ${lang !== "en" && html` <span class="gloss" lang=${lang}>(${name})</span>`}`;
  });
  return html`<span lang="en">${text.split("`").map((words, at) => (at % 2 ? html`<code>
    ${words}
  </code>` : said(words)))}</span>`;
}

// The headings that stand by themselves, each with the message that says it in the reader's language. Others begin an
// English sentence.
export const LEADS = {
  "We rule": "table-ruling-rule",
  Why: "table-ruling-why",
  Readings: "table-ruling-readings",
  Proof: "table-ruling-proof",
};

function Lead({ lead }) {
  const { t } = useShell();
  const words = lead.replace(/[.:]$/, "");
  if (words in LEADS) return html`<p class="ruling-lead">${t(LEADS[words])}</p>`;
  return html`<p class="ruling-lead" lang="en">${words}</p>`;
}

function Part({ game, part, pick }) {
  const List = part.numbered ? "ol" : "ul";
  return html`<div class="ruling-part">
    ${part.lead && html`<${Lead} lead=${part.lead} />`}
    ${part.text && html`<p><${Statement} game=${game} text=${part.text} pick=${pick} /></p>`}
    ${part.items.length > 0 && html`<${List} class="ruling-list">${part.items.map((item) => html`<li key=${item}>
      <${Statement} game=${game} text=${item} pick=${pick} />
    </li>`)}</${List}>`}
  </div>`;
}

// One page, folded unless open. rule: the id beside which it stands; the others it is about are named. Its address is
// that of the rulebook with its name.
export function Ruling({ game, page, rule = null, pick = null, open = false }) {
  const { t } = useShell();
  const others = page.rules.filter((id) => id !== rule);
  const parts = page.parts.map((part, at) => html`<${Part} key=${at} game=${game} part=${part} pick=${pick} />`);
  return html`<details class="ruling-page" data-ruling=${page.name} open=${open}>
    <summary>${page.told || html`<span lang="en">${page.title}</span>`}</summary>
    ${others.length > 0 && html`<p class="ruling-rules">${others.map((id) => (pick
      ? html`<button type="button" key=${id} class="chip" onClick=${() => pick(id)}>${id}</button>`
      : html`<span key=${id} class="chip">${id}</span>`))}</p>`}
    ${page.decision ? html`<div class="ruling-part" data-ruling-decision>
        <p class="ruling-lead">${t("table-ruling-played")}</p><p>${page.decision}</p>
      </div>
      <details class="ruling-part"><summary>${t("table-ruling-english")}</summary>${parts}</details>` : parts}
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
      : html` <${Statement} game=${game} text=${short} pick=${pick} />`}
  </div>`;
}
