// Cards of Wizards of Mickey drawn from their data: the small ones of the table, the whole card, and how a card is
// called.
import { Modal } from "../../ui/dialog.js";
import { Fitted } from "../../ui/fitted.js";
import { html } from "../../vendor/htm-preact.js";
import { Said, Term } from "../../ui/glossary.js";
import { RuleChip } from "../../ui/why.js";
import { Badge, tinctureOf } from "./gems.js";
import { actionsOf, Icon } from "./icons.js";
import { Sigil } from "./sigils.js";

const known = new WeakMap();

// The card that options and events call so, or a bare one.
export function cardOf(cards, key) {
  if (!cards) return bare(key);
  if (!known.has(cards)) known.set(cards, new Map(cards.map((card) => [card.name, card])));
  const all = known.get(cards);
  if (!all.has(key)) all.set(key, bare(key));
  return all.get(key);
}

const bare = (key) => ({ kind: "spell", name: key, names: { en: key }, colours: [], text: {}, words: [], power: 0 });

export const nameOf = (card, lang) => card.names[lang] || card.names.en;
const textOf = (card, lang) => card.text[lang] ?? card.text.en ?? "";

// What a Mage is called, and its title; other cards have none.
export function namesOf(card, lang) {
  const name = nameOf(card, lang);
  const at = card.kind === "mage" ? name.indexOf(", ") : -1;
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 2)];
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// Kind, team and colours in words.
export function kindOf(card, lang, t) {
  return [
    t(`mickey-kind-${card.kind}`),
    card.teams?.[lang] || card.team,
    card.place && t(`mickey-place-${card.place}`),
    ...card.colours.map((one) => t(`mickey-colour-${one}`)),
  ]
    .filter(Boolean)
    .join(" · ");
}

// What a screen reader says of a card.
export function spokenCard(card, lang, t) {
  const power = card.power === undefined ? "" : t("mickey-power-printed", { power: card.power });
  return [nameOf(card, lang), power, kindOf(card, lang, t), textOf(card, lang)].filter(Boolean).join(". ");
}

const classOf = (card) =>
  `c-${tinctureOf(card.colours[0])} second-${tinctureOf(card.colours[card.colours.length - 1])} kind-${card.kind}`;

// The emblems of the Special Actions. named: with their names, which explain themselves where `explained`.
function Actions({ actions, t, named = false, explained = false }) {
  if (!actions.length) return null;
  const inside = (action) => html`<${Icon} name=${action} />${named && t(`mickey-term-${action}`)}`;
  return html`<span class="wom-actions">${actions.map((action) => (explained ? html`
    <${Term} key=${action} plain game="mickey" term=${action}>${inside(action)}</${Term}>`
    : html`<span key=${action} title=${t(`mickey-term-${action}`)}>${inside(action)}</span>`))}</span>`;
}

// All of a card. now: its power as it stands; explained: its words explain themselves.
export function Leaf({ card, lang, t, now = null, explained = false }) {
  const [name, title] = namesOf(card, lang);
  const text = textOf(card, lang);
  const power = now ?? card.power;
  return html`<div class=${`wom-leaf ${classOf(card)}`}>
    <header>
      <span class="wom-leaf-name">${name}${title && html`<small>${capital(title)}</small>`}</span>
      ${power !== undefined && html`
        <span class=${`wom-roundel ${now !== null && now !== card.power ? "wom-changed" : ""}`}>${power}</span>`}
    </header>
    <div class="wom-leaf-picture"><${Sigil} card=${card} /></div>
    <p class="wom-leaf-kind">
      ${card.colours.map((colour) => html`<${Badge} colour=${colour} t=${t} />`)}
      <span>${kindOf(card, lang, t)}</span>
    </p>
    <div class="wom-leaf-text">
      <p>${explained ? html`<${Said} game="mickey" text=${text} />` : text}</p>
      <${Actions} actions=${actionsOf(card)} t=${t} named explained=${explained} />
      ${card.unknown && html`<p class="wom-unknown">
        ${t("mickey-card-incomplete", { what: t.list(card.unknown.map((what) => t(`mickey-unknown-${what}`))) })}
      </p>`}
    </div>
  </div>`;
}

/* A card, small. deed: {run, label, kind: "lit" | "quiet" | "look", answer, pressed}; power: {now, why} of a Spell
   in play; marks: what lies on it; more: further classes. */
export function Tile(tile) {
  const { card, lang, t, deed, zone, id, power = null, actions = actionsOf(card) } = tile;
  const { marks = null, number = "", more = "", said = "" } = tile;
  const [name, title] = namesOf(card, lang);
  const worth = power ? power.now : card.power;
  const roundel = worth !== undefined && html`${power?.why ? html`
    <button type="button" class=${`wom-roundel ${worth !== card.power ? "wom-changed" : ""}`}
        aria-label=${t("mickey-why-power", { power: worth, card: name })}
        title=${t("mickey-why-power", { power: worth, card: name })} onClick=${power.why}>
      ${worth}
    </button>`
    : html`<span class="wom-roundel">${worth}</span>`}`;
  return html`
    <article class=${`wom-tile wom-${deed.kind} ${classOf(card)} ${more}`} data-look=${card.name} data-id=${id}
        data-answer=${deed.answer} data-zone=${zone}>
      <div class="wom-tile-in">
        <span class="wom-tile-picture"><${Sigil} card=${card} /></span>
        <h4 class="wom-tile-name">${name}${title && html`<small>${capital(title)}</small>`}</h4>
        <span class="wom-tile-signs">
          ${card.colours.map((colour) => html`<${Badge} colour=${colour} t=${t} />`)}
          <${Actions} actions=${actions} t=${t} />
          ${card.unknown && html`<abbr title=${t("mickey-incomplete")}>?</abbr>`}
        </span>
        <${Fitted} kind="wom-tile-text">${textOf(card, lang)}</${Fitted}>
      </div>
      <button type="button" class="wom-hit"
          aria-label=${[deed.label, said, spokenCard(card, lang, t)].filter(Boolean).join(". ")}
          aria-pressed=${deed.pressed} onClick=${deed.run}></button>
      ${roundel}${marks}
      ${number !== "" && html`<kbd class="wom-number" aria-hidden="true">${number}</kbd>`}
    </article>`;
}

// The back of a card.
export const Back = () => html`<span class="wom-back" aria-hidden="true">
  <svg viewBox="0 0 40 56">
    <rect x="2.5" y="2.5" width="35" height="51" rx="3.5" />
    <path d="M20 12 31 28 20 44 9 28Z" />
    <path d="M20 20 22 26 28 28 22 30 20 36 18 30 12 28 18 26Z" />
  </svg>
</span>`;

// The close view of one card. deeds: what can be done with it now; reasons: why other things cannot; more: lines about
// it as it is in play; children: what else.
export function CloseView({ card, lang, t, now = null, deeds = [], reasons = [], more = [], children, close }) {
  return html`<${Modal} title=${nameOf(card, lang)} kind="wom-sheet wom-close" close=${close}>${(shut) => html`
    <div class="wom-big"><${Leaf} card=${card} lang=${lang} t=${t} now=${now} explained /></div>
    ${more.length > 0 && html`<ul class="wom-more">${more.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${children}
    ${reasons.length > 0 && html`<ul class="wom-reasons">${reasons.map((one) => html`<li>
      ${one.label && html`<strong>${one.label}</strong>`} <span>
        ${one.text}
      </span> <${RuleChip} game="mickey" rule=${one.rule} />
    </li>`)}</ul>`}
    <footer>
      ${deeds.map((deed) => html`
        <button type="button" class="button primary" data-answer=${deed.answer}
            onClick=${() => { shut(); deed.run(); }}>
          ${deed.label}
        </button>`)}
      <button type="button" class="button" onClick=${shut}>${t("mickey-close")}</button>
    </footer>`}</${Modal}>`;
}
