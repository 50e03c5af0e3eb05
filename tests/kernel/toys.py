"""Small games that show each shape the kernel has to carry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimorio.kernel import Effect, Event, Frame, Game, Position, Saved
from tests.kernel.cards import Card, Look, MoveCard, Shuffle, Zone, deal_unknown, zone_seen_by
from tests.kernel.toy_cards import RULE, Deal, Over, lay_cards
from tests.kernel.toy_events import Begin, Hurt, Player, Shown, Stop, TakeTrigger, TurnEnds


class About(Effect):
    """An effect on one seat."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def about(self, event: Event) -> bool:
        return isinstance(event, Hurt) and event.seat == self.seat


class Double(About):
    def replaces(self, position: Position, event: Event) -> bool:
        return self.about(event)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        return (Hurt(self.seat, event.amount * 2),)


class Less(About):
    """An effect that reduces damage by one; nothing happens when none remains."""

    def replaces(self, position: Position, event: Event) -> bool:
        return self.about(event)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        return (Hurt(self.seat, event.amount - 1),) if event.amount > 1 else ()


class Share(About):
    """An effect that deals one point of the damage to the next seat instead."""

    def replaces(self, position: Position, event: Event) -> bool:
        return self.about(event) and event.amount > 1

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        other = (self.seat + 1) % position.setup.seats
        return (Hurt(self.seat, event.amount - 1), Hurt(other, 1))


class Guard(About):
    """An effect that prevents the next points of damage until it is used up; it listens only to damage."""

    FIELDS = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def hears(self) -> int:
        return Hurt.KIND

    def replaces(self, position: Position, event: Event) -> bool:
        return self.about(event) and self.points > 0

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        stopped = min(self.points, event.amount)
        position.edit(key).points -= stopped
        return (Hurt(self.seat, event.amount - stopped),) if event.amount > stopped else ()


class Immune(About):
    def forbids(self, position: Position, event: Event) -> bool:
        return self.about(event)


class Trigger(Saved):
    """A triggered ability that waits to be resolved."""

    FIELDS = ("seat", "life_then", "delayed")

    def __init__(self, seat: int, life_then: int, delayed: bool = False) -> None:
        self.seat = seat
        self.life_then = life_then
        self.delayed = delayed


class Revenge(About):
    """An effect that lets its seat hurt another whenever it is hurt; it remembers the seat's life at
    that time.
    """

    def notice(self, position: Position, event: Event) -> Saved | None:
        return Trigger(self.seat, position.things[self.seat].life) if self.about(event) else None


class AtEnd(About):
    """A delayed trigger: at the end of the turn its seat does something, once."""

    def notice(self, position: Position, event: Event) -> Saved | None:
        return Trigger(self.seat, 0, True) if isinstance(event, TurnEnds) else None


# -- frames ------------------------------------------------------------------------------------


class Volley(Frame):
    """The frame in which a seat announces a target, hurts it and itself at the same time, and may do it
    again.
    """

    FIELDS = ("seat", "target", "shots")

    def __init__(self, seat: int) -> None:
        super().__init__(Volley.aim)
        self.seat = seat
        self.target = -1
        self.shots = 0

    def aim(self, p: Position) -> None:
        self.step = Volley.strength
        p.ask(self.seat, "target", [("seat", s) for s in range(p.setup.seats) if s != self.seat], RULE)

    def strength(self, p: Position) -> None:
        self.target = int(self.answer[1])
        self.step = Volley.shoot
        p.ask(self.seat, "strength", [("strength", 1), ("strength", 3)], RULE)

    def shoot(self, p: Position) -> None:
        self.step = Volley.more
        p.emit_all((Hurt(self.target, int(self.answer[1])), Hurt(self.seat, 1)))

    def more(self, p: Position) -> None:
        self.shots += len(self.happened)
        self.step = Volley.again
        p.ask(self.seat, "more", [("yes",), ("no",)], RULE)

    def again(self, p: Position) -> None:
        if self.answer == ("yes",) and self.shots < 6:
            self.step = Volley.aim
        else:
            p.finish(("shots", self.shots))


class Resolve(Frame):
    """The frame that resolves a trigger: its seat hurts another."""

    FIELDS = ("trigger",)

    def __init__(self, trigger: Trigger) -> None:
        super().__init__(Resolve.aim)
        self.trigger = trigger

    def aim(self, p: Position) -> None:
        self.step = Resolve.strike
        seats = [("seat", seat) for seat in range(p.setup.seats)]
        p.ask(self.trigger.seat, "revenge", [*seats, ("nobody",)], RULE)

    def strike(self, p: Position) -> None:
        self.step = Resolve.over
        if self.answer != ("nobody",):
            p.emit(Hurt(int(self.answer[1]), 1))

    def over(self, p: Position) -> None:
        p.finish()


class Play(Frame):
    """The frame of all turns; waiting triggers are resolved between the steps."""

    FIELDS = ("active", "turns", "ending", "waiting")

    def __init__(self, turns: int) -> None:
        super().__init__(Play.turn)
        self.active = -1
        self.turns = turns
        self.ending = False
        self.waiting: Any = None

    def turn(self, p: Position) -> None:
        if not self.turns:
            p.emit(Over(tuple(s for s in range(p.setup.seats) if p.things[s].life > 0)))
            return
        self.turns -= 1
        self.active = (self.active + 1) % p.setup.seats
        self.ending = False
        self.step = Play.triggers
        p.push(Volley(self.active))

    def triggers(self, p: Position) -> None:
        if p.triggered:
            self.step = Play.take
        elif not self.ending:
            self.ending = True
            p.emit(TurnEnds())
        else:
            self.step = Play.turn

    def take(self, p: Position) -> None:
        self.waiting = p.triggered[0]
        self.step = Play.resolve
        p.emit(TakeTrigger())

    def resolve(self, p: Position) -> None:
        trigger = self.waiting
        self.waiting = None
        self.step = Play.once if trigger.delayed else Play.triggers
        p.push(Resolve(trigger))

    def once(self, p: Position) -> None:
        """Remove a delayed trigger that has been resolved."""
        key = next(key for key, effect in p.listening(-1) if isinstance(effect, AtEnd))
        self.step = Play.triggers
        p.emit(Stop(key))


class Secretly(Frame):
    """The frame in which all seats choose at once, and their answers are shown together."""

    FIELDS = ("rounds",)

    def __init__(self, rounds: int = 2) -> None:
        super().__init__(Secretly.throw)
        self.rounds = rounds

    def throw(self, p: Position) -> None:
        self.step = Secretly.show
        hands = [("throw", word) for word in ("rock", "paper", "scissors")]
        p.ask_all("throw", [(seat, hands) for seat in range(p.setup.seats)], RULE)

    def show(self, p: Position) -> None:
        self.rounds -= 1
        self.step = Secretly.throw if self.rounds else Secretly.over
        p.emit_all(tuple(Shown(seat, str(option[1])) for seat, option in self.answers))

    def over(self, p: Position) -> None:
        p.emit(Over(()))


class Dice(Frame):
    """The frame in which a loaded coin is thrown many times."""

    FIELDS = ("left", "heads")

    def __init__(self, left: int) -> None:
        super().__init__(Dice.throw)
        self.left = left
        self.heads = 0

    def throw(self, p: Position) -> None:
        if not self.left:
            p.emit(Over((0,)))
            return
        self.step = Dice.count
        p.chance("coin", (("heads",), ("edge",), ("tails",)), (3, 0, 1), RULE)

    def count(self, p: Position) -> None:
        self.left -= 1
        self.heads += self.answer == ("heads",)
        self.step = Dice.throw


class Leave(Frame):
    """The frame in which a seat gives up and loses its life."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(Leave.go)
        self.seat = seat

    def go(self, p: Position) -> None:
        self.step = Leave.over
        p.emit(Hurt(self.seat, 100))

    def over(self, p: Position) -> None:
        p.resume()


class GoOn(Leave):
    """The frame in which a seat gives up, and each frame in progress decides how to continue."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.step = GoOn.hurt

    def hurt(self, p: Position) -> None:
        self.step = GoOn.others
        p.emit(Hurt(self.seat, 100))

    def others(self, p: Position) -> None:
        p.resume()
        p.go_on()


class Inner(Frame):
    """A frame that asks seat 1, and cannot continue after a seat has left."""

    def __init__(self) -> None:
        super().__init__(Inner.ask)

    def ask(self, p: Position) -> None:
        self.step = Inner.over
        p.ask(1, "inner", [("yes",), ("no",)], RULE)

    def interrupted(self, p: Position, broken: bool) -> bool:
        return False

    def over(self, p: Position) -> None:
        p.finish(self.answer)


class Middle(Inner):
    """A frame that pushes `Inner`, and lets the kernel decide what becomes of itself."""

    def __init__(self) -> None:
        super().__init__()
        self.step = Middle.begin

    def begin(self, p: Position) -> None:
        self.step = Middle.over
        p.push(Inner())

    interrupted = Frame.interrupted


class Outer(Frame):
    """A frame that pushes `Middle`, and asks seat 0 if `Middle` is broken off; the answer ends the game."""

    def __init__(self) -> None:
        super().__init__(Outer.begin)

    def begin(self, p: Position) -> None:
        self.step = Outer.over
        p.push(Middle())

    def interrupted(self, p: Position, broken: bool) -> bool:
        self.step = Outer.instead if broken else Outer.over
        return True

    def instead(self, p: Position) -> None:
        self.step = Outer.over
        p.ask(0, "instead", [("yes",), ("no",)], RULE)

    def over(self, p: Position) -> None:
        p.emit(Over((0,) if self.answer == ("yes",) else (1,)))


class Toy(Game):
    """A game set up by a function, which adds effects and pushes the first frame."""

    name = "toy"
    seats = (2, 3, 4, 5, 6, 7, 8)
    types = (
        Player, Hurt, TurnEnds, Begin, Stop, TakeTrigger, Over, Shown, Double, Less, Share, Guard, Immune,
        Trigger, Revenge, AtEnd, Volley, Resolve, Play, Secretly, Dice, Deal, Leave, Card, Zone, Shuffle,
        Look, MoveCard, GoOn, Inner, Middle, Outer,
    )  # fmt: skip

    def __init__(self, lay: Callable[[Position], None]) -> None:
        self.lay = lay

    def begin(self, position: Position) -> None:
        for seat in range(position.setup.seats):
            position.add(Player(seat))
        self.lay(position)

    def table(self, position: Position, seat: int) -> dict[str, Any]:
        things = position.things
        return {
            "players": [[things[s].life, things[s].shown] for s in range(position.setup.seats)],
            "zones": [
                zone_seen_by(position, key, seat)
                for key, thing in enumerate(things)
                if isinstance(thing, Zone)
            ],
        }

    def playing(self, position: Position, seat: int) -> bool:
        return super().playing(position, seat) and position.things[seat].life > 0

    def concede(self, position: Position, seat: int, asked: tuple[int, ...]) -> None:
        position.push(Leave(seat))

    def deal_again(self, position: Position, seat: int) -> None:
        deal_unknown(position, seat)


class Leaving(Toy):
    """A game in which frames decide how to continue after a seat has left.

    Triggers of that seat that wait to be put into play lapse.
    """

    def concede(self, position: Position, seat: int, asked: tuple[int, ...]) -> None:
        position.push(GoOn(seat))

    def lapses(self, position: Position, event: Event) -> bool:
        return isinstance(event, Hurt) and not self.playing(position, event.seat)


def battle(*effects: Effect, turns: int = 2) -> Toy:
    """A game of turns with volleys, in which these effects are in force from the beginning."""

    def lay(p: Position) -> None:
        for effect in effects:
            p.add(effect.copy())
        p.push(Play(turns))

    return Toy(lay)


def secrets(rounds: int = 2) -> Toy:
    return Toy(lambda p: p.push(Secretly(rounds)))


def dice(count: int) -> Toy:
    return Toy(lambda p: p.push(Dice(count)))


def cards() -> Toy:
    """A game of cards for two seats."""
    return Toy(lay_cards)
