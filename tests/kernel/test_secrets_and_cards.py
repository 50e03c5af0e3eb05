"""Several seats choosing at once, who knows which card, views and imagined positions."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from grimorio.kernel import EVERYBODY, WATCHER, IllegalAnswer, Luck, Position, Record, Setup, digest
from tests.kernel.cards import Card, Look, MoveCard, Shuffle, Zone
from tests.kernel.toy_cards import DECK, RULE, TABLE, deck, hand
from tests.kernel.toys import Toy, cards, secrets


def start(game: Toy, seats: int = 2, seed: int = 1, **how: Any) -> Position:
    return game.start(Setup("toy", seats, seed), journal=True, **how)


def answer(p: Position, seat: int, index: int) -> None:
    choice = next(one for one in p.waiting if one.seat == seat)
    p.answer(index, choice.number)


def test_all_seats_are_asked_at_once() -> None:
    p = start(secrets(), 8)
    assert [choice.seat for choice in p.waiting] == list(range(8))
    assert len({choice.number for choice in p.waiting}) == 8
    assert all(choice.together for choice in p.waiting)
    assert p.choice.seat == 0, "callers that answer one at a time go in seat order"


@pytest.mark.parametrize("picks", [(0, 1, 2), (2, 2, 0)])
def test_any_order_of_answers_gives_the_same(picks: tuple[int, ...]) -> None:
    ends: set[str] = set()
    logs: set[str] = set()
    for order in permutations(range(3)):
        p = start(secrets(1), 3)
        for seat in order:
            answer(p, seat, picks[seat])
        ends.add(digest(p))
        logs.add(json.dumps([event.seen_by(0) for event in p.journal or []]))
    assert len(ends) == len(logs) == 1
    words = ("rock", "paper", "scissors")
    assert [p.things[seat].shown for seat in range(3)] == [words[pick] for pick in picks]


def test_nothing_of_an_answer_is_seen_before_all_are_in() -> None:
    views: list[list[str]] = []
    for pick in range(3):
        p = start(secrets(), 3)
        answer(p, 0, pick)
        assert p.journal == []
        views.append([json.dumps(p.seen_by(seat), sort_keys=True) for seat in (1, 2, WATCHER)])
    assert views[0] == views[1] == views[2]
    assert [one["seat"] for one in p.seen_by(1)["waiting"]] == [1, 2], "only that it was given"
    assert p.seen_by(0)["choice"] is None


def test_a_secret_answer_is_not_given_twice() -> None:
    p = start(secrets(), 3)
    number = p.waiting[0].number
    answer(p, 0, 1)
    before = digest(p)
    with pytest.raises(IllegalAnswer, match="is not asked now"):
        p.answer(1, number)
    assert digest(p) == before


def test_what_is_imagined_does_not_hold_the_others_secret_answers() -> None:
    p = start(secrets(1), 3)
    answer(p, 0, 0)
    answer(p, 1, 1)
    seen = {0: Counter[str](), 1: Counter[str]()}
    luck = Luck(3)
    for _ in range(90):
        q = p.imagine(2, luck.bits())
        assert q.seen_by(2) == p.seen_by(2)
        answer(q, 2, 2)
        for seat in (0, 1):
            seen[seat][q.things[seat].shown] += 1
    assert all(set(counts) == {"rock", "paper", "scissors"} for counts in seen.values())
    q = p.imagine(0, 7)
    answer(q, 2, 2)
    assert q.things[0].shown == "rock", "the own answer stands"


def test_json_and_records_in_the_middle_of_secret_answers() -> None:
    game = secrets(2)
    setup = Setup("toy", 3, 1)
    record = Record.begin(game, setup)
    p = game.start(setup)
    for seat in (2, 0, 1, 1, 2):
        choice = next(one for one in p.waiting if one.seat == seat)
        record.add(choice, seat)
        p.answer(seat, choice.number)
        again = game.position(json.loads(json.dumps(p.to_json())))
        assert digest(again) == digest(p) == digest(record.replay(game))
    answer(again, 0, 0)
    assert again.over


# -- cards -------------------------------------------------------------------------------------


def seen(p: Position, zone: int, seat: int) -> list[str | None]:
    """The faces of the cards in a zone, None for a card that the seat does not know."""
    zones = {row["name"] + str(row["owner"]): row for row in p.seen_by(seat)["table"]["zones"]}
    row = zones[p.things[zone].name + str(p.things[zone].owner)]
    return [None if one is None else one["face"] for one in row["cards"]]


def true(p: Position, zone: int) -> list[str]:
    return [p.things[key].face for key in p.things[zone].cards]


def test_a_hand_is_known_to_its_owner_only() -> None:
    p = start(cards())
    assert seen(p, hand(0), 0) == true(p, hand(0)) and len(true(p, hand(0))) == 1
    assert seen(p, hand(0), 1) == seen(p, hand(0), WATCHER) == [None]
    assert seen(p, deck(0), 0) == [None] * (DECK - 1)


def test_who_looks_knows_until_the_shuffle() -> None:
    p = start(cards())
    assert p.choice.seat == 0
    top = true(p, deck(1))[:2]
    assert seen(p, deck(1), 0)[:2] == top
    assert seen(p, deck(1), 1) == [None] * DECK, "the owner did not look"
    p.answer(p.choice.index(("pass",)))
    assert true(p, hand(1)) == top[:1], "seat 1 drew it"
    assert seen(p, hand(1), 0) == top[:1], "what was seen is known wherever it goes"
    p.answer(p.choice.index(("pass",)))
    Shuffle(deck(1), RULE).apply(p)
    assert seen(p, deck(1), 0) == [None] * (DECK - 1)
    assert seen(p, hand(1), 0) == top[:1], "the hand was not shuffled"


def test_what_is_played_is_known_to_all() -> None:
    p = start(cards())
    card = true(p, hand(0))
    p.answer(p.choice.index(("play", 0)))
    assert seen(p, TABLE, WATCHER) == seen(p, TABLE, 1) == card


def test_a_view_holds_no_id_of_an_unknown_card() -> None:
    p = start(cards())
    luck = Luck(2)
    while p.waiting:
        for seat in (0, 1, WATCHER):
            for row in p.seen_by(seat)["table"]["zones"]:
                for one in row["cards"]:
                    if one is not None:
                        card = p.things[one["id"]]
                        knows = card.known | p.things[card.zone].open_to
                        assert knows == EVERYBODY or (seat != WATCHER and knows >> seat & 1)
                        assert one["face"] == card.face
        p.answer(luck.below(len(p.choice.options)))


def test_nobody_follows_a_card_through_a_shuffle_by_its_id() -> None:
    """An id belongs to a place, so after a shuffle the card seen there may have any id of the zone."""
    under: Counter[str] = Counter()
    for seed in range(200):
        p = start(cards(), seed=seed)
        key = p.things[deck(1)].cards[0]
        face = p.things[key].face
        assert {"id": key, "face": face, "owner": 1} in zone(p, 1, 0)
        Shuffle(deck(1), RULE).apply(p)
        under["same" if p.things[key].face == face else "other"] += 1
        assert p.things[deck(1)].cards[0] == key
    assert under["same"] < 50, "about one in eight stays"
    assert sorted(true(p, deck(1))) == [f"b{n}" for n in range(DECK)], "cards are neither lost nor made"


def zone(p: Position, index: int, seat: int) -> list[Any]:
    decks = [row for row in p.seen_by(seat)["table"]["zones"] if row["name"] == "deck"]
    cards: list[Any] = decks[index]["cards"]
    return cards


def test_events_do_not_tell_which_hidden_card_it_was() -> None:
    p = start(cards())
    assert p.journal is not None
    heard = [event.seen_by(1) for event in p.journal]
    assert [line["event"] for line in heard if line] == ["shuffle", "shuffle", "move-card", "look"]
    assert all("card" not in line and "cards" not in line for line in heard if line)
    assert heard[-1] == {"event": "look", "seat": 0, "count": 2, "rule": RULE}


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_imagine_deals_again_what_is_not_known_and_nothing_else(seat: int) -> None:
    p = start(cards())
    for _ in range(3):
        p.answer(p.choice.index(("pass",)))
    luck = Luck(8)
    worlds: set[str] = set()
    for _ in range(40):
        q = p.imagine(seat, luck.bits())
        assert q.seen_by(seat) == p.seen_by(seat)
        assert digest(q) != digest(p)
        for owner, mark in ((0, "a"), (1, "b")):
            faces = sorted(
                thing.face for thing in q.things if isinstance(thing, Card) and thing.owner == owner
            )
            assert faces == [f"{mark}{n}" for n in range(DECK)]
        for owner, mark in ((0, "a"), (1, "b")):
            assert {face[0] for face in true(q, deck(owner))} == {mark}, "decks are not mixed"
        worlds.add(json.dumps([true(q, deck(0)), true(q, deck(1))]))
    assert len(worlds) > 35


def test_cards_laid_open_from_the_beginning_are_known_without_a_mark() -> None:
    p = start(cards())
    zone = p.add(Zone("open", -1, EVERYBODY))
    mine = p.add(Zone("mine", 0, 1))
    p.edit(zone).cards = (p.add(Card("a-open", 0, zone)),)
    p.edit(mine).cards = (p.add(Card("a-mine", 0, mine)),)
    assert seen(p, mine, 0) == ["a-mine"] and seen(p, mine, 1) == [None]
    for luck in range(20):
        assert true(p.imagine(1, luck), zone) == ["a-open"]
        assert true(p.imagine(0, luck), mine) == ["a-mine"]


def test_a_card_goes_to_the_top_or_to_the_bottom() -> None:
    p = start(cards())
    key = p.things[hand(0)].cards[0]
    q = p.copy()
    MoveCard(key, deck(0), RULE).apply(p)
    MoveCard(key, deck(0), RULE, last=True).apply(q)
    assert p.things[deck(0)].cards[0] == key == q.things[deck(0)].cards[-1]
    assert p.things[key].zone == deck(0) and p.things[hand(0)].cards == ()
    assert MoveCard(key, TABLE, RULE).affected(p) == 0
    Look(1, (key,), RULE).apply(p)
    assert seen(p, deck(0), 1)[0] == p.things[key].face and seen(q, deck(0), 1)[-1] is None


def test_json_and_back_at_every_choice_with_cards() -> None:
    game = cards()
    p = start(game)
    luck = Luck(4)
    while p.waiting:
        data = json.dumps(p.to_json())
        q = game.position(json.loads(data))
        index = luck.below(len(p.choice.options))
        p.answer(index)
        q.answer(index)
        assert digest(p) == digest(q)
        assert [q.seen_by(seat) for seat in (0, 1)] == [p.seen_by(seat) for seat in (0, 1)]
