// What a finished game tells at its end: totals, the turning point, and a picture of both to share.
import { html, useRef, useState } from "../lib.js";
import { useOutline, WATCHER } from "../review.js";
import { EndPicture, pngOf, svgOf } from "./end-picture.js";
import { totalsOf, turningPoint } from "./end-story.js";
import { download } from "./file.js";
import { nameOf } from "./players.js";
import { useShell } from "./shell.js";

// Where the game turned. A game whose turns are counted instead of rounds says so itself, and whose turn it was.
function turningText(t, game, { turn }, what, who, active) {
  const own = `${game}-turned`;
  return t(t.has(own) ? own : "table-end-turned", { round: turn.round, what, ...who, ...active });
}

function lengthText(t, game, rounds) {
  const own = `${game}-turns-played`;
  return t(t.has(own) ? own : "table-end-rounds", { rounds });
}

// What the picture says, as data, in the reader's language.
export function storyOf({ about, outline, reason }) {
  const { t, view, play, players, name } = about;
  const measures = play.MEASURES || [];
  const seats = view.seats;
  const names = Array.from({ length: seats }, (_, seat) => nameOf(t, players, seat));
  const { turns, log } = outline;
  const { winners } = view.result;
  const [winner] = winners;
  const own = `${view.game}-end-${view.result.reason}`;
  const mine = (seat) => (seat === view.seat ? "yes" : "no");
  const drawn = winners.length === 0 || winners.length === seats;
  const won = { name: t.list(winners.map((seat) => names[seat])), count: winners.length };
  const turned = winners.length === 1 ? turningPoint(turns, measures, winner) : null;
  const measure = turned?.measure || measures[0]?.[0];
  const label = measures.find(([key]) => key === measure)?.[1];
  return {
    game: t.game(view.game),
    title: t.has(own) ? t(own) : drawn ? t("table-end-draw") : t("table-end-other", won),
    reason, names, turns, measure,
    measureLabel: label ? t(label) : "",
    totals: totalsOf(log, play.TOTALS || [], seats).map((row) => ({ text: t(row.label), of: row.of })),
    turned, turning: turned ? turns.indexOf(turned.turn) : -1,
    turningText: turned
      ? turningText(t, view.game, turned, t(label), { name: names[winner], you: "no" },
        { active: names[turned.turn.active], own: "no" }) : "",
    turningHere: turned
      ? turningText(t, view.game, turned, t(label), { name: name(winner), you: mine(winner) },
        { active: name(turned.turn.active), own: mine(turned.turn.active) }) : "",
    brand: `Grimorio · ${lengthText(t, view.game, turns[turns.length - 1]?.round ?? 0)}`,
  };
}

function Totals({ totals, names }) {
  return html`<table class="end-totals">
    <thead><tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${totals.map(({ text, of }) => html`<tr key=${text}>
      <th scope="row">${text}</th>${of.map((sum) => html`<td>${sum}</td>`)}
    </tr>`)}</tbody>
  </table>`;
}

// The way the picture leaves this page: shared where the device can, kept as PNG or SVG.
function Share({ box, id }) {
  const { t } = useShell();
  const [problem, setProblem] = useState(false);
  const picture = () => box.current.querySelector("svg");
  const png = async (use) => {
    try {
      await use(await pngOf(picture()));
    } catch (error) {
      if (error.name !== "AbortError") setProblem(true);
    }
  };
  const name = `grimorio-${id}`;
  const share = (blob) => navigator.share({ files: [new File([blob], `${name}.png`, { type: "image/png" })] });
  return html`<div class="row">
    ${navigator.canShare && html`<button type="button" class="button small" data-picture="share"
        onClick=${() => png(share)}>
      ${t("table-end-share")}
    </button>`}
    <button type="button" class="button small" data-picture="png"
        onClick=${() => png((blob) => download(`${name}.png`, blob, "image/png"))}>
      ${t("table-end-png")}
    </button>
    <button type="button" class="button small" data-picture="svg"
        onClick=${() => download(`${name}.svg`, svgOf(picture()), "image/svg+xml")}>
      ${t("table-end-svg")}
    </button>
    ${problem && html`<p class="problem" role="alert">${t("table-end-no-picture")}</p>`}
  </div>`;
}

export function EndTold({ id, about, reason }) {
  const { t } = useShell();
  const { view } = about;
  const box = useRef(null);
  const { outline } = useOutline(id, view.seat >= 0 ? view.seat : WATCHER, t);
  if (!outline) return html`<div class="end-told"></div>`;
  const story = storyOf({ about, outline, reason });
  const moment = story.turned && outline.log.find(({ step }) => step >= story.turned.step);
  const path = `/replay/${id}${moment ? `#event-${moment.i}` : ""}`;
  return html`<div class="end-told" ref=${box}>
    ${story.turningHere && html`<p class="end-turned">
      ${story.turningHere} <a href=${path}>${t("table-end-look")}</a>
    </p>`}
    ${story.totals.length > 0 && html`
      <${Totals} totals=${story.totals} names=${story.names.map((_, seat) => about.name(seat))} />`}
    <details class="end-share">
      <summary>${t("table-end-picture")}</summary>
      <${EndPicture} story=${story} />
      <${Share} box=${box} id=${id} />
    </details>
  </div>`;
}
