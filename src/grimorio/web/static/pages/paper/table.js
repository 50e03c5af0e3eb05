// A table seen from above with its players, which way packs go, the countdown, and what is done now.
import { html, useEffect, useRef } from "../../lib.js";
import { prefer, preference } from "../../preferences.js";
import { play } from "../../sound.js";
import { useShell } from "../../ui/shell.js";
import { around, upcoming, warning, written } from "./countdown.js";

export const wayOf = ({ way }) => (way > 0 ? "left" : way < 0 ? "right" : "none");

// players: by seat; mine: the reader's own seat, which stands at the bottom; active: who picks now.
export function Ring({ players, mine = 0, own = false, way = "none", active = -1 }) {
  const { t } = useShell();
  const places = around(players.length, mine);
  const place = ({ x, y }) => ({ left: `${100 * x}%`, top: `${100 * y}%` });
  return html`<div class="paper-ring">
    ${way !== "none" && html`<svg viewBox="-50 -50 100 100" class=${`paper-way ${way}`} role="img"
        aria-label=${t("paperdraft-way-goes", { way })}>
      <path d="M 0 34 A 34 34 0 1 1 34 0" /><path d="M 22 -6 L 34 8 L 46 -6" />
    </svg>`}
    <ol>${players.map((name, seat) => html`<li key=${seat} style=${place(places[seat])}
      class=${`${own && seat === mine ? "mine" : ""}${seat === active ? " active" : ""}`}
      aria-current=${own && seat === mine ? "true" : null}><span>${seat + 1}</span> ${name}</li>`)}</ol>
  </div>`;
}

// What is done in a step; players: by seat; seat: the reader's own, or -1.
export function stepText(t, place, players, products, seat = -1) {
  const { kind, booster, pick, cards, opener } = place;
  const way = wayOf(place);
  const set = products[booster - 1]?.set || "";
  const acting = kind === "look" ? opener : place.seat;
  const name = players[acting] ?? "";
  const args = { booster, pick, cards, way, set: set || "–", name };
  if (acting >= 0) return t(`paperdraft-${kind}-${acting === seat ? "mine" : "of"}`, args);
  if (kind === "pick" && pick === 1) return t("paperdraft-open-booster", args);
  if (kind === "pick" && cards === 1) return t("paperdraft-last-card", args);
  if (kind === "review") {
    return t("paperdraft-review", { ...args, booster: booster + 1, way: way === "left" ? "right" : "left" });
  }
  return t(`paperdraft-${kind}`, args);
}

export function Timer({ place, pod, large = false }) {
  const { t } = useShell();
  const state = !pod.began ? "waits" : pod.paused ? "paused" : place.left === 0 ? "over" : "runs";
  return html`<p class=${`paper-timer ${state}${large ? " large" : ""}`}>
    <b role="timer" aria-label=${t("events-clock-left")}>${place.left === null ? "∞" : written(place.left)}</b>
    ${state === "waits" && html`<span class="badge">${t("paperdraft-not-begun")}</span>`}
    ${state === "paused" && html`<span class="badge">${t("events-clock-paused")}</span>`}
    ${state === "over" && html`<span role="status">${t("paperdraft-time-over")}</span>`}
  </p>`;
}

// Sound and vibration: a ring with each new step, a knock before its end; the reader's own turn rings twice.
export function useSignals(place, pod, mine) {
  const before = useRef(null);
  const at = pod.began && place ? place.at : null;
  const seconds = place ? Math.ceil(place.left ?? 0) : 0;
  const near = at !== null && place.left !== null && !pod.paused && seconds === warning(place.seconds) && seconds > 0;
  const signal = (materials, pattern) => {
    play(materials);
    if (preference("sound") === "on" && !document.hidden) navigator.vibrate?.(pattern);
  };
  useEffect(() => {
    if (before.current !== null && at !== null && at !== before.current) {
      if (mine) signal(["glass", "glass"], [200, 100, 200]);
      else signal(["glass"], 200);
    }
    before.current = at;
  }, [at]);
  useEffect(() => { if (near) signal(["wood"], 80); }, [near]);
}

export function SoundSwitch({ changed }) {
  const { t } = useShell();
  const on = preference("sound") === "on";
  const turn = () => { prefer("sound", on ? "off" : "on"); changed(); };
  return html`<button type="button" class="button small" data-paper="sound" aria-pressed=${on} onClick=${turn}>
    ${t("paperdraft-sound")}</button>`;
}

// Which way packs go after this pick, for the room and the organiser.
export function PassOn({ place }) {
  const { t } = useShell();
  const passes = place.kind === "pick" && place.seat < 0 && place.cards > 1;
  return passes ? html`<p class="paper-pass">${t("paperdraft-pass-on", { way: wayOf(place) })}</p>` : null;
}

export function Next({ place, players }) {
  const { t } = useShell();
  const names = place.seat >= 0 || place.opener >= 0 ? upcoming(place.steps, place.at, players) : [];
  return names.length ? html`<p class="quiet">${t("paperdraft-then", { names: names.join(", ") })}</p>` : null;
}
