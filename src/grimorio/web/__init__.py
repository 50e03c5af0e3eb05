"""The web table: `create_app` for any ASGI server, `serve` for the command line."""

from grimorio.web.app import create_app
from grimorio.web.server import serve
from grimorio.web.settings import Settings

__all__ = ["Settings", "create_app", "serve"]
