"""Answers of several tables are committed together, and each is told whether its own are stored."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from grimorio.store.answers import Addition
from grimorio.web.answer_writer import AnswerWriter


async def test_answers_that_wait_for_the_disk_are_one_group() -> None:
    groups: list[list[str]] = []

    async def write(group: Sequence[Addition]) -> list[Exception | None]:
        groups.append([addition.id for addition in group])
        await asyncio.sleep(0.01)
        if "dead" in groups[-1]:
            raise ConnectionError("the whole group")
        return [ValueError(one.id) if one.id == "bad" else None for one in group]

    async def run() -> list[object]:
        writer = AnswerWriter(write)

        async def add(id: str, after: float) -> None:
            await asyncio.sleep(after)
            await writer.add(Addition(id, 0, 0, []))

        at = {"one": 0.0, "two": 0.004, "bad": 0.005, "three": 0.005, "dead": 0.1, "last": 0.2}
        return list(await asyncio.gather(*(add(*each) for each in at.items()), return_exceptions=True))

    results = await run()
    assert groups == [["one"], ["two", "bad", "three"], ["dead"], ["last"]]
    assert [type(result).__name__ for result in results] == [
        *("NoneType", "NoneType", "ValueError", "NoneType", "ConnectionError", "NoneType")
    ]
