// Cards of Magic drawn from their data: the leaf in a hand or a close view, and how a card is called.
import { Modal } from "../../ui/dialog.js";
import { Fitted } from "../../ui/fitted.js";
import { html } from "../../vendor/htm-preact.js";
import { RuleChip } from "../../ui/why.js";
import { Icon } from "./icons.js";
import { Sigil, tincturesOf } from "./sigils.js";
import { Line } from "./line.js";
import { Cost, spoken } from "./symbols.js";
import { capitalTypeName, typeLine } from "./words.js";

const known = new WeakMap();

// The card of this English name, or a bare one for a token.
export function cardOf(cards, name) {
  if (!cards) return { name, kind: "creature", cost: "", size: null };
  if (!known.has(cards)) known.set(cards, new Map(cards.map((card) => [card.name, card])));
  return known.get(cards).get(name) || { name, kind: "creature", cost: "", size: null };
}

export const nameOf = (card, lang) => card.called || card.names?.[lang] || card.name;
export const typesOf = (card, lang) => card.line || card.types?.[lang] || card.types?.en || "";
export const linesOf = (card, lang) => (card.text?.[lang] || "").split("\n").filter(Boolean);

// What an ability of a card says, by its place.
// The text of an ability of a thing in play or on the stack: printed on its card, or given by another card.
export function abilityOf(cards, thing, place, lang) {
  const card = cardOf(cards, thing.name);
  const [by, at] = thing.given?.[place - (card.lines?.length ?? 0)] ?? [];
  if (by === undefined) return abilityText(card, place, lang);
  const giver = cardOf(cards, by);
  const line = linesOf(giver, lang)[giver.gives?.[at] ?? -1] || nameOf(giver, lang);
  return /"(.*)"/.exec(line)?.[1] ?? line;
}

export const abilityText = (card, place, lang) => linesOf(card, lang)[card.lines?.[place] ?? -1] || nameOf(card, lang);

// What the server calls a card that lies face down.
export const FACE_DOWN = "face-down creature";

// A permanent that is a token or lies face down, as a card; the card of any other. t: to say what it is called.
export function cardOfPermanent(cards, it, t, lang = "en") {
  if (!it.token && !it.down) return cardOf(cards, it.name);
  const letters = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
  return {
    name: it.name,
    kind: it.kinds[0],
    cost: "",
    size: it.power === null ? null : [it.power, it.toughness],
    types: { en: it.types.join(" ") },
    called: it.down ? faceDown(cards, it, t, lang) : capitalTypeName(t, it.name),
    line: typeLine(t, it.kinds, it.types),
    colours: it.colors.map((one) => letters[one]),
  };
}

// What lies face down and is not in play, as a card.
export const cardFaceDown = (cards, it, t, lang) =>
  cardOfPermanent(cards, { ...it, kinds: ["creature"], types: [], colors: [], power: 2, toughness: 2 }, t, lang);

// A face-down creature's name; who may know its card reads that too.
function faceDown(cards, { secret }, t, lang) {
  return secret ? t("magic-face-down-is", { card: nameOf(cardOf(cards, secret), lang) }) : t("magic-face-down");
}

// What a screen reader says of a card.
export function spokenCard(card, lang, t) {
  const size = card.size ? `${card.size[0]}/${card.size[1]}` : "";
  return [
    nameOf(card, lang),
    card.cost && spoken(card.cost, t),
    typesOf(card, lang),
    size,
    spoken(linesOf(card, lang).join(" "), t),
  ]
    .filter(Boolean)
    .join(". ");
}

// A card, all of it. now: power and toughness when they are others than printed. explained: its words explain
// themselves.
export function Leaf({ card, lang, t, now = null, explained = false }) {
  const [first, second = first] = tincturesOf(card);
  const size = now || card.size;
  const changed = now && card.size && (now[0] !== card.size[0] || now[1] !== card.size[1]);
  return html`<div class=${`leaf-card c-${first} second-${second} kind-${card.kind}`}>
    <header class="leaf-head"><span class="leaf-name">${nameOf(card, lang)}</span><${Cost} cost=${card.cost} /></header>
    <div class="leaf-picture"><${Sigil} card=${card} /></div>
    <p class="leaf-type">${typesOf(card, lang)}</p>
    <${Fitted} kind="leaf-text">${linesOf(card, lang).map((line) => html`<p>
      <${Line} text=${line} t=${t} explained=${explained} />
    </p>`)}</${Fitted}>
    ${size && html`<span class=${`leaf-size ${changed ? "changed" : ""}`}>${size[0]}/${size[1]}</span>`}
  </div>`;
}

// A card that can be pressed. deed: {run, label, kind: "lit" | "quiet" | "look", answer}; look opens the close view.
export function Card({ card, lang, t, deed, look, zone, chosen = false, number = "" }) {
  return html`
    <article class=${`card card-${deed.kind} ${chosen ? "card-chosen" : ""}`} data-look=${card.name}
        data-answer=${deed.answer} data-zone=${zone}>
      <${Leaf} card=${card} lang=${lang} t=${t} />
      <button type="button" class="hit" aria-label=${`${deed.label}. ${spokenCard(card, lang, t)}`}
          aria-pressed=${deed.pressed} onClick=${deed.run}></button>
      ${number && html`<kbd class="card-number" aria-hidden="true">${number}</kbd>`}
      ${deed.kind !== "look" && html`
        <button type="button" class="look" onClick=${look} aria-label=${t("magic-look", { card: nameOf(card, lang) })}>
          <${Icon} name="look" />
        </button>`}
    </article>`;
}

// The back of a card.
export const Back = () => html`<span class="back" aria-hidden="true">
  <svg viewBox="0 0 40 56">
    <rect x="3" y="3" width="34" height="50" rx="3" />
    <path d="M20 12 31 28 20 44 9 28Z" />
    <path d="M20 20 25.6 28 20 36 14.4 28Z" />
  </svg>
</span>`;

// The close view of one card, in a dialog. deeds: what can be done with it now; reasons: why other things cannot; more:
// lines about it as it is in play; children: what else.
export function CloseView({ card, lang, t, now = null, deeds = [], reasons = [], more = [], children, close }) {
  return html`<${Modal} title=${nameOf(card, lang)} kind="magic-close" close=${close}>${(shut) => html`
    <div class="leaf-big"><${Leaf} card=${card} lang=${lang} t=${t} now=${now} explained /></div>
    ${more.length > 0 && html`<ul class="leaf-more">${more.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${children}
    ${reasons.length > 0 && html`<ul class="leaf-why">${reasons.map((one) => html`<li>
      ${one.label && html`<strong><${Line} text=${one.label} t=${t} /></strong>`}
      <span>${one.text}</span> <${RuleChip} game="magic" rule=${one.rule} />
    </li>`)}</ul>`}
    <footer>
      ${deeds.map((deed) => html`
        <button type="button" class="button primary" data-answer=${deed.answer}
            onClick=${() => { shut(); deed.run(); }}>
          <${Line} text=${deed.label} t=${t} />
        </button>`)}
      <button type="button" class="button" onClick=${shut}>${t("magic-close")}</button>
    </footer>`}</${Modal}>`;
}
