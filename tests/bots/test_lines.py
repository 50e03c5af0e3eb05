"""The search of Magic: the lines that it compares, and how it follows the one that it takes."""

from __future__ import annotations

from functools import partial

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.magic import MagicSense
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.line_search import FEW, MOST_OPTIONS, MagicSearch
from grimorio.bots.magic.lines import MOST, Line, lines_of
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.magic.moment import Moment, passes_by, top_of, waits, window_of
from grimorio.bots.magic.plays import choose, worth_a_look
from grimorio.games.magic.state.objects import ATTACKERS, table
from grimorio.kernel import Setup
from grimorio.kernel.seats import Seat
from tests.games.magic.laid import PASS, Laid

MAGIC = games.get("magic")


def to_attack(laid: Laid) -> Laid:
    """The same position at the declaration of attackers, with nothing played before."""
    laid.p.stops = 0
    while laid.p.choice.ask != "attack":
        laid.p.answer(len(laid.p.choice.options) - 1)
    return laid


def to_block(laid: Laid) -> Laid:
    """The same position at the declaration of blockers, after an attack with everything."""
    to_attack(laid)
    while laid.p.choice.ask == "attack":
        laid.p.answer(0)
    while laid.p.choice.ask == "priority" and laid.t.step == ATTACKERS:
        laid.answer(PASS)
    return laid


def named(laid: Laid, line: Line) -> list[str]:
    """The creatures that a line declares, by name."""
    return [" ".join([laid.name(laid.p.things[int(word)]) for word in o[1:]][:2]) for o in line.options]


def test_the_first_line_is_what_the_judgement_does_and_no_line_comes_twice() -> None:
    sense = MagicSense()
    p = MAGIC.start(Setup("magic", 2, 4))
    weighed = 0
    while not p.over:
        choice = p.choice
        lines = lines_of(sense, p, choice)
        pick = sense.pick(p, choice)
        assert lines[0].index(choice) == pick
        assert len(lines) <= MOST + 3
        shown = [(sorted(line.options), line.waits) for line in lines]
        assert all(shown.count(one) == 1 for one in shown)
        weighed += len(lines) > 1
        p.answer(pick)
    assert weighed > 20


def test_what_is_not_worth_a_look_is_not_played() -> None:
    """What is passed over before anything is weighed is what the whole judgement would pass on, too."""
    passed = 0
    for seed in range(6):
        p = MAGIC.start(Setup("magic", 2, seed))
        sense = MagicSense()
        while not p.over:
            choice = p.choice
            lore = lore_of(p.book)
            window = window_of(p, choice.seat, 2, top_of(table(p)))
            if choice.ask == "priority" and not worth_a_look(p, lore, window, choice.options):
                moment = Moment(Board(p, choice.seat, lore), 2)
                assert choose(moment, choice) == len(choice.options) - 1
                passed += not waits(window)
            p.answer(sense.pick(p, choice))
    assert passed > 20


def test_games_played_on_pass_by_themselves_where_the_judgement_waits() -> None:
    """They end as they do where every choice is asked, and the passes that are left out are many."""
    sense = MagicSense()
    left_out = 0
    for seed in range(4):
        asked, brief = [MAGIC.start(Setup("magic", 2, seed)) for _ in range(2)]
        brief.auto_pass = passes_by
        brief = brief.copy()
        for p in (asked, brief):
            while not p.over:
                p.answer(sense.pick(p, p.choice))
        assert brief.result == asked.result
        assert [table(p).turn for p in (brief, asked)] == [table(asked).turn] * 2
        left_out += asked.chosen - brief.chosen
    assert left_out > 200


def test_attacks_are_whole_and_told_apart_by_what_attacks() -> None:
    laid = to_attack(
        Laid({"play": "Grizzly Bears; Grizzly Bears; Hill Giant"}, {"play": "Craw Wurm"}, mana=False)
    )
    lines = lines_of(MagicSense(), laid.p, laid.p.choice)
    attacks = [sorted(line.options) for line in lines]
    assert [] in attacks
    assert max(len(options) for options in attacks) == 3
    bears = [o for o in attacks if len(o) == 1 and o[0][1] in laid.keys("Grizzly Bears")]
    assert len(bears) <= 1


def test_blocks_are_whole_and_two_may_stop_one() -> None:
    laid = to_block(
        Laid({"play": "Hill Giant"}, {"play": "Grizzly Bears; Glory Seeker", "life": 9}, mana=False)
    )
    lines = lines_of(MagicSense(), laid.p, laid.p.choice)
    sizes = sorted(len(line.options) for line in lines)
    assert sizes[0] == 0
    assert sizes[-1] == 2


def test_a_line_answers_in_the_order_in_which_it_is_asked() -> None:
    laid = to_attack(Laid({"play": "Grizzly Bears; Hill Giant; Craw Wurm"}, {}, mana=False))
    wurm, bears = laid.key("Craw Wurm"), laid.key("Grizzly Bears")
    line = Line([("attack", wurm, 1), ("attack", bears, 1)])
    seen: list[int] = []
    while laid.p.choice.ask == "attack":
        option = laid.p.choice.options[line.index(laid.p.choice)]
        seen += [int(option[1])] if option[0] == "attack" else []
        laid.p.answer(line.index(laid.p.choice))
    assert seen == [bears, wurm]


def test_a_declaration_is_searched_once() -> None:
    laid = to_attack(Laid({"play": "Grizzly Bears; Hill Giant; Craw Wurm"}, {"hand": "Forest"}, mana=False))
    bot = MagicSearch(8, 1)
    searched: list[int] = []
    while laid.p.choice.ask == "attack":
        bot.looked = 0
        laid.p.answer(bot.choose(Sight(laid.p, 0), partial(laid.p.imagine, Seat(0))))
        searched.append(bot.looked)
    assert searched[0] > 0
    assert not any(searched[1:])


def test_with_few_games_only_attacks_and_blocks_are_weighed() -> None:
    laid = Laid({"hand": "Shock", "play": "Hill Giant; Mountain"}, {"play": "Grizzly Bears"}, mana=False)
    looked: list[int] = []
    for trials in (FEW - 1, FEW):
        bot = MagicSearch(trials, 1)
        bot.choose(Sight(laid.p, 0), partial(laid.p.imagine, Seat(0)))
        looked.append(bot.looked)
    assert looked[0] == 0
    assert looked[1] > 0
    to_attack(laid)
    bot = MagicSearch(FEW - 1, 1)
    bot.choose(Sight(laid.p, 0), partial(laid.p.imagine, Seat(0)))
    assert bot.looked > 0


@pytest.mark.deep
def test_stops_where_the_games_played_on_have_looked_at_too_much() -> None:
    laid = to_attack(Laid({"play": "Craw Wurm"}, {"play": "Craw Wurm"}, mana=False))
    bot = MagicSearch(1_000_000, 1)
    bot.choose(Sight(laid.p, 0), partial(laid.p.imagine, Seat(0)))
    assert MOST_OPTIONS < bot.looked < MOST_OPTIONS * 1.1


def test_equal_seeds_play_alike() -> None:
    p = MAGIC.start(Setup("magic", 2, 4))
    sense = MagicSense()
    for _ in range(60):
        p.answer(sense.pick(p, p.choice))
    for _ in range(2):
        seat = p.choice.seat
        chosen = [
            make_bot("search:60", MAGIC, 2).choose(Sight(p, seat), partial(p.imagine, seat)) for _ in range(2)
        ]
        assert chosen[0] == chosen[1]
        p.answer(chosen[0])
