"""Games of Magic set up for a test: the cards of each player by name; then answers, as they are offered.

The first player is in the first main phase of turn 3; both pools hold plenty of all mana until a phase ends.
"""

from __future__ import annotations

from typing import Any

from grimorio.games.magic import cardset
from grimorio.games.magic.game import Magic
from grimorio.games.magic.rules.lasting import true_states
from grimorio.games.magic.rules.moves import Enter, bury
from grimorio.games.magic.rules.priority import Priority
from grimorio.games.magic.rules.turn import Turn
from grimorio.games.magic.state.objects import FACE, MAIN1, Permanent, Player, Table, player, table
from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.words import Card
from grimorio.kernel import Position, Setup
from grimorio.kernel.choice import Option
from tests.games import cited

MAGIC = Magic()
A, B = 0, 1
PLENTY = sum(ONE) * 40
PASS = ("pass",)
YES, NO, DONE = ("yes",), ("no",), ("done",)


def who(seat: int) -> Option:
    return ("player", seat)


class Laid:
    """A game set up for a test.

    Args:
        a, b, c: what each seat has: "hand", "play", "graveyard", "library" (names parted by "; ", a card on a
            permanent as "Fear>Grizzly Bears"), "life".
        mana: whether pools are filled.
        own: cards of the players' own.
        options: options of the game.
    """

    def __init__(
        self,
        a: dict[str, Any] | None = None,
        b: dict[str, Any] | None = None,
        c: dict[str, Any] | None = None,
        mana: bool = True,
        own: tuple[Card, ...] = (),
        **options: str,
    ) -> None:
        sides = [a or {}, b or {}] if c is None else [a or {}, b or {}, c]
        options = {"first": "seat-0", **options}
        cards = {"cards": {"cards": [cardset.to_json(one) for one in own]}} if own else None
        setup = Setup("magic", seats=len(sides), seed=1, options=options, cards=cards)
        self.p: Position = MAGIC.start(setup)
        while self.p.choice.ask == "mulligan":
            self.p.answer(0)
        self.p.stops = (1 << len(sides)) - 1
        self.p.waiting = ()
        t = self.p.edit(0)
        t.step = MAIN1
        t.turn = 3
        for seat, side in enumerate(sides):
            one = self.p.edit(1 + seat)
            one.hand = tuple(sorted(self.faces(side.get("hand", ""))))
            one.library = tuple(self.faces(side.get("library", "Plains; Plains; Plains; Plains")))
            one.life = side.get("life", 20)
            one.pool = PLENTY if mana else 0
            for face in reversed(self.faces(side.get("graveyard", ""))):
                bury(self.p, face, seat)
        for seat, side in enumerate(sides):
            for name in filter(None, side.get("play", "").split("; ")):
                name, _, on = name.partition(">")
                self.put(name, seat, on)
        self.p.stale = 31
        MAGIC.renew(self.p)
        for key in table(self.p).play:
            self.p.edit(key).ready = True
        self.p.triggered = true_states(self.p)
        del self.p.agenda[-1]
        turn = self.p.top()
        assert isinstance(turn, Turn)
        turn.number = 3
        turn.step = Turn.end_main
        self.p.push(Priority(0))
        self.p.journal = []
        self.heard = 0
        self.p.run()

    def faces(self, names: str) -> list[int]:
        return [self.p.book.face_of[name] for name in names.split("; ") if name]

    def put(self, name: str, seat: int, on: str = "") -> None:
        onto = self.key(on) if on else 0
        chosen = ""
        name, _, chosen = name.partition("=")
        [face] = self.faces(name)
        Enter(self.p, face, seat, seat, "nowhere", 0, "MTG8-1.CARD-1", on=onto, chosen=chosen).apply(self.p)
        MAGIC.renew(self.p)

    # -- looking -----------------------------------------------------------------------------------

    @property
    def t(self) -> Table:
        return table(self.p)

    def player(self, seat: int) -> Player:
        return player(self.p, seat)

    def life(self, seat: int) -> int:
        return self.player(seat).life

    def name(self, thing: Any) -> str:
        name: str = self.p.book.face(thing.face).name
        return name

    def keys(self, name: str) -> list[int]:
        """The ids of the permanents with this name, oldest first."""
        return [key for key in self.t.play if self.name(self.p.things[key]) == name]

    def key(self, name: str) -> int:
        return self.keys(name)[0]

    def it(self, name: str) -> Permanent:
        """The only permanent in play with this name."""
        found: Permanent = self.p.things[self.key(name)]
        return found

    def size(self, name: str) -> tuple[int, int]:
        return self.it(name).power, self.it(name).toughness

    def in_play(self, seat: int | None = None) -> list[str]:
        things = [self.p.things[key] for key in self.t.play]
        return [self.name(it) for it in things if seat is None or it.controller == seat]

    def hand(self, seat: int) -> list[str]:
        return [self.p.book.face(card & FACE).name for card in self.player(seat).hand]

    def library(self, seat: int) -> list[str]:
        return [self.p.book.face(card & FACE).name for card in self.player(seat).library]

    def graveyard(self, seat: int) -> list[str]:
        """The names of the cards in a graveyard, newest first."""
        return [self.name(self.p.things[key]) for key in self.player(seat).graveyard]

    def buried(self, seat: int, name: str) -> Option:
        """The option that names a card in a graveyard."""
        for key in self.player(seat).graveyard:
            if self.name(self.p.things[key]) == name:
                return ("object", key)
        raise AssertionError(f"{name} is not in the graveyard")

    def stack(self) -> list[str]:
        return [self.name(self.p.things[key]) for key in self.t.stack]

    def on_stack(self, name: str) -> Option:
        for key in self.t.stack:
            if self.name(self.p.things[key]) == name:
                return ("object", key)
        raise AssertionError(f"{name} is not on the stack")

    def obj(self, name: str) -> Option:
        """The option that names a permanent."""
        return ("object", self.key(name))

    def offered(self) -> list[Option]:
        return list(self.p.choice.options)

    def happened(self, event: str) -> list[Any]:
        """The events of this class since the game was set up."""
        assert self.p.journal is not None
        return [one for one in self.p.journal if event == one.NAME]

    # -- playing -----------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        choice = self.p.choice
        assert option in choice.options, f"{choice.ask} of {choice.seat}: {option} not in {choice.options}"
        self._answer(list(choice.options).index(option))

    def _answer(self, index: int) -> None:
        self.p.answer(index)
        self.heard = cited.check(self.p, self.heard)

    def give(self, *answers: Option) -> Laid:
        """Give answers until a player has priority; triggers, payments and single options need none."""
        left = list(answers)
        while self.p.waiting and self.p.choice.ask not in ("priority", "attack", "block"):
            if left and left[0] in self.p.choice.options:
                self.answer(left.pop(0))
            else:
                choice = self.p.choice
                assert len(choice.options) == 1 or choice.ask in ("trigger", "pay"), (
                    f"{choice.ask} of {choice.seat}: {choice.options}, not {left}"
                )
                self._answer(0)
        assert not left, f"never asked: {left}"
        return self

    def begin(self, seat: int, option: Option, *answers: Option) -> Laid:
        """Let a player with priority take an option, after the players before that one have passed."""
        for _ in range(self.p.setup.seats):
            if self.p.choice.seat != seat:
                self.answer(PASS)
        self.answer(option)
        return self.give(*answers)

    def cast(self, seat: int, name: str, *answers: Option) -> Laid:
        return self.begin(seat, ("cast", name), *answers)

    def activate(self, seat: int, name: str, *answers: Option, place: int = -1) -> Laid:
        """Play an ability of a permanent; `place` is its number, -1 if the permanent has only one."""
        found = [option for option in self.offered_to(seat) if option[:2] == ("activate", self.key(name))]
        if place >= 0:
            found = [option for option in found if option[2] == place]
        assert len(found) == 1, found
        return self.begin(seat, found[0], *answers)

    def offered_to(self, seat: int) -> list[Option]:
        for _ in range(self.p.setup.seats):
            if self.p.choice.seat != seat:
                self.answer(PASS)
        return self.offered()

    def resolve(self, *answers: Option) -> Laid:
        """Let everybody pass until the top of the stack has resolved; `answers` are for its questions."""
        top = self.t.stack[0]
        while self.p.waiting and self.p.choice.ask == "priority" and top in self.t.stack:
            self.answer(PASS)
        return self.give(*answers)

    def play(self, seat: int, name: str, *answers: Option, then: tuple[Option, ...] = ()) -> Laid:
        """Cast a spell and let it resolve; `answers` are for playing it, `then` for when it resolves."""
        return self.cast(seat, name, *answers).resolve(*then)

    def use(
        self, seat: int, name: str, *answers: Option, then: tuple[Option, ...] = (), place: int = -1
    ) -> Laid:
        """Play an ability and let it resolve; `answers` are for playing it, `then` for when it resolves."""
        return self.activate(seat, name, *answers, place=place).resolve(*then)

    def fill(self, pool: int = PLENTY) -> Laid:
        """Fill all mana pools with this mana, and compute the options again."""
        for seat in range(self.p.setup.seats):
            self.p.edit(1 + seat).pool = pool
        self.p.waiting = ()
        assert self.p.ran is not None
        self.p.top().step = self.p.ran
        self.p.run()
        return self

    def drain(self) -> Laid:
        """Empty all mana pools, so that no mana burns."""
        for seat in range(self.p.setup.seats):
            self.p.edit(1 + seat).pool = 0
        return self

    def until(self, step: int, active: int | None = None) -> Laid:
        """Pass, and do nothing in combat, up to a step of the turn of the player `active` (None: any)."""
        self.drain()
        while self.p.waiting:
            if self.t.step == step and active in (None, self.t.active) and self.p.choice.ask == "priority":
                return self
            option = PASS if PASS in self.p.choice.options else DONE
            if option in self.p.choice.options:
                self.answer(option)
            else:
                self._answer(0)
        raise AssertionError("the game is over")

    def attack(self, *names: str, then: tuple[Option, ...] = ()) -> Laid:
        """Let the active player attack with these; `then` answers what is triggered."""
        self.drain()
        while self.p.choice.ask != "attack":
            self.give() if self.p.choice.ask == "trigger" else self.answer(PASS)
        for name in names:
            [option, *_] = [one for one in self.offered() if self._is(one, 1, name)]
            self.answer(option)
        if self.p.waiting and self.p.choice.ask == "attack":
            self.answer(DONE)
        return self.give(*then)

    def block(self, *pairs: tuple[str, str], then: tuple[Option, ...] = ()) -> Laid:
        """Let the defending player block, by pairs (blocker, attacker); `then` answers what is triggered."""
        while self.p.choice.ask != "block":
            self.give() if self.p.choice.ask == "trigger" else self.answer(PASS)
        for blocker, attacker in pairs:
            [option] = [
                one for one in self.offered() if self._is(one, 1, blocker) and self._is(one, 2, attacker)
            ]
            self.answer(option)
        if self.p.choice.ask == "block":
            self.answer(DONE)
        return self.give(*then)

    def fight(self) -> Laid:
        """Go on until combat damage is dealt once."""
        before = len(self.happened("off-stack"))
        while len(self.happened("off-stack")) == before:
            option = PASS if PASS in self.p.choice.options else DONE
            self.answer(option) if option in self.p.choice.options else self._answer(0)
        return self.give()

    def _is(self, option: Option, place: int, name: str) -> bool:
        return len(option) > place and option[place] in self.keys(name)
