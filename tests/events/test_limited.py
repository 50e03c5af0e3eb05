"""Events after a draft: pods, cards received in a draft, decks checked against them, and decks that are
built anew.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from grimorio import games
from grimorio.cli.decks import check
from grimorio.decks import file as deck_file
from grimorio.decks.pool import built
from grimorio.events import event_file
from grimorio.events.event import Event
from grimorio.events.event_match import match_of
from grimorio.events.facts import DeckEntry, Entry, PoolEntry, Result, Settings
from grimorio.events.formats import checked, named
from grimorio.events.pods import pods, with_pools
from grimorio.games.draft.game import Draft
from grimorio.games.magic.deck import BUILT, FORMATS
from grimorio.kernel import Luck, Record, Setup
from tests.commands import bad, good, run

LIMITED = named("limited")
NAMES = ("Ada", "Bea", "Cid", "Dan")


def begun(names: tuple[str, ...] = NAMES, **changes: Any) -> Event:
    format = msgspec.structs.replace(LIMITED, **changes)
    event = Event(Settings(name="Draft", seed="lantern", format=format))
    for name in names:
        event = event.after(Entry(player=name))
    return event


@pytest.fixture(scope="module")
def record() -> Record:
    """Return the record of a draft of four players who choose cards at random."""
    draft, luck = games.get("draft"), Luck(1)
    setup = Setup("draft", 4, 7)
    position, record = draft.start(setup), Record.begin(draft, setup)
    while position.waiting:
        index = luck.below(len(position.choice.options))
        record.add(position.choice, index)
        position.answer(index, position.choice.number)
    record.finish(position)
    return record


def deck_of(event: Event, name: str, cards: int = 23) -> str:
    """Return a deck of the first `cards` cards that a player received, and basic lands, without its
    sideboard.
    """
    pool = deck_file.parse(event.state.member(name).pool, lambda card: card).deck
    lands = games.card_set("8ED").lands
    spells = [card for card in pool.cards() if card not in lands][:cards]
    deck = built(pool, [*spells, *["Island"] * 17], lands, name)
    return deck_file.write(replace(deck, sideboard=()))


@pytest.mark.rule("MTG8-6.BD-1", "MTG8-6.BD-2")
def test_pods_are_drawn_by_lot_and_pass_left_right_left() -> None:
    names = tuple(f"player {number:02}" for number in range(19))
    tables = pods(begun(names))
    assert sorted(len(pod.players) for pod in tables) == [6, 6, 7]
    assert sorted(name for pod in tables for name in pod.players) == sorted(names)
    assert pods(begun(names[::-1])) == tables, "the order of entry does not matter"
    for pod in tables:
        for player in pod.players:
            assert pod.neighbour(pod.neighbour(player, "left"), "right") == player
    with pytest.raises(ValueError, match="two players"):
        pods(begun(("Ada",)))


@pytest.mark.rule("MTG8-6.LIM-1", "MTG8-6.BD-3")
def test_a_deck_is_built_out_of_the_players_own_pool(record: Record) -> None:
    event = with_pools(begun(), record, NAMES)
    assert [len(deck_file.parse(event.state.member(name).pool, str).deck.cards()) for name in NAMES] == [
        45
    ] * 4
    own, other = (event.state.member(name).pool for name in ("Ada", "Bea"))
    text = deck_of(event, "Ada")
    deck, faults = checked(LIMITED, text, own)
    assert faults == () and deck is not None
    assert len(deck.cards()) == 40 and len(deck.cards()) + sum(n for n, _ in deck.sideboard) >= 45
    assert {fault.rule for fault in checked(LIMITED, text, other)[1]} >= {"MTG8-6.LIM-1"}
    assert [fault.kind for fault in checked(LIMITED, deck_of(event, "Ada", 20), own)[1]] == ["size"]


@pytest.mark.rule("MTG8-6.LIM-2")
def test_what_is_not_in_the_deck_is_its_sideboard(record: Record) -> None:
    event = with_pools(begun(), record, NAMES)
    own = event.state.member("Ada").pool
    short = deck_of(event, "Ada") + "\nSideboard\n1 Island\n"
    assert {(fault.kind, fault.rule) for fault in checked(LIMITED, short, own)[1]} == {
        ("left-out", "MTG8-6.LIM-2")
    }


def test_a_match_is_made_only_of_decks_that_fit_their_pools(record: Record) -> None:
    event = with_pools(begun(), record, NAMES)
    for name in NAMES:
        event = event.after(DeckEntry(player=name, deck=deck_of(event, "Ada" if name == "Bea" else name)))
    assert match_of(event, "Ada", "Cid").entered[0].sideboard
    with pytest.raises(ValueError, match="the deck of Bea may not be played"):
        match_of(event, "Ada", "Bea")


def test_the_format_says_whether_decks_are_built_anew(record: Record) -> None:
    for rebuild in (False, True):
        event = with_pools(begun(rebuild=rebuild), record, NAMES)
        entry = DeckEntry(player="Ada", deck=deck_of(event, "Ada"))
        event = event.after(entry)
        event = event.after(event.next_round())
        with pytest.raises(ValueError, match="locked"):
            event.after(entry)
        for first, second in event.state.rounds[-1].open:
            assert second is not None
            event = event.after(Result(round=1, first=first, second=second, games=(2, 0, 0)))
        if rebuild:
            assert event.after(entry).state.member("Ada").deck == entry.deck
        else:
            with pytest.raises(ValueError, match="locked"):
                event.after(entry)
        with pytest.raises(ValueError, match="locked"):
            event.after(PoolEntry(player="Ada", cards="1 Shock"))


def test_pools_are_noted_where_the_format_has_them(record: Record) -> None:
    event = Event(Settings(name="x", seed="s")).after(Entry(player="Ada"))
    with pytest.raises(ValueError, match="not built out of cards received"):
        event.after(PoolEntry(player="Ada", cards="1 Shock"))
    with pytest.raises(ValueError, match="of 4 players, found 3 names"):
        with_pools(begun(), record, NAMES[:3])
    other = Record.begin(games.get("magecraft"), Setup("magecraft", 2, 1))
    with pytest.raises(ValueError, match="record of a draft, found magecraft"):
        with_pools(begun(), other, NAMES[:2])
    on = Record.begin(Draft(), Setup("draft", 4, 7))
    with pytest.raises(ValueError, match="not over"):
        with_pools(begun(), on, NAMES)


def test_pools_stay_secret_until_the_event_is_over(record: Record) -> None:
    event = with_pools(begun(), record, NAMES)
    card = event.state.member("Ada").pool.splitlines()[3]
    assert card in json.dumps(event.to_json()) and card not in json.dumps(event_file.public(event))


def test_the_commands_of_a_draft_evening(record: Record, tmp_path: Path) -> None:
    path = str(tmp_path / "draft.json")
    good("event", "new", path, "Draft", "--format", "limited", "--seed", "lantern")
    good("event", "join", path, *NAMES)
    seats = json.loads(good("event", "pods", path, "--json"))[0]
    sheet = good("event", "pods", path, "--sheet")
    assert f"{seats[0]} passes to {seats[1]}" in sheet and f"{seats[0]} passes to {seats[-1]}" in sheet
    kept = tmp_path / "record.json"
    kept.write_text(json.dumps(record.to_json()), "utf-8")
    assert "4 pools" in good("event", "pool", path, "--record", str(kept), "--seats", ",".join(seats))
    deck = tmp_path / "deck.txt"
    event = event_file.load(Path(path))
    deck.write_text(deck_of(event, seats[0]), "utf-8")
    good("event", "join", path, seats[0], "--deck", str(deck))
    refused = run("event", "join", path, seats[1], "--deck", str(deck))
    assert refused.exit_code == 1 and "MTG8-6.LIM-1" in refused.output
    pool = tmp_path / "pool.txt"
    pool.write_text("3 Shok\n", "utf-8")
    assert "line 1: no card is called" in bad("event", "pool", path, seats[1], str(pool))
    assert "name a player and a file" in bad("event", "pool", path, seats[1])


def test_the_ways_to_build_decks_stand_in_one_place() -> None:
    from typing import get_type_hints

    rules = games.match_rules("magic")
    assert rules is not None and set(BUILT) < set(rules.formats)
    assert games.part("magic", "decks")().formats == BUILT
    annotation = get_type_hints(check, include_extras=True)["format"]
    assert get_args(get_args(annotation)[0]) == FORMATS
