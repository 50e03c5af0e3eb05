"""Permanents that come into play with counters, amplify among them, and counters that damage takes off."""

from __future__ import annotations

import pytest

from grimorio.games.magic.wording import text
from tests.games.magic.laid import DONE, MAGIC, A, B, Laid
from tests.games.magic.mechanisms import CARDS, FLOCK, HYDRA, SHADE


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-COUNTERS-1")
def test_it_comes_into_play_with_as_many_counters_as_x() -> None:
    t = laid({"hand": "Young Hydra"}).play(A, "Young Hydra", ("x", 3))
    assert t.size("Young Hydra") == (3, 3)
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    none = laid({"hand": "Young Hydra"}).play(A, "Young Hydra", ("x", 0))
    assert none.in_play() == [] and none.graveyard(A) == ["Young Hydra"]


@pytest.mark.rule("MTG8-CR-COUNTERS-2")
def test_each_time_it_is_dealt_damage_it_loses_one_counter_instead() -> None:
    t = laid({"hand": "Fading Shade; Shock; Shock"}).play(A, "Fading Shade")
    assert t.size("Fading Shade") == (2, 2)
    t.play(A, "Shock", t.obj("Fading Shade"))
    assert t.size("Fading Shade") == (1, 1) and t.it("Fading Shade").damage == 0
    t.play(A, "Shock", t.obj("Fading Shade"))
    assert t.in_play() == []


@pytest.mark.rule("MTG8-CR-COUNTERS-2")
def test_damage_of_two_blockers_at_once_takes_one_counter() -> None:
    t = laid(
        {"hand": "Fading Shade"},
        {"play": "Grizzly Bears; Plain Scout"},
    )
    t.play(A, "Fading Shade")
    t.p.edit(t.key("Fading Shade")).ready = True
    t.attack("Fading Shade")
    t.block(("Grizzly Bears", "Fading Shade"), ("Plain Scout", "Fading Shade")).fight()
    assert t.size("Fading Shade") == (1, 1)


@pytest.mark.rule("MTG8-CR-AMPLIFY-1")
def test_amplify_counts_the_cards_of_its_types_that_are_revealed() -> None:
    hand = "Swelling Flock; Plain Scout; Plain Scout; Grizzly Bears"
    t = laid({"hand": hand})
    t.cast(A, "Swelling Flock").resolve(("card", "Plain Scout"), ("card", "Plain Scout"))
    assert t.size("Swelling Flock") == (5, 5) and t.hand(A).count("Plain Scout") == 2
    [event] = [one for one in t.p.journal or [] if one.NAME == "shows"]
    assert event.faces == ("Plain Scout", "Plain Scout")
    few = laid({"hand": hand}).cast(A, "Swelling Flock").resolve(("card", "Plain Scout"), DONE)
    assert few.size("Swelling Flock") == (3, 3)


@pytest.mark.rule("MTG8-CR-AMPLIFY-1")
def test_it_asks_even_without_such_cards_and_gets_no_counters() -> None:
    t = laid({"hand": "Swelling Flock; Grizzly Bears"}).cast(A, "Swelling Flock").resolve(DONE)
    assert t.size("Swelling Flock") == (1, 1)


@pytest.mark.rule("MTG8-CR-PROVOKE-1", "MTG8-CR-PROVOKE-2")
def test_provoke_untaps_a_creature_and_makes_it_block() -> None:
    t = laid({"play": "Goading Brute"}, {"play": "Grizzly Bears; Plain Scout"})
    t.p.edit(t.key("Grizzly Bears")).tapped = True
    t.attack("Goading Brute", then=(t.obj("Grizzly Bears"),)).resolve(("yes",))
    assert not t.it("Grizzly Bears").tapped
    while t.p.choice.ask != "block":
        t.answer(("pass",))
    assert DONE not in t.offered(), "the block is required"
    t.block(("Grizzly Bears", "Goading Brute")).fight()
    assert t.in_play(B) == ["Plain Scout"]


@pytest.mark.rule("MTG8-CR-PROVOKE-1")
def test_its_controller_may_do_without() -> None:
    t = laid({"play": "Goading Brute"}, {"play": "Grizzly Bears"})
    t.attack("Goading Brute", then=(t.obj("Grizzly Bears"),)).resolve(("no",))
    t.block().fight()
    assert t.life(B) == 16


@pytest.mark.rule("MTG8-CR-PROVOKE-2")
def test_one_block_meets_one_of_two_requirements() -> None:
    t = laid({"play": "Goading Brute; Goading Brute"}, {"play": "Grizzly Bears"})
    bears = t.obj("Grizzly Bears")
    for key in t.keys("Goading Brute"):
        t.drain()
        while t.p.choice.ask != "attack":
            t.answer(("pass",))
        t.answer(next(one for one in t.offered() if one[1] == key))
    t.give(bears, bears)
    t.resolve(("yes",)).resolve(("yes",))
    while t.p.choice.ask != "block":
        t.answer(("pass",))
    assert DONE not in t.offered() and len(t.offered()) == 2


def test_the_texts() -> None:
    assert text(HYDRA, "en") == ["Young Hydra comes into play with X +1/+1 counters on it."]
    assert text(SHADE, "it")[0] == "Il Fading Shade entra in gioco con due segnalini +1/+1."
    assert text(SHADE, "fr")[0] == "Le Fading Shade arrive en jeu avec deux marqueurs +1/+1."
    assert text(FLOCK, "it") == ["Sviluppo 2"]
