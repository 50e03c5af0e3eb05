// A deck tried by simulation: bots play it against the version that is kept, the ready decks or another deck; the share
// of games won grows with its interval, and can be stopped at any time.
import { html, useEffect, useRef, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { LENGTHS, played, rowsOf, trials, verdictOf } from "./deck-trial.js";
import { useShell } from "./shell.js";
import { style } from "./style.js";

await style(new URL("./deck-compare.css", import.meta.url));

const [WIDE, TALL] = [320, 18];
const later = (seconds) => new Promise((done) => { setTimeout(done, seconds * 1000); });

// A share of games won: a bar, its interval as a line across its end, and the half of all games.
function Bar({ share: { rate, interval: [low, high] }, kind }) {
  const at = (value) => Math.round(value * WIDE * 10) / 10;
  return html`<svg class=${`trial-bar ${kind}`} viewBox=${`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
    <rect class="trial-ground" x="0" y="3" width=${WIDE} height="12" rx="2" />
    <rect class="trial-won" x="0" y="3" width=${at(rate || 0)} height="12" rx="2" />
    <path class="trial-half" d=${`M${WIDE / 2} 0V${TALL}`} />
    <path class="trial-interval" d=${`M${at(low)} 9H${at(high)}M${at(low)} 5v8M${at(high)} 5v8`} />
  </svg>`;
}

function Shares({ row, one, t, percent }) {
  const share = row[one];
  const [low, high] = share.interval;
  const words = t("decks-trial-share", { rate: percent(share.rate || 0), low: percent(low), high: percent(high) });
  return html`<div class="trial-share">
    ${row.old && html`<span class="trial-version">${t(`decks-trial-${one}`)}</span>`}
    <${Bar} share=${share} kind=${one} />
    <span class="trial-figures">${words}</span>
  </div>`;
}

// The report as a picture, its sentence first.
export function Report({ report, over }) {
  const { t, lang } = useShell();
  const shown = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(lang, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const percent = (value) => shown.format(value);
  const points = (value) => signed.format(100 * value);
  const verdict = `decks-trial-${report.old ? "versions" : "alone"}-${verdictOf(report)}`;
  return html`<div class="trial-report">
    <p class="trial-verdict" role="status">${over ? t(verdict) : t("decks-trial-so-far")}
      ${report.old && report.difference !== null && html` <span class="quiet">${t("decks-trial-difference", {
        points: points(report.difference), low: points(report.interval[0]), high: points(report.interval[1]),
      })}</span>`}</p>
    ${rowsOf(report, t("decks-trial-whole")).map((row, at) => html`<section key=${at} class="trial-row">
      <h3>${row.whole ? row.deck : t("decks-trial-against", { deck: row.deck })}</h3>
      ${row.old && html`<${Shares} row=${row} one="old" t=${t} percent=${percent} />`}
      <${Shares} row=${row} one="new" t=${t} percent=${percent} />
    </section>`)}
  </div>`;
}

// The trial that runs: {answer, waits, problem, on}, start(body) and stop().
function useTrial() {
  const { t, announce } = useShell();
  const [now, setNow] = useState({ answer: null, waits: 0, problem: "", on: false });
  const number = useRef(0);
  useEffect(() => () => { number.current += 1; }, []);
  const stop = () => {
    number.current += 1;
    setNow((before) => ({ ...before, on: false, waits: 0 }));
  };
  const start = async (body) => {
    const mine = (number.current += 1);
    const stopped = () => number.current !== mine;
    setNow({ answer: null, waits: 0, problem: "", on: true });
    try {
      for await (const answer of played((sent) => ask("/api/decks/compare", sent), body, { wait: later, stopped }))
        setNow((before) => ({ ...before, answer: answer.report ? answer : before.answer, waits: answer.wait || 0 }));
      if (stopped()) return;
      setNow((before) => ({ ...before, on: false, waits: 0 }));
      announce(t("decks-trial-done"));
    } catch (error) {
      if (!stopped()) setNow((before) => ({ ...before, on: false, waits: 0, problem: problemText(t, error) }));
    }
  };
  return { now, start, stop };
}

function Progress({ now, stop }) {
  const { t } = useShell();
  const { answer, waits, on } = now;
  const [done, games] = [answer?.results.length || 0, answer?.games || 0];
  return html`<div class="row trial-progress">
    <progress max=${games || 1} value=${done} aria-label=${t("decks-trial-progress")}></progress>
    <span class="quiet">${games ? t("decks-trial-games", { done, games }) : t("decks-trial-begins")}</span>
    ${on && html`<button type="button" class="button small" data-trial="stop" onClick=${stop}>
      ${t("decks-trial-stop")}
    </button>`}
    ${waits > 0 && html`<span class="quiet" role="status">${t("decks-trial-waits", { seconds: waits })}</span>`}
  </div>`;
}

// deck: as it was read, null while it is not legal; kept: the version of it that is kept, or null; ready, others: decks
// to play against; asked: what says the format to the server, {format}, {rules} or {options}.
export function Compare({ game, deck, kept, ready, others, asked, cardsFor }) {
  const { t } = useShell();
  const [wanted, setWanted] = useState("");
  const [games, setGames] = useState(LENGTHS[1]);
  const { now, start, stop } = useTrial();
  const all = deck ? trials({ deck, kept, ready, others }) : [];
  const trial = all.find(({ key }) => key === wanted) || all[0];
  const begin = () => {
    const { versions, field } = trial;
    const cards = cardsFor?.([...versions, ...field]);
    start({
      game, versions, field, games, ...asked, seed: Math.floor(Math.random() * 2 ** 32),
      ...(cards?.cards && { cards }),
    });
  };
  return html`<section class="panel deck-trial" aria-labelledby="deck-trial">
    <h2 id="deck-trial">${t("decks-trial-title")}</h2>
    <p class="quiet">${t("decks-trial-what")}</p>
    ${!deck ? html`<p class="quiet" data-trial="illegal">${t("decks-trial-illegal")}</p>`
      : !trial ? html`<p class="quiet">${t("decks-trial-nobody")}</p>` : html`<div class="row trial-fields">
      <label class="field"><span>${t("decks-rival")}</span>
        <select data-trial="against" value=${trial.key} disabled=${now.on}
            onChange=${({ target }) => setWanted(target.value)}>${all.map(({ key, name }) => html`
          <option key=${key} value=${key} selected=${key === trial.key}>
            ${key.startsWith("deck:") ? name : t(`decks-trial-${key}-decks`)}
          </option>`)}</select></label>
      <label class="field"><span>${t("decks-trial-length")}</span>
        <select data-trial="games" value=${String(games)} disabled=${now.on}
            onChange=${({ target }) => setGames(Number(target.value))}>${LENGTHS.map((count) => html`
          <option value=${String(count)} selected=${count === games}>${count}</option>`)}</select></label>
      <button type="button" class="button" data-trial="start" disabled=${now.on} onClick=${begin}>
        ${t("decks-trial-start")}
      </button>
    </div>`}
    ${(now.on || now.answer) && html`<${Progress} now=${now} stop=${stop} />`}
    ${now.problem && html`<p class="problem" role="alert">${now.problem}</p>`}
    ${now.answer && html`<${Report} report=${now.answer.report} over=${!now.on} />`}
  </section>`;
}
