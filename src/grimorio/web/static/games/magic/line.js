// Text with signs of mana in it.
import { html } from "../../vendor/htm-preact.js";
import { Said } from "../../ui/glossary.js";
import { Sign, signName } from "./symbols.js";

// A line of card text. explained: its words explain themselves.
export function Line({ text, t, explained = false }) {
  const parts = text.split(/(\{[^}]+\})/);
  return html`${parts.map((part) => {
    if (part.startsWith("{")) return html`<${Sign} sign=${part.slice(1, -1)} />
    <span class="unseen">${signName(part.slice(1, -1), t)}</span>`;
    return explained ? html`<${Said} game="magic" text=${part} tab=${false} />` : part;
  })}`;
}
