"""Whether a compiler takes every field of every word (`kernel/playable.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest

from grimorio.kernel.playable import Unplayable, plain, unplayable
from grimorio.kernel.words import inside


@dataclass(frozen=True)
class Noun:
    kind: str = "card"
    red: bool = False


@dataclass(frozen=True)
class Deal:
    amount: int
    to: Noun = Noun()


@dataclass(frozen=True)
class Draw:
    amount: int = 1


@dataclass(frozen=True)
class Thing:
    name: str
    does: tuple[Deal | Draw, ...] = ()
    groups: tuple[tuple[Deal | Draw, ...], ...] = ()
    place: str = ""


CARD = Thing("Zap", (Draw(), Deal(2, Noun("player", red=True))), ((Draw(3),),))


def fields(card: Thing, compile: Callable[[Thing], Iterable[Unplayable]], *facts: str) -> list[str]:
    return [error.field for error in unplayable(card, "card", compile, facts)]


def everything(card: Thing) -> Iterable[Unplayable]:
    """A compiler that takes every field of every word."""
    card.name, card.place  # noqa: B018
    for word in (*card.does, *(word for group in card.groups for word in group)):
        match word:
            case Deal(amount=_, to=Noun(kind=_, red=_)) | Draw(amount=_):
                pass
    return ()


def test_a_compiler_that_takes_everything_is_content() -> None:
    assert fields(CARD, everything) == []


def test_what_is_not_taken_is_named_with_its_place() -> None:
    def half(card: Thing) -> Iterable[Unplayable]:
        for word in card.does:
            if isinstance(word, Deal):
                assert word.to.kind == "player"
        return ()

    assert fields(CARD, half) == [
        "card.name",
        "card.does[1].Deal.amount",
        "card.does[1].Deal.to.red",
        "card.groups",
    ]
    assert fields(CARD, half, "name", "groups") == ["card.does[1].Deal.amount", "card.does[1].Deal.to.red"]


def test_a_word_in_a_field_that_was_taken_has_to_be_taken_itself() -> None:
    def shallow(card: Thing) -> Iterable[Unplayable]:
        card.name, card.does, card.groups  # noqa: B018
        return ()

    assert fields(CARD, shallow) == [
        "card.does[1].Deal.amount",
        "card.does[1].Deal.to",
        "card.groups[0][0].Draw.amount",
    ]


@pytest.mark.parametrize(
    "look",
    [
        lambda word: word == Deal(2, Noun("player", red=True)),
        lambda word: Deal(2, Noun("player", red=True)) == word,
        lambda word: hash(word) == hash(Deal(2, Noun("player", red=True))),
        lambda word: repr(word) == repr(Deal(2, Noun("player", red=True))),
        lambda word: word.__class__ is Deal and isinstance(word, Deal),
        lambda word: [type(one) for one in inside(plain(word))] == [Deal, Noun],
    ],
)
def test_looking_at_a_whole_word_takes_nothing_of_it(look: Callable[[object], bool]) -> None:
    def looked(card: Thing) -> Iterable[Unplayable]:
        card.name, card.groups  # noqa: B018
        assert look(card.does[1])
        return ()

    assert fields(CARD, looked)[:2] == ["card.does[1].Deal.amount", "card.does[1].Deal.to"]


def test_what_a_compiler_refuses_stands_where_its_word_stands() -> None:
    def refuses(card: Thing) -> Iterable[Unplayable]:
        deal = card.does[1]
        assert isinstance(deal, Deal)
        raise Unplayable(deal.to, "red", "expected white", cause="white", wanted="white")

    (error,) = unplayable(CARD, "card", refuses)
    assert (error.field, error.message, error.cause) == (
        "card.does[1].Deal.to.red",
        "expected white",
        "white",
    )
    assert error.facts == {"wanted": "white"}


def test_parts_left_out_are_not_asked_for_and_the_others_are() -> None:
    def leaves_out(card: Thing) -> Iterable[Unplayable]:
        card.name, card.does  # noqa: B018
        wrong = Unplayable(card.does[1], "", "no")
        wrong.part = card.does[1]
        return [wrong]

    assert fields(CARD, leaves_out) == ["card.does[1].Deal", "card.groups"]


def test_a_word_that_is_refused_while_it_is_played_with_is_named() -> None:
    assert str(Unplayable(Deal(1), "amount", "expected 2")) == "Deal.amount: expected 2"
    assert plain(CARD) is CARD
