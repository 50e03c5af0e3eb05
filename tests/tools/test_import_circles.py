"""`tools.import_circles` finds circles of imports, whatever form the imports have."""

from __future__ import annotations

from pathlib import Path

from tools.import_circles import SOURCES, circles, graph, too_large


def written(folder: Path, **files: str) -> Path:
    """A package `p` of these modules."""
    (folder / "p").mkdir()
    for name, text in {"__init__": "", **files}.items():
        (folder / "p" / f"{name}.py").write_text(text)
    return folder


def test_circles_are_found_through_all_forms_of_import(tmp_path: Path) -> None:
    sources = written(
        tmp_path,
        a="import p.b",
        b="from p import c",
        c="def late():\n    from p.d import name",
        d="from .a import name",
        e="from p.a import name",
    )
    found = circles(graph(sources))
    assert found == [["p.a", "p.b", "p.c", "p.d"]] == too_large(found)


def test_imports_for_types_alone_make_no_circle(tmp_path: Path) -> None:
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p import a"
    assert circles(graph(written(tmp_path, a="import p.b", b=text))) == []


def test_three_files_may_form_a_circle() -> None:
    small, large = ([f"p.{name}" for name in names] for names in ("abc", "abcd"))
    assert too_large([large, small]) == [large]


def test_the_sources_have_no_large_circle() -> None:
    assert too_large(circles(graph(SOURCES))) == []
