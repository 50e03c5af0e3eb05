// A position of Wizards of Mickey set up by hand, as a table that is edited: the squads with what lies before and
// behind their Mages, the Castle, the piles.
import { useMemo, useRef, useState } from "../../lib.js";
import { useCarrying } from "../../ui/board-drag.js";
import { BoardFoot, BoardMenu, BoardWays } from "../../ui/board-menu.js";
import { BoardSearch } from "../../ui/board-search.js";
import { BoardChip, BoardFault, BoardSteps, BoardZone } from "../../ui/board-zone.js";
import { counted, laidInto, takenFrom, times, whole } from "../../ui/entries.js";
import { Peek } from "../../ui/peek.js";
import { style } from "../../ui/style.js";
import { Handling, Pick } from "../../ui/zones.js";
import { html } from "../../vendor/htm-preact.js";
import { Squad } from "./board.js";
import { cardOf, CloseView, Leaf, nameOf } from "./cards.js";
import { Diamagic, listed, tinctureOf } from "./gems.js";
import {
  areaName, bare, byName, called, faults, inPhase, kindsOf, MIDDLE, Middle, ofKind, pileName, Post, sizeOf,
} from "./laid-parts.js";
import { Middle as Keystone } from "./middle.js";
import { Calculation, powersOf } from "./power.js";
import "./worn.js";

await style(new URL("./laid.css", import.meta.url));

const AREAS = { cast: "cast", hide: "hidden" };
const keyOf = ({ seat, zone }) => `${seat}:${zone}`;
const placeOf = (key) => { const [seat, zone] = key.split(":"); return { seat, zone }; };
// The order of a hand says nothing, nor that of what lies at a Mage.
const isOrdered = (zone) => zone !== "hand" && !zone.includes(" ");

// The cards of a zone: a pile, "hand", or an area at a Mage, "left cast".
export function listOf(situation, { seat, zone }) {
  const [place, area] = zone.split(" ");
  return (area ? situation[seat][place][area] : situation[seat][zone]) || [];
}

export function laidAt(situation, { seat, zone }, list) {
  const [place, area] = zone.split(" ");
  const side = situation[seat];
  const next = area ? { ...side, [place]: { ...side[place], [area]: list } } : { ...side, [zone]: list };
  return { ...situation, [seat]: next };
}

export const added = (situation, place, name, count = 1) =>
  laidAt(situation, place, laidInto(listOf(situation, place), name, count, isOrdered(place.zone)));

// One card moved to where such a card may lie; the same situation where it may not.
export function moved(situation, from, to, about) {
  const list = listOf(situation, from);
  const [name] = counted(list[from.at]);
  if (keyOf(from) === keyOf(to) || !kindsOf(to.zone).includes(cardOf(about.cards, name).kind)) return situation;
  return added(laidAt(situation, from, takenFrom(list, from.at)), to, name);
}

// The zones of a side: its piles, then what lies at each Mage.
const zonesOf = ({ situation, limits }) => [
  ...limits.piles,
  ...limits.places.flatMap((place) =>
    (bare(situation.phase) ? ["uncovered"] : limits.areas).map((area) => `${place} ${area}`)),
];
function zoneName(t, zone) {
  const [place, area] = zone.split(" ");
  return area ? `${t(`mickey-place-${place}`)}, ${areaName(t, area)}` : pileName(t, zone);
}
const placeName = (t, { seat, zone }) => `${t("table-situation-seat", { seat })}${t.colon}${zoneName(t, zone)}`;

/* Where the page or the server sees a mistake: {place, text}, or null. What lies at a Mage is told at the head of its
   player, what is between the squads at the Castle. */
export function faultOf({ situation, limits, wrong, about }) {
  const [first] = faults(situation, limits, about);
  if (first) return first;
  if (!wrong?.field) return null;
  const [, seat, zone] = /^([AB])(?:\.(\w+))?/.exec(wrong.field) || [];
  const own = limits.piles.includes(zone) ? keyOf({ seat, zone }) : seat;
  return { place: seat ? own : MIDDLE, text: wrong.text };
}

// Where the Spell with this reference lies in the situation: {seat, zone, at}, or null while the table is not told yet.
export function spellAt(situation, limits, table, ref) {
  for (const [index, seat] of ["A", "B"].entries()) {
    const spell = table.sides[index].spells.find((one) => one.ref === ref);
    if (spell) {
      const area = !spell.hidden ? "cast" : spell.up ? "uncovered" : "hidden";
      const zone = `${limits.places[spell.place]} ${area}`;
      const at = listOf(situation, { seat, zone }).findIndex((entry) => counted(entry)[0] === spell.card);
      if (at >= 0) return { seat, zone, at };
    }
  }
  return null;
}

// What can be done with a card: copies, where else it lies.
function CardMenu({ thing, parts, close, look }) {
  const { situation, change, about } = parts;
  const { t } = about;
  const { ref, rect } = thing;
  const list = listOf(situation, ref);
  if (!list[ref.at]) return null;
  const [key, count] = counted(list[ref.at]);
  const name = called(about, key);
  const done = (next) => { change(null, next); close(); };
  const remove = () => done(laidAt(situation, ref, takenFrom(list, ref.at)));
  const { kind } = cardOf(about.cards, key);
  const ways = zonesOf(parts).filter((zone) => zone !== ref.zone && kindsOf(zone).includes(kind));
  return html`<${BoardMenu} title=${name} rect=${rect} keys=${{ Delete: remove, Backspace: remove }} close=${close}>
    <div class="edit-copies">
      <span>${t("table-board-copies")}</span>
      <${Handling} list=${list} at=${ref.at} name=${name} count=${count} ordered=${isOrdered(ref.zone)}
        many=${(next) => times(key, next)}
        set=${(next) => { change(null, laidAt(situation, ref, next)); if (next.length < list.length) close(); }} />
    </div>
    <${BoardWays} ways=${ways.map((zone) =>
      [zoneName(t, zone), () => done(moved(situation, ref, { seat: ref.seat, zone }, about))])} />
    <${BoardFoot} look=${() => look(key)} remove=${remove} close=${close} />
  </${BoardMenu}>`;
}

// The menu that is open: {rect, ref}, {rect, mage: {seat, place}} or {rect, castle}.
function Menu({ menu, parts, close, look }) {
  const { situation, limits, about } = parts;
  const { t } = about;
  if (menu.ref) return html`<${CardMenu} thing=${menu} parts=${parts} close=${close} look=${look} />`;
  if (menu.castle) {
    return html`<${BoardMenu} title=${t("mickey-situation-middle")} rect=${menu.rect} close=${close}>
      <${Middle} ...${parts} />
    </${BoardMenu}>`;
  }
  const { seat, place } = menu.mage;
  const { mage } = situation[seat][limits.places[place]];
  return html`<${BoardMenu} title=${called(about, mage)} rect=${menu.rect} close=${close}>
    <${Post} seat=${seat} place=${limits.places[place]} parts=${parts} />
    <${BoardFoot} look=${() => look(mage)} close=${close} />
  </${BoardMenu}>`;
}

// Whose turn and play it is, and how far the game is.
function Turn({ situation, limits, change, fill, about: { t } }) {
  const phases = limits.phases.map((one) => [one, t(`mickey-phase-${one}`)]);
  return html`<div class="edit-turn">
    <label class="zone-pick">
      <span>${t("mickey-situation-turn")}</span>
      <input type="number" min="1" max=${limits.turns} value=${situation.turn}
        onFocus=${({ target }) => target.select()}
        onInput=${({ target }) => change("turn", { ...situation, turn: whole(target.value, limits.turns) })} />
    </label>
    <${BoardSteps} label=${t("table-situation-phase")} steps=${phases} value=${situation.phase}
      set=${(phase) => fill(inPhase(situation, limits, phase))} />
  </div>`;
}

// A player's name, turn, team and Code; how many Diamagics the squad holds.
function Head({ seat, parts, held }) {
  const { situation, limits, change, about } = parts;
  const { t, lang } = about;
  const side = situation[seat];
  const owner = t("table-situation-seat", { seat });
  const set = (key) => (value) => change(`${seat}.${key}`, { ...situation, [seat]: { ...side, [key]: value } });
  const names = new Map(ofKind(about, "mage").map((card) => [card.team, card.teams?.[lang] || card.team]));
  const teams = [["", t("mickey-situation-no-team")], ...limits.teams.map((one) => [one, names.get(one) || one])];
  const turn = (key, words) => html`<button type="button" class="chip edit-active" data-key=${key}
      aria-pressed=${situation[key] === seat} aria-label=${`${words}, ${owner}`}
      onClick=${() => change(key, { ...situation, [key]: seat })}>${words}</button>`;
  return html`<header class="edit-head ${situation.active === seat ? "wom-active" : ""}">
    <h2>${owner}</h2>
    ${turn("active", t("mickey-first"))}
    ${situation.phase === "challenge" && situation.plays && turn("plays", t("mickey-situation-plays"))}
    <span class="wom-track">${held.map((colour) => html`<${Diamagic} colour=${colour} size="s" t=${t} />`)}</span>
    <${Pick} label=${t("mickey-situation-team")} name=${owner} value=${side.team} options=${teams} set=${set("team")} />
    <${Pick} label=${t("mickey-kind-code")} name=${owner} value=${side.code}
      options=${[["none", t("table-situation-nothing")], ...byName(about, "code")]} set=${set("code")} />
  </header>`;
}

function Piles({ seat, board }) {
  const { parts, about, open } = board;
  const { situation, limits } = parts;
  return html`<div class="edit-shelves">${limits.piles.map((zone) => {
    const list = listOf(situation, { seat, zone });
    return html`<${BoardZone} key=${zone} place=${keyOf({ seat, zone })} name=${zoneName(about.t, zone)}
        label=${placeName(about.t, { seat, zone })} count=${sizeOf(list)} kind="edit-shelf" board=${board}>
      ${list.map((entry, at) => {
        const [key, count] = counted(entry);
        const card = cardOf(about.cards, key);
        return html`<${BoardChip} key=${`${at}:${key}`} piece=${`${seat}:${zone}:${at}`} look=${key}
          name=${nameOf(card, about.lang)} count=${count} colour=${`c-${tinctureOf(card.colours[0])}`}
          open=${(event) => open({ ref: { seat, zone, at } }, event)} />`;
      })}
    </${BoardZone}>`;
  })}</div>`;
}

// The areas at a side's Mages as places that are chosen: what a squad asks of a card that is being placed.
const placingOf = (seat, board) => ({
  asked: "edit",
  areas: (kind, place) => {
    const { parts: { situation, limits }, chosen, choose, over, about: { t } } = board;
    const area = bare(situation.phase) ? "uncovered" : AREAS[kind];
    if (area === "uncovered" && kind === "cast") return null;
    const key = keyOf({ seat, zone: `${limits.places[place]} ${area}` });
    const label = placeName(t, placeOf(key));
    const light = chosen === key || over === key ? "lit" : "quiet";
    return { deed: { kind: light, label, run: (event) => choose(key, event) }, number: "" };
  },
});

// What an element of the board stands for: {seat, zone, at} of a card, or null.
function refOf(element, parts, table) {
  const chip = element?.closest?.("[data-piece]");
  if (chip) {
    const [seat, zone, at] = chip.dataset.piece.split(":");
    return { seat, zone, at: Number(at) };
  }
  const [kind, ref] = element?.closest?.("[data-id]")?.dataset.id.split(":") || [];
  return kind === "spell" && table ? spellAt(parts.situation, parts.limits, table, Number(ref)) : null;
}

// The place under an element: what carries data-place, or an area at a Mage, "0:cast:2".
function placeUnder(element, { limits }) {
  const place = element?.closest("[data-place]");
  if (place) return place.dataset.place;
  const [seat, kind, at] = element?.closest(".wom-area")?.dataset.zone.split(":") || [];
  return kind in AREAS ? keyOf({ seat: "AB"[seat], zone: `${limits.places[at]} ${AREAS[kind]}` }) : null;
}

// The table between the players' heads, as the server last told it; nothing before that. deal as of a dealer.
function Field({ view, board, deal, explain, open }) {
  const { parts: { names }, about } = board;
  const drawn = { about, deal, powers: powersOf(view.table), explain };
  const squad = (seat, near) => html`<${Squad} side=${view.table.sides[names.indexOf(seat)]} near=${near} mine
    placing=${placingOf(seat, board)} lined=${null} ...${drawn} />`;
  return html`<div class="wom-field">
    <h3 class="unseen">${about.t("table-board-title")}</h3>
    ${squad("B", false)}
    <div class="wom-laid-middle">
      <${Keystone} about=${about} deal=${deal} seats=${[0, 1]} explain=${explain} log=${[]} />
      <button type="button" class="button small" onClick=${(event) => open({ castle: true }, event)}>
        ${about.t("mickey-board-middle")}
      </button>
      <${BoardFault} fault=${board.fault} place=${MIDDLE} />
    </div>
    ${squad("A", true)}
  </div>`;
}

// Dragging cards between the zones that may hold them.
function useMoves(root, parts, view) {
  const { situation, change, about } = parts;
  return useCarrying(root, {
    placeOf: (element) => placeUnder(element, parts),
    hand: (target) => {
      const ref = refOf(target, parts, view?.table);
      return ref && { ref, label: called(about, counted(listOf(situation, ref)[ref.at])[0]) };
    },
    drop: ({ ref }, key) => {
      const next = moved(situation, ref, placeOf(key), about);
      if (next !== situation) change(null, next);
    },
  });
}

export function Board(parts) {
  const { situation, limits, names, change, answered, about: { t, lang, cards } } = parts;
  const root = useRef(null);
  const field = useRef(null);
  const [chosen, setChosen] = useState("A:hand");
  const [menu, setMenu] = useState(null);
  const [seen, setSeen] = useState(null);
  const [asked, setAsked] = useState(null);
  const view = answered && { ...answered, seat: -1 };
  const about = { ...parts.about, view, name: (seat) => t("table-situation-seat", { seat: names[seat] }), players: [] };
  const { over, drawn } = useMoves(root, parts, view);
  const choose = (key, event) => {
    setChosen(key);
    if (event && !matchMedia("(hover: none)").matches) field.current.focus();
  };
  const open = (what, event) => setMenu({ ...what, rect: event.currentTarget.getBoundingClientRect() });
  const places = names.flatMap((seat) =>
    zonesOf(parts).map((zone) => [keyOf({ seat, zone }), placeName(t, { seat, zone })]));
  const target = placeOf(places.some(([key]) => key === chosen) ? chosen : "A:hand");
  const found = useMemo(
    () => kindsOf(target.zone).flatMap((kind) => ofKind(parts.about, kind))
      .map((card) => ({ name: nameOf(card, lang), key: card.name })),
    [cards, lang, target.zone]);
  const add = ({ name, key }, count) => {
    change(null, added(situation, target, key, count));
    return t("table-board-added", { count, card: name, place: placeName(t, target) });
  };
  // A thing of the drawn table: a Mage, a Spell, the Castle. Pressed, it opens its menu.
  const deal = (spot, name) => {
    const [kind, first, second] = spot.split(":");
    const run = (event) => {
      if (kind === "mage") open({ mage: { seat: names[first], place: Number(second) } }, event);
      else if (kind === "card") open({ castle: true }, event);
      else {
        const ref = spellAt(situation, limits, view.table, Number(first));
        if (ref) open({ ref }, event);
      }
    };
    return { kind: "look", label: t("table-board-change", { card: name }), run, deeds: [] };
  };
  const keys = (event) => {
    const taken = event.key === "Delete" || event.key === "Backspace";
    const ref = taken && !event.target.closest("input, dialog") && refOf(event.target, parts, view?.table);
    if (ref) change(null, laidAt(situation, ref, takenFrom(listOf(situation, ref), ref.at)));
  };
  const board = { parts, about, open, chosen: keyOf(target), choose, over, fault: faultOf(parts) };
  const held = (seat) => limits.places.flatMap((place) => listed(situation[seat][place].diamagics));
  const explain = (marked) => setAsked({ marked });
  return html`<div class="mickey laid" ref=${root} onKeyDown=${keys}>
    <${BoardSearch} places=${places} chosen=${keyOf(target)} choose=${choose} cards=${found} add=${add}
      field=${field} />
    <${Turn} ...${parts} />
    <${Head} seat="B" parts=${parts} held=${held("B")} />
    <${BoardFault} fault=${board.fault} place="B" />
    <${Piles} seat="B" board=${board} />
    ${view && html`<${Field} view=${view} board=${board} deal=${deal} explain=${explain} open=${open} />`}
    <${Head} seat="A" parts=${parts} held=${held("A")} />
    <${BoardFault} fault=${board.fault} place="A" />
    <${Piles} seat="A" board=${board} />
    ${drawn}
    <${Peek} root=${root} look=${({ dataset }) => setSeen(dataset.look)}
      draw=${({ dataset }) => html`<${Leaf} card=${cardOf(cards, dataset.look)} lang=${lang} t=${t} />`} />
    ${menu && html`<${Menu} menu=${menu} parts=${parts} close=${() => setMenu(null)} look=${setSeen} />`}
    ${seen && html`<${CloseView} card=${cardOf(cards, seen)} lang=${lang} t=${t} close=${() => setSeen(null)} />`}
    ${asked && html`<${Calculation} of=${view.table.power} marked=${asked.marked} seats=${[0, 1]} about=${about}
      close=${() => setAsked(null)} />`}
  </div>`;
}
