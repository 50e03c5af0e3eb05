"""The Special Actions from Corrode to Teleport, and what holds for all (chapter 9)."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.mickey.words import (
    ALL_MAGES,
    ALL_SPELLS,
    BLUE,
    CASTER,
    HIS,
    OPPOSITE,
    OPPOSITE_SPELLS,
    RED,
    THAT,
    THIS,
    YELLOW,
    AddDiamagics,
    Annul,
    Block,
    Castle,
    Castles,
    ChangePlaces,
    Confuse,
    Continuous,
    Corrode,
    Corrupt,
    Draw,
    Draws,
    Exchange,
    ForNow,
    Gains,
    If,
    Immune,
    Mage,
    Mages,
    MakesSimple,
    May,
    MayHide,
    Plus,
    Possesses,
    Recover,
    Reveal,
    Shatter,
    Spell,
    Spells,
    Static,
    Subterfuge,
    Teleport,
    There,
    Untouchable,
    When,
    Wins,
)
from tests.games.mickey.laid import Laid

B = (BLUE,)
ANNUL = Spell("Annul", 1, B, (Annul(OPPOSITE_SPELLS),))
BONUS = Spell("Bonus", 2, B, (Plus(THIS, 3),))
BLOCK = Spell("Block", 1, B, (Block(),))
LASTS = Spell("Lasts", 1, B, (Continuous(), Plus(Spells("own", which="others"), 2)))
REVEAL = Spell("Reveal", 1, B, (Reveal(),))
TELEPORT = Spell("Teleport", 1, B, (Teleport(),))
STATIC = Spell("Static", 3, B, (Static(),))
SLY = Spell("Sly", 4, B, (Subterfuge(), Plus(THIS, 2)))
TWO = Spell("Two", 3, B, (Subterfuge(),))
HIDER = Mage("A", "", B, "Owls", (MayHide(),))
HIDER_X = Mage("X", "", (RED,), "Foxes", (MayHide(),))


def rest(t: Laid, *asks: str) -> Laid:
    """Play on to the end of the challenge."""
    return t.to("assign", "hand-limit", "castle", *asks)


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
    """A blocked Mage hides a Spell: it is uncovered and moved, since Block bars casting, not moving."""
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


# -- Shatter, Static, Subterfuge ---------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.14-1", "WOM-IT-9.14-2", "WOM-FR-9.6-1")
def test_shatter_discards_a_continuous_spell_of_either_player() -> None:
    shatter = Spell("Shatter", 1, B, (Shatter(),))
    t = Laid(LASTS, shatter, mine=("Shatter",), hidden=(("Lasts", "A"), ("Lasts", "X")))
    refs = [16, 17]
    t.cast("Shatter", "A")
    assert t.options == [("spell", ref) for ref in refs]
    t.do("spell", refs[1])
    assert t.in_play() == ["Lasts", "Shatter"] and t.discard(1) == ["Lasts"]
    t = Laid(LASTS, shatter, mine=("Shatter",), hidden=(("Lasts", "A"),))
    t.cast("Shatter", "A")
    assert t.options == [("spell", 16)], "the own one must be chosen when it is the only one"


@pytest.mark.rule("WOM-IT-9.15-1", "WOM-FR-9.14-1", "WOM-IT-9.15-2")
def test_static_spells_leave_play_when_a_teleport_spell_is_cast_immune_or_not() -> None:
    stone = Spell("Stone", 3, B, (Static(), Immune(THIS, ALL_SPELLS)))
    t = Laid(STATIC, stone, TELEPORT, mine=("Static", "Teleport"), theirs=("Stone",))
    t.cast("Static", "A").cast("Stone", "X").cast("Teleport", "B")
    assert t.in_play() == ["Teleport"] and t.in_play(1) == []
    assert t.discard() == ["Static"] and t.discard(1) == ["Stone"]


@pytest.mark.rule("WOM-IT-9.15-1")
def test_a_teleport_by_a_mage_leaves_static_spells() -> None:
    goofy = Mage("B", "", B, "Owls", (May(Teleport()),))
    t = Laid(STATIC, goofy, mine=("Static", "P1"))
    t.cast("Static", "A").cast("P0", "X").cast("P1", "B").yes().do("castle", "Red")
    assert t.in_play() == ["Static", "P1"]


@pytest.mark.rule(
    "WOM-IT-9.13-1", "WOM-FR-9.15-1", "WOM-IT-7.1-2.3", "WOM-IT-FAQ-30", "WOM-FR-7.1-2.3", "WOM-FR-9.15-2"
)
@pytest.mark.parametrize(("rulebook", "at_once"), [("official-play-2010", False), ("origines", True)])
def test_two_subterfuge_spells_become_simple(rulebook: str, at_once: bool) -> None:
    """In Official Play when powers are compared, in Origines as soon as the second is in play."""
    t = Laid(SLY, TWO, mine=("Sly",), theirs=("Two",), rulebook=rulebook)
    t.cast("Sly", "A")
    assert t.worth("Sly") == 6
    t.cast("Two", "X")
    assert t.simple("Sly") is t.simple("Two") is at_once
    rest(t)
    assert t.heard("reckoned")[0]["totals"] == [4, 3]
    assert t.heard("subterfuge")[0]["cards"] == ("Sly", "Two")
    t = Laid(SLY, mine=("Sly",), rulebook=rulebook)
    assert rest(t.cast("Sly", "A")).heard("reckoned")[0]["totals"] == [6, 0]


@pytest.mark.rule("WOM-IT-9.8-1", "WOM-IT-9.13-1", "WOM-IT-8.7-1")
@pytest.mark.parametrize("rulebook", ["official-play-2010", "origines"])
def test_an_untouchable_spell_that_gains_subterfuge_stays(rulebook: str) -> None:
    stone = Spell("Stone", 2, B, (Untouchable(), Plus(THIS, 3)))
    giver = Spell("Giver", 1, B, (Gains(Spells("own", which="others"), Subterfuge()),))
    trick = Spell("Trick", 1, B, (Subterfuge(), Plus(THIS, 1)))
    t = Laid(stone, giver, trick, mine=("Stone", "Trick", "Giver"), rulebook=rulebook)
    t.cast("Stone", "A").cast("P0", "X").cast("Trick", "B").cast("P0", "Y").cast("Giver", "C").to("assign")
    assert not t.simple("Stone") and t.simple("Trick")
    assert t.heard("reckoned")[0]["totals"] == [5 + 1 + 1, 0]


@pytest.mark.rule("WOM-IT-9.13-2", "WOM-FR-9.15-1E")
def test_a_subterfuge_spell_made_simple_or_without_effect_does_not_count() -> None:
    t = Laid(SLY, TWO, ANNUL, mine=("Annul", "Sly"), theirs=("P0", "Two"))
    t.cast("P0", "B").cast("Two", "X").cast("Annul", "A").cast("P0", "Y").cast("Sly", "C")
    assert rest(t).heard("reckoned")[0]["totals"] == [7, 3] and not t.heard("subterfuge")
    t = Laid(SLY, TWO, HIDER, mine=("Sly",), theirs=("Two",))
    t.hide("Sly", "A").cast("Two", "X")
    assert not rest(t).heard("subterfuge")


@pytest.mark.rule("WOM-IT-9.13-3", "WOM-FR-9.15-2", "WOM-IT-FAQ-31", "WOM-IT-FAQ-31E")
def test_immunity_does_not_save_a_subterfuge_spell() -> None:
    goofy = Mage(
        "A", "", B, "Owls", (If(There(Castles(colour=YELLOW)), May(ForNow(Immune(THAT, Spells("enemy"))))),)
    )
    t = Laid(SLY, TWO, goofy, mine=("Sly",), theirs=("Two",), castle="Yellow")
    t.cast("Sly", "A").yes().cast("Two", "X")
    rest(t)
    assert t.heard("subterfuge") and t.heard("reckoned")[0]["totals"] == [4, 3]


@pytest.mark.rule("WOM-IT-FAQ-34", "WOM-IT-FAQ-34E")
def test_a_spell_immune_to_enemy_spells_is_not_annulled_by_one() -> None:
    goofy = Mage(
        "A", "", B, "Owls", (If(There(Castles(colour=YELLOW)), May(ForNow(Immune(THAT, Spells("enemy"))))),)
    )
    t = Laid(BLOCK, ANNUL, goofy, mine=("Block",), theirs=("P0", "P0", "Annul"), castle="Yellow")
    t.cast("Block", "A").yes().cast("P0", "Y").cast("P0", "B")
    assert not t.can_cast("Annul", "X")
    t = Laid(BONUS, ANNUL, goofy, mine=("Bonus",), theirs=("Annul",), castle="Yellow")
    t.cast("Bonus", "A").yes().cast("Annul", "X")
    assert not t.simple("Bonus")
    t = Laid(BONUS, ANNUL, goofy, mine=("Bonus",), theirs=("Annul",), castle="Yellow")
    t.cast("Bonus", "A").no().cast("Annul", "X")
    assert t.simple("Bonus")


# -- Teleport ----------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-9.16-1", "WOM-IT-9.16-4", "WOM-IT-9.16-5", "WOM-FR-9.16-1", "WOM-FR-9.16-4")
def test_teleport_puts_a_new_castle_over_the_old_and_leaves_the_stake() -> None:
    t = Laid(TELEPORT, mine=("Teleport",))
    t.cast("Teleport", "A").do("castle", "Yellow")
    assert t.names_of((t.table.castle,)) == ["Yellow"] and t.table.stake == (4,)
    assert t.names_of(t.side().castles) == ["Red"]


@pytest.mark.rule("WOM-IT-9.16-5", "WOM-FR-9.16-4")
def test_a_castle_that_says_so_adds_a_diamagic() -> None:
    hoard = Castle("Hoard", B, (AddDiamagics(),))
    t = Laid(TELEPORT, hoard, mine=("Teleport",), castles=("Hoard",))
    t.cast("Teleport", "A").do("castle", "Hoard")
    assert len(t.table.stake) == 2 and t.heard("token")[-1].get("colour") is None


@pytest.mark.rule(
    "WOM-IT-9.16-2", "WOM-IT-FAQ-32", "WOM-FR-9.16-2", "WOM-IT-10.22-1", "WOM-FR-10.21", "WOM-IT-7.12-1"
)
@pytest.mark.parametrize(("rulebook", "stays"), [("official-play-2010", True), ("origines", False)])
def test_where_a_replaced_castle_lies(rulebook: str, stays: bool) -> None:
    old = Castle("Old", B, (Plus(ALL_SPELLS, 1),))
    t = Laid(TELEPORT, old, mine=("Teleport",), castle="Old", rulebook=rulebook)
    t.cast("Teleport", "A").do("castle", "Red")
    assert t.worth("Teleport") == 1, "it is not in play any more"
    assert t.names_of(t.side().castle_discard) == ([] if stays else ["Old"])
    assert len(t.p.seen_by(1)["table"]["covered"]) == int(stays)
    t.to("castle")
    assert sorted(t.names_of(t.side().castle_discard)) == ["Old", "Red"]


@pytest.mark.rule("WOM-IT-7.12-1")
def test_castles_go_to_their_owners() -> None:
    t = Laid(TELEPORT, theirs=("Teleport",), their_castles=("Green", "Red"))
    t.cast("P0", "A").cast("Teleport", "X").do("castle", "Green")
    t.to("castle")
    assert t.names_of(t.side().castle_discard) == ["Plain"]
    assert t.names_of(t.side(1).castle_discard) == ["Green"]


@pytest.mark.rule("WOM-IT-9.16-3", "WOM-FR-9.16-3")
@pytest.mark.parametrize(("match", "offered"), [("official", 2), ("classic", 1), ("mini", 1)])
def test_which_castle_teleport_may_bring(match: str, offered: int) -> None:
    t = Laid(TELEPORT, mine=("Teleport",), match=match)
    t.cast("Teleport", "A")
    assert t.ask == "teleport" and t.options == [("castle", "Red"), ("castle", "Yellow")][:offered]


@pytest.mark.rule("WOM-IT-9.16-6")
def test_teleport_with_an_empty_castle_deck_changes_nothing_but_is_executed() -> None:
    t = Laid(TELEPORT, STATIC, mine=("Static", "Teleport"), castles=())
    t.cast("Static", "A").cast("P0", "X").cast("Teleport", "B")
    assert t.ask == "play" and t.names_of((t.table.castle,)) == ["Plain"] and t.in_play() == ["Teleport"]


# -- all of them -------------------------------------------------------------------------------------


@pytest.mark.rule("WOM-IT-8.5-1", "WOM-IT-9.1-1", "WOM-FR-9.1-1", "WOM-IT-10.14-2")
@pytest.mark.parametrize(
    ("word", "action"),
    [
        (Annul(OPPOSITE), "annul"),
        (Block(), "block"),
        (Confuse(), "confuse"),
        (Continuous(), "continuous"),
        (Corrode(), "corrode"),
        (Corrupt(), "corrupt"),
        (Untouchable(), "untouchable"),
        (Recover(), "recover"),
        (Reveal(), "reveal"),
        (Exchange(), "exchange"),
        (Subterfuge(), "subterfuge"),
        (Shatter(), "shatter"),
        (Static(), "static"),
        (Teleport(), "teleport"),
    ],
)
def test_a_spell_with_a_special_action_is_a_spell_of_that_type(word: Any, action: Any) -> None:
    keen = Mage("C", "", B, "Owls", (Plus(Spells(having=action), 7),))
    t = Laid(Spell("One", 1, B, (word,)), keen, mine=("One",))
    t.cast("One", "A").to("play")
    assert action in t.actions("One") and t.worth("One") == 8


@pytest.mark.rule("WOM-IT-8.5-3E", "WOM-FR-8.5-2E", "WOM-IT-8.5-4", "WOM-FR-8.5-3")
def test_a_conditional_action_is_possessed_and_a_given_one_is_not() -> None:
    only = Spell("Only", 1, B, (If(There(Mages("own", "here", holding=RED)), Block()),))
    gives = Spell("Gives", 1, B, (Gains(Spells("own", which="others"), Subterfuge()),))
    t = Laid(only, gives, mine=("Only", "Gives"))
    t.cast("Only", "A")
    assert t.actions("Only") == {"block"} and t.can_cast("P0", "X")
    t.cast("P0", "X").cast("Gives", "B")
    assert t.actions("Gives") == set() and t.actions("Only") == {"block", "subterfuge"}
    t = Laid(only, mine=("Only",), held={"A": "R"})
    assert not t.cast("Only", "A").can_cast("P0", "X")


@pytest.mark.rule("WOM-IT-8.5-5", "WOM-IT-8.5-5E", "WOM-FR-8.5-4", "WOM-FR-8.5-4E")
def test_an_action_is_possessed_and_done_only_once() -> None:
    giver = Mage("A", "", B, "Owls", (Gains(HIS, Subterfuge()), Gains(HIS, Recover())))
    sly = Spell("Sly", 2, B, (Subterfuge(), Recover()))
    t = Laid(giver, sly, mine=("Sly",))
    t.side().hand = t.side().hand[:1]
    t.cast("Sly", "A")
    assert t.actions("Sly") == {"subterfuge", "recover"} and len(t.heard("draw")) == 1
    assert not rest(t).heard("subterfuge"), "one Spell is not two"


@pytest.mark.rule("WOM-IT-8.5-3", "WOM-FR-8.5-2", "WOM-IT-8.2-3", "WOM-FR-8.2-2")
def test_special_actions_are_executed_before_anybody_plays_again() -> None:
    t = Laid(TELEPORT, mine=("Teleport",))
    t.cast("Teleport", "A")
    assert t.ask == "teleport"
    t.do("castle", "Red")
    assert t.order() == ["cast", "castle"] and t.ask == "play" and t.seat == 1


def test_a_gained_action_that_is_done_is_done_when_the_spell_is_cast() -> None:
    giver = Mage("A", "", B, "Owls", (Gains(HIS, Block()),))
    t = Laid(giver, mine=("P1",))
    assert not t.cast("P1", "A").can_cast("P0", "X") and t.can_cast("P0", "Y")


def test_mages_of_a_fixed_place_do_not_move() -> None:
    fixed = Mage("B", "", B, "Owls", (), "centre")
    turn = Spell("Turn", 1, B, (ChangePlaces(Mages("own"), ALL_MAGES),))
    t = Laid(turn, fixed, mine=("Turn",))
    t.cast("Turn", "A")
    assert t.options == [("mage", 0, 0), ("mage", 0, 2)]
