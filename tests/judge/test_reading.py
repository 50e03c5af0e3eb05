"""Files read so that each value knows its line, and words such as `on` stay text."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.judge import BadFile, parse, read


def test_words_are_never_booleans() -> None:
    node = parse("on: yes\nno: off\nnumber: 12\ntrue: true\nnothing:\nquoted: '7'\n", "f")
    assert node.plain() == {
        "on": "yes",
        "no": "off",
        "number": 12,
        "true": True,
        "nothing": None,
        "quoted": "7",
    }
    assert node.mapping()["number"].word() == "12"
    assert node.mapping()["true"].word() == "true"


def test_an_old_yaml_directive_changes_nothing() -> None:
    assert parse("%YAML 1.1\n---\na: yes\n", "f").plain() == {"a": "yes"}


def test_values_know_their_lines() -> None:
    node = parse("a:\n  - b: 1\n    c: 2\n  - d\n", "f")
    items = node.mapping()["a"].items()
    assert (items[0].line, items[0].mapping()["c"].line, items[1].line) == (2, 3, 4)
    assert items[0].mapping()["c"].name == "a[0].c"
    assert [node.line_at(path) for path in ("a", "a[0].c", "a[0].lost.more", "a[9]", "x")] == [1, 3, 2, 1, 1]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a: 1\nb: [1\n", 2, "not YAML"),
        ("a: 1\n\tb: 2\n", 2, "not YAML"),
        ("a: 1\na: 2\n", 2, "'a' is there twice"),
        ("a: 1\n---\nb: 2\n", 2, "not YAML"),
        ("? [1]\n: 2\n", 1, "expected a word as key"),
        ("a: *x\n", 1, "undefined alias"),
        ("", 1, "the file is empty"),
        ("[" * 100 + "]" * 100, 1, "nested too deep"),
        ("[" * 50_000, 1, "deep"),
        ("a: &a [*a]\n", 1, "deep"),
        ("a: \x01", 1, "control characters"),
        ("a: \ud800", 1, "UTF-8"),
        ("a: 'x\n\n\n", 1, "not YAML"),
    ],
)
def test_what_is_not_yaml_is_one_line(text: str, line: int, said: str) -> None:
    with pytest.raises(BadFile) as caught:
        parse(text, "f.yaml")
    assert caught.value.line == line
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_aliases_do_not_grow_without_end() -> None:
    bomb = "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
    for one, other in zip("abcdefg", "bcdefgh", strict=True):
        bomb += f"{other}: &{other} [{', '.join([f'*{one}'] * 10)}]\n"
    with pytest.raises(BadFile, match="too many values"):
        parse(bomb, "f")


def test_what_an_alias_means_is_called_by_its_own_place() -> None:
    node = parse("a: &x\n  b: [1]\nc: *x\n", "f")
    again = node.mapping()["c"].mapping()["b"].items()[0]
    assert (again.name, again.line, again.value) == ("c.b[0]", 2, 1)


def test_long_names_are_cut() -> None:
    node = parse("{" + "a" * 900 + ": {" + "b" * 900 + ": 1}}", "f")
    for _ in range(2):
        node = next(iter(node.mapping().values()))
    assert len(node.name) == 200 and node.name.startswith("…b")


def test_json_is_json(tmp_path: Path) -> None:
    path = tmp_path / "f.json"
    path.write_text('{\n\t"a": ["\\u00e9\\ud83d\\ude00", 1, true, null],\n\t"b": "yes"\n}')
    assert read(path).plain() == {"a": ["é\N{GRINNING FACE}", 1, True, None], "b": "yes"}
    assert read(path).mapping()["b"].line == 3
    path.write_text('{\n"a": 1,\n}')
    with pytest.raises(BadFile, match=r"f\.json:[23]: not JSON"):
        read(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such file"):
        read(tmp_path / "none.yaml")
    (tmp_path / "bad.yaml").write_bytes(b"a: 1\nb: \xff\n")
    with pytest.raises(BadFile, match=r"bad\.yaml:2: expected text in UTF-8"):
        read(tmp_path / "bad.yaml")
    with pytest.raises(BadFile, match="cannot be read"):
        read(tmp_path)


def test_expectations_name_what_was_expected() -> None:
    node = parse("seat: 3\nnumber: x\ntruth: yes\nlist: 1\nmapping: [1]\nwird: a\n", "f")
    parts = node.mapping()
    for key, call, said in (
        ("seat", lambda n: n.one_of(["A", "B"]), "f:1: seat: expected A, B; found '3'"),
        ("number", lambda n: n.whole(1, 3), "f:2: number: expected a whole number from 1 to 3, found 'x'"),
        ("truth", lambda n: n.truth(), "f:3: truth: expected true or false, found 'yes'"),
        ("list", lambda n: n.items(), "f:4: list: expected a list, found '1'"),
        ("mapping", lambda n: n.mapping(["a"]), "f:5: mapping: expected a mapping with a, found a list"),
    ):
        with pytest.raises(BadFile) as caught:
            call(parts[key])
        assert str(caught.value) == said
    with pytest.raises(BadFile) as caught:
        node.mapping(["seat", "number", "truth", "list", "mapping", "word"])
    assert str(caught.value).startswith("f:6: wird: unknown; expected seat,")
    assert str(caught.value).endswith("did you mean 'word'?")
