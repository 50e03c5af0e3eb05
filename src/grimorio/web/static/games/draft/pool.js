// The cards of a seat, sorted by colour, cost, type or rarity, with their curve.
import { html, useState } from "../../vendor/htm-preact.js";
import { recall, remember } from "../../memory.js";
import { total } from "../../ui/deck-shelf.js";
import { cardOf } from "../magic/cards.js";
import { CardLine, Figures, inOrder } from "../magic/decklist.js";
import { groupsOf, SORTS } from "../magic/sorting.js";
import { counted } from "./picks.js";

export function Pool({ names, about, title, look, figures = true }) {
  const { t, lang, cards } = about;
  const [by, setBy] = useState(() => (SORTS.includes(recall("draft-sort")) ? recall("draft-sort") : "colour"));
  const sort = (one) => { remember("draft-sort", one); setBy(one); };
  const entries = counted(names);
  const groups = groupsOf(entries, by, about);
  return html`<section class="draft-pool" aria-label=${title} data-zone="pool">
    <header>
      <h3>${title} <span class="quiet" data-count=${names.length}>${names.length}</span></h3>
      <label class="draft-sort">
        <span>${t("draft-sort")}</span>
        <select value=${by} onChange=${({ target }) => sort(target.value)}>${SORTS.map((one) => html`
          <option value=${one} selected=${one === by}>${t(`draft-sort-${one}`)}</option>`)}</select>
      </label>
    </header>
    ${!names.length && html`<p class="quiet">${t("draft-pool-empty")}</p>`}
    ${figures && names.length > 0 && html`<${Figures} entries=${entries} about=${about} />`}
    <div class="draft-groups">${groups.map(([group, title, rows]) => html`<section key=${group} data-group=${group}>
      <h4>${title} <span class="quiet">${total(rows)}</span></h4>
      <ul>${inOrder(rows, about).map(([count, name]) => html`<li key=${name}>
        <button type="button" class="card-line" data-look=${name} onClick=${() => look(cardOf(cards, name))}>
          <${CardLine} count=${count} card=${cardOf(cards, name)} lang=${lang} t=${t} />
        </button>
      </li>`)}</ul>
    </section>`)}</div>
  </section>`;
}
