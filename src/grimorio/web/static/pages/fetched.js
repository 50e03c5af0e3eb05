// What the server tells at an address, fetched when a page is opened.
import { useEffect, useState } from "../lib.js";
import { ask, problemText } from "../net.js";
import { useShell } from "../ui/shell.js";

// The data of an address, or null; and what went wrong, in words.
export function useFetched(path) {
  const { t } = useShell();
  const [data, setData] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => { ask(path).then(setData, (error) => setProblem(problemText(t, error))); }, [path]);
  return [data, problem];
}
