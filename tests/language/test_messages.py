"""The Python side of the message catalogues."""

from __future__ import annotations

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
