// "Report this ruling": a file with a line of the log, its rule, what led to it, and the reader's own words.
import { html, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { download } from "./file.js";
import { useShell } from "./shell.js";

const LONGEST = 2000;

// What the rule of a log line offers besides its words, for the one who reads the log through view: their own seat's
// while the game is played, anybody's once it is over.
export function reporter({ id, token, view, over }) {
  if (!view || (!over && (view.seat < 0 || !token))) return null;
  const report = (line) => html`<${Report} id=${id} token=${token} seat=${view.seat} line=${line} over=${over} />`;
  return Object.assign(report, { over });
}

// line: the `i` of the log line as this seat reads it; over: whether the game is over, and the record goes along.
function Report({ id, token, seat, line, over }) {
  const { t } = useShell();
  const [comment, setComment] = useState("");
  const [problem, setProblem] = useState(null);
  const [saved, setSaved] = useState(false);
  const save = async (event) => {
    event.preventDefault();
    try {
      const report = await ask(`/api/games/${id}/report`, { seat, line, comment }, token);
      download(`ruling-${id}-${line}.json`, `${JSON.stringify(report, null, 1)}\n`, "application/json");
      setProblem(null);
      setSaved(true);
    } catch (error) {
      setProblem(problemText(t, error));
    }
  };
  return html`<details class="report">
    <summary>${t("table-report")}</summary>
    <form class="report-form" onSubmit=${save}>
      <p>${t(over ? "table-report-text-over" : "table-report-text")}</p>
      <label class="field">
        <span>${t("table-report-comment")}</span>
        <textarea rows="4" maxlength=${LONGEST} value=${comment}
          onInput=${(event) => setComment(event.target.value)}></textarea>
      </label>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <button class="button">${t("table-report-save")}</button>
      <p role="status">${saved && t("table-report-saved")}</p>
    </form>
  </details>`;
}
