// An online draft on a player's page: one click leads to the own seat at the table, or to the cards for the deck.
import { html } from "../../lib.js";
import { useShell } from "../../ui/shell.js";
import { ownGame } from "../event-online.js";
import { playerOf } from "../event-state.js";
import { neighbours } from "../paper/countdown.js";
import { Ring } from "../paper/table.js";
import { Patience, namesOf } from "./seats.js";

export function PodPlayer({ now, token, deed }) {
  const { t, go } = useShell();
  const { player } = now.you;
  const number = now.onlineDraft.pods.findIndex(({ players }) => players.includes(player));
  if (playerOf(now, player)?.left) return null;
  if (number < 0) return html`<section class="panel event-now"><h2>${t("onlinedraft-title")}</h2>
    <p>${t("onlinedraft-no-seat")}</p></section>`;
  const pod = now.onlineDraft.pods[number];
  const seat = pod.players.indexOf(player);
  const held = now.onlineDraft.held.includes(player);
  const open = () => go(ownGame(now, token, { game: pod.game, seat }, "draft"));
  const ready = pod.ready.includes(player);
  const names = namesOf(t, pod);
  const beside = neighbours(names, seat);
  const building = pod.phase === "building";
  return html`<section class="panel event-now pod-mine" data-phase=${pod.phase}>
    <p class="quiet">${t("paperdraft-seat", { table: number + 1, seat: seat + 1 })}</p>
    <h2 aria-live="polite">${t(pod.phase === "over" ? "onlinedraft-waits-pods" : building && ready ? "onlinedraft-waits"
      : building ? "onlinedraft-yours-build" : "onlinedraft-yours")}</h2>
    ${held && now.onlineDraft.missed?.includes(player) ? html`<p>${t("onlinedraft-you-absent")}</p>
        <button type="button" class="button big primary" data-pods="back" onClick=${() => deed("/back", {})}>
          ${t("onlinedraft-back")}</button>`
      : held ? html`<p>${t("onlinedraft-you-held")}</p>`
      : pod.phase !== "over" && html`<button type="button" class=${`button big${ready ? "" : " primary"}`}
        data-pods="go" onClick=${open}>${t(building ? "onlinedraft-go-build" : "onlinedraft-go")}</button>`}
    <${Patience} now=${now} />
    ${pod.phase === "draft" && html`<dl class="paper-beside">
        <div><dt>${t("paperdraft-left")}</dt><dd>${beside.left}</dd></div>
        <div><dt>${t("paperdraft-right")}</dt><dd>${beside.right}</dd></div>
      </dl>
      <${Ring} players=${names} mine=${seat} own=${true} />`}
  </section>`;
}
