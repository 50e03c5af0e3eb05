"""The Python side of the message catalogues."""

from __future__ import annotations

import re

import pytest

from grimorio.language import LANGUAGES, best_language, message_file, translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_said_in_each_language(language: str) -> None:
    said = translator(language, ["table"])("table-seat", number=2)
    assert said == {"en": "Seat 2", "it": "Posto 2", "fr": "Place 2"}[language]


def test_a_number_chooses_the_form() -> None:
    t = translator("it", ["table"])
    assert t("table-end-other", name="Ada", count=1) == "Vince Ada"
    assert t("table-end-other", name="Ada e Bea", count=2) == "Vincono Ada e Bea"


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="table-nonsense"):
        translator("fr", ["table"])("table-nonsense")


def test_a_forgotten_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="table-seat"):
        translator("en", ["table"])("table-seat")


@pytest.mark.parametrize(("language", "name"), [("de", "table"), ("en", "nothing"), ("..", "table")])
def test_unknown_files_are_refused(language: str, name: str) -> None:
    with pytest.raises(KeyError):
        message_file(language, name)


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [(["it_IT.UTF-8"], "it"), (["de-CH", "fr-CH"], "fr"), (["C"], "en"), ([], "en"), (["EN-gb"], "en")],
)
def test_the_best_language(wanted: list[str], chosen: str) -> None:
    assert best_language(wanted) == chosen


COUNTED = {
    "en": "rounds|players|cards|points|minutes|games|times|faults|results|matches|events|sessions|boosters",
    "it": "turni|giocatori|carte|punti|minuti|partite|volte|errori|risultati|incontri|eventi|sessioni|buste",
    "fr": "rondes|joueurs|cartes|points|minutes|parties|fautes|résultats|matchs|événements|sessions|boosters",
}
"""The things that texts of events count, in the plural."""
BOUNDS = {
    "event-simulated",
    "faults-most-facts",
    "faults-most-players",
    "faults-most-games",
    "faults-card-many",
    "faults-base-times",
    "faults-draft-cube-small",
    "faults-draft-packs",
    "faults-label-cards",
    "faults-live-event-players",
    "faults-live-together-most",
    "faults-match-game",
    "faults-match-seats",
    "faults-mickey-faces",
    "faults-more-players",
    "faults-most-cards-found",
    "faults-most-cards",
    "faults-pool-size",
    "faults-seats-of-draft",
    "faults-large-pod",
    "pods-many",
    "seating-break-byes",
}
"""The messages whose number is never one."""
EVENTS = ("event", "events", "faults", "onlinedraft", "paperdraft", "pods", "seating", "sessions")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_not_said_in_the_plural(language: str) -> None:
    plural = re.compile(rf"\b1 (?:{COUNTED[language]})\b")
    wrong = []
    for name in EVENTS:
        say = translator(language, [name])
        for message in re.split(r"\n(?=[a-z])", message_file(language, name).read_text("utf-8")):
            key = message.partition(" =")[0]
            if message.startswith("#") or key in BOUNDS:
                continue
            variables = {variable.replace("-", "_") for variable in re.findall(r"\$([a-z_-]+)", message)}
            said = say(key, **dict.fromkeys(variables, 1))
            if plural.search(said):
                wrong.append(f"{key}: {said}")
    assert not wrong, "\n".join(wrong)
