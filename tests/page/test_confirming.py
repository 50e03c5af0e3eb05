"""What is set out on a table is confirmed in one place, the prompt, by one button."""

from __future__ import annotations

import re
from pathlib import Path

import grimorio

GAMES = Path(grimorio.__file__).with_name("web") / "static" / "games"
CONFIRMED = re.compile(r"<\$\{Confirm\}>.*?</\$\{Confirm\}>", re.DOTALL)
FORM = re.compile(r"<form\b.*?</form>", re.DOTALL)
SENDS = re.compile(r'class="button[^"]*primary|type="submit"|<button class')


def test_no_table_binds_enter_or_confirms_a_form_in_its_own_place() -> None:
    forms = 0
    for path in GAMES.rglob("*.js"):
        text = path.read_text("utf-8")
        assert '"Enter"' not in text, f"{path}: Enter is the LitButton of ui/prompt.js"
        for form in FORM.findall(text):
            forms += 1
            assert not SENDS.search(CONFIRMED.sub("", form)), f"{path}: a form is not confirmed in the prompt"
    assert forms >= 3
