// What players bring to an auction without a campaign: a Magus for each seat, and the pool that is drawn.
import { html, useEffect, useLayoutEffect, useState } from "../../vendor/htm-preact.js";
import { recall, remember } from "../../memory.js";
import { ask } from "../../net.js";
import { DeckSign } from "./icons.js";

const STYLES = ["white", "blue", "black", "red", "green", "gold"];
const TRAITS = ["physical", "social", "mental"];
const ORDERS = [[3, 5, 7], [3, 7, 5], [5, 3, 7], [5, 7, 3], [7, 3, 5], [7, 5, 3]];
const RARITIES = ["common", "uncommon", "rare"];
const PACKS = [10, 12, 16, 20, 30];
const USUAL = 20;
// Experience that a Magus of a single auction has had, as the examples of the table.
const EXPERIENCE = 9;
const FRESH = { name: "", style: "red", order: 0, powers: [] };

let known = null;

function usePowers(wanted) {
  const [powers, setPowers] = useState([]);
  useEffect(() => {
    if (!wanted) return;
    known ||= ask("/api/games/live/cards");
    known.then(({ cards }) => setPowers(cards), () => { known = null; });
  }, [wanted]);
  return powers;
}

const spent = (one, powers) =>
  one.powers.reduce((sum, name) => sum + (powers.find((power) => power.name === name)?.cost || 0), 0);

// A Magus as the sheet that a session is set up with; undefined while it has no name, or Powers beyond its experience.
function sheetOf(one, powers) {
  const name = one.name.trim();
  if (!name || (one.powers.length && !powers.length) || spent(one, powers) > EXPERIENCE) return undefined;
  const bought = one.powers.map((what) => ({
    spent: powers.find((power) => power.name === what).cost,
    on: "power",
    what,
  }));
  const attributes = Object.fromEntries(TRAITS.map((trait, at) => [trait, ORDERS[one.order][at]]));
  return {
    name,
    begins: { style: one.style, attributes },
    history: [{ earned: EXPERIENCE, reason: "earlier sessions" }, ...bought],
  };
}

function Own({ one, set, powers, t, lang }) {
  const change = (part) => set({ ...one, ...part });
  const left = EXPERIENCE - spent(one, powers);
  const toggle = (name) =>
    change({
      powers: one.powers.includes(name) ? one.powers.filter((other) => other !== name) : [...one.powers, name],
    });
  return html`<div class="own-magus">
    <label class="field">
      <span>${t("live-bring-name")}</span>
      <input name="name" maxlength="32" value=${one.name} onInput=${({ target }) => change({ name: target.value })} />
    </label>
    <label class="field">
      <span>${t("live-term-style")}</span>
      <select value=${one.style} onChange=${({ target }) => change({ style: target.value })}>
        ${STYLES.map((style) => html`<option value=${style} selected=${style === one.style}>
          ${t("live-deck", { deck: style })}
        </option>`)}
      </select>
    </label>
    <label class="field">
      <span>${t("live-bring-traits")}</span>
      <select value=${String(one.order)} onChange=${({ target }) => change({ order: Number(target.value) })}>
        ${ORDERS.map((order, at) => html`<option value=${String(at)} selected=${at === one.order}>
          ${order.join(" / ")}
        </option>`)}
      </select>
    </label>
    <fieldset class="own-powers">
      <legend>${t("live-bring-powers", { left })}</legend>
      ${powers.map((power) => html`<label key=${power.name} title=${power.text[lang] || power.text.en}>
        <input type="checkbox" checked=${one.powers.includes(power.name)}
          disabled=${!one.powers.includes(power.name) && power.cost > left} onChange=${() => toggle(power.name)} />
        <span>
          <b>${power.names[lang] || power.name}</b> <span class="quiet">${power.cost}</span>
          <span class="own-power-text">${power.text[lang] || power.text.en}</span>
        </span>
      </label>`)}
    </fieldset>
  </div>`;
}

function Pool({ pool, set, t }) {
  const flip = (rarity) => {
    const rarities = RARITIES.filter((one) => pool.rarities.includes(one) !== (one === rarity));
    if (rarities.length) set({ ...pool, rarities });
  };
  return html`<details class="bring-pool">
    <summary>${t("live-bring-pool")}</summary>
    <div class="own-magus">
      <label class="field">
        <span>${t("live-bring-packs")}</span>
        <select value=${String(pool.packs)} onChange=${({ target }) => set({ ...pool, packs: Number(target.value) })}>
          ${PACKS.map((count) => html`<option value=${String(count)} selected=${count === pool.packs}>
            ${count}
          </option>`)}
        </select>
      </label>
      <fieldset class="bring-rarities">
        <legend>${t("live-bring-rarities")}</legend>
        ${RARITIES.map((rarity) => html`<label key=${rarity}>
          <input type="checkbox" checked=${pool.rarities.includes(rarity)} onChange=${() => flip(rarity)} />
          <span>${t("live-rarity", { rarity })}</span>
        </label>`)}
      </fieldset>
      <label class="bring-anew">
        <input type="checkbox" checked=${pool.anew} onChange=${() => set({ ...pool, anew: !pool.anew })} />
        <span>${t("live-bring-anew")}</span>
      </label>
    </div>
  </details>`;
}

const usualPool = (pool) => !pool.anew && pool.packs === USUAL && pool.rarities.length === RARITIES.length;
// The usual pool is drawn from this seed, another one by chance.
const SEED = 2003;
const drawn = ({ anew, packs, rarities }) => ({
  seed: anew ? crypto.getRandomValues(new Uint32Array(1))[0] : SEED,
  packs,
  rarities,
});

// seats: how many; set(cards) is given what a game is made with, undefined while a Magus is not finished; label(seat)
// names a seat.
export function Bring({ seats, set, t, label }) {
  const lang = document.documentElement.lang;
  const [own, setOwn] = useState(() => { const mine = recall("live-magus"); return mine?.used ? { 0: mine } : {}; });
  const [pool, setPool] = useState({ packs: USUAL, rarities: RARITIES, anew: false });
  const some = Array.from({ length: seats }, (_, seat) => own[seat]).some(Boolean);
  const powers = usePowers(some);
  // At once: the table is not made with what was brought before.
  useLayoutEffect(() => {
    const sheets = Array.from({ length: seats }, (_, seat) => (own[seat] ? sheetOf(own[seat], powers) : null));
    if (sheets.includes(undefined)) set(undefined);
    else if (!some && usualPool(pool)) set(null);
    else set({ ...(some && { sheets }), ...(!usualPool(pool) && { pool: drawn(pool) }) });
  }, [seats, own, pool, powers]);
  const change = (seat) => (one) => {
    setOwn({ ...own, [seat]: one });
    if (seat === 0) remember("live-magus", one ? { ...one, used: true } : { ...own[0], used: false });
  };
  const fresh = (seat) => ({ ...FRESH, ...(seat === 0 && recall("live-magus")) });
  const row = (seat) => html`<div class="bring-seat" key=${seat}>
    <label class="field">
      <span>${own[seat] && html`<${DeckSign} deck=${own[seat].style} />`} ${label(seat)}</span>
      <select data-magus-seat=${seat} value=${own[seat] ? "own" : "example"}
          onChange=${({ target }) => change(seat)(target.value === "own" ? fresh(seat) : null)}>
        <option value="example" selected=${!own[seat]}>${t("live-bring-example", { number: seat + 1 })}</option>
        <option value="own" selected=${Boolean(own[seat])}>${t("live-bring-own")}</option>
      </select>
    </label>
    ${own[seat] && html`<${Own} one=${own[seat]} set=${change(seat)} powers=${powers} t=${t} lang=${lang} />`}
  </div>`;
  return html`<fieldset class="bring-live">
    <legend>${t("live-bring-magi")}</legend>
    ${row(0)}
    ${seats > 1 && html`<details class="bring-pool">
      <summary>${t("live-bring-others")}</summary>
      ${Array.from({ length: seats - 1 }, (_, at) => row(at + 1))}
    </details>`}
    <${Pool} pool=${pool} set=${setPool} t=${t} />
  </fieldset>`;
}
