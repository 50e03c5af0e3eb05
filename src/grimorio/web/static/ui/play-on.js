// "Play on from here": a new game that begins with this moment of an old one, with luck of its own.
import { html, useEffect, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { ask, problemText } from "../net.js";
import { startGame } from "./start.js";
import { NameField, rememberedName } from "./invite.js";
import { levelName } from "./players.js";
import { useShell } from "./shell.js";

const middle = (levels) => levels[Math.floor((levels.length - 1) / 2)];

// from: {game: id, answer: n}; game: the name of its rules; seats: [{seat, name}]; mine: the seat proposed.
export function PlayOn({ from, game, seats, mine }) {
  const { t, go } = useShell();
  const [levels, setLevels] = useState(null);
  const [name, setName] = useState(rememberedName());
  const [seat, setSeat] = useState(mine);
  const [others, setOthers] = useState({});
  const [problem, setProblem] = useState(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    ask("/api/catalogue").then(
      (found) => setLevels(found.levels),
      (error) => setProblem(problemText(t, error)),
    );
  }, []);
  if (!levels) return html`<p class=${problem ? "problem" : "quiet"} role="status">
    ${problem || t("table-opening")}
  </p>`;
  const kept = recall("level");
  const usual = `bot:${levels.includes(kept) ? kept : middle(levels)}`;
  const kindOf = (one) => others[one] || usual;
  const choose = (one, kind) => {
    setOthers({ ...others, [one]: kind });
    if (kind.startsWith("bot:")) remember("level", kind.slice(4));
  };
  const play = async (event) => {
    event.preventDefault();
    setBusy(true);
    const body = seats.map((one) => {
      const kind = one.seat === seat ? "you" : kindOf(one.seat);
      return kind.startsWith("bot:") ? { kind: "bot", level: kind.slice(4) } : { kind: "person" };
    });
    try {
      go(`/game/${await startGame({ game, name: name.trim(), seats: body, seat, from })}`);
    } catch (error) {
      setProblem(problemText(t, error));
      setBusy(false);
    }
  };
  const kinds = [
    ["friend", t("table-friend")],
    ...levels.map((one) => [`bot:${one}`, t("table-bot-named", { level: levelName(t, one) })]),
  ];
  return html`<form class="play-on" onSubmit=${play}>
    <p>${t("table-replay-play-on-text")}</p>
    <${NameField} name=${name} setName=${setName} />
    <label class="field">
      <span>${t("table-replay-play-on-seat")}</span>
      <select value=${String(seat)} data-choose="seat" onChange=${(event) => setSeat(Number(event.target.value))}>
        ${seats.map((one) => html`<option value=${String(one.seat)} selected=${one.seat === seat}>
          ${one.name}
        </option>`)}
      </select>
    </label>
    ${seats.filter((one) => one.seat !== seat).map((one) => html`<label class="field" key=${one.seat}>
      <span>${t("table-replay-play-on-other", { name: one.name })}</span>
      <select value=${kindOf(one.seat)} data-choose=${one.seat}
          onChange=${(event) => choose(one.seat, event.target.value)}>${kinds.map(([value, label]) => html`
        <option value=${value} selected=${value === kindOf(one.seat)}>${label}</option>`)}</select>
    </label>`)}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <button class="button primary" disabled=${busy} data-start="play-on">${t("table-replay-play-on-start")}</button>
  </form>`;
}
