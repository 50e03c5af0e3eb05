"""The scan of games for combats that other blocks would have survived."""

from __future__ import annotations

from tests.games.magic.laid import Laid
from tools.combats import Scan, all_blocks, other_blocks, survives


def before_blocks(life: int = 6) -> Laid:
    """A combat in which three creatures, one of them unblockable, attack a player with two small ones."""
    mine = {"play": "Grizzly Bears; Suntail Hawk", "life": life}
    laid = Laid({"play": "Craw Wurm; Hill Giant; Phantom Warrior"}, mine, mana=False)
    laid.p.stops = 0
    while laid.p.choice.ask != "block":
        laid.p.answer(0 if laid.p.choice.ask == "attack" else len(laid.p.choice.options) - 1)
    return laid


def test_tells_blocks_that_survive_from_those_that_do_not() -> None:
    p = before_blocks().p
    every = list(all_blocks(p, ()))
    assert len(every) == 9
    alive = [blocks for blocks in every if survives(p, blocks)]
    wurm = [blocks for blocks in every if any(option[-1] == p.choice.options[0][2] for option in blocks)]
    assert alive == wurm
    assert sorted(other_blocks(p, 1)) == sorted(every)


def test_reports_blocks_that_lose_where_others_survive() -> None:
    p = before_blocks().p
    found = Scan().looked_into(7, p, (("done",),))
    assert found.fatal == 1
    assert found.unseen == 0
    [blunder] = found.blunders
    assert blunder["game"] == 7
    assert blunder["declared"] == []
    assert any("blocks Craw Wurm" in pair for pair in blunder["survives"])
    assert not Scan().looked_into(7, before_blocks(2).p, (("done",),)).blunders


def test_greedy_survives_what_can_be_survived() -> None:
    found = [Scan("greedy", 5).play(number) for number in range(6)]
    assert sum(one.fatal for one in found) >= 1
    assert not any(one.blunders for one in found)
