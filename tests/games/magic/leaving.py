"""Odd boards of three to eight players, some of whom concede at any choice, checked after every answer."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

from grimorio.games.magic.cards import CARDS
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.rules.choosing import Choosing
from grimorio.games.magic.rules.resolve import Resolve, program_of
from grimorio.games.magic.situation_data import AT, SEATS
from grimorio.games.magic.state.objects import CombatDamage, OnStack, Permanent
from grimorio.kernel import Game, Luck, Position, Record, Setup, digest
from tests.games.magic.playouts import cards_of

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest", "City of Brass")
ASKING = (
    "Bloodshot Cyclops", "Brass Herald", "Bribery", "Call of the Wild", "Coercion", "Confiscate",
    "Deflection", "Elvish Piper", "Emperor Crocodile", "Evacuation", "Fecundity", "Fodder Cannon",
    "Grave Pact", "Howling Mine", "Hunted Wumpus", "Index", "Larceny", "Mana Clash", "Mana Leak",
    "Master Healer", "Mind Rot", "Mind Slash", "Oracle's Attendants", "Persecute", "Plow Under",
    "Primeval Force", "Puppeteer", "Rampant Growth", "Seasoned Marshal", "Spiketail Hatchling",
    "Steal Artifact", "Teferi's Puzzle Box", "Thieves' Auction", "Thorn Elemental", "Two-Headed Dragon",
    "Vexing Arcanix", "Zur's Weirding",
)  # fmt: skip
"""Cards that ask other players, change control or divide; random hands have them more often than others."""
FOLLOWED = 12
"""How many answers a copy is played on after a concession in it."""
CHANCES = 1 << 20


class Table:
    """A random game in which some players concede.

    Args:
        game: Magic.
        seed: determines everything.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.luck = Luck(seed)
        self.setup = self.odd_setup()
        self.p = game.start(self.setup, journal=True, stops=~0)
        self.record = Record.begin(game, self.setup)
        self.laid = cards_of(self.p)
        self.left: set[int] = set()
        self.told = len(self.p.journal or [])
        self.turn = self.p.things[0].turn

    # -- the board -------------------------------------------------------------------------------

    def chance(self, share: float) -> bool:
        return self.luck.below(CHANCES) < share * CHANCES

    def one_of(self, what: Any) -> Any:
        return what[self.luck.below(len(what))]

    def odd_setup(self) -> Setup:
        """Three to eight players with 3 to 12 permanents each besides their lands, and hands of all cards."""
        seats = (3, 3, 3, 4, 4, 5, 6, 7, 8)[self.luck.below(9)]
        situation: dict[str, Any] = {
            "active": SEATS[self.luck.below(seats)],
            "at": self.one_of(("main1", "main1", *AT[1:])),
            "turn": 1 + self.luck.below(9),
        }
        self.labels: list[str] = []
        for seat in range(seats):
            situation[SEATS[seat]] = self.side(seat, seats)
        options = {"mana": "any-time"} if self.chance(0.2) else {}
        return Setup(self.game.name, seats, self.luck.bits(), {**options}, None, situation)

    def side(self, seat: int, seats: int) -> dict[str, Any]:
        play: list[Any] = [self.one_of(LANDS) for _ in range(self.luck.below(9))]
        if self.chance(0.5):
            play += [f"{land}*3" for land in LANDS[:5]]
        for _ in range(3 + self.luck.below(10)):
            entry: dict[str, Any] = {"card": self.card(free), "as": f"p{len(self.labels)}"}
            self.labels.append(entry["as"])
            if self.chance(0.15):
                entry["owner"] = SEATS[self.luck.below(seats)]
            if self.chance(0.2):
                entry["tapped"] = True
            play.append(entry)
        for _ in range(self.luck.below(4)):
            play.append({"card": self.card(local), "on": self.one_of(self.labels)})
        return {
            "life": 1 + self.luck.below(40),
            "mana": "".join(self.one_of("WUBRG") for _ in range(self.luck.below(9))),
            "hand": [self.card(any_card) for _ in range(self.luck.below(9))],
            "graveyard": [self.card(any_card) for _ in range(self.luck.below(5))],
            "library": [self.card(any_card) for _ in range(1 + self.luck.below(12))],
            "battlefield": play,
        }

    def card(self, kind: Any) -> str:
        """A card of a kind; those of `ASKING` are more likely."""
        if self.chance(0.3):
            name: str = self.one_of(ASKING)
            if kind(self.face(name)):
                return name
        while True:
            name = self.one_of(CARDS).name
            if kind(self.face(name)):
                return name

    def face(self, name: str) -> Face:
        return faces(self.game)[name]

    # -- the play --------------------------------------------------------------------------------

    def play(self, most: int) -> Position:
        """Give at most so many answers, then check that the record replays."""
        for _ in range(most):
            if not self.p.waiting:
                break
            choice = self.p.choice
            quiet = choice.ask == "priority" or len(choice.options) == 1
            if not quiet and self.chance(0.5):
                self.look_ahead()
            if self.chance(0.004 if quiet else 0.12):
                self.concede(self.leaver())
            else:
                index = self.answer()
                self.record.add(choice, index)
                self.p.answer(index, choice.number)
            self.check()
        if self.p.over and self.chance(0.1):
            data = json.loads(json.dumps(self.record.to_json()))
            assert digest(Record.from_json(data).replay(self.game)) == digest(self.p)
        return self.p

    def answer(self) -> int:
        """The index of a random answer; every second time to pass, where that is possible."""
        options = self.p.choice.options
        if options[-1] == ("pass",) and self.chance(0.5):
            return len(options) - 1
        return self.luck.below(len(options))

    def leaver(self) -> int:
        """The seat of a random player who concedes next: one who is asked, or any other."""
        asked = self.p.choice.seat
        seats = self.p.things[0].seats
        return asked if asked in seats and self.chance(0.4) else self.one_of(seats)

    def concede(self, seat: int) -> None:
        self.record.add_concession(self.p.choice, seat)
        self.p.concede(seat)

    def look_ahead(self) -> None:
        """Let a player concede in a copy of the position, and play the copy on for a while."""
        kept = self.p, self.record, self.left.copy(), self.told, self.turn
        data = json.dumps(self.p.to_json())
        self.p = self.p.copy() if self.chance(0.8) else self.game.position(json.loads(data))
        self.p.journal = []
        self.record = Record.begin(self.game, self.setup)
        self.told = 0
        self.concede(self.leaver())
        self.check()
        for _ in range(FOLLOWED):
            if not self.p.waiting:
                break
            if self.chance(0.1):
                self.concede(self.leaver())
            else:
                self.p.answer(self.answer(), self.p.choice.number)
            self.check()
        self.p, self.record, self.left, self.told, self.turn = kept
        assert json.dumps(self.p.to_json()) == data

    # -- what holds ------------------------------------------------------------------------------

    def check(self) -> None:
        p = self.p
        t = p.things[0]
        self.cards_stay()
        self.events_are_of_players()
        self.left = set(range(p.setup.seats)) - set(t.seats)
        if not p.waiting:
            assert p.result is not None
            return
        assert p.stale == 0
        for choice in p.waiting:
            assert choice.seat in t.seats, f"{choice.seat} has left and is asked"
            for option in choice.options:
                self.speaks_of_players(choice.ask, option)
        self.things_are_of_players()
        self.nothing_half_announced()
        self.turn_has_ended()

    def cards_stay(self) -> None:
        """Check that no card has vanished or appeared, those of players who left included."""
        now = cards_of(self.p)
        for seat, cards in self.laid.items():
            gone, new = cards - now[seat], now[seat] - cards
            assert not gone and not new, (seat, named(self.p, gone), named(self.p, new))

    def events_are_of_players(self) -> None:
        """Check that nothing happens to a player who left before.

        A player's turn goes on without that player, and so does the attack on that player.
        """
        journal = self.p.journal or []
        for event in journal[self.told :]:
            if event.NAME in ("step", "more-phases", "skip-combat", "unblocked"):
                continue
            seats = {getattr(event, "seat", -1), getattr(event, "under", -1)}
            if event.NAME == "damage" and event.to < 0:
                seats.add(-1 - event.to)
            assert not seats & self.left, (event.NAME, event.seen_by(-2), self.left)
        self.told = len(journal)

    def speaks_of_players(self, ask: str, option: tuple[Any, ...]) -> None:
        """Check that an option names no player who has left, and no object of such a player."""
        t = self.p.things[0]
        if option[0] == "player":
            assert option[1] in t.seats
        elif option[0] == "attack" and ask == "attack":
            assert option[2] in t.seats
        elif option[0] in ("object", "block", "activate", "mana") and ask != "source":
            thing = self.p.things[option[1]]
            assert getattr(thing, "owner", t.seats[0]) in t.seats
            if isinstance(thing, Permanent):
                assert thing.in_play or option[1] in t.aside

    def things_are_of_players(self) -> None:
        """Check that players who left have nothing on the table and are dealt no combat damage."""
        p = self.p
        t = p.things[0]
        resolving = any(isinstance(frame, Resolve) for frame in p.agenda)
        for key in t.play:
            it = p.things[key]
            assert it.in_play and it.owner in t.seats
            assert it.controller in t.seats or (resolving and it.under not in t.seats)
            for blocked in it.blocks:
                assert p.things[blocked].in_play
        for key in t.stack:
            thing = p.things[key]
            assert not thing.gone
            if isinstance(thing, OnStack):
                assert thing.controller in t.seats
            else:
                assert isinstance(thing, CombatDamage)
        assert resolving or not t.aside
        for key in t.aside:
            assert p.things[key].owner in t.seats
        for seat in self.left:
            assert not p.things[1 + seat].pool

    def nothing_half_announced(self) -> None:
        """Check that everything on the stack has its targets, except what is being announced."""
        p = self.p
        choosing = [frame.obj for frame in p.agenda if isinstance(frame, Choosing)]
        for key in p.things[0].stack:
            thing = p.things[key]
            if not isinstance(thing, OnStack) or key in choosing:
                continue
            face = p.book.face(thing.face, thing.changes)
            if thing.kind == "spell" and face.enchants is not None:
                assert len(thing.targets) == 1
                continue
            rules = program_of(p, thing).targets
            assert len(thing.parts) == len(rules) and sum(thing.parts) == len(thing.targets)

    def turn_has_ended(self) -> None:
        """Check that each turn had its cleanup step, even if its player has left.

        No damage, no effect until end of turn and no mana is left.
        """
        p = self.p
        t = p.things[0]
        if t.turn == self.turn:
            return
        self.turn = t.turn
        steps = [event for event in p.journal or [] if event.NAME in ("step", "turn")]
        begun = max(at for at, event in enumerate(steps) if event.NAME == "turn")
        if not begun:
            return
        assert steps[begun - 1].seen_by(-2)["step"] == "cleanup"
        for key in t.play:
            assert not p.things[key].damage
        for key in (*t.statics, *p.effects):
            assert not getattr(p.things[key], "ends", False)
        for seat in t.seats:
            assert not p.things[1 + seat].pool


def free(face: Face) -> bool:
    return face.is_permanent and face.enchants is None


def local(face: Face) -> bool:
    return face.enchants is not None


def any_card(face: Face) -> bool:
    return True


@cache
def faces(game: Game) -> dict[str, Face]:
    """The faces of all cards by name."""
    book = game.book(Setup(game.name, 3))
    return {name: book.face(index) for name, index in book.face_of.items()}


def named(p: Position, cards: Counter[int]) -> dict[str, int]:
    return {p.book.face(face).name: count for face, count in cards.items()}
