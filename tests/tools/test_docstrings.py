"""`tools.docstrings` samples docstrings of every kind, and a seed repeats its sample."""

from __future__ import annotations

from pathlib import Path

from tools.docstrings import Docstring, docstrings, drawn

TEXT = '''"""The module's."""

LIMIT = 3
"""The constant's."""


class Deck(list):
    """The class's."""

    size: int
    """The attribute's."""

    async def draw(self, count: int = 1) -> str:
        """The method's."""


def bare():
    return "no docstring"
'''


def test_every_kind_of_docstring_is_found_with_its_surroundings(tmp_path: Path) -> None:
    file = tmp_path / "deck.py"
    file.write_text(TEXT)
    inside = ("The module's.", "The class's.")
    assert list(docstrings(file)) == [
        Docstring("deck.py:1", (), "(module)", "The module's."),
        Docstring("deck.py:3", inside[:1], "LIMIT = 3", "The constant's."),
        Docstring("deck.py:7", inside[:1], "class Deck(list)", "The class's."),
        Docstring("deck.py:10", inside, "class Deck: size: int", "The attribute's."),
        Docstring(
            "deck.py:13", inside, "class Deck: async def draw(self, count: int=1) -> str", "The method's."
        ),
    ]


def test_a_seed_repeats_its_sample(tmp_path: Path) -> None:
    (tmp_path / "deck.py").write_text(TEXT)
    samples = [[docstring.text for docstring in drawn(tmp_path, seed, 2)] for seed in range(20)]
    assert samples == [[docstring.text for docstring in drawn(tmp_path, seed, 2)] for seed in range(20)]
    assert {text for sample in samples for text in sample} == {one.text for one in drawn(tmp_path, 0, 99)}
