"""Targets that are chosen only if the kicker cost is paid, and "another target" of a spell."""

from __future__ import annotations

import pytest

from grimorio.games.magic.wording import text
from grimorio.kernel.choice import Option
from tests.games.magic.laid import NO, YES, A, B, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Twin Wave | {2}{U} | Instant
Kicker {1} / Return target nonland permanent to its owner's hand. If Twin Wave was kicked, return another
target nonland permanent to its owner's hand.

Push and Burn | {1}{U} | Instant
Kicker {1}{R} / Return target creature to its owner's hand. If Push and Burn was kicked, it deals 2 damage to
another target.

Feed and Starve | {1}{G} | Instant
Target creature gets +2/+2 until end of turn. Another target creature gets -2/-2 until end of turn.

Bind and Break | {W} | Instant
Kicker {2} / Tap target creature. If Bind and Break was kicked, destroy another target artifact.

Think Twice More | {U} | Sorcery
Kicker {B} / Draw two cards. If Think Twice More was kicked, target player discards a card.
""")


def asked(t: Laid) -> list[object]:
    return [option[1] for option in t.offered() if option != ("done",)]


@pytest.mark.rule("MTG8-CR-KICK-3")
def test_a_second_target_is_chosen_only_for_a_kicked_spell() -> None:
    play = {"play": "Grizzly Bears; Hill Giant; Craw Wurm"}
    t = Laid({"hand": "Twin Wave"}, play, own=OWN)
    t.play(A, "Twin Wave", NO, t.obj("Hill Giant"))
    assert sorted(t.in_play(B)) == ["Craw Wurm", "Grizzly Bears"]
    t = Laid({"hand": "Twin Wave"}, play, own=OWN)
    t.play(A, "Twin Wave", YES, t.obj("Hill Giant"), t.obj("Craw Wurm"))
    assert t.in_play(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-CR-KICK-3")
def test_the_kicker_cost_cannot_be_paid_without_a_target_for_it() -> None:
    t = Laid({"hand": "Twin Wave"}, {"play": "Hill Giant"}, own=OWN)
    t.play(A, "Twin Wave", t.obj("Hill Giant"))
    assert t.in_play(B) == [] and t.hand(B) == ["Hill Giant"], "nobody asked whether it is kicked"


@pytest.mark.rule("MTG8-CR-OTHER-1")
def test_another_target_is_none_of_those_before() -> None:
    t = Laid({"hand": "Feed and Starve", "play": "Grizzly Bears"}, {"play": "Hill Giant"}, own=OWN)
    t.begin(A, ("cast", "Feed and Starve"), t.obj("Grizzly Bears"))
    t.resolve()
    assert t.size("Grizzly Bears") == (4, 4) and t.size("Hill Giant") == (1, 1)
    t = Laid({"hand": "Feed and Starve", "play": "Grizzly Bears"}, own=OWN)
    assert ("cast", "Feed and Starve") not in t.offered(), "there is no other creature"


@pytest.mark.rule("MTG8-CR-OTHER-1")
@pytest.mark.parametrize(("kicked", "count"), [(NO, 2), (YES, 1)])
def test_the_only_other_target_is_kept_for_the_word_that_needs_it(kicked: Option, count: int) -> None:
    t = Laid({"hand": "Bind and Break"}, {"play": "Phyrexian Hulk; Hill Giant"}, own=OWN)
    t.answer(("cast", "Bind and Break"))
    t.answer(kicked)
    while t.p.choice.ask != "target":
        t.answer(t.offered()[0])
    assert len(asked(t)) == count and t.key("Hill Giant") in asked(t)


@pytest.mark.rule("MTG8-CR-KICK-3")
def test_a_player_is_the_target_of_a_kicked_spell_alone() -> None:
    t = Laid({"hand": "Think Twice More"}, {"hand": "Shock"}, own=OWN)
    t.play(A, "Think Twice More", NO)
    assert t.hand(B) == ["Shock"] and len(t.hand(A)) == 2
    t = Laid({"hand": "Think Twice More"}, {"hand": "Shock"}, own=OWN)
    t.play(A, "Think Twice More", YES, ("player", B))
    assert t.hand(B) == [] and len(t.hand(A)) == 2


def test_kicked_targets_are_told_in_three_languages() -> None:
    english, italian, french = [text(OWN[1], language)[1] for language in ("en", "it", "fr")]
    assert english.endswith("Push and Burn deals 2 damage to another target creature or player.")
    assert "bersaglio" in italian and "ciblé" in french


def test_another_agrees_with_each_noun_in_italian() -> None:
    assert "a un'altra creatura o a un altro giocatore bersaglio" in text(OWN[1], "it")[1]
