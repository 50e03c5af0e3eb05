"""The games by name: their rules, and the other parts that their manifests name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from grimorio.games.manifest import Manifest, load
from grimorio.kernel.faults import Unknown

if TYPE_CHECKING:
    from grimorio.decks.card_set import CardSet
    from grimorio.decks.matches import MatchRules
    from grimorio.kernel import Game

MANIFESTS: dict[str, str] = {
    "magecraft": "grimorio.games.magecraft.manifest:MANIFEST",
    "mickey": "grimorio.games.mickey.manifest:MANIFEST",
    "magic": "grimorio.games.magic.manifest:MANIFEST",
    "live": "grimorio.games.live.manifest:MANIFEST",
    "draft": "grimorio.games.draft.manifest:MANIFEST",
}
"""The place of each game's manifest, as "module:name", in the order in which games are listed."""

DEFAULT: Final = next(iter(MANIFESTS))
"""The game that is meant where none is named."""


class UnknownGame(KeyError):
    """The error that no game has the given name."""

    def __str__(self) -> str:
        return f"no game {self.args[0]!r}; the games are {', '.join(names())}"


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(MANIFESTS)


def manifest(name: str) -> Manifest:
    """The manifest of a game.

    Raises:
        UnknownGame: no game has this name.
    """
    if name not in MANIFESTS:
        raise UnknownGame(name)
    named: Manifest = load(MANIFESTS[name])
    return named


@cache
def get(name: str) -> Game:
    """The rules of a game, as one object for the whole process.

    Raises:
        UnknownGame: no game has this name.
    """
    game: Game = load(manifest(name).rules)()
    return game


def register(manifests: Mapping[str, str]) -> None:
    """Replace `MANIFESTS` by the manifests of another process, so that this one has the same games."""
    if manifests != MANIFESTS:
        MANIFESTS.clear()
        MANIFESTS.update(manifests)
        get.cache_clear()


def part(name: str, part: str) -> Any:
    """A part of a game, imported; None where its manifest does not name that part.

    Args:
        name: the name of the game.
        part: the name of a field of `Manifest` that holds a "module:name".

    Raises:
        UnknownGame: no game has this name.
    """
    where: str = getattr(manifest(name), part)
    return load(where) if where else None


def having(part: str) -> tuple[str, ...]:
    """The names of the games whose manifest names a part."""
    return tuple(name for name in MANIFESTS if getattr(manifest(name), part))


def rulebook(name: str) -> str:
    """The name of the rulebook that a game's rules are from.

    Raises:
        UnknownGame: no game has this name.
    """
    return manifest(name).rulebook or name


def card_sets() -> tuple[str, ...]:
    """The codes of the sets whose boosters can be opened, of all games."""
    return tuple(code for name in MANIFESTS for code in manifest(name).card_sets)


def card_set(code: str, printed: bool = False) -> CardSet:
    """The set with this code: the cards that can be played.

    With `printed` it has all cards that were printed, for drafts with real cards.

    Raises:
        LookupError: no game has such a set; the message lists the codes.
    """
    for name in MANIFESTS:
        where = manifest(name).card_sets.get(code)
        if where is not None:
            found: CardSet = load(where)(printed)
            return found
    from grimorio.kernel.sizes import NAME

    problem, name = "no set {name}; the sets are {names}", repr(code[:NAME])
    raise Unknown(problem, "unknown-set", name=name, names=", ".join(card_sets()))


def match_rules(name: str) -> MatchRules | None:
    """The rules for matches of the game `name`; None where it has no matches or cannot be played by two.

    Raises:
        UnknownGame: there is no such game.
    """
    from grimorio.decks.matches import SEATS, MatchRules

    game = get(name)
    if SEATS not in game.seats or manifest(name).matches is None:
        return None
    rules: type[MatchRules] = part(name, "matches") or MatchRules
    lists = part(name, "decks")
    return rules(game, lists() if lists else None)
