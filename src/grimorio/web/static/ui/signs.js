// Small drawn signs for buttons, so that no machine's fonts decide how they look.
import { html } from "../lib.js";

export const PATHS = {
  close: "M6 6 18 18M18 6 6 18",
  help: "M8.500 9a3.500 3.500 0 1 1 5.300 3c-1.200.7-1.800 1.400-1.800 2.800M12 18.200v.3",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM9 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z",
  chat: "M4 5h16v11H11l-4 4v-4H4Z",
  flag: "M6 21V4M6 4.500c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  book: "M12 6.500C9.500 5 6.500 4.700 3.500 5.200v13c3-.5 6-.2 8.500 1.300 2.500-1.500 5.500-1.800 8.500-1.300v-13c-3-.5-6-.2-8.500 1.300Zm0 0v13",
  sun: "M12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400",
  moon: "M19 14.500A8 8 0 1 1 9.500 5a6.500 6.500 0 0 0 9.500 9.500Z",
  first: "M6 5v14M18 5.500 9 12l9 6.500Z",
  "turn-back": "M12 5.500 4 12l8 6.500ZM20 5.500 12 12l8 6.500Z",
  back: "M16 5.500 7 12l9 6.500Z",
  play: "M7 4.500 19 12 7 19.500Z",
  pause: "M8 5v14M16 5v14",
  forward: "M8 5.500 17 12l-9 6.500Z",
  "turn-forward": "M4 5.500 12 12l-8 6.500ZM12 5.500 20 12l-8 6.500Z",
  last: "M18 5v14M6 5.500 15 12l-9 6.500Z",
};

export const Sign = ({ name }) => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
  <path d=${PATHS[name]} />
</svg>`;
