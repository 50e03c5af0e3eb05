// What every page knows of a game that brings no page of its own: nothing but the sign of the house.
import { html } from "../../lib.js";
import { Mark } from "../../ui/mark.js";

export const Emblem = () => html`<${Mark} />`;
