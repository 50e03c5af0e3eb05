"""Italian forms: articles, prepositions that melt into them, adjectives, verbs, numbers, lists.

>>> definite("Sciamano", "m"), definite("Elfi", "m", plural=True), indefinite("isola", "f")
('lo Sciamano', 'gli Elfi', "un'isola")
>>> of("il giocatore"), to("le creature"), by("l'Angelo"), on("un artefatto")
('del giocatore', 'alle creature', "dall'Angelo", 'su un artefatto')
>>> agree("bianco", "f", plural=True), agree("verde", "m", plural=True)
('bianche', 'verdi')
>>> verb("pescare").he, verb("pescare").you, verb("mettere").participle
('pesca', 'peschi', 'messo')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from grimorio.language.phrases import Gender, Joined, Phrase, join

_WORDS = """zero uno due tre quattro cinque sei sette otto nove dieci
undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti"""
NUMBERS = tuple(_WORDS.split())
_ORDINALS = ("prim", "second", "terz", "quart", "quint", "sest", "settim", "ottav", "non", "decim")
_VOWEL = re.compile(r"h?[aeiouàèéìòù]|hy", re.IGNORECASE)
_HEAVY = re.compile(r"s[^aeiouàèéìòù ]|z|gn|ps|pn|x|y|[ij][aeou]", re.IGNORECASE)
_AND_OR = {"and": "e", "or": "o", "and/or": "e/o"}


def number(count: int, gender: Gender = "m") -> str:
    """The number `count` in words up to twenty, then in figures; 1 is "un" or "una", as before a noun."""
    if count == 1:
        return "una" if gender == "f" else "un"
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def ordinal(place: int, gender: Gender = "m") -> str:
    """The ordinal number of `place`, from 1: in words up to decimo, then in figures ("11º")."""
    end = "a" if gender == "f" else "o"
    return (
        f"{_ORDINALS[place - 1]}{end}" if place <= len(_ORDINALS) else f"{place}{'ª' if end == 'a' else 'º'}"
    )


def definite(text: str, gender: Gender, plural: bool = False) -> str:
    """The noun `text` with its definite article: il, lo, l' or la; if `plural` is true, i, gli or le."""
    vowel = bool(_VOWEL.match(text)) and not _HEAVY.match(text)
    heavy = bool(_HEAVY.match(text))
    if plural:
        return f"{'le' if gender == 'f' else 'gli' if vowel or heavy else 'i'} {text}"
    if vowel:
        return f"l'{text}"
    return f"{'la' if gender == 'f' else 'lo' if heavy else 'il'} {text}"


def indefinite(text: str, gender: Gender) -> str:
    """The noun `text` with its indefinite article: un, uno, una or un'."""
    if gender == "f":
        return f"un'{text}" if _VOWEL.match(text) and not _HEAVY.match(text) else f"una {text}"
    return f"uno {text}" if _HEAVY.match(text) else f"un {text}"


_MELT = {
    "di": ("del", "dello", "dell'", "della", "dei", "degli", "delle"),
    "a": ("al", "allo", "all'", "alla", "ai", "agli", "alle"),
    "da": ("dal", "dallo", "dall'", "dalla", "dai", "dagli", "dalle"),
    "in": ("nel", "nello", "nell'", "nella", "nei", "negli", "nelle"),
    "su": ("sul", "sullo", "sull'", "sulla", "sui", "sugli", "sulle"),
}
_ARTICLES = ("il ", "lo ", "l'", "la ", "i ", "gli ", "le ")


def before(preposition: str, text: str) -> str:
    """A preposition before the noun phrase `text`, contracted with the phrase's article: "nel cimitero"."""
    for article, melted in zip(_ARTICLES, _MELT.get(preposition, ()), strict=False):
        if text.startswith(article):
            rest = text.removeprefix(article)
            return f"{melted}{rest}" if melted.endswith("'") else f"{melted} {rest}"
    return f"{preposition} {text}"


def of(text: str) -> str:
    """The noun phrase `text` after "di", which is contracted with its article: "del giocatore"."""
    return before("di", text)


def to(text: str) -> str:
    """The noun phrase `text` after "a", which is contracted with its article: "alle creature"."""
    return before("a", text)


def by(text: str) -> str:
    """The noun phrase `text` after "da", which is contracted with its article: "dall'Angelo"."""
    return before("da", text)


def on(text: str) -> str:
    """The noun phrase `text` after "su", which is contracted with its article: "sull'isola"."""
    return before("su", text)


def agree(adjective: str, gender: Gender, plural: bool = False) -> str:
    """The form of an adjective or participle for this gender, a plural if `plural` is true.

    `adjective` is the masculine singular. A word that ends neither in o nor in e never changes.
    """
    if adjective.endswith("o"):
        stem = adjective[:-1]
        soft = stem.endswith(("c", "g")) and plural
        end = {"m": "oi", "f": "ae"}[gender][plural]
        return f"{stem}{'h' if soft else ''}{end}"
    if adjective.endswith("e"):
        return f"{adjective[:-1]}{'i' if plural else 'e'}"
    return adjective


def listed(parts: tuple[str, ...] | list[str], conjunction: Joined) -> str:
    """The parts as a list with a conjunction, without a comma before it, as is usual in Italian."""
    return join(parts, _AND_OR[conjunction])


def said(phrase: Phrase, preposition: str = "") -> str:
    """A noun phrase as text, with the preposition before each noun in it: "dal cimitero e dalla mano"."""
    parts = [before(preposition, part) if preposition else part for part in phrase.parts]
    return listed(parts, phrase.joined)


@dataclass(frozen=True)
class Verb:
    """The forms of a verb: infinitive, present, imperative of "tu", subjunctive, participle."""

    infinitive: str
    you: str
    he: str
    they: str
    imperative: str
    subjunctive: str
    subjunctive_they: str
    participle: str

    def present(self, subject: Phrase) -> str:
        """The form of the present that agrees with a subject: "pesca", "peschi", "pescano"."""
        return self.you if subject.person == 2 else self.they if subject.plural else self.he

    def wished(self, subject: Phrase) -> str:
        """The form of the subjunctive that agrees with a subject: "peschi", "peschino"."""
        return self.subjunctive_they if subject.plural else self.subjunctive


_IRREGULAR = {
    "avere": ("hai", "ha", "hanno", "abbi", "abbia", "abbiano", "avuto"),
    "essere": ("sei", "è", "sono", "sii", "sia", "siano", "stato"),
    "potere": ("puoi", "può", "possono", "puoi", "possa", "possano", "potuto"),
    "fare": ("fai", "fa", "fanno", "fai", "faccia", "facciano", "fatto"),
    "venire": ("vieni", "viene", "vengono", "vieni", "venga", "vengano", "venuto"),
    "prevenire": ("previeni", "previene", "prevengono", "previeni", "prevenga", "prevengano", "prevenuto"),
    "togliere": ("togli", "toglie", "tolgono", "togli", "tolga", "tolgano", "tolto"),
    "scomparire": ("scompari", "scompare", "scompaiono", "scompari", "scompaia", "scompaiano", "scomparso"),
    "riapparire": ("riappari", "riappare", "riappaiono", "riappari", "riappaia", "riappaiano", "riapparso"),
    "scegliere": ("scegli", "sceglie", "scelgono", "scegli", "scelga", "scelgano", "scelto"),
}
_PARTICIPLES = {
    "distruggere": "distrutto",
    "mettere": "messo",
    "rimettere": "rimesso",
    "infliggere": "inflitto",
    "perdere": "perso",
    "spendere": "speso",
    "prendere": "preso",
    "riprendere": "ripreso",
    "aggiungere": "aggiunto",
    "ridurre": "ridotto",
}


@cache
def verb(infinitive: str) -> Verb:
    """The forms of the verb with this infinitive, regular or irregular."""
    if infinitive in _IRREGULAR:
        return Verb(infinitive, *_IRREGULAR[infinitive])
    stem, ending = infinitive[:-3], infinitive[-3:]
    if ending == "are":
        light = stem[:-1] if stem.endswith("i") else f"{stem}h" if stem.endswith(("c", "g")) else stem
        present = (f"{light}i", f"{stem}a", f"{stem}ano", f"{stem}a")
        return Verb(infinitive, *present, f"{light}i", f"{light}ino", f"{stem}ato")
    present = (f"{stem}i", f"{stem}e", f"{stem}ono", f"{stem}i")
    participle = _PARTICIPLES.get(infinitive, f"{stem}{'uto' if ending == 'ere' else 'ito'}")
    return Verb(infinitive, *present, f"{stem}a", f"{stem}ano", participle)


_THAT = {"il ": "quel ", "lo ": "quello ", "l'": "quell'", "la ": "quella ", "i ": "quei ", "gli ": "quegli ",
         "le ": "quelle "}  # fmt: skip


def that(text: str, gender: Gender, plural: bool = False) -> str:
    """The noun `text` with its demonstrative: quel, quello, quell' or quella.

    If `plural` is true, the demonstrative is quei, quegli or quelle.
    """
    full = definite(text, gender, plural)
    article = next(one for one in _ARTICLES if full.startswith(one))
    return _THAT[article] + full.removeprefix(article)


def guess(name: str) -> tuple[Gender, bool]:
    """The probable gender of an unknown name, and whether it is a plural, by the end of its first word."""
    first = re.split(r"[ ']", name.lower())[0]
    if first.endswith("i"):
        return "m", True
    return "f" if first.endswith(("a", "zione", "sione", "gione", "trice", "tà", "tù")) else "m", False


def pronoun(gender: Gender, plural: bool = False) -> str:
    """The object pronoun after an imperative or infinitive: lo or la; if `plural` is true, li or le."""
    return {"m": ("lo", "li"), "f": ("la", "le")}[gender][plural]
