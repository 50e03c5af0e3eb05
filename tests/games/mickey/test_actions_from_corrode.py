"""The Special Actions from Corrode to Reveal (chapter 9), and what was asked about them."""

from __future__ import annotations

import pytest

from grimorio.games.mickey.words import (
    ALL_SPELLS,
    BLUE,
    CASTER,
    HIS,
    OPPOSITE,
    OPPOSITE_SPELLS,
    RED,
    THIS,
    Annul,
    Castle,
    Corrode,
    Corrupt,
    Draw,
    Draws,
    Exchange,
    If,
    Immune,
    Mage,
    Mages,
    MakesSimple,
    MayHide,
    Plus,
    Possesses,
    Recover,
    Spell,
    Spells,
    There,
    Untouchable,
    When,
    Wins,
)
from tests.games.mickey.actions import ANNUL, BLOCK, BONUS, HIDER, HIDER_X, REVEAL, STATIC, B, rest
from tests.games.mickey.laid import Laid

# -- Corrode -----------------------------------------------------------------------------------------


CORRODE = Spell("Corrode", 1, B, (Corrode(),))
CORRODE_SPELL = Spell("Acid", 1, B, (Corrode(OPPOSITE_SPELLS),))


@pytest.mark.rule(
    "WOM-IT-9.6-1", "WOM-FR-9.2-1", "WOM-IT-8.9-1", "WOM-FR-8.9-1", "WOM-IT-8.10-1", "WOM-FR-8.10-1"
)
@pytest.mark.rule("WOM-IT-8.10-2")
def test_a_card_may_be_discarded_to_discard_the_spell_of_the_opposite_mage() -> None:
    t = Laid(CORRODE, mine=("P1", "Corrode", "P5"), theirs=("P3", "P0", "P0", "P0"))
    t.cast("P1", "B").cast("P3", "X").cast("Corrode", "A")
    assert t.ask == "corrode" and t.options == [("yes",), ("no",)]
    t.yes().do("discard", "P5")
    assert t.in_play(1) == [] and t.discard(1) == ["P3"] and t.discard() == ["P5"]
    assert t.side(1).done & 1, "it still counts as cast"
    assert t.can_cast("P0", "X"), "and the Mage may cast another"
    t = Laid(CORRODE, mine=("P1", "Corrode", "P5"), theirs=("P3",))
    t.cast("P1", "B").cast("P3", "X").cast("Corrode", "A").no()
    assert t.in_play(1) == ["P3"] and t.hand() == ["P5"]


@pytest.mark.rule("WOM-IT-9.6-2", "WOM-FR-9.2-2")
def test_corrode_of_a_category_discards_all_of_it() -> None:
    rust = Spell("Rust", 1, B, (Corrode(Spells(area="cast", having="static")),))
    t = Laid(rust, STATIC, mine=("Static", "Rust", "P1"), theirs=("Static", "P0"))
    t.cast("Static", "A").cast("Static", "X").cast("Rust", "B").yes().do("discard", "P1")
    assert t.in_play() == ["Rust"] and t.in_play(1) == []


@pytest.mark.rule("WOM-IT-9.6-3", "WOM-FR-9.2-3")
@pytest.mark.parametrize(
    ("option", "by_mage", "by_spell"),
    [("spell-targets", True, False), ("mage-targets", False, True), ("book", True, False)],
)
def test_which_corrode_an_immune_spell_suffers(option: str, by_mage: bool, by_spell: bool) -> None:
    vow = Spell("Vow", 2, B, (Immune(THIS, Spells("enemy")),))
    for card, suffers in (("Corrode", by_mage), ("Acid", by_spell)):
        t = Laid(
            CORRODE, CORRODE_SPELL, vow, mine=("P1", card, "P1"), theirs=("Vow",), corrode_immunity=option
        )
        t.cast("P1", "B").cast("Vow", "X").cast(card, "A")
        assert (t.ask == "corrode") is suffers


# -- Corrupt and Exchange ----------------------------------------------------------------------------


CORRUPT = Spell("Corrupt", 1, B, (Corrupt(),))
EXCHANGE = Spell("Exchange", 1, B, (Exchange(),))


@pytest.mark.rule("WOM-IT-9.7-1", "WOM-IT-9.7-2", "WOM-FR-9.5-1")
def test_two_cards_may_be_discarded_to_discard_a_diamagic_of_choice() -> None:
    t = Laid(CORRUPT, mine=("Corrupt", "P1", "P2"), held={"X": "BR", "Y": "G"})
    t.cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2")
    assert t.ask == "diamagic" and t.seat == 0
    assert t.options == [("diamagic", 1, 2, "blue"), ("diamagic", 1, 2, "red")]
    t.do("diamagic", 1, 2, "red")
    assert t.gems("X") == "B" and t.gems("Y") == "G"
    t = Laid(CORRUPT, mine=("Corrupt", "P1"), held={"X": "B"})
    t.side().hand = t.side().hand[:2]
    t.cast("Corrupt", "A")
    assert t.ask == "play", "one card is not enough to be asked"


@pytest.mark.rule("WOM-IT-9.7-3", "WOM-FR-9.5-2")
@pytest.mark.parametrize(("rulebook", "pool"), [("official-play-2010", 0), ("origines", 1)])
def test_where_a_corrupted_diamagic_goes(rulebook: str, pool: int) -> None:
    t = Laid(CORRUPT, mine=("Corrupt", "P1", "P2"), held={"X": "R"}, rulebook=rulebook)
    before = t.table.pool
    t.cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2").do("diamagic", 1, 2, "red")
    assert (t.table.pool - before) >> 16 & 255 == pool and t.table.out >> 16 & 255 == 1 - pool
    t = Laid(CORRUPT, mine=("Corrupt", "P1", "P2"), held={"X": "R"}, rulebook=rulebook, corrupted="pool")
    t.cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2").do("diamagic", 1, 2, "red")
    assert t.table.out == 0


@pytest.mark.rule("WOM-IT-9.11-1", "WOM-FR-9.7-1")
def test_exchange_swaps_a_diamagic_of_two_mages() -> None:
    t = Laid(EXCHANGE, mine=("Exchange",), held={"A": "B", "X": "RG"})
    t.cast("Exchange", "A").mage("A").mage("X").do("colour", "blue").do("colour", "green")
    assert t.gems("A") == "G" and t.gems("X") == "BR"
    t = Laid(EXCHANGE, mine=("Exchange",), held={"A": "B", "B": "R"})
    t.cast("Exchange", "A").mage("A").mage("B").do("colour", "blue").do("colour", "red")
    assert t.gems("A") == "R" and t.gems("B") == "B", "both may be of one squad"
    t = Laid(EXCHANGE, mine=("Exchange",), held={"X": "RG"})
    t.cast("Exchange", "A")
    assert t.ask == "play" and t.gems("X") == "RG", "one Mage alone has nobody to swap with"


@pytest.mark.rule("WOM-IT-9.11-2", "WOM-FR-9.7-2", "WOM-FR-10.22")
def test_an_exchanged_diamagic_is_not_won() -> None:
    keen = Mage("B", "", B, "Owls", (When(Wins("any"), Draw()),))
    t = Laid(EXCHANGE, keen, mine=("Exchange",), held={"A": "B", "X": "R"})
    t.cast("Exchange", "A").mage("A").mage("X").do("colour", "blue").do("colour", "red")
    assert not t.heard("draw") and not t.heard("assign")


@pytest.mark.rule("WOM-IT-FAQ-29", "WOM-IT-FAQ-29E")
def test_exchange_is_about_mages_who_may_be_immune() -> None:
    king = Mage("X", "", (RED,), "Foxes", (Immune(CASTER, ALL_SPELLS),))
    t = Laid(EXCHANGE, king, mine=("Exchange",), held={"A": "B", "X": "R", "Y": "G"})
    t.cast("Exchange", "A")
    assert set(t.options) == {("mage", 0, 0), ("mage", 1, 1)}


@pytest.mark.rule("WOM-IT-FAQ-28", "WOM-IT-FAQ-28E", "WOM-IT-FAQ-37")
def test_a_diamagic_of_an_ability_is_had_once_a_game() -> None:
    bold = Mage("X", "", (RED,), "Foxes", (Possesses(BLUE),))
    t = Laid(CORRUPT, bold, mine=("P0", "Corrupt", "P1", "P2"))
    t.cast("P0", "B")
    assert t.gems("X") == "B" and t.heard("possess")
    t.cast("P0", "Z").cast("Corrupt", "A").yes().do("discard", "P1").do("discard", "P2")
    t.do("diamagic", 1, 2, "blue")
    assert t.gems("X") == ""
    rest(t)
    assert t.gems("X") == "" and len(t.heard("possess")) == 1


@pytest.mark.rule("WOM-IT-FAQ-37", "WOM-IT-FAQ-37E")
def test_a_diamagic_had_on_a_condition_is_kept_when_the_condition_ends() -> None:
    from grimorio.games.mickey.words import CountsAs, Not

    strangers = There(Mages("own", team="Magma"))
    king = Mage("A", "", B, "Dragons", (If(Not(strangers), Possesses(RED)),))
    alliance = Spell("Alliance", 1, B, (CountsAs(Mages("own", "adjacent"), "Dragons"),))
    t = Laid(
        king,
        alliance,
        Mage("B", "", B, "Magma"),
        Mage("C", "", B, "Dragons"),
        mine=("P0", "Alliance", "Alliance"),
    )
    t.cast("P0", "A").cast("P0", "X")
    assert t.gems("A") == ""
    t.cast("Alliance", "C")
    assert t.gems("A") == "R"
    t.cast("P0", "Y").cast("Alliance", "B").cast("P0", "Z")
    t.to("castle")
    assert t.gems("A").count("R") == 1


# -- Untouchable, Recover, Reveal --------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.8-1", "WOM-FR-9.9-1", "WOM-IT-FAQ-10")
def test_an_untouchable_spell_cannot_become_simple() -> None:
    firm = Spell("Firm", 2, B, (Untouchable(), Plus(THIS, 1)))
    t = Laid(ANNUL, firm, mine=("P0", "Annul"), theirs=("Firm",))
    t.cast("P0", "B").cast("Firm", "X").cast("Annul", "A")
    assert not t.simple("Firm") and t.worth("Firm") == 3
    room = Castle("Room", B, (MakesSimple(ALL_SPELLS),))
    t = Laid(firm, room, BONUS, castle="Room", mine=("Firm", "Bonus"))
    t.cast("Firm", "A").cast("P0", "X").cast("Bonus", "B")
    assert not t.simple("Firm") and t.simple("Bonus")


@pytest.mark.rule("WOM-IT-9.8-2", "WOM-FR-9.9-2")
def test_an_untouchable_spell_that_was_hidden_is_without_effect_all_the_same() -> None:
    firm = Spell("Firm", 2, B, (Untouchable(), Plus(THIS, 3)))
    t = Laid(firm, HIDER, mine=("Firm",))
    t.hide("Firm", "A")
    assert rest(t).heard("reckoned")[0]["totals"][0] == 2


@pytest.mark.rule("WOM-IT-9.8-3", "WOM-FR-9.9-3")
@pytest.mark.parametrize(("option", "simple"), [("covered", False), ("bare", True)])
def test_an_untouchable_mage_cannot_become_simple(option: str, simple: bool) -> None:
    firm = Mage("X", "", (RED,), "Foxes", (Untouchable(), Plus(HIS, 1)))
    t = Laid(Spell("Shush", 1, B, (Annul(OPPOSITE),)), firm, mine=("Shush",), untouchable_mages=option)
    t.cast("Shush", "A")
    assert t.simple("X") is simple


@pytest.mark.rule("WOM-IT-9.9-1", "WOM-FR-9.11-1")
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 1), (2, 1), (3, 0)])
def test_recover_draws_with_fewer_than_three_in_hand(left: int, drawn: int) -> None:
    t = Laid(
        Spell("Recover", 1, B, (Recover(),)), mine=("Recover", *("P1",) * left) if left > 1 else ("Recover",)
    )
    t.side().hand = t.side().hand[: left + 1]
    t.cast("Recover", "A")
    assert len(t.heard("draw")) == drawn and len(t.hand()) == left + drawn


@pytest.mark.rule("WOM-IT-9.9-2", "WOM-FR-9.11-1")
def test_recovering_is_drawing() -> None:
    keen = Mage("X", "", (RED,), "Foxes", (When(Draws("enemy"), Draw()),))
    t = Laid(Spell("Recover", 1, B, (Recover(),)), keen, mine=("Recover",))
    t.cast("Recover", "A")
    assert [line["seat"] for line in t.heard("draw")] == [0, 1]


@pytest.mark.rule(
    "WOM-IT-9.10-1", "WOM-IT-9.10-2", "WOM-FR-9.12-1", "WOM-IT-FAQ-22", "WOM-IT-FAQ-22E", "WOM-IT-10.20-1"
)
@pytest.mark.rule("WOM-FR-10.24")
def test_reveal_moves_hidden_spells_to_the_cast_area_without_effect() -> None:
    """The hidden Spell of a blocked Mage is uncovered and moved, because Block forbids casting and not
    moving.
    """
    t = Laid(BLOCK, REVEAL, BONUS, HIDER_X, mine=("Block", "Reveal"), theirs=("Bonus",))
    t.cast("Block", "A").hide("Bonus", "X").cast("Reveal", "B")
    seen = t.p.seen_by(0)["table"]["sides"][1]["spells"][0]
    assert seen["up"] and not seen["hidden"] and seen["quiet"] and seen["card"] == "Bonus"
    assert t.worth("Bonus") == 2


@pytest.mark.rule("WOM-IT-9.10-3", "WOM-IT-9.10-3E", "WOM-FR-9.12-2")
def test_a_revealed_spell_without_room_is_discarded() -> None:
    sly = Mage("X", "", (RED,), "Foxes", (MayHide(besides=True),))
    t = Laid(REVEAL, sly, mine=("P0", "P0", "Reveal"), theirs=("P1", "P2", "P0"))
    t.cast("P0", "A").cast("P1", "X").cast("P0", "B").hide("P2", "X", "besides").cast("Reveal", "C")
    assert t.in_play(1) == ["P1"] and t.discard(1) == ["P2"]
