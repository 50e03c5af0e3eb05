"""What a deck may hold (chapters 1 and 4), offence by offence."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.decks import Deck
from grimorio.games.mickey import cardset
from grimorio.games.mickey.deck import Parts, offences, teams
from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.options import OPTIONS, Choices
from grimorio.games.mickey.words import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    HIS,
    LEGENDARY,
    RED,
    CardSet,
    Castle,
    Code,
    FinalPower,
    Mage,
    Mages,
    Plus,
    Solitary,
    Spell,
)
from grimorio.kernel import Setup, SetupError
from tests.games.mickey.laid import GAME
from tests.games.mickey.lanterns import CARDS, DECKS

ALIKE = (Plus(HIS, 1),)
SOLO = (Solitary(),)
SET = CardSet(
    "decks",
    (
        Mage("Ann", "One", (BLUE,), "Owls", ALIKE),
        Mage("Ann", "Two", (BLUE,), "Owls"),
        Mage("Bob", "One", (GREEN,), "Owls", (Plus(HIS, 2),)),
        Mage("Cid", "One", (BLUE,), "Owls"),
        Mage("Dan", "One", (BLUE,), "Foxes", ALIKE),
        Mage("Eve", "One", (BLUE,), "Foxes"),
        Mage("Leg", "One", (BLUE,), LEGENDARY),
        Mage("Sol", "One", (BLUE,), "Owls", SOLO),
        Mage("Sol", "Two", (BLUE,), "Owls", SOLO),
        Mage("Red", "One", (RED,), "Owls"),
        Mage("Left", "One", (BLUE,), "Owls", (), "left"),
        Mage("Lefty", "One", (BLUE,), "Owls", (), "left"),
        Mage("Twin", "One", (BLUE, RED), "Owls"),
    ),
    (
        *(Spell(f"S{number}", 2, (BLUE,)) for number in range(20)),
        Spell("Heavy", 5, (BLUE,)),
        Spell("Scarlet", 2, (RED,)),
        Spell("Mixed", 2, (BLUE, BLACK)),
        Spell("Shift", 2, (BLUE,), code="O-30"),
        Spell("Shift", 2, (GREEN,), code="O-112"),
    ),
    tuple(Castle(f"K{number}", (COLOURS[number % 5],)) for number in range(12)),
    (
        Code("Owls only", Mages(team="Owls"), (FinalPower(1),)),
        Code("Foxes only", Mages(team="Foxes"), (FinalPower(1),)),
    ),
)
MAGES = ("Ann, One", "Bob, One", "Cid, One")
SUPPORT = ("Ann, Two", *(f"S{number}" for number in range(14, 20)), "K8", "K9", "K10")


def spells(*first: str, count: int = 40) -> list[str]:
    """The names of `count` Spells: these first, then others, three of each."""
    rest = [f"S{number}" for number in range(14) for _ in range(3)]
    return [*first, *rest][:count]


def found(
    mages: tuple[str, ...] = MAGES,
    cards: list[str] | None = None,
    castles: int | tuple[str, ...] = 8,
    codes: tuple[str, ...] = (),
    support: tuple[str, ...] = (),
    team: str = "Owls",
    swapped: bool = False,
    **options: str,
) -> list[tuple[str, str]]:
    """The offences of a deck, as (kind, rule)."""
    book = book_of(**options)
    kept = tuple(f"K{n}" for n in range(castles)) if isinstance(castles, int) else castles

    def faces(names: Any) -> tuple[Any, ...]:
        return tuple(book.faces[book.face_of[name]] for name in names)

    parts = Parts(
        faces(mages), faces(spells() if cards is None else cards), faces(kept), faces(codes), faces(support)
    )
    return [(one.kind, one.rule) for one in offences(parts, book.choices, team, swapped)]


def book_of(**options: str) -> Book:
    values = {option.name: option.default for option in OPTIONS}
    return Book(SET, Choices({**values, **{name.replace("_", "-"): one for name, one in options.items()}}))


MINI = {"cards": spells(count=25), "castles": 5, "match": "mini"}


@pytest.mark.rule(
    "WOM-IT-4.1-1", "WOM-FR-4.2-1", "WOM-FR-4.1-1", "WOM-IT-1.2-2", "WOM-FR-1.2-2", "WOM-IT-10.23-1"
)
@pytest.mark.rule("WOM-FR-10.9")
@pytest.mark.parametrize("match", [{}, {"match": "classic"}, MINI])
def test_a_squad_is_three_mages(match: dict[str, Any]) -> None:
    assert found(**match) == []
    assert found(MAGES[:2], **match) == [("squad-size", "WOM-IT-1.2-2")]
    assert found((*MAGES, "Eve, One"), **match) == [("squad-size", "WOM-IT-1.2-2")]


@pytest.mark.rule("WOM-IT-1.2-3", "WOM-FR-1.2-2", "WOM-IT-4.1-1")
def test_no_two_mages_of_a_squad_have_one_name() -> None:
    assert found(("Ann, One", "Ann, Two", "Bob, One")) == [("same-name", "WOM-IT-1.2-3")]


@pytest.mark.rule("WOM-IT-4.1-2", "WOM-FR-4.2-2")
def test_no_two_mages_have_one_ability_in_an_official_match() -> None:
    assert found(("Ann, One", "Dan, One", "Bob, One")) == [("same-ability", "WOM-IT-4.1-2")]
    assert found(("Ann, One", "Dan, One", "Bob, One"), match="classic") == []
    assert found(("Cid, One", "Eve, One", "Bob, One")) == [], "no ability at all is not the same ability"


@pytest.mark.rule("WOM-IT-9.12-1", "WOM-FR-9.13-1", "WOM-FR-9.13-3")
def test_a_solitary_mage_is_a_squad_of_three_equal_cards() -> None:
    assert found(("Sol, One",) * 3) == []
    assert found(("Sol, One", "Sol, One", "Sol, Two")) == [
        ("solitary", "WOM-IT-9.12-1"),
        ("same-name", "WOM-IT-1.2-3"),
        ("same-ability", "WOM-IT-4.1-2"),
        ("same-ability", "WOM-IT-4.1-2"),
    ]
    assert ("solitary", "WOM-IT-9.12-1") in found(("Sol, One", "Bob, One", "Cid, One"))
    assert ("same-name", "WOM-IT-1.2-3") in found(("Sol, One",) * 3, solitary="forbidden")


@pytest.mark.rule("WOM-IT-10.12-1", "WOM-FR-10.17")
def test_two_mages_cannot_have_one_fixed_place() -> None:
    assert found(("Left, One", "Lefty, One", "Bob, One")) == [("places", "WOM-IT-10.12-1")]


@pytest.mark.rule("WOM-IT-4.1-4", "WOM-FR-4.2-4")
@pytest.mark.parametrize("match", ["official", "classic"])
@pytest.mark.parametrize("count", [39, 41])
def test_the_spell_deck_has_forty(match: str, count: int) -> None:
    cards = spells(count=count)
    assert found(cards=cards, match=match)[0] == ("spell-count", "WOM-IT-4.1-4")


@pytest.mark.rule("WOM-FR-4.1-2", "WOM-FR-4.1-4", "WOM-FR-BOX-1", "WOM-FR-BOX-2")
def test_a_mini_deck_has_twenty_five_spells_and_five_castles() -> None:
    """The box has 33 cards for each player: three Mages, 25 Spells, five Castles."""
    assert found(cards=spells(count=24), castles=5, match="mini") == [("spell-count", "WOM-FR-4.1-2")]
    assert found(cards=spells(count=25), castles=6, match="mini") == [("castle-count", "WOM-FR-4.1-4")]
    assert [sum(count for count, _ in main) for _, main, _ in DECKS["mini"]] == [33, 33]
    assert GAME.seats == (2,), "66 cards for two players"


@pytest.mark.rule("WOM-IT-1.3-2", "WOM-IT-4.1-5", "WOM-FR-1.3-1", "WOM-FR-4.1-2", "WOM-FR-4.2-4")
@pytest.mark.parametrize("match", ["official", "classic", "mini"])
def test_at_most_three_copies(match: str) -> None:
    size = 25 if match == "mini" else 40
    options = {"match": match, "castles": 5 if match == "mini" else 8}
    four = ["S0", *spells(count=size - 1)]
    assert [kind for kind, _ in found(cards=four, **options)] == ["copies"]


@pytest.mark.rule("WOM-IT-FAQ-1", "WOM-IT-FAQ-1E")
def test_copies_are_counted_by_name_whatever_else_differs() -> None:
    cards = spells(*["Shift (O-30)"] * 3, *["Shift (O-112)"] * 3)
    assert found(cards=cards) == [("copies", "WOM-IT-4.1-15")]
    assert found(cards=spells(*["Shift (O-30)"] * 2, "Shift (O-112)")) == []


@pytest.mark.rule("WOM-IT-4.1-6", "WOM-FR-4.1-3", "WOM-FR-4.2-4")
def test_spells_are_of_the_colours_of_the_mages() -> None:
    assert found(cards=spells("Scarlet")) == [("colour", "WOM-IT-4.1-6")]
    assert found(("Ann, One", "Bob, One", "Red, One"), cards=spells("Scarlet")) == []
    assert found(cards=spells("Scarlet", count=25), castles=5, match="mini") == [("colour", "WOM-IT-4.1-6")]


@pytest.mark.rule("WOM-IT-4.1-6", "WOM-FR-4.2-9")
def test_a_spell_of_two_colours_needs_both_or_one() -> None:
    assert found(cards=spells("Mixed")) == [("colour", "WOM-IT-4.1-6")]
    assert found(cards=spells("Mixed"), spell_colours="any") == []


@pytest.mark.rule("WOM-IT-4.1-7", "WOM-FR-4.2-5")
def test_the_powers_of_an_official_deck_add_up_to_eighty_at_most() -> None:
    assert sum(2 for _ in spells()) == 80 and found() == []
    assert found(cards=spells("Heavy")) == [("power-sum", "WOM-IT-4.1-7")]
    assert found(cards=spells("Heavy"), match="classic") == []


@pytest.mark.rule(
    "WOM-IT-4.1-8", "WOM-IT-4.1-9", "WOM-FR-4.2-6", "WOM-IT-1.4-2", "WOM-FR-1.4-1", "WOM-FR-4.1-4"
)
def test_the_castle_deck_has_eight_of_any_colour_one_of_a_name() -> None:
    assert found(castles=7) == [("castle-count", "WOM-IT-4.1-8")]
    assert found(castles=9) == [("castle-count", "WOM-IT-4.1-8")]
    twice = ("K0", "K0", *(f"K{number}" for number in range(1, 7)))
    assert found(castles=twice) == [("castle-copies", "WOM-IT-1.4-2")]
    assert found(castles=tuple(f"K{number}" for number in range(4, 12))) == [], "black, red and all others"
    assert found(castles=("K0", "K0", "K1", "K2", "K3"), cards=spells(count=25), match="mini") == [
        ("castle-copies", "WOM-IT-1.4-2")
    ]


@pytest.mark.rule("WOM-IT-4.1-10", "WOM-IT-4.1-10E")
def test_every_mage_meets_the_condition_of_the_code() -> None:
    assert found(codes=("Owls only",)) == []
    assert found(codes=("Foxes only",)) == [("code-condition", "WOM-IT-4.1-10")] * 3
    assert found(("Ann, One", "Bob, One", "Eve, One"), codes=("Owls only",)) == [
        ("code-condition", "WOM-IT-4.1-10")
    ]
    odd = ("Eve, One", *SUPPORT[1:])
    assert ("code-condition", "WOM-IT-4.1-10") in found(codes=("Owls only",), support=odd)
    assert found(codes=("Owls only", "Foxes only"))[0] == ("codes", "WOM-IT-4.1-10")


@pytest.mark.rule("WOM-IT-1.1-4", "WOM-FR-1.1-1")
def test_origines_has_no_codes() -> None:
    assert found(codes=("Owls only",), rulebook="origines") == [("codes", "WOM-FR-1.1-1")]
    assert found(codes=("Owls only",), match="classic") == [("codes", "WOM-FR-1.1-1")]


@pytest.mark.rule("WOM-IT-1.1-2", "WOM-FR-1.1-2")
def test_cards_of_several_colours_are_of_official_play_only() -> None:
    squad = ("Ann, One", "Bob, One", "Twin, One")
    assert found(squad) == []
    assert found(squad, rulebook="origines") == [("several-colours", "WOM-FR-1.1-2")]
    assert found(squad, rulebook="origines", colours="several") == []


@pytest.mark.rule("WOM-IT-4.1-11", "WOM-FR-4.2-7")
def test_the_support_has_ten_cards_and_is_of_official_matches() -> None:
    assert found(support=SUPPORT) == []
    assert found(support=SUPPORT[:9]) == [("support-size", "WOM-IT-4.1-11")]
    assert found(support=SUPPORT[:9], support_size="up-to-ten") == []
    assert found(support=(*SUPPORT, "K11"), support_size="up-to-ten") == [("support-size", "WOM-IT-4.1-11")]
    assert found(support=SUPPORT, match="classic") == [("support", "WOM-FR-4.2-7")]


@pytest.mark.rule("WOM-IT-4.1-12", "WOM-FR-4.2-8")
def test_support_mages_are_of_the_declared_team() -> None:
    assert found(support=("Eve, One", *SUPPORT[1:])) == [("support-mage", "WOM-IT-4.1-12")]
    assert found(support=("Eve, One", *SUPPORT[1:]), team="Foxes") == []


@pytest.mark.rule("WOM-IT-4.1-13", "WOM-FR-4.2-8")
def test_a_support_mage_may_share_a_name_but_not_the_title() -> None:
    assert found(support=("Ann, Two", *SUPPORT[1:])) == []
    assert found(support=("Ann, One", *SUPPORT[1:])) == [("support-mage", "WOM-IT-4.1-13")]


@pytest.mark.rule("WOM-IT-4.1-14", "WOM-FR-4.2-9")
def test_support_spells_are_of_the_colours_of_squad_or_support_mages() -> None:
    odd = (*SUPPORT[:6], "Scarlet", *SUPPORT[7:])
    assert found(support=odd) == [("colour", "WOM-IT-4.1-14")]
    assert found(support=("Red, One", *odd[1:])) == []


@pytest.mark.rule("WOM-IT-4.1-15", "WOM-FR-4.2-10")
def test_copies_count_deck_and_support_together() -> None:
    assert found(support=(*SUPPORT[:6], "S0", *SUPPORT[7:])) == [("copies", "WOM-IT-4.1-15")]


@pytest.mark.rule("WOM-IT-4.1-16", "WOM-FR-4.2-11")
def test_only_origines_counts_castles_of_the_support() -> None:
    again = (*SUPPORT[:9], "K0")
    assert found(support=again) == []
    assert found(support=again, rulebook="origines") == [("castle-copies", "WOM-FR-4.2-11")]
    assert found(support=again, rulebook="origines", castle_copies="castle-deck") == []
    assert found(support=(*SUPPORT[:9], "K11")) == [], "of any colour"


@pytest.mark.rule(
    "WOM-IT-1.1-1", "WOM-IT-1.2-1", "WOM-IT-1.3-1", "WOM-IT-1.4-1", "WOM-FR-1.1-1", "WOM-FR-1.2-1"
)
@pytest.mark.rule("WOM-IT-1.1-2", "WOM-IT-1.1-4", "WOM-IT-12.1-1", "WOM-IT-12.2-1")
def test_cards_are_mages_spells_castles_and_codes_with_what_is_printed() -> None:
    rows = GAME.cards()
    assert {row["kind"] for row in rows} == {"mage", "spell", "castle", "code"}
    faces = Book(CARDS, Choices({option.name: option.default for option in OPTIONS})).faces
    for face in faces:
        colours = getattr(face.card, "colours", ())
        assert bool(colours) is (face.kind != 3) and set(colours) <= set(COLOURS)
        assert face.name and (face.kind != 0 or (face.card.title and face.team))
        assert face.power == (face.card.power if face.kind == 1 else 0)
    assert cardset.from_json(cardset.to_json(CARDS)).spells == CARDS.spells


@pytest.mark.parametrize("match", ["mini", "classic", "official"])
@pytest.mark.parametrize("rulebook", ["official-play-2010", "origines"])
def test_our_decks_are_legal_in_every_match(match: str, rulebook: str) -> None:
    setup = Setup("mickey", 2, 1, {"match": match, "rulebook": rulebook})
    for deck in GAME.decks(setup):
        assert GAME.offences(deck, setup) == ()


def test_a_game_refuses_a_deck_that_offends_and_names_the_offence() -> None:
    cards = {"cards": cardset.to_json(CARDS)}
    decks = [Deck(*deck).to_json() for deck in DECKS["classic"][:2]]
    decks[1]["main"] = decks[1]["main"][1:]
    with pytest.raises(SetupError, match=r"cards.decks\[1\]: squad-size 2 for 3 \(WOM-IT-1.2-2\)"):
        GAME.start(Setup("mickey", 2, 1, {"match": "classic"}, {**cards, "decks": decks}))
    for wrong in ([], [decks[0]], [decks[0], {"main": [[1, "No such card"]]}], "decks", None):
        with pytest.raises(SetupError, match=r"cards\.decks"):
            GAME.start(Setup("mickey", 2, 1, {"match": "classic"}, {**cards, "decks": wrong}))


def test_what_a_card_cannot_say_is_refused() -> None:
    from grimorio.games.mickey.words import IfHidden, Possesses, Recover

    for wrong in (
        Code("C", Mages(), (Recover(),)),
        Castle("K", (BLUE,), (IfHidden(Plus(HIS, 1)),)),
        Mage("M", "", (BLUE,), "Owls", (Possesses("black"),)),
    ):
        data = cardset.to_json(
            CardSet(
                "x",
                (wrong,) if isinstance(wrong, Mage) else (),
                (),
                (wrong,) if isinstance(wrong, Castle) else (),
                (wrong,) if isinstance(wrong, Code) else (),
            )
        )
        with pytest.raises(SetupError, match=wrong.name):
            GAME.book(Setup("mickey", 2, 1, {}, {"cards": data}))


def test_a_squad_of_legendary_mages_declares_that_though_it_is_no_team() -> None:
    """A squad of Legendary Mages declares "Legendary Mage" as its team (WOM-IT-6.2-1, WOM-IT-10.24-3)."""
    book = Book(SET, Choices({option.name: option.default for option in OPTIONS}))
    legend, owl = (book.faces[book.face_of[key]] for key in ("Leg, One", "Ann, One"))
    assert teams(Parts((legend,) * 3, (), ())) == [LEGENDARY]
    assert teams(Parts((legend,) * 3, (), (), (), (owl,))) == ["Owls"]
