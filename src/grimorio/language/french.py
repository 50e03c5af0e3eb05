"""French forms: articles, elision, prepositions that melt into articles, adjectives, verbs, numbers, lists.

>>> definite("île", "f"), definite("Hache de lave", "f"), definite("marais", "m", plural=True)
("l'île", 'la Hache de lave', 'les marais')
>>> of("le joueur"), to("les créatures"), of("un sort"), before("que", "une source")
('du joueur', 'aux créatures', "d'un sort", "qu'une source")
>>> agree("blanc", "f", plural=True), agree("engagé", "f")
('blanches', 'engagée')
>>> verb("révéler").he, verb("détruire").you, verb("choisir").they
('révèle', 'détruisez', 'choisissent')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from grimorio.language.phrases import Gender, Joined, Phrase, join

_WORDS = """zéro un deux trois quatre cinq six sept huit neuf dix
onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt"""
NUMBERS = tuple(_WORDS.split())
_ORDINALS = ("deux", "trois", "quatr", "cinqu", "six", "sept", "huit", "neuv", "dix")
_VOWEL = re.compile(r"[aeiouyàâäéèêëîïôöùûüœæh]", re.IGNORECASE)
_ASPIRATED = re.compile(
    r"h(a(che|ie|ine|lte|meau|mpe|nche|ngar|nneton|rpie|rpon|sard|ut|ï)|er(aut|ce|se)|é(r(aut|isson|on|os\b)|tre)"
    r"|i(bou|deu|ppogriffe)|o(bbit|mard|nte|rde|rs|uille|ux)|ur(l|on)|u(it|tte)|ydre de guerre)"
    r"|onz|oui|yeti|yack",
    re.IGNORECASE,
)
_AND_OR = {"and": "et", "or": "ou", "and/or": "et/ou"}


def mute(text: str) -> bool:
    """Whether a text begins with a vowel or a mute h, so that the word before it is elided."""
    return bool(_VOWEL.match(text)) and not _ASPIRATED.match(text)


def number(count: int, gender: Gender = "m") -> str:
    """The number `count` in words up to twenty, then in figures; 1 is "un" or "une", as before a noun."""
    if count == 1:
        return "une" if gender == "f" else "un"
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def ordinal(place: int, gender: Gender = "m") -> str:
    """The ordinal number of `place`, from 1: in words up to dixième, then in figures ("11e")."""
    if place == 1:
        return "première" if gender == "f" else "premier"
    return f"{_ORDINALS[place - 2]}ième" if place < len(_ORDINALS) + 2 else f"{place}e"


def definite(text: str, gender: Gender, plural: bool = False) -> str:
    """The noun `text`, in the plural if `plural` is true, with its definite article: le, la, l' or les."""
    if plural:
        return f"les {text}"
    return f"l'{text}" if mute(text) else f"{'la' if gender == 'f' else 'le'} {text}"


def indefinite(text: str, gender: Gender, plural: bool = False) -> str:
    """The noun `text`, in the plural if `plural` is true, with its indefinite article: un, une, des or d'."""
    if plural and text.startswith("autres "):
        return f"d'{text}"
    return f"{'des' if plural else 'une' if gender == 'f' else 'un'} {text}"


def before(word: str, text: str) -> str:
    """The word `word`, such as "de" or "que", before the noun phrase `text`, and joined to it.

    The words de and à are contracted with le and les, and a final e is elided before a vowel.
    """
    melted = {"de": {"le ": "du", "les ": "des"}, "à": {"le ": "au", "les ": "aux"}}
    for article, melt in melted.get(word, {}).items():
        if text.startswith(article):
            return f"{melt} {text.removeprefix(article)}"
    if word.endswith("e") and word not in ("entre", "contre") and mute(text):
        return f"{word[:-1]}'{text}"
    return f"{word} {text}"


def of(text: str) -> str:
    """The noun phrase `text` after "de", contracted with its article or elided: "du joueur", "d'un sort"."""
    return before("de", text)


def to(text: str) -> str:
    """The noun phrase `text` after "à", which is contracted with its article: "aux créatures"."""
    return before("à", text)


_FEMININE = {"blanc": "blanche", "bloqueur": "bloqueuse"}


def agree(adjective: str, gender: Gender, plural: bool = False) -> str:
    """The form of an adjective or participle for this gender, a plural if `plural` is true.

    `adjective` is the masculine singular.
    """
    if gender == "f":
        last = "" if adjective.endswith("e") else "e"
        adjective = _FEMININE.get(adjective.removeprefix("non-"), "") or f"{adjective}{last}"
    return f"{adjective}{'s' if plural and not adjective.endswith(('s', 'x')) else ''}"


def listed(parts: tuple[str, ...] | list[str], conjunction: Joined) -> str:
    """The parts as a list with a conjunction, without a comma before it, as is usual in French."""
    return join(parts, _AND_OR[conjunction])


def said(phrase: Phrase, preposition: str = "") -> str:
    """A noun phrase as text, with the preposition before each of its parts."""
    parts = [before(preposition, part) if preposition else part for part in phrase.parts]
    return listed(parts, phrase.joined)


@dataclass(frozen=True)
class Verb:
    """The forms of a verb: infinitive, present ("vous" is also the imperative), subjunctive, participle."""

    infinitive: str
    you: str
    he: str
    they: str
    subjunctive: str
    subjunctive_you: str
    subjunctive_they: str
    participle: str

    def present(self, subject: Phrase) -> str:
        """The form of the present that agrees with a subject: "détruit", "détruisez", "détruisent"."""
        return self.you if subject.person == 2 else self.they if subject.plural else self.he

    def wished(self, subject: Phrase) -> str:
        """The form of the subjunctive that agrees with a subject: "détruise", "détruisiez", "détruisent"."""
        if subject.person == 2:
            return self.subjunctive_you
        return self.subjunctive_they if subject.plural else self.subjunctive


_IRREGULAR = {
    "avoir": ("avez", "a", "ont", "ait", "ayez", "aient", "eu"),
    "être": ("êtes", "est", "sont", "soit", "soyez", "soient", "été"),
    "pouvoir": ("pouvez", "peut", "peuvent", "puisse", "puissiez", "puissent", "pu"),
    "faire": ("faites", "fait", "font", "fasse", "fassiez", "fassent", "fait"),
    "détruire": ("détruisez", "détruit", "détruisent", "détruise", "détruisiez", "détruisent", "détruit"),
    "mettre": ("mettez", "met", "mettent", "mette", "mettiez", "mettent", "mis"),
    "remettre": ("remettez", "remet", "remettent", "remette", "remettiez", "remettent", "remis"),
    "perdre": ("perdez", "perd", "perdent", "perde", "perdiez", "perdent", "perdu"),
    "prévenir": ("prévenez", "prévient", "préviennent", "prévienne", "préveniez", "préviennent", "prévenu"),
    "revenir": ("revenez", "revient", "reviennent", "revienne", "reveniez", "reviennent", "revenu"),
    "devenir": ("devenez", "devient", "deviennent", "devienne", "deveniez", "deviennent", "devenu"),
    "acquérir": ("acquérez", "acquiert", "acquièrent", "acquière", "acquériez", "acquièrent", "acquis"),
}


@cache
def verb(infinitive: str) -> Verb:
    """The forms of the verb with this infinitive, regular or irregular."""
    if infinitive in _IRREGULAR:
        return Verb(infinitive, *_IRREGULAR[infinitive])
    stem = infinitive[:-2]
    if infinitive.endswith("ir"):
        return _regular(infinitive, f"{stem}iss", f"{stem}iss", f"{stem}it", f"{stem}i")
    light = f"{stem[:-1]}i" if infinitive.endswith("voyer") else re.sub(r"é(?=[^aeiouéè]+$)", "è", stem)
    return _regular(infinitive, stem, light, f"{light}e", f"{stem}é")


def _regular(infinitive: str, stem: str, light: str, he: str, participle: str) -> Verb:
    they = f"{light}ent"
    return Verb(infinitive, f"{stem}ez", he, they, f"{light}e", f"{stem}iez", they, participle)


def demonstrative(text: str, gender: Gender, plural: bool = False) -> str:
    """The noun `text`, in the plural if `plural` is true, with its demonstrative: ce, cet, cette or ces."""
    if plural:
        return f"ces {text}"
    return f"cette {text}" if gender == "f" else f"cet {text}" if mute(text) else f"ce {text}"


_MASCULINE = ("age", "isme", "aire", "iste", "ège", "ème", "mme", "ume", "acle", "asme", "arme", "tre", "dre")


def guess(name: str) -> tuple[Gender, bool]:
    """The probable gender of an unknown name, and whether it is a plural, by the end of its first word."""
    first = re.split(r"[ ',-]", name.lower())[0]
    plural = first.endswith(("s", "x")) and not first.endswith(("us", "is", "os", "ix", "ex"))
    word = first[:-1] if plural else first
    feminine = word.endswith(("ion", "ison", "té")) or (word.endswith("e") and not word.endswith(_MASCULINE))
    return "f" if feminine else "m", plural


def pronoun(gender: Gender, plural: bool = False) -> str:
    """The subject pronoun: il or elle; if `plural` is true, ils or elles."""
    return f"{'elle' if gender == 'f' else 'il'}{'s' if plural else ''}"


def clitic(gender: Gender, plural: bool = False) -> str:
    """The object pronoun: le or la; if `plural` is true, les."""
    return "les" if plural else "la" if gender == "f" else "le"
