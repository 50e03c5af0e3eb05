// What every page is given: {lang, t, theme, go, announce, show, setLang, setTheme}.
import { createContext, useContext } from "../lib.js";

export const Shell = createContext(null);
export const useShell = () => useContext(Shell);

// Follows a link within the page that is clicked; with Ctrl and the like it is the browser's.
export function useFollow() {
  const { go } = useShell();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(event.currentTarget.getAttribute("href"));
  };
}
