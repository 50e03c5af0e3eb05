// What a draft is of, chosen where a table is made: it is asked only when something else than usual is wanted.
import { html, useLayoutEffect, useState } from "../../lib.js";
import { ask, problemText } from "../../net.js";
import { shelfOf } from "../../ui/deck-shelf.js";
import { FileButton } from "../../ui/file.js";
import { jsonLine } from "../../ui/json-line.js";
import { useShell } from "../../ui/shell.js";
import { blocksOf, cardsFor, cardsIn, cubeOf, dropCube, keepCube, keptCubes, needed, sizeOf } from "./cubes.js";

const ACCEPTED = ".txt,.dec,.dek,.cod,.dck,.mwDeck,.json,text/plain,application/json";
const OWN = "own:";
const IMPORTED = "imported:";
const stem = (file) => file.replace(/\.[^.]*$/, "");

// A list that people wrote, read by the server; its cards, or {wrong} with the first line that cannot be read.
async function readList(name, text) {
  const { read, wrong } = await ask("/api/decks", { game: "magic", text });
  return wrong.length || !read ? { wrong: wrong[0]?.line || 0 } : { cards: cubeOf(read, name) };
}

// The sets that the server knows besides Eighth Edition, once they are wanted.
function useSets(wanted) {
  const [sets, setSets] = useState([]);
  useLayoutEffect(() => {
    if (!wanted || sets.length) return;
    const shipped = ({ sets: all }) => setSets(all.filter(({ imported }) => !imported));
    ask("/api/sets?game=magic").then(shipped, () => {});
  }, [wanted]);
  return sets;
}

// The sets imported on the server's machine that have boosters, once they are wanted.
function useImported(wanted) {
  const [sets, setSets] = useState([]);
  useLayoutEffect(() => {
    if (wanted) ask("/api/boosters").then(({ sets: all }) => setSets(all), () => {});
  }, [wanted]);
  return sets;
}

function Choice({ value, choose, sets, imported, own, decks, sealed }) {
  const { t } = useShell();
  const option = (one, words) => html`<option key=${one} value=${one} selected=${one === value}>${words}</option>`;
  const group = (name, rows) => rows.length > 0 && html`<optgroup label=${t(`draft-of-${name}`)}>${rows}</optgroup>`;
  const blocks = sealed ? [] : blocksOf(sets);
  const named = ({ set, name }) => `${name} (${set})`;
  return html`<label class="field">
    <span>${t("draft-of")}</span>
    <select data-draft="of" value=${value} onChange=${({ target }) => choose(target.value)}>
      ${option("", "Eighth Edition (8ED)")}
      ${group("own", own.map(({ name }) => option(OWN + name, name)))}
      ${group("deck", decks.map(({ name }) => option(`deck:${name}`, name)))}
      ${group("block", blocks.map((block) =>
        option(`block:${block.map(({ set }) => set)}`, block.map(({ name }) => name).join(" · "))))}
      ${group("set", sets.map((one) => option(`set:${one.set}`, named(one))))}
      ${group("imported", imported.map((one) => option(IMPORTED + one.set, `${named(one)} · ${
        t("draft-of-known", { count: one.known, cards: one.cards })}`)))}
    </select>
  </label>`;
}

// What it is given: docs/page.md. Who joins chooses nothing: there is no setOptions.
export function Bring({ seats, set, options, setOptions }) {
  const { t } = useShell();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState("");
  const [own, setOwn] = useState(keptCubes);
  const [problem, setProblem] = useState("");
  const sets = useSets(open);
  const decks = shelfOf().kept().filter(({ deck }) => deck);
  const cards = value ? cardsFor(value, { decks }) : null;
  useLayoutEffect(() => { set(cards); }, [value, own]);
  if (!setOptions) return null;
  const imported = useImported(open);
  // An imported set is fetched and kept like a list of one's own.
  const choose = (next) => {
    setProblem("");
    if (!next.startsWith(IMPORTED)) { setValue(next); return; }
    const { set: code, name } = imported.find((one) => IMPORTED + one.set === next);
    ask(`/api/boosters/${encodeURIComponent(code)}`).then(({ cards: packs }) => keep(name, packs),
      (error) => setProblem(problemText(t, error)));
  };
  const keep = (name, found) => {
    keepCube({ name, cards: found });
    setOwn(keptCubes());
    choose(OWN + name);
  };
  const opened = async (file, text) => {
    const name = stem(file);
    const found = cardsIn(text);
    try {
      const read = found?.text ? await readList(name, found.text) : found;
      if (read?.cards) keep(name, read.cards);
      else setProblem(read ? t("draft-of-line", { file, line: read.wrong })
        : jsonLine(text) ? t("draft-of-json", { file, line: jsonLine(text) }) : t("draft-of-broken", { file }));
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  const drop = () => {
    dropCube(value.slice(OWN.length));
    setOwn(keptCubes());
    choose("");
  };
  const size = cards && sizeOf({ cards });
  const sealed = options.kind === "sealed";
  const wanted = needed(seats, sealed);
  const few = size !== null && size < wanted;
  return html`<details class="options draft-of" onToggle=${({ currentTarget }) => setOpen(currentTarget.open)}>
    <summary>${t("draft-of-open")}</summary>
    <div class="setup-more">
      <${Choice} value=${value} choose=${choose} sets=${sets} own=${own} decks=${decks}
        imported=${imported} sealed=${sealed} />
      <div class="row">
        <${FileButton} label=${t("draft-of-file")} accept=${ACCEPTED} open=${opened} />
        ${value.startsWith(OWN) && html`<button type="button" class="link" onClick=${drop}>
          ${t("draft-of-drop")}
        </button>`}
      </div>
      <p class="quiet">${t("draft-of-what")}</p>
      ${size !== null && html`<p class=${few ? "problem" : "quiet"} role="status">
        ${t(few ? "draft-of-few" : "draft-of-size", { count: size, wanted })}
      </p>`}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
  </details>`;
}
