// Casting, hiding and deploying: a card is chosen, then its place; by mouse on the table, by digits, or by dragging the
// card to its place.
import { html, useLayoutEffect, useState } from "../../vendor/htm-preact.js";
import { freeKey } from "../../ui/prompt.js";
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
const without = (place, list) => list.filter((one) => one[2] === place);

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
  const give = (option) => { setPicked({ number: null, at: null }); answer([option]); };

  useLayoutEffect(() => {
    if (!choice) return undefined;
    const down = (event) => {
      if (!freeKey(event)) return;
      const number = Number(event.key);
      if (event.key === "Escape" && at !== null) {
        event.preventDefault();
        setPicked({ number: null, at: null });
        return;
      }
      if (
        (event.key === "Enter" || event.key === " ") &&
        pass &&
        at === null &&
        !event.target.matches?.("button, a, summary")
      ) {
        event.preventDefault();
        give(pass);
        return;
      }
      if (!(number >= 1)) return;
      const found = at === null ? able[number - 1] : places[number - 1];
      if (!found) return;
      event.preventDefault();
      if (at === null) pick(found[1]);
      else give(found);
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  });

  if (!choice) return null;
  const cards = (index) => {
    const card = source[index];
    const number = able.findIndex(([, one]) => one === index) + 1;
    const chosen = at === index;
    if (number) {
      const label = chosen
        ? t("mickey-put-back")
        : t(choice.ask === "deploy" ? "mickey-take-mage" : "mickey-take-spell");
      return {
        chosen,
        number: at === null ? number : "",
        deed: {
          kind: "lit",
          label,
          pressed: chosen,
          answer: `take:${index}`,
          run: () => (chosen ? setPicked({ number: null, at: null }) : pick(index)),
        },
      };
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
    const found = places.findIndex(
      (option) => option[2] === place && (option[0] === way || (way === "hide" && option[0] === "besides")),
    );
    if (found >= 0) {
      const option = places[found];
      return {
        number: found + 1,
        deed: { kind: "lit", label: labelOf(option, about), answer: option.join(":"), run: () => give(option) },
      };
    }
    const [reason] = reasonsOf(source[at], place).filter(({ option }) => option[0] === way);
    return reason && way !== "hide"
      ? {
          number: "",
          deed: { kind: "quiet", label: t("mickey-why-label", { option: reason.label }), run: () => why(reason) },
        }
      : null;
  };
  const drop = (index, way, place) => {
    const option =
      of(source[index]).find(
        (one) => one[2] === place && (one[0] === way || (way === "hide" && one[0] === "besides")),
      ) || (without(place, of(source[index])).length === 1 ? without(place, of(source[index]))[0] : null);
    if (option) give(option);
  };
  const bar = (pass || at !== null) && html`<div class="wom-bar" role="group" aria-label=${t("mickey-bar")}>
    ${at === null ? html`<p>${t(mustPlay ? "mickey-bar-pass-again" : "mickey-bar-pass")}</p>
    ${html`
      <button type="button" class="answer done" data-option="pass" aria-keyshortcuts="Enter"
          onClick=${() => give(pass)}>
        <${Icon} name="pass" />${t("mickey-pick-pass")}<kbd aria-hidden="true">⏎</kbd>
      </button>`}`
      : html`<p>${t("mickey-bar-place")}</p>
      ${places.map((option, index) => html`
        <button type="button" key=${option.join(":")} class="answer" data-option=${option.join(":")}
            aria-keyshortcuts=${index + 1} onClick=${() => give(option)}>
          <span class="unseen">${labelOf(option, about)}</span>
          <span aria-hidden="true">${shortOf(option, about)}</span>
          <kbd aria-hidden="true">${index + 1}</kbd>
        </button>`)}
      <button type="button" class="answer" data-option="put-back"
          onClick=${() => setPicked({ number: null, at: null })}>
        ${t("mickey-put-back")}<kbd aria-hidden="true">Esc</kbd>
      </button>`}
  </div>`;
  return { cards, areas, bar, drop, can: (index) => of(source[index]).length > 0, asked: choice.ask, step: at };
}
