"""Games that begin with a position set up by hand: they are games like any other."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from grimorio import games
from grimorio.games.magecraft.described import in_full, limits, shortly
from grimorio.games.magecraft.gems import COLOURS, SHIFTS, named
from grimorio.games.magecraft.meaning import ICONS
from grimorio.games.magecraft.rules.board import academy, board
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.magic import CastSpell, MagicPhase
from grimorio.games.magecraft.situation import PLACES, situation
from grimorio.games.magecraft.situation_gems import gems_text, gems_written
from grimorio.games.magecraft.table import phase_of
from grimorio.kernel import Luck, Position, Record, Setup, SetupError, digest
from tests import contract
from tests.cost import deep
from tests.kernel.toys import dice

GAME = games.get("magecraft")
CLOSE = {
    "phase": "shield",
    "active": "B",
    "first": "B",
    "round": 9,
    "A": {"hand": "F2 W1", "points": 15, "grimoires": [["Magic Missile (mastered)", "Mana Tricks"]]},
    "B": {"shield": "D1 E1", "hp": "F2 W2", "bag": "E1 L1"},
}
FAR = {**CLOSE, "A": {"hand": "F2 W1"}, "B": {"shield": "D1 E1", "bag": "E1 L1"}}
THREE = {"phase": "study", "active": "C", "B": "out", "C": {"hand": "F3 D1"}, "academy": {"gems": "F2"}}


def setup(description: Any, seats: int = 2, seed: int = 5) -> Setup:
    return Setup("magecraft", seats, seed, situation=description)


@pytest.mark.parametrize("keeps", contract.PROPERTIES, ids=lambda keeps: keeps.__name__)
@pytest.mark.parametrize(("description", "seats"), [(FAR, 2), (THREE, 3), ({"phase": "opening"}, 2)])
def test_the_contract_holds(keeps: Any, description: dict[str, Any], seats: int) -> None:
    for seed in range(2 if seats == 2 else 1):
        keeps(GAME, setup(description, seats, seed), Luck(seed))


def test_the_record_is_the_game_through_a_file() -> None:
    begun = GAME.start(setup(CLOSE), journal=True)
    record, luck = Record.begin(GAME, begun.setup, ("Ada", "Bob")), Luck(3)
    while not begun.over:
        choice = begun.choice
        index = luck.below(len(choice.options))
        record.add(choice, index)
        begun.answer(index, choice.number)
    record.finish(begun)
    read = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert read.setup == begun.setup
    assert read.setup.situation == CLOSE
    assert digest(read.replay(GAME)) == digest(begun)


def test_the_game_begins_where_the_judge_does() -> None:
    seen = GAME.start(setup(CLOSE), stops=3).seen_by(0)
    assert seen == situation(Setup("magecraft", 2, 5), CLOSE).seen_by(0)
    journal = GAME.start(setup(CLOSE), journal=True).journal
    assert journal is not None
    first = journal[0].seen_by(0)
    assert first == {"event": "turn", "rule": "MAGE-TURN-1", "seat": 1, "round": 9}


def test_a_setup_without_a_situation_is_written_as_ever() -> None:
    assert "situation" not in Setup("magecraft", 2).to_json()
    assert Setup.from_json(Setup("magecraft", 2).to_json()).situation is None


@pytest.mark.parametrize(
    ("description", "field"),
    [
        ([], "situation"),
        ("A", "situation"),
        ({"E": {}}, "situation.E"),
        ({"A": {"hp": 0}}, "situation.A.hp"),
        ({"A": {"bag": "F19"}}, "situation.gems"),
        ({"A": {"grimoires": [["Nonsense"]]}}, "situation.A.grimoires[0][0]"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(description: Any, field: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.start(setup(description))
    assert refused.value.field == field


def test_a_game_that_knows_no_situations_refuses_them() -> None:
    with pytest.raises(SetupError) as refused:
        dice(1).start(Setup("toy", 2, situation={}))
    assert refused.value.field == "situation"


@pytest.mark.parametrize("value", [{"fire": 40, "F": 40}, ["fire"] * 300, "F40 F1"])
def test_no_pile_is_larger_than_two_boxes(value: Any) -> None:
    with pytest.raises(SetupError, match="at most 40"):
        gems_written(value, "A.hand")


@pytest.mark.parametrize(("description", "seats"), [({}, 2), ({}, 4), (CLOSE, 2), (THREE, 3)])
def test_a_situation_in_full_and_as_files_write_it_is_the_same(
    description: dict[str, Any], seats: int
) -> None:
    plain = Setup("magecraft", seats, 5)
    full = in_full(plain, description)
    assert in_full(plain, full) == full
    again = in_full(Setup("magecraft", seats, 6), json.loads(json.dumps(shortly(full))))
    assert again == full, "nothing is left to the seed"
    assert situation(plain, full).seen_by(0) == situation(plain, description).seen_by(0)


def test_the_opening_has_no_situation() -> None:
    with pytest.raises(SetupError):
        in_full(Setup("magecraft", 2), {"phase": "opening"})


def test_limits_are_those_of_the_boxes() -> None:
    for seats, boxes in ((2, 1), (3, 2), (4, 2)):
        found = limits(seats)
        assert found["gems"] == {"fire": 20 * boxes, "water": 20 * boxes, "earth": 20 * boxes} | {
            "light": 20 * boxes,
            "dark": 8 * boxes,
        }
        assert found["copies"] == 2 * boxes


def in_words(p: Position) -> dict[str, Any]:
    """The description, in the words of a setup, of a position within a turn."""
    book, match = p.book, p.agenda[0]
    magic = next((frame for frame in p.agenda if isinstance(frame, MagicPhase)), None)
    turn = p.agenda[1]
    said: dict[str, Any] = {"round": match.round, "active": "ABCD"[turn.seat], "first": "ABCD"[match.first]}
    said["phase"] = "magic" if magic else phase_of(p)
    place = academy(p)
    left = {book.spells[spell].name: number for spell, number in enumerate(place.left) if number >= 0}
    said["academy"] = {"gems": named(place.gems), "spells": left}
    said["box"] = named(place.box)
    said["boxed"] = [book.spells[spell].name for spell in place.boxed]
    for seat in range(p.setup.seats):
        said["ABCD"[seat]] = board_in_words(p, seat)
    if magic and (magic.grimoire >= 0 or magic.used):
        said["casting"] = casting_in_words(p, magic)
    return said


def board_in_words(p: Position, seat: int) -> dict[str, Any] | str:
    one, book = board(p, seat), p.book
    if not one.alive:
        return "out"
    text = [
        [
            book.spells[card.spell].name
            + " (mastered)" * card.mastered
            + (f" [{gems_text(named(card.gems))}]" if card.gems else "")
            for card in cards
        ]
        for cards in one.grimoires
    ]
    piles = {pile: named(getattr(one, pile)) for pile in PLACES}
    name = book.characters[one.character].name
    return {"character": name, **piles, "known": named(one.seen), "grimoires": text}


def casting_in_words(p: Position, magic: MagicPhase) -> dict[str, Any]:
    spell = next((frame for frame in p.agenda if isinstance(frame, CastSpell)), None)
    icons = next((frame for frame in p.agenda if isinstance(frame, Icons)), None)
    said: dict[str, Any] = {"ability_used": magic.used}
    if magic.grimoire >= 0:
        said |= {"grimoire": magic.grimoire + 1, "cast": magic.next + (spell is not None)}
    if icons is not None:
        said["icons"] = {name: icons.icons >> shift & 255 for name, shift in zip(ICONS, SHIFTS, strict=True)}
        said["ability"] = spell is None
    if spell is not None and spell.spent:
        said["gold"] = COLOURS[spell.gold]
    return said


@pytest.mark.parametrize("seats", [2, deep(3), deep(4)])
def test_whatever_a_turn_reaches_can_be_set_up_and_asks_the_same(seats: int) -> None:
    """In random games each choice of a turn is described and set up again; the choice and the table are
    the same.
    """
    asks = {"shield-phase", "magic", "next-spell", "icons", "study"}
    seen: Counter[str] = Counter()
    within = 0
    for seed in range(3):
        p = GAME.start(Setup("magecraft", seats, seed), stops=(1 << seats) - 1)
        luck = Luck(seed)
        while p.waiting and sum(seen.values()) < 120 * (seed + 1):
            choice = p.choice
            lowered = choice.ask == "shield-phase" and p.agenda[1].colour
            if choice.ask in asks and not lowered:
                seen[choice.ask] += 1
                said = in_words(p)
                again = GAME.start(Setup("magecraft", seats, 1, situation=said), stops=(1 << seats) - 1)
                found, wanted = again.choice, choice
                assert (found.seat, found.ask, found.options) == (wanted.seat, wanted.ask, wanted.options), (
                    said
                )
                for seat in range(-1, seats):
                    assert again.seen_by(seat)["table"] == p.seen_by(seat)["table"]
                within += "icons" in said.get("casting", {})
            index = luck.below(len(choice.options))
            if luck.below(2) and choice.options[index] in (("done",), ("ability",)):
                index = luck.below(len(choice.options))
            p.answer(index, choice.number)
    assert not asks - set(seen)
    assert within > 20


@pytest.mark.parametrize(
    ("casting", "field", "message"),
    [
        ({"grimoire": 4}, "casting.grimoire", "from 1 to 3"),
        ({"grimoire": 1, "cast": 3}, "casting.cast", "from 0 to 2"),
        ({"grimoire": 1, "cast": 0}, "casting.cast", "MAGE-MAGIC-2"),
        ({"icons": {"attack": 1}}, "casting.icons", "whose icons these are"),
        ({"grimoire": 1, "icons": {"attack": 2}}, "casting.icons.attack", "at most 1, as Magic Missile has"),
        ({"grimoire": 1, "icons": {"atack": 2}}, "casting.icons.atack", "did you mean 'attack'"),
        ({"ability": True}, "casting.icons", "MAGE-ABIL-1"),
        ({"grimoire": 1, "gold": "fire"}, "casting.gold", "Mana Tricks [F1]"),
        (
            {"grimoire": 1, "cast": 2, "gold": "water", "icons": {"draw": 1}},
            "casting.gold",
            "Mana Tricks [W1]",
        ),
    ],
)
def test_a_magic_phase_that_cannot_be_is_refused(casting: Any, field: str, message: str) -> None:
    with pytest.raises(SetupError, match=r".") as caught:
        GAME.start(setup({"A": CLOSE["A"], "casting": casting}))
    assert caught.value.field == f"situation.{field}"
    assert message in str(caught.value)


def test_the_box_holds_what_left_the_game() -> None:
    """Gems of the second box that three players do not need count as in no box of the game (MAGE-MULTI-3)."""
    table = GAME.start(setup({}, 3), stops=7).seen_by(0)["table"]
    assert sum(table["box"].values()) == 0
    named_box = GAME.start(setup({"box": "F2", "boxed": ["Spark"]}, 3), stops=7).seen_by(0)["table"]["box"]
    assert named_box["fire"] == 2
    with pytest.raises(SetupError, match="MAGE-COMP-3"):
        GAME.start(setup({"box": "F39"}, 3))
    with pytest.raises(SetupError, match="MAGE-COMP-1"):
        GAME.start(setup({"boxed": ["Spark"] * 3}))


@pytest.mark.rule("MAGE-MASTER-4")
def test_a_gold_gem_that_is_gone_is_seen_no_more() -> None:
    """While a spell's icons are resolved, the view shows no gold gem: it has paid, or lies in the
    Discard area.
    """
    mine = {
        "hand": "F1 W1",
        "bag": "E4",
        "grimoires": [["Magic Missile (mastered)", "Meditation [F1]"]],
    }
    p = GAME.start(setup({"A": mine, "casting": {"grimoire": 1}}), stops=3)
    assert p.seen_by(0)["table"]["boards"][0]["gold"] == {"colour": "fire", "grimoire": 0, "index": 1}
    p.answer(p.choice.index(("cast",)))
    p.answer(p.choice.index(("no",)))
    assert p.choice.ask == "icons"
    board_ = p.seen_by(0)["table"]["boards"][0]
    assert (board_["gold"], board_["discard"]["fire"]) == (None, 1)
