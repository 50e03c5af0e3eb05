"""Short codes by which phones find a session of the companion or a tournament."""

from __future__ import annotations

import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from grimorio.web.limits import Addresses, Pace
from grimorio.web.refusals import Refused

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ"
"""The letters of codes. They do not look like each other, and without vowels they form no words."""

LENGTH: Final = 6
LASTS: Final = 12 * 3600.0
"""Seconds for which a code is valid."""

CODES: Final = 10_000
"""The most codes that are stored; beyond that the oldest is deleted."""

WRONG: Final = Pace(burst=10, rate=1 / 30)
"""The rate limit for wrong codes from one address."""


@dataclass
class Open:
    """An auction of the companion or a tournament that phones can join by a code.

    Attributes:
        game: the id of the auction's game, or of the tournament.
        until: when the code expires, in seconds of the clock `Codes.now`.
        joined: the seats of the auction that phones have taken; empty for a tournament.
    """

    game: str
    until: float
    joined: set[int] = field(default_factory=set)


class Codes:
    """The codes that are valid now.

    They are not stored on the disk: after a restart of the server, the host's page asks for new codes.

    Args:
        pace: the rate limit for wrong codes from one address.
        now: returns the time, in seconds.
    """

    def __init__(self, pace: Pace = WRONG, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.open: OrderedDict[str, Open] = OrderedDict()
        self.by_game: dict[str, str] = {}
        self.wrong = Addresses(pace, now)

    def give(self, game: str, joined: set[int]) -> str:
        """The code for the auction or the tournament with the id `game`.

        If it has a valid code already, this one is returned, else a new one, which is valid for `LASTS`
        seconds. `joined` are the seats that phones have taken; they are added to `Open.joined`.
        """
        self._forget()
        code = self.by_game.get(game, "")
        while not code or (code in self.open and self.open[code].game != game):
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.by_game[game] = code
        self.open.setdefault(code, Open(game, self.now() + LASTS)).joined.update(joined)
        return code

    def find(self, code: str, address: str) -> Open:
        """The auction or the tournament that has this code.

        Raises:
            Refused: nothing has this code, or the address has tried too many wrong ones.
        """
        self._forget()
        bucket = self.wrong.buckets.get(address)
        wait = 0.0 if bucket is None else bucket.wait()
        found = self.open.get(code.strip().upper())
        if found is None:
            wait = wait or self.wrong.take(address)
        if wait:
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
        if found is None:
            raise Refused("table-refused-code", field="code")
        return found

    def _forget(self) -> None:
        while self.open and (len(self.open) > CODES or next(iter(self.open.values())).until < self.now()):
            _, one = self.open.popitem(last=False)
            del self.by_game[one.game]
