// A deck that is built for a tournament: which one, until when it can be changed, and handed in from the deck page.
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { titleOf } from "../ui/deck-formats.js";
import { useShell } from "../ui/shell.js";
import { tokenOf } from "./event-kept.js";

// The tournament of this id as this browser sees it: {…, title: of its format, token}, or null.
export function useEvent(id) {
  const { lang } = useShell();
  const [event, setEvent] = useState(null);
  useEffect(() => {
    setEvent(null);
    if (!id) return undefined;
    let here = true;
    const token = tokenOf(id);
    const title = ({ format, name }) => titleOf({ title: format, name }, lang);
    ask(`/api/events/${id}`, undefined, token).then(
      (state) => { if (here) setEvent({ ...state, id, title: title(state), token }); },
      () => {},
    );
    return () => { here = false; };
  }, [id, lang]);
  return event;
}

/**
 * How a deck stands to its tournament: "over", "locked", "open" or, for its player, "mine".
 * @param {{over: boolean, rounds: any[], matches?: any[], you?: {player?: string, locked?: boolean}}} event
 */
export function lockOf({ over, rounds, matches = [], you = {} }) {
  if (over) return "over";
  if (you.player ? you.locked : rounds.length || matches.length) return "locked";
  return you.player ? "mine" : "open";
}

// For which tournament a deck is built, and the button that hands it in; text: the list, legal: whether it can be.
export function EventLine({ event, text, legal, tell }) {
  const { t, lang } = useShell();
  const [wrong, setWrong] = useState([]);
  const [sent, setSent] = useState(null); // the tournament after a deck was handed in here
  useEffect(() => setWrong([]), [text]);
  useEffect(() => setSent(null), [event]);
  if (!event) return null;
  const lock = lockOf(sent || event);
  const until = lock !== "mine" ? lock : event.lockedAtEntry ? "entry" : "open";
  const handIn = async () => {
    try {
      const said = await ask(`/api/events/${event.id}/deck`, { deck: text, lang }, event.token);
      setWrong((said.wrong || []).map((fault) => fault.text));
      if (said.wrong) return;
      setSent(said);
      tell(t("decks-event-handed", { name: event.name }));
    } catch (error) {
      setWrong([problemText(t, error)]);
    }
  };
  return html`<div class="deck-event" data-lock=${lock}>
    <a href=${`/event/${event.id}`}>${t("decks-event-for", { name: event.name })}</a>
    <span class="quiet">${t(`decks-event-${until}`)}</span>
    ${lock === "mine" && html`<button type="button" class="button small" data-deck="event" disabled=${!legal}
        title=${legal ? undefined : t("decks-play-first")} onClick=${handIn}>
      ${t("events-deck-hand-in")}
    </button>`}
    ${wrong.length > 0 && html`<ul class="problem" role="alert">${wrong.map((words, at) => html`<li key=${at}>
      ${words}
    </li>`)}</ul>`}
  </div>`;
}
