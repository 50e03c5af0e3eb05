// How much: a number chosen with buttons, keys or by writing it, for life that is bid or spent.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Confirm, LitButton } from "../../ui/prompt.js";

// The choices that ask for a number, by the kind of option that bears it.
const KINDS = { escalate: "bid", "spend-life": "life" };
export const asksAmount = (choice) =>
  Boolean(choice) && choice.ask in KINDS && choice.options.some(([kind]) => kind === KINDS[choice.ask]);

// A number from least to most; set(number). The field takes the focus where it is asked for.
export function Stepper({ value, least, most, set, label, focus = false }) {
  const field = useRef(null);
  useLayoutEffect(() => { if (focus) field.current.focus({ preventScroll: true }); }, []);
  const to = (number) => set(Math.max(least, Math.min(most, number)));
  const type = (text) => { if (text !== "" && Number.isInteger(Number(text))) to(Number(text)); };
  return html`<span class="number">
    <button type="button" class="icon-button" disabled=${value <= least} tabindex="-1" aria-hidden="true"
        onClick=${() => to(value - 1)}>
      −
    </button>
    <input ref=${field} type="number" inputmode="numeric" min=${least} max=${most} value=${value} aria-label=${label}
      onInput=${({ target }) => type(target.value)}
      onFocus=${({ target }) => target.select()} />
    <button type="button" class="icon-button" disabled=${value >= most} tabindex="-1" aria-hidden="true"
        onClick=${() => to(value + 1)}>
      +
    </button>
  </span>`;
}

export function Amount({ about, deal, answer, ask }) {
  const { view, t } = about;
  const { choice } = view;
  const kind = KINDS[choice.ask];
  const numbers = choice.options.filter(([one]) => one === kind).map(([, number]) => number);
  const [value, setValue] = useState(numbers[0]);
  const send = (event) => { event.preventDefault(); answer([[kind, value]]); };
  const others = choice.options.filter(([one]) => one !== kind);
  return html`<form class="amount" id="live-amount" onSubmit=${send} aria-label=${ask}>
    <${Stepper} value=${value} least=${numbers[0]} most=${numbers[numbers.length - 1]} set=${setValue} label=${ask}
      focus />
    <${Confirm}>
      ${others.map((option) => { const deed = deal(option); return html`
        <button type="button" class="button" data-option=${deed.answer} onClick=${deed.run}>${deed.label}</button>`; })}
      <${LitButton} type="submit" form="live-amount" data-option=${`${kind}:${value}`}>
        ${t(`live-pick-${kind === "bid" ? "bid" : "spend"}`, { count: value })}
      </${LitButton}>
    </${Confirm}>
  </form>`;
}
