"""Matches of events: made from the format, played by bots, timed out, entered with their records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.decks.matches import MatchRules
from grimorio.events import Match
from grimorio.events.event import Event, champion
from grimorio.events.event_bots import play_event, play_round
from grimorio.events.event_match import match_of, record_id, result_of
from grimorio.events.facts import DeckEntry, Entry, Pairing, Penalty, Result, Settings
from grimorio.events.faults import EventError
from grimorio.events.formats import named
from grimorio.events.match import timed
from grimorio.games.magic import period
from grimorio.kernel import Luck, Position, Record, Setup, SetupError
from tests.fuzzing import each_seed

LACKING = next(
    one.name
    for one in period.printings()
    if one.set in period.BLOCKS["odyssey"] and one.name in period.unread()
)
BURN = "4 Shock\n4 Lava Axe\n52 Mountain\nSideboard\n15 Mountain\n"


def begun(format: str, decks: dict[str, str], **changes: Any) -> Event:
    rules = named(format)
    settings: dict[str, Any] = {
        "name": "x",
        "seed": "s",
        "game": rules.game,
        "format": rules,
        "best_of": rules.best_of,
    }
    event = Event(Settings(**{**settings, **changes}))
    for name in ("Ada", "Bea"):
        event = event.after(Entry(player=name))
        if name in decks:
            event = event.after(DeckEntry(player=name, deck=decks[name]))
    return event


def on(event: Event) -> Event:
    return event.after(Pairing(round=1, tables=(("Ada", "Bea"),), by="hand", reason="x"))


def test_a_match_has_the_decks_and_the_options_of_the_event() -> None:
    event = begun("eighth-edition", {"Ada": BURN, "Bea": "60 Forest\n"})
    match = match_of(event, "Bea", "Ada")
    assert (match.format, match.best_of, match.setup.game) == ("constructed", 3, "magic")
    assert [len(deck.cards()) for deck in match.entered] == [60, 60] and match.entered[1].sideboard
    mini = match_of(begun("mickey-mini-origines", {}), "Ada", "Bea")
    assert mini.setup.options == {"match": "mini", "rulebook": "origines"} and mini.best_of == 1
    assert match_of(begun("magecraft", {}), "Ada", "Bea").setup.cards is None


@pytest.mark.rule("MTG8-6.LIM-2")
def test_the_sideboard_is_put_back_before_the_next_match() -> None:
    event = begun("eighth-edition", {"Ada": BURN, "Bea": BURN})
    match = match_of(event, "Ada", "Bea").after(0, 0)
    other = match.laid[0].of("", ["Mountain"] * 60, ["Shock"] * 4 + ["Lava Axe"] * 4 + ["Mountain"] * 7)
    assert match.lay(0, other).done(0).next().cards["decks"][0]["main"] == [[60, "Mountain"]]
    assert match_of(event, "Ada", "Bea").laid[0].main == ((4, "Shock"), (4, "Lava Axe"), (52, "Mountain"))


@pytest.mark.parametrize(
    ("format", "deck", "said"),
    [
        ("eighth-edition", None, "Bea has handed in no deck"),
        (
            "standard-2003",
            f"4 {LACKING}\n56 Forest\n",
            f"of the deck of Bea yet: {LACKING}",
        ),
        ("eighth-edition", "4 Shock\n", "the deck of Bea may not be played: 1 fault$"),
    ],
)
def test_a_match_that_cannot_be_made_says_why(format: str, deck: str | None, said: str) -> None:
    decks = {"Ada": BURN, **({} if deck is None else {"Bea": deck})}
    with pytest.raises(EventError, match=said):
        match_of(begun(format, decks), "Ada", "Bea")


@pytest.mark.parametrize(
    ("format", "block"),
    [
        pytest.param("standard-2003", "odyssey", marks=pytest.mark.rule("MTG8-6.STD-1")),
        pytest.param("standard-2003", "onslaught", marks=pytest.mark.rule("MTG8-6.STD-1")),
        pytest.param("onslaught-block", "onslaught", marks=pytest.mark.rule("MTG8-6.BLK-1")),
        pytest.param("odyssey-block", "odyssey", marks=pytest.mark.rule("MTG8-6.BLK-1")),
        pytest.param("invasion-block", "invasion", marks=pytest.mark.rule("MTG8-6.BLK-1")),
    ],
)
def test_decks_of_the_blocks_are_entered_and_played(format: str, block: str) -> None:
    names = dict.fromkeys(
        one.name
        for one in period.printings()
        if one.set in period.BLOCKS[block]
        and period.plays(one.name)
        and set(period.fact(one.name).colors) <= {"red"}
    )
    deck = "".join(f"4 {name}\n" for name in list(names)[:9]) + "24 Mountain\n"
    match = match_of(begun(format, {"Ada": deck, "Bea": deck}), "Ada", "Bea")
    assert match.format == "constructed" and match.entered[0].main[0] == (4, next(iter(names)))
    position = games.get("magic").start(match.next())
    luck, played = Luck(1), set()
    while not position.over and position.asked < 400:
        options = position.choice.options
        option = options[luck.below(len(options))]
        played.add(option[1] if option[0] in ("cast", "play") else None)
        position.answer(options.index(option), position.choice.number)
    assert played & set(names)


def test_a_result_enters_itself_with_its_records() -> None:
    event = on(begun("magecraft", {}, best_of=3))
    kept: dict[str, Record] = {}
    played = play_round(event, {"Ada": "random", "Bea": "random"}, 2, kept.__setitem__)
    fact = played.facts[-1]
    assert fact.records and set(fact.records) == set(kept)  # type: ignore[union-attr]
    for name, record in kept.items():
        assert record_id(record) == name and record.replay(games.get("magecraft")).over
    assert not played.state.rounds[0].open
    assert play_round(event, {"Ada": "random", "Bea": "random"}, 2).state == played.state


def test_bots_play_every_match_of_an_event_with_luck_of_its_own() -> None:
    settings = Settings(name="x", seed="s", structure="round-robin", game="magecraft", best_of=1)
    bots = dict.fromkeys(("Ada", "Bea", "Cid", "Dan"), "random")
    event, other = play_event(settings, bots), play_event(settings, bots, 1)
    records = [fact.records for fact in (*event.facts, *other.facts) if isinstance(fact, Result)]
    assert len(records) == len(set(records)) == 12
    assert play_event(settings, bots) == event


def test_games_lost_by_penalty_are_the_first_of_the_match() -> None:
    event = on(begun("magecraft", {}, best_of=3))
    event = event.after(Penalty(player="Ada", penalty="game loss", reason="late"))
    match = match_of(event, "Ada", "Bea")
    assert match.score == (0, 1)
    result = result_of(event, match.after(1, None), "Ada", "Bea")
    assert result.games == (0, 1, 0)
    assert event.after(result).state.rounds[0].results["Ada", "Bea"].games == (0, 2, 0)
    assert result_of(event, match.concede(1), "Ada", "Bea").outcome == "first"


@pytest.mark.parametrize("structure", ["swiss", "knockout", "round-robin"])
def test_bots_play_a_whole_event(structure: Any) -> None:
    settings = Settings(name="x", seed="s", structure=structure, game="magecraft", best_of=1)
    event = play_event(settings, dict.fromkeys(("Ada", "Bea", "Cid"), "random"), 1)
    assert event.over and champion(event) in event.state.members


# -- time ------------------------------------------------------------------------------------------------


def continued(record: Record, answers: int, luck: Luck) -> Any:
    """The position of a record after further answers of random bots, or at the end of the game."""
    game = games.get(record.setup.game)
    position = record.replay(game)
    bots = [make_bot("random", game, luck.bits()) for _ in range(record.setup.seats)]
    for _ in range(answers):
        if position.over:
            break
        choice = position.choice
        index = bots[choice.seat].choose(Sight(position, choice.seat), partial(position.imagine, choice.seat))
        record.add(choice, index)
        position.answer(index, choice.number)
    return position


TURN: dict[str, Callable[[Position], int]] = {
    "magic": lambda position: position.things[0].turn,
    "mickey": lambda position: position.things[0].turn,
    "magecraft": lambda position: position.agenda[0].round,
}
"""How to read the number of the present turn, or of the present round, by game."""
MORE = {"magic": range(5, 6), "mickey": range(2), "magecraft": range(1)}
"""How many turns or rounds are still played after the present one, by game."""


def check_time(name: str, ends: list[str], seed: int) -> None:
    luck, game = Luck(seed), games.get(name)
    setup = Match.begin(Setup(name, 2), 3).next(seed=luck.bits())
    record = Record.begin(game, setup)
    position = continued(record, 20 + luck.below(200), luck)
    if position.over:
        return
    late = timed(record, position)
    assert late is not None and late.setup.last_turn is not None
    last = late.setup.last_turn
    assert last - max(TURN[name](position), 1) in MORE[name]
    assert Record.from_json(late.to_json()).setup == late.setup
    assert late.replay(game).to_json()["things"] == position.to_json()["things"]
    end = continued(late, 100_000, luck)
    assert end.over and TURN[name](end) <= last + (name != "magic")
    if not end.result.winners:
        assert end.result.reason == "time"
    ends.append(end.result.reason)
    late.finish(end)
    assert late.replay(game).result == end.result


@pytest.mark.rule("MTG8-6.TOUR-1")
def test_after_time_the_turn_is_finished_and_five_more_are_played() -> None:
    ends: list[str] = []
    each_seed(8, partial(check_time, "magic", ends))
    assert "time" in ends


@pytest.mark.parametrize("name", ["mickey", "magecraft"])
def test_after_time_a_game_of_any_kind_ends_by_its_own_rule(name: str) -> None:
    ends: list[str] = []
    each_seed(12, partial(check_time, name, ends))
    assert "time-ahead" in ends


def test_a_game_that_counts_no_turns_has_no_last_one() -> None:
    from tests.games.nim import Nim

    setup = Setup("nim", 2)
    assert MatchRules(Nim(), None).timed(setup, Nim().start(setup)) is None
    with pytest.raises(SetupError, match="last_turn: expected a number from 1 to 0, found 3"):
        Nim().start(replace(setup, last_turn=3))


@pytest.mark.parametrize(("name", "most"), [("magic", 400), ("mickey", 100), ("magecraft", 200)])
def test_a_last_turn_is_at_most_the_cap_of_the_game(name: str, most: int) -> None:
    game = games.get(name)
    for last in (0, most + 1):
        with pytest.raises(SetupError, match=f"last_turn: expected a number from 1 to {most}, found {last}"):
            game.start(Setup(name, 2, last_turn=last))
    with pytest.raises(SetupError, match="last_turn"):
        Setup.from_json({**Setup(name, 2).to_json(), "last_turn": "5"})


def test_a_record_with_the_older_place_of_the_last_turn_still_ends_there() -> None:
    setup = Setup("magic", 2, 3, cards={"last_turn": 2})
    end = continued(Record.begin(games.get("magic"), setup), 100_000, Luck(1))
    assert (end.result.reason, end.things[0].turn) == ("time", 2)


def test_a_match_without_time_is_won_by_who_has_more_games() -> None:
    match = Match.begin(Setup("magic", 2), 3)
    assert (match.time_out().over, match.time_out().winner) == (True, None)
    ahead = match.after(1, None).after(None, None).time_out()
    assert (ahead.over, ahead.winner) == (True, 1)
    assert Match.from_json(ahead.to_json()) == ahead


@pytest.mark.parametrize("last", [0, 401, "5", True])
def test_a_last_turn_that_cannot_be_is_refused(last: Any) -> None:
    with pytest.raises(SetupError, match=r"cards\.last_turn: expected a number from 1 to 400"):
        games.get("magic").start(Setup("magic", 2, cards={"last_turn": last}))
