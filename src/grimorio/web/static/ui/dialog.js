// Dialogs. The browser's own keeps the focus, closes on Esc and gives the focus back.
import { html, useLayoutEffect, useRef } from "../lib.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

// The page's popup, of which one is open at a time.
export function Dialog({ title, body, kind, close }) {
  const { t } = useShell();
  const box = useRef(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const before = /** @type {HTMLElement} */ (document.activeElement);
    dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return html`
    <dialog ref=${box} class=${`popup ${kind || ""}`} aria-labelledby="popup-title" onClose=${close}
        onClick=${(event) => { if (event.target === box.current) close(); }}>
      <div class="popup-in">
        <header class="popup-head">
          <h2 id="popup-title" tabindex="-1">${title}</h2>
          <button class="icon-button" aria-label=${t("table-close")} title=${t("table-close")} onClick=${close}>
            <${Sign} name="close" />
          </button>
        </header>
        <div class="popup-body" tabindex="0">${body}</div>
      </div>
    </dialog>`;
}

// A dialog of a table's own, closed by Esc, by a click beside it and by shut(). children(shut): what it holds.
export function Modal({ title, kind, close, children }) {
  const dialog = useRef(null);
  useLayoutEffect(() => { if (!dialog.current.open) dialog.current.showModal(); }, [title]);
  const shut = () => dialog.current.close();
  return html`
    <dialog class=${kind} ref=${dialog} onClose=${close} aria-label=${title}
        onClick=${(event) => { if (event.target === dialog.current) shut(); }}>
      ${children(shut)}
    </dialog>`;
}
