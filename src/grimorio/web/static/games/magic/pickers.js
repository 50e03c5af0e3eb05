// Cards, words and numbers to choose from that do not lie on the table: what is found in a library, a name of all there
// are, a great X.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { idle } from "./assign.js";
import { Card, cardOf, nameOf } from "./cards.js";
import { isOrdered } from "./order.js";
import { capital, labelOf } from "./options.js";
import { Confirm, LitButton } from "../../ui/prompt.js";
import { Sign, signName } from "./symbols.js";

const SHOWN = 40;
const NUMBERS = ["x", "spend"];
const MANY = 12;

// Whether a choice is among so many names that they are searched.
export const isSearched = ({ ask, options }) => ["name", "type", "word"].includes(ask) && options.length > MANY;

// Whether a choice is among so many numbers that one is typed.
export const isCounted = ({ options }) => options.length > MANY && options.some(([kind]) => NUMBERS.includes(kind));

// Cards offered that are not in the viewer's own hand.
export function Offer({ about, deal }) {
  const { view, cards, lang, t } = about;
  const { choice, table, seat } = view;
  if (!choice || isSearched(choice) || isOrdered(view)) return null;
  const own = table.players[seat]?.hand || [];
  const names = choice.options
    .filter(([kind]) => kind === "card")
    .map(([, name]) => name)
    .filter((name) => ["search", "give"].includes(choice.ask) || !own.includes(name));
  if (!names.length) return null;
  const picked = table.doing?.picked || [];
  return html`<section class="offer" aria-label=${t("magic-offer")}>
    ${picked.length > 0 && html`<p class="offer-picked">
      ${t("magic-offer-picked", { cards: t.list(picked.map((name) => nameOf(cardOf(cards, name), lang))) })}
    </p>`}
    <div class="offer-cards">${names.map((name) => {
      const card = cardOf(cards, name);
      const deed = deal(`card:${name}`, nameOf(card, lang), { name });
      return html`
        <${Card} key=${name} card=${card} lang=${lang} t=${t} deed=${deed}
          look=${deal(null, nameOf(card, lang), { name }).run} />`;
    })}</div>
  </section>`;
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// A name, or a pair of words, of very many: typed in part, then chosen.
export function Finder({ about, answer }) {
  const { view, t } = about;
  const { choice } = view;
  const [typed, setTyped] = useState("");
  if (!choice || !isSearched(choice)) return null;
  const named = choice.options.map((option) => ({ option, label: capital(labelOf(option, about)) }));
  const wanted = plain(typed.trim());
  const found = named
    .filter(({ label }) => plain(label).includes(wanted))
    .sort((a, b) => a.label.localeCompare(b.label));
  return html`<section class="finder" aria-label=${t("magic-finder")}>
    <label class="field">
      <span>${t("magic-finder")}</span>
      <input type="search" value=${typed} onInput=${(event) => setTyped(event.target.value)} />
    </label>
    <div class="finder-found">
      ${found.slice(0, SHOWN).map(({ option, label }) => html`
        <button type="button" key=${option.join(":")} class="button small" data-option=${option.join(":")}
            onClick=${() => answer([option])}>
          ${label}
        </button>`)}
      ${found.length > SHOWN && html`<span class="quiet">
        ${t("magic-finder-more", { count: found.length - SHOWN })}
      </span>`}
    </div>
  </section>`;
}

// A number of very many, or how much mana of each kind: a field for each, and what else is offered.
export function Counter({ about, answer }) {
  const { choice } = about.view;
  const box = useRef(null);
  const shown = Boolean(choice) && isCounted(choice);
  useLayoutEffect(() => {
    if (shown && idle()) box.current.querySelector("input").focus({ preventScroll: true });
  }, [choice?.number, shown]);
  if (!shown) return null;
  const rows = new Map();
  const others = [];
  for (const option of choice.options) {
    const head = option.slice(0, -1);
    if (NUMBERS.includes(option[0]))
      rows.set(head.join(":"), { head, numbers: [...(rows.get(head.join(":"))?.numbers || []), option.at(-1)] });
    else others.push(option);
  }
  const send = (head, least, most) => (event) => {
    event.preventDefault();
    const wished = Math.trunc(Number(new FormData(event.target).get("number"))) || 0;
    answer([[...head, Math.max(least, Math.min(most, wished))]]);
  };
  const button = (option) => html`
    <button type="button" class="button" data-option=${option.join(":")} onClick=${() => answer([option])}>
      ${labelOf(option, about)}
    </button>`;
  const all = [...rows.values()];
  return html`<section class="counter" ref=${box} aria-label=${about.t("magic-counter")}>
    ${all.map(({ head, numbers }, at) => {
      const [least, most] = [numbers[0], numbers.at(-1)];
      const name = head[0] === "x" ? "X" : signName(head[1], about.t);
      return html`
        <form key=${`${choice.number}:${head.join(":")}`} class="counter-row" id=${`counter-${at}`}
            data-count=${head.join(":")} onSubmit=${send(head, least, most)}>
          <label class="field">
            <span>
              ${head[0] === "x" ? "X" : html`<${Sign} sign=${head[1]} />`} <span class="quiet">${least}–${most}</span>
            </span>
            <input type="number" name="number" inputmode="numeric" min=${least} max=${most} value=${most}
              aria-label=${name} required />
          </label>
        </form>`;
    })}
    <${Confirm}>
      ${others.map(button)}
      ${all.length === 1 ? html`
        <${LitButton} type="submit" form="counter-0">${about.t("magic-counter-send")}</${LitButton}>`
        : all.map(({ head }, at) => html`
          <button key=${head.join(":")} class="button" form=${`counter-${at}`} data-send=${head.join(":")}>
            <${Sign} sign=${head[1]} /> ${about.t("magic-counter-send")}
          </button>`)}
    </${Confirm}>
  </section>`;
}
