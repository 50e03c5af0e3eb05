"""Damage of a kind that is prevented, doubled or dealt elsewhere, and creatures that leave the game."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.words import INSTANT, DeflectBoth, Target, card, spell
from grimorio.games.magic.words.nouns import CREATURE_OR_PLAYER
from tests.games.magic.laid import DONE, PASS, A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Kin Circle | {3}{W} | Enchantment
As Kin Circle comes into play, choose a creature type. /
{1}: The next time a creature of the chosen type would deal damage to you this turn, prevent that damage.

Mirror Oath | {W} | Enchantment
{1}: The next time an instant or sorcery spell would deal damage to you this turn, that spell deals that
damage to its controller instead.

Bright Owl | {4}{W} | Creature - Bird | 3/3
{1}: The next time damage would be dealt to Bright Owl and/or you this turn, that damage is dealt to any
target instead.

Mad Goblin | {3}{R} | Creature - Goblin | 5/5
Whenever Mad Goblin attacks or blocks, flip a coin. If you lose the flip, the next time it would deal combat
damage this turn, it deals that damage to you instead.

Wild Drill | {2}{R} | Enchantment
Whenever a creature attacks, flip a coin. If you win the flip, the next time that creature would deal combat
damage this turn, it deals double that damage instead. If you lose the flip, the next time that creature would
deal combat damage this turn, prevent that damage.

Hue Veil | {2}{W} | Instant
Prevent all damage that sources of the color of your choice would deal this turn.

Char | {2}{R} | Instant
Char deals 3 damage to any target. If it's a creature, it can't be regenerated this turn, and if it would die
this turn, exile it instead.

Kicked Char | {1}{R} | Instant
Kicker {R} / Kicked Char deals 2 damage to any target. If this spell was kicked, that creature can't be
regenerated this turn and if it would die this turn, exile it instead.

Goblin Pair | {R} | Creature - Goblin | 2/2
Swampwalk

Grim Watch | {B} | Enchantment
Whenever a creature dies, you gain 1 life.

Sure Bolt | {R} | Instant
Sure Bolt deals 3 damage to target creature. The damage can't be prevented.
""")


def laid(*sides: dict[str, object]) -> Laid:
    return Laid(*sides, own=OWN)


def removed(t: Laid, seat: int) -> list[str]:
    return [t.name(t.p.things[key]) for key in t.player(seat).removed]


@pytest.mark.rule("MTG8-CR-NEXT-2")
def test_the_first_damage_of_the_chosen_type_is_prevented() -> None:
    t = laid({"play": "Goblin Pair; Hill Giant"}, {"play": "Kin Circle=Goblin"})
    t.use(B, "Kin Circle").attack("Goblin Pair", "Hill Giant").fight()
    assert t.life(B) == 17


@pytest.mark.rule("MTG8-CR-NEXT-2")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_at_the_same_time_the_player_chooses_one(first: bool) -> None:
    t = laid({"play": "Goblin Pair; Raging Goblin"}, {"play": "Kin Circle=Goblin"})
    t.use(B, "Kin Circle").attack("Goblin Pair", "Raging Goblin")
    while t.p.choice.ask != "part":
        t.answer(next(option for option in (DONE, PASS, t.offered()[0]) if option in t.offered()))
    [all_of, none] = t.offered()
    assert t.p.choice.seat == B and all_of[1] == t.key("Goblin Pair") and (all_of[2], none[2]) == (2, 0)
    t.answer(all_of if first else none)
    t.give()
    assert t.life(B) == (19 if first else 18)


@pytest.mark.rule("MTG8-CR-NEXT-2")
def test_a_spell_burns_its_player_once() -> None:
    t = laid({"hand": "Shock; Shock"}, {"play": "Mirror Oath"})
    t.use(B, "Mirror Oath").play(A, "Shock", who(B))
    assert (t.life(A), t.life(B)) == (18, 20)
    t.play(A, "Shock", who(B))
    assert (t.life(A), t.life(B)) == (18, 18)


@pytest.mark.rule("MTG8-CR-REDIRECT-4")
def test_damage_to_the_bird_and_its_player_goes_elsewhere() -> None:
    t = laid({"play": "Hill Giant; Raging Goblin"}, {"play": "Bright Owl"})
    t.use(B, "Bright Owl", who(A)).attack("Hill Giant", "Raging Goblin")
    t.block(("Bright Owl", "Hill Giant")).fight()
    assert (t.life(A), t.life(B)) == (16, 20) and t.it("Bright Owl").damage == 0
    t = laid({"hand": "Shock; Shock"}, {"play": "Bright Owl"})
    t.use(B, "Bright Owl", who(A)).play(A, "Shock", who(B)).play(A, "Shock", t.obj("Bright Owl"))
    assert (t.life(A), t.life(B)) == (18, 20) and t.it("Bright Owl").damage == 2


@pytest.mark.rule("MTG8-CR-REDIRECT-4")
def test_a_spell_is_no_creature_to_protect() -> None:
    wrong = card("Odd Spell", "{W}", INSTANT, spell(DeflectBoth(Target(CREATURE_OR_PLAYER))))
    [fault] = cardset.faults({"cards": [cardset.to_json(wrong)]})
    assert fault.cause == "word-absent"


@pytest.mark.rule("MTG8-CR-NEXT-2")
def test_a_creature_strikes_its_own_player_after_a_lost_flip() -> None:
    t = laid({"play": "Mad Goblin"})
    t.attack("Mad Goblin").resolve()
    [won] = [coin.heads for coin in t.happened("coin")]
    t.fight()
    assert (t.life(A), t.life(B)) == ((20, 15) if won else (15, 20))


@pytest.mark.rule("MTG8-CR-NEXT-2")
def test_a_flip_doubles_or_prevents_the_damage_of_an_attacker() -> None:
    t = laid({"play": "Wild Drill; Hill Giant; Grizzly Bears"})
    t.attack("Hill Giant", "Grizzly Bears").resolve().resolve()
    first, second = [coin.heads for coin in t.happened("coin")]
    struck = [t.p.things[key].source for key in t.p.effects if hasattr(t.p.things[key], "then")]
    t.fight()
    power = {t.key("Hill Giant"): 3, t.key("Grizzly Bears"): 2}
    assert t.life(B) == 20 - sum(
        2 * power[key] for key, won in zip(struck, (first, second), strict=True) if won
    )


@pytest.mark.rule("MTG8-CR-LATER-1")
def test_sources_of_a_color_deal_no_damage() -> None:
    t = laid({"hand": "Hue Veil; Shock; Sure Bolt", "play": "Hill Giant; Grizzly Bears"})
    t.play(A, "Hue Veil", then=(("color", "red"),)).play(A, "Shock", who(B))
    assert t.life(B) == 20
    t.attack("Hill Giant", "Grizzly Bears").fight()
    assert t.life(B) == 18
    t.fill().play(A, "Sure Bolt", t.obj("Hill Giant"))
    assert t.in_play() == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-CR-SCORCH-1", "MTG8-CR-REGEN-2")
def test_a_creature_leaves_the_game_instead_of_dying() -> None:
    t = laid({"hand": "Char; Char; Shock", "play": "Grim Watch"}, {"play": "Hill Giant; Drudge Skeletons"})
    t.use(B, "Drudge Skeletons").play(A, "Char", t.obj("Drudge Skeletons"))
    t.play(A, "Char", t.obj("Hill Giant"))
    assert t.in_play(B) == [] and removed(t, B) == ["Hill Giant", "Drudge Skeletons"]
    assert t.graveyard(B) == [] and t.life(A) == 20
    t = laid({"hand": "Char"})
    assert t.play(A, "Char", who(B)).life(B) == 17


@pytest.mark.rule("MTG8-CR-SCORCH-1", "MTG8-CR-KICK-1")
@pytest.mark.parametrize("kicked", [True, False])
def test_only_the_kicked_one_removes_what_it_kills(kicked: bool) -> None:
    t = laid({"hand": "Kicked Char"}, {"play": "Grizzly Bears"})
    t.play(A, "Kicked Char", ("yes",) if kicked else ("no",), t.obj("Grizzly Bears"))
    assert (removed(t, B), t.graveyard(B)) == (["Grizzly Bears"], [])[:: 1 if kicked else -1]
