// The page for the room on a screen that nobody touches: what does not fit is shown window by window.
import { useEffect } from "../lib.js";

// How long a part stays, and how long after somebody has scrolled by hand the page stays where it is, in milliseconds.
const PACE = 10_000;
const REST = 60_000;
// How much of the window comes again in the next part, so that no line is lost at an edge.
const AGAIN = 0.15;
const HANDS = ["wheel", "pointerdown", "keydown", "touchmove"];

// Where the page is scrolled to next, in pixels from its top: a window on, and from its end back to the top.
// top: where it is; height: of the window; all: of the whole page; head: what stays at the window's top.
export function nextTop({ top, height, all, head = 0 }) {
  const end = all - height;
  if (end <= 8 || top >= end - 8) return 0;
  return Math.min(end, Math.round(top + (height - head) * (1 - AGAIN)));
}

// Turn the page by itself, unless somebody has scrolled it lately.
export function useTurning() {
  useEffect(() => {
    let touched = -REST;
    const hands = () => { touched = performance.now(); };
    for (const kind of HANDS) addEventListener(kind, hands, { passive: true });
    const timer = setInterval(() => {
      if (document.hidden || performance.now() - touched < REST) return;
      const page = document.documentElement;
      const head = document.querySelector(".room-top")?.getBoundingClientRect().height ?? 0;
      const top = nextTop({ top: page.scrollTop, height: innerHeight, all: page.scrollHeight, head });
      if (top !== page.scrollTop) scrollTo(0, top);
    }, PACE);
    return () => {
      clearInterval(timer);
      for (const kind of HANDS) removeEventListener(kind, hands);
    };
  }, []);
}
