// The styles of Magecraft's table, for the table itself and for whatever else draws one.
import { style } from "../../ui/style.js";

await Promise.all(
  ["cards", "table"].map((name) => style(new URL(`./${name}.css`, import.meta.url), ["magecraft"], true)),
);
