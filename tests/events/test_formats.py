"""Formats: the built-in ones, those of organisers, decks against them, and who sees decks."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from grimorio import games
from grimorio.decks import Deck, write
from grimorio.decks.formats import Format
from grimorio.events.event import Event
from grimorio.events.event_file import public, to_open_format
from grimorio.events.event_rules import deck_locked
from grimorio.events.facts import DeckEntry, Entry, Pairing, Result, Settings, Undo
from grimorio.events.faults import EventError
from grimorio.events.formats import Fault, builds, checked, known, named, printings, read_format, unplayed
from grimorio.games.magic import period
from grimorio.language import LANGUAGES

BURN = "4 Shock\n4 Lava Axe\n52 Mountain\n"
OWN: dict[str, Any] = {
    "name": "club", "game": "magic", "title": {"en": "Our club"}, "dated": "2003-09-01",
    "build": "constructed",
    "sets": ["8ED", "ONS"], "banned": ["Astral Slide"], "restricted": ["Ascia di Lava"], "best_of": 1,
}  # fmt: skip


def kinds(format: Format, text: str) -> list[tuple[int, str, str]]:
    return [(fault.line, fault.kind, fault.card) for fault in checked(format, text)[1]]


@pytest.mark.parametrize("name", sorted(known()))
def test_a_built_in_format_has_its_titles_and_a_deck_that_fits(name: str) -> None:
    format = named(name)
    assert format.name == name and set(format.title) == set(LANGUAGES)
    assert format.build in builds(format.game)
    if "8ED" in format.sets:
        assert kinds(format, BURN) == []
    elif format.game == "mickey":
        lists = games.part("mickey", "decks")()
        ready: list[Deck] = lists.field(format.options, None)
        faults = [{fault.kind for fault in checked(format, write(deck))[1]} for deck in ready]
        only = {"codes"} if "origines" in name and format.build == "official" else set()  # that book has none
        assert faults and all(kinds_ == only for kinds_ in faults)


@pytest.mark.rule("MTG8-6.STD-1")
def test_standard_is_the_core_set_and_the_two_latest_blocks() -> None:
    standard = named("standard-2003")
    assert standard.sets == ("8ED", "ODY", "TOR", "JUD", "ONS", "LGN", "SCG") and not standard.banned
    deck = "4 Wild Mongrel\n4 Astral Slide\n4 Shock\n48 Forest\n"
    assert kinds(standard, deck) == []
    assert kinds(standard, deck + "4 Fact or Fiction\n") == [(5, "set", "Fact or Fiction")]


@pytest.mark.rule("MTG8-6.BLK-1")
def test_a_block_format_has_the_cards_of_one_block() -> None:
    block = named("onslaught-block")
    assert block.sets == ("ONS", "LGN", "SCG")
    assert kinds(block, "4 Astral Slide\n56 Plains\n") == [], "basic lands are of every block"
    assert kinds(block, "4 Wild Mongrel\n56 Plains\n") == [(1, "set", "Wild Mongrel")]


def test_the_cards_that_this_table_cannot_play_are_named() -> None:
    left = unplayed(named("onslaught-block"))
    sets = printings("magic")
    assert sets is not None
    assert left and set(left) <= set(period.unread()) and not any(sets.plays(card) for card in left)
    assert unplayed(named("eighth-edition")) == ()
    assert [len(sets.cards(code)) for code in ("ONS", "LGN", "SCG")] == [335, 145, 143]
    assert sets.find("Akroma, Angelo della Distruzione") == "Akroma, Angel of Wrath"
    assert sets.find("wax") == "Wax // Wane"
    assert sets.named("Astral Slide", "fr") != "Astral Slide"


def test_what_a_format_forbids_is_told_by_line_in_three_languages() -> None:
    club = read_format(OWN)
    _, faults = checked(club, "4 Lightning Bolt\n4 Shock\nrubbish\n")
    assert [(fault.line, fault.kind, fault.text) for fault in faults[:2]] == [
        (1, "unknown", "Lightning Bolt"),
        (3, "line", "rubbish"),
    ]
    assert kinds(club, "4 Shock\n2 Lava Axe\n4 Astral Slide\n50 Mountain\n4 Wild Mongrel\n") == [
        (2, "restricted", "Lava Axe"),
        (3, "banned", "Astral Slide"),
        (5, "set", "Wild Mongrel"),
    ]
    assert kinds(club, "5 Shock\n1 Mountain\nSideboard\n2 Forest\n") == [
        (0, "size", ""),
        (0, "sideboard", ""),
        (1, "copies", "Shock"),
    ]
    for kind in ("set", "banned", "restricted", "size", "copies", "sideboard", "unknown", "pool", "left-out"):
        fault = Fault(7, kind, "MTG8-6.CON-2", "Shock", 5, 4, "x", "y")
        texts = {fault.said("magic", language) for language in LANGUAGES}
        assert len(texts) == 3, kind
        assert all("7" in text and text.endswith("[MTG8-6.CON-2]") for text in texts)
    assert "bandita" in Fault(1, "banned", card="Shock").said("magic", "it")


@pytest.mark.rule("MTG8-6.CON-2")
def test_a_line_that_cannot_be_read_hides_no_fault_of_the_others() -> None:
    """How many cards the deck has is not known then; how many copies of a card is."""
    said = kinds(named("eighth-edition"), "20 Shock\n30 Mountain\n3 Blorb\n")
    assert said == [(1, "copies", "Shock"), (3, "unknown", "")]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, r"format.game: expected one of .*magic.*; found 'chess'"),
        ({"build": "sealed"}, r"format.build: expected one of free, constructed, limited; found 'sealed'"),
        ({"sets": ["8ED", "MRD"]}, r"format.sets\[1\]: expected one of 8ED, INV.*; found 'MRD'"),
        ({"banned": ["Shok"]}, r"format.banned\[0\]: no card is called 'Shok'. Near: .*Shock"),
        ({"restricted": ["Shok"]}, r"format.restricted\[0\]: no card is called"),
        ({"options": {"first": "nobody"}}, r"format.options.first: expected one of"),
        ({"options": {"frist": "seat-0"}}, r"format.options.frist: magic has no such option"),
        ({"best_of": 2}, r"format.best_of: expected 1, 3, 5, found 2"),
        ({"minutes": -1}, r"format.minutes"),
        ({"dated": "yesterday"}, r"format.dated"),
        ({"ban": []}, r"format.ban: unknown field"),
        ({"name": ""}, r"format.name"),
    ],
)
def test_a_format_file_that_is_wrong_says_where(change: dict[str, Any], said: str) -> None:
    with pytest.raises(EventError, match=said) as raised:
        read_format({**OWN, **change})
    assert all(raised.value.said(language) for language in LANGUAGES)


def test_an_event_keeps_its_format_as_it_was() -> None:
    event = Event(Settings(name="x", seed="s", format=read_format(OWN)))
    again = Event.from_json(json.loads(json.dumps(event.to_json())))
    assert again.settings.format == read_format(OWN) and again.settings.minutes == 50


@pytest.mark.rule("MTG8-6.CON-1")
def test_a_deck_is_locked_as_it_is_handed_in_or_by_the_first_pairing() -> None:
    first, other = DeckEntry(player="Ada", deck=BURN), DeckEntry(player="Ada", deck=BURN.replace("52", "53"))
    for said in ({}, {"locks": "entry"}, {"locks": "pairing"}):
        format = read_format({**OWN, "sets": ["8ED"], **said})
        event = Event(Settings(name="x", seed="s", format=format))
        for name in ("Ada", "Bea"):
            event = event.after(Entry(player=name))
        assert not deck_locked(event.settings, event.state, "Ada")
        event = event.after(first)
        if said.get("locks") != "pairing":
            with pytest.raises(EventError, match="locked"):
                event.after(other)
            event = event.after(Undo(fact=len(event.facts) - 1, reason="a slip in the list"))
        event = event.after(other)
        assert event.state.member("Ada").deck == other.deck
        assert Event.from_json(event.to_json()) == event
        event = event.after(event.next_round())
        assert deck_locked(event.settings, event.state, "Ada")
        with pytest.raises(EventError, match="locked"):
            event.after(first)


@pytest.mark.rule("MTG8-6.CON-1")
def test_decks_that_are_brought_along_are_locked_at_entry_and_those_built_at_the_event_are_not() -> None:
    for format in known().values():
        assert (format.locks == "entry") is not format.pools, format.name
        assert read_format(msgspec.to_builtins(format)) == format, format.name
    written = read_format({**OWN, "locks": "pairing"})
    assert read_format(msgspec.to_builtins(written)).locks == "pairing", "passed on by the page"
    assert read_format({**OWN, "rebuild": True}).locks is None


@pytest.mark.rule("MTG8-6.CON-1")
def test_events_whose_format_does_not_say_when_decks_are_locked_keep_their_exchanges() -> None:
    """Such files were written while the first pairing was the default."""
    data = read_format({**OWN, "sets": ["8ED"], "locks": "pairing"})
    event = Event(Settings(name="x", seed="s", format=data)).after(Entry(player="Ada"))
    for deck in (BURN, BURN.replace("52", "53")):
        event = event.after(DeckEntry(player="Ada", deck=deck))
    kept = event.to_json()
    del kept["settings"]["format"]["locks"]
    assert Event.from_json(kept).state == event.state


@pytest.mark.rule("MTG8-6.CON-1")
def test_a_deck_can_be_built_anew_between_two_matches_where_the_format_says_so() -> None:
    format = read_format({**OWN, "sets": ["8ED"], "rebuild": True})
    event = Event(Settings(name="x", seed="s", rounds=2, format=format))
    for name in ("Ada", "Bea", "Cid", "Dan"):
        event = event.after(Entry(player=name)).after(DeckEntry(player=name, deck=BURN))
    event = event.after(event.next_round())
    for place, (name, second) in enumerate(event.state.rounds[0].tables):
        assert second and deck_locked(event.settings, event.state, name), f"table {place} is on"
        event = event.after(Result(round=1, first=name, second=second, games=(1, 0, 0)))
        assert not deck_locked(event.settings, event.state, name)


@pytest.mark.rule("MTG8-6.CON-1")
def test_a_deck_is_locked_once_its_player_plays_in_a_league_too() -> None:
    league = Event(Settings(name="x", seed="s", structure="league"))
    league = league.after(Entry(player="Ada")).after(Entry(player="Bea"))
    league = league.after(DeckEntry(player="Ada", deck=BURN))
    league = league.after(Result(round=1, first="Ada", second="Bea", games=(2, 0, 0)))
    with pytest.raises(EventError, match="locked"):
        league.after(DeckEntry(player="Ada", deck=BURN))


def test_decks_and_the_seed_are_the_judges_until_the_event_is_over() -> None:
    event = Event(Settings(name="x", seed="secret", best_of=1, rounds=1, format=named("eighth-edition")))
    for name in ("Ada", "Bea"):
        event = event.after(Entry(player=name)).after(DeckEntry(player=name, deck=f"// of {name}\n{BURN}"))
    paired = event.after(Pairing(round=1, tables=(("Ada", "Bea"),), by="hand", reason="x"))
    for running in (event, paired):
        shown = json.dumps([public(running), to_open_format(running)])
        assert "of Ada" not in shown and "Lava Axe" not in shown and "secret" not in shown
        assert public(running)["commitment"] == event.commitment
    over = paired.after(Result(round=1, first="Ada", second="Bea", games=(1, 0, 0)))
    assert over.over
    shown = json.dumps([public(over), to_open_format(over)])
    assert "of Ada" in shown and "secret" in shown
