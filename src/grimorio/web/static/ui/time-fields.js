// The lobby's fields for a clock and for spectators. set() is given what a request to make a game takes of them.
import { html, useState } from "../lib.js";
import { useShell } from "./shell.js";

const MODES = ["none", "game", "move", "bank"];
// What each mode begins with: minutes and seconds as people play.
const USUAL = { game: 900, move: 60, bank: 600 };
const DAY = 86400;
const TIMES = {
  game: [300, 600, 900, 1800, 3600],
  move: [20, 30, 60, 120, 300, DAY, 3 * DAY, 7 * DAY],
  bank: [60, 300, 600, 1200],
};
const INCREMENTS = [5, 10, 20, 30];
const DELAYS = [0, 10, 30, 60, 300];

// Seconds in words, in the largest unit that divides them.
export function duration(lang, seconds) {
  const unit = seconds >= DAY ? "day" : seconds >= 60 ? "minute" : "second";
  const number = seconds / { day: DAY, minute: 60, second: 1 }[unit];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(number);
}

function request({ mode, seconds, increment, timeout, allowed, delay }) {
  const clock =
    mode === "none" ? {} : { clock: { mode, seconds, increment: mode === "bank" ? increment : 0, timeout } };
  const spectators = allowed && !delay ? {} : { spectators: { allowed, delay_s: allowed ? delay : 0 } };
  return { ...clock, ...spectators };
}

const START = { mode: "none", seconds: 900, increment: 10, timeout: "auto", allowed: true, delay: 0 };

export function TimeFields({ set }) {
  const { t, lang } = useShell();
  const [now, setNow] = useState(START);
  const change = (part) => {
    const next = { ...now, ...part };
    setNow(next);
    set(request(next));
  };
  const select = (key, label, values, words, pick = (value) => change({ [key]: value })) => html`<label class="field">
    <span>${label}</span>
    <select data-field=${key} onChange=${(event) => pick(values[event.target.selectedIndex])}>
      ${values.map((one) => html`<option key=${one} selected=${one === now[key]}>${words(one)}</option>`)}
    </select>
  </label>`;
  const long = (seconds) => duration(lang, seconds);
  const timeout = (one) => t(`table-clock-timeout-${one}`);
  const watchers = (allowed) => t(allowed ? "table-watchers-yes" : "table-watchers-no");
  const delay = (seconds) => (seconds ? long(seconds) : t("table-watchers-now"));
  const setMode = (one) => change({ mode: one, seconds: USUAL[one] ?? now.seconds });
  const { mode } = now;
  return html`<details class="time-options">
    <summary>${t("table-time")}</summary>
    <div class="time-fields">
      ${select("mode", t("table-clock"), MODES, (one) => t(`table-clock-${one}`), setMode)}
      ${mode !== "none" && select("seconds", t("table-clock-seconds"), TIMES[mode], long)}
      ${mode === "bank" && select("increment", t("table-clock-increment"), INCREMENTS, long)}
      ${mode !== "none" && select("timeout", t("table-clock-timeout"), ["auto", "bot", "concede"], timeout)}
      ${select("allowed", t("table-watchers"), [true, false], watchers)}
      ${now.allowed && select("delay", t("table-watchers-delay"), DELAYS, delay)}
    </div>
  </details>`;
}
