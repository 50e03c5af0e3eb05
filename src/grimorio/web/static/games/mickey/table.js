// The table of Wizards of Mickey: draws a seat's view, lights what is legal, computes no rule.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Modal } from "../../ui/dialog.js";
import { endTitle } from "../../ui/end-title.js";
import { Term } from "../../ui/glossary.js";
import { Peek } from "../../ui/peek.js";
import { Confirm } from "../../ui/prompt.js";
import { mageState, spellState, Squad, Strip } from "./board.js";
import { cardOf, CloseView, Leaf, nameOf, Tile } from "./cards.js";
import { useDrag } from "./drag.js";
import { useLineUp } from "./lineup.js";
import { player, textOf } from "../../ui/log-you.js";
import { Middle, Tie, tieBefore } from "./middle.js";
import { useMotion } from "./motion.js";
import { askText, cardName, dealer, describeOption, mageAt, spellOf, wordRefusal } from "./options.js";
import { isPlaced, sourceOf, usePlacing } from "./play.js";
import { Calculation, powersOf } from "./power.js";
import { Exchange } from "./support.js";
// The style of this table comes with it, before its first drawing.
import "./worn.js";

export { logText, MEASURES, TOTALS, placesOf, soundOf, tells } from "./log.js";
export { askText, describeOption, wordRefusal };

// A card as the reader calls it.
export const cardNamed = (key, about) => cardName(about, key);

// The choices that are answered on the table alone.
export const onTable = (choice) => isPlaced(choice) || ["line-up", "swap"].includes(choice.ask);

// What may be asked again and again, for the settings of a seat; whether "no" or "pass" is always among the answers.
export const asks = [
  ["play", true], ["may", true], ["pay", true], ["corrode", true], ["corrupt", true], ["castle", false],
].map(([ask, passes]) => ({ ask, passes }));

const PHASES = ["castle", "challenge", "diamagic", "discard", "draw"];

function Phases({ about }) {
  const { t, view } = about;
  const { table } = view;
  const phases = table.phase === "opening" ? ["opening", ...PHASES] : PHASES;
  return html`<header class="wom-phases">
    <p>
      <span>
        ${t(`mickey-match-${table.match}`)}
        ${table.turn > 0 && ` · ${t("mickey-turn", { turn: table.turn })}`}
      </span>
      ${table.active >= 0 && !view.result && html`<strong>
        ${textOf(about, "mickey-begins", table.active, { player: player(about, table.active) })}
      </strong>`}
    </p>
    <ol>${phases.map((phase) => html`
      <li key=${phase} class=${phase === table.phase ? "wom-phase-now" : ""}
          aria-current=${phase === table.phase ? "step" : undefined}>
        <${Term} plain game="mickey" term=${`phase-${phase}`}>${t(`mickey-phase-${phase}`)}</${Term}>
      </li>`)}</ol>
  </header>`;
}

function Banner({ about }) {
  const { t, view } = about;
  return view.result && html`<p class="banner wom-banner" role="status">
    <strong>${endTitle(about)}</strong> <span>${t(`mickey-reason-${view.result.reason}`)}</span>
  </p>`;
}

// The piles of a side, for the dialog that shows them: [[title, keys]].
const PILES = {
  hand: (side) => [["mickey-pile-shown", side.hand.shown]],
  discard: (side) => [["mickey-pile-discard", side.discard]],
  support: (side) => [["mickey-pile-support", side.support.cards]],
  castles: (side) => [
    ["mickey-pile-castles", side.castles.cards],
    ["mickey-pile-castle-discard", side.castle_discard],
  ],
};

function Pile({ pile, about, look, close }) {
  const { t, lang, cards, view } = about;
  const parts = PILES[pile.kind](view.table.sides[pile.seat]).filter(([, keys]) => keys.length);
  const title = textOf(about, "mickey-pile-of", pile.seat, {
    pile: t(parts[0]?.[0] || "mickey-pile-discard"),
    player: player(about, pile.seat),
  });
  return html`<${Modal} title=${title} kind="wom-sheet wom-pile-sheet" close=${close}>
    ${(shut) => html`<header>
      <h3>${title}</h3>
      <button type="button" class="button small" onClick=${shut}>${t("mickey-close")}</button>
    </header>
    ${parts.map(([label, keys], part) => html`${part > 0 && html`<h4>${t(label)}</h4>`}
    <div class="wom-tiles">
      ${keys.map((key, at) => {
        const card = cardOf(cards, key);
        const run = () => {
          shut();
          look({ name: key });
        };
        return html`<${Tile} key=${at} card=${card} lang=${lang} t=${t}
          deed=${{ kind: "look", label: t("mickey-look", { card: nameOf(card, lang) }), run }} />`;
      })}
    </div>`)}`}
  </${Modal}>`;
}

// Cards to choose from that do not lie on the table, and the card that asks.
function Offer({ about, deal, log, explain }) {
  const { view, cards, lang, t } = about;
  const { choice, table } = view;
  if (!choice) return null;
  const offered = choice.options
    .filter(([kind]) => ["castle", "code", "effect"].includes(kind))
    .map(([, key]) => key)
    .filter(Boolean);
  const by =
    !offered.length && !["play", "hand-limit", "assign", "discard-order"].includes(choice.ask) && table.doing?.card;
  if (!offered.length && !by) return null;
  const tie = choice.ask === "castle" && tieBefore(log, table);
  return html`${tie && html`<${Tie} tie=${tie} log=${log} about=${about} explain=${explain} />`}
  <section class=${`wom-offer ${by ? "wom-by-card" : ""}`} aria-label=${t(by ? "mickey-asking" : "mickey-offer")}>
    ${by && html`<p>${t("mickey-asking")}</p>`}
    <div class="wom-tiles">${(by ? [by] : [...new Set(offered)]).map((key) => html`
      <${Tile} key=${key} card=${cardOf(cards, key)} lang=${lang} t=${t}
        deed=${deal(by ? null : `card:${key}`, cardName(about, key), { name: key })} more="wom-wide" />`)}</div>
  </section>`;
}

// A hand that the viewer sees: their own, in a review that of others too; while Mages are deployed, those that are
// left.
function Hand({ side, about, deal, placing = null }) {
  const { view, cards, lang, t } = about;
  const held = placing ? sourceOf(view) : side.hand.cards;
  const label =
    view.seat === side.seat
      ? t("mickey-pile-hand")
      : t("mickey-pile-of", { pile: t("mickey-pile-hand"), player: player(about, side.seat) });
  if (!held.length) return html`
    <section class="wom-hand wom-hand-none" data-zone=${`${side.seat}:hand`} aria-label=${label}>
      <p class="quiet">${t("mickey-hand-empty")}</p>
    </section>`;
  return html`<section class=${`wom-hand ${held.length > 6 ? "wom-hand-many" : ""}`} data-zone=${`${side.seat}:hand`}
      aria-label=${label}>${held.map((key, at) => {
    const card = cardOf(cards, key);
    const mark = placing?.cards(at);
    const deed = mark?.deed || deal(`hand:${key}`, nameOf(card, lang), { name: key });
    return html`<div class="wom-held-card" key=${`${key}:${at}`} data-hand=${at}>
      <${Tile} card=${card} lang=${lang} t=${t} deed=${deed} number=${mark?.number ?? ""}
        more=${mark?.chosen ? "wom-chosen" : ""} />
    </div>`;
  })}</section>`;
}

// What the close view says of a card beyond what is printed. seen: {name, mage: [seat, place]?, spell: ref?}.
function moreOf(seen, about) {
  const { table } = about.view;
  if (seen.mage) return mageState(mageAt(table, ...seen.mage) || {}, about);
  const spell = seen.spell !== undefined && spellOf(table, seen.spell);
  return spell ? spellState(spell, about) : [];
}

// What an element shows, for the close view: data-look and data-id.
function seenAs({ dataset }) {
  const [kind, first, second] = (dataset.id || "").split(":");
  return {
    name: dataset.look,
    mage: kind === "mage" ? [Number(first), Number(second)] : undefined,
    spell: kind === "spell" ? Number(first) : undefined,
  };
}

// What is asked of the table is brought into sight.
function useSight(root, asked) {
  useLayoutEffect(() => {
    root.current.querySelector(".wom-field :is(.wom-lit, .wom-to-lit)")?.scrollIntoView({ block: "nearest" });
  }, [asked]);
}

// What it is given: docs/page.md.
export function Table({ view, cards, t, lang, log = [], refused, answer, why, name, players, readOnly }) {
  const root = useRef(null);
  const [seen, setSeen] = useState(null);
  const [pile, setPile] = useState(null);
  const [asked, setAsked] = useState(null);
  const about = { view, cards, t, lang, name, players };
  const { table } = view;
  const own = table.sides[view.seat >= 0 ? view.seat : 0];
  const other = table.sides[1 - own.seat];
  const mine = view.seat === own.seat && !readOnly;
  const deal = dealer(about, { answer, look: setSeen });
  const placing = usePlacing(about, { answer, readOnly, refused, why, look: setSeen });
  const lined = useLineUp(about, { answer, readOnly });
  const bar = placing?.bar || lined?.bar;
  useDrag(root, placing);
  useMotion(root, view);
  useSight(root, `${view.choice?.number}:${placing?.step}`);
  const powers = powersOf(table);
  const explain = (marked, of = null) => setAsked({ marked, of });
  const open = (seat) => (kind) =>
    kind === "code" ? setSeen({ name: table.sides[seat].code }) : setPile({ seat, kind });
  const parts = { about, deal, powers, explain };
  const swapping = mine && view.choice?.ask === "swap";
  const card = seen && cardOf(cards, seen.name);
  const place =
    seen &&
    (seen.place || (seen.mage && `mage:${seen.mage.join(":")}`) || (seen.spell !== undefined && `spell:${seen.spell}`));
  const now = seen?.spell !== undefined ? powers.get(seen.spell) ?? null : null;
  return html`
    <div class=${`mickey ${view.seat < 0 || view.result ? "wom-watched" : ""}`} ref=${root}
        data-ask=${view.choice?.ask || "none"} data-phase=${table.phase}>
      <${Phases} about=${about} />
      <${Banner} about=${about} />
      <${Strip} side=${other} about=${about} open=${open(other.seat)} mine=${false} />
      ${view.seat < 0 && other.hand.cards.length > 0 && html`<${Hand} side=${other} about=${about} deal=${deal} />`}
      ${swapping ? html`<${Exchange} about=${about} answer=${answer} look=${setSeen} />` : html`<div class="wom-field">
        <${Squad} side=${other} near=${false} mine=${false} ...${parts} />
        <${Middle} about=${about} deal=${deal} seats=${[own.seat, other.seat]} explain=${explain} log=${log} />
        <${Squad} side=${own} near mine=${mine} placing=${placing} lined=${lined} ...${parts} />
      </div>`}
      <${Strip} side=${own} mine=${view.seat === own.seat} about=${about} open=${open(own.seat)} />
      <div class="wom-own">
        ${!readOnly && html`<${Offer} about=${about} deal=${deal} log=${log} explain=${explain} />`}
        ${(view.seat === own.seat || own.hand.cards.length > 0) && !swapping && !lined && html`
          <${Hand} side=${own} about=${about} deal=${deal} placing=${placing} />`}
      </div>
      ${bar && html`<${Confirm}>${bar}</${Confirm}>`}
      <${Peek} root=${root} look=${(element) => setSeen(seenAs(element))}
        draw=${(element) => {
          const one = seenAs(element);
          const more = moreOf(one, about);
          return html`
            <${Leaf} card=${cardOf(cards, one.name)} lang=${lang} t=${t}
              now=${one.spell === undefined ? null : powers.get(one.spell) ?? null} />
            ${more.length > 0 && html`<ul class="wom-more">${more.map((line) => html`<li>${line}</li>`)}</ul>`}`;
        }} />
      ${seen && html`
        <${CloseView} card=${card} lang=${lang} t=${t} now=${now}
            deeds=${place ? deal(place, nameOf(card, lang), seen).deeds : []} reasons=${seen.reasons || []}
            more=${moreOf(seen, about)} close=${() => setSeen(null)}>${now !== null && html`<p>
          <button type="button" class="link"
              onClick=${() => { const { spell } = seen; setSeen(null); explain(spell); }}>
            ${t("mickey-why-power", { power: now, card: nameOf(card, lang) })}
          </button>
        </p>`}</${CloseView}>`}
      ${pile && html`<${Pile} pile=${pile} about=${about} look=${setSeen} close=${() => setPile(null)} />`}
      ${asked && html`
        <${Calculation} of=${asked.of || table.power} marked=${asked.marked} seats=${[own.seat, other.seat]}
          about=${about} close=${() => setAsked(null)} />`}
    </div>`;
}
