"""The interface between a game and the kernel."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.kernel import luck as luck_
from grimorio.kernel.choice import Choice, Option
from grimorio.kernel.event import Event
from grimorio.kernel.faults import SetupError
from grimorio.kernel.observer import Observer
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import GameOption, Setup
from grimorio.kernel.sizes import NAME, quoted
from grimorio.kernel.thing import Saved


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Subclasses fill in the class attributes and methods below.

    Attributes:
        name: the game's name in setups and on the command line.
        version: the version of the rules, which changes whenever the same record could play differently.
        older: earlier versions whose records still replay with the same winners; only messages may differ.
        seats: the possible numbers of players.
        options: the options about the rules that players may choose.
        turn_cap: the number of turns (in some games rounds) after which a game ends without a winner. It is
            also the largest `Setup.last_turn`; None for a game that counts no turns and so has neither.
        last_turns: how many turns at most are played after the present one, when the time of its match is
            over; None for a game without such a rule. See `last_turn`.
        situations: whether a game may begin with a position set up by hand (`Setup.situation`).
        quiet: names of kinds of choices, as `habit` returns them, that are passed automatically for people
            unless their settings say otherwise.
        sealed: the questions (`Choice.ask`) that seats answer in secret: each seat publishes a hash of its
            answer before any answer is shown. For each question, the name of the event that shows them.
        scenes: for some public events, by name, the factor by which bots wait longer, so that people can
            watch.
        types: every frame, thing and event class of the game, for reading positions.
    """

    name: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    older: ClassVar[tuple[str, ...]] = ()
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[GameOption, ...]] = ()
    turn_cap: ClassVar[int | None] = None
    last_turns: ClassVar[int | None] = None
    situations: ClassVar[bool] = False
    quiet: ClassVar[tuple[str, ...]] = ()
    sealed: ClassVar[dict[str, str]] = {}
    scenes: ClassVar[dict[str, int]] = {}
    types: ClassVar[tuple[type[Saved], ...]] = ()

    # -- what a game writes --------------------------------------------------------------------

    def book(self, setup: Setup) -> Any:
        """Compile the cards and options of a setup into the data that the rules read and never change.

        Raises:
            SetupError: the setup's cards are not a card set of this game.
        """
        return None

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        """The cards as JSON data, with names and texts in every language.

        `cards` is the setup's own card data, or None for the game's cards.
        """
        return []

    def own_cards(self, cards: Any) -> Any:
        """The part of `Setup.cards` that holds a card set, as the method `cards` takes it.

        `cards` is the whole of `Setup.cards`. None stands for the game's own set.
        """
        return cards

    def card_faults(self, cards: Any) -> list[SetupError]:
        """All mistakes in `cards` (`Setup.cards`) that can be found at once; empty for correct cards."""
        try:
            self.cards(cards)
        except SetupError as error:
            return [error]
        return []

    def begin(self, position: Position) -> None:
        """Set up a game's first position: add its things, and push the first frame.

        If the setup has a `situation`, the position is as that describes it.

        Raises:
            SetupError: the situation is not possible; the error's `field` begins with "situation".
        """
        raise RuntimeError(f"{self.name} does not say how it begins")

    def renew(self, position: Position, /) -> None:
        """Compute again the values derived from the rest of the position, and set `Position.stale` to 0.

        Called when events have made derived values out of date, before effects notice these events, and after
        a position is read from JSON.
        """
        position.stale = 0

    def table(self, position: Position, seat: Seat) -> dict[str, Any]:
        """The view of the table that a seat has, as JSON data; hidden cards cannot be identified in it."""
        return {}

    def hinted(self, position: Position, seat: Seat, table: dict[str, Any]) -> dict[str, Any]:
        """A seat's view of the table with hints for people, which follow from the rest, such as previews.

        `table` is the view without hints; it is not changed.
        """
        return table

    def standing(self, position: Position) -> list[dict[str, int]]:
        """Public numbers that show who is ahead: a mapping from name to number for each seat, in order.

        The list is empty in games without such numbers. A seat that is out of the game lacks the numbers that
        mean nothing any more.
        """
        return []

    def deal_again(self, position: Position, seat: Seat) -> None:
        """Deal again everything that the seat cannot see.

        Hidden cards are replaced by others that could be there, by the position's luck.
        """

    def besides(self, position: Position, choice: Choice) -> Sequence[Option]:
        """Options that a choice accepts although it does not list them; see `Position.give`.

        The options depend only on what everybody sees. Bots never use them, but choose among the listed
        options.
        """
        return ()

    def foregone(self, position: Position, choice: Choice) -> bool:
        """Whether everybody can know that a choice has only one option, whatever its seat may hide.

        Only such a choice may be answered automatically: answering any other would reveal something hidden.
        The result is false when a game cannot tell.
        """
        return False

    def habit(self, position: Position, choice: Choice) -> str | None:
        """The name of the setting that says whether a choice is passed automatically for a person.

        None if such a choice is never passed. The name depends only on what everybody sees, so that passing
        reveals nothing hidden.
        """
        return choice.ask

    def obvious(self, position: Position, choice: Choice) -> Option | None:
        """The option that is taken for a person at once, unless they want to be asked; None if there is none.

        Like `habit`, it depends only on what everybody sees.
        """
        return None

    def usual(self, position: Position, choice: Choice) -> Option | None:
        """The option taken for a person who does not want to be asked such choices.

        None means that the choice is passed.
        """
        return None

    def unfinished(self, position: Position, seat: Seat) -> bool:
        """Whether a seat is playing something that the rules let it take back until it is paid.

        False for a game without such a rule.
        """
        return False

    def last_turn(self, position: Position) -> int | None:
        """The number of the turn after which the game ends, if the time of its match is over now.

        `Setup.last_turn` then has this number, and the game ends after that turn by a rule of its own. None
        for a game without such a rule, which is played to its usual end.
        """
        return None

    def playing(self, position: Position, seat: Seat) -> bool:
        """Whether the seat is still in the game."""
        return 0 <= seat < position.setup.seats

    def concede(self, position: Position, seat: Seat, asked: tuple[Seat, ...]) -> None:
        """Begin the procedure (a frame) by which a seat gives up, while the seats `asked` are being asked.

        The innermost frame remains at the step that asked these seats, and runs that step again when the
        procedure finishes. Where asking again makes no sense, a game unwinds the frame, or lets each of the
        procedures in progress say how it continues (`Position.go_on`).
        """
        raise RuntimeError(f"{self.name} does not say what happens when a player gives up")

    def drawn(self, position: Position) -> Event | None:
        """The event that ends the game without a winner, because a judge says so; None if it has no draws."""
        return None

    def lapses(self, position: Position, event: Event) -> bool:
        """Whether an event that has not happened yet can no longer happen because a seat left the game."""
        return False

    def refused(self, position: Position, seat: Seat) -> list[dict[str, Any]]:
        """Options that the seat might expect but is not offered.

        Each is a dict with "option", "reason" (a message id), "args" (of the message) and "rule".
        """
        return []

    def actions(self, seats: int) -> tuple[Option, ...]:
        """Every option that a choice can ever offer in a game of `seats` players, for learning programs.

        The order is fixed. Empty for a game without such a list.
        """
        return ()

    def features(self, position: Position, seat: Seat) -> array[float]:
        """What a seat (or `WATCHER`) sees as floats of a fixed count, for learning programs.

        Nothing that `Position.seen_by` hides from the seat may be read for it.
        """
        return array("f")

    def observer(self, seats: int) -> Observer:
        """What writes the features of positions of games for `seats` players, one after another."""
        return Observer(self)

    def offered(self, position: Position) -> tuple[str, ...]:
        """The names of the cards that this game offers to all its players, for statistics."""
        return ()

    # -- what every game has -------------------------------------------------------------------

    def settled(self, setup: Setup) -> dict[str, str]:
        """The value of every option of the game, by name: the setup's value, or the default.

        Raises:
            SetupError: the setup names an unknown option or value.
        """
        values = {option.name: option.default for option in self.options}
        for name, value in setup.options.items():
            known = next((option for option in self.options if option.name == name), None)
            if known is None:
                raise SetupError(
                    f"options.{name[:NAME]}",
                    f"{self.name} has no such option; it has {', '.join(values)}",
                    cause="option",
                    found=name[:NAME],
                )
            if value not in known.values:
                raise SetupError(
                    f"options.{name}",
                    f"expected one of {', '.join(known.values)}, found {quoted(value)}",
                    cause="option",
                    found=str(value)[:NAME],
                )
            values[name] = value
        return values

    def admit(self, setup: Setup) -> None:
        """Check the game, seats and options of a setup, without compiling or starting anything.

        Raises:
            SetupError: the setup is for another game, or does not fit this one.
        """
        if setup.game != self.name:
            problem = "expected {name}, found {found}"
            raise SetupError("game", problem, "game-found", name=self.name, found=quoted(setup.game))
        if setup.seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            problem = f"{self.name} is for {counts} players, found {quoted(setup.seats)}"
            raise SetupError("seats", problem, cause="players", found=quoted(setup.seats))
        self.settled(setup)
        if setup.last_turn is not None and not 1 <= setup.last_turn <= (self.turn_cap or 0):
            problem = f"expected a number from 1 to {self.turn_cap or 0}, found {quoted(setup.last_turn)}"
            raise SetupError("last_turn", problem, cause="range", least=1, most=self.turn_cap or 0)
        if setup.situation is not None and not self.situations:
            problem = "{name} cannot begin with a position set up by hand"
            raise SetupError("situation", problem, "no-situations", name=self.name)

    def start(
        self, setup: Setup, *, journal: bool = False, stops: int = 0, open_chance: bool = False
    ) -> Position:
        """Begin a game and run it to its first choice.

        Args:
            setup: the setup of the game.
            journal: whether events are kept in `Position.journal`.
            stops: the bit mask of the seats that are asked even when there is only one option.
            open_chance: whether the caller answers the choices of CHANCE; otherwise the position's luck
                answers them.

        Raises:
            SetupError: the setup is for another game, or does not fit this one.
        """
        self.admit(setup)
        if setup.base is None:
            position = Position(self, setup, self.book(setup), luck_.from_seed(setup.seed))
        else:
            from grimorio.kernel.record import moment

            position = moment(self, setup)
        position.stops = stops
        position.open_chance = open_chance
        position.journal = [] if journal else None
        if setup.base is None:
            self.begin(position)
            position.run()
        return position

    def position(self, data: dict[str, Any]) -> Position:
        """Read a position from the JSON data that `Position.to_json` wrote.

        Raises:
            ValueError: the data is not a position of this game.
        """
        from grimorio.kernel.codec import position_from_json

        return position_from_json(self, data)

    def card_hash(self, setup: Setup) -> str:
        """A short hash of the card data with which a setup plays."""
        data = json.dumps(self.cards(setup.cards), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(data.encode()).hexdigest()[:16]
