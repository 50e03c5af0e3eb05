// Dragging things of a board that is edited from one place to another: what is held follows the pointer, the place
// under it is lit.
import { html, useState } from "../lib.js";
import { useDragging } from "./drag.js";

const under = ({ x, y }) => document.elementFromPoint(x, y);
const marked = (element) => element?.closest("[data-place]")?.dataset.place ?? null;

/* hand(target): what is taken up there, {label, …}, or null; drop(thing, place, element): let go over a place;
   placeOf(element): the place that an element lies in, or null: what carries data-place. Gives {over, drawn}: the place
   that is lit, and what is drawn. */
export function useCarrying(root, { hand, drop, placeOf = marked }) {
  const [held, setHeld] = useState(null);
  useDragging(root, {
    hand,
    move: (thing, at) => setHeld({ thing, at, over: placeOf(under(at)) }),
    end: () => setHeld(null),
    drop: (thing, at) => {
      const element = under(at);
      const place = placeOf(element);
      if (place) drop(thing, place, element);
    },
  });
  const drawn = held && html`<span class="edit-held" aria-hidden="true"
    style=${{ left: `${held.at.x}px`, top: `${held.at.y}px` }}>${held.thing.label}</span>`;
  return { over: held?.over ?? null, drawn };
}
