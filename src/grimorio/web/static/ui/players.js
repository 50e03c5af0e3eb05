// Who sits at the table, who is there, and whom we wait for.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

// The name of a seat as this reader says it.
export function nameOf(t, players, seat, mine) {
  if (seat === mine) return t("table-you");
  const player = players.find((one) => one.seat === seat);
  if (player?.kind === "bot") return botName(t, player);
  return player?.name || t("table-seat", { number: seat + 1 });
}

// A bot is called after its level, or after itself when it plays without one.
export function botName(t, player) {
  if (!player.bot) return t("table-bot");
  const level = t.has(`table-level-${player.bot}`) ? t(`table-level-${player.bot}`) : player.bot;
  return t("table-bot-named", { level });
}

function presence(t, player) {
  if (player.kind === "bot") return "";
  return t(player.connected ? "table-here" : "table-away");
}

export function Players({ players, waiting, mine, over }) {
  const { t } = useShell();
  return html`<ul class="players" aria-label=${t("table-players")}>
    ${players.map((player) => {
      const plays = !over && waiting.includes(player.seat);
      return html`<li key=${player.seat} class=${`player ${plays ? "plays" : ""}`} data-seat=${player.seat}
          data-kind=${player.kind} data-connected=${String(Boolean(player.connected))}>
        <span class="dot" aria-hidden="true"></span>
        <span class="player-name">${nameOf(t, players, player.seat, mine)}</span>
        <span class="unseen">${presence(t, player)}</span>
        ${plays && html`<span class="player-plays">${t(player.kind === "bot" ? "table-thinks" : "table-to-play")}</span>`}
        ${!plays && player.kind !== "bot" && !player.connected && html`<span class="player-away">${t("table-away")}</span>`}
      </li>`;
    })}
  </ul>`;
}
