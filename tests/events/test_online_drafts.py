"""Online drafts as facts of an event: seats, cards and decks, bots in the places of players, taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimorio.events.event import Event
from grimorio.events.facts import (
    DeckEntry,
    Drop,
    Entry,
    OnlineDraft,
    PaperDraft,
    PoolEntry,
    Result,
    Settings,
    StandIn,
    Undo,
)
from grimorio.events.formats import checked, named
from grimorio.events.pod_rules import unfinished
from grimorio.events.pods import pods, seats
from tests.commands import bad, good
from tests.events.random_events import refused, undone_again

POOL = "10 Grizzly Bears\n13 Shock"
DECK = "10 Grizzly Bears\n13 Shock\n17 Forest"


def event_of(*names: str, **settings: Any) -> Event:
    event = Event(Settings(name="Draft", seed="lantern", **({"pods": 4} | settings)))
    for name in names:
        event = event.after(Entry(player=name))
    return event


def begun(*names: str, **settings: Any) -> Event:
    event = event_of(*names, **settings)
    return event.after(OnlineDraft(pods=seats(event), minutes=25))


@pytest.mark.rule("MTG8-6.BD-1", "MTG8-6.LIM-1")
def test_an_online_draft_seats_everybody_and_its_decks_are_built_of_its_cards() -> None:
    event = begun("Ada", "Bea", "Cid")
    assert event.state.pods == tuple(pod.players for pod in pods(event, 4))
    assert unfinished(event) == ("Ada", "Bea", "Cid")
    refused(event, Entry(player="Dan"), "too-late")
    refused(event, DeckEntry(player="Ada", deck=DECK), "no-pool-yet")
    for name in ("Ada", "Bea", "Cid"):
        event = undone_again(event, PoolEntry(player=name, cards=POOL, record="abc"))
        event = undone_again(event, DeckEntry(player=name, deck=DECK))
    assert unfinished(event) == ()
    event = event.after(event.next_round())
    refused(event, OnlineDraft(pods=event.state.pods, reason="again"), "rounds-begun")
    refused(event, PoolEntry(player="Ada", cards=POOL), "deck-locked")
    assert Event.from_json(event.to_json()) == event


def test_who_is_seated_wrongly_or_drafts_twice_is_refused() -> None:
    event = event_of("Ada", "Bea", "Cid", "Dan", "Eva")
    for pods_, cause in (
        ((("Ada", "Bea", "Cid", "Dan", "Eva"),), "large-pod"),
        ((("Ada", "Bea"), ("Cid", "Dan")), "not-seated"),
        ((("Ada", "Bea"), ("Ada", "Cid", "Dan", "Eva")), "seated-twice"),
        ((("Ada", "Bea", "Cid", "Dan"), ("Eva",)), "two-players"),
    ):
        refused(event, OnlineDraft(pods=pods_), cause)
    alone = (("Ada", "Bea", "Cid", "Dan"), ("Eva",))
    after = event.after(OnlineDraft(pods=alone, fill=4))
    refused(after, PaperDraft(pods=alone[:1]), "other-draft")
    paper = event_of("Ada", "Bea").after(PaperDraft(pods=(("Ada", "Bea"),)))
    refused(paper, OnlineDraft(pods=(("Ada", "Bea"),)), "other-draft")


def test_a_draft_begun_anew_takes_the_cards_and_decks_of_the_one_before_away() -> None:
    event = begun("Ada", "Bea")
    event = event.after(PoolEntry(player="Ada", cards=POOL)).after(DeckEntry(player="Ada", deck=DECK))
    refused(event, OnlineDraft(pods=event.state.pods), "begun-before")
    event = event.after(OnlineDraft(pods=event.state.pods, reason="the wrong set"))
    assert not event.state.members["Ada"].pool and not event.state.members["Ada"].deck
    event = event.after(Undo(fact=len(event.facts) - 1, reason="it was right"))
    assert (event.state.members["Ada"].pool, event.state.members["Ada"].deck) == (POOL, DECK)
    refused(event, Undo(fact=2, reason="no draft"), "at")


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    event = begun("Ada", "Bea")
    refused(event, StandIn(player="Ada", on=False), "stand-in-so")
    refused(event, StandIn(player="Zoe"), "not-seated")
    refused(event_of("Ada", "Bea"), StandIn(player="Ada"), "no-online-draft")
    event = undone_again(event, StandIn(player="Ada", reason="the bus is late"))
    assert event.state.online is not None and event.state.online.held == {"Ada"}
    event = undone_again(event, StandIn(player="Ada", on=False))
    assert event.state.online is not None and not event.state.online.held
    event = event.after(Drop(player="Bea")).after(Entry(player="Bea"))
    assert event.state.active == ("Ada", "Bea"), "who is seated may come back"


@pytest.mark.parametrize("structure", ["league", "knockout", "round-robin"])
def test_other_structures_follow_a_draft_too(structure: Any) -> None:
    event = event_of("Ada", "Bea", "Cid", "Dan", structure=structure)
    fact = Result(round=1, first="Ada", second="Bea", games=(2, 0, 0))
    if structure == "league":
        refused(event, fact, "seats-first")
    event = event.after(OnlineDraft(pods=seats(event)))
    for name in event.state.active:
        event = event.after(PoolEntry(player=name, cards=POOL)).after(DeckEntry(player=name, deck=DECK))
    event = event.after(fact) if structure == "league" else event.after(event.next_round())
    assert event.state.plays("Ada")


def test_cards_that_were_received_are_allowed_whatever_set_they_are_of() -> None:
    deck = "1 Astral Slide\n39 Plains"
    limited = named("limited")
    assert [fault.kind for fault in checked(limited, deck)[1]] == ["set"]
    assert not checked(limited, deck, "1 Astral Slide")[1]
    assert {fault.kind for fault in checked(limited, deck, "1 Shock\n1 Holy Day")[1]} >= {"set", "pool"}


def test_old_logs_are_read_as_they_were() -> None:
    old = {"kind": "pool", "player": "Ada", "cards": POOL, "at": 5}
    fact = msgspec.convert(old, PoolEntry)
    assert fact.record == "" and msgspec.to_builtins(fact) == old


def test_the_command_line_shows_an_online_draft_and_asks_before_pairing(tmp_path: Path) -> None:
    event = begun("Ada", "Bea").after(PoolEntry(player="Ada", cards=POOL))
    event = event.after(StandIn(player="Bea"))
    file = tmp_path / "draft.json"
    file.write_bytes(msgspec.json.encode(event.to_json()))
    shown = good("event", "draft", "show", str(file))
    assert "Ada" in shown and "written down" in shown
    (pod,) = json.loads(good("event", "draft", "show", str(file), "--json"))
    assert (pod["held"], pod["pools"], pod["decks"]) == (["Bea"], ["Ada"], [])
    log = good("event", "log", str(file))
    assert "Draft begun here: Bea, Ada" in log and "A bot drafts for: Bea" in log
    assert "Ada, Bea" in bad("event", "pair", str(file), code=2)
    assert "Round 1" in good("event", "pair", str(file), "--anyway")
