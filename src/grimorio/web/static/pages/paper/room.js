// A draft with printed cards on the screen in the room: each table from above, what is done now, the countdown.
import { html } from "../../lib.js";
import { useShell } from "../../ui/shell.js";
import { useLeaflet, usePlace } from "./leaflet.js";
import { Next, PassOn, Ring, Timer, stepText, wayOf } from "./table.js";

export function RoomDraft({ now }) {
  const leaflet = useLeaflet(now);
  if (!leaflet) return null;
  return html`<div class="paper-tables room-draft">${now.draft.pods.map((pod, number) => html`
    <${Table} key=${pod.players[0]} now=${now} leaflet=${leaflet} number=${number} />`)}</div>`;
}

function Table({ now, leaflet, number }) {
  const { t } = useShell();
  const place = usePlace(now, leaflet, number);
  const { players, ...pod } = now.draft.pods[number];
  const going = place.kind === "pick" || place.kind === "look";
  return html`<section class="paper-table" aria-labelledby=${`paper-table-${number}`}>
    <h2 id=${`paper-table-${number}`}>${t("paperdraft-table", { number: number + 1 })}</h2>
    <p class="paper-step" aria-live="polite">${stepText(t, place, players, now.draft.products)}</p>
    <${Timer} place=${place} pod=${pod} large=${true} />
    <${PassOn} place=${place} />
    <${Next} place=${place} players=${players} />
    <${Ring} players=${players} active=${place.kind === "look" ? place.opener : place.seat}
      way=${going ? wayOf(place) : "none"} />
  </section>`;
}
