// The way from a table to the tournament that its match belongs to. id: of the tournament, or null.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

export function EventLink({ id, kind }) {
  const { t } = useShell();
  if (!id) return null;
  return html`<a class=${kind} href=${`/event/${id}`} data-event="back">${t("events-back-to")}</a>`;
}
