"""Cards of our own at the table: what their texts say is what happens."""

from __future__ import annotations

from grimorio.games.mickey import words as w
from grimorio.games.mickey.cards import OURS
from tests.games.mickey.laid import Laid

SPELLS = {spell.name: spell for spell in OURS.spells}
CASTLES = {castle.name: castle for castle in OURS.castles}
MAGES = {(mage.name, mage.title): mage for mage in OURS.mages}


def test_a_masquerade_draws_the_opposite_spell_into_its_subterfuge() -> None:
    t = Laid(SPELLS["Masquerade"], mine=("Masquerade",))
    t.cast("Masquerade", "A").cast("P0", "Y").cast("P0", "B").cast("P0", "X")
    assert t.actions("P0") == {"subterfuge"} and t.actions("Masquerade") == {"subterfuge"}
    t.cast("P0", "C").cast("P0", "Z")
    assert len(t.heard("subterfuge")[0]["cards"]) == 2


def test_a_simple_spell_that_gained_subterfuge_is_one_of_two() -> None:
    """A gained action counts as printed (WOM-IT-10.7-1), so the Subterfuge that Corvina gives makes her
    own Spell Simple.
    """
    corvina, face = MAGES["Corvina", "Teller of Lies"], SPELLS["Second Face"]
    t = Laid(corvina, face, mine=("P3",), theirs=(face.name,), me=("Corvina", "B", "C"))
    t.cast("P3", "Corvina").cast(face.name, "X").cast("P0", "B").cast("P0", "Y").cast("P0", "C").cast(
        "P0", "Z"
    )
    assert t.heard("subterfuge")[0]["cards"] == ("P3", "Second Face")
    assert t.heard("reckoned")[0]["totals"] == [4, 2]


def test_two_vortices_strengthen_each_other() -> None:
    sparks, leaves = SPELLS["Vortex of Sparks"], SPELLS["Vortex of Leaves"]
    t = Laid(sparks, leaves, mine=(sparks.name, leaves.name), castles=("Red",))
    t.cast(sparks.name, "A").cast("P0", "X").cast(leaves.name, "B").do("castle", "Red")
    assert (t.worth(sparks.name), t.worth(leaves.name)) == (3, 4)


def test_embers_count_the_diamagics_of_their_mage() -> None:
    t = Laid(SPELLS["Angry Embers"], mine=("Angry Embers",), held={"A": "BR", "B": "GG"})
    assert t.cast("Angry Embers", "A").worth("Angry Embers") == 3


def test_an_offering_is_stronger_for_a_card() -> None:
    burnt = SPELLS["Burnt Offering"]
    t = Laid(burnt, mine=(burnt.name, "P5"))
    t.cast(burnt.name, "A").yes().to("play")
    assert t.worth(burnt.name) == 5 and len(t.hand()) == 1
    t = Laid(burnt, mine=(burnt.name,))
    assert t.cast(burnt.name, "A").no().worth(burnt.name) == 2


def test_iron_silences_what_is_strong() -> None:
    t = Laid(SPELLS["Iron Silence"], mine=("Iron Silence",), theirs=("P4", "P3", "P5"))
    t.cast("Iron Silence", "A")
    assert t.can_cast("P3", "X") and not t.can_cast("P4", "X") and not t.can_cast("P5", "Y")


def test_an_oath_of_wax_melts_when_the_castle_changes() -> None:
    oath, gate = SPELLS["Oath of Wax"], SPELLS["Melted Gate"]
    t = Laid(oath, gate, mine=(oath.name,), theirs=(gate.name,))
    assert t.cast(oath.name, "A").worth(oath.name) == 3
    t.cast(gate.name, "Y").to("play")
    assert oath.name in t.discard() and t.in_play() == []


def test_a_green_thread_is_tied_to_neighbours() -> None:
    circle = tuple(w.Mage(name, "", (w.BLUE,), "Moss Circle") for name in ("A", "B", "C"))
    t = Laid(SPELLS["Green Thread"], *circle, mine=("Green Thread", "Green Thread"))
    assert t.cast("Green Thread", "A").worth("Green Thread") == 2
    t = Laid(SPELLS["Green Thread"], *circle, mine=("Green Thread",))
    assert t.cast("Green Thread", "B").worth("Green Thread") == 3


def test_dawn_and_candles_help_the_others() -> None:
    t = Laid(
        SPELLS["Dawn Chorus"],
        SPELLS["Candle Ward"],
        SPELLS["Slag Rain"],
        mine=("Dawn Chorus", "P2", "Candle Ward"),
        theirs=("Slag Rain",),
    )
    t.cast("Dawn Chorus", "A").cast("Slag Rain", "Y").cast("P2", "B")
    assert t.worth("Dawn Chorus") == 1 and t.worth("P2") == 1
    t.cast("P0", "X").cast("Candle Ward", "C")
    assert t.worth("P2") == 3, "minus does not count any more"


def test_moss_over_stone_stills_the_castle() -> None:
    harbour = CASTLES["Harbour of Mists"]
    t = Laid(harbour, SPELLS["Moss Over Stone"], mine=("P2", "Moss Over Stone"), castle=harbour.name)
    t.cast("P2", "A").cast("P0", "X")
    assert t.worth("P2") == 3
    t.cast("Moss Over Stone", "B")
    assert t.simple(harbour.name) and t.worth("P2") == 2


def test_a_sum_and_a_honeycomb_raise_the_stake() -> None:
    t = Laid(SPELLS["Gilded Sum"], mine=("Gilded Sum",))
    t.cast("Gilded Sum", "A").to("play")
    assert len(t.table.stake) == 2


def test_the_bell_tower_rings_for_what_is_simple() -> None:
    tower = CASTLES["Bell Tower"]
    t = Laid(tower, SPELLS["Elder Bark"], mine=("P2", "Elder Bark"), castle=tower.name)
    t.cast("P2", "A").cast("P0", "X").cast("Elder Bark", "B")
    assert (t.worth("P2"), t.worth("Elder Bark")) == (3, 3)


def test_the_masks_hide_and_gain_by_it() -> None:
    vesper = MAGES["Vesper", "the Smiling"]
    dagger = SPELLS["Patient Dagger"]
    t = Laid(vesper, dagger, mine=(dagger.name,), me=("Vesper", "B", "C"))
    t.hide(dagger.name, "Vesper").cast("P0", "X").cast("P0", "B").cast("P0", "Y").cast("P0", "C").cast(
        "P0", "Z"
    )
    reckoned = t.heard("reckoned")[0]
    assert reckoned["totals"] == [5, 0]


def test_a_hammer_hand_makes_small_fires_large() -> None:
    dorn = MAGES["Dorn", "Hammer Hand"]
    t = Laid(dorn, SPELLS["Slag Rain"], mine=("Slag Rain", "R2"), me=("Dorn", "B", "C"))
    assert t.cast("Slag Rain", "Dorn").worth("Slag Rain") == 3
    t = Laid(dorn, mine=("R2",), me=("Dorn", "B", "C"))
    assert t.cast("R2", "Dorn").worth("R2") == 2


def test_brambles_hide_besides() -> None:
    willa = MAGES["Willa", "Queen of Brambles"]
    t = Laid(willa, mine=("P2", "P3"), me=("Willa", "B", "C"))
    t.hide("P3", "Willa", "besides").cast("P0", "X").cast("P2", "Willa")
    assert sorted(t.in_play()) == ["P2", "P3"] and t.worth("P3") == 2
