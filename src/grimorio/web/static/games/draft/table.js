// The table of a draft: the pack as cards, the pool beside it, who passes to whom; at the end everybody's picks.
import { html, useState } from "../../vendor/htm-preact.js";
import { useShell } from "../../ui/shell.js";
import { style } from "../../ui/style.js";
import { CloseView } from "../magic/cards.js";
import { Close } from "../magic/decklist.js";
import { shelf } from "../magic/decks.js";
import { total, written } from "../../ui/deck-shelf.js";
import { Over } from "./over.js";
import { Pack } from "./pack.js";
import { counted } from "./picks.js";
import { Pool } from "./pool.js";
import { Round } from "./round.js";
import { called, poolTitle } from "./words.js";

export { named } from "./cards.js";
export { SeatMark } from "./round.js";
export { askText, describeOption, logText, soundOf, tells } from "./words.js";

await style(new URL("./table.css", import.meta.url), ["draft"], true);

// A card is taken on the table alone.
export const onTable = (choice) => choice.ask === "pick";
// The table itself shows how it ended.
export const showsEnd = true;
export const stillIn = ({ table, seat }) => table.seats[seat].playing;
export const MEASURES = [["cards", "draft-measure-cards"]];
export const placesOf = () => ["pack"];

// On a narrow page one of the two is in sight.
function Tabs({ shown, set, count, t }) {
  return html`<div class="draft-tabs" role="tablist" aria-label=${t("draft-tabs")}>
    ${["pack", "pool"].map((one) => html`<button type="button" role="tab" key=${one} aria-selected=${one === shown}
        tabindex=${one === shown ? 0 : -1} class="button small" onClick=${() => set(one)}
        onKeyDown=${({ key, currentTarget }) => {
          if (!["ArrowLeft", "ArrowRight"].includes(key)) return;
          set(one === "pack" ? "pool" : "pack");
          (currentTarget.nextElementSibling || currentTarget.previousElementSibling).focus();
        }}>
      ${t(`draft-tab-${one}`, { count })}
    </button>`)}
  </div>`;
}

// The deck that this browser keeps of a pool.
const keptOf = (pool) => shelf.kept().find((one) => JSON.stringify(one.pool) === JSON.stringify(pool));

// While decks are built: the way to the page for it, and the deck that is kept already.
function Building({ pool, build, t }) {
  const kept = keptOf(counted(pool));
  return html`<p class="row">
    <button type="button" class="button primary" data-draft="build" onClick=${build}>${t("draft-build")}</button>
    ${kept?.deck && html`<span class="deck-good" data-draft="kept">
      ${t("draft-deck-kept", { name: kept.name, count: total(kept.deck.main) })}
    </span>`}
  </p>`;
}

// What it is given: docs/page.md.
export function Table({ id = null, view, cards, t, lang, players, name, answer, readOnly }) {
  const { go } = useShell();
  const [seen, setSeen] = useState(null);
  const [tab, setTab] = useState("pack");
  const about = { view, cards, t, lang, players, name };
  const { table, seat } = view;
  const mine = table.seats[seat];
  const build = (from) => {
    const title = t("draft-deck-name", { kind: t("draft-kind", { kind: table.kind }), name: called(about, from) });
    const pool = counted(table.seats[from].pool);
    const kept = keptOf(pool);
    const rivals = table.seats
      .filter((one) => one.seat !== from && one.pool?.length)
      .map((one) => ({ name: name(one.seat), pool: counted(one.pool) }));
    const text = kept?.text || written({ main: [], sideboard: pool });
    shelf.setDraft({
      name: kept?.name || title, text, format: "limited", pool, rivals,
      ...(from === seat && table.phase !== "draft" && { table: id }),
    });
    go("/deck?game=magic");
  };
  const pool = mine?.pool && html`
    <${Pool} names=${mine.pool} about=${about} look=${setSeen} title=${t("draft-pool")} />`;
  const shown = table.phase === "over" && table.seats.every((one) => one.pool);
  const middle = shown ? html`<${Over} about=${about} look=${setSeen} build=${build} />`
    : table.phase !== "draft" || !table.pack ? html`<div class="draft-building">
      ${table.phase === "building" && mine?.pool && html`
        <${Building} pool=${mine.pool} build=${() => build(seat)} t=${t} />`}
      ${pool || table.seats.map((one) => one.pool && html`<${Pool} key=${one.seat} names=${one.pool} about=${about}
        look=${setSeen} title=${poolTitle(about, one.seat)} figures=${false} />`)}
    </div>`
      : html`<div class="draft-two" data-tab=${tab}>
        <${Tabs} shown=${tab} set=${setTab} count=${mine?.cards ?? 0} t=${t} />
        <${Pack} about=${about} answer=${answer} look=${setSeen} readOnly=${readOnly} />
        ${pool}
      </div>`;
  return html`<${Close} about=${about} kind="draft">
    <div class="draft-in" data-ask=${view.choice?.ask || "none"} data-phase=${table.phase} data-kind=${table.kind}>
      <${Round} about=${about} />
      ${middle}
    </div>
    ${seen && html`<${CloseView} card=${seen} lang=${lang} t=${t} close=${() => setSeen(null)} />`}
  </${Close}>`;
}
