"""A position of an auction set up by hand: the table, what each Magus has, and how far the session has come.

It is described by plain data, as ``docs/judge.md`` says under "Magic Live: setup", and laid out as the
beginning of a game.
"""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.live.meaning import ARTIFACTS, COLOURS, SPELL_DECKS, Book
from grimorio.games.live.pool import PACK
from grimorio.games.live.rules.auction import AUCTIONS
from grimorio.games.live.rules.completion import MOST_BASICS
from grimorio.games.live.rules.things import KINDS, LAST, Mage, Table, left_in, mage, need, secret
from grimorio.games.live.sheet import MOST
from grimorio.games.live.situation_frames import procedures
from grimorio.games.live.words import DECKS, TRAITS
from grimorio.games.magic.names import find
from grimorio.kernel import Position, SetupError
from grimorio.kernel.described import items, known, one_of, whole
from grimorio.kernel.faults import message_of
from grimorio.kernel.seats import Seat, seats_of

SEATS: Final = "ABCDEFGH"
"""The letters by which a description names the seats."""

TOURNAMENT: Final = "tournament"
PHASES: Final = (*DECKS[:SPELL_DECKS], "completion", "lands", TOURNAMENT)
"""The phases of a session: the deck in auction, the completion, the adding of lands, the tournament."""

TOP_KEYS: Final[tuple[str, ...]] = (
    "phase",
    "first",
    "order",
    "row",
    "taking",
    "claim",
    "challenge",
    "line",
)
SEAT_KEYS: Final[tuple[str, ...]] = (*TRAITS, "life", "declared", "packs", "secret", "deck", "lands")


def lay_out(position: Position) -> None:
    """Lay out the situation that a position's setup describes.

    Raises:
        SetupError: the description is wrong; its `field` is "situation" and the path in the description.
    """
    try:
        Reader(position).lay()
    except SetupError as error:
        raise error.at(f"situation.{error.field}" if error.field else "situation") from None


class Reader:
    """Reads a description into the things of a position.

    The paths in its errors begin within the description.
    """

    def __init__(self, position: Position) -> None:
        self.p = position
        self.book: Book = position.book
        self.data: dict[str, Any] = position.setup.situation
        self.names = SEATS[: position.setup.seats]

    def lay(self) -> None:
        """Read the whole description and add its things to the position.

        Raises SetupError: the first fault, with its path.
        """
        known(self.data, (*TOP_KEYS, *self.names), "")
        phase = one_of(self.data.get("phase", self.order()[0]), PHASES, "phase")
        place = Table(self.book.decks)
        place.first = self.seat(self.data.get("first", "A"), "first")
        place.order = tuple(DECKS.index(deck) for deck in self.order())
        self.p.add(place)
        for seat, magus in zip(seats_of(len(self.book.magi)), self.book.magi, strict=True):
            self.p.add(Mage(seat, magus.traits, magus.life, len(self.book.lands)))
        taken: dict[int, str] = {}
        for seat in seats_of(len(self.names)):
            self.magus(seat, phase, taken)
        if sum(mage(self.p, seat).playing for seat in seats_of(len(self.names))) < 2:
            problem = "expected two players at least who are not out (LIVE-3-PHASE-1)"
            raise SetupError(self.names[0], problem, "live-two-in")
        gone = {pack for seat in seats_of(len(self.names)) for pack in mage(self.p, seat).packs}
        place.rest = tuple(tuple(pack for pack in deck if pack not in gone) for deck in self.book.decks)
        if phase in DECKS:
            place.laid = DECKS.index(phase)
            place.packs = place.rest[place.laid]
            place.rest = tuple(() if deck == place.laid else rest for deck, rest in enumerate(place.rest))
        self.looks(place)
        procedures(self, phase)

    def order(self) -> tuple[str, ...]:
        """Read the order of the auctions, as the names of the decks; artifacts come last (LIVE-3-AUCTION-4).

        The usual order holds where the description names none. Raises SetupError: a deck is unknown, missing
        or named twice.
        """
        usual = DECKS[:COLOURS]
        order = items(self.data.get("order"), "order") or list(usual)
        named = [one_of(deck, DECKS[:SPELL_DECKS], f"order[{place}]") for place, deck in enumerate(order)]
        colours = named[:-1] if named[-1] == DECKS[ARTIFACTS] else named
        if sorted(colours) != sorted(usual):
            problem = "expected {names} in any order, then artifact (LIVE-3-AUCTION-4)"
            raise SetupError("order", problem, "live-order", names=tuple(usual))
        return (*colours, DECKS[ARTIFACTS])

    def seat(self, word: Any, where: str) -> Seat:
        """The seat that the letter `word` names. Raises SetupError, with the path `where`: it names none."""
        return Seat(self.names.index(one_of(word, tuple(self.names), where)))

    def pack(self, word: Any, where: str) -> int:
        """The index of the pack whose card is called `word`.

        Raises SetupError, with the path `where`: no pack of the pool has a card of this name.
        """
        try:
            name = find(str(word))
        except LookupError as error:
            raise SetupError(where, message_of(error)) from None
        if name not in self.book.pack_of:
            problem = "{name} is no pack of this pool (LIVE-2-POOL-1)"
            raise SetupError(where, problem, "live-no-pack", name=name)
        return self.book.pack_of[name]

    def packs(self, data: Any, where: str, taken: dict[int, str]) -> tuple[int, ...]:
        """Read `data`, a list of the names of packs, and return their indexes.

        `where` is the path of `data`, for errors. `taken` has, by the index of each pack named before, the
        path where it was named; the packs read now are added to it. Raises SetupError: a pack is unknown, or
        is named twice.
        """
        packs = []
        for place, word in enumerate(items(data, where)):
            at = f"{where}[{place}]"
            pack = self.pack(word, at)
            if pack in taken:
                name = self.book.packs[pack]
                problem = "{name} is in {where} already, and there is one pack of each card (LIVE-2-POOL-2)"
                raise SetupError(at, problem, "live-one-pack", name=name, where=taken[pack])
            taken[pack] = where
            packs.append(pack)
        return tuple(packs)

    # -- one Magus -------------------------------------------------------------------------------

    def magus(self, seat: Seat, phase: str, taken: dict[int, str]) -> None:
        """Read what a Magus has, and add it to the Magus of the seat in the position.

        `phase` is the name of the present phase. The packs are noted in `taken`, which has the path of each
        pack named so far. Raises SetupError: the first fault, with its path.
        """
        where = self.names[seat]
        magus = mage(self.p, seat)
        data = self.data.get(where)
        if data == "out":
            magus.playing = False
            return
        data = {} if data is None else data
        known(data, SEAT_KEYS, where)
        magus.life = whole(data.get("life", magus.life), 1, MOST, f"{where}.life")
        magus.traits = tuple(
            whole(data.get(trait, most), 0, most, f"{where}.{trait}")
            for trait, most in zip(TRAITS, magus.traits, strict=True)
        )
        magus.declared = self.declared(data.get("declared"), f"{where}.declared", phase)
        magus.packs = self.packs(data.get("packs"), f"{where}.packs", taken)
        if "secret" in data:
            self.secret(seat, data["secret"], f"{where}.secret", phase, taken)
        if "deck" in data and phase != "completion":
            problem = "decks are declared at the completion only (LIVE-3-COMP-3)"
            raise SetupError(f"{where}.deck", problem, "live-completion-decks")
        magus.lands = self.lands(data.get("lands"), f"{where}.lands", phase)

    def declared(self, data: Any, where: str, phase: str) -> tuple[int, ...]:
        """Read the kind that a Magus declared in the auction of each deck, as an index in `KINDS`.

        It is -1 for a deck where nothing was declared (LIVE-3-DECL-1). `data` has the kinds by deck, or is
        None; `where` is its path, for errors. Raises SetupError: the rules do not allow these declarations,
        or a deck's auction comes later than `phase`, the name of the present phase.
        """
        declared = [-1] * SPELL_DECKS
        order = self.order()
        here = order.index(phase) if phase in order else len(order)
        data = {} if data is None else data
        known(data, DECKS[:SPELL_DECKS], where)
        for deck, kind in data.items():
            if order.index(deck) > here:
                problem = "the auction of {deck} comes later (LIVE-3-AUCTION-4)"
                raise SetupError(f"{where}.{deck}", problem, "live-later", deck=deck)
            declared[DECKS.index(deck)] = KINDS.index(one_of(kind, KINDS, f"{where}.{deck}"))
        kinds = {kind for kind in declared if kind >= 0}
        if not self.book.choices.each_colour and kinds:
            if len(kinds) > 1:
                problem = (
                    "expected one of {names}: what is declared first holds for all decks (LIVE-3-DECL-1)"
                )
                raise SetupError(where, problem, "live-one-kind", names=tuple(KINDS))
            most = AUCTIONS[kinds.pop()]
            colours = sum(kind >= 0 for kind in declared[:COLOURS])
            if colours > most:
                problem = "expected at most {most} colours, found {found} (LIVE-3-DECL-1)"
                raise SetupError(where, problem, "live-colours", most=most, found=colours)
        return tuple(declared)

    def secret(self, seat: Seat, data: Any, where: str, phase: str, taken: dict[int, str]) -> None:
        """Read the packs that a seat took in secret at the completion of the decks, and put them on record.

        `data` is the list of their names, and `where` its path, for errors. `taken` has the path of each pack
        named so far; the packs read now are added to it, and to `Table.takes`. `phase` is the name of the
        present phase. Raises SetupError: the completion has not begun, or a pack is unknown or named twice.
        """
        if phase not in ("completion", "lands", TOURNAMENT):
            problem = "packs are taken in secret at the completion only (LIVE-3-COMP-5)"
            raise SetupError(where, problem, "live-completion-secret")
        packs = self.packs(data, where, taken)
        place: Table = self.p.edit(0)
        place.takes += tuple((seat, self.book.deck_of[pack], pack) for pack in packs)

    def looks(self, place: Table) -> None:
        """Note in the table what each seat saw when it went through its deck (LIVE-3-COMP-5).

        A seat that has taken packs from a deck knows which packs were gone before its first pack.
        """
        for index, (seat, deck, _) in enumerate(place.takes):
            if not any(looker == seat and of == deck for looker, of, _ in place.looks):
                place.looks = (*place.looks, (seat, deck, index))

    def lands(self, data: Any, where: str, phase: str) -> tuple[int, ...]:
        """Read how many of each land a Magus added to the deck (LIVE-3-COMP-6), in the order of `Book.lands`.

        `data` has the numbers by the land's name, or is None; `where` is its path, for errors. `phase` is the
        name of the present phase. Raises SetupError: `data` has another form or names an unknown land, or
        lands are added in a later phase only.
        """
        data = {} if data is None else data
        known(data, self.book.lands, where)
        if data and phase not in ("lands", TOURNAMENT):
            problem = "lands are added when all packs are taken (LIVE-3-COMP-6)"
            raise SetupError(where, problem, "live-lands-then")
        return tuple(
            whole(data.get(name, 0), 0, MOST_BASICS if place < COLOURS else PACK, f"{where}.{name}")
            for place, name in enumerate(self.book.lands)
        )

    def complete(self) -> None:
        """Check that every player has all packs of a finished deck, unless no packs are left (LIVE-3-COMP-2).

        Raises SetupError: a player has too few.
        """
        if not any(left_in(self.p, deck) for deck in range(SPELL_DECKS)):
            return
        for seat, name in zip(seats_of(len(self.names)), self.names, strict=True):
            if mage(self.p, seat).playing and (missing := need(self.p, seat)) > 0:
                had = len(mage(self.p, seat).packs) + len(secret(self.p, seat))
                problem = "expected {wanted} packs, {secret} of them in secret, found {found} (LIVE-3-COMP-2)"
                raise SetupError(
                    name, problem, "live-packs-had", wanted=had + missing, secret=LAST, found=had
                )
