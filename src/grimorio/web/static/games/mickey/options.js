// Words for the choices of Wizards of Mickey, and what can be done with each thing of the table now.
// about = {view, cards, t, lang, name(seat)}: what the page gives to every game.
import { html } from "../../vendor/htm-preact.js";
import { cardOf, nameOf, namesOf } from "./cards.js";
import { Diamagic } from "./gems.js";
import { Icon } from "./icons.js";

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export const cardName = ({ cards, lang }, key) => nameOf(cardOf(cards, key), lang);
// A Mage without its title, any other card as it is called.
export const shortName = ({ cards, lang }, key) => namesOf(cardOf(cards, key), lang)[0];

export const sideOf = (table, seat) => table.sides[seat];
export const mageAt = (table, seat, place) => table.sides[seat].mages.find((mage) => mage.place === place);
export const spellOf = (table, ref) => table.sides.flatMap((side) => side.spells).find((spell) => spell.ref === ref);
const magesName = (about, seat, place) => {
  const mage = mageAt(about.view.table, seat, place);
  return mage ? shortName(about, mage.card) : about.t(`mickey-place-${place}`);
};

// A Spell in play by its name, and whose it is.
function spellName(about, ref) {
  const { view, t } = about;
  const spell = spellOf(view.table, ref);
  if (!spell?.card) return t("mickey-hidden-spell");
  const side = view.table.sides.find((one) => one.spells.includes(spell));
  return side.seat === view.seat
    ? cardName(about, spell.card)
    : t("mickey-spell-of", { spell: cardName(about, spell.card), player: about.name(side.seat) });
}

// What a team is called: our own teams have names in each language.
export function teamName({ cards, lang }, team) {
  const mage = (cards || []).find((card) => card.team === team);
  return mage?.teams?.[lang] || team;
}

export const labelOf = (option, about) => capital(plainLabel(option, about));

function plainLabel(option, about) {
  const [kind, first, second, third] = option;
  const { view, t, name } = about;
  const id = `mickey-pick-${kind}`;
  switch (kind) {
    case "cast":
    case "hide":
    case "besides":
      return t(id, { spell: cardName(about, first), mage: magesName(about, view.seat, second) });
    case "deploy":
      return t(id, { mage: shortName(about, first), place: t(`mickey-place-${second}`) });
    case "line-up":
      return [first, second, third].map((key) => shortName(about, key)).join(" – ");
    case "team":
      return teamName(about, first);
    case "code":
      return t(id, { code: cardName(about, first) });
    case "swap":
      return t(id, { out: cardName(about, first), into: cardName(about, second) });
    case "castle":
      return cardName(about, first);
    case "discard":
      return cardName(about, first);
    case "mage":
      return first === view.seat
        ? magesName(about, first, second)
        : t("mickey-mage-of", { mage: magesName(about, first, second), player: name(first) });
    case "spell":
      return spellName(about, first);
    case "effect":
      return first ? cardName(about, first) : t("mickey-hidden-spell");
    case "colour":
      return t(`mickey-diamagic-${first}`);
    case "diamagic":
      return t("mickey-pick-diamagic", {
        colour: t(`mickey-diamagic-${third}`),
        mage: magesName(about, first, second),
      });
    case "pick":
      return t(id, { number: first + 1 });
    case "done":
    case "back":
    case "pass":
    case "yes":
    case "no":
    case "no-code":
      return t(id);
    default:
      return option.join(" ");
  }
}

const ICONS = { pass: "pass", castle: "castle", code: "code", pick: "hand", discard: "discard" };

// The label of an option, its picture for the prompt, and its kind.
export function describeOption(option, about) {
  const [kind, first, , third] = option;
  let icon = null;
  if (kind === "colour" || kind === "diamagic") icon = html`
    <${Diamagic} colour=${kind === "colour" ? first : third} t=${about.t} />`;
  else if (ICONS[kind]) icon = html`<${Icon} name=${ICONS[kind]} />`;
  return { label: labelOf(option, about), icon, kind: `answer-${kind}` };
}

// The one line of prompt for a choice.
export function askText(choice, about) {
  const { view, t } = about;
  const { doing, stake, turn } = view.table;
  const card = doing?.card ? cardName(about, doing.card) : "";
  const asked = choice.ask === "play" && choice.options.some(([kind]) => kind === "pass") ? "play-or-pass" : choice.ask;
  return t(`mickey-ask-${asked}`, { card: card || t("mickey-an-effect"), count: stake.length, turn });
}

// Arguments of a refusal with cards by the names the reader knows.
export function wordRefusal(refusal, about) {
  const args = { ...refusal.args };
  for (const key of ["mage", "by"]) if (args[key]) args[key] = shortName(about, args[key]);
  const reason =
    refusal.reason === "mickey-why-cannot-cast" && !args.by ? "mickey-why-cannot-cast-now" : refusal.reason;
  return {
    ...refusal,
    reason,
    args,
    text: about.t(reason, args),
    label: refusal.option ? labelOf(refusal.option, about) : null,
  };
}

// What an option is done with: "mage:0:2", "spell:17", "hand:Rising Tide", "card:Bell Tower", or null where only the
// prompt offers it.
function placeOf([kind, first, second]) {
  if (kind === "mage" || kind === "diamagic") return `mage:${first}:${second}`;
  if (kind === "spell") return `spell:${first}`;
  if (kind === "discard") return `hand:${first}`;
  return ["castle", "code", "effect"].includes(kind) ? `card:${first}` : null;
}

/* dealer(…)(place, name, seen) → {kind, run, label, answer, deeds}: "lit" when something is offered there, else
   "look". Several things offered at one place are told in the close view. */
export function dealer(about, { answer, look }) {
  const offered = new Map();
  for (const option of about.view.choice?.options || []) {
    const place = placeOf(option);
    if (place) offered.set(place, [...(offered.get(place) || []), option]);
  }
  return (place, name, seen) => {
    const deeds = (offered.get(place) || []).map((option) => ({
      run: () => answer([option]),
      label: labelOf(option, about),
      answer: option.join(":"),
    }));
    if (deeds.length === 1) return { ...deeds[0], kind: "lit", deeds };
    const see = () => look({ ...seen, place });
    if (deeds.length)
      return {
        kind: "lit",
        run: see,
        label: about.t("mickey-several", { card: name }),
        answer: deeds[0].answer,
        deeds,
      };
    return { kind: "look", run: see, label: about.t("mickey-look", { card: name }), deeds };
  };
}
