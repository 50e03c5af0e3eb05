// The Powers of Magic Live as cards that are looked through. What is bought there are cards of Magic.
import { html } from "../../vendor/htm-preact.js";
import { Emblem, lettersOf } from "../../art/emblems.js";
import { byName as cardOf, textOf } from "../../ui/catalogue.js";
import { ordered } from "../../ui/deck-shelf.js";
import { style } from "../../ui/style.js";

export { asTheyAre as prepared, byName as cardOf } from "../../ui/catalogue.js";

await style(new URL("../magic/cards.css", import.meta.url), ["magic", "live"]);

const TIERS = ["basic", "intermediate", "advanced"];
const MOTIFS = { basic: "spark", intermediate: "comet", advanced: "sun" };
const SIGN = "M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z";

// The game whose cards are the packs of this one.
export const PACKS = "magic";

export const nameOf = (card, lang) => card.names[lang] || card.name;
export const linesOf = (card, lang) => [card.text[lang] || ""];
export const lineOf = (card, lang, t) => t("live-tier", { tier: card.tier });
export const wordsOf = (card, lang) => `${nameOf(card, lang)} ${linesOf(card, lang)}`;
export const factsOf = () => [];

export const filters = (t) => [
  {
    key: "type",
    label: t("decks-build-type"),
    options: TIERS.map((tier) => [tier, t("live-tier", { tier })]),
    fits: (card, value) => card.tier === value,
  },
];

export const inOrder = (entries, { cards, lang }) =>
  ordered(entries, lang, ([, name]) => {
    const card = cardOf(cards, name);
    return [TIERS.indexOf(card.tier), 0, nameOf(card, lang)];
  });

export const Text = textOf("live");

// The emblem of a Power: as many signs around it as its tier is high.
function Sigil({ card }) {
  const count = TIERS.indexOf(card.tier) + 1;
  const signs = Array.from({ length: count }, (_, at) => ({ d: SIGN, angle: (180 * (at + 0.5)) / count }));
  return html`<${Emblem} motif=${MOTIFS[card.tier]} ...${lettersOf(card.name)} first="any" signs=${signs} />`;
}

// A Power as a leaf.
export const Leaf = ({ card, lang, t, explained = false }) => html`<div class="leaf-card c-any second-any">
  <header class="leaf-head"><span class="leaf-name">${nameOf(card, lang)}</span><b>${card.cost}</b></header>
  <div class="leaf-picture"><${Sigil} card=${card} /></div>
  <p class="leaf-type">${lineOf(card, lang, t)}</p>
  <div class="leaf-text"><p><${Text} text=${linesOf(card, lang)[0]} explained=${explained} /></p></div>
</div>`;
