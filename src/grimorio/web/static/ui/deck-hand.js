// A sample hand of a deck, where the game knows mulligans with these: one card fewer each time.
import { html, useState } from "../lib.js";
import { drawn } from "./deck-edit.js";
import { total } from "./deck-shelf.js";

export function SampleHand({ main, kit, about }) {
  const { cards, lang, t } = about;
  const [now, setNow] = useState(null);
  const from = kit.dealt(main, about);
  const deal = (size) => setNow({ size, of: main, ...drawn(from, size) });
  const here = now?.of === main ? now : null;
  const draw = () => setNow({ ...here, hand: [...here.hand, here.library[0]], library: here.library.slice(1) });
  return html`<section class="builder-hand" aria-label=${t("decks-build-hand")}>
    <div class="row">
      <button type="button" class="button small" data-builder="hand" disabled=${total(from) < kit.HAND}
          onClick=${() => deal(kit.HAND)}>
        ${t("decks-build-hand")}
      </button>
      ${here && kit.REDRAWS && html`
        <button type="button" class="button small" disabled=${here.size < 1} onClick=${() => deal(here.size - 1)}>
          ${t("decks-build-mulligan", { count: Math.max(0, here.size - 1) })}
        </button>`}
      ${here && html`
        <button type="button" class="button small" disabled=${!here.library.length} onClick=${draw}>
          ${t("decks-build-draw")}
        </button>`}
    </div>
    ${here && html`<ul class="builder-cards">${here.hand.map((name, at) => html`<li key=${at} data-look=${name}>
      <${kit.Leaf} card=${kit.cardOf(cards, name)} lang=${lang} t=${t} />
    </li>`)}</ul>`}
  </section>`;
}
