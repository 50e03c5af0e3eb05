"""The Python library's share of a compiled playout, as `make bench` counts it from samples."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bench import share

MAPS = """\
00400000-00500000 r-xp 00000000 08:01 11 /usr/bin/python3.11
00500000-00600000 rw-p 00000000 08:01 11 /usr/bin/python3.11
7f0000000000-7f0000010000 r-xp 00000000 08:01 12 /tmp/a b/grimorio__mypyc.cpython-311-x86_64-linux-gnu.so
7f0000020000-7f0000030000 r-xp 00000000 08:01 13 /usr/lib/libpython3.11.so.1.0
7f0000040000-7f0000050000 r-xp 00000000 00:00 0
"""
RULES = "/tmp/a b/grimorio__mypyc.cpython-311-x86_64-linux-gnu.so"


def test_samples_belong_to_the_file_that_holds_the_code() -> None:
    memory = share.spans(MAPS)
    assert [path for _, _, path in memory] == [
        "/usr/bin/python3.11",
        RULES,
        "/usr/lib/libpython3.11.so.1.0",
    ]
    places = [0x3FFFFF, 0x400000, 0x4FFFFF, 0x500000, 0x7F0000000000, 0x7F0000010000, 0x7F0000020001]
    counts = share.owners(places, memory)
    assert counts == {"": 3, "/usr/bin/python3.11": 2, RULES: 1, "/usr/lib/libpython3.11.so.1.0": 1}


def test_share_counts_the_library_and_the_executable() -> None:
    counts = Counter({RULES: 500, "/usr/bin/python3.11": 100, "/usr/lib/libpython3.11.so.1.0": 300, "": 100})
    assert share.python_share(counts) == pytest.approx(0.4)


def test_share_refuses_what_says_nothing() -> None:
    with pytest.raises(ValueError, match="too few"):
        share.python_share(Counter({RULES: 20}))
    with pytest.raises(ValueError, match="no sample"):
        share.python_share(Counter({"/usr/lib/libpython3.11.so.1.0": 500}))


@pytest.mark.skipif(share.lack() is not None, reason=f"no samples here: {share.lack()}")
def test_sampler_notes_where_the_processor_is(tmp_path: Path) -> None:
    """In a process of its own, because the samples take its timer."""
    code = (
        "import ctypes, sys\nfrom pathlib import Path\nfrom bench import share\n"
        "library = share.sampler(Path(sys.argv[1]))\nlibrary.start(1000)\n"
        "total = sum(number * number for number in range(3_000_000))\nnoted = library.stop()\n"
        "places = list((ctypes.c_ulong * noted).in_dll(library, 'places'))\n"
        "counts = share.owners(places, share.spans(Path('/proc/self/maps').read_text()))\n"
        "python = sum(many for path, many in counts.items() if 'python' in path)\n"
        "print(noted, python)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True
    )
    noted, python = map(int, done.stdout.split())
    assert noted > 10
    assert python > 0.8 * noted
