// A player's side of the table: life, hand, library and piles; creatures in front, lands and all else behind them.
import { html } from "../../vendor/htm-preact.js";
import { classes } from "../../ui/classes.js";
import { Back, Card, cardOf, nameOf } from "./cards.js";
import { Icon } from "./icons.js";
import { cardName } from "./options.js";
import { piled, Row, rowsOf } from "./permanents.js";
import { isOut, nextSeat } from "./seats.js";
import { Pool } from "./symbols.js";

const BACKS = 10;

// A pile that can be looked through.
function Pile({ zone, cards, about, open, lit, icon = zone }) {
  const { t } = about;
  const [top] = cards;
  const label = t(`magic-zone-${zone}`);
  return html`
    <button type="button" class=${`pile ${lit ? "pile-lit" : ""}`} disabled=${!cards.length} onClick=${open}
        data-term=${zone === "graveyard" ? "magic/graveyard" : undefined}>
      <span class="unseen">${label}</span><${Icon} name=${icon} /><b>${cards.length}</b>
      ${top && zone === "graveyard" && html`<span class="pile-top">${cardName(about, top.name)}</span>`}
    </button>`;
}

// Name, life and all that is counted. deed: what can be done with the player, such as being a target.
/** @param {any} props */
function Head({ player, about, deed, mark = {}, hit, open, lit, mine }) {
  const { t, name, view } = about;
  const { table } = view;
  const { seat } = player;
  const waits = (view.waiting || []).some((one) => one.seat === seat);
  const out = isOut(view, seat);
  const target = deed.kind === "lit";
  const kind = classes("head", {
    "head-mine": mine,
    "head-active": table.active === seat && table.turn,
    "head-waits": waits,
    "head-lit": target,
    "head-chosen": mark.chosen,
  });
  return html`<header class=${kind}
      data-head=${seat} data-zone=${`${seat}:head`} data-answer=${deed.answer}>
    <h3>
      ${name(seat)}
      ${table.first === seat && table.turn <= 1 && !view.waiting.some(({ ask }) => ask === "first") && html` <span
          class="badge">
        ${t("magic-first")}
      </span>`}
      ${out && html` <span class="badge">${t("magic-out")}</span>`}
      ${nextSeat(view) === seat && html` <span class="badge">${t("magic-next")}</span>`}
    </h3>
    <p class="life" data-term="magic/life">
      <${Icon} name="life" size="m" /><b>${player.life}</b>
      <span class="unseen">${t("magic-life")}</span>
      ${hit > 0 && html`<span class="head-hit" title=${t("magic-hit", { amount: hit })}>
        −${hit}
        <span class="unseen">${t("magic-hit", { amount: hit })}</span>
      </span>`}
    </p>
    ${player.poison > 0 && html`<p class="count">
      <${Icon} name="poison" /><b>${player.poison}</b>
      <span class="unseen">${t("magic-poison")}</span>
    </p>`}
    <${Pool} pool=${player.pool} t=${t} />
    <p class="count" data-term="magic/library">
      <${Icon} name="library" /><b>${player.library}</b>
      <span class="unseen">${t("magic-zone-library")}</span>
    </p>
    ${player.known.length > 0 && html`<button type="button" class="pile" onClick=${() => open("known")}>
      <${Icon} name="look" /><b>${player.known.length}</b>
      <span class="unseen">${t("magic-zone-known")}</span>
    </button>`}
    ${!mine && html`<p class="hand-backs" title=${t("magic-hand-size", { count: player.hand.length })}>
      <span class="unseen">${t("magic-hand-size", { count: player.hand.length })}</span>
      ${player.hand.slice(0, BACKS).map((card) => (card ? html`
        <button type="button" class="chip" data-look=${card} onClick=${() => open("hand")}>
          ${cardName(about, card)}
        </button>` : html`<${Back} />`))}
      <b aria-hidden="true">${player.hand.length}</b>
    </p>`}
    <${Pile} zone="graveyard" cards=${player.graveyard} about=${about} open=${() => open("graveyard")}
      lit=${lit.graveyard} />
    ${player.removed.length > 0 && html`
      <${Pile} zone="removed" cards=${player.removed} about=${about} open=${() => open("removed")}
        lit=${lit.removed} />`}
    ${player.phased && html`
      <${Pile} zone="phased" icon="phasing" cards=${player.phased} about=${about} open=${() => open("phased")} />`}
    ${player.outside && html`
      <${Pile} zone="outside" icon="hand" cards=${player.outside} about=${about} open=${() => open("outside")} />`}
    ${target && html`<button type="button" class="hit" aria-label=${deed.label} aria-pressed=${deed.pressed}
        onClick=${deed.run}></button>`}
    ${mark.chosen && html`<span class="tile-mark tile-mark-pick"><${Icon} name="target" /></span>`}
    ${mark.number && html`<kbd class="card-number" aria-hidden="true">${mark.number}</kbd>`}
  </header>`;
}

// deal, marks as in permanents.js; open(zone) shows a pile; near: the side at the bottom; mine: the viewer's own;
// shown: of several where not all have room.
export function Side({ player, about, deal, marks, hits, open, near, mine, shown }) {
  const { t } = about;
  const rows = rowsOf(about.view.table, player.seat);
  const lit = Object.fromEntries(
    ["graveyard", "removed"].map((zone) => [
      zone,
      player[zone].some(({ id, name }) => deal(`id:${id}`, name, {}).kind === "lit"),
    ]),
  );
  const head = html`
    <${Head} player=${player} about=${about} deed=${deal(`player:${player.seat}`, about.name(player.seat), {})}
      mark=${marks[`player:${player.seat}`]} hit=${hits[-1 - player.seat]} open=${open} lit=${lit} mine=${mine} />`;
  const row = (kind) => html`
    <${Row} row=${rows[kind]} about=${about} deal=${deal} marks=${marks} hits=${hits} kind=${kind}
      label=${t(`magic-row-${kind}`, { player: about.name(player.seat) })} />`;
  const front = row("creatures");
  const count = piled(rows.lands, about.view.table).length + rows.others.length;
  const behind = html`<div class=${`behind ${count > 9 ? "behind-crowd" : count > 7 ? "behind-many" : ""}`}>
    ${row("lands")}${row("others")}
  </div>`;
  const out = isOut(about.view, player.seat);
  return html`<section
      class=${classes("side", { "side-mine": near, "side-other": !near, "side-shown": shown, "side-out": out })}
      data-zone=${`${player.seat}:play`} aria-label=${about.name(player.seat)}>
    ${head}
    ${near ? html`${front}${behind}` : html`${behind}${front}`}
  </section>`;
}

// The viewer's hand, card by card.
export function Hand({ player, about, deal, marks = {} }) {
  const { t, lang, cards } = about;
  const count = player.hand.length;
  if (!count) return html`
    <section class="hand hand-none" data-zone=${`${player.seat}:hand`} aria-label=${t("magic-zone-hand")}>
      <p class="quiet">${t("magic-hand-empty")}</p>
    </section>`;
  return html`<section class=${`hand ${count > 9 ? "hand-crowd" : count > 6 ? "hand-many" : ""}`}
      data-zone=${`${player.seat}:hand`} aria-label=${t("magic-zone-hand")}>${player.hand.map((name, at) => {
    if (name === null) return html`<${Back} key=${at} />`;
    const card = cardOf(cards, name);
    const seen = { name };
    const mark = marks[at];
    const deed = mark?.deed || deal(`card:${name}`, nameOf(card, lang), seen);
    return html`
      <${Card} key=${`${name}:${at}`} card=${card} lang=${lang} t=${t} deed=${deed}
        look=${deal(null, nameOf(card, lang), seen).run} chosen=${mark?.chosen} number=${mark?.number} />`;
  })}</section>`;
}
