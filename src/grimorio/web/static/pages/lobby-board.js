// The living board of the lobby: a game between bots, small, or its picture where nothing is to move.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { bookOf } from "../games/index.js";
import { recall, remember } from "../memory.js";
import { calm } from "../preferences.js";
import { useShell } from "../ui/shell.js";
import { Sign } from "../ui/signs.js";

// How wide the table is drawn before it is made smaller.
const WIDE = 1180;
const SMALL = 760;
const NARROW = 480;

// Once the page can be used: the frame loads much.
const later = (work) => {
  const timer = setTimeout(work, 700);
  return () => clearTimeout(timer);
};

function Frame({ game, lang }) {
  const box = useRef(null);
  const [width, setWidth] = useState(0);
  const [ready, setReady] = useState(false);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => later(() => setReady(true)), []);
  useEffect(() => {
    const told = ({ origin, source }) => {
      if (origin === location.origin && source === box.current.querySelector("iframe")?.contentWindow) setDrawn(true);
    };
    addEventListener("message", told);
    return () => removeEventListener("message", told);
  }, []);
  useLayoutEffect(() => {
    const seen = new ResizeObserver(([{ contentRect }]) => setWidth(contentRect.width));
    seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const inner = width < NARROW ? SMALL : WIDE;
  const { Picture } = bookOf(game);
  return html`<div class="living-box" ref=${box} aria-hidden="true">
    <${Picture} />
    ${ready && width > 0 && html`<iframe key=${`${game} ${lang}`} src=${`/showcase/${game}`} title=""
      tabindex="-1" inert class=${drawn ? "drawn" : ""}
      style=${`width: ${inner}px; transform: scale(${width / inner})`}></iframe>`}
  </div>`;
}

export function LivingBoard({ game }) {
  const { t, lang } = useShell();
  const [plays, setPlays] = useState(recall("showcase", !calm()));
  const { Picture } = bookOf(game);
  const turn = () => { setPlays(!plays); remember("showcase", !plays); };
  const words = t(plays ? "lobby-board-still" : "lobby-board-play");
  return html`<figure class="living" data-accent=${game}>
    ${plays ? html`<${Frame} game=${game} lang=${lang} />` : html`<div class="living-box"><${Picture} /></div>`}
    <figcaption>
      <span class="quiet">${t("lobby-board", { game: t.game(game) })}</span>
      <button type="button" class="icon-button" aria-label=${words} title=${words} onClick=${turn}>
        <${Sign} name=${plays ? "pause" : "play"} />
      </button>
    </figcaption>
  </figure>`;
}
