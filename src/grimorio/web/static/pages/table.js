// The table: the game's own drawing, the prompt, the log, the people, and a line to the server that mends itself.
import { USUAL } from "../levels.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { forgetGame, game as remembered, keepGame, recall, tabToken } from "../memory.js";
import { ask, Line, problemText } from "../net.js";
import { bringShare } from "../luck.js";
import { bringSeal, seal, withSeals } from "../seals.js";
import { Again, useAgain } from "../ui/again.js";
import { ChatPanel, ChatToggle, useChat, withLine } from "../ui/chat.js";
import { withReported } from "../ui/chat-report.js";
import { Concede, Hold, SeatSettings, Spectators, Yielding } from "../ui/comfort.js";
import { BecauseSign, mayAsk } from "../ui/because.js";
import { CampaignLink } from "../ui/campaign-link.js";
import { EventLink } from "../ui/event-link.js";
import { Coach } from "../ui/coach.js";
import { EndActions } from "./end.js";
import { endTitle } from "../ui/end-title.js";
import { useEnd, useRematch } from "./ending.js";
import { Invitations, Join } from "../ui/invite.js";
import { useGame } from "./game.js";
import { between, MatchActions, MatchPanel, MatchScore, matchText, MatchWins, useNextGame } from "./match.js";
import { namesOf } from "../ui/glossary.js";
import { eventText, LogPanel, LogToggle } from "../ui/log.js";
import { JudgeBar, JudgeButton, JudgeJoin, JudgeTools, seatToken, stoppedText, takeBackTo } from "../ui/judge.js";
import { JUDGE } from "../ui/judge-text.js";
import { LuckButton, luckText, NewDraw } from "../ui/luck.js";
import { Notices } from "../ui/notices.js";
import { nameOf, Players, playing } from "../ui/players.js";
import { Picture } from "../ui/picture.js";
import { Prompt } from "../ui/prompt.js";
import { reporter } from "../ui/report.js";
import { useShell } from "../ui/shell.js";
import { TakeBack, TakeBackRequest } from "../ui/take-back.js";
import { play as sound } from "../sound.js";
import { useTitle } from "../ui/title.js";
import { Top } from "../ui/top.js";
import { whyPopup } from "../ui/why.js";
import { key } from "../you.js";

// The notices of games that were ended without a result.
const ENDED = new Set(["table-notice-called-off", "table-notice-stopped"]);
// What is no news in a guided game: it was laid out for the learner.
const LAID_OUT = ["table-notice-seeded", "table-notice-situation"];
// The most lines of the log spoken at once.
const SPOKEN = 12;

// Lines of the log that are taken back.
export const rewound = (before, { log }) => ({
  ...before,
  log: before.log.filter((event) => event.i < log),
  fresh: [],
  rewound: before.rewound + 1, cut: log,
});

// What the line has told: the table now, the whole log, what came last, the people, the notices.
export const NOTHING = {
  update: null,
  log: [],
  fresh: [],
  players: [],
  notices: [],
  luck: null, seals: null, game: null, campaign: null, event: null, state: null, clockAt: 0, spectators: null,
  agreed: [],
  request: null, judge: null,
  chat: [],
  who: null, seat: null, settings: null, rewound: 0, cut: 0, match: null, matchAt: 0,
};

export function heard(before, message) {
  const { players, notices, state, luck, seals, judge = null, spectators = null, offers } = message;
  const about = { players, notices, state, luck, seals, spectators, agreed: offers?.rematch || [],
    request: offers?.take_back || null, judge };
  if (message.kind === "players") return { ...before, ...about };
  const log = message.from === 0 ? [] : before.log;
  const next = log.length ? log[log.length - 1].i + 1 : 0;
  const fresh = message.log.filter((event) => event.i >= next);
  return {
    ...before, ...about, update: message, clockAt: performance.now(),
    log: [...log, ...fresh], fresh: before.update && message.from ? fresh : [],
  };
}

// A view of a game that is stopped asks nobody.
const standing = (view, stopped) => (stopped && !view.result ? { ...view, choice: null, waiting: [] } : view);

function useLine(id, token, refusal) {
  const [now, setNow] = useState(NOTHING);
  const [state, setState] = useState("connecting");
  const [problem, setProblem] = useState(null);
  const line = useRef(null);
  const refuse = useRef(refusal);
  refuse.current = refusal;
  useEffect(() => {
    let mine = null;
    let choice = null;
    const hear = (message) => {
      setNow((before) => heard(before, message));
      const send = (said) => line.current.send(said);
      if (message.view) choice = message.view.choice;
      bringShare(id, mine, message.luck, send);
      bringSeal(id, choice, line.current.era, message.seals, send);
    };
    line.current = new Line(id, token, {
      update: hear, players: hear, state: setState, error: setProblem,
      welcome: ({ game, campaign, event, seat, who, settings }) => {
        mine = seat;
        setNow((before) => ({ ...before, game, campaign, event, who, seat, settings }));
        // A lesson explains also what offers nothing but to pass; the pace of bots is this browser's wish.
        const skip = settings?.skip && !remembered(id)?.learn;
        const pace = recall("pace", "usual");
        if (settings && (settings.skip !== skip || settings.pace !== pace))
          line.current.send({ kind: "settings", ...settings, muted: undefined, skip, pace });
      },
      rewound: (message) => setNow((before) => rewound(before, message)),
      chat: (message) => setNow((before) => ({ ...before, chat: withLine(before.chat, message) })),
      reported: ({ i }) => setNow((before) => ({ ...before, chat: withReported(before.chat, i) })),
      settings: (settings) => setNow((before) => ({ ...before, settings })),
      rematch: (message) => setNow((before) => ({ ...before, rematch: message })),
      match: (message) => setNow((before) => ({ ...before, match: message, matchAt: performance.now() })),
      refusal: (message) => refuse.current(message),
    });
    return () => line.current.close();
  }, [id, token]);
  const stopped = Boolean(now.judge?.stopped);
  const update = useMemo(
    () => now.update && { ...now.update, view: standing(withSeals(now.update.view, now.seals, id), stopped) },
    [now.update, JSON.stringify(now.seals), stopped],
  );
  const answer = (choice, options) => {
    const { current } = line;
    if (options.length > 1 || !now.seals?.asks.includes(choice.ask) || now.seals.sealed.includes(now.seat))
      current.answer(choice.number, options);
    else seal(id, choice, now.seat, current.era, options[0], (message) => current.send(message));
  };
  return {
    ...now,
    update, came: now.update, line: state, problem, answer,
    send: (message) => line.current.send(message),
  };
}

function LineState({ state }) {
  const { t } = useShell();
  if (state === "open") return null;
  return html`<p class=${`line-state ${state}`} role="status">
    ${t(state === "lost" ? "table-line-lost" : "table-line-connecting")}
  </p>`;
}

export function TablePage({ id }) {
  const { t } = useShell();
  const search = new URLSearchParams(location.search);
  const [invite, judging] = [search.get("invite"), search.get("judge")];
  const kept = () => (judging === null
    ? tabToken(id) ?? remembered(id)?.token ?? (invite === null ? null : undefined) : undefined);
  const [token, setToken] = useState(kept);
  const [problem, setProblem] = useState(null);
  const clean = () => history.replaceState(null, "", `/game/${id}`);
  useLayoutEffect(() => { if (token && (invite || location.hash)) clean(); }, []);
  if (token !== undefined) return html`<${Table} key=${token} id=${id} token=${token} />`;

  const join = async (name, deck) => {
    try {
      const seat = await ask(`/api/games/${id}/join`, { invite, name, luck: true, ...(deck && { deck }) }, key());
      keepGame(id, { token: seat.token, seat: seat.seat, when: Date.now(), over: false });
      clean();
      setToken(seat.token);
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  const watch = () => { clean(); setToken(remembered(id)?.token ?? null); };
  const judge = async (name) => {
    try {
      const place = await ask(`/api/games/${id}/judge`, { invite: judging, name }, seatToken(id));
      keepGame(id, { token: place.token, seat: place.seat, when: Date.now(), over: false });
      clean();
      setToken(place.token);
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  return html`<${Top} />
  <main id="main" class="page narrow">
    <h1 class="unseen">Grimorio</h1>
    ${judging !== null ? html`
      <${JudgeAsked} id=${id} invite=${judging} sit=${judge} watch=${watch} problem=${problem} />` : html`
    <${Join} id=${id} join=${join} watch=${watch} problem=${problem} />`}
  </main>`;
}

// The way in by a link for a judge; one that was used leads its judge back to the table.
function JudgeAsked({ id, invite, ...rest }) {
  const [facts, setFacts] = useState(null);
  useEffect(() => {
    const told = (said) => (!said.judging && remembered(id)?.seat === JUDGE ? rest.watch() : setFacts(said));
    ask(`/api/games/${id}?judge=${encodeURIComponent(invite)}`).then(told, () => setFacts({ seats: [] }));
  }, [id]);
  return html`<${JudgeJoin} facts=${facts} ...${rest} />`;
}

/* Say what happened since it was last said, however many updates brought it, and what is asked. At once, like all
   that follows: the page may be left, and the next key may come, before the next picture. */
function useNews({ line, about, ready, broken, mine, text }) {
  const { announce } = useShell();
  const { t, lang, play, view } = about;
  const { log, fresh } = line;
  const heardUpTo = useRef(null);
  const takenBack = useRef(0);
  useLayoutEffect(() => {
    if (broken) announce(text);
    if (!ready) return;
    const undone = takenBack.current < line.rewound;
    const before = undone && heardUpTo.current !== null ? Math.min(heardUpTo.current, line.cut - 1) : heardUpTo.current;
    heardUpTo.current = log.length ? log[log.length - 1].i : -1;
    const news = before === null ? [] : log.filter((event) => event.i > before).map((event) => eventText(event, about));
    const words = gatheredWords(news.filter((one) => typeof one === "string")).slice(-SPOKEN);
    sound([...new Set(fresh.map((event) => play.soundOf?.(event)).filter(Boolean))]);
    const again = undone ? t("table-undone") : "";
    takenBack.current = line.rewound;
    announce([again, ...words, mine || view.result ? text : ""].join(" ").trim());
  }, [line.came, ready, broken, lang]);
}

// What the prompt says.
function textOf({ line, about, ready, broken, mine }) {
  const { t, name, view } = about;
  const { match } = line;
  const over = broken || (ready && view.result);
  if (over && match?.games[match.number - 1].over) return matchText(match, { t, name, seat: mine, broken });
  const stopped = !over && stoppedText(t, line.judge);
  if (stopped) return stopped;
  if (ready) return promptText(about);
  if (broken) return t(line.notices.findLast(({ message }) => ENDED.has(message))?.message ?? "table-notice-broken");
  return luckText(t, line.luck, name) || t(line.state === "open" ? "table-open" : "table-opening");
}

// What is to be known of this table.
const noticesOf = (id, { notices }) =>
  remembered(id)?.learn ? notices.filter(({ message }) => !LAID_OUT.includes(message)) : notices;

// A refusal in the words of its game, with what was refused.
function worded(entry, about, describe) {
  const said = (entry.text === undefined && about.play.wordRefusal?.(entry, about)) || entry;
  return { ...said, label: entry.option ? describe(entry.option).label : null };
}

// The bar at the top. plays: the viewer has a seat, and the game goes on; goesOn: the match does.
function Head({ token, line, about, plays, goesOn, keep, children }) {
  const { t, view, play } = about;
  const { game, settings } = line;
  const seatSettings = plays && settings && play?.asks
    ? html`<${SeatSettings} game=${game} asks=${play.asks} settings=${settings} keep=${keep} />`
    : null;
  return html`<${Top} title=${game && t.game(game)} game=${game || undefined} seatSettings=${seatSettings}>
    ${children}
    ${plays && line.update && !line.update.drafted?.led && html`
      <${JudgeButton} id=${about.id} token=${token} judge=${line.judge} event=${line.event} send=${line.send} />`}
    ${plays && (play?.stillIn?.(view) ?? true) && html`
      <${Concede} concede=${() => line.send({ kind: "concede" })}
        all=${goesOn ? () => line.send({ kind: "match", concede: true }) : null} />`}
  </${Top}>`;
}

// What stands beside a player's name: the games won of a match, or what the game marks there.
const seatMark = (match, { play, view, t, name }) => {
  if (match) return (seat) => html`<${MatchWins} match=${match} seat=${seat} name=${name} />`;
  return play?.SeatMark && view && ((seat) => html`<${play.SeatMark} view=${view} seat=${seat} t=${t} />`);
};

// What stands after a bot's name: where it may be asked why.
const whyOf = (token, line, about) =>
  mayAsk(line, about) ? (seat, long) => html`<${BecauseSign} ...${{ token, seat, about, long }} />` : null;

// The people, and what goes on beside the game: clocks, the match, spectators, luck, the line.
function People({ id, token, line, about, mine, over, exchanging, keep }) {
  const { t, view, players, name } = about;
  const { match, update } = line;
  return html`<section class="table-people" aria-label=${t("table-players")}>
    <${Players} players=${players} game=${about.game} waiting=${(view?.waiting || []).map((one) => one.seat)}
      mine=${mine} over=${over}
      clock=${exchanging ? match.clock : over ? null : update?.clock}
      clockAt=${exchanging ? line.matchAt : line.clockAt}
      mark=${seatMark(match, about)} face=${({ picture }) => html`<${Picture} of=${picture} />`}
      why=${whyOf(token, line, about)} />
    <${MatchScore} match=${match} at=${line.matchAt} />
    <${CampaignLink} id=${line.campaign} kind="link" />
    <${EventLink} id=${line.event} kind="link" />
    <${Spectators} spectators=${line.spectators} />
    <${LuckButton} id=${id} game=${line.game} luck=${line.luck} over=${over} name=${name} />
    <${NewDraw} id=${id} seat=${mine} luck=${line.luck} send=${line.send} />
    <${LineState} state=${line.line} />
    ${!over && html`<${TakeBackRequest} request=${line.request} mine=${mine} name=${name} send=${line.send} />`}
    ${!over && line.seat !== JUDGE && html`
      <${JudgeBar} judge=${line.judge} mine=${mine} name=${name} send=${line.send} />`}
    ${!over && line.seat === JUDGE && html`
      <${JudgeTools} id=${id} token=${token} judge=${line.judge} players=${players} name=${name}
        clock=${Boolean(update?.clock)} event=${line.event} drafted=${Boolean(update?.drafted)} send=${line.send} />`}
    ${!over && html`<${Yielding} game=${line.game} settings=${line.settings} keep=${keep} />`}
  </section>`;
}

// A table as it stands: its line, who plays, what is asked, and what is to be said of it.
function useTable(id, token, refusal) {
  const { t, lang, show } = useShell();
  const line = useLine(id, token, refusal);
  const view = line.update?.view;
  // Where this browser knows which game it is, that is loaded while the line opens.
  const play = useGame(line.game ?? remembered(id)?.game, id, Boolean(line.game));
  const ready = Boolean(view && play);
  const players = playing(line.players, view, play?.module.called);
  const mySeat = view ? view.seat : line.seat ?? remembered(id)?.seat;
  const name = (seat) => nameOf(t, players, seat, mySeat);
  const about = { id, game: line.game, play: play?.module, view, cards: play?.cards, t, lang, players, name };
  // This version cannot read the game, so that its match goes on without it; or the match was called off.
  const broken = line.state === "broken";
  const mine = Boolean(view?.choice) && !broken;
  const over = Boolean(view?.result);
  const seated = Boolean(view && view.seat >= 0);
  const { match } = line;
  useNextGame(id, match, line.game);
  const exchanging = (over || broken) && between(match);
  const goesOn = Boolean(match && match.state !== "over");
  about.report = reporter({ id, token, view, over });
  about.back = line.seat === JUDGE && !over && (line.judge?.official || line.judge?.sees === "all")
    ? (event, said) => takeBackTo(event, said, { t, show, send: line.send }) : null;
  const text = textOf({ line, about, ready, broken, mine: mySeat });

  useNews({ line, about, ready, broken, mine, text });
  useTitle(line.game && `${mine ? "● " : ""}${t.game(line.game)}`);
  useLayoutEffect(() => {
    if (line.game && remembered(id))
      keepGame(id, { game: line.game, over: over && !exchanging, round: view?.table?.round });
  }, [line.game, over, exchanging, view?.table?.round]);
  const offered = seated && over && !goesOn && !line.campaign && !line.event;
  const rematch = useRematch({ id, line, offered, seats: view?.seats, mine: mySeat });
  useEnd({ id, line, about, rematch, ends: over && ready, goesOn });
  return { line, play, about, mySeat, mine, over, broken, ready, seated, exchanging, goesOn, text, rematch };
}

// Beside the prompt: what one may do whatever is asked.
const Side = ({ line, again, plays, mine, keep }) => html`<${Again} again=${again} />
  <${Hold} game=${line.game} settings=${line.settings} keep=${keep} plays=${plays} shown=${line.update.can_cancel} />
  <${TakeBack} update=${line.update} asked=${line.request?.seat === mine} send=${line.send} />`;

function Table({ id, token }) {
  const { t, lang, show } = useShell();
  const [sent, setSent] = useState(null);
  const [drawer, setDrawer] = useState(false);
  const main = useRef(null);
  const refusal = (message) => {
    setSent(null);
    show(whyPopup(t, line.game, [message], names));
  };
  const { line, play, about, mySeat, mine, over, broken, ready, seated, exchanging, goesOn, text, rematch } =
    useTable(id, token, refusal);
  const { view, players, name } = about;
  const { update, log, fresh, match } = line;
  const again = useAgain(line, about);
  const choice = broken || again.shows ? null : view?.choice;
  const asks = mine && ready && !again.shows;
  const names = namesOf(play?.cards, lang);
  const notices = noticesOf(id, line);
  const chat = useChat({ name, lines: line.chat, mine: line.who, muted: line.settings?.muted, send: line.send });
  const keep = ({ stops, auto, yield: until, skip, hold, pace }) =>
    line.send({ kind: "settings", stops, auto, yield: until, skip, hold, pace });
  const [looking, setLooking] = useState(false);
  useLayoutEffect(() => setSent(null), [line.rewound]);
  const answer = (options) => {
    if (!mine || !choice || sent === choice.number) return;
    setSent(choice.number);
    pointAt(main.current, null);
    line.answer(choice, Array.isArray(options[0]) ? options : [options]);
  };
  const describe = (option) => play.module.describeOption(option, { ...about, choice });
  const refused = (update?.refused || []);
  const why = (entry) => {
    const reasons = (entry ? [entry] : refused).map((one) => worded(one, about, describe));
    show(whyPopup(t, line.game, reasons, names));
  };
  const busy = sent !== null && sent === choice?.number;
  // The table is drawn anew when it changes, not whenever something beside it does.
  const calls = useRef({});
  calls.current = { answer, why };
  const drawn = useMemo(() => ready && html`
    <${play.module.Table} ...${about} view=${again.view || view} log=${log} refused=${refused}
      readOnly=${view.seat < 0 || again.shows} settings=${line.settings} keep=${keep}
      answer=${(options) => calls.current.answer(options)} why=${(entry) => calls.current.why(entry)} />`,
  [again.view || view, play, lang, line.settings, players.map((one) => one.name).join("|")]);
  const ended = html`
    <${EndActions} id=${id} game=${line.game} rematch=${rematch} name=${name} match=${match} campaign=${line.campaign}
      event=${line.event} back=${looking ? () => setLooking(false) : null} />`;
  const goingOn = html`<${MatchActions} id=${id} match=${match} />`;
  if (line.problem) return html`<${Gone} problem=${line.problem} />`;

  return html`<div class=${`table-page ${drawer ? "log-open" : ""} ${mine ? "my-turn" : ""}`} data-over=${over}>
    <${Head} token=${token} line=${line} about=${about} plays=${seated && !over} goesOn=${goesOn} keep=${keep}>
      <${LogToggle} open=${drawer} set=${setDrawer} />
      <${ChatToggle} chat=${chat} />
    </${Head}>
    <${People} ...${{ id, token, line, about, over, exchanging, keep }} mine=${mySeat} />
    <main id="main" class="table-main" tabindex="-1" ref=${main}>
      <h2 class="unseen">${t("table-table")}</h2>
      <${Notices} notices=${notices} players=${players} />
      <${OpenSeats} id=${id} players=${players} send=${line.send} />
      ${exchanging && match.mine && play && !looking ? html`
        <${MatchPanel} match=${match} send=${line.send} about=${{ ...about, seat: mySeat, broken }}
          look=${broken ? null : () => setLooking(true)} />`
        : drawn}
    </main>
    <div class="table-side">
      <${Coach} id=${id} game=${line.game} view=${ready ? view : null} refused=${refused} />
      <${LogPanel} events=${ready ? log : []} about=${about} current=${fresh[0]?.i ?? Infinity} notices=${notices}
        close=${() => setDrawer(false)} />
      <${ChatPanel} chat=${chat} watching=${!seated && line.seat !== JUDGE} />
    </div>
    <${Prompt} text=${again.text || text} names=${names} game=${line.game} mine=${asks} choice=${choice}
      describe=${describe}
      answer=${answer} busy=${busy} point=${(option) => pointAt(main.current, option)} refused=${refused}
      why=${() => why(null)}
      extra=${over && !(exchanging && match.mine && !looking) ? ended : broken && match && goingOn}
      side=${update && html`
        <${Side} line=${line} again=${again} plays=${seated && !over} mine=${mySeat} keep=${keep} />`}
      isLit=${(option) => ready && Boolean(play.module.litOn?.(main.current, choice, option))}
      buttons=${!(asks && play.module.onTable?.(choice, view))} />
  </div>`;
}

// What an answer is about is shown on the table: everything there that gives it carries the answer (data-answer).
function pointAt(table, option) {
  for (const one of table?.querySelectorAll("[data-pointed]") || []) delete one.dataset.pointed;
  if (!option) return;
  for (const one of table?.querySelectorAll(`[data-answer="${CSS.escape(option.join(":"))}"]`) || [])
    one.dataset.pointed = "";
}

// The same sentence again and again is said once, with its number.
function gatheredWords(sentences) {
  const said = [];
  for (const words of sentences) {
    const last = said[said.length - 1];
    if (last?.words === words) last.count += 1;
    else said.push({ words, count: 1 });
  }
  return said.map(({ words, count }) => (count > 1 ? `${words} × ${count}` : words));
}

function promptText(about) {
  const { view, play, name, t } = about;
  if (view.result) return endTitle(about);
  if (view.choice) return play.askText ? play.askText(view.choice, about) : t(`${view.game}-ask-${view.choice.ask}`);
  return t("table-waiting", { names: t.list(view.waiting.map((one) => name(one.seat))) });
}

// Seats whose friend has not come yet, with their links, for the one who made the table.
// What is waited for before a game begins. Its maker invites, gives seats to bots, or closes the table.
function OpenSeats({ id, players, send }) {
  const { t, go } = useShell();
  const free = new Set(players.filter((player) => player.free).map((player) => player.seat));
  const seats = (remembered(id)?.invites || []).filter((seat) => free.has(seat.seat));
  if (!free.size) return null;
  const fill = (seat) => send({ kind: "fill", seat, level: recall("level") ?? USUAL });
  const close = () => {
    forgetGame(id);
    send({ kind: "close" });
    go("/");
  };
  const getUp = () => {
    forgetGame(id);
    send({ kind: "get-up" });
    go("/");
  };
  const guest = remembered(id)?.token && !remembered(id).body;
  const waits = html`<p>${t("table-open")}</p>
    ${guest && html`<button type="button" class="link" data-table="get-up" onClick=${getUp}>
      ${t("lobby-get-up")}</button>`}`;
  return html`<section class="panel open-seats"><h2>${t("table-open-title")}</h2>
    ${seats.length ? html`
      <${Invitations} id=${id} seats=${seats} fill=${fill} />
      <button type="button" class="link" data-table="close" onClick=${close}>${t("lobby-close")}</button>` : waits}
  </section>`;
}

function Gone({ problem }) {
  const { t, go } = useShell();
  return html`<${Top} /><main id="main" class="page narrow"><h1 class="unseen">Grimorio</h1><section class="panel">
    <h2>${t("table-gone-title")}</h2>
    <p>${t.has(problem.reason) ? t(problem.reason, problem.args) : t("table-gone-text")}</p>
    <button type="button" class="button primary" onClick=${() => go("/")}>${t("table-home")}</button>
  </section></main>`;
}
