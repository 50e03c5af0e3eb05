"""Nouns, articles, agreement, verbs, numbers and lists in three languages."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from grimorio.language import english, french, italian
from grimorio.language.phrases import Noun, Phrase, join, one, sentence


def test_lists_end_with_their_conjunction() -> None:
    assert join(["a"], "or") == "a"
    assert english.listed(("a", "b"), "and") == "a and b"
    assert english.listed(("a", "b", "c"), "and/or") == "a, b, and/or c"
    assert italian.listed(("a", "b", "c"), "and") == "a, b e c"
    assert french.listed(("a", "b", "c"), "or") == "a, b ou c"


def test_a_sentence_has_a_capital_and_a_stop() -> None:
    assert sentence("état") == "État."
    assert sentence("{T}: draw.") == "{T}: draw."


def test_an_egg_changes_its_gender() -> None:
    egg = Noun("uovo", "uova", "m", "f")
    assert (egg.form(True), egg.gender_of(True), egg.gender_of(False)) == ("uova", "f", "m")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Island", "an Island"),
        ("unicorn", "a unicorn"),
        ("8/8 Wurm", "an 8/8 Wurm"),
        ("1/1 Elf", "a 1/1 Elf"),
    ],
)
def test_a_or_an(text: str, expected: str) -> None:
    assert english.a_or_an(text) == expected


def test_english_verbs_and_owners() -> None:
    forms = [english.s(verb) for verb in ("draw", "search", "pay", "untap", "have", "carry")]
    assert forms == ["draws", "searches", "pays", "untaps", "has", "carries"]
    assert english.possessive("owners", plural=True) == "owners'"
    assert (english.number(3), english.number(21)) == ("three", "21")


@pytest.mark.parametrize(
    ("text", "gender", "plural", "expected"),
    [
        ("giocatore", "m", False, "il giocatore"),
        ("avversario", "m", False, "l'avversario"),
        ("Zombie", "m", True, "gli Zombie"),
        ("Sciamano", "m", False, "lo Sciamano"),
        ("Wurm", "m", True, "i Wurm"),
        ("Isola", "f", False, "l'Isola"),
        ("Isole", "f", True, "le Isole"),
        ("Hydra", "f", False, "l'Hydra"),
    ],
)
def test_italian_articles(text: str, gender: str, plural: bool, expected: str) -> None:
    assert italian.definite(text, "f" if gender == "f" else "m", plural) == expected


def test_italian_prepositions_melt() -> None:
    assert [
        italian.to("il giocatore"),
        italian.of("l'Okk"),
        italian.by("gli Elfi"),
        italian.on("la pila"),
    ] == [
        "al giocatore",
        "dell'Okk",
        "dagli Elfi",
        "sulla pila",
    ]
    assert italian.to("un giocatore") == "a un giocatore"
    assert italian.before("in", "i cimiteri") == "nei cimiteri"
    assert italian.said(Phrase(("una creatura", "un giocatore")), "a") == "a una creatura o a un giocatore"
    assert italian.that("artefatto", "m") == "quell'artefatto"
    assert italian.that("Scheletri", "m", plural=True) == "quegli Scheletri"


def test_italian_agreement() -> None:
    reds = [italian.agree("rosso", gender, plural) for gender in ("m", "f") for plural in (False, True)]
    assert reds == ["rosso", "rossi", "rossa", "rosse"]
    assert italian.agree("bianco", "m", plural=True) == "bianchi"
    assert italian.agree("blu", "f", plural=True) == "blu"


def test_italian_verbs() -> None:
    assert (italian.verb("pagare").you, italian.verb("pagare").subjunctive) == ("paghi", "paghi")
    assert italian.verb("distruggere").they == "distruggono"
    assert italian.verb("infliggere").participle == "inflitto"
    assert italian.verb("scegliere").imperative == "scegli"
    subject = one("le creature", "f", plural=True)
    assert (italian.verb("attaccare").present(subject), italian.verb("potere").wished(subject)) == (
        "attaccano",
        "possano",
    )


@pytest.mark.parametrize(
    ("text", "gender", "plural", "expected"),
    [
        ("créature", "f", False, "la créature"),
        ("île", "f", False, "l'île"),
        ("Hache de lave", "f", False, "la Hache de lave"),
        ("Héraut d'airain", "m", False, "le Héraut d'airain"),
        ("Hibou savant", "m", False, "le Hibou savant"),
        ("Homoncule furtif", "m", False, "l'Homoncule furtif"),
        ("Héros intrépide", "m", False, "le Héros intrépide"),
        ("Œuf de rukh", "m", False, "l'Œuf de rukh"),
        ("îles", "f", True, "les îles"),
    ],
)
def test_french_articles(text: str, gender: str, plural: bool, expected: str) -> None:
    assert french.definite(text, "f" if gender == "f" else "m", plural) == expected


def test_french_prepositions_melt_and_elide() -> None:
    assert [french.of("le joueur"), french.of("les îles"), french.of("l'île"), french.of("une carte")] == [
        "du joueur",
        "des îles",
        "de l'île",
        "d'une carte",
    ]
    assert french.to("les joueurs") == "aux joueurs"
    assert french.before("que", "il bloque") == "qu'il bloque"
    assert french.before("dans", "le jeu") == "dans le jeu"
    assert french.demonstrative("adversaire", "m") == "cet adversaire"


def test_french_agreement() -> None:
    whites = [french.agree("blanc", gender, plural) for gender in ("m", "f") for plural in (False, True)]
    assert whites == ["blanc", "blancs", "blanche", "blanches"]
    assert french.agree("rouge", "f", plural=True) == "rouges"
    assert french.agree("mis", "f") == "mise"
    assert french.agree("mis", "m", plural=True) == "mis"


def test_french_verbs() -> None:
    assert french.verb("révéler").they == "révèlent"
    assert french.verb("sacrifier").subjunctive_you == "sacrifiiez"
    assert french.verb("renvoyer").he == "renvoie"
    assert french.verb("choisir").you == "choisissez"
    assert french.verb("être").wished(one("les sorts", plural=True)) == "soient"
    assert french.verb("détruire").participle == "détruit"


def test_unknown_names_are_guessed_at() -> None:
    names = ("Guardia Reale", "Lupi", "Ponte", "Drago", "Maledizione")
    assert [italian.guess(name) for name in names] == [
        ("f", False),
        ("m", True),
        ("m", False),
        ("m", False),
        ("f", False),
    ]
    noms = ("Sentinelle", "Mage noir", "Loups gris", "Oraison", "Griffon")
    assert [french.guess(nom) for nom in noms] == [
        ("f", False),
        ("m", False),
        ("m", True),
        ("f", False),
        ("m", False),
    ]


@pytest.mark.parametrize("module", [english, italian, french])
def test_the_examples_hold(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.failed == 0
    assert found.attempted > 2
