"""The order in which bots think.

Bots that play against people come first. The turn goes round the people who made the games.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable

from grimorio.web.limits import Addresses
from grimorio.web.settings import Settings


class BotTurns:
    """A queue in which all bots of a server wait for their turn to think.

    As many bots think at a time as there are processes. The turn goes round the people who made the waiting
    games, so that a person with many games delays only the bots of these games. Bots in games to which no
    player is connected wait for all others.

    Attributes:
        took: the seconds that the last thought took, by game and bot.

    Args:
        settings: how many bots may think at a time, and how often they may answer.
        measured: called with the game, the bot and the seconds of every thought.
    """

    def __init__(
        self, settings: Settings, measured: Callable[[str, str, float], None] = lambda *_: None
    ) -> None:
        self.measured = measured
        self.free = settings.bot_workers
        self.waiting: dict[bool, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            False: OrderedDict(),
            True: OrderedDict(),
        }
        self.took: dict[tuple[str, str | None], float] = {}
        self.each = Addresses(settings.bot_answers)
        self.alone = Addresses(settings.bots_alone)

    def thought(self, game: str, bot: str | None, seconds: float) -> None:
        """Note that the bot named `bot` has thought for these `seconds` in a game."""
        self.took[game, bot] = seconds
        self.measured(game, bot or "random", seconds)

    @property
    def length(self) -> int:
        """The number of bots that wait."""
        return sum(len(queue) for queues in self.waiting.values() for queue in tuple(queues.values()))

    async def pace(self, maker: str, alone: bool) -> None:
        """Wait until the rate limits allow a bot to answer.

        There is a limit for each maker of games, and one for all bots that play alone.

        Args:
            maker: the pseudonym of the game's maker (`GameRow.maker`); empty for a person at the server.
            alone: whether no player is connected.
        """
        waits = [0.0]
        if maker:
            waits.append(self.each.wait(maker))
            self.each.charge(maker, 1)
        if alone:
            waits.append(self.alone.wait(""))
            self.alone.charge("", 1)
        await asyncio.sleep(max(waits))

    @contextlib.asynccontextmanager
    async def turn(self, maker: str, alone: bool) -> AsyncIterator[None]:
        """A context that waits until a bot may think, and counts it as thinking inside.

        `maker` is the pseudonym of the game's maker, `GameRow.maker`; `alone` says whether no player is
        connected.
        """
        if self.free:
            self.free -= 1
        else:
            await self._wait(maker, alone)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, maker: str, alone: bool) -> None:
        queues = self.waiting[alone]
        mine = asyncio.get_running_loop().create_future()
        queues.setdefault(maker, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()  # it was given just when nobody wanted it any more
            else:
                queues[maker].remove(mine)
                if not queues[maker]:
                    del queues[maker]
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next bot that waits."""
        for alone in (False, True):
            queues = self.waiting[alone]
            while queues:
                maker, queue = queues.popitem(last=False)
                following = queue.popleft()
                if queue:
                    queues[maker] = queue
                if not following.done():
                    following.set_result(None)
                    return
        self.free += 1
