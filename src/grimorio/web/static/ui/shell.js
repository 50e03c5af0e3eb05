// What every page is given: {lang, t, theme, go, announce, show, setLang, setTheme}.
import { createContext, useContext } from "../lib.js";

export const Shell = createContext(null);
export const useShell = () => useContext(Shell);
