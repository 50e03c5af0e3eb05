"""The bots of a game, and the levels of difficulty from which people choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final

from grimorio.bots.bot import Bot, Sense
from grimorio.bots.characters import PLAIN, Character
from grimorio.bots.greedy import GreedyBot
from grimorio.bots.slips import Kind, Slips
from grimorio.bots.why import Deed, Reason, public_table
from grimorio.decks import Deck
from grimorio.kernel import Position

LEVELS: Final = ("apprentice", "adept", "master", "archmage")
"""The levels from which people choose, from easy to hard.

Each is a bot of the game. The Archmage is the strongest that there is; easier levels do not search, overlook
more (`slips`) and think less far ahead.
"""

USUAL: Final = LEVELS[1]
"""The level of a bot if nobody has chosen a level."""


def from_easy(*bots: str) -> dict[str, str]:
    """The bot for each of `LEVELS`, by the name of the level; `bots` are their names, from easy to hard."""
    return dict(zip(LEVELS, bots, strict=True))


class GameBots:
    """The bots of one game, besides `random`, which every game has.

    Attributes:
        levels: the name of the bot for each of `LEVELS`.
        characters: whether its bots can have a character other than the plain one.
        character: the character of the bots that are made.
        sense: the class that values positions and picks options for `greedy` (a `Sense`); its arguments are
            how far to think ahead and, where there are `characters`, a `character`.
        searches: whether the game has the bot `search`, and its bots take numbers, as in ``greedy:1`` and
            ``search:100``.
        deeds: the kinds of choices (`Choice.ask`) with which a deed begins that `why` may explain; a deed
            goes on with the seat's other choices.
        drawn_out: those of `deeds` that are asked again and again for one deed, such as for each attacker.
            Here it is a deed too to pass at once; passing any other choice is none.
        acts: the events that deeds consist of; others only follow from them.
        shown_later: those of `deeds` whose answers are shown when other seats have answered too.
        overlooks: the kinds of options that bots such as ``greedy~30`` may overlook (`Slips`); empty if the
            game has no such bots.
    """

    levels: ClassVar[Mapping[str, str]]
    characters: ClassVar[bool] = False
    character: Character = PLAIN
    searches: ClassVar[bool] = True
    overlooks: ClassVar[frozenset[Kind]] = frozenset()
    sense: ClassVar[Callable[..., Sense]]
    deeds: ClassVar[frozenset[str]] = frozenset()
    acts: ClassVar[frozenset[str]] = frozenset()
    drawn_out: ClassVar[frozenset[str]] = frozenset()
    shown_later: ClassVar[frozenset[str]] = frozenset()

    def greedy(self, depth: int, seed: int) -> Bot:
        """The bot `greedy`. `depth` is the number in ``greedy:1``; 0 stands for the game's own choice.

        `seed` is for bots that choose at random; this one does not.
        """
        return GreedyBot(self.sensed(depth))

    def sensed(self, depth: int = 0) -> Sense:
        """The judgement of a bot of this character; `depth` is as in `greedy`."""
        sense = type(self).sense
        if self.characters:
            sense = partial(sense, character=self.character)
        return sense(depth) if depth else sense()

    def careless(self, depth: int, slips: Slips) -> Bot:
        """The bot `greedy` with slips, as in ``greedy~30``; `depth` is the 1 of ``greedy:1~30``, or 0."""
        return GreedyBot(self.sensed(depth), slips)

    def exchanged(self, view: dict[str, Any], imagined: Position, deck: Deck) -> Deck:
        """The deck for the next game of a match, made of the same cards, sideboard included.

        Args:
            view: what the bot's seat sees at the end of the game.
            imagined: a position at that moment that the seat holds possible.
            deck: the deck of the game that has ended.
        """
        return deck

    def search(self, budget: int, seed: int) -> Bot:
        """The bot `search`. `budget` is the number in ``search:100``; 0 stands for the game's own choice.

        The bot's random numbers follow from `seed`. Raises RuntimeError: the game has no bot that searches.
        """
        raise RuntimeError(f"{type(self).__name__} does not search")

    def public(self, position: Position) -> Any:
        """All that `why` may know of a position: what everybody sees, and nothing hidden."""
        return public_table(position)

    def why(self, deed: Deed) -> Reason | None:
        """Why a seat did something, from what everybody saw; None if there is nothing to be said.

        Equal deeds give equal reasons, whatever hands and libraries hold.
        """
        return None
