// The organiser's log: fetched while it is open, newest first; each fact can be taken back with a reason, an undo too.
import { html, useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { useShell } from "../ui/shell.js";
import { gamesText } from "./event-results.js";

const factText = (t, fact) => {
  const { kind, player, first, second, games, text, round, reason, winners } = fact;
  const pair = first && `${first} ${games ? gamesText(games) : "–"} ${second}`;
  const penalty = kind === "penalty"
    && `${player}, ${t("events-penalty-kind", { kind: fact.penalty.replace(" ", "-") })}`;
  const what = penalty || player || text
    || (kind === "extra" && `${pair}, ${t("events-extra-of", { minutes: fact.minutes })}`)
    || pair || (winners && t.list(winners))
    || (kind === "pairing" && t("events-round", { number: round }))
    || (kind === "clock" && t("events-clock-length", { minutes: fact.minutes }))
    || (kind === "undo" && t("events-log-number", { number: fact.fact + 1 })) || "";
  const why = reason === "no-show" ? t("events-no-show")
    : kind === "stand-in" && reason === "absent" ? t("onlinedraft-held-absent") : reason;
  const called = kind === "stand-in" ? t("events-fact-stand-in", { on: fact.on === false ? "no" : "yes" })
    : kind === "pause" ? t("events-fact-pause", { on: fact.on === false ? "no" : "yes" })
    : t(`events-fact-${kind}`, { what: fact.what });
  return `${what === "" ? called : t("events-log-fact", { kind: called, what })}${why ? ` (${why})` : ""}`;
};

export function Log({ now, token, deed }) {
  const { t } = useShell();
  const [open, setOpen] = useState(false);
  return html`<details class="panel event-log" onToggle=${({ currentTarget }) => setOpen(currentTarget.open)}>
    <summary><h2>${t("events-log")}</h2></summary>
    ${open && html`<${Facts} now=${now} token=${token} deed=${deed} />`}
  </details>`;
}

function Facts({ now, token, deed }) {
  const { t, lang } = useShell();
  const [facts, setFacts] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    let here = true;
    ask(`/api/events/${now.id}/log`, undefined, token).then(
      (known) => { if (here) { setFacts(known); setProblem(null); } },
      (failed) => { if (here) setProblem(problemText(t, failed)); });
    return () => { here = false; };
  }, [now.id, now.changes]);
  const time = (at) => new Date(at * 1000).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  const undo = (fact) => deed("/facts", { facts: [{ kind: "undo", fact, reason: t("events-undone") }] });
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!facts) return html`<p class="quiet" role="status">${t("table-opening")}</p>`;
  return html`<ol reversed start=${facts.at(-1)?.number + 1}>${[...facts].reverse().map((fact) => html`
    <li key=${fact.number} class=${fact.undone ? "undone" : ""}>
      <time>${time(fact.at)}</time> <span>${factText(t, fact)}</span>
      ${!fact.undone && html`<button type="button" class="link"
          aria-label=${`${t("events-undo")}${t.colon}${factText(t, fact)}`} onClick=${() => undo(fact.number)}>
        ${t("events-undo")}
      </button>`}
    </li>`)}</ol>`;
}
