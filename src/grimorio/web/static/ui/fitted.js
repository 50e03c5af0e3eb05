// Text in a box of a given height: where it is too long it ends with a whole line and an ellipsis.
import { html, useLayoutEffect, useRef } from "../lib.js";

// The lines that fit; a hair's breadth that is missing is nothing to see.
const linesIn = ({ target, contentRect }) =>
  Math.floor((contentRect.height + 2) / (parseFloat(getComputedStyle(target).lineHeight) || 1));

// All boxes are read before one is changed.
const watch = new ResizeObserver((boxes) => {
  const lines = boxes.map(linesIn);
  boxes.forEach(({ target }, at) => {
    /** @type {HTMLElement} */ (target).style.setProperty("--lines", String(Math.max(1, lines[at])));
    target.classList.toggle("fitted-none", lines[at] < 1);
  });
});

// kind: the classes of the box, which has its height from what is around it.
export function Fitted({ kind, children }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    watch.observe(box.current);
    return () => watch.unobserve(box.current);
  }, []);
  return html`<div class=${kind} ref=${box}><div class="fitted">${children}</div></div>`;
}
