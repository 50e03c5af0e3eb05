"""The sentences for effects that add mana, in French."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.amounts import counted
from grimorio.games.magic.wording.fr.deeds import Mood, acts
from grimorio.games.magic.wording.fr.nouns import POOL, his, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import AddMana
from grimorio.language.french import listed, of
from grimorio.language.phrases import capital


def add_mana(word: AddMana, t: Telling, mood: Mood) -> str:
    """The sentence for `AddMana`: "ajoutez {G} à votre réserve"."""
    person = who(word.who, t)
    you = person.person == 2
    pool = f"à {his(person, POOL)}"
    owns = "que vous contrôlez" if you else "qu'il contrôle"
    land = {
        "could": f"un terrain de base {owns}",
        "land": f"un terrain {owns}",
        "theirs": "un terrain contrôlé par un adversaire",
    }.get(word.mana, "")
    if land:
        color = f"un mana de n'importe quelle couleur qu'{land} pourrait produire"
        return acts(person, "ajouter", f"{pool} {color}", mood)
    if word.mana == "yours":
        first = acts(person, "choisir", "une couleur d'un permanent que vous contrôlez", mood)
        return f"{first}. {capital(acts(person, 'ajouter', f'un mana de cette couleur {pool}', mood))}"
    if word.mana == "any" and word.times is not None:
        rest = (
            f"X mana d'une seule couleur de votre choix {pool}, où X est le nombre {of(counted(word.times))}"
        )
        return acts(person, "ajouter", rest, mood)
    any_ = f"un mana de la couleur de {'votre' if you else 'son'} choix"
    mana = {"any": any_, "chosen": "un mana de la couleur choisie"}.get(word.mana)
    each = f" pour chaque {counted(word.times, False)}" if word.times is not None else ""
    return acts(person, "ajouter", f"{mana or listed(word.mana.split('|'), 'or')} {pool}{each}", mood)
