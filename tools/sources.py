"""Importing this module lets Grimorio be imported from its sources, also where it is compiled.

It has to be imported before any module of Grimorio.
"""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

from tools.build import SOURCE


def finder(path: str) -> FileFinder:
    """What finds the modules in a folder of Grimorio by their sources. Raises ImportError for others."""
    if not path.startswith(str(SOURCE)):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


sys.path_hooks.insert(0, finder)
sys.path_importer_cache.clear()
