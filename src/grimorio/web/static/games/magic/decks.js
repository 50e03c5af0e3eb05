// The decks for a new table: one that was sold, one kept in this browser, or a list of one's own that the server reads.
import { html, useLayoutEffect, useState } from "../../vendor/htm-preact.js";
import { isMine, ofValue, shelfOf, total, valueOf } from "../../ui/deck-shelf.js";
import { groupsOf, Read, useReading as useList, useReadyDecks } from "../../ui/reading.js";
import { allRows, cardsFor } from "./own.js";
import { LETTERS, Sign } from "./symbols.js";

const OWN = "own";
const FRIEND = "friend";
// With which the seats play in turn when nothing is chosen, as the server has it.
const USUAL = ["Life Boost", "Sky Slam", "Expulsion", "Speed Scorch", "Heavy Hitters"];
export const FORMATS = ["free", "constructed", "limited"];
// How many cards a deck has at least.
const LEAST = { free: 0, limited: 40, constructed: 60 };

export const shelf = shelfOf();

// What the deck page asks of a game: docs/page.md.
export const FIRST = "free";
export const EXAMPLE = "4 Shock\n20 Mountain";
// Ready decks of a format name it; they are built for it, and those that were sold are played as they are.
export const useReady = () => useReadyDecks("magic").map((one) => ({
  ...one, label: one.name, ...(one.title ? { format: "constructed", named: one.kind } : { format: FIRST }),
}));
export const deckWords = (t) => ({
  ready: t("decks-sold"),
  list: t("decks-list"),
  good: ({ main, sideboard }) => t("decks-good", { main: total(main), side: total(sideboard) }),
});

// A list read as it is written, for a way to build decks or, where there is one, a format; see ui/reading.js. While the
// format is not known (undefined), the list is not read.
export const useReading = (text, format, rules = null) => useList(rules === undefined ? null : {
  game: "magic", text, cards: allRows(text), ...(rules ? { rules } : { format: format === "free" ? null : format }),
});

// What says to the server for which way to build decks one is tried.
export const trialOf = (format) => (format === "free" ? {} : { format });

// The ways to build decks, for the deck page.
export const BUILDS = {
  label: (t) => t("magic-deck-format"),
  of: (t) => FORMATS.map((one) => [one, t(`magic-format-${one}`)]),
};

function OwnDeck({ set, t, format }) {
  const [text, setText] = useState("");
  const said = useReading(text, format);
  useLayoutEffect(() => set(said?.deck || null), [said]);
  return html`<div class="deck-own">
    <label class="field">
      <span>${t("magic-deck-paste")}</span>
      <textarea rows="6" value=${text} placeholder=${"4 Shock\n20 Mountain"}
          onInput=${({ target }) => setText(target.value)}></textarea>
    </label>
    <${Read} game="magic" said=${said} good=${({ main }) => t("magic-deck-good", { count: total(main) })} t=${t} />
  </div>`;
}

// seats: how many; set(cards) is given what a game is made with, undefined while a list is not read yet; label(seat)
// names a seat; friends: which of them bring a deck of their own unless one is chosen for them; format: that of a
// match, for lists of one's own.
export function Bring({ seats, set, t, label, friends = [], format = "free" }) {
  const decks = useReadyDecks("magic");
  const { lang } = document.documentElement;
  const [chosen, setChosen] = useState([]);
  const [own, setOwn] = useState({});
  const mine = shelf.kept().filter((one) => one.deck && (format === "free" || one.format === format));
  const sold = decks.filter(({ main }) => total(main) >= LEAST[format]);
  const usual = (seat) => {
    if (friends[seat]) return FRIEND;
    const last = seat === 0 ? shelf.chosen() : null;
    if (ofValue(mine, last)) return last;
    return LEAST[format] > LEAST.limited ? OWN : USUAL[seat % USUAL.length];
  };
  const offered = (value, seat) =>
    value === OWN ||
    (value === FRIEND && friends[seat]) ||
    ofValue(mine, value) ||
    sold.some(({ name }) => name === value);
  const of = (seat) => (offered(chosen[seat], seat) ? chosen[seat] : usual(seat));
  const deckOf = (value, seat) => {
    if (value === FRIEND) return null;
    if (value === OWN) return own[seat];
    if (isMine(value)) return ofValue(mine, value).deck;
    const { name, title, main, sideboard } = sold.find((one) => one.name === value) || { name: value };
    return title ? { name, main, sideboard } : name;
  };
  // At once: the table is not made with what was brought before.
  useLayoutEffect(() => {
    const all = Array.from({ length: seats }, (_, seat) => deckOf(of(seat), seat));
    set(all.every((deck) => deck !== undefined) ? { decks: all, ...cardsFor(all) } : undefined);
  }, [seats, chosen, own, friends.join(), format, decks]);
  const pick = (seat, value) => {
    setChosen(Array.from({ length: Math.max(chosen.length, seat + 1) }, (_, at) => (at === seat ? value : chosen[at])));
    if (seat === 0) shelf.setChosen(value);
  };
  const bring = (seat) => (deck) => setOwn((before) => ({ ...before, [seat]: deck || undefined }));
  const option = (seat) => (value, words) => html`<option value=${value} selected=${value === of(seat)}>
    ${words}
  </option>`;
  const title = format === "free" ? t("magic-decks") : `${t("magic-decks")} · ${t(`magic-format-${format}`)}`;
  return html`<fieldset class="decks">
    <legend class=${seats === 1 && format === "free" ? "unseen" : ""}>${title}</legend>
    ${Array.from({ length: seats }, (_, seat) => {
      const deck = decks.find(({ name }) => name === of(seat));
      const one = option(seat);
      return html`<div class="deck" key=${seat}>
        <label class="field">
          <span>${label(seat)}</span>
          <select value=${of(seat)} data-deck-seat=${seat} onChange=${({ target }) => pick(seat, target.value)}>
            ${friends[seat] && one(FRIEND, t("match-friend-brings"))}
            ${mine.length > 0 && html`<optgroup label=${t("decks-mine")}>
              ${mine.map((kept) => one(valueOf(kept), kept.name))}
            </optgroup>`}
            ${groupsOf(sold, lang).map(([title, group]) => html`<optgroup label=${title || t("decks-bought")}>
              ${group.map(({ name, main }) => one(name, t("magic-deck-named", { name, count: total(main) })))}
            </optgroup>`)}
            ${one(OWN, t("magic-deck-own"))}
          </select>
        </label>
        <span class="deck-colors" aria-hidden="true">${(deck?.colors || []).map((colour) => html`
          <${Sign} sign=${LETTERS[colour]} />`)}</span>
        ${of(seat) === OWN && html`<${OwnDeck} set=${bring(seat)} t=${t} format=${format} />`}
      </div>`;
    })}
  </fieldset>`;
}
