// The parts of a Magecraft position that is set up by hand: the board, and below it all fields as lists: piles of gems,
// grimoires, the Academy.
import { Select } from "../../ui/select.js";
import { html } from "../../vendor/htm-preact.js";
import { COLOURS, Gem, Words } from "./gems.js";
import { nameOf } from "./cards.js";
import { Sign } from "../../ui/signs.js";
import { Stepper } from "../../ui/stepper.js";
import { put } from "../../ui/zones.js";
import {
  boardsOf, copiesOf, faults, Gems, inGame, leftInBox, mastery, SEATED, SEATS, spellOf, studied, supplied, swapped,
  taking,
} from "./laid-parts.js";
import { played } from "./laid-board.js";

export { Board } from "./laid-board.js";
export const beginning = (seats) => Object.fromEntries(SEATS.slice(0, seats).map((seat) => [seat, SEATED]));
export const seatsOf = (situation) => boardsOf(situation).map(([seat]) => seat);
export const isOut = (situation, seat) => situation[seat] === "out";

// With more or fewer players the Academy begins anew: as many copies and gems as usual for so many.
export function reseated(situation, seats) {
  const next = { ...situation, academy: { spells: Object.keys(situation.academy.spells) } };
  for (const [index, seat] of SEATS.entries()) {
    if (index >= seats) delete next[seat];
    else next[seat] ??= SEATED;
  }
  for (const key of ["active", "first"]) if (!(next[key] in next)) next[key] = "A";
  return next;
}

// What is wrong, in words; the server has the last word on all of it.
export const problems = (...parts) => faults(...parts).map(({ text }) => text);

// The focus goes along with a spell that is moved, and to the list of spells when one is removed.
function follow(event, selector) {
  const group = event.currentTarget.closest(".situation-grimoire");
  requestAnimationFrame(() => group.querySelector(selector)?.focus());
}
const nth = (at) => `li:nth-child(${at + 1}) .icon-button[data-move]:enabled`;

function Grimoire({ number, words, owner, set, copies, academy, limits, about }) {
  const { t, lang, cards } = about;
  const title = t("magecraft-grimoire", { number });
  const named = (name) => nameOf(cards.find((one) => one.name === name) || { name }, lang);
  const spells = cards.filter((one) => one.kind === "spell");
  const add = (target) => {
    if (target.value) set([...words, target.value]);
    target.value = "";
  };
  return html`<div class="situation-grimoire" role="group" aria-label=${`${title}, ${owner}`}>
    <h3>${title}</h3>
    <ol>
      ${words.map((word, at) => {
        const name = named(spellOf(word));
        const mastered = mastery(word);
        return html`<li key=${at}>
          <span class="situation-spell">${name}</span>
          <button type="button" class="icon-button" aria-label=${t("magecraft-situation-remove", { spell: name })}
              onClick=${(event) => { set(words.filter((_, index) => index !== at)); follow(event, "select"); }}>
            <${Sign} name="close" />
          </button>
          <button type="button" class="chip" aria-pressed=${mastered}
              aria-label=${`${t("magecraft-mastered")}${t.colon}${name}`}
              onClick=${() => set(put(words, at, taking(word)))}>
            ${t("magecraft-mastered")}
          </button>
          <button type="button" class="icon-button" data-move disabled=${at === 0}
              aria-label=${t("magecraft-situation-left", { spell: name })}
              onClick=${(event) => { set(swapped(words, at, at - 1)); follow(event, nth(at - 1)); }}>
            <${Sign} name="back" />
          </button>
          <button type="button" class="icon-button" data-move disabled=${at === words.length - 1}
              aria-label=${t("magecraft-situation-right", { spell: name })}
              onClick=${(event) => { set(swapped(words, at, at + 1)); follow(event, nth(at + 1)); }}>
            <${Sign} name="forward" />
          </button>
        </li>`;
      })}
    </ol>
    <select value="" aria-label=${`${t("magecraft-situation-add")} ${title}, ${owner}`}
        onChange=${({ target }) => add(target)}>
      <option value="">${t("magecraft-situation-add")}</option>
      ${spells.map((one) => html`
        <option value=${one.name} disabled=${(copies[one.name] || 0) - (academy[one.name] || 0) >= limits.copies}>
          ${nameOf(one, lang)}
        </option>`)}
    </select>
  </div>`;
}

// The sheet of one seat. change(key, situation); enter(seat): a seat that was out comes in again.
function BoardEditor({ seat, situation, limits, change, enter, about }) {
  const { t, lang, cards } = about;
  const board = situation[seat];
  const owner = t("table-situation-seat", { seat });
  const out = board === "out";
  const boards = boardsOf(situation);
  const set = (more) => ({ ...situation, [seat]: { ...board, ...more } });
  const copies = copiesOf(situation);
  const leave = () => change(`${seat}.out`, { ...situation, [seat]: "out" });
  const setGems = (place) => (gems, colour) =>
    change(`${seat}.${place}.${colour}`, supplied(set({ [place]: gems }), limits, colour));
  const play = (name) => change(`${seat}.character`, played(situation, seat, name));
  return html`<div class="panel situation-board situation-sheet" role="group" aria-labelledby=${`seat-${seat}`}
      data-seat=${seat}>
    <header>
      <h2 id=${`seat-${seat}`}>${owner}</h2>
      ${boards.length > 2 && html`<label class="tick">
        <input type="checkbox" checked=${out} disabled=${!out && inGame(situation).length <= 2}
          onChange=${() => (out ? enter(seat) : leave())} /> ${t("magecraft-out")}
      </label>`}
      ${!out && html`<label class="situation-character">
        <span class="unseen">${t("magecraft-character")}</span>
        <select value=${board.character} onChange=${(event) => play(event.target.value)}>
          ${cards.filter((one) => one.kind === "character")
            .map((one) => html`<option value=${one.name} selected=${one.name === board.character}>
              ${nameOf(one, lang)}
            </option>`)}
        </select>
      </label>`}
    </header>
    ${!out && limits.places.map((place) => html`<${Gems} key=${place} title=${t(`magecraft-area-${place}`)}
      owner=${owner} gems=${board[place]} limits=${limits} t=${t} bound=${limits[place]}
      set=${setGems(place)} />`)}
    ${!out && html`<div class="situation-grimoires">
      ${board.grimoires.map((words, index) => html`<${Grimoire} key=${index} number=${index + 1} words=${words}
        owner=${owner} copies=${copies} academy=${situation.academy.spells} limits=${limits} about=${about}
        set=${(next) => change(null, studied(set({ grimoires: put(board.grimoires, index, next) }), limits))} />`)}
    </div>`}
  </div>`;
}

function AcademyEditor({ situation, limits, change, about }) {
  const { t, lang, cards } = about;
  const { academy } = situation;
  const copies = copiesOf(situation);
  const set = (key, more) => change(key, { ...situation, academy: { ...academy, ...more } });
  const spells = cards.filter(
    (one) => one.kind === "spell" && (one.availability !== "start" || one.name in academy.spells),
  );
  const lay = (name) => {
    const { [name]: there, ...rest } = academy.spells;
    const usual = Math.max(0, Math.min(boardsOf(situation).length, limits.copies - (copies[name] || 0)));
    set(null, { spells: there === undefined ? { ...rest, [name]: usual } : rest });
  };
  return html`<div class="panel situation-academy" role="group" aria-labelledby="seat-academy">
    <header><h2 id="seat-academy">${t("magecraft-area-academy")}</h2></header>
    <${Gems} title=${t("magecraft-situation-gems")} owner=${t("magecraft-area-academy")} gems=${academy.gems}
      limits=${limits} t=${t} set=${(gems, colour) => set(`academy.${colour}`, { gems })} />
    <fieldset class="gem-row">
      <legend>${t("magecraft-situation-spells")} <b>${Object.keys(academy.spells).length}</b></legend>
      <ul class="situation-sets">${spells.map((one) => {
        const left = academy.spells[one.name];
        const name = nameOf(one, lang);
        return html`<li key=${one.name}>
          <label class="tick">
            <input type="checkbox" checked=${left !== undefined} onChange=${() => lay(one.name)} /> ${name}
          </label>
          ${left !== undefined && html`
            <${Stepper} count=${left} most=${limits.copies} label=${t("magecraft-situation-copies-of", { spell: name })}
              set=${(count) => set(`spells.${one.name}`, { spells: { ...academy.spells, [one.name]: count } })} />`}
        </li>`;
      })}</ul>
    </fieldset>
  </div>`;
}

// The fields of the head: whose turn it is, and how far the game is.
export function Fields({ situation, limits, names, change, about: { t } }) {
  const set = (key, value) => change(key, { ...situation, [key]: value });
  const pick = (key, label, values, words) => html`<${Select} ...${{ label, values, words }} value=${situation[key]}
    set=${(value) => set(key, value)} />`;
  const seat = (one) => t("table-situation-seat", { seat: one });
  const round = (text) => Math.min(limits.rounds, Math.max(1, Math.trunc(Number(text)) || 1));
  return html`${pick("active", t("table-situation-active"), names, seat)}
  ${pick("phase", t("table-situation-phase"), limits.phases, (one) => t(`magecraft-phase-${one}`))}
  ${pick("first", t("table-situation-first"), names, seat)}
  <label class="field">
    <span>${t("table-situation-round")}</span>
    <input type="number" min="1" max=${limits.rounds} value=${situation.round}
      onInput=${(event) => set("round", round(event.target.value))} />
  </label>`;
}

// What is left over lies in the box.
export function Summary({ situation, limits, about: { t } }) {
  const left = leftInBox(situation, limits);
  return html`<${Words.Provider} value=${t}>
    <p class="situation-box">
      <strong>${t("magecraft-area-box")}</strong>
      ${COLOURS.map((colour) => html`<span key=${colour} class=${left[colour] < 0 ? "short" : ""}>
        <${Gem} colour=${colour} size="xs" />
        <span class="unseen">${t(`magecraft-colour-${colour}`)}</span> ${left[colour]}
      </span>`)}
    </p>
  </${Words.Provider}>`;
}

export function Boards(parts) {
  const { situation, names, fill, about } = parts;
  const enter = (seat) => fill({ ...situation, [seat]: SEATED });
  return html`<${Words.Provider} value=${about.t}>
    <div class="situation-boards">${names.map((seat) => html`
      <${BoardEditor} key=${seat} ...${parts} seat=${seat} enter=${enter} />`)}</div>
    <${AcademyEditor} ...${parts} />
  </${Words.Provider}>`;
}
