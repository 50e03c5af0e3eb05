"""Cards of the players' own with combinations of words that no card of the set has do what they say."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.masks import COLOR_BITS
from grimorio.games.magic.words import (
    CREATURE,
    INSTANT,
    PLAYER,
    SORCERY,
    THE_OBJECT,
    THIS,
    YOU,
    All,
    Becomes,
    BecomesTapped,
    Card,
    Choose,
    ComesIntoPlay,
    Cost,
    Count,
    DealDamage,
    Destroy,
    DiscardCost,
    Draw,
    GainLife,
    Gets,
    HalfLife,
    It,
    LifeCost,
    May,
    MayPay,
    PowerOf,
    Prevent,
    PutFromHand,
    Return,
    SacrificeCost,
    Search,
    SharedTypes,
    TapCost,
    Target,
    Untap,
    activated,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.laid import DONE, PASS, YES, A, B, Laid, who

WEAK = that("creature", power=(-1, 2), zone="library")


# -- cards that are not in play are known by what is printed on them --------------------------------


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        (WEAK, {"Grizzly Bears", "Wind Drake"}),
        (that("creature", power=(3, -1), zone="library"), {"Air Elemental", "Nightmare"}),
        (that("creature", keyword="flying", zone="library"), {"Air Elemental", "Wind Drake", "Nightmare"}),
        (that("creature", without="flying", zone="library"), {"Grizzly Bears"}),
        (that("creature", keyword="flying", power=(-1, 2), zone="library"), {"Wind Drake"}),
        (that("card", power=(-1, 2), zone="library"), {"Grizzly Bears", "Wind Drake"}),
    ],
    ids=["weak", "strong", "flying", "walking", "both", "any"],
)
@pytest.mark.rule("MTG8-CR-FIND-1")
def test_a_search_finds_by_power_and_keywords(noun: object, found: set[str]) -> None:
    """Nightmare's power counts Swamps in every zone; a card that is no creature has no power."""
    seek = Card("Seek", "{B}", SORCERY, (spell(Search(noun, reveal=True)),))  # type: ignore[arg-type]
    library = "Air Elemental; Grizzly Bears; Nightmare; Shock; Wind Drake; Forest"
    t = Laid({"hand": "Seek", "library": library, "play": "Swamp; Swamp; Swamp"}, own=(seek,))
    t.cast(A, "Seek").answer(PASS)
    t.answer(PASS)
    assert {option[1] for option in t.offered() if option != DONE} == found


@pytest.mark.parametrize(("noun", "found"), [((-1, 2), {"Grizzly Bears"}), ((3, -1), {"Air Elemental"})])
@pytest.mark.rule("MTG8-1.TERM-9")
def test_a_card_in_a_graveyard_is_aimed_at_by_its_power(noun: tuple[int, int], found: set[str]) -> None:
    what = that("creature", power=noun, zone="graveyard", controller="you")
    small = Card("Small Grave", "{B}", SORCERY, (spell(Return(Target(what))),))
    t = Laid({"hand": "Small Grave", "graveyard": "Air Elemental; Grizzly Bears; Shock"}, own=(small,))
    t.answer(("cast", "Small Grave"))
    assert {t.name(t.p.things[int(option[1])]) for option in t.offered()} == found
    t.give(*t.offered()).resolve()
    assert set(t.hand(A)) == found


@pytest.mark.rule("MTG8-2.RES-3")
def test_cards_are_counted_by_what_is_printed() -> None:
    many = Card(
        "Many", "{B}", SORCERY, (spell(Draw(Count(that("creature", keyword="flying", zone="graveyard")))),)
    )
    t = Laid({"hand": "Many", "graveyard": "Air Elemental; Wind Drake; Grizzly Bears"}, own=(many,))
    assert len(t.play(A, "Many").hand(A)) == 2


# -- abilities in the graveyard cost what they cost --------------------------------------------------

GHOULS: tuple[tuple[Cost, dict[str, str], dict[str, str], str], ...] = (
    (DiscardCost(), {"hand": "Shock"}, {"hand": ""}, "Shock"),
    (SacrificeCost(CREATURE), {"play": "Grizzly Bears"}, {"play": "Forest"}, "Grizzly Bears"),
    (TapCost(CREATURE), {"play": "Grizzly Bears"}, {"play": "Forest"}, ""),
    (LifeCost(5), {}, {"life": "4"}, ""),
    ("{B}", {}, {"mana": "none"}, ""),
)


@pytest.mark.parametrize(("cost", "able", "unable", "gone"), GHOULS, ids=[str(row[0]) for row in GHOULS])
@pytest.mark.rule("MTG8-2.ACT-1", "MTG8-CR-COST-2")
def test_an_ability_in_the_graveyard_asks_for_all_of_its_cost(
    cost: Cost, able: dict[str, str], unable: dict[str, str], gone: str
) -> None:
    ghoul = Card(
        "Ghoul", "{B}", CREATURE.kinds, (activated(cost, Return(THIS), from_graveyard=True),), size=(2, 2)
    )
    side = {**unable, "life": int(unable.get("life", 20))}
    bare = Laid({"graveyard": "Ghoul", **side}, mana="mana" not in unable, own=(ghoul,))
    assert ("activate", bare.player(A).graveyard[0], 0) not in bare.offered()
    t = Laid({"graveyard": "Ghoul", **able}, own=(ghoul,))
    t.begin(A, ("activate", t.player(A).graveyard[0], 0)).resolve()
    assert t.hand(A) == ["Ghoul"]
    assert t.graveyard(A) == ([gone] if gone else [])
    assert t.life(A) == (15 if isinstance(cost, LifeCost) else 20)
    if isinstance(cost, TapCost):
        assert t.it("Grizzly Bears").tapped


# -- shields ----------------------------------------------------------------------------------------


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_some_of_a_sources_next_damage_is_prevented() -> None:
    ward = Card("Half Ward", "{W}", INSTANT, (spell(Prevent(2, YOU, that("source"))),))
    t = Laid({"hand": "Lava Axe; Shock"}, {"hand": "Half Ward"}, own=(ward,))
    t.cast(A, "Lava Axe", who(B)).play(B, "Half Ward", then=(t.on_stack("Lava Axe"),)).resolve()
    assert t.life(B) == 17
    assert t.play(A, "Shock", who(B)).life(B) == 15


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_what_is_left_of_a_shield_against_one_source_is_gone_after_its_damage() -> None:
    ward = Card("Ward", "{W}", INSTANT, (spell(Prevent(5, YOU, that("source"))),))
    t = Laid({"play": "Rod of Ruin"}, {"hand": "Ward"}, own=(ward,))
    t.play(B, "Ward", then=(t.obj("Rod of Ruin"),)).use(A, "Rod of Ruin", who(B))
    assert t.life(B) == 20
    t.p.edit(t.key("Rod of Ruin")).tapped = False
    assert t.fill().use(A, "Rod of Ruin", who(B)).life(B) == 19


# -- what is paid for while an effect happens ---------------------------------------------------------


@pytest.mark.rule("MTG8-GLOSS-Sacrificare")
def test_a_sacrifice_of_itself_is_paid_by_who_controls_it_while_it_is_there() -> None:
    bomb = Card(
        "Bomb",
        "{1}",
        ("artifact",),
        (when(ComesIntoPlay(THIS), MayPay(SacrificeCost(THIS), (Draw(2),))),),
    )
    t = Laid({"hand": "Bomb"}, own=(bomb,))
    t.play(A, "Bomb").resolve(YES)
    assert t.graveyard(A) == ["Bomb"] and len(t.hand(A)) == 2
    t = Laid({"hand": "Bomb"}, {"hand": "Shatter"}, own=(bomb,))
    t.play(A, "Bomb").play(B, "Shatter", t.obj("Bomb")).resolve()
    assert t.graveyard(A) == ["Bomb"] and t.hand(A) == []


@pytest.mark.rule("MTG8-2.STAT-1")
def test_half_of_ones_life_is_looked_at_whenever_it_changes() -> None:
    mood = Card("Mood", "{R}", CREATURE.kinds, (static(Gets(THIS, HalfLife(), 0)),), size=(0, 1))
    t = Laid({"hand": "Lava Axe", "play": "Mood"}, own=(mood,))
    assert t.size("Mood") == (10, 1)
    assert t.play(A, "Lava Axe", who(A)).size("Mood") == (8, 1)


# -- found by random cards --------------------------------------------------------------------------


@pytest.mark.rule("MTG8-CR-DIVIDE-1")
def test_only_what_is_divided_is_shared_among_its_own_targets() -> None:
    several = Target(CREATURE, any_number=True)
    rain = Card("Rain", "{R}", INSTANT, (spell(Untap(Target(CREATURE)), DealDamage(3, several, True)),))
    t = Laid({"hand": "Rain"}, {"play": "Hill Giant; Grizzly Bears; Glory Seeker"}, own=(rain,))
    giant, bears, seeker = (t.obj(name) for name in ("Hill Giant", "Grizzly Bears", "Glory Seeker"))
    t.play(A, "Rain", seeker, giant, bears, DONE, ("share", 2))
    assert (t.it("Hill Giant").damage, t.it("Grizzly Bears").damage) == (2, 1)
    assert t.it("Glory Seeker").damage == 0


@pytest.mark.parametrize("zone", ["hand", "library"])
def test_an_instant_stays_where_it_is_instead_of_coming_into_play(zone: str) -> None:
    any_card = that("card", zone=zone)
    effect = PutFromHand(any_card) if zone == "hand" else Search(any_card, to="play")
    drop = Card("Drop", "{G}", SORCERY, (spell(effect),))
    t = Laid({"hand": "Drop; Shock", "library": "Shock; Forest"}, own=(drop,))
    t.play(A, "Drop", then=(("card", "Shock"),))
    assert t.in_play() == []
    assert "Shock" in (t.hand(A) if zone == "hand" else t.library(A))


def test_who_may_is_said_before_what_may_happen() -> None:
    """Text and targets agree in their order: "Target player may have you destroy target creature"."""
    offer = Card(
        "Offer",
        "{B}",
        SORCERY,
        (spell(May((Destroy(Target(CREATURE)),), Target(PLAYER)), GainLife(1, It())),),
    )
    t = Laid({"hand": "Offer"}, {"play": "Hill Giant"}, own=(offer,))
    t.play(A, "Offer", who(B), t.obj("Hill Giant"), then=(YES,))
    assert t.graveyard(B) == ["Hill Giant"] and t.life(B) == 21


@pytest.mark.rule("MTG8-GLOSS-Colore-1")
def test_a_color_is_kept_while_what_gets_it_is_chosen() -> None:
    paint = Card("Paint", "{U}", INSTANT, (spell(Becomes(Choose(CREATURE), color="choose")),))
    t = Laid({"hand": "Paint", "play": "Hill Giant; Grizzly Bears"}, own=(paint,))
    t.play(A, "Paint", then=(("color", "blue"), t.obj("Grizzly Bears")))
    blue = COLOR_BITS["blue"]
    assert (t.it("Grizzly Bears").colors == blue, t.it("Hill Giant").colors == blue) == (True, False)


def test_types_that_creatures_share_leave_the_object_of_the_event_alone() -> None:
    """In +X/+Y, X counts for each creature by itself, while Y is the power of the creature that was
    tapped.
    """
    bonus = Gets(All(CREATURE), SharedTypes(), PowerOf(THE_OBJECT))
    drum = Card("Drum", "{2}", ("artifact",), (when(BecomesTapped(CREATURE), bonus),))
    t = Laid({"hand": "Twiddle", "play": "Drum; Hill Giant; Raging Goblin; Goblin Chariot"}, own=(drum,))
    t.play(A, "Twiddle", t.obj("Hill Giant"), then=(("tap",),)).resolve()
    assert t.size("Hill Giant") == (3, 6)
    assert [t.size(name) for name in ("Raging Goblin", "Goblin Chariot")] == [(2, 4), (3, 5)]
