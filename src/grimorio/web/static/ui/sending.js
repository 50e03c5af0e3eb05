// What is sent once, however often its button is pressed.
import { useRef, useState } from "../lib.js";
import { problemText } from "../net.js";
import { useShell } from "./shell.js";

// act(), but not while it is under way nor after it has succeeded: a double click makes nothing twice. Where it fails,
// failed(error) is called, and it may be tried again.
export function useOnce(act, failed) {
  const sent = useRef(false);
  return async (event) => {
    event?.preventDefault();
    if (sent.current) return;
    sent.current = true;
    try {
      await act();
    } catch (error) {
      sent.current = false;
      failed(error);
    }
  };
}

// [send, problem]: a form's onSubmit that calls act() once, and the words of why it failed, or null.
export function useSending(act) {
  const { t } = useShell();
  const [problem, setProblem] = useState(null);
  return [useOnce(act, (error) => setProblem(problemText(t, error))), problem];
}

// [run, problem, busy]: calls act() on each press but not while it is under way, and tells why it failed, or null.
export function useDoing(act) {
  const { t } = useShell();
  const under = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(null);
  const run = async (event) => {
    event?.preventDefault();
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(problemText(t, error));
    }
    under.current = false;
    setBusy(false);
  };
  return [run, problem, busy];
}
