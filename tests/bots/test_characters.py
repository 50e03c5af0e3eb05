"""Characters of bots: what they weigh shows in what they do, and the plain one plays as before."""

from __future__ import annotations

import pytest

from grimorio import games
from grimorio.bots import UnknownBot, make_bot, spelled_out
from grimorio.bots.characters import CHARACTERS
from grimorio.bots.magecraft.engine import Engine
from grimorio.bots.magic import MagicSense
from grimorio.bots.mickey import MickeySense
from grimorio.bots.mickey.lore import lore_of
from grimorio.bots.mickey.outlook import Outlook
from grimorio.bots.mickey.sketch import Mind
from grimorio.kernel import Setup
from grimorio.kernel.seats import Seat
from tests.games.magic.laid import Laid
from tools.characters import played


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


def test_characters_hold_other_spells_of_magecraft_good() -> None:
    """What attacks is worth most to the fierce, and what shields to the cautious."""
    book = games.get("magecraft").book(Setup("magecraft", 2, 0))

    def worth(character: str, spell: str) -> float:
        return Engine(book, CHARACTERS[character]).eagerness((book.spell_of[spell], False))[1]

    assert worth("cautious", "Fireball") == worth("plain", "Fireball") < worth("fierce", "Fireball")
    assert worth("fierce", "Bulwark") < worth("plain", "Bulwark") < worth("cautious", "Bulwark")


@pytest.mark.deep
def test_characters_play_magecraft_differently() -> None:
    """In the same deals the fierce attack more, the cautious guard themselves more, the tricky study more."""
    counts = {name: played("magecraft", f"greedy@{name}", "greedy", 24) for name in CHARACTERS}

    def often(name: str, what: str) -> float:
        return counts[name][what] / counts[name]["own turns"]

    assert often("cautious", "attacks") < often("fierce", "attacks")
    assert often("fierce", "guards") < often("plain", "guards") < often("cautious", "guards")
    assert often("plain", "studies") < often("tricky", "studies")


def answers(bot: str, name: str = "magic") -> list[int]:
    """The first answers of a game of two bots of this name."""
    game = games.get(name)
    position, given = game.start(Setup(name, 2, 11)), []
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


@pytest.mark.parametrize("game", ["magic", "mickey"])
def test_the_plain_character_is_no_other_and_each_is_repeated_by_its_seed(game: str) -> None:
    assert answers("greedy@plain", game) == answers("greedy", game)
    assert answers("greedy@fierce", game) == answers("greedy@fierce", game)


def kept(character: str) -> float:
    """What three cards in the hand after a challenge of Mickey are worth to a bot of a character."""
    position = games.get("mickey").start(Setup("mickey", 2, 3))
    mind = Mind(position, Seat(0), lore_of(position.book), CHARACTERS[character].keep)
    return Outlook(position, mind, 0).kept([], 3)


def test_in_mickey_the_cautious_count_cards_more_and_the_fierce_less() -> None:
    assert kept("cautious") > kept("plain") == kept("tricky") > kept("fierce") > 0.0


def test_in_mickey_the_tricky_like_what_they_hide() -> None:
    tried = 0
    decks = ["Gilded Masks", "Moss Circle"]
    position = games.get("mickey").start(Setup("mickey", 2, 3, cards={"decks": decks}))
    while not position.over and tried < 3:
        choice = position.waiting[0]
        if choice.ask == "play" and any(option[0] != "cast" for option in choice.options):
            zero = [0.0] * len(choice.options)
            plain = MickeySense().ordered(position, choice, zero)
            tricky = MickeySense(character=CHARACTERS["tricky"]).ordered(position, choice, zero)
            gains = [more - less for more, less in zip(tricky, plain, strict=True)]
            hidden = [gain for gain, option in zip(gains, choice.options, strict=True) if option[0] != "cast"]
            assert min(hidden) == max(gains) > 0.0
            tried += 1
        position.answer(0, choice.number)
    assert tried


def test_a_name_tells_bot_and_character() -> None:
    assert spelled_out("adept@fierce", "magic") == spelled_out("adept", "magic") + "@fierce"
    assert spelled_out("adept@plain", "mickey") == spelled_out("adept", "mickey")
    for name, game in (("adept@brave", "magic"), ("adept@fierce", "live"), ("adept@", "magic")):
        with pytest.raises(UnknownBot):
            spelled_out(name, game)
