"""The people who keep their games on this server, and how these games ended for them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, sessionmaker

from grimorio.kernel.seats import Seat
from grimorio.store.models import ChatRow, GameRow, Outcome, PersonRow, ResultRow, SeatRow, now
from grimorio.store.reports import forget_closed

Rate = Callable[[str, Sequence[dict[str, Any]], Sequence[float]], list[dict[str, Any]] | None]
"""A function that rates one game.

It takes the name of the rules, the ratings of the players (`PersonRow.ratings`) and their scores. It returns
for each player "ratings", "kind", "before" and "after"; or None if the game is not rated.
"""

NOTICED: Final = ("table-notice-situation", "table-notice-from")
"""The ids of the table's notices that a game began from a position which somebody chose."""

LISTED: Final = 200
"""The most games in progress that are listed for one person."""


class People:
    """The people in the database. The methods block: call them outside the event loop.

    Args:
        session: makes SQLAlchemy sessions.
    """

    def __init__(self, session: sessionmaker[Session]) -> None:
        self.session = session

    def add(self, row: PersonRow) -> None:
        """Store a new person."""
        with self.session.begin() as session:
            session.add(row)

    def of_key(self, key_hash: str) -> PersonRow | None:
        """The person whose key has this hash, or None. Notes that they were here."""
        with self.session.begin() as session:
            person = session.scalar(select(PersonRow).where(PersonRow.key_hash == key_hash))
            if person is not None and now() - person.seen > 3_600_000:
                person.seen = now()
            return person

    def of_handle(self, handle: str) -> PersonRow | None:
        """The person whom a passphrase finds under this handle, or None."""
        with self.session() as session:
            return session.scalar(select(PersonRow).where(PersonRow.handle == handle))

    def change(self, id: str, **changes: Any) -> bool:
        """Store some fields of a person, given by name; false if another person has the handle."""
        try:
            with self.session.begin() as session:
                session.execute(update(PersonRow).where(PersonRow.id == id).values(**changes))
        except IntegrityError:
            return False
        return True

    def rekey(self, person: PersonRow, key_hash: str, locked: dict[str, Any] | None) -> list[str]:
        """Give a person another key, and all their seats with it.

        `key_hash` is the hash of the new key, and `locked` the new key as the passphrase encrypts it. Returns
        the ids of the games whose seats changed and that are not over.
        """
        with self.session.begin() as session:
            seats = SeatRow.token_hash == person.key_hash
            going = select(GameRow.id).join(SeatRow).where(seats, GameRow.state.in_(("open", "playing")))
            games = list(session.scalars(going))
            session.execute(update(SeatRow).where(seats).values(token_hash=key_hash))
            changes = {"key_hash": key_hash, "locked": locked, "handle": person.handle if locked else None}
            session.execute(update(PersonRow).where(PersonRow.id == person.id).values(**changes))
            return games

    def claim(self, game_id: str, token_hash: str, key_hash: str) -> bool:
        """Give the seat with the token of the hash `token_hash` to the key of the hash `key_hash`.

        Returns whether there is such a seat; none changes if the key has another seat of the game already.
        """
        with self.session.begin() as session:
            same = SeatRow.game_id == game_id
            if session.scalar(select(exists().where(same, SeatRow.token_hash == key_hash))):
                return False
            seat = update(SeatRow).where(same, SeatRow.token_hash == token_hash)
            return bool(getattr(session.execute(seat.values(token_hash=key_hash)), "rowcount", 0))

    def games(self, key_hash: str) -> list[GameRow]:
        """The games that a person has not finished, the last changed first; at most `LISTED`.

        `key_hash` is the hash of the person's key.
        """
        going = GameRow.state.in_(("open", "playing"))
        mine = select(GameRow).join(SeatRow).where(SeatRow.token_hash == key_hash, going)
        with self.session() as session:
            found = session.scalars(mine.order_by(GameRow.updated.desc()).limit(LISTED))
            return list(found.unique())

    # -- results -------------------------------------------------------------------------------

    def results(self, id: str, before: int | None = None, limit: int | None = None) -> list[ResultRow]:
        """The results of the person `id`, the newest first.

        Args:
            id: the id of the person.
            before: only games that ended before this time, or None for all.
            limit: the most results, or None for all.
        """
        asked = select(ResultRow).where(ResultRow.person_id == id)
        if before is not None:
            asked = asked.where(ResultRow.ended < before)
        with self.session() as session:
            return list(session.scalars(asked.order_by(ResultRow.ended.desc()).limit(limit)))

    def unnoted(self, key_hash: str | None = None, limit: int = 1000) -> list[str]:
        """The ids of finished games whose results are not noted yet for all people in them, oldest first.

        `key_hash` limits them to the games of one person; `limit` is the most ids.
        """
        known = exists().where(ResultRow.person_id == PersonRow.id, ResultRow.game_id == GameRow.id)
        asked = (
            select(GameRow.id)
            .join(SeatRow)
            .join(PersonRow, PersonRow.key_hash == SeatRow.token_hash)
            .where(GameRow.state == "over", GameRow.campaign_id.is_(None), ~known)
        )
        if key_hash is not None:
            asked = asked.where(SeatRow.token_hash == key_hash)
        with self.session() as session:
            ids = session.scalars(asked.order_by(GameRow.updated).limit(limit))
            return list(dict.fromkeys(ids))

    def note_result(self, game_id: str, rate: Rate) -> None:
        """Note how a finished game ended for the people in it, and change their ratings; once for each.

        A game is rated when all its players are different people who want it, its luck was nobody's choice
        and it began from the beginning. Games of campaigns are not noted. `rate` computes the new ratings.
        """
        with self.session.begin() as session:
            row = session.get(GameRow, game_id)
            if row is None or row.state != "over" or row.result is None or row.campaign_id is not None:
                return
            people = self._people(session, row)
            noted = set(session.scalars(select(ResultRow.person_id).where(ResultRow.game_id == game_id)))
            rated = None if noted else _rated(row, people, rate)
            for at, (seat, person) in enumerate(people.items()):
                if person.id in noted:
                    continue
                result = _result(row, seat, person, people)
                if rated is not None:
                    person.ratings = rated[at].pop("ratings")
                    result.rated = rated[at]
                session.add(result)

    @staticmethod
    def _people(session: Session, row: GameRow) -> dict[Seat, PersonRow]:
        """The people at the seats of a game, by seat. Whoever has several seats counts at the first."""
        hashes = [seat.token_hash for seat in row.seats if seat.token_hash is not None]
        asked = select(PersonRow).where(PersonRow.key_hash.in_(hashes)).order_by(PersonRow.id)
        known = {person.key_hash: person for person in session.scalars(asked.with_for_update())}
        people: dict[Seat, PersonRow] = {}
        for seat in row.seats:
            person = known.pop(seat.token_hash or "", None)
            if person is not None:
                people[seat.seat] = person
        return people

    # -- the end -------------------------------------------------------------------------------

    def forget(self, person: PersonRow) -> None:
        """Delete a person: key, results, ratings; name, chat and closed reports in games that are over."""
        with self.session.begin() as session:
            seats = list(session.scalars(select(SeatRow).where(SeatRow.token_hash == person.key_hash)))
            for seat in seats:
                said = ChatRow.game_id == seat.game_id, ChatRow.room == "players", ChatRow.who == seat.seat
                session.execute(delete(ChatRow).where(*said))
                seat.token_hash, seat.name, seat.picture = None, "", ""
                game = session.get_one(GameRow, seat.game_id)
                record = session.scalar(select(GameRow.record).where(GameRow.id == seat.game_id))
                if record is not None:
                    players = ["" if at == seat.seat else name for at, name in enumerate(record["players"])]
                    game.record = {**record, "players": players}
            forget_closed(session, [seat.game_id for seat in seats])
            for other in session.scalars(
                select(ResultRow).where(ResultRow.game_id.in_([seat.game_id for seat in seats]))
            ):
                other.others = [
                    {**player, "person": None, "name": ""} if player["person"] == person.id else player
                    for player in other.others
                ]
            session.execute(delete(ResultRow).where(ResultRow.person_id == person.id))
            session.execute(delete(PersonRow).where(PersonRow.id == person.id))

    def count(self) -> int:
        """The number of people."""
        with self.session() as session:
            return int(session.execute(select(func.count()).select_from(PersonRow)).scalar_one())


def _result(row: GameRow, seat: Seat, person: PersonRow, people: Mapping[Seat, PersonRow]) -> ResultRow:
    """The result of the finished game `row` for the person at a seat; `people` are all people in it."""
    others = [
        {
            "name": other.name,
            "kind": other.kind,
            "bot": other.bot,
            "person": people[other.seat].id if other.seat in people else None,
        }
        for other in row.seats
        if other.seat != seat
    ]
    assert row.result is not None
    return ResultRow(
        person_id=person.id,
        game_id=row.id,
        game=row.game,
        seat=seat,
        outcome=outcome(row.result["winners"], len(row.seats), seat),
        reason=str(row.result["reason"])[:32],
        others=others,
        deck=deck_name(row.setup, seat),
        ended=row.updated or row.created,
    )


def outcome(winners: Sequence[Seat], seats: int, seat: Seat) -> Outcome:
    """How a game with these winners ended for a seat; a win that all `seats` share is a draw."""
    if len(winners) in (0, seats):
        return "drawn"
    return "won" if seat in winners else "lost"


def deck_name(setup: Mapping[str, Any], seat: Seat) -> str | None:
    """The name of a seat's deck in results; None in games without decks, and for the usual deck.

    A ready deck has its own name. A deck list is called by its three most numerous cards and a mark that
    tells two lists apart. `setup` is the game's `Setup` as JSON data.
    """
    cards = setup.get("cards")
    decks = cards.get("decks") if isinstance(cards, dict) else None
    deck = decks[seat] if isinstance(decks, list) and seat < len(decks) else None
    if deck is None or isinstance(deck, str):
        return deck
    mark = hashlib.sha256(json.dumps(deck, sort_keys=True).encode()).hexdigest()[:4]
    main = deck.get("main") if isinstance(deck, dict) else None
    lines = [line for line in main or () if isinstance(line, list) and len(line) == 2]
    most = sorted(lines, key=lambda line: -line[0] if isinstance(line[0], int) else 0)[:3]
    return f"{', '.join(str(line[1])[:40] for line in most)} ({mark})".strip()


def _rated(row: GameRow, people: Mapping[Seat, PersonRow], rate: Rate) -> list[dict[str, Any]] | None:
    """The changes of the ratings by a game, in the order of `people`; None if it is not rated.

    `people` has the people by seat, and `rate` computes the changes, which are JSON data as of
    `ratings.rated`.
    """
    chosen = row.seeded or any(notice["message"] in NOTICED for notice in row.notices)
    if chosen or len(people) < max(2, len(row.seats)) or not all(person.rated for person in people.values()):
        return None
    assert row.result is not None
    winners = row.result["winners"]
    worth = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
    scores = [worth[outcome(winners, len(row.seats), seat)] for seat in people]
    return rate(row.game, [dict(person.ratings) for person in people.values()], scores)
