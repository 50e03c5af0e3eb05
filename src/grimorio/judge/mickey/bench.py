"""The steps that scenarios of Wizards of Mickey can have; each is named by a verb, such as ``cast``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from grimorio.decks import Deck
from grimorio.games.mickey.game import Mickey
from grimorio.games.mickey.situation_data import PLACES
from grimorio.games.mickey.situation_names import folded
from grimorio.judge.deck_lists import judge_deck
from grimorio.judge.mickey.checks import MickeyChecks
from grimorio.judge.mickey.table import DECK_KEYS, called
from grimorio.judge.outcomes import Refused
from grimorio.judge.reading import Node
from grimorio.kernel import Choice, Option, SetupError
from grimorio.kernel.faults import in_field
from grimorio.kernel.seats import Seat

DISCARDS = ("discard", "pay-discard", "corrode-discard", "corrupt-discard", "hand-limit")


class MickeyBench(MickeyChecks):
    """The runner of scenarios of Wizards of Mickey: it carries out the steps of their scripts."""

    LEAVES: ClassVar[frozenset[str]] = frozenset(("choose", "discard", "deploy"))
    ANY_ORDER: ClassVar[frozenset[str]] = frozenset(DISCARDS)
    IDLE: ClassVar[tuple[Option, ...]] = (("pass",), ("no",), ("done",), ("back",), ("no-code",))

    def took(self, seat: Seat, option: Option) -> bool:
        """Whether this answer was given automatically for the seat, as it was the only one possible.

        The answer is then removed from the list of such answers, so that a script can name it only once.
        """
        for index, (choice, taken) in enumerate(self._taken):
            if choice.seat == seat and taken == option:
                del self._taken[index]
                return True
        return False

    # -- preparation -----------------------------------------------------------------------------

    def declare(self, node: Node) -> None:
        """``declare: {by: A, team: Lantern Watch}`` or ``{by: A, code: none}``: declare a team or a Code."""
        parts = node.mapping(("by", "team", "code"))
        if ("team" in parts) == ("code" in parts):
            raise node.wrong("expected either a team or a code", "team-or-code")
        seat = self.by(parts, node)
        if "team" in parts:
            self.say(seat, ("team",), ("team", parts["team"].word()), node, "WOM-IT-6.2-1")
            return
        code = parts["code"]
        option: Option = ("no-code",) if code.text == "none" else ("code", self.card(code, "code"))
        self.say(seat, ("code",), option, node, "WOM-IT-6.3-1")

    def say(self, seat: Seat, asks: tuple[str, ...], option: Option, node: Node, rule: str) -> None:
        """Answer for a seat, with `option`, whichever of the choices `asks` (by `Choice.ask`) it is asked.

        Do nothing if the same answer has been given automatically, as the only one possible. Raises Refused,
        with the game's rule or else `rule`: the option is not offered. Raises NotAsked: none of the choices
        is asked.
        """
        now = self.pending(seat)
        if (now is None or now.ask not in asks) and self.took(seat, option):
            return
        self.give(self.reach(seat, asks, node), option, rule)

    def swap(self, node: Node) -> None:
        """``swap: {by: A, out: Rising Tide, in: Ebb}``: exchange a card for one in the Support."""
        parts = node.mapping(("by", "out", "in"))
        if "out" not in parts or "in" not in parts:
            raise node.wrong("expected out and in, two cards", "out-in")
        choice = self.reach(self.by(parts, node), ("swap",), node)
        out, into = (self.card(parts[part], "spell", "mage", "castle") for part in ("out", "in"))
        found = [option for option in choice.options if option[:3] == ("swap", out, into)]
        self.give(choice, found[0] if found else ("swap", out, into, -1), "WOM-IT-6.4-1")

    def deploy(self, node: Node) -> None:
        """``deploy: {by: A, mage: Orsa, at: left}``, or a whole ``squad: [Orsa, …]``."""
        parts = node.mapping(("by", "mage", "at", "squad"))
        seat = self.by(parts, node)
        if "squad" in parts:
            mages = [self.mage(one, seat) for one in parts["squad"].items()]
            self.give(self.reach(seat, ("line-up",), node), ("line-up", *mages), "WOM-FR-6.1.4")
            return
        if "mage" not in parts or "at" not in parts:
            raise node.wrong("expected mage and at, or squad", "mage-at")
        option = ("deploy", self.mage(parts["mage"], seat), PLACES.index(parts["at"].one_of(PLACES)))
        if not self.took(seat, option):
            self.give(self.reach(seat, ("deploy",), node), option, "WOM-IT-6.7-1")

    def mage(self, node: Node, seat: Seat) -> str:
        """The card of a Mage of the seat's squad, by its name. Raises BadFile: the squad has no such Mage."""
        mages = [str(mage["card"]) for mage in self.view(seat)["sides"][seat]["mages"]]
        found = [key for key in mages if folded(node.word()) in map(folded, called(key))]
        return found[0] if found else self.card(node, "mage")

    def register(self, node: Node) -> None:
        """``register: {mages: […], spells: [Roknar*3, …], castles: […], support: […], code: …, team: …}``.

        Or ``{like: Tide Singers, without: [Ebb], with: [Moon Well]}``, where other keys replace parts of that
        deck.
        """
        parts = node.mapping((*DECK_KEYS, "team", "like", "without", "with"))
        data = {key: value.plain() for key, value in parts.items() if key in DECK_KEYS}
        try:
            if "like" in parts:
                data = {**self.ready_parts(parts["like"]), **data}
            deck = self.own_deck(data, "")
        except SetupError as error:
            raise node.wrong(in_field(error)) from None
        kinds = ("spell", "mage", "castle", "code")
        main = list(deck.cards())
        for card in self.card_list(parts["without"], *kinds) if "without" in parts else ():
            if card not in main:
                raise parts["without"].wrong("{card} is not in the deck", "not-in-deck", card=card)
            main.remove(card)
        main += self.card_list(parts["with"], *kinds) if "with" in parts else []
        deck = Deck.of("", main, [name for number, name in deck.sideboard for _ in range(number)])
        game = self.game
        assert isinstance(game, Mickey)
        setup = replace(self.setup, situation=None)
        judge_deck("mickey", game.offences(deck, setup, parts["team"].word() if "team" in parts else None))

    # -- the turn --------------------------------------------------------------------------------

    def castle(self, node: Node) -> None:
        """``castle: Bell Tower``, ``{by: A, card: Bell Tower}``: choose the Castle that comes into play.

        It is the Castle of the turn or, when a Teleport asks for one, the Castle that covers the old one.
        """
        parts = node.mapping(("by", "card")) if isinstance(node.value, dict) else {"card": node}
        if "card" not in parts:
            raise node.wrong("expected card, the name of a Castle", "castle-card")
        option = ("castle", self.card(parts["card"], "castle"))
        who = [choice.seat for choice, taken in self._taken if taken == option]
        seat = self.seat(parts["by"]) if "by" in parts else (who or [self.by(parts, node)])[0]
        self.say(seat, ("castle", "teleport"), option, node, "WOM-IT-7.2-2")

    def cast(self, node: Node) -> None:
        """``cast: {by: A, card: Roknar, mage: left}``: play a Spell openly."""
        self.play_spell(node, "cast")

    def hide(self, node: Node) -> None:
        """``hide: {by: A, card: Roknar, mage: left}``: play a Spell face down.

        With ``besides: true`` it is hidden in addition to the Spell that the Mage casts.
        """
        self.play_spell(node, "hide")

    def play_spell(self, node: Node, verb: str) -> None:
        """Carry out a script's step that plays a Spell from the hand, with `verb` "cast" or "hide".

        `node` names the player (`by`), the Spell (`card`), and the place or name of the Mage that plays it
        (`mage`).
        """
        parts = node.mapping(("by", "card", "mage", *(("besides",) if verb == "hide" else ())))
        if "card" not in parts or "mage" not in parts:
            raise node.wrong("expected card and mage, a place or a name", "card-mage")
        seat = self.by(parts, node)
        asks = ("play", "confused") if verb == "cast" else ("play",)
        card, place = self.card(parts["card"], "spell"), self.place(parts["mage"], seat)
        if self.pending(seat) is None and self.took(seat, (verb, card, place)):
            return
        choice = self.reach(seat, asks, node)
        if card not in self.view(seat)["sides"][seat]["hand"]["cards"]:
            problem = "{seat} has no {card} in hand"
            raise parts["card"].wrong(problem, "no-in-hand", seat=self.SEATS[seat], card=card)
        word = "besides" if "besides" in parts and parts["besides"].truth() else verb
        if verb == "hide" and (word, card, place) not in choice.options:
            self.refuse_hiding(choice, card, place)
        self.give(choice, (word, card, place), choice.rule)

    def refuse_hiding(self, choice: Choice, card: str, place: int) -> None:
        """Raise Refused, with the game's reason, if the Spell `card` cannot be hidden at this place.

        Do nothing if the game gives no such reason.
        """
        for refusal in self.game.refused(self.position, choice.seat):
            if refusal["option"] == ["hide", card, place]:
                raise Refused(self.reason(refusal), [refusal["rule"]])

    def passing(self, choice: Choice) -> Option:
        return ("pass",) if choice.ask == "play" else ("done",)

    def discard(self, node: Node) -> None:
        """``discard: {by: A, cards: [Roknar, Ebb]}``: discard cards of the hand, in any order."""
        parts = node.mapping(("by", "cards"))
        if "cards" not in parts:
            raise node.wrong("expected cards, a list of names", "card-list")
        seat = self.by(parts, node)
        wanted = self.card_list(parts["cards"], "spell")
        wanted = [card for card in wanted if not self.took(seat, ("discard", card))]
        while wanted:
            choice = self.reach(seat, DISCARDS, node)
            able = [str(option[1]) for option in choice.options if option[1] in wanted]
            card = able[0] if able else wanted[0]
            self.give(choice, ("discard", card), choice.rule)
            wanted.remove(card)

    def assign(self, node: Node) -> None:
        """``assign: {by: A, mage: left}``: give the Diamagics at stake to a Mage."""
        parts = node.mapping(("by", "mage"))
        if "mage" not in parts:
            raise node.wrong("expected mage, a place or a name", "a-mage")
        seat = self.by(parts, node)
        choice = self.reach(seat, ("assign",), node)
        self.give(choice, ("mage", seat, self.place(parts["mage"], seat)), "WOM-IT-7.10-1")

    VERBS: ClassVar[dict[str, Callable[[Any, Node], None]]] = {
        "register": register,
        "declare": declare,
        "swap": swap,
        "deploy": deploy,
        "castle": castle,
        "cast": cast,
        "hide": hide,
        "discard": discard,
        "assign": assign,
    }
