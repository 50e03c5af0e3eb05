"""Matches: who begins, the score, and exchanging cards between games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grimorio import games
from grimorio.decks import Deck
from grimorio.events import Match, Played
from grimorio.games.magic.matches import exchange_offences
from grimorio.kernel import Luck, Result, Setup, SetupError

FIRST = Deck("Bears", ((30, "Forest"), (26, "Grizzly Bears"), (4, "Giant Growth")), ((15, "Naturalize"),))
FOURS = (
    "Grizzly Bears", "Giant Growth", "Trained Armodon", "Spined Wurm", "Rod of Ruin",
    "Moss Monster", "Norwood Ranger", "Stream of Life", "Elvish Champion",
)  # fmt: skip
LEGAL = Deck(
    "Green",
    ((24, "Forest"), *((4, card) for card in FOURS)),
    ((4, "Naturalize"), (4, "Rampant Growth"), (4, "Lightning Blast"), (3, "Holy Day")),
)


KEPT = {
    "setup": {
        "game": "magic", "seats": 2, "seed": "7", "options": {"mana": "any-time"},
        "cards": {"decks": ["Sky Slam", {"main": [[1, "Shock"]]}], "life": [20, 13]},
    },
    "best_of": 3, "format": "free",
    "entered": [{"name": "A", "main": [[2, "Shock"]], "sideboard": [[1, "Boil"]]},
                {"name": "", "main": [[1, "Shock"]], "sideboard": []}],
    "laid": [{"name": "A", "main": [[1, "Shock"], [1, "Boil"]], "sideboard": [[1, "Shock"]]},
             {"name": "", "main": [[1, "Shock"]], "sideboard": []}],
    "ready": [1], "played": [[1, 0], [None, 0]], "conceded": None,
}  # fmt: skip
"""A match of Magic in the form in which databases have stored matches from the beginning."""


def match(best_of: int = 3, deck: Deck = FIRST, format: Any = "free", **cards: Any) -> Match:
    both = {"decks": [deck.to_json(), deck.to_json()], **cards}
    return Match.begin(Setup("magic", 2, cards=both), best_of, format)


@pytest.mark.rule("MTG8-1.START-4")
def test_the_loser_of_the_game_before_chooses_who_begins() -> None:
    one = match()
    assert one.chooser is None and "first" not in one.next().options
    lost = one.after(winner=0, chooser=0)
    assert lost.chooser == 1
    position = games.get("magic").start(lost.next(seed=5))
    asked = position.choice
    assert (asked.ask, asked.seat, asked.rule) == ("first", 1, "MTG8-1.START-4")
    assert set(asked.options) == {("player", 0), ("player", 1)}


@pytest.mark.rule("MTG8-1.START-4")
def test_after_a_drawn_game_whoever_chose_before_chooses_again() -> None:
    drawn = match().after(None, chooser=1)
    assert drawn.chooser == 1
    again = drawn.after(None, chooser=None)
    assert again.chooser == 1 and again.played[-1] == Played(None, 1)
    assert match().after(None, chooser=None).chooser is None


@pytest.mark.rule("MTG8-6.MATCH-1")
def test_the_first_to_win_two_games_wins_the_match() -> None:
    one = match().after(0, 0)
    assert (one.score, one.over) == ((1, 0), False)
    two = one.after(1, 1).after(None, 0)
    assert (two.score, two.over) == ((1, 1), False)
    three = two.after(1, 0)
    assert (three.score, three.winner) == ((1, 2), 1)
    assert one.after(0, 1).winner == 0
    assert match(best_of=1).after(1, 0).winner == 1


def test_a_match_is_given_up_as_a_whole() -> None:
    assert match().after(0, 0).concede(0).winner == 1


@pytest.mark.rule("MTG8-6.CON-3")
def test_cards_are_exchanged_one_for_one_with_the_sideboard() -> None:
    one = match().after(0, 0)
    swapped = Deck("Bears", ((30, "Forest"), (26, "Grizzly Bears"), (4, "Naturalize")),
                   ((11, "Naturalize"), (4, "Giant Growth")))  # fmt: skip
    laid = one.lay(1, swapped).done(1)
    assert laid.ready == (1,) and laid.wrong(1) == ()
    assert laid.next().cards["decks"][1] == swapped.to_json()
    assert laid.next().cards["decks"][0] == FIRST.to_json()

    short = replace(FIRST, main=((30, "Forest"), (26, "Grizzly Bears"), (3, "Giant Growth")),
                    sideboard=((15, "Naturalize"), (1, "Giant Growth")))  # fmt: skip
    begun = laid.lay(1, short)
    assert begun.ready == ()
    assert [(w.kind, w.found, w.wanted, w.rule) for w in begun.wrong(1)] == [("size", 59, 60, "MTG8-6.CON-3")]
    with pytest.raises(ValueError, match="seat 1"):
        begun.done(1)


@pytest.mark.rule("MTG8-6.CON-3")
def test_no_card_comes_or_goes_by_exchanging() -> None:
    other = Deck(
        "Bears", ((30, "Forest"), (25, "Grizzly Bears"), (4, "Giant Growth"), (1, "Shock")), FIRST.sideboard
    )
    found = {(one.kind, one.card) for one in exchange_offences(FIRST, other, "constructed")}
    assert found == {("left-out", "Grizzly Bears"), ("pool", "Shock")}


@pytest.mark.rule("MTG8-6.LIM-2")
def test_in_limited_any_number_is_exchanged_and_the_next_match_begins_as_the_first() -> None:
    first = Deck("Pool", ((17, "Forest"), (23, "Grizzly Bears")), ((20, "Shock"), (5, "Giant Growth")))
    one = match(deck=first, format="limited").after(0, 0)
    other = Deck(
        "Pool", ((9, "Forest"), (9, "Mountain"), (23, "Grizzly Bears"), (20, "Shock")), ((5, "Giant Growth"),)
    )
    laid = one.lay(0, other).done(0)
    assert laid.next().cards["decks"][0] == other.to_json()
    small = Deck("Pool", ((16, "Forest"), (23, "Grizzly Bears")), ((20, "Shock"), (5, "Giant Growth")))
    assert [one.kind for one in exchange_offences(first, small, "limited")] == ["size"]
    assert [one.kind for one in exchange_offences(first, replace(other, sideboard=()), "limited")] == [
        "left-out"
    ]
    assert laid.again().next().cards["decks"] == [first.to_json()] * 2
    assert laid.again().played == ()


def test_a_new_match_is_played_with_the_sides_swapped() -> None:
    other = replace(FIRST, name="Other")
    decks = [FIRST.to_json(), other.to_json()]
    one = Match.begin(Setup("magic", 2, cards={"decks": decks, "life": [20, 17]}))
    after = one.after(0, 0).again().next()
    assert after.cards == {"decks": decks[::-1], "life": [17, 20]}


def test_each_seat_begins_every_game_with_its_life() -> None:
    one = match(life=[20, 13]).after(1, 0)
    position = games.get("magic").start(one.next())
    assert [one["life"] for one in games.get("magic").standing(position)] == [20, 13]


def test_a_deck_is_entered_once_and_by_the_format() -> None:
    one = match(deck=LEGAL, format="constructed")
    assert one.enter(1, LEGAL).entered[1] == LEGAL
    with pytest.raises(
        SetupError, match=r"cards.decks\[1\]: not constructed: copies Grizzly Bears, expected 4, found 26"
    ):
        one.enter(1, FIRST)
    with pytest.raises(SetupError, match="the match has begun"):
        one.after(0, 0).enter(1, LEGAL)


@pytest.mark.parametrize(
    ("setup", "best_of", "field"),
    [
        (Setup("chess", 2), 3, "game"),
        (Setup("live", 2), 3, "game"),
        (Setup("magic", 3), 3, "seats"),
        (Setup("magecraft", 4), 3, "seats"),
        (Setup("mickey", 2), 4, "match"),
        (Setup("magic", 2), 2, "match"),
        (Setup("magic", 2, situation={}), 3, "match"),
        (Setup("magic", 2, cards={"decks": ["Nothing", None]}), 3, "cards.decks[0]"),
    ],
)
def test_what_cannot_be_a_match_says_why(setup: Setup, best_of: int, field: str) -> None:
    with pytest.raises(SetupError) as refused:
        Match.begin(setup, best_of)
    assert refused.value.field == field


def test_a_match_is_kept_whole() -> None:
    one = match(life=[20, 13]).after(0, 1).after(None, None).lay(1, FIRST).done(1).concede(0)
    assert Match.from_json(one.to_json()) == one


def test_a_match_that_was_kept_before_other_games_had_any_goes_on() -> None:
    kept = Match.from_json(KEPT)
    assert kept.to_json() == KEPT
    assert (kept.score, kept.chooser, kept.ready, kept.wrong(0)) == ((0, 1), 0, (1,), ())
    following = kept.done(0).next(seed=3)
    assert following.options == {"mana": "any-time", "first": "seat-0-chooses"}
    assert following.cards == {"decks": KEPT["laid"], "life": [20, 13]}


def through(game: str, setup: Setup, luck: Luck) -> Result:
    """The result of a game that is played at random, or given up after some answers."""
    position = games.get(game).start(setup)
    for _ in range(40):
        if position.over:
            break
        choice = position.choice
        position.answer(luck.below(len(choice.options)), choice.number)
    while not position.over:
        position.concede(luck.below(2))
    assert position.result is not None
    return position.result


@pytest.mark.parametrize("best_of", [1, 3, 5])
@pytest.mark.parametrize("game", [name for name in games.names() if games.match_rules(name)])
def test_every_game_for_two_has_matches(game: str, best_of: int) -> None:
    luck = Luck(best_of)
    played = Match.begin(Setup(game, 2), best_of)
    while not played.over:
        setup = played.next(seed=len(played.played))
        winners = through(game, setup, luck).winners
        played = played.after(winners[0] if len(winners) == 1 else None, chooser=None)
        assert Match.from_json(played.to_json()) == played
        assert played.wrong(0) == played.wrong(1) == ()
        assert played.done(1).done(0).ready == (0, 1)
    assert max(played.score) == best_of // 2 + 1 and min(played.score) <= best_of // 2
    assert played.winner is not None and played.score[played.winner] == max(played.score)
    assert played.again().played == () and not played.again().over


@pytest.mark.rule("MAGE-SETUP-1", "WOM-IT-6.6-1")
@pytest.mark.parametrize("game", ["magecraft", "mickey"])
def test_where_luck_says_who_begins_it_does_so_in_every_game(game: str) -> None:
    lost = Match.begin(Setup(game, 2)).after(0, chooser=None)
    assert lost.chooser is None and lost.next().options == {}
    drawn = lost.after(None, chooser=None)
    assert (drawn.score, drawn.over, drawn.chooser) == ((1, 0), False, None)


def test_a_rematch_takes_what_belongs_to_a_seat_along() -> None:
    decks = games.part("mickey", "decks")().field({}, None)[:2]
    two = Match.begin(Setup("mickey", 2, cards={"decks": [deck.name for deck in decks]})).again()
    assert [deck.name for deck in two.entered] == [deck.name for deck in decks[::-1]]
    lives = Match.begin(Setup("magic", 2, cards={"life": [20, 13]})).again()
    assert lives.next().cards["life"] == [13, 20]
