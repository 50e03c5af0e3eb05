// Lines over the table while something waits: from what is on the stack to its targets, from blockers to attackers,
// from attackers to whom they attack.
import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";

// With more attackers than this their badges alone tell that they attack: arrows would hide what lies between.
const MANY = 4;

// [{from, to, kind}]: ids of things, or seats; "at" is a point of the page.
export function linesOf(table, pairs = []) {
  const lines = [];
  for (const it of table.stack) {
    for (const target of it.targets || [])
      lines.push({
        from: { id: it.id },
        to: "player" in target ? { seat: target.player } : { id: target.id },
        kind: "target",
      });
    for (const [source, target] of it.dealt || [])
      lines.push({
        from: { id: source },
        to: "player" in target ? { seat: target.player } : { id: target.id },
        kind: "damage",
      });
  }
  if (!table.stack.some((it) => it.dealt)) {
    for (const it of table.play) {
      for (const id of it.blocks) lines.push({ from: { id: it.id }, to: { id }, kind: "block" });
      const meets = pairs.some(({ to }) => to.id === it.id);
      if (it.attacking !== null && !it.blocked && !meets)
        lines.push({ from: { id: it.id }, to: { seat: it.attacking }, kind: "attack" });
    }
  }
  const all = [...lines, ...pairs];
  const attacks = ({ kind, to }) => kind === "attack" && to.seat !== undefined;
  return all.filter(attacks).length > MANY ? all.filter((line) => !attacks(line)) : all;
}

const middle = (box, frame) => [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top];
// What waits on the stack is read while its arrows are there: they begin at its edge.
const start = (one, frame) => {
  const [x, y] = middle(one.getBoundingClientRect(), frame);
  return one.closest(".stack") ? [one.getBoundingClientRect().left + 10 - frame.left, y] : [x, y];
};

// Where something is; what lies on a side that is not shown is at its tab.
function place(root, { id, seat }) {
  const there =
    seat !== undefined
      ? root.querySelector(`[data-head="${seat}"]`)
      : root.querySelector(`[data-key="${id}"]`) || root.querySelector(`[data-keys~="${id}"]`);
  if (!there || there.getClientRects().length) return there;
  const side = there.closest(".side")?.dataset.zone.split(":")[0];
  return root.querySelector(`[data-tab="${side}"]`);
}

// A bent line that ends before the middle of what it points at.
/** @param {number[]} from @param {number[]} to */
function bent(from, to) {
  const [[x1, y1], [x2, y2]] = [from, to];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const end = Math.max(0.55, 1 - 26 / far);
  const [ex, ey] = [x1 + (x2 - x1) * end, y1 + (y2 - y1) * end];
  const [mx, my] = [(x1 + ex) / 2 - (ey - y1) * 0.12, (y1 + ey) / 2 + (ex - x1) * 0.12];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
}

// shown: the side that is shown where not all have room.
export function Arrows({ root, lines, shown }) {
  const svg = useRef(null);
  useLayoutEffect(() => {
    const draw = () => {
      const table = root.current;
      if (!table || !svg.current) return;
      const frame = table.getBoundingClientRect();
      svg.current.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
      // What is scrolled out of the field has no arrows over what lies below it.
      const field = table.querySelector(".magic-field").getBoundingClientRect();
      const [above, below] = [field.top - frame.top, frame.bottom - field.bottom].map((cut) => Math.max(0, cut));
      svg.current.style.clipPath = `inset(${above}px 0 ${below}px)`;
      svg.current.replaceChildren(...lines.flatMap(({ from, to, kind }) => {
        const [a, b] = [place(table, from), to.at ? null : place(table, to)];
        if (!a || (!b && !to.at) || a === b) return [];
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute(
          "d",
          bent(
            start(a, frame),
            b ? middle(b.getBoundingClientRect(), frame) : [to.at[0] - frame.left, to.at[1] - frame.top],
          ),
        );
        path.setAttribute("class", `arrow arrow-${kind}`);
        path.setAttribute("marker-end", `url(#arrow-${kind})`);
        return [path];
      }));
    };
    draw();
    if (!lines.length) return undefined;
    const watch = new ResizeObserver(draw);
    const table = root.current;
    watch.observe(table);
    table.addEventListener("scroll", draw, true);
    const later = setTimeout(draw, 300);
    return () => { watch.disconnect(); table.removeEventListener("scroll", draw, true); clearTimeout(later); };
  }, [JSON.stringify(lines), shown]);
  return html`<div class="arrows" aria-hidden="true">
    <svg class="arrow-heads">${["target", "damage", "block", "attack"].map((kind) => html`
      <marker id=${`arrow-${kind}`} class=${`arrow-head arrow-${kind}`} viewBox="0 0 10 10" refX="8" refY="5"
          markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0 10 5 0 10Z" />
      </marker>`)}</svg>
    <svg class="arrow-lines" ref=${svg}></svg>
  </div>`;
}
