"""A position: a game that waits for a choice, as data only. `Position.run` takes it to the next choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from grimorio.kernel import luck as luck_
from grimorio.kernel.choice import CHANCE, Choice, IllegalAnswer, Option
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.frame import Emission, Frame, Step
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import Result, Setup
from grimorio.kernel.thing import Saved, Thing

if TYPE_CHECKING:
    from grimorio.kernel.game import Game


Secret = tuple[Seat, Option, tuple[Option, ...]]
"""An answer that is kept secret until all who are asked have answered, as (seat, option, options offered)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything about a game in progress.

    Callers read `waiting`, give an `answer`, and look through `seen_by`; a game's rules use the rest. Copies
    are cheap: copies share all data until one of them changes.

    Attributes:
        game: the rules of the game.
        setup: the setup that the game started from.
        book: the cards and options in use, compiled (`Game.book`); shared by all copies and never written to.
        things: the objects in the position (`Thing`), by id; None where one was removed.
        agenda: the stack of procedures in progress (`Frame`), innermost last.
        ran: the step that ran last, and so asked the choices in `waiting`; None before the first step.
        waiting: the choices that must be answered now; several when seats choose at the same time.
        answered: the `Secret` of each seat that has answered, by seat; nobody sees them until all have.
        triggered: the triggers that wait (`Effect.notice`), in the order of the events that caused them.
        effects: the ids of the things that listen to events, oldest first.
        heard: the kinds of events that any effect listens to, as a bit mask of `Event.KIND`.
        stale: the game's bit mask of what has changed since values were derived from it (`Game.renew`), or 0.
        quiet: the game's bit mask of what holds until the next change of a thing (`edit`, `add`, `remove`).
        memo: what the game has worked out of the things, until `Game.renew` clears it; never stored.
        luck_word: the state of the random numbers still to come (`luck`), as a signed number of 64 bits.
        asked: how many choices there were so far, including those answered automatically.
        chosen: how many choices with several options were answered so far.
        stops: the bit mask of the seats that are asked even when there is only one option.
        open_chance: whether the caller answers the choices of CHANCE, in the place of `luck`.
        auto_pass: says of a seat whether it passes without being asked, while a bot plays on; never stored.
        result: how the game ended, or None.
        journal: the events that happened, or None when they are not kept; not part of a copy.
    """

    def __init__(self, game: Game, setup: Setup, book: Any, luck: int) -> None:
        self.game = game
        self.setup = setup
        self.book = book
        self.things: list[Any] = []
        self.agenda: list[Any] = []
        self.ran: Step | None = None
        self.waiting: tuple[Choice, ...] = ()
        self.answered: tuple[Secret, ...] = ()
        self.triggered: tuple[Saved, ...] = ()
        self.effects: tuple[int, ...] = ()
        self.heard = 0
        self.stale = 0
        self.quiet = 0
        self.memo: Any = None
        self.luck_word: i64 = luck_.word_of(luck)
        self.asked = 0
        self.chosen = 0
        self.stops = 0
        self.open_chance = False
        self.auto_pass: Callable[[Position, Seat], bool] | None = None
        self.result: Result | None = None
        self.journal: list[Event] | None = None
        self.epoch: Any = object()

    # -- for callers -------------------------------------------------------------------------

    @property
    def choice(self) -> Choice:
        """The first of the choices in `waiting`."""
        return self.waiting[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def luck(self) -> int:
        """The state of the random numbers still to come, as one integer of 64 bits."""
        return luck_.bits_of(self.luck_word)

    @luck.setter
    def luck(self, luck: int) -> None:
        self.luck_word = luck_.word_of(luck)

    def choice_of(self, seat: Seat) -> Choice | None:
        """The choice that a seat is asked now; None if it is asked nothing."""
        for choice in self.waiting:
            if choice.seat == seat:
                return choice
        return None

    def answer(self, index: int, number: int | None = None) -> None:
        """Answer a choice, and run the game to the next choice.

        Args:
            index: the index of the answer in the choice's options.
            number: the number of the choice; None means the first one in `waiting`.

        Raises:
            IllegalAnswer: there is no such choice in `waiting`, or it has no such option.
        """
        waiting = self.waiting
        if not waiting:
            raise IllegalAnswer("nothing is asked: the game is over")
        choice = waiting[0]
        if number is not None and number != choice.number:
            for choice in waiting:
                if choice.number == number:
                    break
            else:
                raise IllegalAnswer(f"choice {number} is not asked now")
        options = choice.options
        if not 0 <= index < len(options):
            raise IllegalAnswer(f"choice {choice.number} ({choice.ask}) has no option {index}")
        option = options[index]
        if len(options) > 1:
            self.chosen += 1
        if not choice.together:
            self.waiting = ()
            self.top().answer = option
        else:
            self.waiting = tuple(other for other in waiting if other is not choice)
            self.answered += ((choice.seat, option, tuple(choice.options)),)
            if self.waiting:
                return
            self.top()
            self._show_together()
        self.run()

    def give(self, option: Option, number: int) -> None:
        """Answer a choice by one of its options, or by one that the game accepts besides (`Game.besides`).

        Args:
            option: the answer.
            number: the number of the choice.

        Raises:
            IllegalAnswer: there is no such choice in `waiting`, or it does not accept the option.
        """
        choice = next((one for one in self.waiting if one.number == number), None)
        if choice is None:
            raise IllegalAnswer(f"choice {number} is not asked now")
        if option not in choice.options and option in self.game.besides(self, choice):
            options = (*choice.options, option)
            wider = Choice(number, choice.seat, choice.ask, options, choice.rule, together=choice.together)
            self.waiting = tuple(wider if one is choice else one for one in self.waiting)
            choice = wider
        self.answer(choice.index(option), number)

    def concede(self, seat: Seat) -> None:
        """Let a seat give up, whichever seat is asked at the time.

        If the game continues, the choices in `waiting` are asked again.

        Raises:
            IllegalAnswer: the game is over, or the seat is not in it any more.
        """
        if not self.waiting or not self.game.playing(self, seat):
            raise IllegalAnswer(f"seat {seat} cannot concede: it is not in the game")
        asked = tuple(choice.seat for choice in self.waiting) + tuple(answer[0] for answer in self.answered)
        self.waiting = ()
        self.answered = ()
        top = self.top()
        if self.ran is not None:
            top.step = self.ran
        self.game.concede(self, seat, asked)
        self.run()

    def draw(self) -> None:
        """End the game without a winner, because a judge says so.

        Raises:
            IllegalAnswer: the game is over, or it has no draws.
        """
        end = self.game.drawn(self) if self.waiting else None
        if end is None:
            raise IllegalAnswer("the game is over, or it has no draws")
        self.waiting = ()
        self.answered = ()
        self.emit(end)
        self.run()

    def copy(self) -> Position:
        """An independent position equal to this one, without the journal."""
        new = Position.__new__(Position)
        new.game = self.game
        new.setup = self.setup
        new.book = self.book
        new.things = self.things.copy()
        new.agenda = self.agenda.copy()
        new.ran = self.ran
        new.waiting = self.waiting
        new.answered = self.answered
        new.triggered = self.triggered
        new.effects = self.effects
        new.heard = self.heard
        new.stale = self.stale
        new.quiet = self.quiet
        new.memo = self.memo
        new.luck_word = self.luck_word
        new.asked = self.asked
        new.chosen = self.chosen
        new.stops = self.stops
        new.open_chance = self.open_chance
        new.auto_pass = self.auto_pass
        new.result = self.result
        new.journal = None
        new.epoch = object()
        self.epoch = object()
        return new

    def seen_by(self, seat: Seat, table: dict[str, Any] | None = None) -> dict[str, Any]:
        """All that may be shown to a seat (or to `WATCHER`), as JSON-able data.

        Where people play by hand (`stops`) the table has hints. `table` is that of `Game.table`, if known.
        """
        if table is None:
            table = self.game.table(self, seat)
        mine = self.choice_of(seat)
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seat": seat,
            "seats": self.setup.seats,
            "waiting": [{"seat": c.seat, "ask": c.ask} for c in self.waiting],
            "choice": None if mine is None else mine.to_json(),
            "result": None if self.result is None else self.result.to_json(),
            "table": self.game.hinted(self, seat, table) if self.stops else table,
        }

    def imagine(self, seat: Seat, luck: int) -> Position:
        """A position that is possible from the seat's point of view, with `luck` for everything to come.

        The cards that the seat cannot see are dealt again at random, and the secret answers of other seats
        are chosen again.
        """
        new = self.copy()
        new.setup = self.setup.without_secrets()
        new.luck_word = luck_.word_of(luck)
        new.answered = tuple(
            (other, option if other == seat else offered[luck_.below(new, len(offered))], offered)
            for other, option, offered in self.answered
        )
        self.game.deal_again(new, seat)
        return new

    def to_json(self) -> dict[str, Any]:
        """The whole position, hidden things and luck included; `Game.position` reads it back."""
        from grimorio.kernel.codec import position_to_json

        return position_to_json(self)

    # -- for rules ---------------------------------------------------------------------------

    def run(self) -> None:
        """Run steps until a choice must be answered or the game ends."""
        while not self.waiting and self.result is None:
            frame: Frame = self.agenda[-1]
            if frame.epoch is not self.epoch:
                frame = self.top()
            self.ran = step = frame.step
            step(frame, self)

    def top(self) -> Frame:
        """The innermost frame, copied first if another position shares it, so that it may be changed."""
        frame: Frame = self.agenda[-1]
        if frame.epoch is not self.epoch:
            frame = frame.copy()
            frame.epoch = self.epoch
            self.agenda[-1] = frame
        return frame

    def ask(self, seat: Seat, ask: str, options: Sequence[Option], rule: str) -> bool:
        """Ask a seat to choose an option; the one chosen is stored in `answer` of the frame that asks.

        `ask` is the name of the question, and `rule` the id of the rule that asks. A single option is chosen
        automatically unless the seat is in `stops`. Returns whether it was, so that the step may go on.
        """
        self.asked += 1
        if len(options) == 1 and not (self.stops >> seat) & 1:
            asking: Frame = self.agenda[-1]
            asking.answer = options[0]
            return True
        self.waiting = (Choice(self.asked, seat, ask, options, rule),)
        return False

    def ask_all(self, ask: str, options: Sequence[tuple[Seat, Sequence[Option]]], rule: str) -> None:
        """Ask several seats at once; all answers are stored together in `answers` of the frame that asks.

        Args:
            ask: the name of the question, as in `Choice.ask`.
            options: (seat, its options) for each seat asked.
            rule: id of the rule that asks.
        """
        waiting: list[Choice] = []
        for seat, offered in options:
            self.asked += 1
            if len(offered) == 1 and not (self.stops >> seat) & 1:
                self.answered += ((seat, offered[0], (offered[0],)),)
            else:
                waiting.append(Choice(self.asked, seat, ask, offered, rule, (), True))
        self.waiting = tuple(waiting)
        if not waiting:
            self._show_together()

    def _show_together(self) -> None:
        """Give the asking frame all answers, ordered by seat, once every seat has answered."""
        by_seat = {seat: option for seat, option, _ in self.answered}
        self.agenda[-1].answers = tuple((seat, by_seat[seat]) for seat in sorted(by_seat))
        self.answered = ()

    def chance(self, ask: str, options: Sequence[Option], weights: Sequence[int], rule: str) -> None:
        """Let chance pick an option by weight, and store it in `answer` of the frame that asks.

        `ask` is the name of the question, and `rule` the id of the rule that asks. With `open_chance`, wait
        until an option is given as the answer of the seat `CHANCE`, if several have a positive weight.
        """
        self.asked += 1
        if self.open_chance:
            likely = [index for index, weight in enumerate(weights) if weight]
            if len(likely) == 1:
                self.agenda[-1].answer = options[likely[0]]
                return
            offered = tuple(options[index] for index in likely)
            weighed = tuple(weights[index] for index in likely)
            self.waiting = (Choice(self.asked, CHANCE, ask, offered, rule, weighed),)
        else:
            asking: Frame = self.agenda[-1]
            asking.answer = options[luck_.pick(self, weights)]

    def lot(self, size: int) -> int:
        """A whole number 0 <= n < `size` by chance, as `chance` draws it without `open_chance`."""
        self.asked += 1
        return luck_.below(self, size)

    def emit(self, event: Event) -> None:
        """Let one event happen.

        First effects may forbid or replace the event. The event that happens changes the position, and then
        effects trigger on it.
        """
        kind = event.KIND if self.heard else 0
        if self.heard & kind:
            self.push(Emission((event,)))
            return
        frame: Frame = self.agenda[-1]
        frame.happened = (event,)
        event.apply(self)
        if self.journal is not None:
            self.journal.append(event)
        if self.stale:
            self.game.renew(self)
        if self.heard:  # by what the event itself brought
            kind = kind or event.KIND
            if self.heard & kind:
                self.notice((event,), self.listening(kind))

    def emit_all(self, batch: tuple[Event, ...]) -> None:
        """Let the events of `batch` happen at the same time.

        Effects may first forbid or replace each of them, one after another.
        """
        if self.heard:
            for event in batch:
                if self.heard & event.KIND:
                    self.push(Emission(batch))
                    return
        frame: Frame = self.agenda[-1]
        frame.happened = batch
        for event in batch:
            event.apply(self)
        if self.journal is not None:
            self.journal.extend(batch)
        if self.stale:
            self.game.renew(self)
        if self.heard:
            kinds = 0
            for event in batch:
                kinds |= event.KIND
            if self.heard & kinds:
                self.notice(batch, self.listening(kinds))

    def notice(self, batch: tuple[Event, ...], watching: list[tuple[int, Effect]]) -> None:
        """Let effects trigger on events that have happened.

        `batch` holds the events and `watching` the effects, as (id, effect). Only the kernel calls this.
        """
        for event in batch:
            kind = event.KIND
            for _, effect in watching:
                if effect.hears() & kind:
                    trigger = effect.notice(self, event)
                    if trigger is not None:
                        self.triggered += (trigger,)

    def push(self, frame: Frame) -> None:
        """Begin a procedure inside the one in progress."""
        frame.epoch = self.epoch
        self.agenda.append(frame)

    def keep(self, known: int) -> None:
        """Add to `quiet` what the game has found out: `known` holds until a thing changes."""
        self.quiet |= known

    def finish(self, value: Option = ()) -> None:
        """End the procedure in progress, and store `value` in the `answer` of the procedure that began it."""
        self.resume().answer = value

    def resume(self) -> Frame:
        """End the procedure in progress, and return the one that began it, without changing its `answer`."""
        self.agenda.pop()
        return self.top()

    def go_on(self) -> None:
        """Let the procedures in progress continue after a seat has left the game.

        From the innermost outwards, procedures that cannot continue (`Frame.interrupted`) are broken off, up
        to the first that can.
        """
        broken = False
        while not self.top().interrupted(self, broken):
            self.agenda.pop()
            broken = True

    def unwind(self, depth: int = 1) -> None:
        """Break off the procedures in progress, except the outermost `depth` of them."""
        del self.agenda[depth:]
        self.top().answer = ()

    # -- for events only ---------------------------------------------------------------------

    def edit(self, key: int) -> Any:
        """The thing with the id `key`, for changing: copied first if another position shares it."""
        self.quiet = 0
        thing: Thing = self.things[key]
        if thing.epoch is not self.epoch:
            thing = thing.copy()
            thing.epoch = self.epoch
            self.things[key] = thing
        return thing

    def add(self, thing: Thing) -> int:
        """Put a thing into the position, and return its id.

        A thing that is an effect begins to listen to events.
        """
        self.quiet = 0
        thing.epoch = self.epoch
        self.things.append(thing)
        key = len(self.things) - 1
        if isinstance(thing, Effect):
            self.effects += (key,)
            self.heard |= thing.hears()
        return key

    def remove(self, key: int) -> None:
        """Take the thing with the id `key` out of the position; the id is not used again."""
        self.quiet = 0
        self.things[key] = None
        if key in self.effects:
            self.effects = tuple([other for other in self.effects if other != key])
            self.listen()

    def listen(self) -> None:
        """Compute `heard` again: the kinds of events that any of the `effects` listens to."""
        self.heard = 0
        for key in self.effects:
            self.heard |= self.things[key].hears()

    def listening(self, kinds: int) -> list[tuple[int, Effect]]:
        """The effects in force that listen to any kind of event in the bit mask `kinds` (see `Event.KIND`).

        Each is (its id, the effect), the oldest first.
        """
        found: list[tuple[int, Effect]] = []
        if self.heard & kinds:
            for key in self.effects:
                effect: Effect = self.things[key]
                if effect.hears() & kinds:
                    found.append((key, effect))
        return found
