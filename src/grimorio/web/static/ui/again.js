// "Show me that again": what happened since one's last decision, as it came, step by step. The game goes on meanwhile:
// what comes next ends the showing.
import { html, useEffect, useLayoutEffect, useMemo, useState } from "../lib.js";
import { eventText } from "./log.js";
import { useFreeKeys } from "./prompt.js";
import { useShell } from "./shell.js";
import { Sign } from "./signs.js";

// Milliseconds for a step that says something, for one that does not, and for the last one.
const PACE = 1200;
const BETWEEN = 250;
const HELD = 1800;
// The most steps that are kept.
const MOST = 80;

/* The steps to show, {view, upto}, with one more: those since the viewer was asked last, for who has no seat the last
   ones. upto: how many lines the log has by then. anew: all came again, as after a lost line. */
export function followed(steps, view, upto, anew = false) {
  const last = anew ? null : steps[steps.length - 1];
  const kept = !last ? [] : last.view.choice ? [last] : steps;
  return [...kept, { view, upto }].slice(-MOST);
}

// What is shown of line: {view, text}, both null while nothing is shown again; can: others did something that can be
// shown.
export function useAgain(line, about) {
  const { came, log, rewound } = line;
  const mine = came?.view?.seat;
  const [steps, setSteps] = useState([]);
  const [at, setAt] = useState(null);
  useLayoutEffect(() => { setSteps([]); }, [rewound]);
  useLayoutEffect(() => {
    setAt(null);
    if (came?.view) setSteps((before) => followed(before, came.view, log.length, came.from === 0));
  }, [came]);
  const step = at === null ? null : steps[at];
  const ready = Boolean(step && about.play);
  const view = useMemo(() => (ready ? { ...step.view, choice: null } : null), [step, ready]);
  const lines = ready ? log.slice(steps[at - 1]?.upto ?? step.upto, step.upto) : [];
  const text = lines.map((event) => eventText(event, about)).filter(Boolean).join(" ");
  const last = at === steps.length - 1;
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setAt(last ? null : at + 1), last ? HELD : text || at === 0 ? PACE : BETWEEN);
    return () => clearTimeout(timer);
  }, [at]);
  return {
    view, text: view && (text || about.t("table-again-shown")), shows: Boolean(view),
    can: steps.length > 1 && log.slice(steps[0].upto).some(({ seat = mine }) => seat !== mine),
    turn: () => setAt(at === null ? 0 : null),
  };
}

export function Again({ again }) {
  const { t } = useShell();
  const { can, shows, turn } = again;
  useFreeKeys(({ key }) => ((can && key.toLowerCase() === "n") || (shows && key === "Escape") ? turn : null));
  if (!can) return null;
  const words = t(shows ? "table-again-stop" : "table-again-show");
  return html`<button type="button" class="button small again" aria-keyshortcuts="n"
      title=${words} onClick=${turn}>
    <${Sign} name=${shows ? "pause" : "back"} /><span>${words}</span> <kbd aria-hidden="true">N</kbd>
  </button>`;
}
