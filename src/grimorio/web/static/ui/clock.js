// The clocks: what the server said, counted down here until it speaks again.
import { html, useEffect, useRef, useState } from "../lib.js";
import { play } from "../sound.js";
import { useShell } from "./shell.js";

const WARNINGS = [30000, 10000];

// Milliseconds a seat has left now; null when its time is not kept. at: when the server said so (performance.now()).
function leftOf(clock, at, seat) {
  const one = clock?.seats[seat];
  if (!one || one.left_ms === null) return null;
  return one.running ? Math.max(0, one.left_ms - (performance.now() - at)) : one.left_ms;
}

const two = (number) => String(number).padStart(2, "0");

function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function Clock({ clock, at, seat, mine }) {
  const { t, announce } = useShell();
  const [, tick] = useState(0);
  const before = useRef(null);
  const running = Boolean(clock?.seats[seat]?.running);
  useEffect(() => {
    if (!running) return undefined;
    const look = () => {
      const left = leftOf(clock, at, seat);
      const crossed = WARNINGS.filter((mark) => before.current > mark && left <= mark).pop();
      before.current = left;
      if (crossed && mine) {
        announce(t("table-clock-warning", { seconds: crossed / 1000 }));
        play(["wood", "wood"]);
      }
      tick((count) => count + 1);
    };
    before.current = leftOf(clock, at, seat);
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [clock, at, running]);
  const left = leftOf(clock, at, seat);
  if (left === null) return null;
  const low = running && left <= WARNINGS[0];
  return html`<span class=${`clock ${running ? "running" : ""} ${low ? "low" : ""}`} role="timer" aria-live="off">
    <span aria-hidden="true" class="clock-sign">${low ? "!" : running ? "▸" : ""}</span>
    <span class="unseen">${t("table-clock-left")} </span>${clockText(left)}</span>`;
}
