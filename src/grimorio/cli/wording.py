"""A game's log, positions and choices in words, for the terminal."""

from __future__ import annotations

from typing import Any

from babel.lists import format_list

from grimorio.kernel import Game
from grimorio.language import Translator

COLOURS = ("fire", "water", "earth", "light", "dark", "any")


class Words:
    """Says what happens in one game, in one language.

    Args:
        game: the game.
        cards: its card data, or None for its own.
        players: the players' names by seat.
        language: code of the language.
        say: a translator with the game's messages.
    """

    def __init__(self, game: Game, cards: Any, players: list[str], language: str, say: Translator) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.say = say
        self.names = {card["name"]: card["names"][language] for card in game.cards(cards)}

    def listed(self, words: list[str]) -> str:
        """Words as a list in a sentence."""
        return format_list(words, locale=self.language)

    def gems(self, counts: dict[str, int]) -> str:
        """Gems by colour in words."""
        some = [colour for colour in COLOURS if counts.get(colour)]
        return self.listed(
            [self.say("magecraft-gems", count=counts[colour], colour=colour) for colour in some]
        )

    def event(self, event: dict[str, Any]) -> str:
        """One line of the log."""
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
        return self.say(f"{self.game.name}-log-{event['event']}", **said)

    def table(self, view: dict[str, Any]) -> list[str]:
        """What lies on the table, in a few lines."""
        table = view["table"]
        phase = self.say(f"magecraft-phase-{table['phase']}")
        head = f"{self.say('magecraft-round', round=table['round'])} · {phase}"
        if table["active"] is not None:
            head += f" · {self.say('magecraft-turn-of', name=self.players[table['active']])}"
        lines = [head]
        spells = [f"{self.names[row['spell']]} ×{row['left']}" for row in table["academy"]["spells"]]
        academy = self.letters(table["academy"]["gems"])
        lines.append(f"{self.say('magecraft-area-academy')}: {academy}  {', '.join(spells)}")
        for board in table["boards"]:
            name = self.players[board["seat"]]
            if not board["alive"]:
                lines.append(f"{name}: {self.say('magecraft-out')}")
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
                lines.append(f"  {number}: {' > '.join(map(self.card, cards)) or '–'}")
        return lines

    def card(self, card: dict[str, Any]) -> str:
        """A spell card in a grimoire."""
        text: str = self.names[card["spell"]]
        if card["mastered"]:
            text += f" ({self.say('magecraft-mastered')})"
        gems = self.letters(card["gems"])
        return text if gems == "–" else f"{text} [{gems}]"

    def letters(self, counts: dict[str, int]) -> str:
        """Gems as letters and numbers."""
        shown = [
            f"{self.say(f'magecraft-letter-{colour}')}{counts[colour]}"
            for colour in COLOURS
            if counts.get(colour)
        ]
        return " ".join(shown) or "–"
