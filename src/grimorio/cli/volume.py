"""How much a command says: `--quiet` leaves results and errors, `--verbose` tells what is done."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Callable


class Volume(IntEnum):
    """How much is said besides results and errors: nothing, what was written and how far it is, or all."""

    QUIET = 0
    USUAL = 1
    VERBOSE = 2


_volume = [Volume.USUAL]
HELP = {
    Volume.QUIET: "Say nothing but results and errors.",
    Volume.VERBOSE: "Tell on stderr what is done: files, seeds, processes, time.",
}


def set_volume(volume: Volume) -> None:
    """Set how much this command says."""
    _volume[0] = volume


def quiet() -> bool:
    """Whether only results and errors are wanted."""
    return _volume[0] == Volume.QUIET


def verbose() -> bool:
    """Whether all that is done is to be told."""
    return _volume[0] == Volume.VERBOSE


def note(text: str, err: bool = False) -> None:
    """Print a line that is no result, such as what was written where; nothing with `--quiet`.

    With `err` it is printed on stderr.
    """
    if not quiet():
        typer.echo(text, err=err)


def detail(message_id: str, **arguments: str | int | float) -> None:
    """With `--verbose`, print the message with this id on stderr."""
    if verbose():
        from grimorio.cli.base import translator

        typer.echo(translator()(message_id, **arguments), err=True)


def _setter(volume: Volume) -> Callable[[bool], bool]:
    """The callback of an option that sets this volume if it is given."""

    def callback(given: bool) -> bool:
        if given:
            _volume[0] = volume
        return given

    return callback


def _option(volume: Volume) -> Any:
    name = volume.name.lower()
    return typer.Option(
        f"--{name}",
        f"-{name[0]}",
        callback=_setter(volume),
        is_eager=True,
        help=HELP[volume],
        show_default=False,
    )


Quiet = Annotated[bool, _option(Volume.QUIET)]
Verbose = Annotated[bool, _option(Volume.VERBOSE)]


def with_volume(command: Any) -> Any:
    """The command with the options `--quiet` and `--verbose`; so have all commands below it."""
    from typer.main import get_command

    holder = typer.Typer(add_completion=False)

    @holder.command()
    def options(quiet: Quiet = False, verbose: Verbose = False) -> None:
        """Have the two options."""

    taken = {name for parameter in command.params for name in parameter.opts}
    for option in get_command(holder).params:
        if option.name in ("quiet", "verbose") and taken.isdisjoint(option.opts):
            option.expose_value = False
            command.params.append(option)
    for below in getattr(command, "commands", {}).values():
        with_volume(below)
    return command
