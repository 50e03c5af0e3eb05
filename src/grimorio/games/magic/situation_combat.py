"""Creatures that attack or block as a position set up by hand begins."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.names import folded
from grimorio.games.magic.rules.combat import Combat
from grimorio.games.magic.rules.marks import Attack, Block
from grimorio.games.magic.situation_data import Described, Piece
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import NOBODY, Permanent
from grimorio.kernel import Position, SetupError
from grimorio.kernel.faults import did_you_mean

RULE: Final = "MTG8-3.3b-1"
ATTACKED: Final = ("blockers", "damage")
"""The steps that begin with attackers already declared; the last begins with blockers declared, too."""


def join_combat(position: Position, description: Described, base: int) -> None:
    """Let the described creatures attack and block; nothing triggers by that.

    The top frame is the `Combat` in progress, if there is one. The first permanent of the description has the
    id `base`.

    Raises SetupError: a permanent cannot attack, or block what it is said to block, in this step.
    """
    picked = []
    for place, piece in enumerate(description.pieces):
        if piece.attacking != NOBODY:
            _check_attacker(description, piece, position.things[base + place])
            Attack(position, base + place, piece.attacking, RULE).apply(position)
            picked.append((base + place, piece.attacking))
    for place, piece in enumerate(description.pieces):
        if piece.blocking:
            attacker = base + blocked_by(description, piece)
            _check_blocker(description, piece, position.things[base + place], position.things[attacker])
            first = not position.things[attacker].blocked
            Block(position, base + place, attacker, first, RULE).apply(position)
    if picked:
        combat = position.top()
        assert isinstance(combat, Combat), "attackers are described in steps of combat alone"
        combat.picked = tuple(picked)


def blocked_by(description: Described, piece: Piece) -> int:
    """The index, among the pieces of a description, of the attacker that the piece `piece` blocks.

    Raises SetupError: no attacker has that name, or several have.
    """
    attackers = [at for at, other in enumerate(description.pieces) if other.attacking != NOBODY]
    labelled = [at for at in attackers if description.pieces[at].label == piece.blocking]
    named = [at for at in attackers if folded(description.pieces[at].name) == folded(piece.blocking)]
    where = f"{piece.where}.blocking"
    if not labelled and len({description.pieces[at].where for at in named}) > 1:
        problem = f"several attackers are called {piece.blocking!r}: give that one a name by as:"
        raise SetupError(where, problem, cause="several", name=piece.blocking)
    for at in labelled or named:
        return at
    known = [description.pieces[at].label or description.pieces[at].name for at in attackers]
    problem = f"no attacker is called {piece.blocking!r}{did_you_mean(piece.blocking, known)}"
    raise SetupError(where, problem, cause="attacker", name=piece.blocking)


def _check_attacker(description: Described, piece: Piece, it: Permanent) -> None:
    """Check that a described permanent may attack whom it does. Raises SetupError: it may not."""
    in_time = description.at in ATTACKED and piece.side == description.active
    if not in_time or not _fights(it) or piece.attacking == piece.side:
        problem = (
            f"{piece.name} cannot attack so: creatures of the active player attack others, "
            "and have done so in the steps blockers and damage"
        )
        raise SetupError(f"{piece.where}.attacking", problem, cause="no-attack", card=piece.name)


def _check_blocker(description: Described, piece: Piece, it: Permanent, attacker: Permanent) -> None:
    """Check that a described permanent may block an attacker. Raises SetupError: it may not."""
    if description.at != ATTACKED[-1] or not _fights(it) or piece.side != attacker.attacking:
        problem = (
            f"{piece.name} cannot block so: creatures of the attacked player block, "
            "and have done so in the step damage"
        )
        raise SetupError(f"{piece.where}.blocking", problem, cause="no-block", card=piece.name)


def _fights(it: Permanent) -> bool:
    """Whether a permanent is a creature in play."""
    return it.in_play and bool(it.kinds & CREATURE)
