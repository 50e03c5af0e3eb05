"""What the page shows of a tournament: to everybody, to a player, and to the organiser."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from grimorio.events.event import Event, rounds_left, undone
from grimorio.events.event_file import public, results_csv, to_open_format
from grimorio.events.event_rules import may_enter
from grimorio.events.event_state import Member, Round
from grimorio.events.facts import DeckEntry, OnlineDraft, PaperDraft, PoolEntry, Result
from grimorio.events.round_clock import last_turns
from grimorio.events.standings import Line, Played
from grimorio.web.events import paper, pods
from grimorio.web.events.seating import of_present
from grimorio.web.events.state import LiveSession, Tournament

LOG: Final = 300
"""The most facts of the log that the page shows, the newest ones."""


def common(tournament: Tournament) -> dict[str, Any]:
    """The public view of a tournament, the same for every person, as JSON data.

    It has the settings ("name", "game", "structure" and so on), "changes" (`Tournament.version`), the lists
    "players", "rounds", "matches" and "standings" (see `_player`, `_round`, `_matches` and `_line`), and in a
    league what `_league` returns. The "seed" of all random decisions, such as pairings, is included once the
    event is over, before that only the seed's hash, "commitment".
    """
    event, settings = tournament.event, tournament.event.settings
    state = event.state
    return {
        "id": tournament.id,
        "changes": tournament.version,
        "name": settings.name,
        "game": settings.game,
        "structure": settings.structure,
        "bestOf": settings.best_of,
        "cut": settings.cut,
        "limit": settings.limit,
        "planned": len(state.rounds) + rounds_left(event),
        "commitment": event.commitment,
        "seed": settings.seed if event.over else None,
        "over": event.over,
        "joining": tournament.joining,
        "mayEnter": not event.over and may_enter(settings, state),
        "online": tournament.online,
        "format": None if settings.format is None else msgspec.to_builtins(settings.format.title),
        "build": None if settings.format is None else settings.format.build,
        "lockedAtEntry": settings.format is not None and settings.format.locks == "entry",
        "decks": tournament.decks_wanted,
        "readyMinutes": tournament.ready_minutes,
        "readyUntil": tournament.ready_until,
        "minutes": settings.minutes,
        "lastTurns": last_turns(settings.game),
        "message": tournament.message,
        "draft": paper.common(tournament),
        "pods": settings.pods,
        "session": None if tournament.session is None else _session(tournament.session),
        "mayDraft": pods.may_draft(tournament),
        "onlineDraft": pods.common(tournament),
        "unfinished": tournament.unfinished,
        "clock": _clock(state.rounds[-1]) if state.rounds and state.rounds[-1].started else None,
        "players": [_player(tournament, member) for member in state.members.values()],
        "rounds": [_round(tournament, number) for number in range(1, len(state.rounds) + 1)],
        "matches": _matches(tournament),
        **(_league(tournament) if settings.structure == "league" else {}),
        "winners": None if state.shared is None else state.shared.winners,
        "standings": [_line(line) for line in event.standings()],
    }


def _session(session: LiveSession) -> dict[str, Any]:
    """Return a session of Magic Live as JSON data: "auction", "form", "lives" and "earned".

    "auction" is the id of the auction's game, "lives" the life of each player, and "earned" what each has
    earned in the session, once it is over.
    """
    facts = {"auction": session.auction, "form": session.form, "lives": session.lives}
    return {**facts, "earned": session.earned}


@dataclass(frozen=True, slots=True)
class View:
    """The public view of a tournament, and when each entry of its lists has last changed.

    Attributes:
        data: the view, from `common`.
        lists: by name, the lists of the view of which only changed entries are sent.
        stamps: by name of a list, a pair: the count `Tournament.version` at the last change of anything in
            the list; and that count at the last change of each entry.
    """

    data: dict[str, Any]
    lists: dict[str, list[Any]]
    stamps: dict[str, tuple[int, tuple[int, ...]]]

    @staticmethod
    def of(tournament: Tournament, before: View | None) -> View:
        """The view of a tournament, made with the help of its earlier view, `before`, or None.

        Entries that are equal in the earlier view keep the time of their last change (`stamps`).
        """
        data = common(tournament)
        lists = {name: data[name] for name in LISTS}
        lists |= {f"round {number}": round_["tables"] for number, round_ in enumerate(data["rounds"])}
        stamps = {}
        for name, entries in lists.items():
            known = [] if before is None else before.lists.get(name, [])
            past, old = (-1, ()) if before is None else before.stamps.get(name, (-1, ()))
            each = tuple(
                old[at] if at < len(known) and known[at] == entry else tournament.version
                for at, entry in enumerate(entries)
            )
            same = past >= 0 and each == old
            stamps[name] = (past if same else tournament.version, each)
        return View(data, lists, stamps)

    def since(self, seen: int) -> dict[str, Any]:
        """The view for a page that saw it when `Tournament.version` was `seen`; the whole view for -1.

        Lists without a change since then are left out, and a round without a change is None. Of the other
        lists only the changed entries are there: `{"count": LENGTH, "changed": {INDEX: ENTRY}}`.
        """
        data = dict(self.data)
        if seen < 0:
            return data
        for name in LISTS:
            if self.stamps[name][0] <= seen:
                del data[name]
            else:
                data[name] = self._changed(name, seen)
        rounds = []
        for number, round_ in enumerate(data["rounds"]):
            name = f"round {number}"
            new = self.stamps[name][0] > seen
            rounds.append({"stage": round_["stage"], "tables": self._changed(name, seen)} if new else None)
        data["rounds"] = rounds
        return {**data, "since": seen}

    def _changed(self, name: str, seen: int) -> list[Any] | dict[str, Any]:
        """The entries of the list `name` that changed after `Tournament.version` was `seen`.

        The result is the whole list if all entries changed, else `{"count": LENGTH, "changed": {INDEX:
        ENTRY}}`.
        """
        entries, (_, each) = self.lists[name], self.stamps[name]
        changed = {str(at): entries[at] for at, stamp in enumerate(each) if stamp > seen}
        return entries if len(changed) == len(entries) else {"count": len(entries), "changed": changed}


LISTS: Final = ("players", "matches", "standings")
"""The lists of a view of which only changed entries are sent; the tables of each round are such a list."""


def _player(tournament: Tournament, member: Member) -> dict[str, Any]:
    """Return a player as JSON data: the name, and those of the facts "left", "bot" and so on that hold.

    In a league, "owed" is how many games of the player's next match are lost beforehand by penalties. It is
    left out where the whole match is lost.
    """
    settings = tournament.event.settings
    facts = {
        "left": member.dropped is not None,
        "disqualified": member.disqualified,
        "bot": tournament.bots.get(member.name),
        "phone": member.name in tournament.people,
        "handed": bool(member.deck),
        "owed": member.owed if tournament.league and member.owed <= settings.best_of // 2 else 0,
    }
    return {"name": member.name, **{name: fact for name, fact in facts.items() if fact}}


def _matches(tournament: Tournament) -> list[dict[str, Any]]:
    """Return the entered matches of a league as JSON data.

    Each has "first", "second", "games" and "outcome", and as "fact" the index of the result in the log, by
    which the organiser corrects it. "ahead" has games won by penalties, "records" the records of games played
    here; both may be left out. The matches of the league's knockout are not among them.
    """
    event = tournament.event
    if not event.state.matches:
        return []
    gone = undone(event.facts)
    results = [
        (number, fact)
        for number, fact in enumerate(event.facts)
        if isinstance(fact, Result) and number not in gone
    ]
    return [
        {
            "first": match.first,
            "second": match.second,
            "games": match.games,
            "outcome": match.outcome,
            "fact": number,
            **({"ahead": ahead} if any(ahead := _penalties(match, fact)) else {}),
            **({"records": fact.records} if fact.records else {}),
        }
        for match, (number, fact) in zip(event.state.matches, results, strict=False)
    ]


def _penalties(match: Played, fact: Result) -> tuple[int, int]:
    """The games of a league match that each player has won by the other's penalties.

    `match` has all games that count, and `fact` the result as it was entered, without these games.
    """
    return match.games[0] - fact.games[0], match.games[1] - fact.games[1]


def _league(tournament: Tournament) -> dict[str, Any]:
    """Return who wants to play whom in a league ("wishes"), and the matches in progress ("live").

    A wish is `{"by", "to", "at"}`; "to" is None for a wish to play anybody. A match is `{"first", "second",
    "online", "off"}`: its players, how far it is at this server, and who wants to call it off, if anybody.
    """
    live = [match for match in tournament.matches if not match.closed and not match.round]
    return {
        "wishes": [{"by": wish.by, "to": wish.to, "at": wish.at} for wish in tournament.wishes],
        "live": [
            {
                "first": match.table[0],
                "second": match.table[1],
                "online": {
                    "games": match.games,
                    "score": match.score,
                    "came": match.came,
                    "on": True,
                    **({"called": match.called} if match.called else {}),
                },
                **({"off": match.off} if match.off else {}),
            }
            for match in live
        ],
    }


def opponents(tournament: Tournament, player: str) -> list[dict[str, Any]]:
    """The shares of matches and games won by each opponent of a player, which break ties in the standings.

    Each entry is `{"name", "matchWin", "gameWin", "floored"}`: the opponent, the shares from 0 to 1, and
    whether an opponent's real share is lower than the floor, which counts instead.
    """
    shares = next((line.shares for line in tournament.event.standings() if line.player == player), ())
    return [
        {
            "name": share.opponent,
            "matchWin": float(share.match_win),
            "gameWin": float(share.game_win),
            "floored": share.match_floored or share.game_floored,
        }
        for share in shares
    ]


def _round(tournament: Tournament, number: int) -> dict[str, Any]:
    """Return the round `number`, counted from 1, as JSON data: `{"stage", "tables"}`.

    A table has "first", "second" and "result" (None before), and sometimes "extra", its extra time, and
    "ahead" (see `_ahead`). A table whose match is or was played at this server has the state of that match as
    "online".
    """
    round_: Round = tournament.event.state.rounds[number - 1]
    played = {match.table: match for match in tournament.matches if match.round == number}
    tables = []
    for first, second in round_.tables:
        match = round_.results.get((first, second))
        result = None if match is None else {"games": match.games, "outcome": match.outcome}
        table: dict[str, Any] = {"first": first, "second": second, "result": result}
        if (first, second) in round_.extra:
            table["extra"] = round_.extra[first, second]
        if second is not None and (ahead := _ahead(round_, first, second, tournament.event.settings.best_of)):
            table["ahead"] = ahead
        online = played.get((first, second or ""))
        if online is not None:
            table["online"] = {
                "games": online.games,
                "score": online.score,
                "came": online.came,
                "on": not online.closed,
                **({"called": online.called} if online.called else {}),
            }
        tables.append(table)
    return {"stage": round_.stage, "tables": tables}


def _ahead(round_: Round, first: str, second: str, best_of: int) -> tuple[int, int] | None:
    """The games that each player of a table has won by the other's penalties; None without any.

    `first` and `second` are the names of the players, and `best_of` is the most games of a match. The result
    is also None if penalties decide the whole match: nothing is played then. A result that is entered leaves
    these games out; the event adds them.
    """
    ahead = round_.lost.get(second, 0), round_.lost.get(first, 0)
    return ahead if 0 < max(ahead) < best_of // 2 + 1 else None


def _clock(round_: Round) -> dict[str, int | None]:
    """The clock of a round: "ends", when it ends, in seconds since 1970; "left", the seconds left if stopped.

    "left" is None while the clock runs.
    """
    ends = round_.started + 60 * round_.minutes
    return {"ends": ends, "left": max(0, ends - round_.paused) if round_.paused else None}


def _line(line: Line) -> dict[str, Any]:
    shares = (line.opponents_match_win, line.game_win, line.opponents_game_win)
    return {
        "place": line.place,
        "player": line.player,
        "points": line.points,
        "won": line.won,
        "drawn": line.drawn,
        "lost": line.lost,
        "shares": [round(float(share), 4) for share in shares],
        "left": line.dropped is not None,
    }


def personal(tournament: Tournament, token: str) -> dict[str, Any]:
    """Return what one person sees of a tournament beyond `common`, as JSON data.

    A spectator gets only "role". A player gets "role", "player" (the name), "reports", "reported" (whether
    the opponent may report too), "playsHere", "locked", "pooled" and "turns"; the organiser "role",
    "reports", "seated" and "turns" (see `quiet`).

    Args:
        tournament: the tournament.
        token: the person's token; empty for a spectator.

    Raises:
        Refused: nobody has this token.
    """
    player = tournament.player_of(token)
    if player is not None:
        reports = [report for report in tournament.reports if player in report.table]
        table = tournament.table_of(player) or (player, None)
        opponent = table[1] if table[0] == player else table[0]
        return {
            "role": "player",
            "player": player,
            "reports": msgspec.to_builtins(reports),
            "reported": opponent is None or opponent in tournament.people,
            "playsHere": opponent is not None and tournament.plays_here(table),
            "locked": tournament.deck_locked(player),
            **paper.personal(tournament, player),
            **quiet(tournament, token).get("you", {"turns": {}}),
        }
    if not tournament.organised_by(token):
        return {"role": "spectator"}
    turns = quiet(tournament, token).get("you", {"turns": {}})
    seated = of_present(tournament.event)
    reports = msgspec.to_builtins(tournament.reports)
    return {"role": "organiser", "reports": reports, "seated": seated, **turns}


def exported(tournament: Tournament, form: Literal["open", "csv", "log"]) -> dict[str, str]:
    """A tournament as a file: `{"name", "text"}`.

    `form` is a format as in `routes.events.file_of`. Blocks the calling thread.
    """
    event = tournament.event
    stem = "".join(letter for letter in event.settings.name if letter.isalnum() or letter in " -_").strip()
    if form == "csv":
        return {"name": f"{stem or tournament.id}.csv", "text": results_csv(event)}
    data = to_open_format(event) if form == "open" else public(event)
    return {"name": f"{stem or tournament.id}.json", "text": json.dumps(data, ensure_ascii=False, indent=1)}


def quiet(tournament: Tournament, token: str) -> dict[str, Any]:
    """What taps have changed that only few have to know, as JSON data: `{"you": {"turns": …}}`, or empty.

    "turns" says how many turns have ended since the time of a match was over, by the first player of its
    table: of all tables for the organiser, of the own table for a player. `token` is the person's token.

    Raises Refused: nobody has this token.
    """
    player = tournament.player_of(token)
    rounds = tournament.event.state.rounds
    if not rounds or not rounds[-1].turns or (player is None and not tournament.organised_by(token)):
        return {}
    turns = {
        table[0]: count for table, count in rounds[-1].turns.items() if player is None or player in table
    }
    return {"you": {"turns": turns}} if turns else {}


def log(event: Event) -> list[dict[str, Any]]:
    """The newest entries of the event's log, at most `LOG`, the oldest of them first, as JSON data.

    Each has the fields of the fact and its "kind", its "number" in the log from 0, and "undone", whether it
    was taken back. The contents of decks, pools and sets are left out.
    """
    gone = undone(event.facts)
    first = max(0, len(event.facts) - LOG)
    lines = []
    for number, fact in enumerate(event.facts[first:], start=first):
        data = msgspec.to_builtins(fact)
        if isinstance(fact, DeckEntry):
            del data["deck"]
        if isinstance(fact, PaperDraft | OnlineDraft | PoolEntry):
            data.pop("cards", None)
        lines.append({"number": number, "undone": number in gone, **data})
    return lines
