"""The checks of what scenarios of Wizards of Mickey expect: players, the table, Spells and powers."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from grimorio.games.mickey.public import HIDDEN, UP, face_of, mage_of, side, table
from grimorio.games.mickey.situation import OPENING
from grimorio.games.mickey.situation_data import AREAS, PLACES
from grimorio.games.mickey.situation_diamagics import COLOUR_WORDS
from grimorio.judge.mickey.table import KINDS, PHASES, UNKNOWN, MickeyTable, area, listed
from grimorio.judge.outcomes import Failed
from grimorio.judge.reading import Node
from grimorio.kernel.faults import Message
from grimorio.kernel.seats import WATCHER, Seat, seats_of

PILES = ("hand", "deck", "discard", "castles", "castle_discard", "support", "shown")
POST_KEYS = ("mage", "diamagics", *AREAS, "team", "simple", "blocked", "done", "again")
SPELL_KEYS = ("power", "steps", "simple", "actions", "has", "lacks", "at", "area", "down", "quiet")

_STEP = re.compile(r"([a-z-]+)(?: (-?\d+))?(?: = (-?\d+))?(?: by (.+))?\Z")


class MickeyChecks(MickeyTable):
    """The checks of a scenario of Wizards of Mickey."""

    EXPECTS: ClassVar[tuple[str, ...]] = (
        "phase",
        "active",
        "turn",
        "castle",
        "covered",
        "stake",
        "pool",
        "out",
        "reason",
        "seen",
    )
    OPEN: ClassVar[bool] = True

    def compare(self, node: Node, label: str, wanted: Any, found: Any) -> None:
        """Call `miss` at `node` if the value `found` is not the `wanted` one.

        `label` names the value in the message, such as "A life".
        """
        if wanted != found:
            shown = [
                str(value).lower() if isinstance(value, bool) else listed(value) for value in (wanted, found)
            ]
            self.miss(node, f"{label} {shown[0]}", f"{label} {shown[1]}")

    def check_seat(self, seat: Seat, node: Node) -> None:
        self.check_side(self.view(), seat, node)

    def check_side(self, table: dict[str, Any], seat: Seat, node: Node) -> None:
        """Check a player's side in a view of the table against `node`, a mapping of the script."""
        name, side = self.SEATS[seat], table["sides"][seat]
        sized = {f"{pile}_{how}": (pile, how) for pile in PILES for how in ("has", "lacks", "size")}
        for key, value in node.mapping(
            ("power", "final", "diamagics", "team", "code", *PLACES, *PILES, *sized, "deck_top")
        ).items():
            label = f"{name} {key}"
            if key in PLACES:
                self.check_post(label, side, PLACES.index(key), value)
            elif key == "power":
                self.compare(value, label, value.whole(0, 999), table["power"]["totals"][seat])
            elif key == "final":
                reckoned = self.reckoned()
                self.compare(value, label, value.whole(0, 999), reckoned and reckoned["totals"][seat])
            elif key == "diamagics":
                self.compare(value, label, value.whole(0, 12), side["diamagics"])
            elif key == "team":
                self.compare(value, label, value.word(), side["team"] or "none")
            elif key == "code":
                wanted = "none" if value.text == "none" else self.card(value, "code")
                self.compare(value, label, wanted, side["code"] or "none")
            else:
                pile, how = sized.get(key, (key, ""))
                self.check_pile(value, label, pile, how, self.pile(side, pile))

    def pile(self, side: dict[str, Any], pile: str) -> list[str]:
        """The cards of a pile, such as "hand" or "deck", in the view `side` of a player's side.

        A card that cannot be seen is ``?``.
        """
        if pile == "shown":
            return list(side["hand"]["shown"])
        if pile in ("deck", "deck_top"):
            return [UNKNOWN] * side["deck"]
        found = side[pile]
        if isinstance(found, list):
            return list(found)
        return [*found["cards"], *[UNKNOWN] * (found["size"] - len(found["cards"]))]

    def check_pile(self, node: Node, label: str, pile: str, how: str, found: list[str]) -> None:
        """Check the cards `found` in a pile against the script (`node`); `label` names the pile in messages.

        With `how` "size" the script gives their number, with "has" or "lacks" some cards, with "" all cards.
        With "" the order counts only in piles of discards, the top first.
        """
        if how == "size":
            self.compare(node, label, node.whole(0, 200), len(found))
            return
        kinds = ("castle",) if pile.startswith("castle") else ("spell", "mage", "castle")
        wanted = self.card_list(node, *(kinds if pile in ("support", "castles") else kinds[:1]))
        if how == "has":
            good = all(found.count(card) >= wanted.count(card) for card in wanted)
        elif how == "lacks":
            good = not set(wanted) & set(found)
        elif pile in ("discard", "castle_discard"):
            good = wanted == found
        else:
            good = sorted(wanted) == sorted(found)
        if not good:
            self.miss(node, f"{label} {listed(wanted)}", listed(found))

    def check_post(self, label: str, side: dict[str, Any], place: int, node: Node) -> None:
        """Check the Mage at a place, and the cards and Diamagics there, against the script (`node`).

        `side` is the view of the player's side; `label` names the Mage in messages. The value "none" means
        that no Mage is there.
        """
        mage = next((mage_view for mage_view in side["mages"] if mage_view["place"] == place), None)
        if mage is None:
            if node.text != "none":
                self.miss(
                    node,
                    Message("{place} a Mage", "place-mage", place=label),
                    Message("nobody", "nobody"),
                )
            return
        for key, value in node.mapping(POST_KEYS).items():
            if key in AREAS:
                lying = [spell for spell in side["spells"] if spell["place"] == place and area(spell) == key]
                cards = [spell["card"] or UNKNOWN for spell in lying]
                self.compare(value, f"{label} {key}", self.card_list(value, "spell"), cards)
            elif key == "mage":
                self.compare(value, f"{label} {key}", self.card(value, "mage"), mage["card"])
            elif key == "diamagics":
                self.compare(value, f"{label} {key}", self.gems(value), mage["diamagics"])
            elif key == "team":
                self.compare(value, f"{label} {key}", value.word(), mage["team"])
            else:
                self.compare(value, f"{label} {key}", value.truth(), mage[key])

    def check(self, key: str, node: Node) -> None:
        table = self.view()
        if key == "phase":
            self.compare(node, key, node.one_of((OPENING, *PHASES, "over")), self.phase())
        elif key == "active":
            active = table["active"]
            self.compare(
                node, key, self.SEATS[self.seat(node)], "nobody" if active < 0 else self.SEATS[active]
            )
        elif key == "turn":
            self.compare(node, key, node.whole(0, 1000), table["turn"])
        elif key == "pool":
            self.compare(node, key, node.whole(0, 12), table["pool"])
        elif key == "out":
            self.compare(node, key, self.gems(node), table["out"])
        elif key == "reason":
            result = self.position.result
            self.compare(node, key, node.word(), "none" if result is None else result.reason)
        elif key == "seen":
            self.check_seen(node)
        else:
            self.check_middle(key, node, table)

    def place_words(self) -> tuple[str, ...]:
        spots = [f"{place}{area}" for place in PLACES for area in ("", *(f" {one}" for one in AREAS))]
        return (*spots, *PILES[:-1], *AREAS, "code", "castle", "covered", "undeployed")

    def places_of(self, name: str, node: Node) -> list[tuple[str, ...]]:
        key = self.card(Node(node.file, node.line, node.name, name, name), *KINDS)
        p = self.position
        face = p.book.face_of[key]
        places: list[tuple[str, ...]] = []
        for seat in seats_of(2):
            letter, board = self.SEATS[seat], side(p, seat)
            spots = [PLACES[at] if at >= 0 else "undeployed" for at in board.places]
            for spell in board.spells:
                if face_of(spell) == face:
                    lies = "uncovered" if spell & UP else "hidden"
                    lies = lies if spell & HIDDEN else "cast"
                    spot = spots[mage_of(spell)]
                    places.append((f"{letter} {spot} {lies}", f"{letter} {spot}", f"{letter} {lies}", lies))
            for spot in [spot for mage, spot in zip(board.mages, spots, strict=True) if mage == face]:
                places.append((f"{letter} {spot}", letter))
            for pile in PILES[:-1]:
                places += [(f"{letter} {pile}", pile)] * getattr(board, pile).count(face)
            places += [(f"{letter} code",)] if board.code == face else []
        place = table(p)
        places += [("castle", f"{self.SEATS[place.castle_owner]} castle")] if place.castle == face else []
        covered = [bits & 1 for bits in place.covered if bits >> 1 == face]
        return places + [("covered", f"{self.SEATS[owner]} covered") for owner in covered]

    def check_middle(self, key: str, node: Node, table: dict[str, Any]) -> None:
        """Check one key of `expect` in the view `table`.

        The keys are "castle", "covered" (the Castles that lie under it), "stake", or else the name of a Spell
        in play.
        """
        castle = table["castle"]
        if key == "castle":
            parts = (
                node.mapping(("card", "owner", "simple")) if isinstance(node.value, dict) else {"card": node}
            )
            if "card" in parts:
                wanted = "none" if parts["card"].text == "none" else self.card(parts["card"], "castle")
                self.compare(node, key, wanted, "none" if castle is None else castle["card"])
            if "owner" in parts:
                owner = "nobody" if castle is None else self.SEATS[castle["owner"]]
                self.compare(node, "castle owner", parts["owner"].one_of(self.SEATS[:2]), owner)
            if "simple" in parts:
                self.compare(node, "castle simple", parts["simple"].truth(), castle and castle["simple"])
        elif key == "covered":
            owners = [self.SEATS[card["owner"]] for card in table["covered"]]
            self.compare(node, key, [] if node.text == "none" else [n.word() for n in node.each()], owners)
        elif key == "stake":
            colours = [token["colour"] or UNKNOWN for token in table["stake"]]
            self.check_stake(node, colours)
        else:
            self.check_spell(key, node)

    def check_stake(self, node: Node, found: list[str]) -> None:
        """Check the Diamagics at stake against the colours `found`, of which an unseen one is ``?``.

        The script gives their number or their colours.
        """
        if type(node.value) is int:
            self.compare(node, "stake", node.value, len(found))
            return
        wanted = []
        for one in [] if node.text == "none" else node.each():
            word = one.word().casefold()
            if word != UNKNOWN and word not in COLOUR_WORDS:
                raise one.wrong("expected a colour or ?, found {found}", "colour-or", found=one.shown())
            wanted.append(COLOUR_WORDS.get(word, UNKNOWN))
        self.compare(node, "stake", sorted(wanted), sorted(found))

    def check_seen(self, node: Node) -> None:
        """Check what a seat sees: ``{by: B, A: {hand: ["?"]}, stake: ["?"]}``."""
        parts = node.mapping(("by", "A", "B", "stake"))
        if "by" not in parts:
            raise node.wrong("expected by, and what that player sees: A, B, stake", "player-sees")
        table = self.view(self.seat(parts["by"]))
        for key, value in parts.items():
            if key == "stake":
                self.check_stake(value, [one["colour"] or UNKNOWN for one in table["stake"]])
            elif key != "by":
                self.check_side(table, Seat("AB".index(key)), value)

    # -- Spells ----------------------------------------------------------------------------------

    def spell(self, key: str, node: Node) -> tuple[int, dict[str, Any]]:
        """(The seat, the view) of the only Spell in play that `key` names: ``Roknar``, ``A left Roknar``.

        `node` has the line for messages. Raises BadFile: several Spells have this name. Raises Failed: none
        has.
        """
        words = key.split(maxsplit=2)
        seat, place = None, None
        if len(words) == 3 and words[0] in ("A", "B") and words[1] in PLACES:
            seat, place, key = "AB".index(words[0]), PLACES.index(words[1]), words[2]
        card = self.card(Node(node.file, node.line, node.name, key, key), "spell")
        matches = [
            (side["seat"], spell)
            for side in self.view()["sides"]
            for spell in side["spells"]
            if spell["card"] == card and seat in (None, side["seat"]) and place in (None, spell["place"])
        ]
        if len(matches) > 1:
            problem = "{count} of {card} are in play: say whose and where, as in 'A left {card}'"
            raise node.wrong(problem, "several-in-play", count=len(matches), card=card)
        if not matches:
            wanted = Message("{card} in play", "in-play", card=card)
            raise Failed(node.line, wanted, Message("it is not", "it-is-not"))
        return matches[0]

    def check_spell(self, key: str, node: Node) -> None:
        """Check the Spell in play that `key` names (see `spell`) against `node`.

        The value is a mapping of properties, or "none" for a Spell that is not in play.
        """
        if node.text == "none":
            try:
                self.spell(key, node)
            except Failed:
                return
            none = Message("no {card} in play", "none-in-play", card=key)
            self.miss(node, none, Message("it is there", "it-is-there"))
            return
        seat, spell = self.spell(key, node)
        lines = [line for line in self.lines() if line[1] == spell["ref"]]
        for part, value in node.mapping(SPELL_KEYS).items():
            label = f"{key} {part}"
            if part == "power":
                powers = [line[5] for line in lines if line[2] != "without"]
                self.compare(value, label, value.whole(0, 999), powers[-1] if powers else "face down")
            elif part == "steps":
                self.check_steps(value, label, lines)
            elif part == "at":
                self.compare(value, label, value.word(), f"{self.SEATS[seat]} {PLACES[spell['place']]}")
            elif part == "area":
                self.compare(value, label, value.one_of(AREAS), area(spell))
            elif part == "actions":
                wanted = [] if value.text == "none" else [item.word() for item in value.each()]
                self.compare(value, label, sorted(wanted), sorted(spell["actions"]))
            elif part in ("has", "lacks"):
                for item in value.each():
                    if (item.word() in spell["actions"]) != (part == "has"):
                        self.miss(item, f"{key} {part} {item.text}", listed(spell["actions"]))
            elif part == "down":
                self.compare(value, label, value.truth(), not spell["up"])
            else:
                self.compare(value, label, value.truth(), spell[part])

    def lines(self) -> list[list[Any]]:
        """The lines of the power calculation of the challenge just decided, or else of the present position.

        Each is [seat, reference of the Spell or -1, step, key of its card, number, power after it, rule].
        """
        reckoned = self.reckoned() if self.phase() in ("diamagic", "discard", "draw") else None
        lines: list[list[Any]] = (reckoned or self.view(WATCHER)["power"])["lines"]
        return lines

    def reckoned(self) -> dict[str, Any] | None:
        """The last event that compared Final Magic Powers, as spectators see it; None before the first.

        It is a line of the log as JSON data, with "event" and the calculation as "lines".
        """
        for event in reversed(self.position.journal or []):
            seen = event.seen_by(WATCHER)
            if seen is not None and seen["event"] == "reckoned":
                return seen
        return None

    def check_steps(self, node: Node, label: str, lines: list[list[Any]]) -> None:
        """Check the calculation of a Spell's power, step by step, against the script (`node`).

        The script gives each step in full, such as ``plus 2 = 4 by Roknar``, or in part. `lines` are the
        steps in the view of the table. `label` names the calculation in messages.
        """
        steps = [list(line[2:6]) for line in lines]
        wanted = node.each()
        shown = [
            f"{step} {number} = {value}" + (f" by {by}" if by else "") for step, by, number, value in steps
        ]
        good = len(wanted) == len(steps)
        for entry, (step, by, number, value) in zip(wanted, steps, strict=False):
            match = _STEP.match(entry.word())
            if match is None:
                raise entry.wrong("expected a step such as 'plus 2 = 4 by Roknar'", "step-such")
            card = match[4]
            named = Node(entry.file, entry.line, entry.name, card, card or "")
            good = good and match[1] == step and match[2] in (None, str(number))
            good = good and match[3] in (None, str(value))
            good = good and (card is None or self.card(named, "spell", "mage", "castle", "code") == by)
        if not good:
            self.miss(node, f"{label} {listed([entry.word() for entry in wanted])}", listed(shown))
