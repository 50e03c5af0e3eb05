"""Reads the description of a position set up by hand, as ``docs/judge.md`` says under "Mickey: setup"."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import A_SOLITARY, CASTLE, CODE, ITSELF, KINDS, MAGE, SPELL
from grimorio.games.mickey.options import TURN_CAP
from grimorio.games.mickey.rules.board import ONE, TOKEN_UP, Gems, count, total
from grimorio.games.mickey.situation_diamagics import colour_named, diamagics, gems_of
from grimorio.games.mickey.situation_names import folded, names_of
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel import SetupError
from grimorio.kernel.described import MOST, items, known, one_of, times, truth, whole
from grimorio.kernel.seats import NO_SEAT, Seat, other_seat, seats_of
from grimorio.kernel.sizes import quoted

SEATS: Final = "AB"
"""The letters by which a description names the players."""
PLACES: Final = ("left", "centre", "right")
"""The places of a player's Mages, as this player sees them: left is opposite the other player's right."""
PHASES: Final = ("castle", "challenge", "diamagic", "discard", "draw")
"""The phases in which a described situation may begin.

The phase ``opening`` is not among them: a description with it says nothing else.
"""
AREAS: Final = ("cast", "hidden", "uncovered")
"""The keys for Spells before a Mage, and for those face down and (uncovered earlier) face up behind it."""
NO_CASTLE: Final = ("castle", "draw")
"""The phases in which neither a Castle nor a Spell of this turn is in play."""
RARE_AREAS: Final = ("besides", "revealed")
"""The keys for Spells hidden in addition to the one cast, and for those uncovered in this challenge."""
PILES: Final = {"hand": SPELL, "deck": SPELL, "discard": SPELL, "castles": CASTLE, "castle_discard": CASTLE}
"""The piles of cards outside play, each with its kind of cards; without the Support, which mixes kinds."""
DECK: Final = 20
"""The number of Spells in the deck of a player for whom none is described."""

PROGRESS: Final = ("drawn", "resolving", "confused")
"""The keys of a description that say how far its phase has come."""
_TOP_KEYS: Final = (
    "phase",
    "turn",
    "active",
    "plays",
    "winner",
    "castle",
    "covered",
    "stake",
    "pool",
    "out",
    "gone",
    "lasting",
    *PROGRESS,
)
_SEAT_KEYS: Final = ("team", "code", "passed", "play_used", *PLACES, *PILES, "shown", "support")
_POST_KEYS: Final = ("mage", "diamagics", *AREAS, *RARE_AREAS, "again", "possessed")
WHEN: Final = {
    "winner": ("diamagic",),
    "drawn": ("draw",),
    "resolving": ("challenge",),
    "confused": ("challenge",),
}
"""For each key of a description that is not allowed in every phase: the phases that allow it."""
LIMITED: Final = "limited"
"""The value of "passed" for a player who passed because of a limitation, and plays again when it ends."""


@dataclass
class Post:
    """A Mage and what lies at its place. Cards are given by their indices in `Book.faces`.

    Attributes:
        mage, diamagics: the Mage, or -1 for none, and the Diamagics that it has.
        cast, hidden, uncovered: the Spells before it, face down behind it, and face up behind it.
        besides, revealed: the Spells hidden in addition to one cast, and those uncovered in this challenge.
        second: whether the revealed Spell was hidden in addition to the one that the Mage casts.
        again: whether the Mage may play another Spell, since its Spell of this challenge was discarded.
        possessed: whether the Mage has had the Diamagic of its ability (`words.Possesses`).
    """

    mage: int = -1
    diamagics: Gems = 0
    cast: list[int] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)
    uncovered: list[int] = field(default_factory=list)
    besides: list[int] = field(default_factory=list)
    revealed: list[int] = field(default_factory=list)
    second: bool = False
    again: bool = False
    possessed: bool = False


@dataclass
class Squad:
    """All that a description gives one player. Cards are given by their indices in `Book.faces`.

    Attributes:
        posts, piles: the places of Mages from left to right, and the cards of each pile of `PILES`.
        team, code: the declared team, and the Code, or -1 for none.
        passed, limited: whether the player has passed, and whether because of a limitation.
        play_used: whether a Confuse has taken the player's next play.
        shown: the cards in hand that the opponent was shown.
    """

    posts: list[Post]
    piles: dict[str, list[int]]
    team: str = ""
    code: int = -1
    passed: bool = False
    limited: bool = False
    play_used: bool = False
    shown: list[int] = field(default_factory=list)


@dataclass
class Described:
    """A description of a situation, read.

    Attributes:
        phase, turn, active: the phase, the number of the turn, and the player whose turn it is.
        plays, winner: in the challenge, the player whose play it is, and the winner, or -1.
        castle, owner: the Castle in play and its player; `covered`: the Castles under it, the lowest first.
        stake: the Diamagics at stake, as in `board.Table.stake`.
        pool, out: the Diamagics in the pool, and those out of the game.
    """

    phase: str
    turn: int
    active: Seat
    plays: Seat
    winner: Seat
    castle: int
    owner: Seat
    covered: list[tuple[int, int]]
    stake: list[int]
    pool: Gems
    out: Gems
    sides: list[Squad]


class Reader:
    """Reads a description. The path in an error starts from the description's keys, as in ``A.castles``."""

    def __init__(self, book: Book, data: dict[str, Any]) -> None:
        self.book = book
        self.names = names_of(book)
        self.data = data

    def read(self) -> Described:
        """Read the whole description. Raises SetupError: the first fault, with its path."""
        known(self.data, (*_TOP_KEYS, *SEATS), "")
        phase = one_of(self.data.get("phase", "challenge"), PHASES, "phase")
        active = Seat(SEATS.index(one_of(self.data.get("active", "A"), tuple(SEATS), "active")))
        plays = Seat(SEATS.index(one_of(self.data.get("plays", SEATS[active]), tuple(SEATS), "plays")))
        for key in ("castle", "covered", "plays"):
            if phase in NO_CASTLE and key in self.data:
                problem = "there is none in the phase {phase} (WOM-IT-7.1-1)"
                raise SetupError(key, problem, "mickey-none-in-phase", phase=phase)
        for key, phases in WHEN.items():
            if key in self.data and phase not in phases:
                problem = "expected the phase {names}, found {found}"
                raise SetupError(key, problem, "mickey-the-phase", names=" or ".join(phases), found=phase)
        sides = [self.side(seat, phase) for seat in seats_of(2)]
        castle, owner = self.castle(phase, active)
        description = Described(
            phase,
            whole(self.data.get("turn", 1), 1, TURN_CAP, "turn"),
            active,
            plays,
            self.winner(phase, active),
            castle,
            owner,
            self.covered(),
            self.stake(phase, active, sides),
            0,
            0,
            sides,
        )
        for seat, side in enumerate(sides):
            owned = [owner for _, owner in description.covered] + [owner]
            if not side.piles["castles"] and not side.piles["castle_discard"] and seat not in owned:
                problem = "expected a Castle, in the deck or discarded"
                raise SetupError(f"{SEATS[seat]}.castles", problem, "mickey-a-castle")
        self.share(description)
        return description

    def winner(self, phase: str, active: Seat) -> Seat:
        """Read the winner of the challenge; `NO_SEAT` outside the Diamagic phase.

        By default the active player has won. Raises SetupError: the winner is "none" in the Diamagic phase.
        """
        word = one_of(self.data.get("winner", SEATS[active]), (*SEATS, "none"), "winner")
        if phase == "diamagic" and word == "none":
            problem = "expected a winner: else there is no such phase (WOM-IT-7.9-2)"
            raise SetupError("winner", problem, "mickey-winner")
        return Seat(SEATS.index(word)) if phase == "diamagic" else NO_SEAT

    def castle(self, phase: str, active: Seat) -> tuple[int, Seat]:
        """Read the Castle in play: its card's index, and its player.

        (-1, `NO_SEAT`) in a phase in which no Castle lies there. Where the description names none, it is the
        Castle that `plain` returns, and belongs to the active player.
        """
        if phase in NO_CASTLE:
            return -1, NO_SEAT
        value = self.data.get("castle")
        if value is None:
            return self.plain(CASTLE), active
        if isinstance(value, dict):
            known(value, ("card", "owner"), "castle")
            owner = one_of(value.get("owner", SEATS[active]), tuple(SEATS), "castle.owner")
            return self.names.find(value.get("card"), CASTLE, "castle.card"), Seat(SEATS.index(owner))
        return self.names.find(value, CASTLE, "castle"), active

    def covered(self) -> list[tuple[int, int]]:
        """The Castles under the one in play, each as (index of the card, seat of its player)."""
        castles = []
        for place, entry in enumerate(items(self.data.get("covered"), "covered")):
            where = f"covered[{place}]"
            known(entry, ("card", "owner"), where)
            card = self.names.find(entry.get("card"), CASTLE, f"{where}.card")
            castles.append((card, SEATS.index(one_of(entry.get("owner"), tuple(SEATS), f"{where}.owner"))))
        return castles

    def spare(self, sides: list[Squad]) -> str:
        """The colour of the Diamagic at stake where the description names none.

        It is the first colour of which the Mages of both `sides` do not hold every Diamagic; "none" if they
        hold all Diamagics.
        """
        held = sum(post.diamagics for side in sides for post in side.posts)
        free = [
            name
            for colour, name in enumerate(DIAMAGICS)
            if count(held, colour) < self.book.choices.of_each_colour
        ]
        return free[0] if free else "none"

    def stake(self, phase: str, active: Seat, sides: list[Squad]) -> list[int]:
        """Read the Diamagics at stake in this `phase` as entries of `Table.stake`; `sides` has both squads.

        A Diamagic has been looked at by the player whose turn it was when it was laid down, unless the
        description says otherwise.
        """
        value = self.data.get(
            "stake", "none" if phase not in ("challenge", "diamagic") else self.spare(sides)
        )
        entries: list[Any]
        if isinstance(value, list):
            entries = value
        else:
            entries = [DIAMAGICS[colour] for colour in diamagics(value, "stake")]
        if phase == "castle":
            active = other_seat(active)
        tokens = []
        for place, entry in enumerate(entries):
            where = f"stake[{place}]"
            seen = SEATS[active if (len(entries) - place) % 2 else other_seat(active)]
            up = False
            if isinstance(entry, dict):
                known(entry, ("colour", "seen", "up"), where)
                seen = entry.get("seen", seen)
                up = truth(entry, "up", where)
                if seen == "none":
                    seen = ""
                if not isinstance(seen, str) or not set(seen) <= set(SEATS):
                    problem = "expected A, B, AB or none, found {found}"
                    raise SetupError(f"{where}.seen", problem, "a-b-ab", found=quoted(seen))
                entry = entry.get("colour")
            bits = sum(4 << SEATS.index(seat) for seat in set(seen))
            tokens.append(colour_named(entry, where) | bits | (TOKEN_UP if up else 0))
        return tokens

    def share(self, description: Described) -> None:
        """Read into `description` which Diamagics are in the pool and which are out of the game.

        Raises SetupError: with those of Mages and at stake, there are too many or too few of a colour.
        """
        each = self.book.choices.of_each_colour
        held = sum(post.diamagics for side in description.sides for post in side.posts)
        held += gems_of(token & 3 for token in description.stake)
        given = {key: gems_of(diamagics(self.data[key], key)) for key in ("pool", "out") if key in self.data}
        rest = each * sum(ONE)
        for colour, name in enumerate(DIAMAGICS):
            used = count(held, colour) + sum(count(gems, colour) for gems in given.values())
            if used > each or (len(given) == 2 and used < each):
                where = next(iter(given), "stake")
                problem = "{used} {name} Diamagics in all, and there are {each} (WOM-IT-6.1-1)"
                raise SetupError(where, problem, "mickey-diamagics", used=used, name=name, each=each)
        rest -= held + sum(given.values())
        description.pool = given.get("pool", rest)
        description.out = given.get("out", rest if "pool" in given else 0)
        for seat, side in enumerate(description.sides):
            number = sum(total(post.diamagics) for post in side.posts)
            if number >= self.book.choices.to_win:
                problem = "with {number} Diamagics the game is over (WOM-IT-2.1-3)"
                raise SetupError(SEATS[seat], problem, "mickey-won", number=number)

    # -- one player ---------------------------------------------------------------------------------

    def side(self, seat: Seat, phase: str) -> Squad:
        """Read what a player has in this `phase`. Raises SetupError: the first fault, with its path."""
        where = SEATS[seat]
        data = self.data.get(where)
        data = {} if data is None else data
        known(data, _SEAT_KEYS, where)
        posts = self.posts(data, where, phase)
        piles = {
            name: self.pile(data[name], kind, f"{where}.{name}")
            for name, kind in PILES.items()
            if name in data
        }
        piles.setdefault("hand", [])
        piles.setdefault("discard", [])
        piles.setdefault("castle_discard", [])
        piles.setdefault("deck", [self.plain(SPELL)] * DECK)
        piles.setdefault("castles", [self.plain(CASTLE)])
        piles["support"] = self.support(data.get("support"), f"{where}.support")
        team = data.get("team") or ""
        if not isinstance(team, str) or len(team) > 100:
            problem = "expected the name of a team, found {found}"
            raise SetupError(f"{where}.team", problem, "mickey-team-name", found=quoted(team))
        limited = data.get("passed") == LIMITED
        passed = not limited and truth(data, "passed", where)
        used = truth(data, "play_used", where)
        for key in ("passed", "play_used"):
            if phase != "challenge" and data.get(key):
                problem = "nobody plays outside the challenge (WOM-IT-8.12-1)"
                raise SetupError(f"{where}.{key}", problem, "mickey-outside-challenge")
        shown = self.pile(data.get("shown"), SPELL, f"{where}.shown")
        if any(shown.count(card) > piles["hand"].count(card) for card in shown):
            problem = "expected cards of the hand that the other player was shown"
            raise SetupError(f"{where}.shown", problem, "mickey-shown")
        code = self.code(data.get("code"), f"{where}.code")
        return Squad(posts, piles, team, code, passed, limited, used, shown)

    def code(self, value: Any, where: str) -> int:
        """Read the Code `value`, -1 for none. Raises SetupError, with the path `where`: no such Code."""
        if value is None or value == "none":
            return -1
        if not self.book.choices.codes:
            raise SetupError(where, "there are no Codes by this rulebook (WOM-FR-1.1-1)", "mickey-no-codes")
        return self.names.find(value, CODE, where)

    def pile(self, data: Any, kind: int, where: str) -> list[int]:
        """Read `data`, a pile of cards of one kind, the top first, as the indices of the cards.

        Raises SetupError, with the path `where`: it is no list of cards of this kind.
        """
        cards: list[int] = []
        for place, entry in enumerate(items(data, where)):
            word, number = times(entry)
            cards += [self.names.find(word, kind, f"{where}[{place}]")] * number
        if len(cards) > MOST:
            problem = "expected at most {most} cards, found {found}"
            raise SetupError(where, problem, "most-cards-found", most=MOST, found=len(cards))
        return cards

    def support(self, data: Any, where: str) -> list[int]:
        """Read the Support (`data`), with cards of any kind but Codes, as the indices of the cards.

        Raises SetupError, with the path `where`: it is no list of such cards.
        """
        cards: list[int] = []
        for place, entry in enumerate(items(data, where)):
            word, number = times(entry)
            kinds = [
                kind
                for kind in (MAGE, SPELL, CASTLE)
                if isinstance(word, str) and folded(word) in self.names.by_kind[kind]
            ]
            kind = kinds[0] if kinds else SPELL
            cards += [self.names.find(word, kind, f"{where}[{place}]")] * number
        return cards

    def posts(self, data: dict[str, Any], where: str, phase: str) -> list[Post]:
        """Read the three places of a player in this `phase`, left to right; `data` is what the player has.

        Where no Mage is named, one without ability is put. Raises SetupError: a Mage or place is faulty.
        """
        posts = [self.post(data.get(place), f"{where}.{place}", phase) for place in PLACES]
        named = [self.book.faces[post.mage] for post in posts if post.mage >= 0]
        alone = next((face for face in named if face.actions & A_SOLITARY), None)
        for post in posts:
            if post.mage < 0:
                post.mage = alone.index if alone else self.stranger(posts)
        faces = [self.book.faces[post.mage] for post in posts]
        for place, face in zip(PLACES, faces, strict=True):
            if face.place >= 0 and PLACES[face.place] != place:
                fixed = PLACES[face.place]
                problem = "{key} stands {fixed} (WOM-IT-10.12-1)"
                raise SetupError(f"{where}.{place}", problem, "mickey-stands", key=face.key, fixed=fixed)
            same = [other.key for other in faces if other.name == face.name]
            if len(same) > 1 and not (alone and set(same) == {alone.key}):
                rule = "WOM-IT-9.12-1" if alone else "WOM-IT-1.2-3"
                raise SetupError(
                    f"{where}.{place}",
                    "{found} Mages are called {name} ({rule})",
                    "mickey-same-names",
                    found=len(same),
                    name=quoted(face.name),
                    rule=rule,
                )
            if alone and face.key != alone.key:
                problem = "{key} is a squad of its own (WOM-IT-9.12-1)"
                raise SetupError(f"{where}.{place}", problem, "mickey-squad-alone", key=alone.key)
        return posts

    def stranger(self, posts: list[Post]) -> int:
        """The index of a Mage for an empty place, with a new name and, if possible, without ability."""
        names = {self.book.faces[post.mage].name for post in posts if post.mage >= 0}
        free = [face for face in self.book.faces if face.kind == MAGE and face.name not in names]
        free = [face for face in free if face.place < 0 and not face.actions & A_SOLITARY]
        if not free:
            raise SetupError("cards", "expected three Mages of different names in the set", "mickey-three")
        return next((face.index for face in free if face.plain), free[0].index)

    def post(self, value: Any, where: str, phase: str) -> Post:
        """Read a Mage and what lies at its place from `value`: None, the name of a Mage, or a mapping.

        `where` is the path of the value in errors; `phase` is the phase of the match. Raises SetupError: the
        first fault.
        """
        if value is None:
            return Post()
        if isinstance(value, str):
            return Post(self.names.find(value, MAGE, where))
        known(value, _POST_KEYS, where)
        post = Post()
        if "mage" in value:
            post.mage = self.names.find(value["mage"], MAGE, f"{where}.mage")
        post.diamagics = gems_of(diamagics(value.get("diamagics"), f"{where}.diamagics"))
        post.again = truth(value, "again", where)
        post.possessed = truth(value, "possessed", where)
        revealed = value.get("revealed")
        if isinstance(revealed, dict):
            known(revealed, ("card", "besides"), f"{where}.revealed")
            if "card" not in revealed:
                problem = "expected card, and besides where it was hidden so"
                raise SetupError(f"{where}.revealed", problem, "mickey-card-besides")
            post.second = truth(revealed, "besides", f"{where}.revealed")
            value = {**value, "revealed": revealed.get("card")}
        for area in (*AREAS, *RARE_AREAS):
            setattr(post, area, self.pile(value.get(area), SPELL, f"{where}.{area}"))
        for area in ("cast", "hidden", *RARE_AREAS):
            if getattr(post, area) and phase in NO_CASTLE:
                problem = "nothing is played outside the challenge (WOM-IT-7.3-1)"
                raise SetupError(f"{where}.{area}", problem, "mickey-nothing-outside")
        if len(post.cast) > 1:
            problem = "a Mage casts one Spell in a challenge (WOM-IT-8.1-2)"
            raise SetupError(f"{where}.cast", problem, "mickey-one-cast")
        if len(post.hidden) + len(post.cast) + len(post.besides) + len(post.revealed) > 2:
            problem = "a Mage hides one Spell, and one besides (WOM-IT-8.3-2)"
            raise SetupError(f"{where}.hidden", problem, "mickey-one-hidden")
        if post.again and (post.cast or phase in NO_CASTLE):
            problem = "only a Mage whose Spell was discarded (WOM-IT-8.10-2)"
            raise SetupError(f"{where}.again", problem, "mickey-again")
        return post

    def plain(self, kind: int) -> int:
        """The index of the card of a kind to use where the description names none; if possible, a plain one.

        Raises SetupError: the set has no card of this kind.
        """
        faces = [face for face in self.book.faces if face.kind == kind]
        if not faces:
            raise SetupError("cards", "expected a {kind} in the set", "mickey-kind-in-set", kind=KINDS[kind])
        quiet = [f for f in faces if not f.rows and f.moments in (0, 1 << ITSELF)]
        return next((f.index for f in faces if f.plain), (quiet or faces)[0].index)
