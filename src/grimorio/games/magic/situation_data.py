"""The reader of descriptions of positions set up by hand (``docs/judge.md``, "Magic: setup")."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from grimorio.games.magic.names import UnknownCard, land_types
from grimorio.games.magic.situation_names import CardNames
from grimorio.games.magic.state.masks import KEYWORDS
from grimorio.games.magic.state.objects import STEPS
from grimorio.games.magic.state.pools import COLORLESS, ONE, amounts, read_pool
from grimorio.games.magic.words.abilities import Card, Keywords
from grimorio.games.magic.words.nouns import COLORS, KINDS
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.described import known, truth, whole
from grimorio.kernel.faults import did_you_mean
from grimorio.kernel.seats import NO_SEAT, Seat, seats_of
from grimorio.kernel.sizes import quoted

SEATS: Final = "ABCDEFGH"
"""The names of the players in a description."""

AT: Final = tuple(step for step in STEPS if step not in ("untap", "first_strike_damage"))
"""The names of the steps in which a situation may begin."""

LIBRARY: Final = ("Plains",) * 30
"""The library of a player whose library is not described."""

ZONES: Final = ("hand", "graveyard", "library", "library_top", "removed")
RULE: Final = "MTG8-3-0a"
_TOP_KEYS: Final = ("active", "at", "turn", "lands")
_SEAT_KEYS: Final = ("life", "poison", "mana", "battlefield", *ZONES)
_STATE_KEYS: Final = (
    "as", "tapped", "new", "damage", "counters", "on", "owner", "chosen", "face_down", "phased_out",
    "attacking", "blocking",
)  # fmt: skip
_TOKEN_KEYS: Final = ("types", "colors", "size", "keywords")
MANY: Final = 99_999
"""The greatest number allowed in a description for mana or counters of one kind, damage or life."""
CARDS: Final = 50_000
"""The greatest number of cards, in all zones together, that a description may have."""
PERMANENTS: Final = 10_000
"""The greatest number of permanents that a description may have."""
_TIMES: Final = re.compile(r"(.*\S)\s*\*\s*(\d{1,6})\Z", re.DOTALL)
_POOL: Final = re.compile(r"\s*(\d{0,6})(.*?)\s*\Z")
_SIZE: Final = re.compile(r"(\d{1,5})/(\d{1,5})\Z")
_COUNTER: Final = re.compile(r"[+-]\d{1,2}/[+-]\d{1,2}\Z|[^\d\W][\w ]*\Z")
_MOST: Final = 2000


@dataclass
class Piece:
    """The description of one permanent.

    Attributes:
        name: the name of the card or token.
        token: what is printed on a token; None for a card.
        owner, side: the seat that owns it, and the seat that controls it.
        where: the path of its description, for errors.
        label: the name that the description gives it ("as"), or "".
        new: whether it came under this control in this turn (summoning sickness).
        on: the label or name of the permanent that it enchants, or "".
        chosen: the colour or creature type chosen as it came into play, or "".
        face_down, phased_out: whether it lies face down (morph), and whether it is phased out.
        attacking: the seat that it attacks, or `NO_SEAT`.
        blocking: the label or name of the attacker that it blocks, or "".
    """

    name: str
    token: Card | None
    owner: Seat
    side: int
    where: str
    label: str = ""
    tapped: bool = False
    new: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    on: str = ""
    chosen: str = ""
    face_down: bool = False
    phased_out: bool = False
    attacking: Seat = NO_SEAT
    blocking: str = ""


@dataclass
class Side:
    """The possessions of one player, as a description gives them.

    Attributes:
        life, poison: life total and poison counters.
        pool: floating mana, packed into a number (`rules.pools`).
        zones: for each zone described, its cards as (name, label or "").
    """

    life: int = 20
    poison: int = 0
    pool: int = 0
    zones: dict[str, list[tuple[str, str]]] = field(default_factory=dict)

    def names(self, zone: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The names of the cards of a zone; `default` when the description leaves the zone out."""
        return tuple(name for name, _ in self.zones[zone]) if zone in self.zones else default


@dataclass
class Described:
    """The description of a situation, after it was checked.

    Attributes:
        active, at, turn: the seat whose turn it is, the step, and the number of the turn.
        lands: how many lands have been played in this turn.
        sides: the possessions of each player, by seat.
        pieces: the permanents in the order in which they came into play.
    """

    active: Seat
    at: str
    turn: int
    sides: list[Side]
    pieces: list[Piece]
    lands: int = 0

    def labelled(self) -> dict[str, int]:
        """For each label, the id that its object gets: in play, in a graveyard, or removed from the game."""
        first = 1 + len(self.sides)
        labels = [piece.label for piece in self.pieces]
        for side in self.sides:
            for zone in ("graveyard", "removed"):
                labels += [label for _, label in side.zones.get(zone, [])]
        return {label: first + place for place, label in enumerate(labels) if label}


def repetition(text: str) -> tuple[str, int]:
    """Split a text such as ``Mountain*3`` into name and count; the count is 1 if none is given."""
    match = _TIMES.match(text)
    return (text, 1) if match is None else (match[1], int(match[2]))


def tokens(situation: Any) -> tuple[Card, ...]:
    """The tokens that `situation`, JSON data, describes, as cards.

    The compiled card list of the game must include them.

    Raises:
        SetupError: a token cannot be read; the `field` begins with "situation".
    """
    found: list[Card] = []
    if isinstance(situation, dict):
        for key, side in situation.items():
            play = side.get("battlefield") if isinstance(side, dict) else None
            for place, entry in enumerate(play if isinstance(play, list) else []):
                if isinstance(entry, dict) and "token" in entry:
                    found.append(_token(entry, f"situation.{key}.battlefield[{place}]"))
    return tuple(dict.fromkeys(found))


def described(setup: Setup) -> Described:
    """Read the situation of a setup.

    Raises:
        SetupError: the description is wrong; `field` is "situation" and the path to the mistake.
    """
    return _Reader(setup).read()


class _Reader:
    """The reader of a description of a situation.

    Every method that reads a part gets the path of the part as `where`, and raises SetupError when it is
    wrong.
    """

    def __init__(self, setup: Setup) -> None:
        self.seats = setup.seats
        self.names = CardNames(setup.cards)
        if not isinstance(setup.situation, dict):
            problem = "expected a mapping, found {found}"
            raise SetupError("situation", problem, "mapping", found=quoted(setup.situation))
        self.data: dict[str, Any] = setup.situation
        self.labels: dict[str, str] = {}
        self.cards_left = CARDS
        self.play_left = PERMANENTS

    def read(self) -> Described:
        """Read the whole description."""
        seats = SEATS[: self.seats]
        known(self.data, (*_TOP_KEYS, *seats), "situation")
        at = self.data.get("at", "main1")
        at = "main1" if at == "main" else at
        if at not in AT:
            problem = "expected {names}; found {found}{hint}"
            raise SetupError(
                "situation.at", problem, "one-of", names=AT, found=quoted(at), hint=did_you_mean(str(at), AT)
            )
        turn = whole(self.data.get("turn", 3), 1, 10_000, "situation.turn")
        active = self.seat(self.data.get("active", "A"), "situation.active")
        pieces: list[Piece] = []
        sides = [self.side(seat, pieces) for seat in seats_of(self.seats)]
        lands = whole(self.data.get("lands", 0), 0, MANY, "situation.lands")
        return Described(active, at, turn, sides, pieces, lands)

    def seat(self, word: Any, where: str) -> Seat:
        """The seat that a letter such as "A" stands for.

        `where` is the path of the value, for errors. Raises SetupError: `word` is no letter of a seat.
        """
        seats = SEATS[: self.seats]
        if not isinstance(word, str) or len(word) != 1 or word.upper() not in seats:
            problem = "expected {names}; found {found}"
            raise SetupError(where, problem, "names-found", names=tuple(seats), found=quoted(word))
        return Seat(seats.index(word.upper()))

    def attacked(self, entry: dict[str, Any], seat: Seat, where: str) -> Seat:
        """The seat that a permanent of `seat` attacks, or `NO_SEAT`; `true` stands for the only opponent.

        `entry` describes the permanent and `where` is its path. Raises SetupError: the value is wrong.
        """
        word = entry.get("attacking", False)
        if word is True and self.seats == 2:
            return Seat(1 - seat)
        return NO_SEAT if word is False else self.seat(word, f"{where}.attacking")

    def side(self, seat: Seat, pieces: list[Piece]) -> Side:
        """Read the description of what one player has: life, mana and zones.

        The player's permanents are added to the list `pieces`.
        """
        where = f"situation.{SEATS[seat]}"
        data = self.data.get(SEATS[seat]) or {}
        known(data, _SEAT_KEYS, where)
        for place, entry in enumerate(_items(data.get("battlefield"), f"{where}.battlefield")):
            pieces += self.permanents(entry, seat, f"{where}.battlefield[{place}]")
        return Side(
            life=whole(data.get("life", 20), -MANY, MANY, f"{where}.life"),
            poison=whole(data.get("poison", 0), 0, 9, f"{where}.poison"),
            pool=pool(data.get("mana", ""), f"{where}.mana"),
            zones={zone: self.zone(data[zone], f"{where}.{zone}") for zone in ZONES if zone in data},
        )

    def zone(self, data: Any, where: str) -> list[tuple[str, str]]:
        """The cards of a zone, each as (name, label or "").

        `data` is the value of the zone in the description, and `where` its path, for errors. Raises
        SetupError: the value is wrong.
        """
        return [
            card
            for place, entry in enumerate(_items(data, where))
            for card in self.cards(entry, f"{where}[{place}]")
        ]

    def cards(self, entry: Any, where: str) -> list[tuple[str, str]]:
        """The cards that one entry of a zone stands for, each as (name, label or "").

        `entry` is a text such as ``Mountain*3``, or a dict with the keys `card` and `as`; `where` is its
        path, for errors. Raises SetupError: the entry is wrong.
        """
        if isinstance(entry, dict):
            known(entry, ("card", "as"), where)
            name, count = self.named(entry.get("card"), f"{where}.card")
            return [(name, self.label(entry, name, count, where))] * count
        name, count = self.named(entry, where)
        return [(name, "")] * count

    def named(self, word: Any, where: str) -> tuple[str, int]:
        """(The name of a card, the number of copies) for a text such as ``Mountain*3``.

        `where` is the path of the value, for errors. Raises SetupError: `word` is no text, names no card, or
        there are more than `CARDS` cards in all.
        """
        if not isinstance(word, str):
            problem = "expected the name of a card, found {found}"
            raise SetupError(where, problem, "card-name", found=quoted(word))
        name, count = repetition(word)
        self.cards_left -= count
        if self.cards_left < 0:
            raise SetupError(
                where, f"expected at most {CARDS} cards in all", cause="range", least=0, most=CARDS
            )
        try:
            return self.names.find(name), count
        except UnknownCard as error:
            raise SetupError(where, str(error), cause="card", name=error.name) from None

    def label(self, entry: dict[str, Any], name: str, count: int, where: str) -> str:
        """The label ("as") of an entry of a description; "" if it has none.

        Args:
            entry: the entry.
            name: the name of its card or token, for messages.
            count: how many cards or permanents the entry stands for; only one may have a label.
            where: the path of the entry.

        Raises:
            SetupError: the label is no word, is used already or names a player, or the entry stands for
                several.
        """
        label = entry.get("as", "")
        where = f"{where}.as"
        if not isinstance(label, str) or ("as" in entry and not label.strip()):
            raise SetupError(where, "expected a word, found {found}", "a-word", found=quoted(label))
        if label:
            if label in SEATS[: self.seats]:
                raise SetupError(where, "{label} is a player", "label-player", label=label)
            if count > 1:
                problem = "{label} cannot be {count} cards"
                raise SetupError(where, problem, "label-cards", label=quoted(label), count=count)
            if label in self.labels:
                problem = "{label} is {name} already"
                raise SetupError(where, problem, "label-taken", label=quoted(label), name=self.labels[label])
            self.labels.update({label: name})
        return label

    def in_play(self, count: int, where: str) -> None:
        """Note `count` more permanents. Raises SetupError: there are more than `PERMANENTS` in all.

        `where` is the path of their entry, for errors.
        """
        self.play_left -= count
        if self.play_left < 0:
            problem = f"expected at most {PERMANENTS} permanents in all"
            raise SetupError(where, problem, cause="range", least=0, most=PERMANENTS)

    def permanents(self, entry: Any, seat: Seat, where: str) -> list[Piece]:
        """The permanents that one entry of a seat's battlefield stands for.

        `entry` is a text such as ``Mountain*3``, or a dict that describes a card or token; `where` is its
        path, for errors. Raises SetupError: the entry is wrong.
        """
        if not isinstance(entry, dict):
            name, count = self.named(entry, where)
            self.in_play(count, where)
            return [Piece(name, None, seat, seat, where) for _ in range(count)]
        if "token" in entry:
            known(entry, ("token", *_TOKEN_KEYS, *_STATE_KEYS), where)
            token = _token(entry, where)
            name, count = token.name, 1
        else:
            known(entry, ("card", *_STATE_KEYS), where)
            token = None
            name, count = self.named(entry.get("card"), f"{where}.card")
        self.in_play(count, where)
        piece = Piece(
            name,
            token,
            self.seat(entry["owner"], f"{where}.owner") if "owner" in entry else seat,
            seat,
            where,
            self.label(entry, name, count, where),
            truth(entry, "tapped", where),
            truth(entry, "new", where),
            whole(entry.get("damage", 0), 0, MANY, f"{where}.damage"),
            _counters(entry.get("counters"), f"{where}.counters"),
            _word(entry, "on", where),
            _word(entry, "chosen", where),
            truth(entry, "face_down", where),
            truth(entry, "phased_out", where),
            self.attacked(entry, seat, where),
            _word(entry, "blocking", where),
        )
        return [piece] * count


def pool(text: Any, where: str = "mana") -> int:
    """Floating mana from `text`, such as ``2RR`` or ``G*300``, as a pool (`rules.pools`).

    A number, or C, is colourless mana; `where` is the path in the description, for errors. Raises SetupError:
    the text has another form, or the mana exceeds `MANY`.
    """
    match = _POOL.match(str(text)) if isinstance(text, (str, int)) and not isinstance(text, bool) else None
    letters = read_pool(match[2].upper()) if match else None
    if match is None or letters is None:
        problem = 'expected mana such as "2RR" or "G*300", found {found}'
        raise SetupError(where, problem, "mana-such", found=quoted(text))
    found = letters + int(match[1] or 0) * ONE[COLORLESS]
    most = max(amounts(found))
    if most > MANY:
        problem = f"expected at most {MANY} mana of a kind, found {most}"
        raise SetupError(where, problem, cause="range", least=0, most=MANY)
    return found


def _token(entry: dict[str, Any], where: str) -> Card:
    """The token that an entry describes, as a card; `where` is the path of the entry, for errors.

    Raises SetupError: the description is wrong.
    """
    name = _word(entry, "token", where)
    if not name:
        raise SetupError(f"{where}.token", "expected the token's name", "token-name")
    lands = land_types()
    kinds: list[str] = []
    types: list[str] = []
    for place, word in enumerate(_items(entry.get("types", ["Creature", name]), f"{where}.types")):
        if not isinstance(word, str) or not word.strip():
            problem = "expected a type, found {found}"
            raise SetupError(f"{where}.types[{place}]", problem, "a-type", found=quoted(word))
        if word.casefold() in KINDS:
            kinds.append(word.casefold())
        else:
            types.append(
                next(
                    (name_of_type for name_of_type in lands if name_of_type.casefold() == word.casefold()),
                    word,
                )
            )
    match = _SIZE.match(str(entry.get("size", "")))
    if "creature" in kinds and match is None:
        problem = "expected a size such as 1/1, found {found}"
        raise SetupError(f"{where}.size", problem, "size-such", found=quoted(entry.get("size")))
    given = _chosen_from(entry, "keywords", KEYWORDS, where)
    return Card(
        name,
        "",
        tuple(kind for kind in KINDS if kind in kinds) or ("creature",),
        (Keywords(given),) if given else (),  # type: ignore[arg-type]
        tuple(types),
        size=(int(match[1]), int(match[2])) if match else None,
        colors=_chosen_from(entry, "colors", COLORS, where),
        token=True,
    )


def _chosen_from(entry: dict[str, Any], key: str, known: tuple[str, ...], where: str) -> tuple[str, ...]:
    found: list[str] = []
    for place, word in enumerate(_items(entry.get(key), f"{where}.{key}")):
        if not isinstance(word, str) or word.casefold() not in known:
            raise SetupError(
                f"{where}.{key}[{place}]",
                "expected {names}; found {found}{hint}",
                "one-of",
                names=tuple(known),
                found=quoted(word),
                hint=did_you_mean(str(word), known),
            )
        found.append(word.casefold())
    return tuple(one for one in known if one in found)


def _counters(data: Any, where: str) -> tuple[tuple[str, int], ...]:
    if data is None:
        return ()
    if not isinstance(data, dict):
        problem = 'expected a mapping such as {"+1/+1": 1}, found {found}'
        raise SetupError(where, problem, "counters-such", found=quoted(data))
    found: list[tuple[str, int]] = []
    for name, count in data.items():
        if not _COUNTER.match(str(name)):
            problem = 'expected a kind of counter such as "+1/+1", found {found}'
            raise SetupError(where, problem, "counter-kind", found=quoted(name))
        found.append((str(name), whole(count, 0, MANY, f"{where}.{name}")))
    return tuple(sorted(one for one in found if one[1]))


def _items(data: Any, where: str) -> list[Any]:
    if data is None:
        return []
    if not isinstance(data, list):
        raise SetupError(where, "expected a list, found {found}", "word-list", found=quoted(data))
    if len(data) > _MOST:
        problem = "expected at most {most} entries, found {found}"
        raise SetupError(where, problem, "most-entries", most=_MOST, found=len(data))
    return data


def _word(entry: dict[str, Any], key: str, where: str) -> str:
    data = entry.get(key, "")
    if not isinstance(data, str):
        raise SetupError(f"{where}.{key}", "expected a word, found {found}", "a-word", found=quoted(data))
    return data.strip()
