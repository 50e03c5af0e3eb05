"""Read and write campaigns in JSON files, which people may have changed by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from grimorio.events.campaign import Campaign
from grimorio.events.campaign_session import Session
from grimorio.kernel import sizes
from grimorio.kernel.faults import Fault


def read(data: Any) -> Campaign:
    """Read a campaign from JSON data, and check that its parts fit together.

    Args:
        data: JSON data of any kind.

    Raises:
        ValueError: the data is not a campaign, or its parts contradict each other.
    """
    sizes.checked(data)
    campaign = Campaign.from_json(data)
    _check(campaign)
    return campaign


def _check(campaign: Campaign) -> None:
    histories = [len(sheet.history) for sheet in campaign.sheets]
    seen = campaign.seen
    if len(seen) != len(histories) or not all(
        0 <= one <= most for one, most in zip(seen, histories, strict=True)
    ):
        raise Fault("seen: expected how much of each sheet's history was read out", "live-seen")
    for session in (*campaign.past, *([campaign.session] if campaign.session else [])):
        _check_session(session, len(campaign.sheets))


def _check_session(session: Session, count: int) -> None:
    members = session.members
    if len(set(members)) != len(members) or not all(0 <= one < count for one in members):
        problem = "members: expected different Magi of the campaign, found {found}"
        raise Fault(problem, "live-members", found=tuple(members))
    if len(members) != len(session.decks):
        raise Fault("members: expected one for each deck of the tournament", "live-members-decks")
    if not all(0 < life < 1000 for life in session.lives):
        raise Fault("lives: expected the life each begins with", "live-lives")


def load(path: Path) -> Campaign:
    """The campaign in a file.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file does not hold a campaign.
    """
    with path.open("rb") as file:
        return read(sizes.from_json(file.read(sizes.FILE + 1)))


def save(campaign: Campaign, path: Path) -> None:
    """Write a campaign to a file. The earlier content remains until the new content is complete.

    Raises OSError: the file cannot be written.
    """
    new = path.with_name(f"{path.name}.new")
    new.write_text(json.dumps(campaign.to_json(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    new.replace(path)
