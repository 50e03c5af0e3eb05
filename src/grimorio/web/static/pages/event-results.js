// Results of matches: how they are written, which ones are usual, and the buttons that choose one.
import { html, useState } from "../lib.js";
import { Modal } from "../ui/dialog.js";
import { useShell } from "../ui/shell.js";

// 2-1, or 1-1-1 with drawn games.
export const gamesText = (games) => (games[2] ? games : games.slice(0, 2)).join("–");

// As the second player of the table says it.
export const turned = ([won, lost, drawn]) => [lost, won, drawn];

// A score with the games that penalties have given to both sides (ahead, by side), and without them: those that are
// entered. Nothing for no score.
export const withAhead = (games, ahead = [0, 0]) => games && games.map((count, at) => count + (ahead[at] ?? 0));
export const played = (games, ahead = [0, 0]) => games.map((count, at) => count - (ahead[at] ?? 0));

// The usual results of a match, from two to none for the first player; a knockout needs a winner, and none is below
// what penalties have given (ahead).
export function usual(bestOf, knockout = false, ahead = [0, 0]) {
  const need = (bestOf + 1) / 2;
  const lost = [...Array(need).keys()];
  return [
    ...lost.map((count) => [need, count, 0]),
    ...(knockout ? [] : [bestOf === 1 ? [0, 0, 1] : [need - 1, need - 1, 1]]),
    ...lost.reverse().map((count) => [count, need, 0]),
  ].filter((games) => games[0] >= ahead[0] && games[1] >= ahead[1]);
}

// The result of a single game in words: who won.
function singleText(t, games, names) {
  if (games[2]) return t("events-single-drawn");
  return t("events-single-won", { name: games[0] ? names.first : names.second });
}

// Who of a table has lost games by penalties, which count in its results.
export function Ahead({ ahead, names }) {
  const { t } = useShell();
  if (!ahead) return null;
  const losers = [[names.second, ahead[0]], [names.first, ahead[1]]].filter(([, count]) => count);
  return html`<p class="quiet event-ahead">${losers.map(([name, count]) =>
    t("events-lost-by-penalty", { name, count })).join("; ")}</p>`;
}

// Buttons for the usual results, and one for any other. chosen: the result that is marked; pick(games, outcome): takes
// one; the outcome is said where equal games need a winner. ahead: games that count already, by penalties; they are in
// every result here.
export function ResultButtons({ bestOf, chosen, pick, names, knockout = false, ahead = [0, 0] }) {
  const { t } = useShell();
  const [open, setOpen] = useState(false);
  const mark = chosen && chosen.join("-");
  return html`<div class="results" role="group" aria-label=${t("events-result-of", names)}>
    ${usual(bestOf, knockout, ahead).map((games) => html`
      <button type="button" key=${games} class=${`button small${games.join("-") === mark ? " chosen" : ""}`}
          data-result=${games.join("-")} aria-pressed=${games.join("-") === mark} onClick=${() => pick(games)}>
        ${bestOf > 1 ? gamesText(games) : singleText(t, games, names)}
      </button>`)}
    <button type="button" class="link" onClick=${() => setOpen(true)}>${t("events-other")}</button>
    ${open && html`<${OtherResult} bestOf=${bestOf} names=${names} knockout=${knockout} ahead=${ahead}
      close=${() => setOpen(false)}
      pick=${(...result) => { setOpen(false); pick(...result); }} />`}
  </div>`;
}

// Any result, by its three numbers.
function OtherResult({ bestOf, names, knockout, ahead, pick, close }) {
  const { t } = useShell();
  const [games, setGames] = useState([...ahead, 0]);
  const [winner, setWinner] = useState("first");
  const equal = knockout && games[0] === games[1];
  const labels = [names.first, names.second, t("events-drawn")];
  const set = (at, text) => setGames(games.map((count, i) => (i === at ? Number(text) || 0 : count)));
  const enter = (event) => {
    event.preventDefault();
    pick(games, equal ? winner : null);
  };
  return html`<${Modal} title=${t("events-other-title")} kind="popup" close=${close}>
    ${(shut) => html`<form class="popup-in" onSubmit=${enter}>
      <h2>${t("events-other-title")}</h2>
      <div class="row">${labels.map((label, at) => html`<label class="field" key=${at}>
        <span>${label}</span>
        <input type="number" min=${ahead[at] ?? 0} max=${at < 2 ? (bestOf + 1) / 2 : 9} value=${games[at]}
          inputmode="numeric" onInput=${({ target }) => set(at, target.value)} />
      </label>`)}</div>
      ${equal && html`<label class="field"><span>${t("events-winner")}</span>
        <select value=${winner} onChange=${({ target }) => setWinner(target.value)}>
          <option value="first">${names.first}</option><option value="second">${names.second}</option>
        </select>
      </label>`}
      <div class="row">
        <button class="button primary">${t("events-enter")}</button>
        <button type="button" class="link" onClick=${shut}>${t("events-cancel")}</button>
      </div>
    </form>`}
  </${Modal}>`;
}

export const outcomeText = (t, { games, outcome }) =>
  (outcome === "neither" ? t("events-both-lost") : gamesText(games));
