// The pack that is picked from: a card is marked by click or key, and taken by the button, Enter or a second click.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Confirm, keysFor, LitButton, useFreeKeys } from "../../ui/prompt.js";
import { Card, cardOf } from "../magic/cards.js";
import { laidOut } from "./cards.js";
import { next } from "./picks.js";
import { cardName } from "./words.js";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// What is marked; another choice begins without a mark.
function useMark(number) {
  const [mark, setMark] = useState({ number, name: null });
  return [mark.number === number ? mark.name : null, (name) => setMark({ number, name })];
}

function useKeys({ names, keys, marked, setMark, asked, box }) {
  useFreeKeys((event) => {
    if (!asked) return null;
    const { key, target } = event;
    if (key in STEPS && (target === document.body || !target.closest?.("select, .draft-pool, .table-side"))) {
      return () => {
        const name = next(names, marked, STEPS[key]);
        setMark(name);
        box.current?.querySelector(`[data-look="${CSS.escape(name)}"] .hit`)?.focus();
      };
    }
    const at = keys.indexOf(key.toLowerCase());
    return at < 0 ? null : () => setMark(names[at]);
  });
}

// Cards of a pack that everybody may look at and nobody is asked about.
export function Cards({ names, about, look, marked = null, notes = null }) {
  const { t, lang, cards } = about;
  return html`<div class="draft-cards">${laidOut(names, cards).map((name, at) => {
    const card = cardOf(cards, name);
    const deed = { kind: "look", label: t("magic-look", { card: cardName(about, name) }), run: () => look(card) };
    return html`<div class="draft-slot" key=${`${name}:${at}`} data-rarity=${card.rarity}>
      <${Card} card=${card} lang=${lang} t=${t} deed=${deed} look=${deed.run} chosen=${name === marked} />
      ${notes && html`<span class="draft-note">${notes(name)}</span>`}
    </div>`;
  })}</div>`;
}

// What stands above the pack.
function titleOf({ table, seat }, asked, about) {
  const { t } = about;
  if (asked || seat < 0 || table.kind === "rochester") return t("draft-pack-title", { count: table.pack.length });
  return table.given ? t("draft-pack-given", { card: cardName(about, table.given[1]) }) : t("draft-pack-held");
}

export function Pack({ about, answer, look, readOnly }) {
  const { view, t, lang, cards } = about;
  const { table, choice } = view;
  const asked = !readOnly && choice?.ask === "pick";
  const box = useRef(null);
  const [chosen, setMark] = useMark(choice?.number ?? null);
  const names = laidOut(table.pack || [], cards);
  const kinds = [...new Set(names)];
  const keys = keysFor(kinds.map((name) => ["pick", name]));
  const marked = asked ? chosen : table.given?.[1];
  const take = (name) => answer(["pick", name]);
  useKeys({ names: kinds, keys, marked, setMark, asked, box });
  useLayoutEffect(() => { box.current?.closest(".table-main")?.scrollTo?.(0, 0); }, [choice?.number]);
  const press = (name) => () => (marked === name ? take(name) : setMark(name));
  return html`<section class="draft-pack" aria-labelledby="draft-pack-title" data-zone="pack" ref=${box}>
    <h3 id="draft-pack-title">${titleOf(view, asked, about)}</h3>
    <div class="draft-cards">${names.map((name, at) => {
      const card = cardOf(cards, name);
      const open = () => look(card);
      const label = t(marked === name ? "draft-take" : "draft-mark", { card: cardName(about, name) });
      const deed = asked ? { kind: "lit", label, run: press(name), answer: `pick:${name}`, pressed: marked === name }
        : { kind: "look", label: t("magic-look", { card: cardName(about, name) }), run: open };
      return html`<div class="draft-slot" key=${`${name}:${at}`} data-rarity=${card.rarity}>
        <${Card} card=${card} lang=${lang} t=${t} deed=${deed} look=${open} chosen=${marked === name}
          number=${asked ? keys[kinds.indexOf(name)].toUpperCase() : ""} />
      </div>`;
    })}</div>
    ${asked && html`<${Confirm}>
      <${LitButton} data-option="pick" ready=${Boolean(marked)} cancel=${marked ? () => setMark(null) : null}
          onClick=${() => take(marked)}>
        ${marked ? t("draft-take", { card: cardName(about, marked) }) : t("draft-take-none")}
      </${LitButton}>
    </${Confirm}>`}
  </section>`;
}
