"""The kernel: positions, choices, events and records of any turn-taking game.

The kernel contains no rules of a particular game. Everything a caller or a game needs is importable from
here.
"""

from grimorio.kernel.choice import Choice, IllegalAnswer, Option
from grimorio.kernel.event import Effect, Event, SeatEvent
from grimorio.kernel.faults import SetupError
from grimorio.kernel.frame import Frame, Step
from grimorio.kernel.game import Game
from grimorio.kernel.luck import Luck
from grimorio.kernel.observer import Observer
from grimorio.kernel.position import Position
from grimorio.kernel.record import Record, RecordMismatch, digest
from grimorio.kernel.seats import CHANCE, EVERYBODY, WATCHER, Seat, seats_of
from grimorio.kernel.setup import GameOption, Result, Setup
from grimorio.kernel.thing import Saved, Thing

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "WATCHER",
    "Choice",
    "Effect",
    "Event",
    "Frame",
    "Game",
    "GameOption",
    "IllegalAnswer",
    "Luck",
    "Observer",
    "Option",
    "Position",
    "Record",
    "RecordMismatch",
    "Result",
    "Saved",
    "Seat",
    "SeatEvent",
    "Setup",
    "SetupError",
    "Step",
    "Thing",
    "digest",
    "seats_of",
]
