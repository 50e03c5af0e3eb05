// A player's deck for a tournament: chosen or pasted, checked by the server line by line, handed in.
import { bookOf, partOf } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { written } from "../ui/deck-shelf.js";
import { useReadyDecks } from "../ui/reading.js";
import { useShell } from "../ui/shell.js";
import { WithReason } from "./event-reason.js";
import { playerOf } from "./event-state.js";

// The decks that can be chosen: those of this browser first, then ready ones built in the way of the format.
function useDecks({ game, build }) {
  const { lang } = useShell();
  const [mine, setMine] = useState([]);
  useEffect(() => {
    let here = true;
    partOf(game, "decks").then(({ shelf }) => { if (here) setMine(shelf.kept()); }, () => {});
    return () => { here = false; };
  }, [game]);
  const ready = useReadyDecks(game);
  const fitting = ready.filter(({ kind }) => kind === build);
  return [
    ...mine.map(({ name, text }) => ({ name, text })),
    ...(fitting.length ? fitting : ready).map((deck) =>
      ({ name: deck.names?.[lang] || deck.name, text: written(deck) })),
  ];
}

// The form; player: whose deck the organiser hands in, else null; done(): called after it was accepted.
export function DeckForm({ now, deed, player = null, text: before = "", done = () => {} }) {
  const { t, lang, announce } = useShell();
  const [text, setText] = useState(before);
  const [wrong, setWrong] = useState([]);
  const decks = useDecks(now);
  const write = (next) => { setText(next); setWrong([]); };
  const send = async (event) => {
    event.preventDefault();
    const said = await deed("/deck", { deck: text, lang, ...(player && { player }) });
    if (!said) return;
    setWrong(said.wrong || []);
    if (said.wrong) return;
    announce(t(now.lockedAtEntry ? "events-deck-locked" : "events-deck-handed"));
    done();
  };
  return html`<form class="event-deck" onSubmit=${send}>
    ${decks.length > 0 && html`<label class="field"><span>${t("events-deck-ready")}</span>
      <select data-event="ready-deck" value="" onChange=${({ target }) => write(decks[target.value]?.text || text)}>
        <option value="">${t("events-deck-choose")}</option>
        ${decks.map(({ name }, at) => html`<option key=${at} value=${at}>${name}</option>`)}
      </select></label>`}
    <label class="field"><span>${t("events-deck-list")}</span>
      <textarea rows="8" spellcheck="false" data-event="deck" value=${text}
        aria-invalid=${wrong.length > 0} onInput=${({ target }) => write(target.value)}></textarea>
    </label>
    ${wrong.length > 0 && html`<div role="alert" class="problem"><p>${t("events-deck-wrong")}</p>
      <ul class="event-faults">${wrong.map((fault, at) => html`<li key=${at}>${fault.text}</li>`)}</ul>
    </div>`}
    <div class="row">
      <button class="button primary" data-event="hand-in" disabled=${!text.trim()}>${t("events-deck-hand-in")}</button>
      ${!player && bookOf(now.game).DECKS && html`<a class="button" href=${`/deck?game=${now.game}&event=${now.id}`}>
        ${t("decks-link")}
      </a>`}
    </div>
  </form>`;
}

// What a player sees of their own deck.
export function OwnDeck({ now, token, deed }) {
  const { t } = useShell();
  const { locked, player } = now.you;
  const handed = Boolean(playerOf(now, player)?.handed);
  const [text, setText] = useState(null);
  const [open, setOpen] = useState(!handed);
  useEffect(() => {
    let here = true;
    ask(`/api/events/${now.id}/deck`, undefined, token).then(
      ({ deck }) => { if (here) setText(deck); }, () => { if (here) setText(""); });
    return () => { here = false; };
  }, [now.id, player, handed]);
  if (text === null) return null;
  if (locked) return handed && html`<details class="panel"><summary><h2>${t("events-your-deck")}</h2></summary>
    <p class="quiet">${t("events-deck-locked")}</p><pre class="event-list">${text}</pre></details>`;
  return html`<details class="panel" open=${open} onToggle=${({ currentTarget }) => setOpen(currentTarget.open)}>
    <summary><h2>${t("events-your-deck")}</h2></summary>
    <p class=${handed ? "quiet" : ""} role="status">${t(handed ? "events-deck-handed" : "events-deck-needed")}</p>
    ${now.lockedAtEntry && html`<p class="quiet">${t("events-deck-final")}</p>`}
    <${DeckForm} key=${handed} now=${now} deed=${deed} text=${text} done=${() => setOpen(false)} />
  </details>`;
}

// A deck that is locked; seated: its player was paired, so that nobody takes it back. taken(): called when it was.
function LockedDeck({ now, token, name, deck, seated, deed, taken }) {
  const { t } = useShell();
  const back = async (reason) => {
    const facts = await ask(`/api/events/${now.id}/log`, undefined, token);
    const entry = facts.findLast(({ kind, player, undone }) => kind === "deck" && player === name && !undone);
    if (await deed("/facts", { facts: [{ kind: "undo", fact: entry.number, reason }] })) taken();
  };
  return html`<pre class="event-list">${deck}</pre>
    ${!seated && html`<p class="quiet">${t("events-deck-slip")}</p>
      <${WithReason} name="deck-back" words=${t("events-deck-take-back")} ask=${t("events-deck-why")} act=${back} />`}`;
}

// The button by which the organiser sees a player's deck, hands one in, or takes a locked one back.
export function DeckButton({ now, token, name, deed }) {
  const { t, show } = useShell();
  const open = async () => {
    const title = t("events-deck-of", { name });
    const found = await ask(`/api/events/${now.id}/deck?player=${encodeURIComponent(name)}`, undefined, token)
      .catch((error) => ({ problem: problemText(t, error) }));
    const { deck, problem } = found;
    if (problem) {
      show({ title, body: html`<p class="problem">${problem}</p>` });
      return;
    }
    const seated = now.rounds.some(({ tables }) => tables.some(({ first, second }) => [first, second].includes(name)));
    const write = () => show({ title, body: html`<${DeckForm} now=${now} deed=${deed} player=${name} text=${deck}
      done=${() => show(null)} />` });
    if (seated || (now.lockedAtEntry && deck)) show({ title, body: html`<${LockedDeck} now=${now} token=${token}
      name=${name} deck=${deck} seated=${seated} deed=${deed} taken=${write} />` });
    else write();
  };
  return html`<button type="button" class="link" aria-haspopup="dialog" onClick=${open}
    aria-label=${t("events-deck-of", { name })}>${t("events-deck-show")}</button>`;
}
