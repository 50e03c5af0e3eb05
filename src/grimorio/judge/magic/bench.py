"""The verbs of Magic: the words with which the steps of its scenarios begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from grimorio.decks import Deck
from grimorio.games.magic.deck import FORMATS
from grimorio.games.magic.deck import offences as entered
from grimorio.games.magic.matches import exchange_offences
from grimorio.games.magic.names import fact, find
from grimorio.judge.deck_lists import cards_of, judge_deck
from grimorio.judge.magic.fights import MagicFights
from grimorio.judge.outcomes import NotAsked, Refused
from grimorio.judge.reading import Node
from grimorio.kernel.faults import message_of


def deck_card(node: Node) -> str:
    """The English name of a card of the set, for a deck. Raises BadFile: no card of the set has this name."""
    try:
        return find(node.word())
    except LookupError as error:
        raise node.wrong(message_of(error)) from None


class MagicBench(MagicFights):
    """The bench of a scenario of Magic.

    Attributes:
        registered: the deck and format of each seat that has registered.
    """

    def set_up(self) -> None:
        self.registered: dict[int, tuple[Deck, str]] = {}
        super().set_up()

    def concede(self, node: Node) -> None:
        """``concede: A``: the player gives up; the names of what leaves play with them follow it."""
        super().concede(node)
        self.names.follow(self.position)

    def mulligan(self, node: Node) -> None:
        """``mulligan: A``: the player takes a new opening hand."""
        self.open_hand(node, "mulligan")

    def keep(self, node: Node) -> None:
        """``keep: A``: the player keeps the opening hand."""
        self.open_hand(node, "keep")

    def open_hand(self, node: Node, verb: str) -> None:
        """Answer the choice about an opening hand by `verb`, "keep" or "mulligan".

        Raises NotAsked: the player does not decide about a hand now.
        """
        seat = self.seat(node)
        choice = self.pending(seat)
        if choice is None or choice.ask != "mulligan":
            name = self.SEATS[seat]
            problem = "{seat} does not decide about a hand now: {asked}"
            raise NotAsked(node, problem, ["MTG8-1.START-6"], "magic-hand", seat=name, asked=self.asked())
        self.give(choice, (verb,), "MTG8-1.START-6")

    # -- decks -----------------------------------------------------------------------------------

    def register(self, node: Node) -> None:
        """``register: {by: A, format: constructed, deck: [Shock*4, …], sideboard: […], pool: […]}``.

        The player enters a deck, which must be allowed in the format and, if `pool` is given, be built of it.
        """
        parts = node.mapping(("by", "format", "deck", "sideboard", "pool"))
        if "by" not in parts or "deck" not in parts:
            raise node.wrong("expected by and deck, a list such as [Shock*4, Mountain*20]", "by-deck")
        seat = self.seat(parts["by"])
        form = parts["format"].one_of(FORMATS) if "format" in parts else "constructed"
        main, side, pool = (cards_of(parts.get(key), deck_card) for key in ("deck", "sideboard", "pool"))
        deck = Deck("", main, side)
        judge_deck("magic", entered(deck, form, Deck("", pool) if "pool" in parts else None))  # type: ignore[arg-type]
        self.registered = {**self.registered, seat: (deck, form)}

    def sideboard(self, node: Node) -> None:
        """``sideboard: {by: A, out: [Shock*2], in: [Flashfires*2]}``: exchange cards with the sideboard.

        This happens between two games of a match; the deck must have been registered.
        """
        parts = node.mapping(("by", "out", "in"))
        if "by" not in parts:
            raise node.wrong(
                "expected by, out and in: cards that leave the deck, and cards that come", "by-out-in"
            )
        seat = self.seat(parts["by"])
        if seat not in self.registered:
            raise node.wrong("{seat} has registered no deck", "no-registered", seat=self.SEATS[seat])
        first, form = self.registered[seat]
        main = {name: number for number, name in first.main}
        side = {name: number for number, name in first.sideboard}
        for key, here, there in (("out", main, side), ("in", side, main)):
            for number, name in cards_of(parts.get(key), deck_card):
                here[name] = here.get(name, 0) - number
                there[name] = there.get(name, 0) + number
        basics = {name for name, number in side.items() if number < 0 and fact(name).basic}
        wrong = [name for name in (*main, *side) if main.get(name, 0) < 0 or side.get(name, 0) < 0]
        rule = "MTG8-6.LIM-1" if form == "limited" else "MTG8-6.CON-3"
        if short := [name for name in wrong if form != "limited" or name not in basics]:
            raise Refused("there are not so many {card}", [rule], "not-so-many", card=short[0])
        parts_now = (
            tuple((number, name) for name, number in part.items() if number > 0) for part in (main, side)
        )
        judge_deck("magic", exchange_offences(first, Deck("", *parts_now), form))

    VERBS: ClassVar[dict[str, Callable[[Any, Node], None]]] = {
        "play": MagicFights.play_land,
        "cast": MagicFights.cast,
        "cycle": MagicFights.cycle,
        "morph": MagicFights.morph,
        "turn_up": MagicFights.turn_up,
        "flashback": MagicFights.flashback,
        "madness": MagicFights.madness,
        "activate": MagicFights.activate,
        "tap": MagicFights.tap,
        "pass": MagicFights.pass_,
        "concede": concede,
        "resolve": MagicFights.resolve,
        "go": MagicFights.go,
        "attack": MagicFights.attack,
        "block": MagicFights.block,
        "assign": MagicFights.assign,
        "choose": MagicFights.choose,
        "mulligan": mulligan,
        "keep": keep,
        "register": register,
        "sideboard": sideboard,
    }
