"""A server in a process of its own, so that a test can kill it."""

from __future__ import annotations

import uvicorn

from grimorio.web import Settings, create_app
from grimorio.web.bots.workers import Question
from grimorio.web.game import seat_settings
from grimorio.web.limits import Pace
from grimorio.web.server import listen
from tests.forked import prepare_workers

# What comes first ends games soon: attacks, and one's own life given up for points. Else the first answer.
HURRY = (
    "attack",
    "icon:attack",
    "icon:vanish",
    "hp",
    "icon:draw",
    "cast",
    "grimoire",
    "study:F",
    "gem",
    "yes",
    "done",
)


class Hurried:
    """Bots that answer at once and always in the same way, as a hurried player does."""

    async def choose(self, asked: Question) -> int:
        options = [":".join(map(str, option)) for option in asked.view["choice"]["options"]]
        ranks = [next((i for i, start in enumerate(HURRY) if one.startswith(start)), 99) for one in options]
        return ranks.index(min(ranks))

    def close(self) -> None:
        pass


def main(port: int, database: str, hurried: bool) -> None:
    """Serve an SQLite database on a port.

    If `hurried`, bots do not pause, and people among them are asked also where they can only pass, so that
    tests see each moment.
    """
    prepare_workers()
    seat_settings.SKIPS_AMONG_BOTS = not hurried
    quick = Pace(10**6, 10**6)  # tests do in seconds what people do in an evening
    paces = {"requests": quick, "writes": quick, "by_hand": quick, "frames": quick}
    settings = Settings(
        db_url=f"sqlite:///{database}", bot_pace=0.0, bot_workers=1, hosts=("table.test",), **paces
    )
    app = create_app(settings, bot_workers=Hurried() if hurried else None)
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    uvicorn.Server(config).run([listen("127.0.0.1", port)])
