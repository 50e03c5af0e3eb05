"""State-based effects: legends, worlds, and what a local enchantment may be on."""

from __future__ import annotations

import pytest

from grimorio.games.magic.names import creature_types
from grimorio.games.magic.words import (
    CREATURE,
    ENCHANTED,
    SORCERY,
    All,
    Becomes,
    Return,
    card,
    spell,
    that,
)
from grimorio.games.magic.words.abilities import local, static
from tests.games.magic.laid import A, B, Laid

LEGEND = "Orsolo, Tower Warden"
RISE = card("Rise", "{B}", SORCERY, spell(Return(All(that("permanent", zone="graveyard")), to="play")))


@pytest.mark.rule("MTG8-GLOSS-Leggenda")
@pytest.mark.parametrize(("play", "left"), [("", 0), (LEGEND, 1)])
def test_like_legends_that_come_at_the_same_time_all_go(play: str, left: int) -> None:
    """Of legends that came at the same time none is oldest, so all go; an older one stays."""
    t = Laid({"hand": "Rise", "graveyard": f"{LEGEND}; {LEGEND}", "play": play}, own=(RISE,))
    t.play(A, "Rise")
    assert t.in_play().count(LEGEND) == left
    assert t.graveyard(A).count(LEGEND) == 2


@pytest.mark.rule("MTG8-1.ENC-2")
def test_worlds_that_come_at_the_same_time_all_go() -> None:
    """Of worlds that came at the same time none is newest, so all go, and an older one goes too."""
    t = Laid(
        {"hand": "Rise", "graveyard": "World of Frenzy; World of Stillness", "play": "World of Frenzy"},
        own=(RISE,),
    )
    t.play(A, "Rise")
    assert t.in_play() == [] and len(t.graveyard(A)) == 4


@pytest.mark.rule("MTG8-GLOSS-Leggenda")
def test_a_creature_that_an_effect_makes_a_legend_is_one() -> None:
    fame = local("Fame", "{W}", CREATURE, static(Becomes(ENCHANTED, types=("Legend",))))
    t = Laid(
        {"hand": "Fame; Fame", "play": "Grizzly Bears; Hill Giant"}, {"play": "Grizzly Bears"}, own=(fame,)
    )
    old, new = (("object", key) for key in t.keys("Grizzly Bears"))
    t.play(A, "Fame", new)
    assert t.in_play().count("Grizzly Bears") == 2, "the other bears are no Legend"
    t.play(A, "Fame", old)
    assert t.graveyard(B) == ["Grizzly Bears"] and t.graveyard(A) == ["Fame"]
    assert t.keys("Grizzly Bears") == [old[1]]


@pytest.mark.rule("MTG8-4.PRO-3")
def test_an_enchantment_put_into_play_goes_on_nothing_that_is_protected_from_it() -> None:
    t = Laid(
        {"hand": "Rise", "graveyard": "Pacifism", "play": "Ash-Veil Knight; Hill Giant; Glory Seeker"},
        own=(RISE,),
    )
    t.cast(A, "Rise")
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    assert t.p.choice.ask == "enchant"
    assert t.offered() == [t.obj("Hill Giant"), t.obj("Glory Seeker")]
    t.answer(t.obj("Glory Seeker"))
    assert t.it("Pacifism").on == t.key("Glory Seeker")


@pytest.mark.rule("MTG8-4.PRO-3")
def test_an_enchantment_that_could_go_on_protected_creatures_only_stays_where_it_is() -> None:
    t = Laid({"hand": "Rise", "graveyard": "Pacifism", "play": "Ash-Veil Knight"}, own=(RISE,))
    t.play(A, "Rise")
    assert t.graveyard(A) == ["Rise", "Pacifism"]


@pytest.mark.rule("MTG8-GLOSS-Tipo_di_creatura-1")
def test_every_creature_type_of_the_set_may_be_named() -> None:
    """The types of cards, those of tokens, those that effects give, and Legend can be chosen."""
    t = Laid({"hand": "Brass Herald"})
    t.cast(A, "Brass Herald")
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    assert t.offered() == [("type", name) for name in sorted(creature_types())]
