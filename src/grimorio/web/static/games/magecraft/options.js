// Words for the options and events of Magecraft, and what can be done with each thing of the table now.
// about = {view, cards, t, lang, name(seat)}: what the page gives to every game.
import { nameAfter } from "../../ui/players.js";
import { html } from "../../vendor/htm-preact.js";
import { nameOf } from "./cards.js";
import { COLOURS, costWords, Gem, Words } from "./gems.js";
import { EFFECTS, Icon } from "./icons.js";

export const ROMAN = ["I", "II", "III"];
export const keyOf = (option) => JSON.stringify(option);
export const total = (gems) => COLOURS.reduce((sum, colour) => sum + (gems?.[colour] || 0), 0);
export const listed = (gems) => COLOURS.flatMap((colour) => Array(gems?.[colour] || 0).fill(colour));

// The card named `name` of a list of card data, or a bare one when the list does not hold it.
export function cardOf(cards, name) {
  return (cards || []).find((card) => card.name === name) || { kind: "spell", name, cost: [], study: [], icons: {} };
}

export const boardOf = (table, seat) => table.boards.find((board) => board.seat === seat);

function spellAt(table, seat, grimoire, index) {
  return boardOf(table, seat)?.grimoires[grimoire]?.[index]?.spell;
}

// The spell that would be cast next, by name, or null.
function nextSpell(table) {
  const casting = table.casting;
  return casting ? spellAt(table, casting.seat, casting.grimoire, casting.next) || null : null;
}

// Kinds of option that say something different for each ask.
const BY_ASK = new Set(["gem", "grimoire", "done"]);
const ICONS = { ability: "hand", cast: "study", review: "study", study: "study", yes: "points", master: "points" };

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function labelOf(option, about) {
  return capital(plainLabel(option, about));
}

function plainLabel(option, { view, cards, t, lang, name }) {
  const [kind, first, second] = option;
  const { table, choice, seat } = view;
  const id = BY_ASK.has(kind) && choice ? `magecraft-pick-${kind}-${choice.ask}` : `magecraft-pick-${kind}`;
  const spell = (english) => nameOf(cardOf(cards, english || ""), lang);
  switch (kind) {
    case "gem": case "academy": case "discard": case "hand": case "hp":
      return t(id, { colour: first });
    case "grimoire": {
      const next = spellAt(table, seat, first, 0);
      return t(id, { number: first + 1, roman: ROMAN[first], spell: next ? spell(next) : "none" });
    }
    case "icon":
      return t(`magecraft-icon-${first}`);
    case "attack":
      return t(id, {
        target: name(first),
        colour: second,
        place: total(boardOf(table, first)?.shield) > 0 ? "shield" : "hp",
      });
    case "study": case "character":
      return t(id, { spell: spell(first), character: spell(first) });
    case "cast":
      return t(id, { spell: spell(nextSpell(table)) });
    case "place":
      return t(id, { number: first + 1, place: second + 1 });
    case "master":
      return t(id, { spell: spell(spellAt(table, seat, first, second)) });
    default:
      return t(id);
  }
}

// The label of an option, what is written when there are many, what a screen reader says, its picture for the prompt,
// and its kind.
export function describeOption(option, about) {
  const [kind, first, second] = option;
  const colour = [first, second].find((word) => COLOURS.includes(word));
  let icon = null;
  if (colour) icon = html`<${Words.Provider} value=${about.t}><${Gem} colour=${colour} size="s" /></${Words.Provider}>`;
  else if (EFFECTS.includes(first)) icon = html`<${Icon} name=${first} />`;
  else if (ICONS[kind]) icon = html`<${Icon} name=${ICONS[kind]} />`;
  const card = kind === "study" ? cardOf(about.cards, first) : null;
  const short = card && nameOf(card, about.lang);
  const label = labelOf(option, about);
  const spoken = card ? `${label} (${costWords(card.study, about.t)})` : label;
  return { label, short, spoken, icon, kind: colour ? `answer-gem c-${colour}` : `answer-${kind}` };
}

// Gems by colour in words: "2 Fire and 1 Water".
function wordGems(gems, t) {
  const some = ["fire", "water", "earth", "light", "dark", "any"].filter((colour) => gems[colour] > 0);
  return t.list(some.map((colour) => t("magecraft-gems", { count: gems[colour], colour })));
}

// The arguments of an event or refusal with players, spells and gems by the names the reader knows.
function wordArgs(args, about) {
  const { t, lang, name, cards } = about;
  const said = {};
  const spell = (english) => nameOf(cardOf(cards, english), lang);
  for (const [key, value] of Object.entries(args)) {
    if (["seat", "first"].includes(key) && typeof value === "number") said[key] = name(value);
    else if (key === "target") said.target = nameAfter(about, value);
    else if (key === "winners") said.winners = t.list(value.map(name));
    else if (key === "spells") said.spells = t.list(value.map((one) => spell(one.spell ?? one)));
    else if (["spell", "character"].includes(key) && value) said[key] = spell(value);
    else if (key === "gems" && value && typeof value === "object") said.gems = wordGems(value, t);
    else if (["string", "number"].includes(typeof value)) said[key] = value;
  }
  return said;
}

// One line of the log in words. What the reader's own seat does is said to "you".
export function logText(event, about) {
  const { view, t } = about;
  const said = wordArgs(event, about);
  said.seat ??= said.first;
  said.from ??= event.source;
  said.colour ??= "unseen";
  if (typeof event.grimoire === "number") said.number = event.grimoire + 1;
  const id = `magecraft-log-${event.event}`;
  const mine = view && view.seat >= 0 && (event.seat ?? event.first) === view.seat && t.has(`${id}-you`);
  return t(mine ? `${id}-you` : id, said);
}

// A refusal in words: {option, reason, args, rule} with args that the message `reason` can take (it names the missing
// gems when it knows them), `text`, that message said, and the option's label.
export function wordRefusal(refusal, about) {
  const { t } = about;
  const args = wordArgs(refusal.args || {}, about);
  const reason = args.gems ? `${refusal.reason}-lack` : refusal.reason;
  return {
    ...refusal,
    reason,
    args,
    text: t(reason, args),
    label: refusal.option ? labelOf(refusal.option, about) : null,
  };
}

// The one line of prompt for a choice.
export function askText(choice, { view, cards, t, lang }) {
  const now = view.table.studying || nextSpell(view.table) || view.table.casting?.spell;
  if (choice.ask === "next-spell" && !now) return t("magecraft-ask-next-none");
  if (view.table.direct?.length) return t("magecraft-ask-icons-direct");
  const count = view.table.picking?.left ?? 1;
  return t(`magecraft-ask-${choice.ask}`, { spell: now ? nameOf(cardOf(cards, now), lang) : "", count });
}

// Whether one of the asks is asked, or may be answered together with the icon that is asked now.
export const askedFor = (ask, asks) =>
  asks.includes(ask) || (ask === "icons" && asks.some((one) => EFFECTS.includes(one)));

/* deal(option) -> {run, label, title, kind, answer}: "lit" when the option is offered, alone or together with the icon
   before it, "quiet" with its reason when it is refused, else null: a thing that only lies there. */
export function dealer(about, { refused, answer, why }) {
  const { choice, table } = about.view;
  const offered = new Set((choice?.options || []).map(keyOf));
  const direct = new Map((choice ? table.direct || [] : []).map((one) => [keyOf(one.gem), one.answers]));
  const refusals = new Map(refused.filter((one) => one.option).map((one) => [keyOf(one.option), one]));
  return (option) => {
    const key = keyOf(option);
    if (offered.has(key)) {
      const label = labelOf(option, about);
      return { run: () => answer([option]), label, title: label, kind: "lit", answer: option.join(":") };
    }
    const answers = direct.get(key);
    if (answers) {
      const [[, icon]] = answers;
      const asked = { ...about.view, choice: { ...choice, ask: icon } };
      const effect = about.t(`magecraft-icon-${icon}`);
      const label = about.t("magecraft-direct", { effect, option: labelOf(option, { ...about, view: asked }) });
      return { run: () => answer(answers), label, title: label, kind: "lit", answer: option.join(":") };
    }
    const refusal = refusals.get(key);
    if (!refusal) return null;
    const label = about.t("magecraft-why-label", { option: labelOf(option, about) });
    return { run: () => why(wordRefusal(refusal, about)), label, title: label, kind: "quiet" };
  };
}
