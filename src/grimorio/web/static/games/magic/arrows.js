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

// A box of the page as [left, top, right, bottom] within the table.
const boxOf = (one, frame) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left - frame.left, top - frame.top, right - frame.left, bottom - frame.top];
};
const pointBox = ([x, y], frame) => [x - frame.left, y - frame.top, x - frame.left, y - frame.top];
// What waits on the stack is read while its arrows are there: they begin at its edge.
const startBox = (one, frame) => {
  const [left, top, , bottom] = boxOf(one, frame);
  return one.closest(".stack") ? [left + 10, top, left + 10, bottom] : boxOf(one, frame);
};
/** @param {number[]} box */
const middle = ([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2];

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

// Where lines may touch the edge of a box: at its middle, else to one side; and how much they are bent.
const TOUCHES = [0, 0.25, -0.25, 0.42, -0.42];
const BENDS = [0.12, -0.12, 0, 0.3, -0.3, 0.6, -0.6];
// Samples of a line; what is kept free around it, and around its head, in pixels.
const SAMPLES = 24;
const FREE = 4;
const HEAD = 9;

// The point at which a line from the middle of a box to another point leaves it. shift: along the edge.
/** @param {number[]} box @param {number[]} to @param {number} shift */
function edge([left, top, right, bottom], [x, y], shift) {
  const [mx, my] = middle([left, top, right, bottom]);
  const [w, h] = [(right - left) / 2, (bottom - top) / 2];
  if (!w && !h) return [mx, my];
  const [dx, dy] = [x - mx, y - my];
  const flat = Math.abs(dx) * h > Math.abs(dy) * w;
  return flat ? [mx + Math.sign(dx) * w, my + 2 * shift * h] : [mx + 2 * shift * w, my + (Math.sign(dy) || 1) * h];
}

/** @param {number[]} from @param {number[]} to @param {number} bend */
function bent(from, to, bend) {
  const [[x1, y1], [x2, y2]] = [from, to];
  const via = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return { from, via, to };
}

const at = ({ from, via, to }, part) => [0, 1].map((axis) =>
  (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * via[axis] + part ** 2 * to[axis]);

// How often a line runs over one of the boxes.
function crossed(line, boxes) {
  let count = 0;
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const [x, y] = at(line, sample / SAMPLES);
    const far = Math.hypot(line.to[0] - x, line.to[1] - y);
    const free = far < 2 * HEAD ? HEAD : FREE;
    for (const [left, top, right, bottom] of boxes)
      if (x > left - free && x < right + free && y > top - free && y < bottom + free) count += 1;
  }
  return count;
}

// The line from one box to another that ends at its edge and runs over the fewest of the boxes that are kept free.
export function lineBetween(from, to, boxes) {
  let best = null;
  for (const end of TOUCHES)
    for (const start of TOUCHES)
      for (const bend of BENDS) {
        const line = bent(edge(from, middle(to), start), edge(to, middle(from), end), bend);
        const over = crossed(line, boxes);
        if (!best || over < best.over) best = { line, over };
        if (!over) return line;
      }
  return best.line;
}

const pathOf = ({ from, via, to }) =>
  `M${from.map((one) => one.toFixed(1)).join(" ")}Q${[...via, ...to].map((one) => one.toFixed(1)).join(" ")}`;

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
      // Power and toughness stay readable.
      const sizes = lines.length ? [...table.querySelectorAll(".tile-size")].map((one) => boxOf(one, frame)) : [];
      svg.current.replaceChildren(...lines.flatMap(({ from, to, kind }) => {
        const [a, b] = [place(table, from), to.at ? null : place(table, to)];
        if (!a || (!b && !to.at) || a === b) return [];
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        const end = b ? boxOf(b, frame) : pointBox(to.at, frame);
        path.setAttribute("d", pathOf(lineBetween(startBox(a, frame), end, sizes)));
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
