"""`grimorio cards read`, `import`, `imported` and `remove`: cards of Magic from their English text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grimorio.cli.base import (
    FAILURE,
    Json,
    Lang,
    Stop,
    print_json,
    print_table,
    refused,
    stop,
    system_says,
    told,
    translator,
    writing,
)
from grimorio.cli.volume import note
from grimorio.cli.wording import entry
from grimorio.language import LANGUAGES

if TYPE_CHECKING:
    from grimorio.games.magic.imports import Imported
    from grimorio.games.magic.reading.card import Read, Refusal

GAME = "magic"
"""The game whose cards are read."""

SHOWN = 5
"""The most phrases that an error message names as possible at the place that cannot be read."""


def read(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="Its English text; paragraphs part at \\n.")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="Its English name.")] = "Test Card",
    cost: Annotated[str, typer.Option("--cost", metavar="COST", help="Its mana cost: {1}{G}.")] = "",
    type_: Annotated[str, typer.Option("--type", metavar="LINE", help="Its type line.")] = "Sorcery",
    size: Annotated[str | None, typer.Option("--size", metavar="N/N", help="Power and toughness.")] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Add the card to this card file (YAML).")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Read a Magic card out of its English text, as printed in 2003 or as of today.

    Examples:

    - `grimorio cards read "Destroy target creature." --name "Sudden End" --cost "{2}{B}" --type Instant`

    - `grimorio cards read "Flying" --name "Grey Moth" --cost "{1}{W}" --type "Creature, Bird" --size 2/1`

    - `grimorio cards read "Draw two cards." --name "Two Letters" --cost "{2}{U}" --write mine.yaml`, then
      `grimorio simulate --game magic --cards mine.yaml`
    """
    from grimorio.games.magic.reading.card import read_card

    sizes = None if size is None else _size(size)
    result = read_card(name, cost, type_, text.replace("\\n", "\n"), sizes)
    if json:
        print_json(_json(result))
    else:
        _show(result)
    if result.refused is not None:
        raise Stop(_why(result.refused), FAILURE)
    if write is not None and result.card is not None:
        _add(result.card, write)


def _size(text: str) -> tuple[str, str]:
    power, slash, toughness = text.partition("/")
    if not slash:
        stop("cli-read-size", size=text)
    return power.strip(), toughness.strip()


def _json(result: Read) -> dict[str, Any]:
    """Return the card that was read, or why it was refused, as JSON data.

    The keys are "card" (in the form of users' card files) and "text" (by language), None if it was refused;
    "read_as", the text as it was read; "rewritten", what changed it; and "refused", None or `{"problem",
    "line", "at", "phrase", "expected", "needs"}`.
    """
    from grimorio.games.magic.cardset import to_json
    from grimorio.games.magic.described import card_text

    refused = result.refused
    card = result.card
    return {
        "card": None if card is None else to_json(card),
        "text": None if card is None else {language: card_text(card, language) for language in LANGUAGES},
        "read_as": result.text,
        "rewritten": list(result.rewritten),
        "refused": None
        if refused is None
        else {
            "problem": refused.problem,
            "line": refused.line,
            "at": refused.at,
            "phrase": refused.phrase,
            "expected": list(refused.expected),
            "needs": refused.needs,
        },
    }


def _show(result: Read) -> None:
    from grimorio.games.magic.cardset import to_json
    from grimorio.games.magic.described import card_text

    say = translator()
    if result.rewritten:
        typer.echo(say("cli-read-as", names=", ".join(result.rewritten)))
        for line in result.text.splitlines():
            typer.echo(f"  {line}")
    if result.card is None:
        return
    typer.echo(entry(to_json(result.card), "text", ""))
    for language in LANGUAGES:
        typer.echo(f"{language}:")
        for line in card_text(result.card, language).splitlines():
            typer.echo(f"  {line}")


def _why(refused: Refusal) -> str:
    """Return the message about a card that was refused: the place, what could stand there, what is
    missing.
    """
    say = translator()
    phrase = refused.phrase.splitlines()[0][:80] if refused.phrase else say("cli-read-end")
    message = say(
        "cli-read-refused",
        problem=refused.problem,
        line=refused.line,
        at=refused.at + 1,
        phrase=phrase,
    )
    if refused.expected:
        message += " " + say("cli-read-expected", names="; ".join(refused.expected[:SHOWN]))
    if refused.needs:
        message += " " + say("cli-read-needs", needs=refused.needs)
    return message


def _add(card: Any, path: Path) -> None:
    """Append a card to a card file in YAML, which is made if missing.

    If the result has errors, the file stays as it was.
    """
    from grimorio.games.magic.cardset import to_json
    from grimorio.judge import BadFile, card_file

    had = path.read_text("utf-8") if path.exists() else None
    rows = "cards:\n" if had is None else had.rstrip("\n") + "\n"
    with writing(path):
        path.write_text(f"{rows}{entry(to_json(card), 'text', '  ')}\n", "utf-8")
    try:
        card_file(_game(), path)
    except BadFile as error:
        path.unlink() if had is None else path.write_text(had, "utf-8")
        raise refused(error) from None
    note(translator()("cli-read-written", file=str(path)), err=True)


def _game() -> Any:
    from grimorio.cli.base import game_named

    return game_named(GAME)


# -- sets ------------------------------------------------------------------------------------------


Files = Annotated[
    list[Path], typer.Argument(metavar="FILE…", help="MTGJSON set files or Scryfall bulk files.")
]


def import_(
    files: Files,
    report: Annotated[bool, typer.Option("--report", help="Only report what could be read.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Import sets of Magic from MTGJSON or Scryfall: the cards that can be read, by set.

    They are kept in your data folder; `--cards CODE` plays with them wherever a card file can stand.

    Examples:

    - `grimorio cards import ODY.json --report --json` says what could be read

    - `grimorio cards import ODY.json`, then `grimorio simulate --game magic --cards ODY`
    """
    from grimorio.games.magic.imports import NoCards, opened

    try:
        sets = opened(files)
    except NoCards as error:
        stop("cli-import-bad", reason=told(error))
    except FileNotFoundError as error:
        stop("cli-no-file", name=str(error.filename))
    except OSError as error:
        raise Stop(f"{error.filename}: {system_says(error)}") from None
    results = _read_all(sets)
    if not report:
        _keep(results)
    if json:
        print_json([result.report() for result in results])
        return
    _table([result.report() for result in results])


def _read_all(sets: dict[str, dict[str, Any]]) -> list[Imported]:
    """Read all cards of these sets, while a progress bar is shown."""
    from rich.console import Console
    from rich.progress import Progress

    from grimorio.games.magic.imports import Imported

    console = Console(stderr=True)
    results = []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(translator()("cli-import-reading"), total=sum(map(len, sets.values())))
        for code, cards in sets.items():
            rows = []
            for card in cards.values():
                rows.append((card, card.read()))
                bar.advance(task)
            results.append(Imported(code, tuple(rows)))
    return results


def _table(reports: list[dict[str, Any]]) -> None:
    say = translator()
    heads = [say(f"cli-import-head-{name}") for name in ("set", "cards", "read", "playable")]
    names = ("cards", "read", "playable")
    rows = [[report["set"], *(str(report[name]) for name in names)] for report in reports]
    print_table("", heads, rows, right=(1, 2, 3))


def _keep(results: list[Imported]) -> None:
    """Store the cards of each set in the user's data folder: a card file, and a file of its boosters.

    All files are written before the first takes its place, so that an import is kept whole or not at all.
    """
    import json as json_

    from grimorio.decks.kept import kept_boosters, kept_cards
    from grimorio.games.magic.imports import boosters

    files: dict[Path, Any] = {}
    for result in results:
        rows, packs = result.rows(), boosters(result)
        if rows:
            files[kept_cards(result.set)] = {"cards": rows}
        if rows and packs is not None:
            files[kept_boosters(result.set)] = {"set": packs}
    fresh = {path: path.with_suffix(".new") for path in files}
    for path, data in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        with writing(fresh[path]):
            fresh[path].write_text(json_.dumps(data, ensure_ascii=False, indent=1), "utf-8")
    for path, written in fresh.items():
        written.replace(path)


def imported(json: Json = False, lang: Lang = None) -> None:
    """List the sets that were imported: how many of their cards can be played, and where each can be used.

    Example: `grimorio cards imported`
    """
    from grimorio.decks.kept import kept_boosters, kept_sets
    from grimorio.games.magic.cardset import from_json
    from grimorio.judge.reading import read as read_file

    kept: list[dict[str, Any]] = [
        {
            "set": path.stem,
            "cards": len(from_json(read_file(path).plain()).cards),
            "file": str(path),
            "boosters": kept_boosters(path.stem).exists(),
        }
        for path in kept_sets()
    ]
    if json:
        print_json(kept)
        return
    say = translator()
    if not kept:
        typer.echo(say("cli-import-none"))
        return
    heads = [say(f"cli-import-head-{name}") for name in ("set", "cards", "uses", "file")]
    rows = [[row["set"], str(row["cards"]), _uses(row), row["file"]] for row in kept]
    print_table("", heads, rows, right=(1,))


def _uses(row: dict[str, Any]) -> str:
    """The option and the command for using an imported set: "--cards ODY; draft play --packs ODY".

    `row` is a row of the list of imported sets; the command is there only if the set has boosters.
    """
    packs = f"; draft play --packs {row['set']}" if row["boosters"] else ""
    return f"--cards {row['set']}{packs}"


def remove(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of an imported set: ODY.")],
    lang: Lang = None,
) -> None:
    """Remove an imported set from your data folder.

    Example: `grimorio cards remove ODY`
    """
    from grimorio.decks.kept import kept_boosters, kept_cards, kept_sets

    path = kept_cards(code)
    if not path.exists():
        names = ", ".join(path.stem for path in kept_sets()) or "–"
        stop("cli-import-unknown", FAILURE, name=code, sets=names)
    path.unlink()
    kept_boosters(code).unlink(missing_ok=True)
    typer.echo(translator()("cli-import-removed", name=path.stem))
