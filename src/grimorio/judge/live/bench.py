"""Magic Live's setup and verbs, and what can be expected of its auction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from grimorio.games.live import pool
from grimorio.games.live.powerset import known
from grimorio.games.live.sheet import Sheet, SheetError
from grimorio.games.magic.names import find
from grimorio.judge.bench import MOST_PASSES, Bench, NotAsked
from grimorio.judge.reading import Node
from grimorio.kernel import CHANCE, Choice, Option, Position, Setup, SetupError

DECKS = ("white", "blue", "black", "red", "green", "artifact")
TRAITS = ("physical", "social", "mental")
THROWS = ("rock", "paper", "scissors")
IDLE: tuple[Option, ...] = (("no",), ("none",), ("accept",), ("done",), ("give-up",))
"""What a player answers who does nothing."""

SEAT_KEYS = (*TRAITS, "life", "packs", "has", "lacks", "secret", "declared", "playing")


class LiveBench(Bench):
    """A scenario of Magic Live's auction in play."""

    EXPECTS: ClassVar[tuple[str, ...]] = ("phase", "table", "on_table", "reason")
    TIMING: ClassVar[str] = "LIVE-3-PHASE-1"

    # -- setup -----------------------------------------------------------------------------------

    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        """The beginning of an auction: `first` begins, `packs` in each deck, a Magus for each seat."""
        seats = self.SEATS[: setup.seats]
        if unknown := sorted(set(description) - {"first", "packs", *seats}):
            raise SetupError(unknown[0], f"expected first, packs or one of {', '.join(seats)}")
        first = description.get("first", seats[0])
        if first not in seats:
            raise SetupError("first", f"expected one of {', '.join(seats)}, found {first!r}")
        packs = description.get("packs", pool.PACKS)
        if type(packs) is not int or not 1 <= packs <= 60:
            raise SetupError("packs", f"expected 1 to 60, found {packs!r}")
        cards = dict(setup.cards or {})
        powers = known(cards.get("powers"))
        cards["sheets"] = [sheet(name, description.get(name, {}), powers).to_json() for name in seats]
        cards["pool"] = pool.generate(setup.seed, packs).to_json()
        self._vocabulary: set[str] = set()
        try:
            position = self.game.start(
                replace(setup, cards=cards), stops=(1 << setup.seats) - 1, open_chance=True
            )
        except SetupError as error:
            raise SetupError("packs", str(error)) from None
        position.answer(position.choice.index(("seat", seats.index(first))))
        while position.choice.seat == CHANCE:  # the order of the colours, by lot
            position.answer(0)
        return position

    # -- what the bench asks of a game -----------------------------------------------------------

    def table(self) -> dict[str, Any]:
        """What everybody sees of the table."""
        table: dict[str, Any] = self.position.seen_by(-2)["table"]
        return table

    def vocabulary(self) -> set[str]:
        if not self._vocabulary:
            said = {word for option in self.game.actions(self.seats) for word in self._said(option)}
            said |= {word for one in self.game.cards(self.setup.cards) for word in one["name"].split()}
            said |= {self.SEATS[seat] for seat in range(self.seats)} | {"seat"}
            self._vocabulary = {word.casefold() for word in said}
        return self._vocabulary

    def _said(self, option: Option) -> list[str]:
        return " ".join(map(str, option)).split()

    def words(self, choice: Choice, option: Option) -> list[str]:
        if option[0] == "seat":
            return [f"seat {self.SEATS[int(option[1])]}"]
        names = [" ".join(map(str, option)), " ".join(map(str, option[1:] or option))]
        return [*names, *(name.casefold() for name in names)]

    def turn(self) -> tuple[int, int]:
        return 0, -1

    def phase(self) -> str:
        table = self.table()
        return str(table["auction"] or table["phase"])

    def phases(self) -> tuple[str, ...]:
        return (*DECKS, "completion", "lands")

    # -- verbs -----------------------------------------------------------------------------------

    def throw(self, node: Node) -> None:
        """``throw``: what each of two shows, ``{A: rock, B: paper}``."""
        for name, hand in node.mapping(self.SEATS[: self.seats]).items():
            choice = self.pending(self.SEATS.index(name))
            if choice is None or choice.ask != "throw":
                raise NotAsked(hand, f"{name} does not throw now: {self.asked()}", ["LIVE-3-CHAL-6"])
            self.give(choice, ("throw", hand.one_of(THROWS)))

    def go_on(self, node: Node) -> None:
        """``go``: everybody declares, contests and adds as little as may be, up to a phase."""
        phase = node.one_of(self.phases())
        for _ in range(MOST_PASSES):
            if not self.position.waiting:
                break
            if self.phase() == phase:
                return
            choice = self.position.choice
            option = next((one for one in IDLE if one in choice.options), choice.options[0])
            self.position.answer(choice.index(option), choice.number)
        raise node.wrong(f"nobody is asked anything in {phase}; {self.asked()}")

    # -- expect ----------------------------------------------------------------------------------

    def compare(self, node: Node, label: str, wanted: Any, found: Any) -> None:
        """Two plain values."""
        if wanted != found:
            self.miss(node, f"{label} {wanted}", f"{label} {found}")

    def check_seat(self, seat: int, node: Node) -> None:
        name = self.SEATS[seat]
        one = self.table()["magi"][seat]
        for key, value in node.mapping(SEAT_KEYS).items():
            label = f"{name} {key}"
            if key in TRAITS:
                self.compare(value, label, value.whole(0, 99), one["traits"][key])
            elif key == "life":
                self.compare(value, label, value.whole(0, 999), one["life"])
            elif key == "packs":
                self.compare(value, label, value.whole(0, 99), len(one["packs"]))
            elif key in ("has", "lacks"):
                for card in value.each():
                    if (self.card(card) in one["packs"]) != (key == "has"):
                        self.miss(card, f"{label} {card.text}", f"{name} has {', '.join(one['packs'])}")
            elif key == "secret":
                self.compare(value, label, value.whole(0, 99), one["secret"]["size"])
            elif key == "declared":
                kinds = ", ".join(f"{kind} {deck}" for deck, kind in one["declared"].items())
                self.compare(value, label, value.word(), kinds or "nothing")
            else:
                self.compare(value, label, value.truth(), one["playing"])

    def check(self, key: str, node: Node) -> None:
        table = self.table()
        if key == "phase":
            self.compare(node, key, node.one_of((*self.phases(), "over")), self.phase())
        elif key == "table":
            self.compare(node, key, node.whole(0, 99), len(table["packs"]))
        elif key == "on_table":
            for card in node.each():
                if self.card(card) not in table["packs"]:
                    self.miss(card, f"{card.text} on the table", ", ".join(table["packs"]) or "nothing")
        else:
            result = self.position.result
            self.compare(node, key, node.word(), "none" if result is None else result.reason)

    def card(self, node: Node) -> str:
        """The English name of a card. Raises BadFile."""
        try:
            return find(node.word())
        except LookupError as error:
            raise node.wrong(str(error)) from None

    def picture(self) -> str:
        table = self.table()
        lines = [f"{self.phase()}: {', '.join(table['packs']) or 'nothing on the table'}"]
        for one in table["magi"]:
            traits = " ".join(f"{trait} {count}" for trait, count in one["traits"].items())
            packs = ", ".join(one["packs"]) or "no packs"
            lines.append(f"  {self.SEATS[one['seat']]} {one['style']}: life {one['life']}, {traits}; {packs}")
        return "\n".join((*lines, f"  {self.asked()}"))

    VERBS: ClassVar[dict[str, Callable[[Any, Node], None]]] = {"throw": throw, "go": go_on}


def sheet(name: str, data: Any, powers: dict[str, Any]) -> Sheet:
    """The Magus of a seat: `style`, `traits` and `powers`. Raises SetupError."""
    if not isinstance(data, dict):
        raise SetupError(name, f"expected style, traits and powers, found {data!r}")
    if unknown := sorted(set(data) - {"style", "traits", "powers"}):
        raise SetupError(f"{name}.{unknown[0]}", "expected style, traits or powers")
    traits = data.get("traits", [3, 5, 7])
    if not isinstance(traits, list) or len(traits) != 3:
        raise SetupError(f"{name}.traits", f"expected three numbers, found {traits!r}")
    names = data.get("powers", [])
    if not isinstance(names, list):
        raise SetupError(f"{name}.powers", f"expected a list, found {names!r}")
    try:
        physical, social, mental = traits
        magus = Sheet(name, str(data.get("style", "gold")), (physical, social, mental)).award(999, "before")
        for power in names:
            magus = magus.learn(str(power), powers)
    except (SheetError, TypeError) as error:
        raise SetupError(name, str(error)) from None
    return magus
