"""What happens at the end of a turn: permanents that are sacrificed or removed from the game by then."""

from __future__ import annotations

import pytest

from tests.games.magic.laid import A, B, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Short Rising | {2}{B} | Sorcery
Return target creature card from your graveyard to play. That creature gains haste until end of turn. Remove
it from the game at end of turn.

Grave Dawn | {2}{B} | Enchantment
At the beginning of your upkeep, you may return target creature card from your graveyard to play. That
creature gains haste until end of turn. Exile it at the beginning of the next end step.

Shrill Caller | {1}{R} | Creature - Wizard | 1/2
{T}: Turn target face-down creature you control face up. At the beginning of the next end step, sacrifice it.

Masked Bear | {2}{G} | Creature - Bear | 4/4
Morph {5}{G}

Slow Doom | {1}{B} | Enchantment - Aura
Enchant creature /
At the beginning of the end step of enchanted creature's controller, that player sacrifices that creature.

Wide Shards | {2}{R} | Instant
Wide Shards deals 3 damage divided as you choose among one, two, or three target creatures.

Shape Golem | {6} | Artifact Creature - Golem | 4/4
Shape Golem has trample as long as you control a Bear, flying as long as you control a Wizard, and
"{B}: Regenerate Shape Golem" as long as you control a Zombie.

Grey Zombie | {B} | Creature - Zombie | 1/1
Swampwalk

Away | {U} | Instant
Return target creature to its owner's hand.

Borrow | {U} | Sorcery
Target opponent gains control of target creature.
""")


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


@pytest.mark.rule("MTG8-CR-ENDING-1")
def test_a_card_is_in_play_for_the_rest_of_the_turn() -> None:
    t = laid({"hand": "Short Rising", "graveyard": "Hill Giant"})
    t.play(A, "Short Rising", t.buried(A, "Hill Giant"))
    t.attack("Hill Giant").fight()
    assert t.life(B) == 17 and t.in_play() == ["Hill Giant"]
    t.until(1, B)
    assert t.in_play() == [] and t.graveyard(A) == ["Short Rising"]
    assert [t.name(t.p.things[key]) for key in t.player(A).removed] == ["Hill Giant"]


@pytest.mark.rule("MTG8-CR-ENDING-1")
def test_what_has_left_play_meanwhile_stays_where_it_is() -> None:
    t = laid({"hand": "Short Rising; Away", "graveyard": "Hill Giant"})
    t.play(A, "Short Rising", t.buried(A, "Hill Giant")).play(A, "Away", t.obj("Hill Giant"))
    t.play(A, "Hill Giant")
    t.until(1, B)
    assert t.in_play() == ["Hill Giant"]


@pytest.mark.rule("MTG8-CR-ENDING-1", "MTG8-CR-MORPH-6")
def test_what_was_turned_up_is_sacrificed_if_it_is_still_yours() -> None:
    for lent in (False, True):
        t = laid({"hand": "Masked Bear; Borrow", "play": "Shrill Caller"})
        t.begin(A, ("morph", "Masked Bear")).resolve()
        down = t.t.play[-1]
        t.use(A, "Shrill Caller", ("object", down))
        assert t.size("Masked Bear") == (4, 4)
        if lent:
            t.play(A, "Borrow", t.obj("Masked Bear"))
        t.until(1, B)
        assert ("Masked Bear" in t.in_play(B)) == lent and t.graveyard(A) == ["Borrow"][:lent] + [
            "Masked Bear"
        ][lent:]


@pytest.mark.rule("MTG8-CR-ENDING-2")
def test_a_creature_is_lost_as_the_turn_of_its_controller_ends() -> None:
    t = laid({"hand": "Slow Doom"}, {"play": "Hill Giant"})
    t.play(A, "Slow Doom", t.obj("Hill Giant"))
    t.until(1, B)
    assert t.in_play(B) == ["Hill Giant"]
    t.until(1, A)
    assert t.in_play() == [] and t.graveyard(B) == ["Hill Giant"] and t.graveyard(A) == ["Slow Doom"]


def test_a_golem_has_what_its_companions_allow() -> None:
    t = laid({"play": "Shape Golem; Shrill Caller"})
    assert ("activate", t.key("Shape Golem"), 0) not in t.offered()
    seen = t.it("Shape Golem").keywords
    t = laid({"play": "Shape Golem; Grey Zombie"})
    assert seen and not t.it("Shape Golem").keywords
    t.use(A, "Shape Golem")
    assert t.t.stack == ()
