// Casting, hiding and deploying: a card is chosen, then its place; by mouse on the table, by digits, or by dragging the
// card to its place.
import { html, useState } from "../../vendor/htm-preact.js";
import { LitButton, useFreeKeys } from "../../ui/prompt.js";
import { labelOf, mageAt, shortName, sideOf, wordRefusal } from "./options.js";
import { Icon } from "./icons.js";

const ASKS = ["play", "confused", "deploy"];
const WAYS = ["cast", "deploy", "hide", "besides"];

export const isPlaced = (choice) => ASKS.includes(choice.ask);

// The cards that are chosen from: those of the hand, or the Mages not deployed yet.
export function sourceOf({ table, seat, choice }) {
  const side = sideOf(table, seat);
  return choice.ask === "deploy"
    ? side.mages.filter(({ place }) => place < 0).map(({ card }) => card)
    : side.hand.cards;
}

// What is written on the button of a place: the Mage that casts is enough.
const shortOf = (option, about) => {
  const mage = option[0] === "cast" && mageAt(about.view.table, about.view.seat, option[2]);
  return mage ? shortName(about, mage.card) : labelOf(option, about);
};
const byWay = (a, b) => WAYS.indexOf(a[0]) - WAYS.indexOf(b[0]) || a[2] - b[2];
// Whether an option puts its card there; what is hidden besides lies where hidden cards lie.
const leads = ([kind, , to], way, place) =>
  to === place && (kind === way || (way === "hide" && kind === "besides"));
const without = (place, list) => list.filter((one) => one[2] === place);

// The places for the card chosen, or passing.
function placeBar({ about, at, places, pass, mustPlay, give, putBack }) {
  const { t } = about;
  return html`<div class="wom-bar" role="group" aria-label=${t("mickey-bar")}>
    ${at === null ? html`<p>${t(mustPlay ? "mickey-bar-pass-again" : "mickey-bar-pass")}</p>
      <${LitButton} data-option="pass" onClick=${() => give(pass)}>
        <span class="wom-pass"><${Icon} name="pass" />${t("mickey-pick-pass")}</span>
      </${LitButton}>`
      : html`${places.map((option, index) => html`
        <button type="button" key=${option.join(":")} class="button" data-option=${option.join(":")}
            aria-keyshortcuts=${index + 1} onClick=${() => give(option)}>
          <span class="unseen">${labelOf(option, about)}</span>
          <span aria-hidden="true">${shortOf(option, about)}</span>
          <kbd aria-hidden="true">${index + 1}</kbd>
        </button>`)}
      <button type="button" class="button" data-option="put-back" aria-keyshortcuts="Escape" onClick=${putBack}>
        ${t("mickey-put-back")}<kbd aria-hidden="true">Esc</kbd>
      </button>`}
  </div>`;
}

// What a key means while cards are put: a digit, Escape to choose again.
function keyed(event, { at, able, places, pick, give, putBack }) {
  const number = Number(event.key);
  if (event.key === "Escape" && at !== null) return putBack;
  if (!(number >= 1)) return null;
  const found = at === null ? able[number - 1] : places[number - 1];
  if (!found) return null;
  return () => (at === null ? pick(found[1]) : give(found));
}

/* Gives {cards(at) → {deed, chosen, number}, areas(way, place) → {deed, number} or null, bar, can(at), drop(at, way,
   place), step: the card chosen}, or null where nothing of the kind is asked. refused: what is not offered, and why. */
export function usePlacing(about, { answer, readOnly, refused, why, look }) {
  const { view, t } = about;
  const choice = readOnly || !view.choice || !isPlaced(view.choice) ? null : view.choice;
  const [picked, setPicked] = useState({ number: null, at: null });
  const at = choice && picked.number === choice.number ? picked.at : null;
  const source = choice ? sourceOf(view) : [];
  const of = (card) => (choice ? choice.options.filter((option) => option[1] === card) : []);
  const reasonsOf = (card, place = null) =>
    refused
      .filter(({ option }) => option?.[1] === card && (place === null || option[2] === place))
      .map((one) => wordRefusal(one, about));
  const places = at === null ? [] : of(source[at]).sort(byWay);
  const able = source.map((card, index) => [card, index]).filter(([card]) => of(card).length);
  const pick = (index) => setPicked({ number: choice.number, at: index });
  const pass = choice?.options.find(([kind]) => kind === "pass");
  const mustPlay = pass && view.table.sides[view.seat].mages.some((mage) => !mage.done);
  const putBack = () => setPicked({ number: null, at: null });
  const give = (option) => { putBack(); answer([option]); };

  useFreeKeys((event) => choice && keyed(event, { at, able, places, pick, give, putBack }));

  if (!choice) return null;
  const cards = (index) => {
    const card = source[index];
    const number = able.findIndex(([, one]) => one === index) + 1;
    const chosen = at === index;
    if (number) {
      const take = choice.ask === "deploy" ? "mickey-take-mage" : "mickey-take-spell";
      const label = t(chosen ? "mickey-put-back" : take);
      const run = () => (chosen ? putBack() : pick(index));
      const deed = { kind: "lit", label, pressed: chosen, answer: `take:${index}`, run };
      return { chosen, number: at === null ? number : "", deed };
    }
    const reasons = reasonsOf(card);
    const run = () => (reasons.length ? look({ name: card, reasons }) : look({ name: card }));
    return {
      chosen: false,
      number: "",
      deed: { kind: reasons.length ? "quiet" : "look", label: t("mickey-why-not"), run },
    };
  };
  const areas = (way, place) => {
    if (at === null) return null;
    const found = places.findIndex((option) => leads(option, way, place));
    if (found >= 0) {
      const option = places[found];
      const deed = { kind: "lit", label: labelOf(option, about), answer: option.join(":"), run: () => give(option) };
      return { number: found + 1, deed };
    }
    const [reason] = reasonsOf(source[at], place).filter(({ option }) => option[0] === way);
    if (!reason || way === "hide") return null;
    const label = t("mickey-why-label", { option: reason.label });
    return { number: "", deed: { kind: "quiet", label, run: () => why(reason) } };
  };
  const drop = (index, way, place) => {
    const options = of(source[index]);
    const there = without(place, options);
    const option = options.find((one) => leads(one, way, place)) || (there.length === 1 ? there[0] : null);
    if (option) give(option);
  };
  const bar = (pass || at !== null) && placeBar({ about, at, places, pass, mustPlay, give, putBack });
  return { cards, areas, bar, drop, can: (index) => of(source[index]).length > 0, asked: choice.ask, step: at };
}
