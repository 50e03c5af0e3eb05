// What lies in play: tiles that compress, lands in piles, enchantments under what they are on.
import { nameAfter } from "../../ui/players.js";
import { html } from "../../vendor/htm-preact.js";
import { cardOfPermanent, nameOf, typesOf } from "./cards.js";
import { Icon, iconOf } from "./icons.js";
import { cardName, colourName, heldBy, wordOf } from "./options.js";
import { Sigil, tincturesOf } from "./sigils.js";
import { LETTERS, Sign } from "./symbols.js";

const dashed = (word) => word.replace(" ", "-");

// A keyword in the reader's words.
export function keywordName(t, keyword) {
  if (keyword.startsWith("protection from "))
    return t("magic-keyword-protection", { color: colourName(t, keyword.slice(16)) });
  return t(`magic-keyword-${dashed(keyword)}`);
}

// What was chosen as a permanent came into play, in the reader's words; and what was paid for it, or is to be paid.
const markOf = ({ chosen }) => `magic-mark-${dashed(chosen)}`;
const chosenWord = (about, it) => (about.t.has(markOf(it)) ? about.t(markOf(it)) : wordOf(about, it.chosen));

// What is to be said of a permanent besides its card.
export function stateOf(it, about) {
  const { t, view } = about;
  const { table } = view;
  const enchanted = table.play.filter((one) => one.on === it.id).map((one) => cardName(about, one.name));
  const host = it.on && table.play.find((one) => one.id === it.on);
  const held = heldBy(table, it.id);
  const blocked = it.blocks.map((id) => table.play.find((one) => one.id === id)).filter(Boolean);
  return [
    it.token && t("magic-token"),
    it.controller !== it.owner && t("magic-state-owner", { player: nameAfter(about, it.owner) }),
    it.tapped && t("magic-tapped"),
    it.phased && t("magic-zone-phased"),
    it.power !== null &&
      !it.ready &&
      it.controller === table.active &&
      !it.keywords.includes("haste") &&
      t("magic-state-new"),
    it.attacking !== null && t("magic-state-attacking", { player: nameAfter(about, it.attacking) }),
    it.attacking !== null && it.blocked && t("magic-state-blocked"),
    it.blocking &&
      (blocked.length > 0
        ? t("magic-state-blocking", { cards: t.list(blocked.map((one) => cardName(about, one.name))) })
        : t("magic-state-blocking-nothing")),
    it.damage > 0 && t("magic-state-damage", { amount: it.damage }),
    ...Object.entries(it.counters).map(([kind, count]) => t("magic-state-counters", { kind, count })),
    it.keywords.length > 0 && t.list(it.keywords.map((keyword) => keywordName(t, keyword))),
    it.chosen &&
      (t.has(markOf(it)) ? chosenWord(about, it) : t("magic-state-chosen", { word: wordOf(about, it.chosen) })),
    enchanted.length > 0 && t("magic-state-enchanted", { cards: t.list(enchanted) }),
    held.length > 0 && t("magic-state-holds", { cards: t.list(held.map((one) => cardName(about, one.name))) }),
    host && t("magic-state-on", { card: cardName(about, host.name) }),
    "threshold" in it && t(it.threshold ? "magic-state-threshold" : "magic-state-no-threshold"),
    ...it.changes.map(([old, now]) => t("magic-state-word", { old: wordOf(about, old), new: wordOf(about, now) })),
  ].filter(Boolean);
}

// The tile of a permanent. deed as of a dealer; pair: a mark of who fights whom; number: its key while attackers or
// blockers are declared.
function Tile({ it, count = 1, about, deed, chosen, whom, number, hit, keys }) {
  const { t, lang, cards } = about;
  const card = cardOfPermanent(cards, it, t, lang);
  const called = nameOf(card, lang);
  const [first, second = first] = tincturesOf(card);
  const creature = it.power !== null;
  const changed = creature && card.size && (it.power !== card.size[0] || it.toughness !== card.size[1]);
  const weak = creature && it.damage > 0;
  const size = creature ? `${it.power}/${it.toughness}` : "";
  const counters = Object.entries(it.counters);
  const counterText = ([name, many]) =>
    /^[+-]/.test(name) ? `${name}${many > 1 ? `×${many}` : ""}` : `● ${many}`;
  const said = [
    called,
    count > 1 && `× ${count}`,
    size,
    hit > 0 && t("magic-hit", { amount: hit }),
    ...stateOf(it, about),
  ]
    .filter(Boolean)
    .join(", ");
  const resting = creature && !it.ready && it.controller === about.view.table.active && !it.keywords.includes("haste");
  const kind = [
    `tile c-${first} second-${second}`,
    `tile-${deed.kind}`,
    it.tapped && "tile-tapped",
    it.attacking !== null && "tile-attacks",
    it.blocking && "tile-blocks",
    it.token && "tile-token",
    it.phased && "tile-phased",
    chosen && `tile-chosen tile-chosen-${chosen}`,
    creature ? "tile-creature" : `tile-${card.kind}`,
    count > 1 && "tile-pile",
  ]
    .filter(Boolean)
    .join(" ");
  return html`<article class=${kind} data-key=${it.id} data-keys=${keys?.join(" ")} data-look=${card.name}
      data-id=${it.id} data-answer=${deed.answer}>
    <div class="tile-card">
      <p class="tile-name">${called}</p>
      <div class="tile-picture"><${Sigil} card=${card} /></div>
      ${it.keywords.length > 0 && html`<span class="tile-words">
        ${[...new Set(it.keywords.map(iconOf))].slice(0, 4).map((one) => html`<${Icon} name=${one} size="xs" />`)}
      </span>`}
      ${counters.length > 0 && html`<span class="tile-counters">
        ${counters.map(counterText).join(" ")}
      </span>`}
      ${it.chosen && html`<span class="tile-word">${it.chosen in LETTERS ? html`<${Sign} sign=${LETTERS[it.chosen]} />`
        : chosenWord(about, it)}</span>`}
      ${it.changes.map(([old, now]) => html`<span class="tile-word">
        <s>${wordOf(about, old)}</s> ${wordOf(about, now)}
      </span>`)}
      ${count > 1 && html`<b class="tile-count">×${count}</b>`}
      ${resting && html`<span class="tile-new"><${Icon} name="new" size="xs" /></span>`}
      ${creature && html`<span class=${`tile-size ${changed ? "changed" : ""}`}>
        ${size}
        ${weak && html`<i class="tile-damage">−${it.damage}</i>`}
      </span>`}
      ${hit > 0 && html`<span class="tile-hit" title=${about.t("magic-hit", { amount: hit })}>${hit}</span>`}
      ${(it.attacking !== null || chosen === "attack") && html`<span class="tile-mark">
        <${Icon} name="attack" />
      </span>`}
      ${(it.blocking || chosen === "block") && html`<span class="tile-mark"><${Icon} name="block" /></span>`}
      ${chosen === "pick" && html`<span class="tile-mark tile-mark-pick"><${Icon} name="target" /></span>`}
    </div>
    <button type="button" class="hit" aria-pressed=${deed.pressed} aria-label=${`${deed.label} — ${said}`}
        onClick=${deed.run}></button>
    ${about.view.seats > 2 && (whom ?? it.attacking) !== null && html`<span class="tile-whom" aria-hidden="true">
      → ${about.name(whom ?? it.attacking)}
    </span>`}
    ${number && html`<kbd class="card-number" aria-hidden="true">${number}</kbd>`}
  </article>`;
}

// Enchantments on a permanent: tabs under its tile.
function Tab({ it, about, deed }) {
  const card = cardOfPermanent(about.cards, it, about.t, about.lang);
  const [first] = tincturesOf(card);
  return html`
    <div class=${`tab c-${first} tile-${deed.kind}`} data-key=${it.id} data-look=${card.name} data-id=${it.id}
        data-answer=${deed.answer}>
      <span>${nameOf(card, about.lang)}</span>
      <button type="button" class="hit"
          aria-label=${`${deed.label} — ${[nameOf(card, about.lang), typesOf(card, about.lang)].join(", ")}`}
          onClick=${deed.run}></button>
    </div>`;
}

// Who blocks an attacker, under its tile on a phone, where there is no room for both rows at once. What blocks says so
// itself.
const Blockers = ({ of, about }) => of.length > 0 && html`<ul class="blockers" aria-hidden="true">
  ${of.map(({ id, name, power, toughness }) => html`
    <li key=${id}><span>${cardName(about, name)}</span><b>${power}/${toughness}</b></li>`)}
</ul>`;

// Whether two permanents look and do the same, so that they may lie in one pile.
const alike = (it, chosen) =>
  JSON.stringify([
    it.name,
    it.token,
    it.controller,
    it.owner,
    it.tapped,
    it.counters,
    it.damage,
    it.kinds,
    it.types,
    it.colors,
    it.keywords,
    it.changes,
    it.chosen,
    it.power,
    it.toughness,
    it.power === null || it.ready,
    chosen,
  ]);

const ROOM = 7; // so many tiles lie side by side before those that are alike lie on each other

/* The permanents of a row in piles: lands that are alike lie on each other; in a crowd all that are alike do, but
   what fights or is enchanted, and what is declared lies apart. Gives [[it, …], …]. */
export function piled(row, table, marks = {}) {
  const enchanted = new Set(table.play.map((one) => one.on).filter(Boolean));
  const group = (together) => {
    const piles = new Map();
    for (const it of row) {
      const single = !together(it) || enchanted.has(it.id) || it.attacking !== null || it.blocking;
      const key = single ? String(it.id) : alike(it, marks[it.id]?.chosen || false);
      piles.set(key, [...(piles.get(key) || []), it]);
    }
    return [...piles.values()];
  };
  const piles = group((it) => it.kinds.includes("land") && it.power === null);
  return piles.length > ROOM ? group(() => true) : piles;
}

// How a row is squeezed: into one line while it can be, then into two low ones.
const squeeze = (count) =>
  count > 10 ? "row-crowd row-throng" : count > 8 ? "row-crowd" : count > 7 ? "row-many" : "";

/* The piles of a row, with each blocker as near as can be opposite the attacker it blocks: both rows stand centred, and
   what does not block keeps its place. */
export function linedUp(piles, table) {
  if (!piles.some(([it]) => it.blocking)) return piles;
  const opposite = new Map();
  for (const seat of table.playing) {
    const row = piled(rowsOf(table, seat).creatures, table);
    row.forEach(([{ id }], at) => opposite.set(id, at + (piles.length - row.length) / 2));
  }
  const placed = piles.map((pile, at) => ({ pile, at: opposite.get(pile[0].blocks[0]) ?? at }));
  return placed.sort((one, other) => one.at - other.at).map(({ pile }) => pile);
}

// One row. deal(place, name, seen) as of a dealer; marks: {id: {chosen, number, deed}} while something is declared;
// hits: {id: damage that waits for it}.
export function Row({ row, about, deal, marks = {}, hits = {}, kind, label }) {
  const { table } = about.view;
  if (!row.length) return html`<div class=${`row-play row-${kind} row-empty`}></div>`;
  const piles = linedUp(piled(row, table, marks), table);
  const dealt = (it) => marks[it.id]?.deed || deal(`id:${it.id}`, cardName(about, it.name), { id: it.id });
  return html`<div class=${`row-play row-${kind} ${squeeze(piles.length)}`} role="group" aria-label=${label}>
    ${piles.map((pile) => {
      const [it] = pile;
      const able = pile.find((one) => dealt(one).kind === "lit") || it;
      const mark = marks[able.id] || {};
      const on = table.play.filter((one) => one.on === it.id);
      const against = table.play.filter((one) => one.blocks.includes(it.id) || marks[one.id]?.against === it.id);
      return html`<div class="slot" key=${it.id}>
        <${Tile} it=${able} count=${pile.length} about=${about} deed=${dealt(able)} chosen=${mark.chosen}
          whom=${mark.whom} number=${mark.number} hit=${hits[it.id]} keys=${pile.map((one) => one.id)} />
        ${on.map((one) => html`<${Tab} key=${one.id} it=${one} about=${about} deed=${dealt(one)} />`)}
        <${Blockers} of=${against} about=${about} />
      </div>`;
    })}
  </div>`;
}

// Damage that waits on the stack, by the key of who gets it: an id, or a player's.
export function hitsOf({ stack }) {
  const hits = {};
  for (const { dealt = [] } of stack)
    for (const [, to, amount] of dealt) hits[keyOf(to)] = (hits[keyOf(to)] || 0) + amount;
  return hits;
}
export const keyOf = (target) => ("player" in target ? -1 - target.player : target.id);

// The permanents of a player: creatures; lands; all else. What lies on something lies there, whoever controls it.
export function rowsOf(table, seat) {
  const mine = table.play.filter(
    (it) => it.controller === seat && !(it.on && table.play.some((one) => one.id === it.on)),
  );
  return {
    creatures: mine.filter((it) => it.power !== null),
    lands: mine.filter((it) => it.power === null && it.kinds.includes("land")),
    others: mine.filter((it) => it.power === null && !it.kinds.includes("land")),
  };
}
