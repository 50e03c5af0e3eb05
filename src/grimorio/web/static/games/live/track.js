// How far the session is: the decks in the order of their auctions, with the packs each still has, then completion and
// lands.
import { html } from "../../vendor/htm-preact.js";
import { DeckSign } from "./icons.js";
import { useNow } from "./motion.js";
import { capital, deckName } from "./words.js";

export function Track({ about, deal, open }) {
  const { t, view } = about;
  const { table } = view;
  const at = table.phase === "auction" ? table.round - 1 : table.phase === "approval" ? -1 : table.order.length;
  const lands = t("live-track-deck", {
    deck: capital(deckName(t, "land")),
    count: table.lands.length,
    state: table.phase === "lands" ? "adding" : "lands",
  });
  const line = useNow(`${table.phase} ${table.auction}`);
  return html`<ol class="track" ref=${line} aria-label=${t("live-track")}>
    ${table.order.map((deck, index) => {
      const { left } = table.decks.find((one) => one.deck === deck);
      const now = table.auction === deck;
      const deed = deal(["deck", deck]);
      const count = now ? table.packs.length : left;
      const state = now ? "track-now" : index < at ? "track-done" : "track-later";
      const says = t("live-track-deck", {
        deck: capital(deckName(t, deck)),
        count,
        state: deed ? "pick" : now ? "now" : index < at ? "away" : "later",
      });
      return html`
        <li key=${deck} class=${`track-step ${state} ${deed ? "track-lit" : ""}`}
            aria-current=${now ? "step" : undefined}>
          <button type="button" data-answer=${deed?.answer} aria-label=${says} title=${says}
              onClick=${() => (deed ? deed.run() : open(deck))}>
            <${DeckSign} deck=${deck} />
            <span class="track-name">${capital(deckName(t, deck))}</span>
            <b> ${count}</b>
          </button>
        </li>`;
    })}
    <li class=${`track-step ${table.phase === "completion" ? "track-now" : ""}`}
        aria-current=${table.phase === "completion" ? "step" : undefined}>
      <span class="track-phase">${t("live-phase", { phase: "completion" })}</span>
    </li>
    <li class=${`track-step ${table.phase === "lands" ? "track-now" : ""}`}
        aria-current=${table.phase === "lands" ? "step" : undefined}>
      <button type="button" aria-label=${lands} title=${lands} onClick=${() => open("land")}>
        <${DeckSign} deck="land" />
        <span class="track-name">${capital(deckName(t, "land"))}</span>
        <b> ${table.lands.length}</b>
      </button>
    </li>
  </ol>`;
}
