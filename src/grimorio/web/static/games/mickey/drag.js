// Dragging a card of the hand to its place, by mouse or pen. Fingers tap instead: there dragging scrolls.
import { useEffect, useRef } from "../../vendor/htm-preact.js";

const FAR = 6; // pixels until it drags

// placing: {can(at), drop(at, way, place)} of play.js, or null. The card follows the pointer; what it is let go over is told by data-drop ("cast:1").
export function useDrag(root, placing) {
  const calls = useRef(null);
  calls.current = placing;
  useEffect(() => {
    const table = root.current;
    let held = null;
    const end = () => {
      if (held?.live) { held.card.style.transform = ""; delete held.card.dataset.dragged; }
      held = null;
    };
    const down = ({ target, button, pointerType, clientX: x, clientY: y }) => {
      const card = target.closest?.("[data-hand]");
      if (button || pointerType === "touch" || !card || !calls.current?.can(Number(card.dataset.hand))) return;
      held = { card, x, y, live: false };
    };
    const move = ({ clientX: x, clientY: y }) => {
      if (!held || (!held.live && Math.hypot(x - held.x, y - held.y) < FAR)) return;
      held.live = true;
      held.card.dataset.dragged = "";
      held.card.style.transform = `translate(${x - held.x}px, ${y - held.y}px)`;
    };
    const up = ({ clientX: x, clientY: y }) => {
      if (!held) return;
      const { card, live } = held;
      end();
      if (!live) return;
      const onto = document.elementsFromPoint(x, y).map((one) => one.closest(".wom-near [data-drop], .wom-near .wom-mage")).find(Boolean);
      const stop = (event) => { event.preventDefault(); event.stopPropagation(); };
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
      if (!onto) return;
      const [way, place] = onto.dataset.drop ? onto.dataset.drop.split(":") : ["cast", onto.dataset.zone.split(":")[2]];
      calls.current?.drop(Number(card.dataset.hand), way === "mage" ? "deploy" : way, Number(place));
    };
    const still = (event) => { if (held) event.preventDefault(); };
    const heard = [[table, "pointerdown", down], [window, "pointermove", move], [window, "pointerup", up], [window, "pointercancel", end], [table, "dragstart", still]];
    for (const [on, kind, hear] of heard) on.addEventListener(kind, hear);
    return () => { for (const [on, kind, hear] of heard) on.removeEventListener(kind, hear); };
  }, []);
}
