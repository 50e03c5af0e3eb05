"""Wizards of Mickey as text for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from grimorio.cli.base import Stop, hint, language, refused, translator
from grimorio.cli.sheets import Sheets, print_stop
from grimorio.cli.wording import Shelf, Words, check_known, entry
from grimorio.games.mickey.public import DIAMAGICS

if TYPE_CHECKING:
    from grimorio.decks import Deck
    from grimorio.kernel import Choice, Game, Option
    from grimorio.language import Translator
    from grimorio.printing.sheets import Pile

EXAMPLES = ("Rusk, Master of Bellows", "Ebb", "Harbour of Mists", "Small Fires")
"""The cards in the card file that `grimorio cards template` prints as an example: one of each kind."""


class MickeyWords(Words):
    """Turns the log and the table of a match of Wizards of Mickey into text."""

    SILENT = ("shuffle", "hand", "play-used", "mix", "phase")
    """The events without a line in the log, because the lines of other events include them."""

    def __init__(self, game: Game, cards: Any, players: list[str], language: str, say: Translator) -> None:
        super().__init__(game, cards, players, language, say)
        self.teams = {card["team"]: card["teams"][language] for card in game.cards(cards) if "teams" in card}

    def silent(self, event: dict[str, Any]) -> bool:
        empty = event["event"] == "discard-played" and not event["cards"]
        return empty or event["event"] in self.SILENT

    def card(self, name: str | None) -> str:
        """The name of a card in the output language; for None, the words for an unknown Spell."""
        return self.names[name] if name else self.say("mickey-hidden-spell")

    def short(self, name: str) -> str:
        """The name of a Mage without its title; the full name of any other card."""
        return self.card(name).partition(", ")[0]

    def gems(self, colours: Iterable[str]) -> str:
        """Diamagics as text, counted by colour."""
        counts = Counter(colours)
        return self.listed(
            [self.say("mickey-diamagics", count=counts[one], colour=self.gem(one)) for one in counts]
        )

    def gem(self, colour: str) -> str:
        """The name of a Diamagic of a colour."""
        return self.say(f"mickey-diamagic-{colour}")

    def said(self, event: dict[str, Any]) -> dict[str, str | int]:
        said: dict[str, str | int] = {k: v for k, v in event.items() if isinstance(v, str | int)}
        kind = event["event"]
        if "seat" in event:
            said["seat"] = self.players[event["seat"]] if event["seat"] >= 0 else ""
        for key in ("card", "into", "source"):
            if event.get(key):
                said[key] = self.card(event[key])
        for key in ("cards", "targets"):
            if event.get(key) is not None:
                short = key == "targets" or kind == "confuse"
                said[key] = self.listed([(self.short if short else self.card)(name) for name in event[key]])
                said["count"] = len(event[key])
        if isinstance(event.get("mage"), str):
            said["mage"] = self.short(event["mage"])
        if event.get("colour"):
            said["colour"] = self.gem(event["colour"])
        return said | self.of_kind(event)

    def of_kind(self, event: dict[str, Any]) -> dict[str, str | int]:
        """The values that complete the message about an event and that only this kind of events needs.

        They are added to those that `said` returns for all events.
        """
        said: dict[str, str | int] = {}
        match event["event"]:
            case "team":
                said["team"] = self.teams.get(event["team"], event["team"])
            case "code":
                said["used"] = "yes" if event.get("card") else "no"
            case "deploy":
                said["mage"] = self.short(event["card"])
                said["place"] = self.say(f"mickey-place-{event['place']}")
            case "hide":
                said["known"] = "yes" if event.get("card") else "no"
                said["besides"] = "yes" if event.get("besides") else "no"
            case "pass":
                said["again"] = "yes" if event["again"] else "no"
            case "draw":
                said["known"] = "yes" if event.get("cards") else "no"
            case "token":
                said["known"] = "yes" if event.get("colour") else "nobody" if event["seat"] < 0 else "no"
            case "uncover-stake":
                said["gems"] = self.gems(DIAMAGICS[index] for index in event["colours"])
            case "assign":
                said["gems"] = self.gems(event["colours"])
                said["count"] = len(event["colours"])
            case "exchange":
                said["mage"], said["other"] = map(self.short, event["mages"])
                said["colour"], said["other_colour"] = map(self.gem, event["colours"])
            case "change-places":
                said["mage"], said["other"] = map(self.short, event["cards"])
            case "reckoned":
                less, power = sorted(event["totals"])
                best = event["totals"].index(power)
                said |= {"power": power, "less": less, "tie": "yes" if power == less else "no"}
                said |= {"winner": self.players[best], "loser": self.players[1 - best]}
            case "ends":
                said["winners"] = self.listed([self.players[seat] for seat in event["winners"]])
                said["count"] = len(event["winners"])
        return said

    def question(self, choice: Choice, view: dict[str, Any]) -> str:
        table = view["table"]
        passing = choice.ask == "play" and ("pass",) in choice.options
        asked = "play-or-pass" if passing else choice.ask
        card = (table["doing"] or {}).get("card")
        said = self.card(card) if card else self.say("mickey-an-effect")
        return self.say(f"mickey-ask-{asked}", card=said, count=len(table["stake"]), turn=table["turn"])

    def option(self, option: Option, choice: Choice, view: dict[str, Any]) -> str:
        kind, *rest = option
        said: dict[str, str | int] = {}
        match kind:
            case "cast" | "hide" | "besides":
                mage = self.mage_at(view["table"], view["seat"], int(rest[1]))
                said = {"spell": self.card(str(rest[0])), "mage": mage}
            case "deploy":
                said = {"mage": self.short(str(rest[0])), "place": self.say(f"mickey-place-{rest[1]}")}
            case "line-up":
                return " – ".join(self.short(str(name)) for name in rest)
            case "team":
                return str(self.teams.get(str(rest[0]), rest[0]))
            case "code":
                said["code"] = self.card(str(rest[0]))
            case "swap":
                said = {"out": self.card(str(rest[0])), "into": self.card(str(rest[1]))}
            case "castle" | "discard" | "effect":
                return self.card(str(rest[0]) or None)
            case "mage":
                return self.mage_of(view, int(rest[0]), int(rest[1]))
            case "spell":
                return self.spell_of(view, int(rest[0]))
            case "colour":
                return self.gem(str(rest[0]))
            case "diamagic":
                mage = self.mage_at(view["table"], int(rest[0]), int(rest[1]))
                said = {"colour": self.gem(str(rest[2])), "mage": mage}
            case "pick":
                said["number"] = int(rest[0]) + 1
        return self.say(f"mickey-pick-{kind}", **said)

    def reason(self, refusal: dict[str, Any]) -> str:
        said = {key: self.short(name) if name else "" for key, name in refusal["args"].items()}
        now = "-now" if said.get("by") == "" else ""
        return self.say(f"{refusal['reason']}{now}", **said)

    def mage_at(self, table: dict[str, Any], seat: int, place: int) -> str:
        """The name of a seat's Mage, or of the place where it stands."""
        mages = {mage["place"]: mage["card"] for mage in table["sides"][seat]["mages"]}
        return self.short(mages[place]) if place in mages else self.say(f"mickey-place-{place}")

    def mage_of(self, view: dict[str, Any], seat: int, place: int) -> str:
        """The name of a Mage, and whose it is, if not the viewer's."""
        mage = self.mage_at(view["table"], seat, place)
        if seat == view["seat"]:
            return mage
        return self.say("mickey-mage-of", mage=mage, player=self.players[seat])

    def spell_of(self, view: dict[str, Any], ref: int) -> str:
        """The name of a Spell in play, and whose it is, if not the viewer's."""
        owned = {
            spell["ref"]: (spell, side["seat"]) for side in view["table"]["sides"] for spell in side["spells"]
        }
        spell, seat = owned[ref]
        name = self.card(spell["card"])
        if seat == view["seat"] or not spell["card"]:
            return name
        return self.say("mickey-spell-of", spell=name, player=self.players[seat])

    def table(self, view: dict[str, Any]) -> list[str]:
        table = view["table"]
        phase = self.say(f"mickey-phase-{table['phase']}")
        name = self.players[table["active"]] if table["active"] >= 0 else "–"
        lines = [self.say("mickey-cli-turn", turn=table["turn"], phase=phase, seat=name)]
        if table["castle"]:
            stake = self.say("mickey-stake", count=len(table["stake"]))
            powers = " – ".join(map(str, table["power"]["totals"]))
            castle = self.card(table["castle"]["card"])
            lines.append(self.say("mickey-cli-castle", castle=castle, stake=stake, powers=powers))
        for one in table["sides"]:
            lines += self.side(one, table["needed"])
        return lines

    def side(self, one: dict[str, Any], needed: int) -> list[str]:
        """The lines that show the side `one` of a player: one for each Mage, with the Spells cast by it.

        `needed` is the number of Diamagics that wins.
        """
        track = self.say("mickey-track", count=one["diamagics"], needed=needed)
        piles = ("hand", one["hand"]["size"]), ("deck", one["deck"]), ("discard", len(one["discard"]))
        held = ", ".join(f"{self.say(f'mickey-pile-{pile}')} {size}" for pile, size in piles)
        lines = [self.say("cli-pair", head=self.players[one["seat"]], tail=f"{track}, {held}")]
        if one["hand"]["cards"]:
            lines.append(
                "  " + self.say("mickey-cli-holds", cards=", ".join(map(self.card, one["hand"]["cards"])))
            )
        for mage in sorted(one["mages"], key=lambda mage: mage["place"]):
            text = self.short(mage["card"])
            gems = self.gems(colour for colour, count in mage["diamagics"].items() for _ in range(count))
            text += f" ({gems})" if gems else ""
            spells = [spell for spell in one["spells"] if spell["place"] == mage["place"] >= 0]
            shown = [self.spell(spell) for spell in spells]
            lines.append("  " + (self.say("cli-pair", head=text, tail=", ".join(shown)) if shown else text))
        return lines

    def spell(self, spell: dict[str, Any]) -> str:
        """The name of a Spell in play, in brackets if it lies face down."""
        name = self.card(spell["card"])
        return f"[{name}]" if spell["card"] and not spell["up"] else name


class MickeyShelf(Shelf):
    """Lists Mages, Spells, Castles and Codes: the project's own, the rulebooks', and those of players."""

    HEADS = ("cli-head-card", "cli-head-kind", "cli-head-colors", "mickey-cli-head-power", "cli-head-text")

    def row(self, card: dict[str, Any]) -> list[str]:
        power = str(card.get("power", "–"))
        return [self.name(card), self._kind(card), self._colours(card), power, card["text"][language()]]

    def shown(self, card: dict[str, Any]) -> list[str]:
        lines = [", ".join(part for part in (self._kind(card), self._colours(card)) if part != "–")]
        if "power" in card:
            lines.append(self.say("mickey-cli-power", power=card["power"]))
        if "teams" in card:
            lines.append(self.say("mickey-cli-team", team=card["teams"][language()]))
        return [*lines, card["text"][language()]]

    def words(self, card: dict[str, Any]) -> list[str]:
        return [*super().words(card), *card.get("teams", {}).values(), self._colours(card)]

    def of_file(self, game: Game, cards: Any) -> list[dict[str, Any]]:
        """The cards in a file (`cards`, its data) instead of the game's own; the game's own if it is None."""
        found = game.cards(cards)
        return found if cards is None or "cards" in cards else []

    def good(self, file: str, cards: list[dict[str, Any]]) -> str:
        if not cards:
            raise Stop(self.say("mickey-cards-none", file=file))
        return self.say("mickey-cards-good", file=file, count=len(cards))

    def template(self, game: Game, cards: Any, names: list[str]) -> list[str]:
        from grimorio.games.mickey.cardset import KINDS, by_key, from_json, own

        found = by_key(own() if cards is None else from_json(cards.get("cards", {})))
        check_known(names, found)
        shown = [found[name] for name in names or (EXAMPLES if cards is None else found)]
        lines = [f"# {self.say('mickey-template-note')}"]
        if not names:
            lines.append(f"# {self.say('mickey-template-more')}")
        lines.append("cards:")
        for kind in KINDS:
            rows = [entry(data, "effects", "    ") for list_, data in shown if list_ == kind]
            lines += [f"  {kind}:", *rows] if rows else []
        return lines

    def _kind(self, card: dict[str, Any]) -> str:
        return self.say("mickey-cli-kind", kind=card["kind"])

    def _colours(self, card: dict[str, Any]) -> str:
        return " ".join(self.say("mickey-cli-colour", colour=colour) for colour in card["colours"]) or "–"


class MickeySheets(Sheets):
    """The sheets of one deck of Wizards of Mickey."""

    kinds: ClassVar[tuple[str, ...]] = ("cards", "diamagics")
    options: ClassVar[tuple[str, ...]] = ("deck",)

    def title(self) -> str:
        return "Wizards of Mickey"

    def piles(self, kinds: tuple[str, ...], **options: Any) -> list[Pile]:
        from grimorio.games.mickey import cardset
        from grimorio.printing.mickey import Mickey

        cards = cardset.described(cardset.own())
        return Mickey(cards, language(), mickey_deck(options["deck"], cards)).piles(kinds)


def mickey_decks(rules: Game, how: dict[str, Any]) -> Callable[[str], Deck]:
    """A function that finds decks by name, for the kind of match that `how` names; see `mickey_deck`."""
    cards = rules.cards(how["cards"])
    match = str(how["options"].get("match", "official"))
    return lambda name: mickey_deck(name, cards, match)


def mickey_deck(name: str | None, cards: list[dict[str, Any]], match: str = "official") -> Deck:
    """A ready deck by its name in any language, or the deck in a file.

    Args:
        name: the name of the deck, or the path of the file.
        cards: the cards that the deck may have, as JSON data.
        match: the kind of match that the deck is for.

    Raises:
        Stop: `name` is None, or there is no such deck.
    """
    from grimorio.decks import BadDeck, read
    from grimorio.games.mickey.ready import ready
    from grimorio.printing.mickey import deck_names

    decks = ready(match)
    known = ", ".join(deck.name for deck in decks)
    if name is None:
        print_stop("print-needs-deck", decks=known)
    names = {called: deck for deck in decks for called in deck_names(cards, deck)}
    for called, deck in names.items():
        if called.casefold() == name.casefold():
            return deck
    if not Path(name).is_file():
        print_stop("print-no-deck", name=name, hint=hint(name, names), decks=known)
    try:
        return read(Path(name), _finder(cards)).deck
    except BadDeck as error:
        raise refused(error) from None


def _finder(cards: list[dict[str, Any]]) -> Callable[[str], str]:
    """A function that finds a card by its key, or by a name in any language if no other card has it.

    `cards` are the cards of the game as JSON data. The function returns the card's key; it raises LookupError
    for other names.
    """
    keys = {card["name"].casefold(): card["name"] for card in cards}
    named: dict[str, set[str]] = {}
    for card in cards:
        for name in card["names"].values():
            named.setdefault(name.casefold(), set()).add(card["name"])

    def find(name: str) -> str:
        matches = named.get(name.casefold(), set())
        if name.casefold() in keys:
            return str(keys[name.casefold()])
        if len(matches) != 1:
            known = [called for card in cards for called in (card["name"], *card["names"].values())]
            raise LookupError(translator("print")("print-no-card", name=name, hint=hint(name, known)))
        return next(iter(matches))

    return find
