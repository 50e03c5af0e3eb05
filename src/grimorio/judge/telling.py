"""What errors of a bench say: who is asked what, and which options there are."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from grimorio.judge.going import Going
from grimorio.judge.outcomes import NotAsked
from grimorio.judge.reading import Node
from grimorio.kernel import Choice, Game, Option
from grimorio.kernel.faults import Message, Value
from grimorio.kernel.seats import Seat

MOST_SHOWN = 12
"""The most options that a message lists."""


class Telling(Going):
    """The part of a bench that words its errors.

    Attributes:
        game: the game that is played.
    """

    TIMING: ClassVar[str] = ""
    """The id of the rule that is cited when a verb comes at the wrong time."""

    game: Game

    @abstractmethod
    def words(self, choice: Choice, option: Option) -> list[str]:
        """The names by which a script may call an option, its full name first."""

    def pending(self, seat: Seat) -> Choice | None:
        """The choice that a seat is asked now; None if it is asked nothing."""
        return self.position.choice_of(seat)

    def asked(self) -> Message:
        """A text that says which seat is asked which choice, with the options."""
        if not self.position.waiting:
            return Message("the game is over", "over")
        choice = self.position.choice
        name, offers = self.SEATS[choice.seat], self.offers(choice)
        return Message("{seat} is asked {ask}: {offers}", "asked", seat=name, ask=choice.ask, offers=offers)

    def offers(self, choice: Choice) -> Message:
        """The options of a choice as text: the first `MOST_SHOWN`, and how many more there are."""
        names = [self.words(choice, option)[0] for option in choice.options]
        more, shown = len(names) - MOST_SHOWN, tuple(names[:MOST_SHOWN])
        if more > 0:
            return Message("{options} and {count} more", "offers-more", options=shown, count=more)
        return Message("{options}", "offers", options=shown)

    def not_asked(self, node: Node, seat: Seat) -> NotAsked:
        """The error that a seat is asked nothing now, for the step `node`."""
        text = "{seat} is not asked anything now: {asked}"
        wrong = Message(text, "not-asked", seat=self.SEATS[seat], asked=self.asked())
        return NotAsked(node, wrong, [self.TIMING])

    def not_offered(self, text: str) -> Message:
        """The text that nobody is offered the option called `text` now."""
        return Message("{option} is not offered; {asked}", "not-offered-now", option=text, asked=self.asked())

    def reason(self, refusal: dict[str, Any]) -> Message:
        """The text of a refusal by the game."""
        from grimorio.language import translator

        facts: dict[str, Value] = {key: str(value) for key, value in refusal["args"].items()}
        english = translator("en", [self.game.name])(refusal["reason"], **facts)
        said = Message(english, refusal["reason"])
        said.facts, said.catalogue = facts, self.game.name
        return said
