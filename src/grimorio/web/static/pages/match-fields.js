// The lobby's fields for a match: one game, or best of three, and the format of its decks.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";

const FORMATS = ["free", "constructed", "limited"];

// match: {best_of, format} or null for one game; name: of the form, of which there are two; formats: whether one is
// asked for.
export function MatchFields({ name, match, set, formats = false }) {
  const { t } = useShell();
  return html`<div class="match-fields">
    <fieldset>
      <legend>${t("match-length")}</legend>
      <div class="segments">${[null, 3].map((games) => html`<label key=${games}>
        <input type="radio" name=${`${name}-match`} value=${games || 1} checked=${Boolean(match) === Boolean(games)}
          onChange=${() => set(games && { best_of: games, format: "free" })} />
        <span>${games ? t("match-best-of", { games }) : t("match-one")}</span></label>`)}</div>
    </fieldset>
    ${match && formats && html`<label class="field">
      <span>${t("magic-deck-format")}</span>
      <select data-match="format" value=${match.format}
          onChange=${({ target }) => set({ ...match, format: target.value })}>${FORMATS.map((one) => html`
        <option value=${one} selected=${one === match.format}>${t(`magic-format-${one}`)}</option>`)}</select>
    </label>`}
  </div>`;
}
