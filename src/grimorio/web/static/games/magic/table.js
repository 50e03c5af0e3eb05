// The Magic table: draws a seat's view, lights what is legal, computes no rule.
import { html, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { Modal } from "../../ui/dialog.js";
import { endTitle } from "../../ui/end-title.js";
import { Confirm } from "../../ui/prompt.js";
import { Arrows, linesOf } from "./arrows.js";
import { splits, useSplitting } from "./assign.js";
import { Card, cardFaceDown, cardOf, cardOfPermanent, CloseView, nameOf } from "./cards.js";
import { declares, useDeclaring } from "./declare.js";
import { useDrag } from "./drag.js";
import { Explained } from "./explain.js";
import { askText, called, cardName, dealer, describeOption, holderOf, permanentOf, wordRefusal } from "./options.js";
import { isOrdered, useOrdering } from "./order.js";
import { tapsText, useTaps } from "./pay.js";
import { Peek } from "./peek.js";
import { hitsOf, stateOf } from "./permanents.js";
import { Counter, Finder, isCounted, isSearched, Offer } from "./pickers.js";
import { Round, useShown } from "./seats.js";
import { Hand, Side } from "./sides.js";
import { Stack } from "./stack.js";
import { asks, Steps } from "./steps.js";
// The style of this table comes with it, before its first drawing.
import "./worn.js";

export { logText, MEASURES, TOTALS, placesOf, soundOf, tells } from "./log.js";
export { askText, asks, describeOption, wordRefusal };

// A card as the reader calls it.
export const cardNamed = (name, about) => cardName(about, name);

// The choices that are answered on the table alone.
export const onTable = (choice, view) =>
  declares({ ...view, choice }) ||
  splits({ ...view, choice }) ||
  isOrdered({ ...view, choice }) ||
  isSearched(choice) ||
  isCounted(choice);

// Whether an option, such as a target, is lit on the drawn table: alone, or in a pile of equal permanents.
export const litOn = (drawn, { ask }, option) => ask !== "priority" && Boolean(
  drawn.querySelector(`[data-answer="${CSS.escape(option.join(":"))}"]`) ??
    drawn.querySelector(`[data-answer][data-keys~="${option.at(-1)}"]`));

// Whether the viewer still plays.
export const stillIn = ({ table, seat }) => table.playing.includes(seat);

// Why a game is over, as a message says it: for a duel what its loser lacked, or that it was given up.
export function reasonOf({ result, seats, table }) {
  if (result.reason !== "last" || seats !== 2 || result.winners.length !== 1) return result.reason;
  const loser = table.players[1 - result.winners[0]];
  if (loser.life <= 0) return "life";
  if (loser.poison >= 10) return "poison";
  return loser.library > 0 ? "conceded" : result.reason;
}

function Banner({ about }) {
  const { t, view } = about;
  return view.result && html`<p class="banner" role="status">
    <strong>${endTitle(about)}</strong>
    <span>${t(`magic-reason-${reasonOf(view)}`)}</span>
  </p>`;
}

// The cards of a pile, in a dialog.
function Zone({ zone, about, deal, close }) {
  const { t, lang, cards, name, view } = about;
  const held = view.table.players[zone.seat][zone.kind];
  const rows = held
    .map((one) =>
      typeof one === "string" ? { name: one } : Array.isArray(one) ? { place: one[0] + 1, name: one[1] } : one,
    )
    .filter(Boolean);
  const links = rows.flatMap((one) => {
    const holder = holderOf(view.table, one.id);
    return holder ? [t("magic-held", { card: cardName(about, one.name), holder: called(about, holder.id) })] : [];
  });
  const title = t("magic-zone-of", { zone: t(`magic-zone-${zone.kind}`), player: name(zone.seat) });
  return html`<${Modal} title=${title} kind="magic-zone" close=${close}>${(shut) => html`
    <header>
      <h3>${title}</h3>
      <button type="button" class="button small" onClick=${shut}>${t("magic-close")}</button>
    </header>
    <div class="offer-cards">
      ${rows.map((one, at) => {
        const card = one.down ? cardFaceDown(cards, one, t, lang) : cardOf(cards, one.name);
        const label = nameOf(card, lang);
        const deed =
          one.id === undefined
            ? deal(null, label, { name: one.name })
            : deal(`id:${one.id}`, label, { name: one.name });
        const run = deed.kind === "look" ? deed.run : () => { shut(); deed.run(); };
        return html`
          <${Card} key=${one.id ?? at} card=${card} lang=${lang} t=${t} deed=${{ ...deed, run }}
            look=${deal(null, label, { name: one.name }).run} number=${one.place ?? ""} />`;
      })}
    </div>
    ${links.length > 0 && html`<ul class="quiet">${links.map((line) => html`<li>${line}</li>`)}</ul>`}`}</${Modal}>`;
}

// What an element shows, for the close view, and where something may be done with it.
function seenAs(one) {
  const { look: name, id, key } = one.dataset;
  const place = id || key ? `id:${id || key}` : one.closest(".hand, .offer") ? `card:${name}` : null;
  return { name, id: id ? Number(id) : undefined, place };
}

// Why a card of the viewer's own can do nothing now, where the server says no more: somebody else is asked, or
// something else.
function idleReason(seen, it, { view, t, name }) {
  const mine = seen?.place?.startsWith("card:") || (it?.controller === view.seat && !view.choice);
  if (!mine || view.result || view.seat < 0) return [];
  const text = view.choice
    ? t("magic-why-something-else")
    : t("magic-why-not-asked", { players: t.list(view.waiting.map((one) => name(one.seat))) });
  return [{ text, rule: "MTG8-2.PLAY-2" }];
}

// What is said of a card in its close view: how it is in play, what would be tapped for what can be done with it.
const moreOf = (it, deeds, about) => [
  ...(it ? stateOf(it, about) : []),
  ...deeds.map((deed) => tapsText(about, deed.answer)).filter(Boolean),
];

// Sides in the order they sit: the viewer's own last (a watcher sits behind seat 0), the others in turn order above.
function seating({ table, seat, seats }) {
  const own = seat >= 0 ? seat : 0;
  return {
    own: table.players[own],
    others: Array.from({ length: seats - 1 }, (_, i) => table.players[(own + 1 + i) % seats]),
  };
}

// How much of the field's edge a head covers that sticks to it.
const covered = (head, field) =>
  head.offsetWidth * 2 > field.clientWidth && getComputedStyle(head).position === "sticky" ? head.offsetHeight : 0;

// Where the field is scrolled, the line between the sides lies in its middle until somebody scrolls it: so both heads
// are seen, which stick to its ends. In the own turn the line lies higher, as far as the own creatures need it.
function useMiddle(root, view) {
  const put = useRef(0);
  const asked = useRef(null);
  useLayoutEffect(() => {
    const field = root.current.querySelector(".magic-field");
    // While the others' creatures stick to the upper edge, the own ones begin below them, as often as one is asked.
    if (getComputedStyle(field.querySelector(".others")).position === "sticky") {
      if (asked.current !== view.choice?.number) field.scrollTop = 0;
      asked.current = view.choice?.number;
      put.current = field.scrollTop;
      return;
    }
    if (Math.abs(field.scrollTop - put.current) > 1) return;
    const mine = field.querySelector(".side-mine");
    const at = (edge) => edge - field.getBoundingClientRect().top + field.scrollTop;
    const line = at(mine.getBoundingClientRect().top);
    let top = line - field.clientHeight / 2;
    if (view.table.active === view.seat) {
      const row = mine.querySelector(".row-creatures");
      const end = at(row.getBoundingClientRect().bottom) + covered(mine.querySelector(".head"), field);
      const most = line - covered(field.querySelector(".side-other .head"), field);
      top = Math.min(Math.max(top, end - field.clientHeight), most);
    }
    field.scrollTop = top;
    put.current = field.scrollTop;
  }, [view]);
}

// What something was just set against is brought into sight, where the row it stands in is scrolled sideways.
function useLane(root, pairs) {
  const before = useRef([]);
  const met = pairs.map(({ to }) => to.id).filter(Boolean);
  useLayoutEffect(() => {
    const fresh = met.find((id) => !before.current.includes(id));
    before.current = met;
    const slot = fresh && root.current.querySelector(`[data-key="${fresh}"]`)?.closest(".slot");
    if (!slot) return;
    const lane = slot.parentElement;
    if (lane.scrollWidth > lane.clientWidth) slot.scrollIntoView({ inline: "center", block: "nearest" });
  }, [met.join()]);
}

// What it is given: docs/page.md.
export function Table({ view, cards, t, lang, refused, answer, why, name, readOnly, settings = null, keep = null }) {
  const root = useRef(null);
  const [seen, setSeen] = useState(null);
  const [zone, setZone] = useState(null);
  const about = { view, cards, t, lang, name };
  const { table } = view;
  const ask = view.choice?.ask;
  const offered = dealer(about, { refused: readOnly ? [] : refused, answer, why, look: setSeen });
  const declared = useDeclaring(about, { answer, readOnly });
  const split = useSplitting(about, { answer, readOnly });
  const ordered = useOrdering(about, { answer, readOnly });
  useTaps(root, table);
  useMiddle(root, view);
  const bar = declared?.bar || split?.confirm || ordered?.confirm;
  const discarding = ask === "discard";
  const marks = (!discarding && declared?.marks) || {};
  const hand = (discarding && declared?.marks) || {};
  const deal = (place, called, at) => marks[place?.replace("id:", "")]?.deed || offered(place, called, at);
  const dragged = useDrag(root, { can: declared?.drop && declared.can, drop: declared?.drop });
  const { own, others } = seating(view);
  const pairs = [
    ...(declared?.pairs || []),
    ...(split?.pairs || []),
    ...(dragged ? [{ from: dragged.from, to: { at: dragged.at }, kind: ask }] : []),
  ];
  useLane(root, pairs);
  const lines = useMemo(() => linesOf(table, pairs), [view, JSON.stringify(pairs)]);
  const [shown, show] = useShown(view, own.seat, pairs);
  const litOf = (seat) =>
    [`player:${seat}`, ...table.play.filter((it) => it.controller === seat).map((it) => `id:${it.id}`)].some(
      (place) => deal(place, "", {}).kind === "lit",
    );
  const hits = split?.amounts || hitsOf(table);
  const open = (seat) => (kind) => setZone({ seat, kind });
  const side = (player, near) => html`
    <${Side} key=${player.seat} player=${player} about=${about} deal=${deal} marks=${marks} hits=${hits}
      open=${open(player.seat)} near=${near} shown=${player.seat === shown} mine=${player.seat === view.seat} />`;
  const it = seen?.id ? permanentOf(table, seen.id) : null;
  const card = it ? cardOfPermanent(cards, it, t, lang) : seen && cardOf(cards, seen.name);
  const { deeds, reasons } = seen?.place ? deal(seen.place, nameOf(card, lang), seen) : { deeds: [], reasons: [] };
  return html`<div class="magic" ref=${root} data-ask=${ask || "none"} data-step=${table.step} data-seats=${view.seats}>
    <${Steps} about=${about} settings=${readOnly ? null : settings} keep=${keep} />
    <${Banner} about=${about} />
    ${others.length > 1 && html`<${Round} about=${about} own=${own.seat} shown=${shown} show=${show} lit=${litOf} />`}
    <div class="magic-field" role="group" tabindex="0" aria-label=${t("table-table")}>
      <div class=${`sides sides-${others.length}`}>
        <div class="others">${others.map((player) => side(player, false))}</div>
        ${side(own, true)}
      </div>
      <${Stack} about=${about} deal=${deal} />
    </div>
    ${!readOnly && html`<${Offer} about=${about} deal=${deal} />`}
    ${!readOnly && html`<${Finder} key=${view.choice?.number} about=${about} answer=${answer} />`}
    ${!readOnly && html`<${Counter} about=${about} answer=${answer} />`}
    ${view.seat === own.seat && html`<div class="own">
      ${split?.bar}${ordered?.bar}
      <${Hand} player=${own} about=${about} deal=${deal} marks=${hand} />
    </div>`}
    ${bar && html`<${Confirm}>${bar}</${Confirm}>`}
    <${Arrows} root=${root} lines=${lines} shown=${shown} />
    <${Peek} root=${root} about=${about} look=${(one) => setSeen(seenAs(one))} />
    ${seen && html`
      <${CloseView} card=${card} lang=${lang} t=${t} now=${it?.power != null ? [it.power, it.toughness] : null}
          deeds=${deeds} reasons=${deeds.length || reasons.length ? reasons : idleReason(seen, it, about)}
          more=${moreOf(it, deeds, about)} close=${() => setSeen(null)}>
        <${Explained} it=${it} about=${about} />
      </${CloseView}>`}
    ${zone && html`<${Zone} zone=${zone} about=${about} deal=${deal} close=${() => setZone(null)} />`}
  </div>`;
}
