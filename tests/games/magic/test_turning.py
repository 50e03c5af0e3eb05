"""Effects that turn permanents face down and face up (MTG8-CR-MORPH-6)."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE_CARD,
    INSTANT,
    THIS,
    Card,
    Choose,
    GainLife,
    LookAt,
    Morph,
    Target,
    TurnedUp,
    TurnFaceDown,
    TurnFaceUp,
    activated,
    card,
    spell,
    that,
    when,
)
from grimorio.language import LANGUAGES
from tests.games.magic.laid import MAGIC, A, B, Laid

DOWN = that("creature", face_down=True)
GAZER = card(
    "Veiled Gazer", "{2}{U}", CREATURE_CARD,
    Morph(("{U}",)), when(TurnedUp(THIS), GainLife(2)), activated("{3}", TurnFaceDown(THIS)),
    types=("Elf",), size=(3, 4),
)  # fmt: skip
BREAK = card("Break It", "{R}", INSTANT, spell(TurnFaceUp(Target(DOWN))))
SLIDE = card("Slide Back", "{U}", INSTANT, spell(TurnFaceDown(Target(that("creature", morph=True)))))
PEER = card("Peer Under", "{W}", INSTANT, spell(LookAt(Target(DOWN))))
CARDS: tuple[Card, ...] = (GAZER, BREAK, SLIDE, PEER)


def laid(*sides: dict[str, Any], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


def down(t: Laid, seat: int, viewer: int) -> list[Any]:
    """The names of a player's face-down permanents, as a seat sees them; None for an unknown one."""
    table = MAGIC.table(t.p, viewer)
    return [row["secret"] for row in table["play"] if row.get("down") and row["controller"] == seat]


@pytest.mark.rule("MTG8-CR-MORPH-6")
def test_a_creature_with_morph_is_turned_down_and_up_again() -> None:
    t = laid({"play": "Veiled Gazer", "hand": "Slide Back; Break It; Shock"})
    key = t.key("Veiled Gazer")
    t.play(A, "Shock", t.obj("Veiled Gazer"))
    t.play(A, "Slide Back", t.obj("Veiled Gazer"))
    assert t.p.things[key].in_play is False, "the damage stays: two on a 2/2"
    t = laid({"play": "Veiled Gazer", "hand": "Slide Back; Break It"})
    key = t.key("Veiled Gazer")
    t.play(A, "Slide Back", t.obj("Veiled Gazer"))
    assert (t.p.things[key].power, t.p.things[key].toughness) == (2, 2)
    assert down(t, A, B) == ["Veiled Gazer"], "everybody has seen it"
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    t.play(A, "Break It", ("object", key)).resolve()
    assert t.size("Veiled Gazer") == (3, 4) and t.life(A) == 22


@pytest.mark.rule("MTG8-CR-MORPH-6")
def test_it_may_turn_itself_down_and_be_paid_for_again() -> None:
    t = laid({"play": "Veiled Gazer; Ivory Mask"}, {"hand": "Volcanic Hammer; Shock"})
    key = t.key("Veiled Gazer")
    t.use(A, "Veiled Gazer")
    assert t.t.rulers == (t.key("Ivory Mask"),), "other permanents do what they say"
    assert t.p.things[key].power == 2 and ("turn-up", key) in t.offered_to(A)
    t.begin(A, ("turn-up", key)).resolve()
    assert t.life(A) == 22


@pytest.mark.rule("MTG8-CR-MORPH-6")
def test_who_looks_knows_it_and_nobody_else() -> None:
    t = laid({"hand": "Peer Under"}, {"hand": "Veiled Gazer"}, {})
    t = _face_down(t)
    key = next(key for key in t.t.play if t.p.things[key].face == t.p.book.blank)
    assert down(t, B, A) == [None]
    t.play(A, "Peer Under", ("object", key))
    assert down(t, B, A) == ["Veiled Gazer"] and down(t, B, 2) == [None]


def _face_down(t: Laid) -> Laid:
    """Put the Gazer in hand of B into play face down."""
    from grimorio.games.magic.rules.moves import Enter
    from grimorio.games.magic.state.objects import KNOWN
    from grimorio.kernel.seats import seat_mask

    face = t.p.book.face_of["Veiled Gazer"]
    Enter(t.p, face, B, B, "nowhere", 0, "MTG8-CR-MORPH-1").apply(t.p)
    it = t.p.edit(t.key("Veiled Gazer"))
    it.secret, it.face, it.fresh = face | seat_mask(B) << KNOWN, t.p.book.blank, True
    MAGIC.renew(t.p)
    t.fill()
    return t


def test_the_texts() -> None:
    assert [text(BREAK, language)[0] for language in LANGUAGES] == [
        "Turn target face-down creature face up.",
        "Gira a faccia in su una creatura a faccia in giù bersaglio.",
        "Retournez face visible la créature face cachée ciblée.",
    ]
    assert [text(SLIDE, language)[0] for language in LANGUAGES] == [
        "Turn target creature with a morph ability face down.",
        "Gira a faccia in giù una creatura bersaglio con metamorfosi.",
        "Retournez face cachée la créature ciblée avec une capacité de mue.",
    ]


@pytest.mark.parametrize(
    "printed",
    [
        "Turn target face-down creature an opponent controls face up.",
        "Destroy target face-down creature.",
        "Turn target creature with a morph ability face down.",
        "Look at target face-down creature.",
    ],
)
def test_printed_texts_are_read(printed: str) -> None:
    assert read_card("Odd", "{U}", "Instant", printed).card is not None


@pytest.mark.rule("MTG8-CR-MORPH-6")
def test_a_creature_is_chosen_by_the_rule_of_turning() -> None:
    fold = card("Fold One", "{U}", INSTANT, spell(TurnFaceDown(Choose(that("creature", morph=True)))))
    t = Laid({"hand": "Fold One", "play": "Veiled Gazer; Veiled Gazer"}, own=(GAZER, fold))
    t.cast(A, "Fold One")
    for _ in range(2):
        t.answer(("pass",))
    assert (t.p.choice.ask, t.p.choice.rule) == ("turn", "MTG8-CR-MORPH-6")
    first, second = t.keys("Veiled Gazer")
    t.give(("object", second))
    assert [t.p.things[key].power for key in (first, second)] == [3, 2]
