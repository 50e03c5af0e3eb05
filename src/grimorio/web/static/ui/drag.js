// Dragging things of a table by mouse or pen. Fingers tap instead: there dragging scrolls.
import { useLayoutEffect, useRef } from "../lib.js";

const FAR = 6; // pixels until it drags

/* What is in hand(target) of something pressed, or null where nothing can be dragged, is given on: move(thing, {x,
   y, dx, dy}) while it drags, end(thing) when it does no more, then drop(thing, {x, y}) where it was let go. A click
   that would follow is none. */
export function useDragging(root, deeds) {
  const calls = useRef(null);
  calls.current = deeds;
  useLayoutEffect(() => {
    const table = root.current;
    let held = null;
    const end = () => {
      const one = held;
      held = null;
      if (one?.live) calls.current.end(one.thing);
      return one;
    };
    const down = ({ target, button, pointerType, clientX: x, clientY: y }) => {
      const thing = button || pointerType === "touch" ? null : calls.current.hand(target);
      held = thing === null ? null : { thing, x, y, live: false };
    };
    const move = ({ clientX: x, clientY: y }) => {
      if (!held || (!held.live && Math.hypot(x - held.x, y - held.y) < FAR)) return;
      held.live = true;
      calls.current.move(held.thing, { x, y, dx: x - held.x, dy: y - held.y });
    };
    const up = ({ clientX: x, clientY: y }) => {
      const one = end();
      if (!one?.live) return;
      const stop = (event) => { event.preventDefault(); event.stopPropagation(); };
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
      calls.current.drop(one.thing, { x, y });
    };
    const still = (event) => { if (held) event.preventDefault(); };
    const heard = [
      [table, "pointerdown", down], [window, "pointermove", move], [window, "pointerup", up],
      [window, "pointercancel", end], [table, "dragstart", still],
    ];
    for (const [on, kind, hear] of heard) on.addEventListener(kind, hear);
    return () => { for (const [on, kind, hear] of heard) on.removeEventListener(kind, hear); };
  }, []);
}
