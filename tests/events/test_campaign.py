"""A campaign of Magic Live: sheets, auctions, tournaments and experience."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import make_bot
from grimorio.decks import Deck
from grimorio.events.award import EACH_WIN, FIRST_THREE, Award
from grimorio.events.campaign import Campaign
from grimorio.events.campaign_session import BestOf, Form, Session, SessionData
from grimorio.events.facts import Drop, Undo
from grimorio.events.structures import circle
from grimorio.games.live.sheet import Sheet
from grimorio.kernel import Position, Setup
from grimorio.kernel.boundary import read

DECK = Deck("Burn", ((20, "Mountain"), (20, "Shock")))


def tournament(form: Form, players: int) -> Session:
    lives = tuple(range(20, 20 - players, -1))
    return Session.begin(tuple(range(players)), form, (DECK,) * players, lives)


def campaign(count: int = 3) -> Campaign:
    styles = ("red", "blue", "gold", "green", "white")
    found = Campaign("Evenings")
    for number in range(count):
        found = found.join(Sheet(f"Magus {number}", styles[number], (3, 5, 7)))
    return found


def auction(setup: Setup) -> Position:
    """The auction of greedy bots, at its end."""
    game = games.get("live")
    p = game.start(setup)
    bots = [make_bot("greedy", game, seat) for seat in range(setup.seats)]
    while p.waiting:
        choice = p.choice
        p.answer(
            bots[choice.seat].choose(p.seen_by(choice.seat), partial(p.imagine, choice.seat)), choice.number
        )
    return p


@pytest.mark.rule("LIVE-3-TOUR-1")
def test_all_together_is_one_game() -> None:
    t = tournament("together", 4)
    assert t.next() == ((0, 1, 2, 3),)
    t = t.after((0, 1, 2, 3), (2,))
    assert t.over and [(line.place, line.player) for line in t.standings()] == [
        (1, 2),
        (2, 0),
        (2, 1),
        (2, 3),
    ]


@pytest.mark.rule("LIVE-3-TOUR-1")
def test_duels_are_played_until_they_are_closed() -> None:
    t = tournament("duels", 3).after((0, 1), (1,)).after((0, 1), (1,)).after((1, 2), ())
    assert not t.over and t.close().over
    assert [(line.player, line.won, line.drawn, line.lost) for line in t.standings()] == [
        (1, 2, 1, 0),
        (2, 0, 1, 0),
        (0, 0, 0, 2),
    ]
    with pytest.raises(ValueError, match="ends with its last game"):
        tournament("knockout", 2).close()


@pytest.mark.rule("LIVE-3-TOUR-1")
@pytest.mark.parametrize("players", range(2, 9))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    pairs = [pair for pairs in circle(range(players)) for pair in pairs]
    assert sorted(tuple(sorted(pair)) for pair in pairs) == [
        (one, other) for one in range(players) for other in range(one + 1, players)
    ]
    each = players // 2
    for first in range(0, len(pairs), each):
        seated = Counter(player for pair in pairs[first : first + each] for player in pair)
        assert max(seated.values()) == 1
    t = tournament("round-robin", players)
    while not t.over:
        pair = t.next()[0]
        t = t.after(pair, (min(pair),))
    assert [line.player for line in t.standings()] == list(range(players))


@pytest.mark.rule("LIVE-3-TOUR-1")
def test_in_a_knockout_who_loses_is_out_and_a_draw_is_played_again() -> None:
    t = tournament("knockout", 5)
    ((first, second),) = t.next()
    assert len(t.event.state.rounds[0].tables) == 4, "three have a bye"
    t = t.after((first, second), ())
    assert t.next() == ((first, second),)
    t = t.after((first, second), (second,))
    assert len(t.next()) == 2 and t.standings()[-1].player == first
    assert (t.standings()[-1].drawn, t.standings()[-1].lost) == (1, 1)
    while not t.over:
        players = t.next()[0]
        t = t.after(players, (max(players),))
    assert [line.place for line in t.standings()] == [1, 2, 3, 3, 5]


@pytest.mark.rule("LIVE-3-TOUR-1")
def test_neighbours_meet_in_a_knockout() -> None:
    assert tournament("knockout", 4).next() == ((0, 1), (2, 3))
    assert tournament("knockout", 3).next() == ((0, 1),)
    assert set(tournament("knockout", 8).next()) == {(0, 1), (2, 3), (4, 5), (6, 7)}


@pytest.mark.parametrize("form", ["together", "duels", "round-robin"])
def test_a_result_is_corrected_with_a_reason_as_in_every_event(form: Form) -> None:
    t = tournament(form, 3)
    players = t.next()[0]
    t = t.after(players, players[:1])
    (game,) = t.games()
    with pytest.raises(ValueError, match="say why"):
        t.corrected(game.fact, players[1:2], "")
    t = t.corrected(game.fact, players[1:2], "the slip says so")
    (game,) = t.games()
    assert game.winners == players[1:2] and t.standings()[0].player == players[1]
    assert isinstance(t.event.facts[-2], Undo)
    with pytest.raises(ValueError, match="no result 0"):
        t.corrected(0, (), "why")
    assert players in t.taken_back(game.fact, "not played").next()


def test_in_a_knockout_a_correction_pairs_the_next_round_again() -> None:
    t = tournament("knockout", 4)
    for _ in range(2):
        players = t.next()[0]
        t = t.after(players, players[:1])
    (final,) = t.next()
    game = next(game for game in t.games() if final[0] in game.players)
    loser = next(player for player in game.players if player not in final)
    t = t.corrected(game.fact, (loser,), "the slip says so")
    assert set(t.next()[0]) == {loser, final[1]}
    t = t.after(t.next()[0], ())
    with pytest.raises(ValueError, match="round 2 is paired by it"):
        t.corrected(t.games()[0].fact, t.games()[0].players[1:], "too late")
    while t.next():
        t = t.after(t.next()[0], t.next()[0][:1])
    assert t.over and Session.of(read(t.to_json(), SessionData)) == t


def best_of(form: Form, games: BestOf, players: int = 3) -> Session:
    """A session in which a match has several games."""
    return Session.begin(
        tuple(range(players)), form, (DECK,) * players, (20,) * players, EACH_WIN, best_of=games
    )


@pytest.mark.rule("LIVE-3-TOUR-1", "MTG8-6.MATCH-1")
def test_a_match_is_one_game_unless_more_are_agreed() -> None:
    assert tournament("round-robin", 3).best_of == 1
    t = best_of("round-robin", 3)
    pair = t.next()[0]
    t = t.after(pair, pair[:1]).after(pair, ()).after(pair, pair[1:])
    assert t.games() == () and t.score(pair) == (1, 1, 1) and pair in t.next()
    assert Session.of(read(json.loads(json.dumps(t.to_json())), SessionData)) == t
    t = t.after(pair, pair[1:])
    (game,) = t.games()
    assert (game.winners, game.games) == (pair[1:], (1, 2, 1)) and pair not in t.next()
    assert not t.open_games and t.experience()[pair[1]] == 1, "a match won counts once"
    other = t.next()[0]
    t = t.after_match(other, (2, 0, 0))
    with pytest.raises(ValueError, match="expected the games"):
        t.corrected(t.games()[-1].fact, other[1:], "the slip says so")
    t = t.corrected(t.games()[-1].fact, (), "the slip says so", (1, 2, 0))
    assert (t.games()[-1].winners, t.games()[-1].games) == (other[1:], (1, 2, 0))
    with pytest.raises(ValueError, match="best of 3"):
        t.after_match(t.next()[0], (3, 0, 0))
    with pytest.raises(ValueError, match="one game"):
        best_of("together", 3)


@pytest.mark.rule("MTG8-1.START-4")
def test_the_loser_of_a_game_chooses_who_begins_the_next() -> None:
    t = best_of("knockout", 5, 2)
    (pair,) = t.next()
    assert t.setup(pair).options == {}
    t = t.after(pair, pair[:1])
    loser_chooses = t.setup(pair).options
    assert loser_chooses == games.match_rules("magic").first(1)  # type: ignore[union-attr]
    t = t.after(pair, (), pair[1])
    assert t.setup(pair).options == loser_chooses, "after a drawn game who chose before"
    for _ in range(20):
        t = t.after(pair, (), pair[1])
    assert not t.over, "a knockout needs a winner"
    assert t.after_match(pair, (3, 1, 0)).over


def test_a_match_that_is_drawn_again_and_again_ends_as_it_stands() -> None:
    t = best_of("duels", 3, 2)
    for _ in range(9):
        t = t.after((0, 1), ())
    assert [game.games for game in t.games()] == [(0, 0, 9)] and t.experience() == (0, 0)


def test_who_leaves_a_tournament_is_waited_for_no_more() -> None:
    t = tournament("round-robin", 3)
    left = t.event.after(Drop(player=t.names[2]))
    t = replace(t, event=left)
    assert [set(pair) for pair in t.next()] == [{0, 1}]
    assert t.after(t.next()[0], (0,)).over


@pytest.mark.rule("LIVE-5-XP-E1")
def test_one_for_each_duel_won() -> None:
    t = tournament("duels", 3).after((0, 1), (1,)).after((0, 1), (1,)).after((0, 2), (0,)).close()
    assert t.experience(EACH_WIN) == (1, 2, 0)


@pytest.mark.rule("LIVE-5-XP-E2")
def test_eight_five_and_three_for_the_first_three() -> None:
    t = tournament("round-robin", 4)
    while not t.over:
        pair = t.next()[0]
        t = t.after(pair, (max(pair),))
    assert t.experience(FIRST_THREE) == (0, 3, 5, 8)


@pytest.mark.rule("LIVE-5-XP-1")
def test_the_criterion_is_agreed_and_equals_earn_the_same() -> None:
    t = tournament("together", 3).after((0, 1, 2), ())
    assert t.experience(FIRST_THREE) == (8, 8, 8)
    assert t.experience(Award("places", (4,))) == (4, 4, 4)
    for wrong in (("luck", (1,)), ("wins", (1, 2)), ("places", ()), ("places", (-1,))):
        with pytest.raises(ValueError, match="expected"):
            Award(*wrong)


@pytest.mark.rule("LIVE-3-TOUR-2")
def test_each_begins_every_game_with_the_life_that_the_auction_left() -> None:
    t = tournament("round-robin", 3)
    pair = next(pair for pair in t.next() if 0 not in pair)
    setup = t.setup(pair, seed=5)
    assert (setup.seats, setup.seed, setup.cards["life"]) == (2, 5, [20 - player for player in pair])
    p = games.get("magic").start(setup)
    assert [row["life"] for row in p.game.standing(p)] == setup.cards["life"]


@pytest.mark.parametrize("form", ["together", "duels", "round-robin", "knockout"])
def test_a_tournament_comes_back_from_its_file(form: Form) -> None:
    t = tournament(form, 4)
    for _ in range(3):
        if t.next():
            players = t.next()[0]
            t = t.after(players, players[:1])
    t = t.close() if form == "duels" else t
    assert Session.of(read(json.loads(json.dumps(t.to_json())), SessionData)) == t
    bad = t.to_json()
    bad["event"]["facts"].append({"kind": "drop", "player": "Zoe"})
    with pytest.raises(ValueError, match="Zoe"):
        Session.of(read(bad, SessionData))
    bad = {**t.to_json(), "form": "knockout" if form == "duels" else "duels"}
    with pytest.raises(ValueError, match="expected one of the form"):
        Session.of(read(bad, SessionData))


def older(form: Form, played: list[tuple[list[int], list[int]]]) -> dict[str, Any]:
    """A session of five players in a file from before tournaments were events."""
    games_ = [{"players": players, "winners": winners} for players, winners in played]
    decks = [DECK.to_json()] * 5
    told = {"form": form, "decks": decks, "lives": [20] * 5, "played": games_, "closed": form == "duels"}
    return {"members": [4, 3, 2, 1, 0], "tournament": told, "award": {"by": "wins", "xp": [1]}}


def test_sessions_of_older_files_open_with_the_same_results() -> None:
    duels = older("duels", [([0, 1], [1]), ([0, 1], []), ([1, 2], [1])])
    knockout = older("knockout", [([0, 1], []), ([0, 1], [1]), ([2, 3], [2]), ([4, 1], [4])])
    told = {**campaign(5).to_json(), "past": [duels, older("together", [([0, 1, 2, 3, 4], [3])])]}
    c = Campaign.from_json({**told, "session": knockout})
    first, second = c.past
    assert first.closed and first.experience() == (0, 2, 0, 0, 0)
    assert second.over and second.standings()[0].player == 3
    assert (c.session is not None and c.session.next() == ((4, 2),)) or c.session.next() == ((2, 4),)
    assert Campaign.from_json(json.loads(json.dumps(c.to_json()))) == c
    for wrong in ([([0, 9], [])], [([0, 2], [0])], [([0, 1], [1]), ([4, 1], [1])]):
        with pytest.raises(ValueError, match="not to play now"):
            Campaign.from_json({**told, "session": older("knockout", wrong)})


@pytest.mark.parametrize(
    ("form", "players", "message"),
    [("swiss", 2, "expected one of together"), ("duels", 1, "two players"), ("together", 9, "8 is the most")],
)
def test_a_tournament_that_cannot_be(form: Any, players: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tournament(form, players)
    with pytest.raises(ValueError, match="did not play"):
        tournament("duels", 3).after((0, 1), (2,))


@pytest.mark.rule("LIVE-5-XP-1", "LIVE-6-COST-5", "LIVE-3-APPROVE-1")
def test_two_sessions_and_what_is_bought_between_them() -> None:
    c = campaign()
    assert Campaign.from_json(json.loads(json.dumps(c.to_json()))) == c
    p = auction(c.setup((0, 1, 2), seed=1))
    c = c.begin((0, 1, 2), p, "round-robin", FIRST_THREE)
    with pytest.raises(ValueError, match="between sessions"):
        c.spend(0, c.sheets[0])
    with pytest.raises(ValueError, match="a session is on"):
        c.setup((0, 1))
    while c.session is not None and not c.session.over:
        with pytest.raises(ValueError, match="not over"):
            c.close()
        pair = c.session.next()[0]
        c = c.after(pair, (max(pair),))
    assert Campaign.from_json(json.loads(json.dumps(c.to_json()))) == c
    c = c.close()
    assert [sheet.available for sheet in c.sheets] == [3, 5, 8]
    c = c.spend(2, c.sheets[2].learn("Determination").change_style("red"))
    assert Campaign.from_json(json.loads(json.dumps(c.to_json()))) == c
    with pytest.raises(ValueError, match="does not go on"):
        c.spend(1, c.sheets[1].award(5, "found"))
    game = games.get("live")
    p = game.start(c.setup((2, 1), seed=2), journal=True)
    news = {}
    for event in p.journal or []:
        seen = event.seen_by(0)
        if seen is not None and seen["event"] == "sheet":
            news[seen["name"]] = seen["news"]
    assert news == {"Magus 2": ("power Determination", "style red"), "Magus 1": ()}
    for wrong in ((0, 0), (0, 7)):
        with pytest.raises(ValueError, match="different Magi"):
            c.setup(wrong)
    with pytest.raises(ValueError, match="no session is on"):
        c.close()


def test_a_session_is_played_with_what_the_auction_left() -> None:
    c = campaign()
    p = auction(c.setup((2, 0), seed=3))
    with pytest.raises(ValueError, match="not of these Magi"):
        c.begin((0, 2), p, "duels", EACH_WIN)
    c = c.begin((2, 0), p, "duels", EACH_WIN)
    assert c.session is not None
    p = games.get("magic").start(c.session.setup((0, 1), seed=1))
    assert p.waiting
    c = c.after((0, 1), (1,)).close()
    assert [sheet.available for sheet in c.sheets] == [1, 0, 0], "seat 1 was Magus 0"


def test_who_leaves_the_auction_plays_no_tournament() -> None:
    c = campaign()
    p = games.get("live").start(c.setup((0, 1, 2)))
    with pytest.raises(ValueError, match="an auction that is over"):
        c.begin((0, 1, 2), p, "together", EACH_WIN)
    p.concede(1)
    while p.waiting:
        p.answer(0)
    c = c.begin((0, 1, 2), p, "together", EACH_WIN)
    assert c.session is not None and c.session.members == (0, 2)
