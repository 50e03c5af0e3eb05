// An online draft for the organiser: begun by one click, who is where, bots for who is missing.
import { Select } from "../../ui/select.js";
import { html, useEffect, useState } from "../../lib.js";
import { ask } from "../../net.js";
import { useShell } from "../../ui/shell.js";
import { Sure } from "../../ui/sure.js";
import { playerOf } from "../event-state.js";
import { cardsOf, setsOf } from "./cards.js";
import { Patience, Seats, phaseText, useLive } from "./seats.js";

const WAYS = ["booster", "rochester", "sealed"];
const SECONDS = [0, 30, 45, 60, 90, 86400];
const MINUTES = [0, 20, 25, 30, 45, 60, 1440];
const ABSENT = [0, 2, 5, 10, 30, 120, 1440];
const SIZES = [4, 6, 8];
const OWN = "";

export function LeadPods({ now, deed }) {
  const { t } = useShell();
  const there = now.players.filter(({ left }) => !left).length;
  const form = (anew) => html`<${Opening} now=${now} deed=${deed} anew=${anew} />`;
  const before = !now.rounds.length && !now.matches.length;
  return html`<details class="panel paper-lead" open=${before} data-pods="lead">
    <summary><h2>${t("onlinedraft-title")}</h2></summary>
    ${now.onlineDraft ? html`<${Leading} now=${now} deed=${deed} />
        ${before && html`<details><summary>${t("onlinedraft-anew")}</summary>${form(true)}</details>`}`
      : there < 1 ? html`<p class="quiet">${t("paperdraft-two")}</p>` : form(false)}
  </details>`;
}

// The form that begins a draft.
function Opening({ now, deed, anew }) {
  const { t } = useShell();
  const [codes, setCodes] = useState(["8ED"]);
  const [asked, setAsked] = useState({ way: "booster", sealed: "tournament-pack", fill: 0, seconds: 60, minutes: 25,
    absent: 5,
    size: SIZES.includes(now.pods) ? now.pods : 8 });
  const [sets, setSets] = useState(["8ED", "8ED", "8ED"]);
  const [own, setOwn] = useState(null);
  const [bad, setBad] = useState(null);
  useEffect(() => {
    let here = true;
    ask("/api/events/drafts").then(({ drafted }) => { if (here) setCodes(drafted); }, () => {});
    return () => { here = false; };
  }, []);
  const set = (facts) => setAsked({ ...asked, ...facts });
  const sealed = asked.way === "sealed";
  const byFile = sets[0] === OWN;
  const untimed = !(sealed ? asked.minutes : asked.seconds && asked.minutes);
  const begin = () => deed("/pods", { ...asked, absent: untimed ? asked.absent : 0,
    cards: byFile ? own : setsOf(sealed ? sets.slice(0, 1) : sets),
    ...(anew && { reason: t("paperdraft-anew-reason") }) });
  const file = async ({ target }) => {
    const read = target.files[0] && cardsOf(await target.files[0].text());
    setOwn(read?.cards || null);
    setBad(read?.id ? read : null);
  };
  const option = (value, text, chosen) => html`<option key=${value} value=${value}
    selected=${value === chosen}>${text}</option>`;
  const choose = (name, label, values, words) => html`<${Select} data-pods=${name} ...${{ label, values, words }}
    value=${asked[name]} set=${(value) => set({ [name]: value })} />`;
  const chooseSet = (code, at) => html`<label class="field" key=${at}>
    <span>${sealed || byFile ? t("onlinedraft-cards") : t("paperdraft-booster", { number: at + 1 })}</span>
    <select data-pods=${`set-${at + 1}`} onChange=${({ target }) => setSets(target.value === OWN || byFile
        ? sets.map(() => target.value) : sets.map((one, place) => (place === at ? target.value : one)))}>
      ${codes.map((known) => option(known, known, code))}
      ${at === 0 && option(OWN, t("onlinedraft-cards-own"), code)}</select></label>`;
  const ready = !byFile || own;
  return html`<form class="paper-opening" onSubmit=${(event) => { event.preventDefault(); if (!anew) begin(); }}>
    <p class="quiet">${t(anew ? "onlinedraft-anew-text" : "onlinedraft-text")}</p>
    ${choose("way", t("paperdraft-way"), WAYS, (way) => t(`paperdraft-way-${way}`))}
    ${sealed && choose("sealed", t("onlinedraft-sealed"), ["tournament-pack", "boosters"],
      (what) => t(`draft-option-sealed-${what}`))}
    <div class="row event-fields">${(sealed || byFile ? sets.slice(0, 1) : sets).map(chooseSet)}</div>
    ${byFile && html`<label class="field"><span>${t("onlinedraft-file")}</span>
      <input type="file" accept=".json,.txt,application/json,text/plain" data-pods="file" onChange=${file} />
      <small class="quiet">${t("onlinedraft-file-text")}</small></label>
      ${bad && html`<p class="problem" role="alert">
        ${t(bad.id, { line: bad.line, text: bad.text.slice(0, 60) })}</p>`}`}
    <div class="row event-fields">
      ${choose("size", t("paperdraft-size"), SIZES, String)}
      ${choose("fill", t("onlinedraft-fill"), [0, ...SIZES], (count) => t("onlinedraft-fill-to", { count }))}
    </div>
    <div class="row event-fields">
      ${!sealed && choose("seconds", t("onlinedraft-seconds"), SECONDS, (count) =>
        t("onlinedraft-seconds-of", { count }))}
      ${choose("minutes", t("onlinedraft-build"), MINUTES, (count) => t("events-minutes-of", { count }))}
      ${untimed && choose("absent", t("onlinedraft-absent"), ABSENT, (count) =>
        t("onlinedraft-absent-of", { count }))}
    </div>
    <div class="row">${anew ? html`<${Sure} label=${t("onlinedraft-anew")} kind="button"
        ask=${t("onlinedraft-anew-sure")} act=${begin} />`
      : html`<button class="button primary big" data-pods="begin" disabled=${!ready}>
        ${t("onlinedraft-begin")}</button>`}</div>
  </form>`;
}

// The tables of a draft that goes on: who is where, and the bots in the places of players.
function Leading({ now, deed }) {
  const { t } = useShell();
  const live = useLive(now);
  const { held, pods } = now.onlineDraft;
  const move = (player, on) => deed("/facts", { facts: [{ kind: "stand-in", player, on }] });
  const seat = (pod) => (name) => {
    const { bot, left } = playerOf(now, name) || {};
    if (bot || left || pod.phase !== "draft") return null;
    return held.includes(name) ? html`<button type="button" class="link" onClick=${() => move(name, false)}
          aria-label=${`${t("onlinedraft-give-back")}${t.colon}${name}`}>${t("onlinedraft-give-back")}</button>`
      : html`<${Sure} label=${t("onlinedraft-hold")} title=${`${t("onlinedraft-hold")}${t.colon}${name}`}
          ask=${t("onlinedraft-hold-sure")} act=${() => move(name, true)} />`;
  };
  return html`<${Patience} now=${now} />
    <div class="paper-tables">${pods.map((pod, number) => html`
    <section class="paper-table" key=${pod.game} aria-labelledby=${`lead-pod-${number}`} data-phase=${pod.phase}>
      <h3 id=${`lead-pod-${number}`}>${t("paperdraft-table", { number: number + 1 })}</h3>
      <p class="paper-step" role="status">${phaseText(t, now, pod, live[pod.game])}</p>
      <${Seats} now=${now} pod=${pod} told=${live[pod.game]} act=${seat(pod)} />
      ${pod.phase === "draft" && html`<p><a class="link"
        href=${`/game/${pod.game}`}>${t("onlinedraft-watch")}</a></p>`}
    </section>`)}</div>`;
}
