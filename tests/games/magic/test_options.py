"""Both values of each option are played."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.judge import judge_file
from grimorio.kernel import Position, Setup, SetupError

GAME = games.get("magic")
BEARS = {"name": "Bears", "main": [[30, "Forest"], [30, "Grizzly Bears"]], "sideboard": []}


def start(**options: str) -> Position:
    return GAME.start(Setup("magic", 2, 3, options, {"decks": [BEARS, BEARS]}), journal=True)


def answer(p: Position, *asks: str) -> Position:
    """Take the first option of each choice until one of the questions `asks` comes."""
    while p.choice.ask not in asks:
        p.answer(0)
    return p


def steps(p: Position) -> list[str]:
    assert p.journal is not None
    seen = [event.seen_by(0) for event in p.journal]
    return [one["step"] for one in seen if one is not None and one["event"] == "step"]


@pytest.mark.rule("MTG8-1.START-2")
def test_option_first() -> None:
    """Either the player picked by chance chooses who goes first, or the first seat goes first
    (MTG8-1.START-2).
    """
    assert start().choice.ask == "first"
    p = start(first="seat-0")
    assert p.choice.ask == "mulligan" and p.choice.seat == 0


@pytest.mark.rule("MTG8-1.START-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_option_first_lets_a_seat_choose(seat: int) -> None:
    """A match can name the player who chooses who goes first."""
    p = start(first=f"seat-{seat}-chooses")
    assert (p.choice.ask, p.choice.seat, p.choice.rule) == ("first", seat, "MTG8-1.START-4")
    p.answer(p.choice.index(("player", 1 - seat)))
    assert (p.choice.ask, p.choice.seat) == ("mulligan", 1 - seat)


@pytest.mark.parametrize("life", [[20], [20, 0], "20", [20, "13"], [20, 100_000]])
def test_a_wrong_beginning_life_is_refused(life: Any) -> None:
    with pytest.raises(SetupError, match=r"cards\.life: expected 2 numbers from 1 to 99999"):
        GAME.start(Setup("magic", 2, cards={"life": life}))


@pytest.mark.rule("MTG8-1.START-3")
def test_option_first_draw() -> None:
    """The first player's first draw step is skipped, or only draws nothing (MTG8-1.START-3)."""
    for value, there in (("no-step", False), ("no-card", True)):
        p = answer(start(**{"first": "seat-0", "first-draw": value}), "priority")
        assert ("draw" in steps(p)) == there
        assert len(p.things[1].hand) == 7


@pytest.mark.rule("MTG8-2.STACK-3")
def test_option_mana() -> None:
    """The option `mana` lists mana abilities at priority with "any-time", and not with "paying"
    (MTG8-2.STACK-3).
    """
    for value, listed in (("paying", False), ("any-time", True)):
        p = start(first="seat-0", mana=value)
        while p.choice.options[0][0] != "land":
            p.answer(len(p.choice.options) - 1 if p.choice.ask == "priority" else 0)
        p.answer(0)
        assert any(option[0] == "mana" for option in p.choice.options) == listed


AFFINITY = """
title: Natural Affinity after a bonus
game: magic
ruleset: {{becomes-size: {value}}}
setup:
  at: main1
  A: {{hand: [Giant Growth, Natural Affinity], battlefield: [{{card: Living Terrain, on: wood}}, Forest*4,
    {{card: Forest, as: wood}}]}}
steps:
  - cast: {{by: A, card: Giant Growth, targets: [wood], pay: [Forest]}}
  - resolve: 1
  - expect: {{wood: {{power: 8, toughness: 9}}}}
  - cast: {{by: A, card: Natural Affinity}}
  - resolve: 1
  - expect: {{wood: {{power: {size}, toughness: {size}}}}}
"""


@pytest.mark.parametrize(("value", "size"), [("timestamp", 2), ("with-type", 5)])
@pytest.mark.rule("MTG8-GLOSS-Tipo_di_permanente-2")
def test_option_becomes_size(value: str, size: int, tmp_path: Any) -> None:
    """A size given together with a type applies by timestamp or before all bonuses
    (MTG8-GLOSS-Tipo_di_permanente-2).
    """
    file = tmp_path / "affinity.yaml"
    file.write_text(AFFINITY.format(value=value, size=size), encoding="utf-8")
    verdicts = list(judge_file(file))
    assert [verdict.result for verdict in verdicts] == ["ok"], verdicts[0].line_text()


LENS = """
title: A giant that became blue
game: magic
ruleset: {{source: {value}}}
setup:
  at: begin_combat
  A: {{battlefield: [Hill Giant, Distorting Lens]}}
  B: {{battlefield: ["{circle}", Plains]}}
steps:
  - attack: {{by: A, with: [Hill Giant]}}
  - pass: A
  - activate: {{by: B, source: "{name}"}}
  - resolve: 1
  - choose: {{by: B, pick: Hill Giant, if_asked: true}}
  - activate: {{by: A, source: Distorting Lens, targets: [Hill Giant]}}
  - resolve: 1
  - choose: {{by: A, pick: blue}}
  - go: main2
  - expect: {{B: {{life: {life}}}}}
"""


@pytest.mark.parametrize(("value", "life"), [("as-chosen", 20), ("as-dealt", 17)])
@pytest.mark.parametrize("name", ["Circle of Protection: Red", "Story Circle"])
@pytest.mark.rule("MTG8-GLOSS-Fonte-2")
def test_option_source(value: str, life: int, name: str, tmp_path: Any) -> None:
    """The colour of a source is checked when it is chosen only, or again when it deals damage
    (MTG8-GLOSS-Fonte-2).
    """
    text = LENS.format(value=value, life=life, circle=name, name=name)
    if name == "Story Circle":
        text = text.replace('["Story Circle", Plains]', "[{card: Story Circle, chosen: red}, Plains]")
    file = tmp_path / "lens.yaml"
    file.write_text(text, encoding="utf-8")
    verdicts = list(judge_file(file))
    assert [verdict.result for verdict in verdicts] == ["ok"], verdicts[0].line_text()


@pytest.mark.rule("MTG8-GLOSS-Fonte-2")
@pytest.mark.parametrize("name", ["Circle of Protection: Red", "Story Circle"])
def test_a_shield_of_a_source_that_no_longer_fits_waits_on(name: str, tmp_path: Any) -> None:
    """By the second reading the shield still stops the damage if the source fits again in time."""
    again = LENS.replace(
        "Distorting Lens]", "{{card: Distorting Lens, as: l1}}, {{card: Distorting Lens, as: l2}}]"
    )
    again = again.replace("source: Distorting Lens", "source: l1").replace(
        "  - go: main2",
        "  - activate: {{by: A, source: l2, targets: [Hill Giant]}}\n  - resolve: 1\n"
        "  - choose: {{by: A, pick: red}}\n  - go: main2",
    )
    text = again.format(value="as-dealt", life=20, circle=name, name=name)
    file = tmp_path / "lens.yaml"
    file.write_text(text.replace('["Story Circle"', "[{card: Story Circle, chosen: red}"), encoding="utf-8")
    verdicts = list(judge_file(file))
    assert [verdict.result for verdict in verdicts] == ["ok"], verdicts[0].line_text()
