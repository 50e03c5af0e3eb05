"""Players who leave games of three and more: fuzz, and what scenarios cannot say."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from grimorio import games
from grimorio.games.magic.meaning.costs import ONE
from grimorio.games.magic.state.objects import FACE, player, table
from grimorio.games.magic.words import (
    INSTANT,
    Discard,
    Draw,
    EachPlayer,
    GainLife,
    PutToken,
    card,
    spell,
)
from grimorio.kernel import Position, Setup
from tests.cost import deep
from tests.fuzzing import named, seeds
from tests.games.magic.laid import PASS, A, B, Laid
from tests.games.magic.leaving import Table

GAME = games.get("magic")
C = 2
RED, GREEN = 3, 4
MOST = 400
"""The most answers of one game."""
GAMES = 20_000
"""The most games that `make fuzz` plays."""


@pytest.mark.parametrize("part", [deep(0), 1, deep(2), deep(3)])
@pytest.mark.rule("MTG8-GLOSS-Concedere")
def test_games_go_on_without_who_leaves_at_any_choice(part: int) -> None:
    for seed in range(part * 10, part * 10 + 10):
        with named(f"Table(GAME, {seed}).play(MOST)"):
            Table(GAME, seed).play(MOST)


def test_a_game_once_checked_wrongly_goes_on() -> None:
    Table(GAME, 2691389054994029915).play(MOST)


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_fuzz_players_who_leave() -> None:
    """Random boards for a share of GRIMORIO_FUZZ seconds; a failure names its seed."""
    for seed in islice(seeds(1 / 4, 20), GAMES):
        with named(f"Table(GAME, {seed}).play(MOST)"):
            Table(GAME, seed).play(MOST)


def by_hand(hand: list[str], play: list[str]) -> Position:
    """A game of three players in the first main phase of A, who has these cards; mana is tapped by hand."""
    situation = {"A": {"hand": hand, "battlefield": play}}
    return GAME.start(Setup("magic", 3, 1, {"mana": "any-time"}, None, situation))


def answer(p: Position, *option: str | int) -> None:
    p.answer(p.choice.index(option))


@pytest.mark.rule("MTG8-GLOSS-Concedere", "MTG8-2.PLAY-S3")
def test_mana_taken_for_a_spell_that_is_taken_back_stays_in_the_pool() -> None:
    p = by_hand(["Hill Giant"], ["Mountain*4"])
    lands = table(p).play
    answer(p, "cast", "Hill Giant")
    answer(p, "mana", lands[0], 0)
    assert p.choice.ask == "pay" and len(table(p).stack) == 1
    p.concede(B)
    assert table(p).stack == () and len(player(p, A).hand) == 1 and player(p, A).pool == ONE[RED]
    assert (p.choice.ask, p.choice.seat) == ("priority", A)
    assert [p.things[key].tapped for key in lands] == [True, False, False, False]
    answer(p, "cast", "Hill Giant")
    answer(p, "auto")
    assert len(table(p).play) == 5 and player(p, A).pool == 0


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_mana_named_for_a_spell_that_is_taken_back_is_in_the_pool_again() -> None:
    p = by_hand(["Hill Giant"], ["Mountain*2", "Forest*3"])
    for land in table(p).play:
        answer(p, "mana", land, 0)
    pool = 2 * ONE[RED] + 3 * ONE[GREEN]
    answer(p, "cast", "Hill Giant")
    answer(p, "spend", "G", 1)
    assert player(p, A).pool == pool - ONE[GREEN]
    p.concede(B)
    assert table(p).stack == () and len(player(p, A).hand) == 1 and player(p, A).pool == pool


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_what_is_discarded_as_a_cost_is_of_the_hand_also_where_that_is_imagined() -> None:
    p = by_hand(["Forest", "Island", "Shock"], ["Trade Routes", "Island*2"])
    option = next(one for one in p.choice.options if one[0] == "activate" and one[2] == 1)
    answer(p, *option)
    answer(p, "card", "Island")
    assert p.choice.ask == "pay"
    for luck in range(20):
        q = p.imagine(B, luck)
        held = Counter(card & FACE for card in player(q, A).hand)
        while q.choice.ask != "priority":
            q.answer(0)
        buried = [q.things[key].face for key in player(q, A).graveyard]
        assert held - Counter(card & FACE for card in player(q, A).hand) == Counter(buried)
        assert len(buried) == 1
    answer(p, "auto")
    assert [p.book.face(p.things[key].face).name for key in player(p, A).graveyard] == ["Island"]


@pytest.mark.rule("MTG8-GLOSS-Concedere", "MTG8-GLOSS-Danno-1")
def test_damage_that_waits_for_shields_is_not_dealt_to_who_has_left() -> None:
    salves = "; ".join(["Healing Salve"] * 2)
    for leaver in (B, C):
        t = Laid({"hand": "Pyroclasm"}, {"hand": salves, "play": "Wood Elves"}, {"play": "Grizzly Bears"})
        for _ in range(2):
            t.play(B, "Healing Salve", ("mode", 1), t.obj("Wood Elves"))
        t.cast(A, "Pyroclasm")
        while t.p.choice.ask == "priority":
            t.answer(PASS)
        assert (t.p.choice.ask, t.p.choice.seat) == ("replacement", B)
        t.p.concede(leaver)
        if leaver == C:
            assert (t.p.choice.ask, t.p.choice.seat) == ("replacement", B)
            t.p.answer(0)
        hurt = [event.onto for event in t.happened("damage")]
        assert hurt == (["Grizzly Bears"] if leaver == B else [])
        assert t.in_play() == (["Wood Elves"] if leaver == C else [])
        assert t.stack() == [] and t.graveyard(A) == ["Pyroclasm"]


@pytest.mark.rule("MTG8-GLOSS-Concedere", "MTG8-2.RES-3")
def test_what_resolves_does_nothing_more_for_its_player_who_has_left() -> None:
    gifts = card(
        "Sad Gifts",
        "{R}",
        INSTANT,
        spell(
            Discard(1, who=EachPlayer("others")),
            Draw(1),
            PutToken("Imp", "black", ("Imp",), (1, 1)),
            GainLife(2),
            Draw(1, who=EachPlayer("all")),
        ),
    )
    t = Laid({"hand": "Sad Gifts"}, {"hand": "Shock; Plains"}, {"hand": "Shock; Plains"}, own=(gifts,))
    t.cast(A, "Sad Gifts")
    while t.p.choice.ask == "priority":
        t.answer(PASS)
    t.answer(("card", "Shock"))
    assert (t.p.choice.ask, t.p.choice.seat) == ("discard", C)
    t.p.concede(A)
    t.give(("card", "Shock"))
    assert t.in_play() == [] and t.life(A) == 20 and t.hand(A) == []
    assert sorted(t.hand(B)) == sorted(t.hand(C)) == ["Plains", "Plains"]
    assert t.graveyard(B) == t.graveyard(C) == ["Shock"]
