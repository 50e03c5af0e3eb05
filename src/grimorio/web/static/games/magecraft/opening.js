// What is certain of a game while gems are still discarded at its opening: the spells of all players, and those that
// every Academy has. The other ones are drawn after the discards.
import { html, useContext } from "../../vendor/htm-preact.js";
import { Term } from "../../ui/glossary.js";
import { nameOf, SpellCard } from "./cards.js";
import { Words } from "./gems.js";

// How many sets are drawn for the Academy besides those that it always has (MAGE-ACAD-2).
const DRAWN = 9;

export function Opening({ about, look }) {
  const t = useContext(Words);
  const { cards, lang } = about;
  const spells = (availability) => (cards || []).filter((card) => card.availability === availability).map((card) => {
    const see = look({ card });
    return html`<${SpellCard} key=${card.name} id=${`opening:${card.name}`} card=${card} lang=${lang} look=${see}
      study=${availability === "always"}
      deed=${{ run: see, kind: "look", label: t("magecraft-look", { spell: nameOf(card, lang) }) }} />`;
  });
  return html`<section class="academy academy-open academy-coming" aria-label=${t("magecraft-opening-title")}>
    <div class="academy-head">
      <h3><${Term} plain game="magecraft" term="academy">${t("magecraft-area-academy")}</${Term}></h3>
      <p class="academy-note">${t("magecraft-opening-academy", { count: DRAWN })}</p>
    </div>
    <div class="academy-spells">${spells("always")}</div>
    <p class="academy-note academy-start">${t("magecraft-opening-start")}</p>
    <div class="academy-spells">${spells("start")}</div>
  </section>`;
}
