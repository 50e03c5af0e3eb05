"""`grimorio verify`: recompute the luck of a record, to prove that nobody chose it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grimorio.cli.base import (
    FAILURE,
    Json,
    Lang,
    game_named,
    json_read,
    print_json,
    refused,
    translator,
)

if TYPE_CHECKING:
    from grimorio.fairness import Finding, Verdict


def verify(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A record, as a table gives it after the end.")
    ],
    receipt: Annotated[
        Path | None,
        typer.Option(
            "--receipt", metavar="FILE", help="What your page noted before the game, to compare with."
        ),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Recompute all luck of a game, and say what is proven and for whom.

    The exit code is 0 when everything in the record fits together, 1 when something does not.

    Examples:

    - `grimorio verify game.json`

    - `grimorio verify game.json --receipt receipt.json`
    """
    from grimorio import fairness
    from grimorio.kernel import Record
    from grimorio.kernel.seats import seats_of

    data = json_read(record)
    noted = None if receipt is None else json_read(receipt)
    try:
        read = Record.from_json(data)
    except ValueError as error:
        raise refused(error, record, "record") from None
    try:
        verdict = fairness.verify(data, game_named(read.setup.game), noted)
    except ValueError as error:
        raise refused(error, record, "record") from None
    if json:
        print_json(_data(verdict))
    else:
        names = [
            read.players[seat] if seat < len(read.players) else "" for seat in seats_of(read.setup.seats)
        ]
        luck = data["luck"] if verdict.basis == "shared" else {}
        for line in lines(verdict, names, luck, noted is not None):
            typer.echo(line)
    if verdict.faults:
        raise typer.Exit(FAILURE)


def _data(verdict: Verdict) -> dict[str, Any]:
    return {
        "fits": not verdict.faults,
        "luck": verdict.basis,
        "answers": verdict.answers,
        "draws": verdict.draws,
        "elsewhere": verdict.elsewhere,
        "faults": [{"kind": fault.kind, **fault.args} for fault in verdict.faults],
        "seats": [{"seat": seat + 1, "proof": what} for seat, what in enumerate(verdict.seats)],
        "throws": [{"number": one.number, "seat": one.seat + 1, "proof": one.what} for one in verdict.throws],
    }


def lines(verdict: Verdict, names: list[str], luck: dict[str, Any], compared: bool) -> list[str]:
    """The lines that describe a verdict.

    Args:
        verdict: the result of the check.
        names: the players' names by seat.
        luck: the part `luck` of the record; empty if it has none.
        compared: whether a receipt was compared.
    """
    say = translator()
    said: list[str] = []
    if verdict.draws is not None:
        said.append(say("cli-verify-replayed", answers=verdict.answers, draws=verdict.draws))
    if verdict.faults:
        said += [_fault(say, fault) for fault in verdict.faults]
        return [*said, say("cli-verify-faulty")]
    if verdict.basis != "shared":
        return [*said, say(f"cli-verify-basis-{verdict.basis}"), *_throws(say, verdict, names)]
    shares = len(verdict.proven)
    said.append(say("cli-verify-chain", shares=shares, commitment=luck["commitment"]))
    if compared:
        said.append(say("cli-verify-compared"))
    for seat, what in enumerate(verdict.seats):
        seal = luck["seats"][seat].get("seal") or ""
        said.append(say(f"cli-verify-seat-{what}", seat=seat + 1, name=names[seat], seal=seal))
    said += _throws(say, verdict, names)
    if verdict.elsewhere:
        said.append(say("cli-verify-elsewhere"))
    if verdict.proven and not compared:
        said.append(say("cli-verify-remember"))
    return said


def _throws(say: Any, verdict: Verdict, names: list[str]) -> list[str]:
    return [
        say(f"cli-verify-throw-{one.what}", number=one.number, seat=one.seat + 1, name=names[one.seat])
        for one in verdict.throws
    ]


def _fault(say: Any, fault: Finding) -> str:
    text = say(f"cli-verify-fault-{fault.kind}", **fault.args)
    return f"✗ {text}"
