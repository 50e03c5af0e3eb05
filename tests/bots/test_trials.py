"""The bot that tries options in the same imagined positions, and takes another option only if it is
surely better.
"""

from __future__ import annotations

from functools import partial

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.magic import MagicSense
from grimorio.bots.roster import LEVELS, spelled_out
from grimorio.bots.trial import MOST_OPTIONS, TrialBot, better_half, surest
from grimorio.kernel import Choice, Position
from tests.games.magic.laid import Laid

MAGIC = games.get("magic")
MAGECRAFT = games.get("magecraft")


def test_levels_are_bots_of_their_game() -> None:
    for game in (MAGIC, MAGECRAFT):
        spelled = [spelled_out(level, game.name) for level in LEVELS]
        assert len(set(spelled)) == 4
        for level in LEVELS:
            assert make_bot(level, game, 1) is not None


def test_the_better_half_keeps_the_first() -> None:
    values = {7: [0.1, 0.1], 3: [0.5, 0.6], 5: [0.9, 0.2], 1: [0.2, 0.2], 2: [0.4, 0.4], 4: [0.0, 0.1]}
    assert better_half([7, 3, 5, 1, 2, 4], values) == [7, 3, 5]
    assert better_half([7, 3, 5], values) == [7, 3]
    assert better_half([7, 1], values) == [7, 1]


def test_takes_what_is_better_by_more_than_doubt() -> None:
    assert surest([0, 1], {0: [0.5, 0.5, 0.5, 0.5], 1: [0.6, 0.6, 0.6, 0.6]}) == 1
    assert surest([0, 1], {0: [0.5, 0.5, 0.5, 0.5], 1: [0.0, 1.0, 0.1, 0.95]}) == 0
    assert surest([0, 1, 2], {0: [0.5, 0.5], 1: [0.6, 0.6], 2: [0.7, 0.7]}) == 2


class Timid:
    """A `Judge` that proposes every option and likes the last one best."""

    def __init__(self) -> None:
        sense = MagicSense()
        self.pick = sense.pick
        self.value = sense.value
        self.clock = sense.clock
        self.effort = sense.effort

    def proposed(self, position: Position, choice: Choice) -> list[int]:
        return list(reversed(range(len(choice.options))))


def test_finds_what_wins_where_the_pick_does_not() -> None:
    laid = Laid({"play": "Craw Wurm"}, {"life": 6}, mana=False)
    while laid.p.choice.ask != "attack":
        laid.p.answer(len(laid.p.choice.options) - 1)
    assert laid.p.choice.options[-1] == ("done",)
    bot = TrialBot(Timid(), 8, 1)
    chosen = bot.choose(Sight(laid.p, 0), partial(laid.p.imagine, 0))
    assert laid.p.choice.options[chosen][0] == "attack"


def test_stops_where_the_games_played_on_have_looked_at_too_much() -> None:
    laid = Laid({"play": "Craw Wurm"}, {"play": "Craw Wurm"}, mana=False)
    while laid.p.choice.ask != "attack":
        laid.p.answer(len(laid.p.choice.options) - 1)
    bot = TrialBot(Timid(), 1_000_000, 1)
    bot.choose(Sight(laid.p, 0), partial(laid.p.imagine, 0))
    assert MOST_OPTIONS < bot.looked < MOST_OPTIONS * 1.1


def test_tries_less_where_many_creatures_fight() -> None:
    few = Laid({"play": "Craw Wurm"}, {"play": "Craw Wurm"}, mana=False)
    assert MagicSense().effort(few.p) == 1
    side = "; ".join(["Craw Wurm"] * 9)
    many = Laid({"play": side}, {"play": side}, mana=False)
    assert MagicSense().effort(many.p) == 81 / 30
