"""`tools.page_imports` finds circles and forbidden imports among the page's modules, in every form."""

from __future__ import annotations

from tools.import_circles import circles
from tools.page_imports import graph, sources, wrong_ways


def test_circles_are_found_through_all_forms_of_import() -> None:
    files = {
        "ui/a.js": 'import {\n  b,\n} from "./b.js";',
        "ui/b.js": 'import "../pages/c.js";',
        "pages/c.js": 'export { d } from "../ui/d.js";',
        "ui/d.js": 'const late = () => import("./a.js");',
        "ui/e.js": 'import * as a from "./a.js";',
    }
    assert circles(graph(files)) == [["pages/c.js", "ui/a.js", "ui/b.js", "ui/d.js"]]


def test_a_room_imports_from_those_it_may() -> None:
    wrong = [
        ("ui/end.js", "pages/match.js"),
        ("net.js", "ui/shell.js"),
        ("games/magic/a.js", "games/live/b.js"),
        ("games/live/a.js", "pages/table.js"),
    ]
    for here, there in wrong:
        assert len(list(wrong_ways({here: {there}}))) == 1
    right = [
        ("pages/a.js", "ui/b.js"),
        ("ui/a.js", "games/index.js"),
        ("games/live/a.js", "games/magic/b.js"),
    ]
    assert not list(wrong_ways({here: {there} for here, there in right}))


def test_the_page_has_neither() -> None:
    arrows = graph(sources())
    assert sum(map(len, arrows.values())) > 500
    assert not circles(arrows) and not list(wrong_ways(arrows))
