// A draft with printed cards for the organiser: opened, seats changed, the countdown led, who is ready, decks checked.
import { html, useEffect, useState } from "../../lib.js";
import { ask } from "../../net.js";
import { useShell } from "../../ui/shell.js";
import { Sure } from "../../ui/sure.js";
import { DeckButton } from "../event-deck.js";
import { useLeaflet, usePlace } from "./leaflet.js";
import { DeckSheet, PoolSheet } from "./sheets.js";
import { Next, PassOn, Ring, SoundSwitch, Timer, stepText, useSignals, wayOf } from "./table.js";

// Taps on sheets are told to nobody: how often the organiser's page looks for them, in milliseconds.
const TAPS = 4000;

const MORE = 20;
const WAYS = ["booster", "rochester", "sealed"];

export function LeadDraft({ now, token, deed }) {
  const { t } = useShell();
  const { draft } = now;
  const there = now.players.filter(({ left }) => !left).length;
  return html`<details class="panel paper-lead" open=${Boolean(draft)}>
    <summary><h2>${t("paperdraft-title")}</h2></summary>
    ${draft && html`<${Leading} now=${now} token=${token} deed=${deed} />`}
    ${there < 2 ? html`<p class="quiet">${t("paperdraft-two")}</p>` : draft ? html`
      <details><summary>${t("paperdraft-anew")}</summary><${Opening} now=${now} deed=${deed} /></details>`
      : html`<${Opening} now=${now} deed=${deed} />`}
  </details>`;
}

// The form that opens a draft.
function Opening({ now, deed }) {
  const { t, lang } = useShell();
  const [choices, setChoices] = useState({ times: [], sets: {} });
  const [asked, setAsked] = useState(
    { way: "booster", sets: ["8ED", "8ED", "8ED"], pack: false, times: "usual", size: 8 });
  const [own, setOwn] = useState(null);
  const [bad, setBad] = useState(false);
  useEffect(() => {
    let here = true;
    ask("/api/events/drafts").then((found) => { if (here) setChoices(found); }, () => {});
    return () => { here = false; };
  }, []);
  const set = (facts) => setAsked({ ...asked, ...facts });
  const codes = [...(choices.sets[now.game] || []), ...(own ? [own.code] : [])];
  const open = (event) => {
    event.preventDefault();
    const begun = now.draft?.pods.some(({ began }) => began);
    deed("/draft", { ...asked, ...(own && { cards: own }), ...(begun && { reason: t("paperdraft-anew-reason") }) });
  };
  const file = async ({ target }) => {
    try {
      const read = JSON.parse(await target.files[0].text());
      setOwn(read);
      setBad(!read.code);
      set({ sets: asked.sets.map(() => read.code) });
    } catch { setOwn(null); setBad(true); }
  };
  const option = (value, text, chosen) => html`<option key=${value} value=${value}
    selected=${value === chosen}>${text}</option>`;
  return html`<form class="paper-opening" onSubmit=${open}>
    <p class="quiet">${t("paperdraft-text")}</p>
    <label class="field"><span>${t("paperdraft-way")}</span>
      <select data-paper="way" onChange=${({ target }) => set({ way: target.value })}>
        ${WAYS.map((way) => option(way, t(`paperdraft-way-${way}`), asked.way))}</select></label>
    <div class="row event-fields">${asked.sets.map((code, at) => html`<label class="field" key=${at}>
      <span>${t("paperdraft-booster", { number: at + 1 })}</span>
      <select data-paper=${`set-${at + 1}`} onChange=${({ target }) =>
        set({ sets: asked.sets.map((one, place) => (place === at ? target.value : one)) })}>
        ${codes.map((known) => option(known, known, code))}
        ${option("", t("paperdraft-set-other"), code)}</select></label>`)}
    </div>
    ${asked.way === "sealed" && html`<label class="event-check"><input type="checkbox" data-paper="pack"
        checked=${asked.pack} onChange=${({ target }) => set({ pack: target.checked })} />
      <span>${t("paperdraft-pack")}</span></label>`}
    <div class="row event-fields">
      <label class="field"><span>${t("paperdraft-times")}</span>
        <select data-paper="times" onChange=${({ target }) => set({ times: target.value })}>
          ${choices.times.map(({ name, title }) => option(name, title[lang] || name, asked.times))}</select></label>
      <label class="field"><span>${t("paperdraft-size")}</span>
        <input type="number" min="2" max="16" data-paper="size" value=${asked.size}
          onInput=${({ target }) => set({ size: Number(target.value) })} /></label>
    </div>
    <label class="field"><span>${t("paperdraft-own-set")}</span>
      <input type="file" accept=".json,application/json" onChange=${file} /></label>
    ${bad && html`<p class="problem" role="alert">${t("paperdraft-own-set-bad")}</p>`}
    <div class="row"><button class="button primary" data-paper="open">${t("paperdraft-open")}</button></div>
  </form>`;
}

function Leading({ now, token, deed }) {
  const { t } = useShell();
  const leaflet = useLeaflet(now);
  const seated = new Set(now.draft.pods.flatMap(({ players }) => players));
  const without = now.players.filter(({ name, left }) => !left && !seated.has(name)).map(({ name }) => name);
  if (!leaflet) return null;
  return html`
    ${without.length > 0 && html`<p class="problem" role="alert">
      ${t("paperdraft-not-seated", { names: t.list(without) })}</p>`}
    <div class="paper-tables">${now.draft.pods.map((pod, number) => html`
      <${Table} key=${number} now=${now} leaflet=${leaflet} number=${number} deed=${deed} />`)}</div>
    ${!now.rounds.length && html`<${Swap} now=${now} deed=${deed} />`}
    <${Ready} now=${now} token=${token} leaflet=${leaflet} deed=${deed} />`;
}

// One table with its countdown. Tables of a booster draft go together; those of a Rochester draft each for itself.
function Table({ now, leaflet, number, deed }) {
  const { t } = useShell();
  const [, again] = useState(0);
  const pod = now.draft.pods[number];
  const place = usePlace(now, leaflet, number);
  const alone = now.draft.way === "rochester";
  useSignals(number ? null : place, pod, false);
  const act = (what, fields = {}) => () => deed("/draft/clock", { act: what, pod: alone ? number + 1 : 0, ...fields });
  const step = { step: place.at };
  const button = (what, text, fields) => html`<button type="button" class="button small" data-countdown=${what}
    onClick=${act(what, fields)}>${text}</button>`;
  const label = t("paperdraft-table", { number: number + 1 });
  const going = place.kind === "pick" || place.kind === "look";
  return html`<section class="paper-table" aria-label=${label}>
    <h3>${label}</h3>
    <p class="paper-step">${stepText(t, place, pod.players, now.draft.products)}</p>
    <${Timer} place=${place} pod=${pod} />
    <${PassOn} place=${place} />
    <${Next} place=${place} players=${pod.players} />
    ${(alone || number === 0) && !now.rounds.length && html`<div class="row" role="group"
        aria-label=${t("paperdraft-countdown")}>
      ${!pod.began ? html`<button type="button" class="button primary" data-countdown="start" onClick=${act("start")}>
          ${t("paperdraft-start")}</button>` : html`
        ${pod.paused ? button("on", t("events-clock-on")) : button("pause", t("events-clock-pause"))}
        ${button("back", t("paperdraft-back"), step)}
        ${button("next", t("paperdraft-next"), step)}
        ${place.left !== null && button("add", t("paperdraft-add", { seconds: MORE }), { seconds: MORE })}`}
      ${number === 0 && html`<${SoundSwitch} changed=${() => again((count) => count + 1)} />`}
    </div>`}
    <${Ring} players=${pod.players} active=${place.kind === "look" ? place.opener : place.seat}
      way=${going ? wayOf(place) : "none"} />
  </section>`;
}

// Two players change places, at the same table or at two.
function Swap({ now, deed }) {
  const { t } = useShell();
  const [pair, setPair] = useState(["", ""]);
  const names = now.draft.pods.flatMap(({ players }) => players);
  const choose = (at) => html`<select aria-label=${t("events-head-player")} data-paper=${`swap-${at}`}
      onChange=${({ target }) => setPair(pair.map((name, i) => (i === at ? target.value : name)))}>
    <option value="" selected=${!pair[at]}>–</option>${names.map((name) => html`
      <option key=${name} value=${name} selected=${name === pair[at]}>${name}</option>`)}
  </select>`;
  const swap = async () => {
    const place = (name) => (name === pair[0] ? pair[1] : name === pair[1] ? pair[0] : name);
    const pods = now.draft.pods.map(({ players }) => players.map(place));
    const begun = now.draft.pods.some(({ began }) => began);
    if (await deed("/draft", { pods, ...(begun && { reason: t("paperdraft-anew-reason") }) })) setPair(["", ""]);
  };
  return html`<details class="event-swap"><summary>${t("paperdraft-swap")}</summary>
    <div class="row">${choose(0)} ${choose(1)}
      <button type="button" class="button" data-paper="swap" disabled=${!pair[0] || !pair[1] || pair[0] === pair[1]}
        onClick=${swap}>${t("events-swap-do")}</button></div>
  </details>`;
}

// Who has written down cards and a deck, what is odd, and the way to see and to help.
function Ready({ now, token, leaflet, deed }) {
  const { t, lang, show } = useShell();
  const [pods, setPods] = useState([]);
  useEffect(() => {
    let here = true;
    const look = () => ask(`/api/events/${now.id}/draft/check?lang=${lang}`, undefined, token).then(
      (found) => { if (here) setPods(found); }, () => {});
    look();
    const timer = setInterval(() => { if (!document.hidden) look(); }, TAPS);
    return () => { here = false; clearInterval(timer); };
  }, [now.id, now.changes, lang]);
  const help = (name, registered) => show({ title: name, body: registered
    ? html`<${DeckSheet} now=${{ ...now, you: { ...now.you, handed: false } }} token=${token} leaflet=${leaflet}
        deed=${deed} player=${name} done=${() => show(null)} />`
    : html`<${PoolSheet} now=${now} token=${token} leaflet=${leaflet} deed=${deed} player=${name}
        done=${() => show(null)} />` });
  const correct = (fact) => deed("/facts", { facts: [{ kind: "undo", fact, reason: t("paperdraft-correct-reason") }] });
  const begun = pods.some(({ players }) => players.some(({ pool }) => pool > 0));
  const [open, setOpen] = useState(false);
  return html`<details open=${open || begun} onToggle=${({ currentTarget }) => setOpen(currentTarget.open)}>
    <summary>${t("paperdraft-ready")}</summary>
    ${pods.map((pod, number) => html`<ul class="event-players paper-ready" key=${number}>
      ${pod.players.map((row) => html`<li key=${row.name}>
        <span>${row.name}</span>
        <span class="row">
          <span class=${`badge${row.registered ? "" : " badge-alarm"}`}>
            ${t(row.registered ? "paperdraft-cards-in" : "paperdraft-cards-so-far", { count: row.pool })}</span>
          ${row.registered && html`<span class=${`badge${row.handed ? "" : " badge-alarm"}`}>
            ${t(row.handed ? "paperdraft-handed" : "paperdraft-deck-so-far", { count: row.main })}</span>`}
          ${row.late && html`<span class="badge badge-alarm">${t("paperdraft-late")}</span>`}
          ${row.handed && html`<${DeckButton} now=${{ ...now, rounds: [{ tables: [{ first: row.name }] }] }}
            token=${token} name=${row.name} deed=${deed} />`}
          ${!now.rounds.length && html`<button type="button" class="link" aria-haspopup="dialog"
            aria-label=${`${t("paperdraft-help")}${t.colon}${row.name}`}
            onClick=${() => help(row.name, row.registered)}>
            ${t("paperdraft-help")}</button>`}
          ${!now.rounds.length && row.fact !== null && html`<${Sure} label=${t("paperdraft-correct")}
            title=${`${t("paperdraft-correct")}${t.colon}${row.name}`} ask=${t("paperdraft-correct-sure")}
            act=${() => correct(row.fact)} />`}
        </span>
        ${row.hints.length > 0 && html`<ul class="event-faults">${row.hints.map((hint) => html`
          <li key=${hint}>${hint}</li>`)}</ul>`}
      </li>`)}
      ${pod.hints.length > 0 && html`<li class="quiet">${t("paperdraft-whole-table")} ${pod.hints.join("; ")}</li>`}
    </ul>`)}
  </details>`;
}
