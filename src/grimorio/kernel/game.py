"""The interface between a game and the kernel."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.kernel import luck as luck_
from grimorio.kernel.choice import Choice, Option
from grimorio.kernel.event import Event
from grimorio.kernel.faults import SetupError
from grimorio.kernel.position import Position
from grimorio.kernel.setup import GameOption, Setup
from grimorio.kernel.sizes import NAME, quoted
from grimorio.kernel.thing import Saved


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Subclasses fill in the class attributes and methods below.

    Attributes:
        name: the name in setups and on the command line.
        version: changes whenever the same record could play differently.
        older: earlier versions whose records still replay with the same winners; only messages may differ.
        seats: the possible numbers of players.
        options: what players may choose about the rules.
        situations: whether `begin` lays out a setup's situation.
        quiet: names from `habit`; these choices are passed for people who have not set it otherwise.
        sealed: for each `ask` whose answers are sealed before they are shown, the event that shows them.
        scenes: for some public events, the factor by which bots wait longer, so that people can watch.
        types: every frame, thing and event class of the game, for reading positions.
    """

    name: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    older: ClassVar[tuple[str, ...]] = ()
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[GameOption, ...]] = ()
    situations: ClassVar[bool] = False
    quiet: ClassVar[tuple[str, ...]] = ()
    sealed: ClassVar[dict[str, str]] = {}
    scenes: ClassVar[dict[str, int]] = {}
    types: ClassVar[tuple[type[Saved], ...]] = ()

    # -- what a game writes --------------------------------------------------------------------

    def book(self, setup: Setup) -> Any:
        """Compile what the rules read and never write: the cards and options of a setup.

        Raises:
            SetupError: its cards are not a card set of this game.
        """
        return None

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        """The cards as JSON data, with names and texts in every language."""
        return []

    def own_cards(self, cards: Any) -> Any:
        """The part of a setup's cards that `cards` describes, or None for the game's own set."""
        return cards

    def card_faults(self, cards: Any) -> list[SetupError]:
        """All mistakes in the cards of a setup that can be found at once; empty for correct cards."""
        try:
            self.cards(cards)
        except SetupError as error:
            return [error]
        return []

    def begin(self, position: Position) -> None:
        """Lay out a new game, or the situation of its setup: add its things and push its first frame.

        Raises:
            SetupError: there is no such situation; its `field` begins with "situation".
        """
        raise RuntimeError(f"{self.name} does not say how it begins")

    def renew(self, position: Position) -> None:
        """Compute again the values derived from the rest of the position, and set `Position.stale` to 0.

        Called when events have made derived values out of date, before effects notice these events, and after
        a position is read from JSON.
        """
        position.stale = 0

    def table(self, position: Position, seat: int) -> dict[str, Any]:
        """What a seat sees of the table, as JSON data; hidden cards cannot be identified in it."""
        return {}

    def standing(self, position: Position) -> list[dict[str, int]]:
        """Public numbers that show who is ahead, for each seat, by name; [] when there are none."""
        return []

    def deal_again(self, position: Position, seat: int) -> None:
        """Replace everything the seat cannot see by other possible cards, using the position's luck."""

    def besides(self, position: Position, choice: Choice) -> Sequence[Option]:
        """Options that a choice accepts although it does not list them, see `Position.give`.

        They depend only on what everybody sees. Bots pick among the listed options and never use these.
        """
        return ()

    def foregone(self, position: Position, choice: Choice) -> bool:
        """Whether it is public that a choice has only one option, whatever its seat may hide.

        Only such a choice may be answered automatically: answering any other would reveal something hidden.
        False when a game cannot tell.
        """
        return False

    def habit(self, position: Position, choice: Choice) -> str | None:
        """The setting by which people say whether a choice is passed for them; None if it never is.

        The name depends only on what everybody sees, so that passing reveals nothing hidden.
        """
        return choice.ask

    def playing(self, position: Position, seat: int) -> bool:
        """Whether the seat is still in the game."""
        return 0 <= seat < position.setup.seats

    def concede(self, position: Position, seat: int, asked: tuple[int, ...]) -> None:
        """Push the procedure by which a seat gives up.

        The innermost frame stands at the step that asked `asked`, and runs it again when the
        procedure finishes; where that makes no sense any more a game unwinds it, or lets each of
        the procedures in progress say how it goes on (`Position.go_on`).
        """
        raise RuntimeError(f"{self.name} does not say what happens when a player gives up")

    def lapses(self, position: Position, event: Event) -> bool:
        """Whether an event that has not happened yet cannot happen any more because a seat left."""
        return False

    def refused(self, position: Position, seat: int) -> list[dict[str, Any]]:
        """Options that the seat might expect but is not offered: dicts with option, reason, args and rule."""
        return []

    def actions(self, seats: int) -> tuple[Option, ...]:
        """Every option that a choice can ever offer, in a fixed order, for learning programs."""
        return ()

    def features(self, view: dict[str, Any]) -> tuple[float, ...]:
        """A view as a vector of numbers of fixed length, for learning programs."""
        return ()

    # -- what every game has -------------------------------------------------------------------

    def settled(self, setup: Setup) -> dict[str, str]:
        """The value of every option of the game, by name: the setup's, or else the default.

        Raises:
            SetupError: an unknown option or value.
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
            SetupError: it is for another game, or does not fit this one.
        """
        if setup.game != self.name:
            raise SetupError("game", f"expected {self.name}, found {quoted(setup.game)}")
        if setup.seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            problem = f"{self.name} is for {counts} players, found {quoted(setup.seats)}"
            raise SetupError("seats", problem, cause="players", found=quoted(setup.seats))
        self.settled(setup)
        if setup.situation is not None and not self.situations:
            raise SetupError("situation", f"{self.name} cannot begin with a position set up by hand")

    def start(
        self, setup: Setup, *, journal: bool = False, stops: int = 0, open_chance: bool = False
    ) -> Position:
        """Begin a game and run it to its first choice.

        Args:
            setup: what it starts from.
            journal: whether events are kept in `Position.journal`.
            stops: bit mask of seats that are asked even when there is one option.
            open_chance: whether choices of CHANCE are waited for.

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
        """Read what `Position.to_json` wrote.

        Raises:
            ValueError: it is not a position of this game.
        """
        from grimorio.kernel.codec import position_from_json

        return position_from_json(self, data)

    def card_hash(self, setup: Setup) -> str:
        """A short hash of the card data a setup plays with."""
        data = json.dumps(self.cards(setup.cards), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(data.encode()).hexdigest()[:16]
