// The organiser seats a round by hand: two players change places by taps, keys or dragging, one is given the bye, two
// are kept apart, the others are paired again; what it breaks is shown before it is done, and it can be taken back.
import { html, useEffect, useRef, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { useDragging } from "../ui/drag.js";
import { useShell } from "../ui/shell.js";
import { beside, paired, rowsOf, swapped, tablesOf, withBye } from "./event-places.js";
import { WithReason } from "./event-reason.js";
import { outcomeText } from "./event-results.js";

// The button that opens it, the view, and how the present round was seated. number: of the round that can be seated.
export function Seating({ now, token, number, deed }) {
  const { t } = useShell();
  const [open, setOpen] = useState(0);
  const done = now.you.seated;
  if (open === number) return html`<${Places} now=${now} token=${token} number=${number} deed=${deed}
    close=${() => setOpen(0)} />`;
  return html`<div class="row">
      <button type="button" class="button" data-seating="open" onClick=${() => setOpen(number)}>
        ${t("seating-open", { number })}</button>
    </div>
    ${done && number === now.rounds.length && html`<${TakenBack} done=${done} deed=${deed} />`}`;
}

// A round seated by hand: why, and the way back.
function TakenBack({ done: { fact, reason }, deed }) {
  const { t } = useShell();
  return html`<div class="quiet">${t("seating-done", { reason })} <${WithReason} name="seating-undo"
    words=${t("seating-undo")} ask=${t("seating-undo-reason")}
    act=${(why) => deed("/facts", { facts: [{ kind: "undo", fact, reason: why }] })} /></div>`;
}

// What the organiser has in hand: the rows, the pairs kept apart, what the server says of it.
function usePlan(now, token, number) {
  const { t } = useShell();
  const round = now.rounds[number - 1];
  const [rows, setRows] = useState(() => (round ? rowsOf(round, now.players) : []));
  const [forbid, setForbid] = useState([]);
  const [breaks, setBreaks] = useState([]);
  const [problem, setProblem] = useState(null);
  const last = useRef(0);
  // Asks what these rows break; rest: those not kept are paired again by the server.
  const look = async (next, apart, rest = false) => {
    last.current += 1;
    const mine = last.current;
    setRows(next);
    setForbid(apart);
    try {
      const said = await ask(`/api/events/${now.id}/seating`,
        { round: number, tables: tablesOf(next, rest), forbid: apart, rest }, token);
      if (mine !== last.current) return;
      if (rest) setRows(paired(next, said.tables));
      setBreaks(said.breaks);
      setProblem(null);
    } catch (failed) {
      if (mine === last.current) setProblem(problemText(t, failed));
    }
  };
  useEffect(() => { look(rows, forbid, !round); }, []);
  // A result that came in meanwhile keeps its table as it is.
  const results = (round?.tables || []).filter(({ result }) => result);
  const key = results.map(({ first }) => first).join("\n");
  useEffect(() => {
    const done = new Set(results.map(({ first, second }) => `${first}\n${second}`));
    const marked = rows.map((row) =>
      (done.has(`${row.first}\n${row.second}`) ? { ...row, kept: true, done: true } : row));
    if (key) look(marked, forbid);
  }, [key]);
  return { rows, forbid, breaks, problem, look };
}

function Places({ now, token, number, deed, close }) {
  const { t, announce } = useShell();
  const plan = usePlan(now, token, number);
  const { rows, forbid, look } = plan;
  const [place, setPlace] = useState(null);
  const round = now.rounds[number - 1];
  const swiss = round ? round.stage === "swiss"
    : now.structure === "swiss" && now.rounds.at(-1)?.stage !== "knockout";
  const nameOf = ([row, side]) => (side ? rows[row]?.second : rows[row]?.first);
  const swap = (one, other) => {
    setPlace(null);
    const next = swapped(rows, one, other);
    if (next === rows) return;
    const [first, second] = [one, other].map((at) => nameOf(at) ?? t("events-bye"));
    announce(t("seating-swapped", { first, second }));
    look(next, forbid);
  };
  const press = (at) => {
    if (place) swap(place, at);
    else if (nameOf(at) !== null) setPlace(at);
  };
  const apart = (names) => { setPlace(null); look(rows, [...forbid, names]); };
  const before = round ? tablesOf(rowsOf(round, now.players)) : null;
  const same = JSON.stringify(tablesOf(rows)) === JSON.stringify(before);
  const escape = ({ key }) => { if (key === "Escape") setPlace(null); };
  return html`<div class="seating" data-seating="view" onKeyDown=${escape}>
    <h3>${t("seating-title", { number })}</h3>
    <p class="quiet">${t("seating-how")}</p>
    <${Rows} now=${now} rows=${rows} place=${place} press=${press} swap=${swap} breaks=${plan.breaks}
      keep=${(at, kept) => look(rows.map((row, n) => (n === at ? { ...row, kept } : row)), forbid)} swiss=${swiss} />
    ${place && html`<${Chosen} rows=${rows} place=${place} swiss=${swiss} apart=${apart} let=${() => setPlace(null)}
      bye=${() => { setPlace(null); look(withBye(rows, place), forbid); }} />`}
    ${forbid.map((names) => html`<p key=${names.join()} class="row">
      ${t("seating-forbidden", { first: names[0], second: names[1] })}
      <button type="button" class="link" onClick=${() => look(rows, forbid.filter((one) => one !== names))}>
        ${t("seating-allow")}</button></p>`)}
    ${swiss && html`<div class="row">
      <button type="button" class="button" data-seating="rest"
        onClick=${() => { setPlace(null); look(rows, forbid, true); }}>${t("seating-rest")}</button>
      <small class="quiet">${t("seating-rest-text")}</small></div>`}
    <${Breaks} plan=${plan} same=${same && !forbid.length} />
    <${Confirm} now=${now} number=${number} plan=${plan} same=${same && !forbid.length} deed=${deed} close=${close} />
  </div>`;
}

// The tables with a button for each place. breaks: what the server says of them.
function Rows({ now, rows, place, press, swap, breaks, keep, swiss }) {
  const { t } = useShell();
  const root = useRef(null);
  const [drag, setDrag] = useState(null);
  const placeOf = (target) =>
    target.closest?.("[data-place]:not(:disabled)")?.dataset.place.split("-").map(Number) ?? null;
  useDragging(root, {
    hand: placeOf,
    move: (at, { dx, dy }) => setDrag({ at, dx, dy }),
    end: () => setDrag(null),
    drop: (at, { x, y }) => {
      const to = document.elementsFromPoint(x, y).map(placeOf).find((one) => one && one.join() !== at.join());
      if (to) swap(at, to);
    },
  });
  const keys = (event, at) => {
    const next = beside(rows, at, event.key);
    const button = next && root.current.querySelector(`[data-place="${next.join("-")}"]`);
    if (!button) return;
    event.preventDefault();
    button.focus();
  };
  const points = new Map(now.standings.map(({ player, points: count }) => [player, count]));
  const marked = new Set(breaks.flatMap(({ players }) => players));
  const seat = (row, at, side) => {
    const name = side ? row.second : row.first;
    const held = place?.join() === `${at},${side}`;
    const moving = drag?.at.join() === `${at},${side}`;
    return html`<button type="button" data-place=${`${at}-${side}`} disabled=${row.done} aria-pressed=${held}
        class=${["button seating-place", held && "chosen", name === null && "empty", moving && "dragged"]
          .filter(Boolean).join(" ")}
        style=${moving ? `transform: translate(${drag.dx}px, ${drag.dy}px)` : null}
        onClick=${() => press([at, side])} onKeyDown=${(event) => keys(event, [at, side])}>
      <span>${name ?? t("events-bye")}</span><small class="unseen">${t("events-table", { number: at + 1 })}</small>
      ${points.has(name) && html`<small class="quiet">${points.get(name)}</small>`}
    </button>`;
  };
  const result = ({ first, second }) => now.rounds.at(-1)?.tables.find((table) =>
    table.first === first && table.second === second)?.result;
  return html`<ol class="seating-rows" ref=${root}>${rows.map((row, at) => html`
    <li key=${at} class=${[row.first, row.second].some((name) => name && marked.has(name)) ? "marked" : ""}>
      <b class="event-number">${row.late ? "+" : at + 1}</b>
      ${seat(row, at, 0)}${row.late ? html`<small class="quiet">${t("seating-late")}</small>` : seat(row, at, 1)}
      ${row.done ? html`<span class="event-result">${result(row) ? outcomeText(t, result(row)) : ""}</span>`
        : swiss && !row.late && html`<label class="event-check"><input type="checkbox" checked=${row.kept}
            aria-label=${t("seating-keep-title", { table: at + 1 })}
            onChange=${({ target }) => keep(at, target.checked)} />
          <span>${t("seating-keep")}</span></label>`}
    </li>`)}</ol>`;
}

// What else can be done with the player who is chosen.
function Chosen({ rows, place: [at, side], swiss, bye, apart, let: drop }) {
  const { t } = useShell();
  const { first, second, late } = rows[at];
  const name = side ? second : first;
  return html`<p role="status">${t("seating-chosen", { name })}</p>
    <div class="row">
      ${second !== null && !late && html`<button type="button" class="button small" data-seating="bye" onClick=${bye}>
        ${t("seating-bye", { name })}</button>`}
      ${second !== null && swiss && html`<button type="button" class="button small" data-seating="forbid"
        onClick=${() => apart([first, second])}>${t("seating-forbid", { first, second })}</button>`}
      <button type="button" class="link" onClick=${drop}>${t("seating-drop")}</button>
    </div>`;
}

// What the seating breaks, before it is done.
function Breaks({ plan: { breaks, problem }, same }) {
  const { t } = useShell();
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  return html`<div role="status"><ul class="seating-breaks">
    ${breaks.map(({ kind, players, players: [first, second = ""], count }) => html`
      <li key=${`${kind}-${players}`} data-break=${kind}>
        ${t(`seating-break-${kind}`, { first, second, names: t.list(players), count })}</li>`)}
    ${!breaks.length && html`<li class="quiet">${t(same ? "seating-same" : "seating-fine")}</li>`}
  </ul></div>`;
}

function Confirm({ now, number, plan: { rows, forbid, breaks, problem }, same, deed, close }) {
  const { t } = useShell();
  const [reason, setReason] = useState("");
  const send = async (event) => {
    event.preventDefault();
    const body = { round: number, tables: tablesOf(rows), forbid, reason: reason.trim(), changes: now.changes };
    if (await deed("/seat", body)) close();
  };
  return html`<form class="row event-reason" onSubmit=${send}>
    <label class="field"><span>${t("seating-reason")}</span>
      <input data-seating="reason" maxlength="200" value=${reason} onInput=${({ target }) => setReason(target.value)} />
    </label>
    <button class="button primary" data-seating="confirm" disabled=${same || Boolean(problem) || !reason.trim()}>
      ${t(breaks.length ? "seating-confirm-anyway" : "seating-confirm")}</button>
    <button type="button" class="link" data-seating="cancel" onClick=${close}>${t("events-cancel")}</button>
  </form>`;
}
