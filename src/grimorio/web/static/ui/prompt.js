// The one thing asked, in plain words at a fixed place, with the answers and their keys.
import { html, render, useLayoutEffect, useRef, useState } from "../lib.js";
import { Said } from "./glossary.js";
import { useShell } from "./shell.js";

const KEYS = [..."1234567890abcdefgijklmopqrstvwxyz"];
const MANY = 6;
// With more options than this the prompt leaves those that are lit on the table to it.
const CROWD = 8;
const isDone = (option) => option.length === 1 && ["done", "pass"].includes(option[0]);

// A key for each option: Enter for "done" and "pass", a digit for the others, then letters.
export function keysFor(options) {
  let next = 0;
  return options.map((option) => (isDone(option) ? "Enter" : KEYS[next++] ?? ""));
}

const typing = (element) => element?.matches?.("input, textarea, select, [contenteditable]");
const pressable = (element) => element?.matches?.("button, a, summary, [role=button], [role=slider]");

// Whether a key is meant for the table: nobody types, nothing has popped up.
export const freeKey = (event) =>
  !(
    event.defaultPrevented ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typing(event.target) ||
    document.querySelector("dialog[open]")
  );

// Keys that do something at the table. deedOf(event): what a free key does, or nothing. Bound before the next key can
// come, so that a key never does what it meant before.
export function useFreeKeys(deedOf) {
  useLayoutEffect(() => {
    const down = (event) => {
      const deed = freeKey(event) && deedOf(event);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  });
}

// The button that a pointer pressed last. The click leaves the focus on it, though nobody means to press it once more
// by Enter, until the keyboard moves the focus.
let pointed = null;
addEventListener("pointerdown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  pointed = target.closest?.("button, summary") ?? null;
}, true);
addEventListener("keydown", ({ key }) => { if (key === "Tab") pointed = null; }, true);

// What lies on the table, and is pressed or put in order there.
const LYING = "[data-answer], [data-arranged]";

// Whether a key presses what has the focus. On what lies on the table, and on what a pointer pressed, only the space
// bar does: Enter is the lit button there.
export const pressesFocused = ({ key, target }) =>
  pressable(target) && !(key === "Enter" && (target === pointed || target.closest?.(LYING)));

function pressed(event, keys) {
  if (!freeKey(event)) return -1;
  const done = event.key === "Enter" || event.key === " ";
  if (done) return pressesFocused(event) ? -1 : keys.indexOf("Enter");
  return keys.indexOf(event.key.toLowerCase());
}

const confirmPlace = () => document.querySelector(".prompt .confirm");

// What confirms something set out on the table, such as attackers: shown in the prompt, where its answers stand;
// nowhere when a table is drawn without a prompt.
export function Confirm({ children }) {
  useLayoutEffect(() => {
    const place = confirmPlace();
    if (place) render(html`${children}`, place);
  });
  useLayoutEffect(() => {
    const place = confirmPlace();
    return () => { if (place) render(null, place); };
  }, []);
  return null;
}

// The lit button, in what confirms: Enter and the space bar press it, unless they press what has the focus; Escape
// cancels, where there is something to cancel. more: its other attributes.
export function LitButton({ ready = true, cancel = null, children, ...more }) {
  const button = useRef(null);
  useFreeKeys((event) => {
    if (event.key === "Escape") return cancel;
    return ready && ["Enter", " "].includes(event.key) && !pressesFocused(event) && (() => button.current.click());
  });
  return html`<button ref=${button} type="button" class="button primary" disabled=${!ready} aria-keyshortcuts="Enter"
      ...${more}>
    ${children} <kbd aria-hidden="true">⏎</kbd>
  </button>`;
}

// The options that the prompt leaves to the table, because they are many and each is lit there; the list is opened and
// folded again by a button. isLit(option): whether it is lit there.
function useFolded({ choice, options, isLit }) {
  const [lit, setLit] = useState([]);
  const [open, setOpen] = useState(null);
  const many = Boolean(isLit && choice && options.length > CROWD);
  useLayoutEffect(() => {
    const there = many ? options.filter(isLit).map((option) => option.join(":")) : [];
    setLit(there.length > CROWD ? there : []);
  }, [choice?.number, many]);
  const folds = many && lit.length > 0;
  const unfolded = open === choice?.number;
  return {
    folds, unfolded,
    shown: folds && !unfolded ? options.filter((option) => !lit.includes(option.join(":"))) : options,
    toggle: () => setOpen(unfolded ? null : choice.number),
  };
}

// describe(option) → {label, short, spoken, icon}; short: what is written when there are many; spoken: what a screen
// reader says, where that is not the label; answer(option) sends; buttons:
// false when the answer is given on the table alone; names: of cards, as a pattern; isLit(option): whether it is lit on
// the table, to which many such options are left.
export function Prompt(prompt) {
  const { text, names = null, game, mine, choice, describe, answer, busy, buttons } = prompt;
  const { refused, why, extra, side, point } = prompt;
  const { t } = useShell();
  const line = useRef(null);
  const all = mine && choice && buttons ? choice.options : [];
  const { shown: options, folds, unfolded, toggle } = useFolded({ ...prompt, options: all });
  const keys = keysFor(options);

  // Bound before the next key can come, so that a key never answers the choice before.
  useLayoutEffect(() => {
    const down = (event) => {
      if (event.key === "Escape" && freeKey(event)) line.current.focus();
      const index = busy ? -1 : pressed(event, keys);
      if (index < 0) return;
      event.preventDefault();
      answer(options[index]);
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  });
  // The button just pressed is gone: keep the keyboard at the prompt, not at the top of the page.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (mine && (!here || here === document.body)) line.current?.focus({ preventScroll: true });
  }, [choice?.number, mine]);

  return html`
    <section data-choice=${choice?.number} class=${`prompt ${mine ? "mine" : ""}`} aria-label=${t("table-prompt")}>
      <div class="prompt-line">
        <p ref=${line} tabindex="-1" id="prompt-text"><${Said} game=${game} text=${text} names=${names} /></p>
        <div class="prompt-side">
          ${side}
          ${folds && html`<button type="button" class="button small fold" aria-expanded=${unfolded} onClick=${toggle}>
            ${t(unfolded ? "table-pick-on-table" : "table-pick-in-list", { count: choice.options.length })}
          </button>`}
          ${mine && refused?.length > 0 && html`<button type="button" class="link why" onClick=${why}>
            ${t("table-why")}
          </button>`}
        </div>
      </div>
      ${options.length > 0 && html`<div class=${`answers ${options.length > MANY ? "many" : ""}`} role="group"
          aria-labelledby="prompt-text">${options.map((option, index) => {
        const { label, short, icon, kind, spoken = label } = describe(option);
        const written = (options.length > MANY && short) || label;
        return html`
          <button type="button" key=${`${choice.number}:${option.join(":")}`} disabled=${busy}
              class=${`answer ${kind || ""} ${isDone(option) ? "done" : ""}`} onClick=${() => answer(option)}
              onMouseEnter=${() => point(option)} onMouseLeave=${() => point(null)} onFocus=${() => point(option)}
              onBlur=${() => point(null)} data-option=${option.join(":")} aria-keyshortcuts=${keys[index]}>
            ${icon && html`<span class="answer-icon" aria-hidden="true">${icon}</span>`}
            ${written === spoken ? html`<span>${spoken}</span>`
              : html`<span class="unseen">${spoken}</span><span aria-hidden="true">${written}</span>`}
            ${keys[index] && html`<kbd aria-hidden="true">
              ${keys[index] === "Enter" ? "⏎" : keys[index].toUpperCase()}
            </kbd>`}
          </button>`;
      })}</div>`}
      <div class="confirm"></div>
      ${extra}
    </section>`;
}
