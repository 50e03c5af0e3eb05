// The table of the auction: draws a seat's view, lights what is legal, computes no rule.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { style } from "../../ui/style.js";
import { CloseView, Leaf } from "../magic/cards.js";
import { Peek } from "../../ui/peek.js";
import { Amount, asksAmount } from "./amounts.js";
import { MAGIC, packCard, packName } from "./cards.js";
import { OwnDeck } from "./deck.js";
import { LandsForm, usePlan } from "./lands.js";
import { Magus } from "./magi.js";
import { useMotion, useSight } from "./motion.js";
import { Market, PacksDialog } from "./packs.js";
import { Rows } from "./rows.js";
import { Stage } from "./stage.js";
import { storiesOf } from "./story.js";
import { Track } from "./track.js";
import { askText, called, dealer, deckName, describeOption, logText, magusName, wordRefusal } from "./words.js";

export { MEASURES, TOTALS, placesOf, soundOf, tells } from "./review.js";
export { askText, called, describeOption, logText, wordRefusal };

// A pack as the reader calls it.
export const cardNamed = (name, { lang }) => packName(name, lang);

// All that is named at the table: Powers, then the cards of the packs.
export const named = (powers) => [...powers, ...MAGIC];

// The style of this table comes with it, before its first drawing.
await Promise.all(["table", "stage"].map((name) => style(new URL(`./${name}.css`, import.meta.url), ["live"], true)));

const ON_TABLE = new Set(["pack", "take", "second-pack", "give-back", "lands"]);
// The choices that are answered on the table alone.
export const onTable = (choice) => ON_TABLE.has(choice.ask) || asksAmount(choice);

// Whether the viewer still plays.
export const stillIn = ({ table, seat }) => table.magi[seat].playing;

// What a seat may be stopped at or pass by itself.
export const asks = [
  ["declare", true], ["contest", true], ["challenge", false], ["power", false],
].map(([ask, passes]) => ({ ask, passes }));

// How long a challenge that is over stays in sight while the game goes on, in milliseconds.
const LINGERS = 3200;

// What is asked of those who fight: then their challenge is in sight, whatever ended before.
const FIGHTING = new Set(["throw", "power", "retest", "escalate", "second-pack", "hand", "spend-life", "give-back"]);
// A challenge that so many lines of the log follow does not come back.
const PAST = 12;

/* The challenge to show: the one that goes on, the one that has just ended, and for a while the viewer's own that
   ended a little before, so that the hands are seen to open. Who steps through a game sees each moment as it was. */
function useStory(log, view, readOnly) {
  const stories = storiesOf(log);
  const [newest = null] = stories;
  const ended =
    stories.find((one) => one.over && !one.yielded && [one.holder, one.rival].includes(view.seat)) ||
    (newest?.over && !newest.yielded && newest) ||
    null;
  const seen = useRef(null);
  const [lingers, setLingers] = useState(null);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { key: ended?.key };
    const past = ended && log[log.length - 1].i - ended.events[ended.events.length - 1].i > PAST;
    if (readOnly || !before || !ended || past) return undefined;
    setLingers(ended.key);
    const timer = setTimeout(() => setLingers(null), LINGERS);
    return () => clearTimeout(timer);
  }, [ended?.key]);
  const ask = view.choice?.ask;
  const last = newest?.over ? newest : null;
  const goesOn =
    newest &&
    !newest.over &&
    !newest.yielded &&
    (readOnly || (view.table.challenge && view.table.challenge.trait !== null));
  const own = ended && [ended.holder, ended.rival].includes(view.seat);
  const pressing = own ? goesOn && FIGHTING.has(ask) : ["contest", "challenge"].includes(ask) || goesOn;
  if (ended && ended.key === lingers && !pressing) return { story: ended, last, lingers: own };
  const fresh = last?.last && !last.yielded && !["contest", "challenge"].includes(ask);
  return { story: goesOn || fresh ? newest : null, last };
}

// What it is given: docs/page.md.
export function Table({
  id = null, view, cards, t, lang, players, refused, answer, why, name, readOnly, log = [],
}) {
  const { root, layer } = useMotion(view);
  const [seen, setSeen] = useState(null);
  const [opened, setOpened] = useState(null);
  const about = { id, view, cards, t, lang, players, name };
  const { table, choice } = view;
  const deal = dealer(about, { refused: readOnly ? [] : refused, answer, why });
  const plan = usePlan(about, answer);
  const { story, last, lingers = false } = useStory(log, view, readOnly);
  useSight(root, choice, lingers);
  const look = (pack) => setSeen(pack);
  const mine = table.magi[view.seat];
  const magi = [...table.magi].sort(
    (one, other) => Number(other.seat === view.seat) - Number(one.seat === view.seat) || one.seat - other.seat,
  );
  const deed = seen && deal(["pack", seen]);
  const deeds = deed?.kind === "lit" ? [deed] : [];
  const packsOf = (seat) =>
    setOpened({
      title: t("live-packs-of", { name: magusName(about, seat) }),
      groups: [
        {
          label: null,
          names: [...table.magi[seat].packs, ...(table.magi[seat].secret.packs || [])],
          hidden: table.magi[seat].secret.packs ? 0 : table.magi[seat].secret.size,
        },
      ],
    });
  const restOf = (deck) =>
    setOpened({
      title: t("live-packs-in", { deck: deckName(t, deck) }),
      groups: [
        { label: null, names: deck === "land" ? table.lands : table.decks.find((one) => one.deck === deck).packs },
      ],
    });
  return html`
    <div class="live" ref=${root} data-ask=${choice?.ask || "none"} data-phase=${table.phase} data-seats=${view.seats}>
      <${Track} about=${about} deal=${deal} open=${restOf} />
      <div class="live-in">
        <div class="magi">${magi.map((one) => html`
          <${Magus} key=${one.seat} one=${one} about=${about} look=${packsOf} mine=${one.seat === view.seat} />`)}</div>
        <div class="live-middle">
          <${Rows} about=${about} />
          <${Stage} about=${about} story=${story} last=${last} look=${look} />
          ${!readOnly && asksAmount(choice) && html`
            <${Amount} key=${choice.number} about=${about} deal=${deal} answer=${answer}
              ask=${askText(choice, about)} />`}
          ${!readOnly && choice?.ask === "lands" && !plan.going && html`
            <${LandsForm} about=${about} plan=${plan} lands=${table.lands} />`}
          <${Market} about=${about} deal=${deal} look=${look} />
          ${mine && html`<${OwnDeck} about=${about} look=${look} />`}
        </div>
      </div>
      <${Peek} root=${root} look=${(one) => setSeen(one.dataset.look)}
        draw=${(one) => html`<${Leaf} card=${packCard(one.dataset.look)} lang=${lang} t=${t} />`} />
      ${seen && html`
        <${CloseView} card=${packCard(seen)} lang=${lang} t=${t} deeds=${deeds} more=${[t("live-pack-is")]}
          close=${() => setSeen(null)} />`}
      <div class="fly-layer" ref=${layer} aria-hidden="true"></div>
      ${opened && html`<${PacksDialog} ...${opened} about=${about} close=${() => setOpened(null)} />`}
    </div>`;
}
