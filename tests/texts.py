"""Random texts for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

CHARACTERS = st.characters(exclude_categories=["Cs"])


def texts(most: int | None = None) -> st.SearchStrategy[str]:
    """Any text of at most `most` characters that UTF-8 can encode.

    `st.text()` draws the same, but first tries to encode every character there is, which takes each process
    two seconds.
    """
    return st.text(CHARACTERS, max_size=most)
