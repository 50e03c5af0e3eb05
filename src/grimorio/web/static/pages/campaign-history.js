// The sessions that are over: who won them, what was earned from session to session, their games and decks.
import { html } from "../lib.js";
import { Key, Lines } from "../ui/chart.js";
import { useShell } from "../ui/shell.js";
import { formText } from "./campaign-rules.js";
import { DeckButton } from "./campaign-session.js";
import { Standings } from "./standings.js";

// How much each Magus has earned in all after each session, and the life it brought to the tournament.
function course(now) {
  const earned = now.members.map(() => 0);
  const turns = [{ round: 0, standing: now.members.map(() => ({ xp: 0 })) }];
  for (const [at, session] of now.past.entries()) {
    for (const line of session.tournament.standings) earned[line.member] += line.xp;
    turns.push({ round: at + 1, standing: earned.map((xp) => ({ xp })) });
  }
  return turns;
}

function Past({ session, number, about, open }) {
  const { t } = useShell();
  const { name } = about;
  const link = (id, words) => html`<a href=${`/replay/${id}`}>${words}</a>`;
  return html`<details class="past" open=${open}>
    <summary>
      <b>${t("campaign-session", { number })}</b> <span class="quiet">
        ${formText(t, session.tournament)}
      </span>
    </summary>
    <${Standings} lines=${session.tournament.standings} who="member" name=${name} mine=${about.now.you} />
    <p class="past-games">
      <span class="quiet">${t("campaign-replays")}</span> ${link(session.auction.id, t("campaign-phase-auction"))}
      ${session.tournament.games.map((game) => html` · ${link(game.id, game.members.map(name).join(" – "))}`)}
    </p>
    <p class="past-decks">
      <span class="quiet">${t("campaign-decks")}</span> ${session.members.map((member) => html`
        <span class="past-deck" key=${member}>
          ${name(member)} <${DeckButton} about=${about} session=${number} member=${member} />
        </span>`)}
    </p>
  </details>`;
}

export function History({ about }) {
  const { t, now, name } = about;
  const turns = course(now);
  const names = now.members.map((_, number) => name(number));
  return html`<section class="panel campaign-history" aria-labelledby="campaign-history">
    <h2 id="campaign-history">${t("campaign-history")}</h2>
    <ul class="chart-keys">${names.map((one, seat) => html`<${Key} key=${seat} seat=${seat} name=${one} />`)}</ul>
    <${Lines} turns=${turns} measure="xp" label=${t("campaign-earned-course")} here=${turns.length - 1}
      names=${names} />
    ${now.past.map((session, at) => html`
      <${Past} key=${at} session=${session} number=${at + 1} about=${about}
        open=${at === now.past.length - 1} />`).reverse()}
  </section>`;
}
