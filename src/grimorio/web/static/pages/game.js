// The drawing of a game that a page shows, and its cards.
import { tableOf } from "../games/index.js";
import { useEffect, useState } from "../lib.js";
import { ask } from "../net.js";
import { wear } from "../ui/style.js";

// The game's drawing and its cards, loaded once it is known which game it is; null until then. sure: whether the table
// is there; what could not be loaded before is asked for once more then.
export function useGame(name, id = null, sure = true) {
  const [play, setPlay] = useState(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    if (name) {
      Promise.all([tableOf(name), ask(`/api/games/${id || name}/cards`)]).then(
        ([module, { cards }]) => {
          if (!here) return;
          wear(name);
          setPlay({ module, cards: module.named?.(cards) ?? cards });
        },
        () => { if (here) setFailed(true); },
      );
    }
    return () => {
      here = false;
      wear(null);
    };
  }, [name, failed && sure]);
  return play;
}
