// A position of Magecraft set up by hand, as a table that is edited: places that gems fill, grimoires, the Academy.
import { useMemo, useRef, useState } from "../../lib.js";
import { useCarrying } from "../../ui/board-drag.js";
import { BoardFoot, BoardMenu, BoardWays } from "../../ui/board-menu.js";
import { BoardSearch } from "../../ui/board-search.js";
import { BoardFault, BoardSteps, BoardZone } from "../../ui/board-zone.js";
import { whole, without } from "../../ui/entries.js";
import { style } from "../../ui/style.js";
import { html } from "../../vendor/htm-preact.js";
import { CharacterSheet, CloseView, SpellCard } from "./cards.js";
import { COLOURS, Gem, Words } from "./gems.js";
import {
  ACADEMY, faults, Gems, mastery, SEATED, SpellCopies, spellOf, studied, sum, supplied, swapped, taking,
} from "./laid-parts.js";
import "./worn.js";

await style(new URL("./laid.css", import.meta.url));

const keyOf = ({ seat, zone }) => `${seat}:${zone}`;
const placeOf = (key) => { const [seat, zone] = key.split(":"); return { seat, zone }; };
// The number of the grimoire that a zone is, from 0, or null.
const grimoireOf = (zone) => (zone.startsWith("grimoire ") ? Number(zone.slice(9)) : null);
const isIn = (situation, seat) => situation[seat] !== "out";

// The gems of a place: of a player, or of the Academy; null where no gems lie.
export function gemsAt(situation, { seat, zone }) {
  if (zone === ACADEMY) return situation.academy.gems;
  return grimoireOf(zone) === null ? situation[seat][zone] : null;
}

// The situation with other gems in a place; what the box lacks comes from the Academy.
export function gemmed(situation, limits, { seat, zone }, colour, count) {
  const gems = { ...gemsAt(situation, { seat, zone }), [colour]: Math.max(0, count) };
  if (zone === ACADEMY) return { ...situation, academy: { ...situation.academy, gems } };
  return supplied({ ...situation, [seat]: { ...situation[seat], [zone]: gems } }, limits, colour);
}

// So many gems of a colour more in a place, or fewer.
export function poured(situation, limits, place, colour, more) {
  const now = gemsAt(situation, place)[colour];
  const next = Math.min(limits.gems[colour], Math.max(0, now + more));
  return next === now ? situation : gemmed(situation, limits, place, colour, next);
}

// The situation with other spells in a grimoire.
export function written(situation, limits, { seat, zone }, words) {
  const at = grimoireOf(zone);
  const grimoires = situation[seat].grimoires.map((one, place) => (place === at ? words : one));
  return studied({ ...situation, [seat]: { ...situation[seat], grimoires } }, limits);
}
const wordsAt = (situation, { seat, zone }) => situation[seat].grimoires[grimoireOf(zone)];

// A gem or a spell moved to a place that can hold it; the same situation where it cannot.
export function moved(situation, limits, { from, colour = null, at = null }, to) {
  if (keyOf(from) === keyOf(to)) return situation;
  if (colour) {
    if (!gemsAt(situation, to)) return situation;
    const count = gemsAt(situation, from)[colour];
    return poured(gemmed(situation, limits, from, colour, count - 1), limits, to, colour, 1);
  }
  if (to.zone === ACADEMY || grimoireOf(to.zone) === null) return situation;
  const word = wordsAt(situation, from)[at];
  const left = written(situation, limits, from, without(wordsAt(situation, from), at));
  return written(left, limits, to, [...wordsAt(left, to), word]);
}

function zoneName(t, zone) {
  const number = grimoireOf(zone);
  return number === null ? t(`magecraft-area-${zone}`) : t("magecraft-grimoire", { number: number + 1 });
}
const placeName = (t, { seat, zone }) =>
  zone === ACADEMY ? zoneName(t, zone) : `${t("table-situation-seat", { seat })}${t.colon}${zoneName(t, zone)}`;
const zonesOf = ({ situation, limits }, seat) =>
  [...limits.places, ...situation[seat].grimoires.map((_, at) => `grimoire ${at}`)];

/* Where the page or the server sees a mistake: {place, at, text}, or null; what concerns a player and none of their
   places is at their head. */
export function faultOf({ situation, limits, wrong, about }) {
  const [first] = faults(situation, limits, about);
  if (first) return first;
  const field = wrong?.field || "";
  if (/^academy\b/.test(field)) return { place: keyOf({ seat: "", zone: ACADEMY }), at: null, text: wrong.text };
  const [, seat, zone, number, nth] = /^([A-D])(?:\.(\w+))?(?:\[(\d+)\])?(?:\[(\d+)\])?/.exec(field) || [];
  if (!seat) return null;
  const spells = zone === "grimoires" && number !== undefined;
  const place = spells ? `grimoire ${number}` : limits.places.includes(zone) ? zone : null;
  const at = spells && nth !== undefined ? Number(nth) : null;
  return { place: place ? keyOf({ seat, zone: place }) : seat, at, text: wrong.text };
}

const cardNamed = (cards, name) => cards.find((one) => one.name === name) || { name, cost: [], icons: {} };

// A place of gems: those of one colour lie together, and open the menu of the place.
function GemZone({ place, bound, kind = "", board, children }) {
  const { parts: { situation, about: { t } }, open } = board;
  const gems = gemsAt(situation, place);
  return html`<${BoardZone} place=${keyOf(place)} name=${zoneName(t, place.zone)} label=${placeName(t, place)}
      count=${`${sum(gems)}${bound ? `/${bound}` : ""}`} kind=${`edit-shelf ${kind}`} board=${board}>
    ${COLOURS.filter((colour) => gems[colour] > 0).map((colour) => html`
      <button type="button" class="edit-gems" key=${colour} data-piece=${`${keyOf(place)}:${colour}`}
          aria-label=${`${gems[colour]} × ${t(`magecraft-colour-${colour}`)}`}
          onClick=${(event) => open({ gems: place }, event)}>
        ${Array.from({ length: gems[colour] }, () => html`<${Gem} colour=${colour} size="s" />`)}
      </button>`)}
    ${children}
  </${BoardZone}>`;
}

function GrimoireZone({ place, board }) {
  const { parts: { situation, about: { t, lang, cards } }, open } = board;
  const words = wordsAt(situation, place);
  return html`<${BoardZone} place=${keyOf(place)} name=${zoneName(t, place.zone)} label=${placeName(t, place)}
      count=${words.length} kind="edit-shelf edit-spells" board=${board}>
    ${words.map((word, at) => {
      const card = cardNamed(cards, spellOf(word));
      const run = (event) => open({ spell: { ...place, at } }, event);
      const label = t("table-board-change", { card: card.names?.[lang] || card.name });
      const wrong = board.fault?.place === keyOf(place) && board.fault.at === at;
      return html`<div key=${`${at}:${word}`} class=${wrong ? "edit-wrong" : ""} data-piece=${`${keyOf(place)}:${at}`}>
        <${SpellCard} card=${card} lang=${lang} deed=${{ kind: "look", label, run }} mastered=${mastery(word)} />
      </div>`;
    })}
  </${BoardZone}>`;
}

// The head of a player: whose turn it is, who began, the character; out or in.
function Head({ seat, board }) {
  const { parts: { situation, names, change, fill, about: { t, lang, cards } }, open } = board;
  const side = situation[seat];
  const owner = t("table-situation-seat", { seat });
  const out = side === "out";
  const turn = (key, words) => html`<button type="button" class="chip edit-active" data-key=${key}
      aria-pressed=${situation[key] === seat} aria-label=${`${words}, ${owner}`}
      onClick=${() => change(key, { ...situation, [key]: seat })}>${words}</button>`;
  const card = !out && cardNamed(cards, side.character);
  const run = (event) => open({ character: seat }, event);
  const others = names.filter((one) => one !== seat && isIn(situation, one));
  const leave = () => change(`${seat}.out`, { ...situation, [seat]: "out" });
  return html`<header class="edit-head">
    <h3>${owner}</h3>
    ${!out && turn("active", t("table-board-turn"))}
    ${turn("first", t("magecraft-first-player"))}
    ${names.length > 2 && html`<label class="tick">
      <input type="checkbox" checked=${out} disabled=${!out && others.length < 2}
        onChange=${() => (out ? fill({ ...situation, [seat]: SEATED }) : leave())} /> ${t("magecraft-out")}
    </label>`}
    ${card && html`<${CharacterSheet} card=${card} lang=${lang}
      deed=${{ kind: "look", label: t("table-board-change", { card: card.names?.[lang] || card.name }), run }} />`}
  </header>`;
}

function Side({ seat, near, board }) {
  const { parts } = board;
  const { situation, limits, about: { t } } = parts;
  return html`<div class=${`edit-side ${near ? "edit-near" : ""}`} role="group" data-laid=${seat}
      aria-label=${t("table-situation-seat", { seat })}>
    <${Head} seat=${seat} board=${board} />
    <${BoardFault} fault=${board.fault} place=${seat} />
    ${isIn(situation, seat) && html`<div class="edit-places">
      ${limits.places.map((zone) => html`<${GemZone} key=${zone} place=${{ seat, zone }} bound=${limits[zone]}
        kind=${`edit-place-${zone}`} board=${board} />`)}
    </div>
    <div class="edit-grimoires">${situation[seat].grimoires.map((_, at) => html`
      <${GrimoireZone} key=${at} place=${{ seat, zone: `grimoire ${at}` }} board=${board} />`)}</div>`}
  </div>`;
}

function Academy({ board }) {
  const { parts: { situation, about: { t, lang, cards } }, open } = board;
  return html`<div class="edit-academy">
    <${GemZone} place=${{ seat: "", zone: ACADEMY }} board=${board}>
      <div class="edit-academy-spells">${Object.entries(situation.academy.spells).map(([name, left]) => {
        const card = cardNamed(cards, name);
        const label = t("table-board-change", { card: card.names?.[lang] || name });
        const run = (event) => open({ copies: name }, event);
        const deed = { kind: "look", label, run };
        return html`<${SpellCard} key=${name} card=${card} lang=${lang} left=${left} deed=${deed} />`;
      })}</div>
    </${GemZone}>
  </div>`;
}

// A spell in a grimoire: mastered, its place, another grimoire.
function SpellMenu({ spell, parts, rect, close, look }) {
  const { situation, limits, change, about: { t, lang, cards } } = parts;
  const words = wordsAt(situation, spell);
  const word = words[spell.at];
  if (!word) return null;
  const card = cardNamed(cards, spellOf(word));
  const name = card.names?.[lang] || card.name;
  const put = (next) => change(null, written(situation, limits, spell, next));
  const done = (next) => { change(null, next); close(); };
  const remove = () => done(written(situation, limits, spell, without(words, spell.at)));
  const shift = (step) => done(written(situation, limits, spell, swapped(words, spell.at, spell.at + step)));
  const all = situation[spell.seat].grimoires.map((_, at) => `grimoire ${at}`);
  const others = all.filter((zone) => zone !== spell.zone);
  return html`<${BoardMenu} title=${name} rect=${rect} keys=${{ Delete: remove, Backspace: remove }} close=${close}>
    <div class="zone-state">
      <button type="button" class="chip" aria-pressed=${mastery(word)}
          aria-label=${`${t("magecraft-mastered")}${t.colon}${name}`}
          onClick=${() => put(words.map((one, at) => (at === spell.at ? taking(word) : one)))}>
        ${t("magecraft-mastered")}
      </button>
      <button type="button" class="button small" disabled=${spell.at === 0} onClick=${() => shift(-1)}
          aria-label=${t("magecraft-situation-left", { spell: name })}>←</button>
      <button type="button" class="button small" disabled=${spell.at === words.length - 1} onClick=${() => shift(1)}
          aria-label=${t("magecraft-situation-right", { spell: name })}>→</button>
    </div>
    <${BoardWays} ways=${others.map((zone) => [zoneName(t, zone), () =>
      done(moved(situation, limits, { from: spell, at: spell.at }, { seat: spell.seat, zone }))])} />
    <${BoardFoot} look=${() => look(card)} remove=${remove} close=${close} />
  </${BoardMenu}>`;
}

// The menu that is open: {gems: place}, {spell}, {character: seat} or {copies: name of a spell of the Academy}.
function Menu({ menu, parts, close, look }) {
  const { situation, limits, change, about } = parts;
  const { t, lang, cards } = about;
  const { rect } = menu;
  if (menu.spell) return html`
    <${SpellMenu} spell=${menu.spell} parts=${parts} rect=${rect} close=${close} look=${look} />`;
  if (menu.gems) {
    const place = menu.gems;
    return html`<${BoardMenu} title=${placeName(t, place)} rect=${rect} close=${close}>
      <${Gems} title=${zoneName(t, place.zone)} owner=${place.seat} gems=${gemsAt(situation, place)} limits=${limits}
        t=${t} bound=${limits[place.zone]}
        set=${(gems, colour) =>
          change(`${keyOf(place)}.${colour}`, gemmed(situation, limits, place, colour, gems[colour]))} />
    </${BoardMenu}>`;
  }
  if (menu.copies) {
    const card = cardNamed(cards, menu.copies);
    return html`<${BoardMenu} title=${card.names?.[lang] || card.name} rect=${rect} close=${close}>
      <${SpellCopies} spell=${menu.copies} ...${parts} />
      <${BoardFoot} look=${() => look(card)} close=${close} />
    </${BoardMenu}>`;
  }
  const seat = menu.character;
  return html`<${BoardMenu} title=${t("magecraft-character")} rect=${rect} close=${close}>
    <div class="edit-ways">${cards.filter((one) => one.kind === "character").map((one) => html`
      <button type="button" class="chip" key=${one.name} aria-pressed=${situation[seat].character === one.name}
          onClick=${() => { change(null, played(situation, seat, one.name)); close(); }}>
        ${one.names?.[lang] || one.name}
      </button>`)}</div>
  </${BoardMenu}>`;
}

// Every sheet is there once: who takes another's gives their own for it.
export function played(situation, seat, name) {
  const other = Object.keys(situation).find((one) => one !== seat && situation[one]?.character === name);
  const next = { ...situation, [seat]: { ...situation[seat], character: name } };
  if (other) next[other] = { ...situation[other], character: situation[seat].character };
  return next;
}

// What is taken up by the mouse: a gem or a spell.
function useMoves(root, parts) {
  const { situation, limits, change, about: { t } } = parts;
  return useCarrying(root, {
    hand: (target) => {
      const piece = target.closest?.("[data-piece]")?.dataset.piece;
      if (!piece) return null;
      const [seat, zone, what] = piece.split(":");
      const from = { seat, zone };
      if (COLOURS.includes(what)) return { from, colour: what, label: t(`magecraft-colour-${what}`) };
      return { from, at: Number(what), label: spellOf(wordsAt(situation, from)[Number(what)]) };
    },
    drop: (thing, key) => {
      const next = moved(situation, limits, thing, placeOf(key));
      if (next !== situation) change(null, next);
    },
  });
}

// The five gems: pressed, or by their letters, one more lies in the chosen place.
function Palette({ pour, label, t }) {
  return html`<div class="edit-palette" role="group" aria-label=${label}>${COLOURS.map((colour) => html`
    <button type="button" key=${colour} class="icon-button" data-pour=${colour} title=${t(`magecraft-colour-${colour}`)}
        aria-label=${`${t("magecraft-board-gem")}${t.colon}${t(`magecraft-colour-${colour}`)}, ${label}`}
        onClick=${() => pour(colour, 1)}>
      <${Gem} colour=${colour} size="m" /><kbd aria-hidden="true">${t(`magecraft-letter-${colour}`)}</kbd>
    </button>`)}</div>`;
}

function Turn({ situation, limits, change, about: { t } }) {
  const phases = limits.phases.map((one) => [one, t(`magecraft-phase-${one}`)]);
  return html`<div class="edit-turn">
    <label class="zone-pick">
      <span>${t("table-situation-round")}</span>
      <input type="number" min="1" max=${limits.rounds} value=${situation.round}
        onFocus=${({ target }) => target.select()}
        onInput=${({ target }) => change("round", { ...situation, round: whole(target.value, limits.rounds) })} />
    </label>
    <${BoardSteps} label=${t("table-situation-phase")} steps=${phases} value=${situation.phase}
      set=${(phase) => change("phase", { ...situation, phase })} />
  </div>`;
}

export function Board(parts) {
  const { situation, limits, names, change, about: { t, lang, cards } } = parts;
  const root = useRef(null);
  const field = useRef(null);
  const [place, setPlace] = useState("A:hand");
  const [menu, setMenu] = useState(null);
  const [seen, setSeen] = useState(null);
  const { over, drawn } = useMoves(root, parts);
  const places = [
    ...names.filter((seat) => isIn(situation, seat)).flatMap((seat) =>
      zonesOf(parts, seat).map((zone) => [keyOf({ seat, zone }), placeName(t, { seat, zone })])),
    [keyOf({ seat: "", zone: ACADEMY }), zoneName(t, ACADEMY)],
  ];
  const chosen = places.some(([key]) => key === place) ? place : places[0][0];
  const target = placeOf(chosen);
  const choose = (key) => setPlace(key);
  const open = (what, event) => setMenu({ ...what, rect: event.currentTarget.getBoundingClientRect() });
  const book = target.zone === ACADEMY || grimoireOf(target.zone) !== null ? target : { ...target, zone: "grimoire 0" };
  const found = useMemo(() => {
    const note = keyOf(book) === chosen ? null : zoneName(t, book.zone);
    return cards.filter(({ kind }) => kind === "spell")
      .map((card) => ({ name: card.names?.[lang] || card.name, key: card.name, note }));
  }, [cards, lang, chosen]);
  const add = ({ name, key }, count) => {
    const spells = situation.academy.spells;
    const more = book.zone === ACADEMY
      ? { ...situation, academy: { ...situation.academy, spells: { ...spells, [key]: (spells[key] || 0) + count } } }
      : written(situation, limits, book, [...wordsAt(situation, book), ...Array(count).fill(key)]);
    change(null, more);
    return t("table-board-added", { count, card: name, place: placeName(t, book) });
  };
  const pour = (colour, more) => {
    const to = gemsAt(situation, target) ? target : { ...target, zone: "hand" };
    change(`${keyOf(to)}.${colour}`, poured(situation, limits, to, colour, more));
  };
  const keys = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, dialog")) return;
    const colour = COLOURS.find((one) => t(`magecraft-letter-${one}`).toUpperCase() === event.key.toUpperCase());
    if (colour) pour(colour, event.shiftKey ? -1 : 1);
  };
  const board = { parts, open, chosen, choose, over, fault: faultOf(parts) };
  return html`<${Words.Provider} value=${t}><div class="laid-magecraft" ref=${root} onKeyDown=${keys}>
    <${BoardSearch} places=${places} chosen=${chosen} choose=${choose} cards=${found} add=${add} field=${field} />
    <${Palette} pour=${pour} label=${placeName(t, target)} t=${t} />
    <${Turn} ...${parts} />
    <div class="edit-table">
      <h2 class="unseen">${t("table-board-title")}</h2>
      <div class="edit-others">${names.slice(1).map((seat) => html`
        <${Side} key=${seat} seat=${seat} near=${false} board=${board} />`)}</div>
      <${Academy} board=${board} />
      <${Side} seat=${names[0]} near board=${board} />
    </div>
    ${drawn}
    ${menu && html`<${Menu} menu=${menu} parts=${parts} close=${() => setMenu(null)} look=${setSeen} />`}
    ${seen && html`<${CloseView} card=${seen} lang=${lang} close=${() => setSeen(null)} />`}
  </div></${Words.Provider}>`;
}
