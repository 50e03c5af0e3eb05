// The Academy between the boards: a bank of gems of five colours and the spells one can study.
import { html, useContext, useState } from "../../vendor/htm-preact.js";
import { nameOf, SpellCard } from "./cards.js";
import { COLOURS, Gem, Words } from "./gems.js";
import { Term } from "../../ui/glossary.js";
import { askedFor, cardOf, total } from "./options.js";
import { Counted } from "./places.js";

function Pile({ colour, count, deed }) {
  const t = useContext(Words);
  const inside = html`<${Gem} colour=${colour} size="m" /><b>${count}</b>`;
  const title = t("magecraft-gems-here", { count, colour, place: t("magecraft-area-academy") });
  if (!deed) return html`<span class="pile ${count ? "" : "pile-empty"}" title=${title}>
    <span class="unseen">${title}</span>${inside}
  </span>`;
  return html`<button type="button" class="pile group-${deed.kind}" data-answer=${deed.answer} title=${deed.title}
    aria-label=${`${deed.label} (${title})`} onClick=${deed.run}>${inside}</button>`;
}

// Gems that are out of the game.
function Box({ gems }) {
  const t = useContext(Words);
  return html`<p class="academy-box">
    <span>${t("magecraft-area-box")}</span>
    <${Counted} gems=${gems} place=${t("magecraft-area-box")} />
  </p>`;
}

export function Academy({ academy, about, deal, look }) {
  const t = useContext(Words);
  const { view, cards, lang } = about;
  const ask = view.choice?.ask;
  const studying = ask === "study";
  const [open, setOpen] = useState(false);
  // Where a gem may be healed and may become a shield, the effect is chosen first.
  const gem = (colour) => {
    const deeds = [
      askedFor(ask, ["heal"]) && deal(["gem", colour]), askedFor(ask, ["shield"]) && deal(["academy", colour]),
    ].filter(Boolean);
    return deeds.length === 1 ? deeds[0] : null;
  };
  const asked = ["study", "heal", "shield"].includes(ask);
  return html`<section
      class="academy ${studying || open ? "academy-open" : "academy-folded"} ${asked ? "academy-asked" : ""}"
      aria-label=${t("magecraft-area-academy")}>
    <header class="academy-head">
      <h3><${Term} plain game="magecraft" term="academy">${t("magecraft-area-academy")}</${Term}></h3>
      ${!studying && html`
        <button type="button" class="button small academy-fold" aria-expanded=${open} onClick=${() => setOpen(!open)}>
          ${t(open ? "magecraft-fold" : "magecraft-unfold")}
        </button>`}
    </header>
    ${total(view.table.box) > 0 && html`<${Box} gems=${view.table.box} />`}
    <div class="academy-gems" data-zone="academy" data-stack>${COLOURS.map((colour) => html`
      <${Pile} key=${colour} colour=${colour} count=${academy.gems[colour] || 0} deed=${gem(colour)} />`)}</div>
    <div class="academy-spells">${academy.spells.map(({ spell, left }) => {
      const card = cardOf(cards, spell);
      const option = ["study", spell];
      const deed = studying ? deal(option) : null;
      const see = look({ card, left, option });
      return html`
        <${SpellCard} key=${spell} id=${`academy:${spell}`} card=${card} lang=${lang} study left=${left} look=${see}
          deed=${deed || { run: see, kind: "look", label: t("magecraft-look", { spell: nameOf(card, lang) }) }} />`;
    })}</div>
  </section>`;
}
