// The figures of a deck: how much Magic Power its Spells have, and their colours; its cards line by line.
import { html } from "../../vendor/htm-preact.js";
import { Band, Columns } from "../../ui/deck-picture.js";
import { ordered, total } from "../../ui/deck-shelf.js";
import { style } from "../../ui/style.js";
import { cardOf, nameOf } from "./cards.js";
import { Badge, COLOURS, tinctureOf } from "./gems.js";

await style(new URL("./cards.css", import.meta.url), ["mickey"]);

export const GROUPS = ["mage", "spell", "castle", "code"];
// The last column holds all that have more.
const COLUMNS = 6;

function Powers({ spells, t }) {
  const columns = Array.from({ length: COLUMNS }, (_, power) => ({
    label: power === COLUMNS - 1 ? `${power}+` : String(power),
    low: 0,
    high: 0,
  }));
  for (const [count, card] of spells)
    columns[Math.min(COLUMNS - 1, card.power)][card.words.length ? "high" : "low"] += count;
  const sum = spells.reduce((all, [count, card]) => all + count * card.power, 0);
  const said = columns
    .map(({ label, low, high }) => t("decks-curve-column", { value: label, count: low + high }))
    .join(", ");
  return html`
    <${Columns} title=${t("mickey-deck-powers")} note=${t("mickey-deck-sum", { sum })} columns=${columns}
      parts=${[t("mickey-deck-simple"), t("mickey-deck-effects")]} said=${said} />`;
}

function Colours({ spells, t }) {
  const parts = COLOURS.map((colour) => ({
    colour, kind: `wom-band c-${tinctureOf(colour)}`, sign: html`<${Badge} colour=${colour} t=${t} />`,
    count: spells.reduce((sum, [count, card]) => sum + (card.colours.includes(colour) ? count : 0), 0),
  }));
  const said = parts
    .filter(({ count }) => count)
    .map(({ colour, count }) => t("decks-color-count", { color: t(`mickey-colour-${colour}`), count }))
    .join(", ");
  return html`<${Band} title=${t("mickey-deck-colours")} parts=${parts} said=${said} />`;
}

// Entries as people lay them out: by kind, power and name.
export const inOrder = (entries, cards, lang) =>
  ordered(entries, lang, ([, name]) => {
    const card = cardOf(cards, name);
    return [GROUPS.indexOf(card.kind), card.power ?? 0, nameOf(card, lang)];
  });

export const Line = ({ count, card, lang, t }) => html`<span class="line-count">${count}</span>
<span class="line-name">${nameOf(card, lang)}</span>
<span class="line-signs">
  ${card.colours.map((colour) => html`<${Badge} colour=${colour} t=${t} />`)}
  ${card.power !== undefined && html`<b>${card.power}</b>`}
</span>`;

// The powers and the colours of the Spells among entries [count, name].
export function Figures({ entries, about }) {
  const { cards, t } = about;
  const spells = entries
    .map(([count, name]) => [count, cardOf(cards, name)])
    .filter(([, card]) => card.kind === "spell");
  return html`<div class="deck-figures">${total(spells) > 0 && html`<${Powers} spells=${spells} t=${t} />
    <${Colours} spells=${spells} t=${t} />`}</div>`;
}
