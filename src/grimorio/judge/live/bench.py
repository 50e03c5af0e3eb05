"""The verbs of Magic Live: the words with which the steps of its scenarios begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self

from grimorio.judge.live.checks import LiveChecks
from grimorio.judge.live.table import DECKS, TRAITS
from grimorio.judge.outcomes import NotAsked, Refused
from grimorio.judge.reading import Node
from grimorio.kernel import Choice, Option
from grimorio.kernel.faults import Message
from grimorio.kernel.seats import Seat

THROWS = ("rock", "paper", "scissors")
KINDS = ("mono", "two-colour", "gold")
TAKES = ("pack", "take", "second-pack", "give-back")


class LiveBench(LiveChecks):
    """The bench of a scenario of Magic Live."""

    LEAVES: ClassVar[frozenset[str]] = frozenset()
    IDLE: ClassVar[tuple[Option, ...]] = (("no",), ("none",), ("accept",), ("done",), ("give-up",))

    def set_up(self) -> None:
        self._refusals: dict[int, list[dict[str, Any]]] = {}
        super().set_up()

    def take_alone(self, choice: Choice) -> None:
        self._refusals[choice.number] = self.game.refused(self.position, choice.seat)
        super().take_alone(choice)

    def trial(self) -> Self:
        other = super().trial()
        other._taken = list(self._taken)
        return other

    def passing(self, choice: Choice) -> Option:
        return next((option for option in self.IDLE if option in choice.options), ("done",))

    def answer(self, seat: Seat, asks: Iterable[str], option: Option, node: Node, *rules: str) -> None:
        """Answer for a seat whichever of these choices (named by `ask`) it is asked.

        If the bench has given the answer already, because it was the only one possible, check that the script
        names the same answer.

        Raises:
            Refused: the option is not offered, or was not when the bench answered. The error cites the rule
                by which the game refuses it, or else `rules`.
            NotAsked: the seat is asked none of these choices now.
        """
        for index, (choice, taken) in enumerate(self._taken):
            now = self.pending(seat)
            if choice.seat == seat and choice.ask in asks and (now is None or now.ask not in asks):
                if taken == option:
                    del self._taken[index]
                    return
                whys = [one for one in self._refusals.get(choice.number, ()) if one["option"] == list(option)]
                found = {one["rule"] for one in whys} or {*rules, choice.rule}
                only = Message("only {offers} was offered", "was-offered", offers=self.offers(choice))
                why = self.reason(whys[0]) if whys else only
                raise Refused(why, found)
        choice = self.reach(seat, asks, node)
        self.give(choice, option, *rules, choice.rule)

    # -- the auction -----------------------------------------------------------------------------

    def declare(self, node: Node) -> None:
        """``declare: {by: A, as: mono}``: declare in an auction, or wait with ``as: none``.

        After the auctions, ``{by: A, deck: white}`` declares from which deck of the pool the player takes the
        missing packs (LIVE-3-COMP-3).
        """
        parts = node.mapping(("by", "as", "deck"))
        if ("as" in parts) == ("deck" in parts):
            raise node.wrong(
                "expected as (mono, two-colour, gold or none), or deck at the completion", "live-declare"
            )
        seat = self.by(parts, node)
        if "deck" in parts:
            deck = parts["deck"].one_of(DECKS)
            self.answer(seat, ("deck",), ("deck", deck), node, "LIVE-3-COMP-3")
            return
        kind = parts["as"].one_of((*KINDS, "none"))
        choice = self.reach(seat, ("declare",), node)
        rows = self.table()["rows"]
        row = rows["rows"][rows["at"]]
        if kind not in ("none", row["kind"]):
            raise Refused(
                "this row is for {kind}", [row["rule"], "LIVE-3-AUCTION-2"], "live-row", kind=row["kind"]
            )
        self.give(choice, ("no",) if kind == "none" else ("yes",), "LIVE-3-DECL-1", row["rule"])

    def take(self, node: Node) -> None:
        """``take: {by: A, pack: Serra Angel}``: take a pack, or one after another those in `packs`."""
        self.with_packs(node, TAKES[:3], "LIVE-3-AUCTION-5")

    def give_back(self, node: Node) -> None:
        """``return: {by: B, packs: [Shock]}``: put back packs, as a Power demands."""
        self.with_packs(node, TAKES[3:], "LIVE-4-REIN-1")

    def with_packs(self, node: Node, asks: tuple[str, ...], rule: str) -> None:
        """Choose the packs that the script names, one after another.

        Args:
            node: the mapping with the key `pack`, or `packs` for a list.
            asks: the kinds of choices (by `ask`) that are answered.
            rule: the rule cited if a pack cannot be chosen.
        """
        parts = node.mapping(("by", "pack", "packs"))
        if ("pack" in parts) == ("packs" in parts):
            raise node.wrong("expected pack, or packs: a list", "live-pack")
        seat = self.by(parts, node)
        for one in parts["packs"].items() if "packs" in parts else [parts["pack"]]:
            self.answer(seat, asks, ("pack", self.card(one)), one, rule)

    def contest(self, node: Node) -> None:
        """``contest: B``: the player contests the pack; ``pass: B`` does not."""
        seat = self.seat(node)
        self.answer(seat, ("contest",), ("yes",), node, "LIVE-3-CHAL-10")

    def challenge(self, node: Node) -> None:
        """``challenge: {by: A, trait: physical}``: the player who claimed the pack chooses the category."""
        parts = node.mapping(("by", "trait"))
        if "trait" not in parts:
            raise node.wrong("expected trait: {names}", "live-trait", names=TRAITS)
        option = ("challenge", parts["trait"].one_of(TRAITS))
        self.answer(self.by(parts, node), ("challenge",), option, node)

    def power(self, node: Node) -> None:
        """``power: {by: A, use: Determination}``: use a Power, also for a retest; ``use: none`` uses none."""
        parts = node.mapping(("by", "use"))
        if "use" not in parts:
            raise node.wrong("expected use: a Power, or none", "live-use")
        name = self.power_name(parts["use"])
        seat = self.by(parts, node)
        now = self.pending(seat)
        leave = ("none",) if now is None else self.passing(now)
        self.answer(seat, ("power", "retest"), leave if name == "none" else ("power", name), node)

    def retest(self, node: Node) -> None:
        """``retest: A``: the loser of a social challenge spends a point of life for another test."""
        seat = self.seat(node)
        self.answer(seat, ("retest",), ("life",), node, "LIVE-3-SOC-1")

    def overbid(self, node: Node) -> None:
        """``overbid: A``: the loser of a challenge stakes one more trait to have the test held again."""
        seat = self.seat(node)
        self.answer(seat, ("retest",), ("overbid",), node, "LIVE-3-CHAL-9")

    def bid(self, node: Node) -> None:
        """``bid: {by: A, life: 5}``: bid life in an escalation; ``pass: A``: give up."""
        self.with_life(node, "escalate", "bid", "LIVE-4-ESC-2")

    def spend(self, node: Node) -> None:
        """``spend: {by: A, life: 2}``: pay the life that a Power asks for."""
        self.with_life(node, "spend-life", "life", "LIVE-4-REIN-1")

    def with_life(self, node: Node, ask: str, word: str, rule: str) -> None:
        """Answer a choice of a number of life points by the number under the key `life`.

        Args:
            node: the mapping with the key `life`.
            ask: the kind of choice.
            word: the word with which its options begin.
            rule: the rule cited if the number cannot be chosen.
        """
        parts = node.mapping(("by", "life"))
        if "life" not in parts:
            raise node.wrong("expected life: a number", "live-life")
        self.answer(self.by(parts, node), (ask,), (word, parts["life"].whole(1, 999)), node, rule)

    def hands(self, node: Node) -> None:
        """``hands: {A: left, B: right}``: one player hides the pack in a hand, the other picks a hand."""
        for name, hand in node.mapping(self.SEATS[: self.seats]).items():
            choice = self.reach(Seat(self.SEATS.index(name)), ("hand",), hand)
            self.give(choice, ("hand", hand.one_of(("left", "right"))))

    def throw(self, node: Node) -> None:
        """``throw: {A: rock, B: paper}``: the two players show rock, paper or scissors."""
        for name, hand in node.mapping(self.SEATS[: self.seats]).items():
            choice = self.pending(Seat(self.SEATS.index(name)))
            if choice is None or choice.ask != "throw":
                wrong = Message(
                    "{seat} does not throw now: {asked}", "live-throw", seat=name, asked=self.asked()
                )
                raise NotAsked(hand, wrong, ["LIVE-3-CHAL-6"])
            self.give(choice, ("throw", hand.one_of(THROWS)))

    def add(self, node: Node) -> None:
        """``lands: {by: A, add: {Plains: 9, Swamp: 8}}``: add exactly these lands to a deck."""
        parts = node.mapping(("by", "add"))
        if "add" not in parts:
            raise node.wrong("expected add: lands with their numbers", "live-add")
        seat = self.by(parts, node)
        added = {
            self.card_of(count, name): count.whole(0, 99) for name, count in parts["add"].mapping().items()
        }
        known = self.known_lands()
        for name in added:
            if name not in known:
                problem = "{card} is no land of this pool; expected {names}"
                raise parts["add"].wrong(problem, "live-land", card=name, names=tuple(known))
        self.others_wait(seat, node)
        for _ in known:
            choice = self.reach(seat, ("lands",), node)
            name = str(choice.options[0][1])
            self.give(choice, ("lands", name, added.get(name, 0)), "LIVE-3-COMP-7")
            self.others_wait(seat, node)

    def known_lands(self) -> tuple[str, ...]:
        """The names of the lands that can be added."""
        basics = ("Plains", "Island", "Swamp", "Mountain", "Forest")
        return (*basics, *self.table()["lands"])

    def others_wait(self, seat: Seat, node: Node) -> None:
        """Answer for the players before `seat` who are asked about lands: they add as few as possible.

        Raises NotAsked: one of them is asked something else.
        """
        while self.position.waiting and self.pending(seat) is None:
            choice = self.position.choice
            if choice.ask != "lands":
                raise NotAsked(
                    node,
                    "no lands are added now: {asked}",
                    ["LIVE-3-COMP-6"],
                    "live-lands",
                    asked=self.asked(),
                )
            self.position.answer(0, choice.number)

    VERBS: ClassVar[dict[str, Callable[[Any, Node], None]]] = {
        "declare": declare,
        "take": take,
        "contest": contest,
        "challenge": challenge,
        "power": power,
        "throw": throw,
        "retest": retest,
        "overbid": overbid,
        "bid": bid,
        "spend": spend,
        "hands": hands,
        "return": give_back,
        "lands": add,
        "register": LiveChecks.register,
        "buy": LiveChecks.buy,
        "tournament": LiveChecks.tournament,
        "result": LiveChecks.result,
        "close": LiveChecks.close_session,
        "session": LiveChecks.session,
    }
