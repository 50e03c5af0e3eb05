// A seat handed over: a link for another device, a bot for who leaves, a friend for a bot.
import { html, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { Copy } from "../ui/invite.js";
import { useShell } from "../ui/shell.js";
import { keepCampaign } from "./campaign-kept.js";

// What may be done with the seat of a member. deed: asks the server.
export function SeatDeeds({ number, about, deed }) {
  const { t, show } = useShell();
  const { now, name } = about;
  const { kind } = now.members[number];
  const mine = number === now.you;
  const owns = now.you === now.owner;
  if (!mine && !owns) return null;
  const link = async () => {
    const said = await deed("/device", { member: number });
    if (said) show({ title: t("campaign-device"), body: html`<p>
      ${t(mine ? "campaign-device-text" : "campaign-device-other", { name: name(number) })}
    </p>
    <div class="row">
      <input readonly data-campaign="device-link" value=${said.link} aria-label=${t("table-invite-link")}
        onFocus=${(event) => event.target.select()} />
      <${Copy} text=${said.link} />
    </div>` });
  };
  const leave = () => show({ title: t("campaign-to-bot", { name: name(number) }), body: html`<p>
    ${t("campaign-to-bot-text")}
  </p>
  <div class="row">
    <button type="button" class="button" autofocus onClick=${() => show(null)}>${t("campaign-call-off-no")}</button>
    <button type="button" class="button danger" data-campaign="to-bot-yes"
        onClick=${() => { show(null); deed("/to-bot", { member: number }); }}>
      ${t("campaign-to-bot-yes")}
    </button>
  </div>` });
  return html`<div class="row sheet-deeds">
    <button type="button" class="link" data-campaign="device" aria-haspopup="dialog" onClick=${link}>
      ${t(kind === "bot" ? "campaign-to-friend" : "campaign-device")}
    </button>
    ${kind !== "bot" && number !== now.owner && html`
      <button type="button" class="link" data-campaign="to-bot" aria-haspopup="dialog" onClick=${leave}>
        ${t("campaign-to-bot-yes")}
      </button>`}
  </div>`;
}

// On the device that a link was made for.
export function Moving({ id, device, now, moved }) {
  const { t } = useShell();
  const [problem, setProblem] = useState(null);
  const take = async () => {
    try {
      const { token } = await ask(`/api/campaigns/${id}/move`, { device });
      keepCampaign(id, { name: now.name, token });
      moved(token);
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  return html`<section class="panel campaign-join">
    <h1>${now.name}</h1><p>${t("campaign-move-text")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row">
      <button type="button" class="button primary" data-campaign="move" onClick=${take}>${t("campaign-move")}</button>
    </div>
  </section>`;
}
