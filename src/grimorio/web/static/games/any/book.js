// What every page knows of a game that brings no page of its own: nothing but a picture of cards.
export { Picture } from "./picture.js";
