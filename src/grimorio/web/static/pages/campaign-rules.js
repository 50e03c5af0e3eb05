// What the members of a campaign agree on: how they play, what it earns, where the cards come from, what approval
// means.
import { html, useLayoutEffect, useState } from "../lib.js";
import { FileButton } from "../ui/file.js";
import { OptionField } from "../ui/option-field.js";
import { Read, useReading } from "../ui/reading.js";
import { useShell } from "../ui/shell.js";
import { RuleChip } from "../ui/why.js";

const FORMS = ["round-robin", "knockout", "together", "duels"];
const AWARDS = {
  "first-three": { by: "places", xp: [8, 5, 3] },
  "each-win": { by: "wins", xp: [1] },
  places: { by: "places", xp: [6, 4, 2, 1] },
  wins: { by: "wins", xp: [2] },
};
const RARITIES = ["common", "uncommon", "rare"];
export const USUAL = {
  form: "round-robin",
  best_of: 1,
  award: AWARDS["first-three"],
  pool: { kind: "usual" },
  approval: "all",
  options: {},
  powers: [],
};

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const numbers = (text) => text.split(/[^0-9]+/).filter(Boolean).map(Number).filter((one) => one <= 99).slice(0, 8);

function awardText({ by, xp }, t) {
  return by === "wins"
    ? t("campaign-award-wins-of", { xp: xp[0] })
    : t("campaign-award-places-of", { places: xp.join(" – ") });
}

function poolText(pool, t) {
  if (pool.kind === "brought") return t("campaign-pool-brought-of", { name: pool.name, packs: pool.packs });
  if (pool.kind === "usual") return t("campaign-pool-usual");
  const rarities = t.list(pool.rarities.map((rarity) => t("campaign-rarity", { rarity })));
  return t(pool.seed === null ? "campaign-pool-drawn-anew" : "campaign-pool-drawn-of", {
    packs: pool.packs,
    rarities,
    seed: String(pool.seed),
  });
}

// A list as the reader writes it, four of each card; set(deck) is given it, null while it is none.
function ListField({ set }) {
  const { t } = useShell();
  const [text, setText] = useState("");
  const said = useReading({ game: "magic", text, format: null });
  useLayoutEffect(
    () => set(said?.deck ? { ...said.deck, name: said.deck.name || t("campaign-pool-brought") } : null),
    [said],
  );
  return html`<label class="field">
    <span>${t("campaign-pool-list")}</span>
    <textarea rows="6" data-campaign="pool" spellcheck="false" value=${text} placeholder=${"4 Shock\n4 Gravedigger"}
        onInput=${({ target }) => setText(target.value)}></textarea>
  </label>
  <div class="row">
    <${FileButton} label=${t("decks-open")} accept=".txt,.dec,text/plain" open=${(_, found) => setText(found)} />
  </div>
  <${Read} game="magic" said=${said} good=${({ main }) => t("campaign-pool-read", { packs: main.length })} t=${t} />`;
}

function PoolFields({ pool, set, name }) {
  const { t } = useShell();
  const change = (part) => set({ ...pool, ...part });
  const kinds = {
    usual: { kind: "usual" },
    drawn: { kind: "drawn", packs: 20, rarities: RARITIES, seed: null },
    brought: { kind: "brought", deck: null },
  };
  const allow = (rarity, on) =>
    change({ rarities: RARITIES.filter((one) => (one === rarity ? on : pool.rarities.includes(one))) });
  return html`<fieldset class="agreed-field">
    <legend>${t("campaign-pool")} <${RuleChip} game="live" rule="LIVE-2-POOL-1" /></legend>
    <div class="segments">${Object.keys(kinds).map((kind) => html`<label key=${kind}>
      <input type="radio" name=${`${name}-pool`} value=${kind} checked=${pool.kind === kind}
        onChange=${() => set(kinds[kind])} />
      <span>${t(`campaign-pool-${kind}`)}</span>
    </label>`)}</div>
    ${pool.kind === "drawn" && html`<div class="agreed-pool">
      <label class="field">
        <span>${t("campaign-packs")}</span>
        <input type="number" min="1" max="60" data-campaign="packs" value=${pool.packs}
          onInput=${({ target }) => change({ packs: Number(target.value) })} />
      </label>
      <label class="field">
        <span>${t("campaign-seed")}</span>
        <input inputmode="numeric" data-campaign="seed" maxlength="15" value=${pool.seed ?? ""}
          placeholder=${t("campaign-seed-anew")}
          onInput=${({ target }) => change({ seed: /^\d+$/.test(target.value) ? Number(target.value) : null })} />
      </label>
      <div class="agreed-rarities">
        ${RARITIES.map((rarity) => html`<label key=${rarity}>
          <input type="checkbox" checked=${pool.rarities.includes(rarity)} disabled=${same(pool.rarities, [rarity])}
            onChange=${({ target }) => allow(rarity, target.checked)} /> ${t("campaign-rarity", { rarity })}
        </label>`)}
      </div>
    </div>`}
    ${pool.kind === "brought" && (pool.name ? html`<p>
      ${poolText(pool, t)} <button type="button" class="link" onClick=${() => set(kinds.brought)}>
        ${t("campaign-pool-other")}
      </button>
    </p>`
      : html`<${ListField} set=${(deck) => change({ deck })} />`)}
  </fieldset>`;
}

function AwardFields({ award, set }) {
  const { t } = useShell();
  const [kind, setKind] = useState(
    () =>
      Object.keys(AWARDS)
        .slice(0, 2)
        .find((one) => same(AWARDS[one], award)) || award.by,
  );
  const [text, setText] = useState(award.xp.join(", "));
  const pick = (one) => { setKind(one); setText(AWARDS[one].xp.join(", ")); set(AWARDS[one]); };
  return html`<fieldset class="agreed-field">
    <legend>${t("campaign-award")} <${RuleChip} game="live" rule="LIVE-5-XP-1" /></legend>
    <label class="field">
      <span class="unseen">${t("campaign-award")}</span>
      <select data-campaign="award" value=${kind} onChange=${({ target }) => pick(target.value)}>
        ${Object.keys(AWARDS).map((one) => html`<option key=${one} value=${one} selected=${one === kind}>
          ${t(`campaign-award-${one}`)}
        </option>`)}
      </select>
    </label>
    ${kind === award.by && html`<label class="field">
      <span>${t(kind === "wins" ? "campaign-award-number" : "campaign-award-table")}</span>
      <input data-campaign="xp" value=${text}
        onInput=${({ target }) => {
          setText(target.value);
          const xp = numbers(target.value).slice(0, kind === "wins" ? 1 : 8);
          if (xp.length) set({ by: kind, xp });
        }} />
    </label>`}
    <p class="quiet">${awardText(award, t)}</p>
  </fieldset>`;
}

// A Power that a member writes for whoever made the campaign: the form, whose Power is saved as a file.
export function Proposal({ powers }) {
  const { t } = useShell();
  const [module, setModule] = useState(null);
  const [problem, setProblem] = useState(null);
  const toggle = () => (module ? setModule(null)
    : import("./power-form.js").then((loaded) => setModule({ ...loaded }), (error) => setProblem(error.message)));
  return html`
    <div class="row">
      <button type="button" class="button small" data-campaign="propose" aria-expanded=${Boolean(module)}
          onClick=${toggle}>
        ${t(module ? "campaign-power-close" : "campaign-power-new")}
      </button>
    </div>
    ${module && html`<p class="quiet">${t("campaign-power-give")}</p><${module.PowerForm} powers=${powers} />`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}

// Powers that the players propose, in a form or from files: one Power, or a list of them. The server says what is wrong
// with them.
function PowerFields({ powers, set }) {
  const { t } = useShell();
  const [problem, setProblem] = useState(null);
  // What the form begins with, a new Power or one that is changed, and the form's module; null while it is closed.
  const [open, setOpen] = useState(null);
  const propose = (power) => import("./power-form.js").then(
    (module) => setOpen({ ...module, begun: power ? module.filled(power) : module.EMPTY }),
    (error) => setProblem(error.message),
  );
  const others = powers.filter(({ name }) => name !== open?.begun.name);
  const keep = (power) => { set([...others, power]); setOpen(null); };
  const read = (_, text) => {
    try {
      const found = JSON.parse(text);
      const more = Array.isArray(found) ? found : [found];
      set([...powers.filter((one) => !more.some(({ name }) => name === one.name)), ...more]);
      setProblem(null);
    } catch (error) {
      setProblem(error.message);
    }
  };
  return html`<fieldset class="agreed-field">
    <legend>${t("campaign-own-powers")} <${RuleChip} game="live" rule="LIVE-4-LIST" /></legend>
    ${powers.length > 0 && html`<ul class="basket">${powers.map((one) => html`<li key=${one.name}>
      <span>${one.name}</span>
      <button type="button" class="link" aria-label=${`${t("campaign-power-change")}${t.colon}${one.name}`}
          onClick=${() => propose(one)}>
        ${t("campaign-power-change")}
      </button>
      <button type="button" class="link" onClick=${() => set(powers.filter((other) => other !== one))}>
        ${t("campaign-leave-out")}
      </button>
    </li>`)}</ul>`}
    ${open && html`
      <${open.PowerForm} key=${open.begun.name} powers=${others} begun=${open.begun} keep=${keep} />`}
    <div class="row">
      <button type="button" class="button" data-campaign="propose" aria-expanded=${Boolean(open)}
          onClick=${() => (open ? setOpen(null) : propose(null))}>
        ${t(open ? "campaign-power-close" : "campaign-power-new")}
      </button>
      <${FileButton} label=${t("campaign-open-powers")} accept=".json,application/json" open=${read} />
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <p class="quiet">${t("campaign-own-powers-text")}</p>
  </fieldset>`;
}

// How many games a match has; the rulebook names no number.
function BestOf({ best, name, set }) {
  const { t } = useShell();
  return html`<div class="segments" role="radiogroup" aria-label=${t("match-length")}>${[1, 3, 5].map((games) => html`
    <label key=${games}>
      <input type="radio" name=${`${name}-best-of`} value=${games} checked=${best === games}
        onChange=${() => set(games)} />
      <span>${games > 1 ? t("match-best-of", { games }) : t("match-one")}</span>
    </label>`)}</div>`;
}

export const formText = (t, { form, best_of: games = 1 }) => (games > 1
  ? `${t(`campaign-form-${form}`)} · ${t("match-best-of", { games })}` : t(`campaign-form-${form}`));

// agreed: USUAL or changed; set(agreed); game: of the catalogue, for its options; name: of the form.
export function AgreedFields({ agreed, set, game, name }) {
  const { t } = useShell();
  const change = (part) => set({ ...agreed, ...part });
  const option = (one, value) => {
    const { [one.name]: _, ...others } = agreed.options;
    change({ options: value === one.default ? others : { ...others, [one.name]: value } });
  };
  return html`<div class="agreed">
    <fieldset class="agreed-field">
      <legend>${t("campaign-form")} <${RuleChip} game="live" rule="LIVE-3-TOUR-1" /></legend>
      <div class="segments agreed-forms">${FORMS.map((form) => html`<label key=${form}>
        <input type="radio" name=${`${name}-form`} value=${form} checked=${agreed.form === form}
          onChange=${() => change(form === "together" ? { form, best_of: 1 } : { form })} />
        <span>${t(`campaign-form-${form}`)}</span>
      </label>`)}</div>
      <p class="quiet">${t(`campaign-form-${agreed.form}-text`)}</p>
      ${agreed.form !== "together" && html`<${BestOf} best=${agreed.best_of ?? 1} name=${name}
        set=${(best_of) => change({ best_of })} />`}
    </fieldset>
    <${AwardFields} award=${agreed.award} set=${(award) => change({ award })} name=${name} />
    <${PoolFields} pool=${agreed.pool} set=${(pool) => change({ pool })} name=${name} />
    <fieldset class="agreed-field">
      <legend>${t("campaign-approval")} <${RuleChip} game="live" rule="LIVE-3-APPROVE-1" /></legend>
      <div class="segments">${["all", "present"].map((one) => html`<label key=${one}>
        <input type="radio" name=${`${name}-approval`} value=${one} checked=${agreed.approval === one}
          onChange=${() => change({ approval: one })} />
        <span>${t(`campaign-approval-${one}`)}</span>
      </label>`)}</div>
      <p class="quiet">${t(`campaign-approval-${agreed.approval}-text`)}</p>
    </fieldset>
    <${PowerFields} powers=${agreed.powers} set=${(powers) => change({ powers })} />
    ${game && html`<details class="options">
      <summary>${t("table-options")}</summary>
      <div class="options-list">${game.options.map((one) => html`
        <${OptionField} key=${one.name} game="live" option=${one} value=${agreed.options[one.name] ?? one.default}
          set=${(value) => option(one, value)} />`)}</div>
    </details>`}
  </div>`;
}

// What was agreed, in a few lines.
export function AgreedTexts({ agreed }) {
  const { t } = useShell();
  const rows = [
    ["campaign-form", formText(t, agreed)], ["campaign-award", awardText(agreed.award, t)],
    ["campaign-pool", poolText(agreed.pool, t)], ["campaign-approval", t(`campaign-approval-${agreed.approval}`)],
  ];
  const options = Object.entries(agreed.options);
  return html`<dl class="agreed-texts">
    ${rows.map(([id, words]) => html`<div key=${id}><dt>${t(id)}</dt><dd>${words}</dd></div>`)}
    ${agreed.powers.length > 0 && html`<div>
      <dt>${t("campaign-own-powers")}</dt>
      <dd>${t.list(agreed.powers.map((one) => one.name))}</dd>
    </div>`}
    ${options.map(([name, value]) => html`<div key=${name}>
      <dt>${t(`live-option-${name}`)}</dt>
      <dd>${t(`live-option-${name}-${value}`)}</dd>
    </div>`)}
  </dl>`;
}
