"""The sentences in Italian for effects at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.deeds import Mood, conjugated, give_back, sentence_of, subject, told
from grimorio.games.magic.wording.it.nouns import what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import endings as words
from grimorio.games.magic.words.effects import Return
from grimorio.games.magic.words.phasing import CantPhaseOut, PhaseOut
from grimorio.language.italian import pronoun, said


def _raised_for_turn(word: words.RaisedForTurn, t: Telling, mood: Mood) -> str:
    first = give_back(Return(word.what, "play"), t, mood)
    then = "Acquisisce rapidità fino alla fine del turno"
    return f"{first}. {then}. Rimuovila dal gioco alla fine del turno"


def _sacrifice_later(word: words.SacrificeLater, t: Telling, mood: Mood) -> str:
    return f"{told('sacrificare', said(what(word.what, t, 'il')), mood)} alla fine del turno"


def _leaves_later(word: words.LeavesLater, t: Telling, mood: Mood) -> str:
    return f"{give_back(Return(word.what, word.to), t, mood)} alla fine del turno"


def _controller_sacrifices(word: words.ControllerSacrifices, t: Telling, mood: Mood) -> str:
    thing = what(word.what, t, "il")
    return f"il giocatore che controlla {said(thing)} {pronoun(thing.gender, thing.plural)} sacrifica"


def _phase_out(word: PhaseOut, t: Telling, mood: Mood) -> str:
    return sentence_of(subject(word.what, t), "scomparire", "", mood)


def _cant_phase_out(word: CantPhaseOut, t: Telling, mood: Mood) -> str:
    who = subject(word.what, t)
    held = f"{said(who)} non {conjugated(who, 'potere', mood)} scomparire".lstrip()
    return f"fino al tuo prossimo mantenimento, {held}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.RaisedForTurn: _raised_for_turn,
    words.SacrificeLater: _sacrifice_later,
    words.LeavesLater: _leaves_later,
    words.ControllerSacrifices: _controller_sacrifices,
    PhaseOut: _phase_out,
    CantPhaseOut: _cant_phase_out,
}
"""For each class of effects of `words.endings`, the function that writes its text."""
