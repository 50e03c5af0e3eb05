// The way from a table to the tournament that its match belongs to. id: of the tournament, or null.
import { html } from "../lib.js";
import { useShell } from "./shell.js";

export function EventLink({ id, kind }) {
  const { t, go } = useShell();
  if (!id) return null;
  const to = `/event/${id}`;
  return html`
    <a class=${kind} href=${to} data-event="back" onClick=${(event) => { event.preventDefault(); go(to); }}>
      ${t("events-back-to")}
    </a>`;
}
