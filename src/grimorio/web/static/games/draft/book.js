// What every page knows of drafts, before their table is drawn: their short rules, their emblem.
import { html } from "../../vendor/htm-preact.js";

// Seats of a draft started in one click: a pod.
export const QUICK = 8;

// Three boosters that go round.
export const Emblem = () => html`<svg class="draft-emblem" viewBox="0 0 120 48" width="120" height="48">
  <g fill="var(--panel-2)" stroke="var(--gold)" stroke-width="1.8" stroke-linejoin="round">
    <path d="M22 12 44 8 48 38 26 42Z" /><path d="M76 8 98 12 94 42 72 38Z" />
    <rect x="48" y="5" width="24" height="34" rx="1.500" />
    <path d="M48 10H72M48 34H72" /><path d="M60 14 66 22 60 30 54 22Z" fill="var(--gold)" />
  </g>
  <path d="M14 20C4 26 6 38 18 42M106 42C116 38 118 26 106 20M106 20 112 19M106 20 107.500 26" fill="none"
    stroke="var(--gold)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
</svg>`;

export const HELP = ["goal", "booster", "rochester", "sealed", "colours", "deck"].map((part) => ({ part, More: null }));
