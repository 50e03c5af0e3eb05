// The parts of a Magic position that is set up by hand: players, and the cards in their zones. A situation is the one
// of docs/judge.md in full: every entry of a zone is an object, "Mountain*3" stands for three that are alike.
import { Select } from "../../ui/select.js";
import { html } from "../../vendor/htm-preact.js";
import { Stepper } from "../../ui/stepper.js";
import { style } from "../../ui/style.js";
import { Adder, counted as split, Handling, Pick, put, times as many, whole } from "../../ui/zones.js";
import { cardOf, nameOf } from "./cards.js";
import { Icon } from "./icons.js";
import { colourName } from "./options.js";
import { manaOf, Sign } from "./symbols.js";
import { typeName } from "./words.js";

// The style of the editor comes with it, before its first drawing.
await style(new URL("./editor.css", import.meta.url));

const SEATS = [..."ABCDEFGH"];
const MANA = [..."WUBRGC"];
const MOST = { life: 99_999, damage: 99_999, counters: 99_999, mana: 99_999, poison: 9, turns: 10_000 };

export const seatsOf = (situation) => SEATS.filter((seat) => seat in situation);
export const isOut = () => false;
export const beginning = () => ({});

// What an entry is called, and how many it stands for.
const counted = (entry) => split(entry.card ?? entry.token);
const times = (entry, count) => ({ ...entry, card: many(entry.card, count) });

const called = ({ cards, lang, t }, entry) =>
  entry.token ? typeName(t, entry.token) : nameOf(cardOf(cards, counted(entry)[0]), lang);
// The card types of an entry: its type line before the dash.
const kindsOf = ({ cards }, entry) =>
  entry.token
    ? entry.types.join(" ")
    : (cardOf(cards, counted(entry)[0]).types?.en || "").replace(/^Enchant \w+/, "Enchantment").split(" — ")[0];
const isA = (about, entry, kind) => kind === "permanent" || kindsOf(about, entry).toLowerCase().includes(kind);
const sizeOf = (list) => list.reduce((sum, one) => sum + counted(one)[1], 0);

// Everything in play: [{seat, at, entry}].
const inPlay = (situation) =>
  seatsOf(situation).flatMap((seat) => situation[seat].battlefield.map((entry, at) => ({ seat, at, entry })));
const hostOf = (situation, entry) => entry.on && inPlay(situation).find((one) => one.entry.as === entry.on);

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
  return next;
}

// What is wrong, in words; the server has the last word.
export function problems(situation, limits, about) {
  return inPlay(situation)
    .filter(({ entry }) => counted(entry)[0] in limits.enchants && !entry.token && !hostOf(situation, entry))
    .map(({ entry }) => about.t("magic-situation-unattached", { card: called(about, entry) }));
}

// The situation with another list in a zone.
const laid = (situation, seat, zone, list) => ({ ...situation, [seat]: { ...situation[seat], [zone]: list } });

// What is enchanted needs a name that nothing else has; of several alike one is set apart.
function named(situation, { seat, at, entry }) {
  if (entry.as) return [situation, entry.as];
  const taken = new Set(
    seatsOf(situation).flatMap((one) =>
      Object.values(situation[one])
        .flat()
        .map((card) => card?.as),
    ),
  );
  const [name, count] = counted(entry);
  let label = name.toLowerCase();
  for (let number = 2; taken.has(label); number += 1) label = `${name.toLowerCase()} ${number}`;
  const one = { ...(entry.token ? entry : times(entry, 1)), as: label };
  const list = situation[seat].battlefield;
  const apart = count > 1 ? [one, times(entry, count - 1)] : [one];
  return [laid(situation, seat, "battlefield", [...list.slice(0, at), ...apart, ...list.slice(at + 1)]), label];
}

const zoneName = (t, zone) => t(`magic-situation-zone-${zone.replace("_", "-")}`);

// What a permanent is like: tapped, new, damaged, with counters, on what, whose, with which choice.
function State({ situation, seat, at, entry, name, limits, names, change, about }) {
  const { t } = about;
  const list = situation[seat].battlefield;
  const with_ = ({ ...more }) => {
    const next = Object.fromEntries(
      Object.entries({ ...entry, ...more }).filter(([key, value]) => value || !(key in more)),
    );
    return laid(situation, seat, "battlefield", put(list, at, next));
  };
  const set = (key, value) => change(`${seat}.play.${at}.${key}`, with_({ [key]: value }));
  const toggle = (key) => html`
    <button type="button" class="chip" aria-pressed=${Boolean(entry[key])}
        aria-label=${`${t(`magic-situation-${key}`)}${t.colon}${name}`} onClick=${() => set(key, !entry[key])}>
      ${t(`magic-situation-${key}`)}
    </button>`;
  const counters = { ...(isA(about, entry, "creature") ? { "+1/+1": 0 } : {}), ...entry.counters };
  const count = (kind) => (many) => {
    const next = { ...entry.counters, [kind]: many };
    if (!many) delete next[kind];
    set("counters", Object.keys(next).length ? next : null);
  };
  const bare = counted(entry)[0];
  const enchants = !entry.token && limits.enchants[bare];
  const host = hostOf(situation, entry);
  const hosts = enchants
    ? inPlay(situation).filter(
        (one) => one.entry !== entry && (one === host || one.entry === host?.entry || isA(about, one.entry, enchants)),
      )
    : [];
  const keyOf = (one) => `${one.seat}:${one.at}`;
  const hostNames = hosts.map((one) => [keyOf(one), `${called(about, one.entry)} (${one.seat})`]);
  const enchant = (key) => {
    const [beside, label] = named(situation, hosts.find((one) => keyOf(one) === key));
    const place = beside[seat].battlefield.indexOf(entry);
    change(null, laid(beside, seat, "battlefield", put(beside[seat].battlefield, place, { ...entry, on: label })));
  };
  const words = {
    color: () => limits.colors.map((one) => [one, colourName(t, one)]),
    "creature type": () => limits.types.map((one) => [one, typeName(t, one)]),
  }[limits.chooses[bare]]?.();
  return html`<div class="zone-state">
    ${toggle("tapped")}${toggle("new")}
    ${isA(about, entry, "creature") && html`
      <${Stepper} count=${entry.damage || 0} most=${MOST.damage}
          label=${`${t("magic-situation-damage")}${t.colon}${name}`}
          set=${(many) => set("damage", many)}>
        <span class="zone-word">${t("magic-situation-damage")}</span>
      </${Stepper}>`}
    ${Object.entries(counters).map(([kind, many]) => html`
      <${Stepper} key=${kind} count=${many} most=${MOST.counters}
          label=${`${t("magic-situation-counters", { kind })}${t.colon}${name}`} set=${count(kind)}>
        <span class="zone-word">${kind}</span>
      </${Stepper}>`)}
    ${enchants && html`<${Pick} label=${t("magic-situation-on")} name=${name} value=${host ? keyOf(host) : ""}
      set=${enchant} options=${[...(host ? [] : [["", t("table-situation-nothing")]]), ...hostNames]} />`}
    ${words && html`
      <${Pick} label=${t("magic-situation-chosen")} name=${name} value=${entry.chosen || ""}
        set=${(word) => set("chosen", word)}
        options=${[["", t("table-situation-nothing")], ...words.sort((a, b) => a[1].localeCompare(b[1]))]} />`}
    <${Pick} label=${t("magic-situation-owner")} name=${name} value=${entry.owner || seat}
      set=${(owner) => set("owner", owner === seat ? "" : owner)} options=${names.map((one) => [one, one])} />
  </div>`;
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
            .map((card) => ({ name: nameOf(card, lang), entry: { card: card.name } })),
          ...limits.tokens.map((token) => ({
            name: t("magic-situation-token", { name: typeName(t, token.token) }),
            entry: token,
          })),
        ]
      : cards.map((card) => ({ name: nameOf(card, lang), entry: { card: card.name } }));
  const add = (zone, { entry }) => {
    const list = situation[seat][zone] || [];
    const like = list.findIndex(
      (one) =>
        !entry.token &&
        Object.keys(one).length === 1 &&
        counted(one)[0] === entry.card &&
        !(entry.card in limits.enchants && zone === "battlefield"),
    );
    const next =
      like < 0 || zone === "library_top"
        ? [...list, entry]
        : put(list, like, times(list[like], counted(list[like])[1] + 1));
    change(null, laid(situation, seat, zone, next));
  };
  return html`<${Adder} owner=${owner} zones=${limits.zones.map((zone) => [zone, zoneName(t, zone)])} cards=${all}
    add=${add} />`;
}

function Board({ seat, parts }) {
  const { situation, limits, change, about } = parts;
  const { t } = about;
  const owner = t("table-situation-seat", { seat });
  const side = situation[seat];
  const set = (key, value) => change(`${seat}.${key}`, { ...situation, [seat]: { ...side, [key]: value } });
  const floating = new Map(manaOf(side.mana));
  const mana = (sign) => floating.get(sign) || 0;
  const written = (sign, count) => (count > 9 ? `${sign}*${count}` : sign.repeat(count));
  const pour = (sign) => (count) =>
    set("mana", MANA.map((one) => written(one, one === sign ? count : mana(one))).join(""));
  const whole = (text, least, most) => Math.min(most, Math.max(least, Math.trunc(Number(text)) || 0));
  return html`
    <section class="panel situation-board situation-lists" aria-labelledby=${`seat-${seat}`} data-seat=${seat}>
      <header>
        <h2 id=${`seat-${seat}`}>${owner}</h2>
        <label class="zone-pick">
          <${Icon} name="life" /><span>${t("magic-life")}</span>
          <input type="number" min=${-MOST.life} max=${MOST.life} value=${side.life}
            aria-label=${`${t("magic-life")}, ${owner}`}
            onInput=${({ target }) => set("life", whole(target.value, -MOST.life, MOST.life))} />
        </label>
        <${Stepper} count=${side.poison} most=${MOST.poison} label=${`${t("magic-poison")}, ${owner}`}
            set=${(count) => set("poison", count)}>
          <span class="zone-word">${t("magic-poison")}</span>
        </${Stepper}>
      </header>
      <details class="zone-pool" open=${Boolean(side.mana)}>
        <summary>${t("magic-pool")}</summary>
        <div class="zone-mana">${MANA.map((sign) => html`
          <${Stepper} key=${sign} count=${mana(sign)} most=${MOST.mana}
              label=${`${t(`magic-situation-mana-${sign.toLowerCase()}`)}, ${owner}`} set=${pour(sign)}>
            <${Sign} sign=${sign} />
          </${Stepper}>`)}</div>
      </details>
      <${Finder} seat=${seat} owner=${owner} parts=${parts} />
      ${[...limits.zones, "library"].map((zone) => html`
        <${ZoneEditor} key=${zone} zone=${zone} seat=${seat} owner=${owner} parts=${parts} />`)}
      ${!side.library && html`<p class="quiet">${t("magic-situation-library")}</p>`}
    </section>`;
}

// The fields of the head: whose turn it is, and how far the game is.
export function Fields({ situation, limits, names, change, about: { t } }) {
  const set = (key, value) => change(key, { ...situation, [key]: value });
  const pick = (key, label, values, words) => html`<${Select} ...${{ label, values, words }} value=${situation[key]}
    set=${(value) => set(key, value)} />`;
  return html`${pick("active", t("table-situation-active"), names, (one) => t("table-situation-seat", { seat: one }))}
  ${pick("at", t("magic-situation-step"), limits.steps, (one) => t(`magic-step-${one.replaceAll("_", "-")}`))}
  <label class="field">
    <span>${t("magic-situation-turn")}</span>
    <input type="number" min="1" max=${MOST.turns} value=${situation.turn}
      onInput=${({ target }) => set("turn", whole(target.value, MOST.turns))} />
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
  <${Board} key=${seat} seat=${seat} parts=${parts} />`)}</div>`;
