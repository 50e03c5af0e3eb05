"""The settings of a person's seat: where they stop, what they pass, until when they yield, whom they mute.

To stop is to be asked although there is only one option; to yield is to pass everything for a while.
Automatic answers depend only on what everybody sees and on the person's settings, so that neither the answer
nor its timing reveals anything hidden. See docs/decisions/passing.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grimorio.games.passing import PASSES, only_passes, passed
from grimorio.kernel import Choice, Game, Option, Position
from grimorio.kernel.seats import Seat
from grimorio.store import SeatRow
from grimorio.store.answers import Given

SKIPS_AMONG_BOTS = True
"""The value of `skips` for a person who has not said what they wish, and plays with bots alone."""

PACES: Final = {"quick": 0.2, "usual": 1.0, "slow": 4.0}
"""How a person wishes the bots to play: by name, how much longer than usual they wait before an answer."""

SeatSettings = dict[str, Any]
"""The stored settings of a seat, by key; a missing key means the default.

- "stops": the kinds of choices (names from `Game.habit`) that are asked although there is only one option.
- "from": the number of the first choice to which "stops" applies.
- "auto": the kinds of choices that are answered automatically.
- "yield": None or, while the seat passes everything, {"until", "seen"}: "until" is "turn" or "round", and
  "seen" is the time in the game (`moment`) when it began to pass.
- "muted": the numbers in the chat of the people that the seat has muted.
- "skip": whether choices that offer only to pass are passed; None for the default, see `skips`.
- "hold": None or, while the seat is asked everything, the number of answers in the game when it began to be;
  it ends when the seat passes.
- "pace": how fast the bots answer, a key of `PACES`.
"""


def told(seats: Sequence[SeatRow], seat: Seat, game: Game | None) -> dict[str, Any]:
    """A seat's settings as they are sent to its page; where the seat has none, the defaults of the game.

    It is JSON data with the settings of the message `settings` ("stops", "auto", "yield" and so on), and as
    "muted" the numbers of the people who are muted. `game` is None if its rules do not exist.
    """
    settings = seats[seat].settings or {}
    yielding = settings.get("yield")
    return {
        "stops": settings.get("stops", []),
        "auto": settings.get("auto", list(game.quiet) if game else []),
        "yield": yielding["until"] if yielding else None,
        "muted": settings.get("muted", []),
        "skip": skips(seats, seat),
        "hold": settings.get("hold") is not None,
        "pace": settings.get("pace", "usual"),
    }


def skips(seats: Sequence[SeatRow], seat: Seat) -> bool:
    """Whether choices that offer a person only to pass are passed, as the person wishes.

    Without a wish they are if all other seats are bots': between people it would tell what a hand lacks.
    """
    wish = (seats[seat].settings or {}).get("skip")
    if wish is None:
        return SKIPS_AMONG_BOTS and all(other.kind == "bot" for other in seats if other.seat != seat)
    return bool(wish)


def pace(seats: Sequence[SeatRow]) -> float:
    """The factor by which a table multiplies the pauses of its bots.

    It is the greatest that the people at `seats` wish.
    """
    wishes = [(seat.settings or {}).get("pace", "usual") for seat in seats if seat.kind == "person"]
    return max((PACES[wish] for wish in wishes), default=1.0)


def passes(seats: Sequence[SeatRow], position: Position, choice: Choice) -> bool:
    """Whether a choice is answered at once with its only option, as if it were not asked.

    This is so if everybody can know that it has only one option, and the person in the seat has set no stop
    there; bots have no stops.
    """
    if len(choice.options) != 1:
        return False
    seat = seats[choice.seat]
    settings = (seat.settings or {}) if seat.kind == "person" else {}
    game = position.game
    if choice.number >= settings.get("from", 1) and game.habit(position, choice) in settings.get("stops", ()):
        return False
    return game.foregone(position, choice)


def moment(table: dict[str, Any]) -> list[Any]:
    """The present time in a game, as everybody knows it: [number of the round or turn, active seat].

    `table` is the public view of the game (`Game.table`). A value that the game does not have is None.
    """
    return [table.get("round", table.get("turn")), table.get("active")]


def yields(settings: SeatSettings | None, seat: Seat, table: dict[str, Any]) -> bool:
    """Whether the seat passes everything at present, because its settings say so.

    It does so until its own next turn, or until the next round or turn; `table` is the public view of the
    game, which tells the present time (`moment`).
    """
    yielding = (settings or {}).get("yield")
    if not yielding:
        return False
    now, seen = moment(table), yielding["seen"]
    if yielding["until"] == "round":
        return bool(now[0] == seen[0])
    return bool(now == seen or now[1] != seat)


def passed_since_hold(settings: SeatSettings | None, seat: Seat, given: Sequence[Given], before: int) -> bool:
    """Whether a seat that asked to be asked everything (`hold`) has passed since, so that the wish ends.

    `given` are the answers of the era; `before` answers of the game came before them.
    """
    since = (settings or {}).get("hold")
    if since is None:
        return False
    return any(who == seat and option in PASSES for _, who, option in given[max(0, since - before) :])


def taken(seats: Sequence[SeatRow], position: Position, choice: Choice, yielding: bool) -> Option | None:
    """The automatic answer to a choice by its person's settings, or None if the person must be asked.

    `yielding` says whether the seat passes everything at present.
    """
    game = position.game
    name = game.habit(position, choice)
    now = told(seats, choice.seat, game)
    if now["hold"] or name in now["stops"]:
        return None
    if now["skip"] and only_passes(choice):
        return choice.options[0]
    if name is None:
        return None
    if yielding or name in now["auto"]:
        return game.usual(position, choice) or passed(choice)
    return obvious(position, choice)


def obvious(position: Position, choice: Choice) -> Option | None:
    """The answer that is given for a person at once, unless they set a stop there; see `Game.obvious`."""
    return position.game.obvious(position, choice)


def quiet(position: Position, choice: Choice, option: Option) -> bool:
    """Whether the automatic answer `option` may be given without a pause, since most people would give it.

    This is so if it is the answer that `Game.obvious` returns, or if it passes a choice of a kind that
    `Game.quiet` names.
    """
    game = position.game
    if option == obvious(position, choice):
        return True
    return option in PASSES and game.habit(position, choice) in game.quiet
