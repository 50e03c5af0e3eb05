// A file of cards of one's own: opened here and read by the server, with the line of whatever is wrong.
import { html, useEffect, useRef, useState } from "../lib.js";
import { ask, inWords, problemText } from "../net.js";
import { FileButton } from "./file.js";
import { useShell } from "./shell.js";
import { style } from "./style.js";

await style(new URL("./reading.css", import.meta.url));

const ACCEPTED = ".yaml,.yml,.json,text/yaml,application/json";

// cards: those of the file that was read, or null; set(cards) takes them, or null for none.
// hint: what follows the number of cards read; drop: the words of the button that takes the cards away.
export function CardFile({ game, cards, set, hint = "", drop }) {
  const { t } = useShell();
  const [read, setRead] = useState(null);
  const here = useRef(true);
  useEffect(() => () => { here.current = false; }, []);
  const open = async (name, text) => {
    set(null);
    const told = await ask("/api/cards", { game, name, text }).catch((error) => ({ cards: null, wrong: [],
      problem: problemText(t, error) }));
    if (!here.current) return;
    setRead({ name, ...told });
    set(told.cards);
  };
  return html`<div class="row">
      <${FileButton} label=${t("decks-cards-open")} accept=${ACCEPTED} open=${open} />
      ${cards && html`<button type="button" class="link" onClick=${() => { set(null); setRead(null); }}>
        ${drop}</button>`}
    </div>
    ${cards && read && html`<p class="deck-good" role="status">
      ${t("decks-cards-good", { file: read.name, count: read.count })} ${hint}</p>`}
    ${read?.problem && html`<p class="problem" role="alert">${read.problem}</p>`}
    ${read?.wrong.length > 0 && html`<div role="alert">
      <ul class="deck-wrong">${read.wrong.map(({ line, field, ...why }) => html`<li>
        ${line > 0 && html`<b>${t("decks-at", { line })}</b> `}
        ${field ? html`<code>${field}</code>: ` : ""}
        ${inWords(t, /** @type {any} */ (why)).detail}
      </li>`)}</ul>
    </div>`}`;
}
