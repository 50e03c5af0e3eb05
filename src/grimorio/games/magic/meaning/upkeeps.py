"""The compilation of keywords that stand for triggers: echo, fading, cumulative upkeep, flanking, rampage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimorio.games.magic.meaning.abilities import TriggeredRules
from grimorio.games.magic.meaning.conditions import ConditionRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, demand
from grimorio.games.magic.state.objects import ECHO, Permanent
from grimorio.games.magic.words.abilities import Triggered
from grimorio.games.magic.words.effects import Gets, MayPay, Sacrifice
from grimorio.games.magic.words.mechanisms import (
    CumulativeCost,
    CumulativeUpkeep,
    Echo,
    Fading,
    Flanking,
    Rampage,
)
from grimorio.games.magic.words.nouns import CREATURE, THE_OBJECT, THIS
from grimorio.games.magic.words.triggers import BecomesBlocked, Beginning
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book
    from grimorio.games.magic.meaning.face import Face

UPKEEP: Final = Beginning("upkeep", "you")


class EchoDue(ConditionRules):
    """The condition that the permanent came under its player's control since their last upkeep.

    Rule MTG8-CR-ECHO-1.
    """

    def holds(self, p: Position, c: Context) -> bool:
        return c.chosen == ECHO


def kept_in_upkeep(
    face: Face, ability: Echo | Fading | CumulativeUpkeep | CumulativeCost, book: Book
) -> None:
    """Compile what a player does for the permanent at the beginning of their upkeep.

    Raises Unplayable: a number of counters is not positive, or with echo something else is chosen for the
    permanent.
    """
    face.of_permanents(ability)
    scope = Scope(book, face)
    scope.this = PERMANENTS
    effects: Any = (ability,)
    if isinstance(ability, Echo):
        free = not face.chooses and face.kicker is None
        demand(free, ability, "", "something else is noted for the permanent", cause="card-echo")
        effects = (MayPay(ability.cost, (Sacrifice(THIS),), otherwise=True),)
    elif isinstance(ability, CumulativeCost):
        acts = any([not isinstance(part, str) for part in ability.cost])
        demand(acts, ability, "cost", "for mana alone it is CumulativeUpkeep", cause="word-unread")
    elif isinstance(ability, Fading):
        demand(ability.count > 0, ability, "count", "expected 1 or more", cause="word-count")
        face.counters.append(("fade", ability.count))
    triggered = TriggeredRules(len(face.abilities), Triggered((UPKEEP,), effects), scope)
    if isinstance(ability, Echo):
        face.echo = True
        triggered.condition = EchoDue()
    face.abilities.append(triggered)
    face.triggered.append(triggered)


class Unflanked(ConditionRules):
    """The condition that the blocker of the event has no flanking (MTG8-CR-FLANK-1)."""

    def holds(self, p: Position, c: Context) -> bool:
        it = p.things[c.that]
        return isinstance(it, Permanent) and not face_at(p, it.face, it.changes).flanking


def growing_in_combat(face: Face, ability: Flanking | Rampage, book: Book) -> None:
    """Compile what happens as the creature becomes blocked. Raises Unplayable: it grows by nothing."""
    face.of_permanents(ability)
    face.once(ability)
    scope = Scope(book, face)
    scope.this = PERMANENTS
    effects: Any = (ability,)
    on = BecomesBlocked(THIS)
    if isinstance(ability, Flanking):
        face.flanking = True
        on, effects = BecomesBlocked(THIS, CREATURE), (Gets(THE_OBJECT, -1, -1),)
    else:
        demand(ability.count > 0, ability, "count", "expected 1 or more", cause="word-count")
    triggered = TriggeredRules(len(face.abilities), Triggered((on,), effects), scope)
    if isinstance(ability, Flanking):
        triggered.condition = Unflanked()
    face.abilities.append(triggered)
    face.triggered.append(triggered)
