// A session that is on: its auction, the games of its tournament with what is to be played, and the standings.
import { partOf } from "../games/index.js";
import { html, useEffect, useState } from "../lib.js";
import { game as remembered, keepGame } from "../memory.js";
import { ask, problemText } from "../net.js";
import { followsHere, useShell } from "../ui/shell.js";
import { RuleChip } from "../ui/why.js";
import { campaign as kept } from "./campaign-kept.js";
import { formText } from "./campaign-rules.js";
import { Standings } from "./standings.js";

export const nameIn = (now, number) => now.members[number].sheet.name;

// Remember a game's seat, which the member's token opens; the address to go to. A tab with a token of its own takes it
// along.
export function openGame({ now, token }, id, game) {
  if (!token) return id;
  if (kept(now.id)?.token !== token) return `${id}#token=${token}`;
  if (!remembered(id)) keepGame(id, { game, token, invites: [], when: Date.now(), over: false });
  return id;
}

function GameLink({ about, id, game, kind, children }) {
  const { go } = useShell();
  const to = `/game/${id}`;
  return html`
    <a class=${kind} href=${to} data-game=${id}
        onClick=${(event) => {
          if (!followsHere(event)) return;
          event.preventDefault();
          go(`/game/${openGame(about, id, game)}`);
        }}>
      ${children}
    </a>`;
}

// A deck as a picture, in a popup. session: its number.
export function DeckButton({ about, session, member }) {
  const { t, show } = useShell();
  const open = () => show({ title: t("campaign-deck-of", { name: about.name(member) }), kind: "wide", body: html`
    <${DeckView} about=${about} session=${session} member=${member} />` });
  return html`<button type="button" class="button small" data-deck=${member} aria-haspopup="dialog" onClick=${open}>
    ${t(member === about.now.you ? "campaign-your-deck" : "campaign-deck")}
  </button>`;
}

function DeckView({ about, session, member }) {
  const { t, lang } = useShell();
  const [found, setFound] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    const { now, token } = about;
    Promise.all([
      partOf("magic", "decklist"),
      ask("/api/games/magic/cards"),
      ask(`/api/campaigns/${now.id}/sessions/${session}/decks`, undefined, token),
    ]).then(
      ([{ Picture }, { cards }, { decks }]) =>
        setFound({ Picture, cards, deck: decks.find((one) => one.member === member)?.deck }),
      (error) => setProblem(problemText(t, error)),
    );
  }, []);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!found) return html`<p class="quiet" role="status">${t("table-opening")}</p>`;
  return html`<${found.Picture} deck=${found.deck} about=${{ cards: found.cards, lang, t }} />`;
}

// Who plays whom, and how it stands or ended.
function stateOf(game, about) {
  const { t, name } = about;
  if (game.winners) {
    if (!game.winners.length) return t("campaign-drawn");
    return t("campaign-won-by", { names: t.list(game.winners.map(name)), count: game.winners.length });
  }
  if (game.turn === null) return t("campaign-to-play");
  return game.turn ? t("campaign-turn", { turn: game.turn }) : t("campaign-begun");
}

function Lives({ game, about }) {
  if (!game.life) return null;
  const said = game.members.map((member, seat) =>
    about.t("campaign-life-of", { name: about.name(member), life: game.life[seat] }));
  return html`<span class="game-lives" role="img" aria-label=${said.join(", ")}>
    ${game.members.map((member, seat) => html`<i key=${member}><b>${game.life[seat]}</b></i>`)}
  </span>`;
}

// For the owner: who does not come has lost.
function Forfeit({ game, about, deed }) {
  const { t, show } = useShell();
  const away = game.members.filter((member) => member !== about.now.you && about.now.members[member].kind === "person");
  const lost = (member) => { show(null); deed("/forfeit", { game: game.id, member }); };
  const sure = (member) => show({ title: t("campaign-forfeit", { name: about.name(member) }), body: html`<p>
    ${t("campaign-forfeit-text")}
  </p>
  <div class="row">
    <button type="button" class="button" autofocus onClick=${() => show(null)}>${t("campaign-call-off-no")}</button>
    <button type="button" class="button danger" data-campaign="lost" onClick=${() => lost(member)}>
      ${t("campaign-forfeit-yes")}
    </button>
  </div>` });
  return away.map((member) => html`
    <button type="button" class="link forfeit" key=${member} aria-haspopup="dialog" onClick=${() => sure(member)}>
      ${t("campaign-forfeit", { name: about.name(member) })}
    </button>`);
}

function Game({ game, about, deed }) {
  const { t, now, name } = about;
  const mine = game.members.includes(now.you);
  const bots = game.members.every((member) => now.members[member].kind === "bot");
  const open = !game.winners;
  const people = html`<span class="game-who">${game.members.map((member, at) => html`${at > 0 && html`
    <i aria-hidden="true">–</i>`}
  <b key=${member} class=${game.winners?.includes(member) ? "winner" : ""}>${name(member)}</b>`)}</span>`;
  return html`
    <li class=${`campaign-game ${open ? "open" : ""} ${mine ? "mine" : ""}`} data-open=${String(open)}
        data-mine=${String(mine)}>
      ${people}
      <span class="quiet">${game.number && html`
        <b>${t("match-score", { number: game.number, games: now.session?.tournament?.best_of })}</b>
        ${" "}${game.score.join("–")}${" · "}`}${stateOf(game, about)}</span>
      <${Lives} game=${game} about=${about} />
      ${open && mine && html`<${GameLink} about=${about} id=${game.id} game="magic" kind="button primary">
        ${t(game.turn === null ? "campaign-play" : "campaign-play-on")}
      </${GameLink}>`}
      ${open && !mine && html`<${GameLink} about=${about} id=${game.id} game="magic" kind="link">
        ${t(bots ? "campaign-watch" : "table-watch")}
      </${GameLink}>`}
      ${open && deed && html`<${Forfeit} game=${game} about=${about} deed=${deed} />`}
    </li>`;
}

// The life that the auction left, as hearts that empty.
function LivesLeft({ session, about }) {
  const { t, now, name } = about;
  return html`<ul class="lives-left" aria-label=${t("campaign-lives-left")}>${session.members.map((member, at) => {
    const all = now.members[member].sheet.life;
    const left = session.tournament.lives[at];
    return html`<li key=${member}>
      <span>${name(member)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="life-all" width="100" height="10" />
        <rect class="life-left" width=${Math.min(100, (100 * left) / all)} height="10" />
      </svg>
      <b>${left}</b>
    </li>`;
  })}</ul>`;
}

function Auction({ about }) {
  const { t, now } = about;
  const { auction } = now.session;
  const plays = now.session.members.includes(now.you);
  const waiting = auction.waiting.map(about.name);
  return html`<p>${t("campaign-auction-text", { names: t.list(now.session.members.map(about.name)) })}</p>
  ${auction.deck && html`<p class="quiet">
    ${t("campaign-auction-deck", { deck: t("live-deck", { deck: auction.deck }) })}
  </p>`}
  ${waiting.length > 0 && html`<p class="quiet">${t("table-waiting", { names: t.list(waiting) })}</p>`}
  <div class="row">
    <${GameLink} about=${about} id=${auction.id} game="live" kind="button primary">
      ${t(plays ? "campaign-go-auction" : "table-watch")}
    </${GameLink}>
  </div>`;
}

function Duels({ about, owns, deed }) {
  const { t, go } = useShell();
  const { now, name } = about;
  const { members, tournament } = now.session;
  const open = tournament.games.filter((one) => !one.winners).map((one) => [...one.members].sort().join());
  const pairs = members
    .flatMap((one, at) => members.slice(at + 1).map((other) => [one, other]))
    .filter((pair) => owns || pair.includes(now.you));
  const fight = async (pair) => {
    const said = await deed("/duel", { members: pair });
    if (said && pair.includes(now.you)) go(`/game/${openGame(about, said.game, "magic")}`);
  };
  return html`<div class="duels">
    <h3>${t("campaign-duel-new")}</h3>
    <div class="row">${pairs.map((pair) => html`
      <button type="button" class="button small" key=${pair.join()} disabled=${open.includes([...pair].sort().join())}
          onClick=${() => fight(pair)}>
        ${pair.map(name).join(" – ")}
      </button>`)}</div>
    ${owns && html`<div class="row">
      <button type="button" class="button" data-campaign="close" disabled=${open.length > 0}
          onClick=${() => deed("/close", {})}>
        ${t("campaign-close")}
      </button>
    </div>`}
  </div>`;
}

function CallOff({ deed }) {
  const { t, show } = useShell();
  const off = () => { show(null); deed("/call-off", {}); };
  const sure = () => show({ title: t("campaign-call-off-sure"), body: html`<p>${t("campaign-call-off-text")}</p>
  <div class="row">
    <button type="button" class="button" autofocus onClick=${() => show(null)}>${t("campaign-call-off-no")}</button>
    <button type="button" class="button danger" data-campaign="off" onClick=${off}>${t("campaign-call-off")}</button>
  </div>` });
  return html`<button type="button" class="link campaign-off" aria-haspopup="dialog" onClick=${sure}>
    ${t("campaign-call-off")}
  </button>`;
}

export function Session({ now, owns, deed, about }) {
  const { t } = about;
  const { session, phase } = now;
  const rule = phase === "auction" ? "LIVE-3-AUCTION-1" : "LIVE-3-TOUR-1";
  const body = phase === "auction" ? html`<${Auction} about=${about} />` : html`<div class="tournament">
    <div class="tournament-games">
      <h3>${formText(t, session.tournament)}</h3>
      <ul class="campaign-games">${session.tournament.games.map((game) => html`
        <${Game} key=${game.id} game=${game} about=${about} deed=${owns ? deed : null} />`)}</ul>
      ${session.tournament.form === "duels" && html`<${Duels} about=${about} owns=${owns} deed=${deed} />`}
      ${session.members.includes(now.you) && html`<div class="row">
        <${DeckButton} about=${about} session=${now.past.length + 1} member=${now.you} />
      </div>`}
    </div>
    <div>
      <h3>${t("campaign-standings-now")}</h3>
      <${Standings} lines=${session.tournament.standings} who="member" name=${about.name} mine=${now.you} />
      <h3>${t("campaign-lives-left")} <${RuleChip} game="live" rule="LIVE-3-TOUR-2" /></h3>
      <${LivesLeft} session=${session} about=${about} />
    </div>
  </div>`;
  return html`<section class="panel campaign-now" aria-labelledby="campaign-now" data-phase=${phase}>
    <h2 id="campaign-now">${t(`campaign-phase-${phase}`)} <${RuleChip} game="live" rule=${rule} /></h2>
    ${body}
    ${owns && html`<${CallOff} deed=${deed} />`}
  </section>`;
}
