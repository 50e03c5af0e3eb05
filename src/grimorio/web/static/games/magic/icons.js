// Small pictures of the Magic table: line work of 24 by 24 in the current colour.
import { html } from "../../vendor/htm-preact.js";

export const ICONS = {
  life: [
    "M12 20.6C6.6 16.8 3.2 13.4 3.2 9.2 3.2 6 5.4 4 7.8 4 9.8 4 11.2 5 12 6.8 12.8 5 14.2 4 16.2 4 18.6 4 20.8 6 20.8 9.2 20.8 13.4 17.4 16.8 12 20.6Z",
  ],
  poison: [
    "M12 3C15.6 7.8 17.8 10.8 17.8 14.2A5.8 5.8 0 0 1 6.2 14.2C6.2 10.8 8.4 7.8 12 3Z",
    "M9.8 13 14.2 17.4M14.2 13 9.8 17.4",
  ],
  hand: ["M4.2 7.4 9.4 5.6 13.2 17.6 8 19.4Z", "M9.6 4.6H15V18H13.4", "M15 5.4 20.2 7 16.6 18.8 15 18.2"],
  library: ["M6 4H17.4V18H6Z", "M8.6 18V20.6H20V6.6H17.4"],
  graveyard: ["M6 20.4V10A6 6 0 0 1 18 10V20.4", "M3.6 20.4H20.4M12 8.4V14.4M9.4 10.8H14.6"],
  removed: ["M12 3.4A8.6 8.6 0 1 1 11.9 3.4Z", "M6 6 18 18"],
  attack: ["M20.6 3.4 19.8 7.6 9.6 17.8 6.2 14.4 16.4 4.2Z", "M4.4 13.2 10.8 19.6M6.6 17.4 3.2 20.8"],
  block: ["M12 2.8 19.8 5.4V11.4C19.8 16 16.8 19.4 12 21.4 7.2 19.4 4.2 16 4.2 11.4V5.4Z"],
  flying: [
    "M3 6C9 6 12 9 12.6 14.6M3 6C3.4 11 6 14.2 12.6 14.6M21 6C15.6 6 13.2 9 12.6 14.6M21 6C20.6 11 18.6 14.2 12.6 14.6M12.6 14.6 12.4 19.6",
  ],
  "first strike": ["M12 2.6 14.4 7V15.4H9.6V7Z", "M7 15.4H17M12 15.4V21"],
  "double strike": [
    "M8 3 9.8 6.6V14.6H6.2V6.6ZM16 3 17.8 6.6V14.6H14.2V6.6Z",
    "M4 14.6H12M12 14.6H20M8 14.6V20.6M16 14.6V20.6",
  ],
  haste: ["M13.6 2.6 5.4 13.4H11L9.8 21.4 18.6 10H12.6Z"],
  trample: ["M5 4.6 12 11.6 19 4.6M5 11.8 12 18.8 19 11.8"],
  fear: [
    "M12 3.4C7.4 3.4 4.4 6.4 4.4 10.4 4.4 13 5.6 14.8 7.4 16V19.6H16.6V16C18.4 14.8 19.6 13 19.6 10.4 19.6 6.4 16.6 3.4 12 3.4Z",
    "M10 11.4H7.6M16.4 11.4H14",
  ],
  shadow: ["M9.4 4.6A7.4 7.4 0 1 1 9.3 4.6Z", "M14.6 4.9A7.4 7.4 0 0 1 14.6 19.1"],
  phasing: ["M12 3.4A8.6 8.6 0 0 1 20.6 12M12 20.6A8.6 8.6 0 0 1 3.4 12", "M12 7.4A4.6 4.6 0 1 1 11.9 7.4Z"],
  walk: ["M4 19.6 9.4 8.4 12.6 13.4 15 10 20 19.6Z"],
  protection: ["M12 3.4A8.6 8.6 0 1 1 11.9 3.4Z", "M12 7.4A4.6 4.6 0 1 1 11.9 7.4Z"],
  new: [
    "M6.4 3.4H17.6M6.4 20.6H17.6M8.2 3.4C8.2 8.4 11 10 12 12 13 10 15.8 8.4 15.8 3.4M8.2 20.6C8.2 15.6 11 14 12 12 13 14 15.8 15.6 15.8 20.6",
  ],
  stop: ["M8.4 3.4H15.6L20.6 8.4V15.6L15.6 20.6H8.4L3.4 15.6V8.4Z", "M8 12H16"],
  target: ["M12 4.4A7.6 7.6 0 1 1 11.9 4.4Z", "M12 2V7M12 17V22M2 12H7M17 12H22", "M12 10.4A1.6 1.6 0 1 1 11.9 10.4Z"],
  look: [
    "M2.4 12C5 7.6 8.2 5.6 12 5.6S19 7.6 21.6 12C19 16.4 15.8 18.4 12 18.4S5 16.4 2.4 12Z",
    "M15 12A3 3 0 1 1 9 12 3 3 0 1 1 15 12Z",
  ],
  pass: ["M4.4 5.4 11 12 4.4 18.6M12 5.4 18.6 12 12 18.6"],
};

const hasIcon = (name) => name in ICONS;

// name: a key of ICONS. Purely a picture: the words beside it or on its button say what it is.
export const Icon = ({ name, size = "s" }) => html`
  <svg class="icon icon-${size}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name].map((d) => html`
    <path d=${d} />`)}</svg>`;

// The picture of a keyword: landwalks and protections share one each.
export function iconOf(keyword) {
  if (hasIcon(keyword)) return keyword;
  return keyword.endsWith("walk") ? "walk" : "protection";
}
