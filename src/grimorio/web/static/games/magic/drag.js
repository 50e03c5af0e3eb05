// Dragging a creature to what it attacks or blocks, by mouse or pen: a line follows, letting go sets it. Fingers tap instead: there dragging scrolls.
import { useEffect, useRef, useState } from "../../vendor/htm-preact.js";

const FAR = 6; // pixels until it drags

// What lies under a point of the page: {id} of something in play, {seat} of a player, or null.
function under(x, y) {
  const there = document.elementFromPoint(x, y);
  const one = there?.closest("[data-key], [data-head], [data-zone$=':play']");
  if (!one) return null;
  if (one.dataset.key) return { id: Number(one.dataset.key), seat: Number(one.closest("[data-zone$=':play']")?.dataset.zone.split(":")[0] ?? NaN) };
  return { seat: Number(one.dataset.head ?? one.dataset.zone.split(":")[0]) };
}

/* can(id): whether it may be dragged; drop(id, {id, seat}) → whether it was set there. Gives the line to draw while it drags:
   {from: {id}, at: [x, y]}, or null. */
export function useDrag(root, { can, drop }) {
  const [held, setHeld] = useState(null);
  const now = useRef(null);
  const calls = useRef({});
  calls.current = { can, drop };
  useEffect(() => {
    const table = root.current;
    const down = ({ target, button, pointerType, clientX: x, clientY: y }) => {
      const key = Number(target.closest?.(".tile")?.dataset.key);
      if (button || pointerType === "touch" || !key || !calls.current.can?.(key)) return;
      now.current = { key, x, y, live: false };
    };
    const move = ({ clientX: x, clientY: y }) => {
      const one = now.current;
      if (!one || (!one.live && Math.hypot(x - one.x, y - one.y) < FAR)) return;
      one.live = true;
      setHeld({ from: { id: one.key }, at: [x, y] });
    };
    const up = ({ clientX: x, clientY: y }) => {
      const one = now.current;
      now.current = null;
      if (!one?.live) return;
      setHeld(null);
      const onto = under(x, y);
      if (onto) calls.current.drop?.(one.key, onto);
      // The click that follows is none.
      const stop = (event) => { event.preventDefault(); event.stopPropagation(); };
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
    };
    const end = () => { now.current = null; setHeld(null); };
    const still = (event) => { if (now.current) event.preventDefault(); };
    const heard = [[table, "pointerdown", down], [window, "pointermove", move], [window, "pointerup", up], [window, "pointercancel", end], [table, "dragstart", still]];
    for (const [on, kind, hear] of heard) on.addEventListener(kind, hear);
    return () => { for (const [on, kind, hear] of heard) on.removeEventListener(kind, hear); };
  }, []);
  return held;
}
