"""The web application: routes, middleware and error handling."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from grimorio import __version__
from grimorio.store import Store
from grimorio.web.admin import socket as admin
from grimorio.web.admin.bans import Bans
from grimorio.web.admin.pauses import Pauses
from grimorio.web.admin.service import Admin
from grimorio.web.bots.workers import BotProcesses, BotWorkers
from grimorio.web.cluster.forwarding import Forwarding
from grimorio.web.codes import Codes
from grimorio.web.hub import Hub
from grimorio.web.metrics import Metrics
from grimorio.web.network.guard import Guard
from grimorio.web.processes.heavy import Heavy, HeavyWork
from grimorio.web.refusals import Refused
from grimorio.web.routes import (
    campaign_seats,
    campaigns,
    companion,
    decks,
    drafts,
    event_figures,
    event_players,
    event_seating,
    event_tables,
    events,
    judges,
    lobby,
    matches,
    pages,
    paper,
    people,
    pods,
    puzzles,
    records,
    reports,
    situations,
    why,
)
from grimorio.web.routes.websocket import Sockets
from grimorio.web.settings import Settings

log = logging.getLogger(__name__)

PARTS = (
    lobby,
    records,
    puzzles,
    why,
    situations,
    decks,
    drafts,
    reports,
    matches,
    campaigns,
    campaign_seats,
    companion,
    event_players,
    event_seating,
    event_tables,
    event_figures,
    paper,
    pods,
    events,
    people,
    judges,
    pages,
)
"""The modules that answer requests.

The app shares the route objects of these modules. `include_router` would build a copy of each route, which
takes ten times as long as everything else when a server starts.
"""


def create_app(
    settings: Settings | None = None,
    *,
    store: Store | None = None,
    bot_workers: BotWorkers | None = None,
    heavy: Heavy | None = None,
    metrics: Metrics | None = None,
) -> Any:
    """Make the server's application, for any ASGI server that runs it in one process.

    Args:
        settings: the server's settings; the defaults when None.
        store: an opened store; None opens the database of `settings.database`.
        bot_workers: the workers that run bots; separate processes when None.
        heavy: the workers that read people's files and replay games; separate processes when None.
        metrics: what the server counts and measures; new ones when None.

    Raises:
        StoreError: the database cannot be used.
    """
    settings = settings or Settings()
    measures = metrics or Metrics()
    opened = store or Store.open(settings.database, alone=True)
    bans = Bans(opened.upkeep)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        workers = bot_workers or BotProcesses(settings.bot_workers, settings.bot_timeout)
        hub = app.state.hub = Hub(settings, opened, workers, heavy or HeavyWork(settings), measures)
        app.state.codes = Codes()
        operator = await _operated(hub, bans, app)
        async with admin.listening(settings.admin, operator.do):
            yield
        await hub.close()

    app = FastAPI(title="Grimorio", version=__version__, lifespan=lifespan, openapi_url=None)
    for part in PARTS:
        app.router.routes.extend(part.router.routes)
    app.mount("/static", pages.files())
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _unstored)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Sockets)
    app.add_middleware(Forwarding, owners=lambda: app.state.hub.members)
    app.add_middleware(Guard, settings=settings, requested=measures.requested, banned=bans.banned)
    return app


async def _operated(hub: Hub, bans: Bans, app: FastAPI) -> Admin:
    """Wake a hub whose requests `app` answers, and return what its operator's commands are done by."""
    pauses = await hub.on_disk(Pauses, hub.store.upkeep, hub.bots_paused)
    await hub.wake(app)
    operator = Admin(hub, bans, pauses, hub.members)
    if hub.members is not None:
        hub.members.on_beat.append(operator.read_again)
        hub.members.answers["admin"] = operator.part
    return operator


def _body(refused: Refused) -> JSONResponse:
    return JSONResponse(refused.body(), refused.status)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    request.app.state.hub.metrics.refused(error.reason)
    return _body(error)


async def _invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    path = [str(part) for part in first["loc"][1:]]
    if first["type"] == "json_invalid" or not path:
        return _body(Refused("table-refused-json"))
    return _body(Refused("table-refused-field", field=".".join(path)[:100]))


async def _http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    by_status = {404: "table-refused-page", 405: "table-refused-method", 400: "table-refused-json"}
    return _body(Refused(by_status.get(error.status_code, "table-refused-server")))


async def _unstored(_request: Request, error: Exception) -> JSONResponse:
    log.error("the database failed", exc_info=error)
    return _body(Refused("table-refused-storage"))


async def _failed(_request: Request, error: Exception) -> JSONResponse:
    log.error("a request failed", exc_info=error)
    return _body(Refused("table-refused-server"))
