// One player's board: character, three grimoires, the areas that fill, bag and hand. `mine` is the large one at the
// bottom.
import { html, useContext } from "../../vendor/htm-preact.js";
import { classes } from "../../ui/classes.js";
import { CharacterSheet, nameOf, SpellCard } from "./cards.js";
import { Words } from "./gems.js";
import { EFFECTS, Icon } from "./icons.js";
import { askedFor, cardOf, listed, ROMAN, total } from "./options.js";
import { BagPlace, Place, Points } from "./places.js";
import { effectTerm } from "./terms.js";

// The effects of the card being cast that are still to be used, as buttons for the one who casts.
function Tray({ casting, deal, about }) {
  const { t } = about;
  const left = casting ? EFFECTS.filter((icon) => casting.icons?.[icon] > 0) : [];
  if (!left.length) return null;
  return html`<div class="tray" role="group" aria-label=${t("magecraft-effects-left")}>${left.map((icon) => {
      const deed = deal?.(["icon", icon]);
      const inside = html`<${Icon} name=${icon} size="l" />
      <span>${t(`magecraft-icon-${icon}`)}</span>
      ${casting.icons[icon] > 1 && html`<b>×${casting.icons[icon]}</b>`}`;
      return deed ? html`
        <button type="button" key=${icon} class="tray-icon group-${deed.kind}" data-answer=${deed.answer}
            data-term=${`magecraft/${effectTerm(icon)}`} onClick=${deed.run}>
          ${inside}
        </button>`
        : html`<span key=${icon} class="tray-icon" data-term=${`magecraft/${effectTerm(icon)}`}>${inside}</span>`;
    })}</div>`;
}

function Grimoire({ spells, index, board, about, deal, look, mine, tray }) {
  const { t, lang, cards, view } = about;
  const { casting } = view.table;
  const ask = view.choice?.ask;
  const whole = mine ? deal(["grimoire", index]) : null;
  const open = casting && casting.seat === board.seat && casting.grimoire === index;
  const kind = classes("grimoire", {
    "grimoire-many": spells.length > 2,
    "grimoire-crowd": spells.length > 5,
    "grimoire-open": open,
    [`grimoire-${whole?.kind}`]: whole,
  });
  return html`<div role="group" class=${kind}
      data-answer=${whole?.answer} data-zone=${`${board.seat}:grimoire:${index}`}
      aria-label=${t("magecraft-grimoire", { number: index + 1 })}>
    <h4 class="grimoire-number" data-term="magecraft/grimoire" title=${t("magecraft-grimoire", { number: index + 1 })}>
      ${ROMAN[index]}
    </h4>
    <div class="grimoire-cards">
      ${whole?.kind === "lit" && ask === "grimoire" && html`<span class="card-ghost" aria-hidden="true"></span>`}
      ${spells.map((spell, at) => {
        const card = cardOf(cards, spell.spell);
        const next = open && casting.next === at;
        const gold = board.gold && board.gold.grimoire === index && board.gold.index === at;
        const deed = mine ? (next && deal(["cast"])) || deal(["master", index, at]) || (gold && deal(["yes"])) : null;
        const see = look({ card, mastered: spell.mastered });
        const still =
          whole?.kind === "lit"
            ? null
            : deed || { run: see, kind: "look", label: t("magecraft-look", { spell: nameOf(card, lang) }) };
        return html`
          <${SpellCard} key=${`${spell.spell}:${at}`} id=${`${board.seat}:${spell.spell}`} card=${card} lang=${lang}
            deed=${still} look=${see} paid=${listed(spell.gems)} mastered=${spell.mastered} gold=${gold}
            casting=${Boolean(next && casting.spell === spell.spell)} />`;
      })}
      ${spells.length === 0 && html`<p class="grimoire-empty">${t("magecraft-grimoire-empty")}</p>`}
      ${open && tray}
    </div>
    ${whole && html`
      <button type="button" class="hit hit-${whole.kind}" aria-label=${whole.label} title=${whole.title}
          onClick=${whole.run}></button>`}
  </div>`;
}

function Head({ board, about, active, waits, winner, stakes, character, see }) {
  const { t, name, view, lang } = about;
  const { table } = view;
  return html`<header class="board-head">
    <h3 class="board-name">${name(board.seat)}</h3>
    ${character && html`
      <button type="button" class="chip board-character" onClick=${see}
          aria-label=${t("magecraft-look", { spell: nameOf(character, lang) })}>
        ${nameOf(character, lang)}
      </button>`}
    ${table.first === board.seat && html`<span class="badge" data-term="magecraft/first">
      <${Icon} name="first" size="s" />
      <span class="unseen">${t("magecraft-first-player")}</span>
    </span>`}
    ${winner && html`<span class="badge badge-gold"><${Icon} name="points" size="s" />${t("magecraft-winner")}</span>`}
    ${!board.alive && html`<span class="badge"><${Icon} name="out" size="s" />${t("magecraft-out")}</span>`}
    ${active && !view.result && html`<span class="badge badge-gold">${t("magecraft-turn")}</span>`}
    ${waits && html`<span class="badge" title=${t("magecraft-thinking")}>
      <${Icon} name="waiting" size="s" />
      <span class="unseen">${t("magecraft-thinking")}</span>
    </span>`}
    ${stakes}
  </header>`;
}

// board: a board of the view. deal(option): what can be done with it. look(thing): opens the close view. stakes: a deed
// for the head; arrange: what stands in for the grimoires while they are put in a new order; picking: what marks gems
// of the hand (pick.js).
export function Board({ board, about, deal, look, mine, stakes, arrange = null, picking = null }) {
  const t = useContext(Words);
  const { view, cards, lang } = about;
  const { table } = view;
  const { seat } = board;
  const active = table.active === seat && table.phase !== "over";
  const waits = (view.waiting || []).some((one) => one.seat === seat);
  const winner = view.result?.winners?.includes(seat);
  const ask = view.choice?.ask;
  const gem = (asks, option) => (askedFor(ask, asks) ? (colour) => deal(option(colour)) : null);
  const own = (asks, kind = "gem") => (mine ? gem(asks, (colour) => [kind, colour]) : null);
  const struck = mine ? null : gem(["attack"], (colour) => ["attack", seat, colour]);
  const shielded = total(board.shield) > 0;
  const character = board.character && cardOf(cards, board.character);
  const unknown = Math.max(0, board.hand.size - total(board.hand.gems));
  const casting = table.casting?.seat === seat && !view.result ? table.casting : null;
  const tray = html`<${Tray} casting=${casting} deal=${mine ? deal : null} about=${about} />`;
  const hand = html`
    <${Place} kind="hand" zone=${`${seat}:hand`} title=${t("magecraft-area-hand")} icon="hand" gems=${board.hand.gems}
      closed=${unknown} size=${mine ? "l" : "s"} pick=${picking?.gem}
      deal=${own(["opening-discard", "pay", "review-discard"]) || own(["vanish"], "hand")} />`;
  const beside = Boolean(casting?.ability) || !casting?.spell;
  const ability = mine ? deal(["ability"]) : null;
  const see = character && look({ card: character });
  const sheetLabel = character && t("magecraft-look", { spell: nameOf(character, lang) });
  const state = [
    mine ? "board-mine" : "board-other",
    active && "board-active",
    waits && "board-waits",
    !board.alive && "board-out",
    winner && "board-winner",
  ];
  return html`<section class="board ${state.filter(Boolean).join(" ")}" data-zone=${`${seat}:board`}
      aria-label=${about.name(seat)}>
    <div class="board-in">
      <${Head} board=${board} about=${about} active=${active} waits=${waits && !mine} winner=${winner} stakes=${stakes}
        character=${character} see=${see} />
      <div class="board-who">
        ${character && html`<${CharacterSheet} card=${character} lang=${lang} used=${board.ability_used} look=${see}
          deed=${ability || { run: see, kind: "look", label: sheetLabel }} />`}
        ${beside && tray}
      </div>
      <div class="board-stock">
        <${BagPlace} zone=${`${seat}:bag`} bag=${board.bag} title=${t("magecraft-area-bag")} />
        <${Place} kind="discard" zone=${`${seat}:discard`} title=${t("magecraft-area-discard")} icon="discard"
          gems=${board.discard} size="xs" deal=${own(["shield"], "discard")} />
      </div>
      <div class="board-grimoires">${arrange || board.grimoires.map((spells, index) => html`
        <${Grimoire} key=${index} spells=${spells} index=${index} board=${board} about=${about} deal=${deal}
          look=${look} mine=${mine} tray=${beside ? null : tray} />`)}</div>
      <div class="board-vitals">
        <${Place} kind="hp" zone=${`${seat}:hp`} title=${t("magecraft-area-hp")} icon="heal" gems=${board.hp} room=${12}
          deal=${own(["vanish"], "hp") || (shielded ? null : struck)} />
        <${Place} kind="shield" zone=${`${seat}:shield`} title=${t("magecraft-area-shield")} icon="shield"
          gems=${board.shield} room=${0} deal=${own(["shield-phase"]) || (shielded ? struck : null)} />
        <${Points} zone=${`${seat}:points`} gems=${board.points} title=${t("magecraft-area-points")} />
        ${mine && hand}
      </div>
      ${!mine && html`<div class="board-hand">${hand}</div>`}
    </div>
  </section>`;
}

