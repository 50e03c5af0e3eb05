"""The sentences in French for effects at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.deeds import Mood, conjugated, give_back, sentence_of, subject, told
from grimorio.games.magic.wording.fr.nouns import what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import endings as words
from grimorio.games.magic.words.effects import Return
from grimorio.games.magic.words.phasing import CantPhaseOut, PhaseOut
from grimorio.language.french import clitic, said


def _raised_for_turn(word: words.RaisedForTurn, t: Telling, mood: Mood) -> str:
    first = give_back(Return(word.what, "play"), t, mood)
    then = "Elle acquiert la célérité jusqu'à la fin du tour"
    return f"{first}. {then}. Retirez-la de la partie à la fin du tour"


def _sacrifice_later(word: words.SacrificeLater, t: Telling, mood: Mood) -> str:
    return f"{told('sacrifier', said(what(word.what, t)), mood)} à la fin du tour"


def _leaves_later(word: words.LeavesLater, t: Telling, mood: Mood) -> str:
    return f"{give_back(Return(word.what, word.to), t, mood)} à la fin du tour"


def _controller_sacrifices(word: words.ControllerSacrifices, t: Telling, mood: Mood) -> str:
    thing = what(word.what, t)
    verb = f"{clitic(thing.gender, thing.plural)} sacrifie"
    return f"le joueur qui contrôle {said(thing)} {verb}"


def _phase_out(word: PhaseOut, t: Telling, mood: Mood) -> str:
    return sentence_of(subject(word.what, t), "passer", "hors phase", mood)


def _cant_phase_out(word: CantPhaseOut, t: Telling, mood: Mood) -> str:
    who = subject(word.what, t)
    can = conjugated(who, "pouvoir", mood)
    return f"jusqu'à votre prochain entretien, {said(who)} ne {can} pas passer hors phase"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.RaisedForTurn: _raised_for_turn,
    words.SacrificeLater: _sacrifice_later,
    words.LeavesLater: _leaves_later,
    words.ControllerSacrifices: _controller_sacrifices,
    PhaseOut: _phase_out,
    CantPhaseOut: _cant_phase_out,
}
"""For each class of effects of `words.endings`, the function that writes its text."""
