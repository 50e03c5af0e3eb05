"""The page itself: one index.html, its files, and the message catalogues."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from fastapi.responses import FileResponse
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from grimorio.language import message_file
from grimorio.web.refusals import Refused

STATIC = Path(__file__).with_name("static")

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What browsers insist on, whatever the machine's own table says."""

for ending, kind in TYPES.items():
    mimetypes.add_type(kind, ending)

router = APIRouter()


class Files(StaticFiles):
    """The page's files: fonts are kept for a year, all else is asked for again and costs a 304."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        response = await super().get_response(path, scope)
        font = path.endswith(".woff2")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if font else "no-cache"
        return response


@router.get("/")
@router.get("/situation")
@router.get("/learn")
@router.get("/deck")
@router.get("/campaigns")
@router.get("/campaign/{id}")
@router.get("/companion")
@router.get("/companion/{id}")
@router.get("/game/{id}")
@router.get("/replay")
@router.get("/replay/{id}")
async def index(id: str | None = None) -> FileResponse:
    """The page; it finds out by its own address what to show."""
    return FileResponse(STATIC / "index.html", media_type="text/html", headers={"cache-control": "no-cache"})


@router.get("/messages/{language}/{name}.ftl")
async def messages(language: str, name: str) -> FileResponse:
    """A message catalogue."""
    try:
        path = message_file(language, name)
    except KeyError:
        raise Refused("table-refused-page") from None
    if not path.is_file():
        raise Refused("table-refused-page")
    return FileResponse(path, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})


def files() -> Any:
    """The application that serves /static."""
    return Files(directory=STATIC)
