// A deck built after a draft, as the server keeps it: the time to build, who is ready, matches with the drafted decks.
import { DRAFTED } from "../games/index.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { game as kept, keepGame, tabToken } from "../memory.js";
import { ask, problemText } from "../net.js";
import { Clock } from "./clock.js";
import { total } from "./deck-shelf.js";
import { EventLink } from "./event-link.js";
import { useShell } from "./shell.js";

// Milliseconds between two looks at what the others do.
const LOOK = 3000;

// What the server keeps of one's deck at a table ({status, at, problem}), and the ways to change it. Every legal list
// is kept by itself; ready tells that it is built.
export function useDrafted(table, said, text) {
  const { t } = useShell();
  const [now, setNow] = useState({ status: null, at: 0, problem: "" });
  const sent = useRef(null);
  const token = table ? tabToken(table) ?? kept(table)?.token : null;
  const hear = (status) => setNow({ status, at: performance.now(), problem: "" });
  const fail = (error) => setNow((before) => ({ ...before, problem: problemText(t, error) }));
  const address = `/api/games/${table}/deck`;
  useEffect(() => {
    if (!token) return undefined;
    const look = () => ask(address, undefined, token).then(hear, fail);
    look();
    const timer = setInterval(() => { if (!document.hidden) look(); }, LOOK);
    return () => clearInterval(timer);
  }, [table, token]);
  const building = now.status?.phase === "building";
  useEffect(() => {
    if (!building || !said?.deck || sent.current === text) return;
    sent.current = text;
    ask(address, { deck: text }, token).then(hear, fail);
  }, [building, said]);
  if (!token) return null;
  const keep = (ready) => ask(address, { deck: text, ready }, token).then(hear, fail);
  const play = (seat) => ask(`/api/games/${table}/match`, { seat }, token).then((match) => {
    keepGame(match.game, { game: DRAFTED, token, seat: match.seat, when: Date.now(), over: false });
    return match.game;
  });
  return { ...now, keep, play, fail };
}

function Opponents({ status, play, busy }) {
  const { t } = useShell();
  const on = (seat) => status.matches.some(({ seats }) => seats.includes(seat));
  return html`<div class="row">${status.seats.filter(({ seat }) => seat !== status.seat).map(({ seat, name }) => html`
    <button type="button" class="button" key=${seat} data-drafted=${`play-${seat}`} disabled=${busy}
        onClick=${() => play(seat)}>
      ${t(on(seat) ? "decks-drafted-on" : "decks-drafted-play", { name })}
    </button>`)}</div>`;
}

// drafted: what useDrafted tells; legal: whether the list that is shown may be kept.
export function Drafted({ drafted, legal }) {
  const { t, go } = useShell();
  const [busy, setBusy] = useState(false);
  const { status, at, problem, keep, play, fail } = drafted;
  if (!status) return problem ? html`<p class="problem" role="alert">${problem}</p>` : null;
  const { phase, seats, seat, deck, event } = status;
  const running = phase === "building" && status.left_ms !== null;
  const clock = running ? { seats: { [seat]: { left_ms: status.left_ms, running: true } } } : null;
  const waiting = seats.filter(({ ready }) => !ready);
  const mine = !seats[seat].ready;
  const start = (other) => {
    setBusy(true);
    play(other).then((id) => go(`/game/${id}`), (error) => { setBusy(false); fail(error); });
  };
  const count = deck ? total(deck.main) : 0;
  const words = !deck ? t("decks-drafted-none") : status.by_bot ? t("decks-drafted-bot")
    : t("decks-drafted-kept", { count });
  return html`<section class="panel drafted" data-phase=${phase} data-kept=${count}
      aria-label=${t("decks-drafted-title")}>
    <div class="row">
      ${running && html`<span>${t("decks-drafted-time")}</span>
        <${Clock} clock=${clock} at=${at} seat=${seat} mine />`}
      ${phase === "building" && mine && html`<button type="button" class="button primary" data-deck="hand-in"
          disabled=${!legal} onClick=${() => keep(true)}>
        ${t("decks-drafted-ready")}
      </button>`}
      ${phase === "over" && !event && html`<button type="button" class="button" data-deck="rebuild" disabled=${!legal}
          onClick=${() => keep(false)}>
        ${t("decks-drafted-rebuild")}
      </button>`}
      <span class="quiet" role="status">${words}</span>
    </div>
    ${phase === "building" && !mine && html`<p class="quiet">
      ${t("decks-drafted-wait", { names: t.list(waiting.map(({ name }) => name)) })}
    </p>`}
    ${event && html`<p><${EventLink} id=${event} kind=${mine ? "link" : "button primary"} /></p>`}
    ${phase === "over" && deck && !event && html`<${Opponents} status=${status} play=${start} busy=${busy} />`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </section>`;
}
