"""What can be expected of Magic Live: its auction, its sheets and its tournament."""

from __future__ import annotations

from typing import Any, ClassVar

from grimorio.judge.live.campaign import LiveCampaign
from grimorio.judge.live.table import DECKS, TRAITS
from grimorio.judge.reading import Node

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
        """Two plain values."""
        if wanted != found:
            shown = [
                ", ".join(map(str, one)) or "none" if isinstance(one, list) else one
                for one in (wanted, found)
            ]
            self.miss(node, f"{label} {shown[0]}", f"{label} {shown[1]}")

    # -- a Magus ---------------------------------------------------------------------------------

    def check_seat(self, seat: int, node: Node) -> None:
        for key, value in node.mapping(SEAT_KEYS).items():
            label = f"{self.SEATS[seat]} {key}"
            if key in OF_SHEET:
                self.check_sheet(seat, key, value, label)
            elif key in OF_STANDINGS:
                line = next((one for one in self.standings(value) if one.player == seat), None)
                found = "none" if line is None else getattr(line, key)
                self.compare(value, label, value.whole(0, 99), found)
            else:
                self.check_magus(seat, key, value, label)

    def check_magus(self, seat: int, key: str, value: Node, label: str) -> None:
        """What a Magus has at the table."""
        one = self.table(seat)["magi"][seat]
        if key in TRAITS:
            self.compare(value, label, value.whole(0, 99), one["traits"][key])
        elif key == "life":
            self.compare(value, label, value.whole(0, 999), one["life"])
        elif key in ("packs", "secret"):
            found = one["packs"] if key == "packs" else one["secret"]["packs"]
            if type(value.value) is int:
                self.compare(value, label, value.whole(0, 99), len(found))
            else:
                self.compare(value, label, sorted(self.cards(value)), sorted(found))
        elif key in ("has", "lacks"):
            for card in value.each():
                if (self.card(card) in one["packs"]) != (key == "has"):
                    name = self.SEATS[seat]
                    self.miss(card, f"{label} {card.text}", f"{name} has {', '.join(one['packs'])}")
        elif key == "declared":
            kinds = ", ".join(f"{kind} {deck}" for deck, kind in one["declared"].items())
            self.compare(value, label, value.word(), kinds or "nothing")
        elif key == "deck":
            completion = self.table()["completion"] or {"decks": [None] * self.seats}
            self.compare(value, label, value.one_of((*DECKS, "none")), completion["decks"][seat] or "none")
        elif key == "lands":
            wanted = {self.card_of(node, name): node.whole(0, 99) for name, node in value.mapping().items()}
            found = {name: count for name, count in one["lands"].items() if count}
            self.compare(value, label, {name: count for name, count in wanted.items() if count}, found)
        else:
            self.compare(value, label, value.truth(), one["playing"])

    def card_of(self, node: Node, name: str) -> str:
        """The English name of the card that a key names. Raises BadFile."""
        return self.card(Node(node.file, node.line, node.at, name, name))

    def check_sheet(self, seat: int, key: str, value: Node, label: str) -> None:
        """What stands on a sheet."""
        magus = self.campaign.sheets[seat]
        if key == "style":
            self.compare(value, label, value.word(), magus.style)
        elif key == "powers":
            wanted = [] if value.text == "none" else [one.word() for one in value.each()]
            self.compare(value, label, wanted, list(magus.powers))
        elif key == "attributes":
            self.compare(value, label, [one.whole(0, 99) for one in value.items()], list(magus.traits))
        else:
            found = {
                "full_life": magus.life,
                "xp": magus.available,
                "spent": magus.spent,
                "earned": magus.earned,
            }
            self.compare(value, label, value.whole(0, 9999), found[key])

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
                    where = "on" if key == "on_table" else "off"
                    self.miss(card, f"{card.text} {where} the table", ", ".join(table["packs"]) or "nothing")
        elif key == "reason":
            result = self.position.result
            self.compare(node, key, node.word(), "none" if result is None else result.reason)
        elif key == "first":
            self.compare(node, key, self.SEATS[self.seat(node)], self.letter(table["first"]))
        elif key == "order":
            self.compare(node, key, [one.one_of(DECKS) for one in node.items()], table["order"])
        elif key == "row":
            found = 0 if table["rows"] is None else table["rows"]["at"] + 1
            self.compare(node, key, node.whole(1, 5), found)
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

    def letter(self, seat: int | None) -> str:
        """What a seat is called; ``none`` for nobody."""
        return "none" if seat is None or seat < 0 else self.SEATS[seat]

    def place_words(self) -> tuple[str, ...]:
        return ("packs", "secret", "table", *DECKS)

    def places_of(self, name: str, node: Node) -> list[tuple[str, ...]]:
        card, table = self.card_of(node, name), self.table()
        for seat in range(self.seats):
            one = self.table(seat)["magi"][seat]
            for place, packs in (("packs", one["packs"]), ("secret", one["secret"]["packs"])):
                if card in packs:
                    letter = self.SEATS[seat]
                    return [(letter, f"{letter} {place}", place)]
        if card in table["packs"]:
            return [("table",)]
        return [(row["deck"],) for row in table["decks"] if card in row["packs"]]

    def check_progress(self, key: str, node: Node, table: dict[str, Any]) -> None:
        """What is in progress: who takes, what is claimed, a challenge, who goes through which deck."""
        if key == "taking":
            picks = table["picks"] or {"left": []}
            found = {self.SEATS[one["seat"]]: one["packs"] for one in picks["left"]}
            wanted = {name: one.whole(0, 9) for name, one in node.mapping(self.SEATS[: self.seats]).items()}
            self.compare(node, key, wanted, found)
        elif key == "claim":
            pack = (table["picks"] or {"pack": None})["pack"] or "none"
            self.compare(node, key, "none" if node.text == "none" else self.card(node), pack)
        elif key == "line":
            completion = table["completion"] or {"line": []}
            wanted_line = [self.SEATS[self.seat(one)] for one in node.each()]
            self.compare(node, key, wanted_line, [self.SEATS[seat] for seat in completion["line"]])
        elif node.text == "none":
            self.compare(node, key, "none", "none" if table["challenge"] is None else "in progress")
        else:
            self.check_challenge(node, table["challenge"])

    def check_challenge(self, node: Node, one: dict[str, Any] | None) -> None:
        """The challenge in progress."""
        parts = node.mapping(CHALLENGE_KEYS)
        if one is None:
            self.miss(node, "a challenge", self.asked())
            return
        found: dict[str, Any] = {
            "by": self.letter(one["holder"]),
            "against": self.letter(one["rival"]),
            "winner": self.letter(one["winner"]),
            "overbid": self.letter(one["overbidder"]),
            "pack": one["pack"] or "none",
            "trait": one["trait"] or "none",
            "bid": one["bid"] or 0,
        }
        for key, value in parts.items():
            if key == "powers":
                powers = [self.power_name(power) for power in value.items()]
                self.compare(value, "challenge powers", powers, [power or "none" for power in one["powers"]])
            elif key == "bid":
                self.compare(value, "challenge bid", value.whole(0, 999), found[key])
            elif key == "pack" and value.text != "none":
                self.compare(value, "challenge pack", self.card(value), found[key])
            else:
                self.compare(value, f"challenge {key}", value.word(), found[key])

    def power_name(self, node: Node) -> str:
        """A Power, or ``none``. Raises BadFile."""
        return node.one_of(("none", *self.powers))

    def check_seen(self, node: Node) -> None:
        """What a seat sees of the packs that others took in secret: ``{by: B, A: ["?", "?"]}``."""
        seats = self.SEATS[: self.seats]
        parts = node.mapping(("by", *seats))
        if "by" not in parts:
            raise node.wrong(f"expected by, who looks, and what is seen of {', '.join(seats)}")
        seen = self.table(self.seat(parts["by"]))["magi"]
        for name in seats:
            if name in parts:
                one = seen[seats.index(name)]["secret"]
                found = ["?"] * one["size"] if one["packs"] is None else sorted(one["packs"])
                wanted = sorted("?" if card.text == "?" else self.card(card) for card in parts[name].each())
                self.compare(parts[name], f"{name} seen by {parts['by'].text}", wanted, found)
