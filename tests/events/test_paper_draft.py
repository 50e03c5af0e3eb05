"""Drafts with printed cards: seats, steps and countdown, the cards written down, decks built out of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio import games
from grimorio.events.event import Event
from grimorio.events.facts import (
    DraftClock,
    Entry,
    PaperDraft,
    PoolEntry,
    Product,
    Seating,
    Settings,
    Undo,
)
from grimorio.events.faults import EventError
from grimorio.events.paper_cards import (
    Names,
    deck_text,
    expected,
    faults_of,
    hints,
    listed,
    opened,
    pool_of,
    pool_text,
    read_pool,
)
from grimorio.events.paper_draft import Paper
from grimorio.events.pick_times import known
from grimorio.events.pods import Pod, seats
from grimorio.kernel import Luck, Setup
from tests.commands import bad, good, run

NAMES = ("Ada", "Bea", "Cid", "Dan")
EIGHTH = (Product(set="8ED"),) * 3
NOON = 1_000_000


def begun(draft: PaperDraft | None = None, names: tuple[str, ...] = NAMES) -> Event:
    """Return an event of these players whose draft has begun at `NOON`."""
    event = Event(Settings(name="Draft", seed="lantern"))
    for name in names:
        event = event.after(Entry(player=name))
    event = event.after(draft or PaperDraft(pods=(names,), products=EIGHTH, times=known()["usual"]))
    return event.after(DraftClock(act="start", at=NOON))


def paper(event: Event) -> Paper:
    assert event.state.paper is not None
    return event.state.paper


@pytest.mark.rule("MTG8-6.BD-1", "MTG8-6.BD-2", "MTG8-6.BD-3")
def test_everybody_takes_forty_five_cards_left_right_left() -> None:
    steps = paper(begun()).steps(0)
    picks = [step for step in steps if step.kind == "pick"]
    assert len(picks) == 45
    assert [step.way for step in picks] == [1] * 15 + [-1] * 15 + [1] * 15
    assert [step.left for step in picks] == [*range(15, 0, -1)] * 3
    assert [step.kind for step in steps if step.kind != "pick"] == ["review", "review", "register", "build"]
    pod = Pod(NAMES)
    assert (pod.neighbour("Ada", "left"), pod.neighbour("Ada", "right")) == ("Bea", "Dan")


@pytest.mark.rule("MTG8-6.RD-1", "MTG8-6.RD-2", "MTG8-6.RD-3", "MTG8-6.RD-4")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_order_of_a_rochester_draft_is_that_of_the_game_at_this_table(seats: int) -> None:
    names = tuple(f"player {number}" for number in range(seats))
    draft = PaperDraft(pods=(names,), way="rochester", products=EIGHTH, times=known()["usual"])
    steps = [step for step in Paper.of(draft).steps(0) if step.kind == "pick"]
    game, luck = games.get("draft"), Luck(1)
    position = game.start(Setup("draft", seats, 3, {"kind": "rochester"}))
    turns = []
    while position.waiting and position.choice.ask == "pick":
        seen = position.seen_by(0)["table"]
        turns.append((seen["round"], position.choice.seat, len(seen["pack"]), seen["direction"]))
        position.answer(luck.below(len(position.choice.options)), position.choice.number)
    ways = {1: "left", -1: "right"}
    asked = [step for step in steps if step.left > 1]  # the last card is taken without a question
    assert [(step.booster, step.seat, step.left, ways[step.way]) for step in asked] == turns


def test_the_time_of_a_pick_falls_with_the_cards() -> None:
    usual = known()["usual"]
    times = [usual.pick(left, left == 15) for left in range(15, 0, -1)]
    assert times[0] == 40 and times[1:] == sorted(times[1:], reverse=True) and times[-1] == 10
    assert usual.pick(20, True) == 40, "a larger pack has the longest time for each card more"
    for times_ in known().values():
        slower = [known()["slow"].pick(left, False) for left in range(15, 0, -1)]
        assert all(
            slow >= times_.pick(left, False) for slow, left in zip(slower, range(15, 0, -1), strict=True)
        )


def test_steps_go_over_into_the_next_and_the_last_one_stays() -> None:
    draft = paper(begun())
    steps = draft.steps(0)
    at = NOON
    for number, step in enumerate(steps):
        assert draft.place(0, at) == (number, step.seconds)
        at += step.seconds
        last = number == len(steps) - 1
        assert draft.place(0, at - 1) == (number, 1)
        assert draft.place(0, at).step == (number if last else number + 1)
    assert draft.deadline("Ada") == at and draft.place(0, at + 999).left == 0
    assert draft.place(0, NOON - 5).step == 0, "a clock that was put back"


def clock(event: Event, act: Any, at: int, **fields: Any) -> Event:
    return event.after(DraftClock(act=act, at=at, **fields))


def test_the_organiser_pauses_adds_and_goes_back() -> None:
    event = clock(begun(), "pause", NOON + 50)
    assert paper(event).place(0, NOON + 9999) == (1, 35)
    event = clock(event, "add", NOON + 60, seconds=20)
    event = clock(event, "on", NOON + 100)
    assert paper(event).place(0, NOON + 100) == (1, 55)
    event = clock(event, "back", NOON + 110, step=1)
    assert paper(event).place(0, NOON + 110) == (0, 40)
    with pytest.raises(EventError, match="gone on"):
        clock(event, "next", NOON + 111, step=1)
    event = clock(event, "next", NOON + 111, step=0)
    assert paper(event).place(0, NOON + 111) == (1, 45)
    for act in ("start", "on"):
        with pytest.raises(EventError, match="so already"):
            clock(event, act, NOON + 120)
    with pytest.raises(EventError, match="table from 1 to 1"):
        clock(event, "next", NOON + 120, pod=2)


ACTS = st.lists(
    st.tuples(
        st.sampled_from(["start", "pause", "on", "next", "back", "add"]),
        st.integers(0, 200),
        st.integers(1, 60),
        st.integers(0, 2),
    ),
    max_size=12,
)


@given(ACTS, st.sampled_from(["booster", "rochester", "sealed"]), st.sampled_from(sorted(known())))
def test_any_countdown_replays_and_never_leaves_its_steps(acts: list[Any], way: Any, times: str) -> None:
    draft = PaperDraft(pods=(NAMES[:2], NAMES[2:]), way=way, products=EIGHTH, times=known()[times])
    event = Event(Settings(name="Draft", seed="lantern"))
    for name in NAMES:
        event = event.after(Entry(player=name))
    event = event.after(draft)
    now = NOON
    for act, later, seconds, pod in acts:
        now += later
        before = paper(event).place(0, now)
        try:
            event = clock(event, act, now, seconds=seconds, pod=pod)
        except EventError:
            continue
        after = paper(event).place(0, now)
        if act == "add" and pod != 2 and paper(event).countdowns[0].began and before.left is not None:
            assert after == (before.step, before.left + seconds)
        if act in ("pause", "on"):
            assert after == before
        assert 0 <= after.step < len(paper(event).steps(0)) and (after.left is None or after.left >= 0)
        assert Event.from_json(event.to_json()).state == event.state


def test_a_rochester_pick_waits_for_a_tap_of_the_player_whose_pick_it_is() -> None:
    draft = PaperDraft(pods=(NAMES,), way="rochester", products=EIGHTH, times=known()["usual"])
    event = begun(draft)
    assert paper(event).place(0, NOON + 500) == (0, 0), "nothing goes on by itself"
    assert paper(event).deadline("Ada") is None
    order = []
    for number in range(6):
        now = NOON + 500 + number
        movers = [name for name in NAMES if paper(event).may_go_on(name, now)]
        order += movers
        event = clock(event, "next", now, pod=1, step=number)
    assert order == ["Ada", "Ada", "Bea", "Cid", "Dan", "Dan"], "Ada lays out and picks; Dan picks twice"


def test_everybody_sits_once_and_a_draft_that_has_begun_is_not_opened_by_mistake() -> None:
    event = begun()
    for pods, problem in (
        ((("Ada", "Bea"), ("Cid", "Ada")), "sits twice"),
        ((("Ada", "Bea"),), "Cid, Dan would not sit"),
        ((("Ada", "Zoe"),), "Zoe"),
    ):
        with pytest.raises(EventError, match=problem):
            event.after(PaperDraft(pods=pods, reason="x"))
    again = PaperDraft(pods=(NAMES[::-1],), products=EIGHTH)
    with pytest.raises(EventError, match="opened anew"):
        event.after(again)
    anew = event.after(PaperDraft(pods=(NAMES[::-1],), products=EIGHTH, reason="Dan sat down wrongly"))
    assert not paper(anew).begun and paper(anew).draft.pods == (NAMES[::-1],)
    back = anew.after(Undo(fact=len(anew.facts) - 1, reason="they like it"))
    assert back.state == event.state
    paired = event.after(event.next_round())
    with pytest.raises(EventError, match="first round is paired"):
        paired.after(again)


def test_a_draft_keeps_the_seats_that_were_noted_before() -> None:
    event = Event(Settings(name="Draft", seed="lantern", pods=4))
    for name in NAMES:
        event = event.after(Entry(player=name))
    assert [len(pod) for pod in seats(event, 2)] == [4], "the settings say how many sit together"
    event = event.after(Seating(pods=(("Bea", "Ada"), ("Dan", "Cid")), by="hand", reason="friends"))
    assert seats(event) == (("Bea", "Ada"), ("Dan", "Cid"))


# -- cards -----------------------------------------------------------------------------------------


def drafted(count: int = 45) -> Counter[str]:
    """Return the first cards of Eighth Edition, as a pool."""
    return Counter(card.name for card in listed(paper(begun()).draft, "magic")[:count])


def test_a_pool_is_kept_by_the_names_of_the_game_in_any_language() -> None:
    draft = paper(begun()).draft
    pool, wrong = read_pool(draft, "magic", "2 Bosco Elfico\n1 Shock\n3 my own card\nfour Shock\n")
    assert [fault.line for fault in wrong] == [4]
    assert pool["Shock"] == 1 and pool["my own card"] == 3
    assert pool_of(pool_text(pool)) == pool
    assert expected(draft) == {"common": 30, "uncommon": 9, "rare": 3, "land": 3}


def test_what_is_odd_about_a_pool_is_named_and_nothing_is_refused() -> None:
    draft = paper(begun()).draft
    assert hints(draft, "magic", drafted()) == ()
    odd = Counter({"Shock": 13, "Grizzly Bears": 30, "Blorb": 1})
    assert [hint.kind for hint in hints(draft, "magic", odd)] == ["total", "copies", "copies", "unknown"]
    event = begun().after(PoolEntry(player="Ada", cards=pool_text(odd)))
    assert pool_of(event.state.members["Ada"].pool) == odd
    whole = sum((drafted() for _ in NAMES), Counter[str]())
    assert {hint.kind for hint in hints(draft, "magic", whole, 4)} == {"rarity"}
    sealed = PaperDraft(pods=(NAMES,), way="sealed", products=EIGHTH)
    assert {hint.name for hint in hints(sealed, "magic", drafted())} >= {"rare", "common"}


def test_cards_of_each_set_are_counted_where_sets_differ() -> None:
    products = opened("magic", ("ONS", "LGN", "SCG"))
    draft = PaperDraft(pods=(NAMES,), products=products)
    cards = listed(draft, "magic")
    kinds = {hint.kind: hint for hint in hints(draft, "magic", Counter(card.name for card in cards[:45]))}
    assert (kinds["set"].name, kinds["set"].found, kinds["set"].wanted) == ("ONS", 45, 15)
    assert "unchecked" not in kinds, "the rarities of these sets are known"
    with pytest.raises(EventError, match="ZZZ"):
        opened("magic", ("ZZZ",))


OWN = {
    "code": "OWN",
    "cards": [{"name": f"Common {number}", "rarity": "common"} for number in range(20)]
    + [{"name": f"Rare {number}", "rarity": "rare"} for number in range(4)],
    "booster": [["common", 9], ["rare", 1]],
}


def test_a_set_of_ones_own_has_its_rarities_checked() -> None:
    draft = PaperDraft(pods=(NAMES,), way="sealed", products=opened("magic", ("OWN",), OWN), cards=OWN)
    assert [product.cards for product in draft.products] == [10, 10, 10]
    pool = Counter({f"Common {number}": 2 for number in range(13)}) + Counter({"Rare 1": 4})
    assert [(hint.name, hint.found) for hint in hints(draft, "magic", pool)] == [("common", 26), ("rare", 4)]
    with pytest.raises(EventError, match="rarity"):
        opened("magic", ("OWN",), {**OWN, "cards": [{"name": "x"}]})


@pytest.mark.rule("MTG8-6.LIM-1", "MTG8-6.LIM-2", "MTG8-6.BD-3")
def test_a_deck_is_built_out_of_the_cards_written_down() -> None:
    draft = paper(begun()).draft
    pool = Counter({"Shock": 3, "Blorb": 20, "Island": 1, "Grizzly Bears": 2})
    text = pool_text(pool)
    names = Names.of(draft, "magic", tuple(pool))
    whole = deck_text(text, {"Shock": 3, "Blorb": 20, "Island": 17}, names)
    assert faults_of(draft, "magic", None, text, whole) == ()
    assert "Sideboard\n2 Grizzly Bears" in whole
    wrong = "4 Shock\n1 Lava Axe\nBlorb\n"
    found = faults_of(draft, "magic", None, text, wrong)
    assert {(fault.line, fault.kind) for fault in found} >= {
        (0, "size"),
        (1, "pool"),
        (2, "pool"),
        (3, "line"),
    }
    assert {fault.rule for fault in found} >= {"MTG8-6.LIM-1"}
    short = whole.replace("2 Grizzly", "1 Grizzly")
    assert [fault.kind for fault in faults_of(draft, "magic", None, text, short)] == ["left-out"]
    french = [fault.said("magic", "fr") for fault in found]
    assert any("ligne 2" in line for line in french)


# -- commands --------------------------------------------------------------------------------------


def test_a_draft_on_the_command_line(tmp_path: Path) -> None:
    file, cards, deck = (str(tmp_path / name) for name in ("evening.json", "ada.txt", "deck.txt"))
    good("event", "new", file, "Draft", "--seed", "moth")
    good("event", "join", file, *NAMES)
    assert "no draft was opened" in bad("event", "draft", "show", file)
    assert "15 cards" in good("event", "draft", "open", file, "--set", "8ED", "--pod", "Ada, Bea, Cid, Dan")
    good("event", "draft", "clock", file, "start")
    assert "14 cards" in good("event", "draft", "clock", file, "next")
    Path(cards).write_text("44 Mountain\n1 Blorb\n", "utf-8")
    assert "in none of the sets: Blorb" in good("event", "pool", file, "Ada", cards)
    Path(deck).write_text("39 Mountain\n", "utf-8")
    refused = run("event", "join", file, "Ada", "--deck", deck)
    assert refused.exit_code == 1 and "39 cards; at least 40" in refused.stdout
    Path(deck).write_text("40 Mountain\nSideboard\n1 Blorb\n", "utf-8")
    good("event", "join", file, "Ada", "--deck", deck)
    shown = good("event", "draft", "show", file)
    assert "handed in" in shown and "not written down" in shown
    assert "Ada: in none of the sets: Blorb" in good("event", "draft", "pools", file)
    before = Path(file).read_bytes()
    assert "opened anew" in bad("event", "draft", "open", file)
    assert "Zoe" in bad("event", "draft", "open", file, "--pod", "Ada, Zoe", "--reason", "x")
    assert Path(file).read_bytes() == before
    assert "Draft opened: Ada, Bea, Cid, Dan" in good("event", "log", file)
