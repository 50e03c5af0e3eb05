"""What people carry from place to place: ids in commands, tokens in links."""

from __future__ import annotations

from grimorio.web import identity


def test_ids_and_tokens_are_letters_and_digits_alone() -> None:
    """A command would take an id with a dash before it for an option; a chat cuts a dash off a link."""
    for length, make in ((12, identity.new_id), (32, identity.new_token)):
        made = {make() for _ in range(2000)}
        assert len(made) == 2000
        assert all(len(text) == length and text.isascii() and text.isalnum() for text in made)
