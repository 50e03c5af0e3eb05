// The auction at the host's device: whose answer it is, the screen between two players, phones and their code.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { ask, Line, problemText } from "../net.js";
import { Dialog } from "../ui/dialog.js";
import { OnlyHere } from "../ui/invite.js";
import { LogPanel, LogToggle } from "../ui/log.js";
import { Prompt } from "../ui/prompt.js";
import { useShell } from "../ui/shell.js";
import { whyPopup } from "../ui/why.js";
import { planOf } from "../games/live/plans.js";
import { kept } from "./companion-kept.js";
import { useGame } from "./game.js";

// What is answered behind a hand; from the completion on each deck holds packs that nobody else may see.
const SECRET = new Set(["throw", "power", "hand", "take"]);
const COVERED = new Set(["completion", "lands"]);

// How long a player who is asked nothing more keeps the device, in milliseconds.
const LINGER = 1200;

const NOTHING = { update: null, log: [], players: [], state: null };

function heard(before, message) {
  const about = { players: message.players, state: message.state };
  if (message.kind === "players") return { ...before, ...about };
  const log = message.from === 0 ? [] : before.log;
  const next = log.length ? log[log.length - 1].i + 1 : 0;
  return { ...about, update: message, log: [...log, ...message.log.filter((event) => event.i >= next)] };
}

// What one seat is told, or a watcher without a token; refused(message) when an answer was not taken, gone() when the
// token is good no more.
/** @param {string} id @param {?string} token @param {{ refused?: (message: any) => void, gone?: () => void }} [hear] */
function useSeat(id, token, { refused = () => {}, gone = () => {} } = {}) {
  const [now, setNow] = useState(NOTHING);
  const line = useRef(null);
  const calls = useRef({});
  calls.current = { refused, gone };
  useEffect(() => {
    setNow(NOTHING);
    const hear = (message) => setNow((before) => heard(before, message));
    line.current = new Line(id, token, {
      update: hear, players: hear, state: () => {}, welcome: () => {}, rewound: () => setNow(NOTHING),
      error: () => calls.current.gone(), refusal: (message) => calls.current.refused(message),
    });
    return () => line.current.close();
  }, [id, token]);
  return { ...now, view: now.update?.view, answer: (choice, options) => line.current.answer(choice, options) };
}

function aboutOf(view, play, players, { t, lang }) {
  const name = (seat) => players.find((one) => one.seat === seat)?.name || t("live-seat", { number: seat + 1 });
  return { game: "live", play: play.module, view, cards: play.cards, t, lang, players, name };
}

// One seat at this device: the table as it sees it, and its answers.
function Seat({ id, token, seat, play, players, gone }) {
  const shell = useShell();
  const { t, show } = shell;
  const [sent, setSent] = useState(null);
  const why = (entries) => show(whyPopup(t, "live", entries));
  const line = useSeat(id, token, { gone, refused: (message) => { setSent(null); why([message]); } });
  const { view } = line;
  if (!view) return html`<p class="quiet" role="status">${t("table-opening")}</p>`;
  const about = { ...aboutOf(view, play, players, shell), id };
  const { choice } = view;
  const refused = line.update.refused || [];
  const busy = sent !== null && sent === choice?.number;
  const answer = (options) => {
    if (!choice || busy) return;
    setSent(choice.number);
    line.answer(choice.number, Array.isArray(options[0]) ? options : [options]);
  };
  const describe = (option) => play.module.describeOption(option, { ...about, choice });
  const worded = (entry) => play.module.wordRefusal(entry, about);
  return html`
    <${play.module.Table} ...${about} log=${line.log} refused=${refused} readOnly=${false} answer=${answer}
      why=${(entry) => why([worded(entry)])} />
    <${Prompt} text=${choice ? play.module.askText(choice, about) : t("companion-wait")} game="live"
      mine=${Boolean(choice)} choice=${choice} describe=${describe} answer=${answer} busy=${busy} point=${() => {}}
      refused=${refused} why=${() => why(refused.map(worded))} buttons=${!(choice && play.module.onTable(choice, view))}
      side=${html`<span class="badge" data-at=${seat}>${about.name(seat)}</span>`} />`;
}

// Between two players: nothing of anybody's is on the screen.
function Cover({ name, open }) {
  const { t } = useShell();
  const button = useRef(null);
  useEffect(() => button.current.focus(), [name]);
  return html`<section class="companion-cover" aria-live="polite">
    <p class="companion-pass">${t("companion-pass", { name })}</p>
    <p class="quiet">${t("companion-pass-text")}</p>
    <button ref=${button} type="button" class="button primary big" data-companion="open" onClick=${open}>
      ${t("companion-i-am", { name })}
    </button>
  </section>`;
}

// The code by which phones join, and who plays where.
export function Phones({ session, joined, players, release }) {
  const { t } = useShell();
  return html`<section class="companion-phones">
    <p>${t("companion-phones-text", { address: session.link })}</p>
    <${OnlyHere} links=${[session.link]} />
    <div class="companion-code">
      <strong data-companion="code">${session.code}</strong>
      <img class="qr" width="132" height="132" alt=${t("companion-qr")}
        src=${`/api/companion/code/${session.code}.svg`} />
    </div>
    <ul class="companion-seats">${players.map(({ seat, name }) => html`<li key=${seat}>
      <span>${name}</span>
      ${joined.includes(seat) ? html`<span class="quiet">${t("companion-on-phone")}</span>
      <button type="button" class="button small" data-release=${seat} onClick=${() => release(seat)}>
        ${t("companion-take-back")}
      </button>`
        : html`<span class="quiet">${t("companion-here")}</span>`}
    </li>`)}</ul>
  </section>`;
}

// Whose answer is wanted at this device: next; at: the seat before whom it is open, or null; planned: its lands are
// being sent by a plan.
function useTurn({ session, view, shown, setShown }) {
  const { id, joined } = session;
  const waiting = view?.waiting || [];
  const here = waiting.filter((one) => !joined.includes(one.seat));
  const held = here.find((one) => one.seat === shown);
  const next = held || here[0];
  const secret = Boolean(
    next && ((SECRET.has(next.ask) && !(session.hands && next.ask === "throw")) || COVERED.has(view.table.phase)),
  );
  const over = Boolean(view?.result);
  const holds = shown !== null && !over && !joined.includes(shown);
  // A plan of lands that was sent goes on behind the screen, whoever holds the device.
  const planned = next?.ask === "lands" && planOf(id, next.seat) !== null;
  const at = planned ? next.seat : holds ? shown : next && !secret ? next.seat : null;
  // Between two answers of a plan, such as all lands of a deck, its player is asked nothing for a moment.
  useEffect(() => {
    if (shown === null || held) return undefined;
    const timer = setTimeout(() => setShown(null), LINGER);
    return () => clearTimeout(timer);
  }, [shown, Boolean(held)]);
  return { waiting, next, at, planned, over };
}

// session: {id, key, tokens, code, joined, members}; set(session); done() when the auction is over.
export function Auction({ session, set, done, problem }) {
  const shell = useShell();
  const { t } = shell;
  const { id, key, tokens, joined } = session;
  const play = useGame("live");
  const watched = useSeat(id, null);
  const [shown, setShown] = useState(null);
  const [phones, setPhones] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [trouble, setTrouble] = useState(null);
  const { view, players } = watched;
  const change = (facts) => set({ ...kept().session, ...facts });
  const look = () =>
    ask(`/api/companion/${id}/code`, { key, tokens }).then(
      (found) => change(found),
      (error) => setTrouble(problemText(t, error)),
    );
  const release = async (seat) => {
    try {
      const { token } = await ask(`/api/companion/${id}/release`, { key, seat });
      const now = kept().session;
      change({
        tokens: now.tokens.map((one, at) => (at === seat ? token : one)),
        joined: now.joined.filter((one) => one !== seat),
      });
    } catch (error) { setTrouble(problemText(t, error)); }
  };
  useEffect(() => { look(); }, []);
  const { waiting, next, at, planned, over } = useTurn({ session, view, shown, setShown });
  // A seat that is there and is not the one before us: a phone may have taken it.
  const away = players
    .filter((one) => one.connected && one.seat !== at && !joined.includes(one.seat))
    .map((one) => one.seat)
    .join();
  useEffect(() => { if (away) look(); }, [away]);
  const about = view && play ? aboutOf(view, play, players, shell) : null;
  const log = useMemo(() => watched.log, [watched.log]);
  if (!about) return html`<p class="quiet" role="status">${t("table-opening")}</p>`;
  const others = waiting.filter((one) => joined.includes(one.seat)).map((one) => about.name(one.seat));
  return html`<div class=${`companion-auction ${drawer ? "log-open" : ""}`}>
    ${(trouble || problem) && html`<p class="problem" role="alert">${trouble || problem}</p>`}
    <div class="row companion-bar">
      <button type="button" class="button small" data-companion="phones"
          aria-haspopup="dialog" onClick=${() => setPhones(true)}>
        ${t("companion-phones")} <b>${session.code}</b>
      </button>
      ${phones && html`<${Dialog} title=${t("companion-phones")} close=${() => setPhones(false)} body=${html`
        <${Phones} session=${session} joined=${joined} players=${players} release=${release} />`} />`}
      ${others.length > 0 && html`<span class="quiet" role="status" data-companion="others">
        ${t("companion-others", { names: t.list(others), count: others.length })}
      </span>`}
      <label class="companion-hands">
        <input type="checkbox" data-companion="hands" checked=${Boolean(session.hands)}
          onChange=${({ target }) => change({ hands: target.checked })} /> ${t("companion-hands")}
      </label>
      <${LogToggle} open=${drawer} set=${setDrawer} />
    </div>
    <div class="companion-table">
      <h2 class="unseen">${t("table-table")}</h2>
      ${over ? html`<section class="companion-cover">
        <p class="companion-pass">${t("live-end-ready")}</p>
        <button type="button" class="button primary big" data-companion="tournament" onClick=${done}>
          ${t("companion-tournament")}
        </button>
      </section>`
        : at === null && next ? html`<${Cover} name=${about.name(next.seat)} open=${() => setShown(next.seat)} />`
          : at !== null ? html`<div class="companion-seat" hidden=${planned && shown !== at}>
            <${Seat} key=${tokens[at]} id=${id} token=${tokens[at]} seat=${at} play=${play} players=${players}
              gone=${look} /></div>`
            : html`<${play.module.Table} ...${about} log=${log} refused=${[]} readOnly answer=${() => {}}
              why=${() => {}} />`}
    </div>
    <${LogPanel} events=${log} about=${about} current=${Infinity} notices=${[]} close=${() => setDrawer(false)} />
  </div>`;
}
