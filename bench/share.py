"""How much of a compiled playout is spent in the Python library: the less, the more of the rules is compiled.

A sampler in C, compiled here, notes where the processor is at every tick of the process's CPU time.
"""

from __future__ import annotations

import ctypes
import platform
import shutil
import subprocess
import sys
import tempfile
from bisect import bisect_right
from collections import Counter
from pathlib import Path
from time import process_time

SAMPLER = Path(__file__).resolve().parent / "sampler.c"
EVERY = 1000
"""Microseconds of CPU time between two samples; most systems take one only every four milliseconds."""
FEWEST = 200
"""With fewer samples than this a share says nothing."""
MOST = 0.45
"""The greatest share of the Python library in a compiled playout with which `make bench` ends well."""
TASK = "Magic: the Python library's share of random games"

Span = tuple[int, int, str]
"""A part of the memory that holds a file's code, as (first address, address behind the last, path)."""


def lack() -> str | None:
    """What is missing to take samples, as text; None if nothing is."""
    if not sys.platform.startswith("linux") or platform.machine() not in ("x86_64", "aarch64"):
        return "samples are taken on Linux, x86-64 or AArch64, alone"
    return None if shutil.which("cc") else "no C compiler (cc)"


def sampler(folder: Path) -> ctypes.CDLL:
    """The compiled sampler, loaded. Raises subprocess.CalledProcessError: it does not compile."""
    library = folder / "sampler.so"
    command = ["cc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SAMPLER)]
    subprocess.run(command, check=True, capture_output=True)
    return ctypes.CDLL(str(library))


def spans(maps: str) -> list[Span]:
    """The code of files in memory, by address, from the text of /proc/self/maps."""
    found: list[Span] = []
    for line in maps.splitlines():
        parts = line.split(maxsplit=5)
        if len(parts) == 6 and "x" in parts[1]:
            first, last = parts[0].split("-")
            found.append((int(first, 16), int(last, 16), parts[5]))
    return sorted(found)


def owners(places: list[int], memory: list[Span]) -> Counter[str]:
    """How many samples fall into the code of each file; "" stands for what is none, such as the system."""
    firsts = [first for first, _, _ in memory]
    counts: Counter[str] = Counter()
    for place in places:
        at = bisect_right(firsts, place) - 1
        inside = at >= 0 and place < memory[at][1]
        counts[memory[at][2] if inside else ""] += 1
    return counts


def python_share(counts: Counter[str]) -> float:
    """The share of the Python library, which may be the executable itself, in the samples of each file.

    Raises ValueError: there are too few samples, or none in compiled rules.
    """
    total = counts.total()
    if total < FEWEST:
        raise ValueError(f"{total} samples are too few")
    if not any("grimorio__mypyc" in path for path in counts):
        raise ValueError("no sample is in compiled rules")
    library = sum(
        count for path, count in counts.items() if Path(path).name.startswith(("libpython", "python"))
    )
    return library / total


def play(seconds: float) -> None:
    """Play random games of Magic for so many CPU seconds, each in one call of the compiled loop."""
    from bench import ours
    from grimorio.bots.uniform import RandomBot
    from grimorio.simulator.loop import play_on

    began, number = process_time(), 0
    while process_time() - began < seconds:
        play_on(ours.dealt_magic(number), [RandomBot(number), RandomBot(~number)])
        number += 1


def sampled(seconds: float) -> dict[str, float]:
    """Play random games of Magic for so many CPU seconds; "share" is that of the Python library."""
    play(seconds / 10)  # compiles the cards
    with tempfile.TemporaryDirectory(prefix="grimorio-sampler-") as folder:
        library = sampler(Path(folder))
        library.start(EVERY)
        play(seconds)
        noted = library.stop()
        places = list((ctypes.c_ulong * noted).in_dll(library, "places"))
        counts = owners(places, spans(Path("/proc/self/maps").read_text()))
    return {"share": python_share(counts), "samples": noted}


TASKS = {TASK: sampled}
