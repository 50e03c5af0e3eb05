"""The base class for what a game can print with `grimorio print`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

from grimorio.cli.base import Stop, translator

if TYPE_CHECKING:
    from grimorio.printing.sheets import Pile


class Sheets(ABC):
    """The printable parts of a game.

    Attributes:
        kinds: the kinds of cards that can be printed.
        options: which of the options "players", "cards" and "deck" apply.
    """

    kinds: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[str, ...]]

    @abstractmethod
    def title(self) -> str:
        """The title of the document."""

    @abstractmethod
    def piles(self, kinds: tuple[str, ...], **options: Any) -> list[Pile]:
        """The cards of these kinds, to be printed.

        The arguments have the names in the attribute `options`; one that the user did not give is None.

        Raises Stop: the options do not fit the game.
        """


def print_stop(message: str, **said: str) -> NoReturn:
    """End the command with an error message about printing. Raises Stop.

    `message` is the id of the message, and `said` has the values that complete it.
    """
    raise Stop(translator("print")(message, **said))


def legible(names: list[str]) -> None:
    """Check that the fonts have all letters of these names. Raises Stop: some name has other letters."""
    from grimorio.printing.ink import unprintable

    for name in names:
        lacking = unprintable(name)
        if lacking:
            print_stop("print-no-letters", card=name, letters=lacking)
