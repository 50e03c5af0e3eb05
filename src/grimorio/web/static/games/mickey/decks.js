// What players bring: the match, a ready deck or a list of one's own for each seat, and cards of one's own from a file.
import { html, useEffect, useState } from "../../lib.js";
import { recall, remember } from "../../memory.js";
import { ask, problemText } from "../../net.js";
import { FileButton } from "../../ui/file.js";
import { useReading, Wrong } from "../../ui/reading.js";
import { Badge } from "./gems.js";

const MATCHES = ["mini", "classic", "official"];
const OWN = "own";

let loaded = null;

function useReady() {
  const [decks, setDecks] = useState([]);
  useEffect(() => {
    loaded ||= ask("/api/decks?game=mickey");
    loaded.then(({ decks: found }) => setDecks(found), () => { loaded = null; });
  }, []);
  return decks;
}

const total = (entries) => entries.reduce((sum, [count]) => sum + count, 0);
const written = ({ main, sideboard }) => [...main.map((one) => one.join(" ")), ...(sideboard.length ? ["", "Sideboard", ...sideboard.map((one) => one.join(" "))] : [])].join("\n");

function OwnDeck({ set, t, match, options, own, like }) {
  const [text, setText] = useState(() => recall("mickey-list", ""));
  const said = useReading({ game: "mickey", text, format: match, options, cards: own });
  useEffect(() => { set(said?.deck || null); if (said?.deck) remember("mickey-list", text); }, [said]);
  return html`<div class="deck-own">
    <label class="field"><span>${t("mickey-deck-paste")}</span><textarea rows="6" spellcheck="false" value=${text} onInput=${({ target }) => setText(target.value)}></textarea></label>
    ${like && !text.trim() && html`<p><button type="button" class="link" onClick=${() => setText(written(like))}>${t("mickey-deck-like")}</button></p>`}
    ${said?.deck && html`<p class="deck-good" role="status">${t("mickey-deck-good", { count: total(said.deck.main) + total(said.deck.sideboard) })}</p>`}
    ${said?.problem && html`<p class="problem" role="alert">${t("decks-failed", { problem: said.problem })}</p>`}
    ${said?.wrong.length > 0 && html`<${Wrong} game="mickey" wrong=${said.wrong} t=${t} />`}
  </div>`;
}

// A file of cards of one's own: read by the server, with the line of what is wrong.
function OwnCards({ own, set, t }) {
  const [said, setSaid] = useState(null);
  const open = async (name, text) => {
    set(null);
    try {
      const read = await ask("/api/cards", { game: "mickey", name, text });
      setSaid({ name, ...read });
      set(read.cards);
    } catch (error) {
      setSaid({ name, wrong: [], problem: problemText(t, error) });
    }
  };
  const drop = () => { set(null); setSaid(null); };
  return html`<details class="wom-own-cards"><summary>${t("mickey-cards-own")}</summary>
    <p class="quiet">${t("mickey-cards-help")}</p>
    <div class="row"><${FileButton} label=${t("mickey-cards-open")} accept=".yaml,.yml,.json,text/yaml,application/json" open=${open} />
      ${own && html`<button type="button" class="link" onClick=${drop}>${t("mickey-cards-drop")}</button>`}</div>
    ${own && said && html`<p class="deck-good" role="status">${t("mickey-cards-read", { file: said.name, count: said.count })}</p>`}
    ${said?.problem && html`<p class="problem" role="alert">${said.problem}</p>`}
    ${said?.wrong.length > 0 && html`<div role="alert"><ul class="deck-wrong">${said.wrong.map(({ line, detail }) => html`<li>${line > 0 && html`<b>${t("decks-at", { line })}</b> `}${detail}</li>`)}</ul></div>`}
  </details>`;
}

// What it is given: docs/page.md.
export function Bring({ seats, set, t, label, options, setOptions }) {
  const decks = useReady();
  const [chosen, setChosen] = useState([]);
  const [lists, setLists] = useState({});
  const [own, setOwn] = useState(null);
  const match = options.match || recall("mickey-match") || MATCHES[0];
  const ready = decks.filter(({ kind }) => kind === match);
  const setMatch = (one) => { remember("mickey-match", one); setOptions({ ...options, match: one }); };
  useEffect(() => { if (!options.match) setOptions({ ...options, match }); }, []);
  const named = (name) => ready.some((deck) => deck.name === name);
  const of = (seat) => {
    if (own || chosen[seat] === OWN) return OWN;
    return named(chosen[seat]) ? chosen[seat] : ready[seat % Math.max(1, ready.length)]?.name;
  };
  const deckOf = (seat) => (of(seat) === OWN ? lists[seat] : of(seat));
  useEffect(() => {
    const all = Array.from({ length: seats }, (_, seat) => deckOf(seat));
    set(all.every(Boolean) ? { decks: all, ...own } : undefined);
  }, [seats, chosen, lists, own, match, decks]);
  const pick = (seat, value) => setChosen(Array.from({ length: Math.max(chosen.length, seat + 1) }, (_, at) => (at === seat ? value : chosen[at])));
  const bring = (seat) => (deck) => setLists((before) => ({ ...before, [seat]: deck || undefined }));
  const lang = document.documentElement.lang;
  return html`<fieldset class="decks"><legend class="unseen">${t("mickey-decks")}</legend>
    <fieldset class="levels"><legend>${t("mickey-option-match")}</legend><div class="segments">${MATCHES.map((one) => html`<label key=${one}>
      <input type="radio" name=${`match-${seats}-${label(1)}`} value=${one} checked=${one === match} onChange=${() => setMatch(one)} /><span>${t(`mickey-option-match-${one}`)}</span></label>`)}</div></fieldset>
    ${Array.from({ length: seats }, (_, seat) => {
      const deck = ready.find(({ name }) => name === of(seat));
      return html`<div class="deck" key=${seat}><label class="field"><span>${t("mickey-deck-of", { player: label(seat) })}</span>
        <select value=${of(seat)} disabled=${Boolean(own)} data-deck-seat=${seat} onChange=${({ target }) => pick(seat, target.value)}>
          ${ready.map(({ name, names }) => html`<option value=${name} selected=${name === of(seat)}>${names[lang] || name}</option>`)}
          <option value=${OWN} selected=${of(seat) === OWN}>${t("mickey-deck-own")}</option></select></label>
        <span class="deck-colors" aria-hidden="true">${(deck?.colors || []).map((colour) => html`<${Badge} colour=${colour} t=${t} />`)}</span>
        ${of(seat) === OWN && html`<${OwnDeck} key=${`${seat}:${match}`} set=${bring(seat)} t=${t} match=${match} options=${options} own=${own} like=${own ? null : ready[seat % Math.max(1, ready.length)]} />`}</div>`;
    })}
    <${OwnCards} own=${own} set=${setOwn} t=${t} />
  </fieldset>`;
}
