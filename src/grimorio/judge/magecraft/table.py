"""The setup of Magecraft's scenarios, the names of its things, and what can be expected."""

from __future__ import annotations

from typing import Any, ClassVar

from grimorio.games.magecraft.gems import COLOURS
from grimorio.games.magecraft.situation import PHASES, PLACES, SEATS, situation
from grimorio.games.magecraft.situation_gems import COLOUR_WORDS, colour_named, gems_text, gems_written
from grimorio.games.magecraft.situation_names import card_named, names_of, spell_written
from grimorio.games.magecraft.table import boxed
from grimorio.judge.bench import Bench
from grimorio.judge.reading import Node
from grimorio.kernel import Choice, Option, Position, Setup, SetupError
from grimorio.kernel.faults import Message, message_of
from grimorio.kernel.seats import Seat, seats_of

ICONS = ("draw", "attack", "heal", "shield", "vanish")
CASTING = ("magic", "next-spell")
RESTING = ("shield-phase", *CASTING)


class MagecraftTable(Bench):
    """The table of a scenario of Magecraft: its setup, the names of its things, its checks."""

    EXPECTS: ClassVar[tuple[str, ...]] = (
        "phase",
        "active",
        "round",
        "academy",
        "box",
        "icons",
        "casting",
        "reason",
    )
    PAUSES: ClassVar[frozenset[str]] = frozenset((*RESTING, "study"))
    ANY_ORDER: ClassVar[frozenset[str]] = frozenset(("pay", "review-discard", "shield-phase"))
    TIMING: ClassVar[str] = "MAGE-TURN-1"

    # -- what the bench asks of a game -----------------------------------------------------------

    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        self.cards = self.game.cards(setup.cards)
        self.spells = names_of(self.cards, "spell")
        self.costs = {
            card["name"]: (card["cost"], card.get("study", []))
            for card in self.cards
            if card["kind"] == "spell"
        }
        self._vocabulary: set[str] = set()
        return situation(setup, description)

    def table(self) -> dict[str, Any]:
        """The table as seat 0 sees it: the "table" of its view (`Position.seen_by`)."""
        table: dict[str, Any] = self.position.seen_by(Seat(0))["table"]
        return table

    def board(self, seat: Seat) -> dict[str, Any]:
        """The board of a seat as its owner sees it, from "boards" in the table of the owner's view."""
        board: dict[str, Any] = self.position.seen_by(seat)["table"]["boards"][seat]
        return board

    def turn(self) -> tuple[int, int]:
        table = self.table()
        return table["round"], -1 if table["active"] is None else table["active"]

    def phase(self) -> str:
        phase: str = self.table()["phase"]
        return phase

    def phases(self) -> tuple[str, ...]:
        return tuple(PHASES)

    def vocabulary(self) -> set[str]:
        if not self._vocabulary:
            said = {
                "none",
                "pass",
                "done",
                "yes",
                "no",
                "cast",
                "ability",
                "review",
                "gem",
                "study",
                "grimoire",
            }
            said |= {"spell", "place", "attack", "icon", *ICONS, *PLACES, "academy", *COLOUR_WORDS}
            said |= {str(number) for number in range(1, 70)} | {letter.casefold() for letter in SEATS}
            for card in self.cards:
                for name in card["names"].values():
                    said |= set(name.casefold().split())
            self._vocabulary = said
        return self._vocabulary

    def words(self, choice: Choice, option: Option) -> list[str]:
        head, *rest = option
        match head:
            case "grimoire" | "place":
                number = int(rest[0]) + 1
                if head == "grimoire":
                    return [f"grimoire {number}", str(number)]
                return [f"grimoire {number} place {int(rest[1]) + 1}"]
            case "master":
                spell = self.board(choice.seat)["grimoires"][int(rest[0])][int(rest[1])]["spell"]
                return [f"{self.spell_words(spell)[0]} grimoire {int(rest[0]) + 1}", *self.spell_words(spell)]
            case "study" | "character":
                names = self.spell_words(str(rest[0]))
                return [f"{head} {names[0]}", *names]
            case "attack":
                name = SEATS[int(rest[0])]
                return [f"attack {name} {word}" for word in self.colour_words(str(rest[1]))]
            case "icon":
                return [str(rest[0]), f"icon {rest[0]}"]
            case "gem":
                return [*self.colour_words(str(rest[0])), f"gem {rest[0]}"]
            case "done":
                return ["done", "pass", "none"]
        if rest:
            return [f"{head} {word}" for word in self.colour_words(str(rest[0]))]
        return [str(head)]

    def spell_words(self, name: str) -> list[str]:
        """The names of a spell or character in all languages, the English one first."""
        card = next((card for card in self.cards if card["name"] == name), None)
        return [name] if card is None else list(dict.fromkeys((name, *card["names"].values())))

    def colour_words(self, colour: str) -> list[str]:
        """The names of a colour in all languages, English first."""
        return [colour, *(word for word, meant in COLOUR_WORDS.items() if meant == colour and word != colour)]

    # -- reading values --------------------------------------------------------------------------

    def gems(self, node: Node) -> dict[str, int]:
        """The number of gems by colour that a value means. Raises BadFile: it has another form."""
        try:
            return gems_written(node.text if node.text == "none" else node.plain(), "")
        except SetupError as error:
            raise node.wrong(message_of(error)) from None

    def colour(self, node: Node) -> str:
        """The English name of the colour that a value means. Raises BadFile: it means no colour."""
        try:
            return colour_named(node.word(), "")
        except SetupError as error:
            raise node.wrong(message_of(error)) from None

    def card(self, node: Node, kind: str = "spell") -> str:
        """The English name of the card that a value means; `kind` is "spell" or "character".

        Raises BadFile: it means no card of this kind.
        """
        try:
            return card_named(self.cards, kind, node.word(), "")
        except SetupError as error:
            raise node.wrong(message_of(error)) from None

    def grimoires(self, node: Node) -> list[list[tuple[str, bool, dict[str, int] | None]]]:
        """The three grimoires that a value describes.

        Each is a list, left to right, of (spell, whether it is mastered, the number of gems on it by colour).
        The gems are None where the value does not give them. Raises BadFile: the value has another form.
        """
        laid: list[list[tuple[str, bool, dict[str, int] | None]]] = []
        for cards in node.items()[:4]:
            laid.append([])
            for one in cards.items():
                try:
                    laid[-1].append(spell_written(self.cards, one.word(), ""))
                except SetupError as error:
                    raise one.wrong(message_of(error)) from None
        if len(laid) > 3:
            raise node.wrong("expected up to 3 lists of spells", "three-lists")
        return laid + [[]] * (3 - len(laid))

    def written(self, card: dict[str, Any], gems: bool = False) -> str:
        """A spell card of a view as scenario files write it; the gems on it are added if `gems`."""
        lying = f" [{gems_text(card['gems'])}]" if gems and sum(card["gems"].values()) else ""
        return f"{card['spell']}{' (mastered)' * card['mastered']}{lying}"

    def place_words(self) -> tuple[str, ...]:
        return ("grimoire 1", "grimoire 2", "grimoire 3", "academy", "box")

    def places_of(self, name: str, node: Node) -> list[tuple[str, ...]]:
        spell = self.card(Node(node.file, node.line, node.name, name, name))
        found: list[tuple[str, ...]] = []
        for seat in seats_of(self.seats):
            for number, cards in enumerate(self.board(seat)["grimoires"], 1):
                place = (f"{SEATS[seat]} grimoire {number}", SEATS[seat], f"grimoire {number}")
                found += [place for card in cards if card["spell"] == spell]
        table = self.table()
        for row in table["academy"]["spells"]:
            found += [("academy",)] * row["left"] if row["spell"] == spell else []
        return found + [("box",)] * boxed(self.position).count(spell)

    # -- expect ----------------------------------------------------------------------------------

    def check_gems(self, node: Node, found: dict[str, int], where: str, how: str = "") -> None:
        """Check the gems of a place, which has the gems `found` (their number by colour).

        `where` names the place in messages. The script (`node`) gives the number of the gems, or the gems:
        with `how` "" exactly these, with "has" at least these, with "lacks" none of these colours.
        """
        if type(node.value) is int and not how:
            if node.value != sum(found.values()):
                self.miss(node, f"{where} {node.value}", f"{sum(found.values())} ({gems_text(found)})")
            return
        wanted = self.gems(node)
        if how == "has":
            good = all(found[colour] >= number for colour, number in wanted.items())
        elif how == "lacks":
            good = not any(found[colour] for colour, number in wanted.items() if number)
        else:
            good = wanted == found
        if not good:
            label = f"{where}_{how}" if how else where
            self.miss(node, f"{label} {gems_text(wanted)}", f"{where} {gems_text(found)}")

    def check_seat(self, seat: Seat, node: Node) -> None:
        name, board = SEATS[seat], self.board(seat)
        if node.text == "out":
            if board["alive"]:
                self.miss(
                    node,
                    Message("{seat} out of the game", "seat-out", seat=name),
                    Message("{seat} alive", "seat-alive", seat=name),
                )
            return
        gems = {place: board[place] for place in PLACES if place not in ("bag", "hand")}
        gems |= {place: board[place]["gems"] for place in ("bag", "hand")}
        gems["on_spells"] = {c: sum(k["gems"][c] for g in board["grimoires"] for k in g) for c in COLOURS}
        sized = {f"{place}_{how}": (place, how) for place in gems for how in ("has", "lacks")}
        others = ("grimoires", "character", "alive", "ability_used", "gold")
        for key, value in node.mapping((*gems, *sized, *others)).items():
            if key in gems:
                self.check_gems(value, gems[key], f"{name} {key}")
            elif key in sized:
                place, how = sized[key]
                self.check_gems(value, gems[place], f"{name} {place}", how)
            elif key == "grimoires":
                self.check_grimoires(value, board["grimoires"], f"{name} grimoires")
            elif key == "character":
                self.compare(value, f"{name} character", self.card(value, "character"), board["character"])
            elif key == "gold":
                gold = "none" if board["gold"] is None else board["gold"]["colour"]
                wanted = "none" if value.text == "none" else self.colour(value)
                self.compare(value, f"{name} gold", wanted, gold)
            else:
                self.compare(value, f"{name} {key}", value.truth(), board[key])

    def check_grimoires(self, node: Node, found: list[Any], label: str) -> None:
        """Check that the grimoires `found` have the spells that the script gives (`node`), in this order.

        The gems on a spell are compared only where the script gives them. `label` names the grimoires in
        messages.
        """
        wanted = self.grimoires(node)
        good = [len(cards) for cards in wanted] == [len(cards) for cards in found]
        for cards, held in zip(wanted, found, strict=True):
            for (spell, mastered, gems), card in zip(cards, held, strict=False):
                good = good and (spell, mastered) == (card["spell"], card["mastered"])
                good = good and gems in (None, card["gems"])
        if not good:
            gems_too = any(gems is not None for cards in wanted for _, _, gems in cards)
            laid = [[self.written(card, gems_too) for card in cards] for cards in found]
            self.miss(node, f"{label} {node.plain()}", str(laid))

    def compare(self, node: Node, label: str, wanted: Any, found: Any) -> None:
        """Call `miss` at `node` if the value `found` is not the `wanted` one.

        `label` names the value in the message, such as "A life".
        """
        if wanted != found:
            shown = [
                str(value).lower() if isinstance(value, bool) else str(value) for value in (wanted, found)
            ]
            self.miss(node, f"{label} {shown[0]}", f"{label} {shown[1]}")

    def check(self, key: str, node: Node) -> None:
        table = self.table()
        if key == "phase":
            known = ("opening", *PHASES, "rest", "over")
            self.compare(node, key, node.one_of(known), table["phase"])
        elif key == "active":
            self.compare(
                node, key, SEATS[self.seat(node)], SEATS[table["active"]] if self.turn()[1] >= 0 else "nobody"
            )
        elif key == "round":
            self.compare(node, key, node.whole(1, 1000), table["round"])
        elif key == "box":
            self.check_gems(node, table["box"], "box")
        elif key == "reason":
            result = self.position.result
            self.compare(node, key, node.word(), "none" if result is None else result.reason)
        elif key == "casting":
            self.check_casting(node, table["casting"])
        elif key == "icons":
            casting = table["casting"] or {"icons": dict.fromkeys(ICONS, 0)}
            icons = {icon: number for icon, number in casting["icons"].items() if number}
            wanted = (
                {} if node.text == "none" else {k: n.whole(0, 99) for k, n in node.mapping(ICONS).items()}
            )
            self.compare(node, key, {k: n for k, n in wanted.items() if n}, icons)
        else:
            self.check_academy(node, table["academy"])

    def check_casting(self, node: Node, casting: dict[str, Any] | None) -> None:
        """Check the spell or ability in progress against `node`, a mapping of the script.

        `casting` is the spell or ability as the view of the table shows it; None if there is none. The
        mapping may give the number of the grimoire from 1, the name of the spell, whether an ability is used,
        and how many spells of the grimoire were cast. The text "none" means that nothing is in progress.
        """
        if node.text == "none":
            begun = casting is not None and (casting["grimoire"] is not None or casting["ability"])
            self.compare(node, "casting", "none", "in progress" if begun else "none")
            return
        found = casting or {"grimoire": None, "next": 0, "spell": None, "ability": False}
        for key, value in node.mapping(("grimoire", "cast", "spell", "ability")).items():
            if key == "grimoire":
                self.compare(value, key, value.whole(1, 3), (found["grimoire"] or 0) + 1 if casting else 0)
            elif key == "cast":
                self.compare(value, key, value.whole(0, 99), found["next"] + (found["spell"] is not None))
            elif key == "spell":
                wanted = None if value.text == "none" else self.card(value)
                self.compare(value, key, wanted or "none", found["spell"] or "none")
            else:
                self.compare(value, key, value.truth(), found["ability"])

    def check_academy(self, node: Node, academy: dict[str, Any]) -> None:
        """Check the gems and spells of the Academy."""
        left = {row["spell"]: row["left"] for row in academy["spells"]}
        for key, value in node.mapping(("gems", "gems_has", "gems_lacks", "spells", "spells_has")).items():
            if key.startswith("gems"):
                self.check_gems(value, academy["gems"], "academy gems", key.removeprefix("gems").lstrip("_"))
                continue
            for word, number in value.mapping().items():
                spell = self.card(Node(number.file, number.line, number.name, word, word))
                self.compare(number, f"academy {spell}", number.whole(0, 99), left.pop(spell, 0))
            if key == "spells" and left:
                wanted = Message("academy without other spells", "academy-without")
                self.miss(value, wanted, Message("academy with {spells}", "academy-with", spells=tuple(left)))

    def picture(self) -> str:
        table = self.table()
        active = "nobody" if self.turn()[1] < 0 else SEATS[table["active"]]
        lines = [f"round {table['round']}, {active}, {table['phase']}"]
        lines.append(f"  academy {gems_text(table['academy']['gems'])}")
        for seat in seats_of(self.seats):
            board = self.board(seat)
            if not board["alive"]:
                lines.append(f"  {SEATS[seat]} out")
                continue
            gems = {place: board[place] for place in PLACES[:4]}
            gems |= {place: board[place]["gems"] for place in PLACES[4:]}
            shown = ", ".join(f"{place} {gems_text(pile)}" for place, pile in gems.items())
            lines.append(f"  {SEATS[seat]} {board['character']}: {shown}")
            laid = [
                " > ".join(self.written(card, gems=True) for card in cards) for cards in board["grimoires"]
            ]
            lines.append(f"    grimoires: {' | '.join(text or '-' for text in laid)}")
        lines.append(f"  {self.asked()}")
        return "\n".join(lines)
