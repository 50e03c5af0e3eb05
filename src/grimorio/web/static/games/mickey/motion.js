// Motion tells what happened: Spells travel from the hand to their place, Castles from their player, Diamagics from the
// Castle to the Mage that gets them. The table is drawn at once in its new state and nothing waits. Where things are to
// stand still, what is new fades in.
import { useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { calm } from "../../preferences.js";
import { listed } from "./gems.js";

const TRAVEL = 240;
const FADE = 120;
const EASE = "cubic-bezier(.2,.7,.2,1)";

function travel(element, from, still) {
  if (!element || still || !from?.width) {
    element?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.6 },
      { transform: "none", opacity: 1 },
    ],
    { duration: TRAVEL, easing: EASE },
  );
}

const spellsOf = ({ sides }) => new Map(sides.flatMap((side) => side.spells.map((spell) => [spell.ref, side.seat])));

// Plays every change of the view within the table `root`.
export function useMotion(root, view) {
  const last = useRef(null);
  useLayoutEffect(() => {
    const find = (selector) => root.current.querySelector(selector);
    const before = last.current;
    last.current = { table: view.table, stake: find(".wom-stake")?.getBoundingClientRect() };
    if (!before || before.table === view.table || Math.abs(before.table.turn - view.table.turn) > 1) return;
    const still = calm();
    const home = (seat) =>
      (find(`[data-zone="${seat}:hand"]`) || find(`[data-zone="${seat}:strip"]`))?.getBoundingClientRect();
    const known = spellsOf(before.table);
    for (const [ref, seat] of spellsOf(view.table))
      if (!known.has(ref)) travel(find(`[data-id="spell:${ref}"]`), home(seat), still);
    const { castle } = view.table;
    if (castle && castle.card !== before.table.castle?.card)
      travel(find(".wom-castle"), find(`[data-zone="${castle.owner}:strip"]`)?.getBoundingClientRect(), still);
    view.table.sides.forEach((side, at) => {
      for (const mage of side.mages) {
        const held = listed(mage.diamagics).length;
        const had = before.table.sides[at].mages.find(({ place }) => place === mage.place);
        if (had && held > listed(had.diamagics).length)
          travel(find(`[data-zone="${side.seat}:mage:${mage.place}"] .wom-held`), before.stake, still);
      }
    });
  }, [view]);
}
