// A picture to choose: its motif and its colour; what else belongs to the person stands beside it.
import { html } from "../lib.js";
import { COLOURS, MOTIFS, Picture } from "./picture.js";
import { useShell } from "./shell.js";

function Choices({ legend, name, values, chosen, choose, of, words }) {
  return html`<fieldset><legend>${legend}</legend>
    <div class="pictures">${values.map((value) => html`<label key=${value} title=${words(value)}>
      <input type="radio" name=${name} value=${value} aria-label=${words(value)} checked=${value === chosen}
        onChange=${() => choose(value)} />
      <${Picture} of=${of(value)} />
    </label>`)}</div></fieldset>`;
}

export function PicturePick({ picture, set, children }) {
  const { t } = useShell();
  const [motif = "eye", colour = "light"] = (picture || "eye.light").split(".");
  const number = (value) => t("you-picture-number", { number: MOTIFS.indexOf(value) + 1 });
  return html`<div class="you-name"><${Picture} of=${picture} />${children}</div>
    <${Choices} legend=${t("you-picture")} name="motif" values=${MOTIFS} chosen=${motif} words=${number}
      choose=${(value) => set(`${value}.${colour}`)} of=${(value) => `${value}.${colour}`} />
    <${Choices} legend=${t("you-picture-colour")} name="colour" values=${COLOURS} chosen=${colour}
      words=${(value) => t(`you-colour-${value}`)} choose=${(value) => set(`${motif}.${value}`)}
      of=${(value) => `${motif}.${value}`} />`;
}
