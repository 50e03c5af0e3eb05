// A sheet that is tapped in on this phone and kept on the server after each tap; nothing is lost on reload.
import { useEffect, useRef, useState } from "../../lib.js";
import { ask } from "../../net.js";
import { shared } from "./marks.js";

const SOON = 300;
const LATER = 2000;

// of: "pool" or "deck"; player: for whom the organiser taps, else null. Returns {sheet, marks, set, kept, again}: sheet
// is what the server says besides, kept whether it has everything, again() asks for the sheet anew.
export function useSheet(now, token, of, player, lang) {
  const [sheet, setSheet] = useState(null);
  const [marks, setMarks] = useState(null);
  const [kept, setKept] = useState(true);
  const local = useRef([]);
  const there = useRef([]);
  const timer = useRef(0);
  const sending = useRef(null);
  const query = `?lang=${lang}${player ? `&player=${encodeURIComponent(player)}` : ""}`;
  const read = async () => {
    const found = await ask(`/api/events/${now.id}/sheet${query}`, undefined, token);
    [local.current, there.current] = [found[of], found[of]];
    setSheet(found);
    setMarks(found[of]);
    setKept(true);
  };
  const send = async () => {
    const whole = local.current;
    const start = shared(whole, there.current);
    if (start === whole.length && start === there.current.length) { setKept(true); return; }
    try {
      const body = { of, start, marks: whole.slice(start), ...(player && { player }) };
      await ask(`/api/events/${now.id}/sheet`, body, token);
      there.current = whole;
      if (local.current !== whole) await send();
      else setKept(true);
    } catch (error) {
      if (error.status) await read().catch(() => {});
      else timer.current = setTimeout(flush, LATER);
    }
  };
  const flush = () => {
    clearTimeout(timer.current);
    sending.current = (sending.current || Promise.resolve()).then(send);
    return sending.current;
  };
  const set = (next) => {
    local.current = next;
    setMarks(next);
    setKept(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, SOON);
  };
  useEffect(() => {
    let here = true;
    const look = () => read().catch(() => { if (here) timer.current = setTimeout(look, LATER); });
    look();
    return () => { here = false; flush(); };
  }, [now.id, token, of, player, lang]);
  return { sheet, marks, set, kept, flush, again: read };
}
