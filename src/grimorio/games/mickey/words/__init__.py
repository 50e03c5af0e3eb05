"""The words that the cards of Wizards of Mickey are made of: Mages, Spells, Castles and Codes.

A card is a frozen value, and so is all that it says. Nothing here runs; `meaning.py` says what a word does.

**An effect is one of two things.** What is *done* at a moment (`Deed`: a Special Action, drawing), or what
is *so* while the card is in play and not Simple (`Lasts`: power, immunity, bans, teams).

**A deed stands by itself at its card's own moment**: of a Spell when it is cast, of a Mage when this Mage
casts a Spell (after the Spell's own effects), of a Castle when it comes into play. Any other moment is said
with `When`. `May` makes deeds optional, `Pay` asks a price for them, `If` puts a condition before deeds or
before what lasts, `IfHidden` is what a Spell says of itself when it was hidden, and `ForNow` begins, at a
moment, something that lasts to the end of the turn.

**Nouns are seen from the card.** "own" is the player of the card; of a Castle, which serves both, the player
whose Mage is acting, or who put it into play, and what lasts says "any". `CASTER` is the Mage itself, or the
Mage that cast the Spell; `OPPOSITE` the Mage in front of it; `THIS` the Spell itself; `THAT` the Spell that
is being cast or hidden at the moment. All that match are meant; `One(...)` lets the player choose one, and
`SAME` is that one again.

    Spell("Stone Fist", 2, (RED,), (If(There(Castles(colour=RED)), Plus(THIS, 1)),))
    Spell("Shackles", 1, (BLACK,), (Block(OPPOSITE),))
    Mage("Ada", "the Patient", (BLUE,), "Owls", (Plus(HIS, 1, each=Hand()),))
    Castle("Mirror Hall", (BLUE,), (Plus(Spells(colour=BLUE), 1), Minus(Spells(colour=RED), 1)))
    Code("No Tricks", Mages(team="Owls"), (When(Casts(), May((Annul(THAT), ForNow(Worth(THAT, 3))))),))
"""

from grimorio.games.mickey.words.actions import *  # noqa: F403
from grimorio.games.mickey.words.cards import *  # noqa: F403
from grimorio.games.mickey.words.effects import *  # noqa: F403
from grimorio.games.mickey.words.lasting import *  # noqa: F403
from grimorio.games.mickey.words.nouns import *  # noqa: F403
