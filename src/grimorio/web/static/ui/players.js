// Who sits at the table, who is there, and whom we wait for.
import { html } from "../lib.js";
import { Face, personaOf } from "../art/faces.js";
import { Clock } from "./clock.js";
import { useShell } from "./shell.js";

// Whether a bot is called by nothing but its level.
const isNameless = (player) => player?.kind === "bot" && [player.bot, ""].includes(player.name);

// Whether somebody sits there who gave no name.
const isGuest = (player) => player.kind === "person" && !player.free && !player.name;

// The name of a seat as this reader says it: a bot has that of its face unless somebody gave it another; a person
// without one is a guest, told apart from other guests by the number of the seat. mine: the reader's own seat.
export function nameOf(t, players, seat, mine = null) {
  if (seat === mine) return t("table-you");
  const player = players.find((one) => one.seat === seat);
  if (isNameless(player)) {
    const persona = personaOf(player);
    if (persona) return persona.name;
    return players.filter((one) => one.kind === "bot").length > 1
      ? t("table-bot-number", { number: seat + 1 })
      : t("table-bot");
  }
  if (player && isGuest(player))
    return players.filter((one) => isGuest(one) && one.seat !== mine).length > 1
      ? t("table-guest-number", { number: seat + 1 })
      : t("table-guest");
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

// A bot's level and its character, where it has one that is worth a word.
const levelOf = (t, { bot, character }) => {
  const level = levelName(t, bot);
  if (!character || character === "plain") return level;
  return t("table-level-of", { level, character: t(`table-character-${character}`) });
};

export function botName(t, player) {
  if (!isNameless(player)) return player.name;
  const called = personaOf(player)?.name;
  const level = player.bot && levelName(t, player.bot);
  if (called) return `${called} (${level})`;
  return level ? t("table-bot-named", { level }) : t("table-bot");
}

// Who a bot is and how it plays: its face, its level and its manner.
function Manner({ player, name, game, why }) {
  const { t } = useShell();
  // The game's own text, or the one for all games; none for bots that only programs name.
  const known = (...keys) => keys.find((key) => t.has(key));
  const manner = known(`${game}-manner-${player.bot}`, `table-manner-${player.bot}`);
  const character = known(
    `${game}-character-${player.character}-text`,
    `table-character-${player.character}-text`,
  );
  return html`<div class="manner">
    <${Face} persona=${personaOf(player)} />
    <div>
      <p class="manner-level">${levelName(t, player.bot)}</p>
      ${manner && html`<p>${t(manner)}</p>`}
      ${character && html`<p>${t(character)}</p>`}
      <p class="quiet">${t("table-manner-fair", { name })}</p>
      ${why?.(player.seat, true)}
    </div>
  </div>`;
}

// The face of a bot, which tells more of it when it is pressed.
function BotFace({ player, name, game, why }) {
  const { t, show } = useShell();
  const persona = personaOf(player);
  if (!persona) return null;
  const tell = () => show({ title: name, body: html`<${Manner} ...${{ player, name, game, why }} />` });
  return html`<button type="button" class="player-face" aria-haspopup="dialog" title=${t("table-manner", { name })}
      aria-label=${t("table-manner", { name })} onClick=${tell}>
    <${Face} persona=${persona} />
  </button>`;
}

function presence(t, player) {
  if (player.kind === "bot") return "";
  return player.connected ? t("table-here") : "";
}

// clock: what the server said of the time, and clockAt: when; mark(seat): what stands beside a name; face(player): what
// stands before a person's; why(seat, long): what asks a bot; game: its rules; past: whether the game is looked at
// again, so that no bot thinks now.
export function Players({
  players, waiting, mine, over, clock, clockAt, game, past = false, mark = null, face = null, why = null,
}) {
  const { t } = useShell();
  return html`<ul class="players">${players.map((player) => {
    const plays = !over && waiting.includes(player.seat);
    return html`
      <li key=${player.seat} class=${`player ${plays ? "plays" : ""}`} data-seat=${player.seat} data-kind=${player.kind}
          data-connected=${String(Boolean(player.connected))}>
        <span class="dot" aria-hidden="true"></span>
        ${player.kind === "bot" && html`<${BotFace} player=${player} game=${game} why=${why}
          name=${nameOf(t, players, player.seat, mine)} />`}
        ${face?.(player)}
        <span class="player-name">${nameOf(t, players, player.seat, mine)}</span>
        ${mark?.(player.seat)}
        ${player.seat === mine && player.name && html`<span class="player-level player-own">${player.name}</span>`}
        ${player.person && player.seat !== mine && html`<span class="player-level">${player.person}</span>`}
        ${player.kind === "bot" && player.bot && html`<span class="player-level">${levelOf(t, player)}</span>`}
        ${player.kind === "bot" && why?.(player.seat)}
        <span class="unseen">${presence(t, player)}</span>
        ${clock && html`<${Clock} clock=${clock} at=${clockAt} seat=${player.seat} mine=${player.seat === mine} />`}
        ${plays && html`<span class="player-plays">
          ${t(player.kind === "bot" && !past ? "table-thinks" : "table-to-play")}
        </span>`}
        ${!over && player.kind !== "bot" && !player.connected && html`<span class="player-away">
          ${t(player.free ? "table-seat-free" : "table-away")}
        </span>`}
      </li>`;
  })}</ul>`;
}
