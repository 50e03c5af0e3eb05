// Who sits at the table, who is there, and whom we wait for.
import { html } from "../lib.js";
import { Clock } from "./clock.js";
import { useShell } from "./shell.js";

// The name of a seat as this reader says it: a bot has one when somebody gave it one.
export function nameOf(t, players, seat, mine) {
  if (seat === mine) return t("table-you");
  const player = players.find((one) => one.seat === seat);
  if (player?.kind === "bot" && [player.bot, ""].includes(player.name)) {
    return players.filter((one) => one.kind === "bot").length > 1
      ? t("table-bot-number", { number: seat + 1 })
      : t("table-bot");
  }
  return player?.name || t("table-seat", { number: seat + 1 });
}

// A name after a preposition or a verb: the reader's own seat is "you" there in another form.
export const nameAfter = ({ t, view, name }, seat) => (seat === view?.seat ? t("table-you-after") : name(seat));

// Whoever plays somebody goes by that name wherever the game tells it; a person's own stays in `person`.
export function playing(players, view, called) {
  if (!called || !view) return players;
  return players.map((one) => ({
    ...one,
    name: called(view, one.seat) || one.name,
    person: one.kind === "person" && called(view, one.seat) !== one.name ? one.name : "",
  }));
}

// A bot's level, or its kind when it plays without one.
export const levelName = (t, bot) => (t.has(`table-level-${bot}`) ? t(`table-level-${bot}`) : bot);

export const botName = (t, player) =>
  player.name && player.name !== player.bot
    ? player.name
    : player.bot
      ? t("table-bot-named", { level: levelName(t, player.bot) })
      : t("table-bot");

function presence(t, player) {
  if (player.kind === "bot") return "";
  return player.connected ? t("table-here") : "";
}

// clock: what the server said of the time, and clockAt: when; mark(seat): what stands beside a name.
export function Players({ players, waiting, mine, over, clock, clockAt, mark = null }) {
  const { t } = useShell();
  return html`<ul class="players">${players.map((player) => {
    const plays = !over && waiting.includes(player.seat);
    return html`
      <li key=${player.seat} class=${`player ${plays ? "plays" : ""}`} data-seat=${player.seat} data-kind=${player.kind}
          data-connected=${String(Boolean(player.connected))}>
        <span class="dot" aria-hidden="true"></span>
        <span class="player-name">${nameOf(t, players, player.seat, mine)}</span>
        ${mark?.(player.seat)}
        ${player.person && player.seat !== mine && html`<span class="player-level">${player.person}</span>`}
        ${player.kind === "bot" && player.bot && html`<span class="player-level">${levelName(t, player.bot)}</span>`}
        <span class="unseen">${presence(t, player)}</span>
        ${clock && html`<${Clock} clock=${clock} at=${clockAt} seat=${player.seat} mine=${player.seat === mine} />`}
        ${plays && html`<span class="player-plays">
          ${t(player.kind === "bot" ? "table-thinks" : "table-to-play")}
        </span>`}
        ${!over && player.kind !== "bot" && !player.connected && html`<span class="player-away">
          ${t(player.free ? "table-seat-free" : "table-away")}
        </span>`}
      </li>`;
  })}</ul>`;
}
