// What can be done with a card of a position set up by hand: its state, its copies, where else it lies.
import { useState } from "../../lib.js";
import { BoardFoot, BoardMenu, BoardWays } from "../../ui/board-menu.js";
import { Handling } from "../../ui/zones.js";
import { html } from "../../vendor/htm-preact.js";
import { called, canLieDown, changed, counted, laid, listOf, moved, times, turned, zoneName } from "./laid.js";
import { Mana, Poison } from "./laid-player.js";
import { State } from "./laid-state.js";

// The places to which a thing can go: its owner's other zones, and the same zone of the others. [[place, words], …]
function elsewhere({ seat, zone }, entry, { limits, names, about: { t } }) {
  const own = entry.token ? [] : limits.zones.filter((one) => one !== zone).map((one) => [seat, one]);
  const others = names.filter((one) => one !== seat).map((one) => [one, zone]);
  const words = ([one, place]) =>
    one === seat ? zoneName(t, place) : `${t("table-situation-seat", { seat: one })}${t.colon}${zoneName(t, place)}`;
  return [...own, ...others].map(([one, place]) => [{ seat: one, zone: place }, words([one, place])]);
}

/* thing: {ref: {seat, zone, at}, rect}; follow(ref): the menu stays open for what the thing has become; look(name)
   shows the card closer. */
export function CardMenu({ thing, parts, follow, close, look }) {
  const { situation, limits, change, about } = parts;
  const { t } = about;
  const { ref, rect } = thing;
  const [all, setAll] = useState(false);
  const list = listOf(situation, ref);
  const entry = list[ref.at];
  if (!entry) return null;
  const { seat, zone, at } = ref;
  const name = called(about, entry);
  const count = counted(entry)[1];
  const apart = limits.enchants;
  const done = (next) => { change(null, next); close(); };
  const remove = () => done(changed(situation, ref, () => null, { all, apart }));
  const flip = (key) => done(changed(situation, ref, (one) => ({ ...one, [key]: !one[key] }), { all, apart }));
  const turn = () => done(changed(situation, ref, turned, { all, apart }));
  // Of several alike the first stands alone while its state changes, unless all of them are meant.
  const single = count > 1 && !all;
  const beside = single
    ? laid(situation, seat, zone, [
        ...list.slice(0, at), times(entry, 1), times(entry, count - 1), ...list.slice(at + 1),
      ])
    : situation;
  const changeState = (key, next) => { change(key, next); follow(ref); };
  const keys = { Delete: remove, Backspace: remove };
  if (zone === "battlefield") Object.assign(keys, { t: () => flip("tapped"), n: () => flip("new") });
  if (zone === "battlefield" && canLieDown(entry, limits)) Object.assign(keys, { f: turn });
  return html`<${BoardMenu} title=${name} rect=${rect} keys=${keys} close=${close}>
    ${count > 1 && html`<div class="edit-scope" role="group" aria-label=${t("table-board-scope")}>
      ${[false, true].map((one) => html`<button type="button" class="chip" key=${one} aria-pressed=${all === one}
          onClick=${() => setAll(one)}>
        ${one ? t("table-board-all", { count }) : t("table-board-one")}
      </button>`)}
    </div>`}
    ${zone === "battlefield" && html`<${State} ...${parts} situation=${beside} seat=${seat} at=${at}
      entry=${beside[seat][zone][at]} name=${name} change=${changeState} />`}
    <div class="edit-copies">
      <span>${t("table-board-copies")}</span>
      <${Handling} list=${list} at=${at} name=${name} count=${count}
        ordered=${zone !== "hand" && zone !== "battlefield"}
        many=${entry.as || entry.on || entry.token ? null : (next) => times(entry, next)}
        set=${(next) => { change(null, laid(situation, seat, zone, next)); if (next.length < list.length) close(); }} />
    </div>
    <${BoardWays} ways=${elsewhere(ref, entry, parts).map(([to, words]) =>
      [words, () => done(moved(situation, ref, to, { all, apart }))])} />
    <${BoardFoot} look=${entry.token ? null : () => look(counted(entry)[0])} remove=${remove} close=${close} />
  </${BoardMenu}>`;
}

// A player's floating mana and poison counters.
export function PlayerMenu({ seat, rect, parts, close }) {
  const { situation, change, about: { t } } = parts;
  const side = situation[seat];
  const owner = t("table-situation-seat", { seat });
  const set = (key) => (value) => change(`${seat}.${key}`, { ...situation, [seat]: { ...side, [key]: value } });
  return html`<${BoardMenu} title=${owner} rect=${rect} close=${close}>
    <${Mana} mana=${side.mana} owner=${owner} set=${set("mana")} t=${t} />
    <${Poison} count=${side.poison} owner=${owner} set=${set("poison")} t=${t} />
  </${BoardMenu}>`;
}
