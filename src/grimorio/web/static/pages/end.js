// The end of a game: who won, by which rule, and what to do next.
import { MatchActions, matchText } from "./match.js";
import { html, useEffect, useState } from "../lib.js";
import { game as remembered } from "../memory.js";
import { ask, problemText } from "../net.js";
import { keepEvent } from "./event-kept.js";
import { CampaignLink } from "../ui/campaign-link.js";
import { EndLesson } from "../ui/end-lesson.js";
import { endTitle } from "../ui/end-title.js";
import { EndTold } from "../ui/end-told.js";
import { EventLink } from "../ui/event-link.js";
import { RuleChip } from "../ui/why.js";
import { useShell } from "../ui/shell.js";
import { startGame } from "../ui/start.js";

// How often a phone asks whether its tournament has begun, in milliseconds.
const PACE = 3000;

// again: {seats, agreed, mine, next, want} for those who sat here; without it a new table like this one is set up.
function Rematch({ game, again, name }) {
  const { t, go } = useShell();
  const { agreed, next, mine } = again;
  if (next) return html`<button type="button" class="button primary" onClick=${() => go(next)}>
    ${t("table-rematch-go")}
  </button>`;
  const others = agreed.filter((seat) => seat !== mine);
  return html`<button type="button" class="button primary" disabled=${agreed.includes(mine)} onClick=${again.want}>
    ${t.has(`${game}-again`) ? t(`${game}-again`) : t("table-rematch", { seats: again.seats })}
  </button>
  ${agreed.includes(mine) ? html`<p role="status">${t("table-rematch-waiting")}</p>`
    : others.length > 0 && html`<p role="status">
      ${t("table-rematch-wanted", { names: t.list(others.map(name)), count: others.length })}
    </p>`}`;
}

// After an auction of the companion a phone waits for its tournament, which the host begins.
function CompanionNext({ id }) {
  const { t, go } = useShell();
  const [event, setEvent] = useState(null);
  useEffect(() => {
    let timer;
    let gone = false;
    const look = async () => {
      const said = await ask(`/api/companion/${id}/tournament`).catch(() => ({ event: null }));
      if (gone) return;
      if (said.event) setEvent(said.event);
      else timer = setTimeout(look, PACE);
    };
    look();
    return () => { gone = true; clearTimeout(timer); };
  }, [id]);
  const follow = () => {
    keepEvent(event, { token: remembered(id).token, role: "player" });
    go(`/event/${event}`);
  };
  return event ? html`<div class="end-actions" role="status"><p>${t("table-companion-begun")}</p>
    <button type="button" class="button primary big" data-companion="event" onClick=${follow}>
      ${t("events-back-to")}</button></div>`
    : html`<p class="end-actions" role="status">${t("table-companion-after")}</p>`;
}

export function EndActions({
  id, game, rematch = null, name, match = null, back = null, campaign = null, event = null,
}) {
  const { t, go } = useShell();
  const [problem, setProblem] = useState(null);
  const { body, companion } = remembered(id) || {};
  const again = async () => {
    try { go(`/game/${await startGame(body)}`); } catch (error) { setProblem(problemText(t, error)); }
  };
  if (companion) return html`<${CompanionNext} id=${id} />`;
  return html`<div class="row end-actions">
    <${CampaignLink} id=${campaign} kind="button primary" />
    ${(!match || match.state === "over") && html`<${EventLink} id=${event} kind="button primary" />`}
    ${match && match.state !== "over" ? html`<${MatchActions} id=${id} match=${match} back=${back} />`
      : rematch ? html`<${Rematch} game=${game} again=${rematch} name=${name} />`
        : body && html`<button type="button" class="button primary" onClick=${again}>${t("table-again")}</button>`}
    <a class="button" href=${`/replay/${id}`}>${t("table-watch-replay")}</a>
    ${!campaign && (!match || match.state === "over") && html`
      <a class="button" href=${`/api/games/${id}/record`} download=${`grimorio-${id}.json`}>${t("table-download")}</a>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

function End({ id, about, rematch, match, campaign, event }) {
  const { t, view } = about;
  const reason = `${view.game}-reason-${about.play?.reasonOf?.(view) ?? view.result.reason}`;
  return html`<div class="end">
    ${match && html`<p class="match-points">
      ${match.score.map((won, seat) => `${about.name(seat)} ${won}`).join(" – ")}
    </p>`}
    <p class="end-reason">${t.has(reason) && t(reason)} <${RuleChip} game=${view.game} rule=${view.result.rule} /></p>
    ${!campaign && !event && !remembered(id)?.companion && t.has(`${view.game}-after`) && html`
      <p class="end-after">${t(`${view.game}-after`)} <a href="/campaigns">${t("live-after-campaign")}</a></p>`}
    ${about.play?.TOTALS && html`<${EndTold} id=${id} about=${about} reason=${t.has(reason) ? t(reason) : ""} />`}
    <${EndLesson} id=${id} game=${view.game} />
    <${EndActions} id=${id} game=${view.game} rematch=${rematch} name=${about.name} match=${match}
      campaign=${campaign} event=${event} />
  </div>`;
}

export function endPopup(facts) {
  const { view, t, name } = facts.about;
  const over = facts.match?.state === "over";
  const won = over ? facts.match.winner === view.seat : view.result.winners.includes(view.seat);
  return { title: over ? matchText(facts.match, { t, name, seat: view.seat }) : endTitle(facts.about), body: html`
    <${End} ...${facts} />`, kind: `end-popup ${won ? "won" : ""}` };
}
