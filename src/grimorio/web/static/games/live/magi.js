// The Magi around the table: Style, life, traits, Powers, what was declared, and the packs each has.
import { html } from "../../vendor/htm-preact.js";
import { classes } from "../../ui/classes.js";
import { useShell } from "../../ui/shell.js";
import { powerName, powerOf, powerText } from "./cards.js";
import { DeckSign, Icon } from "./icons.js";
import { Mini } from "./packs.js";
import { deckName, magusName, TRAITS } from "./words.js";

// Life, and what the auction took of it; traits, those that are lost as empty marks.
function Life({ one, about }) {
  const lost = one.all_life - one.life;
  return html`<span class="vital-life" data-term="live/life">
    <span class="unseen">${about.t("live-life-now", { life: one.life })}</span>
    <span aria-hidden="true">
      ${lost !== 0 && html`<small>${lost > 0 ? `−${lost}` : `+${-lost}`}</small>`}
      <${Icon} name="life" /><b key=${one.life}>${one.life}</b>
    </span>
  </span>`;
}

function Traits({ one, about }) {
  const { t } = about;
  return html`<div class="vitals">${TRAITS.map((trait) => html`
    <span class=${`vital-trait ${one.traits[trait] ? "" : "vital-none"}`} key=${trait} data-term=${`live/${trait}`}>
      <${Icon} name=${trait} />
      <span class="unseen">
        ${t("live-traits-now", { trait, left: one.traits[trait], all: one.all_traits[trait] })}
      </span>
      <span class="pips" aria-hidden="true">${Array.from({ length: one.all_traits[trait] }, (_, at) => html`
        <i class=${at < one.traits[trait] ? "pip" : "pip pip-lost"}></i>`)}</span>
      <b aria-hidden="true">${one.traits[trait]}</b>
    </span>`)}</div>`;
}

// A Power, which says what it does when it is pressed.
function PowerChip({ power, about, used = false }) {
  const { show } = useShell();
  const { t } = about;
  const { tier } = powerOf(about.cards, power);
  const open = () => show({ title: powerName(about, power), body: html`<p class="quiet">
    ${tier && t("live-tier", { tier })}
  </p>
  <p>${powerText(about, power)}</p>` });
  return html`
    <button type="button" class=${`chip power-chip ${used ? "power-used" : ""}`} title=${powerText(about, power)}
        onClick=${open}>
      <${Icon} name="power" />${powerName(about, power)}
    </button>`;
}


// Who a Magus is at the table: a bot, a friend, the viewer.
function Player({ seat, about }) {
  const said = seat === about.view.seat ? about.name(seat) : about.players?.find((one) => one.seat === seat)?.person;
  return said && html`<span class="magus-player">${said}</span>`;
}

function statusOf({ view, t }, seat) {
  const { table } = view;
  if (!table.magi[seat].playing) return t("live-gone");
  if (view.waiting.some((one) => one.seat === seat)) return t("live-status-asked");
  return null;
}

export function Magus({ one, about, look, mine }) {
  const { t, view } = about;
  const { table } = view;
  const { seat } = one;
  const waits = view.waiting.some((each) => each.seat === seat);
  const status = statusOf(about, seat);
  const total = one.packs.length + one.secret.size;
  const kinds = Object.entries(one.declared).filter(([deck]) => deck !== "artifact");
  const kind = classes("magus", {
    "magus-mine": mine,
    "magus-waits": waits,
    "magus-active": table.active === seat,
    "magus-gone": !one.playing,
  });
  return html`<section class=${kind}
      data-zone=${`magus:${seat}`} data-magus=${seat} aria-label=${magusName(about, seat)}>
    <header class="magus-head">
      <span class="magus-style" title=${t("live-style-of", { style: deckName(t, one.style) })}>
        <${DeckSign} deck=${one.style} />
      </span>
      <h3 class="magus-name">${magusName(about, seat)}</h3>
      <${Player} seat=${seat} about=${about} />
      ${status && html`<span class=${waits ? "unseen" : "magus-status"}>${status}</span>`}
      <${Life} one=${one} about=${about} />
    </header>
    <${Traits} one=${one} about=${about} />
    <div class="magus-packs">
      <button type="button" class="magus-look"
          aria-label=${t("live-look-packs", { name: magusName(about, seat), count: total })}
          onClick=${() => look(seat)}>
        <b>${total}<small>/10</small></b>
        <span class="minis">
          ${one.packs.map((name) => html`<${Mini} key=${name} name=${name} about=${about} />`)}
          ${(one.secret.packs || []).map((name) => html`<${Mini} key=${name} name=${name} about=${about} />`)}
          ${!one.secret.packs && Array.from({ length: one.secret.size }, () => html`
            <span class="mini mini-secret"></span>`)}
        </span>
      </button>
      ${kinds.length > 0 && html`<span class="magus-kinds" title=${t("live-declared")}>
        ${kinds.map(([deck, kind]) => html`
          <span class="kind" title=${t("live-kind-in", { kind, deck: deckName(t, deck) })}>
            <${DeckSign} deck=${deck} />
          </span>`)}
      </span>`}
    </div>
    ${one.powers.length > 0 && html`<div class="magus-powers">${one.powers.map((power) => html`
      <${PowerChip} key=${power} power=${power} about=${about} />`)}</div>`}
  </section>`;
}
