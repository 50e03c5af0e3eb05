// Between the squads: the Castle as the keystone, the Diamagics at stake on it, and the powers of both as a pair of
// balances.
import { html } from "../../vendor/htm-preact.js";
import { Term } from "../../ui/glossary.js";
import { cardOf, nameOf, Tile } from "./cards.js";
import { Diamagic } from "./gems.js";
import { Icon } from "./icons.js";
import { accountOf } from "./power.js";
import { player, textOf } from "../../ui/log-you.js";
import { logText } from "./log.js";

const STEEPEST = 9;
const PER_POINT = 1.6;

function Pan({ seat, about, lower, explain }) {
  const { t, name, view } = about;
  const { power } = view.table;
  const { spells, lines } = accountOf(power.lines, seat);
  const parts = [
    ...spells.filter(({ counted }) => counted).map(({ value }) => `${value}`),
    ...lines.filter(({ step }) => step !== "floor").map(({ number }) => (number < 0 ? `−${-number}` : `+${number}`)),
  ];
  const said = parts.join(" + ").replaceAll("+ −", "− ").replaceAll("+ +", "+ ");
  return html`
    <button type="button" class="wom-pan" data-lower=${lower} data-zone=${`${seat}:power`}
        onClick=${() => explain(null)}
        title=${t("mickey-why-total", { player: name(seat), power: power.totals[seat] })}>
      <span class="wom-pan-name">${name(seat)}</span>
      <b>${power.totals[seat]}</b>
      <span class="wom-pan-sum">${parts.length > 1 ? said : ""}</span>
      <span class="unseen">${t("mickey-why-total", { player: name(seat), power: power.totals[seat] })}</span>
    </button>`;
}

// The tie before this challenge, whose Diamagics carry over: {power, count: how many are at stake now, at: its place in
// the log}, or null.
export function tieBefore(log, { stake }) {
  const at = log.findLastIndex(({ event }) => event === "reckoned");
  if (at < 0 || !stake.length) return null;
  const [power, other] = log[at].totals;
  return power === other ? { power, count: stake.length, at } : null;
}

export function Tie({ tie, log, about, explain }) {
  const { t } = about;
  return html`<p class="wom-tie">
    <${Icon} name="power" size="m" />
    <span>
      <strong>${t("mickey-tie", { power: tie.power })}</strong> ${t("mickey-tie-stays", { count: tie.count })}
      <button type="button" class="link" onClick=${() => explain(null, { ...log[tie.at], final: true })}>
        ${t("mickey-calc-show")}
      </button>
    </span>
  </p>`;
}

// What the last challenge came to, with its calculation.
function Last({ log, about, explain }) {
  const { t, view } = about;
  const tie = tieBefore(log, view.table);
  if (tie && view.choice?.ask === "castle") return null;
  if (tie) return html`<${Tie} tie=${tie} log=${log} about=${about} explain=${explain} />`;
  const at = log.findLastIndex(({ event }) => event === "reckoned");
  if (at < 0) return null;
  const won = log.slice(at).find(({ event }) => event === "assign");
  const text = [logText(log[at], about), won && logText(won, about)].filter(Boolean).join(" ");
  return html`<p class="wom-last">
    <span>${text}</span> <button type="button" class="link" onClick=${() => explain(null, { ...log[at], final: true })}>
      ${t("mickey-calc-show")}
    </button>
  </p>`;
}

const castleOf = (about, owner) =>
  textOf(about, "mickey-castle-of", owner, { player: player(about, owner) });

const castleState = (about) => {
  const { owner, simple } = about.view.table.castle;
  const whose = castleOf(about, owner);
  return simple ? `${whose}, ${about.t("mickey-state-simple")}` : whose;
};

export function Middle({ about, deal, seats, explain, log }) {
  const { view, cards, lang, t } = about;
  const { table } = view;
  const [own, other] = seats;
  const more = table.power.totals[own] - table.power.totals[other];
  const tilt = Math.max(-STEEPEST, Math.min(STEEPEST, more * PER_POINT));
  const card = table.castle && cardOf(cards, table.castle.card);
  const deed = card && deal(`card:${card.name}`, nameOf(card, lang), { name: card.name, castle: true });
  const stake = html`<span class="wom-stake" title=${t("mickey-stake", { count: table.stake.length })}>
    <span class="unseen">
      ${t("mickey-stake", { count: table.stake.length })}
      ${table.stake.filter(({ colour }) => colour).map(({ colour }) => ` ${t(`mickey-diamagic-${colour}`)}`).join()}
    </span>
    ${table.stake.map(({ colour, up }) => html`<span class=${up ? "" : "wom-token-down"}>
      <${Diamagic} colour=${colour} size="m" t=${t} />
    </span>`)}
  </span>`;
  return html`<section class="wom-middle" data-zone="castle" aria-label=${t("mickey-middle")}
      data-tilt=${more > 0 ? "own" : more < 0 ? "other" : "even"}>
    <svg class="wom-beam" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 40">
      <path d=${`M8 ${20 - tilt}L92 ${20 + tilt}`} vector-effect="non-scaling-stroke" />
    </svg>
    <${Pan} seat=${other} about=${about} lower=${more < 0} explain=${explain} />
    <div class="wom-keystone">
      ${card ? html`<${Tile} card=${card} lang=${lang} t=${t} deed=${deed} id="castle"
        more=${`wom-castle ${table.castle.simple && card.words.length > 0 ? "wom-silent" : ""}`} marks=${stake}
        said=${castleState(about)} />`
        : html`<div class="wom-no-castle"><${Icon} name="castle" size="m" />${table.stake.length > 0 && stake}</div>`}
      <p class="wom-pool">
        ${card && html`<span>${castleOf(about, table.castle.owner)}</span>`}
        <span><${Term} plain game="mickey" term="pool">${t("mickey-pool", { count: table.pool })}</${Term}></span>
        ${table.covered.length > 0 && html`<span>${t("mickey-covered", { count: table.covered.length })}</span>`}
      </p>
    </div>
    <${Pan} seat=${own} about=${about} lower=${more > 0} explain=${explain} />
    <${Last} log=${log} about=${about} explain=${explain} />
  </section>`;
}
