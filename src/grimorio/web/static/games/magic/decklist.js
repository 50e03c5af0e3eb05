// A deck as a picture: its curve of mana values, the colours of its costs, and its cards in groups, held closer when
// pointed at.
import { html, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { Band, Columns, Groups } from "../../ui/deck-picture.js";
import { ordered, total } from "../../ui/deck-shelf.js";
import { style } from "../../ui/style.js";
import { BASICS } from "./basics.js";
import { cardOf, CloseView, nameOf } from "./cards.js";
import { Peek } from "./peek.js";
import { KINDS as GROUPS, valueOf } from "./sorting.js";
import { Cost, LETTERS, Sign, signName, signsOf } from "./symbols.js";

export { valueOf };

await Promise.all(
  ["cards", "decks"].map((name) => style(new URL(`./${name}.css`, import.meta.url), ["magic", "live", "draft"])),
);

// The last column of the curve holds all that cost more.
const COLUMNS = 8;
export { BASICS };

// Entries [count, name] as people lay them out: by group, cost and name.
export const inOrder = (entries, { cards, lang }) =>
  ordered(entries, lang, ([, name]) => {
    const card = cardOf(cards, name);
    return [GROUPS.indexOf(card.kind), valueOf(card.cost), nameOf(card, lang)];
  });

// What a card is called, and its cost, in one line.
export const CardLine = ({ count, card, lang, t }) => html`<span class="line-count">${count}</span>
  <span class="line-name">${nameOf(card, lang)}</span><${Cost} cost=${card.cost} t=${t} />`;

// Around lines with data-look: what is pointed at is held closer, and a long press opens it. Here is no table to tell
// more about it.
const NO_TABLE = { table: {} };
export function Close({ about, children, kind }) {
  const { cards, lang, t } = about;
  const root = useRef(null);
  const [seen, setSeen] = useState(null);
  return html`<div class=${kind} ref=${root}>
    ${children}
    <${Peek} root=${root} about=${{ ...about, view: NO_TABLE }}
      look=${({ dataset }) => setSeen(cardOf(cards, dataset.look))} />
    ${seen && html`<${CloseView} card=${seen} lang=${lang} t=${t} close=${() => setSeen(null)} />`}
  </div>`;
}

function Curve({ spells, t }) {
  const columns = Array.from({ length: COLUMNS }, (_, value) => ({
    label: value === COLUMNS - 1 ? `${value}+` : String(value),
    low: 0,
    high: 0,
  }));
  for (const [count, card] of spells)
    columns[Math.min(COLUMNS - 1, valueOf(card.cost))][card.kind === "creature" ? "low" : "high"] += count;
  const said = columns
    .map(({ label, low, high }) => t("decks-curve-column", { value: label, count: low + high }))
    .join(", ");
  const mean = spells.reduce((sum, [count, card]) => sum + count * valueOf(card.cost), 0) / Math.max(1, total(spells));
  return html`
    <${Columns} title=${t("decks-curve")} note=${t("decks-average", { value: t.fixed(mean, 2) })} columns=${columns}
      parts=${[t("decks-curve-creatures"), t("decks-curve-others")]} said=${said} />`;
}

function Colours({ spells, t }) {
  const costs = (card, letter) => signsOf(card.cost).filter((sign) => sign === letter).length;
  const parts = Object.values(LETTERS).map((letter) => ({
    letter, kind: `colour-${letter}`, sign: html`<${Sign} sign=${letter} />`,
    count: spells.reduce((sum, [count, card]) => sum + count * costs(card, letter), 0),
  }));
  const said = parts
    .filter(({ count }) => count)
    .map(({ letter, count }) => t("decks-color-count", { color: signName(letter, t), count }))
    .join(", ");
  return html`<${Band} title=${t("decks-colors")} parts=${parts} said=${said} />`;
}

// The curve and the colours of entries [count, name]; lands have no part in them.
export function Figures({ entries, about }) {
  const { cards, t } = about;
  const spells = entries
    .map(([count, name]) => [count, cardOf(cards, name)])
    .filter(([, card]) => card.kind !== "land");
  return html`<div class="deck-figures">
    <${Curve} spells=${spells} t=${t} />
    <${Colours} spells=${spells} t=${t} />
  </div>`;
}

// deck: {main, sideboard}; about: {cards, lang, t}.
export function Picture({ deck, about }) {
  const { cards, lang, t } = about;
  const [seen, setSeen] = useState(null);
  const groups = useMemo(() => {
    const found = GROUPS.map((group) => [
      group,
      inOrder(
        deck.main.filter(([, name]) => cardOf(cards, name).kind === group),
        about,
      ),
    ]);
    return [...found, ["sideboard", inOrder(deck.sideboard, about)]];
  }, [deck, cards, lang]);
  return html`<${Close} about=${about} kind="deck-picture">
    <${Figures} entries=${deck.main} about=${about} />
    <${Groups} groups=${groups.map(([group, entries]) => [t(`decks-group-${group}`), entries])}
      look=${(name) => setSeen(cardOf(cards, name))}
      line=${(count, name) => html`<${CardLine} count=${count} card=${cardOf(cards, name)} lang=${lang} t=${t} />`} />
    ${seen && html`<${CloseView} card=${seen} lang=${lang} t=${t} close=${() => setSeen(null)} />`}
  </${Close}>`;
}
