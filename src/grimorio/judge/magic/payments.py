"""How a script of Magic pays mana: which permanents are tapped, and which mana of the pool is spent."""

from __future__ import annotations

from grimorio.games.magic.public import Mana, PayMana, covers, more_mana, spend
from grimorio.games.magic.situation_data import pool
from grimorio.games.magic.state.objects import player
from grimorio.games.magic.state.pools import MANA_KINDS, ONE, amount, contains, size
from grimorio.judge.magic.names import Names
from grimorio.judge.reading import Node
from grimorio.kernel import Option, Position, SetupError


def mana_named(node: Node, names: Names) -> int:
    """The mana that a word such as ``G`` or ``2`` means, as a pool of mana (an integer that encodes it).

    The result is 0, the empty pool, for any other word, such as the name of a permanent.
    """
    text = node.word()
    if text in names.labels or text != text.upper():
        return 0
    try:
        return pool(text)
    except SetupError:
        return 0


def payment(p: Position, names: Names, tapped: list[Node], mana: int) -> list[Option] | None:
    """The answers by which a player pays with these permanents and this mana; None if they do not suffice.

    Args:
        p: the position in which the player is asked to pay.
        names: the names in the script.
        tapped: the permanents to tap, in order, even if they give more than necessary.
        mana: the mana that is spent besides, from the pool as it is before tapping.
    """
    before = player(p, p.choice.seat).pool
    if not contains(before, mana):
        return None
    lines: list[tuple[Position, list[Option]]] = [(p, [])]
    while lines:
        now, taken = lines.pop()
        if len(taken) == len(tapped):
            rest = _paid(now, before, mana)
            if rest is not None:
                return [*taken, *rest]
            continue
        for option in reversed(_taps(now, names, tapped[len(taken)])):
            other = now.copy()
            other.give(option, other.choice.number)
            lines.append((other, [*taken, option]))
    return None


def _asked(p: Position) -> bool:
    return bool(p.waiting) and p.choice.ask == "pay"


def _taps(p: Position, names: Names, node: Node) -> list[Option]:
    """The options to tap a single permanent for mana, one for each kind of mana that it can give.

    `node` may name several permanents; the first of them that can be tapped now is used. The list is empty if
    none can.
    """
    if not _asked(p):
        return []
    options = [one for one in (*p.choice.options, *more_mana(p)) if one[0] == "mana"]
    for key in names.keys(p, node.word()):
        found = [one for one in options if one[1] == key]
        if found:
            return found
    return []


def _paid(p: Position, before: int, mana: int) -> list[Option] | None:
    """The answers that pay the cost with the mana in the pool, after all permanents have been tapped.

    All of `mana` is spent, then the mana from tapping, then the rest of the pool. None if no payment is
    asked, if the pool does not cover the cost, or if `mana` is more than the cost can take.

    Args:
        p: a position in which all permanents that the script names are tapped.
        before: the pool before tapping.
        mana: the part of that pool to be spent.
    """
    frame = p.agenda[-1]
    if not _asked(p) or not isinstance(frame, PayMana):
        return None
    floating = player(p, frame.seat).pool
    cost = frame.cost()
    if not covers(floating, cost):
        return None
    generic = 0
    for kind in range(len(MANA_KINDS)):
        generic += max(0, amount(mana, kind) - amount(cost.need, kind)) * ONE[kind]
    left = cost.generic - size(generic)
    if left < 0:
        return None
    for part in (floating - before + mana, floating):
        over = sum(
            max(0, amount(part, kind) - amount(cost.need + generic, kind)) * ONE[kind]
            for kind in range(len(MANA_KINDS))
        )
        now = min(left, size(over))
        generic += spend(over, Mana(now), [0] * 5)
        left -= now
    return _answers(p.copy(), generic)


def _answers(p: Position, generic: int) -> list[Option]:
    """The answers that pay the cost: first with the mana in the pool `generic`, as long as it can be spent.

    Then the answer is "auto", by which the game chooses the mana for the rest.
    """
    taken: list[Option] = []
    while _asked(p):
        option: Option = ("auto",)
        for kind, letter in enumerate(MANA_KINDS):
            named = ("spend", letter, amount(generic, kind))
            if named in p.choice.options:
                option = named
                generic -= amount(generic, kind) * ONE[kind]
                break
        taken.append(option)
        p.give(option, p.choice.number)
    return taken
