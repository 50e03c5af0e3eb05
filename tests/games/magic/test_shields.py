"""Shields of a few points against several sources: players are asked for every division, but only if it
matters.
"""

from __future__ import annotations

from itertools import product

import pytest

from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.shields import Shield
from grimorio.games.magic.state.objects import as_target
from grimorio.kernel import Frame, Position
from tests.games.magic.laid import B, Laid


class Hits(Frame):
    """A frame in which permanents deal damage at the same time; the position stays at this frame
    afterwards.
    """

    FIELDS = ("dealt",)

    def __init__(self, dealt: tuple[tuple[int, int, int], ...]) -> None:
        super().__init__(Hits.deal)
        self.dealt = dealt

    def deal(self, p: Position) -> None:
        self.step = Hits.wait
        p.emit_all(
            tuple(
                Damage(p, source, to, amount, False, "MTG8-GLOSS-Danno-1")
                for source, to, amount in self.dealt
            )
        )

    def wait(self, p: Position) -> None:
        self.step = Hits.wait
        p.ask(0, "enough", [("yes",), ("no",)], "MTG8-GLOSS-Danno-1")


def outcomes(
    t: Laid, dealt: list[tuple[int, int, int]], *shields: Shield
) -> tuple[set[tuple[int, ...]], int]:
    """The damage by each of these sources that is dealt in the end, for all answers; and how often a part was
    asked.

    `dealt` has (source, recipient, amount) for each.
    """
    p = t.p
    p.waiting = ()
    for shield in shields:
        p.add(shield.copy())
    p.push(Hits(tuple(dealt)))
    p.run()
    todo, asked = [p], 0
    found: set[tuple[int, ...]] = set()
    while todo:
        p = todo.pop()
        if p.choice.ask == "enough":
            done = [event for event in p.journal or [] if isinstance(event, Damage)]
            found.add(tuple(sum(one.amount for one in done if one.source == key) for key, _, _ in dealt))
            continue
        asked += p.choice.ask == "part"
        for index in range(len(p.choice.options)):
            q = p.copy()
            q.journal = list(p.journal or [])
            q.answer(index)
            todo.append(q)
    return found, asked


def shield(left: int, to: int = as_target(B), source: int = 0) -> Shield:
    return Shield(to, left, source, False, False, "Healing Salve")


@pytest.mark.rule("MTG8-2.EFF-PRE-2", "MTG8-CR-SHIELD-1")
@pytest.mark.parametrize("points", [1, 2, 3, 4, 6])
def test_every_division_can_be_chosen_where_a_trigger_hears_of_it(points: int) -> None:
    amounts = (1, 3, 2)
    t = Laid({"play": "Thieving Magpie; Hill Giant; Abyssal Specter; Spirit Link>Hill Giant"})
    dealt = [(key, as_target(B), amount) for key, amount in zip(t.t.play, amounts, strict=False)]
    found, asked = outcomes(t, dealt, shield(points))
    stopped = min(points, sum(amounts))
    ways = product(*(range(amount + 1) for amount in amounts))
    assert found == {way for way in ways if sum(way) == sum(amounts) - stopped}
    assert bool(asked) == (points < sum(amounts))


@pytest.mark.rule("MTG8-2.EFF-PRE-2", "MTG8-CR-SHIELD-1")
@pytest.mark.parametrize(
    ("play", "asked"),
    [
        ("Grizzly Bears; Hill Giant", False),
        ("Grizzly Bears; Hill Giant; Thieving Magpie", False),
        ("Grizzly Bears; Hill Giant; Spirit Link>Hill Giant", True),
        ("Grizzly Bears; Grizzly Bears; Noble Purpose", False),
        ("Grizzly Bears; Hill Giant; Urza's Armor", False),
        ("Thieving Magpie; Thieving Magpie", False),
        ("Thieving Magpie; Grizzly Bears", True),
    ],
)
def test_nothing_is_asked_where_nothing_can_tell(play: str, asked: bool) -> None:
    """The armour belongs to the attacker here, so it reduces other damage, and nothing is asked."""
    t = Laid({"play": play})
    dealt = [(key, as_target(B), 2) for key in t.t.play[:2]]
    assert bool(outcomes(t, dealt, shield(1))[1]) == asked


@pytest.mark.rule("MTG8-2.EFF-PRE-2", "MTG8-CR-SHIELD-1")
def test_it_matters_where_damage_is_lessened_by_each_source() -> None:
    """Urza's Armor prevents one point from each source, so it matters to which source a shield's point
    goes.
    """
    t = Laid({"play": "Grizzly Bears; Hill Giant"}, {"play": "Urza's Armor"})
    one, two = t.t.play[:2]
    dealt = [(one, as_target(B), 1), (two, as_target(B), 3)]
    assert outcomes(t, dealt, shield(1))[0] == {(0, 1), (0, 2)}


@pytest.mark.rule("MTG8-2.EFF-PRE-2", "MTG8-CR-SHIELD-1")
def test_two_shields_of_the_same_kind_are_one_question_at_most() -> None:
    t = Laid({"play": "Grizzly Bears; Hill Giant"})
    dealt = [(key, as_target(B), 2) for key in t.t.play[:2]]
    found, asked = outcomes(t, dealt, shield(1), shield(2))
    assert not asked and {sum(way) for way in found} == {1}


@pytest.mark.rule("MTG8-2.EFF-PRE-2", "MTG8-CR-SHIELD-1")
def test_a_shield_against_one_source_makes_it_matter_what_another_stops() -> None:
    t = Laid({"play": "Grizzly Bears; Hill Giant"})
    one, two = t.t.play[:2]
    dealt = [(one, as_target(B), 2), (two, as_target(B), 2)]
    found, asked = outcomes(t, dealt, shield(1), shield(2, source=one))
    assert asked and found == {(0, 1), (0, 2)}


@pytest.mark.rule("MTG8-2.EFF-PRE-2", "MTG8-CR-SHIELD-1")
def test_the_controller_of_a_creature_says_what_its_shield_stops() -> None:
    t = Laid({"play": "Thieving Magpie; Grizzly Bears; Spirit Link>Grizzly Bears"}, {"play": "Craw Wurm"})
    wurm = t.key("Craw Wurm")
    dealt = [(t.key("Thieving Magpie"), wurm, 1), (t.key("Grizzly Bears"), wurm, 2)]
    assert outcomes(t, dealt, shield(1, wurm))[0] == {(0, 2), (1, 1)}
    assert [
        event.affected(t.p) for event in (Damage(t.p, one, to, 1, False, "") for one, to, _ in dealt)
    ] == [B, B]


@pytest.mark.rule("MTG8-2.EFF-PRE-2", "MTG8-CR-SHIELD-1")
def test_it_matters_to_whom_like_sources_deal_damage() -> None:
    """With a shield for everybody, it matters that two equal sources deal damage to different recipients."""
    t = Laid({"play": "Grizzly Bears; Grizzly Bears"}, {"play": "Craw Wurm"})
    one, two = t.keys("Grizzly Bears")
    dealt = [(one, as_target(B), 2), (two, t.key("Craw Wurm"), 2)]
    found, asked = outcomes(t, dealt, shield(1, to=0))
    assert asked and found == {(1, 2), (2, 1)}
