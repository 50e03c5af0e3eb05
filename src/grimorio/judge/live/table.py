"""The setup of Magic Live's scenarios, and the names of its things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from grimorio.games.live import pool
from grimorio.games.live.powerset import known as known_powers
from grimorio.games.live.sheet import LIFE_PRICE, MOST, Sheet, SheetError
from grimorio.games.live.situation import SEAT_KEYS, TOP_KEYS
from grimorio.games.magic.names import find
from grimorio.judge.bench import Bench
from grimorio.judge.reading import Node
from grimorio.kernel import CHANCE, Choice, Option, Position, Setup, SetupError
from grimorio.kernel.described import items, known, one_of, times, whole
from grimorio.kernel.faults import in_field, message_of
from grimorio.kernel.seats import WATCHER, Seat, seats_of
from grimorio.kernel.sizes import quoted

DECKS = ("white", "blue", "black", "red", "green", "artifact")
TRAITS = ("physical", "social", "mental")
POOL_KEYS = ("packs", "decks")
SHEET_KEYS = ("style", "traits", "powers", "bought", "xp")


class LiveTable(Bench):
    """The table of a scenario of Magic Live: its setup, and the names by which scripts call things."""

    TIMING: ClassVar[str] = "LIVE-3-PHASE-1"

    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        """Set up the position that a scenario describes.

        Args:
            setup: the game, its options, seats, seed and cards.
            description: the value of `setup` in the scenario file. It may give the packs and decks of the
                pool, what lies on the table (`TOP_KEYS`), and for each seat, such as "A", a Magus or "out".
                If it gives only the pool, the sheets of the Magi and who is `first`, the position is the
                beginning of the first auction.

        Raises:
            SetupError: the description is wrong.
        """
        seats = self.SEATS[: setup.seats]
        known(description, (*POOL_KEYS, *TOP_KEYS, *seats), "")
        cards = dict(setup.cards or {})
        self.powers = known_powers(cards.get("powers"))
        situation: dict[str, Any] = {key: description[key] for key in TOP_KEYS if key in description}
        self.sheets: list[Sheet] = []
        for name in seats:
            data = description.get(name)
            if data != "out":
                data = {} if data is None else data
                known(data, (*SHEET_KEYS, *SEAT_KEYS), name)
                more = {key: data[key] for key in SEAT_KEYS if key in data}
                situation |= {name: more} if more else {}
            else:
                situation[name], data = data, {}
            self.sheets.append(sheet(name, data, self.powers))
        cards["sheets"] = [magus.to_json() for magus in self.sheets]
        cards["pool"] = packs_of(setup.seed, description, situation, seats).to_json()
        self._vocabulary: set[str] = set()
        first = one_of(description.get("first", seats[0]), tuple(seats), "first")
        begins = set(situation) <= {"first"}
        setup = replace(setup, cards=cards, situation=None if begins else situation)
        try:
            position = self.game.start(setup, stops=(1 << setup.seats) - 1, open_chance=True)
        except SetupError as error:
            if not error.field.startswith("situation"):
                raise error.at("packs") from None
            raise error.at(error.field.removeprefix("situation").lstrip(".")) from None
        self.setup = setup
        if begins:
            position.answer(position.choice.index(("seat", seats.index(first))))
            while position.waiting and position.choice.seat == CHANCE:  # the order of the colours, by lot
                position.answer(0)
        return position

    # -- what the bench asks of a game -----------------------------------------------------------

    def table(self, seat: Seat = WATCHER) -> dict[str, Any]:
        """The table as everybody sees it (`WATCHER`), or as one seat does: the "table" of the seat's view."""
        table: dict[str, Any] = self.position.seen_by(seat)["table"]
        return table

    def vocabulary(self) -> set[str]:
        if not self._vocabulary:
            said = {word for option in self.game.actions(self.seats) for word in self._said(option)}
            said |= {word for one in self.game.cards(self.setup.cards) for word in one["name"].split()}
            said |= (
                {"mono", "two-colour", "gold"}
                | {self.SEATS[seat] for seat in seats_of(self.seats)}
                | {"seat"}
            )
            self._vocabulary = {word.casefold() for word in said}
        return self._vocabulary

    def _said(self, option: Option) -> list[str]:
        return " ".join(map(str, option)).split()

    def words(self, choice: Choice, option: Option) -> list[str]:
        if option[0] == "seat":
            return [f"seat {self.SEATS[int(option[1])]}"]
        names = [" ".join(map(str, option)), " ".join(map(str, option[1:] or option))]
        if choice.ask == "declare" and option == ("yes",):
            rows = self.table()["rows"]
            names.append(rows["rows"][rows["at"]]["kind"])
        return [*names, *(name.casefold() for name in names)]

    def turn(self) -> tuple[int, int]:
        return 0, -1

    def phase(self) -> str:
        table = self.table()
        return str(table["auction"] or table["phase"])

    def phases(self) -> tuple[str, ...]:
        return (*DECKS, "completion", "lands", "over")

    def card(self, node: Node) -> str:
        """The English name of the card that a value names. Raises BadFile: no card has this name."""
        try:
            return find(node.word())
        except LookupError as error:
            raise node.wrong(message_of(error)) from None

    def cards(self, node: Node) -> list[str]:
        """The English names of cards; empty for ``none``. Raises BadFile: a name belongs to no card."""
        return [] if node.text == "none" else [self.card(one) for one in node.each()]

    def picture(self) -> str:
        table = self.table()
        lines = [f"{self.phase()}: {', '.join(table['packs']) or 'nothing on the table'}"]
        for one in table["magi"]:
            traits = " ".join(f"{trait} {count}" for trait, count in one["traits"].items())
            packs = ", ".join(one["packs"]) or "no packs"
            lines.append(f"  {self.SEATS[one['seat']]} {one['style']}: life {one['life']}, {traits}; {packs}")
        return "\n".join((*lines, f"  {self.asked()}"))


def sheet(name: str, data: Any, powers: dict[str, Any]) -> Sheet:
    """The sheet of the Magus of the seat with the letter `name`.

    `data` may have `style`, `traits`, `powers`, other things `bought`, and `xp` left to spend.

    Raises:
        SetupError: the sheet is not allowed.
    """
    traits = data.get("traits", [3, 5, 7])
    if not isinstance(traits, list) or len(traits) != 3 or not all(type(trait) is int for trait in traits):
        problem = "expected three numbers, found {found}"
        raise SetupError(f"{name}.traits", problem, "three-numbers", found=repr(traits)[:80])
    physical, social, mental = traits
    xp = whole(data.get("xp", 0), 0, MOST, f"{name}.xp")
    try:
        magus = Sheet(name, str(data.get("style", "gold")), (physical, social, mental))
        for place, power in enumerate(items(data.get("powers"), f"{name}.powers")):
            if str(power) not in powers:
                problem = "there is no Power {name}; expected {names}"
                shown = {"name": quoted(power), "names": tuple(powers)}
                raise SetupError(f"{name}.powers[{place}]", problem, "no-power", **shown)
            magus = magus.award(powers[str(power)].price, "before").learn(str(power), powers)
        for place, entry in enumerate(items(data.get("bought"), f"{name}.bought")):
            word, number = times(entry)
            kind = one_of(word, ("life", *TRAITS), f"{name}.bought[{place}]")
            for _ in range(number):
                price = LIFE_PRICE if kind == "life" else magus.traits[TRAITS.index(kind)]
                magus = magus.award(price, "before")
                magus = magus.gain_life() if kind == "life" else magus.raise_attribute(kind)
    except SheetError as error:
        raise SetupError(name, in_field(error)) from None
    return magus.award(xp, "before") if xp else magus


def packs_of(seed: int, description: dict[str, Any], situation: dict[str, Any], seats: str) -> pool.Pool:
    """The pool of packs for a scenario.

    In each deck it has as many packs as `description["packs"]` says, drawn by the seed. A deck that is listed
    in `description["decks"]` has the listed packs instead. All packs that the situation names are added.

    Args:
        seed: the seed of the scenario.
        description: the setup of the scenario; "packs" and "decks" may be missing.
        situation: the part of the setup that lays out a position.
        seats: the letters of the players.

    Raises:
        SetupError: a card or number is not possible.
    """
    count = whole(description.get("packs", pool.PACKS), 1, 60, "packs")
    drawn = pool.generate(seed, count)
    decks = dict(zip((*DECKS, "land"), (list(deck) for deck in drawn.decks), strict=True))
    named = description.get("decks", {})
    known(named, tuple(decks), "decks")
    for deck, cards in named.items():
        decks[deck] = []
        for place, card in enumerate(items(cards, f"decks.{deck}")):
            where = f"decks.{deck}[{place}]"
            name = _found(card, where)
            if pool.deck_of(name) != deck:
                problem = "{card} lies in the deck {deck} (LIVE-2-POOL-4)"
                raise SetupError(where, problem, "live-deck-of", card=name, deck=pool.deck_of(name))
            decks[deck].append(name)
    for card, where in _held(situation, seats):
        name = _found(card, where)
        deck = pool.deck_of(name)
        if deck != "land" and name not in decks[deck]:
            decks[deck].append(name)
    return pool.Pool(drawn.name, tuple(tuple(deck) for deck in decks.values()))


def _held(situation: dict[str, Any], seats: str) -> Iterator[tuple[Any, str]]:
    """Yield the name of the card of each pack that a situation names, with its path in the situation.

    These are the packs of the players with the letters `seats`, the pack that is claimed, and the second pack
    of a challenge.
    """
    for name in seats:
        one = situation.get(name)
        one = one if isinstance(one, dict) else {}
        for key in ("packs", "secret"):
            for place, card in enumerate(items(one.get(key), f"{name}.{key}")):
                yield card, f"{name}.{key}[{place}]"
    if "claim" in situation:
        yield situation["claim"], "claim"
    challenge = situation.get("challenge")
    if isinstance(challenge, dict) and "second" in challenge:
        yield challenge["second"], "challenge.second"


def _found(card: Any, where: str) -> str:
    """The English name of the card called `card`. Raises SetupError, with the path `where`: there is none."""
    try:
        return find(str(card))
    except LookupError as error:
        raise SetupError(where, message_of(error)) from None
