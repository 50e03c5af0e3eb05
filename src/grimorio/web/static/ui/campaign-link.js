// The way from a table to the campaign it belongs to. id: of the campaign, or null.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

export function CampaignLink({ id, kind }) {
  const { t, go } = useShell();
  if (!id) return null;
  const to = `/campaign/${id}`;
  return html`
    <a class=${kind} href=${to} data-campaign="back" onClick=${(event) => { event.preventDefault(); go(to); }}>
      ${t("campaign-back")}
    </a>`;
}
