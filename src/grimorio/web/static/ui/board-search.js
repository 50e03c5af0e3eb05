// The field by which cards are put onto a board that is edited: typed, found, added with Enter; "3 forest" adds three.
import { html, useLayoutEffect, useRef, useState } from "../lib.js";
import { searched, wanted } from "./entries.js";
import { useShell } from "./shell.js";

const FOUND = 8;
const WRITING = "input, textarea, select, [contenteditable]";

// "/" takes one to the field, from wherever nothing is written.
function useSlash(field) {
  useLayoutEffect(() => {
    const down = (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.closest?.(WRITING)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, []);
}

/* places: [[place, its words], …] of which `chosen` is where cards go to; cards: [{name, note?, …}], all that there
   are; add(card, count) puts them there and returns what is said of it. field: a ref to the input. */
export function BoardSearch({ places, chosen, choose, cards, add, field }) {
  const { t } = useShell();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState("");
  const list = useRef(null);
  useSlash(field);
  const { name, count } = wanted(typed);
  const found = searched(cards, name, FOUND);
  const marked = Math.min(at, found.length - 1);
  const write = (text) => { setTyped(text); setAt(0); };
  const take = (card) => {
    setSaid(add(card, count));
    write("");
    field.current.focus();
  };
  const key = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) setAt((marked + step + found.length) % found.length);
    else if (event.key === "Enter" && found.length) take(found[marked]);
    else if (event.key === "Escape" && typed) write("");
    else return;
    event.preventDefault();
  };
  const words = places.find(([place]) => place === chosen)?.[1];
  return html`<div class="edit-search" role="group" aria-label=${t("table-board-add")}>
    <label class="edit-search-field">
      <span class="unseen">${t("table-board-add")}${t.colon}${words}</span>
      <input type="search" ref=${field} role="combobox" autocomplete="off" spellcheck="false" value=${typed}
        aria-expanded=${found.length > 0} aria-controls="edit-found" aria-autocomplete="list"
        aria-activedescendant=${found.length ? `edit-found-${marked}` : undefined}
        placeholder=${t("table-board-type")} onInput=${({ target }) => write(target.value)} onKeyDown=${key} />
      <kbd aria-hidden="true">/</kbd>
    </label>
    <label class="edit-search-place">
      <span>${t("table-board-into")}</span>
      <select value=${chosen} onChange=${({ target }) => choose(target.value)}>${places.map(([place, text]) => html`
        <option key=${place} value=${place} selected=${place === chosen}>${text}</option>`)}</select>
    </label>
    <ul class="edit-found" id="edit-found" role="listbox" aria-label=${t("table-board-add")} ref=${list}
        hidden=${!found.length}>
      ${found.map((card, place) => html`<li key=${card.name} id=${`edit-found-${place}`} role="option"
          aria-selected=${place === marked} onPointerDown=${(event) => event.preventDefault()}
          onClick=${() => take(card)}>
        <span>${count > 1 && html`<b>${count} × </b>`}${card.name}</span>
        ${card.note && html`<small>${card.note}</small>`}
      </li>`)}
    </ul>
    ${name && !found.length && html`<p class="edit-none" role="status">${t("table-situation-none")}</p>`}
    <p class="edit-said" role="status">${!typed && said}</p>
  </div>`;
}
