"""Tables set up for a test: a small set of plain cards and those that the test adds, answers by name.

Seat 0 has the Mages A, B, C from left to right, seat 1 has X, Y, Z, which stand opposite to them. The
plain Spells P0 to P5 are blue and have that power; R2 is red, Y2 yellow, G2 green, K2 black. A pool of three
Diamagics of each colour, a blue one at stake, the Castle "Plain".
"""

from __future__ import annotations

from typing import Any

from grimorio.games.mickey import cardset
from grimorio.games.mickey.game import Mickey
from grimorio.games.mickey.rules import board
from grimorio.games.mickey.rules.board import SPELL_REF, UP, Side, Table, spell_of
from grimorio.games.mickey.rules.challenge import Challenge
from grimorio.games.mickey.rules.match import Match
from grimorio.games.mickey.rules.power import Line, reckon
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.rules.turn import Turn
from grimorio.games.mickey.words import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Card,
    CardSet,
    Castle,
    Code,
    Mage,
    Spell,
)
from grimorio.kernel import CHANCE, Position, Setup
from grimorio.kernel.choice import Option
from tests.games import cited

GAME = Mickey()
PLAIN_MAGES = tuple(
    Mage(name, "", (colour,), team)
    for name, colour, team in (
        ("A", BLUE, "Owls"),
        ("B", BLUE, "Owls"),
        ("C", GREEN, "Owls"),
        ("X", RED, "Foxes"),
        ("Y", RED, "Foxes"),
        ("Z", GREEN, "Foxes"),
    )
)
PLAIN_SPELLS = (
    *(Spell(f"P{power}", power, (BLUE,)) for power in range(6)),
    Spell("R2", 2, (RED,)),
    Spell("Y2", 2, (YELLOW,)),
    Spell("G2", 2, (GREEN,)),
    Spell("K2", 2, (BLACK,)),
)
PLAIN_CASTLES = tuple(
    Castle(name, (colour,))
    for name, colour in (("Plain", BLUE), ("Red", RED), ("Yellow", YELLOW), ("Green", GREEN))
)
ALL_SEATS = (1 << 16) - 1
FILL = ("P0",) * 3


def card_set(*extra: Card) -> CardSet:
    """The plain cards and these; a card with the name of a plain one replaces it."""
    names = {(type(card), card.name) for card in extra}

    def of(kind: Any, plain: tuple[Any, ...]) -> tuple[Any, ...]:
        kept = [card for card in plain if (type(card), card.name) not in names]
        return (*kept, *(card for card in extra if isinstance(card, kind)))

    return CardSet(
        "test", of(Mage, PLAIN_MAGES), of(Spell, PLAIN_SPELLS), of(Castle, PLAIN_CASTLES), of(Code, ())
    )


def key(name: str, title: str = "") -> str:
    """The key by which options name a Mage."""
    return f"{name}, {title}" if title else name


class Laid:
    """A turn of seat 0 at its challenge; every choice is asked, single options too.

    Args:
        extra: cards that the test adds.
        mine, theirs: hands; P0s are added to three cards.
        me, foe: names of the Mages, left to right for me, and opposite to them.
        hidden: Spells in play before the challenge, face up behind Mages: (card, Mage).
        castle: the Castle in play; `castles`, `their_castles`: decks.
        held: Diamagics by Mage, as colour letters B Y R G.
        deck, discard: my deck and discard, the top first.
        phase: "challenge", or "castle" to begin with the turn.
        chance: whether the test draws.
        options: by name, with _ for -.
    """

    def __init__(
        self,
        *extra: Card,
        mine: tuple[str, ...] = (),
        theirs: tuple[str, ...] = (),
        me: tuple[str, ...] = ("A", "B", "C"),
        foe: tuple[str, ...] = ("X", "Y", "Z"),
        hidden: tuple[tuple[str, str], ...] = (),
        castle: str = "Plain",
        castles: tuple[str, ...] = ("Red", "Yellow"),
        their_castles: tuple[str, ...] = ("Green",),
        held: dict[str, str] | None = None,
        codes: tuple[str, str] = ("", ""),
        teams: tuple[str, str] = ("", ""),
        deck: tuple[str, ...] = ("P1",) * 9,
        discard: tuple[str, ...] = (),
        stake: tuple[int, ...] = (4,),
        pool: int = 3,
        turn: int = 1,
        phase: str = "challenge",
        chance: bool = False,
        **options: str,
    ) -> None:
        options = {name.replace("_", "-"): value for name, value in options.items()}
        cards = {"cards": cardset.to_json(card_set(*extra))}
        self.setup = Setup("mickey", 2, 1, options, cards)
        self.book = GAME.book(self.setup)
        self.p = p = Position(GAME, self.setup, self.book, 99)
        p.stops = ALL_SEATS
        p.open_chance = chance
        place = Table()
        place.pool = sum(board.ONE) * pool
        place.stake = stake if phase == "challenge" else ()
        place.pool -= sum(board.ONE[token & 3] for token in place.stake)
        if phase == "challenge":
            place.castle, place.castle_owner = self.face(castle, 2), 0
        place.phase, place.active, place.turn = phase, 0, turn
        p.add(place)
        hands = (mine, theirs)
        self.names = (me, foe)
        for seat in range(2):
            one = Side(seat)
            one.mages = tuple(self.mage_face(name) for name in self.names[seat])
            one.places = (0, 1, 2) if seat == 0 else (2, 1, 0)
            hand = hands[seat] + FILL[len(hands[seat]) :] if hands[seat] != ("",) else ()
            one.hand = tuple(self.face(name, 1) for name in hand)
            one.deck = tuple(self.face(name, 1) for name in (deck if seat == 0 else ("P1",) * 9))
            one.discard = tuple(self.face(name, 1) for name in discard) if seat == 0 else ()
            one.castles = tuple(self.face(name, 2) for name in (castles, their_castles)[seat])
            one.code = self.face(codes[seat], 3) if codes[seat] else -1
            one.team = teams[seat]
            p.add(one)
        for name, mage in hidden:
            self.lay(name, mage)
        for mage, letters in (held or {}).items():
            seat, number = self.whose(mage)
            one = p.things[1 + seat]
            gems = sum(board.ONE["BYRG".index(letter)] for letter in letters)
            one.held = board.with_at(one.held, number, gems)
            place.pool -= gems
        match = Match((-1, -1))
        match.first = match.active = 0
        match.turn = turn
        match.step = Match.pass_on
        p.push(match)
        frame = Turn(0, turn)
        p.push(frame)
        if phase == "challenge":
            frame.step = Turn.uncover
            p.push(Challenge(0))
        p.journal = []
        self.listened = 0
        p.run()

    # -- finding things -----------------------------------------------------------------------------

    def face(self, name: str, kind: int) -> int:
        return next(face.index for face in self.book.faces if face.kind == kind and face.key == name)

    def mage_face(self, name: str) -> int:
        return next(face.index for face in self.book.faces if face.kind == 0 and face.name == name)

    def whose(self, mage: str) -> tuple[int, int]:
        """The seat of a Mage, and the Mage's number in its squad."""
        for seat in range(2):
            if mage in self.names[seat]:
                return seat, self.names[seat].index(mage)
        raise KeyError(mage)

    def lay(self, name: str, mage: str) -> None:
        """A Spell that lies face up behind a Mage, from an earlier turn."""
        seat, number = self.whose(mage)
        place: Table = self.p.things[0]
        one: Side = self.p.things[1 + seat]
        one.spells += (spell_of(place.serial, self.face(name, 1), number, UP | 2),)
        place.serial += 1

    def side(self, seat: int = 0) -> Side:
        found: Side = self.p.things[1 + seat]
        return found

    @property
    def table(self) -> Table:
        found: Table = self.p.things[0]
        return found

    def place(self, mage: str) -> int:
        seat, number = self.whose(mage)
        return self.side(seat).places[number]

    def names_of(self, faces: tuple[int, ...]) -> list[str]:
        return [self.book.faces[face].key for face in faces]

    def hand(self, seat: int = 0) -> list[str]:
        return self.names_of(self.side(seat).hand)

    def discard(self, seat: int = 0) -> list[str]:
        return self.names_of(self.side(seat).discard)

    def in_play(self, seat: int = 0) -> list[str]:
        return self.names_of(tuple(board.face_of(spell) for spell in self.side(seat).spells))

    def slot(self, card: str) -> int:
        """The slot of a Mage by its name, of the last Spell in play of that name, or of the Castle."""
        n = now(self.p)
        for slot in range(n.end - 1, -1, -1):
            face = n.cards[slot].face
            if face >= 0 and card in (self.book.faces[face].key, self.book.faces[face].name):
                return slot
        raise KeyError(card)

    def ref(self, card: str) -> int:
        return now(self.p).ref(self.slot(card))

    def simple(self, card: str) -> bool:
        return now(self.p).simple >> self.slot(card) & 1 == 1

    def actions(self, card: str) -> set[str]:
        from grimorio.games.mickey.meaning.shapes import ACTIONS

        mask = now(self.p).actions[self.slot(card)]
        return {name for index, name in enumerate(ACTIONS) if mask >> index & 1}

    def gems(self, mage: str) -> str:
        seat, number = self.whose(mage)
        held = self.side(seat).held[number]
        return "".join(letter * board.count(held, index) for index, letter in enumerate("BYRG"))

    def worth(self, card: str) -> int:
        """The Modified Magic Power of a Spell in play."""
        lines: list[Line] = []
        reckon(self.p, lines)
        ref = self.ref(card)
        return [line[5] for line in lines if line[1] == ref and line[2] != "without"][-1]

    def totals(self) -> tuple[int, int]:
        return reckon(self.p)

    def steps(self, card: str) -> list[tuple[str, str, int, int]]:
        """The lines of the calculation for a Spell: step, card that says it, number, power after it."""
        lines: list[Line] = []
        reckon(self.p, lines)
        ref = self.ref(card)
        return [line[2:6] for line in lines if line[1] == ref]

    # -- answering ----------------------------------------------------------------------------------

    @property
    def ask(self) -> str:
        return self.p.choice.ask

    @property
    def seat(self) -> int:
        return self.p.choice.seat

    @property
    def options(self) -> list[Option]:
        return list(self.p.choice.options)

    def offers(self, *option: str | int) -> bool:
        return option in self.p.choice.options

    def do(self, *option: str | int) -> Laid:
        return self._answer(self.p.choice.index(option))

    def _answer(self, index: int) -> Laid:
        self.p.answer(index)
        self.listened = cited.check(self.p, self.listened)
        return self

    def cast(self, card: str, mage: str) -> Laid:
        assert self.ask == "play", self.p.choice
        assert self.seat == self.whose(mage)[0], "it is the other's play"
        return self.do("cast", card, self.place(mage))

    def hide(self, card: str, mage: str, how: str = "hide") -> Laid:
        return self.do(how, card, self.place(mage))

    def mage(self, mage: str) -> Laid:
        """Answer with a Mage."""
        return self.do("mage", self.whose(mage)[0], self.place(mage))

    def can_cast(self, card: str, mage: str) -> bool:
        return self.offers("cast", card, self.place(mage))

    def yes(self) -> Laid:
        return self.do("yes")

    def no(self) -> Laid:
        return self.do("no")

    def to(self, *asks: str) -> Laid:
        """Answer with the last option of each choice until one of these is asked."""
        for _ in range(200):
            if self.p.over or self.ask in asks:
                return self
            last = 0 if self.p.choice.seat == CHANCE else len(self.p.choice.options) - 1
            self._answer(last)
        raise AssertionError(f"{asks} are not asked")

    def heard(self, name: str, seat: int = 0) -> list[dict[str, Any]]:
        """The events of one kind that a seat was told."""
        assert self.p.journal is not None
        lines = [event.seen_by(seat) for event in self.p.journal]
        return [line for line in lines if line is not None and line["event"] == name]

    def order(self) -> list[str]:
        """The kinds of events that happened, in their order."""
        assert self.p.journal is not None
        return [seen["event"] for event in self.p.journal if (seen := event.seen_by(0)) is not None]

    def why(self, *option: str | int) -> tuple[str, str]:
        """The reason and the rule why an option is not offered."""
        for one in GAME.refused(self.p, self.seat):
            if tuple(one["option"]) == option:
                return one["reason"].removeprefix("mickey-why-"), one["rule"]
        raise AssertionError(f"no reason is given for {option}")


FIRST_REF = SPELL_REF
