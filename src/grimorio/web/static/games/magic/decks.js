// The decks for a new table: one that was sold, one kept in this browser, or a list of one's own that the server reads.
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { recall, remember } from "../../memory.js";
import { ask } from "../../net.js";
import { useReading as useList, Wrong } from "../../ui/reading.js";
import { LETTERS, Sign } from "./symbols.js";

const OWN = "own";
const FRIEND = "friend";
const MINE = "mine:";
// With which the seats play in turn when nothing is chosen, as the server has it.
const USUAL = ["Life Boost", "Sky Slam", "Expulsion", "Speed Scorch", "Heavy Hitters"];
export const FORMATS = ["free", "constructed", "limited"];
// How many cards a deck has at least.
const LEAST = { free: 0, limited: 40, constructed: 60 };

// The decks of this browser: [{name, text, format, deck}]; deck is null while its list has mistakes.
export const kept = () => recall("decks", []);
export const keep = (one) => remember("decks", [one, ...kept().filter(({ name }) => name !== one.name)]);
export const drop = (name) => remember("decks", kept().filter((one) => one.name !== name));
// The deck the reader plays with unless they choose another.
export const choose = (name) => remember("deck", MINE + name);

const total = (entries) => entries.reduce((sum, [count]) => sum + count, 0);

let printed = null;

export function usePrinted() {
  const [decks, setDecks] = useState([]);
  useEffect(() => {
    printed ||= ask("/api/decks?game=magic");
    printed.then(({ decks: found }) => setDecks(found), () => { printed = null; });
  }, []);
  return decks;
}

// A list read as it is written, for a format; see ui/reading.js.
export const useReading = (text, format) => useList({ game: "magic", text, format: format === "free" ? null : format });

export function FormatField({ format, set, t }) {
  return html`<label class="field"><span>${t("magic-deck-format")}</span><select value=${format} onChange=${({ target }) => set(target.value)}>
    ${FORMATS.map((one) => html`<option value=${one} selected=${one === format}>${t(`magic-format-${one}`)}</option>`)}</select></label>`;
}

function OwnDeck({ set, t, format }) {
  const [text, setText] = useState("");
  const said = useReading(text, format);
  useEffect(() => set(said?.deck || null), [said]);
  return html`<div class="deck-own">
    <label class="field"><span>${t("magic-deck-paste")}</span>
      <textarea rows="6" value=${text} placeholder=${"4 Shock\n20 Mountain"} onInput=${({ target }) => setText(target.value)}></textarea></label>
    ${said?.deck && html`<p class="deck-good" role="status">${t("magic-deck-good", { count: total(said.deck.main) })}</p>`}
    ${said?.problem && html`<p class="problem" role="alert">${t("decks-failed", { problem: said.problem })}</p>`}
    ${said?.wrong.length > 0 && html`<${Wrong} game="magic" wrong=${said.wrong} t=${t} />`}
  </div>`;
}

// seats: how many; set(cards) is given what a game is made with, undefined while a list is not read yet; label(seat) names a seat;
// friends: which of them bring a deck of their own unless one is chosen for them; format: that of a match, for lists of one's own.
export function Bring({ seats, set, t, label, friends = [], format = "free" }) {
  const decks = usePrinted();
  const [chosen, setChosen] = useState([]);
  const [own, setOwn] = useState({});
  const mine = kept().filter((one) => one.deck && (format === "free" || one.format === format));
  const sold = decks.filter(({ main }) => total(main) >= LEAST[format]);
  const usual = (seat) => {
    if (friends[seat]) return FRIEND;
    const last = seat === 0 ? recall("deck") : null;
    if (mine.some(({ name }) => MINE + name === last)) return last;
    return LEAST[format] > LEAST.limited ? OWN : USUAL[seat % USUAL.length];
  };
  const offered = (value, seat) => value === OWN || (value === FRIEND && friends[seat]) || mine.some(({ name }) => MINE + name === value) || sold.some(({ name }) => name === value);
  const of = (seat) => (offered(chosen[seat], seat) ? chosen[seat] : usual(seat));
  const deckOf = (value, seat) => {
    if (value === FRIEND) return null;
    if (value === OWN) return own[seat];
    return value.startsWith(MINE) ? mine.find(({ name }) => MINE + name === value).deck : value;
  };
  useEffect(() => {
    const all = Array.from({ length: seats }, (_, seat) => deckOf(of(seat), seat));
    set(all.every((deck) => deck !== undefined) ? { decks: all } : undefined);
  }, [seats, chosen, own, friends.join(), format, decks]);
  const pick = (seat, value) => {
    setChosen(Array.from({ length: Math.max(chosen.length, seat + 1) }, (_, at) => (at === seat ? value : chosen[at])));
    if (seat === 0) remember("deck", value.startsWith(MINE) ? value : null);
  };
  const bring = (seat) => (deck) => setOwn((before) => ({ ...before, [seat]: deck || undefined }));
  const option = (seat) => (value, words) => html`<option value=${value} selected=${value === of(seat)}>${words}</option>`;
  const title = format === "free" ? t("magic-decks") : `${t("magic-decks")} · ${t(`magic-format-${format}`)}`;
  return html`<fieldset class="decks"><legend class=${seats === 1 && format === "free" ? "unseen" : ""}>${title}</legend>
    ${Array.from({ length: seats }, (_, seat) => {
      const deck = decks.find(({ name }) => name === of(seat));
      const one = option(seat);
      return html`<div class="deck" key=${seat}><label class="field"><span>${label(seat)}</span>
        <select value=${of(seat)} data-deck-seat=${seat} onChange=${({ target }) => pick(seat, target.value)}>
          ${friends[seat] && one(FRIEND, t("match-friend-brings"))}
          ${mine.length > 0 && html`<optgroup label=${t("decks-mine")}>${mine.map(({ name }) => one(MINE + name, name))}</optgroup>`}
          ${sold.map(({ name, main }) => one(name, t("magic-deck-named", { name, count: total(main) })))}
          ${one(OWN, t("magic-deck-own"))}
        </select></label>
        <span class="deck-colors" aria-hidden="true">${(deck?.colors || []).map((colour) => html`<${Sign} sign=${LETTERS[colour]} />`)}</span>
        ${of(seat) === OWN && html`<${OwnDeck} set=${bring(seat)} t=${t} format=${format} />`}</div>`;
    })}
  </fieldset>`;
}
