// Small things at the table: giving up, passing by itself, who watches.
import { html, useState } from "../lib.js";
import { remember } from "../memory.js";
import { useFreeKeys } from "./prompt.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

function Giving({ concede, all }) {
  const { t, show } = useShell();
  return html`<p>${t(all ? "match-give-up-text" : "table-concede-text")}</p>
  <div class="row giving">
    <button type="button" class="button" autofocus onClick=${() => show(null)}>${t("table-concede-no")}</button>
    <button type="button" class="button danger" onClick=${() => { show(null); concede(); }}>
      ${t("table-concede-yes")}
    </button>
    ${all && html`
      <button type="button" class="button danger" data-concede="match" onClick=${() => { show(null); all(); }}>
        ${t("match-give-up")}
      </button>`}
  </div>`;
}

// all: gives up the whole match, in one.
export function Concede({ concede, all = null }) {
  const { t, show } = useShell();
  return html`
    <button type="button" class="icon-button concede" aria-haspopup="dialog" aria-label=${t("table-concede")}
        title=${t("table-concede")}
        onClick=${() => show({ title: t("table-concede-title"), body: html`
          <${Giving} concede=${concede} all=${all} />` })}>
      <${Sign} name="flag" />
    </button>`;
}

// How long the seat passes everything, said where everybody looks, with the way out of it.
// A message of the game's own where it has one, else the table's.
const ofGame = (t, own, usual) => t(t.has(own) ? own : usual);

export function Yielding({ game, settings, keep }) {
  const { t } = useShell();
  if (settings?.hold) return html`<p class="yielding" role="status">
    ${t("table-holding")}
    <button type="button" class="button small" onClick=${() => keep({ ...settings, hold: false })}>
      ${t("table-hold-stop")}
    </button>
  </p>`;
  if (!settings?.yield) return null;
  return html`<p class="yielding" role="status">
    ${ofGame(t, `${game}-yielding-${settings.yield}`, `table-yielding-${settings.yield}`)}
    <button type="button" class="button small" onClick=${() => keep({ ...settings, yield: null })}>
      ${t("table-yield-stop")}
    </button>
  </p>`;
}

export function Spectators({ spectators }) {
  const { t } = useShell();
  if (!spectators || (!spectators.count && !spectators.delay_s)) return null;
  return html`<p class="spectators quiet">${t("table-spectators", { count: spectators.count })}
    ${spectators.delay_s > 0 && html` ${t("table-spectators-late", { seconds: spectators.delay_s })}`}</p>`;
}

// Being asked everything until one passes, so that one's own spell can be answered too: H, and a button while one plays
// something. plays: the viewer has a seat, and the game goes on.
export function Hold({ game, settings, keep, plays, shown }) {
  const { t } = useShell();
  const toggle = () => keep({ ...settings, yield: null, hold: !settings.hold });
  useFreeKeys((event) => plays && settings && event.key.toLowerCase() === "h" && toggle);
  if (!plays || !settings || !shown) return null;
  return html`<button type="button" class="button small hold" aria-pressed=${settings.hold} aria-keyshortcuts="h"
      onClick=${toggle}>
    ${ofGame(t, `${game}-hold`, "table-hold")} <kbd aria-hidden="true">H</kbd>
  </button>`;
}

const without = (list, ask) => list.filter((one) => one !== ask);

// What this seat wants to be asked, and what passes by itself. asks: [{ask, passes}] of the game.
export function SeatSettings({ game, asks, settings, keep }) {
  const { t } = useShell();
  const [now, setNow] = useState(settings);
  const set = (changed) => { setNow(changed); keep(changed); };
  const habit = ({ ask }) => (now.stops.includes(ask) ? "stop" : now.auto.includes(ask) ? "auto" : "ask");
  const choose = (ask, how) => set({
    ...now,
    stops: how === "stop" ? [...now.stops, ask] : without(now.stops, ask),
    auto: how === "auto" ? [...now.auto, ask] : without(now.auto, ask),
  });
  return html`<section class="seat-settings">
    <h3>${t("table-seat-settings")}</h3>
    <div class="row">${["turn", "round"].map((until) => html`
      <button type="button" key=${until} class="button small" aria-pressed=${now.yield === until}
          onClick=${() => set({ ...now, yield: now.yield === until ? null : until, hold: false })}>
        ${ofGame(t, `${game}-yield-${until}`, `table-yield-${until}`)}
      </button>`)}
      <button type="button" class="button small" aria-pressed=${now.hold}
          onClick=${() => set({ ...now, hold: !now.hold, yield: null })}>
        ${ofGame(t, `${game}-hold`, "table-hold")} <kbd aria-hidden="true">H</kbd>
      </button></div>
    <label class="check">
      <input type="checkbox" name="skip" checked=${now.skip}
        onChange=${(event) => set({ ...now, skip: event.target.checked })} />
      <span>${t("table-pass-by-itself")} <small>${t("table-pass-by-itself-shows")}</small></span>
    </label>
    <label class="field">
      <span>${t("table-pace")}</span>
      <select name="pace" value=${now.pace}
          onChange=${({ target }) => { remember("pace", target.value); set({ ...now, pace: target.value }); }}>
        ${["quick", "usual", "slow"].map((pace) => html`
          <option key=${pace} value=${pace} selected=${pace === now.pace}>${t(`table-pace-${pace}`)}</option>`)}
      </select>
    </label>
    <details class="habits-box">
      <summary>${t("table-habits")}</summary>
      <div class="habits">${asks.map((one) => html`<label class="field" key=${one.ask}>
        <span>${t(`${game}-habit-${one.ask}`)}</span>
        <select value=${habit(one)} onChange=${(event) => choose(one.ask, event.target.value)}>
          ${["ask", "stop", ...(one.passes ? ["auto"] : [])].map((how) => html`
            <option value=${how} selected=${how === habit(one)}>
              ${ofGame(t, `${game}-habit-${one.ask}-${how}`, `table-habit-${how}`)}
            </option>`)}
        </select>
      </label>`)}</div>
    </details>
  </section>`;
}
