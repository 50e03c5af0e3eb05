"""The options of a choice on which the search plays trial games.

They are the options that `MagicSense` rates little worse than the one it would pick. The number `ahead` says
how many combats it considers.
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic import answers, plays
from grimorio.bots.magic.board import Board, hurt
from grimorio.bots.magic.fight import Clash, Fighter
from grimorio.bots.magic.moment import IDLE, MAIN, MINE, Moment
from grimorio.games.magic.state.objects import Permanent
from grimorio.kernel import Choice

MOST: Final = 5
"""The most options that are tried besides the one that `MagicSense` would pick."""

DARING: Final = -0.7
"""The least gain (negative: a loss) with which a play is still worth a trial."""

CROWD: Final = 90
"""The number of pairs of opposing creatures above which no option is tried, because trials take too long."""

USUAL: Final = 30
"""The number of pairs of opposing creatures above which a trial game takes longer than usual."""

Ranked = list[tuple[float, int]]
"""Options as (gain, index of the option)."""


def proposed(b: Board, ahead: int, choice: Choice) -> list[int]:
    """The indices of the options that are worth a trial game, best first; empty if none is.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    ask = choice.ask
    if len(b.mine) * len(b.theirs) > CROWD:
        return []
    if ask == "priority":
        return moves(b, ahead, choice)
    if ask == "attack":
        return attackers(b, choice)
    if ask == "block":
        return blockers(b, choice)
    if ask in ("instead", "kick", "kick-second"):
        return list(range(len(choice.options)))
    return targets(b, ahead, choice) if ask == "target" else []


def effort(b: Board) -> float:
    """How many times as long as usual a trial from this position takes."""
    return max(1.0, len(b.mine) * len(b.theirs) / USUAL)


def best_first(ranked: Ranked) -> list[int]:
    """The indices of the best options, at most `MOST`, best first.

    `ranked` has (minus the gain, index) for each option; it is sorted in place.
    """
    ranked.sort()
    return [index for _, index in ranked[:MOST]]


def moves(b: Board, ahead: int, choice: Choice) -> list[int]:
    """The indices of the spells and abilities worth a trial, and of passing.

    Empty if none is, or if the seat should play a land first, which needs no trial. `ahead` is 2 to consider
    others' turns too, else 1 (`MagicSense`).
    """
    m = Moment(b, ahead)
    if m.window in (IDLE, MINE) or (m.window == MAIN and plays.best_land(b, choice) >= 0):
        return []
    ranked: Ranked = []
    for index, option in enumerate(choice.options):
        if option[0] in plays.MOVES:
            move = plays.move_of(m, index, option)
            if move is not None and move.gain > DARING:
                ranked.append((-move.gain, index))
    found = best_first(ranked)
    return [*found[: MOST - 1], len(choice.options) - 1] if found else []


def attackers(b: Board, choice: Choice) -> list[int]:
    """The indices of the options worth a trial: first to declare no more attackers, then each next attacker.

    Only creatures with power that attack the opponent `Board.foe` are tried, the strongest first, and of
    several equal creatures only one. There are at most `MOST` options in all.
    """
    ranked: Ranked = []
    seen: list[tuple[int, int, int, int]] = []
    for index, option in enumerate(choice.options):
        if option[0] == "done":
            ranked.append((-100.0, index))
        elif option[2] == b.foe:
            it: Permanent = b.p.things[int(option[1])]
            like = (it.face, it.power, it.toughness, it.keywords)
            if it.power > 0 and like not in seen:
                seen.append(like)
                ranked.append((-float(it.power), index))
    return best_first(ranked)


def blockers(b: Board, choice: Choice) -> list[int]:
    """The indices of the options that add one blocker to one attacker, best first, and of declaring no more.

    Of options with equal creatures on both sides only the first is there.
    """
    ranked: Ranked = []
    seen: list[tuple[Fighter, Fighter]] = []
    for index, option in enumerate(choice.options):
        if option[0] == "done":
            ranked.append((-100.0, index))
            continue
        a = Fighter(b, int(option[2]))
        d = Fighter(b, int(option[1]))
        if not any([d.like(one) and a.like(other) for one, other in seen]):
            seen.append((d, a))
            ranked.append((-Clash(a, [d]).gain - hurt(b.me.life, a.power), index))
    return best_first(ranked)


def targets(b: Board, ahead: int, choice: Choice) -> list[int]:
    """The indices of the targets from which the seat gains anything, best first.

    `ahead` is 2 to consider others' turns too, else 1 (`MagicSense`).
    """
    gains = answers.target_gains(b, ahead, choice)
    return best_first([(-gain, index) for index, gain in enumerate(gains) if gain > 0])
