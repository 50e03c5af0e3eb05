// Setting out the squad: two Mages are pressed one after the other and change places, until the row stands as it
// should.
import { html, useState } from "../../vendor/htm-preact.js";
import { LitButton, useFreeKeys } from "../../ui/prompt.js";
import { shortName } from "./options.js";

const START = { number: null, row: null, held: null };

// Gives {row: the keys from left to right, marks(place) → deed and number, bar}, or null where nothing of the kind is
// asked.
export function useLineUp(about, { answer, readOnly }) {
  const { view, t } = about;
  const choice = !readOnly && view.choice?.ask === "line-up" ? view.choice : null;
  const [kept, setKept] = useState(START);
  const now =
    choice && kept.number === choice.number
      ? kept
      : { number: choice?.number, row: choice?.options[0].slice(1), held: null };
  const ready = choice?.options.find((option) => option.slice(1).join() === now.row.join());
  const press = (place) => {
    if (now.held === null || now.held === place) {
      setKept({ ...now, held: now.held === place ? null : place });
      return;
    }
    const row = [...now.row];
    [row[now.held], row[place]] = [row[place], row[now.held]];
    setKept({ ...now, row, held: null });
  };
  useFreeKeys(({ key }) => choice && ["1", "2", "3"].includes(key) && (() => press(Number(key) - 1)));
  if (!choice) return null;
  const marks = (place) => ({
    number: place + 1,
    chosen: now.held === place,
    deed: {
      kind: "lit",
      pressed: now.held === place,
      answer: `row:${place}`,
      label: t(now.held === null ? "mickey-row-take" : "mickey-row-swap"),
      run: () => press(place),
    },
  });
  const bar = html`<div class="wom-bar" role="group" aria-label=${t("mickey-bar")}>
    <p>
      ${now.held === null ? t("mickey-row-help") : t("mickey-row-with", { mage: shortName(about, now.row[now.held]) })}
      ${!ready && html` <strong>${t("mickey-row-fixed")}</strong>`}
    </p>
    <${LitButton} data-option="ready" ready=${Boolean(ready)} cancel=${now === kept ? () => setKept(START) : null}
        onClick=${() => answer([ready])}>
      ${t("mickey-row-ready")}
    </${LitButton}>
  </div>`;
  return { row: now.row, marks, bar };
}
