"""Random squads are legal exactly if a slow second implementation of the rules on squads says so."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grimorio.games.mickey import cardset
from grimorio.games.mickey import words as w
from grimorio.games.mickey.deck import Parts, offences
from grimorio.kernel import Setup
from grimorio.kernel.words import inside
from tests.fuzzing import each_seed
from tests.games.mickey.laid import GAME, card_set

KINDS = {"solitary", "same-name", "same-ability"}
ABILITIES: tuple[tuple[Any, ...], ...] = (
    (),
    (w.MayHide(),),
    (w.Solitary(),),
    (w.Solitary(),),
    (w.Solitary(), w.MayHide()),
    (w.If(w.There(w.ALL_SPELLS), w.Solitary()),),
)


def mages_of(random: Random) -> list[w.Mage]:
    """Random Mages with few different names and titles."""
    count = random.choice((1, 2, 3))
    return [
        w.Mage(
            random.choice(("Una", "Una", "Sol")),
            random.choice(("", "the Lone")),
            (w.BLUE,),
            "Owls",
            random.choice(ABILITIES),
            code=f"M-{place}",
        )
        for place in range(count)
    ]


def is_legal(squad: list[w.Mage], exception: bool) -> bool:
    """Whether three Mages are a squad: three of one Solitary Mage, or three others that differ."""
    solitary = [any(isinstance(word, w.Solitary) for word in inside(one.effects)) for one in squad]
    if any(solitary):
        return exception and all(solitary) and len({(one.name, one.title) for one in squad}) == 1
    said = [one.effects for one in squad if one.effects]
    return len({one.name for one in squad}) == len(squad) and len(set(said)) == len(said)


def judged(seed: int) -> bool:
    """Write a random squad, check that it is judged as `is_legal` says, and return the judgement."""
    random = Random(seed)
    mages = mages_of(random)
    exception = random.random() < 0.8
    options = {"solitary": "exception" if exception else "forbidden"}
    setup = Setup("mickey", 2, 1, options, {"cards": cardset.to_json(card_set(*mages))})
    book = GAME.book(setup)
    squad = [mages[random.randrange(len(mages))] for _ in range(3)]
    faces = [next(face for face in book.faces if face.card == one) for one in squad]
    wrong = {one.kind for one in offences(Parts.of(faces), book.choices)} & KINDS
    legal = is_legal(squad, exception)
    assert legal == (not wrong), (squad, wrong)
    return legal and len(set(squad)) == 1


@pytest.mark.rule("WOM-IT-9.12-1", "WOM-IT-1.2-3", "WOM-IT-4.1-2")
def test_a_squad_is_legal_as_the_words_of_its_mages_say() -> None:
    found: Counter[bool] = Counter()

    def run(seed: int) -> None:
        found[judged(seed)] += 1

    each_seed(150, run)
    assert found[True] > 10
