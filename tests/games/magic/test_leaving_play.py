"""Abilities for when a permanent leaves play, and the return of cards that another ability removed."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import Card
from tests.games.magic.laid import MAGIC, A, B, Laid


def creature(name: str, said: str, kinds: str = "Creature - Beast") -> Card:
    read = read_card(name, "{1}{B}", kinds, said, ("2", "2"))
    assert read.card is not None, read.refused
    return read.card


GAOLER = creature(
    "Gaoler",
    "When Gaoler comes into play, remove another target creature from the game.\n"
    "When Gaoler leaves play, return the removed card to play under its owner's control.",
)
GULPER = creature(
    "Gulper",
    "When Gulper comes into play, remove all other permanents you control from the game.\n"
    "When Gulper leaves play, return the removed cards to play under their owners' control.",
)
MOURNER = creature("Mourner", "When Mourner leaves play, you gain 3 life.")
HERALD = creature("Herald", "Whenever Herald or another Beast comes into play, you gain 1 life.")
CARDS = (GAOLER, GULPER, MOURNER, HERALD)


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=CARDS)


def removed(t: Laid, seat: int) -> list[str]:
    return [t.name(t.p.things[key]) for key in t.player(seat).removed]


@pytest.mark.rule("MTG8-CR-LEAVES-1")
@pytest.mark.parametrize("how", ["Shock", "Unsummon"])
def test_leaving_play_for_any_zone_triggers(how: str) -> None:
    t = laid({"play": "Mourner", "hand": how})
    t.play(A, how, t.obj("Mourner"))
    assert t.resolve().life(A) == 23


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_the_removed_card_comes_back_under_its_owners_control() -> None:
    t = laid({"hand": "Gaoler; Shock"}, {"play": "Hill Giant"})
    t.play(A, "Gaoler").resolve()
    assert removed(t, B) == ["Hill Giant"] and t.in_play(B) == []
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    [link] = [seen for seen in t.p.seen_by(B)["table"]["effects"] if seen["effect"] == "linked"]
    assert (link["source"], link["cards"]) == (t.key("Gaoler"), list(t.player(B).removed))
    t.play(A, "Shock", t.obj("Gaoler")).resolve()
    assert t.in_play(B) == ["Hill Giant"] and removed(t, B) == []


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_a_card_removed_after_its_keeper_has_left_stays_out() -> None:
    t = laid({"hand": "Gaoler; Unsummon"}, {"play": "Hill Giant"})
    t.play(A, "Gaoler")
    t.play(A, "Unsummon", t.obj("Gaoler"))
    while t.t.stack:
        t.resolve()
    assert removed(t, B) == ["Hill Giant"] and t.in_play(B) == []


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_all_removed_cards_come_back_but_tokens() -> None:
    t = laid({"hand": "Gulper; Shock", "play": "Forest; Hill Giant"})
    t.play(A, "Gulper").resolve()
    assert sorted(removed(t, A)) == ["Forest", "Hill Giant"] and t.in_play(A) == ["Gulper"]
    t.play(A, "Shock", t.obj("Gulper")).resolve()
    assert sorted(t.in_play(A)) == ["Forest", "Hill Giant"]


def test_a_card_that_returns_what_nothing_removed_is_refused() -> None:
    said = "When Loner leaves play, return the removed card to play under its owner's control."
    assert read_card("Loner", "{B}", "Creature - Beast", said, ("1", "1")).refused is not None


def test_several_subjects_share_their_verb() -> None:
    t = laid({"hand": "Herald; Herald"})
    t.play(A, "Herald").resolve()
    assert t.life(A) == 21
    t.play(A, "Herald").resolve()
    while t.t.stack:
        t.resolve()
    assert t.life(A) == 23
    assert [text(HERALD, language)[0] for language in ("en", "it", "fr")] == [
        "Whenever Herald or another Beast comes into play, you gain 1 life.",
        "Ogniqualvolta l'Herald o un'altra Bestia entra in gioco, guadagni 1 punto vita.",
        "À chaque fois que l'Herald ou une autre bête arrive en jeu, vous gagnez 1 point de vie.",
    ]
