"""The names of the blocks' cards in Italian and French sentences: their articles, and those of legends."""

from __future__ import annotations

from grimorio.games.magic import period
from grimorio.games.magic.cardset import block_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.wording.named import genders
from grimorio.games.magic.words import Destroy, Target, activated, card, that
from grimorio.language.french import definite as le
from grimorio.language.italian import definite as il

CODES = {"m", "f", "mp", "fp"}
ARTICLES = {"it": ("Il ", "Lo ", "La ", "L'"), "fr": ("Le ", "La ", "Les ", "L'")}


def test_each_card_of_the_blocks_has_the_gender_of_its_name() -> None:
    for name in period.playable():
        row = genders()[name]
        untranslated = period.fact(name).untranslated
        for language in ("it", "fr"):
            assert row[language] in CODES or language in untranslated, (name, language)


def test_each_card_that_names_itself_has_an_article_or_is_a_legend() -> None:
    named = 0
    for name in period.playable():
        it = block_card(name)
        called = period.fact(name).names
        row = genders()[name]
        legend = "Legend" in it.types and "creature" in it.kinds
        for language, definite in (("it", il), ("fr", le)):
            if language in period.fact(name).untranslated:
                continue
            own = called[language]
            bare = own[:1].lower() + own[1:] if own.startswith(ARTICLES[language]) else own
            gender = "f" if row[language].startswith("f") else "m"
            with_article = bare if bare != own else definite(own, gender, row[language].endswith("p"))
            for line in text(it, language, own):
                if own not in line and bare not in line:
                    continue
                named += 1
                if legend:
                    assert with_article not in line, line
                    assert with_article[:1].upper() + with_article[1:] not in line, line
    assert named > 1000


def test_names_with_and_without_articles() -> None:
    for name, language, part in (
        ("Keldon Necropolis", "it", "La Necropoli di Keld infligge 2 danni"),
        ("Mirari", "it", "puoi spendere {3}"),
        ("Captain Sisay", "it", "Passa in rassegna"),
        ("Tahngarth, Talruum Hero", "fr", ""),
        ("Quirion Elves", "fr", "les Elfes quirionais arrivent"),
        ("Fungus Elemental", "it", ""),
        ("Last Laugh", "fr", "sacrifiez Rira bien qui rira le dernier"),
    ):
        if name in period.playable():
            line = " ".join(text(block_card(name), language, period.fact(name).names[language]))
            assert part in line, line


def test_the_source_of_damage_has_its_article() -> None:
    wolf = card(
        "Lupo Grigio", "{R}", ("creature",), activated("{1}", Destroy(Target(that("creature", hurt=True)))),
        size=(1, 1),
    )  # fmt: skip
    assert text(wolf, "it", "Lupa Grigia")[0].endswith("ha subito danno dalla Lupa Grigia.")
    french = text(wolf, "fr", "Louve grise")[0]
    assert french.endswith("à qui la Louve grise a infligé des blessures ce tour-ci.")


def told(name: str, language: str) -> str:
    """The whole text of a card of the blocks."""
    return " ".join(text(block_card(name), language, period.fact(name).names[language]))


def test_what_returns_from_another_graveyard_tells_who_controls_it() -> None:
    yours = {
        "en": " to play under your control",
        "it": " sotto il tuo controllo",
        "fr": " sous votre contrôle",
    }
    for name in (
        "Gravespawn Sovereign",
        "Scion of Darkness",
        "Shade's Form",
        "Soul Collector",
        "Reborn Hero",
    ):
        for language, part in yours.items():
            assert part in told(name, language), (name, language)
    for name in ("Doomed Necromancer", "Bladewing's Thrall", "Dragon Breath"):
        for language, part in yours.items():
            assert part not in told(name, language), (name, language)
    assert "dal cimitero di quel giocatore sotto il tuo controllo" in told("Scion of Darkness", "it")


def test_nouns_agree_with_what_they_count() -> None:
    for name, language, part in (
        ("Zealous Inquisitor", "it", "Il prossimo danno che verrebbe inflitto"),
        ("Zealous Inquisitor", "fr", "La prochaine blessure qui devrait être infligée"),
        ("Plague Spores", "it", "Non possono essere rigenerate."),
        ("Plague Spores", "fr", "Ils ne peuvent pas être régénérés."),
        ("Empress Galina", "it", "un permanente leggendario bersaglio"),
        ("Empress Galina", "fr", "du permanent légendaire ciblé"),
        ("Captain Sisay", "fr", "Cherchez une carte légendaire"),
        ("Sunken Hope", "it", "che controlla in mano al suo proprietario"),
        ("Words of Wind", "it", "che controlla in mano al suo proprietario"),
        ("Long-Term Plans", "fr", "en troisième position à partir du dessus"),
    ):
        assert part in told(name, language), (name, told(name, language))


def test_an_aura_put_on_a_creature_agrees_in_number_in_italian() -> None:
    for name, put in (("Dragon Breath", "o"), ("Dragon Shadow", "a"), ("Dragon Wings", "e")):
        [line] = [line for line in text(block_card(name), "it") if "rimettere in gioco" in line]
        assert line.endswith(f"assegnandol{put} a quella creatura."), line


def test_another_target_is_one_of_several_in_french() -> None:
    other = card(
        "Autre", "{R}", ("creature",), activated("{1}", Destroy(Target(that("creature", other=True))))
    )
    assert text(other, "fr") == ["{1} : Détruisez une autre créature ciblée."]
