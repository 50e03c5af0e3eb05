// What packs and Powers are called. A pack is four of one card of Magic: it is drawn as Magic draws its cards.
import { ask } from "../../net.js";
import { style } from "../../ui/style.js";
import { cardOf, nameOf } from "../magic/cards.js";

const [{ cards }] = await Promise.all([
  ask("/api/games/magic/cards"),
  style(new URL("../magic/cards.css", import.meta.url), ["magic", "live"]),
]);

// Magic's own cards, all of them.
export const MAGIC = cards;

export const packCard = (name) => cardOf(MAGIC, name);
export const packName = (name, lang) => nameOf(packCard(name), lang);

// A Power as the server describes it.
export const powerOf = (powers, name) =>
  powers?.find((one) => one.name === name) || { name, names: {}, text: {}, does: [] };
export const powerName = ({ cards: powers, lang }, name) => powerOf(powers, name).names[lang] || name;
export const powerText = ({ cards: powers, lang }, name) => powerOf(powers, name).text[lang] || "";

// Cards of a pack.
export const PACK = 4;
