// The standings of a tournament.
import { html } from "../lib.js";
import { useShell } from "../ui/shell.js";

// lines: {place, won, drawn, lost, perhaps xp}; who: the field of a line that says whose it is; mine: whose is marked.
export function Standings({ lines, who, name, mine = null }) {
  const { t } = useShell();
  const columns = [
    t("campaign-place"), t("campaign-magus"), t("campaign-won"), t("campaign-draws"), t("campaign-lost"),
    ...(lines.some((line) => "xp" in line) ? [t("campaign-xp")] : []),
  ];
  return html`<table class="standings">
    <caption class="unseen">${t("campaign-standings")}</caption>
    <thead><tr>${columns.map((title) => html`<th key=${title} scope="col">${title}</th>`)}</tr></thead>
    <tbody>${lines.map((line) => html`<tr key=${line[who]} class=${line[who] === mine ? "mine" : ""}>
      <td><span class=${`standing standing-${line.place}`}>${line.place}</span></td>
      <th scope="row">${name(line[who])}</th>
      <td>${line.won}</td><td>${line.drawn}</td><td>${line.lost}</td>
      ${"xp" in line && html`<td><b>${line.xp ? `+${line.xp}` : "–"}</b></td>`}
    </tr>`)}</tbody>
  </table>`;
}
