// A position of Magic set up by hand, as a table that is edited: zones that are chosen and filled by typing, cards that
// open a menu, dragging from zone to zone.
import { useMemo, useRef, useState } from "../../lib.js";
import { useCarrying } from "../../ui/board-drag.js";
import { BoardSearch } from "../../ui/board-search.js";
import { BoardChip, BoardFault, BoardSteps, BoardZone } from "../../ui/board-zone.js";
import { whole } from "../../ui/entries.js";
import { style } from "../../ui/style.js";
import { html } from "../../vendor/htm-preact.js";
import { cardOf, CloseView, nameOf } from "./cards.js";
import { added, atPeace, called, canLieDown, changed, counted, enchanted, hostOf, hostsFor } from "./laid.js";
import { inPlay, listOf, moved, sizeOf, turned, zoneName } from "./laid.js";
import { MoreCards } from "./laid-cards.js";
import { CardMenu, PlayerMenu } from "./laid-menu.js";
import { LaidHead } from "./laid-player.js";
import { viewOf } from "./laid-view.js";
import { Peek } from "./peek.js";
import { piled, Row, rowsOf } from "./permanents.js";
import { tincturesOf } from "./sigils.js";
import { Cost } from "./symbols.js";
import { typeName } from "./words.js";
import "./worn.js";

await style(new URL("./laid.css", import.meta.url));

const PLAY = "battlefield";
const keyOf = ({ seat, zone }) => `${seat}:${zone}`;
const placeOf = (key) => { const [seat, zone] = key.split(":"); return { seat, zone }; };
const placeName = (t, { seat, zone }) => `${t("table-situation-seat", { seat })}${t.colon}${zoneName(t, zone)}`;
const zonesOf = (limits, side) => [...limits.zones, ...(side.library ? ["library"] : [])];
const passing = ({ kind }) => kind === "instant" || kind === "sorcery";

// Where the server or the page sees a mistake: {place, at, text}, or null; what is no card's is at the player's head.
function faultOf(parts) {
  const { situation, limits, about, wrong } = parts;
  const loose = inPlay(situation).find(
    ({ entry }) => !entry.token && counted(entry)[0] in limits.enchants && !hostOf(situation, entry),
  );
  if (loose) {
    const text = about.t("magic-situation-unattached", { card: called(about, loose.entry) });
    return { place: keyOf({ seat: loose.seat, zone: PLAY }), at: loose.at, text };
  }
  const [, seat, zone, at] = /^([A-H])\.(\w+)(?:\[(\d+)\])?/.exec(wrong?.field || "") || [];
  if (!seat) return null;
  const place = zonesOf(limits, situation[seat]).includes(zone) ? keyOf({ seat, zone }) : seat;
  return { place, at: at === undefined ? null : Number(at), text: wrong.text };
}

// The turn: its number and its step, each step one press away.
function Turn({ situation, limits, change, about: { t } }) {
  const set = (key, value) => change(key, atPeace({ ...situation, [key]: value }));
  const steps = limits.steps.map((step) => [step, t(`magic-step-${step.replaceAll("_", "-")}`)]);
  return html`<div class="edit-turn">
    <label class="zone-pick">
      <span>${t("magic-situation-turn")}</span>
      <input type="number" min="1" max="10000" value=${situation.turn} onFocus=${({ target }) => target.select()}
        onInput=${({ target }) => set("turn", whole(target.value, 10_000))} />
    </label>
    <${BoardSteps} label=${t("magic-situation-step")} steps=${steps} value=${situation.at}
      set=${(step) => set("at", step)} />
    <button type="button" class="chip" aria-pressed=${situation.lands > 0}
        onClick=${() => set("lands", situation.lands ? 0 : 1)}>
      ${t("magic-situation-land-played")}
    </button>
  </div>`;
}

// A card that lies in a zone where only its name is seen.
function Chip({ entry, place, at, board }) {
  const { about, open, fault } = board;
  const [bare, count] = counted(entry);
  const card = cardOf(about.cards, bare);
  const wrong = fault?.place === keyOf(place) && fault.at === at;
  return html`<${BoardChip} piece=${`${keyOf(place)}:${at}`} look=${card.name} name=${called(about, entry)}
      count=${count} colour=${`c-${tincturesOf(card)[0]}`} wrong=${wrong}
      open=${(event) => open({ ...place, at }, event)}>
    <${Cost} cost=${card.cost} />
  </${BoardChip}>`;
}

function Zone({ place, kind, count, board, children }) {
  const { t } = board.about;
  return html`<${BoardZone} place=${keyOf(place)} name=${zoneName(t, place.zone)} label=${placeName(t, place)}
      count=${count} kind=${kind} board=${board}>
    ${children}
  </${BoardZone}>`;
}

function LaidSide({ seat, near, board }) {
  const { parts, about, deal, marks, open } = board;
  const { situation, limits, names, change } = parts;
  const { t, view } = about;
  const side = situation[seat];
  const owner = t("table-situation-seat", { seat });
  const set = (key, value) => change(`${seat}.${key}`, { ...situation, [seat]: { ...side, [key]: value } });
  const rows = rowsOf(view.table, names.indexOf(seat));
  const row = (kind) => html`
    <${Row} row=${rows[kind]} about=${about} deal=${deal} marks=${marks} kind=${kind}
      label=${t(`magic-row-${kind}`, { player: owner })} />`;
  const size = piled(rows.lands, view.table).length + rows.others.length;
  const behind = html`<div class=${`behind ${size > 9 ? "behind-crowd" : size > 7 ? "behind-many" : ""}`}>
    ${row("lands")}${row("others")}
  </div>`;
  const play = html`<${Zone} place=${{ seat, zone: PLAY }} kind="laid-play" count=${sizeOf(side[PLAY])} board=${board}>
    ${near ? html`${row("creatures")}${behind}` : html`${behind}${row("creatures")}`}
  </${Zone}>`;
  const shelves = html`<div class="edit-shelves">
    ${zonesOf(limits, side).filter((zone) => zone !== PLAY).map((zone) => html`
      <${Zone} key=${zone} place=${{ seat, zone }} kind="edit-shelf" count=${sizeOf(side[zone])} board=${board}>
        ${(side[zone] || []).map((entry, at) => html`
          <${Chip} key=${`${at}:${entry.card}`} entry=${entry} place=${{ seat, zone }} at=${at} board=${board} />`)}
      </${Zone}>`)}
  </div>`;
  return html`<div class=${`laid-side ${near ? "laid-near" : ""}`} role="group" aria-label=${owner} data-laid=${seat}>
    <${LaidHead} side=${side} owner=${owner} active=${situation.active === seat} set=${set} t=${t}
      turn=${() => change("active", atPeace({ ...situation, active: seat }))}
      more=${(event) => open({ seat, player: true }, event)} />
    <${BoardFault} fault=${board.fault} place=${seat} />
    <div class="laid-zones">${near ? html`${play}${shelves}` : html`${shelves}${play}`}</div>
  </div>`;
}

// The cards that can be added, each with the zone it goes to where that is not the one chosen.
function useCards(parts, zone) {
  const { limits, about: { t, lang, cards } } = parts;
  return useMemo(() => {
    const rows = cards.map((card) => {
      const to = zone === PLAY && passing(card) ? "hand" : zone;
      return { name: nameOf(card, lang), also: card.name, entry: { card: card.name }, to };
    });
    const tokens = limits.tokens.map((token) => {
      return { name: t("magic-situation-token", { name: typeName(t, token.token) }), entry: token, to: PLAY };
    });
    return [...rows, ...tokens].map((one) => ({ ...one, note: one.to === zone ? null : zoneName(t, one.to) }));
  }, [cards, lang, zone, limits.tokens]);
}

// An enchantment that could be on one thing alone is put there.
function attachedIfSure(situation, seat, { limits, about }) {
  const list = situation[seat][PLAY];
  const entry = list[list.length - 1];
  const hosts = hostOf(situation, entry) ? [] : hostsFor(situation, entry, limits, about);
  return hosts.length === 1 ? enchanted(situation, { seat, entry }, hosts[0]) : situation;
}

// What one deed does to the thing a key was pressed on: t taps, n makes it new, f turns it, + and - count, Delete
// removes.
function keyed(situation, ref, key, limits) {
  const apart = limits.enchants;
  const single = (update) => changed(situation, ref, update, { apart });
  const counters = (more) => single((one) => {
    const { "+1/+1": had = 0, ...rest } = one.counters || {};
    const now = { ...rest, ...(had + more > 0 ? { "+1/+1": had + more } : {}) };
    return { ...one, counters: Object.keys(now).length ? now : null };
  });
  if (key === "Delete" || key === "Backspace") return single(() => null);
  if (ref.zone !== PLAY) return null;
  if (key === "t") return single((one) => ({ ...one, tapped: !one.tapped }));
  if (key === "n") return single((one) => ({ ...one, new: !one.new }));
  if (key === "f") return canLieDown(listOf(situation, ref)[ref.at], limits) ? single(turned) : null;
  return key === "+" ? counters(1) : key === "-" ? counters(-1) : null;
}

// The thing that an element of the board stands for: {seat, zone, at}, or null.
function refOf(element, pieces) {
  const chip = element?.closest?.("[data-piece]");
  if (chip) {
    const [seat, zone, at] = chip.dataset.piece.split(":");
    return { seat, zone, at: Number(at) };
  }
  const id = Number(element?.closest?.("[data-id]")?.dataset.id);
  const piece = pieces.find((one) => one.id === id);
  return piece ? { seat: piece.seat, zone: PLAY, at: piece.at } : null;
}

// An enchantment laid on something in play, under its own player's control; null where it does not go on that.
function carriedOnto(situation, ref, host, { limits, about }) {
  const inPlayAlready = ref.zone === PLAY;
  const beside = moved(situation, ref, { seat: ref.seat, zone: PLAY }, { apart: limits.enchants });
  const list = beside[ref.seat][PLAY];
  const entry = list[inPlayAlready ? ref.at : list.length - 1];
  const found = hostsFor(beside, entry, limits, about).find((one) => one.entry === host);
  return found ? enchanted(beside, { seat: ref.seat, entry }, found) : null;
}

// Dragging: onto what an enchantment may be put on it is put there, else the thing moves to the zone.
function useMoves(root, pieces, parts) {
  const { situation, limits, change, about } = parts;
  const apart = limits.enchants;
  return useCarrying(root, {
    hand: (target) => {
      const ref = refOf(target, pieces);
      return ref && { ref, label: called(about, listOf(situation, ref)[ref.at]) };
    },
    drop: ({ ref }, key, element) => {
      const onto = refOf(element, pieces);
      const host = onto?.zone === PLAY ? listOf(situation, onto)[onto.at] : null;
      const put = host && carriedOnto(situation, ref, host, parts);
      const next = put || moved(situation, ref, placeOf(key), { apart });
      if (next !== situation) change(null, next);
    },
  });
}

// parts as of an editor, with answered: the server's view of the last possible position; wrong: {field, text} or null.
export function Board(parts) {
  const { situation, limits, names, change, answered } = parts;
  const root = useRef(null);
  const field = useRef(null);
  const [place, setPlace] = useState(`A:${PLAY}`);
  const [menu, setMenu] = useState(null);
  const [seen, setSeen] = useState(null);
  const { t, lang, cards } = parts.about;
  const { view, pieces } = viewOf(situation, parts.about, answered);
  const about = { ...parts.about, view, name: (seat) => t("table-situation-seat", { seat: names[seat] }) };
  const chosen = placeOf(place).seat in situation ? place : `A:${PLAY}`;
  const places = names.flatMap((seat) =>
    zonesOf(limits, situation[seat]).map((zone) => [keyOf({ seat, zone }), placeName(t, { seat, zone })]),
  );
  const fault = faultOf(parts);
  const { over, drawn } = useMoves(root, pieces, parts);
  const choose = (key, event) => {
    setPlace(key);
    if (event && !matchMedia("(hover: none)").matches) field.current.focus();
  };
  const open = (ref, event) => setMenu({ ref, rect: event.currentTarget.getBoundingClientRect() });
  const deal = (spot, name) => {
    const id = Number(spot.replace("id:", ""));
    const run = (event) => open(refOf(event.currentTarget, pieces), event);
    return { kind: "look", label: t("table-board-change", { card: name }), run, answer: undefined, id };
  };
  const wrongIds = pieces.filter((one) =>
    fault?.place === keyOf({ seat: one.seat, zone: PLAY }) && fault.at === one.at);
  const marks = Object.fromEntries(wrongIds.map(({ id }) => [id, { chosen: "wrong" }]));
  const found = useCards(parts, placeOf(chosen).zone);
  const add = ({ name, entry, to }, count) => {
    const target = { seat: placeOf(chosen).seat, zone: to };
    const next = added(situation, target, entry, { count, apart: limits.enchants });
    change(null, to === PLAY ? attachedIfSure(next, target.seat, parts) : next);
    return t("table-board-added", { count, card: name, place: placeName(t, target) });
  };
  const key = (event) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.target.closest("input, dialog");
    const ref = elsewhere ? null : refOf(event.target, pieces);
    const next = ref && keyed(situation, ref, event.key, limits);
    if (!next) return;
    event.preventDefault();
    change(null, next);
  };
  const board = { parts, about, deal, marks, open, chosen, choose, over, fault };
  const others = names.slice(1);
  const close = () => setMenu(null);
  return html`<div class="magic laid" ref=${root} onKeyDown=${key}>
    <${BoardSearch} places=${places} chosen=${chosen} choose=${choose} cards=${found} add=${add} field=${field} />
    <${MoreCards} count=${cards.length} add=${parts.addCards} />
    <${Turn} ...${parts} />
    <div class=${`laid-table laid-table-${others.length}`}>
      <div class="laid-others">${others.map((seat) => html`
        <${LaidSide} key=${seat} seat=${seat} near=${false} board=${board} />`)}</div>
      <${LaidSide} seat=${names[0]} near board=${board} />
    </div>
    ${drawn}
    <${Peek} root=${root} about=${about} look=${({ dataset }) => setSeen(dataset.look)} />
    ${menu?.ref.player && html`<${PlayerMenu} seat=${menu.ref.seat} rect=${menu.rect} parts=${parts} close=${close} />`}
    ${menu && !menu.ref.player && html`<${CardMenu} thing=${menu} parts=${parts} close=${close}
      follow=${(ref) => setMenu({ ...menu, ref })} look=${setSeen} />`}
    ${seen && html`<${CloseView} card=${cardOf(cards, seen)} lang=${lang} t=${t} close=${() => setSeen(null)} />`}
  </div>`;
}
