// All lands of a deck chosen at one sight. The rules ask for them one after the other: the plan made here answers each
// in its turn.
import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { Confirm, LitButton } from "../../ui/prompt.js";
import { useShell } from "../../ui/shell.js";
import { Stepper } from "./amounts.js";
import { packCard, packName } from "./cards.js";
import { ownPacks } from "./deck.js";
import { DeckSign } from "./icons.js";
import { keepPlan, planOf } from "./plans.js";
import { deckName } from "./words.js";

const BASICS = { white: "Plains", blue: "Island", black: "Swamp", red: "Mountain", green: "Forest" };
const LETTERS = { W: "white", U: "blue", B: "black", R: "red", G: "green" };
// Lands beside forty other cards, as most decks have them.
const USUAL = 18;
const COPIES = 4;
const MOST = 40;

// How many lands of each colour the costs of the packs call for; those of the own Style stay dominant.
export function proposed(one) {
  const signs = { white: 0, blue: 0, black: 0, red: 0, green: 0 };
  for (const name of ownPacks(one))
    for (const sign of packCard(name).cost?.match(/[WUBRG]/g) || []) signs[LETTERS[sign]] += 1;
  const all = Object.values(signs).reduce((sum, count) => sum + count, 0) || 1;
  const plan = Object.fromEntries(
    Object.entries(signs).map(([colour, count]) => [BASICS[colour], Math.round((USUAL * count) / all)]),
  );
  if (one.style === "gold") return goldPlan(plan);
  const own = BASICS[one.style];
  const others = Object.keys(plan).filter((name) => name !== own);
  plan[own] = Math.max(
    1,
    plan[own],
    1 + Math.max(...others.map((name) => Math.min(plan[name], Math.floor((USUAL - 1) / 2)))),
  );
  for (const name of others) plan[name] = Math.min(plan[name], plan[own] - 1);
  return plan;
}

// Three types at least, none of them more than half.
function goldPlan(plan) {
  const names = Object.keys(plan).sort((a, b) => plan[b] - plan[a]);
  for (const name of names.slice(0, 3)) plan[name] = Math.max(1, plan[name]);
  const rest = names.slice(1).reduce((sum, name) => sum + plan[name], 0);
  plan[names[0]] = Math.min(plan[names[0]], rest);
  return plan;
}

// Whether the basic lands are as the Style wants them; the server has the last word.
export function dominant(style, plan) {
  const counts = Object.values(BASICS).map((name) => plan[name] || 0);
  if (style === "gold") {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.filter(Boolean).length >= 3 && Math.max(...counts) * 2 <= total;
  }
  const own = plan[BASICS[style]] || 0;
  return own > 0 && Object.entries(BASICS).every(([colour, name]) => colour === style || (plan[name] || 0) < own);
}

// The lands that are asked for in a choice, and how many of them.
const askedOf = (choice) =>
  choice?.ask === "lands" ? { land: choice.options[0][1], counts: choice.options.map(([, , count]) => count) } : null;

/* The plan of the viewer: null until it is sent. Once it is, each question is answered by it, as long as what it
   says is offered, also after the page was left. */
export function usePlan(about, answer) {
  const { id = null, view } = about;
  const { choice } = view;
  const [plan, setPlan] = useState(() => planOf(id, view.seat));
  const send = (next) => { keepPlan(id, view.seat, next); setPlan(next); };
  const asked = askedOf(choice);
  const fits = Boolean(plan && asked?.counts.includes(plan[asked.land] || 0));
  const given = useRef(null);
  useLayoutEffect(() => {
    if (!fits || given.current === choice.number) return;
    given.current = choice.number;
    answer([["lands", asked.land, plan[asked.land] || 0]]);
  }, [choice?.number, fits]);
  const done = Boolean(plan && (asked ? !fits : choice || view.result));
  useLayoutEffect(() => { if (done) send(null); }, [choice?.number, done]);
  return { going: fits, send };
}

export function LandsForm({ about, plan, lands }) {
  const { view, t, lang } = about;
  const { show } = useShell();
  const one = view.table.magi[view.seat];
  const asked = askedOf(view.choice);
  const done = one.lands;
  const [now, setNow] = useState(() => ({ ...proposed(one), ...done }));
  const [more, setMore] = useState(false);
  const total = Object.values(now).reduce((sum, count) => sum + count, 0);
  const good = dominant(one.style, now);
  const own = BASICS[one.style];
  const check = good ? "live-lands-good" : one.style === "gold" ? "live-lands-gold" : "live-lands-few";
  const set = (name) => (count) => setNow({ ...now, [name]: count });
  const send = (event) => { event.preventDefault(); plan.send(now); };
  const first = asked.counts.includes(now[asked.land] || 0);
  return html`<form class="lands-form" id="live-lands" data-zone="lands" onSubmit=${send}
      aria-label=${t("live-lands-title")}>
    <header>
      <h3>${t("live-lands-title")}</h3>
      <p class="lands-total">${t("live-lands-total", { count: total })}</p>
    </header>
    <ul class="lands-list">${Object.entries(BASICS).map(([colour, name], at) => html`
      <li key=${name} class=${name === own ? "land-own" : ""}>
        <span class="land-name"><${DeckSign} deck=${colour} /><span>${packName(name, lang)}</span></span>
        ${name in done ? html`<b>${done[name]}</b>`
          : html`
            <${Stepper} value=${now[name] || 0} least=${0} most=${MOST} set=${set(name)} label=${packName(name, lang)}
              focus=${at === 0} />`}
      </li>`)}</ul>
    <p class=${`lands-check ${good && first ? "lands-good" : "lands-bad"}`} role="status" data-term="live/dominant">
      ${t(check, { style: deckName(t, one.style), land: own ? packName(own, lang) : "" })}
    </p>
    ${lands.length > 0 && html`
      <details class="lands-more" open=${more} onToggle=${({ target }) => setMore(target.open)}>
        <summary>${t("live-lands-others", { count: lands.length })}</summary>
        <ul class="lands-list">${lands.map((name) => html`<li key=${name}>
          <button type="button" class="land-name link" data-look=${name}
              onClick=${() => show({ title: packName(name, lang), body: packCard(name).text?.[lang] || "" })}>
            ${packName(name, lang)}
          </button>
          <${Stepper} value=${now[name] || 0} least=${0} most=${COPIES} set=${set(name)}
            label=${packName(name, lang)} />
        </li>`)}</ul>
      </details>`}
    <${Confirm}>
      <${LitButton} type="submit" form="live-lands" ready=${good} data-option="lands">
        ${t("live-lands-send")}
      </${LitButton}>
    </${Confirm}>
  </form>`;
}
