// Words for the choices of Magic, and what can be done with each thing of the table now.
// about = {view, cards, t, lang, name(seat)}: what the page gives to every game.
import { nameAfter } from "../../ui/players.js";
import { html } from "../../vendor/htm-preact.js";
import { FACE_DOWN, abilityOf, abilityText, cardOf, nameOf } from "./cards.js";
import { Icon } from "./icons.js";
import { Line } from "./line.js";
import { manaOf, manaText, Sign, signName, signsOf, spoken, LETTERS } from "./symbols.js";
import { capitalTypeName, typeName } from "./words.js";

export const keyOf = (option) => JSON.stringify(option);
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export const permanentOf = (table, id) => table.play.find((it) => it.id === id);

// The permanent that removed this card from the game and may return it; null where there is none.
export function holderOf(table, card) {
  const link = table.effects.find(({ effect, cards }) => effect === "linked" && cards.includes(card));
  return (link && permanentOf(table, link.source)) || null;
}

// The cards that this permanent removed from the game and may return.
export const heldBy = (table, id) =>
  table.players.flatMap(({ removed }) => removed.filter((card) => holderOf(table, card.id)?.id === id));
const playerOf = (table, seat) => table.players[seat];

// Whatever has this id: {name, in: "play" | "stack" | "graveyard" | "removed" | "effects", it}, or null.
function thingOf(table, id) {
  const it = permanentOf(table, id);
  if (it) return { name: it.name, in: "play", it };
  const waits = table.stack.find((one) => one.id === id);
  if (waits) return { name: waits.name || "", in: "stack", it: waits };
  for (const player of table.players) {
    for (const zone of ["graveyard", "removed"]) {
      const card = player[zone].find((one) => one.id === id);
      if (card) return { name: card.name, in: zone, it: { ...card, controller: player.seat } };
    }
  }
  const effect = table.effects.find((one) => one.id === id);
  return effect ? { name: effect.by || "", in: "effects", it: effect } : null;
}

// A card, or a token or type, which no card is called.
export function cardName({ cards, lang, t }, name) {
  if (name === FACE_DOWN) return t("magic-face-down");
  const card = cardOf(cards, name);
  return card.names ? nameOf(card, lang) : capitalTypeName(t, name);
}

// An object by its name; whose it is, where several are called so.
export function called(about, id) {
  const { table, seat } = about.view;
  const thing = thingOf(table, id);
  if (!thing) return about.t("magic-thing-gone");
  if (thing.it.kind === "combat damage") return about.t("magic-combat-damage");
  const name = cardName(about, thing.it.secret || thing.name);
  const like = table.play.filter((one) => one.name === thing.name);
  if (thing.in !== "play" || like.length < 2) return name;
  const size = thing.it.power === null ? "" : `${thing.it.power}/${thing.it.toughness}`;
  const whose = thing.it.controller === seat ? "" : about.name(thing.it.controller);
  const marks = [whose, size, thing.it.tapped && about.t("magic-tapped")].filter(Boolean);
  return marks.length ? `${name} (${marks.join(", ")})` : name;
}

// A target as the view tells it: {player} or {id}.
export const targetName = (about, target) =>
  "player" in target ? about.name(target.player) : called(about, target.id);

// The same after a preposition.
export const targetAfter = (about, target) =>
  "player" in target ? nameAfter(about, target.player) : called(about, target.id);

export const colourName = (t, colour) => t(`magic-color-${colour}`);

// What waits on top of the stack: what a choice is about while something is played or happens.
function topOf(about) {
  const top = about.view.table.stack[0];
  if (!top) return "";
  return top.kind === "combat damage" ? about.t("magic-combat-damage") : cardName(about, top.name);
}

// At which moment the viewer has priority, for what "pass" means.
function momentOf({ table, seat }) {
  const [top] = table.stack;
  if (top) return top.kind === "combat damage" ? "damage" : top.controller === seat ? "stack-own" : "stack-other";
  const own = table.active === seat;
  if (own && table.step === "main1") return "main1";
  if (own && table.step === "main2") return "main2";
  return own ? "own" : "other";
}

// Which of the outputs of one permanent an option of mana is.
function manaLabel(about, [, first, second]) {
  if (typeof first === "string") return about.t("magic-pick-add-mana", { mana: first });
  const mana = about.view.table.mana?.[first]?.[second] || "";
  return about.t("magic-pick-mana", { card: called(about, first), mana: manaText(mana) });
}

// The target that a share, or an amount of damage, is for.
function sharedTarget(about) {
  const { doing } = about.view.table;
  const target = doing?.picked?.[doing.shares.length];
  return target ? targetAfter(about, target) : "";
}

export function labelOf(option, about) {
  return capital(plainLabel(option, about));
}

function plainLabel(option, about) {
  const [kind, first, second] = option;
  const { view, t, lang, cards, name } = about;
  const id = `magic-pick-${kind}`;
  switch (kind) {
    case "pass":
      return t(id, { moment: momentOf(view), card: topOf(about) });
    case "land":
    case "cast":
    case "cycle":
    case "morph":
      return t(id, { card: cardName(about, first) });
    case "flashback":
    case "madness":
    case "turn-up":
      return t(id, { card: called(about, first) });
    case "card":
      return cardName(about, first);
    case "activate": {
      const thing = thingOf(view.table, first);
      return thing ? abilityOf(cards, thing, second, lang) : t(id);
    }
    case "mana":
      return manaLabel(about, option);
    case "spend":
      return t(id, { mana: manaText(`${first}*${second}`) });
    case "object":
      return called(about, first);
    case "player":
      return name(first);
    case "attack":
      return t(id, { card: called(about, first), player: name(second) });
    case "block":
      return t(id, { card: called(about, first), attacker: called(about, second) });
    case "assign":
      return t(id, { amount: second, target: targetAfter(about, first < 0 ? { player: -1 - first } : { id: first }) });
    case "share":
      return t(id, { amount: first, target: sharedTarget(about) });
    case "part":
      return t(id, { amount: second, card: called(about, first) });
    case "mode":
      return modesOf(about)[first] || String(first + 1);
    case "x":
      return `X = ${first}`;
    case "count":
      return String(first);
    case "color":
      return colourName(t, first);
    case "type":
      return typeName(t, first);
    case "word":
      return t(id, { old: wordOf(about, first), new: wordOf(about, second) });
    case "trigger":
      return triggerLabel(about, view.table.waiting[first]);
    case "effect":
      return effectLabel(about, first);
    case "done":
      return t(view.table.doing?.picked?.length === 0 ? "magic-pick-none" : id);
    case "mulligan":
      return t(id, { count: Math.max(0, 6 - playerOf(view.table, view.seat).mulligans) });
    default:
      return t(id);
  }
}

// A colour or a basic land type that stands in a text.
export const wordOf = (about, word) => (word in LETTERS ? colourName(about.t, word) : cardName(about, word));

function modesOf({ view, cards, lang }) {
  const top = view.table.stack[0];
  return (top && cardOf(cards, top.name).modes?.[lang]) || [];
}

function triggerLabel(about, trigger) {
  if (!trigger) return about.t("magic-thing-gone");
  const card = cardOf(about.cards, trigger.name);
  return `${nameOf(card, about.lang)}${about.t.colon}${abilityText(card, trigger.ability, about.lang)}`;
}

function effectLabel(about, id) {
  const effect = about.view.table.effects.find((one) => one.id === id);
  const by = effect?.by ? cardName(about, effect.by) : "";
  return by || about.t("magic-an-effect");
}

// An ability in the prompt: its card and its cost; all it says where several of one card cost the same.
function abilityLabel(option, about) {
  const text = labelOf(option, about);
  const thing = thingOf(about.view.table, option[1]);
  const cost = (said) => (said.includes(":") ? said.slice(0, said.indexOf(":")).trim() : said);
  const like = (about.view.choice?.options || []).filter(
    (one) => one[0] === "activate" && one[1] === option[1] && cost(labelOf(one, about)) === cost(text),
  );
  return thing && like.length < 2 ? `${called(about, option[1])}${about.t.colon}${cost(text)}` : text;
}

const ICONS = { pass: "pass", attack: "attack", block: "block", mulligan: "hand", keep: "hand" };

// The label of an option, the same in plain words, its picture for the prompt, and its kind.
export function describeOption(option, about) {
  const [kind, first] = option;
  const label = kind === "activate" ? abilityLabel(option, about) : labelOf(option, about);
  let icon = null;
  if (kind === "color") icon = html`<${Sign} sign=${LETTERS[first]} />`;
  else if (kind === "mana" && typeof first === "string") icon = signsOf(first).map((sign) => html`
    <${Sign} sign=${sign} />`);
  else if (ICONS[kind]) icon = html`<${Icon} name=${ICONS[kind]} />`;
  const signs = label.includes("{") ? html`<${Line} text=${label} t=${about.t} />` : label;
  const short = ["cast", "land"].includes(kind) ? cardName(about, first) : undefined;
  // Of sources that are alike one button is enough.
  const twin =
    kind === "mana" &&
    about.view.choice?.options.find((one) => one[0] === kind && labelOf(one, about) === label) !== option;
  const text = spoken(label, about.t);
  return { label: signs, text, short, icon, kind: `answer-${kind} ${twin ? "answer-twin" : ""}` };
}

// The one line of prompt for a choice.
export function askText(choice, about) {
  const { view, t } = about;
  const { table } = view;
  const { doing } = table;
  const step = table.step.replaceAll("_", "-");
  const args = {
    card: topOf(about), moment: momentOf(view), step: t(`magic-step-${step}`), player: about.name(table.active),
    creature: doing?.by ? called(about, doing.by) : "",
    picked: doing?.picked?.length ?? 0, most: doing?.most ?? 0,
  };
  if (["assign", "share"].includes(choice.ask) && doing)
    return t("magic-ask-split", { card: doing.by ? args.creature : args.card });
  if (choice.ask === "part")
    return t("magic-ask-part", {
      card: effectLabel(about, doing.effect),
      left: doing.left,
      source: called(about, doing.by),
      amount: doing.amount,
    });
  if (choice.ask === "pay" && choice.options.some(([kind]) => kind === "spend")) return t("magic-ask-spend", args);
  if (choice.ask === "target" && doing?.most > 1) return t("magic-ask-targets", args);
  const floating = manaOf(playerOf(table, view.seat)?.pool).reduce((sum, [, count]) => sum + count, 0);
  if (choice.ask === "priority" && floating)
    return `${t("magic-ask-priority", args)} ${t("magic-ask-burn", { count: floating })}`;
  if (choice.ask === "attack" && table.playing.length > 2) return t("magic-ask-attack-several", args);
  const id = `magic-ask-${choice.ask}`;
  return t(t.has(id) ? id : "magic-ask-other", args);
}

// Arguments of a refusal with cards by the names the reader knows.
export function wordRefusal(refusal, about) {
  const args = { ...refusal.args };
  for (const key of ["card", "attacker"]) if (args[key]) args[key] = cardName(about, args[key]);
  if (args.cost) args.cost = signsOf(args.cost).join("");
  return {
    ...refusal,
    args,
    text: about.t(refusal.reason, args),
    label: refusal.option ? labelOf(refusal.option, about) : null,
  };
}

const OBJECTS = new Set(["object", "activate", "flashback", "madness", "turn-up", "mana", "attack", "block"]);

// What an option is done with: "id:7", "card:Forest", "player:1", or null where only the prompt offers it.
function placeOf([kind, first]) {
  if (OBJECTS.has(kind) && typeof first === "number") return `id:${first}`;
  if (["land", "cast", "cycle", "morph", "card"].includes(kind)) return `card:${first}`;
  return kind === "player" ? `player:${first}` : null;
}

// The mana abilities that may be used although the choice does not list them, as options by place.
function unlistedMana({ choice, table }) {
  if (choice?.ask !== "priority" || choice.options.some(([kind]) => kind === "mana")) return new Map();
  return new Map(
    Object.entries(table.mana || {}).map(([id, outputs]) => [
      `id:${id}`,
      outputs.map((_, at) => ["mana", Number(id), at]),
    ]),
  );
}

/* dealer(…)(place) → {kind, run, label, answer, deeds, reasons}: "lit" when something is offered there, "mana" when
   a land may be tapped by hand, "quiet" when something is refused, else "look". Several things offered or refused at
   one place are told in the close view. */
export function dealer(about, { refused, answer, why, look }) {
  const offered = new Map();
  const quiet = new Map();
  const put = (map, place, thing) => { if (place) map.set(place, [...(map.get(place) || []), thing]); };
  for (const option of about.view.choice?.options || []) put(offered, placeOf(option), option);
  const mana = unlistedMana(about.view);
  for (const one of refused) if (one.option) put(quiet, placeOf(one.option), one);
  return (place, name, seen) => {
    const options = offered.get(place) || [];
    const byHand = mana.get(place) || [];
    const deeds = [...options, ...byHand].map((option) => ({
      run: () => answer([option]),
      label: labelOf(option, about),
      answer: option.join(":"),
    }));
    const reasons = (quiet.get(place) || []).map((one) => wordRefusal(one, about));
    const see = () => look({ ...seen, place });
    const said = { deeds, reasons };
    if (byHand.length && !options.length) {
      const [, id] = byHand[0];
      const { table } = about.view;
      const land = deeds.length === 1 && permanentOf(table, id)?.power === null;
      const label = () =>
        about.t("magic-tap-by-hand", {
          card: name,
          mana: about.t.list(
            manaOf(table.mana[id][0]).flatMap(([sign, count]) =>
              Array(Math.min(count, 3)).fill(signName(sign, about.t)),
            ),
          ),
        });
      return {
        ...said,
        ...(land ? { ...deeds[0], label: label() } : { run: see, label: about.t("magic-several", { card: name }) }),
        kind: "mana",
      };
    }
    if (deeds.length === 1) return { ...deeds[0], kind: "lit", ...said };
    if (deeds.length)
      return {
        ...said,
        run: see,
        kind: "lit",
        label: about.t("magic-several", { card: name }),
        answer: deeds[0].answer,
      };
    if (reasons.length)
      return {
        ...said,
        run: reasons.length > 1 ? see : () => why(reasons[0]),
        kind: "quiet",
        label: about.t("magic-why-label", { card: name }),
      };
    return { ...said, run: see, kind: "look", label: about.t("magic-look", { card: name }) };
  };
}
