"""Magic as text for the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from grimorio.cli.base import Stop, language
from grimorio.cli.wording import Shelf, Words, check_known, entry

if TYPE_CHECKING:
    from grimorio.kernel import Choice, Game, Option

NOBODY = -1
TYPE = re.compile("[^a-z]+")
"""What stands for a hyphen in the ids of messages about creature types."""
SILENT = ("mana", "leave-combat", "unblocked", "damage-wears-off", "effect", "effect-ends")
"""The events without a line in the log, because the lines of other events include them."""
EXAMPLES = ("Shock", "Venerable Monk", "Unholy Strength", "Rod of Ruin")
"""The cards in the card file that `grimorio cards template` prints as an example.

They are a spell, a creature with a trigger, a local enchantment and an artifact.
"""


class MagicWords(Words):
    """Turns Magic's log and table into text."""

    def log(self, events: Iterable[dict[str, Any]]) -> list[str]:
        """The lines of a log of these events; a step of a turn in which nothing is shown has no line."""
        lines: list[str] = []
        step: dict[str, Any] | None = None
        for event in events:
            if event["event"] == "step":
                step = event
            elif not self.silent(event):
                if step is not None and event["event"] != "turn":
                    lines += super().log([step])
                step = None
                lines += super().log([event])
        return lines

    def silent(self, event: dict[str, Any]) -> bool:
        match event["event"]:
            case "onto-stack":
                return str(event["kind"]) in ("spell", "activated")
            case "off-stack":
                return not event["name"]
            case "enter":
                return str(event["rule"]) == "MTG8-2.STACK-5"
            case "tap":
                return str(event["why"]) != "effect"
            case "mill":
                return not event["name"]
        return event["event"] in SILENT

    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        said: dict[str, str | int] = {
            key: ("yes" if value else "no") if isinstance(value, bool) else value
            for key, value in event.items()
            if isinstance(value, str | int)
        }
        said["seat"] = self.players[event["seat"]] if "seat" in event else ""
        said["card"] = self.called(event.get("name"))
        match event["event"]:
            case "draw":
                said["known"] = "no" if event["name"] is None else "yes" if event["name"] else "none"
            case "to-hand" | "from-outside":
                said["known"] = "no" if event["name"] is None else "yes"
            case "look":
                said["open"] = "yes" if event["viewer"] == NOBODY else "no"
                said["viewer"] = "" if event["viewer"] == NOBODY else self.players[event["viewer"]]
                said["own"] = "yes" if event["viewer"] == event["seat"] else "no"
                said["known"] = "yes" if event["faces"] else "no"
                said["cards"] = self.listed([self.called(name) for name in event["faces"] or ()])
            case "arrange":
                said["by"] = self.players[event["by"]]
                said["own"] = "yes" if event["by"] == event["seat"] else "no"
            case "enter":
                said["seat"] = self.players[event["under"]]
            case "played":
                onto = zip(event["targets"], event["onto"], strict=True)
                said["aimed"] = "yes" if event["targets"] else "no"
                said["targets"] = self.listed([self.target(key, name) for key, name in onto])
            case "damage":
                said["target"] = self.target(event["to"], event["onto"])
                said["hit"] = "player" if event["to"] < 0 else "creature"
            case "block":
                said["target"] = self.called(event["onto"])
            case "life":
                said["amount"] = abs(event["amount"])
                if event["why"] == "effect":
                    said["why"] = "gain" if event["amount"] > 0 else "lose"
            case "counters":
                said["way"] = "on" if event["count"] > 0 else "off"
                said["count"] = abs(event["count"])
            case "says":
                said["word"] = self.called(event["word"])
            case "over":
                said["winners"] = self.listed([self.players[seat] for seat in event["winners"]])
            case "onto-stack" | "off-stack" | "leave":
                said["kind"] = "triggered" if event.get("kind") == "triggered" else "damage"
                said["why"] = {"owner left": "left", "controller left": "left"}.get(
                    event.get("why", ""), event.get("why", "")
                )
        return said

    def called(self, name: str | None) -> str:
        """A card's name in the output language; the name of a token is not translated."""
        return str(self.names.get(name, name or ""))

    def target(self, key: int, name: str) -> str:
        """The name of a target, which is the player or the object with the id `key`."""
        return self.players[-1 - key] if key < 0 else self.called(name)

    def table(self, view: dict[str, Any]) -> list[str]:
        table = view["table"]
        names = {thing["id"]: thing["name"] for thing in table["play"]}
        step = self.say("magic-cli-step", step=table["step"])
        active = self.players[table["active"]]
        lines = [self.say("magic-cli-turn", turn=table["turn"], step=step, seat=active)]
        for player in table["players"]:
            seat = player["seat"]
            said = self.say(
                "magic-cli-player",
                seat=self.players[seat],
                life=player["life"],
                hand=len(player["hand"]),
                library=player["library"],
                graveyard=len(player["graveyard"]),
            )
            if player["poison"]:
                said += f", {self.say('magic-cli-poison', count=player['poison'])}"
            if player["pool"]:
                said += f", {self.say('magic-cli-pool', mana=player['pool'])}"
            lines.append(said)
            hand = [self.called(name) for name in player["hand"] if name is not None]
            if hand:
                lines.append("  " + self.say("magic-cli-holds", cards=", ".join(hand)))
            mine = [
                self.permanent(permanent, names)
                for permanent in table["play"]
                if permanent["controller"] == seat
            ]
            if mine:
                lines.append("  " + ", ".join(counted(mine)))
        if table["stack"]:
            stack = [
                self.called(thing["name"]) if "name" in thing else self.say("magic-cli-combat-damage")
                for thing in table["stack"]
            ]
            lines.append(self.say("magic-cli-stack", cards=", ".join(stack)))
        return lines

    # -- choices -----------------------------------------------------------------------------

    def question(self, choice: Choice, view: dict[str, Any]) -> str:
        table = view["table"]
        doing = table["doing"] or {}
        picked = doing.get("picked")
        said: dict[str, str | int] = {
            "card": self.top(table),
            "moment": moment(view),
            "step": self.say(f"magic-step-{table['step'].replace('_', '-')}"),
            "player": self.players[table["active"]],
            "creature": self.thing(view, doing["by"]) if doing.get("by") else "",
            "picked": len(picked or ()),
            "most": doing.get("most") or 0,
        }
        ask = choice.ask
        if ask in ("assign", "share"):
            return self.say("magic-ask-split", card=said["creature"] or said["card"])
        if ask == "part":
            said |= {"card": self.effect(table, doing["effect"]), "left": doing["left"]}
            said |= {"source": self.thing(view, doing["by"]), "amount": doing["amount"]}
        elif ask == "pay" and any(option[0] == "spend" for option in choice.options):
            ask = "spend"
        elif ask == "target" and said["most"] != 1 and int(said["most"]) > 1:
            ask = "targets"
        if ask in ("attack", "block"):
            return self.say(f"magic-cli-ask-{ask}")
        try:
            return self.say(f"magic-ask-{ask}", **said)
        except KeyError:
            return self.say("magic-ask-other", **said)

    def option(self, option: Option, choice: Choice, view: dict[str, Any]) -> str:
        kind, *rest = option
        first: Any = rest[0] if rest else None
        table = view["table"]
        said: dict[str, str | int] = {}
        match kind:
            case "pass":
                said = {"moment": moment(view), "card": self.top(table)}
            case "land" | "cast" | "cycle" | "morph":
                said["card"] = self.called(first)
            case "flashback" | "madness" | "turn-up":
                said["card"] = self.thing(view, first)
            case "card":
                return self.called(first)
            case "object":
                return self.thing(view, first)
            case "player":
                return self.players[int(first)]
            case "activate":
                tail = self.ability(view, first, int(rest[1]))
                return self.say("cli-pair", head=self.thing(view, first), tail=tail)
            case "mana" if isinstance(first, str):
                return self.say("magic-pick-add-mana", mana=first)
            case "mana":
                mana = table["mana"][str(first)][int(rest[1])] if "mana" in table else ""
                said = {"card": self.thing(view, first), "mana": mana}
            case "spend":
                said["mana"] = f"{{{first}}}"
            case "attack":
                said = {"card": self.thing(view, first), "player": self.players[int(rest[1])]}
            case "block":
                said = {"card": self.thing(view, first), "attacker": self.thing(view, int(rest[1]))}
            case "assign":
                target = self.players[-1 - first] if first < 0 else self.thing(view, first)
                said = {"amount": rest[1], "target": target}
            case "share":
                said = {"amount": first, "target": self.shared(view)}
            case "part":
                said = {"amount": rest[1], "card": self.thing(view, first)}
            case "word":
                said = {"old": self.word(first), "new": self.word(rest[1])}
            case "mulligan":
                mulligans = table["players"][view["seat"]]["mulligans"]
                said["count"] = max(0, 6 - mulligans)
            case "done" if not (table["doing"] or {"picked": 1}).get("picked", 1):
                return self.say("magic-pick-none")
            case "mode" | "x" | "count" | "color" | "type" | "trigger" | "effect":
                return self.named(kind, first, table)
        return self.say(f"magic-pick-{kind}", **said)

    def named(self, kind: str, first: Any, table: dict[str, Any]) -> str:
        """An option that is a mode, a number, a colour, a type, a trigger or an effect, as text."""
        match kind:
            case "mode":
                card = self.by_name.get(table["stack"][0]["name"] if table["stack"] else "", {})
                modes = card.get("modes", {}).get(self.language, [])
                return str(modes[first]) if first < len(modes) else str(first + 1)
            case "x":
                return f"X = {first}"
            case "color" | "type":
                return self.word(first)
            case "trigger":
                trigger = table["waiting"][first]
                tail = self.line(trigger["name"], trigger["ability"])
                return self.say("cli-pair", head=self.called(trigger["name"]), tail=tail)
            case "effect":
                return self.effect(table, first)
        return str(first)

    def word(self, word: Any) -> str:
        """A colour or a type, in the output language; a type that players thought up as it is."""
        for message in (f"magic-color-{word}", f"magic-type-{TYPE.sub('-', str(word).lower())}"):
            try:
                return self.say(message)
            except KeyError:
                continue
        return self.called(word)

    def top(self, table: dict[str, Any]) -> str:
        """The name of what is on top of the stack; "" where the stack is empty."""
        if not table["stack"]:
            return ""
        top = table["stack"][0]
        return self.called(top["name"]) if top.get("name") else self.say("magic-combat-damage")

    def thing(self, view: dict[str, Any], id: int) -> str:
        """An object by its name; with its size and whose it is where several in play are called so."""
        table = view["table"]
        for it in table["play"]:
            if it["id"] == id:
                like = sum(other["name"] == it["name"] for other in table["play"])
                return (
                    self.marked(it, view["seat"]) if like > 1 else self.called(it.get("secret") or it["name"])
                )
        zones = [player[zone] for player in table["players"] for zone in ("graveyard", "removed")]
        for it in (*table["stack"], *(card for zone in zones for card in zone)):
            if it["id"] == id:
                return self.called(it["name"]) if it.get("name") else self.say("magic-combat-damage")
        return self.effect(table, id)

    def marked(self, it: dict[str, Any], seat: int) -> str:
        """A permanent's name with its size, whether it is tapped, and its controller if it is not `seat`."""
        marks = [self.players[it["controller"]]] if it["controller"] != seat else []
        marks += [f"{it['power']}/{it['toughness']}"] if it["power"] is not None else []
        marks += [self.say("magic-cli-tapped")] if it["tapped"] else []
        name = self.called(it.get("secret") or it["name"])
        return f"{name} ({', '.join(marks)})" if marks else name

    def effect(self, table: dict[str, Any], id: int) -> str:
        """The name of the card that an effect is from."""
        by = next((effect.get("by") for effect in table["effects"] if effect.get("id") == id), None)
        return self.called(by) if by else self.say("magic-an-effect")

    def shared(self, view: dict[str, Any]) -> str:
        """The name of the target for which an amount is chosen."""
        doing = view["table"]["doing"]
        target = doing["picked"][len(doing["shares"])]
        return self.players[target["player"]] if "player" in target else self.thing(view, target["id"])

    def ability(self, view: dict[str, Any], id: int, place: int) -> str:
        """The text of an ability of the object `id`, by its place among its card's and those given to it."""
        table = view["table"]
        zones = [player[zone] for player in table["players"] for zone in ("graveyard", "removed")]
        things = {it["id"]: it for it in (*table["play"], *(card for zone in zones for card in zone))}
        it = things.get(id, {"name": ""})
        lines = self.by_name.get(it["name"], {}).get("lines", [])
        given = it.get("given") or []
        if place < len(lines) or place - len(lines) >= len(given):
            return self.line(it["name"], place)
        by, at = given[place - len(lines)]
        texts = self.by_name.get(by, {}).get("text", {}).get(self.language, "").split("\n")
        gives = self.by_name.get(by, {}).get("gives", [])
        return str(texts[gives[at]]) if at < len(gives) else self.called(by)

    def line(self, name: str, place: int) -> str:
        """The line of a card's text that says its ability with this place; the card's name for none."""
        card = self.by_name.get(name, {})
        lines = card.get("lines", [])
        texts = card.get("text", {}).get(self.language, "").split("\n")
        return str(texts[lines[place]]) if place < len(lines) else self.called(name)

    @cached_property
    def by_name(self) -> dict[str, dict[str, Any]]:
        """The cards by their English names."""
        return {card["name"]: card for card in self.known}

    def permanent(self, it: dict[str, Any], names: dict[int, str]) -> str:
        """The permanent `it` as text, with its size and state; `names` holds the names of objects by id."""
        text = self.called(it["name"])
        if it["power"] is not None:
            text += f" {it['power']}/{it['toughness']}"
        if it["on"]:
            text += f" → {self.called(names.get(it['on']))}"
        states = [f"{name} ×{count}" for name, count in it["counters"].items()]
        states += [
            self.say(f"magic-cli-{state}")
            for state, holds in (
                ("tapped", it["tapped"]),
                ("attacking", it["attacking"] is not None),
                ("blocking", it["blocking"]),
            )
            if holds
        ]
        if it["damage"]:
            states.append(self.say("magic-cli-damaged", count=it["damage"]))
        return f"{text} ({', '.join(states)})" if states else text


def moment(view: dict[str, Any]) -> str:
    """At which moment the viewer has priority, for what passing means then."""
    table, seat = view["table"], view["seat"]
    if table["stack"]:
        top = table["stack"][0]
        if not top.get("name"):
            return "damage"
        return "stack-own" if top["controller"] == seat else "stack-other"
    if table["active"] != seat:
        return "other"
    return str(table["step"]) if table["step"] in ("main1", "main2") else "own"


def counted(texts: list[str]) -> list[str]:
    """Each different text once, followed by its number where it occurs several times."""
    return [
        text if texts.count(text) == 1 else f"{text} ×{texts.count(text)}" for text in dict.fromkeys(texts)
    ]


class MagicShelf(Shelf):
    """Lists the cards of Eighth Edition, the project's own cards, and those of players."""

    HEADS: tuple[str, ...] = (
        "cli-head-card",
        "magic-cli-head-type",
        "cli-head-cost",
        "magic-cli-head-size",
        "cli-head-text",
    )

    def row(self, card: dict[str, Any]) -> list[str]:
        type_ = card["types"][language()]
        return [self.name(card), type_, card["cost"] or "–", size(card), card["text"][language()]]

    def shown(self, card: dict[str, Any]) -> list[str]:
        lines = [card["types"][language()]]
        if card["size"]:
            lines[0] += f"  {size(card)}"
        if card["cost"]:
            lines.append(self.say("cli-card-cost", gems=card["cost"]))
        return [*lines, *card["text"][language()].splitlines()]

    def words(self, card: dict[str, Any]) -> list[str]:
        return [*super().words(card), *card["types"].values(), card["cost"], size(card)]

    def elsewhere(self, game: Game, name: str) -> list[dict[str, Any]]:
        from grimorio.games.magic import period

        try:
            rows = period.rows_named({period.find(name)}, None)
        except LookupError:
            return []
        return game.cards({"cards": rows})[len(game.cards()) :]

    def of_file(self, game: Game, cards: Any) -> list[dict[str, Any]]:
        """The cards of a file, given by its data `cards`, or the game's own cards if `cards` is None."""
        return game.cards(cards) if cards is None else game.cards(cards)[len(game.cards()) :]

    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        if not cards:
            raise Stop(self.say("magic-cards-none", file=file))
        return self.say("magic-cards-good", file=file, count=len(cards))

    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        lines = [f"# {self.say('magic-template-note')}"]
        if not names:
            lines.append(f"# {self.say('magic-template-more')}")
        rows = _printed(names or list(EXAMPLES)) if cards is None else _typed(cards, names)
        return [*lines, "cards:", *(entry(row, "text", "  ") for row in rows)]


class EighthEdition(MagicShelf):
    """Lists all 357 cards that were sold in July 2003, by number (MTG8-1.CARD-8)."""

    HEADS = ("magic-cli-head-number", *MagicShelf.HEADS, "magic-cli-head-rarity")

    def row(self, card: dict[str, Any]) -> list[str]:
        name, *rest = super().row(card)
        if language() in card["untranslated"]:
            name = self.say("magic-cli-untranslated", card=name)
        return [card["number"], name, *rest, self.say("magic-cli-rarity", rarity=card["rarity"])]

    def of_file(self, game: Game, cards: Any) -> list[dict[str, Any]]:
        """The cards of the set, as JSON data; `game` and `cards` are not used, because the set is fixed.

        Each has its number, its rarity and the languages in which it was never printed.
        """
        from grimorio.games.magic.names import facts

        of = {card["name"]: card for card in game.cards()}
        return [
            {"number": one.number, "rarity": one.rarity, "untranslated": one.untranslated, **of[one.name]}
            for one in facts()
        ]


def _printed(names: list[str]) -> list[dict[str, Any]]:
    """The game's cards with these names, as JSON data, renamed to serve as examples: "My Shock"."""
    from grimorio.games.magic.cardset import own, to_json

    by_name = {card.name: card for card in own().cards}
    check_known(names, by_name)
    return [{**to_json(by_name[name]), "name": f"My {name}"} for name in names]


def _typed(cards: Any, names: list[str]) -> list[dict[str, Any]]:
    """The cards of a file that have these names, as they are in the file; all cards if there are no names.

    `cards` is the content of the file as JSON data, with its list "cards".
    """
    rows = cards.get("cards") or []
    by_name = {row["name"]: row for row in (rows["cards"] if isinstance(rows, dict) else rows)}
    check_known(names, by_name)
    return [by_name[name] for name in names or by_name]


def size(card: dict[str, Any]) -> str:
    """Power and toughness as printed; "" for a card that is not a creature."""
    return "/".join(map(str, card["size"])) if card["size"] else ""
