"""`grimorio open`: open boosters."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from grimorio.cli.base import Json, Lang, LuckSeed, language, print_json, print_table, stop, translator
from grimorio.cli.cards import Set
from grimorio.cli.wording import sets

Count = Annotated[int, typer.Option("--count", "-n", min=1, max=1000, help="How many boosters.")]


def open_(
    set: Set = "8ED",
    count: Count = 1,
    seed: LuckSeed = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Open boosters: fifteen cards each, a rare, three uncommons, ten commons and a basic land.

    Examples:

    - `grimorio open --set 8ED`

    - `grimorio open --count 6 --seed 7 --json`
    """
    if set not in sets():
        stop("cli-no-set", name=set, sets=", ".join(sets()))
    from grimorio.games.magic.boosters import booster
    from grimorio.games.magic.names import fact
    from grimorio.kernel import Luck

    seed = secrets.randbits(32) if seed is None else seed
    luck = Luck(seed)
    opened = [booster(luck) for _ in range(count)]
    if json:
        cards = [[{"name": name, "rarity": fact(name).rarity} for name in pack] for pack in opened]
        print_json({"set": set, "seed": seed, "boosters": cards})
        return
    _show_boosters(opened, seed)
    _show_odds()


def _show_boosters(opened: list[tuple[str, ...]], seed: int) -> None:
    """Print each booster as a table, the rare card first.

    `opened` has the names of the cards in each, and `seed` is shown in the headings.
    """
    from grimorio.games.magic.names import fact, type_line

    say = translator("magic")
    heads = [
        say(name)
        for name in ("cli-head-card", "magic-cli-head-rarity", "magic-cli-head-type", "cli-head-cost")
    ]
    for number, names in enumerate(opened, 1):
        rows = []
        for name in reversed(names):
            card = fact(name)
            type_ = type_line(
                card.kinds, card.types, basic=card.basic, enchants=card.enchants, language=language()
            )
            rarity = say("magic-cli-rarity", rarity=card.rarity)
            rows.append([card.names[language()], rarity, type_, card.cost or "–"])
        print_table(say("cli-booster", number=number, seed=seed), heads, rows)


def _show_odds() -> None:
    """Print how many cards of each rarity a booster has, and how probable each card is."""
    from grimorio.games.magic.boosters import BOOSTER, sheet

    say = translator("magic")
    typer.echo(say("cli-odds"))
    for rarity, each in BOOSTER:
        typer.echo(
            say(
                "cli-odds-line",
                count=each,
                rarity=say("magic-cli-rarity", rarity=rarity),
                cards=len(sheet(rarity)),
                share=f"{100 * each / len(sheet(rarity)):.1f} %",
            )
        )
