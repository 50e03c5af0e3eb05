"""Games that are stepped together; what the seats that are asked see, as rows of bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.kernel import Game, Luck, Position, Setup
from grimorio.kernel.choice import Option
from grimorio.kernel.seats import Seat

_MOST_KEPT: Final = 2000
"""How many offers are kept; after that all are forgotten, so that memory stays bounded."""


class Offer:
    """The options of a choice as actions of a learning program.

    Attributes:
        actions: the action of each option, in the choice's order.
        mask: a byte for each action of the game: 1 for those that are offered, 0 for all others.
    """

    def __init__(self, actions: list[int], count: int) -> None:
        self.actions = actions
        mask = bytearray(count)
        for action in actions:
            mask[action] = 1
        self.mask = bytes(mask)

    def index(self, action: int) -> int:
        """The index of the option that an action stands for; -1 for an action that is not offered."""
        for index, offered in enumerate(self.actions):
            if offered == action:
                return index
        return -1


class Offers:
    """The offers of a game. Those made last are kept, because the same options are often offered again.

    Attributes:
        count: the number of actions.
        none: the offer where nobody is asked.
    """

    def __init__(self, actions: dict[Option, int], count: int) -> None:
        """Prepare the offers of a game.

        `actions` has the action of each option of the game. It is empty in a game that does not list them:
        then an action is an option's index, and options beyond the number of actions, `count`, are left out.
        """
        self._actions = actions
        self.count = count
        self.none = Offer([], count)
        self._kept: dict[tuple[Option, ...], Offer] = {}
        self._same: dict[int, Offer] = {}
        self._first: dict[int, Offer] = {}

    def of(self, options: Sequence[Option]) -> Offer:
        """The offer of a choice with these options."""
        same = self._same.get(id(options))
        if same is not None:
            return same
        if not self._actions:
            return self._of_first(min(len(options), self.count))
        known = options if isinstance(options, tuple) else tuple(options)
        offer = self._kept.get(known)
        if offer is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
                self._same.clear()
            offer = Offer([self._actions[option] for option in known], self.count)
            self._kept[known] = self._same[id(known)] = offer
        return offer

    def _of_first(self, size: int) -> Offer:
        """The offer of the first actions, so many of them."""
        offer = self._first.get(size)
        if offer is None:
            offer = self._first[size] = Offer(list(range(size)), self.count)
        return offer


class Place:
    """A place of `Rows`, in which one game is played after another.

    Attributes:
        luck: the seeds of the games come from it.
        observer: writes what is seen here.
        position: the game in progress.
        over: whether it has ended, and so begins anew at the next step.
        asked: the seat that is asked; 0 where the game has ended.
        offer: what that seat is offered; `Offers.none` where the game has ended.
    """

    def __init__(self, position: Position, seed: int, offer: Offer) -> None:
        self.luck = Luck(seed)
        self.observer = position.game.observer(position.setup.seats)
        self.position = position
        self.over = True
        self.asked = Seat(0)
        self.offer = offer


class Rows:
    """Some games of one kind, each with a row of numbers for what the seat that is asked sees.

    Attributes:
        places: the games in progress.
        features: what the seats that are asked see (`Observer.add`), one game after another.
    """

    def __init__(self, example: Position, offers: Offers, seeds: Sequence[int]) -> None:
        """Prepare a game for each seed, of the rules and with the setup of an example."""
        self._game: Game = example.game
        self._setup = example.setup
        self._offers = offers
        self.places = [Place(example, seed, offers.none) for seed in seeds]
        self.features: list[bytes] = []

    def seed(self, seeds: Sequence[int]) -> None:
        """Fix the games to come: in each place they follow from the seed of the place."""
        for place, seed in zip(self.places, seeds, strict=True):
            place.luck = Luck(seed)

    def begin(self) -> None:
        """Begin a new game in each place."""
        self.features = []
        for place in self.places:
            self._begin(place)

    def _begin(self, place: Place) -> None:
        """Begin a new game in a place, with the next seed of this place."""
        setup = self._setup
        place.position = self._game.start(Setup(setup.game, setup.seats, place.luck.bits(), setup.options))
        self._turn(place)

    def _turn(self, place: Place) -> None:
        """Note what is asked in a place and what is seen, or that its game has ended."""
        position = place.position
        place.over = position.result is not None
        if place.over:
            place.asked = Seat(0)
            place.offer = self._offers.none
        else:
            choice = position.waiting[0]
            place.asked = choice.seat
            place.offer = self._offers.of(choice.options)
        place.observer.add(position, place.asked, self.features)

    def step(self, actions: list[int]) -> tuple[list[int], list[int]]:
        """Answer in each game by an action, and begin those anew that had ended.

        A game whose action is not offered is over, without a result.

        Returns the seat that acted in each game (-1 where a game began anew), and the numbers of the places
        whose action was not offered.
        """
        acted: list[int] = []
        illegal: list[int] = []
        self.features = []
        for number, place in enumerate(self.places):
            if place.over:
                self._begin(place)
                acted.append(-1)
                continue
            acted.append(place.asked)
            index = place.offer.index(actions[number])
            if index < 0:
                illegal.append(number)
                place.over = True
                place.offer = self._offers.none
                place.observer.add(place.position, place.asked, self.features)
                continue
            place.position.answer(index)
            self._turn(place)
        return acted, illegal

    def masks(self) -> bytearray:
        """What is offered in each game (`Offer.mask`), one game after another."""
        return bytearray().join([place.offer.mask for place in self.places])

    def asked(self) -> list[int]:
        """The seat that is asked in each game; 0 where it has ended."""
        return [place.asked for place in self.places]

    def over(self) -> list[bool]:
        """Whether each game has ended, and so begins anew at the next step."""
        return [place.over for place in self.places]
