// The list of a game's short lessons, each a link to its table.
import { bookOf } from "../games/index.js";
import { html } from "../lib.js";
import { useShell } from "./shell.js";

// but: the lesson that was just given. heading: the element of its title.
export function ShortLessons({ game, but, heading = "h3" }) {
  const { t } = useShell();
  const { short } = bookOf(game).LESSONS;
  return html`<${heading}>${t("learn-short")}</${heading}>
    <p>${t("learn-short-text")}</p>
    <ul class="short-lessons">${short.map(({ id, title }) => html`<li key=${id}>
      <a href=${`/learn?game=${game}&lesson=${id}`}>${t(title)}</a>
      ${id === but && html` <span class="quiet">${t("learn-short-again")}</span>`}
    </li>`)}</ul>`;
}
