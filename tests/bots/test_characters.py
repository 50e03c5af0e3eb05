"""Characters of bots: what they weigh shows in what they do, and the plain one plays as before."""

from __future__ import annotations

import pytest

from grimorio import games
from grimorio.bots import UnknownBot, make_bot, spelled_out
from grimorio.bots.characters import CHARACTERS
from grimorio.bots.magic import MagicSense
from grimorio.kernel import Setup
from tests.games.magic.laid import Laid


def attackers(laid: Laid, character: str) -> int:
    """How many creatures a bot of a character attacks with in a position laid out by hand."""
    sense = MagicSense()
    sense.character = CHARACTERS[character]
    world = laid.p.copy()
    count = 0
    while world.choice.ask in ("priority", "attack"):
        choice = world.choice
        index = 0 if choice.ask == "priority" else sense.pick(world, choice)
        if choice.ask == "priority":
            index = choice.options.index(("pass",))
        elif choice.options[index] == ("done",):
            break
        else:
            count += 1
        world.answer(index, choice.number)
        if count and world.choice.ask != "attack":
            break
    return count


def test_the_fierce_attack_where_the_cautious_stay() -> None:
    """Two creatures face two that are tapped now, and strike back in the next turn."""
    found = {}
    for life in range(4, 16):
        laid = Laid(
            {"play": "Hill Giant; Hill Giant", "life": life}, {"play": "Hill Giant; Craw Wurm"}, mana=False
        )
        for key in laid.p.things[0].play:
            if laid.p.things[key].controller == 1:
                laid.p.edit(key).tapped = True
        for name in CHARACTERS:
            found[name] = found.get(name, 0) + attackers(laid, name)
    assert found["cautious"] < found["fierce"]
    assert found["cautious"] <= found["plain"] <= found["fierce"]


def answers(bot: str) -> list[int]:
    """The first answers of a game of two bots of this name."""
    game = games.get("magic")
    position, given = game.start(Setup("magic", 2, 11)), []
    bots = [make_bot(bot, game, seat) for seat in range(2)]
    while not position.over and len(given) < 120:
        choice = position.waiting[0]
        seat = choice.seat
        index = bots[seat].choose(
            position.seen_by(seat), lambda luck, seat=seat: position.imagine(seat, luck)
        )
        given.append(index)
        position.answer(index, choice.number)
    return given


def test_the_plain_character_is_no_other_and_each_is_repeated_by_its_seed() -> None:
    assert answers("greedy@plain") == answers("greedy")
    assert answers("greedy@fierce") == answers("greedy@fierce")


def test_a_name_tells_bot_and_character() -> None:
    assert spelled_out("adept@fierce", "magic") == spelled_out("adept", "magic") + "@fierce"
    assert spelled_out("adept@plain", "mickey") == spelled_out("adept", "mickey")
    for name, game in (("adept@brave", "magic"), ("adept@fierce", "mickey"), ("adept@", "magic")):
        with pytest.raises(UnknownBot):
            spelled_out(name, game)
