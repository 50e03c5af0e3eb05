// What a permanent of a position set up by hand is like: tapped, new, damaged, with counters, on what, whose, with
// which choice.
import { Stepper } from "../../ui/stepper.js";
import { Pick, put } from "../../ui/zones.js";
import { html } from "../../vendor/htm-preact.js";
import { attacked, attackersOf, blocked, called, canLieDown, counted, enchanted, hostOf, hostsFor } from "./laid.js";
import { isA, laid, mayAttack, mayBlock, phased, turned } from "./laid.js";
import { colourName } from "./options.js";
import { typeName } from "./words.js";

const MOST = 99_999; // of damage, and of counters of a kind

// Damage and counters; a counter of another kind is named.
function Numbers({ entry, name, set, about }) {
  const { t } = about;
  const creature = isA(about, entry, "creature");
  const counters = { ...(creature ? { "+1/+1": 0, "-1/-1": 0 } : {}), ...entry.counters };
  const count = (kind) => (many) => {
    const next = { ...entry.counters, [kind]: many };
    if (!many) delete next[kind];
    set("counters", Object.keys(next).length ? next : null);
  };
  const other = ({ target }) => {
    const kind = target.value.trim();
    if (kind) count(kind)((entry.counters?.[kind] || 0) + 1);
    target.value = "";
  };
  return html`
    ${creature && !entry.phased_out && html`
      <${Stepper} count=${entry.damage || 0} most=${MOST} label=${`${t("magic-situation-damage")}${t.colon}${name}`}
          set=${(many) => set("damage", many)}>
        <span class="zone-word">${t("magic-situation-damage")}</span>
      </${Stepper}>`}
    ${Object.entries(counters).map(([kind, many]) => html`
      <${Stepper} key=${kind} count=${many} most=${MOST}
          label=${`${t("magic-situation-counters", { kind })}${t.colon}${name}`} set=${count(kind)}>
        <span class="zone-word">${kind}</span>
      </${Stepper}>`)}
    <label class="zone-pick zone-counter">
      <span>${t("magic-situation-counter-other")}</span>
      <input maxlength="30" aria-label=${`${t("magic-situation-counter-other")}${t.colon}${name}`}
        onChange=${other} />
    </label>`;
}

// Whom a creature attacks, and what it blocks, where the step begins with that.
function Fight({ situation, seat, at, entry, name, names, change, about }) {
  const { t } = about;
  const nothing = ["", t("table-situation-nothing")];
  const others = names.filter((one) => one !== seat);
  const attackers = attackersOf(situation, seat);
  const keyOf = (one) => `${one.seat}:${one.at}`;
  const met = attackers.find((one) => one.entry.as && one.entry.as === entry.blocking);
  const attack = (whom) => change(null, attacked(situation, { seat, at }, whom));
  const block = (key) =>
    change(null, blocked(situation, { seat, entry }, attackers.find((one) => keyOf(one) === key)));
  return html`${mayAttack(situation, seat) && html`
    <${Pick} label=${t("magic-situation-attacking")} name=${name} value=${entry.attacking || ""} set=${attack}
      options=${[nothing, ...others.map((one) => [one, t("table-situation-seat", { seat: one })])]} />`}
  ${mayBlock(situation, seat) && attackers.length > 0 && html`
    <${Pick} label=${t("magic-situation-blocking")} name=${name} value=${met ? keyOf(met) : ""} set=${block}
      options=${[nothing, ...attackers.map((one) => [keyOf(one), `${called(about, one.entry)} (${one.seat})`])]} />`}`;
}

export function State({ situation, seat, at, entry, name, limits, names, change, about }) {
  const { t } = about;
  const list = situation[seat].battlefield;
  const [bare] = counted(entry);
  const with_ = (key, value) => {
    const next = Object.fromEntries(
      Object.entries({ ...entry, [key]: value }).filter(([one, said]) => said || one !== key),
    );
    return laid(situation, seat, "battlefield", put(list, at, next));
  };
  const set = (key, value) => change(`${seat}.play.${at}.${key}`, with_(key, value));
  const become = (key, next) =>
    change(`${seat}.play.${at}.${key}`, laid(situation, seat, "battlefield", put(list, at, next)));
  const toggle = (key, words = t(`magic-situation-${key}`), flip = () => set(key, !entry[key])) => html`
    <button type="button" class="chip" aria-pressed=${Boolean(entry[key])}
        aria-label=${`${words}${t.colon}${name}`} onClick=${flip}>
      ${words}
    </button>`;
  const host = hostOf(situation, entry);
  const hosts = hostsFor(situation, entry, limits, about);
  const keyOf = (one) => `${one.seat}:${one.at}`;
  const hostNames = hosts.map((one) => [keyOf(one), `${called(about, one.entry)} (${one.seat})`]);
  const enchant = (key) =>
    change(null, enchanted(situation, { seat, entry }, hosts.find((one) => keyOf(one) === key)));
  const choice = entry.face_down || entry.token ? null : bare in limits.kicked ? "kicked" : limits.chooses[bare];
  const words = {
    color: () => limits.colors.map((one) => [one, colourName(t, one)]),
    "creature type": () => limits.types.map((one) => [one, typeName(t, one)]),
    kicked: () => limits.kicked[bare].map((one) => [one, t(`magic-mark-${one.replace(" ", "-")}`)]),
  }[choice]?.();
  return html`<div class="zone-state">
    ${toggle("tapped")}${toggle("new")}
    ${canLieDown(entry, limits) &&
      toggle("face_down", t("magic-situation-face-down"), () => become("face_down", turned(entry)))}
    ${!entry.token &&
      toggle("phased_out", t("magic-situation-phased-out"), () => become("phased_out", phased(entry)))}
    ${isA(about, entry, "creature") && !entry.phased_out && html`
      <${Fight} ...${{ situation, seat, at, entry, name, names, change, about }} />`}
    <${Numbers} entry=${entry} name=${name} set=${set} about=${about} />
    ${!entry.token && bare in limits.enchants && html`
      <${Pick} label=${t("magic-situation-on")} name=${name} value=${host ? keyOf(host) : ""} set=${enchant}
        options=${[...(host ? [] : [["", t("table-situation-nothing")]]), ...hostNames]} />`}
    ${words && html`
      <${Pick} label=${t("magic-situation-chosen")} name=${name} value=${entry.chosen || ""}
        set=${(word) => set("chosen", word)}
        options=${[["", t("table-situation-nothing")], ...words.sort((a, b) => a[1].localeCompare(b[1]))]} />`}
    <${Pick} label=${t("magic-situation-owner")} name=${name} value=${entry.owner || seat}
      set=${(owner) => set("owner", owner === seat ? "" : owner)} options=${names.map((one) => [one, one])} />
  </div>`;
}
