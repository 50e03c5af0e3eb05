// The turn: whose it is, its steps, and where the viewer wants to be asked. A step is a button: it sets and takes away
// a stop in this player's turns.
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Icon } from "./icons.js";

// The steps of the bar, and those of the game that each stands for.
const BAR = [
  ["upkeep", ["untap", "upkeep"]],
  ["draw", ["draw"]],
  ["main1", ["main1"]],
  ["combat", ["begin_combat", "end_combat"]],
  ["attackers", ["attackers"]],
  ["blockers", ["blockers"]],
  ["damage", ["first_strike_damage", "damage"]],
  ["main2", ["main2"]],
  ["end", ["end", "cleanup"]],
];

// What is asked, for the settings of a seat: each step of the own turn and of others', and what waits.
export const asks = [
  ...["upkeep", "draw", "main1", "combat", "attackers", "blockers", "main2", "end"].flatMap((step) => [
    `own-${step}`,
    `other-${step}`,
  ]),
  "stack-own", "stack-other", "damage", "attack",
].map((ask) => ({ ask, passes: true }));

const without = (list, ask) => list.filter((one) => one !== ask);

function Step({ name, table, about, whose, settings, keep }) {
  const { t } = about;
  const now = BAR.find(([one]) => one === name)[1].includes(table.step);
  const habit = name === "damage" ? "damage" : `${whose}-${name}`;
  const stops = settings && !settings.auto.includes(habit);
  const words = html`<span>${t(`magic-step-${name}`)}</span>`;
  const kind = `step step-${name} ${now ? "step-now" : ""}`;
  if (!settings) return html`<li class=${kind} aria-current=${now ? "step" : undefined}>${words}</li>`;
  const toggle = () =>
    keep({
      ...settings,
      auto: stops ? [...settings.auto, habit] : without(settings.auto, habit),
      stops: without(settings.stops, habit),
    });
  return html`<li class=${kind} aria-current=${now ? "step" : undefined}>
    <button type="button" aria-pressed=${stops} onClick=${toggle}
        title=${t(stops ? "magic-stop-on" : "magic-stop-off", { step: t(`magic-step-${name}`) })}>
      ${words}
      ${stops && html`<${Icon} name="stop" size="xs" />`}
    </button>
  </li>`;
}

export function Steps({ about, settings, keep }) {
  const { t, name, view } = about;
  const { table } = view;
  const playing = table.turn > 0 && !view.result;
  const bar = useRef(null);
  const active = table.active === view.seat ? "own" : "other";
  // Stops are kept for the own turns and for others': those of the present turn are shown, or the others when asked
  // for.
  const [turned, setTurned] = useState(null);
  const whose = turned?.turn === table.turn ? turned.whose : active;
  const turn = () => setTurned({ turn: table.turn, whose: whose === "own" ? "other" : "own" });
  useEffect(() => {
    const now = bar.current?.querySelector(".step-now");
    if (now) bar.current.scrollLeft = now.offsetLeft - (bar.current.clientWidth - now.offsetWidth) / 2;
  }, [table.step, playing]);
  const yields = settings && !view.result && view.seat >= 0;
  return html`<header class="steps">
    <p class="steps-turn">
      ${table.turn > 0 && html`<span>${t("magic-turn", { turn: table.turn })}</span>`}
      ${playing && html`<strong>
        ${table.active === view.seat ? t("magic-turn-yours") : t("magic-turn-of", { name: name(table.active) })}
      </strong>`}
    </p>
    ${playing && yields && html`
      <button type="button" class="button small steps-whose" aria-pressed=${whose !== active} onClick=${turn}
          aria-label=${t(`magic-stops-${whose}`)} title=${t("magic-stops-turn")}>
        <${Icon} name="stop" size="xs" />
        <span>${t(`magic-stops-${whose}`)}</span>
      </button>`}
    ${playing && html`
      <ol class="steps-bar" ref=${bar} tabindex=${yields ? null : 0} aria-label=${t("magic-steps")}>
        ${BAR.map(([one]) => html`
          <${Step} key=${one} name=${one} table=${table} about=${about} whose=${whose}
            settings=${yields ? settings : null} keep=${keep} />`)}
      </ol>`}
    ${playing && yields && html`
      <button type="button" class="button small steps-yield" title=${t("magic-yield")} aria-label=${t("magic-yield")}
          aria-pressed=${settings.yield === "round"}
          onClick=${() => keep({ ...settings, yield: settings.yield === "round" ? null : "round" })}>
        <${Icon} name="pass" /><span>${t("magic-yield")}</span>
      </button>`}
  </header>`;
}
