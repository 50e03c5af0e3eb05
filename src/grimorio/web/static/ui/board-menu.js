// What can be done with one thing of a board that is edited: a small menu beside it, at the foot of a phone's screen.
import { html, useLayoutEffect, useRef } from "../lib.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

const GAP = 8;
const NARROW = 620;

// Where the box stands: right of what it is about, else left of it, within the window.
function stand(box, { left, right, top }) {
  if (innerWidth <= NARROW) return;
  const { width, height } = box.getBoundingClientRect();
  const x = right + GAP + width <= innerWidth ? right + GAP : Math.max(GAP, left - width - GAP);
  box.style.left = `${x}px`;
  box.style.top = `${Math.max(GAP, Math.min(innerHeight - height - GAP, top))}px`;
}

// rect: where the thing is in the window; keys: {key: deed}, by which its letters work while the menu is open.
export function BoardMenu({ title, rect, keys = {}, close, children }) {
  const { t } = useShell();
  const box = useRef(null);
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement} */ (document.activeElement);
    box.current.showModal();
    return () => { if (before?.isConnected) before.focus({ preventScroll: true }); };
  }, []);
  useLayoutEffect(() => stand(box.current, rect));
  const down = (event) => {
    const deed = !event.ctrlKey && !event.metaKey && !event.target.closest("input, select") && keys[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  return html`<dialog class="edit-menu" ref=${box} aria-labelledby="edit-menu-title" onClose=${close}
      onKeyDown=${down} onClick=${(event) => { if (event.target === box.current) box.current.close(); }}>
    <div class="edit-menu-in">
      <header>
        <h2 id="edit-menu-title" tabindex="-1" autofocus>${title}</h2>
        <button type="button" class="icon-button" aria-label=${t("table-close")} onClick=${() => box.current.close()}>
          <${Sign} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

// The places to which the thing can be moved: `ways` holds [words, deed] of each.
export function BoardWays({ ways }) {
  const { t } = useShell();
  return html`<div class="edit-ways" role="group" aria-label=${t("table-board-move")}>
    <span>${t("table-board-move")}</span>
    ${ways.map(([words, deed]) => html`<button type="button" class="button small" key=${words} onClick=${deed}>
      ${words}
    </button>`)}
  </div>`;
}

// The foot of the menu: look at the thing, which closes the menu, and remove it, where these deeds are given.
export function BoardFoot({ look = null, remove = null, close }) {
  const { t } = useShell();
  return html`<footer>
    ${look && html`<button type="button" class="button small" onClick=${() => { close(); look(); }}>
      ${t("table-board-look")}
    </button>`}
    ${remove && html`<button type="button" class="button small danger" onClick=${remove}>
      ${t("table-board-remove")}
    </button>`}
  </footer>`;
}
