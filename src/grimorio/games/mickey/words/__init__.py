"""The words that describe the cards of Wizards of Mickey: Mages, Spells, Castles and Codes.

A card is a frozen value, and so is each of its effects. Nothing here runs; the package `meaning` compiles
words into what the rules execute.

**An effect is one of two things.** A deed (`Deed`) is done at a moment: a Special Action, drawing a card. A
lasting effect (`Lasts`) holds while its card is in play and not Simple: power, immunity, bans, teams.

**A deed that stands by itself is done at its card's own moment**: that of a Spell when it is cast, that of a
Mage when this Mage casts a Spell (after the Spell's own effects), that of a Castle when it comes into play.
`When` names any other moment. `May` makes deeds optional, `Pay` asks a price for them, `If` puts a condition
before deeds or lasting effects, `IfHidden` holds effects of a Spell that was hidden, and `ForNow` begins a
lasting effect that ends with the turn.

**Nouns are seen from the card.** "own" is the player of the card. A Castle serves both players: for its deeds
"own" is the player whose Mage is acting, or who put it into play; its lasting effects say "any". `CASTER` is
the Mage itself, or the Mage that cast the Spell; `OPPOSITE` is the Mage in front of it; `THIS` is the Spell
itself; `THAT` is the Spell that is being cast or hidden. A noun means all cards that match it; `One(...)`
lets the player choose one of them, and `SAME` means the chosen card again.

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
