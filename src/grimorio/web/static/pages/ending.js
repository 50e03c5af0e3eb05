// The end of a game at its table: how it ended, told once, and the rematch that the others offer or go on to.
import { useLayoutEffect, useRef } from "../lib.js";
import { game as remembered, keepGame, tabToken } from "../memory.js";
import { useShell } from "../ui/shell.js";
import { endPopup } from "./end.js";

const KIND = "end-popup";

// A tab with a token of its own takes it along.
const rematchPath = (id, { id: next, token }) => `/game/${next}${token && tabToken(id) ? `#token=${token}` : ""}`;

// Who offers a rematch, and going there once it is made: players may want one, spectators are only led there; null
// where there is none. offered: whether the viewer may want one.
export function useRematch({ id, line, offered, seats, mine }) {
  const { show, go } = useShell();
  const wantsMore = useRef(false);
  useLayoutEffect(() => {
    if (!line.rematch) return;
    const { id: next, token: key, seat } = line.rematch;
    if (key && !remembered(next))
      keepGame(next, { game: line.game, token: key, seat, invites: [], when: Date.now(), over: false });
    if (wantsMore.current) go(rematchPath(id, line.rematch));
  }, [line.rematch?.id]);
  if (!offered && !line.rematch) return null;
  const want = () => {
    wantsMore.current = true;
    show(null);
    line.send({ kind: "rematch" });
  };
  return { seats, agreed: line.agreed, mine, next: line.rematch && rematchPath(id, line.rematch), want };
}

// How it ended, shown once; while it stands open, it says who wants a rematch by now. ends: the game is over and drawn.
export function useEnd({ id, line, about, rematch, ends, goesOn }) {
  const { show } = useShell();
  const { match } = line;
  const shownEnd = useRef(false);
  const popup = () => endPopup({ id, about, rematch, match, campaign: line.campaign, event: line.event });
  useLayoutEffect(() => {
    const told = !match || match.games[match.number - 1].over;
    if (!ends || !told) return;
    if (goesOn && (match.mine || match.next)) {
      // The match may be heard of after the game that has ended: what comes next stands on the page.
      show((open) => (open?.kind?.startsWith(KIND) ? null : open));
      return;
    }
    if (shownEnd.current) return;
    shownEnd.current = true;
    if (about.play.showsEnd) return;
    show(popup());
  }, [ends, match]);
  useLayoutEffect(() => {
    if (shownEnd.current && rematch) show((open) => (open?.kind?.startsWith(KIND) ? popup() : open));
  }, [rematch?.next, rematch?.agreed.join()]);
}
