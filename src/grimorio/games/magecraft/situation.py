"""A position set up by hand: who holds which gems and spells, whose turn it is, and which phase.

It is described by plain data, as ``docs/judge.md`` says under "Magecraft: setup", and laid out as a position
from which the rules play on.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from grimorio.games.magecraft.gems import Gems, named, of, total
from grimorio.games.magecraft.meaning import Book
from grimorio.games.magecraft.options import ROUND_CAP
from grimorio.games.magecraft.rules.board import FULL_HP, GRIMOIRES, POINTS_TO_WIN
from grimorio.games.magecraft.rules.events import STARTING_GEMS, TurnBegins
from grimorio.games.magecraft.rules.match import ACADEMY_COPIES, ACADEMY_GEMS
from grimorio.games.magecraft.situation_casting import Casting
from grimorio.games.magecraft.situation_gems import gems_written
from grimorio.games.magecraft.situation_names import card_named, spell_written
from grimorio.games.magecraft.situation_study import Studying
from grimorio.games.magecraft.table import phase_of
from grimorio.kernel import Game, Position, Setup, SetupError
from grimorio.kernel.faults import did_you_mean
from grimorio.kernel.seats import Seat, seats_of
from grimorio.kernel.sizes import quoted

SEATS: Final = "ABCD"
"""The letters by which a description names the seats."""

PHASES: Final = {"shield": "shield_phase", "magic": "magic_phase", "study": "study_phase"}
"""The phases in which a situation may begin, each with the step of the frame `Turn` that begins it."""

PLACES: Final = ("hp", "shield", "discard", "points", "bag", "hand")
"""The places of a board that hold gems."""

BOX_GEMS: Final = of({"fire": 20, "water": 20, "earth": 20, "light": 20, "dark": 8})
"""The gems in one box of the game (MAGE-COMP-3)."""
BOX_COPIES: Final = 2
"""The copies of each spell in one box (MAGE-COMP-1)."""

PROGRESS_KEYS: Final = ("casting", "study", "review", "box", "boxed")
_TOP_KEYS: Final = ("phase", "active", "first", "round", "academy", *PROGRESS_KEYS)
_SEAT_KEYS: Final = ("character", *PLACES, "known", "grimoires")


def boxes(seats: int) -> int:
    """How many boxes of the game a number of players, `seats`, needs (MAGE-MULTI-4)."""
    return 1 if seats == 2 else 2


def situation(setup: Setup, description: dict[str, Any]) -> Position:
    """The position that a description sets up, at its first choice. Choices with one option are asked too.

    Args:
        setup: game, number of players, seed and options. The seed decides what the description leaves out:
            the nine spells of the Academy, later draws.
        description: the setup of a scenario file.

    Raises:
        SetupError: the description is wrong; the error's `field` is the path in it, such as ``"A.hp"``.
    """
    position = laid_out(setup, description)
    if position is None:
        return _game().start(setup, stops=_everybody(setup))
    position.run()
    return position


def lay_out(position: Position) -> bool:
    """Lay out the situation in a game's setup as the beginning of the game.

    Returns False, and lays nothing out, for the phase "opening", with which a game begins as usual.

    Raises:
        SetupError: the description is wrong; its `field` is "situation" and the path in the description.
    """
    setup = position.setup
    plain = Setup(setup.game, setup.seats, setup.seed, setup.options, setup.cards)
    if not isinstance(setup.situation, dict):
        problem = "expected a mapping, found {found}"
        raise SetupError("situation", problem, "mapping", found=quoted(setup.situation))
    try:
        laid = laid_out(plain, setup.situation)
    except SetupError as error:
        raise error.at(f"situation.{error.field}") from None
    if laid is None:
        return False
    position.things = laid.things
    position.agenda = laid.agenda
    position.luck = laid.luck
    match, turn = position.agenda[:2]
    position.emit(TurnBegins(turn.seat, match.round))
    return True


@cache
def _game() -> Game:
    """Magecraft itself, imported late because its module imports this one."""
    from grimorio.games.magecraft.game import Magecraft

    return Magecraft()


def _everybody(setup: Setup) -> int:
    """A bit mask of all seats, as `Game.start` takes it."""
    return (1 << setup.seats) - 1


def laid_out(setup: Setup, description: dict[str, Any]) -> Position | None:
    """The position that a description sets up, before it runs to its first choice.

    Returns None for the phase "opening", whose position the seed deals.

    Raises:
        SetupError: the description is wrong; its `field` is the path in the description, such as "A.hp".
    """
    game = _game()
    known = (*_TOP_KEYS, *SEATS[: setup.seats])
    for key in description:
        if key in tuple(SEATS) and key not in known:
            problem = "this game has {seats} players; ruleset: {players: 4} makes it more"
            raise SetupError(key, problem, "more-players", seats=setup.seats)
        if key not in known:
            problem = "unknown; expected {names}{hint}"
            raise SetupError(
                str(key), problem, "unknown", names=tuple(known), hint=did_you_mean(str(key), known)
            )
    if description.get("phase") == "opening":
        more = [key for key in description if key != "phase"]
        if more:
            problem = "the opening is dealt by the seed: phase: opening stands alone"
            raise SetupError(more[0], problem, "opening-alone")
        return None
    start = game.start(setup, stops=_everybody(setup))
    while phase_of(start) == "opening":
        start.answer(0)
    data = start.to_json()
    _Layout(setup, description, start.book, game.cards(setup.cards)).lay(data)
    return game.position(data)


class _Layout:
    """Writes the values of a description into the JSON data of a position that has just begun."""

    def __init__(
        self, setup: Setup, description: dict[str, Any], book: Book, cards: list[dict[str, Any]]
    ) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.described = description
        self.book = book
        self.cards = cards
        self.boxes = boxes(setup.seats)
        self.out = [self.described.get(SEATS[seat]) == "out" for seat in seats_of(self.seats)]

    def lay(self, data: dict[str, Any]) -> None:
        """Write the described boards, the Academy and the frames in progress into `data`, a position as JSON.

        Raises SetupError: the first fault of the description.
        """
        if self.out.count(False) < 2:
            problem = "with one player left the game is over (MAGE-END-3)"
            raise SetupError(SEATS[self.out.index(True)], problem, cause="alone")
        boards = [self.board(seat) for seat in seats_of(self.seats)]
        self.characters(boards)
        place = self.academy(data["things"][0], boards)
        data["things"] = [place, *boards]
        active, first = self.seat("active"), self.seat("first")
        if self.out[active]:
            who = SEATS[active]
            raise SetupError("active", f"{who} is out of the game", cause="out", seat=who)
        phase = self.described.get("phase", "magic")
        if not isinstance(phase, str) or phase not in PHASES:
            problem = "expected opening, {names}; found {found}"
            raise SetupError("phase", problem, "phase-or-opening", names=tuple(PHASES), found=quoted(phase))
        round_ = self.described.get("round", 2)
        if not isinstance(round_, int) or isinstance(round_, bool) or not 1 <= round_ <= ROUND_CAP:
            problem = f"expected a whole number from 1 to {ROUND_CAP}, found {round_!r}"
            raise SetupError("round", problem, cause="range", least=1, most=ROUND_CAP)
        match = {
            "is": "Match",
            "first": first,
            "place": 0,
            "spells": [],
            "active": active,
            "round": round_,
            "step": "pass_on",
        }
        turn = {"is": "Turn", "seat": active, "colour": 0, "step": PHASES[phase]}
        frames = [match, turn, *Casting(self.described, self.book, boards, active).frames(phase)]
        if len(frames) > 2:
            turn["step"] = "study_phase"
        studying = Studying(self.described, self.book, active, boards[active], place["left"])
        if more := studying.frames(phase, self.written):
            turn["step"] = "rest_phase"
            frames += more
        data["agenda"] = [{"answer": [], "answers": [], "happened": [], **frame} for frame in frames]
        data["ran"] = None
        data["waiting"] = []
        data["answered"] = []
        data["asked"] = 0
        data["result"] = None

    def written(self, word: Any, where: str) -> tuple[int, bool]:
        """Read the spell `word`, as files write it, as (its index, whether it is mastered).

        Raises SetupError, with the path `where`: it is not a spell.
        """
        name, mastered, _ = spell_written(self.cards, word, where)
        return self.book.spell_of[name], mastered

    def seat(self, key: str) -> Seat:
        """The seat that a key of the description names; A when the key is missing."""
        word = self.described.get(key, "A")
        if not isinstance(word, str) or len(word) != 1 or word not in SEATS[: self.seats]:
            problem = "expected {names}; found {found}"
            raise SetupError(
                key, problem, "names-found", names=tuple(SEATS[: self.seats]), found=quoted(word)
            )
        return Seat(SEATS.index(word))

    def board(self, seat: Seat) -> dict[str, Any]:
        """The JSON data of one player's board. Raises SetupError: the first fault of its description."""
        where = SEATS[seat]
        value = self.described.get(where, {})
        if self.out[seat]:
            places: dict[str, Any] = dict.fromkeys(PLACES, 0)
            return {**self.bare(seat), "alive": False, **places, "grimoires": [[], [], []]}
        if value is None:
            value = {}
        if not isinstance(value, dict):
            problem = "expected a mapping with {names}, or the word out"
            raise SetupError(where, problem, "mapping-or-out", names=_SEAT_KEYS)
        for key in value:
            if key not in _SEAT_KEYS:
                hint = did_you_mean(str(key), _SEAT_KEYS)
                problem = "unknown; expected {names}{hint}"
                raise SetupError(f"{where}.{key}", problem, "unknown", names=_SEAT_KEYS, hint=hint)
        piles: dict[str, Gems] = {
            place: of(gems_written(value[place], f"{where}.{place}")) for place in PLACES if place in value
        }
        piles.setdefault("hp", STARTING_GEMS)
        for place in ("shield", "discard", "points", "hand"):
            piles.setdefault(place, 0)
        laid = self.grimoires(value["grimoires"], f"{where}.grimoires") if "grimoires" in value else None
        if "bag" not in piles:  # the starting gems of the bag that lie nowhere else
            used = [named(piles[place]) for place in ("shield", "discard", "hand")]
            used += [named(card["gems"]) for cards in laid or () for card in cards]
            rest = {c: max(0, n - sum(gems[c] for gems in used)) for c, n in named(STARTING_GEMS).items()}
            piles["bag"] = of(rest)
        size = total(piles["hp"])
        if not 1 <= size <= FULL_HP:
            raise SetupError(
                f"{where}.hp",
                f"expected 1 to {FULL_HP} gems, found {size}; {where}: out for a player who lost",
                cause="range",
                least=1,
                most=FULL_HP,
            )
        if total(piles["points"]) >= POINTS_TO_WIN:
            problem = f"with {POINTS_TO_WIN} gems the game is over (MAGE-END-4)"
            raise SetupError(f"{where}.points", problem, cause="won", count=POINTS_TO_WIN)
        seen = of(gems_written(value.get("known"), f"{where}.known"))
        if any(number > named(piles["hand"])[colour] for colour, number in named(seen).items()):
            problem = "expected gems of the hand, which everybody can deduce"
            raise SetupError(f"{where}.known", problem, "gems-deduced")
        return {**self.bare(seat), "alive": True, **piles, "seen": seen, "grimoires": laid}

    def bare(self, seat: Seat) -> dict[str, Any]:
        """The JSON data with which every board begins: no character, and no gem of its hand deduced."""
        return {"is": "Board", "seat": seat, "character": -1, "seen": 0}

    def grimoires(self, value: Any, where: str) -> list[list[Any]]:
        """Read `value`, with the path `where`: up to three lists of spells, as three grimoires.

        Raises SetupError: `value` has another form.
        """
        if not isinstance(value, list) or len(value) > GRIMOIRES:
            problem = "expected up to {most} lists of spells, such as [[Meditation], []]"
            raise SetupError(where, problem, "spell-lists-such", most=GRIMOIRES)
        laid: list[list[Any]] = []
        for number, cards in enumerate(value):
            if not isinstance(cards, list):
                problem = "expected a list of spells, found {found}"
                raise SetupError(f"{where}[{number}]", problem, "spell-list", found=quoted(cards))
            at = f"{where}[{number}]"
            names = [spell_written(self.cards, word, f"{at}[{i}]") for i, word in enumerate(cards)]
            laid.append(
                [self.card(self.book.spell_of[name], mastered, gems) for name, mastered, gems in names]
            )
        return laid + [[]] * (GRIMOIRES - len(laid))

    def card(self, spell: int, mastered: bool, gems: dict[str, int] | None = None) -> dict[str, Any]:
        """The JSON data of a spell card, `mastered` or not, with gems on it."""
        return {"is": "SpellCard", "spell": spell, "mastered": mastered, "gems": of(gems or {})}

    def hold(self, boards: list[dict[str, Any]]) -> list[int]:
        """Complete the grimoires of the boards, and count the copies of each spell in them, by its index.

        `boards` is the JSON data of the boards. A board whose grimoires are None, because they are not
        described, gets the starting spells as far as copies are left. Raises SetupError: there are more
        copies than in the boxes.
        """
        copies = BOX_COPIES * self.boxes
        held = [0] * len(self.book.spells)
        for seat, board in enumerate(boards):
            for card in (card for cards in board["grimoires"] or () for card in cards):
                held[card["spell"]] += 1
                if held[card["spell"]] > copies:
                    name = self.book.spells[card["spell"]].name
                    where = f"{SEATS[seat]}.grimoires"
                    problem = f"more than {copies} copies of {name} in all (MAGE-COMP-1)"
                    raise SetupError(where, problem, cause="copies", name=name, most=copies)
        for board in boards:
            if board["grimoires"] is None:
                board["grimoires"] = [
                    [self.card(spell, False)] if held[spell] < copies else [] for spell in self.book.start
                ]
                for spell in self.book.start:
                    held[spell] = min(copies, held[spell] + 1)
        return held

    def characters(self, boards: list[dict[str, Any]]) -> None:
        """Write a character into each of `boards`: the one described, or the first free one of the set.

        Raises SetupError: two players have the same character.
        """
        names = [character.name for character in self.book.characters]
        taken: list[int] = []
        for seat in seats_of(self.seats):
            value = self.described.get(SEATS[seat])
            if isinstance(value, dict) and "character" in value:
                where = f"{SEATS[seat]}.character"
                index = names.index(card_named(self.cards, "character", value["character"], where))
                if index in taken:
                    problem = f"{names[index]} is taken: every sheet is there once"
                    raise SetupError(where, problem, cause="taken", name=names[index])
                boards[seat]["character"] = index
                taken.append(index)
        for board in boards:
            if board["character"] < 0:
                board["character"] = next(index for index in range(len(names)) if index not in taken)
                taken.append(board["character"])

    def academy(self, dealt: dict[str, Any], boards: list[dict[str, Any]]) -> dict[str, Any]:
        """The JSON data of the Academy and the box.

        `dealt` is the Academy as the seed has dealt it. Together with the boards, Academy and box have
        exactly what the boxes of the game contain. Raises SetupError: there are more gems or copies than
        that.
        """
        value = self.described.get("academy", {})
        if value is None:
            value = {}
        if not isinstance(value, dict):
            problem = "expected a mapping with gems and spells, found {found}"
            raise SetupError("academy", problem, "gems-spells", found=quoted(value))
        for key in value:
            if key not in ("gems", "spells"):
                raise SetupError(f"academy.{key}", "unknown; expected gems, spells", "unknown-academy")
        piles = [board[place] for board in boards for place in PLACES]
        piles += [card["gems"] for board in boards for cards in board["grimoires"] or () for card in cards]
        rest = self.rest_of_gems(piles, "gems")
        if "gems" in value:
            lying = of(gems_written(value["gems"], "academy.gems"))
        else:
            usual = ACADEMY_GEMS[self.seats]
            lying = of({colour: min(usual, number) for colour, number in named(rest).items()})
        box = self.box([*piles, lying], "academy.gems" if "gems" in value else "gems")
        held = self.hold(boards)
        boxed = self.boxed(held)
        left = self.copies(value.get("spells"), dealt["left"], held, BOX_COPIES * self.boxes)
        return {"is": "Academy", "gems": lying, "left": left, "box": box, "boxed": boxed}

    def box(self, piles: list[Gems], where: str) -> Gems:
        """The gems that left the game (MAGE-END-2); `piles` are the gems in all places but the box.

        They are the gems described or, without a description, those gems of the players that are in no pile.
        Raises SetupError: there are more gems than the boxes hold; `where` is the path of the error.
        """
        rest = self.rest_of_gems(piles, where)
        if "box" in self.described:
            box = of(gems_written(self.described["box"], "box"))
            self.rest_of_gems([*piles, box], "box")
            return box
        own = {colour: 2 * self.seats * number for colour, number in named(STARTING_GEMS).items()}
        never = {
            colour: number * self.boxes - own[colour] - ACADEMY_GEMS[self.seats]
            for colour, number in named(BOX_GEMS).items()
        }
        return of({colour: max(0, number - never[colour]) for colour, number in named(rest).items()})

    def boxed(self, held: list[int]) -> list[int]:
        """Read the spells that left the game, by their indexes, and add them to `held`.

        `held` has the number of copies in use by the index of the spell. Raises SetupError: there are more
        copies than in the boxes.
        """
        value = self.described.get("boxed", [])
        if not isinstance(value, list):
            problem = "expected a list of spells, found {found}"
            raise SetupError("boxed", problem, "spell-list", found=quoted(value))
        spells = [
            self.book.spell_of[card_named(self.cards, "spell", word, f"boxed[{place}]")]
            for place, word in enumerate(value)
        ]
        for place, spell in enumerate(spells):
            held[spell] += 1
            if held[spell] > BOX_COPIES * self.boxes:
                name, most = self.book.spells[spell].name, BOX_COPIES * self.boxes
                problem = f"more than {most} copies of {name} in all (MAGE-COMP-1)"
                raise SetupError(f"boxed[{place}]", problem, cause="copies", name=name, most=most)
        return spells

    def rest_of_gems(self, piles: list[Gems], where: str) -> Gems:
        """The gems of the boxes that are in none of the `piles`.

        Raises SetupError, with the path `where`: the piles have more gems than the boxes hold.
        """
        rest: dict[str, int] = {}
        for colour, number in named(BOX_GEMS).items():
            have = number * self.boxes
            used = sum(named(pile)[colour] for pile in piles)
            if used > have:
                raise SetupError(
                    where,
                    f"{used} {colour} gems in all, and {self.boxes} box{'es' * (self.boxes > 1)} of the game "
                    f"hold {have} (MAGE-COMP-3); every place that is not described holds its usual gems",
                    cause="gems",
                    count=used,
                    most=have,
                )
            rest[colour] = have - used
        return of(rest)

    def copies(self, value: Any, dealt: list[int], held: list[int], most: int) -> list[int]:
        """The copies of each spell in the Academy, -1 for a spell that is not in this game.

        `value` is the description: a list of spells, which have the usual number of copies; the number of
        copies by spell; or None, then the spells are those that the seed has dealt (`dealt`). `held` has the
        copies in grimoires and in the box, and `most` is the number of copies of a spell in all boxes of the
        game. Raises SetupError: the value has another form, or there are too many copies.
        """
        usual = ACADEMY_COPIES[self.seats]
        if value is None:
            return [n if n < 0 else min(usual, most - held[spell]) for spell, n in enumerate(dealt)]
        left = [-1] * len(held)
        if isinstance(value, list):
            for place, word in enumerate(value):
                spell = self.book.spell_of[card_named(self.cards, "spell", word, f"academy.spells[{place}]")]
                left[spell] = min(usual, most - held[spell])
        elif isinstance(value, dict):
            for word, number in value.items():
                where = f"academy.spells.{word}"
                spell = self.book.spell_of[card_named(self.cards, "spell", word, where)]
                room = most - held[spell]
                if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= room:
                    problem = f"expected 0 to {room} copies, found {number!r}"
                    raise SetupError(where, problem, cause="range", least=0, most=room)
                left[spell] = number
        else:
            problem = "expected a list of spells or copies by name, found {found}"
            raise SetupError("academy.spells", problem, "spells-or-copies", found=quoted(value))
        return left
