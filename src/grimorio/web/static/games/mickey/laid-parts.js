// The parts of a position of Wizards of Mickey that is set up by hand, as fields: a Mage and what lies at its place,
// the Castle with its Diamagics, lists of cards. A situation is the one of docs/judge.md in full: cards by their keys,
// "Roknar*3" stands for three; the pool is what is left.
import { useShell } from "../../ui/shell.js";
import { Stepper } from "../../ui/stepper.js";
import { style } from "../../ui/style.js";
import { counted, Handling, Pick, put, times } from "../../ui/zones.js";
import { html } from "../../vendor/htm-preact.js";
import { cardOf, nameOf } from "./cards.js";
import { DIAMAGICS, Diamagic } from "./gems.js";

// The style of the editor comes with it, before its first drawing.
await style(new URL("./editor.css", import.meta.url));

export const SEATS = ["A", "B"];
export const MOST = 3;
const SEEN = ["none", ...SEATS, SEATS.join("")];

// The phases without a Castle or any Spell of this turn.
export const bare = (phase) => phase === "castle" || phase === "draw";

export const sizeOf = (list) => list.reduce((all, one) => all + counted(one)[1], 0);
export const called = ({ cards, lang }, key) => nameOf(cardOf(cards, key), lang);
export const ofKind = ({ cards }, kind) => cards.filter((card) => card.kind === kind);
export const byName = (about, kind) =>
  ofKind(about, kind)
    .map((card) => [card.name, nameOf(card, about.lang)])
    .sort((a, b) => a[1].localeCompare(b[1]));
export const kindsOf = (zone) =>
  zone.startsWith("castle") ? ["castle"] : zone === "support" ? ["mage", "spell", "castle"] : ["spell"];
export const areaName = (t, area) => t(`mickey-situation-area-${area}`);
export const pileName = (t, pile) => t(`mickey-pile-${pile.replace("_", "-")}`);

// Another phase has other things in the middle: what it lacks is left out, and the server fills in what there is then.
export function inPhase(situation, limits, value) {
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
  return next;
}

export function Gems({ gems, owner, set, t }) {
  return html`<div class="wom-gems" role="group" aria-label=${`${t("mickey-diamagics-name")}, ${owner}`}>
    ${DIAMAGICS.map((colour) => html`
      <${Stepper} key=${colour} count=${gems[colour] || 0} most=${MOST}
          label=${`${t(`mickey-diamagic-${colour}`)}, ${owner}`} set=${(count) => set(colour, count)}>
        <${Diamagic} colour=${colour} size="s" t=${t} />
      </${Stepper}>`)}
  </div>`;
}

export function Chip({ on, label, of, set }) {
  const { t } = useShell();
  return html`<button type="button" class="chip" aria-pressed=${Boolean(on)} aria-label=${`${label}${t.colon}${of}`}
      onClick=${() => set(!on)}>
    ${label}
  </button>`;
}

// Cards in their order.
export function Cards({ list, title, owner, set, ordered, about }) {
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
export function Post({ seat, place, parts }) {
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

// The Castle, those under it, and the Diamagics at stake and out of the game.
export function Middle({ situation, change, names, about }) {
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

// The key of what lies between the squads, as a place of the board.
export const MIDDLE = "middle";

// What is wrong, as [{place, text}]; place: the key of a place of the board.
export function faults(situation, limits, { t }) {
  const posts = SEATS.flatMap((seat) => limits.places.map((place) => situation[seat][place].diamagics));
  return DIAMAGICS.flatMap((colour) => {
    const count =
      [...posts, situation.out].reduce((all, gems) => all + (gems[colour] || 0), 0) +
      situation.stake.filter((one) => one.colour === colour).length;
    const text = () => t("mickey-situation-many", { gem: t(`mickey-diamagic-${colour}`), count, most: MOST });
    return count > MOST ? [{ place: MIDDLE, text: text() }] : [];
  });
}
