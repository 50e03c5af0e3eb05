"""What people are told of a campaign: sheets and standings, and decks once their session is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grimorio.kernel import WATCHER
from grimorio.web.campaigns.magi import shop
from grimorio.web.campaigns.state import OWNER, Evening, Fixture, State
from grimorio.web.campaigns.tables import Tables
from grimorio.web.refusals import Refused
from grimorio.web.table.table import Table

if TYPE_CHECKING:
    from grimorio.events.campaign import Session


def told(tables: Tables, state: State, mine: int | None) -> dict[str, Any]:
    """A campaign for a member, or for somebody who looks on.

    Args:
        tables: where its tables are.
        state: the campaign.
        mine: who asks, or None.
    """
    sheets = state.campaign.sheets
    found: dict[str, Any] = {
        "id": state.id,
        "changes": state.changes,
        "name": state.campaign.name,
        "phase": state.phase,
        "you": mine,
        "owner": OWNER,
        "agreed": _agreed(state),
        "powers": _powers(state),
        "open": len(state.invites),
        "members": [
            {
                "kind": one.kind,
                "bot": one.bot,
                "approved": one.kind == "bot" or one.approved,
                "sheet": sheet.to_json(),
                "news": [
                    {"on": bought.on, "what": bought.what, "xp": bought.xp}
                    for bought in sheet.since(state.campaign.seen[number])
                ],
            }
            for number, (one, sheet) in enumerate(zip(state.members, sheets, strict=True))
        ],
        "ready": state.ready() if state.evening is None else [],
        "session": None,
        "past": [
            _session(tables, session, evening)
            for session, evening in zip(state.campaign.past, state.past, strict=True)
        ],
        "shop": None if mine is None else shop(sheets[mine], list(state.campaign.powers)),
    }
    if state.evening is not None:
        session = state.campaign.session
        if session is None:
            found["session"] = {
                "members": state.evening.members,
                "auction": _auction(tables, state.evening),
                "tournament": None,
            }
        else:
            found["session"] = _session(tables, session, state.evening)
    return found


def _agreed(state: State) -> dict[str, Any]:
    """What was agreed; of a pool that is brought its name and size, not its cards."""
    pool = state.agreed.pool
    if pool["kind"] == "brought":
        pool = {"kind": "brought", "name": pool["deck"]["name"], "packs": len(pool["deck"]["main"])}
    return {**vars(state.agreed), "pool": pool, "powers": list(state.campaign.powers)}


def _powers(state: State) -> list[dict[str, Any]]:
    """All Powers of the campaign as cards, those its players proposed too."""
    from grimorio.games.live.game import Live

    return Live().cards({"powers": list(state.campaign.powers)})


def _auction(tables: Tables, evening: Evening) -> dict[str, Any]:
    found: dict[str, Any] = {"id": evening.auction, "phase": None, "deck": None, "waiting": []}
    table = _there(tables, evening.auction)
    if table is not None:
        assert table.timeline is not None
        seen = table.timeline.position.game.table(table.timeline.position, WATCHER)
        found |= {
            "phase": seen["phase"],
            "deck": seen["auction"],
            "waiting": _waiting(table, evening.members),
        }
    return found


def _waiting(table: Table, members: list[int]) -> list[int]:
    """The members who are to choose something at a table."""
    assert table.timeline is not None
    return [members[choice.seat] for choice in table.timeline.position.waiting]


def _there(tables: Tables, id: str) -> Table | None:
    """The table of a game that is in memory and has begun."""
    table = tables.there(id)
    return None if table is None or table.timeline is None else table


def _session(tables: Tables, session: Session, evening: Evening) -> dict[str, Any]:
    """A session whose decks are made; who plays is told by members' numbers."""
    tournament, members = session.tournament, session.members
    earned = tournament.experience(session.award)
    return {
        "members": list(members),
        "auction": {"id": evening.auction, "phase": "over", "deck": None, "waiting": []},
        "award": {"by": session.award.by, "xp": list(session.award.xp)},
        "tournament": {
            "form": tournament.form,
            "closed": tournament.closed,
            "lives": list(tournament.lives),
            "games": [_fixture(tables, one, members) for one in evening.games],
            "standings": [
                {
                    "place": line.place,
                    "member": members[line.player],
                    "won": line.won,
                    "drawn": line.drawn,
                    "lost": line.lost,
                    "xp": earned[line.player],
                }
                for line in tournament.standings()
            ],
        },
    }


def _fixture(tables: Tables, one: Fixture, members: tuple[int, ...]) -> dict[str, Any]:
    """A game of a tournament: who plays, who won, and how far it is as everybody may see."""
    here = [members[player] for player in one.players]
    found: dict[str, Any] = {
        "id": one.id,
        "members": here,
        "winners": None if one.winners is None else [members[player] for player in one.winners],
        "turn": None,
        "life": None,
        "waiting": [],
    }
    table = _there(tables, one.id) if one.winners is None else None
    if table is not None:
        assert table.timeline is not None
        position = table.timeline.position
        found["turn"] = position.game.table(position, WATCHER)["turn"]
        found["life"] = [line["life"] for line in position.game.standing(position)]
        found["waiting"] = _waiting(table, here)
    return found


def decks(state: State, number: int, mine: int | None) -> list[dict[str, Any]]:
    """The decks of a session that somebody may see: all of one that is over, else their own.

    Args:
        state: the campaign.
        number: of the session, from 1.
        mine: who asks, or None.

    Raises:
        Refused: there is no such session, or its decks are not made yet.
    """
    past = state.campaign.past
    if number == len(past) + 1 and state.campaign.session is not None:
        session, shown = state.campaign.session, [mine]
    elif 1 <= number <= len(past):
        session = past[number - 1]
        shown = list(session.members)
    else:
        raise Refused("table-refused-session")
    return [
        {"member": member, "deck": deck.to_json()}
        for member, deck in zip(session.members, session.tournament.decks, strict=True)
        if member in shown
    ]
