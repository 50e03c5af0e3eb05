"""The setup and luck of Wizards of Mickey's scenarios, the names of its things, and its texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

from grimorio.decks import Deck
from grimorio.games.mickey.ready import ready
from grimorio.games.mickey.situation import OPENING
from grimorio.games.mickey.situation_data import PLACES
from grimorio.games.mickey.situation_diamagics import COLOUR_WORDS, diamagics
from grimorio.games.mickey.situation_names import folded, names_of
from grimorio.judge.bench import Bench
from grimorio.judge.reading import Node, expected
from grimorio.kernel import CHANCE, Choice, Option, Position, Setup, SetupError
from grimorio.kernel.described import items, known, times
from grimorio.kernel.faults import did_you_mean, message_of
from grimorio.kernel.seats import WATCHER, Seat, seat_in, seats_of
from grimorio.kernel.sizes import quoted

DECK_KEYS = ("mages", "spells", "castles", "code", "support")
KINDS = ("mage", "spell", "castle", "code")
PHASES = ("castle", "challenge", "diamagic", "discard", "draw")
UNKNOWN = "?"
"""The name of a card that is not seen."""


class MickeyTable(Bench):
    """The table of a scenario: its setup, and the names by which scripts call things."""

    PAUSES: ClassVar[frozenset[str]] = frozenset(("play", "castle"))
    CHANCE_OPEN: ClassVar[bool] = True
    TIMING: ClassVar[str] = "WOM-IT-7.1-1"

    # -- setup and luck --------------------------------------------------------------------------

    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        """Set up the position that a scenario describes. Raises SetupError: the description is wrong.

        `description` is the value of `setup` in the scenario file. Where its phase is the opening, it may
        name only the prebuilt decks of the seats and who is `first`.
        """
        self._vocabulary: set[str] = set()
        plain = dict(description)
        if plain.get("phase") == OPENING:
            setup = self.opening(setup, plain)
        try:
            position = self.game.start(
                replace(setup, situation=plain or {}),
                journal=True,
                stops=(1 << setup.seats) - 1,
                open_chance=True,
            )
        except SetupError as error:
            raise error.at(error.field.removeprefix("situation").lstrip(".")) from None
        self.setup = setup
        self.names = names_of(position.book)
        return position

    def opening(self, setup: Setup, plain: dict[str, Any]) -> Setup:
        """A copy of a setup for a game that begins with its opening, with the decks that scenarios name.

        `plain` is the description of the position in a scenario. Its keys for the decks and for the first
        seat are read and removed. Raises SetupError: a deck or the first seat is wrong.
        """
        if first := plain.pop("first", None):
            if first not in tuple(self.SEATS[: setup.seats]):
                raise SetupError("first", "expected A or B, found {found}", "a-or-b", found=quoted(first))
            self._luck = [Node("", 0, "first", f"seat {first}", f"seat {first}")]
        if setup.cards is not None and not any(seat in plain for seat in self.SEATS[: setup.seats]):
            return setup
        ready_decks = [deck.name for deck in ready(self.game.settled(setup)["match"])]
        decks = [plain.pop(seat, ready_decks[place]) for place, seat in enumerate(self.SEATS[: setup.seats])]
        self.names = names_of(self.game.book(replace(setup, situation=None)))
        for place, (seat, deck) in enumerate(zip(self.SEATS, decks, strict=False)):
            if isinstance(deck, dict):
                decks[place] = self.own_deck(deck, seat).to_json()
            elif deck not in ready_decks:
                hint = did_you_mean(str(deck), ready_decks)
                problem = "expected a ready deck ({names}) or its {keys}; found {found}{hint}"
                known = {"names": tuple(ready_decks), "keys": DECK_KEYS}
                raise SetupError(seat, problem, "ready-deck", **known, found=quoted(deck), hint=hint)
        return replace(setup, cards={**(setup.cards or {}), "decks": decks})

    def ready_parts(self, node: Node) -> dict[str, Any]:
        """The cards of the prebuilt deck that `node` names, by keys: "mages", "spells" and so on.

        Raises BadFile: no prebuilt deck has this name.
        """
        decks = {deck.name: deck for deck in ready(self.game.settled(self.setup)["match"])}
        deck = decks[node.one_of(decks)]
        parts: dict[str, Any] = {key: [] for key in DECK_KEYS}
        for name in deck.cards():
            kind = next(place for place in range(4) if folded(name) in self.names.by_kind[place])
            parts[DECK_KEYS[kind]].append(name)
        parts["support"] = [name for number, name in deck.sideboard for _ in range(number)]
        return parts

    def own_deck(self, data: dict[str, Any], where: str) -> Deck:
        """Read the deck `data`: ``{mages: […], spells: [Roknar*3, …], castles: […], code: …, support: […]}``.

        A part that is missing is empty. `where` is the name of the deck, and its path in errors. Raises
        SetupError: a part is faulty, or there is another key.
        """
        known(data, DECK_KEYS, where)
        main: list[str] = []
        for key, kinds in (("mages", 0), ("spells", 1), ("castles", 2), ("code", 3)):
            main += self.keys(data.get(key), (kinds,), f"{where}.{key}")
        return Deck.of(where, main, self.keys(data.get("support"), (0, 1, 2, 3), f"{where}.support"))

    def keys(self, data: Any, kinds: tuple[int, ...], where: str) -> list[str]:
        """The keys of the cards in `data`, a list with counts (``Roknar*3``), each repeated by its count.

        `kinds` are the indices in `KINDS` of the kinds that the cards may have. Raises SetupError, with the
        path `where`: a card is unknown or of another kind.
        """
        found: list[str] = []
        for place, entry in enumerate(items(data, where)):
            word, number = times(entry)
            at = f"{where}[{place}]"
            fits = [
                kind for kind in kinds if isinstance(word, str) and folded(word) in self.names.by_kind[kind]
            ]
            found += [str(self.names.faces[self.names.find(word, (fits or list(kinds))[0], at)].key)] * number
        return found

    def give(self, choice: Choice, option: Option, *rules: str) -> None:
        super().give(choice, option, *rules)
        while self.position.waiting and self.position.choice.seat == CHANCE:
            self.by_chance(self.position.choice)

    # -- what the bench asks of a game -----------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """The table as a seat sees it; for None, each side as its own player sees it.

        It is the "table" of the seat's view (`Position.seen_by`).
        """
        if seat is not None:
            seen: dict[str, Any] = self.position.seen_by(seat)["table"]
            return seen
        views = [self.position.seen_by(other)["table"] for other in seats_of(2)]
        stake = [
            one if one["colour"] else other
            for one, other in zip(views[0]["stake"], views[1]["stake"], strict=True)
        ]
        return {**views[0], "stake": stake, "sides": [views[other]["sides"][other] for other in seats_of(2)]}

    def turn(self) -> tuple[int, int]:
        table = self.view(WATCHER)
        return table["turn"], table["active"]

    def phase(self) -> str:
        phase: str = "over" if self.position.over else self.view(WATCHER)["phase"]
        return phase

    def phases(self) -> tuple[str, ...]:
        return PHASES

    def vocabulary(self) -> set[str]:
        if not self._vocabulary:
            said = {"cast", "hide", "besides", "pass", "done", "back", "none", "yes", "no", "swap", "deploy"}
            said |= {"team", "code", "castle", "pick", "seat", "line-up", "discard", *PLACES, *COLOUR_WORDS}
            said |= {str(number) for number in range(61)} | {"a", "b"}
            for words in self.names.by_kind:
                for name in words:
                    said |= set(name.split())
            for face in self.names.faces:
                said |= set(face.key.casefold().split()) | set(face.team.casefold().split())
            self._vocabulary = said
        return self._vocabulary

    def words(self, choice: Choice, option: Option) -> list[str]:
        head, *rest = option
        match head:
            case "cast" | "hide" | "besides" | "deploy":
                place = PLACES[int(rest[1])]
                return [
                    f"{head} {rest[0]} {place}",
                    *(f"{head} {name} {place}" for name in called(str(rest[0]))),
                ]
            case "mage":
                seat, at = seat_in(rest, 0), int(rest[1])
                mage = self.mage_at(seat, at)
                where = f"{self.SEATS[seat]} {PLACES[at]}"
                return [where, f"mage {where}", *called(mage)]
            case "spell":
                return [*self.spell_words(int(rest[0]))]
            case "diamagic":
                where = f"{self.SEATS[int(rest[0])]} {PLACES[int(rest[1])]}"
                return [f"{where} {colour}" for colour in colour_words(str(rest[2]))]
            case "colour" | "token":
                return [*colour_words(str(rest[0])), f"{head} {rest[0]}"]
            case "seat":
                return [f"seat {self.SEATS[int(rest[0])]}", self.SEATS[int(rest[0])]]
            case "pick":
                return [f"pick {int(rest[0]) + 1}", str(int(rest[0]) + 1)]
            case "swap":
                return [f"swap {rest[0]} {rest[1]}"]
            case "effect":
                return [str(rest[0]), *called(str(rest[0]))]
            case "no-code":
                return ["no code", "none"]
            case "pass" | "done":
                return [str(head), "none"]
        if rest:
            text = " ".join(str(part) for part in rest)
            return [text, *called(text), f"{head} {text}"]
        return [str(head)]

    def spell_words(self, ref: int) -> Iterator[str]:
        """The names by which a script may call the Spell `ref`: ``A left Roknar``, and its name alone."""
        for side in self.view()["sides"]:
            for spell in side["spells"]:
                if spell["ref"] == ref:
                    where = f"{self.SEATS[side['seat']]} {PLACES[spell['place']]}"
                    for name in (spell["card"], folded(spell["card"])):
                        yield f"{where} {name}"
                        yield name

    def mage_at(self, seat: Seat, place: int) -> str:
        """The card key (such as "Ada the Patient") of a player's Mage at a place: 0 is left, 2 is right."""
        mages = self.view(seat)["sides"][seat]["mages"]
        return next(str(mage["card"]) for mage in mages if mage["place"] == place)

    def picture(self) -> str:
        table = self.view()
        castle = table["castle"]
        stake = ", ".join(item["colour"] or UNKNOWN for item in table["stake"]) or "nothing"
        active = "nobody" if table["active"] < 0 else self.SEATS[table["active"]]
        middle = "no Castle" if castle is None else castle["card"]
        lines = [f"turn {table['turn']} of {active}, {self.phase()}: {middle}, at stake {stake}"]
        for side in table["sides"]:
            power = table["power"]["totals"][side["seat"]]
            hand = listed(side["hand"]["cards"])
            lines.append(
                f"  {self.SEATS[side['seat']]} power {power}, {side['diamagics']} Diamagics, hand {hand}"
            )
            for mage in sorted(side["mages"], key=lambda item: int(item["place"])):
                if mage["place"] < 0:
                    continue
                lying = [spell for spell in side["spells"] if spell["place"] == mage["place"]]
                said = ", ".join(f"{area(item)} {item['card']}" for item in lying) or "-"
                gems = " ".join(
                    f"{colour} {number}" for colour, number in mage["diamagics"].items() if number
                )
                lines.append(
                    f"    {PLACES[mage['place']]} {mage['card']}{f' [{gems}]' if gems else ''}: {said}"
                )
        lines.append(f"  {self.asked()}")
        return "\n".join(lines)

    # -- reading values --------------------------------------------------------------------------

    def card(self, node: Node, *kinds: str) -> str:
        """The key of the card of one of these kinds that a value names.

        Raises BadFile: no card of these kinds has the name.
        """
        wrong: SetupError | None = None
        for kind in kinds:
            try:
                return str(self.names.faces[self.names.find(node.word(), KINDS.index(kind), "")].key)
            except SetupError as error:
                wrong = wrong or error
        assert wrong is not None
        raise node.wrong(message_of(wrong))

    def card_list(self, node: Node, *kinds: str) -> list[str]:
        """The keys of the cards in a list such as ``[Roknar*2, Ebb]``, each repeated by its count.

        `kinds` are the kinds of card allowed, such as "spell". ``?`` is an unseen card; the value "none" is
        an empty list. Raises BadFile: a card is unknown or of another kind.
        """
        found: list[str] = []
        for one in [] if node.text == "none" else node.each():
            word, number = times(one.word())
            named = Node(one.file, one.line, one.name, word, word)
            found += [UNKNOWN if word == UNKNOWN else self.card(named, *kinds)] * number
        return found

    def place(self, node: Node, seat: Seat) -> int:
        """The place in a seat's row that `node` names, by its word or its Mage: 0 is left, 2 is right.

        Raises BadFile: the value names no place.
        """
        word = node.word().casefold()
        if word in PLACES:
            return PLACES.index(word)
        mages = self.view(seat)["sides"][seat]["mages"]
        found = [
            mage["place"] for mage in mages if folded(word) in (folded(one) for one in called(mage["card"]))
        ]
        if len(found) != 1:
            known = [*PLACES, *(mage["card"] for mage in mages)]
            raise node.wrong(expected(known, node.shown(), node.text))
        return int(found[0])

    def gems(self, node: Node) -> dict[str, int]:
        """The number of Diamagics by colour that a value means. Raises BadFile: it has another form."""
        try:
            colours = diamagics(None if node.text == "none" else node.plain(), "")
        except SetupError as error:
            raise node.wrong(message_of(error)) from None
        return {name: colours.count(index) for index, name in enumerate(("blue", "yellow", "red", "green"))}


def area(spell: dict[str, Any]) -> str:
    """The area where a Spell lies: "cast", "uncovered" or "hidden"; `spell` is its part of a view."""
    if not spell["hidden"]:
        return "cast"
    return "uncovered" if spell["up"] else "hidden"


def called(key: str) -> list[str]:
    """The names of a card: its key, the key in lower case without accents, and for a Mage the name alone."""
    return list(dict.fromkeys((key, folded(key), key.split(",")[0])))


def colour_words(colour: str) -> list[str]:
    """The names of a colour in all languages, English first."""
    return [colour, *(word for word, meant in COLOUR_WORDS.items() if meant == colour and word != colour)]


def listed(value: Any) -> str:
    """`value` as text: several values with commas, a mapping as "key number"; "none" where it is empty."""
    if isinstance(value, dict):
        return " ".join(f"{key} {number}" for key, number in value.items() if number) or "none"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return ", ".join(str(one) for one in value) or "none"
    return str(value)
