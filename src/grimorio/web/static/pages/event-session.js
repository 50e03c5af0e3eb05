// The tournament of a Magic Live session: with what life each begins, and the way to one's deck.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";
import { RuleChip } from "../ui/why.js";

const lifeOf = (now, name) => now.session?.lives[name];

// With what life somebody begins every game, as a heart and a number.
export function LifeOf({ now, name }) {
  const { t } = useShell();
  const life = lifeOf(now, name);
  if (life === undefined) return null;
  return html`<span class="event-life" role="img" aria-label=${t("companion-life", { life })}
    title=${t("companion-life", { life })}>♥ ${life}</span>`;
}

// With what life a player and an opponent begin.
export function Begins({ now, other }) {
  const { t } = useShell();
  const [mine, theirs] = [lifeOf(now, now.you.player), lifeOf(now, other)];
  if (mine === undefined || theirs === undefined) return null;
  return html`<p class="event-begins">${t("companion-begins", { mine, name: other, other: theirs })}
    ${" "}<${RuleChip} game="live" rule="LIVE-3-TOUR-2" /></p>`;
}

// With what life a player begins every game.
export function OwnLife({ now }) {
  const { t } = useShell();
  const life = lifeOf(now, now.you.player);
  if (life === undefined) return null;
  return html`<p class="event-begins">${t("companion-own-life", { life })}
    ${" "}<${RuleChip} game="live" rule="LIVE-3-TOUR-2" /></p>`;
}

// What the session brought a player, once it has ended.
export function OwnExperience({ now }) {
  const { t } = useShell();
  const xp = now.session?.earned[now.you.player];
  if (xp === undefined) return null;
  return html`<p role="status">${t("companion-you-earn", { xp })}</p>`;
}

// The deck of the auction, on the phone that built it.
export function AuctionDeck({ now }) {
  const { t } = useShell();
  const id = now.session?.auction;
  if (!id) return null;
  return html`<p><a class="link" href=${`/game/${id}`} data-event="deck">${t("companion-deck")}</a></p>`;
}
