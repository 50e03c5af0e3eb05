"""The whole game: preparation, turns, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.deck import Parts, offences, teams
from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.options import TURN_CAP
from grimorio.games.mickey.rules.board import FIRST, SECOND, Side, ahead, kinds_in, side, table
from grimorio.games.mickey.rules.deeds import DrawFrame
from grimorio.games.mickey.rules.events import (
    Concede,
    DeclareCode,
    DeclareTeam,
    Deploy,
    FillPool,
    GameBegins,
    GameEnds,
    MakeHand,
    ShuffleDecks,
    Swap,
    SwapsDone,
)
from grimorio.games.mickey.rules.turn import Turn
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, other_seat, seat_in, seats_of

KEPT: Final = 1000
"""The most results of `legal` that are cached for one card set with its options (a `Book`)."""
DEPLOYMENT: Final = (0, 1, 1, 0, 0, 1)
"""The order in which players deploy their six Mages (WOM-IT-6.7-1): 0 is the first player, 1 the other."""
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
"""The orders in which three Mages can stand: the numbers of the Mages, from left to right."""
DONE: Final[Option] = ("done",)
BACK: Final[Option] = ("back",)


def parts_of(p: Position, player: Side) -> Parts:
    """A player's present deck, sorted into its parts. It is complete only during the preparation."""
    book: Book = p.book
    faces = book.faces
    return Parts(
        tuple([faces[face] for face in player.mages]),
        tuple([faces[face] for face in player.deck]),
        tuple([faces[face] for face in player.castles]),
        () if player.code < 0 else (faces[player.code],),
        tuple([faces[face] for face in player.support]),
    )


def legal(p: Position, player: Side, team: str, swapped: bool) -> bool:
    """Whether a player's deck may be played with a team.

    `swapped` tells whether cards were exchanged with the Support. Results for a deck without exchanges are
    cached for all games.
    """
    book: Book = p.book
    if swapped:
        return not offences(parts_of(p, player), book.choices, team, True)
    key = (player.mages, player.deck, player.castles, player.code, player.support, team)
    allowed = book.legal.get(key)
    if allowed is None:
        allowed = not offences(parts_of(p, player), book.choices, team)
        if len(book.legal) < KEPT:
            book.legal[key] = allowed
    return allowed


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Frame):
    """The frame of a whole match, from the declarations to its end.

    Attributes:
        seat: the player whose turn it is in the preparation.
        first: the first player; `active`: the active player.
        turn: number of the turn.
        deployed: how many Mages are deployed.
        codes: by seat, the Code in the deck as an index in the compiled card list, or -1.
    """

    FIELDS = ("seat", "first", "active", "turn", "deployed", "codes")

    def __init__(self, codes: tuple[int, ...]) -> None:
        super().__init__(Match.fill_pool)
        self.seat = Seat(0)
        self.first = NO_SEAT
        self.active = NO_SEAT
        self.turn = 1
        self.deployed = 0
        self.codes = codes

    # -- preparation -----------------------------------------------------------------------------

    def fill_pool(self, p: Position) -> None:
        """WOM-IT-6.1-1, WOM-FR-6.1.1: fill the pool: three Diamagics of each colour, in a Mini match two."""
        book: Book = p.book
        choices = book.choices
        self.step = Match.declare_team if choices.official else Match.choose_first
        p.emit(FillPool(choices.of_each_colour, "WOM-FR-6.1.1" if choices.mini else "WOM-IT-6.1-1"))

    def declare_team(self, p: Position) -> None:
        """WOM-IT-6.2-1: ask for a team with which the deck is legal."""
        player = side(p, self.seat)
        able = teams(parts_of(p, player))
        # A bot's guess at a deck may be legal with no team.
        options = [("team", team) for team in [t for t in able if legal(p, player, t, False)] or able]
        self.step = Match.team_declared
        p.ask(self.seat, "team", options, "WOM-IT-6.2-1")

    def team_declared(self, p: Position) -> None:
        """Announce the team that the player has chosen; after both players, go on to the Codes."""
        seat = self.seat
        self.seat = other_seat(seat)
        self.step = Match.declare_team if self.seat else Match.declare_code
        p.emit(DeclareTeam(seat, str(self.answer[1]), "WOM-IT-6.2-1"))

    def declare_code(self, p: Position) -> None:
        """WOM-IT-6.3-1: ask the player whether to use the Code of the deck."""
        book: Book = p.book
        code = self.codes[self.seat]
        self.step = Match.code_declared
        options: list[Option] = [("no-code",)]
        if code >= 0:
            options.insert(0, ("code", book.faces[code].key))
        p.ask(self.seat, "code", options, "WOM-IT-6.3-1")

    def code_declared(self, p: Position) -> None:
        """WOM-IT-6.3-1: show the Code that the player uses, or announce that none is used."""
        seat = self.seat
        self.seat = other_seat(seat)
        self.step = Match.declare_code if self.seat else Match.swap
        key = str(self.answer[1]) if self.answer[0] == "code" else ""
        p.emit(DeclareCode(seat, key, "WOM-IT-6.3-1"))

    def swap(self, p: Position) -> None:
        """WOM-IT-6.4-1: let each player exchange cards with the Support."""
        seat = self.seat
        self.seat = other_seat(seat)
        self.step = Match.swap if self.seat else Match.choose_first
        p.push(SwapCards(seat, side(p, seat)))

    def choose_first(self, p: Position) -> None:
        """WOM-IT-6.6-1: draw the first player, also in matches where the youngest would begin (ruled)."""
        book: Book = p.book
        self.step = Match.first_player
        rule = "WOM-IT-6.6-1" if book.choices.official else "WOM-FR-6.1.3"
        p.chance("first-player", (("seat", 0), ("seat", 1)), (1, 1), rule)

    def first_player(self, p: Position) -> None:
        """Note which player begins, and announce the beginning of the game."""
        self.first = self.active = seat_in(self.answer)
        self.step = Match.shuffle
        p.emit(GameBegins(self.first, "WOM-IT-6.6-1"))

    def shuffle(self, p: Position) -> None:
        """WOM-IT-6.5-1, WOM-FR-6.1.2: shuffle both decks.

        Cutting them would change nothing, since nobody has seen the order.
        """
        book: Book = p.book
        rule = "WOM-FR-6.1.2" if book.choices.mini else "WOM-IT-6.5-1"
        self.step = Match.deploy if book.choices.official else Match.line_up
        p.emit_all(tuple([ShuffleDecks(seat, rule) for seat in seats_of(2)]))

    def line_up(self, p: Position) -> None:
        """WOM-FR-6.1.4: ask both players at once in which order their Mages stand (ruled)."""
        self.step = Match.lined_up
        p.ask_all("line-up", [(seat, self.orders(p, seat)) for seat in seats_of(2)], "WOM-FR-6.1.4")

    def orders(self, p: Position, seat: Seat) -> list[Option]:
        """The orders in which a player's Mages may stand, each named from left to right."""
        book: Book = p.book
        mages, faces = side(p, seat).mages, book.faces
        options: list[Option] = []
        for order in ORDERS:
            if all(faces[mages[mage]].place in (-1, place) for place, mage in enumerate(order)):
                option = ("line-up", *[faces[mages[mage]].key for mage in order])
                if option not in options:
                    options.append(option)
        return options

    def lined_up(self, p: Position) -> None:
        """Let the Mages of both squads take the places that their players have chosen, and show them."""
        book: Book = p.book
        events: list[Deploy] = []
        for seat, answer in self.answers:
            taken: list[int] = []
            mages = side(p, seat).mages
            for place in range(3):
                key = str(answer[1 + place])
                face = book.face_of[key]
                mage = next(m for m in range(3) if mages[m] == face and m not in taken)
                taken.append(mage)
                events.append(Deploy(seat, mage, key, place, "WOM-FR-6.1.4"))
        self.step = Match.opening_hands
        p.emit_all(tuple(events))

    def deploy(self, p: Position) -> None:
        """WOM-IT-6.7-1, -2: ask for the next Mage and its place: one, two, two and one Mages by turns."""
        if self.deployed == 6:
            self.step = Match.opening_hands
            return
        seat = Seat((self.first + DEPLOYMENT[self.deployed]) % 2)
        self.step = Match.deployed_one
        p.ask(seat, "deploy", self.offered(p), "WOM-IT-6.7-2")

    def offered(self, p: Position) -> list[Option]:
        """The options to deploy a Mage at a free place.

        A Mage with a fixed place is offered that place alone. Others are not offered the fixed place of a
        Mage still to be deployed.
        """
        book: Book = p.book
        seat = Seat((self.first + DEPLOYMENT[self.deployed]) % 2)
        player = side(p, seat)
        faces = [book.faces[face] for face in player.mages]
        left = [mage for mage in range(3) if player.places[mage] < 0]
        free = [place for place in range(3) if place not in player.places]
        kept = {faces[mage].place: mage for mage in left if faces[mage].place >= 0}
        options: list[Option] = []
        for mage in left:
            for place in free:
                option = ("deploy", faces[mage].key, place)
                alone = kept.get(place, mage) == mage or faces[kept[place]].key == faces[mage].key
                if faces[mage].place in (-1, place) and alone and option not in options:
                    options.append(option)
        return options

    def deployed_one(self, p: Position) -> None:
        """WOM-IT-6.7-1: put the chosen Mage at the place that its player has chosen."""
        book: Book = p.book
        seat = Seat((self.first + DEPLOYMENT[self.deployed]) % 2)
        one = side(p, seat)
        key, place = str(self.answer[1]), int(self.answer[2])
        face = book.face_of[key]
        mage = next(m for m in range(3) if one.mages[m] == face and one.places[m] < 0)
        self.deployed += 1
        self.step = Match.deploy
        p.emit(Deploy(seat, mage, key, place, "WOM-IT-6.7-2"))

    def opening_hands(self, p: Position) -> None:
        """WOM-IT-6.8-1: give each player five cards.

        An option says whether they count as drawn (WOM-IT-FAQ-2, WOM-FR-6.1.5).
        """
        book: Book = p.book
        self.step = Match.take_turn
        if book.choices.hand_is_drawn:
            for seat in seats_of(2):
                p.push(DrawFrame(seat, 5, "WOM-FR-6.1.5"))
        else:
            p.emit_all(tuple([MakeHand(seat, "WOM-IT-6.8-1") for seat in seats_of(2)]))

    # -- turns -----------------------------------------------------------------------------------

    def take_turn(self, p: Position) -> None:
        """WOM-IT-6.9-1: begin a turn.

        Where no Diamagics are left to win, end the game: the player with more Diamagics wins (ruled).
        """
        place = table(p)
        if not place.pool and not place.stake:
            counts = side(p, FIRST).diamagics(), side(p, SECOND).diamagics()
            winner = ahead(counts)
            p.emit(
                GameEnds((winner,) if winner >= 0 else (), "most" if winner >= 0 else "draw", "WOM-IT-7.2-3")
            )
            return
        last = p.setup.last_turn
        if last is not None and self.turn > last:
            p.emit(self.at_time(p))
            return
        if self.turn > TURN_CAP:
            p.emit(GameEnds((), "cap", "WOM-IT-7.9-2"))
            return
        self.step = Match.pass_on
        p.push(Turn(self.active, self.turn))

    def at_time(self, p: Position) -> GameEnds:
        """WOM-IT-3.1-1: the end of a game whose time is over: who has more Diamagics wins (ruled)."""
        book: Book = p.book
        winner = ahead((side(p, FIRST).diamagics(), side(p, SECOND).diamagics()))
        if winner < 0 or not book.choices.ahead_at_time:
            return GameEnds((), "time", "WOM-IT-3.1-1")
        return GameEnds((winner,), "time-ahead", "WOM-IT-3.1-1")

    def pass_on(self, p: Position) -> None:
        """WOM-IT-7.14-1: pass the turn to the other player."""
        self.active = other_seat(self.active)
        self.turn += 1
        self.step = Match.take_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapCards(Frame):
    """The frame in which a player exchanges cards with the Support, one by one.

    The exchanges are kept if the deck is legal then. Each Support card is offered once, in order. `mages`,
    `deck`, `castles` and `support` are the cards as they were before the exchanges.
    """

    FIELDS = ("seat", "at", "mages", "deck", "castles", "support")

    def __init__(self, seat: Seat, one: Side) -> None:
        super().__init__(SwapCards.ask)
        self.seat = seat
        self.at = 0
        self.mages = one.mages
        self.deck = one.deck
        self.castles = one.castles
        self.support = one.support

    def legal(self, p: Position) -> bool:
        """Whether the deck may be played as it is now (WOM-IT-6.4-1, WOM-IT-FAQ-3)."""
        one = side(p, self.seat)
        return one.support == self.support or legal(p, one, one.team, True)

    def offered(self, p: Position) -> list[Option]:
        """The options to exchange a Support card for one of its kind, to end, or to undo all exchanges."""
        book: Book = p.book
        player = side(p, self.seat)
        faces = book.faces
        kinds = [kinds_in(player.mages), kinds_in(player.deck), kinds_in(player.castles)]
        options: list[Option] = []
        for index in range(self.at, len(self.support)):
            into = self.support[index]
            new = faces[into]
            for face in kinds[new.kind]:
                if face != into:
                    options.append(("swap", faces[face].key, new.key, index))
        options.append(DONE if self.legal(p) else BACK)
        return options

    def ask(self, p: Position) -> None:
        """WOM-IT-6.4-1: ask for one more exchange, or for the end of the exchanges."""
        if not self.support:
            p.finish()
            return
        self.step = SwapCards.chosen
        p.ask(self.seat, "swap", self.offered(p), "WOM-IT-6.4-1")

    def chosen(self, p: Position) -> None:
        """Make the chosen exchange, or end the exchanges."""
        answer = self.answer
        if answer[0] == "swap":
            self.at = int(answer[3]) + 1
            self.step = SwapCards.ask
            p.emit(Swap(self.seat, str(answer[1]), str(answer[2])))
            return
        self.step = SwapCards.over
        if answer == DONE:
            p.emit(SwapsDone(self.seat))
        else:
            p.emit(SwapsDone(self.seat, self.mages, self.deck, self.castles, self.support))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Concession(Frame):
    """The frame in which a player gives up; the other player wins, by a ruling."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(Concession.leave)
        self.seat = seat

    def leave(self, p: Position) -> None:
        """WOM-IT-3.1-3: note that the player gives up."""
        self.step = Concession.end
        p.emit(Concede(self.seat, "WOM-IT-3.1-3"))

    def end(self, p: Position) -> None:
        """End the game: the other player has won."""
        p.emit(GameEnds((other_seat(self.seat),), "conceded", "WOM-IT-3.1-3"))
