"""Positions of Magic set up by hand."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.games.magic.situation_data import pool
from grimorio.games.magic.state.objects import STEPS, player, table
from grimorio.kernel import Luck, Position, Setup, SetupError

ALL = {
    "active": "B",
    "turn": 4,
    "A": {
        "life": 7,
        "poison": 2,
        "mana": "2RC",
        "hand": ["Shock", "Forest*2", {"card": "Choc", "as": "s"}],
        "battlefield": [
            "Mountain*3",
            {"card": "Holy Strength", "on": "bear"},
            {"card": "Glory Seeker", "as": "bear", "tapped": True, "new": True, "damage": 1},
            {"card": "Hill Giant", "owner": "B", "counters": {"+1/+1": 2}},
            {"card": "Shifting Sky", "chosen": "Red"},
            {
                "token": "Imp",
                "types": ["Creature", "Imp"],
                "colors": ["black"],
                "size": "1/2",
                "keywords": ["flying"],
            },
            {"token": "Imp", "types": ["Artifact", "Creature"], "size": "3/3"},
        ],
        "graveyard": ["Raise Dead", "Plains"],
        "library_top": ["Plains", "Swamp"],
        "removed": ["Shock"],
    },
}


def start(situation: dict[str, Any], seats: int = 2, **options: str) -> Position:
    return games.get("magic").start(Setup("magic", seats, 1, options, None, situation), stops=255)


def named(p: Position, name: str) -> list[Any]:
    things = [p.things[key] for key in table(p).play]
    return [it for it in things if p.book.face(it.face).name == name]


def test_everything_that_can_be_said() -> None:
    p = start({**ALL, "B": {"library": ["Shock"]}})
    t, one = table(p), player(p, 0)
    assert (t.turn, t.active, STEPS[t.step], t.first) == (4, 1, "main1", 0)
    assert (one.life, one.poison, one.pool) == (7, 2, pool("3R"))
    assert len(one.hand) == 4 and len(one.library) == 32 and len(player(p, 1).library) == 1
    seen = p.seen_by(0)["table"]["players"][0]
    assert seen["hand"].count("Forest") == 2 and seen["pool"] == "RCCC"
    assert [card["name"] for card in seen["graveyard"]] == ["Raise Dead", "Plains"]
    assert [card["name"] for card in seen["removed"]] == ["Shock"]
    [bear], [giant] = named(p, "Glory Seeker"), named(p, "Hill Giant")
    assert (bear.tapped, bear.ready, bear.damage, bear.power, bear.toughness) == (True, False, 1, 3, 4)
    assert (giant.owner, giant.controller, giant.power, giant.ready) == (1, 0, 5, True)
    assert giant.colors == named(p, "Shifting Sky")[0].colors == 8
    small, big = named(p, "Imp")
    assert (small.power, small.toughness, small.keywords, big.power, big.kinds) == (1, 2, 1, 3, 3)


def test_what_an_effect_gives_goes_back_when_it_ends() -> None:
    p = start(
        {
            "A": {
                "hand": ["Demystify"],
                "battlefield": [
                    "Plains",
                    {"card": "Hill Giant", "owner": "B"},
                    {"card": "Confiscate", "on": "Hill Giant"},
                ],
            }
        }
    )
    assert named(p, "Hill Giant")[0].controller == 0
    for option in (("cast", "Demystify"), ("object", p.things[0].play[2]), ("pass",), ("pass",)):
        p.answer(p.choice.index(option))
    assert named(p, "Hill Giant")[0].controller == 1


@pytest.mark.parametrize(
    ("at", "asked", "hand"),
    [
        ("upkeep", "priority", 0),
        ("draw", "priority", 1),
        ("main1", "priority", 0),
        ("begin_combat", "priority", 0),
        ("attackers", "attack", 0),
        ("blockers", "priority", 0),
        ("damage", "priority", 0),
        ("end_combat", "priority", 0),
        ("main2", "priority", 0),
        ("end", "priority", 0),
    ],
)
def test_play_begins_with_its_step(at: str, asked: str, hand: int) -> None:
    p = start({"at": at, "A": {"battlefield": ["Glory Seeker"]}})
    assert STEPS[table(p).step] == at
    assert (p.choice.ask, p.choice.seat, len(player(p, 0).hand)) == (asked, 0, hand)


def test_a_cleanup_step_begins_with_its_discards() -> None:
    p = start({"at": "cleanup", "A": {"hand": ["Plains*4", "Shock*4"]}})
    assert (p.choice.ask, p.choice.seat) == ("discard", 0)


def test_what_triggers_as_the_step_begins_is_there() -> None:
    p = start(
        {"at": "upkeep", "active": "B", "A": {"battlefield": ["Karma"]}, "B": {"battlefield": ["Swamp"]}}
    )
    p.answer(0)
    assert len(table(p).stack) == 1


@pytest.mark.rule("MTG8-1.START-5")
def test_opening_hands_come_from_the_libraries_as_they_lie() -> None:
    p = start({"at": "mulligan", "active": "B", "B": {"library": ["Shock*7", "Plains"]}})
    assert (p.choice.ask, p.choice.seat) == ("mulligan", 1)
    assert p.seen_by(1)["table"]["players"][1]["hand"] == ["Shock"] * 7
    for _ in range(2):
        p.answer(p.choice.index(("keep",)))
    assert (table(p).turn, table(p).active, STEPS[table(p).step]) == (1, 1, "upkeep")


@pytest.mark.parametrize("seed", range(20))
def test_the_game_plays_on(seed: int) -> None:
    p = start({**ALL, "B": {"battlefield": ["Mountain*4", "Hill Giant"], "hand": ["Shock*3"]}})
    luck = Luck(seed)
    for _ in range(300):
        if p.over:
            break
        p.answer(luck.below(len(p.choice.options)), p.choice.number)
    again = games.get("magic").position(p.to_json())
    assert again.to_json() == p.to_json()


def test_more_than_two_players() -> None:
    p = start({"active": "C", "C": {"hand": ["Shock"]}}, 3)
    assert p.choice.seat == 2 and len(player(p, 2).hand) == 1


@pytest.mark.parametrize(
    ("situation", "field", "said"),
    [
        ([], "situation", "expected a mapping"),
        ({"C": {}}, "situation.C", "unknown"),
        ({"A": 3}, "situation.A", "expected a mapping"),
        ({"A": {"hnad": []}}, "situation.A.hnad", "did you mean 'hand'?"),
        ({"at": "untap"}, "situation.at", "expected upkeep"),
        ({"at": "mian1"}, "situation.at", "did you mean 'main1'?"),
        ({"turn": 0}, "situation.turn", "expected a whole number"),
        ({"active": "C"}, "situation.active", "expected A, B"),
        ({"A": {"life": "20"}}, "situation.A.life", "expected a whole number"),
        ({"A": {"mana": "2X"}}, "situation.A.mana", "expected mana"),
        ({"A": {"mana": "G*100000"}}, "situation.A.mana", "at most 99999 mana of a kind"),
        ({"A": {"hand": "Shock"}}, "situation.A.hand", "expected a list"),
        (
            {"A": {"hand": ["Shock*10000"]}, "B": {"battlefield": ["Forest*40001"]}},
            "situation.B.battlefield[0]",
            "expected at most 50000 cards in all",
        ),
        ({"A": {"hand": ["Shok"]}}, "situation.A.hand[0]", "did you mean 'Shock'"),
        ({"A": {"hand": [3]}}, "situation.A.hand[0]", "expected the name of a card"),
        ({"A": {"hand": [{"card": "Shock", "tapped": True}]}}, "situation.A.hand[0].tapped", "unknown"),
        (
            {"A": {"battlefield": [{"card": "Forest*2", "as": "x"}]}},
            "situation.A.battlefield[0].as",
            "cannot be 2",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "as": "A"}]}},
            "situation.A.battlefield[0].as",
            "is a player",
        ),
        ({"A": {"hand": [{"card": "Shock", "as": ""}]}}, "situation.A.hand[0].as", "expected a word"),
        (
            {"A": {"battlefield": [{"card": "Forest", "as": "x"}, {"card": "Swamp", "as": "x"}]}},
            "situation.A.battlefield[1].as",
            "'x' is Forest already",
        ),
        (
            {"A": {"battlefield": ["Holy Strength"]}},
            "situation.A.battlefield[0].on",
            "has to be on something",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "on": "Forest"}]}},
            "situation.A.battlefield[0].on",
            "not put on anything",
        ),
        (
            {"A": {"battlefield": ["Glory Seeker", {"card": "Holy Strength", "on": "Glory Seekre"}]}},
            "situation.A.battlefield[1].on",
            "did you mean 'Glory Seeker'?",
        ),
        (
            {
                "A": {
                    "battlefield": [
                        {"card": "Forest", "tapped": True},
                        "Forest",
                        {"card": "Fertile Ground", "on": "Forest"},
                    ]
                }
            },
            "situation.A.battlefield[2].on",
            "several permanents",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "chosen": "red"}]}},
            "situation.A.battlefield[0].chosen",
            "nothing is chosen",
        ),
        (
            {"A": {"battlefield": [{"card": "Shifting Sky", "chosen": "rde"}]}},
            "situation.A.battlefield[0].chosen",
            "did you mean 'red'?",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "new": 1}]}},
            "situation.A.battlefield[0].new",
            "true or false",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "damage": -1}]}},
            "situation.A.battlefield[0].damage",
            "0 to",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "counters": {"1/1": 1}}]}},
            "situation.A.battlefield[0].counters",
            "a kind of counter",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "counters": 3}]}},
            "situation.A.battlefield[0].counters",
            "a mapping",
        ),
        (
            {"A": {"battlefield": [{"card": "Forest", "owner": "D"}]}},
            "situation.A.battlefield[0].owner",
            "expected A, B",
        ),
        ({"A": {"battlefield": [{"token": ""}]}}, "situation.A.battlefield[0].token", "the token's name"),
        (
            {"A": {"battlefield": [{"token": "Imp", "types": ["Creature"]}]}},
            "situation.A.battlefield[0].size",
            "expected a size",
        ),
        (
            {"A": {"battlefield": [{"token": "Imp", "size": "1/1", "keywords": ["flyign"]}]}},
            "situation.A.battlefield[0].keywords[0]",
            "did you mean 'flying'?",
        ),
        (
            {"A": {"battlefield": [{"token": "Imp", "size": "1/1", "types": ["Creature", 3]}]}},
            "situation.A.battlefield[0].types[1]",
            "expected a type",
        ),
    ],
)
def test_what_is_wrong_is_named(situation: Any, field: str, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        start(situation)
    assert caught.value.field == field
    assert said in str(caught.value)


def test_main_is_the_first_main_phase() -> None:
    first, named = (start({"at": at}) for at in ("main1", "main"))
    assert table(named).step == table(first).step == STEPS.index("main1")
    assert named.choice.options == first.choice.options
