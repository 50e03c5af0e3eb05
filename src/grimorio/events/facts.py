"""The facts of an event, which are the entries of its log; and the settings with which it begins.

Facts are values that can be written as JSON. `grimorio.events.event` computes players, rounds and standings
from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from grimorio.decks.formats import Format
from grimorio.events.pick_times import PickTimes
from grimorio.events.standings import MOST_GAMES, MOST_ROUNDS, Outcome, Scoring
from grimorio.kernel import SetupError, sizes

GAME: Final = "magic"
"""The game of an event whose file names none."""

PLAYERS: Final = 1024
"""The most players of an event."""
FACTS: Final = 40_000
"""The most facts of an event."""

Structure = Literal["swiss", "knockout", "round-robin", "league", "together"]
Name = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^\S(.*\S)?$")]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Text = Annotated[str, Meta(max_length=sizes.LIST)]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Games = Annotated[int, Meta(ge=0, le=MOST_GAMES)]


CUT: Final = ("swiss", "round-robin", "league")
"""The structures that a knockout of the best may follow (`Settings.cut`)."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings with which an event begins.

    Attributes:
        name: the name of the event.
        seed: the text from which all random numbers of the event follow. It is secret until the event is
            over; its hash is shown before.
        structure: how the rounds are made up; in "together" there is one game of all players.
        game: the name of the game that is played.
        rounds: the number of Swiss rounds; 0 to choose it by the number of players.
        pods: if there is a draft before the rounds, the most players who draft together, 3 to 16; 0 for no
            draft. The first round is paired when everybody has a seat in a pod.
        pod_rounds: how many of the first Swiss rounds are paired within the pods, as far as possible.
        cut: the number of players in the knockout after the Swiss rounds, the round robin or the league: 2,
            4 or 8; 0 for no knockout.
        best_of: the most games of a match.
        limit: in a league, how many matches two players may play with each other; 0 for any number.
        scoring: how matches and games count.
        minutes: the minutes of a round; 0 for no limit.
        format: the format that says which decks may be entered, as it was when the event began; None if any
            deck may.
    """

    name: Name
    seed: Annotated[str, Meta(min_length=1, max_length=100)]
    structure: Structure = "swiss"
    game: Annotated[str, Meta(min_length=1, max_length=40)] = GAME
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    pods: Annotated[int, Meta(ge=0, le=16)] = 0
    pod_rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    cut: Literal[0, 2, 4, 8] = 0
    best_of: Literal[1, 3, 5] = 3
    limit: Annotated[int, Meta(ge=0, le=100)] = 0
    scoring: Scoring = Scoring()
    minutes: Annotated[int, Meta(ge=0, le=600)] = 50
    format: Format | None = None

    def __post_init__(self) -> None:
        if self.cut and self.structure not in CUT:
            raise SetupError(
                "cut", f"only Swiss, round robins and leagues have one, found {self.structure}", "no-cut"
            )
        if self.pods and self.structure == "together":
            raise SetupError("pods", "no draft is before a game of all players", "together-pods")
        if self.pod_rounds and self.structure != "swiss":
            raise SetupError("pod_rounds", f"only of Swiss, found {self.structure}", "only-swiss")
        if self.pods in (1, 2) or (self.pod_rounds and not self.pods):
            raise SetupError("pods", f"expected 0, or 3 to 16 players, found {self.pods}", "pod-size")
        if self.limit and self.structure != "league":
            raise SetupError("limit", f"only a league has one, found {self.structure}", "only-league")
        if self.rounds and self.structure != "swiss":
            raise SetupError("rounds", f"only of Swiss are chosen, found {self.structure}", "only-swiss")


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """Something that happened in an event.

    Attributes:
        at: the time when it happened, in seconds since 1970; 0 if nobody noted the time.
    """

    at: int = msgspec.field(default=0, name="at")


class Entry(Fact, frozen=True, tag="entry", kw_only=True):
    """A player enters. For a player who enters late, each round already paired counts as a match lost.

    Attributes:
        seed: the player's place among the seeded players of a knockout, from 1. Players with 0 come after
            them, in random order.
    """

    player: Name
    seed: Annotated[int, Meta(ge=0, le=PLAYERS)] = 0


class Seating(Fact, frozen=True, tag="pods", kw_only=True):
    """Players are seated for the draft before the Swiss rounds, or seated anew, which needs a reason.

    Attributes:
        pods: for each group of players who draft together, their names by seat; each passes to the left to
            the next one, and the last to the first.
        by: how they were seated: by "lot", or by "hand" (by the organiser, who gives a reason).
    """

    pods: Annotated[
        tuple[Annotated[tuple[Name, ...], Meta(min_length=2, max_length=16)], ...],
        Meta(min_length=1, max_length=PLAYERS // 2),
    ]
    by: Literal["lot", "hand"] = "lot"
    reason: Annotated[str, Meta(max_length=500)] = ""


class PoolEntry(Fact, frozen=True, tag="pool", kw_only=True):
    """A player has received the cards of a draft or a sealed deck, as a deck list (MTG8-6.LIM-1).

    Attributes:
        record: the id of the record of the draft, if it was played online; else "".
    """

    player: Name
    cards: Text
    record: Annotated[str, Meta(max_length=64)] = ""


class DeckEntry(Fact, frozen=True, tag="deck", kw_only=True):
    """A player hands in a deck list, as text. It cannot change after the player was paired, or at
    all if the format locks it as it is handed in (MTG8-6.CON-1, `Format.locks`).

    In a format with `rebuild` it can change between two matches.
    """

    player: Name
    deck: Text


class Pairing(Fact, frozen=True, tag="pairing", kw_only=True):
    """A round is paired, or the present round is paired again, which needs a reason.

    Attributes:
        round: the number of the round, from 1.
        tables: the pairs of players; in a bye the second player is None.
        by: how the pairs were found: "swiss", "bracket" (a knockout), "circle" (a round robin), or "hand" (by
            the organiser, who gives a reason).
        cut: whether this is the first round of the knockout after the Swiss rounds.
    """

    round: Round
    tables: tuple[tuple[Name, Name | None], ...]
    by: Literal["swiss", "bracket", "circle", "hand"]
    cut: bool = False
    reason: Annotated[str, Meta(max_length=500)] = ""


class Result(Fact, frozen=True, tag="result", kw_only=True):
    """A match is decided, or its result is corrected, which needs a reason.

    Attributes:
        round: the number of the round; in a league always 1.
        first, second: the players as they were paired.
        games: the numbers of games won by the first player, won by the second, and drawn.
        outcome: the winner of the match, where the games do not tell: the match was given up, lost by a
            penalty, or decided by life. None if the player with more games has won.
        reason: why an earlier result is corrected; "" for a first result.
        records: the ids of the records of the match's games, if they were played online.
    """

    round: Round
    first: Name
    second: Name
    games: tuple[Games, Games, Games]
    outcome: Outcome | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""
    records: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=MOST_GAMES)] = ()


class Drawn(Fact, frozen=True, tag="drawn", kw_only=True):
    """A game of a knockout's match was drawn, and another one is played."""

    round: Round
    first: Name
    second: Name


class Together(Fact, frozen=True, tag="together", kw_only=True):
    """The one game of all players is over, or its result is corrected, which needs a reason.

    Attributes:
        winners: the players who won it; nobody if it was drawn.
        reason: why an earlier result is corrected; "" for a first result.
        records: the ids of the record of the game, if it was played online.
    """

    winners: Annotated[tuple[Name, ...], Meta(max_length=PLAYERS)]
    reason: Annotated[str, Meta(max_length=500)] = ""
    records: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=MOST_GAMES)] = ()


class Drop(Fact, frozen=True, tag="drop", kw_only=True):
    """A player leaves and is paired no more. A match in progress still needs a result."""

    player: Name
    reason: Annotated[str, Meta(max_length=500)] = ""


class Bye(Fact, frozen=True, tag="bye", kw_only=True):
    """A player is given a bye in the next round that is paired."""

    player: Name
    reason: Reason


class Override(Fact, frozen=True, tag="override", kw_only=True):
    """The organiser forbids two players to meet in Swiss rounds, or takes this back (`what` is "allow")."""

    what: Literal["forbid", "allow"]
    first: Name
    second: Name
    reason: Reason


class Penalty(Fact, frozen=True, tag="penalty", kw_only=True):
    """A player gets a penalty.

    A "game loss" or "match loss" counts in the match that the player is playing or, between two matches, in
    the player's next one. A disqualified player loses the match in progress and leaves the event.

    Attributes:
        offence: the number of the offence in the list of 2002, as in `penalties.GROUPS`; 0 if none is named.
        counted: whether the game lost by it was ended at its table, and so counts among the games played.
    """

    player: Name
    penalty: Literal["warning", "game loss", "match loss", "disqualification"]
    reason: Reason
    offence: Annotated[int, Meta(ge=0, le=999)] = 0
    counted: bool = False


class Clock(Fact, frozen=True, tag="clock", kw_only=True):
    """The clock of a round is started at the time `at`, or is started again.

    The turns played after the end of the time are then counted anew. If `at` is the old start of the clock,
    only its minutes change: a clock that was stopped stays stopped.

    Attributes:
        round: the round's number.
        minutes: how many minutes the round lasts from `at`.
    """

    round: Round
    minutes: Annotated[int, Meta(ge=1, le=600)]


class Pause(Fact, frozen=True, tag="pause", kw_only=True):
    """The clock of a round stops at the time `at`, or goes on where it was stopped.

    Attributes:
        round: the round's number.
        on: whether it stops; false if it goes on.
    """

    round: Round
    on: bool = True


class ExtraTime(Fact, frozen=True, tag="extra", kw_only=True):
    """A match of the round gets more time, for example because a judge was called or a table began late."""

    round: Round
    first: Name
    second: Name
    minutes: Annotated[int, Meta(ge=1, le=120)]
    reason: Reason


class TurnOver(Fact, frozen=True, tag="turn", kw_only=True):
    """A turn has ended in a match whose time is over. People at a real table report this by a tap."""

    round: Round
    first: Name
    second: Name


class Product(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What each player of a paper draft opens: a booster or a tournament pack.

    Attributes:
        set: the code of its set, such as "8ED"; "" for cards that this program does not know.
        cards: the number of its cards.
        pack: whether it is a tournament pack instead of a booster.
    """

    set: Annotated[str, Meta(max_length=20)] = ""
    cards: Annotated[int, Meta(ge=1, le=100)] = 15
    pack: bool = False


class PaperDraft(Fact, frozen=True, tag="paper-draft", kw_only=True):
    """A draft with printed cards is opened: who sits where, what is opened, and the times.

    It may be opened anew before the first round is paired; once it was started this needs a reason.

    Attributes:
        pods: for each group of players who draft together, their names by seat; each passes to the left to
            the next one, and the last to the first.
        way: how cards are chosen; in "sealed" nobody chooses (MTG8-6.SEAL-1).
        products: what each player opens, in order.
        times: how long each pick and each pause lasts.
        cards: the players' own set, in the form of `decks.card_set.SetData`; None for none.
    """

    pods: Annotated[
        tuple[Annotated[tuple[Name, ...], Meta(min_length=2, max_length=16)], ...],
        Meta(min_length=1, max_length=PLAYERS // 2),
    ]
    way: Literal["booster", "rochester", "sealed"] = "booster"
    products: Annotated[tuple[Product, ...], Meta(min_length=1, max_length=8)] = (Product(),) * 3
    times: PickTimes = PickTimes()
    cards: Any = None
    reason: Annotated[str, Meta(max_length=500)] = ""


class OnlineDraft(Fact, frozen=True, tag="online-draft", kw_only=True):
    """A draft at the server's tables is begun: who sits where, what is opened, and the times.

    It may be begun anew before the first round is paired, which needs a reason. Cards and decks that players
    have from the earlier draft are then gone.

    Attributes:
        pods: for each group of players who draft together, their names by seat; each passes to the left to
            the next one.
        fill: how many seats each pod has at least: those without a player are bots'; 0 for no such bots.
        way: how cards are chosen; in "sealed" nobody chooses (MTG8-6.SEAL-1).
        sealed: what each player opens in "sealed", a value of the game's option of this name.
        cards: the set, the cube, or those of each booster, in the form of `Setup.cards` of the game "draft".
        seconds: the seconds of a pick, after which a bot picks; 0 for no limit.
        minutes: the minutes in which decks are built; 0 for no limit.
        absent: the minutes after which a bot takes the seat of a player who is not at the table while it is
            that player's turn; 0 for never.
    """

    pods: Annotated[
        tuple[Annotated[tuple[Name, ...], Meta(min_length=1, max_length=16)], ...],
        Meta(min_length=1, max_length=PLAYERS // 2),
    ]
    fill: Annotated[int, Meta(ge=0, le=16)] = 0
    way: Literal["booster", "rochester", "sealed"] = "booster"
    sealed: Literal["tournament-pack", "boosters"] = "tournament-pack"
    cards: Any = None
    seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    minutes: Annotated[int, Meta(ge=0, le=10_080)] = 0
    absent: Annotated[int, Meta(ge=0, le=10_080)] = 0
    reason: Annotated[str, Meta(max_length=500)] = ""


class StandIn(Fact, frozen=True, tag="stand-in", kw_only=True):
    """A bot drafts in the place of a player in an online draft, or the player takes the seat back.

    Attributes:
        on: whether a bot drafts; false if the player does again.
    """

    player: Name
    on: bool = True
    reason: Annotated[str, Meta(max_length=500)] = ""


class DraftClock(Fact, frozen=True, tag="paper-clock", kw_only=True):
    """The countdown of a paper draft is changed at the time `at`.

    Attributes:
        act: "start"; "pause" and "on" (go on after a pause); "next" and "back" (one step on or back, with
            its whole time); "add" (more seconds for the present step).
        pod: the number of the pod, from 1; 0 for all pods.
        seconds: for "add", how many.
        step: the number of the step that the sender saw, from 0, so that two taps do not pass over one;
            None if it does not matter.
    """

    act: Literal["start", "pause", "on", "next", "back", "add"]
    pod: Annotated[int, Meta(ge=0, le=PLAYERS)] = 0
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class End(Fact, frozen=True, tag="end", kw_only=True):
    """The organiser ends the event early: no further round is paired, and open matches stay undecided."""

    reason: Annotated[str, Meta(max_length=500)] = ""


class Note(Fact, frozen=True, tag="note", kw_only=True):
    """The organiser writes down a remark, which changes nothing in the event."""

    text: Reason


class Undo(Fact, frozen=True, tag="undo", kw_only=True):
    """An earlier fact is taken back, as if it had not happened.

    Attributes:
        fact: the index of the earlier fact in the log, from 0. If that fact is an undo, the fact that it took
            back counts again.
    """

    fact: Annotated[int, Meta(ge=0, le=FACTS)]
    reason: Reason


AnyFact = (
    Entry
    | Seating
    | PoolEntry
    | DeckEntry
    | Pairing
    | Result
    | Drawn
    | Together
    | Drop
    | Bye
    | Override
    | Penalty
    | Clock
    | Pause
    | ExtraTime
    | TurnOver
    | PaperDraft
    | DraftClock
    | OnlineDraft
    | StandIn
    | End
    | Note
    | Undo
)
