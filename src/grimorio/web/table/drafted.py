"""The decks of a draft at its table: the time to build, the decks that players keep, matches with them.

A player keeps a deck as often as they wish until the draft is over. Whoever has kept no legal one by then
plays with the deck that a bot builds. Nobody sees another player's deck.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import msgspec

from grimorio.decks import Deck
from grimorio.kernel import WATCHER, Option
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.web.game.clock import Clock
from grimorio.web.matches.drafted import DRAFT, Drafted, Phase, Played, Progress, bot_deck, match_row
from grimorio.web.refusals import Refused
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage
from grimorio.web.table.timekeeper import Timekeeper

if TYPE_CHECKING:
    from grimorio.games.draft.game import Draft

READY: Final[Option] = ("ready",)
"""The answer by which a player says that the deck is built."""

BUILDING: Final[Phase] = "building"
"""The phase of a draft in which decks are built."""


class DraftedDecks:
    """The decks of the draft at one table; for other games it does nothing.

    Args:
        state: the state of the table.
        storage: stores the decks.
        time: the keeper of the table's clock.
        make: stores a new game. Raises Refused: there is no room.
        answer: answers a choice for a seat, as (seat, number of the choice, options).
        tell: broadcasts what everybody may know.
        wake: lets the tournament with an id continue.
    """

    def __init__(
        self,
        state: TableState,
        storage: TableStorage,
        time: Timekeeper,
        make: Callable[[GameRow], Awaitable[None]],
        answer: Callable[[Seat, int, list[Option]], Awaitable[None]],
        tell: Callable[[], None],
        wake: Callable[[str], None],
    ) -> None:
        self.state = state
        self.storage = storage
        self.time = time
        self.make = make
        self.answer = answer
        self.tell = tell
        self.wake = wake
        self.woken: object = None

    @property
    def here(self) -> Drafted:
        """What is stored of the draft's decks."""
        return Drafted.of(self.state.row)

    @property
    def phase(self) -> Phase | Literal[""]:
        """The phase of the draft: "draft", "building" or "over"; empty before it, and for other games."""
        timeline = self.state.timeline
        if self.state.row.game != DRAFT or timeline is None:
            return ""
        phase: Phase = timeline.position.game.table(timeline.position, WATCHER)["phase"]
        return phase

    def public(self) -> dict[str, Any] | None:
        """What everybody may know: which seats have a deck, and the matches; None for other games.

        It is `{"minutes", "decks", "matches", "led"}`: the time to build, the seats, for each match
        `{"seats", "game"}`, and whether a tournament leads the draft.
        """
        if self.state.row.game != DRAFT:
            return None
        here = self.here
        matches = [{"seats": list(played.seats), "game": played.game} for played in here.matches]
        led = here.event is not None
        return {"minutes": here.minutes, "decks": sorted(here.decks), "matches": matches, "led": led}

    async def look(self) -> None:
        """Let bots say that their decks are built; after the draft, let bots build for seats without a deck.

        The table calls this after every change of the game, and after it was read from the disk.
        """
        phase = self.phase
        if phase == "draft":
            await self._taken_back()
        elif phase == BUILDING and not self.state.judging.stopped:
            await self.begin()
            await self._bots_ready()
        elif phase == "over":
            await self._stand_in()
        self.note()

    def note(self) -> None:
        """Let the draft's tournament continue if something has changed that it follows.

        The table calls this too when a person comes or goes.
        """
        here = self.here
        now = self.phase, self.ready, tuple(here.decks), self.away
        if here.event is not None and now != self.woken:
            self.woken = now
            self.wake(here.event)

    @property
    def ready(self) -> frozenset[Seat]:
        """The seats that have said that their deck is built; all of them once the draft is over."""
        timeline, phase = self.state.timeline, self.phase
        if timeline is None or phase not in (BUILDING, "over"):
            return frozenset()
        asked = {choice.seat for choice in timeline.position.waiting}
        return frozenset(row.seat for row in self.state.row.seats if row.seat not in asked)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats of people who are not at the table although it is their turn."""
        timeline = self.state.timeline
        if timeline is None or self.state.row.game != DRAFT:
            return frozenset()
        here = {connection.seat for connection in self.state.connections}
        people = {seat.seat for seat in self.state.row.seats if seat.kind == "person"}
        return frozenset(choice.seat for choice in timeline.position.waiting if choice.seat in people - here)

    def progress(self) -> Progress:
        """How far the draft is, with all pools and decks; only its tournament may ask."""
        phase = self.phase
        return Progress(phase, self._pools() if phase else [], self.here.decks, self.ready, self.away)

    def live(self) -> dict[str, Any]:
        """What the room may know of the draft now, as JSON data: its round, and how far each seat is.

        Its keys are "phase", "round", "rounds", "pick" and "direction", and "seats", each with "cards" (their
        number), "here", "bot" and "asked". Before the draft has begun only "phase" (empty) and "seats"
        (empty) are there.
        """
        timeline, row = self.state.timeline, self.state.row
        if timeline is None:
            return {"phase": "", "seats": []}
        table = timeline.position.game.table(timeline.position, WATCHER)
        here = {connection.seat for connection in self.state.connections}
        asked = {choice.seat for choice in timeline.position.waiting}
        seats = [
            {
                "cards": seen["cards"],
                "here": seat.kind == "bot" or seat.seat in here,
                "bot": seat.kind == "bot",
                "asked": seat.seat in asked,
            }
            for seat, seen in zip(row.seats, table["seats"], strict=True)
        ]
        about = {name: table[name] for name in ("phase", "round", "rounds", "pick", "direction")}
        return {**about, "seats": seats}

    async def _taken_back(self) -> None:
        """Forget the decks of a draft that a judge took back to the picks: other cards may be taken now."""
        here = self.here
        if here.begun or here.decks:
            await self._keep(msgspec.structs.replace(here, begun=False, decks={}, bots=()))

    async def _bots_ready(self) -> None:
        """Let the bots say that their decks are built, also while nobody is connected."""
        timeline = self.state.timeline
        assert timeline is not None
        for choice in list(timeline.position.waiting):
            if self.state.row.seats[choice.seat].kind == "bot" and self.phase == BUILDING:
                await self.answer(choice.seat, choice.number, [READY])
                return

    async def begin(self) -> None:
        """Begin the time for building decks, once all cards are taken; it is begun only once.

        If this time is limited, its clock takes the place of the clock for picks, and answers for players who
        have no time left.
        """
        here, timeline, clock = self.here, self.state.timeline, self.time.clock
        if self.phase != BUILDING or here.begun or timeline is None:
            return
        if here.minutes:
            settings = {"mode": "game", "seconds": 60 * here.minutes, "increment": 0, "timeout": "auto"}
            people = [seat.kind == "person" for seat in self.state.row.seats]
            asked = [choice.seat for choice in timeline.position.waiting]
            clock = Clock.new(settings, people).running_for(self.time.now(), asked)
            self.time.set(clock)
        begun = msgspec.structs.replace(here, begun=True)
        await self.storage.note(clock=self.time.stored(clock), drafted=begun.to_json())

    async def _stand_in(self) -> None:
        """Let bots build the decks of the seats that have none."""
        here = self.here
        for seat, pool in enumerate(self._pools()):
            if Seat(seat) not in here.decks and pool.main:
                deck = await asyncio.to_thread(bot_deck, self.state.row.game, pool)
                if deck is not None:
                    here = here.with_deck(Seat(seat), deck, by_bot=True)
        await self._keep(here)

    async def _keep(self, here: Drafted) -> None:
        if here != self.here:
            await self.storage.note(drafted=here.to_json())
            self.tell()
            if here.event is not None:
                self.wake(here.event)

    def _pools(self) -> list[Deck]:
        timeline = self.state.timeline
        assert timeline is not None
        return cast("Draft", timeline.position.game).pools(timeline.position)

    def pool(self, seat: Seat) -> Deck:
        """The cards of which a seat builds its deck.

        Raises Refused: the seat is a spectator's, or cards are still being taken.
        """
        self.state.playing(seat)
        if self.phase not in (BUILDING, "over"):
            raise Refused("table-refused-match")
        return self._pools()[seat]

    def status(self, seat: Seat) -> dict[str, Any]:
        """What a player may know of the decks, as JSON data.

        Its keys are "seat"; "phase"; "pool", as [count, card]; "deck"; "by_bot", whether a bot built it;
        "event", the id of the tournament or None; "left_ms", the milliseconds left to build or None; "seats",
        each with "seat", "name", "kind" and "ready"; and "matches" of this seat, each with "seats" and
        "game".
        """
        here, pool = self.here, self.pool(seat)
        timeline = self.state.timeline
        assert timeline is not None
        asked = {choice.seat for choice in timeline.position.waiting}
        left = self.time.left(seat) if self.phase == BUILDING else None
        names = [
            {"seat": row.seat, "name": row.name, "kind": row.kind, "ready": row.seat not in asked}
            for row in self.state.row.seats
        ]
        return {
            "seat": seat,
            "phase": self.phase,
            "pool": [list(entry) for entry in pool.main],
            "deck": here.decks.get(seat),
            "by_bot": seat in here.bots,
            "event": here.event,
            "left_ms": None if left is None else round(1000 * left),
            "seats": names,
            "matches": [
                {"seats": list(played.seats), "game": played.game}
                for played in here.matches
                if seat in played.seats
            ],
        }

    async def keep(self, seat: Seat, deck: Deck, ready: bool, playing: bool) -> None:
        """Keep a legal deck of a seat and, if `ready` is true, say that it is built.

        `playing` tells whether the seat is playing a match with its earlier deck. Raises Refused: `playing`
        is true, or cards are still being taken; or the draft of a tournament is over, so that the deck is
        locked.
        """
        self.pool(seat)
        if playing or (self.here.event is not None and self.phase == "over"):
            raise Refused("table-refused-match")
        await self._keep(self.here.with_deck(seat, deck))
        timeline = self.state.timeline
        assert timeline is not None
        if ready and self.phase == BUILDING:
            for choice in timeline.position.waiting:
                if choice.seat == seat:
                    await self.answer(seat, choice.number, [READY])
                    return

    async def play(self, seat: Seat, other: Seat, best_of: int, going_on: Played | None) -> tuple[str, Seat]:
        """Begin a match of a seat against the seat `other`, or return the one that they play.

        `best_of` is the most games that count. `going_on` is the match that the two are playing, or None.
        Returns the id of the match's first game, and the seat that the player has in it.

        Raises Refused: the draft is not over, a deck is missing, or there is no room; or a tournament pairs
        the players.
        """
        self.pool(seat)
        if self.phase != "over":
            raise Refused("table-refused-playing")
        if self.here.event is not None:
            raise Refused("table-refused-match")
        if seat == other or not 0 <= other < len(self.state.row.seats):
            raise Refused("table-refused-field", field="seat")
        if going_on is not None:
            return going_on.game, Seat(going_on.seats.index(seat))
        row = await asyncio.to_thread(match_row, self.state.row, (seat, other), best_of)
        assert row.match is not None
        match = row.match.id
        await self.make(row)
        played = Played((seat, other), match, row.id)
        here = self.here
        await self._keep(msgspec.structs.replace(here, matches=(*here.matches, played)))
        return row.id, Seat(0)
