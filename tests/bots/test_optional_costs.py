"""The bots pay another cost, kicker, buyback, echo and upkeep where it is worth it, whatever the card."""

from __future__ import annotations

from typing import Any

from grimorio.bots.magic import MagicSense
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.lore import lore_of
from grimorio.games.magic.state.objects import UPKEEP, Permanent
from tests.bots.test_magic import act, lands
from tests.games.magic.laid import A, Laid
from tests.games.magic.typed_cards import typed

SENSE = MagicSense()
OWN = typed("""
Snuff Out Light | {3}{B} | Sorcery
If you control a Swamp, you may pay 4 life rather than pay Snuff Out Light's mana cost. /
Destroy target nonblack creature.

Blue Sight | {3}{U}{U} | Instant
You may exile a blue card from your hand rather than pay Blue Sight's mana cost. /
Draw two cards.

Cave Crumble | {3}{R}{R} | Sorcery
You may sacrifice two Mountains rather than pay Cave Crumble's mana cost. /
Cave Crumble deals 4 damage to target creature.

Tide Turner | {4}{U} | Creature - Merfolk | 4/4
You may return three Islands you control to their owner's hand rather than pay Tide Turner's mana cost.

Free Legate | {3}{R} | Creature - Goblin | 3/3
If an opponent controls a Plains and you control a Mountain, you may play Free Legate without paying its mana
cost.

Whetted Spark | {R} | Sorcery
Buyback {2} /
Whetted Spark deals 1 damage to target creature.

Bled Song | {R} | Sorcery
Buyback—Discard two cards. /
Bled Song deals 1 damage to target creature.

Late Frog | {1}{G} | Creature - Frog | 3/3
Echo {1}{G}

Late Mite | {5} | Artifact Creature - Insect | 1/1
Echo {5}

Plain Frog | {1}{G} | Creature - Frog | 3/3

Thinning Frog | {1}{G} | Creature - Frog | 3/3
Fading 2

Costly Frog | {1}{G} | Creature - Frog | 3/3
Cumulative upkeep {1}

Bleeding Frog | {1}{G} | Creature - Frog | 3/3
Cumulative upkeep—Pay 2 life.

Raised Mage | {1}{R} | Creature - Wizard | 2/2
Kicker {2} /
When Raised Mage comes into play, if you paid the kicker cost, it deals 2 damage to target creature.

Hungry Mage | {1}{R} | Creature - Wizard | 2/2
Kicker—Sacrifice a creature. /
If you paid the kicker cost, Hungry Mage comes into play with a +1/+1 counter on it.
""")


def laid(*sides: dict[str, Any]) -> Laid:
    return Laid(*sides, own=OWN, mana=False)


def upkeep(t: Laid, name: str, age: int = 0) -> Laid:
    """The beginning of the upkeep of the first seat, whose permanent of this name asks to be paid for."""
    it: Permanent = t.p.edit(t.keys(name)[0])
    it.ready = False
    it.counters = (("age", age, 0),) if age else ()
    t.until(UPKEEP, 1 - A)
    return t.until(UPKEEP, A)


def worths(t: Laid, *names: str) -> list[float]:
    """The worths of the permanents that cards would become, for the first seat."""
    b = Board(t.p, A, lore_of(t.p.book))
    return [b.face_worth(t.p.book.face(t.p.book.face_of[name])) for name in names]


def test_pays_life_for_a_spell_to_keep_its_mana() -> None:
    swamps = lands(4, "Swamp")
    foe = {"play": "Serra Angel; Eager Cadet"}
    done = act(laid({"hand": "Snuff Out Light; Ravenous Rats; Giant Cockroach", "play": swamps}, foe))
    assert "0 yes" in done[:2] and "0 object Serra Angel" in done and "0 cast Giant Cockroach" in done
    done = act(laid({"hand": "Snuff Out Light", "play": swamps}, foe))
    assert "0 no" in done[:2] and "0 object Serra Angel" in done
    done = act(laid({"hand": "Snuff Out Light", "play": "Swamp"}, foe))
    assert "0 object Serra Angel" in done, "the mana cost cannot be paid"
    near = laid({"hand": "Snuff Out Light; Giant Cockroach", "play": swamps, "life": 4}, foe)
    assert "0 yes" not in act(near)


def test_gives_up_no_better_card_or_lands_than_mana_that_it_has() -> None:
    t = laid({"hand": "Blue Sight; Air Elemental", "play": lands(5, "Island")}, {})
    assert "0 yes" not in act(t)
    foe = {"play": "Hill Giant"}
    assert "0 yes" not in act(laid({"hand": "Cave Crumble", "play": lands(5, "Mountain")}, foe))
    assert act(laid({"hand": "Cave Crumble", "play": lands(2, "Mountain")}, {"play": "Eager Cadet"})) == []


def test_plays_for_nothing_what_it_may_play_for_nothing() -> None:
    foe = {"play": "Plains"}
    done = act(laid({"hand": "Free Legate; Goblin Raider", "play": lands(4, "Mountain")}, foe))
    assert {"0 yes", "0 cast Free Legate", "0 cast Goblin Raider"} <= set(done)
    done = act(laid({"hand": "Free Legate; Goblin Raider", "play": lands(4, "Mountain")}))
    assert "0 yes" not in done and "0 cast Free Legate" in done


def test_buys_a_spell_back_when_it_can_afford_to() -> None:
    foe = {"play": "Eager Cadet; Plains"}
    done = act(laid({"hand": "Whetted Spark", "play": lands(3, "Mountain")}, foe))
    assert done[:2] == ["0 cast Whetted Spark", "0 yes"]
    held = {"hand": "Bled Song; Shivan Dragon; Hill Giant; Mountain", "play": lands(1, "Mountain")}
    assert "0 yes" not in act(laid(held, {"play": "Raging Goblin; Forest"}))


def test_kicks_what_gains_more_than_it_costs() -> None:
    foe = {"play": "Grizzly Bears; Forest"}
    done = act(laid({"hand": "Raised Mage", "play": lands(4, "Mountain")}, foe))
    assert done[:2] == ["0 cast Raised Mage", "0 yes"]
    assert "0 object Grizzly Bears" in done
    held = {"hand": "Hungry Mage", "play": lands(2, "Mountain") + "; Shivan Dragon"}
    assert "0 yes" not in act(laid(held))


def test_counts_what_it_costs_to_keep_a_permanent() -> None:
    names = ("Plain Frog", "Late Frog", "Costly Frog", "Thinning Frog", "Bleeding Frog")
    plain, echo, upkeep, fading, bleeding = worths(laid({}), *names)
    assert plain > echo > upkeep > fading > 0
    assert upkeep > bleeding > 0
    done = act(laid({"hand": "; ".join(names), "play": lands(2)}))
    assert done == ["0 cast Plain Frog"]


def test_pays_echo_for_what_is_worth_it() -> None:
    t = upkeep(laid({"play": "Late Frog; " + lands(3)}), "Late Frog")
    assert "0 yes" in act(t)
    held = {"hand": "Craw Wurm; Spined Wurm", "play": "Late Mite; " + lands(6)}
    assert "0 no" in act(upkeep(laid(held), "Late Mite"))


def test_pays_cumulative_upkeep_until_it_costs_too_much() -> None:
    t = upkeep(laid({"play": "Costly Frog; " + lands(4)}), "Costly Frog")
    assert "0 yes" in act(t)
    held = {"hand": "Craw Wurm", "play": "Costly Frog; " + lands(6)}
    assert "0 no" in act(upkeep(laid(held), "Costly Frog", 5))
    few = laid({"play": "Bleeding Frog", "life": 5})
    assert "0 no" in act(upkeep(few, "Bleeding Frog", 1))
