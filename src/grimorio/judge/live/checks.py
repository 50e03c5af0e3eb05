"""The checks of what scenarios of Magic Live expect of its auction, sheets and tournament."""

from __future__ import annotations

from typing import Any, ClassVar

from grimorio.games.live.numbers import MagusNumber
from grimorio.judge.live.campaign import LiveCampaign
from grimorio.judge.live.table import DECKS, TRAITS
from grimorio.judge.reading import NOTHING, Node
from grimorio.kernel.faults import Message
from grimorio.kernel.seats import Seat, seats_of

SEAT_KEYS = (
    *TRAITS,
    "life",
    "packs",
    "has",
    "lacks",
    "secret",
    "declared",
    "playing",
    "lands",
    "deck",
    "style",
    "powers",
    "attributes",
    "full_life",
    "xp",
    "spent",
    "earned",
    "place",
    "won",
    "drawn",
    "lost",
)
OF_SHEET = ("style", "powers", "attributes", "full_life", "xp", "spent", "earned")
OF_STANDINGS = ("place", "won", "drawn", "lost")
CHALLENGE_KEYS = ("by", "against", "pack", "trait", "powers", "winner", "overbid", "bid")


class LiveChecks(LiveCampaign):
    """The checks of a scenario of Magic Live."""

    EXPECTS: ClassVar[tuple[str, ...]] = (
        "phase",
        "table",
        "on_table",
        "off_table",
        "reason",
        "first",
        "order",
        "row",
        "taking",
        "claim",
        "challenge",
        "decks",
        "line",
        "seen",
        "next",
        "news",
    )

    def compare(self, node: Node, label: str, wanted: Any, found: Any) -> None:
        """Call `miss` at `node` if the value `found` is not the `wanted` one.

        `label` names the value in the message, such as "A life".
        """
        if wanted != found:
            shown = [
                ", ".join(map(str, one)) or "none" if isinstance(one, list) else one
                for one in (wanted, found)
            ]
            self.miss(node, f"{label} {shown[0]}", f"{label} {shown[1]}")

    # -- a Magus ---------------------------------------------------------------------------------

    def check_seat(self, seat: Seat, node: Node) -> None:
        for key, value in node.mapping(SEAT_KEYS).items():
            label = f"{self.SEATS[seat]} {key}"
            if key in OF_SHEET:
                self.check_sheet(seat, key, value, label)
            elif key in OF_STANDINGS:
                line = self.standings(value).get(MagusNumber(seat))
                found = "none" if line is None else getattr(line, key)
                self.compare(value, label, value.whole(0, 99), found)
            else:
                self.check_magus(seat, key, value, label)

    def check_magus(self, seat: Seat, key: str, value: Node, label: str) -> None:
        """Check something that a Magus has in the auction (`key`), such as "life" or "packs".

        `value` is what the script expects; `label` names it in messages.
        """
        magus = self.table(seat)["magi"][seat]
        if key in TRAITS:
            self.compare(value, label, value.whole(0, 99), magus["traits"][key])
        elif key == "life":
            self.compare(value, label, value.whole(0, 999), magus["life"])
        elif key in ("packs", "secret"):
            actual = magus["packs"] if key == "packs" else magus["secret"]["packs"]
            if type(value.value) is int:
                self.compare(value, label, value.whole(0, 99), len(actual))
            else:
                self.compare(value, label, sorted(self.cards(value)), sorted(actual))
        elif key in ("has", "lacks"):
            for card in value.each():
                if (self.card(card) in magus["packs"]) != (key == "has"):
                    name = self.SEATS[seat]
                    self.miss(card, f"{label} {card.text}", f"{name} packs {', '.join(magus['packs'])}")
        elif key == "declared":
            kinds = ", ".join(f"{kind} {deck}" for deck, kind in magus["declared"].items())
            self.compare(value, label, value.word(), kinds or "nothing")
        elif key == "deck":
            completion = self.table()["completion"] or {"decks": [None] * self.seats}
            self.compare(value, label, value.one_of((*DECKS, "none")), completion["decks"][seat] or "none")
        elif key == "lands":
            wanted = {self.card_of(node, name): node.whole(0, 99) for name, node in value.mapping().items()}
            actual = {name: count for name, count in magus["lands"].items() if count}
            self.compare(value, label, {name: count for name, count in wanted.items() if count}, actual)
        else:
            self.compare(value, label, value.truth(), magus["playing"])

    def card_of(self, node: Node, name: str) -> str:
        """The English name of the card called `name`, which is a key of a mapping; `node` has its line.

        Raises BadFile: no card has this name.
        """
        return self.card(Node(node.file, node.line, node.at, name, name))

    def check_sheet(self, seat: Seat, key: str, value: Node, label: str) -> None:
        """Check one key of a Magus's sheet against the `value` in the script.

        `label` names the key in messages.
        """
        magus = self.campaign.sheets[seat]
        if key == "style":
            self.compare(value, label, value.word(), magus.style)
        elif key == "powers":
            wanted = [] if value.text == "none" else [item.word() for item in value.each()]
            self.compare(value, label, wanted, list(magus.powers))
        elif key == "attributes":
            self.compare(value, label, [item.whole(0, 99) for item in value.items()], list(magus.traits))
        else:
            numbers = {
                "full_life": magus.life,
                "xp": magus.available,
                "spent": magus.spent,
                "earned": magus.earned,
            }
            self.compare(value, label, value.whole(0, 9999), numbers[key])

    # -- the table -------------------------------------------------------------------------------

    def check(self, key: str, node: Node) -> None:
        table = self.table()
        if key == "phase":
            self.compare(node, key, node.one_of(self.phases()), self.phase())
        elif key == "table":
            self.compare(node, key, node.whole(0, 99), len(table["packs"]))
        elif key in ("on_table", "off_table"):
            for card in node.each():
                if (self.card(card) in table["packs"]) != (key == "on_table"):
                    shown = ", ".join(table["packs"]) or NOTHING
                    self.miss(card, _on_table(card.text, key == "on_table"), shown)
        elif key == "reason":
            result = self.position.result
            self.compare(node, key, node.word(), "none" if result is None else result.reason)
        elif key == "first":
            self.compare(node, key, self.SEATS[self.seat(node)], self.letter(table["first"]))
        elif key == "order":
            self.compare(node, key, [item.one_of(DECKS) for item in node.items()], table["order"])
        elif key == "row":
            row_number = 0 if table["rows"] is None else table["rows"]["at"] + 1
            self.compare(node, key, node.whole(1, 5), row_number)
        elif key == "decks":
            left = {row["deck"]: row["left"] for row in table["decks"]}
            for deck, number in node.mapping(DECKS).items():
                self.compare(number, f"deck {deck}", number.whole(0, 99), left[deck])
        elif key == "seen":
            self.check_seen(node)
        elif key in ("next", "news"):
            self.check_campaign(key, node)
        else:
            self.check_progress(key, node, table)

    def letter(self, seat: Seat | None) -> str:
        """The letter of a seat; ``none`` for nobody."""
        return "none" if seat is None or seat < 0 else self.SEATS[seat]

    def place_words(self) -> tuple[str, ...]:
        return ("packs", "secret", "table", *DECKS)

    def places_of(self, name: str, node: Node) -> list[tuple[str, ...]]:
        card, table = self.card_of(node, name), self.table()
        for seat in seats_of(self.seats):
            one = self.table(seat)["magi"][seat]
            for place, packs in (("packs", one["packs"]), ("secret", one["secret"]["packs"])):
                if card in packs:
                    letter = self.SEATS[seat]
                    return [(letter, f"{letter} {place}", place)]
        if card in table["packs"]:
            return [("table",)]
        return [(row["deck"],) for row in table["decks"] if card in row["packs"]]

    def check_progress(self, key: str, node: Node, table: dict[str, Any]) -> None:
        """Check a procedure in progress, in the view `table`.

        `key` says which: "taking" (the packs still to take), "claim" (the pack claimed), "line" (the order in
        which the seats complete their decks) or "challenge".
        """
        if key == "taking":
            picks = table["picks"] or {"left": []}
            taking = {self.SEATS[item["seat"]]: item["packs"] for item in picks["left"]}
            wanted = {name: item.whole(0, 9) for name, item in node.mapping(self.SEATS[: self.seats]).items()}
            self.compare(node, key, wanted, taking)
        elif key == "claim":
            pack = (table["picks"] or {"pack": None})["pack"] or "none"
            self.compare(node, key, "none" if node.text == "none" else self.card(node), pack)
        elif key == "line":
            completion = table["completion"] or {"line": []}
            wanted_line = [self.SEATS[self.seat(item)] for item in node.each()]
            self.compare(node, key, wanted_line, [self.SEATS[seat] for seat in completion["line"]])
        elif node.text == "none":
            self.compare(node, key, "none", "none" if table["challenge"] is None else "in progress")
        else:
            self.check_challenge(node, table["challenge"])

    def check_challenge(self, node: Node, challenge: dict[str, Any] | None) -> None:
        """Check `challenge`, the challenge in progress in the view of the table, against the script (`node`).

        `challenge` is None if there is none.
        """
        parts = node.mapping(CHALLENGE_KEYS)
        if challenge is None:
            self.miss(node, Message("a challenge", "a-challenge"), self.asked())
            return
        actual: dict[str, Any] = {
            "by": self.letter(challenge["holder"]),
            "against": self.letter(challenge["rival"]),
            "winner": self.letter(challenge["winner"]),
            "overbid": self.letter(challenge["overbidder"]),
            "pack": challenge["pack"] or "none",
            "trait": challenge["trait"] or "none",
            "bid": challenge["bid"] or 0,
        }
        for key, value in parts.items():
            if key == "powers":
                powers = [self.power_name(power) for power in value.items()]
                self.compare(
                    value, "challenge powers", powers, [power or "none" for power in challenge["powers"]]
                )
            elif key == "bid":
                self.compare(value, "challenge bid", value.whole(0, 999), actual[key])
            elif key == "pack" and value.text != "none":
                self.compare(value, "challenge pack", self.card(value), actual[key])
            else:
                self.compare(value, f"challenge {key}", value.word(), actual[key])

    def power_name(self, node: Node) -> str:
        """The name of a Power, or ``none``. Raises BadFile: no Power has this name."""
        return node.one_of(("none", *self.powers))

    def check_seen(self, node: Node) -> None:
        """Check what a seat sees of packs that others took in secret: ``{by: B, A: ["?", "?"]}``."""
        seats = self.SEATS[: self.seats]
        parts = node.mapping(("by", *seats))
        if "by" not in parts:
            problem = "expected by, who looks, and what is seen of {seats}"
            raise node.wrong(problem, "live-looks", seats=tuple(seats))
        seen = self.table(self.seat(parts["by"]))["magi"]
        for name in seats:
            if name in parts:
                one = seen[seats.index(name)]["secret"]
                found = ["?"] * one["size"] if one["packs"] is None else sorted(one["packs"])
                wanted = sorted("?" if card.text == "?" else self.card(card) for card in parts[name].each())
                self.compare(parts[name], f"{name} seen by {parts['by'].text}", wanted, found)


def _on_table(card: str, there: bool) -> Message:
    """The text that a pack lies on the table, or that it does not."""
    if there:
        return Message("{card} on the table", "on-table", card=card)
    return Message("{card} off the table", "off-table", card=card)
