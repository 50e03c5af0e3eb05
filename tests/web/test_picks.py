"""Several answers sent at once: a refusal must not tell what random events would bring."""

from __future__ import annotations

import random

import pytest

from grimorio import games
from grimorio.kernel import Position, Setup
from grimorio.web.game.picks import tried
from grimorio.web.game.timeline import Timeline
from grimorio.web.refusals import Refused
from tests.web.helpers import timeline


def games_at_a_choice(count: int, seed: int) -> list[Timeline]:
    """Return this many random games of people, each at a moment where somebody is asked."""
    luck, game, found = random.Random(seed), games.get("magecraft"), []
    while len(found) < count:
        played = timeline(game.start(Setup("magecraft", luck.choice((2, 3)), luck.getrandbits(32))))
        position = played.position
        while not position.over and len(found) < count:
            if luck.random() < 0.3:
                found.append(timeline(position.copy()))
            position.answer(luck.randrange(len(position.choice.options)))
            played.passing.over(position)
    return found


def answered(game: Timeline, index: int) -> Position:
    after = game.position.copy()
    after.answer(index)
    game.passing.over(after)
    return after


def reason(game: Timeline, *options: tuple[str | int, ...]) -> str | None:
    """Return why several answers at once are refused, or None when they are accepted.

    The position stays unchanged.
    """
    position = game.position
    before = position.to_json()
    try:
        run = tried(game, position.choice.seat, position.choice.number, options)
    except Refused as refused:
        assert position.to_json() == before
        assert refused.reason != "table-refused-chain" or refused.args_ == {"pick": refused.pick}
        return refused.reason
    assert position.to_json() == before
    replayed = position.copy()
    for number, seat, option in [played.given for played in run]:
        choice = next(one for one in replayed.waiting if one.number == number)
        assert choice.seat == seat
        replayed.answer(choice.index(option), number)
        game.passing.over(replayed)
    assert replayed.to_json() == run[-1].after.to_json()
    return None


def test_a_refusal_does_not_tell_what_luck_brings() -> None:
    nonsense = ("gem", "plutonium")
    hidden = plain = 0
    for game in games_at_a_choice(150, 1):
        position = game.position
        seat = position.choice.seat
        for index, first in enumerate(position.choice.options):
            after = answered(game, index)
            moved = after.luck != position.luck
            if moved or after.over or after.choice.seat != seat:
                hidden += 1
                following = [] if after.over else list(after.choice.options[:2])
                # Whatever follows, offered or not, the answer is the same.
                assert {reason(game, first, second) for second in (*following, nonsense)} == {
                    "table-refused-chain"
                }
            else:
                plain += 1
                assert reason(game, first, after.choice.options[-1]) is None
                assert reason(game, first, nonsense) not in (None, "table-refused-chain")
    assert hidden > 50 and plain > 50


def test_each_gem_that_is_chosen_at_once_is_taken_with_its_effect() -> None:
    met = set()
    for game in games_at_a_choice(400, 5):
        seat = game.position.choice.seat
        for one in game.position.seen_by(seat)["table"]["direct"]:
            assert reason(game, *map(tuple, one["answers"])) is None, one
            met.add((one["answers"][0][1], len(one["answers"])))
    assert met >= {("attack", 2), ("heal", 2), ("shield", 2), ("vanish", 2)}


def discarding(seed: int) -> Timeline:
    """Return a game with open hands in which the first player discards two of four gems."""
    game = timeline(games.get("magecraft").start(Setup("magecraft", 2, seed, {"hands": "open"})))
    while game.position.choice.ask != "opening-discard":
        choice = game.position.choice
        game.give((choice.number, choice.seat, choice.options[0]))
    return game


def in_hand(position: Position, seat: int) -> dict[str, int]:
    gems: dict[str, int] = position.seen_by(seat)["table"]["boards"][seat]["hand"]["gems"]
    return gems


def test_what_the_table_gives_by_itself_meanwhile_may_be_sent_too() -> None:
    """With open hands the last gem to discard may follow from the first: then the table gives it."""
    met = 0
    for game in map(discarding, range(20)):
        choice = game.position.choice
        after = answered(game, len(choice.options) - 1)
        if after.choice.number == choice.number + 1:
            continue
        met += 1
        hand, kept = in_hand(game.position, choice.seat), in_hand(after, choice.seat)
        first = choice.options[-1]
        left = {gem: hand[gem] - (("gem", gem) == first) for gem in hand}
        last = next(gem for gem in hand if left[gem] > kept[gem])
        assert reason(game, first, ("gem", last)) is None
        assert reason(game, first, ("gem", last), ("gem", last)) == "table-refused-chain"
        assert {reason(game, first, ("gem", gem)) for gem in hand if gem != last} == {"table-refused-chain"}
    assert met > 3


def test_a_known_refusal_gives_its_rule() -> None:
    for game in games_at_a_choice(400, 2):
        position = game.position
        choice = position.choice
        for known in position.game.refused(position, choice.seat):
            with pytest.raises(Refused) as caught:
                tried(game, choice.seat, choice.number, [tuple(known["option"])])
            assert caught.value.reason == known["reason"] and caught.value.rule == known["rule"]
            return
    pytest.fail("no position refuses anything with a reason")
