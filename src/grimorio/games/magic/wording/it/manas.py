"""The sentences for effects that add mana, in Italian."""

from __future__ import annotations

from grimorio.games.magic.wording.it.amounts import counted
from grimorio.games.magic.wording.it.deeds import Mood, acts
from grimorio.games.magic.wording.it.nouns import POOL, his, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import AddMana
from grimorio.language.italian import listed
from grimorio.language.phrases import capital


def add_mana(word: AddMana, t: Telling, mood: Mood) -> str:
    """The sentence for `AddMana`: "aggiungi {G} alla tua riserva di mana"."""
    person = who(word.who, t, "il")
    pool = his(person, POOL, "a")
    owns = "che controlli" if person.person == 2 else "che controlla"
    land = {
        "could": f"una terra base {owns}",
        "land": f"una terra {owns}",
        "theirs": "una terra controllata da un avversario",
    }.get(word.mana, "")
    if land:
        color = f"un mana di un qualsiasi colore che {land} può produrre"
        return acts(person, "aggiungere", f"{pool} {color}", mood)
    if word.mana == "yours":
        first = acts(person, "scegliere", "un colore di un permanente che controlli", mood)
        return f"{first}. {capital(acts(person, 'aggiungere', f'un mana di quel colore {pool}', mood))}"
    if word.mana == "any" and word.times is not None:
        rest = f"X mana di un solo colore a scelta {pool}, dove X è il numero di {counted(word.times)}"
        return acts(person, "aggiungere", rest, mood)
    mana = {"any": "un mana di un qualsiasi colore", "chosen": "un mana del colore scelto"}.get(word.mana)
    each = f" per ogni {counted(word.times, False)}" if word.times is not None else ""
    return acts(person, "aggiungere", f"{mana or listed(word.mana.split('|'), 'or')} {pool}{each}", mood)
