// The title of the window: what is looked at, or only "Grimorio".
import { useEffect } from "../lib.js";

// words: what is looked at, null while it is not known.
export function useTitle(words) {
  useEffect(() => {
    document.title = words ? `${words} · Grimorio` : "Grimorio";
    return () => { document.title = "Grimorio"; };
  }, [words]);
}
