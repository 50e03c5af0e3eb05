"""`grimorio admin` against a running server, in three languages."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.commands import bad, good
from tests.web.helpers import Server

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no Unix sockets")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    path = str(tmp_path / "admin.sock")
    monkeypatch.setenv("GRIMORIO_ADMIN", path)
    with Server(tmp_path / "games.sqlite", admin=path) as server:
        yield server


def test_what_a_server_does_is_shown(server: Server) -> None:
    id, tokens = server.two()
    with server.person(id, tokens[0]) as ada:
        ada.wait("update")
        shown = good("admin", "load")
        assert "1 table in memory, 1 with a game in progress" in shown and "127.0.0.1" in shown
        assert "1 tavolo in memoria" in good("admin", "load", lang="it")
        assert "1 table en mémoire" in good("admin", "load", lang="fr")
        assert json.loads(good("admin", "load", "--json"))["connections"] == 1
        listed = good("admin", "games")
        assert id in listed and "Ada, Bob" in listed and "playing" in listed
        assert "pause" in good("admin", "pause", id)
        assert "pause" in good("admin", "games")
        assert "go on" in good("admin", "go", id)
        assert "1 table pause" in good("admin", "pause")
        assert "bots of all games pause" in good("admin", "go", id)
        assert "tutte le partite" in good("admin", "go", id, lang="it")
        assert "1 table go on" in good("admin", "go")
        assert "without a result" in good("admin", "stop", id)
        assert "over already" in good("admin", "stop", id)


def test_addresses_are_banned_and_served_again(server: Server) -> None:
    assert good("admin", "bans") == "Nobody is banned.\n"
    assert "192.0.2.7/32 is banned" in good("admin", "ban", "192.0.2.7", "--minutes", "60", "--why", "floods")
    assert "floods" in good("admin", "bans")
    assert json.loads(good("admin", "bans", "--json"))[0]["network"] == "192.0.2.7/32"
    assert "banned no more" in good("admin", "unban", "192.0.2.7")
    assert "was not banned" in good("admin", "unban", "192.0.2.7")


def test_reports_of_the_chat_are_read_and_closed_and_a_speaker_is_muted(server: Server) -> None:
    assert good("admin", "reports") == "No report is open.\n"
    id, tokens = server.two()
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        ada.say(kind="chat", text="you [b]fool[/b]")
        bob.say(kind="chat", text="really?")
        bob.say(kind="report", i=bob.wait("chat")["i"], reason="insult", note="he is rude")
        bob.wait("reported")
        (told,) = json.loads(good("admin", "reports", "--json"))
        listed = good("admin", "reports")
        assert (
            told["id"] in listed
            and "you [b]fool[/b]" in listed
            and "insult" in listed
            and "Ada (0)" in listed
        )
        shown = good("admin", "reports", told["id"])
        assert "really?" in shown and "he is rude" in shown and "127.0.0.1" in shown
        assert f"grimorio admin mute {id} 0" in shown
        assert "insulte" in good("admin", "reports", told["id"], lang="fr")
        assert json.loads(good("admin", "reports", told["id"], "--json"))["line"]["text"] == "you [b]fool[/b]"
        assert "0 is muted" in good("admin", "mute", id, "0")
        assert "may speak again" in good("admin", "mute", id, "0", "--off")
        assert "nessuno" in bad("admin", "mute", id, "7", lang="it", code=1)
        assert "is closed" in good("admin", "reports", told["id"], "--close", "--note", "a warning")
        assert "closed already" in good("admin", "reports", told["id"], "--close")
        assert "a warning" in good("admin", "reports", told["id"])
        assert good("admin", "reports", lang="it") == "Nessuna segnalazione è aperta.\n"
        assert told["id"] in good("admin", "reports", "--all")
    assert "which report" in bad("admin", "reports", "--close")
    assert "--close" in bad("admin", "reports", told["id"], "--note", "x")
    assert "no report" in bad("admin", "reports", "none", code=1)


def test_one_bot_waits_and_several_wait(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for count, said in ((1, "1 waits for its turn"), (2, "2 wait for their turn")):
        monkeypatch.setattr(server.hub, "bots_waiting", lambda count=count: count)
        assert said in good("admin", "load")
    assert "2 attendent leur tour" in good("admin", "load", lang="fr")


def test_mistakes_are_one_line(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "nobody is no address" in bad("admin", "ban", "nobody", code=1)
    assert "game" in bad("admin", "stop", "nowhere", code=1)
    monkeypatch.setenv("GRIMORIO_ADMIN", "0")
    assert "takes no commands" in bad("admin", "load", code=1)
    assert "no server listens" in bad("admin", "load", "--socket", str(tmp_path / "none.sock"), code=1)
