// Dragging a card of the hand to its place: the card follows the pointer.
import { useDragging } from "../../ui/drag.js";

// placing: {can(at), drop(at, way, place)} of play.js, or null. What a card is let go over is told by data-drop
// ("cast:1"), or by the Mage that stands there.
export function useDrag(root, placing) {
  const at = (card) => Number(card.dataset.hand);
  useDragging(root, {
    hand: (target) => {
      const card = target.closest?.("[data-hand]");
      return card && placing?.can(at(card)) ? card : null;
    },
    move: (card, { dx, dy }) => {
      card.dataset.dragged = "";
      card.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    end: (card) => {
      delete card.dataset.dragged;
      card.style.transform = "";
    },
    drop: (card, { x, y }) => {
      const onto = document
        .elementsFromPoint(x, y)
        .map((one) => /** @type {HTMLElement} */ (one.closest(".wom-near [data-drop], .wom-near .wom-mage")))
        .find(Boolean);
      if (!onto) return;
      const [way, place] = onto.dataset.drop ? onto.dataset.drop.split(":") : ["cast", onto.dataset.zone.split(":")[2]];
      placing?.drop(at(card), way === "mage" ? "deploy" : way, Number(place));
    },
  });
}
