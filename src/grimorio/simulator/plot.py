"""Draw reports as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from grimorio.kernel.faults import Fault

BLUE: Final = "#23395d"
GOLD: Final = "#b8902f"
MOST_PACKS: Final = 20
STYLE: Any = {
    "svg.hashsalt": "grimorio",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def plot(report: dict[str, Any], path: str | Path) -> None:
    """Draw a report of `simulate` (shares and lengths), `matchups` (a matrix) or `compare` (differences).

    Args:
        report: the report that such a function returned.
        path: a file ending in ``.svg`` or ``.png``; the same report gives the same bytes.

    Raises:
        ValueError: the name of the file ends otherwise.
    """
    path = Path(path)
    kind = path.suffix.lower()
    if kind not in (".svg", ".png"):
        raise Fault("{name}: expected a name that ends in .svg or .png", "plot-name", name=path.name)
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(layout="constrained")
        FigureCanvasAgg(figure)
        if "pairings" in report:
            _matrix(report, figure)
        elif "field" in report:
            _differences(report, figure)
        elif "challenges" in report:
            _sessions(report, figure)
        else:
            _shares(report, figure)
        figure.savefig(
            path, format=kind[1:], metadata={"Date": None} if kind == ".svg" else {"Software": None}
        )


def _shares(report: dict[str, Any], figure: Any) -> None:
    """Draw a report of `simulate` on `figure`, a figure of matplotlib.

    It shows the win rates with their intervals, and the lengths of the games.
    """
    rows: list[tuple[str, dict[str, Any]]] = [
        (f"seat {row['seat'] + 1}, {row['bot']}", row) for row in report["seats"]
    ]
    rows += [(f"plays {_ordinal(row['place'])}", row) for row in report["turn_order"]]
    rows += [(row["character"], row) for row in report["characters"]]
    rows += [(row["spell"], row["holders"]) for row in report["spells"] if row["holders"]["games"]]
    rates, lengths = _rated(figure, rows, 1 / len(report["seats"]), report["rounds"]["histogram"])
    rates.set_xlabel("share of games won, with 95 % intervals")
    rates.set_title(f"{report['game']}: {report['games']} games, {', '.join(report['bots'])}")
    lengths.set_xlabel("rounds")
    lengths.set_ylabel("games")


def _sessions(report: dict[str, Any], figure: Any) -> None:
    """Draw a report on sessions of Magic Live on `figure`, a figure of matplotlib.

    It shows the results of Styles, declarations and the packs taken most, and the life spent in auctions.
    """
    rows = [(row["style"], row) for row in report["styles"]]
    rows += [(f"declared {row['declared']}", row) for row in report["declared"]]
    packs = sorted(report["packs"], key=lambda row: (-row["taken"], row["pack"]))[:MOST_PACKS]
    rows += [(row["pack"], row["holders"]) for row in packs if row["holders"]["games"]]
    rates, life = _rated(figure, rows, 0.5, report["life"]["histogram"])
    rates.set_xlabel("share of tournament games won, with 95 % intervals")
    rates.set_title(f"{report['game']}: {report['games']} sessions, {', '.join(report['bots'])}")
    life.set_xlabel("life that the auction cost")
    life.set_ylabel("Magi")


def _rated(
    figure: Any, rows: list[tuple[str, dict[str, Any]]], even: float, histogram: dict[str, int]
) -> tuple[Any, Any]:
    """Draw shares with their intervals, a line at the share `even`, and a histogram, on `figure`.

    Each of the `rows` is (label, share as JSON data: its "rate" and "interval"). Returns matplotlib's axes of
    the shares, and those of the histogram.
    """
    figure.set_size_inches(8, 3.2 + 0.22 * len(rows))
    rates, counts = figure.subplots(2, 1, height_ratios=[0.22 * len(rows) + 0.5, 2.2])
    rates.axvline(even, color=GOLD, linewidth=1)
    _bars(rates, [(label, row["rate"] or 0.0, row["interval"]) for label, row in rows])
    counts.bar([int(length) for length in histogram], list(histogram.values()), color=BLUE)
    return rates, counts


def _bars(axes: Any, rows: list[tuple[str, float, list[float]]]) -> None:
    """Draw named values with their intervals, one below another, on `axes`, which are matplotlib's.

    Each of the `rows` is (name, value, [low, high]).
    """
    places = range(len(rows))
    values = [value for _, value, _ in rows]
    below = [max(0.0, value - interval[0]) for _, value, interval in rows]
    above = [max(0.0, interval[1] - value) for _, value, interval in rows]
    axes.errorbar(values, places, xerr=[below, above], fmt="o", color=BLUE, capsize=2, markersize=4)
    axes.set_yticks(places, [label for label, _, _ in rows])
    axes.invert_yaxis()


def _matrix(report: dict[str, Any], figure: Any) -> None:
    """Draw on `figure` which share of games the deck of each row wins against the deck of each column.

    `report` is the report of the matchups, as JSON data.
    """
    names = [row["deck"] for row in report["decks"]]
    count = len(names)
    rates = [[float("nan")] * count for _ in names]
    texts = [[""] * count for _ in names]
    for row in report["pairings"]:
        a, b = names.index(row["a"]), names.index(row["b"])
        rates[a][b] = row["rate"]
        rates[b][a] = row["losses"] / row["games"]
        low, high = row["interval"]
        texts[a][b] = f"{100 * row['rate']:.0f} %\n{100 * low:.0f}–{100 * high:.0f}"
        texts[b][a] = f"{100 * rates[b][a]:.0f} %"
    figure.set_size_inches(2.2 + 1.15 * count, 1.4 + 0.75 * count)
    axes = figure.subplots()
    axes.imshow(rates, cmap="PuOr", vmin=0, vmax=1, aspect="auto")
    for a in range(count):
        for b in range(count):
            dark = a != b and abs(rates[a][b] - 0.5) > 0.3
            axes.text(b, a, texts[a][b], ha="center", va="center", color="white" if dark else "black")
    axes.set_xticks(range(count), names)
    axes.set_yticks(range(count), names)
    axes.tick_params(length=0)
    for side in ("left", "bottom"):
        axes.spines[side].set_visible(False)
    axes.set_title(f"{report['games']} games a pairing: share won by the deck of the row, 95 % interval")


def _differences(report: dict[str, Any], figure: Any) -> None:
    """Draw on `figure` how much better a deck's new version does against each deck, and against all.

    `report` is the comparison of the two versions, as JSON data.
    """
    rows = [(row["deck"], row["difference"], row["interval"]) for row in report["field"]]
    rows.append(("all", report["difference"], report["interval"]))
    figure.set_size_inches(8, 1.4 + 0.3 * len(rows))
    axes = figure.subplots()
    axes.axvline(0, color=GOLD, linewidth=1)
    _bars(axes, rows)
    axes.set_xlabel(f"score of {report['new']['deck']} less that of {report['old']['deck']}, 95 % intervals")
    axes.set_title(f"{report['games']} games of each version against each deck")


def _ordinal(place: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth"}.get(place, f"{place}th")
