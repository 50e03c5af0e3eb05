"""New games and seats in the form in which they are stored."""

from __future__ import annotations

import secrets
from typing import Any

from grimorio.kernel import Game, Setup
from grimorio.store import GameRow, SeatRow
from grimorio.store.models import SeatKind
from grimorio.web import identity


def new_game(game: str, version: str, setup: dict[str, Any], card_hash: str) -> GameRow:
    """An open game without seats, with a new id and a new secret.

    Args:
        game: the name of its rules.
        version: the version of the rules.
        setup: the setup as JSON data, from `Setup.to_json`.
        card_hash: the hash of its cards.
    """
    return GameRow(
        id=identity.new_id(),
        game=game,
        state="open",
        setup=setup,
        seeded=False,
        secret=secrets.token_hex(32),
        version=version,
        card_hash=card_hash,
        notices=[],
        rewinds=0,
    )


def started(game: Game, setup: Setup) -> GameRow:
    """A new game without seats, open to players, after checking that its setup can start.

    Blocks. Raises SetupError: the game cannot start.
    """
    game.start(setup)
    return new_game(game.name, game.version, setup.to_json(), game.card_hash(setup))


def new_seat(
    number: int,
    kind: SeatKind,
    name: str,
    bot: str | None = None,
    token_hash: str | None = None,
    seal: str | None = None,
) -> SeatRow:
    """A seat that is not free.

    Args:
        number: the number of the seat, from 0.
        kind: "person" or "bot".
        name: the name that the table shows.
        bot: the bot's name or level.
        token_hash: the digest of the person's token.
        seal: `AWAITED` if the person promised to bring a share of the luck, otherwise None.
    """
    return SeatRow(
        seat=number,
        kind=kind,
        name=name,
        bot=bot,
        free=False,
        token_hash=token_hash,
        seal=seal,
        secret="",
        brought=False,
        picture="",
    )
