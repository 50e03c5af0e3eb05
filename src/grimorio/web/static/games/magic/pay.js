// What would be tapped for what is pointed at, before it is done: the server says it, the table marks it.
import { useLayoutEffect } from "../../vendor/htm-preact.js";
import { cardName, permanentOf } from "./options.js";

// In words: what an answer, such as "cast:Shock", would tap, or null.
export function tapsText(about, answer) {
  const { table } = about.view;
  const ids = table.taps?.[answer];
  if (!ids?.length) return null;
  const counts = new Map();
  for (const id of ids) {
    const name = cardName(about, permanentOf(table, id)?.name || "");
    counts.set(name, (counts.get(name) || 0) + 1);
  }
  return about.t("magic-taps", {
    spare: table.spare[answer] || 0,
    cards: about.t.list([...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name))),
  });
}

// Tiles that would be tapped carry data-pays, how many of a pile. While somebody pays by hand: what the table would
// tap.
export function useTaps(root, table) {
  useLayoutEffect(() => {
    const always = table.doing?.taps || [];
    const mark = (ids) => {
      for (const tile of root.current?.querySelectorAll(".tile") || []) {
        const count = tile.dataset.keys?.split(" ").filter((id) => ids.includes(Number(id))).length;
        if (count) tile.dataset.pays = count;
        else delete tile.dataset.pays;
      }
    };
    const point = ({ target }) => {
      const one = target.closest?.("[data-option], [data-answer]");
      mark((one && table.taps?.[one.dataset.option ?? one.dataset.answer]) || always);
    };
    mark(always);
    const kinds = ["pointerover", "focusin"];
    for (const kind of kinds) document.addEventListener(kind, point);
    return () => { for (const kind of kinds) document.removeEventListener(kind, point); };
  }, [table]);
}
