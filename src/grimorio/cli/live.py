"""Magic Live's auction as text for the terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from grimorio.cli.base import Stop, hint, language, stop
from grimorio.cli.wording import Shelf, Words
from grimorio.games.magic.names import fact

if TYPE_CHECKING:
    from grimorio.kernel import Choice, Game, Option

EXAMPLES = ("Determination", "Sacrum Fecere", "Act of Fate", "Regeneration")
"""The Powers in the card file that `grimorio cards template` prints as an example.

They win a challenge, hold a test again, offer two packs, and give a pack up.
"""


PLACE = "LIVE-3-COMP-4"
"""The rule by which places in the order of taking packs are contested, not packs."""


NUMBERS = ("lands", "bid", "life")
"""The kinds of options, by their first word, that are numbers."""
PACKED = {"pack": "take", "take": "take-secret", "second-pack": "hide", "give-back": "return"}
"""For each question about packs, what is done with the pack that is named."""


class LiveWords(Words):
    """Turns the log, the table and the choices of an auction of Magic Live into text."""

    SECRET = ("throw", "power", "hand", "take")
    READ = ("magic",)

    def card(self, name: str) -> str:
        """The name of a pack or a land, in the output language."""
        return fact(name).names[self.language]

    def deck(self, name: str) -> str:
        """The name of a deck of the pool, or of a Style."""
        return self.say("live-deck", deck=name)

    def trait(self, name: str) -> str:
        """The name of a category of challenges."""
        return self.say("live-trait", trait=name)

    def event(self, event: dict[str, Any]) -> str:
        """The text that a log shows for an event."""
        if event["event"] == "contest" and event["rule"] == PLACE:
            return self.say("live-log-contest-place", **self.said(event))
        return super().event(event)

    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        """The values that complete the log's message about an event, by their names in the message."""
        said: dict[str, str | int] = {}
        for key, value in event.items():
            if key in ("seat", "rival"):
                said[key] = self.players[value]
            elif key == "winner":
                said[key] = self.players[value] if value >= 0 else ""
            elif key == "winners":
                said[key] = self.listed([self.players[seat] for seat in value])
            elif key in ("pack", "land"):
                said[key] = self.card(value) if value else ""
            elif key == "decks":
                said[key] = self.listed([self.deck(name) for name in value])
            elif key in ("deck", "style"):
                said[key] = self.deck(value)
            elif key in ("throw", "other"):
                said[key] = self.say("live-throw", throw=value)
            elif isinstance(value, (str, int)):
                said[key] = value
        what = event.get("what")
        if event["event"] in ("claim", "contest") and event["rule"] != PLACE:
            said["what"] = self.card(str(what))
        elif event["event"] in ("contest", "deck", "place"):
            said["what"] = self.deck(str(what))
        elif event["event"] == "yield" and what:
            said["what"] = self.trait(str(what))
        elif event["event"] in ("power", "retest", "annulled"):
            said["what"] = self.names.get(str(what), self.say("live-retest", what=str(what)))
        if event["event"] == "sheet":
            said["powers"] = self.listed([self.names[name] for name in event["powers"]]) or "–"
            said["traits"] = "/".join(map(str, event["traits"]))
        if event["event"] == "take-secretly":
            said["seen"] = "yes" if event["pack"] else "no"
        if event["event"] == "life":
            said["count"] = abs(event["by"])
            said["way"] = "gains" if event["by"] > 0 else "loses"
        return said

    def question(self, choice: Choice, view: dict[str, Any]) -> str:
        table = view["table"]
        said: dict[str, str | int] = {}
        ask = choice.ask
        if table["challenge"]:
            said = self.of_challenge(table["challenge"], view["seat"])
        if ask == "declare":
            said = {"deck": self.deck(table["auction"]), **self.declared(table)}
        elif ask == "pack":
            said["count"] = {row["seat"]: row["packs"] for row in table["picks"]["left"]}.get(view["seat"], 0)
        elif ask == "take":
            magus = table["magi"][view["seat"]]
            said["count"] = max(0, 10 - len(magus["packs"]) - magus["secret"]["size"])
        elif ask == "contest" and table["picks"]:
            picks = table["picks"]
            said = {"name": self.players[picks["holder"]], "pack": self.card(picks["pack"])}
        elif ask == "contest":
            place = table["completion"]["place"]
            said = {"name": self.players[place["holder"]], "deck": self.deck(place["deck"])}
            ask = "contest-place"
        elif ask == "hand" and table["challenge"]["offer"]["seat"] == view["seat"]:
            ask = "hide"
        elif ask == "lands":
            said["land"] = self.card(str(choice.options[0][1]))
        text = self.say(f"live-ask-{ask}", **said)
        binds = ask == "declare" and table["rows"]["binds"]
        return f"{text} {self.say('live-ask-declare-binds')}" if binds else text

    def of_challenge(self, challenge: dict[str, Any], seat: int) -> dict[str, str | int]:
        """The values that complete a question in a challenge: whom the seat meets, and what is at stake."""
        other = challenge["rival"] if challenge["holder"] == seat else challenge["holder"]
        said: dict[str, str | int] = {"name": self.players[other], "life": challenge.get("bid") or 0}
        said["trait"] = challenge.get("trait") or ""
        said["pack"] = self.card(challenge["pack"]) if challenge.get("pack") else ""
        return said

    def declared(self, table: dict[str, Any]) -> dict[str, str | int]:
        """The kind of declaration that is asked for, and how many packs it gives now and later."""
        at, rows = table["rows"]["at"], table["rows"]["rows"]
        kind = rows[at]["kind"]
        later = sum(row["packs"] for row in rows[at + 1 :] if row["kind"] == kind)
        return {"kind": kind, "now": rows[at]["packs"], "later": later}

    def numbers(self, choice: Choice) -> dict[str, int] | None:
        if choice.options[0][0] not in NUMBERS:
            return None
        return {
            str(option[-1]) if len(option) > 1 else "0": index for index, option in enumerate(choice.options)
        }

    def option(self, option: Option, choice: Choice, view: dict[str, Any]) -> str:
        kind, what = str(option[0]), str(option[1]) if len(option) > 1 else ""
        match kind:
            case "yes" | "no" if choice.ask == "declare":
                declared = self.declared(view["table"])["kind"]
                return self.say(f"live-pick-{kind}-declare", kind=declared)
            case "yes" | "no":
                return self.say(f"live-pick-{kind}-contest")
            case "pack":
                return self.say(f"live-pick-{PACKED.get(choice.ask, 'take')}", pack=self.card(what))
            case "challenge":
                return self.say("live-challenge", trait=what)
            case "power":
                after = "-after" if choice.ask == "retest" else ""
                return self.say(f"live-pick-power{after}", power=self.names[what])
            case "throw":
                return self.say("live-throw-name", throw=what)
            case "life":
                return self.say("live-pick-spend", count=int(what)) if what else self.say("live-pick-life")
            case "bid":
                return self.say("live-pick-bid", count=int(what))
            case "hand":
                return self.say(f"live-pick-{what}")
            case "deck":
                left = {row["deck"]: row["left"] for row in view["table"]["decks"]}.get(what, 0)
                return self.say("live-pick-deck", deck=self.deck(what), count=left)
            case "lands":
                return self.say("live-pick-lands", land=self.card(what), count=int(option[-1]))
        return self.say(f"live-pick-{kind}")

    def table(self, view: dict[str, Any]) -> list[str]:
        """The table as a few lines of text; `view` is a seat's view of it (`Position.seen_by`)."""
        table = view["table"]
        head = self.say("live-phase", phase=table["phase"])
        if table["auction"] is not None:
            head += f" · {self.deck(table['auction'])}"
        lines = [head]
        if table["packs"]:
            lines.append("  " + ", ".join(map(self.card, table["packs"])))
        left = [f"{self.deck(row['deck'])} {row['left']}" for row in table["decks"]]
        lines.append(self.say("cli-pair", head=self.say("live-left"), tail=", ".join(left)))
        for magus in table["magi"]:
            lines.append(self.magus(magus))
            packs = [self.card(name) for name in magus["packs"]]
            if magus["secret"]["packs"] is not None:
                packs += [f"({self.card(name)})" for name in magus["secret"]["packs"]]
            elif magus["secret"]["size"]:
                packs.append(f"(+{magus['secret']['size']})")
            packs += [f"{count} {self.card(name)}" for name, count in magus["lands"].items()]
            if packs:
                lines.append("  " + ", ".join(packs))
        return lines

    def magus(self, one: dict[str, Any]) -> str:
        """A line of text that describes the Magus `one`, given as JSON data."""
        name = self.players[one["seat"]]
        if not one["playing"]:
            return self.say("cli-pair", head=name, tail=self.say("live-gone"))
        traits = "/".join(str(count) for count in one["traits"].values())
        style = self.deck(one["style"])
        powers = ", ".join(self.names[power] for power in one["powers"]) or "–"
        return self.say("live-magus", name=name, style=style, life=one["life"], traits=traits, powers=powers)


class LiveShelf(Shelf):
    """Lists the Powers of the rulebook, and those that players invent."""

    HEADS = ("live-head-power", "live-head-price", "cli-head-text")

    def row(self, card: dict[str, Any]) -> list[str]:
        return [self.name(card), str(card["cost"]), *self.shown(card)]

    def shown(self, card: dict[str, Any]) -> list[str]:
        return [card["text"][language()]]

    def of_file(self, game: Game, cards: Any) -> list[dict[str, Any]]:
        """The Powers that players invented, as JSON data; those of the rulebook if `cards` is None.

        `cards` is the JSON data of a file with such Powers, as in `Setup.cards`.
        """
        found = game.cards(cards)
        return found if cards is None else found[len(game.cards()) :]

    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        if not cards:
            raise Stop(self.say("live-cards-none", file=file))
        return self.say("live-cards-good", file=file, count=len(cards))

    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        from grimorio.games.live.powerset import known, to_json

        found = known(None if cards is None else cards.get("powers"))
        for name in names:
            if name not in found:
                stop("cli-no-card", name=name, hint=hint(name, found))
        lines = [f"# {self.say('live-template-note')}"]
        if not names:
            lines.append(f"# {self.say('live-template-more')}")
        own = [card["name"] for card in self.of_file(game, cards)]
        lines.append("powers:")
        for name in names or (EXAMPLES if cards is None else own):
            lines += self._entry(to_json(found[name]), cards is None)
        return lines

    def _entry(self, data: dict[str, Any], taken: bool) -> list[str]:
        """The lines of a file that describe the Power with the JSON data `data`.

        If `taken` is true, the name is changed, because it is that of a Power in the rulebook.
        """
        if taken:
            data = {
                **data,
                "name": self.say("live-template-own", name=data["names"].get(language(), data["name"])),
            }
            del data["names"]
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
        return ["  - " + lines[0], *("    " + line for line in lines[1:])]
