// A draft that is over: every pick of every seat, with what it passed on, and what to do with the cards.
import { html, useState } from "../../vendor/htm-preact.js";
import { isYou } from "../../ui/log-you.js";
import { useFreeKeys } from "../../ui/prompt.js";
import { Cards } from "./pack.js";
import { picksOf } from "./picks.js";
import { Pool } from "./pool.js";
import { called, cardName, poolTitle } from "./words.js";

// One pick: the pack as it was, what was taken, and who took what was passed.
function Moment({ pick, seat, about, look }) {
  const { t } = about;
  const taken = new Map(pick.taken.map(([taker, card]) => [card, taker]));
  const took = isYou(about, seat) ? "draft-over-took-you" : "draft-over-took";
  const note = (card) => (card === pick.card ? t(took, { name: called(about, seat) })
    : taken.has(card) ? t("draft-over-passed", { name: called(about, taken.get(card)) }) : "");
  return html`<${Cards} names=${pick.left} about=${about} look=${look} marked=${pick.card} notes=${note} />`;
}

// The picks of a seat, one at a time, by buttons, arrow keys or the list.
function Course({ picks, seat, about, look }) {
  const { t } = about;
  const [at, setAt] = useState(0);
  const here = Math.min(at, picks.length - 1);
  const to = (index) => setAt(Math.max(0, Math.min(picks.length - 1, index)));
  useFreeKeys(({ key, target }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    return step && !target.closest?.("select, [role=tab]") ? () => to(here + step) : null;
  });
  if (!picks.length) return html`<p class="quiet">${t("draft-over-no-picks")}</p>`;
  const pick = picks[here];
  return html`<section class="draft-course" aria-label=${t("draft-over-picks")}>
    <div class="draft-steps">
      <button type="button" class="button small" disabled=${here === 0} onClick=${() => to(here - 1)}>
        ← <span class="unseen">${t("draft-over-before")}</span>
      </button>
      <label>
        <span class="unseen">${t("draft-over-picks")}</span>
        <select value=${String(here)} onChange=${({ target }) => to(Number(target.value))}>
          ${picks.map((one, index) => html`<option value=${String(index)} selected=${index === here}>
            ${t("draft-over-pick", { round: one.round, pick: one.number, card: cardName(about, one.card) })}
          </option>`)}
        </select>
      </label>
      <button type="button" class="button small" disabled=${here === picks.length - 1} onClick=${() => to(here + 1)}>
        <span class="unseen">${t("draft-over-after")}</span> →
      </button>
    </div>
    <${Moment} pick=${pick} seat=${seat} about=${about} look=${look} />
  </section>`;
}

export function Over({ about, look, build }) {
  const { view, t, name } = about;
  const { table } = view;
  const [chosen, setSeat] = useState(Math.max(0, view.seat));
  const seat = table.seats[chosen];
  return html`<div class="draft-over">
    <header class="draft-over-head">
      <label class="field">
        <span>${t("draft-over-seat")}</span>
        <select data-draft="seat" value=${String(chosen)} onChange=${({ target }) => setSeat(Number(target.value))}>
          ${table.seats.map((one) => html`<option value=${String(one.seat)} selected=${one.seat === chosen}>
            ${name(one.seat)}
          </option>`)}
        </select>
      </label>
      ${seat.pool?.length > 0 && html`
        <button type="button" class="button primary" data-draft="build" onClick=${() => build(chosen)}>
          ${t("draft-build")}
        </button>`}
    </header>
    <div class="draft-two">
    ${table.kind !== "sealed" && html`
      <${Course} key=${chosen} picks=${picksOf(table, chosen)} seat=${chosen} about=${about} look=${look} />`}
    <${Pool} names=${seat.pool || []} about=${about} look=${look} title=${poolTitle(about, chosen)} />
    </div>
  </div>`;
}
