"""`grimorio cards`: list, show, search, and card sets of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from grimorio.cli.base import (
    FAILURE,
    GameName,
    Json,
    Lang,
    cards_read,
    game_named,
    language,
    print_json,
    print_table,
    stop,
    translator,
)

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
)

File = Annotated[
    Path | None,
    typer.Option("--file", "-f", metavar="FILE", help="The cards of this file instead of the game's."),
]
LETTERS = {"fire": "F", "water": "W", "earth": "E", "light": "L", "dark": "D", "any": "*"}


@app.callback(invoke_without_command=True)
def cards(context: typer.Context, lang: Lang = None) -> None:
    """The cards in three languages: list, show, search; and checking card sets of your own.

    Examples:

    - `grimorio cards` lists them all

    - `grimorio cards show Fireball --lang it`

    - `grimorio cards search shield`

    - `grimorio cards template > mine.yaml`, then `grimorio cards check mine.yaml`
    """
    if context.invoked_subcommand is None:
        list_("magecraft", None, False)


def _loaded(game: str, file: Path | None) -> list[dict[str, Any]]:
    rules = game_named(game)
    return rules.cards(cards_read(rules, file))


def _name(card: dict[str, Any]) -> str:
    name: str = card["names"][language()]
    return name


def _letters(cost: list[str]) -> str:
    return " ".join(LETTERS[gem] for gem in cost) or "–"


def _table(found: list[dict[str, Any]]) -> None:
    say = translator()
    heads = [say(f"cli-head-{name}") for name in ("card", "kind", "cost", "study", "text")]
    rows = [
        [
            _name(card),
            say(f"cli-kind-{card.get('availability', 'character')}"),
            _letters(card["cost"]),
            _letters(card.get("study", [])),
            card["text"][language()],
        ]
        for card in found
    ]
    print_table("", heads, rows)


@app.command("list")
def list_(game: GameName = "magecraft", file: File = None, json: Json = False, lang: Lang = None) -> None:
    """List all cards.

    Example: `grimorio cards list --json`
    """
    found = _loaded(game, file)
    if json:
        print_json(found)
    else:
        _table(found)
        typer.echo(translator()("cli-cards-found", count=len(found)))


@app.command()
def show(
    name: Annotated[
        list[str], typer.Argument(metavar="NAME…", help="A card's name, in any of the languages.")
    ],
    game: GameName = "magecraft",
    file: File = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show one card with all its names and its text.

    Example: `grimorio cards show Boule de feu --lang fr`
    """
    wanted = " ".join(name)
    found = _loaded(game, file)
    card = next(
        (one for one in found if wanted.casefold() in [n.casefold() for n in one["names"].values()]), None
    )
    if card is None:
        from grimorio.judge.reading import near

        hint = near(wanted, [n for one in found for n in one["names"].values()])
        stop("cli-no-card", name=wanted, hint=hint)
    if json:
        print_json(card)
        return
    say = translator()
    others = " / ".join(dict.fromkeys(other for other in card["names"].values() if other != _name(card)))
    typer.echo(_name(card) + (f"  ({others})" if others else ""))
    typer.echo("  " + say(f"cli-kind-{card.get('availability', 'character')}"))
    typer.echo("  " + say("cli-card-cost", gems=_letters(card["cost"])))
    if card.get("study"):
        typer.echo("  " + say("cli-card-study", gems=_letters(card["study"])))
    typer.echo("  " + card["text"][language()])


@app.command()
def search(
    words: Annotated[
        list[str], typer.Argument(metavar="WORD…", help="Words of a name or text, in any language.")
    ],
    game: GameName = "magecraft",
    file: File = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find the cards that have every word in a name, a text, or their icons.

    Example: `grimorio cards search bouclier`
    """
    wanted = [word.casefold() for word in words]
    found = []
    for card in _loaded(game, file):
        text = " ".join([*card["names"].values(), *card["text"].values(), *card["icons"]]).casefold()
        if all(word in text for word in wanted):
            found.append(card)
    if json:
        print_json(found)
    elif found:
        _table(found)
    if not found:
        stop("cli-no-card-with", FAILURE, words=" ".join(words))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A card set, YAML or JSON.")],
    game: GameName = "magecraft",
    lang: Lang = None,
) -> None:
    """Check a card set of your own: the first mistake with file, line, field and what was expected.

    Example: `grimorio cards check mine.yaml`
    """
    rules = game_named(game)
    found = rules.cards(cards_read(rules, file))
    spells = sum(card["kind"] == "spell" for card in found)
    typer.echo(translator()("cli-cards-good", file=str(file), spells=spells, characters=len(found) - spells))


@app.command()
def template(game: GameName = "magecraft", file: File = None, lang: Lang = None) -> None:
    """Print the card set as a file to type your own cards into.

    Example: `grimorio cards template > mine.yaml`
    """
    typer.echo(f"# {translator()('cli-template-note')}")
    for kind in ("spell", "character"):
        typer.echo(f"{kind}s:")
        for card in _loaded(game, file):
            if card["kind"] == kind:
                typer.echo(_entry(card))


def _entry(card: dict[str, Any]) -> str:
    """A card as one entry of a file."""
    names = card["names"]
    fields = [f"name: {_quoted(names['en'])}"]
    fields += [f"{key}: {_quoted(names[code])}" for key, code in (("italian", "it"), ("french", "fr"))]
    fields.append(f"cost: [{', '.join(card['cost'])}]")
    if card.get("study"):
        fields.append(f"study: [{', '.join(card['study'])}]")
    fields.append("icons: {" + ", ".join(f"{name}: {times}" for name, times in card["icons"].items()) + "}")
    if card["kind"] == "spell":
        fields.append(f"availability: {card['availability']}")
    return "  - " + "\n    ".join(fields)


def _quoted(name: str) -> str:
    """A name as YAML writes it."""
    import json

    plain = all(letter.isalpha() or letter in " -" for letter in name) and name == name.strip(" -")
    return name if plain else json.dumps(name, ensure_ascii=False)
