// Cards of Magecraft drawn from their data: the small card of the table, the close view, the character sheet.
import { html, useContext } from "../../vendor/htm-preact.js";
import { Modal } from "../../ui/dialog.js";
import { Said } from "../../ui/glossary.js";
import { Cost, costWords, Words } from "./gems.js";
import { Effects, Icon } from "./icons.js";
import { Sigil } from "./sigils.js";

export const nameOf = (card, lang) => card.names?.[lang] || card.name;
export const said = (text, lang) => (text && typeof text === "object" ? text[lang] ?? text.en : text) || "";

// What a screen reader says of a card: name, cost, text, and the study cost where that is shown.
export function spokenCard(card, lang, t, study = false) {
  const cost = (kind, gems) => `${t(kind)}${t.colon}${costWords(gems || [], t)}.`;
  return [
    `${nameOf(card, lang)}.`,
    cost("magecraft-cast-cost", card.cost),
    said(card.text, lang),
    study && cost("magecraft-study-cost", card.study),
  ].filter(Boolean).join(" ");
}

// The buttons of a card: its whole surface, and where that does not open the close view, a small one that does. deed:
// {run, label, title, kind: "lit" | "quiet" | "look", answer}.
function Buttons({ card, lang, deed, look }) {
  const t = useContext(Words);
  return html`
    ${deed && html`
      <button type="button" class="hit hit-${deed.kind}" aria-label=${deed.label} onClick=${deed.run}
        title=${[deed.title, said(card.text, lang)].filter(Boolean).join("\n")}></button>`}
    ${look && deed?.kind !== "look" && html`
      <button type="button" class="look" onClick=${look}
          aria-label=${t("magecraft-look", { spell: nameOf(card, lang) })}>
        <${Icon} name="look" size="s" />
      </button>`}`;
}

// A spell, small. card: card data. deed as in Buttons (null: only a picture). left: copies in the Academy. look: opens
// the close view. study: show the study cost. paid: gems lying on it. mastered, gold: its leftmost gem is gilt.
export function SpellCard(spell) {
  const { card, lang, deed = null, look = null, left = null, study = false, id } = spell;
  const { paid = [], mastered = false, gold = false, casting = false } = spell;
  const t = useContext(Words);
  const state = [
    mastered && "card-mastered",
    casting && "card-casting",
    deed && `card-${deed.kind}`,
    left === 0 && "card-gone",
  ];
  return html`
    <article class="card c-${card.cost[0]} ${state.filter(Boolean).join(" ")}" data-card=${id}
        data-answer=${deed?.answer} aria-label=${spokenCard(card, lang, t, study)}>
      <div class="card-picture"><${Sigil} card=${card} /></div>
      <h4 class="card-name">${nameOf(card, lang)}</h4>
      <div class="card-cast" title=${t("magecraft-cast-cost")}>
        <${Cost} cost=${card.cost} paid=${paid} gold=${mastered || gold} size="xs" />
      </div>
      <div class="card-effects"><${Effects} icons=${card.icons} /></div>
      ${study && html`<div class="card-study" title=${t("magecraft-study-cost")}>
        <${Icon} name="study" size="s" />
        <${Cost} cost=${card.study || []} size="xs" />
      </div>`}
      ${left !== null && html`<span class="card-left" title=${t("magecraft-left", { count: left })}>×${left}</span>`}
      ${mastered && html`<span class="card-seal" title=${t("magecraft-mastered")}></span>`}
      <${Buttons} card=${card} lang=${lang} deed=${deed} look=${look} />
    </article>`;
}

// A character sheet with its ability. used: the ability has been used this turn.
export function CharacterSheet({ card, lang, deed = null, look = null, used = false }) {
  const t = useContext(Words);
  return html`
    <article aria-label=${spokenCard(card, lang, t)} data-answer=${deed?.answer}
        class="card sheet ${deed ? `card-${deed.kind}` : ""} ${used ? "sheet-used" : ""}">
      <div class="card-picture"><${Sigil} card=${card} /></div>
      <h4 class="card-name">${nameOf(card, lang)}</h4>
      <div class="card-cast"><${Cost} cost=${card.cost} size="xs" /></div>
      <div class="card-effects"><${Effects} icons=${card.icons} /></div>
      ${used && html`<span class="sheet-note">${t("magecraft-ability-used")}</span>`}
      <${Buttons} card=${card} lang=${lang} deed=${deed} look=${look} />
    </article>`;
}

export const typeOf = (card, t) =>
  (card.kind === "character" ? t("magecraft-character") : t(`magecraft-type-${card.availability ?? "random"}`));

// All of a card. t: given where no table says the words; more: what else its line of type says; explained: its words
// explain themselves; children: what stands below.
export function Leaf({ card, lang, t, mastered = false, more = "", explained = false, children }) {
  const text = said(card.text, lang);
  return html`<${Words.Provider} value=${t}><article class="leaf c-${card.cost[0]} ${mastered ? "card-mastered" : ""}">
    <header><h3>${nameOf(card, lang)}</h3><${Cost} cost=${card.cost} size="m" gold=${mastered} /></header>
    <div class="leaf-picture"><${Sigil} card=${card} /></div>
    <p class="leaf-type">${typeOf(card, t)}${more}</p>
    <div class="leaf-effects"><${Effects} icons=${card.icons} size="m" /></div>
    <p class="leaf-text">${explained ? html`<${Said} game="magecraft" text=${text} />` : text}</p>
    ${mastered && html`<p class="leaf-text leaf-note">
      <${Said} game="magecraft" text=${t("magecraft-mastered-help")} />
    </p>`}
    ${card.study?.length > 0 && html`<p class="leaf-study">
      <${Icon} name="study" />
      <span>${t("magecraft-study-cost")}</span>
      <${Cost} cost=${card.study} size="s" />
    </p>`}
    ${children}
  </article></${Words.Provider}>`;
}

// The close view of one card, in a dialog. deeds: what can be done with it now. note: why something cannot.
export function CloseView({ card, lang, mastered = false, left = null, deeds = [], note = null, close }) {
  const t = useContext(Words);
  const more = `${mastered ? ` · ${t("magecraft-mastered")}` : ""}
    ${left !== null ? ` · ${t("magecraft-left", { count: left })}` : ""}`;
  return html`<${Modal} title=${nameOf(card, lang)} kind="close-view" close=${close}>${(shut) => html`
    <${Leaf} card=${card} lang=${lang} t=${t} mastered=${mastered} more=${more} explained>
      ${note && html`<p class="leaf-why">${note}</p>`}
    </${Leaf}>
    <footer>
      ${deeds.map((deed) => html`
        <button type="button" class="button primary" onClick=${() => { shut(); deed.run(); }}>
          ${deed.label}
        </button>`)}
      <button type="button" class="button" onClick=${shut}>${t("magecraft-close")}</button>
    </footer>`}</${Modal}>`;
}
