"""The things on a table offer exactly the answers of the choice, at any moment of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import Luck, Position, Setup
from tests.page import test_live_names, test_mickey_names
from tests.page.node import Node

MOST = 3
"""How often each kind of question is looked at."""
CLICKED = """async ([game, moments]) => {
  const { html, render } = await part("vendor/htm-preact.js");
  const { event } = dom;
  const { translatorFor } = await part("i18n.js");
  const { Shell } = await part("ui/shell.js");
  const table = await part(`games/${game}/table.js`);
  const { cards } = await (await fetch(`/api/games/${game}/cards`)).json();
  const t = await translatorFor("en");
  const shell = { t, lang: "en", show: () => 0 };
  const found = [];
  for (const { view, refused, log, before } of moments) {
    const given = [];
    const box = document.body.appendChild(document.createElement("div"));
    const about = {
      game, view, cards: table.named?.(cards) ?? cards, t, lang: "en", players: [],
      name: (seat) => `P${seat}`,
      answer: (options) => given.push(options.map((it) => it.join(":"))),
      why: () => 0, keep: () => 0, readOnly: false,
      log: [...(before || []), ...log], refused, settings: { stops: [], auto: [], yield: null },
    };
    render(html`<${Shell.Provider} value=${shell}><${table.Table} ...${about} /></${Shell.Provider}>`, box);
    const things = {};
    for (const one of box.querySelectorAll("[data-answer]")) {
      const inside = one.localName === "button" ? [one] : one.querySelectorAll("button");
      given.length = 0;
      for (const button of inside)
        if (button.closest("[data-answer]") === one) button.dispatchEvent(event("click"));
      (things[one.getAttribute("data-answer")] ||= []).push([...given]);
    }
    const onTable = Boolean(table.onTable?.(view.choice, view));
    const options = view.choice.options.map((it) => it.join(":"));
    found.push({ ask: view.choice.ask, options, things, onTable });
    render(null, box);
    box.remove();
  }
  return found;
}"""


def magecraft() -> Iterator[dict[str, Any]]:
    """The first moments of each kind of question in games of Magecraft for two and for four players."""
    game = games.get("magecraft")
    asked = Counter[str]()
    for seats, seed in ((2, 1), (2, 2), (4, 3)):
        position: Position = game.start(Setup("magecraft", seats, seed))
        luck = Luck(seed)
        while position.waiting:
            choice = position.waiting[0]
            asked[choice.ask] += 1
            if asked[choice.ask] <= MOST:
                yield {
                    "view": position.seen_by(choice.seat),
                    "refused": game.refused(position, choice.seat),
                    "log": [],
                }
            position.answer(luck.below(len(choice.options)))


def some(moments: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few moments of each kind of question."""
    asked = Counter[str]()
    found = []
    for moment in moments:
        choice = moment["view"]["choice"]
        if choice and asked[choice["ask"]] < MOST:
            asked[choice["ask"]] += 1
            found.append(moment)
    return found


PLAYED = {
    "magecraft": magecraft,
    "mickey": partial(test_mickey_names.played, 6),
    "live": test_live_names.played,
}
AT_THE_PROMPT = {
    "magecraft": {"done", "no"},
    "mickey": {"yes", "no", "no-code", "colour"},
    "live": {"yes", "no", "challenge", "power", "none", "throw", "accept", "life", "overbid", "hand"},
}
"""For each game, the kinds of options that belong to no thing on the table."""
IN_STEPS = {
    "magecraft": {"reorder": ()},
    "mickey": {"line-up": ("row",), "play": ("take",), "deploy": ("take",), "swap": ("support",)},
    "live": {"lands": (), "escalate": (), "spend-life": ()},
}
"""For each game, the questions that are answered on the table in several steps, and the words that
begin them.
"""
AT_ONCE = {"icons": {"attack", "gem", "academy", "discard", "hand"}}
"""For each question, the words that begin answers which the table gives together with one of its options."""
ASKED = {
    "magecraft": {"shield-phase", "magic", "icons", "attack", "study", "grimoire", "pay", "reorder"},
    "mickey": {"line-up", "deploy", "castle", "play", "swap", "hand-limit"},
    "live": {"declare", "pack", "take", "lands", "escalate", "second-pack"},
}


@pytest.mark.parametrize("game", PLAYED)
def test_a_thing_gives_its_answer_and_every_answer_has_its_thing(node: Node, game: str) -> None:
    seen = node.run(CLICKED, [game, some(PLAYED[game]())])
    for moment in seen:
        options, things = set(moment["options"]), moment["things"]
        steps = IN_STEPS[game].get(moment["ask"])
        apart = AT_ONCE.get(moment["ask"], set()).union(steps or ())
        lit = {thing for thing in things if thing.split(":")[0] not in apart}
        assert lit <= options, (moment["ask"], lit - options)
        for thing in lit:
            for given in things[thing]:
                assert given and all(one == [thing] for one in given), (moment["ask"], thing, given)
        if steps is None:
            left = options - set(things)
            assert {option.split(":")[0] for option in left} <= AT_THE_PROMPT[game], (moment["ask"], left)
            assert not (moment["onTable"] and left), (moment["ask"], left)
        elif steps and options != {"pass"}:
            assert set(things) - lit, (moment["ask"], things)
    assert {moment["ask"] for moment in seen} >= ASKED[game]
