// Motion tells what happened: a pack travels to who took it, or back; life that changes is struck. Nothing waits for
// it, and where things are to stand still what is new only fades in.
import { useEffect, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { calm } from "../../preferences.js";

const TRAVEL = 420;
const FADE = 160;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const ROOM = 10;

const zoneOf = (root, seat) => root.querySelector(`[data-zone="magus:${seat}"]`);
const packAt = (root, name) =>
  root.querySelector(`.market [data-pack="${CSS.escape(name)}"]`) ||
  root.querySelector(`.stage [data-pack="${CSS.escape(name)}"]`);

// Which packs went to whom, or back, between two views: [{seat, name, back}].
export function moves(before, after) {
  const found = [];
  for (const one of after.table.magi) {
    const old = before.table.magi[one.seat];
    for (const name of one.packs) if (!old.packs.includes(name)) found.push({ seat: one.seat, name, back: false });
    for (const name of old.packs) if (!one.packs.includes(name)) found.push({ seat: one.seat, name, back: true });
  }
  return found;
}

// A copy of a pack goes from one place to another and is gone.
function travel(layer, { copy, from, to, back }) {
  if (!copy || !from.width || !to.width) return;
  layer.append(copy);
  const at = (box, scale) => {
    const x = box.left + (box.width - copy.offsetWidth) / 2;
    const y = box.top + (box.height - copy.offsetHeight) / 2;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const done = () => copy.remove();
  copy
    .animate(
      [
        { transform: at(from, back ? 0.2 : 1), opacity: 1 },
        { transform: at(to, back ? 1 : 0.2), opacity: back ? 1 : 0.5 },
      ],
      { duration: TRAVEL, easing: EASE },
    )
    .finished.then(done, done);
}

function copyOf(pack) {
  const copy = pack.cloneNode(true);
  for (const one of copy.querySelectorAll("button, kbd, .pack-note")) one.remove();
  for (const key of ["data-pack", "data-look", "data-answer"]) copy.removeAttribute(key);
  copy.style.width = `${pack.offsetWidth}px`;
  return copy;
}

// Gives {root, layer} refs for the table and the layer above it, and plays every change of `view`.
export function useMotion(view) {
  const root = useRef(null);
  const layer = useRef(null);
  const last = useRef({ view: null, taken: [] });
  const before = last.current.view;
  if (root.current && before && before !== view && before.seats === view.seats && !calm()) {
    last.current.taken = moves(before, view).filter(({ back }) => !back).flatMap((move) => {
      const pack = packAt(root.current, move.name);
      return pack ? [{ ...move, copy: copyOf(pack), from: pack.getBoundingClientRect() }] : [];
    });
  }
  useLayoutEffect(() => {
    const { view: old, taken } = last.current;
    last.current = { view, taken: [] };
    if (!old || old === view || old.seats !== view.seats) return;
    const still = calm();
    for (const one of view.table.magi) {
      if (one.life === old.table.magi[one.seat].life) continue;
      const life = zoneOf(root.current, one.seat)?.querySelector(".vital-life b");
      life?.animate(still ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: "scale(2)" }, { transform: "none" }], {
        duration: still ? FADE : 600,
        easing: EASE,
      });
    }
    if (still) return;
    for (const move of taken)
      travel(layer.current, {
        ...move,
        to: zoneOf(root.current, move.seat).querySelector(".minis").getBoundingClientRect(),
      });
    for (const { seat, name } of moves(old, view).filter(({ back }) => back)) {
      const pack = packAt(root.current, name);
      if (pack)
        travel(layer.current, {
          copy: copyOf(pack),
          from: zoneOf(root.current, seat).querySelector(".minis").getBoundingClientRect(),
          to: pack.getBoundingClientRect(),
          back: true,
        });
    }
  }, [view]);
  return { root, layer };
}

const ASKED = {
  pack: ".market", take: ".market", "second-pack": ".market", "give-back": ".market", lands: ".lands-form",
  escalate: ".stage", "spend-life": ".stage",
};

// What is asked about is brought into sight; fought: after the hands of a challenge of the viewer's own.
export function useSight(root, choice, fought) {
  useEffect(() => {
    const asked = choice && root.current?.querySelector((!fought && ASKED[choice.ask]) || ".stage");
    if (!asked) return;
    let frame = root.current.parentElement;
    while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement;
    if (!frame) return;
    const { top, bottom } =
      frame === document.documentElement ? { top: 0, bottom: innerHeight } : frame.getBoundingClientRect();
    const box = asked.getBoundingClientRect();
    if (box.top >= top && box.bottom <= bottom) return;
    const up = box.top - top - ROOM;
    const down = box.bottom - bottom + ROOM;
    if (box.top < top && box.bottom > bottom) return;
    frame.scrollBy({ top: box.top < top ? up : Math.min(up, down), behavior: calm() ? "auto" : "smooth" });
  }, [choice?.number, fought]);
}

// Of a line that is longer than its place, what is now is brought into sight.
export function useNow(now) {
  const line = useRef(null);
  useEffect(() => {
    const one = line.current?.querySelector("[aria-current=step]");
    if (!one) return;
    line.current.scrollTo({
      left: one.offsetLeft - (line.current.clientWidth - one.offsetWidth) / 2,
      behavior: calm() ? "auto" : "smooth",
    });
  }, [now]);
  return line;
}
