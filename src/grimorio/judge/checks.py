"""The checks that scenarios of every game can use: choices, who is asked, the winner, the rules cited."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from grimorio.judge.outcomes import Failed
from grimorio.judge.reading import Node
from grimorio.judge.scenario import rule_id
from grimorio.kernel import Choice, Option, Position
from grimorio.kernel.described import times
from grimorio.kernel.faults import Message, did_you_mean, joined
from grimorio.kernel.seats import Seat

GENERAL = ("choice", "asked", "winner", "where", "cites", "in_order")
"""The keys of `expect` that exist in every game, besides the letters of the seats."""


class Checks(ABC):
    """The part of a bench that checks what a scenario expects.

    Attributes:
        position: the present position.
        seats: the number of players.
    """

    SEATS: ClassVar[str] = "ABCDEFGH"
    EXPECTS: ClassVar[tuple[str, ...]] = ()
    """The keys of `expect` that only this game has; the letters of the seats are keys in every game."""
    OPEN: ClassVar[bool] = False
    """Whether `expect` accepts further keys than `EXPECTS`, such as names of objects; `check` reads them."""

    position: Position
    seats: int
    _cited: int

    @abstractmethod
    def check_seat(self, seat: Seat, node: Node) -> None:
        """Check what the script expects of one seat (`node`); call `miss` for each difference."""

    @abstractmethod
    def check(self, key: str, node: Node) -> None:
        """Check one thing that a script expects; call `miss` for each difference.

        `key` is its key under ``expect``: one of `EXPECTS`, or any text if `OPEN` is true. `node` is the
        expected value.
        """

    @abstractmethod
    def words(self, choice: Choice, option: Option) -> list[str]:
        """The names by which a script may call an option, its full name first."""

    @abstractmethod
    def vocabulary(self) -> set[str]:
        """Every word, in small letters, that the names of this game's options consist of."""

    @abstractmethod
    def seat(self, node: Node) -> Seat:
        """The seat that a value names. Raises BadFile: it names none."""

    @abstractmethod
    def pending(self, seat: Seat) -> Choice | None:
        """The choice that a seat is asked now; None if it is asked nothing."""

    @abstractmethod
    def asked(self) -> Message:
        """A text that says which seat is asked which choice, with the options."""

    @abstractmethod
    def offers(self, choice: Choice) -> Message:
        """The options of a choice as text."""

    def expect(self, node: Node) -> None:
        """Check that the position is as the script expects.

        Raises:
            BadFile: the expectation cannot be read.
            Failed: the position differs; the error names all differences.
        """
        seats = tuple(self.SEATS[: self.seats])
        known = (*seats, *type(self).EXPECTS, *GENERAL)
        parts = node.mapping(None if type(self).OPEN else known)
        self._misses: list[Failed] = []
        journal = self.position.journal or []
        for key, value in parts.items():
            if key in seats:
                self.check_seat(Seat(seats.index(key)), value)
            elif key == "choice":
                self.check_choice(value)
            elif key == "asked":
                self._check_asked(value)
            elif key == "winner":
                self._check_winner(value)
            elif key == "where":
                for name, places in value.mapping().items():
                    self._check_where(name, places)
            elif key == "cites":
                cited = {event.rule for event in journal[self._cited :]}
                for entry in value.each():
                    rule = rule_id(entry)
                    if rule not in cited:
                        self.miss(entry, Message("{rule} cited", "cited", rule=rule), _rules(sorted(cited)))
            elif key == "in_order":
                self._check_order(value, [event.rule for event in journal[self._cited :]])
            else:
                self.check(key, value)
        self._cited = len(journal)
        if self._misses:
            first = self._misses[0]
            expected = joined([entry.expected for entry in self._misses])
            raise Failed(first.line, expected, joined([entry.found for entry in self._misses]))

    def miss(self, node: Node, expected: str | Message, found: str | Message) -> None:
        """Note that the script expects `expected` at this value, but the position has `found`."""
        self._misses.append(Failed(node.line, expected, found))

    def check_choice(self, node: Node) -> None:
        """Check which choice is asked; call `miss` for each difference."""
        choices = self.choices()
        if node.text == "none":
            if choices:
                self.miss(node, Message("no choice", "no-choice"), self.asked())
            return
        parts = node.mapping(("seat", "ask", "offers", "lacks"))
        seat = self.seat(parts["seat"]) if "seat" in parts else None
        choice = next((choice for choice in choices if seat in (None, choice.seat)), None)
        if choice is None:
            whom = Message("a choice", "a-choice")
            if seat is not None:
                whom = Message("a choice of {seat}", "choice-of", seat=self.SEATS[seat])
            self.miss(node, whom, self.asked())
            return
        if "ask" in parts and parts["ask"].word() != choice.ask:
            wanted = Message("the choice {ask}", "the-choice", ask=parts["ask"].text)
            self.miss(parts["ask"], wanted, self.asked())
        for key in ("offers", "lacks"):
            for option in parts[key].each() if key in parts else ():
                text, offered = self.offering(choice, option)
                if offered != (key == "offers"):
                    self.miss(option, _offered(text, not offered), self.offers(choice))

    def choices(self) -> list[Choice]:
        """The pending choices that the key `choice` can refer to."""
        return list(self.position.waiting)

    def offering(self, choice: Choice, node: Node) -> tuple[str, bool]:
        """Whether a choice offers the option that the script names in `node`.

        Returns:
            The name of the option, and whether it is offered.

        Raises:
            BadFile: the name has a word that no option of this game has in its names.
        """
        text = " ".join(node.word().casefold().split())
        vocabulary = self.vocabulary()
        if unknown := [word for word in text.split() if word not in vocabulary]:
            hint = did_you_mean(unknown[0], vocabulary)
            raise node.wrong("unknown word {word}{hint}", "no-word", word=repr(unknown[0]), hint=hint)
        names = (name.casefold() for option in choice.options for name in self.words(choice, option))
        return text, text in names

    def _check_asked(self, node: Node) -> None:
        """Check what players are asked now: ``{A: target, B: none}``; call `miss` for each difference."""
        for name, value in node.mapping(self.SEATS[: self.seats]).items():
            choice = self.pending(Seat(self.SEATS.index(name)))
            found = "none" if choice is None else choice.ask
            if value.word() != found:
                self.miss(value, *self.asked_wrongly(Seat(self.SEATS.index(name)), value.text, found))

    def asked_wrongly(self, seat: Seat, wanted: str, found: str) -> tuple[Message, Message]:
        """The texts that a seat is expected to be asked one choice and is asked another; "none" for none."""
        name = self.SEATS[seat]
        texts = [Message("{seat} asked {ask}", "seat-asked", seat=name, ask=ask) for ask in (wanted, found)]
        return texts[0], texts[1]

    def places_of(self, name: str, node: Node) -> list[tuple[str, ...]]:
        """For each card of this name in the game, all names of the place where it lies.

        Raises BadFile: no card has this name, or the game does not tell places.
        """
        raise node.wrong("this game does not say where its cards lie", "no-places")

    def place_words(self) -> tuple[str, ...]:
        """The words that a script may use for places, such as zones, without a seat before them."""
        return ()

    def _check_where(self, name: str, node: Node) -> None:
        """Check that cards of this name lie in the places that the script lists in `node`.

        Each place in the list needs a card of its own. With ``none``, check that there is no such card.
        """
        locations = self.places_of(name, node)
        shown = _places([places[0] for places in locations])
        if node.text == "none":
            if locations:
                self.miss(node, Message("{card} nowhere", "card-nowhere", card=name), shown)
            return
        seats = self.SEATS[: self.seats]
        wanted: list[str] = []
        for item in node.each():
            word, number = times(item.word())
            known = self.place_words()
            bare = word[2:] if word[:2] in [f"{seat} " for seat in seats] else word
            if bare not in known and word not in seats:
                hint, shown_word = did_you_mean(bare, known), repr(word)
                problem = "expected A and one of {names}; found {found}{hint}"
                raise item.wrong(problem, "seat-place", names=known, found=shown_word, hint=hint)
            wanted += [word] * number
        left = list(locations)
        for word in sorted(wanted, key=len, reverse=True):
            place = next((places for places in left if word in places), None)
            if place is None:
                self.miss(
                    node, Message("{card} in {places}", "card-in", card=name, places=tuple(wanted)), shown
                )
                return
            left.remove(place)

    def _check_order(self, node: Node, cited: list[str]) -> None:
        """Check that the rules in `node` were cited one after another; other rules may stand between them.

        `cited` has the rules of the events since the last `expect`, in order.
        """
        at = 0
        for one in node.each():
            rule = rule_id(one)
            if rule not in cited[at:]:
                wanted = Message("{rule} cited after what is named before it", "cited-after", rule=rule)
                self.miss(one, wanted, _rules(cited))
                return
            at = cited.index(rule, at) + 1

    def _check_winner(self, node: Node) -> None:
        result = self.position.result
        if result is None:
            found = "none"
        elif not result.winners:
            found = "draw"
        else:
            found = " ".join(self.SEATS[seat] for seat in result.winners)
        known = ("none", "draw", *self.SEATS[: self.seats])
        wanted = " ".join(sorted(one.one_of(known) for one in node.each()))
        if wanted != found:
            self.miss(node, f"winner {wanted}", f"winner {found}")


def _rules(cited: list[str]) -> str | Message:
    """The ids of the rules that were cited, as text."""
    return ", ".join(cited) or Message("no events", "no-events")


def _places(locations: list[str]) -> str | Message:
    """The places where cards lie, as text."""
    return ", ".join(locations) or Message("nowhere", "nowhere")


def _offered(text: str, offered: bool) -> Message:
    """The text that an option is offered, or that it is not."""
    if offered:
        return Message("{option} offered", "offered", option=text)
    return Message("{option} not offered", "not-offered", option=text)
