// How this browser likes the page: theme, letters on gems, motion, sounds. Kept in memory.js, shown on the root
// element.
import { recall, remember } from "./memory.js";

export const CHOICES = {
  theme: ["dark", "light", "auto"],
  motion: ["auto", "reduce", "full"],
  letters: ["off", "on"],
  sound: ["off", "on"],
};
const KEPT = { theme: "dark", motion: "auto", letters: "off", sound: "off", volume: 0.5 };

const fits = (key, value) => (key === "volume" ? value >= 0 && value <= 1 : CHOICES[key].includes(value));

export function preference(key) {
  const value = recall(key, KEPT[key]);
  return fits(key, value) ? value : KEPT[key];
}

function show(key) {
  if (key !== "volume") document.documentElement.dataset[key] = preference(key);
}

export function prefer(key, value) {
  remember(key, value);
  show(key);
}

export const showPreferences = () => Object.keys(KEPT).forEach(show);

// Whether things are to stand still: as chosen here, else as the system says.
export function calm() {
  const motion = preference("motion");
  return motion === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : motion === "reduce";
}
