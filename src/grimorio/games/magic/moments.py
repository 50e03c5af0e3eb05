"""The moments of a turn at which a player may wish to be asked, or to pass without being asked.

The moment at which a player has priority depends only on what everybody sees.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.rules.bans import any_time
from grimorio.games.magic.rules.castable import castable
from grimorio.games.magic.rules.face_down import TurningUp
from grimorio.games.magic.rules.mana import Purse, main_phase_of
from grimorio.games.magic.rules.play import Play
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import (
    ATTACKERS,
    BLOCKERS,
    CLEANUP,
    DRAW,
    END,
    FACE_UP,
    KNOWN,
    MAIN1,
    MAIN2,
    NOBODY,
    UPKEEP,
    CombatDamage,
    permanents,
    player,
    table,
)
from grimorio.kernel import Choice, Position
from grimorio.kernel.seats import EVERYBODY, Seat

STEPS: Final = ("upkeep", "draw", "main1", "combat", "attackers", "blockers", "main2", "end")
MOMENTS: Final = (
    *(f"own-{step}" for step in STEPS),
    *(f"other-{step}" for step in STEPS),
    "stack-own",
    "stack-other",
    "damage",
)
"""The names of the moments at which a player gets priority.

"own-" and "other-" stand for steps of one's own turn and of another player's. "combat" stands for every step
of combat but two: declare attackers when a creature attacks, and declare blockers when a creature is blocked.
The last three moments are for a stack that is not empty: on top is an object of one's own, one of another
player, or combat damage to creatures. With combat damage only to players on top, the moment is "combat".
"""

ASKED: Final = ("own-main1", "own-main2", "other-attackers", "own-blockers", "other-blockers", "other-end")
QUIET: Final = tuple(one for one in MOMENTS if one not in (*ASKED, "stack-other", "damage"))
"""The moments at which a player is asked only if the player's settings say so."""

FROM_HANDS: Final = ("discard", "discard-any", "cost-discard", "cost-exile", "order", "search", "put")
"""The kinds of choices (`Choice.ask`) among cards that only the choosing player sees."""

_STEPS: Final = {UPKEEP: "upkeep", DRAW: "draw", MAIN1: "main1", MAIN2: "main2", END: "end", CLEANUP: "end"}


def moment_of(p: Position, seat: Seat) -> str:
    """The name, from `MOMENTS`, of the moment at which a seat has priority."""
    t = table(p)
    if t.stack:
        top = p.things[t.stack[0]]
        if isinstance(top, CombatDamage):
            return "damage" if any(to > 0 for _, to, _ in top.dealt) else _turn(p, seat, "combat")
        return "stack-own" if top.controller == seat else "stack-other"
    step = _STEPS.get(t.step, "combat")
    if t.step == ATTACKERS and any(it.attacking != NOBODY for it in permanents(p)):
        step = "attackers"
    elif t.step == BLOCKERS and any(it.blocked for it in permanents(p)):
        step = "blockers"
    return _turn(p, seat, step)


def _turn(p: Position, seat: Seat, step: str) -> str:
    return f"{'own' if table(p).active == seat else 'other'}-{step}"


def foregone(p: Position, choice: Choice) -> bool:
    """Whether everybody can tell that a choice has only one option, whatever cards its seat has in hand.

    This is never so for a player with priority and mana in the pool, who decides whether that mana burns.
    """
    if len(choice.options) > 1 or choice.ask in FROM_HANDS:
        return False
    return choice.ask != "priority" or not (player(p, choice.seat).pool or _could_play(p, choice.seat))


def _could_play(p: Position, seat: Seat) -> bool:
    """Whether the seat might have a card in hand that it could play now, as far as the others can tell."""
    if any(mine.controller == seat and secret_of(mine) != FACE_UP for mine in permanents(p)):
        return True
    hand = player(p, seat).hand
    if all(card >> KNOWN == EVERYBODY for card in hand):
        return False
    main = main_phase_of(p, seat)
    if main and not table(p).lands:
        return True
    purse, hands = Purse(p, seat), p.book.from_hand()
    face: Face
    for face in hands.cycling:
        assert face.cycling is not None
        if purse.pays(face.cycling.price.mana):
            return True
    if any(castable(p, seat, face, purse) for face in hands.quick):
        return True
    if not main and not p.book.hastens:
        return False
    return any((main or any_time(p, seat, face)) and castable(p, seat, face, purse) for face in hands.slow)


def unfinished(p: Position, seat: Seat) -> bool:
    """Whether a player has announced a spell, an ability or turning a card up, and has not paid for it yet.

    What is not completed is reversed (MTG8-CR-REVERSE-1).
    """
    return any(isinstance(frame, Play | TurningUp) and frame.seat == seat for frame in p.agenda)
