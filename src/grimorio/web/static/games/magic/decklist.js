// A deck as a picture: its curve of mana values, the colours of its costs, and its cards in groups, held closer when pointed at.
import { html, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { style } from "../../ui/style.js";
import { cardOf, CloseView, nameOf } from "./cards.js";
import { Peek } from "./peek.js";
import { Cost, LETTERS, Sign, signName, signsOf } from "./symbols.js";

await Promise.all(["cards", "decks"].map((name) => style(new URL(`./${name}.css`, import.meta.url), ["magic", "live"])));

const GROUPS = ["creature", "instant", "sorcery", "enchantment", "artifact", "land"];
// The last column of the curve holds all that cost more.
const COLUMNS = 8;
export const BASICS = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

// The mana value of a cost; X counts nothing.
export const valueOf = (cost) => signsOf(cost).reduce((sum, sign) => sum + (/^\d+$/.test(sign) ? Number(sign) : sign === "X" ? 0 : 1), 0);
const total = (entries) => entries.reduce((sum, [count]) => sum + count, 0);

// Entries [count, name] as people lay them out: by group, cost and name.
export function inOrder(entries, { cards, lang }) {
  const key = ([, name]) => { const card = cardOf(cards, name); return [GROUPS.indexOf(card.kind), valueOf(card.cost), nameOf(card, lang)]; };
  return [...entries].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2].localeCompare(b[2], lang);
  });
}

// What a card is called, and its cost, in one line.
export const CardLine = ({ count, card, lang, t }) => html`<span class="line-count">${count}</span>
  <span class="line-name">${nameOf(card, lang)}</span><${Cost} cost=${card.cost} t=${t} />`;

// Around lines with data-look: what is pointed at is held closer. Here is no table to tell more about it.
const NO_TABLE = { table: {} };
export function Close({ about, children, kind }) {
  const root = useRef(null);
  return html`<div class=${kind} ref=${root}>${children}<${Peek} root=${root} about=${{ ...about, view: NO_TABLE }} /></div>`;
}

function Curve({ spells, t }) {
  const columns = Array.from({ length: COLUMNS }, () => ({ creatures: 0, others: 0 }));
  for (const [count, card] of spells) columns[Math.min(COLUMNS - 1, valueOf(card.cost))][card.kind === "creature" ? "creatures" : "others"] += count;
  const most = Math.max(4, ...columns.map((one) => one.creatures + one.others));
  const label = (value) => (value === COLUMNS - 1 ? `${value}+` : String(value));
  const tall = (count) => (count / most) * 96;
  const said = columns.map((one, value) => t("decks-curve-column", { value: label(value), count: one.creatures + one.others })).join(", ");
  const mean = spells.reduce((sum, [count, card]) => sum + count * valueOf(card.cost), 0) / Math.max(1, total(spells));
  return html`<figure class="deck-curve"><figcaption>${t("decks-curve")} <span class="quiet">${t("decks-average", { value: mean.toFixed(2) })}</span></figcaption>
    <svg viewBox="0 0 320 132" role="img" aria-label=${`${t("decks-curve")}: ${said}`}>
      <path class="curve-ground" d="M0 112.500H320" />
      ${columns.map((one, value) => {
        const x = value * 40 + 6;
        const [low, high] = [tall(one.creatures), tall(one.others)];
        return html`<g>
          <rect class="curve-creatures" x=${x} y=${112 - low} width="28" height=${low} />
          <rect class="curve-others" x=${x} y=${112 - low - high} width="28" height=${high} />
          ${one.creatures + one.others > 0 && html`<text class="curve-number" x=${x + 14} y=${106 - low - high}>${one.creatures + one.others}</text>`}
          <text class="curve-value" x=${x + 14} y="128">${label(value)}</text></g>`;
      })}
    </svg>
    <p class="curve-key" aria-hidden="true"><i class="key-creatures"></i>${t("decks-curve-creatures")} <i class="key-others"></i>${t("decks-curve-others")}</p>
  </figure>`;
}

function Colours({ spells, t }) {
  const counts = Object.values(LETTERS).map((letter) => [letter, spells.reduce((sum, [count, card]) => sum + count * signsOf(card.cost).filter((sign) => sign === letter).length, 0)]);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  if (!all) return null;
  const said = counts.filter(([, count]) => count).map(([letter, count]) => t("decks-color-count", { color: signName(letter, t), count })).join(", ");
  let x = 0;
  const parts = counts.filter(([, count]) => count).map(([letter, count]) => {
    const part = { letter, count, x, width: (count / all) * 320 };
    x += part.width;
    return part;
  });
  return html`<figure class="deck-colours"><figcaption>${t("decks-colors")}</figcaption>
    <svg viewBox="0 0 320 18" role="img" aria-label=${`${t("decks-colors")}: ${said}`}>
      ${parts.map((one) => html`<rect class=${`colour-${one.letter}`} x=${one.x + 1} y="1" width=${Math.max(2, one.width - 2)} height="16" rx="2" />`)}</svg>
    <p class="colour-counts" aria-hidden="true">${parts.map(({ letter, count }) => html`<span><${Sign} sign=${letter} /> ${count}</span>`)}</p>
  </figure>`;
}

// deck: {main, sideboard}; about: {cards, lang, t}.
export function Picture({ deck, about }) {
  const { cards, lang, t } = about;
  const [seen, setSeen] = useState(null);
  const groups = useMemo(() => {
    const found = GROUPS.map((group) => [group, inOrder(deck.main.filter(([, name]) => cardOf(cards, name).kind === group), about)]);
    return [...found, ["sideboard", inOrder(deck.sideboard, about)]].filter(([, entries]) => entries.length);
  }, [deck, cards, lang]);
  const spells = deck.main.map(([count, name]) => [count, cardOf(cards, name)]).filter(([, card]) => card.kind !== "land");
  return html`<${Close} about=${about} kind="deck-picture">
    <div class="deck-figures"><${Curve} spells=${spells} t=${t} /><${Colours} spells=${spells} t=${t} /></div>
    <div class="deck-groups">${groups.map(([group, entries]) => html`<section class="deck-group" key=${group}>
      <h3>${t(`decks-group-${group}`)} <span class="quiet">${total(entries)}</span></h3>
      <ul>${entries.map(([count, name]) => {
        const card = cardOf(cards, name);
        return html`<li key=${name}><button type="button" class="card-line" data-look=${name} onClick=${() => setSeen(card)}>
          <${CardLine} count=${count} card=${card} lang=${lang} t=${t} /></button></li>`;
      })}</ul></section>`)}</div>
    ${seen && html`<${CloseView} card=${seen} lang=${lang} t=${t} close=${() => setSeen(null)} />`}
  </${Close}>`;
}
