// Words for the choices and events of the auction. about = {view, cards, t, lang, name(seat)}: what the page gives to
// every game.
import { html } from "../../vendor/htm-preact.js";
import { packName, powerName } from "./cards.js";
import { DeckSign, Hand, HANDS, Icon } from "./icons.js";

export const TRAITS = ["physical", "social", "mental"];
export const keyOf = (option) => JSON.stringify(option);

const magusOf = ({ view }, seat) => view.table.magi[seat];
export const magusName = (about, seat) => magusOf(about, seat)?.name || about.name(seat);
// The name a seat goes by: its Magus's.
export const called = (view, seat) => view.table.magi[seat]?.name;
// A Magus as the table speaks of it: the reader's own is "you".
export const whoIs = (about, seat) => (seat === about.view.seat ? about.t("table-you") : magusName(about, seat));
// A Magus after a preposition or a colon.
export const afterWhich = (about, seat) =>
  (seat === about.view.seat ? about.t("table-you-after") : magusName(about, seat));
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const deckName = (t, deck) => t("live-deck", { deck });
const traitName = (t, trait) => t("live-trait", { trait });

// Rows of the table that the reader's declaration takes part in: this one, and those that follow from it.
function rowsFor({ view }) {
  if (!view.table.rows) return { kind: "", now: 0, later: 0 };
  const { at, rows } = view.table.rows;
  const { kind, packs } = rows[at];
  return {
    kind,
    now: packs,
    later: rows.slice(at + 1).reduce((sum, row) => sum + (row.kind === kind ? row.packs : 0), 0),
  };
}

// Whom the viewer meets in the challenge.
export function opponent({ view }) {
  const { holder, rival } = view.table.challenge || {};
  return view.seat === holder ? rival : holder;
}

const ASK_ARGS = {
  declare: (about) => ({ deck: deckName(about.t, about.view.table.auction), ...rowsFor(about) }),
  pack: ({ view }) => ({ count: view.table.picks?.left.find((one) => one.seat === view.seat)?.packs ?? 0 }),
  take: ({ view }) => ({
    count: Math.max(0, 10 - view.table.magi[view.seat].packs.length - view.table.magi[view.seat].secret.size),
  }),
  challenge: (about) => ({ name: magusName(about, about.view.table.challenge.rival) }),
  power: (about) => ({ name: magusName(about, opponent(about)) }),
  throw: (about) => ({ name: magusName(about, opponent(about)) }),
  retest: (about) => ({
    name: magusName(about, opponent(about)),
    trait: about.view.table.challenge.trait,
  }),
  escalate: (about) => ({ name: magusName(about, opponent(about)), life: about.view.table.challenge.bid }),
  "spend-life": (about) => ({ name: magusName(about, opponent(about)) }),
};

// The one line of prompt for a choice.
export const askText = (choice, about) => capital(asked(choice, about));

function asked(choice, about) {
  const { view, t, lang } = about;
  const { table } = view;
  const { ask } = choice;
  if (ask === "contest") {
    if (table.picks)
      return t("live-ask-contest", {
        name: magusName(about, table.picks.holder),
        pack: packName(table.picks.pack, lang),
      });
    const { deck, holder } = table.completion.place;
    return t("live-ask-contest-place", { name: magusName(about, holder), deck: deckName(t, deck) });
  }
  if (ask === "hand") {
    const hides = table.challenge.offer.seat === view.seat;
    return t(hides ? "live-ask-hide" : "live-ask-hand", {
      name: magusName(about, opponent(about)),
      pack: packName(table.challenge.pack, lang),
    });
  }
  if (ask === "lands") return t("live-ask-lands", { land: packName(choice.options[0][1], lang) });
  const question = t(`live-ask-${ask}`, ASK_ARGS[ask]?.(about) || {});
  return ask === "declare" && table.rows?.binds ? `${question} ${t("live-ask-declare-binds")}` : question;
}

const PACKED = { pack: "take", take: "take-secret", "second-pack": "hide", "give-back": "return" };

export const labelOf = (option, about) => capital(said(option, about));

function said(option, about) {
  const { t, lang, view } = about;
  const [kind, what, count] = option;
  const ask = view.choice?.ask;
  switch (kind) {
    case "yes":
    case "no":
      return t(`live-pick-${ask === "declare" ? `${kind}-declare` : `${kind}-contest`}`, {
        kind: ask === "declare" ? rowsFor(about).kind : "",
      });
    case "pack":
      return t(`live-pick-${PACKED[ask] || "take"}`, { pack: packName(what, lang) });
    case "challenge":
      return t("live-challenge", { trait: what });
    case "power":
      return t(ask === "retest" ? "live-pick-power-after" : "live-pick-power", { power: powerName(about, what) });
    case "throw":
      return t("live-throw-name", { throw: what });
    case "life":
      return what === undefined ? t("live-pick-life") : t("live-pick-spend", { count: what });
    case "bid":
      return t("live-pick-bid", { count: what });
    case "hand":
      return t(what === "left" ? "live-pick-left" : "live-pick-right");
    case "deck":
      return t("live-pick-deck", {
        deck: deckName(t, what),
        count: view.table.decks.find((one) => one.deck === what)?.left ?? 0,
      });
    case "lands":
      return t("live-pick-lands", { land: packName(what, lang), count });
    default:
      return t(`live-pick-${kind}`);
  }
}

const ICONS = {
  yes: "yes", no: "no", life: "life", bid: "life", power: "power", overbid: "overbid", accept: "no", none: "no",
  hand: "secret",
};

// The label of an option, what is written when there are many, its picture for the prompt, and its kind.
export function describeOption(option, about) {
  const [kind, what] = option;
  let icon = null;
  if (HANDS.includes(what)) icon = html`<${Hand} hand=${what} />`;
  else if (kind === "challenge") icon = html`<${Icon} name=${what} />`;
  else if (kind === "deck") icon = html`<${DeckSign} deck=${what} />`;
  else if (kind === "yes" && about.view.choice?.ask === "contest") icon = html`<${Icon} name="contest" />`;
  else if (ICONS[kind]) icon = html`<${Icon} name=${ICONS[kind]} />`;
  const short =
    kind === "pack" ? packName(what, about.lang) : ["bid", "life"].includes(kind) && what ? String(what) : null;
  return { label: labelOf(option, about), short, icon, kind: `answer-${kind}` };
}

// What the message of an event speaks of, by the names the reader knows.
function worded(event, about) {
  const { t, lang } = about;
  const said = {};
  for (const [key, value] of Object.entries(event)) {
    if (["seat", "rival"].includes(key)) said[key] = magusName(about, value);
    else if (key === "winner") said.winner = value >= 0 ? magusName(about, value) : "";
    else if (["pack", "land"].includes(key)) said[key] = value ? packName(value, lang) : "";
    else if (key === "decks") said.decks = t.list(value.map((one) => deckName(t, one)));
    else if (["deck", "style"].includes(key)) said[key] = deckName(t, value);
    else if (["throw", "other"].includes(key)) said[key] = t("live-throw", { throw: value });
    else if (["string", "number"].includes(typeof value)) said[key] = value;
  }
  return said;
}

// The rule by which places in the order of taking packs are contested, not packs.
const PLACE = "LIVE-3-COMP-4";

const whatOf = {
  claim: (what, { lang }) => packName(what, lang),
  contest: (what, about, rule) => (rule === PLACE ? deckName(about.t, what) : packName(what, about.lang)),
  deck: (what, { t }) => deckName(t, what),
  place: (what, { t }) => deckName(t, what),
  yield: (what, { t }) => (what ? traitName(t, what) : ""),
  power: (what, about) => powerName(about, what),
  annulled: (what, about) => powerName(about, what),
  retest: (what, about) =>
    ["life", "overbid"].includes(what) ? about.t("live-retest", { what }) : powerName(about, what),
};

// What the throws of a line prove: that they were sealed before either was shown, or whose was not.
function proofText(event, about) {
  const { t } = about;
  const proofs = Object.entries(event.proofs || {});
  if (!proofs.length) return "";
  const without = (proof) => proofs.filter(([, one]) => one === proof).map(([seat]) => magusName(about, Number(seat)));
  const said = ["withheld", "plain"]
    .filter((proof) => without(proof).length)
    .map((proof) => t("live-throws-proof", { proof, names: t.list(without(proof)) }));
  return ` (${said.join("; ") || t("live-throws-proof", { proof: "proven", names: "" })})`;
}

// One line of the log in words. Everybody is named as a Magus, as in the terminal.
export function logText(event, about) {
  const { t } = about;
  if (event.event === "lands" && !event.count) return null;
  const said = worded(event, about);
  if (event.event in whatOf) said.what = whatOf[event.event](event.what, about, event.rule);
  if (event.event === "sheet") {
    said.seat = about.players?.find((one) => one.seat === event.seat)?.person || event.name;
    said.name = event.name;
    said.powers = event.powers.length ? t.list(event.powers.map((one) => powerName(about, one))) : "–";
    said.traits = event.traits.join("/");
    if (said.seat === said.name) return t("live-magus", said);
  }
  if (event.event === "take-secretly") said.seen = event.pack ? "yes" : "no";
  if (event.event === "life") Object.assign(said, { count: Math.abs(event.by), way: event.by > 0 ? "gains" : "loses" });
  const place = event.event === "contest" && event.rule === PLACE ? "-place" : "";
  return t(`live-log-${event.event}${place}`, said).replace(/\.$/, `${proofText(event, about)}.`);
}

// A refusal in words.
export const wordRefusal = (refusal, about) => ({
  ...refusal,
  text: about.t(refusal.reason, refusal.args || {}),
  label: refusal.option ? labelOf(refusal.option, about) : null,
});

/* deal(option) → {run, label, kind, answer}: "lit" when the option is offered, "quiet" with its reason when it is
   refused, else null. */
export function dealer(about, { refused, answer, why }) {
  const offered = new Set((about.view.choice?.options || []).map(keyOf));
  const refusals = new Map(refused.filter((one) => one.option).map((one) => [keyOf(one.option), one]));
  return (option) => {
    const key = keyOf(option);
    if (offered.has(key))
      return { run: () => answer([option]), label: labelOf(option, about), kind: "lit", answer: option.join(":") };
    const refusal = refusals.get(key);
    return refusal
      ? {
          run: () => why(wordRefusal(refusal, about)),
          label: about.t("live-why-label", { option: labelOf(option, about) }),
          kind: "quiet",
        }
      : null;
  };
}
