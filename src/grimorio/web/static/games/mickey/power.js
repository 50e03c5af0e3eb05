// The calculation of Magic Power, line by line as the server tells it: what is printed, the eight steps, the sum and
// the squad's own lines.
import { html } from "../../vendor/htm-preact.js";
import { classes } from "../../ui/classes.js";
import { Modal } from "../../ui/dialog.js";
import { RuleChip } from "../../ui/why.js";
import { cardOf, nameOf, namesOf } from "./cards.js";

const STEPS = ["worth", "times", "divided", "adds", "subtracts", "plus", "minus", "modified-power"];
const SIGNS = {
  worth: "=", times: "×", divided: "÷", adds: "+", subtracts: "−", plus: "+", minus: "−", "modified-power": "=",
};

// The lines of one squad: {spells: [{ref, key, lines, value, counted}], sum, lines}.
export function accountOf(lines, seat) {
  const spells = new Map();
  const own = [];
  for (const [of, ref, step, card, number, value, rule] of lines) {
    if (of !== seat) continue;
    const line = { step, card, number, value, rule };
    if (ref < 0) own.push(line);
    else if (step === "printed") spells.set(ref, { ref, key: card, lines: [line], value, counted: true });
    else if (step === "uncounted") Object.assign(spells.get(ref), { counted: false, rule });
    else { const spell = spells.get(ref); spell.lines.push(line); spell.value = value; }
  }
  const all = [...spells.values()];
  return { spells: all, sum: all.reduce((sum, { counted, value }) => sum + (counted ? value : 0), 0), lines: own };
}

// The power of each Spell in play as it stands, by its reference.
export function powersOf({ power }) {
  const found = new Map();
  for (const [, ref, step, , , value] of power.lines) if (ref >= 0 && step !== "uncounted") found.set(ref, value);
  return found;
}

function change({ step, number }) {
  if (step in SIGNS) return `${SIGNS[step]} ${Math.abs(number)}`;
  if (step === "final" || step === "affiliation") return number < 0 ? `− ${-number}` : `+ ${number}`;
  return "";
}

function Line({ line, about }) {
  const { t, cards, lang } = about;
  const at = STEPS.indexOf(line.step) + 1;
  const by = line.card && line.step !== "printed" ? namesOf(cardOf(cards, line.card), lang)[0] : "";
  return html`<li>
    <span class="wom-step">
      ${at > 0 && html`<b class="wom-step-number">${at}</b>`}
      ${t(`mickey-step-${line.step}`)}
    </span>
    <span class="wom-by">${by}</span>
    <span class="wom-change">${change(line)}</span>
    <b>${line.value}</b>
    <${RuleChip} game="mickey" rule=${line.rule} />
  </li>`;
}

function Account({ seat, total, lines, about, marked }) {
  const { t, cards, lang, name } = about;
  const { spells, sum, lines: own } = accountOf(lines, seat);
  return html`<section class="wom-account">
    <h4>${name(seat)} <b>${total}</b></h4>
    ${spells.length === 0 && html`<p class="quiet">${t("mickey-calc-none")}</p>`}
    ${spells.map((spell) => html`<div key=${spell.ref}
        class=${classes("wom-spell-account", { "wom-marked": spell.ref === marked, "wom-uncounted": !spell.counted })}>
      <h5><span>${nameOf(cardOf(cards, spell.key), lang)}</span><b>${spell.value}</b></h5>
      <ol>${spell.lines.map((line) => html`<${Line} line=${line} about=${about} />`)}</ol>
      ${!spell.counted && html`<p class="quiet">
        ${t("mickey-step-uncounted")} <${RuleChip} game="mickey" rule=${spell.rule} />
      </p>`}
    </div>`)}
    ${(spells.length > 1 || own.length > 0) && html`<ol class="wom-sum">
      <li>
        <span class="wom-step">${t("mickey-calc-sum")}</span>
        <span class="wom-by">${spells.filter(({ counted }) => counted).map(({ value }) => value).join(" + ")}</span>
        <span></span><b>${sum}</b>
        <${RuleChip} game="mickey" rule="WOM-IT-10.16-1" />
      </li>
      ${own.map((line) => html`<${Line} line=${line} about=${about} />`)}
    </ol>`}
  </section>`;
}

// The calculation of both squads. of: {totals, lines, final}; marked: the reference of the Spell that was asked about;
// seats: the own squad first.
export function Calculation({ of, seats, marked = null, about, close }) {
  const { t } = about;
  const title = t(of.final ? "mickey-calc-final" : "mickey-calc-now");
  return html`<${Modal} title=${title} kind="wom-sheet wom-calculation" close=${close}>${(shut) => html`<header>
    <h3>${title}</h3>
    <button type="button" class="button small" onClick=${shut}>${t("mickey-close")}</button>
  </header>
  <div class="wom-accounts" tabindex="0" role="group" aria-label=${title}>${seats.map((seat) => html`
    <${Account} key=${seat} seat=${seat} total=${of.totals[seat]} lines=${of.lines} about=${about}
      marked=${marked} />`)}</div>
  <p class="quiet">${t(of.final ? "mickey-calc-final-note" : "mickey-calc-now-note")}</p>`}</${Modal}>`;
}
