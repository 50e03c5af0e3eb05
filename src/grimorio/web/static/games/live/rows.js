// In which order packs are taken from the deck that lies open: row by row, and within a row by Style.
import { html } from "../../vendor/htm-preact.js";
import { DeckSign, Icon } from "./icons.js";
import { useNow } from "./motion.js";
import { deckName, magusName } from "./words.js";

// The seats that declared what a row is for, those of the deck's own Style first.
function seatsIn(table, kind) {
  const those = table.magi.filter((one) => one.playing && one.declared[table.auction] === kind);
  return [...those.filter((one) => one.style === table.auction), ...those.filter((one) => one.style !== table.auction)];
}

function Who({ one, about, left, now }) {
  const { t, view } = about;
  const { table } = view;
  const own = one.style === table.auction;
  return html`
    <li class=${`who ${now ? "who-now" : ""} ${one.seat === view.seat ? "who-mine" : ""}`}
        title=${own ? t("live-own-style") : undefined}>
      ${own && html`<${DeckSign} deck=${one.style} /><span class="unseen">${t("live-own-style")}</span>`}
      <span>${magusName(about, one.seat)}</span>
      ${left !== null && html`<b>
        <span aria-hidden="true">${"▮".repeat(left) || "✓"}</span>
        <span class="unseen">${t("live-row-left", { count: left })}</span>
      </b>`}
    </li>`;
}

// At the completion: who takes from which deck, in which order; those who have come first.
function Line({ about }) {
  const { t, view } = about;
  const { completion, active } = view.table;
  const after = new Set(completion.line);
  const declared = view.table.magi.filter((one) => completion.decks[one.seat]).map((one) => one.seat);
  const seats = completion.line.length
    ? [...declared.filter((seat) => !after.has(seat)), ...completion.line]
    : declared;
  const line = useNow(`${active} ${seats.length}`);
  if (!seats.length) return null;
  return html`<section class="rows-box" aria-label=${t("live-line")}>
    <ol class="rows-list" ref=${line}>${seats.map((seat) => {
      const state = seat === active ? "row-now" : completion.line.length && !after.has(seat) ? "row-done" : "row-later";
      const deck = completion.decks[seat];
      return html`<li key=${seat} class=${`order-row ${state}`} aria-current=${seat === active ? "step" : undefined}>
        <span class="row-kind">
          <${DeckSign} deck=${deck} />
          <strong>${magusName(about, seat)}</strong>
          <span class="unseen">${deckName(t, deck)}</span>
        </span>
      </li>`;
    })}</ol>
  </section>`;
}

export function Rows({ about }) {
  const { table } = about.view;
  if (table.rows) return html`<${Table} about=${about} />`;
  return table.completion && html`<${Line} about=${about} />`;
}

// The table of the deck that lies open.
function Table({ about }) {
  const { t, view } = about;
  const { table } = view;
  const line = useNow(`${table.auction} ${table.rows.at}`);
  const { at, rows } = table.rows;
  const deck = deckName(t, table.auction);
  const left = new Map((table.picks?.left || []).map(({ seat, packs }) => [seat, packs]));
  return html`<section class="rows-box" aria-label=${t("live-rows", { deck })}>
    <h3 class="rows-title" data-term="live/declaration">${t("live-rows", { deck })}</h3>
    <ol class="rows-list" tabindex="0" ref=${line}>${rows.map((row, index) => {
      const state = index < at ? "row-done" : index === at ? "row-now" : "row-later";
      const magi = seatsIn(table, row.kind);
      return html`<li key=${row.rule} class=${`order-row ${state}`} aria-current=${index === at ? "step" : undefined}>
        <span class="row-kind">
          <${Icon} name=${row.kind} />
          <strong>${t("live-kind", { kind: row.kind })}</strong>
          <span class="row-packs">${t("live-row-packs", { count: row.packs })}</span>
        </span>
        ${magi.length > 0 && html`<ul class="row-who">${magi.map((one) => html`
          <${Who} key=${one.seat} one=${one} about=${about} now=${index === at && table.active === one.seat}
            left=${index === at && left.has(one.seat) ? left.get(one.seat) : null} />`)}</ul>`}
      </li>`;
    })}</ol>
  </section>`;
}
