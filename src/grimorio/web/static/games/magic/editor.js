// The parts of a Magic position that is set up by hand: the board, and below it all fields as lists: players, and the
// cards in their zones.
import { Select } from "../../ui/select.js";
import { html } from "../../vendor/htm-preact.js";
import { Stepper } from "../../ui/stepper.js";
import { style } from "../../ui/style.js";
import { Adder, Handling, whole } from "../../ui/zones.js";
import { nameOf } from "./cards.js";
import { Icon } from "./icons.js";
import { added, atPeace, called, counted, hostOf, inPlay, laid, seatsOf, SEATS } from "./laid.js";
import { sizeOf, times, zoneName } from "./laid.js";
import { lifeOf, Mana, MOST_LIFE, MOST_POISON } from "./laid-player.js";
import { State } from "./laid-state.js";
import { typeName } from "./words.js";

// The style of the editor comes with it, before its first drawing.
await style(new URL("./editor.css", import.meta.url));

const MOST_TURNS = 10_000;

export { Board } from "./laid-board.js";
export { cardsFor, limitsWith, moreCards } from "./laid-cards.js";
export { seatsOf };
export const isOut = () => false;
export const beginning = () => ({});

// With fewer players what belongs to those who left goes back to whoever controls it.
export function reseated(situation, seats) {
  const next = { ...situation };
  for (const [index, seat] of SEATS.entries()) {
    if (index >= seats) delete next[seat];
    else next[seat] ??= {};
  }
  if (!(next.active in next)) next.active = "A";
  for (const seat of seatsOf(next)) {
    if (!next[seat].battlefield) continue;
    const battlefield = next[seat].battlefield.map(({ owner, ...entry }) =>
      owner in next ? { ...entry, owner } : entry,
    );
    next[seat] = { ...next[seat], battlefield };
  }
  return atPeace(next);
}

// What is wrong, in words; the server has the last word.
export function problems(situation, limits, about) {
  return inPlay(situation)
    .filter(({ entry }) => counted(entry)[0] in limits.enchants && !entry.token && !hostOf(situation, entry))
    .map(({ entry }) => about.t("magic-situation-unattached", { card: called(about, entry) }));
}

function ZoneEditor({ zone, seat, owner, parts }) {
  const { situation, change, about } = parts;
  const { t } = about;
  const list = situation[seat][zone] || [];
  const set = (next) => change(null, laid(situation, seat, zone, next));
  if (!list.length) return null;
  const title = zoneName(t, zone);
  return html`<section class="zone" data-zone-of=${zone} aria-label=${`${title}, ${owner}`}>
    <h3>${title} <b>${sizeOf(list)}</b></h3>
    <ol>${list.map((entry, at) => {
      const name = called(about, entry);
      return html`<li key=${`${at}:${entry.card || entry.token}`}>
        <div class="zone-head">
          <span class="zone-name">${name}</span>
          <${Handling} list=${list} at=${at} name=${name} count=${counted(entry)[1]}
            many=${entry.as || entry.on || entry.token ? null : (count) => times(entry, count)} set=${set}
            ordered=${zone !== "hand"} />
        </div>
        ${zone === "battlefield" && html`<${State} ...${parts} seat=${seat} at=${at} entry=${entry} name=${name} />`}
      </li>`;
    })}</ol>
  </section>`;
}

// Cards are found and put into a zone; one like another that lies there is counted with it.
function Finder({ seat, owner, parts }) {
  const { situation, limits, change, about } = parts;
  const { t, lang, cards } = about;
  const all = (zone) =>
    zone === "battlefield"
      ? [
          ...cards
            .filter(({ kind }) => !["instant", "sorcery"].includes(kind))
            .map((card) => ({ name: nameOf(card, lang), also: card.name, entry: { card: card.name } })),
          ...limits.tokens.map((token) => ({
            name: t("magic-situation-token", { name: typeName(t, token.token) }),
            entry: token,
          })),
        ]
      : cards.map((card) => ({ name: nameOf(card, lang), also: card.name, entry: { card: card.name } }));
  const add = (zone, { entry }) => change(null, added(situation, { seat, zone }, entry, { apart: limits.enchants }));
  return html`<${Adder} owner=${owner} zones=${limits.zones.map((zone) => [zone, zoneName(t, zone)])} cards=${all}
    add=${add} />`;
}

function Lists({ seat, parts }) {
  const { situation, limits, change, about } = parts;
  const { t } = about;
  const owner = t("table-situation-seat", { seat });
  const side = situation[seat];
  const set = (key, value) => change(`${seat}.${key}`, { ...situation, [seat]: { ...side, [key]: value } });
  return html`
    <div class="panel situation-board situation-lists" role="group" aria-labelledby=${`seat-${seat}`}
        data-seat=${seat}>
      <header>
        <h2 id=${`seat-${seat}`}>${owner}</h2>
        <label class="zone-pick">
          <${Icon} name="life" /><span>${t("magic-life")}</span>
          <input type="number" min=${-MOST_LIFE} max=${MOST_LIFE} value=${side.life}
            aria-label=${`${t("magic-life")}, ${owner}`}
            onInput=${({ target }) => set("life", lifeOf(target.value))} />
        </label>
        <${Stepper} count=${side.poison} most=${MOST_POISON} label=${`${t("magic-poison")}, ${owner}`}
            set=${(count) => set("poison", count)}>
          <span class="zone-word">${t("magic-poison")}</span>
        </${Stepper}>
      </header>
      <details class="zone-pool" open=${Boolean(side.mana)}>
        <summary>${t("magic-pool")}</summary>
        <${Mana} mana=${side.mana} owner=${owner} set=${(mana) => set("mana", mana)} t=${t} />
      </details>
      <${Finder} seat=${seat} owner=${owner} parts=${parts} />
      ${[...limits.zones, "library"].map((zone) => html`
        <${ZoneEditor} key=${zone} zone=${zone} seat=${seat} owner=${owner} parts=${parts} />`)}
      ${!side.library && html`<p class="quiet">${t("magic-situation-library")}</p>`}
    </div>`;
}

// The fields of the head: whose turn it is, and how far the game is.
export function Fields({ situation, limits, names, change, about: { t } }) {
  const set = (key, value) => change(key, atPeace({ ...situation, [key]: value }));
  const pick = (key, label, values, words) => html`<${Select} ...${{ label, values, words }} value=${situation[key]}
    set=${(value) => set(key, value)} />`;
  return html`${pick("active", t("table-situation-active"), names, (one) => t("table-situation-seat", { seat: one }))}
  ${pick("at", t("magic-situation-step"), limits.steps, (one) => t(`magic-step-${one.replaceAll("_", "-")}`))}
  <label class="field">
    <span>${t("magic-situation-turn")}</span>
    <input type="number" min="1" max=${MOST_TURNS} value=${situation.turn}
      onInput=${({ target }) => set("turn", whole(target.value, MOST_TURNS))} />
  </label>`;
}

// Life, hand and permanents of all players, at a glance.
export function Summary({ situation, names, about: { t } }) {
  return html`<p class="situation-glance">${names.map((seat) => html`<span key=${seat}>
    <strong>${seat}</strong>
    <${Icon} name="life" />
    <span class="unseen">${t("magic-life")}</span> ${situation[seat].life}
    <${Icon} name="hand" />
    <span class="unseen">${t("magic-zone-hand")}</span> ${sizeOf(situation[seat].hand)}
    <${Icon} name="block" />
    <span class="unseen">${t("magic-situation-zone-battlefield")}</span> ${sizeOf(situation[seat].battlefield)}
  </span>`)}</p>`;
}

export const Boards = (parts) => html`<div class="situation-boards">${parts.names.map((seat) => html`
  <${Lists} key=${seat} seat=${seat} parts=${parts} />`)}</div>`;
