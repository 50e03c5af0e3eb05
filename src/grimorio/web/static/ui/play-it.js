// A position is played: who sits where, by which options, and the links when one browser holds several seats.
import { html, useState } from "../lib.js";
import { game as remembered, recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { OptionField } from "./option-field.js";
import { startGame } from "./start.js";
import { NameField, rememberedName } from "./invite.js";
import { levelName } from "./players.js";
import { useShell } from "./shell.js";

const toSeat = (kind) => (kind.startsWith("bot:") ? { kind: "bot", level: kind.slice(4) } : { kind: "person" });
const middle = (levels) => levels[Math.floor((levels.length - 1) / 2)];

// The seats of one person beyond the first: taken at once, each with a link of its own.
async function take(id, kinds, name) {
  const links = {};
  for (const { seat, invite } of remembered(id)?.invites || []) {
    if (kinds[seat] === "you") {
      const { token } = await ask(`/api/games/${id}/join`, { invite, name: name && `${name} ${seat + 1}` });
      links[seat] = `/game/${id}#token=${encodeURIComponent(token)}`;
    }
  }
  return links;
}

// names: of the seats; out(name): whether that one plays no more.
export function PlayIt({ game, catalogue, file, names, out, good, set }) {
  const { t, go } = useShell();
  const level = recall("level") || middle(catalogue.levels);
  const [name, setName] = useState(rememberedName());
  const [chosen, setChosen] = useState([]);
  const [problem, setProblem] = useState(null);
  const [links, setLinks] = useState(null);
  const first = names.findIndex((one) => !out(one));
  const kinds = names.map((one, index) =>
    out(one) ? `bot:${level}` : chosen[index] || (index === first ? "you" : `bot:${level}`),
  );
  const kindsOf = [["you", t("table-situation-you")], ["friend", t("table-friend")],
    ...catalogue.levels.map((one) => [`bot:${one}`, t("table-bot-named", { level: levelName(t, one) })])];
  const sit = (index, kind) => {
    setChosen(kinds.map((one, at) => (at === index ? kind : one)));
    if (kind.startsWith("bot:")) remember("level", kind.slice(4));
  };
  const play = async (event) => {
    event.preventDefault();
    const called = name.trim();
    try {
      const { options, situation, cards } = file;
      const seats = kinds.map(toSeat);
      const own = cards ? { cards } : {};
      const id = await startGame({ game: game.name, name: called, seats, options, situation, ...own });
      const more = await take(id, kinds, called);
      if (Object.keys(more).length) setLinks({ [remembered(id).seat]: `/game/${id}`, ...more });
      else go(`/game/${id}`);
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  return html`<form class="panel situation-play" onSubmit=${play} aria-labelledby="play-title">
    <h2 id="play-title">${t("table-situation-play")}</h2>
    <p>${t("table-situation-play-text")}</p>
    <div class="situation-fields">
      <${NameField} name=${name} setName=${setName} />
      ${names.map((one, index) => !out(one) && html`<label class="field" key=${one}>
        <span>${t("table-situation-seat", { seat: one })}</span>
        <select value=${kinds[index]} data-seat=${one} onChange=${(event) => sit(index, event.target.value)}>
          ${kindsOf.map(([value, label]) => html`<option value=${value} selected=${value === kinds[index]}>
            ${label}
          </option>`)}
        </select>
      </label>`)}
    </div>
    <details class="options">
      <summary>${t("table-options")}</summary>
      <div class="options-list">${game.options.map((option) => html`
        <${OptionField} key=${option.name} game=${game.name} option=${option}
          value=${file.options[option.name] ?? option.default}
          set=${(value) => set({ ...file.options, [option.name]: value })} />`)}</div>
    </details>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${links && html`<div class="situation-links" role="status">
      <p>${t("table-situation-links")}</p>
      <ul>${Object.entries(links).map(([seat, link]) => html`<li key=${link}>
        <a href=${link} target="_blank" rel="noopener">${t("table-situation-seat", { seat: names[seat] })}</a>
      </li>`)}</ul>
    </div>`}
    <button class="button primary" disabled=${!good} data-start="situation">${t("table-situation-play")}</button>
  </form>`;
}
