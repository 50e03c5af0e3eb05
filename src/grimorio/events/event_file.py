"""Events in files: logs in JSON, results in the open format, and tables of names and of results in CSV."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from grimorio.events import facts, open_format
from grimorio.events.event import Event
from grimorio.events.faults import EventError
from grimorio.kernel import SetupError, sizes
from grimorio.kernel.boundary import read

HEADS: Final = ("round", "player1", "player2", "result")


def load(path: Path) -> Event:
    """Read an event from a file.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file does not hold an event.
    """
    with path.open("rb") as file:
        return Event.from_json(sizes.from_json(file.read(sizes.FILE + 1)))


class BeingWritten(RuntimeError):
    """The error that another program is writing the event; `lock` is the file with the new content."""

    def __init__(self, lock: Path) -> None:
        super().__init__(f"{lock} is there: the event is being written")
        self.lock = lock


class ChangedMeanwhile(RuntimeError):
    """The error that the file has changed since the event was read from it."""


def digest(path: Path) -> str:
    """Return a hash of a file's bytes. Raises OSError: it cannot be read."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def save(event: Event, path: Path, before: str | None) -> None:
    """Write an event to a file, if nobody has changed the file since the event was read from it.

    The new content is written to a second file, which then takes the place of the first. So a program that is
    killed meanwhile leaves the old content. Only one program at a time may write the same event.

    Args:
        event: the event.
        path: the file.
        before: the `digest` of the file when the event was read from it; None: there is no such file yet.

    Raises:
        BeingWritten: another program is writing the file now.
        ChangedMeanwhile: the file has another `digest` than `before`.
        OSError: it cannot be written.
    """
    new = path.with_name(f"{path.name}.new")
    log = event.to_json()
    entries = ",\n".join(json.dumps(fact, ensure_ascii=False) for fact in log.pop("facts"))
    head = json.dumps(log, ensure_ascii=False, indent=1)
    with _alone(path, new) as mode:
        try:
            with new.open(mode, encoding="utf-8") as file:
                file.write(f'{head[:-2]},\n "facts": [\n{entries}\n]}}\n')
            if before != (digest(path) if path.exists() else None):
                raise ChangedMeanwhile(str(path))
            new.replace(path)
        except FileExistsError:
            raise BeingWritten(new) from None
        except BaseException:
            new.unlink(missing_ok=True)
            raise


@contextmanager
def _alone(path: Path, new: Path) -> Iterator[str]:
    """Keep other programs from writing an event; yield the mode in which the file `new` has to be opened.

    The file `path` is locked; the operating system releases the lock when the program ends. Windows has no
    such locks: there the file `new` keeps others away, and somebody has to remove it after a program was
    killed.

    Raises BeingWritten: another program writes the event now.
    """
    try:
        import fcntl
    except ImportError:
        yield "x"
        return
    if not path.exists():
        yield "w"
        return
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BeingWritten(new) from None
        if not os.path.samestat(os.fstat(file.fileno()), path.stat()):  # replaced before it was held
            raise BeingWritten(new)
        yield "w"


def games(text: str) -> tuple[int, int, int]:
    """The games won, lost and drawn in a text such as `2-1` or `1-1-1`.

    Raises EventError: the text has another form.
    """
    counts = open_format.games_of(text)
    if counts is None:
        raise EventError("games", found=sizes.quoted(text))
    return counts


def rows(text: str) -> list[list[str]]:
    """Return the lines of a CSV text that are not empty, each as a list of its fields.

    Fields are separated by commas, semicolons or tabs. Raises EventError: the text is not CSV.
    """
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    try:
        found = [
            [field.strip() for field in row] for row in csv.reader(io.StringIO(text), delimiter=delimiter)
        ]
    except csv.Error as error:
        raise EventError("csv", problem=str(error)) from None
    return [row for row in found if any(row)]


def with_names(event: Event, text: str) -> Event:
    """The event after everybody in the text of a CSV file has entered; each line begins with a name.

    Raises:
        EventError: a name cannot enter; the message has its line.
    """
    for number, row in enumerate(rows(text), start=1):
        if number == 1 and row[0].casefold() in ("name", "player", "nome", "giocatore", "nom", "joueur"):
            continue
        try:
            event = event.after(fact(facts.Entry, player=row[0]))
        except EventError as error:
            raise _at_line(number, error) from None
    return event


def with_results(event: Event, text: str) -> Event:
    """The event after the rounds in the text of a CSV file have been added, or the matches of a league.

    Each line has the round, the first player, the second player (none: a bye) and the result (none: the match
    is still on).

    Raises:
        EventError: a line is faulty; the message has its number.
    """
    rounds: dict[int, list[Match]] = {}
    for number, row in enumerate(rows(text), start=1):
        if number == 1 and row[0].casefold() == HEADS[0]:
            continue
        if len(row) != len(HEADS) or not row[0].isdecimal():
            raise _at_line(number, EventError("csv-line", heads=", ".join(HEADS), found=",".join(row)[:60]))
        second = None if row[2].lower() in open_format.NO_PLAYER else row[2]
        try:
            counts = None if second is None or not row[3] else games(row[3])
        except EventError as error:
            raise _at_line(number, error) from None
        rounds.setdefault(int(row[0]), []).append(Match(row[1], second, counts))
    return _after_rounds(event, [rounds[number] for number in sorted(rounds)])


def with_open_format(event: Event, data: Any) -> Event:
    """The event with the rounds of `data`, a tournament in the open format, or with the matches of a league.

    The knockout of the tournament is added to an event that has one.

    Raises ValueError: the data is not in the open format, or a round is not possible.
    """
    results = open_format.read(data)
    knockout = results.knockout if event.settings.cut or event.settings.structure == "knockout" else ()
    rounds = (*results.rounds, *knockout)
    matches = [
        [Match(match.first, match.second, match.games) for match in round_] for round_ in rounds if round_
    ]
    return _after_rounds(event, matches, len(event.state.rounds) + len(results.rounds))


def _after_rounds(event: Event, rounds: list[list[Match]], swiss: int | None = None) -> Event:
    """The event with rounds added that were played elsewhere.

    In Swiss rounds, who first plays in a round enters before it, and who is missing in one leaves before it;
    in other events all enter before the first round. The knockout begins after the round `swiss`; after as
    many rounds as the event has before it, if that is None.
    """
    if event.settings.structure == "league":
        return _after_matches(event, [match for matches in rounds for match in matches])
    robin = event.settings.structure == "round-robin"
    seats = [{name for match in matches for name in match[:2] if name is not None} for matches in rounds]
    for place, matches in enumerate(rounds):
        number = len(event.state.rounds) + 1
        late = event.settings.structure == "swiss"
        entering = seats[place] if late else set().union(*seats) if not place else set()
        for name in (
            name for name in _named_in(rounds) if name in entering and name not in event.state.active
        ):
            event = _at(event, facts.Entry, number, player=name)
        last = swiss if swiss is not None else event.circle_rounds if robin else event.swiss
        cut = event.settings.cut > 0 and number == last + 1
        for name in _gone(event, seats[place:], cut):
            event = _at(event, facts.Drop, number, player=name)
        tables = tuple((match.first, match.second) for match in matches)
        pairing = {"tables": tables, "by": "hand", "cut": cut, "reason": "imported"}
        event = _at(event, facts.Pairing, number, round=number, **pairing)
        for match in matches:
            if match.second is not None and match.games is not None:
                named = {"first": match.first, "second": match.second, "games": match.games}
                event = _at(event, facts.Result, number, round=number, **named)
    return event


def _named_in(rounds: list[list[Match]]) -> list[str]:
    """The names of all players of these rounds, each once, in the order in which they first appear."""
    names = (name for matches in rounds for match in matches for name in match[:2] if name is not None)
    return list(dict.fromkeys(names))


def _gone(event: Event, seats: list[set[str]], cut: bool) -> list[str]:
    """The players who have left the event before the next round.

    `seats` has the names of all players of the next round, and of each round after it: who is missing there
    has left. In a round robin of an odd number each player rests for one round, so that a player has left
    only if no later round names the player. `cut` tells whether the next round is the first of a knockout
    after other rounds: not everybody reaches that, so nobody counts as having left.
    """
    state = event.state
    if cut:
        return []
    if state.rounds and state.rounds[-1].stage == "knockout":
        return [name for name in state.left_in() if name not in seats[0]]
    away = [name for name in state.active if name not in seats[0]]
    if event.settings.structure != "round-robin":
        return away
    rests = len(state.members) % 2
    return [name for name in away if len(seats) > rests and not any(name in later for later in seats)]


def _after_matches(event: Event, matches: list[Match]) -> Event:
    """The league with matches added that were played elsewhere; all their players enter first."""
    for name in _named_in([matches]):
        if name not in event.state.active:
            event = _at(event, facts.Entry, 1, player=name)
    for match in matches:
        if match.second is not None and match.games is not None:
            named = {"first": match.first, "second": match.second, "games": match.games}
            event = _at(event, facts.Result, 1, round=1, **named)
    return event


class Match(NamedTuple):
    """A match that was played elsewhere.

    Attributes:
        first, second: the names of its players; `second` is None in a bye.
        games: the numbers of games won by the first player, by the second, and drawn; None for a match that
            is still on.
    """

    first: str
    second: str | None
    games: tuple[int, int, int] | None


def _at(event: Event, kind: type[Any], number: int, **fields: Any) -> Event:
    try:
        return event.after(fact(kind, **fields))
    except EventError as error:
        raise EventError("at-round", number=number, problem=error) from None


def _at_line(number: int, error: EventError) -> EventError:
    return EventError("at-line", number=number, problem=error)


def fact(kind: type[Any], **fields: Any) -> Any:
    """A fact of the class `kind` with these fields. Raises EventError: a field has a wrong value."""
    tag = kind.__struct_config__.tag
    try:
        return read({"kind": tag, **fields}, kind, tag)
    except SetupError as error:
        raise EventError("data", problem=error) from None


def results_csv(event: Event) -> str:
    """The pairings and results of an event as CSV: round, player1, player2, result; a bye has `-`."""
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    table.writerow(HEADS)
    for number, round_ in enumerate(event.state.rounds, start=1):
        for first, second in round_.tables:
            match = round_.results.get((first, second))
            text = "" if match is None else open_format.result(match.games)
            table.writerow((number, first, second or open_format.BYE, text))
    for match in event.state.matches:
        table.writerow((1, match.first, match.second, open_format.result(match.games)))
    return written.getvalue()


def to_open_format(event: Event) -> dict[str, Any]:
    """An event in the open format: `{"Tournament", "Decks", "Rounds", "Standings"}` as JSON data.

    "Decks" is empty until the event is over. The format has no matches without a result: those that are still
    on are left out.
    """
    scoring = event.settings.scoring
    bye = open_format.result((*scoring.bye_games, 0))
    rounds = []
    if event.state.matches:
        matches = [
            {"Player1": match.first, "Player2": match.second or "", "Result": open_format.result(match.games)}
            for match in event.state.matches
        ]
        rounds.append({"RoundName": open_format.LEAGUE, "Matches": matches})
    for number, round_ in enumerate(event.state.rounds, start=1):
        name = f"Round {number}" if round_.stage != "knockout" else _knockout_name(len(round_.tables))
        matches = [
            {
                "Player1": match.first,
                "Player2": match.second or open_format.BYE,
                "Result": bye if match.second is None else open_format.result(match.games),
            }
            for match in round_.played()
        ]
        rounds.append({"RoundName": name, "Matches": matches})
    return {
        "Tournament": {"Name": event.settings.name},
        "Decks": [
            {"Player": member.name, "Result": "", "Text": member.deck}
            for member in event.state.members.values()
            if member.deck and event.over
        ],
        "Rounds": rounds,
        "Standings": open_format.standings_json(event.standings()),
    }


def _knockout_name(tables: int) -> str:
    return {1: "Finals", 2: "Semifinals", 4: "Quarterfinals"}.get(tables, f"Top {2 * tables}")


def public(event: Event) -> dict[str, Any]:
    """Return what everybody may see of an event: before its end without the seed and the decks.

    It is JSON data in the form of `Event.to_json`; before the end "commitment", the hash of the seed, is
    added.
    """
    data = event.to_json()
    if event.over:
        return data
    data["settings"] = {**data["settings"], "seed": ""}
    secret = {"deck": {"deck": ""}, "pool": {"cards": ""}}
    data["facts"] = [{**fact, **secret.get(fact["kind"], {})} for fact in data["facts"]]
    return {**data, "commitment": event.commitment}
