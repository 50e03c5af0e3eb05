"""The facts of an event: what its log is made of, and the settings that it begins with.

Facts are values that JSON holds. What they mean together is derived by `grimorio.events.event`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from grimorio.decks.formats import Format
from grimorio.events.standings import MOST_GAMES, MOST_ROUNDS, Outcome, Scoring
from grimorio.kernel import SetupError, sizes

PLAYERS: Final = 1024
"""Most players of an event."""
FACTS: Final = 40_000
"""Most facts of an event."""

Structure = Literal["swiss", "knockout", "round-robin", "league"]
Name = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^\S(.*\S)?$")]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Text = Annotated[str, Meta(max_length=sizes.LIST)]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Games = Annotated[int, Meta(ge=0, le=MOST_GAMES)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event begins with.

    Attributes:
        name: what it is called.
        seed: the lot follows from it; kept secret until the event is over, its hash shown before.
        structure: how rounds are made up.
        game: the game that is played.
        rounds: of Swiss; 0: by the number of players.
        cut: players of the knockout after the Swiss rounds: 2, 4, 8, or 0: none.
        best_of: the most games of a match.
        limit: in a league, matches that two players may play with each other; 0: any number.
        scoring: how matches and games count.
        minutes: the time of a round; 0: no limit.
        format: which decks may be entered, as it was when the event began; None: any deck.
    """

    name: Name
    seed: Annotated[str, Meta(min_length=1, max_length=100)]
    structure: Structure = "swiss"
    game: Annotated[str, Meta(min_length=1, max_length=40)] = "magic"
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    cut: Literal[0, 2, 4, 8] = 0
    best_of: Literal[1, 3, 5] = 3
    limit: Annotated[int, Meta(ge=0, le=100)] = 0
    scoring: Scoring = Scoring()
    minutes: Annotated[int, Meta(ge=0, le=600)] = 50
    format: Format | None = None

    def __post_init__(self) -> None:
        if self.cut and self.structure != "swiss":
            raise SetupError("cut", f"only Swiss rounds have one, found {self.structure}", "only-swiss")
        if self.limit and self.structure != "league":
            raise SetupError("limit", f"only a league has one, found {self.structure}", "only-league")
        if self.rounds and self.structure != "swiss":
            raise SetupError("rounds", f"only of Swiss are chosen, found {self.structure}", "only-swiss")


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """Something that happened in an event. `at` is when, in seconds since 1970, or 0: nobody noted it."""

    at: int = msgspec.field(default=0, name="at")


class Entry(Fact, frozen=True, tag="entry", kw_only=True):
    """A player enters; once a round is paired, late: each round missed is a match lost.

    Attributes:
        seed: the player's place among those who are seeded in a knockout, from 1; 0: by lot after them.
    """

    player: Name
    seed: Annotated[int, Meta(ge=0, le=PLAYERS)] = 0


class DeckEntry(Fact, frozen=True, tag="deck", kw_only=True):
    """A player hands in a deck, as text; none is changed once its player is paired (MTG8-6.CON-1)."""

    player: Name
    deck: Text


class Pairing(Fact, frozen=True, tag="pairing", kw_only=True):
    """A round is paired, or the one that is on is paired again.

    Attributes:
        round: its number, from 1.
        tables: two players each, or one and nobody: a bye.
        by: how it was found; "hand": by the organiser, who says why.
        cut: whether this is the first round of the knockout after the Swiss rounds.
    """

    round: Round
    tables: tuple[tuple[Name, Name | None], ...]
    by: Literal["swiss", "bracket", "circle", "hand"]
    cut: bool = False
    reason: Annotated[str, Meta(max_length=500)] = ""


class Result(Fact, frozen=True, tag="result", kw_only=True):
    """A match is decided, or its result corrected, which needs a reason.

    Attributes:
        round: of the match; in a league always 1.
        first, second: the players as they were paired.
        games: won by the first, by the second, drawn.
        outcome: who has won the match where games do not say: a match given up, lost by a penalty, or
            decided by life. None: who won more games.
        reason: why an earlier result is corrected.
        records: the ids of the records of its games, where they were played online.
    """

    round: Round
    first: Name
    second: Name
    games: tuple[Games, Games, Games]
    outcome: Outcome | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""
    records: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=MOST_GAMES)] = ()


class Drop(Fact, frozen=True, tag="drop", kw_only=True):
    """A player leaves and is paired no more; a match that is on is played to its end or decided."""

    player: Name
    reason: Annotated[str, Meta(max_length=500)] = ""


class Bye(Fact, frozen=True, tag="bye", kw_only=True):
    """A player is given a bye in the next round that is paired."""

    player: Name
    reason: Reason


class Override(Fact, frozen=True, tag="override", kw_only=True):
    """The organiser forbids two players to meet in Swiss rounds, or allows it again."""

    what: Literal["forbid", "allow"]
    first: Name
    second: Name
    reason: Reason


class Penalty(Fact, frozen=True, tag="penalty", kw_only=True):
    """A penalty. Games and matches are lost in the match that is on, else in the player's next one.

    Who is disqualified has lost the match that is on, and leaves.

    Attributes:
        offence: its number in the penalties of 2002, see `penalties.GROUPS`; 0: none is named.
    """

    player: Name
    penalty: Literal["warning", "game loss", "match loss", "disqualification"]
    reason: Reason
    offence: Annotated[int, Meta(ge=0, le=999)] = 0


class Clock(Fact, frozen=True, tag="clock", kw_only=True):
    """The clock of a round is started, or set anew with no last turns counted: `at` is when.

    Attributes:
        round: the round's number.
        minutes: how long it lasts.
    """

    round: Round
    minutes: Annotated[int, Meta(ge=1, le=600)]


class ExtraTime(Fact, frozen=True, tag="extra", kw_only=True):
    """A match of the round gets more time, because a judge was there or a table was late."""

    round: Round
    first: Name
    second: Name
    minutes: Annotated[int, Meta(ge=1, le=120)]
    reason: Reason


class TurnOver(Fact, frozen=True, tag="turn", kw_only=True):
    """After time is over, a turn of a match has ended: tapped at a real table."""

    round: Round
    first: Name
    second: Name


class Note(Fact, frozen=True, tag="note", kw_only=True):
    """Something worth remembering that changes nothing."""

    text: Reason


class Undo(Fact, frozen=True, tag="undo", kw_only=True):
    """An earlier fact is taken back, as if it had not been.

    Attributes:
        fact: its number in the log, from 0; that of an undo restores what it took back.
    """

    fact: Annotated[int, Meta(ge=0, le=FACTS)]
    reason: Reason


AnyFact = (
    Entry
    | DeckEntry
    | Pairing
    | Result
    | Drop
    | Bye
    | Override
    | Penalty
    | Clock
    | ExtraTime
    | TurnOver
    | Note
    | Undo
)
