"""The judgement of Magic's bots: the best option of each choice at first sight, and the chance to win.

The number `ahead` says how many combats are considered, as in `MagicSense`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimorio.bots.characters import PLAIN, Character
from grimorio.bots.magic import answers, optional_costs, picks, plays
from grimorio.bots.magic.attack import AttackPlan
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.chances import chance
from grimorio.bots.magic.danger import damage_near, reach
from grimorio.bots.magic.defend import plan_blocks
from grimorio.bots.magic.forecast import NAMES, features, forecast
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.magic.moment import Moment, top_of, window_of
from grimorio.games.magic.state.objects import table
from grimorio.kernel import Choice, Position
from grimorio.kernel.seats import Seat

AHEAD: Final = 2
"""The number of combats to consider: the present one, and the opponent's next."""

USUAL: Final = 30
"""The number of pairs of opposing creatures above which playing on takes longer than usual."""


class MagicSense:
    """The `Sense` of Magic, which judges by the present worth of things.

    Attributes:
        ahead: 2 to consider others' turns too; 1 to play in the seat's own main phases only, to think of one
            play and one blocker at a time, and to attack with nothing that a blocker would fell.
        foresight: after how many turns of each seat `forecast` tells about as much as a game played on to its
            end, which takes five times as long (`bots.outlook`).
        character: what it weighs more or less in combats.
        declaring: the position in which a declaration was planned last. The plan holds for all of it.
        next: the next choice of that declaration: what it asks, its number, and the seat.
        planned: the attack, as (creature, defending seat) pairs, or the blocks, as (blocker, attacker) pairs.
    """

    foresight: Final = 4
    names: ClassVar[tuple[str, ...]] = NAMES
    asks: ClassVar[frozenset[str]] = frozenset(("priority", "attack", "block", "target"))

    def __init__(self, ahead: int = AHEAD, character: Character = PLAIN) -> None:
        self.ahead = ahead
        self.character = character
        self.declaring: Position | None = None
        self.next = ("", -1, -1)
        self.planned: list[tuple[int, int]] = []

    def pick(self, position: Position, choice: Choice) -> int:
        """The index of the best option (see `Sense.pick`)."""
        p: Any = position
        ask = choice.ask
        ahead = self.ahead
        lore = lore_of(p.book)
        if ask == "priority":
            window = window_of(p, choice.seat, ahead, top_of(table(p)))
            if not plays.worth_a_look(p, lore, window, choice.options):
                return len(choice.options) - 1
        b = Board(p, choice.seat, lore)
        b.character = self.character
        if ask == "priority":
            return plays.choose(Moment(b, ahead), choice)
        if ask in ("attack", "block"):
            what = (ask, choice.number, choice.seat)
            if position is not self.declaring or what != self.next:
                self.planned = attackers(b, ahead) if ask == "attack" else plan_blocks(b, ahead)
            self.declaring, self.next = position, (ask, choice.number + 1, choice.seat)
            return answers.declare(choice, self.planned)
        if ask == "target":
            return answers.target(b, ahead, choice)
        if ask == "mulligan":
            return picks.mulligan(b, choice)
        return other(b, ahead, choice)

    def value(self, position: Position, seat: Seat) -> float:
        """The chance of the seat to win (see `Sense.value`)."""
        if position.result is not None:
            return position.result.score(seat)
        if seat not in table(position).seats:
            return 0.0
        return chance(Board(position, seat, lore_of(position.book)), seat)

    def forecast(self, position: Position, seat: Seat) -> float:
        """The chance of the seat to win, by what was learned (see `Learner.forecast`)."""
        if position.result is not None:
            return position.result.score(seat)
        if seat not in table(position).seats:
            return 0.0
        return forecast(Board(position, seat, lore_of(position.book)))

    def features(self, position: Position, seat: Seat) -> list[float]:
        """The features of a position (see `Learner.features`)."""
        return features(Board(position, seat, lore_of(position.book)))

    def tense(self, position: Position, seat: Seat) -> bool:
        """Whether the seat, or an opponent of it, could lose all life this turn (see `slips`)."""
        b = Board(position, seat, lore_of(position.book))
        return damage_near(b) or b.life(b.foe) <= reach(b, True)

    def effort(self, position: Position) -> float:
        """How many times as long as usual it takes to play on from a position.

        It takes longer with many creatures on both sides, which can fight in many ways.
        """
        b = Board(position, position.choice.seat, lore_of(position.book))
        return max(1.0, len(b.mine) * len(b.theirs) / USUAL)

    def clock(self, position: Position) -> int:
        """The number of turns begun by all players together. Searches stop after some of these turns."""
        return table(position).turn


def attackers(b: Board, ahead: int) -> list[tuple[int, int]]:
    """The best attack, as (creature, defending seat) pairs. `ahead` is that of `MagicSense`."""
    best = -1.0
    chosen: list[tuple[int, int]] = []
    for seat in b.t.seats:
        if seat != b.seat:
            gain, keys = AttackPlan(b, seat, ahead).best()
            if gain > best and keys:
                best = gain
                chosen = [(key, seat) for key in keys]
    return chosen


def other(b: Board, ahead: int, choice: Choice) -> int:
    """The index of the option that looks best in a choice other than priority, attack, block or target.

    Such a choice asks, for example, for a discard, a mode or the number X. `ahead` is 2 to consider others'
    turns too, else 1 (`MagicSense`).
    """
    ask = choice.ask
    if ask in ("discard", "discard-any"):
        return picks.discard(b, choice)
    if ask in ("cost-discard", "cost-exile"):
        return picks.best_card(b, choice, b.seat, -1.0)
    if ask in ("cost-sacrifice", "cost-return", "sacrifice"):
        return picks.give_up(b, ahead, choice)
    if ask == "cost-tap":
        return picks.least(b, choice)
    if ask == "cost-remove":
        return picks.spent(b, choice)
    if ask == "assign":
        return picks.assign(b, choice)
    if ask == "as-unblocked":
        return picks.as_unblocked(b, choice)
    if ask == "enchant":
        return answers.enchant(b, choice)
    if ask == "mode":
        return answers.mode(b, ahead, choice)
    if ask == "x":
        return answers.number(b, ahead, choice)
    if ask == "share":
        return answers.share(b, choice)
    if ask == "may":
        return answers.may(b, ahead, choice)
    if ask == "instead":
        return optional_costs.instead(b, ahead, choice)
    if ask in ("kick", "kick-second"):
        return optional_costs.kick(b, ahead, choice)
    if ask == "pay-for":
        return optional_costs.pay_for(b, ahead, choice)
    if ask == "source":
        return answers.source(b, choice)
    if ask == "tap-or-untap":
        return answers.tap_or_untap(b, choice)
    return rarest(b, choice)


def rarest(b: Board, choice: Choice) -> int:
    """The index of the option that looks best in a choice of a rare kind, such as a search or a colour.

    It is 0 for kinds of choices that the bot does not know.
    """
    ask = choice.ask
    if ask == "search":
        return picks.fetch(b, choice)
    if ask == "give":
        return picks.best_card(b, choice, b.seat, -1.0)
    if ask == "put":
        return picks.put(b, choice)
    if ask == "order":
        return picks.order(b, choice)
    if ask == "count":
        return answers.count(b, choice)
    if ask == "name":
        return picks.name(b, choice)
    if ask == "color":
        return picks.color(b, choice)
    if ask == "type":
        return picks.creature_type(b, choice)
    if ask == "land-type":
        return picks.land_type(b, choice)
    if ask == "amplify":
        return int(len(choice.options) > 1)
    if ask == "deal-out":
        return picks.most(b, choice)
    if choice.options[0][0] in ("object", "done") and len(choice.options[-1]) == 2:
        return picks.objects(b, choice)
    return 0
