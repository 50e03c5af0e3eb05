"""Card texts in three languages: every word has a text, and its grammar is right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import get_args

import pytest

from grimorio.games.magic import names
from grimorio.games.magic.cards import BY_NAME, CARDS
from grimorio.games.magic.wording import LANGUAGES, describe, text, type_line
from grimorio.games.magic.wording.named import genders
from grimorio.games.magic.words import (
    CHOSEN,
    CREATURE,
    CREATURE_OR_PLAYER,
    CREATURE_YOU_CONTROL,
    EACH_PLAYER,
    ENCHANTED,
    IT,
    THE_OBJECT,
    THE_PLAYER,
    THIS,
    Ability,
    Activated,
    All,
    Amount,
    Attacks,
    Becomes,
    Beginning,
    BlockableOnly,
    Both,
    CantAttack,
    Card,
    ComesIntoPlay,
    Condition,
    Controls,
    Cost,
    Count,
    Counter,
    DealDamage,
    Destroy,
    DestroyEach,
    Discard,
    DiscardCost,
    Draw,
    Effect,
    GainLife,
    Gains,
    Gets,
    Has,
    It,
    Later,
    May,
    MayPay,
    PlayersSearch,
    PowerOf,
    PutToken,
    Return,
    Rule,
    Sacrifice,
    SacrificeCost,
    Sacrificed,
    Search,
    SearchBoth,
    Spell,
    Static,
    Strike,
    Tap,
    Target,
    That,
    TheObject,
    ThePlayer,
    This,
    ThisWay,
    Trigger,
    Triggered,
    Untap,
    What,
    Who,
    X,
    activated,
    card,
    keywords,
    local,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.every_word import cards, members, variants

WRONG = {
    "en": [r"\ba [aeiou]", r"\ban [^aeiouAEIOU8X]"],
    "it": [
        r"\b(?<!faccia in )(di|a|da|in|su) (il|lo|i|gli|le) ",
        r"\b(?<!faccia in )(di|da|in|su) la ",
        r"\b(un|il|del|al|dal|nel|sul) (s[^aeiouàèì ]|z|gn|ps)",
        r"\b(una|la) [aeiou](?!ggiunge)",
    ],
    "fr": [r"\b(de|à) (le|les) (?!mettre )", r"(?<!-)\b(le|la|de|que|ne|se) [aeiouyéèêîœâ]", r"\bsi ils? "],
}
ALWAYS_WRONG = [r"  ", r" [,.]", r"\.\.", r"None|\(|\)|<|=", r"\b(il il|the the|le le|di di)\b"]


def words_in(value: object) -> Iterator[type]:
    """The classes of the words within a value."""
    if isinstance(value, tuple):
        for one in value:
            yield from words_in(one)
    elif is_dataclass(value):
        yield type(value)
        for field in fields(value):
            yield from words_in(getattr(value, field.name))


def told(card_: Card) -> dict[str, str]:
    """The text of a card by language."""
    return {language: " ".join(text(card_, language)) for language in LANGUAGES}


FAULT = {language: re.compile("|".join(ALWAYS_WRONG + WRONG[language])) for language in LANGUAGES}


def fault(said: str, language: str) -> str:
    """The place where a text breaks the grammar of its language; "" if it does not."""
    found = FAULT[language].search(re.sub(r"\{[^}]*\}", "{}", said))
    return found.group() if found else ""


@pytest.mark.deep
def test_every_word_is_told_in_every_language() -> None:
    seen: set[type] = set()
    for one in cards():
        seen.update(words_in(one.text))
        for language, said in told(one).items():
            assert said and not fault(said, language), (language, said, one.text)
    unions = (Ability, Effect, Rule, Trigger, Condition, What, Who, Amount, Cost)
    known = {cls for union in unions for cls in members(union) if is_dataclass(cls)}
    assert len(known) > 100
    assert not known - seen, "words that no sentence was tried for"


def unsaid(word: object) -> bool:
    """Whether a value has no text of its own: an index, or a field that no rule reads."""
    match word:
        case TheObject() | ThePlayer() | It(place=1 | 2) | Both(conditions=(_,)) | May() | X(less=True):
            return True
        case That(zone="graveyard" | "hand" | "library") | That(kinds=("spell",)):
            return True
        case (
            Search(to="hand", tapped=True)
            | SearchBoth(to="hand", tapped=True)
            | SearchBoth(to="play", reveal=True)
            | PlayersSearch(to="hand", tapped=True)
            | PlayersSearch(to="play", reveal=True)
            | BlockableOnly(by=None, least=2)
            | PutToken(color="chosen" | "choose")
            | Counter(times=ThisWay(times=2))
            | Strike(source=This())
            | DestroyEach(targets=(_,))
            | Gains(ability=Triggered(from_graveyard=True) | Activated(from_graveyard=True))
        ):
            return True
    if isinstance(word, tuple):
        return any(unsaid(part) for part in word)
    return is_dataclass(word) and any(unsaid(getattr(word, field.name)) for field in fields(word))


def different() -> Iterator[list[Ability]]:
    """Lists of abilities; all abilities of one list must have different texts."""
    yield [Spell((word,)) for cls in get_args(Effect) for word in variants(cls)]
    yield [Spell((Tap(All(replace(word, kinds=("creature",)))),)) for word in variants(That)]
    rules = [cls for cls in get_args(Rule) if cls not in get_args(Effect)]
    yield [Static((word,)) for cls in rules for word in variants(cls)]
    yield [Triggered((word,), (Draw(),)) for cls in get_args(Trigger) for word in variants(cls)]


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_different_words_read_differently(language: str) -> None:
    shown = card("Shivan Dragon", "{R}", ("creature",))
    for lot in different():
        told_: dict[str, Ability] = {}
        for word in lot:
            if not unsaid(word):
                said = describe(word, shown, language)
                assert told_.setdefault(said, word) == word, said
        assert len(told_) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(language: str) -> None:
    for one in CARDS:
        paragraphs = text(one, language)
        assert len(paragraphs) == len(one.text)
        for said in paragraphs:
            assert said[0].isupper() or said[0] == "{", said
            assert said.endswith(".") or said[-1].isalpha(), said
            assert not fault(said, language), (one.name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_type_lines_are_as_printed(language: str) -> None:
    printed = {"en": "type", "it": "type_it", "fr": "type_fr"}[language]
    for name in names.names():
        line = getattr(names.fact(name), printed)
        ours = type_line(BY_NAME[name], language)
        misprints = {"Creatura — Sage": "Creatura — Saggio", "Creatura — Monster": "Creatura — Mostro"}
        assert ours.casefold() == misprints.get(line, line).casefold(), name


def test_type_lines_of_what_is_not_printed() -> None:
    world = BY_NAME["World of Frenzy"]
    assert [type_line(world, language) for language in LANGUAGES] == [
        "Enchant World",
        "Incanta Mondo",
        "Enchanter : monde",
    ]
    strange = card("Strange", "", ("creature",), types=("Elf", "Camarid"), size=(1, 1))
    assert [type_line(strange, language) for language in LANGUAGES] == [
        "Creature — Elf Camarid",
        "Creatura — Camarid Elfo",
        "Créature : elfe et Camarid",
    ]


def test_every_card_has_a_gender() -> None:
    rows = genders()
    own = {one.name for one in CARDS}
    assert own <= set(rows)
    known = {rows[name][language] for name in own for language in ("it", "fr")}
    assert known == {"m", "f", "mp", "fp"}


def same(card_: Card, en: str, it: str, fr: str) -> None:
    assert told(card_) == {"en": en, "it": it, "fr": fr}


def creature(name: str, *abilities: Ability) -> Card:
    return card(name, "{R}", ("creature",), *abilities, size=(1, 1))


def test_names_take_their_articles_and_agree() -> None:
    same(
        creature("Shock Troops", when(ComesIntoPlay(THIS), DealDamage(1, CREATURE_OR_PLAYER_TARGET))),
        "When Shock Troops comes into play, it deals 1 damage to target creature or player.",
        "Quando le Truppe d'Assalto entrano in gioco, infliggono 1 danno a una creatura "
        "o a un giocatore bersaglio.",
        "Quand les Troupes de choc arrivent en jeu, elles infligent 1 blessure à une "
        "cible, créature ou joueur.",
    )
    same(
        creature("Brass Herald", when(Attacks(THIS), Sacrifice(THIS))),
        "When Brass Herald attacks, sacrifice it.",
        "Quando l'Araldo di Ottone attacca, sacrificalo.",
        "Quand le Héraut d'airain attaque, sacrifiez-le.",
    )
    same(
        creature("Lava Axe", activated("{R}", Return(THIS))),
        "{R}: Return Lava Axe to its owner's hand.",
        "{R}: Il proprietario riprende in mano l'Ascia di Lava.",
        "{R} : Renvoyez la Hache de lave dans la main de son propriétaire.",
    )


CREATURE_OR_PLAYER_TARGET = Target(CREATURE_OR_PLAYER)
LAND_TARGET = Target(that("land"))


def test_an_unknown_name_is_told_as_it_is() -> None:
    own = creature("Hill Wanderer", static(CantAttack(THIS)))
    assert text(own, "it") == ["L'Hill Wanderer non può attaccare."]
    assert text(own, "it", "Viandante") == ["Il Viandante non può attaccare."]
    assert text(own, "it", "Cacciatori del Colle") == ["I Cacciatori del Colle non possono attaccare."]
    assert text(own, "fr", "Marcheuse") == ["La Marcheuse ne peut pas attaquer."]
    assert text(own, "fr", "Chasseurs des collines") == [
        "Les Chasseurs des collines ne peuvent pas attaquer."
    ]
    wasp = BY_NAME["Plague Spitter Wasp"]
    assert text(wasp, "it", "Vespa Sputapeste")[1].startswith("Ogniqualvolta la Vespa Sputapeste infligge")


def test_a_permission_changes_the_verb() -> None:
    same(
        creature("Okk", when(Attacks(THIS), May((Destroy(Target(that("artifact"))), Draw())))),
        "Whenever Okk attacks, you may destroy target artifact and draw a card.",
        "Ogniqualvolta l'Okk attacca, puoi distruggere un artefatto bersaglio e pescare una carta.",
        "À chaque fois que l'Okk attaque, vous pouvez détruire l'artefact ciblé et piocher une carte.",
    )
    same(
        creature("Okk", when(Attacks(THIS), May((Draw(), Gets(THIS, 1, 1))))),
        "Whenever Okk attacks, you may draw a card. If so, it gets +1/+1 until end of turn.",
        "Ogniqualvolta l'Okk attacca, puoi pescare una carta. In tal caso, prende +1/+1 "
        "fino alla fine del turno.",
        "À chaque fois que l'Okk attaque, vous pouvez piocher une carte. "
        "Dans ce cas, il gagne +1/+1 jusqu'à la fin du tour.",
    )


def test_a_price_is_paid_or_not() -> None:
    same(
        creature("Okk", when(Beginning("upkeep", "you"), MayPay("{2}", (Sacrifice(THIS),), otherwise=True))),
        "At the beginning of your upkeep, sacrifice Okk unless you pay {2}.",
        "All'inizio del tuo mantenimento, sacrifica l'Okk a meno che tu spenda {2}.",
        "Au début de votre entretien, sacrifiez l'Okk à moins que vous ne payiez {2}.",
    )
    same(
        creature("Okk", when(Attacks(THIS), MayPay(DiscardCost(), (Draw(),)))),
        "Whenever Okk attacks, you may discard a card from your hand. If you do, draw a card.",
        "Ogniqualvolta l'Okk attacca, puoi scartare una carta dalla tua mano. Se lo fai, pesca una carta.",
        "À chaque fois que l'Okk attaque, vous pouvez vous défausser d'une carte de votre main. "
        "Si vous le faites, piochez une carte.",
    )


def test_what_was_said_is_said_again_by_its_noun() -> None:
    same(
        card("Shock", "{R}", ("instant",), spell(Gets(Target(CREATURE), X(), 0), Has(IT, "trample"))),
        "Target creature gets +X/+0 and gains trample until end of turn.",
        "La creatura bersaglio prende +X/+0 e guadagna travolgere fino alla fine del turno.",
        "La créature ciblée gagne +X/+0 et acquiert le piétinement jusqu'à la fin du tour.",
    )
    same(
        card(
            "Shock",
            "{R}",
            ("instant",),
            spell(Destroy(Target(that("land"))), DealDamage(PowerOf(IT), THE_PLAYER)),
        ),
        "Destroy target land. Shock deals damage equal to its power to that player.",
        "Distruggi una terra bersaglio. Lo Shock infligge a quel giocatore un ammontare "
        "di danni pari alla sua forza.",
        "Détruisez le terrain ciblé. Le Choc inflige à ce joueur un nombre de blessures égal à sa force.",
    )
    sacrificed = activated(
        SacrificeCost(that("land", types=("Forest",))), Gets(THIS, PowerOf(Sacrificed()), 0)
    )
    same(
        creature("Okk", sacrificed),
        "Sacrifice a Forest: Okk gets +X/+0 until end of turn, where X is the sacrificed Forest's power.",
        "Sacrifica una Foresta: L'Okk prende +X/+0 fino alla fine del turno, dove X è la "
        "forza della Foresta sacrificata.",
        "Sacrifiez une forêt : L'Okk gagne +X/+0 jusqu'à la fin du tour, X étant la "
        "force de la forêt sacrifiée.",
    )


def test_one_of_targets_that_are_called_the_same_is_told_by_its_number() -> None:
    aims = (Destroy(Target(CREATURE)), Gets(Target(CREATURE), 1, 1))
    same(
        card("Shock", "{R}", ("instant",), spell(*aims, Has(It(1), "trample"), GainLife(PowerOf(It(0))))),
        "Destroy target creature. Target creature gets +1/+1 until end of turn. The second target creature "
        "gains trample until end of turn. You gain life equal to the first target creature's power.",
        "Distruggi una creatura bersaglio. La creatura bersaglio prende +1/+1 fino alla fine del turno. La "
        "seconda creatura bersaglio guadagna travolgere fino alla fine del turno. Guadagni un ammontare di "
        "punti vita pari alla forza della prima creatura bersaglio.",
        "Détruisez la créature ciblée. La créature ciblée gagne +1/+1 jusqu'à la fin du tour. La deuxième "
        "créature ciblée acquiert le piétinement jusqu'à la fin du tour. Vous gagnez un nombre de points de "
        "vie égal à la force de la première créature ciblée.",
    )
    same(
        creature("Okk", Triggered((ComesIntoPlay(CREATURE),), (Tap(Target(CREATURE)), Untap(IT)))),
        "Whenever a creature comes into play, tap target creature. Untap that target creature.",
        "Ogniqualvolta una creatura entra in gioco, TAPpa una creatura bersaglio. STAPpa quella creatura "
        "bersaglio.",
        "À chaque fois qu'une créature arrive en jeu, engagez la créature ciblée. Dégagez cette créature "
        "ciblée.",
    )


def test_the_card_may_hurt_itself() -> None:
    same(
        creature("Shock Troops", activated("{R}", DealDamage(3, THIS))),
        "{R}: Shock Troops deals 3 damage to itself.",
        "{R}: Le Truppe d'Assalto si infliggono 3 danni.",
        "{R} : Les Troupes de choc s'infligent 3 blessures.",
    )


def test_adjectives_agree_with_their_nouns() -> None:
    white = that("creature", "artifact", colors=("white",), tapped=True, controller="opponent")
    same(
        card("Shock", "{R}", ("instant",), spell(Destroy(All(white)))),
        "Destroy all tapped white creatures and artifacts an opponent controls.",
        "Distruggi tutte le creature e gli artefatti TAPpati bianchi controllati da un avversario.",
        "Détruisez toutes les créatures engagées blanches et tous les artefacts engagés "
        "blancs qu'un adversaire contrôle.",
    )


def test_later_stands_where_it_is_clear() -> None:
    wait = Later("end of turn", (Destroy(THE_OBJECT, regenerate=False),))
    same(
        local("Reflexes", "{R}", CREATURE, when(Attacks(ENCHANTED), wait)),
        "When enchanted creature attacks, at end of turn, destroy that creature. It can't be regenerated.",
        "Quando la creatura incantata attacca, alla fine del turno, distruggi quella creatura. "
        "Non può essere rigenerata.",
        "Quand la créature enchantée attaque, à la fin du tour, détruisez cette créature. "
        "Elle ne peut pas être régénérée.",
    )


def test_conditions_take_the_mood_of_their_sentence() -> None:
    need = Controls(that("land", types=("Island",)), least=2)
    same(
        creature("Okk", static(CantAttack(THIS, unless=need))),
        "Okk can't attack unless you control at least two Islands.",
        "L'Okk non può attaccare a meno che tu controlli almeno due Isole.",
        "L'Okk ne peut pas attaquer à moins que vous ne contrôliez au moins deux îles.",
    )


def test_discards_and_counts() -> None:
    count = Count(CREATURE_YOU_CONTROL)
    same(
        card("Shock", "{R}", ("sorcery",), spell(Discard(count, EACH_PLAYER))),
        "Each player discards a card from his or her hand for each creature you control.",
        "Ogni giocatore scarta una carta dalla propria mano per ogni creatura che controlli.",
        "Chaque joueur se défausse d'une carte de sa main pour chaque créature que vous contrôlez.",
    )


def test_an_aside_ends_with_a_comma() -> None:
    effects = (DealDamage(2, CREATURE_OR_PLAYER_TARGET), GainLife(2))
    assert text(card("Shock", "{R}", ("instant",), spell(*effects)), "fr") == [
        "Le Choc inflige 2 blessures à une cible, créature ou joueur, et vous gagnez 2 points de vie."
    ]


def test_what_is_chosen_is_told() -> None:
    same(
        creature("Okk", static(Becomes(CREATURE_YOU_CONTROL, color=CHOSEN))),
        "Creatures you control are the chosen color.",
        "Le creature che controlli sono del colore scelto.",
        "Les créatures que vous contrôlez sont de la couleur choisie.",
    )


def test_keywords_stand_on_one_line() -> None:
    same(
        creature("Okk", keywords("flying", "protection from red")),
        "Flying, protection from red",
        "Volare, protezione dal rosso",
        "Vol, protection contre le rouge",
    )


def test_parts_of_a_card_are_described() -> None:
    salve = BY_NAME["Healing Salve"]
    mode = salve.text[0].modes[0]  # type: ignore[union-attr]
    assert describe(mode, salve, "en") == "Target player gains 3 life."
    assert describe(mode[0], salve, "it") == "Il giocatore bersaglio guadagna 3 punti vita."
    spider = BY_NAME["Spitting Spider"]
    assert describe(spider.text[1], spider, "fr") == text(spider, "fr")[1]
    assert [describe(CREATURE_OR_PLAYER_TARGET, salve, language) for language in LANGUAGES] == [
        "target creature or player",
        "la creatura o il giocatore bersaglio",
        "une cible, créature ou joueur",
    ]
    assert describe(CREATURE, salve, "fr") == "créature"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(KeyError):
        text(BY_NAME["Shock"], "de")
