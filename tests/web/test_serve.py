"""Starting the server: it prints its address, or one line that says why it cannot start."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from grimorio.web import serve
from grimorio.web.network.links import is_loopback, lan_address


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SystemExit, match=rf"port {port} is in use.*GRIMORIO_PORT=\d+$"):
            serve("127.0.0.1", port, f"sqlite:///{tmp_path / 'games.sqlite'}")


@pytest.mark.parametrize("port", ["http", "-1", "65536", "80 80"])
def test_a_port_that_is_none(port: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMORIO_PORT", port)
    with pytest.raises(SystemExit, match="GRIMORIO_PORT: expected a port number"):
        serve()


def test_a_room_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMORIO_ROOM", "4 GB")
    with pytest.raises(SystemExit, match="GRIMORIO_ROOM: expected a number of megabytes, found '4 GB'"):
        serve("127.0.0.1", 0)


def test_a_proxy_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = "expected addresses or networks such as 10.0.0.5, 172.16.0.0/12; found 'proxy'"
    with pytest.raises(SystemExit, match=f"^grimorio: GRIMORIO_PROXIES: {expected}$"):
        serve("127.0.0.1", 0, proxies="10.0.0.1, proxy")
    monkeypatch.setenv("GRIMORIO_PROXIES", "proxy")
    with pytest.raises(SystemExit, match=f"^grimorio: GRIMORIO_PROXIES: {expected}$"):
        serve("127.0.0.1", 0)


def test_an_address_that_is_not_ours() -> None:
    with pytest.raises(SystemExit, match=r"^grimorio: .*192\.0\.2\.1"):
        serve("192.0.2.1", 0)


def test_a_database_that_cannot_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMORIO_DB", "nonsense")
    with pytest.raises(SystemExit, match=r"^grimorio: not a database URL: 'nonsense'; write sqlite:///FILE"):
        serve("127.0.0.1", 0)


def test_which_addresses_are_this_machines_own() -> None:
    assert is_loopback("127.0.0.1") and is_loopback("localhost") and is_loopback("[::1]")
    assert not is_loopback("0.0.0.0") and not is_loopback("192.168.1.7") and not is_loopback("example.org")
    address = lan_address()
    assert address is None or not is_loopback(address)
