// The decks for a new table: one that was sold for each seat, or a list of one's own that the server reads.
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { ask } from "../../net.js";
import { LETTERS, Sign } from "./symbols.js";

const OWN = "own";
// With which the seats play in turn when nothing is chosen, as the server has it.
const USUAL = ["Life Boost", "Sky Slam", "Expulsion", "Speed Scorch", "Heavy Hitters"];
const FORMATS = ["free", "constructed", "limited"];

let printed = null;

function usePrinted() {
  const [decks, setDecks] = useState([]);
  useEffect(() => {
    printed ||= ask("/api/decks?game=magic");
    printed.then(({ decks: found }) => setDecks(found), () => { printed = null; });
  }, []);
  return decks;
}

// What is wrong with a list, line by line.
function Wrong({ wrong, t }) {
  return html`<ul class="deck-wrong" role="alert">${wrong.map((one) => html`<li>${one.line > 0 && html`<b>${t("magic-deck-at", { line: one.line })}</b> `}
    ${t(`magic-deck-${one.kind}`, { text: one.text || "", near: t.list(one.near || []), card: one.card || "", found: one.found ?? 0, wanted: one.wanted ?? 0 })}</li>`)}</ul>`;
}

function OwnDeck({ set, t }) {
  const [text, setText] = useState("");
  const [format, setFormat] = useState("free");
  const [said, setSaid] = useState(null);
  const read = async () => {
    const answer = await ask("/api/decks", { game: "magic", text, format: format === "free" ? null : format }).catch(() => null);
    setSaid(answer);
    set(answer?.deck || null);
  };
  const count = said?.deck?.main.reduce((sum, [many]) => sum + many, 0);
  const changed = (change) => { change(); setSaid(null); set(null); };
  return html`<div class="deck-own">
    <label class="field"><span>${t("magic-deck-paste")}</span>
      <textarea rows="6" value=${text} placeholder=${"4 Shock\n20 Mountain"} onInput=${({ target }) => changed(() => setText(target.value))}></textarea></label>
    <div class="row"><label class="field"><span>${t("magic-deck-format")}</span><select value=${format} onChange=${({ target }) => changed(() => setFormat(target.value))}>
      ${FORMATS.map((one) => html`<option value=${one} selected=${one === format}>${t(`magic-format-${one}`)}</option>`)}</select></label>
    <button type="button" class="button small" data-deck="read" disabled=${!text.trim()} onClick=${read}>${t("magic-deck-read")}</button></div>
    ${said?.deck && html`<p class="deck-good" role="status">${t("magic-deck-good", { count })}</p>`}
    ${said && !said.deck && html`<${Wrong} wrong=${said.wrong} t=${t} />`}
  </div>`;
}

// seats: how many; set(cards) is given what a game is made with, undefined while a list is not read yet; label(seat) names a seat.
export function Bring({ seats, set, t, label }) {
  const decks = usePrinted();
  const [chosen, setChosen] = useState([]);
  const [own, setOwn] = useState({});
  const of = (seat) => chosen[seat] || USUAL[seat % USUAL.length];
  const tell = (picked, lists) => {
    const all = Array.from({ length: seats }, (_, seat) => (picked[seat] === OWN ? lists[seat] : picked[seat] || USUAL[seat % USUAL.length]));
    set(all.every(Boolean) ? { decks: all } : undefined);
  };
  useEffect(() => tell(chosen, own), [seats]);
  const choose = (seat, value) => {
    const picked = Array.from({ length: Math.max(chosen.length, seat + 1) }, (_, at) => (at === seat ? value : chosen[at]));
    setChosen(picked);
    tell(picked, own);
  };
  const bring = (seat) => (deck) => { const lists = { ...own, [seat]: deck }; setOwn(lists); tell(chosen, lists); };
  return html`<fieldset class="decks"><legend>${t("magic-decks")}</legend>
    ${Array.from({ length: seats }, (_, seat) => {
      const deck = decks.find(({ name }) => name === of(seat));
      return html`<div class="deck" key=${seat}><label class="field"><span>${label(seat)}</span>
        <select value=${of(seat)} data-deck-seat=${seat} onChange=${({ target }) => choose(seat, target.value)}>
          ${decks.map(({ name, main }) => html`<option value=${name} selected=${name === of(seat)}>${t("magic-deck-named", { name, count: main.reduce((sum, [many]) => sum + many, 0) })}</option>`)}
          <option value=${OWN} selected=${of(seat) === OWN}>${t("magic-deck-own")}</option>
        </select></label>
        <span class="deck-colors" aria-hidden="true">${(deck?.colors || []).map((colour) => html`<${Sign} sign=${LETTERS[colour]} />`)}</span>
        ${of(seat) === OWN && html`<${OwnDeck} set=${bring(seat)} t=${t} />`}</div>`;
    })}
  </fieldset>`;
}
