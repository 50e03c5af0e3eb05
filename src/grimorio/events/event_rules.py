"""How each fact (an entry of an event's log) changes the event's state.

Facts that are not possible are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from grimorio.events import facts, online_rules, paper_rules, pod_rules
from grimorio.events.event_state import Member, Round, Stage, State
from grimorio.events.facts import AnyFact, Settings
from grimorio.events.faults import EventError
from grimorio.events.pairing import Pair, both
from grimorio.events.penalties import WHOLE_MATCH, decided, group, settled, with_lost_games
from grimorio.events.round_clock import LAST_TURNS, seconds_left
from grimorio.events.standings import MOST_GAMES, Played, Shared, outcome_of

NEWCOMER: Final = "\ufffd"
"""The name of a player who is in no event."""


def applied(settings: Settings, state: State, fact: AnyFact) -> State:
    """The state of an event after a further fact.

    Raises:
        EventError: the fact is not possible in this state, such as a result of a player who has left.
    """
    return _HANDLERS[type(fact)](settings, state, fact)


def with_rounds(settings: Settings) -> None:
    """Check that an event has rounds.

    Raises EventError: it is a league without a knockout, or a single game of all players.
    """
    if settings.structure == "league" and not settings.cut:
        raise EventError("league-rounds")
    if settings.structure == "together":
        raise EventError("together-rounds")


def may_enter(settings: Settings, state: State) -> bool:
    """Whether somebody who has never been in the event may still enter it."""
    try:
        _entry(settings, state, facts.Entry(player=NEWCOMER))
    except EventError:
        return False
    return not state.ended


def _with(state: State, member: Member) -> State:
    return replace(state, members={**state.members, member.name: member})


def _entry(settings: Settings, state: State, fact: facts.Entry) -> State:
    before = state.members.get(fact.player)
    paired = len(state.rounds)
    if before is not None and before.dropped is None:
        raise EventError("entered", player=fact.player)
    if before is not None and before.disqualified:
        raise EventError("disqualified", player=fact.player)
    if before is None and len(state.members) >= facts.PLAYERS:
        raise EventError("most-players", most=facts.PLAYERS)
    if state.shared is not None:
        raise EventError("too-late", player=fact.player, stage=settings.structure)
    pod_rules.check_entry(settings, state, fact.player)
    if paired and (settings.structure != "swiss" or state.rounds[-1].stage != "swiss"):
        raise EventError("too-late", player=fact.player, stage=state.rounds[-1].stage)
    if before is not None:
        missed = before.missed + paired - (before.dropped or 0)
        return _with(state, replace(before, dropped=None, missed=missed))
    return _with(state, Member(fact.player, fact.seed, missed=paired))


def _deck(settings: Settings, state: State, fact: facts.DeckEntry) -> State:
    member = state.member(fact.player)
    pod_rules.check_deck(settings, state, fact.player)
    if deck_locked(settings, state, fact.player):
        raise EventError("deck-locked", player=fact.player)
    return _with(state, replace(member, deck=fact.deck))


def deck_locked(settings: Settings, state: State, player: str) -> bool:
    """Whether a player can hand in no deck, or no other one, now (MTG8-6.CON-1).

    Raises EventError: nobody in the event has this name.
    """
    format = settings.format
    if not state.plays(player):
        return format is not None and format.locks == "entry" and bool(state.member(player).deck)
    playing = bool(state.rounds) and any(player in table for table in state.rounds[-1].open)
    return playing or format is None or not format.rebuild


def _pool(settings: Settings, state: State, fact: facts.PoolEntry) -> State:
    member = state.member(fact.player)
    pod_rules.check_pool(settings, state, fact.player)
    if state.plays(fact.player):
        raise EventError("deck-locked", player=fact.player)
    return _with(state, replace(member, pool=fact.cards))


def _pairing(settings: Settings, state: State, fact: facts.Pairing) -> State:
    again = fact.round == len(state.rounds) > 0
    with_rounds(settings)
    if state.ended:
        raise EventError("all-played")
    pod_rules.check_pairing(settings, state)
    if settings.structure == "league" and not fact.cut and fact.round == 1:
        raise EventError("league-rounds")
    if not again:
        if fact.round != len(state.rounds) + 1:
            raise EventError("round-number", wanted=len(state.rounds) + 1, found=fact.round)
        if state.rounds and state.rounds[-1].open:
            matches = state.rounds[-1].open
            raise EventError("open", count=len(matches), round=fact.round - 1, names=named(matches))
    if (again or fact.by == "hand") and not fact.reason:
        raise EventError("pairing-reason")
    before = replace(state, rounds=state.rounds[:-1]) if again else state
    stage: Stage = settings.structure
    if fact.cut or (before.rounds and before.rounds[-1].stage == "knockout"):
        stage = "knockout"
    round_ = state.rounds[-1] if again else Round(stage, ())
    gone = [table for table in round_.results if table not in fact.tables]
    if gone:
        raise EventError("has-result", names=named(gone))
    _check_tables(before, fact, stage, round_)
    before = _not_late(before, round_, fact) if again else before
    round_ = replace(round_, stage=stage, tables=fact.tables)
    before = replace(before, byes=frozenset())
    before, lost = _owed(before, fact.tables, round_.lost)
    return replace(before, rounds=(*before.rounds, settled(settings, replace(round_, lost=lost))))


def _owed(state: State, tables: Iterable[Pair], lost: dict[str, int]) -> tuple[State, dict[str, int]]:
    """Let players lose the games that they owe (`Member.owed`) in the match of a round.

    A player with a bye still owes the games after the round.

    Args:
        state: the state of the event.
        tables: the round's tables.
        lost: by player, the games lost in this round before it was paired again.

    Returns:
        The state with the games that players owe now; and by player, the games lost in the round.
    """
    taken: dict[str, int] = {}
    members = dict(state.members)
    for first, second in tables:
        for name in filter(None, (first, second)):
            games = min(members[name].owed + lost.get(name, 0), WHOLE_MATCH)
            members[name] = replace(members[name], owed=games if second is None else 0)
            if games and second is not None:
                taken[name] = games
    return replace(state, members=members), taken


def _not_late(state: State, round_: Round, fact: facts.Pairing) -> State:
    """The state after late players got a seat in `round_`, which is paired again and is no loss for them."""
    before = {name for table in round_.tables for name in table}
    late = {name for table in fact.tables for name in table if name is not None} - before
    members = {
        name: replace(state.members[name], missed=max(0, state.members[name].missed - 1)) for name in late
    }
    return replace(state, members={**state.members, **members})


def _check_tables(state: State, fact: facts.Pairing, stage: Stage, before: Round) -> None:
    """Check that the right players sit at the tables of a round, each once.

    Who came after the round was paired need not sit in it. At tables with a result nobody need still be here.

    Args:
        state: the state of the event before the round.
        fact: the fact that pairs the round.
        stage: the part of the event that the round belongs to.
        before: the round as it was paired before; a round without tables if it is paired for the first time.

    Raises:
        EventError: somebody sits twice, has left, is out, may not be paired, or would not play.
    """
    done = {name for table in before.results for name in table if name is not None}
    here = {name for table in before.tables for name in table}
    seated = [name for table in fact.tables for name in table if name is not None]
    there = set(seated)
    if not seated and stage != "round-robin":
        raise EventError("no-tables")
    if len(there) != len(seated):
        twice = next(name for name in seated if seated.count(name) > 1)
        raise EventError("paired-twice", player=twice)
    for name in seated:
        if state.member(name).dropped is not None and name not in done:
            raise EventError("has-left", player=name)
    if stage == "swiss":
        expected: tuple[str, ...] = state.active
        for first, second in fact.tables:
            if fact.by != "hand" and second is not None and both(first, second) in state.forbidden:
                raise EventError("forbidden", first=first, second=second)
    elif stage == "knockout" and state.rounds and state.rounds[-1].stage == "knockout":
        expected = state.left_in()
    else:
        return
    missing = [name for name in expected if name not in there and (name in here or not here)]
    if missing:
        raise EventError("would-not-play", names=", ".join(missing[:5]))
    out = [name for name in seated if name not in expected and name not in done]
    if out:
        raise EventError("is-out", player=out[0])


def named(tables: Iterable[Pair]) -> str:
    """Return the players at these tables as text for a message, such as "Ada - Bea, Cid - Dan".

    Of many tables only the first three are named.
    """
    return ", ".join(f"{first} - {second or ''}".rstrip() for first, second in list(tables)[:3])


def _result(settings: Settings, state: State, fact: facts.Result) -> State:
    _check_games(settings, fact.games, fact.games)
    if settings.structure == "league" and not state.rounds:
        return _league_result(settings, state, fact)
    with_rounds(settings)
    if not 1 <= fact.round <= len(state.rounds):
        raise EventError("no-round", most=len(state.rounds), found=fact.round)
    round_ = state.rounds[fact.round - 1]
    match = _match(fact)
    if (fact.second, fact.first) in round_.tables:
        match = _turned(match)
    table = (match.first, match.second)
    if again := round_.drawn.get(table, 0):
        won, lost, drawn = match.games
        match = Played(*table, (won, lost, drawn + again), match.outcome)
    if decided(settings.best_of, round_.lost, *table) is None:
        match = _penalised(settings, fact, match, round_.lost)
    if table not in round_.tables:
        raise EventError("not-paired", first=fact.first, second=fact.second, round=fact.round)
    if table in round_.results and not fact.reason:
        raise EventError("why-corrected", first=fact.first, second=fact.second)
    if round_.stage == "knockout":
        if match.outcome in ("draw", "neither"):
            raise EventError("needs-winner")
        earlier = round_.results.get(table)
        if fact.round < len(state.rounds) and earlier is not None and earlier.outcome != match.outcome:
            raise EventError("next-paired", round=fact.round + 1)
    return _replaced(state, fact.round - 1, replace(round_, results={**round_.results, table: match}))


def _drawn(settings: Settings, state: State, fact: facts.Drawn) -> State:
    table = _table(state, fact)
    round_ = state.rounds[-1]
    if round_.stage != "knockout":
        raise EventError("only-knockout", stage=round_.stage)
    count = round_.drawn.get(table, 0) + 1
    if count >= MOST_GAMES:
        raise EventError("most-games", most=MOST_GAMES)
    return _replaced(state, fact.round - 1, replace(round_, drawn={**round_.drawn, table: count}))


def _together(settings: Settings, state: State, fact: facts.Together) -> State:
    if settings.structure != "together":
        raise EventError("only-together", structure=settings.structure)
    players = state.active if state.shared is None else state.shared.players
    if len(players) < 2:
        raise EventError("two-players", found=len(players))
    for name in fact.winners:
        if name not in players:
            raise EventError("no-player", player=name)
    if len(set(fact.winners)) == len(players):
        raise EventError("all-won")
    if state.shared is not None and not fact.reason:
        raise EventError("why-corrected-together")
    return replace(state, shared=Shared(players, tuple(sorted({*fact.winners}))))


def _check_games(settings: Settings, played: tuple[int, ...], games: tuple[int, ...]) -> None:
    """Check that `games` (won, lost, drawn) are possible in a match of the event's length.

    `played` are the games without those lost by penalties, which the message shows. Raises EventError: a
    player has won too many games, or both have won the match.
    """
    need = settings.best_of // 2 + 1
    if max(games[:2]) > need or games[:2] == (need, need):
        shown = "-".join(map(str, games))
        if played != games:
            raise EventError("best-of-lost", played="-".join(map(str, played)), found=shown)
        raise EventError("best-of", best_of=settings.best_of, found=shown)


def _penalised(settings: Settings, fact: facts.Result, match: Played, lost: dict[str, int]) -> Played:
    """A played match together with the games that its players lost in it by penalties (`lost`, by player)."""
    games = with_lost_games(match, lost)
    if games == match.games:
        return match
    _check_games(settings, match.games, games)
    outcome = match.outcome if fact.outcome else outcome_of(games)
    return Played(match.first, match.second, games, outcome)


def _league_result(settings: Settings, state: State, fact: facts.Result) -> State:
    """The state of a league after the result of a match (MTG8-6.LEAGUE-1).

    Raises EventError: a player has left or is unknown, the two are the same player, or they have met as often
    as the limit allows.
    """
    pod_rules.check_pairing(settings, state)
    for name in (fact.first, fact.second):
        if state.member(name).dropped is not None:
            raise EventError("has-left", player=name)
    if fact.first == fact.second:
        raise EventError("plays-alone", player=fact.first)
    met = sum({match.first, match.second} == {fact.first, fact.second} for match in state.matches)
    if settings.limit and met >= settings.limit:
        raise EventError("limit", first=fact.first, second=fact.second, count=met)
    match = _match(fact)
    state, lost = _owed(state, ((fact.first, fact.second),), {})
    given = decided(settings.best_of, lost, fact.first, fact.second)
    match = given or _penalised(settings, fact, match, lost)
    return replace(state, matches=(*state.matches, match))


def _match(fact: facts.Result) -> Played:
    return Played(fact.first, fact.second, fact.games, fact.outcome or outcome_of(fact.games))


def _turned(match: Played) -> Played:
    assert match.second is not None
    won, lost, drawn = match.games
    outcomes: dict[str, Any] = {"first": "second", "second": "first"}
    return Played(match.second, match.first, (lost, won, drawn), outcomes.get(match.outcome, match.outcome))


def _replaced(state: State, number: int, round_: Round) -> State:
    return replace(state, rounds=(*state.rounds[:number], round_, *state.rounds[number + 1 :]))


def _drop(settings: Settings, state: State, fact: facts.Drop) -> State:
    member = state.member(fact.player)
    if member.dropped is not None:
        raise EventError("has-left", player=fact.player)
    left = _with(state, replace(member, dropped=len(state.rounds)))
    return replace(left, byes=state.byes - {fact.player})


def _bye(settings: Settings, state: State, fact: facts.Bye) -> State:
    if state.member(fact.player).dropped is not None:
        raise EventError("has-left", player=fact.player)
    if settings.structure != "swiss":
        raise EventError("bye-swiss", structure=settings.structure)
    return replace(state, byes=state.byes | {fact.player})


def _override(settings: Settings, state: State, fact: facts.Override) -> State:
    for name in (fact.first, fact.second):
        state.member(name)
    pair = both(fact.first, fact.second)
    if fact.first == fact.second:
        raise EventError("other-player", player=fact.first)
    if (pair in state.forbidden) == (fact.what == "forbid"):
        raise EventError("so-already", first=fact.first, second=fact.second)
    changed = state.forbidden | {pair} if fact.what == "forbid" else state.forbidden - {pair}
    return replace(state, forbidden=changed)


def _penalty(settings: Settings, state: State, fact: facts.Penalty) -> State:
    member = state.member(fact.player)
    if fact.offence and group(fact.offence) is None:
        raise EventError("offence", found=fact.offence)
    if fact.penalty == "warning" or (fact.penalty == "game loss" and fact.counted):
        return state
    games = 1 if fact.penalty == "game loss" else WHOLE_MATCH
    open_ = state.rounds[-1].open if state.rounds else ()
    if any(fact.player in table for table in open_):
        round_ = state.rounds[-1]
        total = min(round_.lost.get(fact.player, 0) + games, WHOLE_MATCH)
        round_ = replace(round_, lost={**round_.lost, fact.player: total})
        state = _replaced(state, len(state.rounds) - 1, settled(settings, round_))
    elif fact.penalty != "disqualification":
        return _with(state, replace(member, owed=min(member.owed + games, WHOLE_MATCH)))
    if fact.penalty != "disqualification":
        return state
    dropped = len(state.rounds) if member.dropped is None else member.dropped
    left = _with(state, replace(member, dropped=dropped, disqualified=True))
    return replace(left, byes=state.byes - {fact.player})


def _clock(settings: Settings, state: State, fact: facts.Clock) -> State:
    if not state.rounds or fact.round != len(state.rounds):
        raise EventError("no-round", most=len(state.rounds), found=fact.round)
    if not fact.at:
        raise EventError("clock-when")
    paused = state.rounds[-1].paused if fact.at == state.rounds[-1].started else 0
    round_ = replace(state.rounds[-1], started=fact.at, minutes=fact.minutes, paused=paused, turns={})
    return _replaced(state, fact.round - 1, round_)


def _pause(settings: Settings, state: State, fact: facts.Pause) -> State:
    if not state.rounds or fact.round != len(state.rounds):
        raise EventError("no-round", most=len(state.rounds), found=fact.round)
    round_ = state.rounds[-1]
    if not round_.started or bool(round_.paused) == fact.on or fact.at < round_.paused:
        raise EventError("clock-stopped")
    if fact.on:
        changed = replace(round_, paused=max(fact.at, round_.started))
    else:
        changed = replace(round_, started=round_.started + fact.at - round_.paused, paused=0)
    return _replaced(state, fact.round - 1, changed)


def _table(state: State, fact: facts.ExtraTime | facts.TurnOver | facts.Drawn) -> Pair:
    """The two players of the undecided match that a fact names, as they were paired.

    Raises EventError: the present round has no such match.
    """
    if not state.rounds or fact.round != len(state.rounds):
        raise EventError("no-round", most=len(state.rounds), found=fact.round)
    for table in state.rounds[-1].open:
        if {*table} == {fact.first, fact.second}:
            return table
    raise EventError("not-on", first=fact.first, second=fact.second)


def _extra_time(settings: Settings, state: State, fact: facts.ExtraTime) -> State:
    table = _table(state, fact)
    round_ = state.rounds[-1]
    extra = {**round_.extra, table: round_.extra.get(table, 0) + fact.minutes}
    return _replaced(state, fact.round - 1, replace(round_, extra=extra))


def _turn_over(settings: Settings, state: State, fact: facts.TurnOver) -> State:
    table = _table(state, fact)
    round_ = state.rounds[-1]
    left = seconds_left(round_, table, fact.at)
    if left is None or (fact.at and left > 0):
        raise EventError("time-left", first=fact.first, second=fact.second)
    count = round_.turns.get(table, 0) + 1
    if count > LAST_TURNS + 1:
        raise EventError("turns-over", first=fact.first, second=fact.second)
    return _replaced(state, fact.round - 1, replace(round_, turns={**round_.turns, table: count}))


def _end(settings: Settings, state: State, fact: facts.End) -> State:
    if state.ended:
        raise EventError("ended")
    return replace(state, ended=True)


def _note(settings: Settings, state: State, fact: facts.Note) -> State:
    return state


_HANDLERS: dict[type[AnyFact], Callable[[Settings, State, Any], State]] = {
    facts.Entry: _entry,
    facts.Seating: pod_rules.seating,
    facts.PoolEntry: _pool,
    facts.DeckEntry: _deck,
    facts.Pairing: _pairing,
    facts.Result: _result,
    facts.Drawn: _drawn,
    facts.Together: _together,
    facts.Drop: _drop,
    facts.Bye: _bye,
    facts.Override: _override,
    facts.Penalty: _penalty,
    facts.Clock: _clock,
    facts.Pause: _pause,
    facts.ExtraTime: _extra_time,
    facts.TurnOver: _turn_over,
    facts.PaperDraft: paper_rules.draft,
    facts.DraftClock: paper_rules.clock,
    facts.OnlineDraft: online_rules.draft,
    facts.StandIn: online_rules.stand_in,
    facts.End: _end,
    facts.Note: _note,
}
