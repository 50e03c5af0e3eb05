"""What a bot expects of effects on abilities, sizes and damage of one turn."""

from __future__ import annotations

from grimorio.bots.magic.board import Board
from grimorio.bots.magic.gains import worth_of
from grimorio.bots.magic.lore import lore_of
from grimorio.games.magic.public import Context
from grimorio.games.magic.words import CREATURE, INSTANT, SwitchSize, Target, card, spell
from tests.games.magic.laid import A, Laid
from tests.games.magic.typed_cards import typed

OWN = (
    *typed("""
Lend Life | {G} | Instant
Until end of turn, target creature gains "{T}: You gain 6 life."

Lend Fire | {R} | Instant
Until end of turn, target creature gains "{T}: This creature deals 3 damage to target creature."

Calm Claim | {R} | Instant
Damage can't be prevented this turn.

Late Loss | {R} | Sorcery
Untap target creature. Sacrifice that creature at end of turn.

Short Rising | {B} | Sorcery
Return target creature card from your graveyard to play. That creature gains haste until end of turn. Exile it
at the beginning of the next end step.
"""),
    card("Turned Blob", "{U}", INSTANT, spell(SwitchSize(Target(CREATURE)))),
)


def gain(t: Laid, name: str, *targets: int) -> float:
    """The gain that the first player's bot expects of a spell with these targets."""
    lore = lore_of(t.p.book)
    [program] = t.p.book.face(t.p.book.face_of[name]).spell
    c = Context(A, 0)
    c.targets = targets  # type: ignore[assignment]
    c.parts = (len(targets),)
    return worth_of(Board(t.p, A, lore), lore.program(program), c)


def test_an_ability_for_a_turn_is_worth_part_of_what_it_brings() -> None:
    t = Laid({"play": "Hill Giant", "life": 3}, {"play": "Storm Crow", "life": 3}, own=OWN)
    mine, theirs = gain(t, "Lend Life", t.key("Hill Giant")), gain(t, "Lend Life", t.key("Storm Crow"))
    assert mine > 0.3 and theirs < -0.3


def test_a_lent_ability_is_aimed_at_its_best_target() -> None:
    t = Laid({"play": "Hill Giant"}, {"play": "Storm Crow; Horned Turtle"}, own=OWN)
    alone = Laid({"play": "Hill Giant"}, {"play": "Horned Turtle"}, own=OWN)
    aimed = gain(t, "Lend Fire", t.key("Hill Giant"))
    assert aimed > gain(alone, "Lend Fire", alone.key("Hill Giant")) > 0


def test_sure_damage_is_worth_a_little() -> None:
    assert 0 < gain(Laid(own=OWN), "Calm Claim") < 1


def test_switched_sizes_kill_what_has_no_power() -> None:
    t = Laid({"play": "Hill Giant"}, {"play": "Wall of Air; Horned Turtle"}, own=OWN)
    t.p.edit(t.key("Horned Turtle")).damage = 1
    assert gain(t, "Turned Blob", t.key("Horned Turtle")) > 0
    assert gain(t, "Turned Blob", t.key("Hill Giant")) <= 0


def test_what_is_lost_at_the_end_of_the_turn_counts_as_lost() -> None:
    t = Laid({"play": "Hill Giant", "graveyard": "Craw Wurm"}, {"play": "Hill Giant"}, own=OWN)
    mine, theirs = t.keys("Hill Giant")
    assert gain(t, "Late Loss", mine) < 0 < gain(t, "Late Loss", theirs)
    rising = gain(t, "Short Rising", int(t.buried(A, "Craw Wurm")[1]))
    assert 0 < rising < gain(t, "Late Loss", theirs) * 3
