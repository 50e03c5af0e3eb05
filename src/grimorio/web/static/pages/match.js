// A match at the table: its score, cards exchanged between two games, the way to the next one.
import { partOf } from "../games/index.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { keepGame, game as remembered } from "../memory.js";
import { ask } from "../net.js";
import { useShell } from "../ui/shell.js";
import { style } from "../ui/style.js";

await style(new URL("./match.css", import.meta.url));

const MOST_PIPS = 5;
const MINUTE = 60;
export const minutesText = (seconds) =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
const same = (one, other) =>
  JSON.stringify([one.main, one.sideboard]) === JSON.stringify([other.main, other.sideboard]);

// Whether a seat has anything to exchange.
const hasChoice = ({ exchanges, format, mine }) =>
  exchanges && (format === "limited" || mine.entered.sideboard.length > 0);

// Whether cards are exchanged now.
export const between = (match) => match?.state === "between" && !match.next;

// Goes to the next game once it is made, for those who wait for it here; a seat's token is good there.
export function useNextGame(id, match, game) {
  const { go } = useShell();
  const waited = useRef(false);
  if (between(match)) waited.current = true;
  useLayoutEffect(() => {
    if (!match?.next) return;
    const { id: next, token, seat } = match.next;
    if (token && !remembered(next)) keepGame(next, { game, token, seat, invites: [], when: Date.now(), over: false });
    if (waited.current) go(nextPath(id, match.next), true);
  }, [match?.next?.id]);
}

// A tab with a token of its own takes it along.
const nextPath = (id, { id: next, token }) =>
  `/game/${next}${token && remembered(id)?.token !== token ? `#token=${token}` : ""}`;

// Which game of how many this is.
export function MatchScore({ match, at }) {
  const { t } = useShell();
  return match && html`<p class="match-score quiet" data-number=${match.number}>
    ${t("match-score", { number: match.number, games: match.best_of })}
    ${match.time && html`<${TimeLeft} time=${match.time} at=${at} />`}
  </p>`;
}

// The time that a match of a tournament has left, as it was told when the page was `at` milliseconds old.
function TimeLeft({ time: { left, runs }, at }) {
  const { t } = useShell();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return html` · <b role="timer" aria-label=${t("match-time-left")}>
    ${minutesText(Math.max(0, Math.ceil(left - (runs ? (performance.now() - at) / 1000 : 0))))}</b>`;
}

// The games a seat has won, beside its name.
export function MatchWins({ match, seat, name }) {
  const { t } = useShell();
  const needed = Math.floor(match.best_of / 2) + 1;
  const won = match.score[seat];
  return html`<span class="match-wins" role="img" aria-label=${t("match-of", { name: name(seat), won })}>
    ${needed <= MOST_PIPS && Array.from({ length: needed }, (_, at) => html`<i class=${at < won ? "won" : ""}></i>`)}
    <b>${won}</b>
  </span>`;
}

// The games of a match, each with a record of its own. match: of a game's facts, or null.
export function MatchGames({ id, match }) {
  const { t } = useShell();
  const [games, setGames] = useState([]);
  useEffect(() => {
    if (match)
      ask(`/api/matches/${match.id}`).then(
        (found) => setGames(found.games),
        () => setGames([]),
      );
  }, [match?.id]);
  if (!match) return null;
  return html`<nav class="match-games" aria-label=${t("match-games")}>${games.map((game, at) => html`
    <a key=${game.id} href=${`/replay/${game.id}`} aria-current=${game.id === id ? "page" : undefined}>
      ${t("match-game", { number: at + 1 })}
    </a>`)}</nav>`;
}

// How the last game ended, and who begins the next one.
function told(match, { t, name, seat, broken }) {
  const game = match.games[match.number - 1];
  const number = match.number;
  const ended = game.winner === null ? t(broken ? "match-broken" : "match-drawn", { number })
    : game.winner === seat ? t("match-you-won", { number }) : t("match-other-won", { name: name(game.winner), number });
  return `${ended} ${beginning(match, { t, name, seat })}`;
}

// Who begins the next game, or chooses who does.
function beginning({ begins, chooser }, { t, name, seat }) {
  if (begins === "rules" || (begins === "loser" && chooser === null)) return t("match-begins-rules");
  if (chooser === null) return t("match-chooser-chance");
  const kind = begins === "loser" ? "begins" : "chooser";
  return chooser === seat ? t(`match-${kind}-you`) : t(`match-${kind}-other`, { name: name(chooser) });
}

// The line of the prompt while no game is played.
export function matchText(match, about) {
  const { t, name, seat } = about;
  if (match.called_off) return t("match-called-off");
  if (match.state === "over" && match.winner === null) return t("match-tied");
  if (match.state === "over")
    return match.winner === seat ? t("match-won") : t("match-lost", { name: name(match.winner) });
  if (match.ready.includes(seat))
    return t("match-waiting", {
      names: t.list(
        match.score
          .map((_, one) => one)
          .filter((one) => !match.ready.includes(one))
          .map(name),
      ),
    });
  if (!match.mine) return told(match, about);
  if (!match.exchanges) return t("match-go-on");
  return t(hasChoice(match) ? "match-exchange" : "match-no-side");
}

const wordsOf = (one, { t, cards, lang }, limited) => {
  const card = one.card ? cards.find(({ name }) => name === one.card)?.names?.[lang] || one.card : "";
  const args = { card, found: one.found, wanted: one.wanted };
  if (one.kind === "size") return t(limited ? "match-wrong-size" : "match-wrong-size-exact", args);
  return t(one.kind === "pool" ? "match-wrong-pool" : "match-wrong-left-out", args);
};

// The two lists, what is wrong with them, and "ready". send(message); about: {game, cards, lang, t, name, seat,
// broken}; look(), where there is a table to look at.
export function MatchPanel({ match, send, about, look }) {
  const { t } = about;
  const { show } = useShell();
  const concede = () => show({ title: `${t("match-give-up")}?`, body: html`<div class="row">
    <button type="button" class="button" autofocus onClick=${() => show(null)}>${t("table-concede-no")}</button>
    <button type="button" class="button danger"
        onClick=${() => { show(null); send({ kind: "match", concede: true }); }}>
      ${t("match-give-up")}
    </button>
  </div>` });
  const [part, setPart] = useState(null);
  const [laid, setLaid] = useState(null);
  const { mine } = match;
  useEffect(() => {
    if (match.exchanges) partOf(about.game, "exchange").then((found) => setPart(() => found.Exchange));
  }, []);
  useEffect(() => { if (laid && same(laid, mine.deck)) setLaid(null); }, [mine]);
  const deck = laid || mine.deck;
  const done = match.ready.includes(about.seat);
  const limited = match.format === "limited";
  const set = ({ main, sideboard }) => {
    setLaid({ main, sideboard });
    send({ kind: "match", deck: { main, sideboard } });
  };
  const wrong = laid ? [] : mine.wrong;
  const nothing = !hasChoice(match);
  const Lists = part;
  return html`<section class="match-panel panel" aria-labelledby="match-title">
    <header>
      <h2 id="match-title">${t("match-before", { number: match.number + 1 })}</h2>
      <div class="row">
        ${look && html`<button type="button" class="link" data-match="look" onClick=${look}>
          ${t("match-look")}
        </button>`}
        <button type="button" class="link" data-match="concede" aria-haspopup="dialog" onClick=${concede}>
          ${t("match-give-up")}
        </button>
      </div>
    </header>
    <p>${told(match, about)}</p>
    ${match.clock && html`<p class="quiet match-time">
      ${t("match-time", { minutes: Math.round(match.clock.seconds / MINUTE) })}
    </p>`}
    ${!nothing && html`<p class="quiet match-keys">${t("match-keys")}</p>`}
    ${!nothing && Lists && html`
      <${Lists} deck=${deck} entered=${mine.entered} set=${set} lands=${limited} done=${done} about=${about} />`}
    <footer class="match-foot">
      <div class="match-check" role="status">${wrong.length ? html`<ul class="match-wrong">${wrong.map((one) => html`
        <li>${wordsOf(one, about, limited)}</li>`)}</ul>`
        : match.exchanges && !laid && html`<p class="match-good">${t("match-good")}</p>`}</div>
      <div class="row">
        ${match.exchanges && !done && !same(deck, mine.entered) && html`
          <button type="button" class="button" onClick=${() => set(mine.entered)}>${t("match-reset")}</button>`}
        ${done ? html`
          <button type="button" class="button" data-match="change"
              onClick=${() => send({ kind: "match", ready: false })}>
            ${t("match-change")}
          </button>`
          : html`
            <button type="button" class="button primary" data-match="ready"
                disabled=${Boolean(laid) || wrong.length > 0} onClick=${() => send({ kind: "match", ready: true })}>
              ${t("match-ready")}
            </button>`}
      </div>
    </footer>
  </section>`;
}

// What follows the end of a game of a match that goes on.
export function MatchActions({ id, match, back }) {
  const { t, go } = useShell();
  if (match.next) return html`
    <button type="button" class="button primary" data-match="next" onClick=${() => go(nextPath(id, match.next))}>
      ${t("match-next", { number: match.number + 1 })}
    </button>`;
  if (match.mine && back) return html`<button type="button" class="button primary" onClick=${back}>
    ${t("match-back")}
  </button>`;
  return null;
}
