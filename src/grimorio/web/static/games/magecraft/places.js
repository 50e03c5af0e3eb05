// The places of a board that gems fill: groups of one colour, tracks with their empty places, the bag, the hand.
import { html, useContext } from "../../vendor/htm-preact.js";
import { ClosedGem, COLOURS, Gem, Slot, Words } from "./gems.js";
import { Bag, Icon } from "./icons.js";
import { Term } from "../../ui/glossary.js";
import { listed, total } from "./options.js";

const many = (count, draw) => Array.from({ length: count }, (_, i) => draw(i));

// A gem that is marked, among several to be picked, or unmarked again.
function Mark({ colour, size, pick }) {
  return html`<button type="button" class="gem-pick group-lit" aria-pressed=${pick.chosen} data-answer=${pick.answer}
      title=${pick.label} aria-label=${pick.label} onClick=${pick.run}>
    <${Gem} colour=${colour} size=${size} />${pick.number && html`<kbd aria-hidden="true">${pick.number}</kbd>`}
  </button>`;
}

// The gems of one colour lying together: a button when something can be done with them (or a reason can be asked), else
// a picture. pick(at): what marks one of them alone, where several are picked.
function Group({ colour, count, size, deed, where, pick }) {
  const t = useContext(Words);
  if (pick) {
    return html`<span class="group">${many(count, (at) => {
      const mark = pick(at);
      return mark ? html`<${Mark} key=${at} colour=${colour} size=${size} pick=${mark} />`
        : html`<${Gem} key=${at} colour=${colour} size=${size} />`;
    })}</span>`;
  }
  const gems = many(count, () => html`<${Gem} colour=${colour} size=${size} />`);
  const title = t("magecraft-gems-here", { count, colour, place: where });
  if (!deed) return html`<span class="group" title=${title}><span class="unseen">${title}</span>${gems}</span>`;
  return html`<button type="button" class="group group-${deed.kind}" data-answer=${deed.answer} title=${deed.title}
    aria-label=${`${deed.label} (${title})`} onClick=${deed.run}>${gems}</button>`;
}

// A place: its name, its gems by colour, `closed` ones nobody here may know, the empty places up to `room`. zone: the
// name motion knows it by; pick(colour, at): what marks one gem.
export function Place({ zone, title, icon, gems, deal, size = "s", room = 0, closed = 0, kind, pick = null }) {
  const held = total(gems) + closed;
  const number = room ? `${held}/${room}` : held;
  return html`<section class="place place-${kind}" data-zone=${zone}>
    <h4 class="place-name">
      ${icon && html`<${Icon} name=${icon} size="s" />`}
      <${Term} plain game="magecraft" term=${kind}>${title}</${Term}>
      <b>${number}</b>
    </h4>
    <div class="place-gems">
      ${COLOURS.filter((colour) => gems?.[colour] > 0).map((colour) => html`
        <${Group} key=${colour} colour=${colour} count=${gems[colour]} size=${size} deed=${deal?.(colour)}
          where=${title} pick=${pick && ((at) => pick(colour, at))} />`)}
      ${many(closed, () => html`<${ClosedGem} size=${size} />`)}
      ${many(Math.max(0, room - held), () => html`<${Slot} size=${size} />`)}
    </div>
  </section>`;
}

// Points: twenty places; the last ones are the goal.
export function Points({ zone, gems, title }) {
  const t = useContext(Words);
  const held = listed(gems);
  return html`<section class="place place-points" data-zone=${zone}>
    <h4 class="place-name">
      <${Icon} name="points" size="s" />
      <${Term} plain game="magecraft" term="points">${title}</${Term}>
      <b>${held.length}/20</b>
    </h4>
    ${COLOURS.filter((colour) => gems[colour] > 0).map((colour) => html`<span key=${colour} class="unseen">
      ${t("magecraft-gems-here", { count: gems[colour], colour, place: title })}
    </span>`)}
    <div class="place-gems points-grid" aria-hidden="true">${many(Math.max(20, held.length), (i) => held[i]
      ? html`<${Gem} colour=${held[i]} size="s" />` : html`<${Slot} size="s" />`)}</div>
  </section>`;
}

// Gems of a place as numbers by colour.
export function Counted({ gems, place }) {
  const t = useContext(Words);
  return COLOURS.filter((colour) => gems[colour] > 0).map((colour) => {
    const title = t("magecraft-gems-here", { count: gems[colour], colour, place });
    return html`<span class="bag-gem" key=${colour} title=${title}>
      <span class="unseen">${title}</span>
      <${Gem} colour=${colour} size="xs" /><span aria-hidden="true">${gems[colour]}</span>
    </span>`;
  });
}

// The bag, with what lies in it for the one who may know.
export function BagPlace({ zone, bag, title }) {
  const known = bag.gems && html`<${Counted} gems=${bag.gems} place=${title} />`;
  return html`<section class="place place-bag" data-zone=${zone} data-stack>
    <h4 class="place-name">
      <${Term} plain game="magecraft" term="bag">${title}</${Term}>
      <b class="unseen">${bag.size}</b>
    </h4>
    <div class="bag-in"><${Bag} size=${bag.size} />${known && html`<div class="bag-gems">${known}</div>`}</div>
  </section>`;
}
