"""A server in a process of its own, so that a test can kill it: `python serve.py PORT DATABASE`."""

from __future__ import annotations

import sys

import uvicorn

from grimorio.web import Settings, create_app
from grimorio.web.limits import Pace
from grimorio.web.server import listen


def main(port: int, database: str) -> None:
    quick = Pace(10**6, 10**6)  # tests do in seconds what people do in an evening
    paces = {"requests": quick, "writes": quick, "frames": quick}
    settings = Settings(
        db_url=f"sqlite:///{database}", bot_pace=0.0, bot_workers=1, hosts=("table.test",), **paces
    )
    config = uvicorn.Config(create_app(settings), log_level="warning", access_log=False)
    uvicorn.Server(config).run([listen("127.0.0.1", port)])


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
