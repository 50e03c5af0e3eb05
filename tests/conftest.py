"""The parts that all tests share: Hypothesis profiles, the browser or its absence, a summary of the run."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import disk, forked, postgresql
from tests.cost import Cost
from tools import build

CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
NO_CHROMIUM = (
    "no Chromium: install it (Debian: apt install chromium-headless-shell) or name it in GRIMORIO_CHROMIUM"
)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The browsers that tests can drive, beginning with the one that takes the least processor time."""

# Thousands of tests stay in memory: to search them for garbage as often as usual takes a tenth of the run.
gc.set_threshold(100_000, 20, 20)

# Servers of tests leave no sockets in the user's data folder.
os.environ.setdefault("GRIMORIO_ADMIN", "0")
# No test meets the sets that somebody imported on this machine.
os.environ["GRIMORIO_CARDS"] = str(Path(os.devnull) / "cards")

# The same examples on every machine; `make fuzz` looks for new ones.
settings.register_profile("default", derandomize=True, deadline=None, max_examples=15, database=None)
settings.register_profile(
    "fuzz", deadline=timedelta(seconds=20), max_examples=1000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fuzz" if "GRIMORIO_FUZZ" in os.environ else "default")


def find_chromium() -> str | None:
    """The path of the browser: GRIMORIO_CHROMIUM, else the first one installed; None without any."""
    named = os.environ.get("GRIMORIO_CHROMIUM")
    if named is not None:
        return named if Path(named).is_file() else None
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser; tests that use it carry `@pytest.mark.browser`."""
    path = find_chromium()
    assert path is not None, NO_CHROMIUM
    return path


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The URL of a PostgreSQL server of the tests' own."""
    if postgresql.found() is None:
        (pytest.fail if CI else pytest.skip)(postgresql.NONE)
    with postgresql.server() as url:
        yield url


assert forked.READY  # imported here so that whatever starts the first process finds all modules named
assert disk.hurried  # imported here so that no test waits for the disk


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Cost())
    if stale := build.stale():
        names = ", ".join(str(path) for path in stale)
        raise pytest.UsageError(f"changed after it was compiled: {names}; `make build` or `make clean`")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in a thread: Playwright keeps an event loop running in the main one."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, pyfuncitem.obj(**arguments)).result()
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not CI or config.getoption("reruns", None) is not None:
        return  # a test that sometimes fails is to be seen; or the command line says how often
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish() -> None:
    gc.freeze()


def pytest_sessionfinish() -> None:
    gc.freeze()  # a last look for garbage among all tests would take each process a second


def pytest_report_header() -> str:
    count = len(build.compiled())
    return f"grimorio: {count} modules compiled" if count else "grimorio: interpreted"


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and find_chromium() is None:
        if CI:
            pytest.fail(NO_CHROMIUM, pytrace=False)
        pytest.skip(NO_CHROMIUM)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for again in terminalreporter.stats.get("rerun", ()):
        reason = str(again.longrepr).splitlines()[-1]
        terminalreporter.write_line(
            f"failed after {again.duration:.1f} s, then run again: {again.nodeid}: {reason}", yellow=True
        )
    if any(postgresql.NONE in str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())):
        terminalreporter.write_line(f"tests with PostgreSQL did not run: {postgresql.NONE}", yellow=True)
    skipped = [r for r in terminalreporter.stats.get("skipped", ()) if "no Chromium" in str(r.longrepr)]
    if skipped:
        terminalreporter.write_line(f"{len(skipped)} browser tests did not run: {NO_CHROMIUM}", yellow=True)
