// What every page is given: {lang, t, theme, go, announce, show, setLang, setTheme}.
import { createContext, useContext } from "../lib.js";

export const Shell = createContext(null);
export const useShell = () => useContext(Shell);

// Whether a click on a link leads on in this tab; with Ctrl and the like, or another button, it is the browser's.
export const followsHere = (event) =>
  !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

// Where a click on a link within the page leads, or null where the click is the browser's: other sites, files, other
// tabs, places on this page, and other views of the same address.
export function leadOf(event, here) {
  const link = followsHere(event) && event.target.closest?.("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return null;
  const to = link.getAttribute("href");
  if (!to.startsWith("/") || to.startsWith("//") || to.startsWith("/api/") || to.startsWith("/static/")) return null;
  const { pathname, search } = new URL(to, here);
  return pathname === here.pathname && search !== here.search ? null : to;
}

// Follows a link to another view of the same address, which the page shows by itself.
export function useFollow() {
  const { go } = useShell();
  return (event) => {
    if (!followsHere(event)) return;
    event.preventDefault();
    go(event.currentTarget.getAttribute("href"));
  };
}
