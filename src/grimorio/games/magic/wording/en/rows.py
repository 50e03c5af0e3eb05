"""Write effects, rules and events as English text, by the rows of their classes.

A row is a pattern of text with slots for fields of the class, such as "lose <amount:life>" (`words.rows`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.wording.bonus import bonus
from grimorio.games.magic.wording.en import nouns
from grimorio.games.magic.wording.en.amounts import cards, counted, measured, way
from grimorio.games.magic.wording.en.nouns import a, enchanted, his, name, noun, that_one
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import THIS, YOU, All, That, ThisWay, X
from grimorio.games.magic.words.rows import Agreeing, Part, Row, Slot, Tail, default, rows_of, says
from grimorio.language.english import a_or_an, listed, number, possessive, said
from grimorio.language.phrases import Phrase, one

Mood = str
"""The form of a verb: "do" for the usual form ("draws"), "bare" for the one behind "may" ("draw")."""

NAMESAKES: Final = "the number of cards in all graveyards with the same name as that spell"
PLAYERS: Final = {"you": "you", "opponent": "an opponent", "any": "a player"}
TURNS: Final = {"you": "your", "opponent": "each opponent's", "each": "each player's"}
HANDS: Final = {"all": "players", "opponents": "your opponents", "others": "other players"}
YOU_PHRASE: Final = Phrase(("you",), person=2)


def subject(word: Any, t: Telling) -> Phrase:
    """Return the subject of a lasting effect, the reference `word` to objects: "all creatures".

    Where its noun names a controller, "all" is left out: "creatures you control".
    """
    if isinstance(word, All) and word.what.controller:
        return one(noun(word.what, True), plural=True)
    return nouns.what(word, t)


def ruled(word: Any, t: Telling) -> Phrase:
    """Return the subject of a sentence of a static ability.

    It is the card's name if `word` is `THIS`, else a phrase for the objects that `word` refers to, such as
    "creatures you control".
    """
    return one(name(t)) if word == THIS else nouns.what(word, t)


def top(count: int) -> str:
    """The phrase for the top `count` cards of a library: "the top card", "the top four cards"."""
    return f"the top {'card' if count == 1 else f'{number(count)} cards'}"


def belongs(player: Any, t: Telling) -> str:
    """The possessive of the player that the word `player` refers to: "your", "target player's"."""
    person = nouns.who(player, t)
    return "your" if person.person == 2 else possessive(said(person), person.plural)


def _one(what: Any, t: Telling) -> Phrase:
    return one(a(what)) if isinstance(what, That) else ruled(what, t)


def _player(who: str) -> Phrase:
    return YOU_PHRASE if who == "you" else one(PLAYERS[who])


def _much(times: int) -> str:
    return {2: "double", 3: "triple"}.get(times, f"{number(times)} times")


def _whom(to: Any, t: Telling) -> Phrase:
    return YOU_PHRASE if to == YOU else ruled(to, t)


def _times_due(times: Any) -> str:
    """How much is paid where {1} is paid so many `times`: "{X}", or "{1} for each …"."""
    return "{X}" if isinstance(times, X) else f"{{1}}{_for_each(times)}"


def _for_each(times: Any) -> str:
    if isinstance(times, ThisWay):
        return f"{'' if times.times == 1 else f' {times.times} times'} for each {way(times)}"
    return " X times" if isinstance(times, X) else f" for each {counted(times, False)}"


def _condition(word: Any, t: Telling) -> str:
    from grimorio.games.magic.wording.en.triggers import condition

    return condition(word, t)


FORMS: Final[dict[str, Callable[[Any, Telling], str | Phrase]]] = {
    "who": nouns.who,
    "who!": nouns.who,
    "what": nouns.what,
    "subject": subject,
    "rule": ruled,
    "one": _one,
    "whom": _whom,
    "player": lambda who, t: _player(who),
    "one of": lambda what, t: noun(what),
    "a": lambda what, t: a(what),
    "plural": lambda what, t: one(noun(what, True), plural=True),
    "buried": lambda what, t: nouns.what(replace(what, what=replace(what.what, controller=None)), t),
    "plural@graveyard": lambda what, t: noun(what, True),
    "plural@library": lambda what, t: noun(what, True),
    "plural@hand": lambda what, t: noun(what, True),
    "a@library": lambda what, t: a(what),
    "a@hand": lambda what, t: a(what),
    "mark": lambda name, t: str(name),
    "marked": lambda name, t: a_or_an(f"{name} counter"),
    "signed": lambda size, t: bonus(*size).text,
    "life": lambda amount, t: measured(amount, "life", t),
    "cards": cards,
    "top": lambda count, t: top(count),
    "number": lambda count, t: number(count),
    "digits": lambda count, t: str(count),
    "hundreds": lambda count, t: f"{count}00",
    "generic": lambda count, t: f"{{{count}}}",
    "mana": lambda mana, t: str(mana),
    "times due": lambda times, t: _times_due(times),
    "due": lambda pays, t: f"{{X}}, where X is {NAMESAKES}",
    "for each": lambda times, t: _for_each(times),
    "number of": lambda what, t: f"the number of {counted(what)}",
    "either": lambda mana, t: listed(mana.split("|"), "or"),
    "color": lambda color, t: color,
    "word": lambda word, t: str(word),
    "keyword": lambda word, t: str(word),
    "type": lambda word, t: nouns.kind(word),
    "times": lambda times, t: _much(times),
    "much": lambda times, t: _much(times),
    "turn": lambda whose, t: TURNS[whose],
    "players": lambda who, t: HANDS[who.who],
    "condition": _condition,
    "belongs": belongs,
    "again": lambda what, t: that_one(what),
    "card": lambda _, t: name(t),
    "enchanted": lambda _, t: enchanted(t),
}
"""For each form that a slot of a row can name, the function that puts a field's value into words.

Where a verb must agree with the value, the function returns a noun phrase, else plain text.
"""


def row_for(word: Any) -> Row | None:
    """Return the first row (pattern of text) that fits `word`, a piece of card text such as an effect.

    Return None if its class has no such row, because a function writes its text instead.
    """
    for row in rows_of(word.__class__):
        if all(says(getattr(word, field), value) for field, value in row.fits):
            return row
    return None


class _Told:
    """A text that is being written by a row, a pattern with slots.

    Attributes:
        word: the piece of card text, such as an effect, whose fields fill the slots.
        t: the card, and what its text has named so far.
        mood: the form of the verbs.
        agrees: the phrase that the next verb must agree with.
        text: the text so far.
    """

    def __init__(self, word: Any, t: Telling, mood: Mood) -> None:
        self.word = word
        self.t = t
        self.mood = mood
        self.agrees = YOU_PHRASE
        self.text = ""

    def add(self, parts: tuple[Part, ...]) -> None:
        """Append the text of these parts of a row: text, slots, verb endings, and conditional parts."""
        for part in parts:
            if isinstance(part, str):
                self.text += part if self.text else part.lstrip()
            elif isinstance(part, Agreeing):
                many = self.agrees.plural or self.agrees.person == 2 or self.mood == "bare"
                self.text += part.forms[1 if many else 0]
            elif isinstance(part, Tail):
                if self._there(part):
                    self.add(part.parts)
            else:
                self.slot(part)

    def _there(self, tail: Tail) -> bool:
        value = getattr(self.word, tail.field)
        if tail.value == "?":
            return bool(value != default(self.word.__class__, tail.field))
        return says(value, tail.value) if tail.value else bool(value)

    def slot(self, slot: Slot) -> None:
        """Append, as text, the value of the field for which a slot of the row stands.

        "You" as the subject of a command is left out, as in "draw a card".
        """
        value: Any = getattr(self.word, slot.field, None)
        if slot.again and slot.form in ("his", "owns"):
            person = _player(value) if isinstance(value, str) else nouns.who(value, self.t)
            owner = "you control" if person.person == 2 else "that player controls"
            self.text += his(person) if slot.form == "his" else owner
            return
        phrase = FORMS[slot.form](value, self.t)
        if isinstance(phrase, str):
            self.text += phrase
            return
        self.agrees = phrase
        first = not self.text and slot.form in ("who", "who!")
        if first and (self.mood == "bare" or (phrase.person == 2 and slot.form == "who")):
            return
        self.text += said(phrase)


def told(word: Any, t: Telling, mood: Mood = "do") -> str:
    """Return the text of `word`, such as an effect, without initial capital and final full stop.

    It is written by the first row (pattern of text) of its class that fits. Raises LookupError: none fits.
    """
    row = row_for(word)
    if row is None:
        raise LookupError(f"{type(word).__name__} has no row")
    growing = _Told(word, t, mood)
    growing.add(row.parts)
    return growing.text


def told_event(word: Any, t: Telling) -> tuple[str, str]:
    """Return the subject and the verb of the event `word`, such as ("a creature", "comes into play").

    They are written by the first row (pattern of text) of its class that fits. Raises LookupError: none fits.
    """
    row = row_for(word)
    if row is None:
        raise LookupError(f"{type(word).__name__} has no row")
    growing = _Told(word, t, "do")
    growing.add(row.subject)
    subject_, growing.text = growing.text, ""
    growing.add(row.parts)
    return subject_, growing.text
