"""The page, bundled and compressed once for all servers that are forked from a process with this module."""

from __future__ import annotations

from grimorio.web.page.built import PAGES

for file in PAGES.now().files.values():
    assert file.packed
