// Zones of a board that is edited, and the cards in them of which only the name is seen.
import { html } from "../lib.js";
import { classes } from "./classes.js";
import { style } from "./style.js";

await style(new URL("./board.css", import.meta.url));

// What is wrong in a place of the board. fault: {place, text}, or null where nothing is.
export const BoardFault = ({ fault, place }) =>
  fault?.place === place && html`<p class="problem edit-fault">${fault.text}</p>`;

/* A zone: its name chooses it, its room takes what is dropped. place: its key; board: {chosen, choose(place, event),
   over, fault}; label: what a screen reader calls it. */
export function BoardZone({ place, name, label, count, kind = "", board, children }) {
  const { chosen, choose, over, fault } = board;
  const state = {
    "edit-chosen": chosen === place, "edit-over": over === place, "edit-bad": fault?.place === place,
  };
  return html`<section class=${classes(`edit-zone ${kind}`, state)} data-place=${place} aria-label=${label}
      onClick=${(event) => { if (event.target === event.currentTarget) choose(place, event); }}>
    <button type="button" class="edit-name" aria-pressed=${chosen === place}
        onClick=${(event) => choose(place, event)}>
      ${name} <b>${count}</b>
    </button>
    <${BoardFault} fault=${fault} place=${place} />
    ${children}
  </section>`;
}

// A card by its name. piece: its key; look: what it is called in the catalogue; colour: the class of its edge.
export function BoardChip({ piece, look, name, count, colour, wrong = false, open, children }) {
  return html`<button type="button" class=${classes(`edit-chip ${colour}`, { "edit-wrong": wrong })}
      data-piece=${piece} data-look=${look} aria-label=${count > 1 ? `${count} × ${name}` : name} onClick=${open}>
    ${count > 1 && html`<b>${count}×</b>`}<span>${name}</span>${children}
  </button>`;
}

// Steps or phases, each one press away. steps: [[value, words], …].
export function BoardSteps({ label, steps, value, set }) {
  return html`<div class="edit-steps" role="group" aria-label=${label} ref=${inSight}>
    ${steps.map(([step, words]) => html`<button type="button" key=${step} data-step=${step}
        aria-pressed=${step === value} onClick=${() => set(step)}>
      ${words}
    </button>`)}
  </div>`;
}

// On a phone the bar is scrolled to the step that is on.
function inSight(bar) {
  const now = bar?.querySelector("[aria-pressed=true]");
  if (now) bar.scrollLeft = now.offsetLeft - (bar.clientWidth - now.offsetWidth) / 2;
}
