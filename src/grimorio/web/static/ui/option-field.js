// An option of a game: its name, the rule behind it, and its values to choose from.
import { html } from "../lib.js";
import { useShell } from "./shell.js";
import { RuleChip } from "./why.js";

export function OptionField({ game, option, value, set }) {
  const { t } = useShell();
  const words = (id, otherwise) => (t.has(id) ? t(id) : otherwise);
  const id = `${game}-option-${option.name}`;
  return html`<div class="option">
    <p class="option-head">
      <label for=${id}>${words(id, option.name)}</label>
      ${option.rule && html`<${RuleChip} game=${game} rule=${option.rule} />`}
    </p>
    <select id=${id} value=${value} onChange=${(event) => set(event.target.value)}>${option.values.map((one) => html`
      <option value=${one} selected=${one === value}>
        ${words(`${id}-${one.replaceAll(".", "-")}`, one)}
      </option>`)}</select>
  </div>`;
}
