// What starts a game from the lobby: against whom, by which rules, with which decks. Each is asked once.
import { bookOf } from "../games/index.js";
import { html, useState } from "../lib.js";
import { recall, remember } from "../memory.js";
import { NameField } from "../ui/invite.js";
import { OptionField } from "../ui/option-field.js";
import { ANY, CHARACTERS } from "../levels.js";
import { levelName } from "../ui/players.js";
import { useShell } from "../ui/shell.js";
import { Sign } from "../ui/signs.js";
import { duration, TimeFields } from "../ui/time-fields.js";
import { MatchFields } from "./match-fields.js";

const ROMAN = [
  "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
];
const FRIEND = "friend";

const bot = (level) => `bot:${level}`;
const toSeat = (kind) => (kind.startsWith("bot:") ? { kind: "bot", level: kind.slice(4) } : { kind: "person" });
const middle = (levels) => levels[Math.floor((levels.length - 1) / 2)];

// Against whom: a level of bots in every other seat, or a friend in the second one. Neither is marked when they mix.
function Against({ levels, seats, setSeats }) {
  const { t } = useShell();
  const others = seats.slice(1);
  const pick = (kind) => {
    if (kind !== FRIEND) remember("level", kind);
    setSeats([seats[0], ...others.map((one, at) => {
      if (kind !== FRIEND) return bot(kind);
      return at === 0 ? FRIEND : one;
    })]);
  };
  const chosen = others[0] === FRIEND ? FRIEND : levels.find((level) => others.every((one) => one === bot(level)));
  return html`<fieldset class="levels">
    <legend>${t("lobby-against")}</legend>
    <div class="segments">${[...levels, FRIEND].map((one) => html`<label key=${one}>
      <input type="radio" name="level" value=${one} checked=${one === chosen} onChange=${() => pick(one)} />
      <span>${one === FRIEND ? t("lobby-friend") : levelName(t, one)}</span></label>`)}</div>
  </fieldset>`;
}

function Seats({ game, levels, seats, setSeats }) {
  const { t } = useShell();
  const fewest = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  const kinds = [[FRIEND, t("table-friend")],
    ...levels.map((level) => [bot(level), t("table-bot-named", { level: levelName(t, level) })])];
  const setSeat = (index, kind) => setSeats(seats.map((one, at) => (at === index ? kind : one)));
  return html`<fieldset class="seats">
    <legend>${t("table-seats")}</legend>
    <ol>${seats.map((kind, index) => html`<li key=${index} class="seat">
      <span class="seat-number" aria-hidden="true">${ROMAN[index]}</span>
      ${index === 0 ? html`<span class="seat-you">${t("table-you")}</span>`
        : html`
          <select aria-label=${t("table-seat", { number: index + 1 })} value=${kind}
              onChange=${(event) => setSeat(index, event.target.value)}>${kinds.map(([value, label]) => html`
            <option value=${value} selected=${value === kind}>${label}</option>`)}</select>`}
      ${index > 0 && index >= fewest && index === seats.length - 1 && html`
        <button type="button" class="icon-button" aria-label=${t("table-seat-remove")} title=${t("table-seat-remove")}
            onClick=${() => setSeats(seats.slice(0, -1))}>
          <${Sign} name="close" />
        </button>`}
    </li>`)}</ol>
    ${seats.length < most && html`
      <button type="button" class="link" onClick=${() => setSeats([...seats, bot(middle(levels))])}>
        + ${t("table-seat-add")}
      </button>`}
  </fieldset>`;
}

// The time to build decks after a draft.
function BuildMinutes({ values, value, set }) {
  const { t, lang } = useShell();
  const words = (minutes) => (minutes ? duration(lang, 60 * minutes) : t("table-clock-none"));
  return html`<label class="field">
    <span>${t("draft-build-time")}</span>
    <select data-field="build-minutes" onChange=${({ target }) => set(values[target.selectedIndex])}>
      ${values.map((minutes) => html`<option key=${minutes} selected=${minutes === value}>${words(minutes)}</option>`)}
    </select>
  </label>`;
}

function startWords(t, game, seats, usual) {
  if (seats.includes(FRIEND)) return t("lobby-invite");
  const own = `${game}-play-bot`;
  if (seats.length === usual && t.has(own)) return t(own);
  return t(seats.length === 2 ? "table-play-bot" : "lobby-play-bots");
}

// How the bots of the new game shall be; "any" lets the seed choose for each.
function CharacterField({ character, set }) {
  const { t } = useShell();
  return html`<label class="field"><span>${t("table-character")}</span>
    <select data-field="character" onChange=${(event) => set(event.target.value)}>${CHARACTERS.map((one) => html`
      <option key=${one} value=${one} selected=${one === character}>${t(`table-character-${one}`)}</option>`)}</select>
  </label>`;
}

// name, setName: what the player is called; start(body): makes the game.
export function Play({ catalogue, game, start, busy, name, setName }) {
  const { t } = useShell();
  const { levels } = catalogue;
  const { Bring, BROUGHT = [], QUICK = 2, BUILD_MINUTES, CHARACTERS: HAS_CHARACTERS } = bookOf(game.name);
  const asked = game.options.filter((option) => !BROUGHT.includes(option.name));
  const [chosenMinutes, setMinutes] = useState(null);
  const kept = recall("level");
  const level = levels.includes(kept) ? kept : middle(levels);
  const [seats, setSeats] = useState(["you", ...Array(QUICK - 1).fill(bot(level))]);
  const [character, setCharacter] = useState(ANY);
  const [options, setOptions] = useState({});
  const [time, setTime] = useState({});
  const [listed, setListed] = useState(false);
  const [cards, setCards] = useState(null);
  const [wanted, setMatch] = useState(null);
  const matches = game.matches && seats.length === 2;
  const match = matches ? wanted : null;
  const friends = seats.map((kind) => kind === FRIEND);
  const invites = friends.includes(true);
  // Nobody waits for who plays with bots alone.
  const minutes = chosenMinutes ?? (invites && BUILD_MINUTES ? BUILD_MINUTES.USUAL : 0);
  const label = (seat) => {
    if (!seat) return t("table-you");
    return seats.length === 2 && !invites ? t("table-bot") : t("table-seat", { number: seat + 1 });
  };
  const ofCharacter = (seat) => (seat.kind === "bot" && character !== ANY ? { ...seat, character } : seat);
  const send = (event) => {
    event.preventDefault();
    start({
      game: game.name,
      seats: seats.map(toSeat).map(ofCharacter),
      options,
      ...(cards && { cards }),
      ...(match && { match }),
      ...(listed && { listed }),
      ...time,
      ...(minutes && { build_minutes: minutes }),
    });
  };
  return html`<form class="setup" data-accent=${game.name} onSubmit=${send} aria-labelledby="setup-title">
    <h2 id="setup-title">${t.game(game.name)}</h2>
    ${t.has(`${game.name}-tagline`) && html`<p class="setup-what">${t(`${game.name}-tagline`)}</p>`}
    <${Against} levels=${levels} seats=${seats} setSeats=${setSeats} />
    ${invites && html`<${NameField} name=${name} setName=${setName} />`}
    <button class="button primary big" disabled=${busy || cards === undefined} data-start=${invites ? "table" : "bot"}>
      ${startWords(t, game.name, seats, QUICK)}
    </button>
    ${Bring && html`<${Bring} seats=${seats.length} friends=${friends} format=${match?.format} options=${options}
      setOptions=${setOptions} set=${setCards} t=${t} label=${label} />`}
    <details class="options">
      <summary>${t("lobby-settings")}</summary>
      <div class="setup-more">
        ${!invites && html`<${NameField} name=${name} setName=${setName} />`}
        <${Seats} game=${game} levels=${levels} seats=${seats} setSeats=${setSeats} />
        ${HAS_CHARACTERS && html`<${CharacterField} character=${character} set=${setCharacter} />`}
        ${matches && html`
          <${MatchFields} name="setup" game=${game.name} match=${match} set=${setMatch} formats=${game.formats} />`}
        ${asked.length > 0 && html`<fieldset>
          <legend>${t("table-options")}</legend>
          <div class="options-list">${asked.map((option) => html`
            <${OptionField} key=${option.name} game=${game.name} option=${option}
              value=${options[option.name] ?? option.default}
              set=${(value) => setOptions({ ...options, [option.name]: value })} />`)}</div>
        </fieldset>`}
        <${TimeFields} set=${setTime} />
        ${BUILD_MINUTES && html`
          <${BuildMinutes} values=${BUILD_MINUTES.ALL} value=${minutes} set=${setMinutes} />`}
        <label class="listed">
          <input type="checkbox" name="listed" checked=${listed} onChange=${(event) =>
            setListed(event.target.checked)} />
          <span>${t("table-listed")}</span>
        </label>
      </div>
    </details>
  </form>`;
}
