// A Power that somebody proposes for a campaign of Magic Live: what it costs, what it does, told back as it is made.
import { LANGUAGES } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { download } from "../ui/file.js";
import { useShell } from "../ui/shell.js";
import { Sign } from "../ui/signs.js";
import { Stepper } from "../ui/stepper.js";
import { style } from "../ui/style.js";

await style(new URL("./power-form.css", import.meta.url));

const PAUSE = 250;
const MOST = 20;
const TIERS = ["basic", "intermediate", "advanced"];
// What a Power can do, each as it begins; one of DECIDING at most, and RETEST alone: the server has the last word.
const WORDS = {
  wins: { final: false },
  "gives-up": {},
  "gains-life": { life: 1 },
  "bids-life": {},
  "offers-two": {},
  returns: { packs: 1 },
  retests: {},
};
const DECIDING = ["wins", "gives-up", "bids-life", "offers-two"];
const RETEST = "retests";
export const EMPTY = { name: "", names: { it: "", fr: "" }, tier: "basic", life: 0, traits: 0, packs: 0, does: [] };

// Whether a word may stand beside those that a Power has.
export function fits(word, does) {
  const has = does.map((one) => one.word);
  if (word === RETEST || has.includes(RETEST)) return has.length === 0;
  return !(DECIDING.includes(word) && has.some((one) => DECIDING.includes(one)));
}

// The Power with another list of what it does; packs pay for a retest alone.
export const doing = (power, does) => (
  { ...power, does, packs: does.some(({ word }) => word === RETEST) ? power.packs : 0 });

// A Power as a file has it, filled up for the form, which knows no other words.
export function filled(data) {
  const does = (data.does || []).filter(({ word }) => word in WORDS);
  return {
    ...EMPTY,
    ...data,
    names: { ...EMPTY.names, ...data.names },
    does: does.map((one) => ({ ...WORDS[one.word], ...one })),
  };
}

// What the server reads: null while it is not known, {power, text, price}, or {problem, field}.
function useProposed(power, powers) {
  const { t, lang } = useShell();
  const [said, setSaid] = useState(null);
  const of = JSON.stringify([power, powers]);
  const begun = power.name.trim() && power.does.length > 0;
  useEffect(() => {
    setSaid(null);
    if (!begun) return undefined;
    let here = true;
    const show = (answer) => { if (here) setSaid(answer); };
    const named = { ...power, name: power.name.trim() };
    const timer = setTimeout(() => {
      ask("/api/campaigns/power", { power: named, powers })
        .then(show, (error) => show({ problem: problemText(t, error), field: error.field || "power" }));
    }, PAUSE);
    return () => { here = false; clearTimeout(timer); };
  }, [of, lang]);
  return said;
}

// What is wrong with a field, under it. of: the beginning of the field's path.
const Fault = ({ said, of }) => said?.problem && said.field.startsWith(of) && html`
  <p class="problem" role="alert" data-fault=${of}>${said.problem}</p>`;

function Named({ power, set, said }) {
  const { t } = useShell();
  const wrong = Boolean(said?.problem && said.field.startsWith("power.name"));
  const name = (lang) => (text) => set({ ...power, names: { ...power.names, [lang]: text } });
  const field = (id, label, value, change, more) => html`<label class="field">
    <span>${label}</span>
    <input maxlength="60" data-power=${id} value=${value} onInput=${({ target }) => change(target.value)} ...${more} />
  </label>`;
  return html`<div class="power-names">
    ${field("name", t("campaign-power-name"), power.name, (text) => set({ ...power, name: text }),
      { "aria-invalid": wrong })}
    ${field("name-it", t("campaign-power-name-it"), power.names.it, name("it"))}
    ${field("name-fr", t("campaign-power-name-fr"), power.names.fr, name("fr"))}
  </div>
  <${Fault} said=${said} of="power.name" />`;
}

// One thing that a Power does, with its number or condition.
function Word({ word, place, set, said, remove }) {
  const { t } = useShell();
  const name = t(`campaign-power-word-${word.word}`);
  const count = (key) => html`<${Stepper} count=${word[key]} most=${MOST}
    label=${`${t("campaign-power-number")}, ${name}`} set=${(many) => set({ ...word, [key]: Math.max(1, many) })} />`;
  return html`<li data-word=${word.word}>
    <span>${name}</span>
    ${word.word === "gains-life" && count("life")}
    ${word.word === "returns" && html`<label class="tick">
      <input type="checkbox" checked=${word.packs === 0}
        onChange=${({ target }) => set({ ...word, packs: target.checked ? 0 : 1 })} /> ${t("campaign-power-paid")}
    </label>`}
    ${word.word === "returns" && word.packs > 0 && count("packs")}
    ${word.word === "wins" && html`<label class="tick">
      <input type="checkbox" checked=${word.final}
        onChange=${({ target }) => set({ ...word, final: target.checked })} /> ${t("campaign-power-final")}
    </label>`}
    <button type="button" class="icon-button" aria-label=${t("table-situation-remove", { card: name })}
        onClick=${remove}>
      <${Sign} name="close" />
    </button>
    <${Fault} said=${said} of=${`power.does[${place}]`} />
  </li>`;
}

function Does({ power, set, said }) {
  const { t } = useShell();
  const put = (does) => set(doing(power, does));
  const add = ({ target }) => {
    if (target.value) put([...power.does, { word: target.value, ...WORDS[target.value] }]);
    target.value = "";
  };
  const left = Object.keys(WORDS).filter((word) => fits(word, power.does));
  const whole = said?.field === "power.does" ? said : null;
  return html`<fieldset class="agreed-field power-does">
    <legend>${t("campaign-power-does")}</legend>
    ${power.does.length > 0 && html`<ol>${power.does.map((word, place) => html`
      <${Word} key=${`${place}:${word.word}`} word=${word} place=${place} said=${said}
        set=${(next) => put(power.does.map((one, at) => (at === place ? next : one)))}
        remove=${() => put(power.does.filter((_, at) => at !== place))} />`)}</ol>`}
    ${left.length > 0 && html`<select data-power="does" aria-label=${t("campaign-power-add")} onChange=${add}>
      <option value="">${t("campaign-power-add")}</option>
      ${left.map((word) => html`<option key=${word} value=${word}>${t(`campaign-power-word-${word}`)}</option>`)}
    </select>`}
    <${Fault} said=${whole} of="power.does" />
  </fieldset>`;
}

function Costs({ power, set, said }) {
  const { t } = useShell();
  const retests = power.does.some(({ word }) => word === RETEST);
  const costs = ["life", "traits", ...(retests ? ["packs"] : [])];
  return html`<fieldset class="agreed-field power-costs">
    <legend>${t("campaign-power-costs")}</legend>
    ${costs.map((key) => html`<div key=${key}>
      <${Stepper} count=${power[key]} most=${MOST} label=${t(`campaign-power-${key}`)}
          set=${(count) => set({ ...power, [key]: count })}>
        <span class="zone-word">${t(`campaign-power-${key}`)}</span>
      </${Stepper}>
      <${Fault} said=${said} of=${`power.${key}`} />
    </div>`)}
  </fieldset>`;
}

// What the Power says, in the reader's language first.
function Told({ said }) {
  const { t, lang } = useShell();
  const order = [lang, ...Object.keys(LANGUAGES).filter((one) => one !== lang)];
  return html`<div class="power-told" role="status">${said?.text && html`
    <strong>${t("campaign-power-told")}</strong>
    ${order.map((one) => html`<p key=${one} lang=${one} class=${one === lang ? "" : "quiet"}>${said.text[one]}</p>`)}`}
  </div>`;
}

const fileName = ({ name }) => {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${plain.replace(/^-|-$/g, "") || "power"}.json`;
};

/* powers: those proposed so far, without the one that is changed; begun: the Power to begin with; keep(power): adds it,
   null where it is only written to a file. */
export function PowerForm({ powers, begun = EMPTY, keep = null }) {
  const { t } = useShell();
  const [power, setPower] = useState(begun);
  const said = useProposed(power, powers);
  const good = Boolean(said?.text);
  const hint = !power.name.trim() ? "no-name" : !power.does.length ? "no-word" : null;
  const save = () => download(fileName(said.power), `${JSON.stringify(said.power, null, 2)}\n`, "application/json");
  const add = () => { keep(said.power); setPower(EMPTY); };
  return html`<div class="power-form" data-campaign="power-form">
    <${Named} power=${power} set=${setPower} said=${said} />
    <div class="segments" role="radiogroup" aria-label=${t("campaign-power-tier")}>${TIERS.map((tier) => html`
      <label key=${tier}>
        <input type="radio" name="power-tier" value=${tier} checked=${power.tier === tier}
          onChange=${() => setPower({ ...power, tier })} />
        <span>${t("live-tier", { tier })}</span>
      </label>`)}</div>
    <${Does} power=${power} set=${setPower} said=${said} />
    <${Costs} power=${power} set=${setPower} said=${said} />
    <${Told} said=${said} />
    ${hint && html`<p class="quiet">${t(`campaign-power-${hint}`)}</p>`}
    ${said?.problem && !/^power\.(name|life|traits|packs|does)/.test(said.field) && html`
      <p class="problem" role="alert">${said.problem}</p>`}
    <div class="row">
      ${keep && html`<button type="button" class="button" data-power="keep" disabled=${!good} onClick=${add}>
        ${t("campaign-power-keep")}
      </button>`}
      <button type="button" class="button small" data-power="file" disabled=${!good} onClick=${save}>
        ${t("campaign-power-file")}
      </button>
    </div>
  </div>`;
}
