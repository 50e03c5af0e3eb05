"""Kickers with two costs: either, both or none is paid, and each part of the text goes by its own."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.state.masks import KEYWORD_BITS
from grimorio.games.magic.state.objects import KICKED, KICKED_BOTH, KICKED_SECOND, MAIN1, MAIN2
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE_CARD,
    THIS,
    ComesIntoPlay,
    DealsDamage,
    Draw,
    GainLife,
    Kicked,
    KickedByEntersWith,
    KickedEntersWith,
    Kicker,
    LifeCost,
    Regenerate,
    ThatMuch,
    activated,
    card,
    when,
)
from grimorio.kernel.choice import Option
from tests.games.magic.laid import MAGIC, NO, YES, A, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Double Adept | {2}{W} | Creature - Wizard | 2/2
Kicker {1}{G} and/or {2}{U} / When Double Adept enters, if it was kicked with its {1}{G} kicker, you gain 3
life. / When Double Adept enters, if it was kicked with its {2}{U} kicker, draw two cards.
""")
WAYS = (
    ((NO, NO), "", 20, 0),
    ((YES, NO), KICKED, 23, 0),
    ((NO, YES), KICKED_SECOND, 20, 2),
    ((YES, YES), KICKED_BOTH, 23, 2),
)


@pytest.mark.rule("MTG8-CR-KICK-4")
@pytest.mark.parametrize(("answers", "chosen", "life", "cards"), WAYS)
def test_each_cost_brings_what_the_text_says_for_it(
    answers: tuple[Option, Option], chosen: str, life: int, cards: int
) -> None:
    t = Laid({"hand": "Double Adept"}, own=OWN)
    t.cast(A, "Double Adept", *answers).resolve()
    while t.t.stack:
        t.resolve()
    assert t.it("Double Adept").chosen == chosen
    assert (t.life(A), len(t.hand(A))) == (life, cards)
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()


@pytest.mark.rule("MTG8-CR-KICK-4")
def test_both_costs_are_paid_together_and_nobody_is_asked_who_cannot_pay() -> None:
    for lands, first, asks in (
        (1, NO, []),
        (3, NO, ["kick"]),
        (4, NO, ["kick", "kick-second"]),
        (4, YES, ["kick"]),
        (6, YES, ["kick", "kick-second"]),
    ):
        play = "; ".join(["Plains"] * lands + ["Forest", "Island"])
        t = Laid({"hand": "Double Adept", "play": play}, mana=False, own=OWN)
        asked: list[str] = []
        t.answer(("cast", "Double Adept"))
        while t.p.choice.ask in ("kick", "kick-second"):
            asked.append(t.p.choice.ask)
            t.answer(first if t.p.choice.ask == "kick" else NO)
        assert asked == asks, (lands, first)


def test_two_kickers_are_told_in_three_languages() -> None:
    [adept] = OWN
    assert text(adept, "en")[:2] == [
        "Kicker {1}{G} and/or {2}{U}",
        "When Double Adept comes into play, if you paid the {1}{G} kicker cost, you gain 3 life.",
    ]
    assert text(adept, "it")[0] == "Potenziamento {1}{G} e/o {2}{U}"
    assert "hai pagato il costo di potenziamento {2}{U}" in text(adept, "it")[2]
    assert "vous avez payé le coût de kick {2}{U}" in text(adept, "fr")[2]


def test_what_names_no_cost_or_another_one_is_refused() -> None:
    def fault(kicker: Kicker, kicked: Kicked) -> str:
        ability = when(ComesIntoPlay(THIS), Draw(), condition=kicked)
        odd = card("Odd", "{W}", CREATURE_CARD, kicker, ability, types=("Elf",), size=(1, 1))
        return next(iter([found.field for found in cardset.faults({"cards": [cardset.to_json(odd)]})]), "")

    two = Kicker(("{1}{G}",), "{2}{U}")
    assert fault(two, Kicked("{2}{U}")) == ""
    assert fault(two, Kicked()).endswith("Kicked.cost")
    assert fault(two, Kicked("{3}")).endswith("Kicked.cost")
    assert fault(Kicker(("{1}{G}",)), Kicked("{1}{G}")).endswith("Kicked.cost")
    assert fault(Kicker(("{1}{G}",), "{1}{G}"), Kicked("{1}{G}")).endswith("Kicker.second")


@pytest.mark.rule("MTG8-CR-KICK-5")
def test_counters_for_the_only_kicker_cost_need_one() -> None:
    for kickers in ((), (Kicker(("{1}{G}",), "{2}{U}"),)):
        odd = card("Odd", "{W}", CREATURE_CARD, *kickers, KickedEntersWith(1), types=("Elf",), size=(1, 1))
        [found] = cardset.faults({"cards": [cardset.to_json(odd)]})
        assert found.field.endswith("KickedEntersWith") and found.message == "no kicker cost is printed above"


VOLVER = card(
    "Odd Volver", "{2}{R}", CREATURE_CARD,
    Kicker(("{1}{W}",), "{U}"),
    KickedByEntersWith("{1}{W}", 2, ability=when(DealsDamage(THIS), GainLife(ThatMuch()))),
    KickedByEntersWith("{U}", 1, "flying"), size=(2, 2),
)  # fmt: skip
MENDER = card(
    "Mending Volver", "{2}{G}", CREATURE_CARD,
    Kicker(("{1}{U}",), "{B}"),
    KickedByEntersWith("{1}{U}", 2, "trample"),
    KickedByEntersWith("{B}", 1, ability=activated(LifeCost(3), Regenerate(THIS))), size=(3, 3),
)  # fmt: skip


@pytest.mark.rule("MTG8-CR-KICK-5")
@pytest.mark.parametrize(
    ("answers", "size", "flies", "life"),
    [((NO, NO), (2, 2), False, 20), ((YES, NO), (4, 4), False, 24), ((NO, YES), (3, 3), True, 20),
     ((YES, YES), (5, 5), True, 25)],
)  # fmt: skip
def test_each_kicker_brings_its_counters_and_its_ability(
    answers: tuple[Option, Option], size: tuple[int, int], flies: bool, life: int
) -> None:
    t = Laid({"hand": "Odd Volver"}, own=(VOLVER,))
    t.cast(A, "Odd Volver", *answers).resolve()
    assert t.size("Odd Volver") == size
    assert bool(t.it("Odd Volver").keywords & KEYWORD_BITS["flying"]) == flies
    t.until(MAIN1, 1)
    t.until(MAIN1, A)
    t.attack("Odd Volver").until(MAIN2, A)
    assert t.life(A) == life and t.life(1) == 20 - size[0]
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()


@pytest.mark.rule("MTG8-CR-KICK-5")
def test_an_ability_that_a_kicker_brought_is_played() -> None:
    t = Laid({"hand": "Mending Volver", "play": "Mending Volver"}, own=(MENDER,))
    t.cast(A, "Mending Volver", NO, YES).resolve()
    old, new = t.keys("Mending Volver")
    ways = [option for option in t.offered() if option[0] == "activate"]
    assert [option[1] for option in ways] == [new] != [old]
    t.begin(A, ways[0]).resolve()
    assert t.life(A) == 17
    t = Laid({"play": f"Mending Volver={KICKED}"}, own=(MENDER,))
    assert t.offered() == [("pass",)], "the other kicker brings trample"


@pytest.mark.rule("MTG8-CR-KICK-5")
def test_a_volver_is_refused_for_a_cost_that_is_no_kicker() -> None:
    for wrong in (
        KickedByEntersWith("{G}", 1, "flying"), KickedByEntersWith("{U}", 0, "flying"),
        KickedByEntersWith("{U}", 1), KickedByEntersWith("{U}", 1, "flying", activated("{1}", GainLife(1))),
    ):  # fmt: skip
        odd = card("Odd", "{R}", CREATURE_CARD, Kicker(("{1}{W}",), "{U}"), wrong, size=(1, 1))
        assert cardset.faults({"cards": [cardset.to_json(odd)]})
    assert 'e con "Ogniqualvolta' in text(VOLVER, "it")[1]


@pytest.mark.rule("MTG8-CR-KICK-5")
def test_a_cost_that_brings_a_keyword_and_an_ability_is_refused() -> None:
    both = KickedByEntersWith("{1}{G}", 1, "flying", ability=when(DealsDamage(THIS), GainLife(ThatMuch())))
    odd = card("Odd", "{W}", CREATURE_CARD, Kicker(("{1}{G}",), "{2}{U}"), both, types=("Elf",), size=(1, 1))
    [found] = cardset.faults({"cards": [cardset.to_json(odd)]})
    assert found.field.endswith("KickedByEntersWith.ability")
    assert found.message == "expected a keyword, or else an ability"
