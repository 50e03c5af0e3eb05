// The format of a deck: chosen from all there are, opened from a file, or that of a tournament.
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { askedFor, chosenBy, eventOf, groupsFor, isOwn, valueFor } from "./deck-formats.js";
import { dropFormat, keepFormat, ownFormats } from "./deck-formats.js";
import { FileButton } from "./file.js";
import { useShell } from "./shell.js";

let known = null;

// The dated formats of a game, [] until they are there.
function useKnown(game) {
  const [formats, setFormats] = useState([]);
  useEffect(() => {
    known ||= ask("/api/events/formats");
    known.then((all) => setFormats(all.filter((one) => one.game === game)), () => { known = null; });
  }, [game]);
  return formats;
}

// A format as the server describes it: {format, cards}; undefined while that is not known, null for none; {problem}.
export function useFormat(game, named) {
  const { t } = useShell();
  const [told, setTold] = useState({ of: null });
  const body = named ? askedFor(game, named) : null;
  const of = JSON.stringify(body);
  useEffect(() => {
    if (!body) return undefined;
    let here = true;
    ask("/api/decks/format", body).then(
      (answer) => { if (here) setTold({ of, answer }); },
      (error) => { if (here) setTold({ of, answer: { problem: problemText(t, error) } }); },
    );
    return () => { here = false; };
  }, [of]);
  if (!body) return null;
  return told.of === of ? told.answer : undefined;
}

// Reads a format of a file for a game at the server, and keeps it in this browser. Refused as `ask` refuses.
export async function addFormat(game, data) {
  const { format } = await ask("/api/decks/format", { game, rules: data });
  keepFormat(format);
  return format;
}

// All there is to choose from, and what can be done with it. event: the tournament that the deck is for, or null.
export function useFormats({ game, now, builds, change, event }) {
  const { t, lang } = useShell();
  const [own, setOwn] = useState(() => ownFormats(game));
  const [problem, setProblem] = useState("");
  const dated = useKnown(game);
  const described = useFormat(game, now.named);
  const buildOf = (named) => (eventOf(named) ? event?.build
    : [...dated, ...ownFormats(game).map((one) => ({ ...one, name: `own:${one.name}` }))]
      .find(({ name }) => name === named)?.build);
  const choose = (value) => { setProblem(""); change(chosenBy(value, now, buildOf)); };
  const open = async (data) => {
    try {
      const format = await addFormat(game, data);
      setOwn(ownFormats(game));
      setProblem("");
      change({ format: format.build || now.format, named: `own:${format.name}` });
    } catch (error) {
      setProblem(t("decks-format-wrong", { problem: problemText(t, error) }));
    }
  };
  const drop = () => {
    dropFormat(game, now.named.slice("own:".length));
    setOwn(ownFormats(game));
    change({ named: null });
  };
  const groups = groupsFor({ builds, known: dated, own, event, lang });
  return { groups, described, problem: problem || described?.problem || "", choose, open, drop, setProblem };
}

export const ACCEPTED = ".json,application/json";

// builds: {label, of}: what the select is called and the ways to build [[value, words]]; opened(name, text): a file.
export function FormatField({ now, formats, label, opened }) {
  const { t } = useShell();
  const { groups, choose, drop } = formats;
  const value = valueFor(now);
  return html`<div class="deck-format">
    <label class="field">
      <span>${label}</span>
      <select data-deck="format" value=${value} onChange=${({ target }) => choose(target.value)}>
        ${groups.map(([kind, rows]) => html`<optgroup key=${kind} label=${t(`decks-formats-${kind}`)}>
          ${rows.map(([one, words]) => html`<option key=${one} value=${one} selected=${one === value}>
            ${words}
          </option>`)}
        </optgroup>`)}
      </select>
    </label>
    <div class="row deck-format-own">
      <${FileButton} label=${t("decks-format-open")} accept=${ACCEPTED} open=${opened} />
      ${isOwn(now.named) && html`<button type="button" class="link" data-deck="drop-format" onClick=${drop}>
        ${t("decks-format-drop")}
      </button>`}
    </div>
  </div>`;
}
