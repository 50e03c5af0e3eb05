// The parts of a Wizards of Mickey position that is set up by hand: the Castle with its Diamagics, and two squads with
// their Spells and piles. A situation is the one of docs/judge.md in full: cards by their keys, "Roknar*3" stands for
// three; the pool is what is left.
import { Select } from "../../ui/select.js";
import { html } from "../../vendor/htm-preact.js";
import { Stepper } from "../../ui/stepper.js";
import { style } from "../../ui/style.js";
import { Adder, counted, Handling, Pick, put, times, whole } from "../../ui/zones.js";
import { useShell } from "../../ui/shell.js";
import { cardOf, nameOf } from "./cards.js";
import { DIAMAGICS, Diamagic } from "./gems.js";

// The style of the editor comes with it, before its first drawing.
await style(new URL("./editor.css", import.meta.url));

const SEATS = ["A", "B"];
const MOST = 3;
const SEEN = ["none", ...SEATS, SEATS.join("")];

// The phases without a Castle or any Spell of this turn.
const bare = (phase) => phase === "castle" || phase === "draw";

export const seatsOf = () => SEATS;
export const isOut = () => false;
export const beginning = () => ({ A: { hand: [] }, B: { hand: [] } });
export const reseated = (situation) => situation;
const sum = (gems) => DIAMAGICS.reduce((all, colour) => all + (gems[colour] || 0), 0);
const sizeOf = (list) => list.reduce((all, one) => all + counted(one)[1], 0);
const called = ({ cards, lang }, key) => nameOf(cardOf(cards, key), lang);
const ofKind = ({ cards }, kind) => cards.filter((card) => card.kind === kind);
const byName = (about, kind) =>
  ofKind(about, kind)
    .map((card) => [card.name, nameOf(card, about.lang)])
    .sort((a, b) => a[1].localeCompare(b[1]));
const heldBy = (situation, seat) =>
  ["left", "centre", "right"].reduce((all, place) => all + sum(situation[seat][place].diamagics), 0);
// What is wrong, in words; the server has the last word.
export function problems(situation, limits, { t }) {
  const posts = SEATS.flatMap((seat) => limits.places.map((place) => situation[seat][place].diamagics));
  return DIAMAGICS.flatMap((colour) => {
    const count =
      [...posts, situation.out].reduce((all, gems) => all + (gems[colour] || 0), 0) +
      situation.stake.filter((one) => one.colour === colour).length;
    return count > MOST ? [t("mickey-situation-many", { gem: t(`mickey-diamagic-${colour}`), count, most: MOST })] : [];
  });
}

const kindsOf = (zone) =>
  zone.startsWith("castle") ? ["castle"] : zone === "support" ? ["mage", "spell", "castle"] : ["spell"];
const areaName = (t, area) => t(`mickey-situation-area-${area}`);
const pileName = (t, pile) => t(`mickey-pile-${pile.replace("_", "-")}`);

function Gems({ gems, owner, set, t }) {
  return html`<div class="wom-gems" role="group" aria-label=${`${t("mickey-diamagics-name")}, ${owner}`}>
    ${DIAMAGICS.map((colour) => html`
      <${Stepper} key=${colour} count=${gems[colour] || 0} most=${MOST}
          label=${`${t(`mickey-diamagic-${colour}`)}, ${owner}`} set=${(count) => set(colour, count)}>
        <${Diamagic} colour=${colour} size="s" t=${t} />
      </${Stepper}>`)}
  </div>`;
}

function Chip({ on, label, of, set }) {
  const { t } = useShell();
  return html`<button type="button" class="chip" aria-pressed=${Boolean(on)} aria-label=${`${label}${t.colon}${of}`}
      onClick=${() => set(!on)}>
    ${label}
  </button>`;
}

// Cards in their order.
function Cards({ list, title, owner, set, ordered, about }) {
  if (!list.length) return null;
  return html`<section class="zone" aria-label=${`${title}, ${owner}`}>
    <h3>${title} <b>${sizeOf(list)}</b></h3>
    <ol>${list.map((entry, at) => {
      const [key, count] = counted(entry);
      const name = called(about, key);
      return html`<li key=${`${at}:${key}`}>
        <div class="zone-head">
          <span class="zone-name">${name}</span>
          <${Handling} list=${list} at=${at} name=${name} count=${count} many=${(next) => times(entry, next)} set=${set}
            ordered=${ordered} />
        </div>
      </li>`;
    })}</ol>
  </section>`;
}

// A Mage and what lies at its place. With a Mage of the same name elsewhere in the squad it changes places.
function Post({ seat, place, parts }) {
  const { situation, limits, change, about } = parts;
  const { t } = about;
  const side = situation[seat];
  const post = side[place];
  const owner = `${t(`mickey-place-${place}`)}, ${seat}`;
  const set = (key, value) =>
    change(`${seat}.${place}.${key}`, { ...situation, [seat]: { ...side, [place]: { ...post, [key]: value } } });
  const bare = (key) => key.split(", ")[0];
  const take = (mage) => {
    const other = limits.places.find((one) => one !== place && bare(side[one].mage) === bare(mage));
    const next = { ...side, [place]: { ...post, mage } };
    if (other) next[other] = { ...side[other], mage: post.mage };
    change(null, { ...situation, [seat]: next });
  };
  const mages = byName(about, "mage").filter(([key]) => !(key in limits.fixed) || limits.fixed[key] === place);
  const areas = bare(situation.phase) ? ["uncovered"] : limits.areas;
  return html`<section class="wom-post-editor" aria-label=${owner} data-place=${place}>
    <h3>${t(`mickey-place-${place}`)}</h3>
    <select value=${post.mage} aria-label=${`${t("mickey-kind-mage")}, ${owner}`}
        onChange=${({ target }) => take(target.value)}>${mages.map(([key, name]) => html`
      <option value=${key} selected=${key === post.mage}>${name}</option>`)}</select>
    <${Gems} gems=${post.diamagics} owner=${owner} t=${t}
      set=${(colour, count) => set("diamagics", { ...post.diamagics, [colour]: count })} />
    <div class="zone-state">
      ${!bare(situation.phase) && html`
        <${Chip} on=${post.again} label=${t("mickey-situation-again")} of=${owner} set=${(on) => set("again", on)} />`}
      <${Chip} on=${post.possessed} label=${t("mickey-situation-possessed")} of=${owner}
        set=${(on) => set("possessed", on)} />
    </div>
    ${areas.map((area) => html`
      <${Cards} key=${area} list=${post[area]} title=${areaName(t, area)} owner=${owner}
        set=${(list) => set(area, list)} about=${about} />`)}
  </section>`;
}

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

function Board({ seat, parts }) {
  const { situation, limits, change, about } = parts;
  const { t } = about;
  const owner = t("table-situation-seat", { seat });
  const side = situation[seat];
  const set = (key, value) => change(`${seat}.${key}`, { ...situation, [seat]: { ...side, [key]: value } });
  const teams = new Map(ofKind(about, "mage").map((card) => [card.team, card.teams?.[about.lang] || card.team]));
  const team = [["", t("mickey-situation-no-team")], ...limits.teams.map((one) => [one, teams.get(one) || one])];
  return html`
    <section class="panel situation-board situation-lists" aria-labelledby=${`seat-${seat}`} data-seat=${seat}>
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
    </section>`;
}

// The Castle, those under it, and the Diamagics at stake and out of the game.
function Middle({ situation, change, names, about }) {
  const { t } = about;
  const set = (key, value) => change(key, { ...situation, [key]: value });
  const castles = byName(about, "castle");
  const seat = (one) => t("table-situation-seat", { seat: one });
  const owners = names.map((one) => [one, seat(one)]);
  const known = SEEN.map((one) => [
    one,
    one === "none" ? t("mickey-situation-seen-none") : one === "AB" ? t("mickey-situation-seen-both") : seat(one),
  ]);
  const colours = DIAMAGICS.map((one) => [one, t(`mickey-colour-${one}`)]);
  const stake = (at, more) => set("stake", put(situation.stake, at, { ...situation.stake[at], ...more }));
  const cover = (at, more) => set("covered", put(situation.covered, at, { ...situation.covered[at], ...more }));
  const castle = situation.castle;
  const coverOne = (target) => {
    if (target.value) set("covered", [...situation.covered, { card: target.value, owner: castle.owner }]);
    target.value = "";
  };
  return html`<section class="panel situation-board situation-lists" aria-labelledby="seat-middle">
    <header><h2 id="seat-middle">${t("mickey-situation-middle")}</h2></header>
    <div class="wom-middle-editor">
      ${castle && html`<section class="zone" aria-label=${t("mickey-kind-castle")}>
        <div class="zone-state">
          <${Pick} label=${t("mickey-kind-castle")} name=${t("mickey-situation-middle")} value=${castle.card}
            options=${castles} set=${(card) => set("castle", { ...castle, card })} />
          <${Pick} label=${t("mickey-situation-owner")} name=${called(about, castle.card)} value=${castle.owner}
            options=${owners} set=${(owner) => set("castle", { ...castle, owner })} />
        </div>
      </section>
      <section class="zone" aria-label=${t("mickey-situation-covered")}>
        <h3>${t("mickey-situation-covered")} <b>${situation.covered.length}</b></h3>
        <ol>${situation.covered.map((one, at) => {
          const name = called(about, one.card);
          return html`<li key=${at}>
            <div class="zone-head">
              <span class="zone-name">${name}</span>
              <${Pick} label=${t("mickey-situation-owner")} name=${name} value=${one.owner} options=${owners}
                set=${(owner) => cover(at, { owner })} />
              <${Handling} list=${situation.covered} at=${at} name=${name} set=${(list) => set("covered", list)} />
            </div>
          </li>`;
        })}</ol>
        <select value="" aria-label=${t("mickey-situation-cover")} onChange=${({ target }) => coverOne(target)}>
          <option value="">${t("mickey-situation-cover")}</option>
          ${castles.map(([key, name]) => html`<option value=${key}>${name}</option>`)}
        </select>
      </section>`}
      <section class="zone" aria-label=${t("mickey-situation-stake")}>
        <h3>${t("mickey-situation-stake")} <b>${situation.stake.length}</b></h3>
        <ol>${situation.stake.map((one, at) => {
          const name = t("mickey-situation-token", { number: at + 1 });
          return html`<li key=${at}>
            <div class="zone-head">
              <${Diamagic} colour=${one.colour} size="s" t=${t} />
              <${Pick} label=${t("mickey-situation-colour")} name=${name} value=${one.colour} options=${colours}
                set=${(colour) => stake(at, { colour })} />
              <${Pick} label=${t("mickey-situation-seen")} name=${name} value=${one.seen} options=${known}
                set=${(seen) => stake(at, { seen })} />
              <${Chip} on=${one.up} label=${t("mickey-situation-up")} of=${name} set=${(up) => stake(at, { up })} />
              <${Handling} list=${situation.stake} at=${at} name=${name} set=${(list) => set("stake", list)} ordered />
            </div>
          </li>`;
        })}</ol>
        <button type="button" class="button small"
            onClick=${() => set("stake", [...situation.stake, { colour: "blue", seen: situation.active, up: false }])}>
          ${t("mickey-situation-add-stake")}
        </button>
      </section>
      <section class="zone">
        <h3>${t("mickey-situation-out")}</h3>
        <${Gems} gems=${situation.out} owner=${t("mickey-situation-out")} t=${t}
          set=${(colour, count) => set("out", { ...situation.out, [colour]: count })} />
      </section>
    </div>
  </section>`;
}

// The fields of the head: whose turn and play it is, and how far the game is.
export function Fields({ situation, limits, names, change, fill, about: { t } }) {
  const set = (key, value) => change(key, { ...situation, [key]: value });
  const seat = (one) => t("table-situation-seat", { seat: one });
  const pick = (key, label, values, words, put_ = set) => html`<${Select} ...${{ label, values, words }}
    value=${situation[key]} set=${(value) => put_(key, value)} />`;
  // Another phase has other things in the middle: the server fills in what there is then.
  const phase = (_, value) => {
    const next = { ...situation, phase: value };
    for (const key of ["castle", "covered", "plays", "stake", "winner", "drawn", "resolving", "confused"])
      delete next[key];
    if (value !== "challenge") for (const one of SEATS) next[one] = { ...next[one], passed: false, play_used: false };
    if (bare(value)) {
      for (const one of SEATS) {
        for (const place of limits.places)
          next[one][place] = { ...next[one][place], cast: [], hidden: [], again: false };
      }
    }
    fill(next);
  };
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
  <${Board} key=${seat} seat=${seat} parts=${parts} />`)}</div>`;
