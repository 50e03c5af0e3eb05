// A stored game to be stepped through: its outline at once, its views page by page as they are wanted.
import { useEffect, useRef, useState } from "./lib.js";
import { game as remembered } from "./memory.js";
import { ask, problemText } from "./net.js";

export const WATCHER = -2;
export const ALL = -3;
const PAGE = 40;

// The moments of a game, one for each line of its log, and one for each answer that nothing followed: {step, upto,
// event}. upto: how many lines of the log there are by then. tells(event), where a game has it: only these lines are
// moments, and answers are none.
function momentsOf({ log, total }, tells = null) {
  const moments = [];
  let at = 0;
  for (let step = 0; step < total; step += 1) {
    const first = at;
    for (; at < log.length && log[at].step === step; at += 1)
      if (!tells || tells(log[at])) moments.push({ step, upto: at + 1, event: log[at] });
    if (tells ? !moments.length : at === first) moments.push({ step, upto: at, event: null });
  }
  return moments;
}

// The address of a moment within its page, and back.
export const nameOfMoment = ({ event, step }) => (event ? `event-${event.i}` : `answer-${step}`);

export function momentNamed(moments, hash) {
  const [, kind, number] = hash.match(/^#?(event|answer)-(\d+)$/) || [];
  if (!kind) return null;
  const found = moments.findIndex((one) => (kind === "event" ? one.event?.i : one.step) === Number(number));
  return found < 0 ? null : found;
}

// The log and the turns as a seat saw them: {seat, total, log, turns, notices, moments}, or null; and what went wrong.
export function useOutline(id, seat, t, tells = null) {
  const [got, setGot] = useState({ outline: null, problem: null });
  useEffect(() => {
    if (seat === null) return undefined;
    let here = true;
    ask(`/api/games/${id}/replay/outline?seat=${seat}`, undefined, remembered(id)?.token).then(
      (outline) => {
        if (here) setGot({ outline: { ...outline, moments: momentsOf(outline, tells) }, problem: null });
      },
      (error) => {
        if (here) setGot((before) => ({ ...before, problem: problemText(t, error) }));
      },
    );
    return () => { here = false; };
  }, [id, seat]);
  return got;
}

// What was asked then is answered long since: the table lights nothing.
const still = (step) => ({ ...step, view: { ...step.view, choice: null } });

// The step wanted, and the one before it, as the seat saw them: {step, before}. While it is on its way the last one is
// shown.
export function useStep(id, seat, index, total, t) {
  const pages = useRef(new Map());
  const shown = useRef(null);
  const [, come] = useState(0);
  const [problem, setProblem] = useState(null);
  const find = (at) => pages.current.get(`${seat}:${Math.floor(at / PAGE)}`)?.[at % PAGE];
  useEffect(() => {
    if (seat === null || !total) return;
    const fetchPage = (page) => {
      const key = `${seat}:${page}`;
      if (page < 0 || page * PAGE >= total || pages.current.has(key)) return;
      pages.current.set(key, null);
      ask(
        `/api/games/${id}/replay?seat=${seat}&from=${page * PAGE}&count=${PAGE}`,
        undefined,
        remembered(id)?.token,
      ).then(
        ({ steps }) => {
          pages.current.set(key, steps.map(still));
          come((count) => count + 1);
          setProblem(null);
        },
        (error) => {
          pages.current.delete(key);
          setProblem(problemText(t, error));
        },
      );
    };
    const page = Math.floor(index / PAGE);
    fetchPage(page);
    fetchPage(index % PAGE < PAGE / 2 ? page - 1 : page + 1);
  }, [id, seat, index, total]);
  const step = find(index);
  if (step) shown.current = { step, before: index ? find(index - 1) : null, seat };
  return { ...(shown.current || { step: null, before: null }), fresh: Boolean(step), problem };
}
