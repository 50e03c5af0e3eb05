"""Rules on what players see, on replaced meanings, and on who goes first."""

from __future__ import annotations

import json

import pytest

from grimorio import games
from grimorio.games.magic.meaning.costs import mana
from grimorio.games.magic.names import fact
from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.words import (
    CREATURE_CARD,
    ENCHANTMENT,
    ENCHANTMENT_CARD,
    INSTANT,
    DealDamage,
    Destroy,
    Discard,
    EachPlayer,
    ProtectionFrom,
    Target,
    activated,
    card,
    spell,
    static,
    that,
)
from grimorio.kernel import WATCHER, Setup
from tests.games.magic.laid import PASS, A, B, Laid

C = 2
GREEN = 4
GAME = games.get("magic")
SECRETS = "Plague Wind; Air Elemental"


def seen_hand(t: Laid, owner: int, seat: int) -> list[str | None]:
    """The hand of `owner` as a seat sees it, None for each unknown card."""
    hand: list[str | None] = t.p.seen_by(seat)["table"]["players"][owner]["hand"]
    return hand


@pytest.mark.rule("MTG8-1.ZONE-HAND-1")
def test_only_the_owner_sees_a_hand() -> None:
    t = Laid({"hand": SECRETS}, {"hand": "Forest"}, {"hand": "Island"})
    assert sorted(map(str, seen_hand(t, A, A))) == ["Air Elemental", "Plague Wind"]
    for seat in (B, C, WATCHER):
        assert seen_hand(t, A, seat) == [None, None]
        told = json.dumps(t.p.seen_by(seat))
        assert "Plague Wind" not in told and "Air Elemental" not in told, "the canaries"


@pytest.mark.rule("MTG8-2.STAT-1E", "MTG8-1.ZONE-HAND-1")
def test_telepathy_reveals_the_hands_of_opponents_until_it_leaves_play() -> None:
    t = Laid({"hand": "Island", "play": "Telepathy"}, {"hand": "Demystify; Forest"}, {"hand": "Swamp"})
    for seat in (A, B, C, WATCHER):
        assert sorted(map(str, seen_hand(t, B, seat))) == ["Demystify", "Forest"]
        assert seen_hand(t, C, seat) == ["Swamp"]
    assert [seen_hand(t, A, seat) for seat in (A, B, C, WATCHER)] == [["Island"], [None], [None], [None]]
    t.play(B, "Demystify", t.obj("Telepathy"))
    assert [seen_hand(t, B, seat) for seat in (A, B, C)] == [[None], ["Forest"], [None]]
    assert [seen_hand(t, C, seat) for seat in (A, B, C)] == [[None], [None], ["Swamp"]]


@pytest.mark.rule("MTG8-1.ZONE-PLAY-1")
def test_all_see_the_permanents_and_which_are_tapped() -> None:
    t = Laid({"play": "Anaba Shaman; Grizzly Bears"}, {"play": "Hill Giant"})
    t.activate(A, "Anaba Shaman", t.obj("Hill Giant"))
    for seat in (A, B, WATCHER):
        play = t.p.seen_by(seat)["table"]["play"]
        assert [(one["name"], one["controller"], one["tapped"]) for one in play] == [
            ("Anaba Shaman", A, True),
            ("Grizzly Bears", A, False),
            ("Hill Giant", B, False),
        ]


@pytest.mark.rule("MTG8-1.ZONE-RFG-1", "MTG8-GLOSS-Rimuovere_dal_gioco")
def test_what_is_removed_lies_aside_face_up_for_the_rest_of_the_game() -> None:
    t = Laid({}, {"play": "Hill Giant", "graveyard": "Shock"}, {})
    t.p.concede(B)
    assert t.p.waiting and t.in_play() == []
    for seat in (A, C, WATCHER):
        row = t.p.seen_by(seat)["table"]["players"][B]
        assert [one["name"] for one in row["removed"]] == ["Hill Giant"]
        assert [one["name"] for one in row["graveyard"]] == ["Shock"]
    t.until(MAIN1, C).until(MAIN1, A)
    assert [t.name(t.p.things[key]) for key in t.player(B).removed] == ["Hill Giant"]
    assert t.in_play() == []


@pytest.mark.rule("MTG8-GLOSS-Concedere")
def test_what_resolves_as_a_player_gives_up_goes_on_and_is_not_begun_again() -> None:
    strike = card(
        "Strike All",
        "{R}",
        INSTANT,
        spell(DealDamage(3, to=Target(that("player"))), Discard(1, who=EachPlayer("others"))),
    )
    t = Laid({"hand": "Strike All"}, {"hand": "Shock; Plains"}, {"hand": "Shock; Plains"}, own=(strike,))
    t.cast(A, "Strike All", ("player", C))
    for _ in range(3):
        t.answer(PASS)
    assert t.p.choice.ask == "discard" and t.player(C).life == 17
    t.p.concede(B)
    assert t.p.choice.ask == "discard" and t.p.choice.seat == C and t.player(C).life == 17
    t.give(("card", "Shock"))
    assert t.stack() == [] and sorted(t.hand(B)) == ["Plains", "Shock"] and t.hand(C) == ["Plains"]
    assert t.p.choice.ask == "priority" and t.p.choice.seat == A


@pytest.mark.rule("MTG8-GLOSS-Costo_di_mana-4")
def test_equal_converted_costs_are_not_equal_costs() -> None:
    bears, raider = fact("Grizzly Bears"), fact("Goblin Raider")
    assert bears.mana_value == raider.mana_value == 2 and bears.cost != raider.cost
    assert mana(bears.cost).value == mana(raider.cost).value
    t = Laid({"hand": "Grizzly Bears; Goblin Raider"}).fill(2 * ONE[GREEN])
    assert ("cast", "Grizzly Bears") in t.offered() and ("cast", "Goblin Raider") not in t.offered()


@pytest.mark.rule("MTG8-1.START-2")
def test_chance_picks_who_chooses_who_begins() -> None:
    picked: dict[int, int] = {0: 0, 1: 0}
    for seed in range(60):
        p = GAME.start(Setup("magic", 2, seed), journal=True)
        assert p.choice.ask == "first" and p.choice.rule == "MTG8-1.START-2"
        chooser = p.choice.seat
        picked[chooser] += 1
        assert sorted(p.choice.options) == [("player", 0), ("player", 1)]
        first = 1 - chooser if seed % 2 else chooser
        p.answer(list(p.choice.options).index(("player", first)))
        assert p.things[0].first == first and p.choice.seat == first
    assert min(picked.values()) > 15


@pytest.mark.rule("MTG8-4.PRO-5", "MTG8-4.PRO-2", "MTG8-4.PRO-3", "MTG8-GLOSS-Protezione-2")
def test_protection_from_enchantments() -> None:
    iconoclast = card(
        "Iconoclast",
        "{W}",
        CREATURE_CARD,
        static(ProtectionFrom(ENCHANTMENT)),
        types=("Soldier",),
        size=(1, 1),
    )
    ray = card(
        "Ray", "{W}", ENCHANTMENT_CARD, activated("{1}", Destroy(Target(that("creature")), regenerate=False))
    )
    t = Laid(
        {"hand": "Holy Strength; Shock", "play": "Iconoclast; Ray; Grizzly Bears"}, own=(iconoclast, ray)
    )
    t.begin(A, ("cast", "Holy Strength"))
    assert t.size("Grizzly Bears") == (2, 2) and t.stack() == ["Holy Strength"], "there is one target only"
    t.resolve()
    assert t.size("Grizzly Bears") == (3, 4)
    t.use(A, "Ray")
    assert t.in_play() == ["Iconoclast", "Ray"]
    assert not any(option[0] == "activate" for option in t.offered()), "nothing is left to target"
    t.play(A, "Shock", t.obj("Iconoclast"))
    assert t.in_play() == ["Ray"] and PASS in t.offered()
