// Decks as files of this and other programs, and a deck played at once against a bot.
import { USUAL } from "../levels.js";
import { bookOf } from "../games/index.js";
import { html, useLayoutEffect, useRef, useState } from "../lib.js";
import { recall } from "../memory.js";
import { ask, problemText } from "../net.js";
import { formatIn } from "./deck-formats.js";
import { download, FileButton } from "./file.js";
import { rememberedName } from "./invite.js";
import { useShell } from "./shell.js";
import { startGame } from "./start.js";

// The most characters of a file that is taken; the server reads no longer list.
const MOST = 20000;
// Programs that read our files, each with the ending of its own.
const FORMS = {
  plain: "txt", mtgo: "txt", dek: "dek", arena: "txt", cockatrice: "cod", forge: "dck", xmage: "dck", mwdeck: "mwDeck",
};
const ACCEPTED = ".txt,.dec,.dek,.cod,.dck,.mwDeck,.json,text/plain";

const stem = (name) => name.replace(/\.[^.]*$/, "");

// A file that is dropped anywhere on the page is opened: which program it is from, the server sees.
export function DropZone({ open, children }) {
  const [over, setOver] = useState(false);
  const opened = useRef(open);
  opened.current = open;
  useLayoutEffect(() => {
    const holds = ({ dataTransfer }) => [...(dataTransfer?.types || [])].includes("Files");
    const drag = (event) => {
      if (!holds(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }) => { if (!relatedTarget) setOver(false); };
    const drop = async (event) => {
      const [file] = event.dataTransfer?.files || [];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      opened.current(file.name, await file.text());
    };
    const heard = { dragover: drag, dragleave: leave, drop };
    for (const kind of Object.keys(heard)) addEventListener(kind, heard[kind]);
    return () => { for (const kind of Object.keys(heard)) removeEventListener(kind, heard[kind]); };
  }, []);
  return html`<div class=${`drop-zone ${over ? "over" : ""}`}>${children}</div>`;
}

export function Files({ game, now, called, open, openFormat, copy, link }) {
  const { t } = useShell();
  const [form, setForm] = useState("plain");
  const [problem, setProblem] = useState("");
  const nothing = !now.text.trim();
  const opened = (name, text) => {
    const format = formatIn(text);
    if (format) {
      openFormat(format);
      return;
    }
    setProblem(text.length > MOST ? t("decks-too-long") : "");
    const { format: build, named, pool } = now;
    if (text.length <= MOST)
      open({ name: stem(name), text, format: build, ...(named && { named }), ...(pool && { pool }) });
  };
  const save = async () => {
    const plain = `// NAME: ${called}\n${now.text.trim()}\n`;
    try {
      const { file } = form === "plain" ? { file: plain } : await ask("/api/decks", { game, text: plain, form });
      if (file) download(`${called}.${FORMS[form]}`, file, "text/plain");
      setProblem("");
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  return html`<${DropZone} open=${opened}>
    <div class="row deck-deeds deck-files">
      <${FileButton} label=${t("decks-open")} accept=${ACCEPTED} open=${opened} />
      <label class="builder-into">
        <span class="unseen">${t("decks-form")}</span>
        <select data-deck="form" value=${form} onChange=${({ target }) => setForm(target.value)}>
          ${Object.keys(FORMS).map((one) => html`<option value=${one} selected=${one === form}>
            ${t(`decks-form-${one}`)}
          </option>`)}
        </select>
      </label>
      <button type="button" class="button small" disabled=${nothing} data-deck="save" onClick=${save}>
        ${t("decks-download")}
      </button>
      <button type="button" class="button small" disabled=${nothing} onClick=${copy}>${t("decks-copy")}</button>
      <button type="button" class="button small" disabled=${nothing} onClick=${link}>${t("decks-link-copy")}</button>
    </div>
    <p class="quiet drop-words">${t("decks-drop")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </${DropZone}>`;
}

// The deck at a table with a bot: one that plays a ready deck, or one of the draft with the deck it builds.
export function PlayNow({ game, now, deck, save }) {
  const { t, go } = useShell();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [rival, setRival] = useState(0);
  const { RIVAL, cardsFor } = bookOf(game);
  if (!RIVAL) return null;
  const rivals = now.rivals || [];
  const play = async () => {
    setBusy(true);
    try {
      save();
      const pool = rivals[rival]?.pool;
      const other = pool ? (await ask("/api/decks/build", { game, pool })).deck : RIVAL;
      const bot = { kind: "bot", level: recall("level") || USUAL };
      const name = rememberedName().trim();
      const cards = { decks: [deck, other], ...cardsFor?.([deck, other]) };
      go(`/game/${await startGame({ game, name, seats: [{ kind: "person" }, bot], cards })}`);
    } catch (error) {
      setProblem(problemText(t, error));
      setBusy(false);
    }
  };
  return html`
    <button type="button" class="button" data-deck="bot" disabled=${busy} onClick=${play}>
      ${t("decks-play-bot")}
    </button>
    ${rivals.length > 0 && html`<label class="builder-into">
      <span>${t("decks-rival")}</span>
      <select data-deck="rival" value=${String(rival)} onChange=${({ target }) => setRival(Number(target.value))}>
        ${rivals.map(({ name }, at) => html`<option value=${String(at)} selected=${at === rival}>${name}</option>`)}
      </select>
    </label>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}
