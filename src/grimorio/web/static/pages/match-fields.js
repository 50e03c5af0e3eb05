// The lobby's fields for a match: one game, or best of three or five, and the format of its decks.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";

const LENGTHS = [1, 3, 5];

// match: {best_of, format} or null for one game; name: of the form, of which there are two; formats: those that are
// asked for, if there are several.
export function MatchFields({ name, game, match, set, formats = [] }) {
  const { t } = useShell();
  return html`<div class="match-fields">
    <fieldset>
      <legend>${t("match-length")}</legend>
      <div class="segments">${LENGTHS.map((games) => html`<label key=${games}>
        <input type="radio" name=${`${name}-match`} value=${games} checked=${(match?.best_of ?? 1) === games}
          onChange=${() => set(games > 1 ? { best_of: games, format: match?.format ?? "free" } : null)} />
        <span>${games > 1 ? t("match-best-of", { games }) : t("match-one")}</span></label>`)}</div>
    </fieldset>
    ${match && formats.length > 1 && html`<label class="field">
      <span>${t(`${game}-deck-format`)}</span>
      <select data-match="format" value=${match.format}
          onChange=${({ target }) => set({ ...match, format: target.value })}>${formats.map((one) => html`
        <option value=${one} selected=${one === match.format}>${t(`${game}-format-${one}`)}</option>`)}</select>
    </label>`}
  </div>`;
}
