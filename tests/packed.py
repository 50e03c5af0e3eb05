"""The page, packed and compressed once for all servers forked from a process that imported this."""

from __future__ import annotations

from grimorio.web.page.built import PAGES

for file in PAGES.now().files.values():
    assert file.packed
