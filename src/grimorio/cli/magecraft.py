"""Magecraft as text for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from grimorio.cli.base import cards_read, game_named, language, translator
from grimorio.cli.sheets import Sheets, legible
from grimorio.cli.wording import Shelf, Words, quoted

if TYPE_CHECKING:
    from grimorio.kernel import Choice, Game, Option
    from grimorio.printing.sheets import Pile

ROMAN = ("I", "II", "III")
COLOURS = ("fire", "water", "earth", "light", "dark", "any")


class MagecraftWords(Words):
    """Turns Magecraft's log and table into text."""

    def gems(self, counts: dict[str, int]) -> str:
        """The gems of each colour as text in the output language, such as "2 Fire gems and 1 Water gem".

        `counts` has the number of gems by the name of the colour.
        """
        some = [colour for colour in COLOURS if counts.get(colour)]
        return self.listed(
            [self.say("magecraft-gems", count=counts[colour], colour=colour) for colour in some]
        )

    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        """The values that complete the log's message about an event, by their names in the message."""
        said: dict[str, str | int] = {}
        for key, value in event.items():
            if key in ("seat", "target"):
                said[key] = self.players[value]
            elif key == "winners":
                said[key] = self.listed([self.players[seat] for seat in value])
            elif key in ("spell", "character"):
                said[key] = self.names.get(value, value)
            elif key == "gems" and isinstance(value, dict):
                said[key] = self.gems(value)
            elif isinstance(value, (str, int)):
                said[key] = value
        said.setdefault("colour", "unseen")
        if "source" in said:
            said["from"] = said["source"]
        if isinstance(event.get("grimoire"), int):
            said["number"] = event["grimoire"] + 1
        return said

    def table(self, view: dict[str, Any]) -> list[str]:
        """The table as a few lines of text; `view` is a seat's view of it (`Position.seen_by`)."""
        table = view["table"]
        phase = self.say(f"magecraft-phase-{table['phase']}")
        head = f"{self.say('magecraft-round', round=table['round'])} · {phase}"
        if table["active"] is not None:
            head += f" · {self.say('magecraft-turn-of', name=self.players[table['active']])}"
        lines = [head]
        spells = [f"{self.names[row['spell']]} ×{row['left']}" for row in table["academy"]["spells"]]
        academy = self.letters(table["academy"]["gems"])
        tail = f"{academy}  {', '.join(spells)}"
        lines.append(self.say("cli-pair", head=self.say("magecraft-area-academy"), tail=tail))
        for board in table["boards"]:
            name = self.players[board["seat"]]
            if not board["alive"]:
                lines.append(self.say("cli-pair", head=name, tail=self.say("magecraft-out")))
                continue
            lines.append(f"{name} ({self.names.get(board['character'], '–')})")
            areas = [(area, self.letters(board[area])) for area in ("hp", "shield", "points", "discard")]
            for area in ("hand", "bag"):
                pile = board[area]
                known = self.letters(pile["gems"] or {})
                areas.append((area, f"{pile['size']}" + (f" ({known})" if known != "–" else "")))
            lines.append(
                "  " + "  ".join(f"{self.say(f'magecraft-area-{area}')} {text}" for area, text in areas)
            )
            for number, cards in enumerate(board["grimoires"], 1):
                row = " > ".join(map(self.card, cards)) or "–"
                lines.append("  " + self.say("cli-pair", head=str(number), tail=row))
        return lines

    def question(self, choice: Choice, view: dict[str, Any]) -> str:
        table = view["table"]
        casting = table["casting"] or {}
        spell = table["studying"] or self.next_spell(table) or casting.get("spell")
        if choice.ask == "next-spell" and not spell:
            return self.say("magecraft-ask-next-none")
        count = (table["picking"] or {"left": 1})["left"]
        return self.say(f"magecraft-ask-{choice.ask}", spell=self.names.get(spell, ""), count=count)

    def option(self, option: Option, choice: Choice, view: dict[str, Any]) -> str:
        kind, *rest = option
        table = view["table"]
        said: dict[str, str | int] = {}
        match kind:
            case "gem" | "academy" | "discard" | "hand" | "hp":
                said["colour"] = rest[0]
            case "grimoire":
                spell = self.spell_at(table, view["seat"], int(rest[0]), 0)
                said = {"number": int(rest[0]) + 1, "roman": ROMAN[int(rest[0])], "spell": spell or "none"}
            case "icon":
                return self.say(f"magecraft-icon-{rest[0]}")
            case "attack":
                shield = sum(table["boards"][int(rest[0])]["shield"].values())
                said = {"target": self.players[int(rest[0])], "colour": rest[1]}
                said["place"] = "shield" if shield else "hp"
            case "study" | "character":
                said = {str(kind if kind == "character" else "spell"): self.names[str(rest[0])]}
            case "cast":
                said["spell"] = self.names.get(self.next_spell(table), "")
            case "place":
                said = {"number": int(rest[0]) + 1, "place": int(rest[1]) + 1}
                place = self.say("magecraft-pick-place", **said)
                head = self.names[table["reorder"]["cards"][0]["spell"]]
                return self.say("cli-pair", head=head, tail=place)
            case "master":
                said["spell"] = self.spell_at(table, view["seat"], int(rest[0]), int(rest[1]))
        asked = f"-{choice.ask}" if kind in ("gem", "grimoire", "done") else ""
        return self.say(f"magecraft-pick-{kind}{asked}", **said)

    def about(self, option: Option, choice: Choice, view: dict[str, Any]) -> list[str]:
        lines = super().about(option, choice, view)
        terms = ("gem", *(word for word in option if word in COLOURS)) if set(option) & set(COLOURS) else ()
        return [lines[0], *(self.say(f"magecraft-term-{term}-text") for term in terms), *lines[1:]]

    def reason(self, refusal: dict[str, Any]) -> str:
        said = self.said(refusal["args"])
        lack = "-lack" if said.get("gems") else ""
        return self.say(f"{refusal['reason']}{lack}", **said)

    def next_spell(self, table: dict[str, Any]) -> Any:
        """The English name of the spell that would be cast next, or None."""
        casting = table["casting"]
        if not casting or casting["grimoire"] is None:
            return None
        row = table["boards"][casting["seat"]]["grimoires"][casting["grimoire"]]
        return row[casting["next"]]["spell"] if casting["next"] < len(row) else None

    def spell_at(self, table: dict[str, Any], seat: int, grimoire: int, place: int) -> str:
        """The name of a spell in a seat's grimoire, or in the new order of a Review; "" for none."""
        placed = (table["reorder"] or {}).get("placed")
        row = (placed or table["boards"][seat]["grimoires"])[grimoire]
        return str(self.names[row[place]["spell"]]) if place < len(row) else ""

    def card(self, card: dict[str, Any]) -> str:
        """A spell card in a grimoire, as text."""
        text: str = self.names[card["spell"]]
        if card["mastered"]:
            text += f" ({self.say('magecraft-mastered')})"
        gems = self.letters(card["gems"])
        return text if gems == "–" else f"{text} [{gems}]"

    def letters(self, counts: dict[str, int]) -> str:
        """The gems of each colour as letters and numbers, such as "F2 W1"; a dash for no gems.

        `counts` has the number of gems by the name of the colour.
        """
        shown = [
            f"{self.say(f'magecraft-letter-{colour}')}{counts[colour]}"
            for colour in COLOURS
            if counts.get(colour)
        ]
        return " ".join(shown) or "–"


class MagecraftShelf(Shelf):
    """Lists the spells and the characters of Magecraft."""

    HEADS = ("cli-head-card", "cli-head-kind", "cli-head-cost", "cli-head-study", "cli-head-text")

    def row(self, card: dict[str, Any]) -> list[str]:
        return [
            self.name(card),
            self._kind(card),
            self._letters(card["cost"]),
            self._letters(card.get("study", [])),
            card["text"][language()],
        ]

    def shown(self, card: dict[str, Any]) -> list[str]:
        lines = [self._kind(card), self.say("cli-card-cost", gems=self._letters(card["cost"]))]
        if card.get("study"):
            lines.append(self.say("cli-card-study", gems=self._letters(card["study"])))
        return [*lines, card["text"][language()]]

    def _letters(self, cost: list[str]) -> str:
        """The letters of a cost's gems in the reader's language."""
        return " ".join(self.say(f"magecraft-letter-{gem}") for gem in cost) or "–"

    def words(self, card: dict[str, Any]) -> list[str]:
        return [*super().words(card), *card["icons"]]

    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        spells = sum(card["kind"] == "spell" for card in cards)
        return self.say("cli-cards-good", file=file, spells=spells, characters=len(cards) - spells)

    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        lines = [f"# {self.say('cli-template-note')}"]
        for kind in ("spell", "character"):
            lines.append(f"{kind}s:")
            lines += [
                _entry(card)
                for card in game.cards(cards)
                if card["kind"] == kind and (not names or card["name"] in names)
            ]
        return lines

    def _kind(self, card: dict[str, Any]) -> str:
        return self.say(f"cli-kind-{card.get('availability', 'character')}")


def _entry(card: dict[str, Any]) -> str:
    """The lines of a file that describe a card."""
    names = card["names"]
    fields = [f"name: {quoted(names['en'])}"]
    fields += [f"{key}: {quoted(names[code])}" for key, code in (("italian", "it"), ("french", "fr"))]
    fields.append(f"cost: [{', '.join(card['cost'])}]")
    if card.get("study"):
        fields.append(f"study: [{', '.join(card['study'])}]")
    fields.append("icons: {" + ", ".join(f"{name}: {times}" for name, times in card["icons"].items()) + "}")
    if card["kind"] == "spell":
        fields.append(f"availability: {card['availability']}")
    return "  - " + "\n    ".join(fields)


class MagecraftSheets(Sheets):
    """The sheets of Magecraft for a number of players, with the game's own cards or others."""

    kinds: ClassVar[tuple[str, ...]] = ("spells", "characters", "boards", "gems")
    options: ClassVar[tuple[str, ...]] = ("players", "cards")

    def title(self) -> str:
        return translator("magecraft")("magecraft-title")

    def piles(self, kinds: tuple[str, ...], **options: Any) -> list[Pile]:
        from grimorio.printing.magecraft import Magecraft

        rules = game_named("magecraft")
        described = rules.cards(cards_read(rules, options["cards"]))
        legible([card["names"][language()] for card in described])
        return Magecraft(described, language(), options["players"] or 2).piles(kinds)
