"""The tables of the database.

Times are milliseconds since 1970 (UTC); people's secrets are stored as hashes.
"""

from __future__ import annotations

import time
from typing import Any, Final, Literal

from sqlalchemy import JSON, BigInteger, Boolean, ForeignKey, Index, Integer, String, Text, literal_column
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from grimorio.kernel.seats import Seat


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


NOW: Final[Any] = literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint")
"""The clock of a PostgreSQL database, in milliseconds since 1970."""

SeatKind = Literal["person", "bot"]
"""The kinds of players that a seat can have."""

GameState = Literal["open", "playing", "over", "broken"]
"""The state of a game: "open" while a seat is free; "broken" when it can no longer be replayed or has
no result, because its match was called off."""

MatchState = Literal["playing", "between", "over"]
"""The state of a match; "between" means between two games."""


class Base(DeclarativeBase):
    """The base class of all tables."""


class MatchRow(Base):
    """A match, which consists of several games.

    Attributes:
        id: a random text.
        state: "playing", "between" (the next game is not made yet) or "over".
        about: `Match.to_json`; only its player may see a deck in it until the match is over.
        games: the ids of its games, in order.
        event_id: the id of the tournament that the match is part of, or None.
        created: when it was made.
        updated: when it last changed.
    """

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    state: Mapped[MatchState] = mapped_column(String(8), default="playing")
    about: Mapped[dict[str, Any]] = mapped_column(JSON)
    games: Mapped[list[str]] = mapped_column(JSON)
    event_id: Mapped[str | None] = mapped_column(String(32), default=None)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now, onupdate=now)


class Changing:
    """The columns shared by campaigns and tournaments, whose content is stored anew with each change.

    Attributes:
        id: a random text.
        about: the content; tokens and invitations in it are hashes.
        changes: how often it has been changed.
        maker: the pseudonym of the person who made it, from `Upkeep.maker`; empty for a person at the server
            itself.
        created: when it was made.
        updated: when it last changed.
    """

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    about: Mapped[dict[str, Any]] = mapped_column(JSON)
    changes: Mapped[int] = mapped_column(Integer, default=0)
    maker: Mapped[str] = mapped_column(String(32), default="")
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now, onupdate=now)


class CampaignRow(Changing, Base):
    """A campaign of Magic Live, which consists of several games.

    `about` holds the campaign, its members and their agreements. Its decks are hidden while they are in play.
    """

    __tablename__ = "campaigns"


class EventRow(Changing, Base):
    """A tournament of any game. `about` holds the event's log, its people and what they reported.

    Attributes:
        wakes: when the server must let the tournament continue although nobody acts, in seconds since 1970;
            None if it need not.
    """

    __tablename__ = "events"

    wakes: Mapped[int | None] = mapped_column(BigInteger, default=None)

    __table_args__ = (Index("events_wakes", "wakes"),)


class GameRow(Base):
    """One game.

    Attributes:
        id: a random text that is hard to guess, part of the game's address.
        game: the name of its rules.
        state: "open" (a seat is free), "playing", "over" or "broken".
        setup: `Setup.to_json`; the seed is final once the game is no longer open.
        seeded: whether the maker chose the seed.
        secret: the server's part of the luck, 32 bytes in hexadecimal; its hash is public from the beginning.
        version: the version of the rules by which the game is played now.
        card_hash: the hash of the cards with which the game is played now.
        era: how many times the game has continued from a snapshot, because an upgrade changed the rules.
        notices: the messages that the table shows about the game's past, `[{"message", "args"}]`.
        result: `Result.to_json` when over.
        record: `Record.to_json` when over and never continued from a snapshot.
        rewinds: how many times answers were taken back.
        clock: the clock's settings and the time left, or None without a clock.
        spectators: whether spectators are allowed, and by how many seconds their view is delayed.
        rematch: the seats that want a rematch and, once all want it, the id of the new game; or None.
        seals: the sealed answers, in the form of `grimorio.web.game.sealed_answers.Entry`; or None.
        created: when it was made.
        updated: when it last changed; 0 for a game played elsewhere, of which only the record is kept.
        match_id, match: the match that the game is part of, or None.
        campaign_id: the id of the campaign that the game is part of, or None.
        sealed: whether the finished game is still secret, because its session is not over.
        maker: the pseudonym of the person who made it, from `Upkeep.maker`; empty for a person at the server
            itself.
        size: the approximate number of bytes that the game needs.
        listed: whether the lobby shows it to everybody; otherwise it is found by its link only.
        draws: how often its luck was drawn again because a share was withheld.
        drafted: the decks that the players of a draft have built, in the form of
            `grimorio.web.matches.drafted.Drafted`; or None.
        wakes: when the time of a slow game is over, so that its table must be read from the disk although
            nobody comes; None for other games.
        asked: the seats that the game waits for.
        judge: the judge and all rulings, as of `grimorio.web.game.judging.Judging`; None if there never
            was a judge.
        muted: whom the operator has muted in the chat: numbers of seats, and pseudonyms of addresses from
            `Upkeep.maker`; None for nobody.
        seats: its seats in order.
    """

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    state: Mapped[GameState] = mapped_column(String(8), default="open")
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    seeded: Mapped[bool] = mapped_column(Boolean, default=False)
    secret: Mapped[str] = mapped_column(String(64))
    version: Mapped[str] = mapped_column(String(32))
    card_hash: Mapped[str] = mapped_column(String(64))
    era: Mapped[int] = mapped_column(Integer, default=0)
    notices: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list)
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    record: Mapped[dict[str, Any] | None] = mapped_column(
        JSON(none_as_null=True), default=None, deferred=True, deferred_raiseload=True
    )
    rewinds: Mapped[int] = mapped_column(Integer, default=0)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    spectators: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    rematch: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    seals: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True), default=None)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now)
    match_id: Mapped[str | None] = mapped_column(String(32), default=None)
    match: Mapped[MatchRow | None] = relationship(
        primaryjoin="foreign(GameRow.match_id) == MatchRow.id", lazy="joined"
    )
    campaign_id: Mapped[str | None] = mapped_column(String(32), default=None)
    sealed: Mapped[bool] = mapped_column(Boolean, default=False)
    maker: Mapped[str] = mapped_column(String(32), default="")
    size: Mapped[int] = mapped_column(Integer, default=0)
    listed: Mapped[bool] = mapped_column(Boolean, default=False)
    draws: Mapped[int] = mapped_column(Integer, default=0)
    drafted: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    wakes: Mapped[int | None] = mapped_column(BigInteger, default=None)
    asked: Mapped[list[Seat]] = mapped_column(JSON, default=list)
    judge: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    muted: Mapped[list[int | str] | None] = mapped_column(JSON(none_as_null=True), default=None)
    seats: Mapped[list[SeatRow]] = relationship(
        order_by="SeatRow.seat", lazy="selectin", cascade="all, delete-orphan"
    )

    __table_args__ = (
        Index("games_updated", "updated"),
        Index("games_maker", "maker"),
        Index("games_wakes", "wakes"),
    )

    @property
    def event_id(self) -> str | None:
        """The id of the tournament whose match or draft the game is part of; None for no tournament."""
        if self.match is not None:
            return self.match.event_id
        return (self.drafted or {}).get("event")


class SeatRow(Base):
    """One seat of a game.

    Attributes:
        game_id: the id of the game.
        seat: the number of the seat, from 0.
        kind: "person" or "bot".
        name: the name of the person or bot as the table shows it; empty while the seat is free.
        bot: the bot's name or level; None for people.
        free: whether a person may still take it.
        token_hash: SHA-256 of the seat's token, or None.
        invite_hash: SHA-256 of the invitation, or None; kept once used, so that a second use is refused.
        seal: the hash of the person's share of the luck; empty while it is awaited, None without a share.
        secret: the share itself in hexadecimal, once opened; else empty.
        settings: when the person wants to be asked, and what is passed automatically; or None.
        brought: whether the person brought the deck of the seat when they sat down.
        picture: the picture of the person, `PersonRow.picture`, or empty.
    """

    __tablename__ = "seats"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[Seat] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[SeatKind] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(64), default="")
    bot: Mapped[str | None] = mapped_column(String(32), default=None)
    free: Mapped[bool] = mapped_column(Boolean, default=False)
    token_hash: Mapped[str | None] = mapped_column(String(64), default=None)
    invite_hash: Mapped[str | None] = mapped_column(String(64), default=None)
    seal: Mapped[str | None] = mapped_column(String(64), default=None)
    secret: Mapped[str] = mapped_column(Text, default="")
    settings: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    brought: Mapped[bool] = mapped_column(Boolean, default=False)
    picture: Mapped[str] = mapped_column(String(64), default="")

    __table_args__ = (Index("seats_token_hash", "token_hash"),)


class AnswerRow(Base):
    """One answer of a game; the setup and the answers determine the game.

    Attributes:
        game_id: the id of the game.
        era: the value of `GameRow.era` when the answer was given.
        n: the number of answers before it.
        number: the number of the choice answered.
        seat: the seat that answered.
        option: the option taken, as a list.
        auto: whether it is no decision of its own: it was given automatically, or together with the one
            before.
        at: when the answer was stored.
    """

    __tablename__ = "answers"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    era: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(Integer)
    seat: Mapped[Seat] = mapped_column(Integer)
    option: Mapped[list[str | int]] = mapped_column(JSON)
    auto: Mapped[bool] = mapped_column(Boolean, default=False)
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class SnapshotRow(Base):
    """A whole position, from which the game can continue when an upgrade changes the rules.

    Attributes:
        game_id: the id of the game.
        era: the value of `GameRow.era` for the answers that follow the snapshot.
        n: the number of answers before it.
        base: whether the era began with this snapshot; other snapshots are replaced by newer ones.
        position: `Position.to_json`.
    """

    __tablename__ = "snapshots"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    era: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    base: Mapped[bool] = mapped_column(Boolean, default=False)
    position: Mapped[dict[str, Any]] = mapped_column(JSON)


class ServerRow(Base):
    """A value that the server stores for its own use.

    Attributes:
        name: the name of the value.
        value: the value as text.
    """

    __tablename__ = "server"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class ChatRow(Base):
    """One line said at a table.

    Attributes:
        game_id: the id of the game.
        i: the number of lines before it, in both rooms.
        room: "players" or "spectators".
        who: the seat, or the number of a spectator.
        name: the name of the seat then; empty for spectators.
        text: the text of the line.
        at: when the line was said.
    """

    __tablename__ = "chat"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    i: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    room: Mapped[str] = mapped_column(String(16))
    who: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class ReportRow(Base):
    """A line of a chat that people at its table have reported to the operator.

    It outlives the line, and while it is open the game too.

    Attributes:
        id: a random text.
        game_id: the id of the game; game: the name of its rules.
        room, i, who, name, text, at: the line, as of `ChatRow`.
        context: lines of the same room around it, oldest first: `[{"i", "who", "name", "text", "at"}]`.
        by: who has reported it, in order: `[{"key", "who", "reason", "note", "at"}]`; "key" tells people
            apart (a seat, or the pseudonym of an address), "who" is their number in the chat.
        created: when it was first reported.
        closed: when the operator closed the report, or None while it is open.
        note: the operator's note.
    """

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game_id: Mapped[str] = mapped_column(String(32))
    game: Mapped[str] = mapped_column(String(32))
    room: Mapped[str] = mapped_column(String(16))
    i: Mapped[int] = mapped_column(Integer)
    who: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)
    context: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    by: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    closed: Mapped[int | None] = mapped_column(BigInteger, default=None)
    note: Mapped[str] = mapped_column(Text, default="")

    __table_args__ = (Index("reports_game", "game_id"), Index("reports_closed", "closed"))


Outcome = Literal["won", "lost", "drawn"]
"""How a game ended for one seat."""


class PersonRow(Base):
    """A person who keeps their games on this server. Their key, a secret, is the token of their seats.

    Attributes:
        id: a random text.
        key_hash: SHA-256 of the key; `SeatRow.token_hash` of all their seats.
        name: the name that they chose.
        picture: the picture that they chose, a motif and a colour with a point between them, or empty.
        handle: the key of `name` under which a passphrase finds the person, or None without a passphrase.
        locked: the key as the passphrase encrypts it, or None without a passphrase.
        rated: whether games against others who want it too change their ratings.
        ratings: the ratings by game and kind, in the form of `grimorio.web.people.ratings.Ratings`.
        notify: where the person is told of a turn, in the form of `grimorio.web.people.notify`.
        created: when the person came.
        seen: when one of their devices last asked for their games.
    """

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    key_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(64))
    picture: Mapped[str] = mapped_column(String(64), default="")
    handle: Mapped[str | None] = mapped_column(String(64), default=None, unique=True)
    locked: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    ratings: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    notify: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    seen: Mapped[int] = mapped_column(BigInteger, default=now)


class ResultRow(Base):
    """How a finished game ended for one person. It stays when the game itself is deleted.

    Attributes:
        person_id: the id of the person.
        game_id: the id of the game.
        game: the name of its rules.
        seat: the seat of the person.
        outcome: "won", "lost" or "drawn".
        reason: why the game ended, `Result.reason`.
        others: the other players, `[{"name", "kind", "bot", "person"}]`; "person" is the id of a person who
            keeps their games too, or None.
        deck: the name of the person's deck or what it mostly consists of; None in games without decks.
        rated: the change of the rating, `{"kind", "before", "after"}`, or None.
        ended: when the game ended.
    """

    __tablename__ = "results"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    seat: Mapped[Seat] = mapped_column(Integer)
    outcome: Mapped[Outcome] = mapped_column(String(8))
    reason: Mapped[str] = mapped_column(String(32))
    others: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    deck: Mapped[str | None] = mapped_column(Text, default=None)
    rated: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    ended: Mapped[int] = mapped_column(BigInteger, default=now)

    __table_args__ = (Index("results_ended", "person_id", "ended"),)


class ProcessRow(Base):
    """A server process that shares the database with others. The row is deleted when the process ends or is
    given up by another process.

    Attributes:
        id: a random text, new each time the process joins.
        address: the host and port at which the other processes reach it.
        until: when it counts as dead unless it says before that it is alive, by the database's clock.
        schema: the newest migration that it knows; None for a version that does not say it.
        version: the version of Grimorio, or None.
    """

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    address: Mapped[str] = mapped_column(String(200))
    until: Mapped[int] = mapped_column(BigInteger)
    schema: Mapped[str | None] = mapped_column(String(32), default=None)
    version: Mapped[str | None] = mapped_column(String(32), default=None)


class CompatibilityRow(Base):
    """The only row of its table: which versions of Grimorio may use the database.

    Attributes:
        id: 1.
        oldest: the oldest migration that a version must know, see `grimorio.store.schema`.
    """

    __tablename__ = "compatibility"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, default=1)
    oldest: Mapped[str] = mapped_column(String(32))


class LeaseRow(Base):
    """Which process owns a game, a match, or everything that belongs to the house.

    Attributes:
        key: what is owned, see `grimorio.store.leases`.
        owner: the id of the process that owns it, or None. A process without a row of its own owns nothing.
        fence: the fencing token: a number that grows with each new owner.
    """

    __tablename__ = "leases"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    owner: Mapped[str | None] = mapped_column(String(32), default=None)
    fence: Mapped[int] = mapped_column(BigInteger, default=0)
