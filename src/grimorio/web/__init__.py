"""The web server for tables: `create_app` makes it for any ASGI server, `serve` runs it by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grimorio.web.app import create_app
    from grimorio.web.server import serve
    from grimorio.web.settings import Settings

__all__ = ["Settings", "create_app", "serve"]

_PLACES = {"Settings": "settings", "create_app": "app", "serve": "server"}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that bots' processes start without the server."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
