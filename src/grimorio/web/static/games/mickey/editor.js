// The parts of a Wizards of Mickey position that is set up by hand: the board, and below it all fields as lists: the
// Castle with its Diamagics, and two squads with their Spells and piles.
import { Select } from "../../ui/select.js";
import { html } from "../../vendor/htm-preact.js";
import { Adder, counted, Pick, put, times, whole } from "../../ui/zones.js";
import { nameOf } from "./cards.js";
import { DIAMAGICS, Diamagic } from "./gems.js";
import {
  areaName, bare, byName, Cards, Chip, faults, inPhase, kindsOf, Middle, ofKind, pileName, Post, SEATS, sizeOf,
} from "./laid-parts.js";

export { Board } from "./laid-board.js";

export const seatsOf = () => SEATS;
export const isOut = () => false;
export const beginning = () => ({ A: { hand: [] }, B: { hand: [] } });
export const reseated = (situation) => situation;
const sum = (gems) => DIAMAGICS.reduce((all, colour) => all + (gems[colour] || 0), 0);
const heldBy = (situation, seat) =>
  ["left", "centre", "right"].reduce((all, place) => all + sum(situation[seat][place].diamagics), 0);
// What is wrong, in words; the server has the last word.
export const problems = (...parts) => faults(...parts).map(({ text }) => text);

// Cards are found and put into a pile, or before or behind a Mage; one like the last there is counted with it.
function Finder({ seat, owner, parts }) {
  const { situation, limits, change, about } = parts;
  const { t, lang } = about;
  const side = situation[seat];
  const areas = bare(situation.phase) ? ["uncovered"] : limits.areas;
  const posts = limits.places.flatMap((place) =>
    areas.map((area) => [`${place} ${area}`, `${t(`mickey-place-${place}`)}${t.colon}${areaName(t, area)}`]),
  );
  const zones = [...limits.piles.map((pile) => [pile, pileName(t, pile)]), ...posts];
  const cards = (zone) =>
    kindsOf(zone)
      .flatMap((kind) => ofKind(about, kind))
      .map((card) => ({ name: nameOf(card, lang), key: card.name }));
  const joined = (list, key) => {
    const at = list.findIndex((one) => counted(one)[0] === key);
    return at < 0 ? [...list, key] : put(list, at, times(list[at], counted(list[at])[1] + 1));
  };
  const add = (zone, { key }) => {
    const [place, area] = zone.split(" ");
    const next = area
      ? { ...side, [place]: { ...side[place], [area]: joined(side[place][area], key) } }
      : { ...side, [zone]: joined(side[zone], key) };
    change(null, { ...situation, [seat]: next });
  };
  return html`<${Adder} owner=${owner} zones=${zones} cards=${cards} add=${add} />`;
}

function Lists({ seat, parts }) {
  const { situation, limits, change, about } = parts;
  const { t } = about;
  const owner = t("table-situation-seat", { seat });
  const side = situation[seat];
  const set = (key, value) => change(`${seat}.${key}`, { ...situation, [seat]: { ...side, [key]: value } });
  const teams = new Map(ofKind(about, "mage").map((card) => [card.team, card.teams?.[about.lang] || card.team]));
  const team = [["", t("mickey-situation-no-team")], ...limits.teams.map((one) => [one, teams.get(one) || one])];
  return html`
    <div class="panel situation-board situation-lists" role="group" aria-labelledby=${`seat-${seat}`}
        data-seat=${seat}>
      <header>
        <h2 id=${`seat-${seat}`}>${owner}</h2>
        <${Pick} label=${t("mickey-situation-team")} name=${owner} value=${side.team} options=${team}
          set=${(value) => set("team", value)} />
        <${Pick} label=${t("mickey-kind-code")} name=${owner} value=${side.code}
          options=${[["none", t("table-situation-nothing")], ...byName(about, "code")]}
          set=${(value) => set("code", value)} />
        ${situation.phase === "challenge" && html`
          <${Chip} on=${side.passed} label=${t("mickey-situation-passed")} of=${owner}
            set=${(on) => set("passed", on)} />`}
      </header>
      <div class="wom-posts-editor">${limits.places.map((place) => html`
        <${Post} key=${place} seat=${seat} place=${place} parts=${parts} />`)}</div>
      <${Finder} seat=${seat} owner=${owner} parts=${parts} />
      ${limits.piles.map((pile) => html`
        <${Cards} key=${pile} list=${side[pile]} title=${pileName(t, pile)} owner=${owner}
          set=${(list) => set(pile, list)} ordered=${pile !== "hand"} about=${about} />`)}
    </div>`;
}

// The fields of the head: whose turn and play it is, and how far the game is.
export function Fields({ situation, limits, names, change, fill, about: { t } }) {
  const set = (key, value) => change(key, { ...situation, [key]: value });
  const seat = (one) => t("table-situation-seat", { seat: one });
  const pick = (key, label, values, words, put_ = set) => html`<${Select} ...${{ label, values, words }}
    value=${situation[key]} set=${(value) => put_(key, value)} />`;
  const phase = (_, value) => fill(inPhase(situation, limits, value));
  return html`${pick("active", t("table-situation-active"), names, seat)}
  ${pick("phase", t("table-situation-phase"), limits.phases, (one) => t(`mickey-phase-${one}`), phase)}
  ${situation.phase === "challenge" && pick("plays", t("mickey-situation-plays"), names, seat)}
  <label class="field">
    <span>${t("mickey-situation-turn")}</span>
    <input type="number" min="1" max=${limits.turns} value=${situation.turn}
      onInput=${({ target }) => set("turn", whole(target.value, limits.turns))} />
  </label>`;
}

// Diamagics and hands of both players, at a glance.
export function Summary({ situation, names, about: { t } }) {
  return html`<p class="situation-glance">
    ${names.map((seat) => html`<span key=${seat}>
      <strong>${seat}</strong>
      <${Diamagic} size="xs" t=${t} />
      <span class="unseen">${t("mickey-diamagics-name")}</span>
      ${` ${heldBy(situation, seat)} · ${t("mickey-pile-hand")} ${sizeOf(situation[seat].hand)}`}
    </span>`)}
    <span><strong>${t("mickey-situation-stake")}</strong> ${situation.stake.length}</span>
  </p>`;
}

export const Boards = (parts) => html`<${Middle} ...${parts} />
<div class="situation-boards">${parts.names.map((seat) => html`
  <${Lists} key=${seat} seat=${seat} parts=${parts} />`)}</div>`;
