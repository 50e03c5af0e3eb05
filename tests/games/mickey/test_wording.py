"""Card texts: every word has a sentence of its own in each language, and sentences are grammatical."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, get_args

import pytest

from grimorio.games.mickey import words as w
from grimorio.games.mickey.cards import CARDS, OURS, UNKNOWN
from grimorio.games.mickey.wording import LANGUAGES, action_name, describe, team_name, text_of
from grimorio.games.mickey.wording.shape import Kind
from grimorio.kernel.words import inside

ALL: tuple[w.Card, ...] = (*CARDS.mages, *CARDS.spells, *CARDS.castles, *CARDS.codes)

FAULTS = {
    "en": r"\ba [aeiou](?!n?i)|\ban [^aeiouAEIOU]",
    "it": r"\b(di|a|da|in|su) (il|lo|i|gli|le) |\b(di|da|in|su) la |\b(un|il) (s[^aeiou ]|z)"
    r"|\b(una|la) [aeiou]|\be e",
    "fr": r"\b(de|à) (le|les) (?!lancer)|(?<!-)\b(le|la|de|que|ne|se) [aeiouyéèêîœâ]|\bsi il",
}
ALWAYS = r"  | [,.)]|\.\.|None|[<=]|\( |\b(the the|il il|le le|di di|de de)\b"


def fault(text: str, language: str) -> str:
    """The place where a text breaks the grammar of its language; "" if it does not."""
    quoted = re.sub(r'"[^"]*"|« [^»]* »', "X", text)
    found = re.search(f"{FAULTS[language]}|{ALWAYS}", quoted)
    return found.group() if found else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    for card in ALL:
        text = text_of(card, UNKNOWN.get(card, ()))[language]
        assert text and text[0].isupper() and text.endswith("."), card.name
        assert not fault(text, language), (fault(text, language), text)


def nouns() -> tuple[list[Any], list[Any]]:
    """Nouns of every kind that texts distinguish."""
    mages: list[Any] = [
        w.Mages(whose, where)
        for whose in get_args(w.Whose)
        for where in ("anywhere", "left", "centre", "right")
    ]
    mages += [w.CASTER, w.OPPOSITE, w.ADJACENT]
    mages += [w.Mages(colour=colour) for colour in w.COLOURS]
    mages += [w.Mages(team="Owls"), w.Mages(named="Ada"), w.Mages(holding="any"), w.Mages(holding=w.RED)]
    spells: list[Any] = [
        w.Spells(whose, area, which)
        for whose in get_args(w.Whose)
        for area in ("play", "cast", "hidden")
        for which in ("any", "others")
    ]
    spells += [w.THIS, w.THAT, replace(w.THIS, area="hidden"), replace(w.THIS, power=3)]
    spells += [w.Spells(area=area, by=by) for area in ("play", "cast", "hidden") for by in mages]
    spells += [w.Spells(colour=colour) for colour in w.COLOURS]
    spells += [w.Spells(power=3), w.Spells(least=3), w.Spells(most=3), w.Spells(named="Ada")]
    spells += [w.Spells(having=action) for action in w.ACTION_NAMES]
    spells += [w.Spells(simple=simple) for simple in (True, False)]
    return mages, spells


def numbers() -> list[w.Number]:
    """Numbers of every kind."""
    mages, spells = w.Mages("own"), w.Spells("enemy")
    return [
        2,
        w.Count(mages),
        w.Count(spells),
        w.PowerOf(spells),
        w.Hand(),
        w.Hand("enemy"),
        w.Diamagics(),
        w.Diamagics(colour=w.RED),
        w.Stake(),
    ]


def conditions() -> list[w.Condition]:
    """Conditions of every kind."""
    mages, spells = nouns()
    there: list[w.Condition] = [w.There(one) for one in (*mages, *spells) if one != w.THAT]
    there += [w.There(w.Castles(colour=colour)) for colour in w.COLOURS]
    there += [w.There(w.Castles(named="Tower")), w.There(w.ANY_CASTLE)]
    there += [w.There(replace(w.CASTER, holding=w.RED)), w.There(replace(w.OPPOSITE, team="Owls"))]
    there += [w.There(replace(w.THIS, area="hidden")), w.There(replace(w.THIS, simple=True))]
    there += [w.AtLeast(number, 3) for number in numbers()]
    there += [w.AtLeast(w.Hand("enemy"), w.Hand())]
    red, blue = w.There(w.Castles(colour=w.RED)), w.There(w.Castles(colour=w.BLUE))
    return [*there, *map(w.Not, there), w.Both((red, w.Not(blue))), w.Either((red, w.Not(blue)))]


def effects() -> Iterator[list[Any]]:
    """Lists of effects; all effects of one list must have different texts."""
    mages, spells = nouns()
    lasting = [w.Continuous(), w.Untouchable(), w.Solitary(), w.Subterfuge(), w.Static()]
    yield [*lasting, *(w.Plus(one, 1) for one in spells)]
    yield [word(w.ALL_SPELLS, 2) for word in (w.Worth, w.Times, w.Divided, w.Adds, w.Subtracts, w.Minus)]
    yield [w.Times(w.THIS, 3), w.Divided(w.THIS, 3), *(w.Adds(w.THIS, number) for number in numbers())]
    yield [w.Subtracts(w.THIS, number) for number in numbers()]
    yield [w.ModifiedPower(w.THIS, number) for number in numbers()]
    yield [w.Plus(w.THIS, 1, number) for number in numbers()]
    yield [w.Plus(w.THIS, 1, w.Count(noun)) for noun in (*mages, *spells) if noun != w.THAT]
    yield [w.Without(w.THIS, (step,)) for step in w.STEPS]
    yield [w.FinalPower(number, whose) for number in (1, -1) for whose in get_args(w.Whose)]
    yield [w.MakesSimple(noun) for noun in (*mages, *spells, w.ANY_CASTLE, w.Castles(w.RED))]
    actions = [
        word() for union in (w.DoneAction, w.LastingAction) for word in get_args(union) if word is not w.Annul
    ]
    targets = [w.Block(w.One(w.Mages("enemy"))), w.Exchange(w.CASTER, w.OPPOSITE), w.Annul(w.OPPOSITE_SPELLS)]
    yield [w.Gains(w.THIS, action) for action in (*actions, *targets)]
    yield [w.Rendered(w.THIS, action) for action in (*actions, *targets)]
    kinds: list[Any] = [
        w.Mages("enemy"),
        w.Spells("enemy"),
        w.Castles(),
        w.Castles(w.RED),
        *map(w.Codes, get_args(w.Whose)),
    ]
    yield [w.Immune(w.THIS, kind) for kind in kinds]
    yield [w.Immune(noun, w.Castles()) for noun in (*mages, *spells, w.ANY_CASTLE)]
    yield [w.CannotCast(one) for one in mages] + [w.CannotCast(w.OPPOSITE, w.Spells(least=4))]
    yield [w.CannotHide(one) for one in mages]
    yield [w.MayHide(one) for one in mages] + [
        w.MayHide(spells=w.Spells(colour=w.RED)),
        w.MayHide(besides=True),
    ]
    yield [w.CountsAs(one, team) for one in (w.ADJACENT, w.ALL_MAGES) for team in ("caster", "Owls")]
    yield [w.Possesses(colour) for colour in w.DIAMAGICS]
    yield [word(one) for word in (w.Block, w.Confuse, w.Corrode, w.Corrupt, w.Annul) for one in mages]
    yield [word(one) for word in (w.Corrode, w.Annul) for one in spells]
    yield [w.Annul(w.One(w.Spells("enemy"), by)) for by in ("own", "enemy")] + [w.Annul(w.SAME)]
    yield [w.Recover(), w.Reveal(), w.Teleport(), w.UncoverDiamagics(), w.AddDiamagics(), w.AddDiamagics(2)]
    yield [
        w.Exchange(),
        w.Exchange(w.CASTER),
        w.Exchange(w.CASTER, w.OPPOSITE),
        w.Exchange(w.OWN_MAGES, w.OPPOSITE),
    ]
    yield [w.Shatter(), w.Shatter(w.Spells("enemy")), w.Shatter(w.Spells("own"))]
    yield [w.Draw(number, whose) for number in (1, *numbers()) for whose in ("own", "enemy", "each")]
    yield [w.Discard(count, whose, random) for count in (1, 2) for whose in ("own", "enemy", "each")
           for random in (True, False)]  # fmt: skip
    yield [w.DiscardFromPlay(what) for what in (w.OPPOSITE_SPELLS, w.One(w.Spells("enemy")), w.SAME)]
    colours: tuple[Any, ...] = ("any", *w.DIAMAGICS)
    yield [
        word(to, one)
        for word in (w.GiveDiamagic, w.LoseDiamagic)
        for to in (w.CASTER, w.SAME)
        for one in colours
    ]
    yield [w.ChangePlaces(one, one) for one in (w.ALL_MAGES, w.OWN_MAGES, w.Mages("enemy"))] + [
        w.ChangePlaces(w.CASTER, w.ADJACENT),
        w.ChangePlaces(w.ALL_MAGES, w.Mages(colour=w.RED)),
    ]
    plus = w.Plus(w.THIS, 1)
    yield [plus, w.IfHidden(plus), w.ForNow(plus), w.May(w.Draw()), w.Pay(1, w.Draw()), w.Pay(2, w.Draw())]
    yield [w.If(condition, plus) for condition in conditions()]
    moments: list[Any] = [w.Casts(one) for one in mages] + [w.Hides(one) for one in mages]
    moments += [word(whose) for word in (w.Draws, w.Wins) for whose in get_args(w.Whose)]
    moments += [w.CastleEnters(), w.CastleEnters(w.Castles(w.RED)), w.CastleEnters(w.Castles(named="Tower"))]
    yield [w.When(moment, w.Recover()) for moment in moments]
    yield [
        w.When(w.Casts(spell=one), w.Recover()) for one in (None, w.Spells(power=1), w.Spells(colour=w.RED))
    ]


LOTS = list(effects())


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_words_read_differently(language: str) -> None:
    for lot in LOTS:
        told: dict[str, Any] = {}
        for word in lot:
            text = describe(word, "spell", language)
            assert text and not fault(text, language), (fault(text, language), text)
            assert told.setdefault(text, word) == word, (text, told[text], word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["mage", "castle", "code"])
def test_every_card_can_say_every_word(kind: Kind, language: str) -> None:
    for lot in LOTS:
        for word in lot:
            text = describe(word, kind, language)
            assert not fault(text, language), (fault(text, language), text)


def test_every_word_is_told() -> None:
    told = {type(word) for lot in LOTS for effect in lot for word in inside(effect)}
    known = {
        word for word in vars(w).values() if isinstance(word, type) and hasattr(word, "__dataclass_fields__")
    } - {w.Mage, w.Spell, w.Castle, w.Code, w.CardSet}
    assert told == known
    assert all(fields(word) is not None for word in told)


def test_special_actions_have_the_names_of_both_rulebooks() -> None:
    for action, (italian, french) in w.ACTION_NAMES.items():
        assert action_name(action, "it") == italian and action_name(action, "fr") == french
        assert action_name(action, "en").lower() == action
        cards = [
            card
            for card in OURS.spells
            if any(type(word).__name__.lower() == action for word in card.effects)
        ]
        for card in cards:
            text = text_of(card)
            assert italian in text["it"] and french in text["fr"] and action_name(action, "en") in text["en"]


def test_teams_of_ours_are_translated_and_others_stay() -> None:
    assert team_name("Moss Circle", "it") == "Circolo del Muschio"
    assert team_name("Moss Circle", "en") == "Moss Circle"
    assert team_name("Owls", "fr") == "Owls"


def same(card: w.Card, en: str, it: str, fr: str) -> None:
    assert text_of(card) == {"en": en, "it": it, "fr": fr}


def test_a_mage_does_its_deeds_when_it_casts() -> None:
    same(
        w.Mage(
            "Ada", "", (w.RED,), "Owls", (w.If(w.There(w.Castles(w.RED)), (w.Corrode(), w.Plus(w.HIS, 1))),)
        ),
        "If the Castle in play is red, the Spells of this Mage have +1. "
        "Whenever this Mage casts a Spell, if the Castle in play is red, "
        "Corrode the opposite Mage (you may discard a card to discard what it has cast).",
        "Se il Castello in gioco è rosso, le Magie di questo Mago hanno +1. "
        "Ogni volta che questo Mago lancia una Magia, se il Castello in gioco è rosso, "
        "Corrodi il Mago opposto (puoi scartare una carta per scartare la Magia che ha lanciato).",
        "Si le Château en jeu est rouge, les Sorts de ce Magicien ont +1. "
        "Chaque fois que ce Magicien lance un Sort, si le Château en jeu est rouge, Affaiblissement "
        "sur le Magicien adverse (tu peux défausser une carte pour défausser le Sort qu'il a lancé).",
    )


def test_nouns_agree_with_their_verbs() -> None:
    same(
        w.Castle("Hall", (w.RED,), (w.Plus(w.Spells(colour=w.YELLOW), 1), w.CannotHide(w.Mages("enemy")))),
        "All yellow Spells have +1. Enemy Mages cannot hide Spells.",
        "Tutte le Magie gialle hanno +1. I Maghi avversari non possono lanciare nascoste le Magie.",
        "Tous les Sorts jaunes ont +1. Les Magiciens de l'adversaire ne peuvent pas lancer de Sorts Cachés.",
    )


def test_a_code_tells_its_condition() -> None:
    same(
        w.Code("Oath", w.Mages(team="Owls", colour=w.RED), (w.When(w.Wins("enemy"), w.Draw()),)),
        "Condition: all Mages of squad and Support are red and of the team Owls. "
        "Whenever your opponent wins a challenge, draw a card.",
        "Condizione: tutti i Maghi di squadra e Supporto sono rossi e del team Owls. "
        "Ogni volta che l'avversario vince una sfida, peschi una carta.",
        "Condition : tous les Magiciens de l'équipe et de la Réserve sont rouges et de l'équipe Owls. "
        "Chaque fois que l'adversaire remporte un défi, pioche une carte.",
    )


def test_negations_turn_and_into_or() -> None:
    both = w.Not(w.Both((w.There(w.Castles(w.RED)), w.There(w.Spells("own", "hidden")))))
    same(
        w.Spell("Zap", 1, (w.RED,), (w.If(both, w.Plus(w.THIS, 1)),)),
        "If the Castle in play is not red or you have no hidden Spell in play, this Spell has +1.",
        "Se il Castello in gioco non è rosso o non hai in gioco nessuna Magia nascosta, questa Magia ha +1.",
        "Si le Château en jeu n'est pas rouge ou tu n'as en jeu aucun Sort Caché, ce Sort a +1.",
    )


def test_a_certain_spell_is_told_with_what_it_must_be() -> None:
    lent = w.Gains(w.Spells(which="that", power=4, colour=w.RED), w.Subterfuge())
    same(
        w.Castle("Hall", (w.RED,), (w.When(w.Casts(), w.ForNow(lent)),)),
        "Whenever one of your Mages casts a Spell, until the end of the turn, "
        "that Spell (only if it is red and has Magic Power 4) gains Subterfuge.",
        "Ogni volta che un tuo Mago lancia una Magia, "
        "quella Magia (solo se è rossa e ha Potenza Magica 4) guadagna Sotterfugio fino alla fine del turno.",
        "Chaque fois qu'un de tes Magiciens lance un Sort, jusqu'à la fin du tour, "
        "ce Sort (seulement s'il est rouge et a une Puissance Magique 4) gagne Subterfuge.",
    )


def test_what_is_not_known_is_told_and_nothing_is_called_simple_for_it() -> None:
    card = w.Spell("Zap", 2, (w.RED,))
    assert text_of(card)["en"] == "Simple."
    assert text_of(card, ("power", "effect")) == {
        "en": "Incomplete card, with stand-ins for what is not known: Magic Power and effect.",
        "it": "Carta incompleta, con valori provvisori per quel che non si conosce: "
        "Potenza Magica ed effetto.",
        "fr": "Carte incomplète, avec des valeurs provisoires pour ce qu'on ignore : "
        "Puissance Magique et effet.",
    }
