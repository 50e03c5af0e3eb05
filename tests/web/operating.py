"""The operator of a server under test, who gives it commands by its socket."""

from __future__ import annotations

from typing import Any

import msgspec

from grimorio.web.admin import commands
from grimorio.web.admin.socket import ask
from tests.web.helpers import Server


def do(server: Server, command: commands.Command) -> Any:
    """Give a command, which must not be refused, and return the JSON data of its result."""
    answer = ask(server.settings.admin, command)
    assert not answer.error, answer
    return msgspec.json.decode(answer.result)


def refused(server: Server, command: commands.Command) -> str:
    """Give a command, and return the id of the message that refuses it; empty if it is not refused."""
    return ask(server.settings.admin, command).error
