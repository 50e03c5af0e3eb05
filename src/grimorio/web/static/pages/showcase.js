// A game between bots that plays by itself, over and over: what the lobby shows in a frame.
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { bookOf } from "../games/index.js";
import { ask } from "../net.js";
import { WATCHER } from "../review.js";
import { eventText } from "../ui/log.js";
import { nameOf, playing } from "../ui/players.js";
import { useShell } from "../ui/shell.js";
import { useGame } from "./game.js";

// Milliseconds for a moment that says something, for one that does not, and for the end.
const PACE = 1200;
const BETWEEN = 150;
const HELD = 5000;
// What the lobby is told when there is something to see.
const DRAWN = "drawn";
const NOTHING = [];
const nothing = () => {};

export function ShowcasePage({ id }) {
  const [shown, setShown] = useState(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    ask(`/api/showcase?game=${id}&seats=${bookOf(id).QUICK ?? 2}`).then(setShown, nothing);
  }, [id]);
  const play = useGame(id);
  const turn = () => setAt((at + 1) % shown.moments.length);
  return shown && play && html`<${Moment} game=${id} play=${play} shown=${shown} at=${at} turn=${turn} />`;
}

// One moment, and after a while the next; after the last one it begins again.
function Moment({ game, play, shown, at, turn }) {
  const { t, lang } = useShell();
  const { view, log: lines } = shown.moments[at];
  const players = useMemo(
    () => playing(shown.seats.map((one) => ({ ...one, connected: true })), view, play.module.called),
    [shown],
  );
  const name = (seat) => nameOf(t, players, seat, WATCHER);
  const log = useMemo(() => shown.moments.slice(0, at + 1).flatMap((one) => one.log), [shown, at]);
  const still = { ...view, choice: null };
  const about = { game, play: play.module, view: still, cards: play.cards, t, lang, players, name };
  const words = lines.map((line) => eventText(line, about)).filter(Boolean);
  const said = useRef("");
  said.current = words[words.length - 1] ?? said.current;
  useEffect(() => {
    if (at === 0) parent.postMessage(DRAWN, location.origin);
    const pace = words.length ? PACE : BETWEEN;
    const timer = setTimeout(turn, at + 1 === shown.moments.length ? HELD : pace);
    return () => clearTimeout(timer);
  }, [at]);
  return html`<div class="showcase">
    <main class="table-main">
      <${play.module.Table} ...${about} log=${log} refused=${NOTHING} answer=${nothing} why=${nothing}
        readOnly=${true} />
    </main>
    <p class="showcase-line">${said.current}</p>
  </div>`;
}
