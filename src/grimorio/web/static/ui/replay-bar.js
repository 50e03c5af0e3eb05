// The bar below a replay: what happened, the buttons that step, the scrubber, and what one can do with the game.
import { html, useState } from "../lib.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

export const SPEEDS = [0.5, 1, 2, 4];

function Move({ id, keys, on, off }) {
  const { t } = useShell();
  const label = t(`table-replay-${id}`);
  return html`
    <button type="button" class="icon-button" data-move=${id} aria-label=${label} aria-keyshortcuts=${keys}
        title=${label} disabled=${off} onClick=${on}>
      <${Sign} name=${id} />
    </button>`;
}

// Copies the address of the moment; where a page may not, it is shown to be copied by hand.
function CopyLink({ link }) {
  const { t, announce, show } = useShell();
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      show({ title: t("table-replay-link"), body: html`
        <input class="replay-link" readonly value=${link} aria-label=${t("table-replay-link")}
          onFocus=${(event) => event.target.select()} />` });
      return;
    }
    setDone(true);
    announce(t("table-copied"));
    setTimeout(() => setDone(false), 2000);
  };
  return html`<button type="button" class="button small" data-do="link" onClick=${copy}>
    ${t(done ? "table-copied" : "table-replay-link")}
  </button>`;
}

// moves: what the keys do; here, last: the moment and the last one; doing: {link, course, foresee, playOn, record}
// or null where it cannot be, and blind: whether the bots of the game cannot review one that is over.
export function ReplayBar({ text, place, moves, here, last, plays, speed, setSpeed, doing }) {
  const { t, lang } = useShell();
  const number = new Intl.NumberFormat(lang);
  return html`<section class="prompt replay-bar" aria-label=${t("table-replay")}>
    <p class="replay-answer">${text}</p>
    <div class="replay-buttons" role="group" aria-label=${t("table-replay-steps")}>
      <${Move} id="first" keys="Home" on=${moves.Home} off=${here === 0} />
      <${Move} id="turn-back" keys="Shift+T" on=${moves.T} off=${here === 0} />
      <${Move} id="back" keys="ArrowLeft" on=${moves.ArrowLeft} off=${here === 0} />
      <${Move} id=${plays ? "pause" : "play"} keys="Space" on=${moves[" "]} />
      <${Move} id="forward" keys="ArrowRight" on=${moves.ArrowRight} off=${here === last} />
      <${Move} id="turn-forward" keys="T" on=${moves.t} off=${here === last} />
      <${Move} id="last" keys="End" on=${moves.End} off=${here === last} />
      <label class="replay-speed">
        <span class="unseen">${t("table-replay-speed")}</span>
        <select value=${String(speed)} onChange=${(event) => setSpeed(Number(event.target.value))}>
          ${SPEEDS.map((one) => html`<option value=${String(one)} selected=${one === speed}>
            ${number.format(one)} ×
          </option>`)}
        </select>
      </label>
    </div>
    <label class="scrubber">
      <span class="replay-place">${place}</span>
      <input type="range" min="0" max=${last} value=${here} aria-label=${t("table-replay-scrub")}
        aria-valuetext=${place} onInput=${(event) => moves.to(Number(event.target.value))} />
    </label>
    <div class="replay-doing">
      ${doing.course && html`
        <button type="button" class="button small" data-do="course" aria-haspopup="dialog" onClick=${doing.course}>
          ${t("table-replay-course")}
        </button>`}
      ${doing.foresee && html`
        <button type="button" class="button small" data-do="foresee" aria-haspopup="dialog" onClick=${doing.foresee}>
          ${t("table-foresee")}
        </button>`}
      ${doing.blind && html`<p class="quiet" data-replay="blind">${t("table-foresee-none")}</p>`}
      ${doing.playOn && html`
        <button type="button" class="button small" data-do="play-on" aria-haspopup="dialog" onClick=${doing.playOn}>
          ${t("table-replay-play-on")}
        </button>`}
      <${CopyLink} link=${doing.link} />
      ${doing.record && html`<a class="button small" href=${doing.record} download data-do="record">
        ${t("table-download")}
      </a>`}
    </div>
  </section>`;
}
