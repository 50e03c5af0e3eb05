"""The lines that the search of Magic compares: what a seat could answer, whole attacks and blocks included.

The first line is always the judgement's own (`MagicSense.pick`), the others are those that it rates best.
The number `ahead` says how many combats it considers.
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic import answers, plays
from grimorio.bots.magic.attack_sets import attack_sets
from grimorio.bots.magic.block_sets import block_sets
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.magic.moment import MAIN, Moment, waits
from grimorio.bots.magic.sense import MagicSense
from grimorio.games.magic.state.objects import MAIN1, MAIN2, Permanent
from grimorio.kernel import Choice, Option, Position
from grimorio.kernel.seats import Seat

DECLARING: Final = ("attack", "block")
"""The kinds of choices of which many together make one declaration."""

ANY: Final = ("instead", "kick", "kick-second", "mode", "may", "pay-for", "enchant")
"""The kinds of choices of which every option is a line, up to `MOST`."""

MOST: Final = 7
"""The most lines besides the judgement's own."""

SETS: Final = 12
"""The most blocks of `block_sets` that are looked at; like ones among them are left out."""

DARING: Final = -1.5
"""The least gain (negative: a loss) with which a play is still a line."""

HARMFUL: Final = -0.3
"""The least gain (negative: a loss) with which a target is still a line."""

CROWD: Final = 90
"""The number of pairs of opposing creatures above which nothing is compared, because it takes too long."""


class Line:
    """What a seat answers before the judgement answers for it again.

    Attributes:
        options: the option to take; all attackers or blockers, where these are declared one after another.
        waits: whether the seat then begins nothing more in the main phases of this turn.
    """

    def __init__(self, options: list[Option], waits: bool = False) -> None:
        self.options = options
        self.waits = waits

    def index(self, choice: Choice) -> int:
        """The index of the answer that the line gives to a choice, the first that it names; -1 for none."""
        for index, option in enumerate(choice.options):
            if option in self.options:
                return index
        return answers.place_of(choice.options, "done") if choice.ask in DECLARING else -1


def lines_of(sense: MagicSense, position: Position, choice: Choice) -> list[Line]:
    """The lines worth comparing, the judgement's own first; only this one if nothing else is worth it."""
    b = Board(position, choice.seat, lore_of(position.book))
    b.character = sense.character
    crowded = len(b.mine) * len(b.theirs) > CROWD
    if choice.ask in DECLARING:
        own = declared_by(sense, position, choice.ask)
        return [own] if crowded else [own, *others(b, choice, own)]
    best = sense.pick(position, choice)
    lines = [Line([choice.options[best]])]
    if not crowded and len(choice.options) > 1:
        lines += [Line([choice.options[at]]) for at in worth_trying(b, sense.ahead, choice) if at != best]
    if len(lines) > 1 and choice.ask == "priority" and b.t.active == b.seat and b.t.step in (MAIN1, MAIN2):
        lines.append(Line([choice.options[-1]], waits=True))
    return lines


# -- whole declarations --------------------------------------------------------------------------------


def declared_by(sense: MagicSense, position: Position, ask: str) -> Line:
    """The attackers or blockers that the judgement would declare from a position on, which is not changed."""
    world = position.copy()
    seat = world.choice.seat
    declared: list[Option] = []
    while world.result is None and world.choice.ask == ask and world.choice.seat == seat:
        choice = world.choice
        index = sense.pick(world, choice)
        if choice.options[index][0] == ask:
            declared.append(choice.options[index])
        world.answer(index, choice.number)
    return Line(declared)


def others(b: Board, choice: Choice, own: Line) -> list[Line]:
    """The declarations that seem best, at most `MOST`, besides the line `own`; of equal ones only the first.

    They are equal if like creatures do the same.
    """
    sets: list[list[Option]] = []
    if choice.ask == "attack":
        foe = int(own.options[0][2]) if own.options else b.foe
        sets += [[("attack", key, foe) for key in keys] for keys in attack_sets(b, Seat(foe))]
    else:
        sets += [[("block", *pair) for pair in pairs] for pairs in block_sets(b, SETS)]
        sets.append([])
    seen = [alike(b, own.options)]
    lines: list[Line] = []
    for wanted in sets:
        options = [option for option in wanted if option in choice.options]
        what = alike(b, options)
        if what not in seen and len(lines) < MOST:
            seen.append(what)
            lines.append(Line(options))
    return lines


def alike(b: Board, options: list[Option]) -> list[list[str]]:
    """What a declaration does, with like creatures not told apart."""
    return sorted([[looks(b, word) for word in option[1:]] for option in options])


def looks(b: Board, word: str | int) -> str:
    """What matters of a creature in a combat, by its id, as text; other words of an option as they are."""
    it = b.p.things[int(word)]
    if not isinstance(it, Permanent):
        return str(word)
    return f"{it.face} {it.controller} {it.power} {it.toughness} {it.damage} {it.keywords} {it.on}"


# -- single answers ------------------------------------------------------------------------------------


def worth_trying(b: Board, ahead: int, choice: Choice) -> list[int]:
    """The indices of the options that are worth a trial, best first, at most `MOST`; empty if none is."""
    if choice.ask == "priority":
        return moves(b, ahead, choice)
    if choice.ask == "target":
        gains = answers.target_gains(b, ahead, choice)
        return best_first([(-gain, index) for index, gain in enumerate(gains) if gain > HARMFUL])
    return list(range(min(MOST, len(choice.options)))) if choice.ask in ANY else []


def best_first(ranked: list[tuple[float, int]]) -> list[int]:
    """The indices of the best options, at most `MOST`; `ranked` has (minus the gain, index) for each."""
    return [index for _, index in sorted(ranked)[:MOST]]


def moves(b: Board, ahead: int, choice: Choice) -> list[int]:
    """The indices of the spells and abilities worth a trial, and of passing.

    Empty if none is, or if the seat should play a land first, which needs no trial.
    """
    m = Moment(b, ahead)
    if waits(m.window) or (m.window == MAIN and plays.best_land(b, choice) >= 0):
        return []
    ranked: list[tuple[float, int]] = []
    for index, option in enumerate(choice.options):
        if option[0] in plays.MOVES:
            move = plays.move_of(m, index, option)
            if move is not None and move.gain > DARING:
                ranked.append((-move.gain, index))
    best = best_first(ranked)
    return [*best[: MOST - 1], len(choice.options) - 1] if best else []
