"""`grimorio rules`: search the rulebooks' checklists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from grimorio.cli.base import FAILURE, Json, Lang, language, print_json, refused, stop, translator
from grimorio.cli.paging import paged


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORD]…", help="A rule's id, or words that it has.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", "-g", help="Only this game's rulebook.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Search the rulebooks' checklists: id, statement, ruling, and the tests that prove it.

    Statements are in our own words.

    Examples:

    - `grimorio rules MAGE-REST-3`

    - `grimorio rules last gem --game magecraft`
    """
    from grimorio import rulebooks

    try:
        matches = rulebooks.search(" ".join(words or ()), game)
        wanted = " ".join(words or ()).casefold()
        exact = [rule for rule in matches if rule.id.casefold() == wanted]
        if not matches and words and len(words) == 1 and "-" in words[0]:
            rulebooks.find(words[0])
    except (rulebooks.UnknownRulebook, rulebooks.UnknownRule) as error:
        raise refused(error) from None
    matches = exact or matches
    if not matches and not json:
        stop("cli-no-rule-with", FAILURE, words=" ".join(words or ()))
    if json:
        print_json([_data(rule) for rule in matches])
        return
    with paged():
        _show(matches)


def _show(matches: Sequence[Any]) -> None:
    """Print each rule with its ruling and its tests, and how many there are."""
    from grimorio import rulebooks
    from grimorio.language.messages import typeset

    say = translator()
    for rule in matches:
        translated = rulebooks.told(rule.id, language())
        typer.echo(f"{rule.id}  ({rule.game}, {rule.section})")
        typer.echo(f"  {typeset(language(), translated) if translated else rule.statement}")
        if rule.ruling or rule.flag:
            ruled = typeset(language(), rulebooks.ruling(rule, language()) or "–")
            typer.echo("  " + say("cli-rule-ruling", flag=rule.flag or "NOTE", ruling=ruled))
        status = rulebooks.statuses().get(rule.id)
        tests = rulebooks.tests(rule.id)
        if status is not None:
            kind = say("cli-rule-ruled-out" if status.kind == "ruled-out" else "cli-rule-planned")
            typer.echo("  " + say("cli-pair", head=kind, tail=rulebooks.reason(rule.id, language())))
        elif tests:
            typer.echo("  " + say("cli-rule-tests", tests=", ".join(tests)))
        else:
            typer.echo("  " + say("cli-rule-no-tests"))
    typer.echo(say("cli-rules-found", count=len(matches)))


def _data(rule: Any) -> dict[str, Any]:
    from grimorio import rulebooks

    status = rulebooks.statuses().get(rule.id)
    return {
        "id": rule.id,
        "game": rule.game,
        "section": rule.section,
        "statement": rule.statement,
        "flag": rule.flag,
        "ruling": rule.ruling,
        "tests": list(rulebooks.tests(rule.id)),
        "status": None if status is None else {"kind": status.kind, "reason": status.reason},
    }
