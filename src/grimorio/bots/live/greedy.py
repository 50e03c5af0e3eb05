"""The bot `greedy` of the auction: takes what is worth most, and throws as chance will have it."""

from __future__ import annotations

from typing import Any, Final

from grimorio.bots.bot import Imagine, View
from grimorio.bots.live.worth import worth
from grimorio.games.magic.names import fact
from grimorio.games.magic.random_decks import BASICS
from grimorio.kernel import Luck

LANDS: Final = 18
"""Lands beside forty other cards."""

SPARE: Final = 12
"""Life that is kept for the tournament: what is above may be spent."""

MOST_BID: Final = 2
"""Life that a pack is worth."""

MONO: Final = "LIVE-3-TABLE1-1"
TWO: Final = "LIVE-3-TABLE1-2"
GOLD: Final = "LIVE-3-TABLE1-3"

Options = list[list[Any]]


class LiveBot:
    """Reads only its view; equal seeds answer alike."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, imagine: Imagine) -> int:
        """See `Bot.choose`."""
        choice = view["choice"]
        options: Options = choice["options"]
        table = view["table"]
        me = table["magi"][choice["seat"]]
        match choice["ask"]:
            case "declare":
                return options.index(["yes"] if self._declares(choice, table, me) else ["no"])
            case "pack" | "second-pack" | "take":
                return self._best(options)
            case "give-back":
                return min(range(len(options)), key=lambda index: worth(options[index][1]))
            case "contest":
                return options.index(["yes"] if self._contests(table, me) else ["no"])
            case "challenge":
                return self._challenge(options, table, me)
            case "power":
                return self._power(options, me)
            case "retest":
                return self._retest(options, me)
            case "escalate":
                return 0 if options[0][0] == "bid" and options[0][1] <= MOST_BID else len(options) - 1
            case "spend-life":
                return 0
            case "deck":
                return self._deck(options, me)
            case "lands":
                return self._lands(options, me)
        return self.luck.below(len(options))

    def _declares(self, choice: dict[str, Any], table: dict[str, Any], me: dict[str, Any]) -> bool:
        """Mono in the colour of the Style; gold for the Style gold; the Style's colour and another else."""
        if len(choice["options"]) == 1:
            return True
        if choice["rule"] == MONO:
            return bool(me["style"] == table["auction"])
        if choice["rule"] == TWO:
            return "two-colour" in me["declared"].values()
        return bool(choice["rule"] != GOLD or me["style"] == "gold")

    def _best(self, options: Options) -> int:
        """The pack that is worth most; `done` only when no pack is left."""
        values = [worth(option[1]) if option[0] == "pack" else -1.0 for option in options]
        return values.index(max(values))

    def _contests(self, table: dict[str, Any], me: dict[str, Any]) -> bool:
        """Only for the best pack on the table, with life to lose and no fewer traits than the other."""
        picks = table["picks"]
        if picks is None or me["life"] < SPARE:
            return False
        packs = [name for name in table["packs"] if name != picks["pack"]]
        best = max((worth(name) for name in packs), default=0.0)
        rival = table["magi"][picks["holder"]]
        return bool(
            worth(picks["pack"]) > best and sum(me["traits"].values()) >= sum(rival["traits"].values())
        )

    def _challenge(self, options: Options, table: dict[str, Any], me: dict[str, Any]) -> int:
        """Where the traits are most ahead: they settle equal hands."""
        challenge = table["challenge"]
        rival = table["magi"][challenge["rival"]]
        ahead = [me["traits"][trait] - rival["traits"][trait] for _, trait in options]
        return ahead.index(max(ahead))

    def _power(self, options: Options, me: dict[str, Any]) -> int:
        """A Power that wins for little life; none where life is short."""
        names = [option[1] if len(option) > 1 else "" for option in options]
        wanted = ["Sacrum Fecere"]
        if me["life"] > SPARE:
            wanted = ["Determination", *wanted, "Act of Fate"]
        if me["life"] > SPARE + 3:
            wanted.append("Absolute Determination")
        return next((names.index(name) for name in wanted if name in names), 0)

    def _retest(self, options: Options, me: dict[str, Any]) -> int:
        """Overbid; spend life while there is more than enough; give no pack back for a pack."""
        if ["overbid"] in options:
            return options.index(["overbid"])
        if ["life"] in options and me["life"] > SPARE:
            return options.index(["life"])
        return 0

    def _colours(self, me: dict[str, Any]) -> dict[str, int]:
        """How many of the packs that this seat knows to have are of each colour."""
        packs = me["packs"] + (me["secret"]["packs"] or [])
        return {colour: sum(colour in fact(name).colors for name in packs) for colour in BASICS}

    def _deck(self, options: Options, me: dict[str, Any]) -> int:
        """The colour of which there are most packs already."""
        colours = self._colours(me)
        counts = [colours.get(option[1], 0) for option in options]
        return counts.index(max(counts))

    def _lands(self, options: Options, me: dict[str, Any]) -> int:
        """Basic lands by the share of their colour, those of the Style dominant; no others."""
        name = options[0][1]
        colour = next((colour for colour, land in BASICS.items() if land == name), None)
        if colour is None:
            return 0
        colours = self._colours(me)
        total = sum(colours.values()) or 1
        wanted = LANDS * colours[colour] // total
        if colour == me["style"]:
            others = sum(count > 0 for other, count in colours.items() if other != colour)
            wanted = max(wanted, LANDS // (others + 1) + 1)
        counts = [option[2] for option in options]
        return min(range(len(counts)), key=lambda index: abs(counts[index] - wanted))
