"""The store: changes are durable and atomic, and the database is migrated before use."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm.exc import StaleDataError

from grimorio.store import (
    CampaignRow,
    GameRow,
    SeatRow,
    Store,
    StoreError,
    database,
    default_url,
    open_engine,
)
from grimorio.store.answers import Addition
from grimorio.store.models import Base, SnapshotRow
from grimorio.store.schema import NEWEST, alembic_config, migration_of
from tests.disk import durable
from tests.postgresql import new_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    return new_database(request.getfixturevalue("postgresql_server"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store.open(url)
    yield opened
    opened.close()


def game(id: str = "one") -> GameRow:
    return GameRow(
        id=id,
        game="magecraft",
        setup={"seed": "1"},
        secret="s",
        version="1",
        card_hash="h",
        seats=[SeatRow(seat=0, kind="person", name="Ada"), SeatRow(seat=1, kind="person", free=True)],
    )


def test_a_commit_is_on_the_disk(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_durable", durable)
    store = Store.open(url)
    if store.engine.dialect.name == "postgresql":
        with store.engine.connect() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
        assert not store.one_writer
        store.close()
        return
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    assert store.one_writer
    store.close()


def test_a_game_from_its_making_to_its_end(store: Store) -> None:
    store.make(game())
    assert store.game("two") is None and store.past("two") is None and store.record("two") is None
    assert store.sit("one", 1, "Bob", "token", "") and not store.sit("one", 1, "Eve", "token", None)
    row = store.game("one")
    assert row is not None and [seat.name for seat in row.seats] == ["Ada", "Bob"]
    store.begin("one", {"seed": "2"}, "1", "h", {"at": 0})
    store.add(Addition("one", 0, 0, [(3, 0, ("gem", "fire")), (4, 1, ("attack", 0, "fire"))]))
    store.add(Addition("one", 0, 2, [(7, 0, ("done",))], position={"at": 3}))
    past = store.past("one")
    assert past is not None and past.row.state == "playing" and past.row.setup == {"seed": "2"}
    assert past.answers == [(3, 0, ("gem", "fire")), (4, 1, ("attack", 0, "fire")), (7, 0, ("done",))]
    assert past.base is None and past.latest is not None and past.latest.n == 3
    assert store.record("one") is None
    store.add(Addition("one", 0, 3, [(8, 1, ("done",))], result={"winners": [1]}, record={"whole": True}))
    row = store.game("one")
    assert row is not None and (row.state, row.result) == ("over", {"winners": [1]})
    assert store.record("one") == {"whole": True}


def test_answers_are_kept_all_or_none(store: Store) -> None:
    store.make(game())
    store.begin("one", {}, "1", "h", {})
    store.add(Addition("one", 0, 1, [(2, 0, ("b",))]))
    with pytest.raises(IntegrityError):
        store.add(Addition("one", 0, 0, [(1, 0, ("a",)), (2, 0, ("c",))], result={"winners": [0]}))
    past = store.past("one")
    assert past is not None and past.answers == [(2, 0, ("b",))] and past.row.state == "playing"


def test_answers_of_several_games_are_kept_together_or_each_alone(store: Store) -> None:
    for id in ("one", "two", "three"):
        store.make(game(id))
        store.begin(id, {}, "1", "h", {})
    first = [Addition(id, 0, 0, [(1, 0, ("a",)), (2, 1, ("b",))], auto=1) for id in ("one", "two")]
    assert (
        store.add_all([*first, Addition("three", 0, 0, [(1, 0, ("a",))], position={"at": 1})]) == [None] * 3
    )
    past = store.past("one")
    assert past is not None and past.answers == [(1, 0, ("a",)), (2, 1, ("b",))] and past.auto == {1}
    clock = {"mode": "game", "rings_ms": 5}
    faulty = [
        Addition("one", 0, 1, [(2, 0, ("twice",))]),
        Addition("two", 0, 2, [(3, 0, ("c",))], clock=clock, asked=[1]),
        Addition("three", 0, 1, [(2, 0, ("c",))], rewinds=1),
    ]
    failures = store.add_all(faulty)
    assert [type(failure) for failure in failures] == [IntegrityError, type(None), StaleDataError]
    kept = [past.answers[-1][2] for id in ("one", "two", "three") if (past := store.past(id))]
    assert kept == [("b",), ("c",), ("a",)]
    row = store.game("two")
    assert row is not None and (row.clock, row.wakes, row.asked) == (clock, 5, [1])
    assert row.size > 300


def test_answers_of_several_games_are_stored_with_their_snapshots(store: Store) -> None:
    for id in ("one", "two"):
        store.make(game(id))
        store.begin(id, {}, "1", "h", {"at": 0})
    store.new_era("two", 1, 0, {"at": "base"}, "2", "h2", [])
    both = [
        Addition("one", 0, 0, [(1, 0, ("a",)), (2, 0, ("b",))], position={"at": 2, "name": "Città"}),
        Addition("two", 1, 0, [], position={"at": "ignored: the base stays"}),
    ]
    assert store.add_all(both) == [None, None]
    past = store.past("one")
    assert past is not None and past.latest is not None
    assert (past.latest.n, past.latest.position) == (2, {"at": 2, "name": "Città"})
    with store.session() as session:
        assert session.scalars(select(SnapshotRow.n).where(SnapshotRow.game_id == "one")).all() == [2]
    past = store.past("two")
    assert past is not None and past.base is not None and past.base.position == {"at": "base"}


def test_a_large_log_is_written_back_unless_somebody_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    log = tmp_path / "games.sqlite-wal"
    store.make(game())
    store.begin("one", {}, "1", "h", {})
    assert not store.upkeep.checkpoint(), "a small one stays"
    monkeypatch.setattr("grimorio.store.upkeep.LARGE", 1)
    with store.engine.connect() as reader:
        reader.exec_driver_sql("BEGIN")
        assert reader.exec_driver_sql("SELECT count(*) FROM games").scalar() == 1
        store.add(Addition("one", 0, 0, [(1, 0, ("a",))]))
        assert not store.upkeep.checkpoint() and log.stat().st_size
        store.add(Addition("one", 0, 1, [(2, 0, ("b",))]))
    assert store.upkeep.checkpoint()
    assert not log.stat().st_size
    store.add(Addition("one", 0, 2, [(3, 0, ("c",))]))
    past = store.past("one")
    assert past is not None and [option for _, _, option in past.answers] == [("a",), ("b",), ("c",)]
    store.close()


def test_a_connection_that_fails_is_told_as_a_failure_of_the_database(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for id in ("one", "two"):
        store.make(game(id))
        store.begin(id, {}, "1", "h", {})

    def refused() -> None:
        raise store.plain.engine.dialect.loaded_dbapi.OperationalError("no more connections")

    store.plain.close()
    with monkeypatch.context() as broken:
        broken.setattr(store.plain.engine, "raw_connection", refused)
        failures = store.add_all([Addition(id, 0, 0, [(1, 0, ("a",))]) for id in ("one", "two")])
    assert [isinstance(failure, SQLAlchemyError) for failure in failures] == [True, True]
    past = store.past("one")
    assert past is not None and past.answers == []


def test_an_era_begins_at_a_snapshot_and_keeps_it(store: Store) -> None:
    store.make(game())
    store.begin("one", {}, "1", "h", {"at": 0})
    store.add(Addition("one", 0, 0, [(1, 0, ("a",)), (2, 0, ("b",))]))
    store.snapshot("one", 0, 1, {"at": 1})
    store.new_era("one", 1, 1, {"at": 1}, "2", "h2", [{"message": "m", "args": {}}])
    store.add(Addition("one", 1, 1, [(2, 0, ("c",))]))
    store.snapshot("one", 1, 1, {"at": "ignored: the base stays"})
    store.snapshot("one", 1, 2, {"at": 2})
    past = store.past("one")
    assert past is not None and past.base is not None and past.latest is not None
    assert (past.base.n, past.base.position, past.latest.n) == (1, {"at": 1}, 2)
    assert past.answers == [(2, 0, ("c",))] and past.row.version == "2"
    store.mark("one", "broken", [])
    row = store.game("one")
    assert row is not None and row.state == "broken"


def test_the_newest_games_that_are_listed_come_first(store: Store) -> None:
    for name in "abcd":
        row = game(name)
        row.created = row.updated = ord(name)
        row.listed = name != "d"
        store.make(row)
    assert [row.id for row in store.recent(2)] == ["c", "b"]
    store.sit("a", 1, "Bob", "t", "")
    assert [row.id for row in store.recent(1)] == ["a"]


def test_what_is_stored_is_there_when_it_is_opened_again(url: str) -> None:
    for present in (False, True):
        store = Store.open(url)
        assert (store.game("one") is not None) == present
        if not present:
            store.make(game())
        store.close()


def test_a_campaign_is_kept_with_its_games_or_not_at_all(store: Store) -> None:
    store.keep_campaign(CampaignRow(id="c", about={"n": 1}, changes=0))
    row = game()
    row.sealed = True
    store.keep_campaign(CampaignRow(id="c", about={"n": 2}, changes=1), [row])
    with pytest.raises(StaleDataError):
        store.keep_campaign(CampaignRow(id="c", about={"n": 3}, changes=1), [game("two")])
    kept, one = store.campaign("c"), store.game("one")
    assert kept is not None and (kept.about, kept.changes) == ({"n": 2}, 2)
    assert one is not None and one.sealed and store.game("two") is None
    store.keep_campaign(CampaignRow(id="c", about={}, changes=2), unsealed=["one"])
    one = store.game("one")
    assert one is not None and not one.sealed and store.campaign("x") is None


def test_the_migrations_and_the_models_make_the_same_tables(store: Store) -> None:
    config = alembic_config()
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        assert migration_of(connection) == NEWEST
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        command.downgrade(config, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
        command.upgrade(config, "head")
        assert migration_of(connection) == NEWEST
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_a_database_with_the_newest_migration_is_used_as_it_is() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == NEWEST


def test_the_migrations_speak_postgresql() -> None:
    config = alembic_config()
    config.output_buffer = io.StringIO()
    config.set_main_option("dialect", "postgresql")
    command.upgrade(config, "head", sql=True)
    for table in Base.metadata.tables:
        assert f"CREATE TABLE {table} (" in config.output_buffer.getvalue()


def test_the_default_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url().startswith("sqlite:///") and default_url().endswith("grimorio.sqlite")


@pytest.mark.parametrize("url", ["games.sqlite", "", "mongodb://x", "sqlite:////proc/nothing/games.sqlite"])
def test_a_database_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        open_engine(url)
    assert "\n" not in str(caught.value)


def test_no_folder_is_made_for_a_database_that_was_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no folder"):
        open_engine(f"sqlite:///{tmp_path}/data/games.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("not a database, but long enough to have a header " * 20)
    with pytest.raises(StoreError, match="file is not a database"):
        open_engine(f"sqlite:///{path}")


def test_a_database_of_a_newer_version(store: Store) -> None:
    """It is used while its tables were only added to."""
    url = store.engine.url.render_as_string(hide_password=False)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    open_engine(url).dispose()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE compatibility SET oldest = '9999'"))
    with pytest.raises(StoreError, match="newer Grimorio"):
        open_engine(url)


def test_games_of_an_older_file_have_shares_of_nobody_and_stay_listed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    engine = create_engine(url)
    config = alembic_config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO games VALUES ('one', 'magecraft', 'open', '{}', 0, 's', '1', 'h', 0, '[]',"
                " NULL, NULL, 1, 1)"
            )
        )
        connection.execute(
            text("INSERT INTO seats VALUES ('one', 0, 'person', 'Ada', NULL, 0, 't', NULL, 'any text')")
        )
    engine.dispose()
    store = Store.open(url)
    row = store.game("one")
    assert row is not None and (row.seats[0].name, row.seats[0].seal, row.seats[0].secret) == (
        "Ada",
        None,
        "",
    )
    assert row.listed, "all games were shown in lists before some were private"
    store.close()


def test_a_judge_is_stored_alone_with_answers_and_when_answers_go_back(store: Store) -> None:
    store.make(game())
    store.begin("one", {"seed": "1"}, "1", "h", {})
    first, second, third = ({"name": "Clara", "rulings": [{"act": "come", "n": n}]} for n in range(3))
    assert store.game("one").judge is None  # type: ignore[union-attr]
    store.note("one", judge=first)
    past = store.past("one")
    assert past is not None and past.row.judge == first
    plain, ruled = (
        Addition("one", 0, n, [(n + 1, 0, ("done",))], judge=judge) for n, judge in ((0, None), (1, second))
    )
    assert plain.plain and not ruled.plain
    assert store.add_all([plain, ruled]) == [None, None]
    past = store.past("one")
    assert past is not None and past.row.judge == second and len(past.answers) == 2
    store.rewind("one", 0, 1, 0, {}, {}, None, [0], third)
    past = store.past("one")
    assert past is not None and past.row.judge == third and len(past.answers) == 1
    # What another server has taken back changes no judge.
    with pytest.raises(StaleDataError):
        store.rewind("one", 0, 0, 0, {}, {}, None, [0], first)
    assert store.game("one").judge == third  # type: ignore[union-attr]
