// What happened, line by line, with the rule behind each line.
import { html, useLayoutEffect, useRef } from "../lib.js";
import { namesOf, Said } from "./glossary.js";
import { judgeText } from "./judge-text.js";
import { Notices } from "./notices.js";
import { RuleChip } from "./why.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

// The words of one event: the game's own logText, else the message of its kind with the event's plain fields.
// about = {game, play, view, cards, t, lang, players, name}.
export function eventText(event, about) {
  if (event.event === "judge") return judgeText(event, about);
  if (about.play?.logText) return about.play.logText(event, about);
  const plain = Object.entries(event).filter(([, value]) => ["string", "number"].includes(typeof value));
  const name = event.seat === undefined ? "" : about.name(event.seat);
  return about.t(`${about.game}-log-${event.event}`, { ...Object.fromEntries(plain), name });
}

// Words and drawn lines are kept with their event: a long log costs no more than a short one.
const kept = new WeakMap();

function keptWith(event, kind, signature, make) {
  const known = kept.get(event) || {};
  if (known[kind]?.signature !== signature) known[kind] = { signature, made: make() };
  kept.set(event, known);
  return known[kind].made;
}

const readerOf = ({ lang, view, players }) => [lang, view?.seat, ...players.map((one) => one.name)].join("|");

// Lines that say the same one after the other are said once, with their number. begins: whether a line is the first of
// its update, where lines say which that is.
function gathered(events, about) {
  const reader = readerOf(about);
  const lines = [];
  let upto = 0;
  for (const event of events) {
    const text = keptWith(event, "text", reader, () => eventText(event, about));
    if (!text) continue;
    const last = lines[lines.length - 1];
    if (last && last.text === text && last.event.rule === event.rule)
      Object.assign(last, { count: last.count + 1, upto: event.i });
    else {
      const begins = event.n > Math.max(upto, 1) && event.event !== "judge";
      lines.push({ event, text, count: 1, upto: event.i, begins });
    }
    upto = event.n;
  }
  return lines;
}

function drawn({ event, text, count, upto, begins }, about, current) {
  const fresh = upto >= current;
  return keptWith(event, "line", `${text}|${count}|${fresh}|${about.report?.over}|${Boolean(about.back)}`, () => html`
    <li key=${event.i} data-event=${event.event} data-seat=${event.seat} class=${`log-line ${fresh ? "fresh" : ""}`}>
      <span class="log-text">
        <${Said} game=${about.game} text=${text} tab=${false} names=${namesOf(about.cards, about.lang)} />
        ${count > 1 && html` <span class="quiet count">×${"\u00a0"}${count}</span>`}
      </span>
      ${about.back && begins && html`<button type="button" class="link log-back" data-judge="back"
          onClick=${() => about.back(event, text)}>${about.t("judge-back")}</button>`}
      <${RuleChip} game=${about.game} rule=${event.rule} more=${about.report && (() => about.report(upto))} />
    </li>`);
}

function Log({ events, about, current }) {
  const { t } = useShell();
  const list = useRef(null);
  const held = useRef({ bottom: true, top: 0 });
  useLayoutEffect(() => {
    if (held.current.bottom && list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  // Only going up lets go of the newest line; new lines below do not.
  const scrolled = ({ currentTarget: box }) => {
    const end = box.scrollHeight - box.scrollTop - box.clientHeight < 8;
    held.current = { bottom: end || (held.current.bottom && box.scrollTop >= held.current.top), top: box.scrollTop };
  };
  if (!events.length) return html`<p class="quiet">${t("table-log-empty")}</p>`;
  return html`<ol class="log" ref=${list} onScroll=${scrolled} tabindex="0" aria-label=${t("table-log")}>
    ${gathered(events, about).map((line) => drawn(line, about, current))}
  </ol>`;
}

// The log beside the table; where there is no room beside it, it slides over the table.
export function LogPanel({ events, about, current, notices, close }) {
  const { t } = useShell();
  return html`<aside id="log" class="table-log" aria-label=${t("table-log")}>
    <${Notices} notices=${notices} players=${about.players} beside />
    <header class="log-head">
      <h2>${t("table-log")}</h2>
      <button type="button" class="icon-button log-close" aria-label=${t("table-close")} onClick=${close}>
        <${Sign} name="close" />
      </button>
    </header>
    <${Log} events=${events} about=${about} current=${current} />
  </aside>`;
}

export function LogToggle({ open, set }) {
  const { t } = useShell();
  return html`<button type="button" class="button small log-toggle" aria-expanded=${open} aria-controls="log"
    onClick=${() => set(!open)}>${t("table-log-short")}</button>`;
}
