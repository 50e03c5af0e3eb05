// What players bring: the match, a ready deck or a list of one's own for each seat, and cards of one's own from a file.
import { html, useLayoutEffect, useState } from "../../lib.js";
import { recall, remember } from "../../memory.js";
import { CardFile } from "../../ui/card-file.js";
import { isMine, ofValue, shelfOf, total, valueOf, written } from "../../ui/deck-shelf.js";
import { Read, useReading as useList, useReadyDecks } from "../../ui/reading.js";
import { Badge } from "./gems.js";

const MATCHES = ["mini", "classic", "official"];
const OWN = "own";
const FRIEND = "friend";

export const shelf = shelfOf("mickey-");

// What the deck page asks of a game: docs/page.md.
export const FIRST = MATCHES[0];
export const EXAMPLE = "1 Rusk, Master of Bellows\n3 Hammer of Sparks\n1 Furnace Gate";
export const useReading = (text, format, rules = null) =>
  useList(rules === undefined ? null : { game: "mickey", text, ...(rules ? { rules } : { format }) });
export function useReady(format) {
  const lang = document.documentElement.lang;
  return useReadyDecks("mickey")
    .filter(({ kind }) => kind === format)
    .map((one) => ({ ...one, label: one.names[lang] || one.name, format }));
}
export const deckWords = (t) => ({
  ready: t("mickey-deck-like"),
  list: t("mickey-deck-paste"),
  good: (deck) => goodText(t, deck),
});
export const trialOf = (match) => ({ format: match, options: { match } });
export const BUILDS = {
  label: (t) => t("mickey-option-match"),
  of: (t) => MATCHES.map((one) => [one, t(`mickey-option-match-${one}`)]),
};

const goodText = (t, { main, sideboard }) => t("mickey-deck-good", { count: total(main) + total(sideboard) });

function OwnDeck({ set, t, match, options, own, like }) {
  const [text, setText] = useState(() => recall("mickey-list", ""));
  const said = useList({ game: "mickey", text, format: match, options, cards: own });
  useLayoutEffect(() => set(said?.deck || null), [said]);
  // Kept at once: the page may be left before the list is read.
  const write = (next) => { remember("mickey-list", next); setText(next); };
  return html`<div class="deck-own">
    <label class="field">
      <span>${t("mickey-deck-paste")}</span>
      <textarea rows="6" spellcheck="false" value=${text} onInput=${({ target }) => write(target.value)}></textarea>
    </label>
    ${like && !text.trim() && html`<p>
      <button type="button" class="link" onClick=${() => write(written(like))}>${t("mickey-deck-like")}</button>
    </p>`}
    <${Read} game="mickey" said=${said} good=${(deck) => goodText(t, deck)} t=${t} />
  </div>`;
}

// Cards of one's own instead of those that are here.
const OwnCards = ({ own, set, t }) => html`<details class="wom-own-cards">
  <summary>${t("mickey-cards-own")}</summary>
  <p class="quiet">${t("mickey-cards-help")}</p>
  <${CardFile} game="mickey" cards=${own} set=${set} hint=${t("mickey-cards-write")} drop=${t("mickey-cards-drop")} />
</details>`;

// The match that is offered first: that of the deck chosen on the deck page, else the last one.
const usualMatch = () => ofValue(shelf.kept(), shelf.chosen())?.format || recall("mickey-match") || MATCHES[0];

// Which match is played.
const MatchField = ({ name, match, set, t }) => html`<fieldset class="levels">
  <legend>${t("mickey-option-match")}</legend>
  <div class="segments">${MATCHES.map((one) => html`<label key=${one}>
    <input type="radio" name=${name} value=${one} checked=${one === match} onChange=${() => set(one)} />
    <span>${t(`mickey-option-match-${one}`)}</span>
  </label>`)}</div>
</fieldset>`;

// What it is given: docs/page.md. Who joins brings a deck for the match that is on: there is no setOptions.
export function Bring({ seats, set, t, label, options, setOptions, friends = [] }) {
  const decks = useReadyDecks("mickey");
  const [chosen, setChosen] = useState([]);
  const [lists, setLists] = useState({});
  const [own, setOwn] = useState(null);
  const match = options.match || (setOptions ? usualMatch() : "official");
  const ready = decks.filter(({ kind }) => kind === match);
  const mine = shelf.kept().filter(({ deck, format }) => deck && format === match);
  const setMatch = (one) => {
    remember("mickey-match", one);
    shelf.setChosen("");
    setOptions({ ...options, match: one });
  };
  useLayoutEffect(() => { if (!options.match) setOptions?.({ ...options, match }); }, []);
  // Not the one that most makers of a table have.
  const usual = (seat) => ready[(setOptions ? seat : seat + 1) % Math.max(1, ready.length)];
  const offered = (value, seat) =>
    value === OWN ||
    (value === FRIEND && friends[seat]) ||
    ofValue(mine, value) ||
    ready.some(({ name }) => name === value);
  const of = (seat) => {
    if (own) return OWN;
    if (offered(chosen[seat], seat)) return chosen[seat];
    if (friends[seat]) return FRIEND;
    const last = seat === 0 ? shelf.chosen() : null;
    return ofValue(mine, last) ? last : usual(seat)?.name;
  };
  const title = (seat) =>
    setOptions ? t("mickey-deck-of", { player: label(seat) }) : `${label(seat)} · ${t(`mickey-match-${match}`)}`;
  const deckOf = (seat) => {
    const value = of(seat);
    if (value === FRIEND) return null;
    if (value === OWN) return lists[seat];
    return value && isMine(value) ? ofValue(mine, value).deck : value;
  };
  // At once: the table is not made with what was brought before.
  useLayoutEffect(() => {
    const all = Array.from({ length: seats }, (_, seat) => deckOf(seat));
    set(all.every((deck) => deck !== undefined) ? { decks: all, ...own } : undefined);
  }, [seats, chosen, lists, own, match, decks, friends.join()]);
  const pick = (seat, value) => {
    setChosen(Array.from({ length: Math.max(chosen.length, seat + 1) }, (_, at) => (at === seat ? value : chosen[at])));
    if (seat === 0) shelf.setChosen(value);
  };
  const bring = (seat) => (deck) => setLists((before) => ({ ...before, [seat]: deck || undefined }));
  const lang = document.documentElement.lang;
  return html`<fieldset class="decks">
    <legend class="unseen">${t("mickey-decks")}</legend>
    ${setOptions && html`<${MatchField} name=${`match-${seats}-${label(1)}`} match=${match} set=${setMatch} t=${t} />`}
    ${Array.from({ length: seats }, (_, seat) => {
      const deck = ready.find(({ name }) => name === of(seat));
      const one = (value, words) => html`<option value=${value} selected=${value === of(seat)}>${words}</option>`;
      return html`<div class="deck" key=${seat}>
        <label class="field">
          <span>${title(seat)}</span>
          <select value=${of(seat)} disabled=${Boolean(own)} data-deck-seat=${seat}
              onChange=${({ target }) => pick(seat, target.value)}>
            ${friends[seat] && one(FRIEND, t("match-friend-brings"))}
            ${mine.length > 0 && html`<optgroup label=${t("decks-mine")}>
              ${mine.map((kept) => one(valueOf(kept), kept.name))}
            </optgroup>`}
            ${ready.map(({ name, names }) => one(name, names[lang] || name))}
            ${one(OWN, t("mickey-deck-own"))}
          </select>
        </label>
        <span class="deck-colors" aria-hidden="true">${(deck?.colors || []).map((colour) => html`
          <${Badge} colour=${colour} t=${t} />`)}</span>
        ${of(seat) === OWN && html`
          <${OwnDeck} key=${`${seat}:${match}`} set=${bring(seat)} t=${t} match=${match} options=${options} own=${own}
            like=${own ? null : usual(seat)} />`}
      </div>`;
    })}
    ${setOptions && html`<${OwnCards} own=${own} set=${setOwn} t=${t} />`}
  </fieldset>`;
}
