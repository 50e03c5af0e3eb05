// The way from a table to the campaign it belongs to. id: of the campaign, or null.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

export function CampaignLink({ id, kind }) {
  const { t } = useShell();
  if (!id) return null;
  return html`<a class=${kind} href=${`/campaign/${id}`} data-campaign="back">${t("campaign-back")}</a>`;
}
