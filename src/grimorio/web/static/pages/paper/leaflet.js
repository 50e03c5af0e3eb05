// What stays the same while a draft is open, asked for once: its steps, and the cards of its sets; and the time.
import { useEffect, useState } from "../../lib.js";
import { ask } from "../../net.js";
import { placeOf } from "./countdown.js";

const kept = new Map();

export function useLeaflet({ id, draft }) {
  const [leaflet, set] = useState(kept.get(draft.stamp) || null);
  useEffect(() => {
    let here = true;
    let timer;
    const look = () => ask(`/api/events/${id}/draft`).then((found) => {
      kept.set(found.stamp, found);
      if (here) set(found);
    }, () => { if (here) timer = setTimeout(look, 3000); });
    if (kept.has(draft.stamp)) set(kept.get(draft.stamp));
    else look();
    return () => { here = false; clearTimeout(timer); };
  }, [id, draft.stamp]);
  return leaflet?.stamp === draft.stamp ? leaflet : null;
}

// Where a pod stands now, looked at four times a second while its time runs; null before the steps are there.
export function usePlace(now, leaflet, number) {
  const [, tick] = useState(0);
  const pod = now.draft.pods[number];
  const runs = pod.began > 0 && !pod.paused;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  const steps = leaflet?.steps[pod.players.length];
  return steps ? { ...placeOf(steps, pod, Date.now() / 1000 + now.ahead), steps } : null;
}
