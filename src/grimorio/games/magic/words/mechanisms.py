"""The abilities of the sets around Eighth Edition that are written with a cost; each class is one.

The attributes `EN`, `IT` and `FR` of a class are its text in each language, as patterns with slots for its
fields (`words.rows`). By `EN` an English text is read, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import (
    Cost,
    DiscardCost,
    Keyword,
    LifeCost,
    RemoveCost,
    SacrificeCost,
    X,
)
from grimorio.games.magic.words.rows import Rows
from grimorio.games.magic.words.triggers import Condition

LandType = Literal["", "Plains", "Island", "Swamp", "Mountain", "Forest"]
"""A basic land type, or "" for none."""


class KeywordAbility:
    """The base of all keyword abilities that are written with a cost."""


@dataclass(frozen=True)
class AdditionalCost(KeywordAbility):
    """Who plays this instant or sorcery pays `cost`, an action, besides its mana cost (MTG8-CR-COST-4)."""

    EN: ClassVar[Rows] = ("as an additional cost to play ~, <cost:cost>.",)
    IT: ClassVar[Rows] = ("come costo addizionale per giocare ~, <cost:cost>.",)
    FR: ClassVar[Rows] = ("en tant que coût supplémentaire pour jouer ~, <cost:cost>.",)

    cost: SacrificeCost | DiscardCost | LifeCost | RemoveCost


@dataclass(frozen=True)
class Cycling(KeywordAbility):
    """While this card is in your hand, you may pay `cost` and discard it to draw a card (MTG8-CR-CYCLE-1).

    Attributes:
        cost: the mana that it costs.
        land: with a basic land type, you search your library for a card of that type instead of drawing.
    """

    EN: ClassVar[Rows] = ("(land=) cycling <cost:mana>", "<land:landtype>cycling <cost:mana>")
    IT: ClassVar[Rows] = (
        "(land=) ciclo <cost:mana>",
        "(land=Plains) ciclopianura <cost:mana>",
        "(land=Island) cicloisola <cost:mana>",
        "(land=Swamp) ciclopalude <cost:mana>",
        "(land=Mountain) ciclomontagna <cost:mana>",
        "(land=Forest) cicloforesta <cost:mana>",
    )
    FR: ClassVar[Rows] = (
        "(land=) recyclage <cost:mana>",
        "(land=Plains) recyclage de plaine <cost:mana>",
        "(land=Island) recyclage d'île <cost:mana>",
        "(land=Swamp) recyclage de marais <cost:mana>",
        "(land=Mountain) recyclage de montagne <cost:mana>",
        "(land=Forest) recyclage de forêt <cost:mana>",
    )

    cost: str
    land: LandType = ""


@dataclass(frozen=True)
class Flashback(KeywordAbility):
    """You may play this card from your graveyard for `cost`; then it is removed from the game.

    Rules MTG8-CR-FLASH-1 to 3.
    """

    EN: ClassVar[Rows] = ("flashback<cost:price>",)
    IT: ClassVar[Rows] = ("flashback<cost:price>",)
    FR: ClassVar[Rows] = ("flashback<cost:price>",)

    cost: tuple[Cost, ...]


@dataclass(frozen=True)
class Morph(KeywordAbility):
    """You may play this card face down as a 2/2 creature for {3}, and turn it face up later for `cost`.

    Rules MTG8-CR-MORPH-1 to 5.
    """

    EN: ClassVar[Rows] = ("morph<cost:price>",)
    IT: ClassVar[Rows] = ("metamorfosi<cost:price>",)
    FR: ClassVar[Rows] = ("mue<cost:price>",)

    cost: tuple[Cost, ...]


@dataclass(frozen=True)
class MayStayTapped(KeywordAbility):
    """You may choose not to untap this permanent during your untap step (MTG8-CR-UNTAP-2)."""

    EN: ClassVar[Rows] = ("you may choose not to untap ~ during your untap step.",)
    IT: ClassVar[Rows] = ("puoi scegliere di non STAPpare ~ durante il tuo STAP.",)
    FR: ClassVar[Rows] = ("vous pouvez choisir de ne pas dégager ~ pendant votre étape de dégagement.",)


@dataclass(frozen=True)
class Storm(KeywordAbility):
    """When you play this spell, copy it for each spell played before it this turn.

    Rules MTG8-CR-STORM-1 to 3.
    """

    EN: ClassVar[Rows] = ("storm",)
    IT: ClassVar[Rows] = ("tempesta",)
    FR: ClassVar[Rows] = ("déluge",)


@dataclass(frozen=True)
class Madness(KeywordAbility):
    """As you discard this card, it is removed from the game, and you may play it for `cost`.

    Rules MTG8-CR-MADNESS-1 to 4.
    """

    EN: ClassVar[Rows] = ("madness <cost:mana>",)
    IT: ClassVar[Rows] = ("follia <cost:mana>",)
    FR: ClassVar[Rows] = ("folie <cost:mana>",)

    cost: str


@dataclass(frozen=True)
class Provoke(KeywordAbility):
    """When this creature attacks, you may have a target creature of the defending player untap and block it.

    Rules MTG8-CR-PROVOKE-1 and 2.
    """

    EN: ClassVar[Rows] = ("provoke",)
    IT: ClassVar[Rows] = ("provocazione",)
    FR: ClassVar[Rows] = ("provocation",)


@dataclass(frozen=True)
class Amplify(KeywordAbility):
    """This creature comes into play with `count` +1/+1 counters for each card of its types that you reveal.

    Rules MTG8-CR-AMPLIFY-1 and 2.
    """

    EN: ClassVar[Rows] = ("amplify <count:digits>",)
    IT: ClassVar[Rows] = ("sviluppo <count:digits>",)
    FR: ClassVar[Rows] = ("amplification <count:digits>",)

    count: int


@dataclass(frozen=True)
class EntersWith(KeywordAbility):
    """This permanent comes into play with `count` counters named `counter` on it (MTG8-CR-COUNTERS-1)."""

    EN: ClassVar[Rows] = ("~ comes into play with <count:tally> <counter:mark> [counter|counters] on it.",)
    IT: ClassVar[Rows] = (
        "~ [entra|entrano] in gioco con <count:tally> [segnalino|segnalini] <counter:mark>.",
    )
    FR: ClassVar[Rows] = (
        "~ [arrive|arrivent] en jeu avec <count:tally> [marqueur|marqueurs] <counter:mark>.",
    )

    count: int | X = 1
    counter: str = "+1/+1"


@dataclass(frozen=True)
class Kicker(KeywordAbility):
    """You may pay `cost` in addition as you play this spell (MTG8-CR-KICK-1).

    With a `second` cost of mana, you may pay either, or both (MTG8-CR-KICK-4).
    """

    EN: ClassVar[Rows] = ("(second=) kicker<cost:price>", "kicker<cost:price> and/or <second:mana>")
    IT: ClassVar[Rows] = (
        "(second=) potenziamento<cost:price>",
        "potenziamento<cost:price> e/o <second:mana>",
    )
    FR: ClassVar[Rows] = ("(second=) kick<cost:price>", "kick<cost:price> et/ou <second:mana>")

    cost: tuple[Cost, ...]
    second: str = ""


@dataclass(frozen=True)
class KickedEntersWith(KeywordAbility):
    """If its kicker cost was paid, this permanent comes into play with `count` +1/+1 counters.

    With a `keyword`, it has that, too, as long as it is in play (MTG8-CR-KICK-2).
    """

    EN: ClassVar[Rows] = (
        "(keyword=) if you paid the kicker cost, ~ comes into play with <count:tally> +1/+1 "
        "[counter|counters] on it.",
        "if you paid the kicker cost, ~ comes into play with <count:tally> +1/+1 [counter|counters] on it "
        "and with <keyword:keyword>.",
    )
    IT: ClassVar[Rows] = (
        "(keyword=) se hai pagato il costo di potenziamento, ~ [entra|entrano] in gioco con <count:tally> "
        "[segnalino|segnalini] +1/+1.",
        "se hai pagato il costo di potenziamento, ~ [entra|entrano] in gioco con <count:tally> "
        "[segnalino|segnalini] +1/+1 e con <keyword:keyword>.",
    )
    FR: ClassVar[Rows] = (
        "(keyword=) si vous avez payé le coût de kick, ~ [arrive|arrivent] en jeu avec <count:tally> "
        "[marqueur|marqueurs] +1/+1.",
        "si vous avez payé le coût de kick, ~ [arrive|arrivent] en jeu avec <count:tally> "
        "[marqueur|marqueurs] +1/+1 et avec <keyword:keyword>.",
    )

    count: int
    keyword: Keyword | Literal[""] = ""


@dataclass(frozen=True)
class ShedsCounters(KeywordAbility):
    """Damage that would be dealt to this permanent is prevented, and takes a +1/+1 counter off it.

    Rule MTG8-CR-COUNTERS-2.
    """

    EN: ClassVar[Rows] = (
        "if damage would be dealt to ~, prevent that damage. Remove a +1/+1 counter from ~.",
    )
    IT: ClassVar[Rows] = (
        "se ~ [sta|stanno] per subire danno, previeni quel danno e rimuovi uno dei [suoi|loro] "
        "segnalini +1/+1.",
    )
    FR: ClassVar[Rows] = (
        "si ~ [doit|doivent] subir des blessures, prévenez-les et retirez un de [ses|leurs] marqueurs +1/+1.",
    )


@dataclass(frozen=True)
class Buyback(KeywordAbility):
    """You may pay `cost` in addition as you play this spell; then it goes to your hand as it resolves.

    Rules MTG8-CR-BUYBACK-1 and 2.
    """

    EN: ClassVar[Rows] = ("buyback<cost:price>",)
    IT: ClassVar[Rows] = ("riscatto<cost:price>",)
    FR: ClassVar[Rows] = ("rappel<cost:price>",)

    cost: tuple[Cost, ...]


@dataclass(frozen=True)
class Echo(KeywordAbility):
    """In your first upkeep with this permanent, you sacrifice it unless you pay the mana `cost`.

    Rules MTG8-CR-ECHO-1 and 2.
    """

    EN: ClassVar[Rows] = ("echo <cost:mana>",)
    IT: ClassVar[Rows] = ("eco <cost:mana>",)
    FR: ClassVar[Rows] = ("écho <cost:mana>",)

    cost: str


@dataclass(frozen=True)
class Fading(KeywordAbility):
    """It comes into play with `count` fade counters, loses one in each of your upkeeps, and goes after them.

    Rules MTG8-CR-FADING-1 and 2.
    """

    EN: ClassVar[Rows] = ("fading <count:digits>",)
    IT: ClassVar[Rows] = ("dissolvenza <count:digits>",)
    FR: ClassVar[Rows] = ("disparition <count:digits>",)

    count: int


@dataclass(frozen=True)
class CumulativeUpkeep(KeywordAbility):
    """In each of your upkeeps it gets an age counter; pay the mana `cost` for each of these or sacrifice it.

    Rules MTG8-CR-AGE-1 and 2.
    """

    EN: ClassVar[Rows] = ("cumulative upkeep <cost:mana>",)
    IT: ClassVar[Rows] = ("mantenimento cumulativo <cost:mana>",)
    FR: ClassVar[Rows] = ("entretien cumulatif <cost:mana>",)

    cost: str


@dataclass(frozen=True)
class CumulativeCost(KeywordAbility):
    """Cumulative upkeep whose `cost` has actions: pay all of it for each age counter, or sacrifice it.

    Rules MTG8-CR-AGE-1 and 2. For mana alone it is `CumulativeUpkeep`.
    """

    EN: ClassVar[Rows] = ("cumulative upkeep<cost:price>",)
    IT: ClassVar[Rows] = ("mantenimento cumulativo<cost:price>",)
    FR: ClassVar[Rows] = ("entretien cumulatif<cost:price>",)

    cost: tuple[Cost, ...]


@dataclass(frozen=True)
class Flanking(KeywordAbility):
    """A creature without flanking that blocks this one gets -1/-1 until end of turn (MTG8-CR-FLANK-1)."""

    EN: ClassVar[Rows] = ("flanking",)
    IT: ClassVar[Rows] = ("aggirare",)
    FR: ClassVar[Rows] = ("débordement",)


@dataclass(frozen=True)
class Rampage(KeywordAbility):
    """When this creature becomes blocked, it grows by `count` for each blocker beyond the first.

    Rule MTG8-CR-RAMPAGE-1.
    """

    EN: ClassVar[Rows] = ("rampage <count:digits>",)
    IT: ClassVar[Rows] = ("furia <count:digits>",)
    FR: ClassVar[Rows] = ("ravage <count:digits>",)

    count: int


@dataclass(frozen=True)
class AlternativeCost(KeywordAbility):
    """You may pay `cost`, actions, instead of this card's mana cost, if `when` is true (MTG8-CR-COST-10)."""

    READ: ClassVar[Rows] = (
        "(when=None) you may <cost:joined> rather than pay ~'s mana cost.",
        "if <when:condition>, you may <cost:joined> rather than pay ~'s mana cost.",
    )

    cost: tuple[Cost, ...]
    when: Condition | None = None


@dataclass(frozen=True)
class PlayedFree(KeywordAbility):
    """You may play this card without paying its mana cost if `when` is true (MTG8-CR-COST-10)."""

    READ: ClassVar[Rows] = ("if <when:condition>, you may play ~ without paying its mana cost.",)

    when: Condition


Mechanism = (
    AdditionalCost
    | AlternativeCost
    | Amplify
    | Buyback
    | CumulativeCost
    | CumulativeUpkeep
    | Cycling
    | Echo
    | EntersWith
    | Fading
    | Flanking
    | Flashback
    | KickedEntersWith
    | Kicker
    | Madness
    | MayStayTapped
    | Morph
    | PlayedFree
    | Provoke
    | Rampage
    | ShedsCounters
    | Storm
)
"""The classes of keyword abilities that cards are written with."""
