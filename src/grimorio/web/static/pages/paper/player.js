// A draft with printed cards on a player's phone: seat, neighbours, what to do now, the cards to tap in.
import { html, useState } from "../../lib.js";
import { useShell } from "../../ui/shell.js";
import { neighbours } from "./countdown.js";
import { useLeaflet, usePlace } from "./leaflet.js";
import { Next, Ring, SoundSwitch, Timer, stepText, useSignals, wayOf } from "./table.js";
import { DeckSheet, PoolSheet } from "./sheets.js";

export function DraftPlayer({ now, token, deed }) {
  const { t } = useShell();
  const { player } = now.you;
  const leaflet = useLeaflet(now);
  const number = now.draft.pods.findIndex(({ players }) => players.includes(player));
  if (number < 0) return html`<section class="panel event-now"><h2>${t("paperdraft-title")}</h2>
    <p>${t("paperdraft-no-seat")}</p></section>`;
  return leaflet && html`<${Seated} now=${now} token=${token} deed=${deed} leaflet=${leaflet} number=${number} />`;
}

function Seated({ now, token, deed, leaflet, number }) {
  const { t } = useShell();
  const [, again] = useState(0);
  const { player, pooled } = now.you;
  const pod = now.draft.pods[number];
  const seat = pod.players.indexOf(player);
  const place = usePlace(now, leaflet, number);
  const acting = place.kind === "look" ? place.opener : place.seat;
  const mine = acting === seat;
  useSignals(place, pod, mine);
  const writing = ["register", "build"].includes(place.kind) || pooled;
  const beside = neighbours(pod.players, seat);
  const taken = () => deed("/draft/clock", { act: "next", pod: number + 1, step: place.at });
  return html`<section class="panel event-now paper" data-step=${place.kind}>
      <p class="quiet">${t("paperdraft-seat", { table: number + 1, seat: seat + 1 })}</p>
      <h2 class=${mine && pod.began ? "paper-mine" : ""} aria-live="polite">
        ${pod.began ? stepText(t, place, pod.players, now.draft.products, seat) : t("paperdraft-begins")}</h2>
      <${Timer} place=${place} pod=${pod} large=${true} />
      ${pod.began > 0 && mine && html`<button type="button" class="button primary big" data-paper="taken"
        disabled=${pod.paused > 0} onClick=${taken}>
        ${t(place.kind === "look" ? "paperdraft-looked" : "paperdraft-taken")}</button>`}
      <${Next} place=${place} players=${pod.players} />
      ${place.kind === "pick" && acting < 0 && place.cards > 1 && html`<p class="paper-pass">
        ${t("paperdraft-pass", { way: wayOf(place), name: beside[wayOf(place)] })}<br />
        <span class="quiet">${t("paperdraft-from", { name: beside[place.way > 0 ? "right" : "left"] })}</span></p>`}
      ${!writing && html`
        <dl class="paper-beside">
          <div><dt>${t("paperdraft-left")}</dt><dd data-paper="left">${beside.left}</dd></div>
          <div><dt>${t("paperdraft-right")}</dt><dd data-paper="right">${beside.right}</dd></div>
        </dl>
        <${Ring} players=${pod.players} mine=${seat} own=${true} active=${acting}
          way=${place.kind === "pick" || place.kind === "look" ? wayOf(place) : "none"} />`}
      <div class="row"><${SoundSwitch} changed=${() => again((count) => count + 1)} /></div>
    </section>
    ${writing && !pooled && html`<${PoolSheet} key="pool" now=${now} token=${token} leaflet=${leaflet} deed=${deed} />`}
    ${pooled && html`<${DeckSheet} key="deck" now=${now} token=${token} leaflet=${leaflet} deed=${deed} />`}`;
}
