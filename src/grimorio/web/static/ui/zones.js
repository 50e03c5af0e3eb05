// Cards of a position that is set up by hand: lists whose entries stand for several, and a search that puts cards into
// them.
import { html, useState } from "../lib.js";
import { counted, put, searched, times, whole, without } from "./entries.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";
import { Stepper } from "./stepper.js";
import { style } from "./style.js";

export { counted, put, times, whole };

await style(new URL("./zones.css", import.meta.url));

const MOST = 99;
const FOUND = 8;
const swapped = (list, from, to) => {
  const next = [...list];
  [next[from], next[to]] = [next[to], next[from]];
  return next;
};

// A card's place in its list, its copies, and taking it away. many(count): the entry for so many, where it may stand
// for several.
export function Handling({ list, at, name, count = 1, many = null, set, ordered }) {
  const { t } = useShell();
  return html`<span class="zone-handling">
    ${many && html`<${Stepper} count=${count} most=${MOST} label=${t("table-situation-copies", { card: name })}
      set=${(next) => set(next ? put(list, at, many(next)) : without(list, at))} />`}
    ${ordered && list.length > 1 && html`
      <button type="button" class="icon-button" disabled=${at === 0}
          aria-label=${t("table-situation-earlier", { card: name })} onClick=${() => set(swapped(list, at, at - 1))}>
        <${Sign} name="back" />
      </button>
      <button type="button" class="icon-button" disabled=${at === list.length - 1}
          aria-label=${t("table-situation-later", { card: name })} onClick=${() => set(swapped(list, at, at + 1))}>
        <${Sign} name="forward" />
      </button>`}
    <button type="button" class="icon-button" aria-label=${t("table-situation-remove", { card: name })}
        onClick=${() => set(without(list, at))}>
      <${Sign} name="close" />
    </button>
  </span>`;
}

export function Pick({ label, name, value, options, set }) {
  const { t } = useShell();
  return html`<label class="zone-pick">
    <span>${label}</span>
    <select value=${value} aria-label=${`${label}${t.colon}${name}`} onChange=${({ target }) => set(target.value)}>
      ${options.map(([one, words]) => html`<option value=${one} selected=${one === value}>${words}</option>`)}
    </select>
  </label>`;
}

// A card is found by part of its name and put into the zone chosen; Enter takes the first that is found.
// zones: [[zone, its words], …]; cards(zone): [{name, …}], all that may lie there; add(zone, card).
export function Adder({ owner, zones, cards, add }) {
  const { t } = useShell();
  const [chosen, setZone] = useState(zones[0][0]);
  const [typed, setTyped] = useState("");
  const [added, setAdded] = useState("");
  const [zone, words] = zones.find(([one]) => one === chosen) || zones[0];
  const wanted = typed.trim();
  const found = searched(cards(zone), typed, FOUND);
  const take = (card) => {
    add(zone, card);
    setTyped("");
    setAdded(t("table-situation-added", { card: card.name, zone: words }));
  };
  const key = (event) => { if (event.key === "Enter" && found.length) { event.preventDefault(); take(found[0]); } };
  return html`<div class="zone-adder" role="group" aria-label=${`${t("table-situation-add")}, ${owner}`}>
    <label class="field">
      <span>${t("table-situation-add")}</span>
      <input type="search" autocomplete="off" value=${typed} onKeyDown=${key}
        onInput=${({ target }) => setTyped(target.value)} />
    </label>
    <label class="field">
      <span>${t("table-situation-into")}</span>
      <select value=${zone} onChange=${({ target }) => setZone(target.value)}>${zones.map(([one, text]) => html`
        <option value=${one} selected=${one === zone}>${text}</option>`)}</select>
    </label>
    ${wanted && html`<div class="zone-found">
      ${found.map((one) => html`<button type="button" class="button small" key=${one.name} onClick=${() => take(one)}>
        ${one.name}
      </button>`)}
      ${!found.length && html`<p class="quiet">${t("table-situation-none")}</p>`}
    </div>`}
    <p class="unseen" role="status">${added}</p>
  </div>`;
}
