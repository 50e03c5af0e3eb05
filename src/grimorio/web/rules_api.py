"""The rulebooks' checklists for the page: what each rule id says and how gaps are ruled."""

from __future__ import annotations

from fastapi import APIRouter

from grimorio import rulebooks
from grimorio.web.refusals import Refused

router = APIRouter(prefix="/api")


@router.get("/rules")
async def rules(game: str) -> list[dict[str, str]]:
    """Every rule of a game's rulebook: `id`, `statement` and `ruling`, both in English.

    Raises:
        Refused: there is no rulebook of that name.
    """
    try:
        rows = rulebooks.load(game)
    except rulebooks.UnknownRulebook:
        raise Refused("table-refused-game") from None
    return [{"id": row.id, "statement": row.statement, "ruling": row.ruling} for row in rows]
