// Dragging a creature to what it attacks or blocks: a line follows, letting go sets it.
import { useState } from "../../vendor/htm-preact.js";
import { useDragging } from "../../ui/drag.js";

// What lies under a point of the page: {id} of something in play, {seat} of a player, or null.
function under(x, y) {
  /** @type {HTMLElement} */
  const one = document.elementFromPoint(x, y)?.closest("[data-key], [data-head], [data-zone$=':play']");
  if (!one) return null;
  if (one.dataset.key) {
    /** @type {HTMLElement} */
    const side = one.closest("[data-zone$=':play']");
    return { id: Number(one.dataset.key), seat: Number(side?.dataset.zone.split(":")[0] ?? NaN) };
  }
  return { seat: Number(one.dataset.head ?? one.dataset.zone.split(":")[0]) };
}

/* can(id): whether it may be dragged; drop(id, {id, seat}) → whether it was set there. Gives the line to draw while
   it drags: {from: {id}, at: [x, y]}, or null. */
export function useDrag(root, { can, drop }) {
  const [held, setHeld] = useState(null);
  useDragging(root, {
    hand: (target) => {
      const key = Number(target.closest?.(".tile")?.dataset.key);
      return key && can?.(key) ? key : null;
    },
    move: (key, { x, y }) => setHeld({ from: { id: key }, at: [x, y] }),
    end: () => setHeld(null),
    drop: (key, { x, y }) => {
      const onto = under(x, y);
      if (onto) drop?.(key, onto);
    },
  });
  return held;
}
