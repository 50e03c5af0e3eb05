// The Magecraft table: draws a seat's view, lights what is legal, computes no rule.
import { html, useEffect, useLayoutEffect, useState } from "../../vendor/htm-preact.js";
import { CharacterSheet, CloseView, nameOf } from "./cards.js";
import { Gem, Words } from "./gems.js";
import { Icon } from "./icons.js";
import { calm } from "../../preferences.js";
import { Academy } from "./academy.js";
import { Board } from "./board.js";
import { useMotion } from "./motion.js";
import { askText, boardOf, cardOf, dealer, describeOption, listed, logText, wordRefusal } from "./options.js";
import { Opening } from "./opening.js";
import { picksSeveral, usePicking } from "./pick.js";
import { endTitle } from "../../ui/end-title.js";
import { Term } from "../../ui/glossary.js";
import { Confirm } from "../../ui/prompt.js";
import { phaseTerm } from "./terms.js";
import { picksFor, ReorderEditor } from "./reorder.js";
// The style of this table comes with it, before its first drawing.
import "./worn.js";

export { MEASURES, TOTALS, placesOf } from "./review.js";
export { askText, describeOption, logText, picksFor, wordRefusal };

// A spell as the reader calls it.
export const cardNamed = (name, { cards, lang }) => nameOf(cardOf(cards, name), lang);

// The choices that are answered on the table alone.
export const onTable = (choice, view) => choice.ask === "reorder" || picksSeveral({ ...view, choice });

// Whether a target of an attack is lit on the drawn table.
export const litOn = (drawn, { ask }, option) =>
  ask === "attack" && Boolean(drawn.querySelector(`[data-answer="${CSS.escape(option.join(":"))}"]`));

const SOUNDS = {
  paper: ["draw", "refill", "cast", "ability", "study", "reordered", "master"],
  wood: ["turn", "attack", "eliminated", "concedes"],
  glass: ["gold", "heal", "gain-shield", "lower-shield", "vanish", "put-aside", "ends"],
};
export const soundOf = ({ event }) => Object.keys(SOUNDS).find((material) => SOUNDS[material].includes(event)) || null;

// What may be asked, for the settings of a seat; whether "done" or "no" is always among the answers.
export const asks = [
  ["shield-phase", true], ["magic", true], ["next-spell", true], ["gold", true], ["pay", false], ["icons", true],
  ["attack", false], ["heal", false], ["study", true], ["master", true],
].map(([ask, passes]) => ({ ask, passes }));

// Whether the viewer still plays.
export const stillIn = ({ table, seat }) => boardOf(table, seat).alive;

const PHASES = ["shield", "magic", "study", "rest"];

function PhaseBar({ table, about }) {
  const { t, name, view } = about;
  const phases = table.phase === "opening" ? ["opening", ...PHASES] : PHASES;
  return html`<header class="phase-bar">
    <p class="phase-turn">
      <span class="phase-round">${t("magecraft-round", { round: table.round })}</span>
      ${table.phase !== "over" && table.active !== null && html`<strong>
        ${table.active === view.seat ? t("magecraft-turn-yours") : t("magecraft-turn-of", { name: name(table.active) })}
      </strong>`}
    </p>
    <ol class="phases">${phases.map((phase) => html`
      <li key=${phase} class="phase ${phase === table.phase ? "phase-now" : ""}"
          aria-current=${phase === table.phase ? "step" : undefined}>
        <${Term} plain game="magecraft" term=${phaseTerm(phase)}>${t(`magecraft-phase-${phase}`)}</${Term}>
      </li>`)}</ol>
  </header>`;
}

function Banner({ view, about }) {
  return view.result && html`<p class="banner" role="status">
    <strong>${endTitle(about)}</strong>
    <span>${about.t(`magecraft-reason-${view.result.reason}`)}</span>
  </p>`;
}

// The sheets to choose from, when characters are chosen.
function Characters({ about, deal, look }) {
  const { view, cards, lang, t } = about;
  const names = view.choice.options.filter(([kind]) => kind === "character").map(([, one]) => one);
  return html`<section class="characters" aria-label=${t("magecraft-ask-character")}>${names.map((one) => {
    const card = cardOf(cards, one);
    return html`
      <${CharacterSheet} key=${one} card=${card} lang=${lang} deed=${deal(["character", one])}
        look=${look({ card })} />`;
  })}</section>`;
}

const ROOM = 12;
const LIT = ".group-lit, .card-lit, .grimoire-lit, .reorder";

// When something is asked and most of it is out of sight, bring as much of it there as there is room for, with the
// whole board it lies on where that has room too.
function useSight(root, choice) {
  useEffect(() => {
    const lit = choice && root.current ? [...root.current.querySelectorAll(LIT)] : [];
    if (!lit.length) return;
    let frame = root.current.parentElement;
    while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement;
    if (!frame) return;
    const { top, bottom } =
      frame === document.documentElement ? { top: 0, bottom: innerHeight } : frame.getBoundingClientRect();
    const under = top + root.current.querySelector(".phase-bar").offsetHeight;
    const boxes = lit.map((one) => one.getBoundingClientRect());
    const seen = boxes.filter((box) => box.top >= under - 4 && box.bottom <= bottom + 4);
    if (seen.length * 2 >= boxes.length) return;
    const lowest = Math.max(...boxes.map((box) => box.bottom)) + ROOM;
    const highest = Math.min(...boxes.map((box) => box.top)) - ROOM;
    const boards = lit.map((one) => (one.closest(".board") || one).getBoundingClientRect().top - ROOM);
    const whole = Math.min(...boards);
    const first = (lowest - whole <= bottom - under ? whole : highest) - under;
    const last = lowest - bottom;
    frame.scrollBy({ top: last > 0 ? Math.min(last, first) : first, behavior: calm() ? "auto" : "smooth" });
  }, [choice?.number]);
}

// The gems of the own hand, shown at the lower edge while something is asked and most of the hand is out of sight. A
// picture alone: the hand itself is read and clicked on the board.
function HandStrip({ root, view, own }) {
  const [away, setAway] = useState(false);
  const asked = Boolean(view.choice) && own.seat === view.seat;
  useLayoutEffect(() => {
    if (!asked) return undefined;
    const hand = root.current.querySelector(`[data-zone="${own.seat}:hand"]`);
    const watch = new IntersectionObserver(([{ intersectionRatio }]) => setAway(intersectionRatio < 0.6),
      { threshold: [0, 0.6, 1] });
    watch.observe(hand);
    return () => watch.disconnect();
  }, [view.choice?.number, own.seat]);
  const gems = listed(own.hand.gems);
  return asked && away && gems.length > 0 && html`<div class="hand-strip" aria-hidden="true"><p>
    <${Icon} name="hand" size="s" />${gems.map((colour, at) => html`<${Gem} key=${at} colour=${colour} size="m" />`)}
  </p></div>`;
}

// Boards in the order they sit: the viewer's own last (a watcher sits behind seat 0), the others in turn order above.
function seating({ table, seat, seats }) {
  const own = seat >= 0 ? seat : 0;
  const others = Array.from({ length: seats - 1 }, (_, i) => boardOf(table, (own + 1 + i) % seats));
  return { own: boardOf(table, own), others };
}

// What it is given: docs/page.md.
export function Table({ view, cards, t, lang, refused, answer, why, name, readOnly }) {
  const [seen, setSeen] = useState(null);
  const about = { view, cards, t, lang, name };
  const { root, layer } = useMotion(view);
  useSight(root, view.choice);
  const picking = usePicking(about, { answer, readOnly });
  const { table } = view;
  const deal = dealer(about, { refused: readOnly ? [] : refused, answer, why });
  const look = (thing) => () => setSeen(thing);
  const { own, others } = seating(view);
  const ask = view.choice?.ask;
  const review = deal(["review"]);
  const stakes = review && html`
    <button type="button" class="board-review button small group-${review.kind}" data-answer=${review.answer}
        onClick=${review.run} title=${review.title}>
      ${t("magecraft-pick-review")}
    </button>`;
  const deed = seen?.option ? deal(seen.option) : null;
  const arrange = ask === "reorder" && html`
    <${ReorderEditor} key=${view.choice.number} ...${about} answer=${answer} />`;
  return html`<${Words.Provider} value=${t}>
    <div class="magecraft" ref=${root} data-seats=${view.seats} data-ask=${ask || "none"} data-phase=${table.phase}>
      <${PhaseBar} table=${table} about=${about} />
      <${Banner} view=${view} about=${about} />
      <div class="boards boards-${others.length}">${others.map((board) => html`
        <${Board} key=${board.seat} board=${board} about=${about} deal=${deal} look=${look} mine=${false} />`)}</div>
      ${ask === "character" && html`<${Characters} about=${about} deal=${deal} look=${look} />`}
      ${table.academy.spells.length > 0 ? html`
        <${Academy} academy=${table.academy} about=${about} deal=${deal} look=${look} />`
        : table.phase === "opening" && html`<${Opening} about=${about} look=${look} />`}
      <${Board} key=${own.seat} board=${own} about=${about} deal=${deal} look=${look} mine=${true} stakes=${stakes}
        arrange=${arrange} picking=${picking} />
      ${seen && html`<${CloseView} card=${seen.card} lang=${lang} mastered=${seen.mastered} left=${seen.left ?? null}
        deeds=${deed ? [deed] : []} close=${() => setSeen(null)} />`}
      <${HandStrip} root=${root} view=${view} own=${own} />
      ${picking && html`<${Confirm}>${picking.bar}</${Confirm}>`}
      <div class="fly-layer" ref=${layer} aria-hidden="true"></div>
    </div>
  </${Words.Provider}>`;
}

