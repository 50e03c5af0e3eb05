"""Reports as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def plot(report: dict[str, Any], path: str | Path) -> None:
    """Draw the win rates with their intervals and the lengths of a `simulate` report.

    Args:
        report: what `simulate` returned.
        path: a file ending in ``.svg`` or ``.png``; the same report gives the same bytes.

    Raises:
        ValueError: the name ends otherwise.
    """
    path = Path(path)
    kind = path.suffix.lower()
    if kind not in (".svg", ".png"):
        raise ValueError(f"{path.name}: expected a name that ends in .svg or .png")
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    rows: list[tuple[str, dict[str, Any]]] = [
        (f"seat {row['seat'] + 1}, {row['bot']}", row) for row in report["seats"]
    ]
    rows += [(f"plays {_ordinal(row['place'])}", row) for row in report["turn_order"]]
    rows += [(row["character"], row) for row in report["characters"]]
    rows += [(row["spell"], row["holders"]) for row in report["spells"] if row["holders"]["games"]]
    style: Any = {
        "svg.hashsalt": "grimorio",
        "font.size": 9,
        "axes.spines.top": False,
        "axes.spines.right": False,
    }
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(8, 3.2 + 0.22 * len(rows)), layout="constrained")
        FigureCanvasAgg(figure)
        rates, lengths = figure.subplots(2, 1, height_ratios=[0.22 * len(rows) + 0.5, 2.2])
        places = range(len(rows))
        values = [row["rate"] or 0.0 for _, row in rows]
        below = [max(0.0, value - row["interval"][0]) for value, (_, row) in zip(values, rows, strict=True)]
        above = [max(0.0, row["interval"][1] - value) for value, (_, row) in zip(values, rows, strict=True)]
        rates.axvline(1 / len(report["seats"]), color="#b8902f", linewidth=1)
        rates.errorbar(values, places, xerr=[below, above], fmt="o", color="#23395d", capsize=2, markersize=4)
        rates.set_yticks(places, [label for label, _ in rows])
        rates.invert_yaxis()
        rates.set_xlabel("share of games won, with 95 % intervals")
        rates.set_title(f"{report['game']}: {report['games']} games, {', '.join(report['bots'])}")
        histogram = report["rounds"]["histogram"]
        lengths.bar([int(length) for length in histogram], list(histogram.values()), color="#23395d")
        lengths.set_xlabel("rounds")
        lengths.set_ylabel("games")
        figure.savefig(
            path, format=kind[1:], metadata={"Date": None} if kind == ".svg" else {"Software": None}
        )


def _ordinal(place: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth"}.get(place, f"{place}th")
