// The viewer's deck as it grows: how far it is, its curve by mana value, its packs and lands.
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { useShell } from "../../ui/shell.js";
import { MAGIC, PACK, packCard, packName } from "./cards.js";
import { tinctureOf } from "./packs.js";

const COLUMNS = 8;
const FULL = 40;
const valueOf = (card) =>
  [...(card.cost || "").matchAll(/\{([^}]+)\}/g)].reduce(
    (sum, [, sign]) => sum + (/^\d+$/.test(sign) ? Number(sign) : sign === "X" ? 0 : 1),
    0,
  );

export const ownPacks = (one) => [...one.packs, ...(one.secret.packs || [])];

// All of a deck, looked at closely: the picture that Magic's page of decks draws.
function Whole({ one, t, lang }) {
  const [Picture, setPicture] = useState(null);
  useEffect(() => { import("../magic/decklist.js").then((module) => setPicture(() => module.Picture)); }, []);
  const main = [
    ...ownPacks(one).map((name) => [PACK, name]),
    ...Object.entries(one.lands).map(([name, count]) => [count, name]),
  ];
  return Picture && html`<${Picture} deck=${{ main, sideboard: [] }} about=${{ cards: MAGIC, lang, t }} />`;
}

function Curve({ packs, t }) {
  const columns = Array.from({ length: COLUMNS }, () => []);
  for (const name of packs) columns[Math.min(COLUMNS - 1, valueOf(packCard(name)))].push(name);
  const most = Math.max(3, ...columns.map((one) => one.length));
  const label = (value) => (value === COLUMNS - 1 ? `${value}+` : String(value));
  const said = columns
    .map((one, value) => t("decks-curve-column", { value: label(value), count: PACK * one.length }))
    .join(", ");
  return html`<div class="own-curve" role="img" aria-label=${`${t("decks-curve")}${t.colon}${said}`}
      style=${`--most: ${most}`}>
    ${columns.map((one, value) => html`<span class="curve-column" key=${value}>
      <span class="curve-stack">${one.map((name) => html`
        <i class=${`c-${tinctureOf(name)}`} data-look=${name}></i>`)}</span>
      <b>${label(value)}</b>
    </span>`)}
  </div>`;
}

export function OwnDeck({ about, look }) {
  const { view, t, lang } = about;
  const { show } = useShell();
  const one = view.table.magi[view.seat];
  if (!one) return null;
  const packs = ownPacks(one);
  const lands = Object.entries(one.lands);
  const cards = PACK * packs.length;
  const all = lands.reduce((sum, [, count]) => sum + count, 0);
  const open = () => show({ title: t("live-deck-yours"), kind: "wide", body: html`
    <${Whole} one=${one} t=${t} lang=${lang} />` });
  return html`<section class="own-deck" data-zone="own" aria-label=${t("live-deck-yours")}>
    <header class="own-head">
      <h3>${t("live-deck-yours")}</h3>
      <span class=${`own-count ${cards >= FULL ? "own-full" : ""}`} data-term="live/forty">
        ${t("live-deck-count", { count: cards, full: FULL })}
        ${all > 0 && html` · ${t("live-deck-lands", { count: all })}`}
      </span>
      <span class="own-bar" aria-hidden="true"><i style=${`width: ${Math.min(100, (100 * cards) / FULL)}%`}></i></span>
      ${packs.length > 0 && html`<button type="button" class="button small" onClick=${open}>
        ${t("live-deck-open")}
      </button>`}
    </header>
    ${packs.length > 0 ? html`<div class="own-in">
      <${Curve} packs=${packs} t=${t} />
      <ul class="own-packs">
        ${packs.map((name) => html`<li key=${name} class=${`own-pack c-${tinctureOf(name)}`}>
          <button type="button" data-look=${name} onClick=${() => look(name)}>${packName(name, lang)}</button>
        </li>`)}
        ${lands.map(([name, count]) => html`<li key=${name} class="own-land">${count} ${packName(name, lang)}</li>`)}
      </ul>
    </div>`
      : html`<p class="quiet">${t("live-deck-none")}</p>`}
  </section>`;
}
