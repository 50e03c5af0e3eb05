// Motion tells what happened: gems and cards travel from where they were to where they are. The table is drawn at once
// in its new state and nothing waits for the travel. Where things are to stand still, what is new fades in.
import { useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { COLOURS } from "./gems.js";
import { calm } from "../../preferences.js";
import { total } from "./options.js";

const TRAVEL = 240;
const FADE = 120;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const MOST = 40;

// Gems by zone, as far as the viewer knows their colours; "?" for the others.
function tally(view) {
  const zones = { academy: { ...view.table.academy.gems } };
  for (const board of view.table.boards) {
    const at = (name) => `${board.seat}:${name}`;
    for (const name of ["hp", "shield", "discard", "points"]) zones[at(name)] = { ...board[name] };
    zones[at("bag")] = board.bag.gems ? { ...board.bag.gems } : { "?": board.bag.size };
    zones[at("hand")] = { ...board.hand.gems, "?": board.hand.size - total(board.hand.gems) };
    board.grimoires.forEach((spells, index) => {
      const lying = {};
      for (const spell of spells)
        for (const colour of COLOURS) lying[colour] = (lying[colour] || 0) + (spell.gems?.[colour] || 0);
      zones[at(`grimoire:${index}`)] = lying;
    });
  }
  return zones;
}

const seatOf = (zone) => zone.split(":")[0];

// Which gems went where between two views: [{colour, from, to}].
export function travels(before, after) {
  const old = tally(before);
  const now = tally(after);
  const lost = [];
  const won = [];
  for (const zone of Object.keys(now)) {
    for (const colour of [...COLOURS, "?"]) {
      const change = (now[zone][colour] || 0) - (old[zone]?.[colour] || 0);
      for (let i = 0; i < Math.abs(change); i += 1) (change > 0 ? won : lost).push({ zone, colour });
    }
  }
  const take = (list, wish) => { const at = list.findIndex(wish); return at < 0 ? null : list.splice(at, 1)[0]; };
  const found = [];
  for (const gain of won) {
    const own = (one) => seatOf(one.zone) === seatOf(gain.zone);
    const from =
      take(lost, (one) => one.colour === gain.colour && own(one)) ||
      take(lost, (one) => one.colour === gain.colour) ||
      take(lost, (one) => (one.colour === "?" || gain.colour === "?") && own(one));
    if (from) found.push({ colour: gain.colour === "?" ? from.colour : gain.colour, from: from.zone, to: gain.zone });
  }
  return found.slice(0, MOST);
}

// Where everything is; where things stand still, only what is there: to measure costs a drawing.
function measure(root, still) {
  const placeOf = (thing) => still || thing.getBoundingClientRect();
  const zones = {};
  for (const zone of root.querySelectorAll("[data-zone]")) {
    const gems = {};
    for (const gem of zone.querySelectorAll("[data-gem]")) (gems[gem.dataset.gem] ||= []).push(placeOf(gem));
    zones[zone.dataset.zone] = { rect: placeOf(zone), gems };
  }
  const cards = {};
  for (const card of root.querySelectorAll("[data-card]")) (cards[card.dataset.card] ||= []).push(placeOf(card));
  return { zones, cards };
}

function fly(element, from, delay = 0) {
  const to = element.getBoundingClientRect();
  if (!to.width || !from?.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = Math.min(3, Math.max(0.4, from.height / to.height));
  element.animate([
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 },
  ], { duration: TRAVEL, delay, easing: EASE, fill: "backwards" });
}

// A gem that ends in a heap (bag, bank): a copy travels over the table and is gone.
function ghost(layer, colour, from, to) {
  const model = document.querySelector(`[data-gem="${colour}"]`);
  if (!model || !from || !to) return;
  const copy = /** @type {Element} */ (model.cloneNode(true));
  copy.removeAttribute("data-gem");
  copy.setAttribute("class", `gem gem-m gem-ghost ${colour === "?" ? "gem-closed" : `c-${colour}`}`);
  layer.append(copy);
  const middle = (rect) => `translate(${rect.left + rect.width / 2 - 14}px, ${rect.top + rect.height / 2 - 14}px)`;
  const done = () => copy.remove();
  copy.animate([{ transform: middle(from), opacity: 1 }, { transform: `${middle(to)} scale(.5)`, opacity: 0.4 }],
    { duration: TRAVEL, easing: EASE }).finished.then(done, done);
}

function playGems(root, layer, moves, was, now, still) {
  const arrived = {};
  for (const { colour, from, to } of moves) {
    const zone = root.querySelector(`[data-zone="${to}"]`);
    const source = was.zones[from];
    if (!zone || !source) continue;
    const places = "stack" in zone.dataset ? [] : [...zone.querySelectorAll(`[data-gem="${colour}"]`)];
    const key = `${to} ${colour}`;
    const element = places[places.length - 1 - (arrived[key] || 0)];
    const nth = (arrived[`${from} ${colour} away`] || 0);
    const rects = source.gems[colour] || [];
    const rect = rects[rects.length - 1 - nth] || source.rect;
    arrived[key] = (arrived[key] || 0) + 1;
    arrived[`${from} ${colour} away`] = nth + 1;
    if (still) element?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    else if (element) fly(element, rect, Math.min(120, 24 * (arrived[key] - 1)));
    else ghost(layer, colour, rect, now.zones[to]?.rect);
  }
}

function playCards(root, was, still) {
  const seen = {};
  for (const card of root.querySelectorAll("[data-card]")) {
    const key = card.dataset.card;
    const nth = (seen[key] = (seen[key] ?? -1) + 1);
    const rect = was.cards[key]?.[nth];
    const source = rect || was.cards[`academy:${key.split(":")[1]}`]?.[0];
    if (still && !rect) card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    else if (!still) fly(card, source);
  }
}

// A board that lost shield or life to someone else is struck: a cut across the place that was hit.
function playStrikes(root, before, after, still) {
  for (const board of after.table.boards) {
    const old = before.table.boards.find((one) => one.seat === board.seat);
    if (!old || after.table.active === board.seat) continue;
    for (const place of ["shield", "hp"]) {
      if (total(board[place]) >= total(old[place])) continue;
      const zone = root.querySelector(`[data-zone="${board.seat}:${place}"]`);
      zone?.animate(
        still
          ? [{ opacity: 0.4 }, { opacity: 1 }]
          : [
              { transform: "translateX(0)" },
              { transform: "translateX(-5px)" },
              { transform: "translateX(4px)" },
              { transform: "translateX(0)" },
            ],
        { duration: 220, easing: "ease-out" },
      );
      zone?.classList.remove("struck");
      void zone?.offsetWidth;
      zone?.classList.add("struck");
    }
  }
}

// Gives {root, layer} refs for the table and the layer above it, and plays every change of `view`.
export function useMotion(view) {
  const root = useRef(null);
  const layer = useRef(null);
  const last = useRef({ view: null, was: null });
  if (root.current && last.current.view && last.current.view !== view) last.current.was = measure(root.current, calm());
  useLayoutEffect(() => {
    const { view: before, was } = last.current;
    last.current = { view, was: null };
    if (!before || !was || before.game !== view.game || before.seats !== view.seats) return;
    const still = calm();
    playCards(root.current, was, still);
    playGems(root.current, layer.current, travels(before, view), was, measure(root.current, still), still);
    playStrikes(root.current, before, view, still);
  }, [view]);
  return { root, layer };
}
