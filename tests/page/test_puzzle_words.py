"""What is done in a puzzle, in words: no answer of any puzzle leaves a hole in its sentence."""

from __future__ import annotations

import pytest

from grimorio.judge import puzzles
from grimorio.language import LANGUAGES
from grimorio.web.jobs.puzzles import shown
from tests.page.node import Node

STEPS = """async ({ puzzle, languages }) => {
  const { aboutOf, stepText } = await part("pages/puzzles.js");
  const { translatorFor } = await part("i18n.js");
  const { tableOf } = await part("games/index.js");
  const { ask } = await part("net.js");
  const module = await tableOf(puzzle.game);
  const { cards } = await ask(`/api/games/${puzzle.game}/cards`);
  const play = { module, cards: module.named?.(cards) ?? cards };
  const said = [];
  for (const lang of languages) {
    const t = await translatorFor(lang);
    const about = aboutOf({ puzzle, play, view: puzzle.moments[0].view, t, lang });
    said.push(...puzzle.steps.map((step) => stepText({ step, about })));
  }
  return said;
}"""


def check(node: Node, number: int) -> None:
    """Check one puzzle in so many, `number`: each sentence of what is done is whole, in each language."""
    drawn = 0
    for named in puzzles.all_puzzles()[::number]:
        puzzle = shown(named["id"])
        languages = list(LANGUAGES)
        told = {"game": puzzle["game"], "cards": puzzle["cards"], "moments": puzzle["moments"][:1]}
        said = node.run(STEPS, {"puzzle": {**told, "steps": puzzle["steps"]}, "languages": languages})
        assert len(said) == len(puzzle["steps"]) * len(languages)
        wrong = [line for line in said if any(sign in line for sign in ("{", "}", "[object", "undefined"))]
        assert wrong == [], puzzle["id"]
        drawn += sum(step["option"][0] in ("activate", "mana") for step in puzzle["steps"])
    assert drawn, "no label in these puzzles has signs of mana"


def test_what_is_done_in_puzzles_is_said_without_holes(node: Node) -> None:
    check(node, 40)


@pytest.mark.deep
def test_what_is_done_in_every_puzzle_is_said_without_holes(node: Node) -> None:
    check(node, 1)
