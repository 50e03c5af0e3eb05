// A word on why a bot did what it did last: a quiet sign at its seat, and the answer in a dialog.
import { html, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { namesOf, Said } from "./glossary.js";
import { eventText } from "./log.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

// The most lines of what the bot did that stand above the reason.
const QUOTED = 4;

// A reason in words: {message, cards, numbers, seats}, as the server says it.
export function reasonText({ message, cards, numbers, seats }, about) {
  const { t, play } = about;
  const told = (entries, word) => Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, word(value)]));
  return t(message, {
    ...numbers,
    ...told(cards, (named) => t.list(named.map((one) => play.cardNamed(one, about)))),
    ...told(seats, about.name),
  });
}

// What the bot did, and why, in a dialog.
function Because({ answer, about, name }) {
  const { t } = about;
  const { reason, lines } = answer;
  if (!reason) return html`<p>${t("table-because-none", { name })}</p>`;
  const names = namesOf(about.cards, about.lang);
  const said = lines.map((line) => eventText(line, about)).filter(Boolean).slice(0, QUOTED);
  return html`<div class="because">
    ${said.length > 0 && html`<ul class="quiet">${said.map((text) => html`<li>${text}</li>`)}</ul>`}
    <p class="because-said"><${Said} game=${about.game} text=${reasonText(reason, about)} names=${names} /></p>
    <p class="quiet">${t("table-because-fair", { name })}</p>
  </div>`;
}

// Asks a bot why it did what it did last, by a sign at its seat or, long, in words; nothing is computed before.
export function BecauseSign({ token, seat, about, long = false }) {
  const { t, show } = useShell();
  const [busy, setBusy] = useState(false);
  const name = about.name(seat);
  const title = t("table-because-of", { name });
  const tell = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await ask(`/api/games/${about.id}/why`, { seat }, token);
      show({ title, body: html`<${Because} answer=${answer} about=${about} name=${name} />` });
    } catch (error) {
      show({ title, body: html`<p class="problem" role="alert">${problemText(t, error)}</p>` });
    }
    setBusy(false);
  };
  if (long) return html`<button type="button" class="button small" data-do="why" onClick=${tell}>${title}</button>`;
  return html`<button type="button" class="because-sign" aria-haspopup="dialog" title=${title} aria-label=${title}
      aria-busy=${busy} onClick=${tell}><${Sign} name="help" /></button>`;
}

// Who may ask: a player of a game whose bots can tell, with whose result nobody else competes, once it has begun.
export const mayAsk = ({ campaign, event, log }, { play, view }) =>
  Boolean(play?.cardNamed && view?.seat >= 0 && !campaign && !event && log.length);
