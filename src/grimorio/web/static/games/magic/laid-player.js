// What a player of a position set up by hand has besides cards: life, poison counters and floating mana.
import { Stepper } from "../../ui/stepper.js";
import { html } from "../../vendor/htm-preact.js";
import { Icon } from "./icons.js";
import { manaOf, Pool, Sign } from "./symbols.js";

export const MOST_LIFE = 99_999;
export const MOST_POISON = 9;
const MOST_MANA = 99_999;
const MANA = [..."WUBRGC"];

export const lifeOf = (text) => Math.min(MOST_LIFE, Math.max(-MOST_LIFE, Math.trunc(Number(text)) || 0));

const written = (sign, count) => (count > 9 ? `${sign}*${count}` : sign.repeat(count));

// Floating mana, colour by colour.
export function Mana({ mana, owner, set, t }) {
  const floating = new Map(manaOf(mana));
  const held = (sign) => floating.get(sign) || 0;
  const pour = (sign) => (count) =>
    set(MANA.map((one) => written(one, one === sign ? count : held(one))).join(""));
  return html`<div class="zone-mana">${MANA.map((sign) => html`
    <${Stepper} key=${sign} count=${held(sign)} most=${MOST_MANA}
        label=${`${t(`magic-situation-mana-${sign.toLowerCase()}`)}, ${owner}`} set=${pour(sign)}>
      <${Sign} sign=${sign} />
    </${Stepper}>`)}</div>`;
}

export const Poison = ({ count, owner, set, t }) => html`
  <${Stepper} count=${count} most=${MOST_POISON} label=${`${t("magic-poison")}, ${owner}`} set=${set}>
    <span class="zone-word">${t("magic-poison")}</span>
  </${Stepper}>`;

// The head of a side: name, whose turn, life; mana and poison counters open where they are shown. set(key, value).
export function LaidHead({ side, owner, active, turn, set, more, t }) {
  const label = `${t("magic-life")}, ${owner}`;
  return html`<header class="laid-head ${active ? "head-active" : ""}">
    <h2>${owner}</h2>
    <button type="button" class="chip edit-active" aria-pressed=${active}
        aria-label=${`${t("table-board-turn")}, ${owner}`} onClick=${turn}>
      ${t("table-board-turn")}
    </button>
    <span class="laid-life life">
      <${Icon} name="life" size="m" />
      <button type="button" tabindex="-1" class="step" aria-label=${t("table-situation-less", { what: label })}
          onClick=${() => set("life", lifeOf(side.life - 1))}>−</button>
      <input type="number" inputmode="numeric" min=${-MOST_LIFE} max=${MOST_LIFE} value=${side.life}
        aria-label=${label} onFocus=${({ target }) => target.select()}
        onInput=${({ target }) => set("life", lifeOf(target.value))} />
      <button type="button" tabindex="-1" class="step" aria-label=${t("table-situation-more", { what: label })}
          onClick=${() => set("life", lifeOf(side.life + 1))}>+</button>
    </span>
    <button type="button" class="pile laid-more" aria-label=${`${t("magic-pool")}, ${t("magic-poison")}, ${owner}`}
        onClick=${more}>
      ${side.mana ? html`<${Pool} pool=${side.mana} t=${t} />` : html`<span>${t("magic-pool")}</span>`}
      ${side.poison > 0 && html`<span class="count"><${Icon} name="poison" /><b>${side.poison}</b></span>`}
    </button>
  </header>`;
}
