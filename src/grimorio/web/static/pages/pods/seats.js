// How far the pods of an online draft are, and each seat of them, as the server tells from the tables.
import { html, useEffect, useState } from "../../lib.js";
import { ask } from "../../net.js";
import { useShell } from "../../ui/shell.js";
import { playerOf } from "../event-state.js";

const LOOK = 2000;

// What goes on at the tables now, by game; asked again and again while a pod is not over.
export function useLive(now) {
  const [live, setLive] = useState({});
  const open = now.onlineDraft.pods.some(({ phase }) => phase !== "over");
  useEffect(() => {
    if (!open) return undefined;
    let here = true;
    const look = () => {
      if (!document.hidden) ask(`/api/events/${now.id}/pods`).then((told) => { if (here) setLive(told); }, () => {});
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => { here = false; clearInterval(timer); };
  }, [now.id, open, now.onlineDraft.pods[0]?.game]);
  return live;
}

// The names of all seats of a pod: its players, then the bots that fill it.
export const namesOf = (t, pod) =>
  [...pod.players, ...Array.from({ length: pod.bots }, (_, at) => t("events-bot-name", { number: at + 1 }))];

// What is done at a table now: the pick, or the building of decks. told: from useLive, or undefined.
export function phaseText(t, now, pod, told) {
  const phase = pod.phase === "draft" ? told?.phase || pod.phase : pod.phase;
  if (phase === "draft" && told?.rounds && now.onlineDraft.way !== "sealed") {
    return t("onlinedraft-now", { round: told.round, rounds: told.rounds, pick: told.pick });
  }
  return t("onlinedraft-phase", { phase });
}

// What a seat does, and whether somebody has to be looked for: {text, alarm}.
export function seatState(t, now, pod, seat, told) {
  const name = pod.players[seat];
  const { held } = now.onlineDraft;
  const at = told?.seats[seat];
  const absent = now.onlineDraft.missed?.includes(name);
  if (name && held.includes(name)) {
    return { text: t(absent ? "onlinedraft-held-absent" : "onlinedraft-held"), alarm: false };
  }
  if (pod.phase === "over") {
    const missing = name && !playerOf(now, name)?.handed;
    return { text: t(missing ? "onlinedraft-no-deck" : "onlinedraft-ready"), alarm: Boolean(missing) };
  }
  if (pod.phase === "building" || told?.phase === "building") {
    const state = pod.ready.includes(name) || (at && !at.asked) ? "ready"
      : pod.kept.includes(name) ? "kept" : "building";
    return { text: t(`onlinedraft-${state}`), alarm: false };
  }
  if (!at) return { text: "", alarm: false };
  if (!at.here) return { text: t("onlinedraft-away"), alarm: true };
  const count = t("onlinedraft-cards-of", { count: at.cards });
  return { text: at.asked && !at.bot ? `${count} · ${t("onlinedraft-asked")}` : count, alarm: false };
}

// The seats of a pod as a list, with what each does; act(name): what else stands in the row of a player, or null.
export function Seats({ now, pod, told, act = null }) {
  const { t } = useShell();
  return html`<ol class="event-players pod-seats">${namesOf(t, pod).map((name, seat) => {
    const { text, alarm } = seatState(t, now, pod, seat, told);
    return html`<li key=${seat}><span>${seat + 1} · ${name}</span>
      <span class="row">${text && html`<span class=${`badge${alarm ? " badge-alarm" : ""}`}>${text}</span>`}
        ${act && seat < pod.players.length && act(name)}</span></li>`;
  })}</ol>`;
}

// After how long a bot takes the seat of who is away, while the draft goes on.
export function Patience({ now: { onlineDraft: { absent, pods } } }) {
  const { t } = useShell();
  const open = absent > 0 && pods.some(({ phase }) => phase !== "over");
  return open && html`<p class="quiet">${t("onlinedraft-patience", { count: absent })}</p>`;
}
