// A card held closer while it is pointed at, by hovering or by focus. A long press, the other button of the mouse and
// the menu key open its close view.
import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { style } from "./style.js";

await style(new URL("./peek.css", import.meta.url));

const WAIT = { hover: 280, press: 420 };

// root: the table; what can be held closer there carries data-look. look(element) opens the close view; draw(element)
// is what is shown.
export function Peek({ root, look, draw }) {
  const [shown, setShown] = useState(null);
  const box = useRef(null);
  const open = useRef(null);
  open.current = (one) => { setShown(null); look(one); };
  useLayoutEffect(() => {
    const table = root.current;
    let timer = 0;
    let held = false;
    const later = (wait, what) => { clearTimeout(timer); timer = setTimeout(what, wait); };
    const hide = () => { clearTimeout(timer); setShown(null); };
    const found = (target) => target?.closest?.("[data-look]");
    const over = ({ target, pointerType }) => {
      if (pointerType === "touch") return;
      const one = found(target);
      if (one) later(WAIT.hover, () => setShown(one));
      else hide();
    };
    const focused = ({ target }) => {
      const one = target.matches(":focus-visible") && found(target);
      if (one) setShown(one);
      else hide();
    };
    const down = ({ target, pointerType }) => {
      held = false;
      const one = found(target);
      if (pointerType === "touch" && one) later(WAIT.press, () => { held = true; open.current(one); });
      else hide();
    };
    const up = ({ pointerType }) => { if (pointerType === "touch" && !held) clearTimeout(timer); };
    const click = (event) => { if (held) { held = false; event.preventDefault(); event.stopPropagation(); } };
    const menu = (event) => {
      const one = found(event.target);
      if (!one) return;
      event.preventDefault();
      clearTimeout(timer);
      if (!held) open.current(one);
    };
    const key = ({ key: pressed }) => { if (pressed === "Escape") hide(); };
    const heard = {
      pointerover: over, pointerleave: hide, focusin: focused, focusout: hide, pointerdown: down, pointerup: up,
      pointercancel: up, click, contextmenu: menu,
    };
    for (const [kind, hear] of Object.entries(heard)) table.addEventListener(kind, hear, true);
    document.addEventListener("keydown", key);
    document.addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      for (const [kind, hear] of Object.entries(heard)) table.removeEventListener(kind, hear, true);
      document.removeEventListener("keydown", key);
      document.removeEventListener("scroll", hide, true);
    };
  }, []);
  const there = shown?.isConnected ? shown : null;
  useLayoutEffect(() => {
    if (!there || !box.current) return;
    box.current.showPopover?.();
    const at = there.getBoundingClientRect();
    const { width, height } = box.current.getBoundingClientRect();
    const right = at.right + 10 + width <= innerWidth;
    box.current.style.left = `${right ? at.right + 10 : Math.max(6, at.left - width - 10)}px`;
    box.current.style.top = `${Math.max(6, Math.min(innerHeight - height - 6, at.top + at.height / 2 - height / 2))}px`;
  });
  if (!there) return null;
  return html`<aside class="peek" ref=${box} popover="manual" aria-hidden="true">${draw(there)}</aside>`;
}
