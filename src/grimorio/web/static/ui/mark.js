// The sign of Grimorio: an open book with a star.
import { html } from "../lib.js";

export function Mark() {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="mark-line" d="M16 8c-3-2-7-2.500-11-2v18c4-.5 8 0 11 2 3-2 7-2.500 11-2V6c-4-.5-8 0-11 2Zm0 0v18" />
    <path class="mark-star"
      d="m10.500 10.500 1.300 3.500 3.500 1.300-3.500 1.300-1.300 3.500-1.300-3.500-3.500-1.300L9.200 14Z" />
    <path class="mark-line thin" d="M19.500 12.500h4M19.500 16h4M19.500 19.500h2.500" />
  </svg>`;
}
