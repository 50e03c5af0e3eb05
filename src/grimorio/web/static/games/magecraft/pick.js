// Several gems of the hand are picked in any order: clicked or by digit, marked, unmarked by the same, then sent
// together in the order in which the rules ask for them.
import { html, useState } from "../../vendor/htm-preact.js";
import { LitButton, useFreeKeys } from "../../ui/prompt.js";
import { COLOURS } from "./gems.js";
import { listed, total } from "./options.js";

const DIGITS = "123456789";

// Whether several gems are to be picked, by the one who is asked.
export const picksSeveral = ({ choice, table }) =>
  Boolean(choice && table.picking?.left > 1 && choice.options.every(([kind]) => kind === "gem"));

// The gems that may be picked, each by its colour and its place among those of the colour: ["fire:0", …].
const gemsOf = ({ gems }) =>
  COLOURS.flatMap((colour) => listed({ [colour]: gems[colour] }).map((_, at) => `${colour}:${at}`));
const colourOf = (gem) => gem.split(":")[0];
const inOrder = (gems) => [...gems].map(colourOf).sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));

// The gems that are marked from the beginning: all of them where any others would be the same.
function marked({ left, gems }) {
  const all = gemsOf({ gems });
  const alike = total(gems) === left || new Set(all.map(colourOf)).size === 1;
  return new Set(alike ? all.slice(0, left) : []);
}

const NONE = { number: null, chosen: new Set() };

/* Gives {gem(colour, at), bar} while several gems are picked, else null. gem: {run, label, chosen, number,
   answer} of a gem of the hand, null for one that may not be picked; bar: what confirms them. */
export function usePicking({ view, t }, { answer, readOnly }) {
  const [kept, setKept] = useState(NONE);
  const { choice, table } = view;
  const active = !readOnly && picksSeveral(view);
  const able = active ? gemsOf(table.picking) : [];
  const count = active ? table.picking.left : 0;
  const fresh = (before) => (before.number === choice.number ? before.chosen : marked(table.picking));
  const chosen = active ? fresh(kept) : new Set();
  const ready = active && chosen.size === count;
  const toggle = (gem) => setKept((before) => {
    const next = new Set(fresh(before));
    if (!next.delete(gem)) next.add(gem);
    return { number: choice.number, chosen: next.size > count ? fresh(before) : next };
  });
  const none = () => setKept({ number: choice.number, chosen: new Set() });
  const send = () => answer(inOrder(chosen).map((colour) => ["gem", colour]));

  useFreeKeys((event) => {
    if (!active) return null;
    const gem = event.key.length === 1 ? able[DIGITS.indexOf(event.key)] : undefined;
    return gem !== undefined && (() => toggle(gem));
  });

  if (!active) return null;
  const gem = (colour, at) => {
    const key = `${colour}:${at}`;
    if (!able.includes(key)) return null;
    return {
      run: () => toggle(key),
      label: t(`magecraft-pick-gem-${choice.ask}`, { colour }),
      chosen: chosen.has(key),
      number: DIGITS[able.indexOf(key)],
      answer: `gem:${colour}`,
    };
  };
  const bar = html`<div class="gem-confirm">
    <${LitButton} ready=${ready} cancel=${chosen.size > 0 ? none : null} onClick=${send}>
      ${t(`magecraft-confirm-${choice.ask}`, { count, picked: chosen.size })}
    </${LitButton}>
  </div>`;
  return { gem, bar };
}
